"""The script of a Quest bout: corner phase, three clashes, judges, round after round (Q11).

Only functions that ask are generators; they yield a request and are resumed with the choice.  Without ``emit`` no event is
built.
"""

from __future__ import annotations

from ringside_manager.bout.events import BoutEnded, Emit
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.bout.request import Script
from ringside_manager.engines.quest import corner_phase, ending
from ringside_manager.engines.quest.clash import fight_clash
from ringside_manager.engines.quest.events import RoundBegan
from ringside_manager.engines.quest.judging import chosen_judges, score_round
from ringside_manager.engines.quest.state import BoutState
from ringside_manager.engines.quest.tables import CLASHES


def bout(state: BoutState, emit: Emit | None) -> Script[Outcome]:
    """A bout from where ``state`` stands (before its judges are chosen, or at the beginning of a round) to its end."""
    try:
        if not state.criteria:
            state.criteria = chosen_judges(state.options.judges, state.chance)
            begin_round(state, emit)
        while True:
            yield from fight_round(state, emit)
            begin_round(state, emit)
    except BoutOver as over:
        outcome = ending.outcome(state, over)
    if emit:
        emit(BoutEnded(outcome.round, outcome))
    return outcome


def begin_round(state: BoutState, emit: Emit | None) -> None:
    """The next round, its corner phase to come; after the last the cards decide (Q11)."""
    table = state.table
    if table.round == table.terms.rounds:
        ending.decide(state, emit)
    table.round += 1
    table.clash = 0
    for boxer, book in zip(table.boxers, state.books, strict=True):
        boxer.new_round()
        book.new_round()
    if emit:
        emit(RoundBegan(table.round))


def fight_round(state: BoutState, emit: Emit | None) -> Script[None]:
    """A round from its corner phase to the judges (Q11)."""
    yield from corner_phase.corner_phase(state, emit)
    table = state.table
    red, blue = table.boxers
    for number in range(1, CLASHES + 1):
        table.clash = number
        yield from fight_clash(state, emit)
        if number == 1 and (red.new_plan or blue.new_plan):
            yield from corner_phase.plan_anew(state)
    score_round(state, emit)
