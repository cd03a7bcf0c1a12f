"""The program about itself: its version and what is new in it, who made it all, and what happens when it is at fault.

A fault brings one dialog, and a report that stays on this computer.
"""

from __future__ import annotations

import platform
import re
import sys
import traceback
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6 import __version__ as pyside_version
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from ringside_manager import __version__, paths
from ringside_manager.errors import RingsideError
from ringside_manager.files import write_text
from ringside_manager.gui.look import pixmap, px, size_window
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Scroll,
    button,
    column,
    link_button,
    note,
    plain_label,
    row,
)
from ringside_manager.language import LANGUAGE, tr

if TYPE_CHECKING:
    from ringside_manager.bout.registry import PlugIn


# What is new, version by version


SEEN = "program/seen"
"""The setting that holds the version this person ran last."""


Releases = dict[str, tuple[tuple[str, str], ...]]
"""Versions and what each brought: pairs of a title and a sentence or two."""


def releases() -> Releases:
    """Every version that has something to tell, in the language chosen, the latest first."""
    files = {
        file.stem: file
        for file in (paths.resources() / "changes").glob("*.toml")
        if file.stem.count(".") == 2
    }
    return {version: _changes(files[version]) for version in sorted(files, key=numbers_of, reverse=True)}


def news_since(seen: str) -> Releases:
    """What came after the version ``seen``, up to this one."""
    since, now = numbers_of(seen), numbers_of(__version__)
    return {one: told for one, told in releases().items() if since < numbers_of(one) <= now}


def numbers_of(version: str) -> tuple[int, ...]:
    """The numbers of a version, by which versions are ordered; none of a text that is no version."""
    return tuple(int(part[:9]) for part in re.findall(r"[0-9]+", version)[:4])


def _changes(file: Path) -> tuple[tuple[str, str], ...]:
    import tomllib  # only for what is new

    translation = file.with_suffix(f".{LANGUAGE.code}.toml")
    told = tomllib.loads((translation if translation.is_file() else file).read_text(encoding="utf-8"))
    return tuple((change["title"], change["text"]) for change in told["change"])


def tell_news(window: QWidget) -> WhatsNew | None:
    """After an upgrade show what is new since the version this person ran last: once, and nothing at the first start."""
    seen = settings().value(SEEN, "")
    if numbers_of(seen) >= numbers_of(__version__):
        return None
    settings().set_value(SEEN, __version__)
    found = news_since(seen) if seen else {}
    if not found:
        return None
    dialog = WhatsNew(found, window)
    dialog.open()
    return dialog


class WhatsNew(Dialog):
    """What the versions brought, all of them if none are named."""

    def __init__(self, told: Releases | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What is new"))
        page = QWidget()
        box = column(space=3, parent=page)
        for version, changes in (told or releases()).items():
            box.addWidget(Heading(tr("Version {version}").format(version=version), 2))
            for title, text in changes:
                box.addLayout(column(Heading(title, 3), plain_label(text, wrap=True), space=1))
        box.addStretch(1)
        again = note(tr("It can be read again at any time: Help > What is new."))
        close = button(tr("Close"), self.accept, kind="primary")
        close.setDefault(True)
        column(
            Heading(tr("What is new"), 1),
            (Scroll(page), 1),
            row((again, 1), close),
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 620, 560)


# Who made the games and the program


class About(Dialog):
    """What the program is, whose games it plays, and that it is nobody's but its makers'."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Ringside Manager"))
        picture = QLabel()
        picture.setPixmap(pixmap("application", px(72)))
        picture.setAccessibleName(tr("The program's sign: a boxing glove over three ropes"))
        head = row(
            picture,
            column(
                Heading(tr("Ringside Manager"), 1),
                row(
                    plain_label(tr("Version {version}").format(version=__version__), tone="muted"),
                    link_button(tr("What is new"), lambda: WhatsNew(parent=self).open()),
                    None,
                ),
                None,
                space=1,
            ),
            None,
            space=4,
        )
        page = QWidget()
        page.setLayout(self._told())
        scroll = Scroll(page)
        scroll.setMinimumHeight(px(220))
        column(
            head,
            scroll,
            row(None, button(tr("Close"), self.accept, kind="primary")),
            space=3,
            margins=5,
            parent=self,
        )
        self.setMinimumWidth(px(480))

    def _told(self) -> QVBoxLayout:
        places = tr(
            "Leagues: {leagues}\nFighter sets: {sets}\nHouse rules: {rules}\nSettings: {settings}"
        ).format(
            leagues=paths.saves(), sets=paths.own_sets(), rules=paths.own_rules(), settings=paths.settings()
        )
        return column(
            plain_label(tr("A boxing league for several managers at one keyboard."), wrap=True),
            Heading(tr("The games and their designers"), 3),
            *(plain_label(text, wrap=True) for text in designers()),
            *_plug_ins(),
            Heading(tr("Where your files lie"), 3),
            plain_label(places, wrap=True),
            note(
                tr(
                    "The program is a work of its own. It is not affiliated with, nor endorsed by, the designers "
                    "or publishers of these games; their names belong to them."
                )
            ),
            note(
                tr(
                    "Free software under the MIT licence. The typeface is Inter, under the SIL Open Font License."
                )
            ),
            space=3,
        )


def _plug_ins() -> list[QWidget]:
    """The bout systems of other packages with their state; nothing where there are none."""
    from ringside_manager.bout import registry  # a fault is told before any bout is loaded

    found = registry.plug_ins()
    head: list[QWidget] = [Heading(tr("Plug-ins"), 3)] if found else []
    return head + [_state(one) for one in found]


def _state(plug_in: PlugIn) -> QWidget:
    from ringside_manager.gui.board.window import fault_of

    fault = plug_in.fault or fault_of(plug_in.name)
    text = tr("{plug_in}: could not be loaded. {fault}") if plug_in.fault else tr("{plug_in}: loaded")
    if fault and not plug_in.fault:
        text = tr("{plug_in}: loaded, but shown plainly, since its window could not be loaded. {fault}")
    return plain_label(text.format(plug_in=plug_in, fault=fault), wrap=True, tone="warn" if fault else "")


def designers() -> tuple[str, ...]:
    """Every bout system that is installed, with who designed the game."""
    from ringside_manager.bout import registry

    infos = (registry.get(name).info for name in registry.names())
    return tuple(
        tr("{game}, designed by {people}").format(game=info.title, people=info.designers) for info in infos
    )


# When the program itself is at fault


KEPT = 20
"""Reports that are kept in the folder, the newest."""
_REPORT = re.compile(r"report-(\d{1,9})\.txt")


class CrashDesk(QObject):
    """Takes every exception nobody expected, from whatever thread, and shows each kind once."""

    _happened = Signal(str)

    def __init__(self, folder: Path | None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.folder = folder
        """Where reports are kept; ``None`` for nowhere."""
        self.reports: list[str] = []
        self.dialog: CrashDialog | None = None
        self._seen: set[str] = set()
        self._happened.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def install(self) -> None:
        """From now on take what would end in ``sys.excepthook``."""
        sys.excepthook = self.take

    def take(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Note an exception; the same fault at the same place is told once."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
            return
        fault = "".join(traceback.format_exception(kind, error, trace))
        mark = "".join(traceback.format_tb(trace)) + kind.__name__
        if mark not in self._seen:
            self._seen.add(mark)
            self._happened.emit(report(fault))

    @Slot(str)
    def _tell(self, text: str) -> None:
        self.reports.append(text)
        if self.dialog is None or not self.dialog.isVisible():
            self.dialog = CrashDialog(text, QApplication.activeWindow())
            self.dialog.open()
        if trouble := self._write(text):
            self.dialog.tell_unwritten(trouble)

    def at_start(self, error: BaseException, *, watched: bool) -> None:
        """Tell of a fault that keeps the window from opening: in the terminal, in a report, on the screen.

        The dialog is shown, until it is closed, only where somebody is ``watched`` to be there.
        """
        text = report("".join(traceback.format_exception(error)))
        print(text, file=sys.stderr)  # noqa: T201
        trouble = self._write(text)
        if trouble:
            print(trouble, file=sys.stderr)  # noqa: T201
        if watched:
            self.dialog = CrashDialog(text, at_start=True)
            if trouble:
                self.dialog.tell_unwritten(trouble)
            self.dialog.exec()

    def _write(self, text: str) -> str:
        """Keep a report and let the oldest go; why it could not be kept, empty if it was."""
        if self.folder is None:
            return tr("There is no folder for reports.")
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            old = sorted(
                (int(found[1]), file)
                for file in self.folder.iterdir()
                if (found := _REPORT.fullmatch(file.name)) and file.is_file()
            )
            number = old[-1][0] + 1 if old else 1
            write_text(self.folder / f"report-{number:04}.txt", [text])
            for _, file in old[: max(0, len(old) + 1 - KEPT)]:
                file.unlink()
        except OSError as error:
            return f"{error.strerror}."
        except RingsideError as error:
            return str(error)
        return ""


def report(fault: str) -> str:
    """A report in text, without the names of folders on this computer."""
    head = [
        f"Ringside Manager {__version__}",
        f"Python {platform.python_version()}, PySide6 {pyside_version}, {platform.system()} {platform.release()}",
        "",
    ]
    return "\n".join(head) + redacted(fault)


def redacted(text: str) -> str:
    """A traceback whose file names begin in the program or its libraries."""
    home = re.escape(str(Path.home()))
    text = re.sub(r'File "[^"]*?((?:ringside_manager|site-packages|lib)[/\\][^"]*)"', r'File "\1"', text)
    return re.sub(home, "~", text)


class CrashDialog(Dialog):
    """Says that the program is at fault, that the league is safe, and shows the report.

    ``at_start``: the window did not even open, there is nothing to go on with; ``earlier``: it was the
    last time the program ran.
    """

    def __init__(
        self, text: str, parent: QWidget | None = None, *, at_start: bool = False, earlier: bool = False
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Something went wrong"))
        said = note(_unopened() if at_start else _ended() if earlier else _at_fault())
        self.unwritten = plain_label(tone="warn", wrap=True)
        self.unwritten.hide()
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Report"))
        go_on = button(tr("Quit") if at_start else tr("Go on"), self.accept, kind="primary")
        leave = [] if at_start or earlier else [button(tr("Quit"), QApplication.quit)]
        buttons = row(button(tr("Copy the report"), self._copy), None, *leave, go_on)
        column(
            Heading(tr("Something went wrong")),
            said,
            self.text,
            self.unwritten,
            buttons,
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 640, 460)
        go_on.setFocus()

    def tell_unwritten(self, why: str) -> None:
        text = tr("The report could not be kept: {why} Copy it if you want to send it.")
        self.unwritten.setText(text.format(why=why))
        self.unwritten.show()

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())


def _at_fault() -> str:
    return tr(
        "The program made a mistake. Your league is safe: whatever was finished is in its file, "
        "and what was not finished has not begun. You can go on. The report below stays on this "
        "computer; send it to the makers if you like."
    )


def _unopened() -> str:
    return tr(
        "The program made a mistake and cannot open its window. Your leagues are safe. Try it with "
        "--safe-mode: settings are left alone then. The report below stays on this computer; send it "
        "to the makers if you like."
    )


def _ended() -> str:
    return tr(
        "The program ended suddenly the last time. Your league is safe: whatever was finished is in its "
        "file. The report below stays on this computer; send it to the makers if you like."
    )
