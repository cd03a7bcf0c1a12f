"""The league at a glance: its season, who is waited for, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.gui import words
from ringside_manager.gui.advance import Advancer
from ringside_manager.gui.corners import CornerColour, CornerMark, colours_in
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.turns import Turns
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    Link,
    Panel,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.roster import Standing

# The league table and the coming nights, beside the inbox


_TO_THE_RIGHT = Qt.AlignmentFlag.AlignRight


class LeaguePanel(Panel):
    """The managers by money, the viewer's own line marked (C70)."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("League table"))
        self._session = session
        self._grid = grid(3, 1, stretch={0: 1})
        self.body.addLayout(self._grid)
        self._lines: list[tuple[QLabel, CornerMark, Link, QLabel, QLabel]] = []
        """What there is of each manager's line, best first; written anew whenever the table is."""
        self.setProperty("rule", "C70")

    def set_rows(self, rows: tuple[Standing, ...]) -> None:
        """Show the table; lines are made for another number of managers only."""
        viewer, colours = self._session.viewer, colours_in(self._session.books)
        if len(rows) != len(self._lines):
            self._make_lines(rows, colours)
        for (rank, mark, link, money, change), standing in zip(self._lines, rows, strict=True):
            mine = viewer is not None and viewer.manager == standing.manager
            name = tr("{name} (you)").format(name=standing.name) if mine else standing.name
            rank.setText(tr("{place}.").format(place=standing.place))
            set_tone(rank, "gold" if mine else "")
            mark.set(colours[standing.manager])
            link.set(name, Place("manager", standing.manager))
            money.setText(words.money(standing.balance_cents))
            change.setText(change_words(standing.change_cents))
            set_tone(change, _tone(standing.change_cents))

    def _make_lines(self, rows: tuple[Standing, ...], colours: Mapping[int, CornerColour]) -> None:
        clear_layout(self._grid)
        self._lines = []
        for place, head in enumerate((tr("Manager"), tr("Money"), tr("Last night"))):
            label = plain_label(head, tone="muted")
            self._grid.addWidget(label, 0, place, _TO_THE_RIGHT if place else Qt.AlignmentFlag.AlignLeft)
        for line, standing in enumerate(rows, 1):
            mark = CornerMark(colours[standing.manager], 11)
            rank, link, money, change = plain_label(), Link(go=self.go), plain_label(), plain_label()
            self._grid.addLayout(row(rank, mark, link, None, space=1), line, 0)
            self._grid.addWidget(money, line, 1, _TO_THE_RIGHT)
            self._grid.addWidget(change, line, 2, _TO_THE_RIGHT)
            self._lines.append((rank, mark, link, money, change))


class NextNightsPanel(Panel):
    """The bouts the viewer's fighters are booked for."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("Next nights"))
        self._session = session
        self._box = column(space=1)
        self.body.addLayout(self._box)

    def set_rows(self, rows: tuple[tuple[int, BoutBook], ...]) -> None:
        clear_layout(self._box)
        fighters = self._session.books.fighters
        night = 0
        for mine, bout in rows[:12]:
            if bout.night != night:
                night = bout.night
                link = Link(tr("Night {night}").format(night=night), Place("cards", night), go=self.go)
                self._box.addWidget(link)
            text = tr("{mine} against {other}, {arena}").format(
                mine=fighters[mine].name,
                other=fighters[bout.opponent_of(mine)].name,
                arena=words.arena(bout.arena),
            )
            self._box.addWidget(plain_label(text, wrap=True))
        if not rows:
            self._box.addWidget(
                note(tr("None of your fighters has a bout to come. Find one on the matchmaker's page."))
            )
            link = Link(tr("To the matchmaker"), Place("matchmaker"), go=self.go)
            self._box.addWidget(link)


def change_words(cents: int) -> str:
    """A gain or loss of money; nothing gained has no sign."""
    return words.signed(words.money(cents)) if cents else words.money(0)


def _tone(cents: int) -> str:
    return "muted" if not cents else "good" if cents > 0 else "bad"


# A campaign that is over: who has won it, the final table, and where to read on


def victory_words(names: Sequence[str]) -> str:
    """Who has won the campaign, one or several (C70)."""
    one = tr("{names} has won the campaign")
    return (one if len(names) == 1 else tr("{names} have won the campaign together")).format(
        names=" · ".join(names)
    )


def holder_words(names: Sequence[str]) -> str:
    """Who was champion at the end, of several classes all."""
    if not names:
        return tr("Nobody was champion at the end.")
    return tr("Champion at the end: {names}").format(names=", ".join(names))


class FinalPanel(Panel):
    """The end of a league, for everybody: who won, and the ways on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = Heading("", 1)
        self.champions = note()
        finale = button(
            tr("To the finale"), lambda: self.go.emit(Place("finale")), kind="primary", picture="trophy"
        )
        doors = (
            (tr("Awards of the seasons"), Place("records", part="awards")),
            (tr("Record book"), Place("records", part="book")),
            (tr("Every dollar"), Place("ledger")),
        )
        links = (Link(text, place, go=self.go) for text, place in doors)
        says = note(
            tr("The finale has the race for money and its awards; the same league can play on from there.")
        )
        for part in (self.heading, self.champions, says):
            self.body.addWidget(part)
        self.body.addLayout(row(finale, *links, None, space=4))

    def show_end(self, books: Books) -> None:
        """Show how it ended (C70)."""
        self.heading.setText(victory_words([books.managers[number].name for number in books.winners]))
        holders = (number for division in books.divisions.values() for number in division.champions)
        self.champions.setText(holder_words([books.fighters[number].name for number in holders]))


# The office when nobody sits in it: what the league waits for, and the seats to take


class WaitingView(Panel):
    """Whose turn is still to come, in order."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self.heading = Heading("", 2)
        self.words = note()
        self._list = column()
        for widget in (self.heading, self.words):
            self.body.addWidget(widget)
        self.body.addLayout(self._list)
        self.body.addStretch(1)

    def refresh(self) -> None:
        turns = self._session.findChild(Turns)
        order = self._session.persons
        waiting = turns.waiting if isinstance(turns, Turns) else order
        night = self._session.books.closed + 1
        clear_layout(self._list)
        if self._session.books.ended:
            self.heading.setText(tr("The campaign is over"))
            self.words.setText(tr("The books stay open to read."))
        elif waiting:
            self.heading.setText(tr("Fight night {night} waits").format(night=night))
            self.words.setText(tr("These have something to decide before it. Take your seat."))
        else:
            self.heading.setText(tr("Everything is ready for fight night {night}").format(night=night))
            self.words.setText(tr("Go on to the poster of the night."))
        for party in order:
            self._list.addLayout(self._line(party, party in waiting))

    def _line(self, party: Party, waits: bool) -> QVBoxLayout:
        role = tr("Promoter") if party.promoter else tr("Manager")
        take = button(
            tr("Take this seat"),
            partial(self._take, party),
            kind="primary" if waits else "",
            picture="seat",
            name=tr("Take the seat of {name}").format(name=party.name),
        )
        badge = Badge(
            tr("Turn to come") if waits else tr("Nothing to decide"), "warn" if waits else "good", self
        )
        box = QVBoxLayout()
        line = row(Heading(party.name, 3), plain_label(role, tone="muted"), badge, None, take, space=3)
        line.setAlignment(badge, Qt.AlignmentFlag.AlignVCenter)
        box.addLayout(line)
        return box

    def _take(self, party: Party) -> None:
        """Ask for the seat; the window lets the curtain down where there is somebody to hide things from."""
        turns = self._session.findChild(Turns)
        if isinstance(turns, Turns) and party not in turns.waiting:
            turns.reopen(party)
        advancer = self._session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.hand_to(party)
        else:
            self._session.sit(party)
