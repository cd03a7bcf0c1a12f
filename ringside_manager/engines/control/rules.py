"""The script of a Control bout, in the order of the rules (K10 to K18, K60).

Only functions that ask are generators; they yield a request and are resumed with the choice.  Whatever ends the bout
raises ``BoutOver``, so nothing later is rolled (K3).  Without ``emit`` no event is built.
"""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.events import BoutEnded, Emit
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.over import BoutOver
from ringside_manager.bout.request import Script
from ringside_manager.engines.control import ending
from ringside_manager.engines.control.events import PlanShown, RoundBegan
from ringside_manager.engines.control.fighting import throw_punches
from ringside_manager.engines.control.incidents import incident
from ringside_manager.engines.control.interval import corner_work, towels
from ringside_manager.engines.control.requests import PLANS, TOWELS, Plan, Towel
from ringside_manager.engines.control.scoring import score_round
from ringside_manager.engines.control.state import BoutState, begin_round
from ringside_manager.engines.control.tables import INCIDENT
from ringside_manager.engines.control.trouble import after_a_beating, trouble_rolls


def bout(state: BoutState, chance: Chance, emit: Emit | None) -> Script[Outcome]:
    """A bout from where ``state`` stands, before a round or at its bell, to its end."""
    rounds, options = state.terms.rounds, state.options
    try:
        while True:
            if not state.rung:
                begin_round(state)
                if options.plans:
                    yield from make_plans(state, emit)
                ring_bell(state, emit)
            fight_round(state, chance, emit)
            state.rung = False
            if state.round == rounds:
                ending.decide(state)
            red, blue = yield TOWELS
            if red is not Towel.FIGHT_ON or blue is not Towel.FIGHT_ON:
                towels(state, red, blue, emit)
            if options.corner_work and (state.red.marks or state.blue.marks):
                yield from corner_work(state, chance, emit)
    except BoutOver as over:
        outcome = ending.outcome(state, over)
    if emit:
        emit(BoutEnded(outcome.round, outcome))
    return outcome


def make_plans(state: BoutState, emit: Emit | None) -> Script[None]:
    """Both corners pick a plan in secret (K91)."""
    red: Plan
    blue: Plan
    red, blue = yield PLANS
    state.red.plan, state.blue.plan = red, blue
    if emit:
        for fighter in state.fighters:
            emit(PlanShown(state.round, fighter.corner, fighter.plan.value))


def ring_bell(state: BoutState, emit: Emit | None) -> None:
    """The round begins."""
    state.rung = True
    if emit:
        red, blue = state.red, state.blue
        emit(RoundBegan(state.round, (red.tr, blue.tr), (red.con, blue.con)))


def fight_round(state: BoutState, chance: Chance, emit: Emit | None) -> None:
    """A round from control to the cards (K10 to K18)."""
    throw_punches(state, chance, emit)
    red, blue = state.red, state.blue
    if red.total == INCIDENT:
        incident(state, red, chance, emit)
    if blue.total == INCIDENT:
        incident(state, blue, chance, emit)
    ahead = red.epl - blue.epl
    leader, lead = (red, ahead) if ahead > 0 else (blue, -ahead) if ahead < 0 else (None, 0)
    trouble_rolls(state, leader, lead, chance, emit)
    if leader is not None:
        after_a_beating(state, leader.opponent, lead, chance, emit)
    score_round(state, leader, lead, chance, emit)
