"""The scorecard, open or kept until the end, with what each round was won by; below it injuries and warnings."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from ringside_manager.bout.events import RoundScored
from ringside_manager.gui.board.moment import RoundWon
from ringside_manager.gui.ring.figure_table import Cell, FigureTable
from ringside_manager.gui.ring.ledger_view import LedgerView
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.ring.wording import incident_told
from ringside_manager.gui.widgets import Empty, Heading, button, column, note, row
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import tr

_CARD = "card_"
"""What the numbers of a scene begin with that are the sums of several judges."""


class CardsPart(Follower):
    """One row a round; a click asks how it was won."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = FigureTable(tr("Scorecard"))
        self.table.cellActivated.connect(self._ask_row)
        self.table.cellClicked.connect(self._ask_row)
        self.why = button(
            tr("How was this round won?"),
            self.ask,
            picture="ledger",
            tip=tr("The ledger of the round chosen, or of the last one"),
        )
        self.closed = Empty(tr("The scorecards are opened when the bout is over."))
        self.incidents_head = Heading(tr("Injuries and warnings"), 3)
        self.incidents = note()
        self.ledger: LedgerView | None = None
        box = column(
            self.closed, self.table, row(self.why, None), self.incidents_head, self.incidents,
            space=2, parent=self,
        )  # fmt: skip
        box.setStretch(0, 1)
        box.setStretch(1, 1)

    def show_place(self, watching: Watching, animate: bool = False) -> None:
        """The rounds over by now."""
        is_open = watching.scores_open
        show_if(self.table, is_open)
        show_if(self.why, is_open)
        show_if(self.closed, not is_open)
        if is_open:
            self._fill(watching)
        self._tell_incidents(watching)

    def ask(self, number: int = 0) -> None:
        """Open the ledger of a round; without one, of the row chosen or the round that is seen."""
        watching = self.watching
        if watching is None or not watching.scores_open:
            return
        chosen = number or self.table.currentRow() + 1 or watching.course.clock(watching.place)[0]
        seen = max(1, watching.course.clock(watching.horizon)[0])
        if self.ledger is None or self.ledger.watching is not watching:
            self.ledger = LedgerView(watching, min(chosen, seen), self.window())
        else:
            self.ledger.show_round(min(chosen, seen))
        self.ledger.show()
        self.ledger.raise_()

    def _ask_row(self, line: int, _column: int) -> None:
        if self.watching is not None and line < len(self.watching.course.rounds[self.watching.place]):
            self.ask(line + 1)

    def _fill(self, watching: Watching) -> None:
        over = watching.course.rounds[watching.place]
        judges = _judges(watching)
        heads = [tr("Round"), *[tr("Judge {judge}").format(judge=judge) for judge in judges]]
        heads += [*([] if judges else [tr("Red"), tr("Blue")]), tr("Scored")]
        self.table.set_heads([Cell(text, "muted") for text in heads], stretch=len(heads) - 1)
        rounds = range(1, watching.match.setup.terms.rounds + 1)
        scored = [watching.course.scored(number, watching.place) for number in rounds]
        rows = [_row(number, over, one, len(judges)) for number, one in zip(rounds, scored, strict=True)]
        rows.append(_sums(over, [one for one in scored if one is not None], len(judges)))
        self.table.set_rows(rows)

    def _tell_incidents(self, watching: Watching) -> None:
        seen = (one for one in watching.course.incidents if one.place <= watching.place)
        found = [told for one in seen if (told := incident_told(watching.match, one))]
        show_if(self.incidents_head, bool(found))
        show_if(self.incidents, bool(found))
        self.incidents.setText("\n".join(found))


def _judges(watching: Watching) -> tuple[str, ...]:
    """What the judges are called, where there are several: their numbers, as they sit."""
    first = watching.course.scored(1, len(watching.match.film))
    if first is not None:
        return tuple(str(number) for number in range(1, len(first.cards) + 1))
    numbers = (spec.name for spec in watching.match.setup.engine.info.numbers)
    return tuple(name.removeprefix(_CARD) for name in numbers if name.startswith(_CARD))


def _row(number: int, over: tuple[RoundWon, ...], scored: RoundScored | None, judges: int) -> list[Cell]:
    """One round: a cell for each judge, or red's and blue's points of the only one."""
    if scored is None or number > len(over):
        return [Cell(str(number), "muted"), *[Cell("·", "muted")] * ((judges or 2) + 1)]
    won = over[number - 1]
    red, blue = won.points
    cells = [_both(card) for card in scored.cards] if judges else [
        Cell(str(red), "red" if red > blue else "", bold=red > blue),
        Cell(str(blue), "blue" if blue > red else "", bold=blue > red),
    ]  # fmt: skip
    tally = Cell(f"{scored.tally[0]} : {scored.tally[1]}", won.winner.value if won.winner else "")
    return [Cell(str(number), bold=True), *cells, tally]


def _sums(over: tuple[RoundWon, ...], scored: Sequence[RoundScored], judges: int) -> list[Cell]:
    """All rounds so far added up."""
    if judges:
        totals = [_added([one.cards[judge] for one in scored if one.cards]) for judge in range(judges)]
        return [Cell(tr("In all"), bold=True), *[_both(total, bold=True) for total in totals], Cell("")]
    red, blue = _added([won.points for won in over])
    mine, his = Cell(str(red), "red", bold=red > blue), Cell(str(blue), "blue", bold=blue > red)
    return [Cell(tr("In all"), bold=True), mine, his, Cell("")]


def _added(pairs: Sequence[tuple[int, int]]) -> tuple[int, int]:
    return sum(red for red, _ in pairs), sum(blue for _, blue in pairs)


def _both(points: tuple[int, int], *, bold: bool = False) -> Cell:
    """Red's and blue's points in one cell; bold where somebody is ahead, in his colour."""
    red, blue = points
    tone = "red" if red > blue else "blue" if blue > red else ""
    return Cell(f"{red} : {blue}", tone, bold=bold or red != blue)
