"""Two fighters side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.gui.pages.page import Page
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.bars import TapeRows
from ringside_manager.gui.pages.people.chooser import FighterChooser
from ringside_manager.gui.pages.people.compare_common import CommonPanel
from ringside_manager.gui.pages.people.compare_pairs import career_pairs, rating_pairs
from ringside_manager.gui.pages.people.meetings import Meetings
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Empty, Link, Panel, Scroll, button, column, note, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import Comparison, comparison
from ringside_manager.office.facts.roster import RosterRow, roster


class NameBlock(QWidget):
    """A fighter's name in the colour of his corner, with the way to his page."""

    def __init__(self, tone: str, *, left: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = SizedLabel("", 1.5, QFont.Weight.Bold, display=True)
        self.name.setProperty("tone", tone)
        self.name.setWordWrap(True)
        self.told = note()
        self.link = Link()
        flag = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        self.name.setAlignment(flag)
        self.told.setAlignment(flag)
        links = row(self.link, None) if left else row(None, self.link)
        column(self.name, self.told, links, space=1, parent=self)

    def show_row(self, fighter: RosterRow) -> None:
        """Show another fighter."""
        self.name.setText(fighter.name)
        told = tr("{standing}, {record}, {manager}")
        self.told.setText(
            told.format(
                standing=shown.standing(fighter.rank, retired=fighter.is_retired),
                record=shown.record_of(fighter),
                manager=fighter.manager_name or tr("free agent"),
            )
        )
        self.link.set(tr("His page"), Place("fighter", fighter.number))
        self.link.setAccessibleName(tr("The page of {name}").format(name=fighter.name))


class ComparePage(Page):
    """Red is the number of the place, blue its part; both can be chosen here."""

    def build(self) -> None:
        """Make choosers and panels."""
        self.red, self.blue = (
            FighterChooser(tr("Fighter in the red corner")),
            FighterChooser(tr("Fighter in the blue corner")),
        )
        self.swap = button(tr("Swap corners"), self._swap, picture="refresh")
        self.rule_books = button(
            tr("Under every rule book…"), self._judge, picture="glove",
            tip=tr("What each bout system makes of the two"),
        )  # fmt: skip
        self.red.chosen.connect(lambda number: self._choose(number, self._pair()[1]))
        self.blue.chosen.connect(lambda number: self._choose(self._pair()[0], number))
        self.names = NameBlock("red", left=True), NameBlock("blue", left=False)
        self.ratings, self.career = TapeRows(), TapeRows()
        self.meetings, self.common = Meetings(), CommonPanel()
        self.versus = SizedLabel("", 1.9, QFont.Weight.Bold, display=True)
        self.versus_told = note()
        for label in (self.versus, self.versus_told):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        for block in self.names:
            block.link.go.connect(self.go)
        self.meetings.go.connect(self.go)
        self.common.go.connect(self.go)
        self._lay_out()

    def _lay_out(self) -> None:
        choosers = row(space=3)
        choosers.addWidget(self.red, 1)
        choosers.addWidget(self.swap)
        choosers.addWidget(self.blue, 1)
        head = Panel()
        between = row(space=4)
        between.addWidget(self.names[0], 1)
        between.addLayout(column(self.versus, self.versus_told, space=1))
        between.addWidget(self.names[1], 1)
        head.body.addLayout(between)
        panels = []
        for title, tape in ((tr("Ratings"), self.ratings), (tr("Career"), self.career)):
            panel = Panel(title)
            panel.body.addWidget(tape)
            panels.append(panel)
        self._told = QWidget()
        column(head, *panels, self.meetings, self.common, None, space=4, parent=self._told)
        self._nobody = Empty(tr("Choose two different fighters to see them side by side."))
        inner = QWidget()
        column(self._told, self._nobody, space=0, parent=inner)
        box = column(choosers, row(None, self.rule_books), space=3, parent=self)
        box.addWidget(Scroll(inner, sideways=True), 1)

    def refresh(self) -> None:
        """Read both fighters."""
        books, (red, blue) = self.session.books, self._pair()
        rows = sorted(roster(books), key=lambda fighter: (fighter.is_retired, fighter.name))
        for chooser, number in ((self.red, red), (self.blue, blue)):
            chooser.set_fighters(rows)
            chooser.show_number(number)
        both = red in books.fighters and blue in books.fighters and red != blue
        self._told.setVisible(both)
        self._nobody.setVisible(not both)
        self.swap.setEnabled(both)
        self.rule_books.setEnabled(both)
        if both:
            self._show(comparison(books, red, blue))

    def show_place(self, place: Place) -> None:
        """Show two fighters."""
        super().show_place(place)
        self.retitled.emit()

    def title(self) -> str:
        """Who is compared."""
        fighters = self.session.books.fighters
        red, blue = (fighters.get(number) for number in self._pair())
        if red is None or blue is None:
            return tr("Compare")
        return tr("{red} and {blue}").format(red=red.name, blue=blue.name)

    def _show(self, told: Comparison) -> None:
        names = told.red.name, told.blue.name
        for block, fighter in zip(self.names, (told.red, told.blue), strict=True):
            block.show_row(fighter)
        met = told.head_to_head
        self.versus.setText(
            tr("{red} : {blue}").format(red=met.wins, blue=met.losses) if met.bouts else tr("versus")
        )
        self.versus_told.setText(tr("bouts won against each other") if met.bouts else "")
        self.versus_told.setVisible(bool(met.bouts))
        self.ratings.show_pairs(rating_pairs(told), names)
        self.career.show_pairs(career_pairs(told), names)
        self.meetings.show_meetings(told.meetings)
        self.common.show_common(told.common)

    def _pair(self) -> tuple[int, int]:
        part = self.place.part
        return self.place.number, int(part) if part.isdecimal() else 0

    def _choose(self, red: int, blue: int) -> None:
        self.go.emit(Place("compare", red, str(blue)))

    def _swap(self) -> None:
        red, blue = self._pair()
        self._choose(blue, red)

    def _judge(self) -> None:
        self.go.emit(Place("rule books", self.place.number, self.place.part))
