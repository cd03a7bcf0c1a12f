"""Branches of the open league beside it: money, ranks and titles, side by side."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.background import Background
from ringside_manager.gui.look import size_window
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Dialog, Empty, Heading, button, column, note, row, set_tip, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.branches import MOST_BRANCHES, Branch, Comparison, TitleLine, compare
from ringside_manager.office.office import Office


class CompareBranches(Dialog):
    """The open league and the branches somebody adds; each is read, none is changed."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Compare branches"))
        self.setObjectName("compare_branches")
        self._session = session
        self._background = Background(self)
        self._branches = [Branch(session.books, tuple(session.entries))]
        self.said = note()
        self.empty = Empty(
            tr(
                "Add a league that was branched from this one, or the one it was branched from. Money, ranks and titles then stand side by side."
            )
        )
        self.table = QTreeWidget()
        self.table.setUniformRowHeights(True)
        self.table.setRootIsDecorated(False)
        self.table.setAccessibleName(tr("Branches side by side"))
        self.table.header().setStretchLastSection(False)
        self.table.header().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.add = button(tr("Add a branch…"), self._ask, picture="plus")
        close = button(tr("Close"), self.reject)
        column(
            Heading(self.windowTitle(), 1), self.said, (self.empty, 1), (self.table, 1),
            row(self.add, None, close, space=2), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 820, 640)
        self._show(None)

    def _ask(self) -> None:
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("Add a branch"), str(self._session.path.parent), tr("Leagues (*.ringside)")
        )
        if chosen:
            self.read(Path(chosen))

    def read(self, path: Path) -> None:
        """Read a branch off the window's thread, and show it beside the others."""
        self.add.setEnabled(False)
        self._background.run(self.windowTitle(), lambda _job: _read(path), self._read, self._fail)

    def _read(self, branch: Branch) -> None:
        branches = [*self._branches, branch]
        try:
            found = compare(branches)
        except RingsideError as refused:
            self._fail(refused)
            return
        self._branches = branches
        self._show(found)

    def _fail(self, refused: RingsideError) -> None:
        self.add.setEnabled(True)
        self.said.setText(error_text(refused).whole)
        self.said.show()

    def _show(self, found: Comparison | None) -> None:
        show_if(self.empty, found is None)
        show_if(self.table, found is not None)
        show_if(self.said, found is not None)
        full = len(self._branches) >= MOST_BRANCHES
        self.add.setEnabled(not full)
        set_tip(self.add, tr("No more than {most} at once").format(most=MOST_BRANCHES) if full else "")
        if found is None:
            return
        told = tr(
            "They share everything up to night {parted}. Compared is how they stood after night {night}."
        )
        self.said.setText(told.format(parted=found.parted, night=found.night))
        self.table.clear()
        self.table.setHeaderLabels(["", *found.names])
        many = len(found.names)
        for place in range(1, many + 1):
            self.table.headerItem().setTextAlignment(place, _RIGHT)
        self._section(tr("Money"), [(line.name, list(map(_money, line.cents))) for line in found.money], many)
        self._section(tr("Ranks"), [(line.name, list(map(_rank, line.ranks))) for line in found.ranks], many)
        longest = max(map(len, found.titles), default=0)
        reigns = [
            ("", [_reign(each[place]) if place < len(each) else "" for each in found.titles])
            for place in range(longest)
        ]
        self._section(tr("Champions since they parted"), reigns, many)
        self.table.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)

    def _section(self, title: str, rows: Sequence[tuple[str, list[str]]], many: int) -> None:
        """A heading and its rows; what differs from the first league is in bold."""
        head = QTreeWidgetItem([title])
        letters = head.font(0)
        letters.setBold(True)
        head.setFont(0, letters)
        head.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.table.addTopLevelItem(head)
        for name, cells in rows or [("", [tr("nobody")] * many)]:
            item = QTreeWidgetItem([name, *cells])
            for place in range(1, many + 1):
                item.setTextAlignment(place, _RIGHT)
                if cells[place - 1] != cells[0]:
                    item.setFont(place, letters)
            self.table.addTopLevelItem(item)


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def _read(path: Path) -> Branch:
    with Office.open(path, read_only=True) as office:
        return Branch(office.books, office.entries)


def _money(cents: int | None) -> str:
    return "–" if cents is None else words.money(cents)


def _rank(rank: int | None) -> str:
    if rank is None:
        return "–"
    return words.number(rank) if rank else tr("champion")


def _reign(line: TitleLine) -> str:
    until = tr("to night {night}").format(night=line.until) if line.until is not None else tr("on")
    return tr("{champion}, from night {since} {until}").format(
        champion=line.champion, since=line.since, until=until
    )
