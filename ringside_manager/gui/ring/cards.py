"""The scorecard, open or kept until the end, with what each round was won by; below it injuries and warnings."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.bout.events import BoutEnded
from ringside_manager.bout.outcome import Outcome, Scorecard
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.figure_table import Cell, FigureTable
from ringside_manager.gui.ring.ledger_view import LedgerView
from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.ring.wording import incident_told
from ringside_manager.gui.widgets import Empty, Heading, button, column, note, row
from ringside_manager.gui.widgets.texts import show_if


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
        outcome = _outcome(watching)
        judges = outcome.scorecards if outcome is not None and len(outcome.scorecards) > 1 else ()
        heads = [tr("Round"), *[tr("Judge {judge}").format(judge=card.judge) for card in judges]]
        heads += [tr("Red"), tr("Blue"), tr("Scored")]
        self.table.set_heads([Cell(text, "muted") for text in heads], stretch=len(heads) - 1)
        rows = [
            self._row(watching, number, judges) for number in range(1, watching.match.setup.terms.rounds + 1)
        ]
        sums = [sum(won.points[side] for won in over) for side in (0, 1)]
        rows.append([
            Cell(tr("In all"), bold=True), *[Cell(f"{card.total[0]} : {card.total[1]}", bold=True) for card in judges],
            Cell(str(sums[0]), "red", bold=sums[0] > sums[1]), Cell(str(sums[1]), "blue", bold=sums[1] > sums[0]), Cell(""),
        ])  # fmt: skip
        self.table.set_rows(rows)

    def _row(self, watching: Watching, number: int, judges: tuple[Scorecard, ...]) -> list[Cell]:
        over = watching.course.rounds[watching.place]
        if number > len(over):
            return [Cell(str(number), "muted"), *[Cell("·", "muted")] * (len(judges) + 3)]
        won = over[number - 1]
        red, blue = won.points
        scored = watching.course.scored(number, watching.place)
        tally = "" if scored is None else f"{scored.tally[0]} : {scored.tally[1]}"
        tone = won.winner.value if won.winner else ""
        return [
            Cell(str(number), bold=True),
            *[Cell(f"{card.rounds[number - 1][0]} : {card.rounds[number - 1][1]}") for card in judges],
            Cell(str(red), "red" if red > blue else "", bold=red > blue),
            Cell(str(blue), "blue" if blue > red else "", bold=blue > red),
            Cell(tally, tone),
        ]

    def _tell_incidents(self, watching: Watching) -> None:
        found = [one for one in watching.course.incidents if one.place <= watching.place]
        show_if(self.incidents_head, bool(found))
        show_if(self.incidents, bool(found))
        self.incidents.setText("\n".join(incident_told(watching.match, one) for one in found))


def _outcome(watching: Watching) -> Outcome | None:
    """The result, once it has been seen."""
    event = watching.match.film.event(watching.place)
    return event.outcome if isinstance(event, BoutEnded) else None
