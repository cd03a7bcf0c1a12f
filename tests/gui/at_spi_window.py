"""The window with the sample league on a real display, page by page as it is asked: "NAME" in, "NAME" out once it is shown.

Run by ``at_spi_walk``, which reads the window over the bus in between.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from PySide6.QtCore import QSocketNotifier, QTimer

from ringside_manager.gui.app import make_application, prepare
from ringside_manager.gui.gallery import places
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import Settings, settings, use_settings
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.stores import make_sample

CALM_MS = 900


def main() -> None:
    """Show pages until there is nothing more to read."""
    with tempfile.TemporaryDirectory() as folder:
        use_settings(Settings(Path(folder) / "settings.ini"))
        settings().set_value("curtain", False)
        settings().set_value("evening/begun", True)
        application = make_application([])
        prepare(application)
        window = MainWindow()
        window.resize(1280, 800)
        window.show()
        window.show_league(Session.open(make_sample(Path(folder))))
        window.desk.take_seat(window.desk.turns.order[0])
        pages = dict(places(window.desk.session.books))

        def show() -> None:
            wanted = sys.stdin.readline().strip()
            if not wanted:
                application.quit()
                return
            window.desk.go(pages[wanted])
            QTimer.singleShot(CALM_MS, lambda: print(wanted, flush=True))

        listener = QSocketNotifier(sys.stdin.fileno(), QSocketNotifier.Type.Read)
        listener.activated.connect(show)
        print(" ".join(pages), flush=True)
        application.exec()
        window.close()


if __name__ == "__main__":
    main()
