"""Two fighters side by side: the tale of the tape, bouts with each other, and opponents both have met."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.campaign.books import BoutBook, BoutState
from ringside_manager.gui import shown, words
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people import FighterChooser, leading
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, Sitter, sitter_in
from ringside_manager.gui.tape import Pair, TapeRows
from ringside_manager.gui.widgets import (
    Empty,
    Facts,
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.texts import SizedLabel, show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.bouts import Common, Comparison, comparison
from ringside_manager.office.facts.careers import BoutFacts
from ringside_manager.office.facts.roster import RosterRow, roster

# Whom two fighters have both met, and how each fared


MOST = 15
"""So many common opponents are named."""
MOST_BOUTS = 3
"""So many bouts with each are told, the latest."""


class CommonPanel(Panel):
    """Red's bouts on the left, the opponent between, blue's bouts on the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Common opponents"), parent)
        self.nothing = note(tr("There is nobody both have met."))
        self._grid = grid(4, 2, stretch={0: 1, 2: 1})
        self.body.addWidget(self.nothing)
        self.body.addLayout(self._grid)

    def show_common(self, common: Sequence[Common]) -> None:
        clear_layout(self._grid)
        show_if(self.nothing, not common)
        for line, (opponent, both) in enumerate(common[:MOST]):
            middle = self._link(opponent.name, Place("fighter", opponent.number))
            flags = Qt.AlignmentFlag.AlignCenter
            self._grid.addWidget(middle, line, 1, flags)
            for side, encounters in enumerate(both):
                flag = Qt.AlignmentFlag.AlignLeft if side else Qt.AlignmentFlag.AlignRight
                self._grid.addWidget(self._bouts(encounters, flag), line, 2 * side, flag)
        more = len(common) - MOST
        if more > 0:
            self._grid.addWidget(plain_label(tr("and %n more", "and %n more", more), tone="muted"), MOST, 1)

    def _bouts(self, encounters: Sequence[BoutFacts], flag: Qt.AlignmentFlag) -> QWidget:
        held = QWidget()
        box = column(space=1, parent=held)
        earlier = len(encounters) - MOST_BOUTS
        if earlier > 0:
            box.addWidget(plain_label(tr("%n earlier", "%n earlier", earlier), tone="muted"), 0, flag)
        for bout in encounters[-MOST_BOUTS:]:
            sentence = tr("{result}, round {round} (night {night})").format(
                result=shown.result_text(bout.won, bout.method), round=bout.round, night=bout.night
            )
            box.addWidget(self._link(sentence, Place("bout", bout.bout)), 0, flag)
        return held

    def _link(self, text: str, place: Place) -> Link:
        return Link(text, place, go=self.go)


# The tale of the tape: what two fighters have, figure against figure


def rating_pairs(told: Comparison) -> list[Pair]:
    """The nine ratings, each bar on the scale of the better of the two."""
    red, blue = told.red.abilities, told.blue.abilities
    return [_rated(words.rating(name), getattr(red, name), getattr(blue, name)) for name in ABILITY_NAMES]


def career_pairs(told: Comparison) -> list[Pair]:
    """Standing, record and money, the better figure marked."""
    red, blue = told.red, told.blue
    return [
        _named(tr("Standing"), [shown.standing(row.rank, retired=row.is_retired) for row in (red, blue)], _rank(red, blue)),
        _named(tr("Stance"), [shown.stance(row.stance) or "–" for row in (red, blue)]),
        _named(tr("From"), [row.nationality or "–" for row in (red, blue)]),
        _worded(tr("POP"), red.pop_half, blue.pop_half, words.pop),
        _named(tr("Record"), [shown.record_of(row) for row in (red, blue)], _sign(_winning(red), _winning(blue))),
        _worded(tr("Wins by KO"), red.kos, blue.kos, words.number),
        Pair(tr("KO share"), shown.share(red.ko_share), shown.share(blue.ko_share), None, _sign(red.ko_share or 0, blue.ko_share or 0)),
        _named(tr("Streak"), [shown.streak(row.streak) for row in (red, blue)], _sign(red.streak, blue.streak)),
        _worded(tr("Longest winning streak"), *told.longest_winning, words.number),
        _named(tr("Stopped by others"), [str(count) for count in told.stoppages_lost], _sign(*reversed(told.stoppages_lost))),
        _worded(tr("Knockdowns scored"), red.knockdowns, blue.knockdowns, words.number),
        _named(tr("Knockdowns suffered"), [str(red.knockdowns_suffered), str(blue.knockdowns_suffered)], _sign(blue.knockdowns_suffered, red.knockdowns_suffered)),
        _named(tr("Rounds boxed"), [str(count) for count in told.rounds]),
        _worded(tr("Reigns"), *told.reigns, words.number),
        _named(tr("Title bouts"), [str(count) for count in told.title_bouts]),
        _worded(tr("Earnings"), red.earnings, blue.earnings, words.dollars),
        *_before_the_league(told),
        _named(tr("Condition"), [shown.condition(row) or "–" for row in (red, blue)]),
    ]  # fmt: skip


def _before_the_league(told: Comparison) -> list[Pair]:
    """What both did in life, where the set tells it of one of them."""
    if told.careers == (None, None):
        return []
    texts = ["–" if career is None else shown.career(career) for career in told.careers]
    return [_named(tr("Record in life"), texts)]


def _rated(label: str, red: int, blue: int) -> Pair:
    most = max(red, blue, 1)
    return Pair(label, str(red), str(blue), (max(red, 0) / most, max(blue, 0) / most), _sign(red, blue))


def _worded(label: str, red: int, blue: int, text: Callable[[int], str]) -> Pair:
    return Pair(label, text(red), text(blue), None, _sign(red, blue))


def _named(label: str, texts: list[str], ahead: int = 0) -> Pair:
    return Pair(label, texts[0], texts[1], None, ahead)


def _rank(red: RosterRow, blue: RosterRow) -> int:
    """Who is ranked higher; an unranked man stands behind every ranked one."""
    last = 1_000_000
    return _sign(last if blue.rank is None else blue.rank, last if red.rank is None else red.rank)


def _winning(row: RosterRow) -> float:
    return row.win_share or 0.0


def _sign(one: float, other: float) -> int:
    return (one > other) - (one < other)


# The bouts two fighters have with each other, as links


class Meetings(Panel):
    """One line for each bout; the one whose page it stands on is not among them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("Their bouts with each other"), parent)
        self.facts, self.nothing = Facts(), note(tr("They have not met."))
        self.body.addWidget(self.facts)
        self.body.addWidget(self.nothing)

    def show_meetings(self, meetings: Sequence[BoutBook], names: Mapping[int, str], here: int = 0) -> None:
        """Show other bouts of the two named, all but bout ``here``."""
        others = [bout for bout in meetings if bout.number != here]
        self.facts.set([(words.night(bout.night), self._link(bout, names)) for bout in others])
        show_if(self.facts, bool(others))
        show_if(self.nothing, not others)
        self.nothing.setText(tr("They have not met in any other bout.") if here else tr("They have not met."))

    def _link(self, bout: BoutBook, names: Mapping[int, str]) -> QWidget:
        made = Link(_how_it_ended(bout, names), Place("bout", bout.number), go=self.go)
        return leading(made)


def _how_it_ended(bout: BoutBook, names: Mapping[int, str]) -> str:
    outcome = bout.outcome
    if bout.state is not BoutState.FOUGHT or outcome is None:
        return words.bout_state(bout.state)
    if bout.winner is None:
        return words.method(outcome.method, outcome.cause)
    return tr("{winner} won: {how}").format(
        winner=names[bout.winner], how=words.ended(outcome.method, outcome.round, outcome.cause)
    )


# Two fighters side by side


class NameBlock(QWidget):
    """A fighter's name in the colour of his corner, with the way to his page."""

    def __init__(self, tone: str, *, left: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.portrait = PortraitLabel(84)
        self.name = SizedLabel("", 1.5, QFont.Weight.Bold, display=True)
        self.name.setProperty("tone", tone)
        self.name.setWordWrap(True)
        self.told = note()
        self.link = Link()
        flag = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight
        self.name.setAlignment(flag)
        self.told.setAlignment(flag)
        links = row(self.link, None) if left else row(None, self.link)
        parts = (self.portrait, (column(self.name, self.told, links, None, space=1), 1))
        row(*(parts if left else reversed(parts)), space=3, parent=self)

    def show_row(self, fighter: RosterRow, sitter: Sitter) -> None:
        self.portrait.show_sitter(sitter)
        self.name.setText(fighter.name)
        sentence = tr("{standing}, {record}, {manager}")
        self.told.setText(
            sentence.format(
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
        choosers = row((self.red, 1), self.swap, (self.blue, 1), space=3)
        head = Panel()
        between = row(
            (self.names[0], 1), column(self.versus, self.versus_told, space=1), (self.names[1], 1), space=4
        )
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
        column(choosers, row(None, self.rule_books), (Scroll(inner), 1), space=3, parent=self)

    def refresh(self) -> None:
        books, (red, blue) = self.session.books, self._pair()
        rows = sorted(roster(books), key=lambda fighter: (fighter.is_retired, fighter.name))
        for chooser, number in ((self.red, red), (self.blue, blue)):
            chooser.set_fighters(rows)
            chooser.show_number(number)
        both = red in books.fighters and blue in books.fighters and red != blue
        show_if(self._told, both)
        show_if(self._nobody, not both)
        self.swap.setEnabled(both)
        self.rule_books.setEnabled(both)
        if both:
            self._show(comparison(books, red, blue))

    def show_place(self, place: Place) -> None:
        super().show_place(place)
        self.retitled.emit()

    def title(self) -> str:
        fighters = self.session.books.fighters
        red, blue = (fighters.get(number) for number in self._pair())
        if red is None or blue is None:
            return tr("Compare")
        return tr("{red} and {blue}").format(red=red.name, blue=blue.name)

    def _show(self, told: Comparison) -> None:
        names = told.red.name, told.blue.name
        red, blue = (sitter_in(self.session.books, row.number) for row in (told.red, told.blue))
        self.names[0].show_row(told.red, red)
        self.names[1].show_row(told.blue, blue.beside(red))
        met = told.head_to_head
        self.versus.setText(
            tr("{red} : {blue}").format(red=met.wins, blue=met.losses) if met.bouts else tr("versus")
        )
        show_text(self.versus_told, tr("bouts won against each other") if met.bouts else "")
        self.ratings.show_pairs(rating_pairs(told), names)
        self.career.show_pairs(career_pairs(told), names)
        self.meetings.show_meetings(told.meetings, {side.number: side.name for side in (told.red, told.blue)})
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
