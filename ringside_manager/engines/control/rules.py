"""The script of a Control bout, in the order of the rules (K10 to K18, K50 to K61).

Only functions that ask are generators; they yield a request and are resumed with the choice.  Whatever ends the bout
raises ``BoutOver``, so nothing later is rolled (K3).  Without a listener no event is built.
"""

from __future__ import annotations

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Script
from ringside_manager.bout.events import BoutEnded, RoundScored
from ringside_manager.bout.outcome import BoutOver, Method, Outcome, Points
from ringside_manager.engines.control import trouble
from ringside_manager.engines.control.events import (
    ControlRolled,
    MarkTreated,
    PaceSet,
    PlanShown,
    PunchesAdjusted,
    PunchesThrown,
    RoundBegan,
    TowelThrown,
)
from ringside_manager.engines.control.state import (
    JUDGES,
    PACE_BY_PLAN,
    PLANS,
    TOWELS,
    BoutState,
    Fighter,
    Plan,
    Towel,
    begin_round,
    treat,
)
from ringside_manager.engines.control.tables import (
    ADJUSTMENT,
    BIG,
    EPL_CHART,
    HELPS_TO,
    HOLDS_TO,
    INCIDENT,
    JUDGE_BY_LEAD,
    JUDGE_CLOSE,
    JUDGE_CLOSE_CONTROLLED,
    KNOCKDOWN_SCORE,
    KNOCKDOWN_SCORE_BIG,
    KNOCKDOWN_SCORE_OUTLANDED,
    LEVEL,
    LOWEST_SCORE,
    LOWEST_TOTAL,
    MARGINS,
    OUTLANDED,
    PACES,
    SURCHARGE_TO,
    Mark,
    Says,
)
from ringside_manager.engines.control.trouble import (
    after_a_beating,
    both_gave_up,
    incident,
    stop,
    trouble_rolls,
)

# The round up to its punches: control, pace, adjustment and what lands (section 4)


def roll_control(state: BoutState, chance: Chance) -> Fighter | None:
    """Who controls the round; nobody if both sums are equal (K10)."""
    red, blue = state.red, state.blue
    state.step = 1
    state.thrower = red
    mine = chance.roll(6, "control")
    state.thrower = blue
    his = chance.roll(6, "control")
    lead = mine + red.con - his - blue.con
    state.controller = winner = red if lead > 0 else blue if lead < 0 else None
    if state.emit:
        who = None if winner is None else winner.corner
        state.emit(ControlRolled(state.round, (mine, his), (red.con, blue.con), who))
    return winner


def adjust(state: BoutState, fighter: Fighter, chance: Chance) -> int:
    """Pace and control adjustment of the fighter in control (K11, K12): what is above 0 is his, the rest the other's."""
    state.step, state.thrower = 2, fighter
    drawn = chance.roll(6, "pace")
    face = drawn
    if fighter.plan is not Plan.EVEN:
        face = min(6, max(1, drawn + PACE_BY_PLAN[fighter.plan]))
    state.pace = pace = PACES[face - 1]
    if state.emit:
        state.tell(PaceSet, fighter, pace.value, drawn)
    rolled = chance.roll(6, "adjustment")
    by = ADJUSTMENT[pace][rolled - 1]
    if state.emit:
        whose = fighter if by > 0 else fighter.opponent
        state.tell(PunchesAdjusted, whose, by, rolled)
    return by


def throw_punches(state: BoutState, chance: Chance) -> None:
    """The steps of K10 to K13: afterwards both fighters have their total and their adjusted punches."""
    by = 0
    controller = roll_control(state, chance)
    if controller is not None:
        by = adjust(state, controller, chance)
    state.step = 3
    for fighter in (state.red, state.blue):
        state.thrower = fighter
        total = chance.total(3, 6, "punches")
        if fighter.worn_out and total > LOWEST_TOTAL:
            total -= 1
        fighter.total = total
        chart = epl = EPL_CHART[total - LOWEST_TOTAL][fighter.column]
        if by and (fighter is controller) is (by > 0):
            epl = max(0, epl + by)
        fighter.epl = epl
        fighter.landed += epl
        if state.emit:
            state.tell(PunchesThrown, fighter, total, fighter.worn_out, chart, epl)


# The cards of a round (section 8)


FULL = 10


def score_round(state: BoutState, leader: Fighter | None, lead: int, chance: Chance) -> None:
    """Write the round on every card, and note who won it (K50 to K53, K66)."""
    state.step, state.thrower = 7, None
    red, blue = state.red, state.blue
    net = blue.downs_round - red.downs_round
    judges = len(state.cards)
    if net:
        scorer = red if net > 0 else blue
        ahead = lead if leader is scorer else -lead
        points = [_pair(scorer, FULL, by_knockdowns(ahead, abs(net)))] * judges
    elif judges == 1:
        points = [by_difference(leader, lead)]
    else:
        points = [judged(state, leader, lead, chance) for _ in range(judges)]
    if red.taken or blue.taken:
        points = [(mine - red.taken, his - blue.taken) for mine, his in points]
    for card, scored in zip(state.cards, points, strict=True):
        card.append(scored)
    won = sum([mine - his for mine, his in points])
    keep_streaks(red, blue, won)
    if state.emit:
        winner = RED if won > 0 else BLUE if won < 0 else None
        middle = sorted(points, key=lambda card: card[0] - card[1])[judges // 2]
        cards = tuple(points) if judges == JUDGES else ()
        state.emit(RoundScored(state.round, (red.epl, blue.epl), middle, winner, cards))


def keep_streaks(red: Fighter, blue: Fighter, won: int) -> None:
    """Rounds won running; an even round neither adds nor ends (K66)."""
    if won > 0:
        red.streak, blue.streak = red.streak + 1, 0
    elif won < 0:
        red.streak, blue.streak = 0, blue.streak + 1


def _pair(first: Fighter, points: int, other: int) -> Points:
    """Points of ``first`` and of the other as red and blue."""
    return (points, other) if first.corner is RED else (other, points)


def by_difference(leader: Fighter | None, lead: int) -> Points:
    """One card without a net knockdown (K15, K50)."""
    if leader is None:
        return FULL, FULL
    return _pair(leader, FULL, MARGINS[min(lead, BIG)].points)


def by_knockdowns(ahead: int, net: int) -> int:
    """The points of a fighter with ``net`` more knockdowns against him; the other is ``ahead``, below 0 outlanded (K51)."""
    points = KNOCKDOWN_SCORE
    if ahead >= BIG:
        points = KNOCKDOWN_SCORE_BIG
    elif ahead < -OUTLANDED:
        points = KNOCKDOWN_SCORE_OUTLANDED
    return max(LOWEST_SCORE, points - net + 1)


def judged(state: BoutState, leader: Fighter | None, lead: int, chance: Chance) -> Points:
    """One of three judges without a net knockdown: he rolls in every round (K53)."""
    face = chance.roll(6, "judge") - 1
    if lead <= LEVEL:
        first = state.controller or state.red
        says = (JUDGE_CLOSE if state.controller is None else JUDGE_CLOSE_CONTROLLED)[face]
    else:
        assert leader is not None
        first = leader
        says = next(row for up_to, row in JUDGE_BY_LEAD if lead <= up_to)[face]
    if says is Says.EVEN:
        return FULL, FULL
    other = FULL - 2 if lead >= BIG else FULL - 1
    return _pair(first if says is Says.FIRST else first.opponent, FULL, other)


# Between two rounds: the towel, and what the corners do about marks (sections 9 and 14)


def towels(state: BoutState, red: Towel, blue: Towel) -> None:
    """The corners have said whether their fighters go on (K95)."""
    thrown = [
        fighter for fighter, towel in zip(state.fighters, (red, blue), strict=True) if towel is Towel.THROW_IN
    ]
    for fighter in thrown:
        state.tell(TowelThrown, fighter)
    if len(thrown) > 1:
        both_gave_up(state)
    if thrown:
        stop(state, Method.RTD, thrown[0].opponent, "")


def corner_work(state: BoutState, chance: Chance) -> Script[None]:
    """A fighter with marks has one of them treated, red before blue (K60)."""
    for fighter in (state.red, state.blue):
        marks = fighter.marks_left()
        if not marks:
            continue
        chosen = marks[0]
        if len(marks) > 1:
            chosen = yield treat(fighter.corner, marks)
        work_on(state, fighter, chosen, chance)


def work_on(state: BoutState, fighter: Fighter, kind: Mark, chance: Chance) -> None:
    """What the corner's work brings (K61)."""
    state.thrower = fighter
    drawn = chance.total(2, 6, "corner")
    result = "holds"
    if drawn <= SURCHARGE_TO:
        fighter.pending[kind] = fighter.pending.get(kind, 0) + 1
        result = "worse"
    elif drawn > HOLDS_TO:
        fighter.marks[kind] -= 1
        result = "better" if drawn <= HELPS_TO else "closed"
        if result == "closed" and kind is Mark.DEEP_CUT_OVER_EYE and fighter.con_deep:
            fighter.con_deep += 1
    state.tell(MarkTreated, fighter, kind.value, drawn, result)


# The script of a Control bout, in the order of the rules (K10 to K18, K60)


def bout(state: BoutState, chance: Chance) -> Script[Outcome]:
    """A bout from where ``state`` stands, before a round or at its bell, to its end (K3)."""
    rounds, options = state.terms.rounds, state.options
    try:
        while True:
            if not state.rung:
                begin_round(state)
                if options.plans:
                    yield from make_plans(state)
                state.rung = True
                if state.emit:
                    red, blue = state.red, state.blue
                    state.emit(RoundBegan(state.round, (red.tr, blue.tr), (red.con, blue.con)))
            fight_round(state, chance)
            state.rung = False
            if state.round == rounds:
                trouble.decide(state)
            answers: tuple[Towel, Towel] = yield TOWELS
            if Towel.THROW_IN in answers:
                towels(state, *answers)
            if options.corner_work and (state.red.marks or state.blue.marks):
                yield from corner_work(state, chance)
    except BoutOver as over:
        outcome = trouble.outcome(state, over)
    if state.emit:
        state.emit(BoutEnded(outcome.round, outcome))
    return outcome


def make_plans(state: BoutState) -> Script[None]:
    """Both corners pick a plan in secret (K91)."""
    red: Plan
    blue: Plan
    red, blue = yield PLANS
    state.red.plan, state.blue.plan = red, blue
    if state.emit:
        for fighter in state.fighters:
            state.tell(PlanShown, fighter, fighter.plan.value)


def fight_round(state: BoutState, chance: Chance) -> None:
    """A round from control to the cards (K10 to K18, K2, K92)."""
    throw_punches(state, chance)
    red, blue = state.red, state.blue
    if red.total == INCIDENT:
        incident(state, red, chance)
    if blue.total == INCIDENT:
        incident(state, blue, chance)
    ahead = red.epl - blue.epl
    leader, lead = (red, ahead) if ahead > 0 else (blue, -ahead) if ahead < 0 else (None, 0)
    trouble_rolls(state, leader, lead, chance)
    if leader is not None:
        after_a_beating(state, leader.opponent, lead, chance)
    score_round(state, leader, lead, chance)
