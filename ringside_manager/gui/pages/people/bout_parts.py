"""Parts of a bout's page: the banner over it and the scorecards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.campaign.books import BoutState
from ringside_manager.commentary.results import SECONDS, clock_time
from ringside_manager.gui import shown, words
from ringside_manager.gui.look import follow_look, px, set_margins, spacing, theme
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, Sitter
from ringside_manager.gui.widgets import Badge, Link, Panel, clear_layout, column, plain_label, row, show_if
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr, translated
from ringside_manager.office.facts import clock_of
from ringside_manager.office.facts.bouts import BoutPage, CornerFact, Stake

# The head of a bout's page: both corners, and between them how it came out


_QUIET = (Stake.TOURNAMENT, Stake.EXHIBITION)


class CornerBlock(QWidget):
    """A boxer in his corner's colour; the winner is said to be it."""

    go = Signal(object)

    def __init__(self, corner: Corner, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tone = corner.value
        self._left = corner is Corner.RED
        self.strip, self.portrait = QFrame(), PortraitLabel(84)
        self.corner = plain_label(tr("Red corner") if self._left else tr("Blue corner"), tone=self._tone)
        self.outcome = Badge()
        self.name = SizedLabel("", 1.6, QFont.Weight.Bold, display=True)
        self.name.setWordWrap(True)
        self.standing = plain_label(tone="muted")
        self.page, self.manager = Link(), Link()
        for link in (self.page, self.manager):
            link.go.connect(self.go)
        self._lay_out()
        follow_look(self._paint)
        self._paint()

    def _lay_out(self) -> None:
        head = (self.corner, self.outcome, None) if self._left else (None, self.outcome, self.corner)
        feet = (self.page, self.manager, None) if self._left else (None, self.manager, self.page)
        flag = Qt.AlignmentFlag.AlignLeft if self._left else Qt.AlignmentFlag.AlignRight
        for label in (self.name, self.standing):
            label.setAlignment(flag | Qt.AlignmentFlag.AlignVCenter)
        told = column(row(*head), self.name, self.standing, row(*feet, space=2), None, space=1)
        parts = (self.portrait, (told, 1))
        column(self.strip, row(*(parts if self._left else reversed(parts)), space=3), space=1, parent=self)

    def _paint(self) -> None:
        colour = theme().red if self._left else theme().blue
        self.strip.setFixedHeight(px(5))
        self.strip.setStyleSheet(f"background: {colour}; border-radius: {px(2)}px;")

    def show_corner(self, fact: CornerFact, outcome: Outcome | None, sitter: Sitter) -> None:
        self.portrait.show_sitter(sitter)
        self.name.setText(fact.fighter.name)
        self.name.setAccessibleName(fact.fighter.name)
        if outcome is None:
            self.outcome.set("")
        elif outcome.winner is None:
            self.outcome.set(shown.result(None, outcome.method))
        elif outcome.winner is fact.corner:
            self.outcome.set(tr("Winner"), self._tone)
        else:
            self.outcome.set(tr("Lost"))
        sentence = tr("{standing}, {record} before the bout")
        standing = shown.standing(fact.rank)
        self.standing.setText(sentence.format(standing=standing, record=shown.record(fact.before)))
        self.page.set(tr("His page"), shown.fighter_place(fact.fighter))
        self.page.setAccessibleName(tr("The page of {name}").format(name=fact.fighter.name))
        self.manager.set(shown.manager_name(fact.manager), shown.manager_place(fact.manager))


class BoutBanner(Panel):
    """Red on the left, blue on the right, the result between them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.red, self.blue = CornerBlock(Corner.RED), CornerBlock(Corner.BLUE)
        self.stake = Badge()
        self.result = SizedLabel("", 1.9, QFont.Weight.Bold, display=True)
        self.when = plain_label(size=1.1)
        self.where = plain_label(tone="muted")
        self.night = Link()
        self.tournament = Link()
        for label in (self.result, self.when, self.where):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        for part in (self.red, self.blue, self.night, self.tournament):
            part.go.connect(self.go)
        links = row(None, self.night, self.tournament, None, space=2)
        middle = column(row(None, self.stake, None), self.result, self.when, self.where, links, space=1)
        box = row((self.red, 3), (middle, 4), (self.blue, 3), space=5)
        self.body.addLayout(box)

    def show_bout(self, page: BoutPage, sitters: tuple[Sitter, Sitter]) -> None:
        red, blue = sitters
        self.red.show_corner(page.red, page.outcome, red)
        self.blue.show_corner(page.blue, page.outcome, blue.beside(red))
        self.stake.set(stake_text(page), "neutral" if page.stake in _QUIET else "gold")
        self.result.setText(_result(page))
        set_tone(self.result, page.winner.corner.value if page.winner else "")
        self.when.setText(when_text(page))
        sentence = tr("{arena}, %n round scheduled", "{arena}, %n rounds scheduled", page.rounds)
        where = sentence.format(arena=words.arena(page.arena))
        if page.guest_rules:
            where = tr("{where}, under the rules of {system}").format(where=where, system=page.guest_rules)
        self.where.setText(where)
        self.night.set(words.night(page.night), Place("night" if page.outcome else "cards", page.night))
        named = page.tournament
        self.tournament.set(
            "" if named is None else named.name, None if named is None else Place("tournament", named.number)
        )
        show_if(self.tournament, named is not None)


def stake_text(page: BoutPage) -> str:
    """What the bout is about beside the purse."""
    title = shown.title_name(page.title)
    if page.stake is Stake.TOURNAMENT:
        return tr("Tournament, round {round}").format(round=page.tournament_round)
    texts = {
        Stake.NOTHING: "",
        Stake.EXHIBITION: tr("Exhibition, counts for nothing"),
        Stake.ELIMINATOR: tr("Eliminator"),
        Stake.FIRST_TITLE: tr("{title}: the first champion"),
        Stake.DEFENCE: tr("{title} at stake"),
        Stake.UNIFICATION: tr("{title}: all belts of both champions"),
        Stake.VACANT_TITLE: tr("{title}, vacant"),
    }
    return texts[page.stake].format(title=title)


def _result(page: BoutPage) -> str:
    if page.outcome is None:
        return words.bout_state(page.state)
    return words.method(page.outcome.method, page.outcome.cause)


def when_text(page: BoutPage) -> str:
    """In which round it ended, and when where the clock tells seconds; for a bout called off why."""
    outcome = page.outcome
    if outcome is None:
        return translated(page.reason) if page.state is BoutState.CANCELLED else ""
    if not outcome.round:
        return tr("before the first bell")
    went_on = outcome.winner is None or (outcome.method.is_decision and outcome.method is not Method.TD)
    if went_on and not outcome.cause:
        return tr("after %n round", "after %n rounds", outcome.round)
    where = {"round": outcome.round, "rounds": page.rounds}
    clock = clock_of(page.system)
    if clock == SECONDS and outcome.time:
        time = clock_time(outcome.time, clock)
        return tr("in round {round} of {rounds}, after {time}").format(**where, time=time)
    return tr("in round {round} of {rounds}").format(**where)


# A scorecard as boxing writes it: rounds across, corners below each other, the winner of a round marked


Pairs = Sequence[tuple[int, int] | None]


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """Two rows of the grid: figures of both corners for each round, and a name over them."""

    name: str
    rounds: Pairs
    totals: tuple[int, int]


class ScoreGrid(QWidget):
    """Cards of the judges, and below them whatever else is counted by rounds."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(0)
        self._grid.setVerticalSpacing(spacing(1))
        self.setAccessibleName(tr("Scorecard"))

    def show_lines(self, names: tuple[str, str], rounds: int, lines: Sequence[ScoreLine]) -> None:
        """Show other figures over ``rounds`` rounds."""
        clear_layout(self._grid)
        for place in range(self._grid.columnCount()):
            self._grid.setColumnStretch(place, 0)
        self._put(0, 0, tr("Round"), "muted", left=True)
        for number in range(1, rounds + 1):
            self._put(0, number, str(number), "muted")
            self._grid.setColumnStretch(number, 1)
        self._put(0, rounds + 1, tr("In all"), "muted")
        line = 1
        for figures in lines:
            line = self._show(line, names, rounds, figures)
        self.setAccessibleDescription("\n".join(_text(names, shown) for shown in lines))

    def _show(self, line: int, names: tuple[str, str], rounds: int, shown: ScoreLine) -> int:
        title = plain_label(shown.name, tone="muted")
        set_margins(title, 0, 2, 0, 0)
        self._grid.addWidget(title, line, 0, 1, rounds + 2)
        for side, tone in ((0, "red"), (1, "blue")):
            row = line + 1 + side
            name = self._put(row, 0, names[side], tone, left=True)
            name.setMinimumWidth(px(110))
            for number in range(1, rounds + 1):
                pair = shown.rounds[number - 1] if number <= len(shown.rounds) else None
                ahead = pair is not None and pair[side] > pair[1 - side]
                self._put(
                    row, number, "·" if pair is None else str(pair[side]), tone if ahead else "", bold=ahead
                )
            best = shown.totals[side] > shown.totals[1 - side]
            self._put(row, rounds + 1, str(shown.totals[side]), tone if best else "", bold=True)
        return line + 3

    def _put(
        self, row: int, column: int, text: str, tone: str, *, left: bool = False, bold: bool = False
    ) -> QLabel:
        label = SizedLabel(text, weight=QFont.Weight.Bold if bold else QFont.Weight.Normal)
        set_tone(label, tone)
        label.setMinimumWidth(px(26))
        across = Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignHCenter
        label.setAlignment(across | Qt.AlignmentFlag.AlignVCenter)
        self._grid.addWidget(label, row, column)
        return label


def card_lines(cards: Sequence[Scorecard], several: str, single: str) -> list[ScoreLine]:
    """The cards of the judges; ``several`` names one of many by his number, ``{judge}``, ``single`` the only one."""
    only = len(cards) == 1
    return [
        ScoreLine(single if only else several.format(judge=number), card.rounds, card.total)
        for number, card in enumerate(cards, 1)
    ]


def _text(names: tuple[str, str], line: ScoreLine) -> str:
    sentence = tr("{title}: {red_name} {red}, {blue_name} {blue}")
    return sentence.format(
        title=line.name, red_name=names[0], red=line.totals[0], blue_name=names[1], blue=line.totals[1]
    )
