"""The card of the champion, or of the vacant title and who may fight for it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QWidget

from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.look.icons import pixmap
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.parts import Figure
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Badge, Heading, Link, Panel, column, note, row
from ringside_manager.language import tr
from ringside_manager.office.facts.rankings import DivisionPage


class ChampionCard(Panel):
    """Who holds the title and since when; a vacant title names the next in line."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.picture = QLabel()
        self.badge = Badge()
        self.name = Heading("", 1)
        self.told = note()
        self.links = [Link() for _ in range(3)]
        self.nights = Figure(tr("nights"))
        self.defences = Figure(tr("defences"))
        self.record = Figure(tr("won-lost-drawn"))
        for link in self.links:
            link.go.connect(self.go)
        links = row(*self.links, None, space=2)
        left = column(row(self.badge, None), self.name, self.told, links, space=1)
        box = row(self.picture, space=4)
        box.addLayout(left, 1)
        for figure in (self.record, self.nights, self.defences):
            box.addWidget(figure)
        self.body.addLayout(box)
        follow_look(self._paint)
        self._paint()

    def _paint(self) -> None:
        self.picture.setPixmap(pixmap("belt", px(56), theme().gold))

    def show_division(self, page: DivisionPage) -> None:
        """Show the champion of a class."""
        for figure in (self.record, self.nights, self.defences):
            figure.setVisible(page.champion is not None)
        self.badge.set(shown.title_name(page.weight_class), "gold" if page.champion else "neutral")
        for link in self.links:
            link.hide()
        if page.champion is not None and page.reign is not None:
            self._show_champion(page)
        elif page.vacant:
            self._show_vacant(page)
        else:
            self.name.setText(tr("Nobody has won it yet"))
            self.told.setText(
                tr("A tournament of all fighters crowns the first champion; ranks begin with him.")
            )
            self._link(0, tr("Tournament"), Place("tournament"))

    def _show_champion(self, page: DivisionPage) -> None:
        assert page.champion is not None
        assert page.reign is not None
        rung, reign = page.ladder[0], page.reign
        self.name.setText(page.champion.name)
        if reign.won_from is None:
            self.told.setText(tr("Champion since night {night}").format(night=reign.from_night))
        else:
            told = tr("Champion since night {night}, won against {opponent}")
            self.told.setText(told.format(night=reign.from_night, opponent=reign.won_from.name))
        self._link(0, tr("His page"), shown.fighter_place(page.champion))
        self._link(
            1, tr("The bout that made him"), None if reign.won_bout is None else Place("bout", reign.won_bout)
        )
        self._link(2, shown.manager_name(rung.manager), shown.manager_place(rung.manager))
        self.record.show_value(shown.record(rung.record))
        self.nights.show_value(str(reign.nights))
        self.defences.show_value(str(reign.defences))

    def _show_vacant(self, page: DivisionPage) -> None:
        self.name.setText(tr("Vacant"))
        if len(page.next_in_line) == 2:
            self.told.setText(tr("Next in line for it:"))
            for place, fighter in enumerate(page.next_in_line):
                self._link(place, fighter.name, shown.fighter_place(fighter))
        else:
            self.told.setText(
                tr("Two of the four best contenders must be rested and willing; there are no such two now.")
            )
        self.told.setProperty("rule", "C66")

    def _link(self, number: int, text: str, place: Place | None) -> None:
        self.links[number].set(text, place)
        self.links[number].setVisible(place is not None)
