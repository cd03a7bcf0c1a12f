"""Trouble: hurts, knockdowns, fouls, cuts and injuries, and how the bout ends (K20 to K42, K70)."""

from __future__ import annotations

from typing import NoReturn

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import (
    TECHNICAL_DRAW,
    BoutOver,
    Method,
    Outcome,
    scorecards,
    totals,
    verdict_of_three,
)
from ringside_manager.engines.control.events import (
    Beaten,
    ButtSeen,
    Counted,
    FoulSeen,
    Hurt,
    IncidentRolled,
    Injured,
    KnockedDown,
    KnockedOut,
    Marked,
    RefereeLooked,
    Stopped,
    TroubleRolled,
)
from ringside_manager.engines.control.state import TROUBLE_BY_PLAN, BoutState, Fighter
from ringside_manager.engines.control.tables import (
    BEATING,
    BEATINGS,
    BIG,
    BUTT_CUTS_FROM,
    COLUMNS,
    CON_DOWN,
    CON_HURT,
    COUNTED_OUT_FROM,
    DOWN_FROM,
    EARLIER_MARK,
    HURT_FROM,
    INCIDENTS,
    MARGINS,
    MARK_STOPS,
    OUT_FROM,
    POINT_FROM,
    PUNCHER,
    PUNCHERS_CHANCE,
    SENT_OUT_AT,
    SENT_OUT_FROM,
    SHAKY_FROM,
    STOPPED_UNHURT_UP_TO,
    STOPPED_UP_TO,
    TWICE_FROM,
    WARNED_FROM,
    WARNING_COSTS_FROM,
    Injury,
    Mark,
    Offence,
    Trouble,
)

# How a bout ends: at once, whatever was still to be rolled (K3), and with which result (K70)


WORTH, KNOCKDOWN_WORTH = 50, 5
"""K98: what a bout's strength is counted in, parts for each scheduled round; each knockdown costs so many of them."""
EPL_WORTH = 2
"""K98: parts an effective punch costs: of 25 a round."""
MOST_DAMAGE = 45
"""K98: no more than nine tenths."""


def stop(state: BoutState, method: Method, winner: Fighter | None, cause: str) -> NoReturn:
    """End the bout in the round being fought, or just fought."""
    who = None if winner is None else winner.corner
    if state.emit:
        state.emit(Stopped(state.round, method.value, who, cause))
    raise BoutOver(method, who, cause)


def knocked_out(state: BoutState, loser: Fighter) -> NoReturn:
    """The fighter does not get up (K20, K21)."""
    state.tell(KnockedOut, loser)
    stop(state, Method.KO, loser.opponent, "")


def stopped(state: BoutState, loser: Fighter, cause: str) -> NoReturn:
    """The fighter cannot go on: TKO; ``cause`` is stopped, cut or knockdowns (K70)."""
    stop(state, Method.TKO, loser.opponent, cause)


def both_gave_up(state: BoutState) -> NoReturn:
    """Both towels at once: nobody has won."""
    stop(state, Method.DRAW, None, TECHNICAL_DRAW)


def decide(state: BoutState) -> NoReturn:
    """After the last scheduled round the cards decide (K70)."""
    method, winner = verdict(totals(state.cards))
    raise BoutOver(method, winner)


def verdict(cards: list[tuple[int, int]]) -> tuple[Method, Corner | None]:
    """What the totals of one card, or of three, say (K70)."""
    if len(cards) > 1:
        return verdict_of_three(cards)
    red, blue = cards[0]
    if red == blue:
        return Method.DRAW, None
    return Method.DEC, RED if red > blue else BLUE


def outcome(state: BoutState, over: BoutOver) -> Outcome:
    """Everything the record of a bout holds (K98, CV60)."""
    red, blue = state.red, state.blue
    scored = [blue.downs, red.downs]
    if over.method is Method.KO and over.winner is not None:
        scored[over.winner.index] -= 1
    landed = (red.landed, blue.landed)
    return Outcome(
        method=over.method,
        winner=over.winner,
        round=rounds_fought(state),
        time=0,
        knockdowns=(scored[0], scored[1]),
        damage=landed,
        landed=landed,
        loss=(damage(state, red), damage(state, blue)),
        start=(WORTH * state.terms.rounds, WORTH * state.terms.rounds),
        scorecards=scorecards(state.cards),
        cause=over.cause,
    )


def rounds_fought(state: BoutState) -> int:
    """The last round that was begun; one whose bell has not rung yet is none."""
    return max(1, state.round if state.rung else len(state.cards[0]))


def damage(state: BoutState, fighter: Fighter) -> int:
    """What the bout cost a fighter, in parts of ``WORTH`` a scheduled round (K98)."""
    rounds = state.terms.rounds
    parts = EPL_WORTH * fighter.opponent.landed + KNOCKDOWN_WORTH * rounds * fighter.downs
    return min(parts, MOST_DAMAGE * rounds)


# Fouls, cuts and injuries (section 7)


def incident(state: BoutState, fighter: Fighter, chance: Chance) -> None:
    """The fighter rolled a 6 for his punches (K14, K40)."""
    state.step, state.thrower = 4, fighter
    drawn = chance.total(2, 6, "incident")
    what = INCIDENTS[drawn]
    state.tell(IncidentRolled, fighter, drawn, what.value)
    if isinstance(what, Mark):
        mark(state, fighter, what, chance)
    elif isinstance(what, Offence):
        foul(state, fighter, what, chance)
    else:
        injure(state, fighter, what)


def injure(state: BoutState, fighter: Fighter, injury: Injury) -> None:
    """A hand or a rib: less control for the bout, a hand also a worse column (K40)."""
    fighter.con_bout -= 1
    if injury is Injury.HAND:
        fighter.column = min(fighter.column + 1, len(COLUMNS) - 1)
    state.tell(Injured, fighter, injury.value, COLUMNS[fighter.column])


def mark(state: BoutState, fighter: Fighter, kind: Mark, chance: Chance) -> None:
    """A cut, a swelling or a bloody nose, which may stop the bout (K41)."""
    if kind is Mark.DEEP_CUT_OVER_EYE:
        fighter.con_deep -= 1
    state.thrower = fighter
    earlier = fighter.marks.get(kind, 0)
    total = chance.total(2, 6, "mark")
    total += fighter.card.cut + EARLIER_MARK * earlier + fighter.pending.pop(kind, 0)
    fighter.marks[kind] = earlier + 1
    stops_at = MARK_STOPS[kind]
    state.tell(Marked, fighter, kind.value, total, stops_at, earlier + 1)
    if total >= stops_at:
        stopped(state, fighter, "cut")


def foul(state: BoutState, fighter: Fighter, offence: Offence, chance: Chance) -> None:
    """A foul of the fighter; a head butt may cut the other (K40, K42)."""
    judge_foul(state, fighter, offence, chance)
    if offence is not Offence.HEAD_BUTT:
        return
    drawn = chance.total(2, 6, "butt")
    cuts = drawn >= BUTT_CUTS_FROM
    state.tell(ButtSeen, fighter, drawn, cuts)
    if cuts:
        mark(state, fighter.opponent, Mark.CUT_OVER_EYE, chance)


def judge_foul(state: BoutState, fighter: Fighter, offence: Offence, chance: Chance) -> None:
    """Caution, warning, point or disqualification (K42)."""
    total = chance.total(2, 6, "foul") + fighter.card.foul
    verdict = "caution"
    if total >= WARNED_FROM:
        fighter.warnings += 1
        costs = total >= POINT_FROM or fighter.warnings >= WARNING_COSTS_FROM
        fighter.taken += costs
        verdict = "point" if costs else "warning"
        if total >= SENT_OUT_FROM or fighter.warnings >= SENT_OUT_AT:
            verdict = "disqualified"
    state.tell(FoulSeen, fighter, offence.value, verdict, total, fighter.warnings)
    if verdict == "disqualified":
        stop(state, Method.DQ, fighter.opponent, "")


# Hurt, down, out, and the referee (sections 5 and 6)


MOST_DOWNS = 3
"""K90: knockdowns of one fighter in a round that end the bout, with that option."""


def trouble_rolls(state: BoutState, leader: Fighter | None, lead: int, chance: Chance) -> None:
    """Who has the other in trouble, the leader first (K15 to K17)."""
    first = state.red if leader is None else leader
    second = first.opponent
    modifier = PUNCHERS_CHANCE.get(first.total)
    if leader is not None:
        by_lead = MARGINS[min(lead, BIG)].modifier
        if by_lead is not None and (modifier is None or by_lead > modifier):
            modifier = by_lead
    if modifier is not None:
        roll_trouble(state, first, modifier, chance)
    modifier = PUNCHERS_CHANCE.get(second.total)
    if modifier is not None:
        roll_trouble(state, second, modifier, chance)


def roll_trouble(state: BoutState, puncher: Fighter, modifier: int, chance: Chance) -> None:
    """What his punches do to the other (K20)."""
    state.step, state.thrower = 5, puncher
    other = puncher.opponent
    drawn = chance.total(2, 6, "trouble")
    total = drawn + puncher.tr + modifier - other.card.chin + other.wear + other.past
    if state.options.plans:
        total += TROUBLE_BY_PLAN[puncher.plan] + TROUBLE_BY_PLAN[other.plan]
    result = trouble_of(total)
    if state.emit:
        state.tell(TroubleRolled, puncher, modifier, drawn, total, result.value)
    if result is not Trouble.NOTHING:
        suffer(state, other, result, chance)


def trouble_of(total: int) -> Trouble:
    """The row of the trouble chart (K20)."""
    if total < HURT_FROM:
        return Trouble.NOTHING
    if total < DOWN_FROM:
        return Trouble.HURT
    if total < TWICE_FROM:
        return Trouble.DOWN
    return Trouble.DOWN_TWICE if total < OUT_FROM else Trouble.OUT


def suffer(state: BoutState, fighter: Fighter, result: Trouble, chance: Chance) -> None:
    """The fighter is hurt, goes down once or twice, or is knocked out (K20, K22)."""
    if result is Trouble.HURT:
        fighter.con_next += CON_HURT
        fighter.wear += 1
        state.tell(Hurt, fighter)
        return
    if result is Trouble.OUT:
        go_down(state, fighter)
        knocked_out(state, fighter)
    fighter.con_next += CON_DOWN
    times = 2 if result is Trouble.DOWN_TWICE else 1
    for _ in range(times):
        go_down(state, fighter)
        count(state, fighter, chance)
    fighter.wear += times


def go_down(state: BoutState, fighter: Fighter) -> None:
    """A knockdown is counted (K20, K21)."""
    fighter.downs += 1
    fighter.downs_round += 1
    state.tell(KnockedDown, fighter, fighter.downs)


def count(state: BoutState, fighter: Fighter, chance: Chance) -> None:
    """The count over a fighter who has just gone down (K21, K90)."""
    state.thrower = fighter
    total = chance.total(2, 6, "count") + fighter.downs - 1
    total += fighter.opponent.card.power >= PUNCHER
    result = "clear" if total < SHAKY_FROM else "shaky" if total < COUNTED_OUT_FROM else "out"
    state.tell(Counted, fighter, result, total)
    if result == "out":
        knocked_out(state, fighter)
    if result == "shaky":
        referee_check(state, fighter, STOPPED_UP_TO, "count", chance)
    if state.options.three_knockdown_rule and fighter.downs_round >= MOST_DOWNS:
        stopped(state, fighter, "knockdowns")


def referee_check(state: BoutState, fighter: Fighter, number: int, reason: str, chance: Chance) -> None:
    """The referee looks at him: stopped if his total is not above the number (K25)."""
    state.thrower = None
    total = chance.total(2, 6, "referee") + fighter.card.chin // 2
    state.tell(RefereeLooked, fighter, reason, number, total, total <= number)
    if total <= number:
        stopped(state, fighter, "stopped")


def after_a_beating(state: BoutState, loser: Fighter, lead: int, chance: Chance) -> None:
    """The round was lost by 12 or more: the referee may look, once and at the worse number (K30 to K32)."""
    if lead < BEATING:
        return
    state.step = 6
    loser.beatings += 1
    state.tell(Beaten, loser, loser.beatings)
    if loser.beatings >= BEATINGS:
        referee_check(state, loser, STOPPED_UP_TO, "beating", chance)
    elif lead >= BIG:
        number = STOPPED_UP_TO if loser.downs_round else STOPPED_UNHURT_UP_TO
        referee_check(state, loser, number, "outclassed", chance)
