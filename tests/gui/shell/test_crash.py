"""What happens when the program itself is at fault."""

from __future__ import annotations

import errno
import os
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ringside_manager.gui.shell.about import KEPT, CrashDesk, redacted


@pytest.fixture
def desk(qapp: QApplication, tmp_path: Path) -> Iterator[CrashDesk]:
    made = CrashDesk(tmp_path / "reports")
    yield made
    if made.dialog is not None:
        made.dialog.close()
        made.dialog.deleteLater()


def fail(desk: CrashDesk, text: str = "boom") -> None:
    try:
        int(text)
    except ValueError as error:
        desk.take(type(error), error, error.__traceback__)


def test_a_thousand_equal_faults_are_told_once(desk: CrashDesk, qtbot: QtBot) -> None:
    for _ in range(1000):
        fail(desk)
    qtbot.waitUntil(lambda: bool(desk.reports))
    assert len(desk.reports) == 1
    assert "ValueError: invalid literal" in desk.dialog.text.toPlainText()


def test_a_fault_in_another_thread_is_told_in_the_window(desk: CrashDesk, qtbot: QtBot) -> None:
    thread = threading.Thread(target=fail, args=(desk,))
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: bool(desk.reports))
    assert desk.dialog.isVisible()


def test_reports_name_no_folder_of_this_computer(desk: CrashDesk, qtbot: QtBot) -> None:
    fail(desk)
    qtbot.waitUntil(lambda: bool(desk.reports))
    assert str(Path.home()) not in redacted(f'File "{Path.home()}/x/site-packages/a/b.py", line 1')
    assert 'File "site-packages/a/b.py"' in redacted('File "/x/y/site-packages/a/b.py", line 1')
    assert sys.version.split()[0] in desk.reports[0]


@pytest.mark.skipif(os.name == "nt", reason="needs /proc")
def test_a_report_that_cannot_be_kept_is_a_line_in_the_dialog(desk: CrashDesk, qtbot: QtBot) -> None:
    desk.folder = Path("/proc/nowhere/reports")
    fail(desk)
    qtbot.waitUntil(lambda: desk.dialog is not None)
    assert desk.dialog.isVisible()
    assert desk.dialog.unwritten.text().startswith(
        f"The report could not be kept: {os.strerror(errno.ENOENT)}."
    )


def test_other_files_among_the_reports_are_left_alone(desk: CrashDesk, qtbot: QtBot) -> None:
    desk.folder.mkdir()
    names = {"report-old.txt", "report-x.txt", "report-9999999999.txt", "report-0006.txt"}
    for name in names:
        (desk.folder / name).write_text("x", encoding="utf-8")
    (desk.folder / "report-0009.txt").mkdir()
    fail(desk)
    qtbot.waitUntil(lambda: bool(desk.reports))
    assert not desk.dialog.unwritten.isVisible()
    assert {file.name for file in desk.folder.iterdir()} == names | {"report-0009.txt", "report-0007.txt"}


def test_old_reports_are_thinned_out(desk: CrashDesk, qtbot: QtBot) -> None:
    desk.folder.mkdir(parents=True)
    for number in range(KEPT + 5):
        (desk.folder / f"report-{number:04}.txt").write_text("old", encoding="utf-8")
    fail(desk)
    qtbot.waitUntil(lambda: bool(desk.reports))
    kept = sorted(desk.folder.glob("report-*.txt"))
    assert len(kept) == KEPT
    assert "boom" in kept[-1].read_text(encoding="utf-8")
