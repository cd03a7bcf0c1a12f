"""Offensive actions, defence and counters (sections 5 and 6), alone and toe to toe; clinches (section 12)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.engines.glory_days import chin, cuts, fouls, happenings
from ringside_manager.engines.glory_days.events import (
    ActionMissed,
    Clinched,
    CounterTried,
    PunchesLanded,
    RoughPunch,
)
from ringside_manager.engines.glory_days.landing import land
from ringside_manager.engines.glory_days.state import BoutState, Boxer, Numbers
from ringside_manager.engines.glory_days.tables import (
    CLINCH,
    EVENT,
    FACES,
    FOUL,
    MISS,
    MOST_POWER,
    NUMBERS,
    WILL_FROM,
)

Rolled = tuple[int, int, int]
"""What the d00 is on the list (punches, or a code), the d00 itself, and the d20 thrown with it."""


def roll_action(state: BoutState, boxer: Boxer, line: Numbers, power: int, emit: Emit | None) -> Rolled:
    """The d00 and d20 of an offensive action (G20)."""
    _, inside, actions = line
    if inside:
        boxer.inside_acts += 1
    else:
        boxer.outside_acts += 1
    roll = state.roll
    if emit:
        state.thrower, state.bound = boxer.corner, 0
    number = roll(NUMBERS, "action") % NUMBERS
    code = actions[number]
    if emit and (code > boxer.penalty or code == FOUL):
        state.bound = boxer.ratings.foul if code == FOUL else power
    return code, number, roll(FACES, "check")


def alone(state: BoutState, boxer: Boxer, line: Numbers, emit: Emit | None) -> None:
    """He acts alone (G15, G17): the other may defend or counter unless he is hurt (G35, G37, G50)."""
    other = boxer.opponent
    hurt = other.hurt
    power = boxer.finishing if hurt else boxer.power
    rolled = roll_action(state, boxer, line, power, emit)
    code, number, die = rolled
    if code > MISS:
        punches = code - boxer.penalty
        if punches > 0 and not hurt and power < die <= MOST_POWER:
            defended(state, boxer, rolled, punches, emit)
        else:
            hit(state, boxer, rolled, emit)
            if punches > 0:
                checks(state, boxer, rolled, power, emit)
            spared = other.fell and not state.options.will_after_knockdown
            if hurt and boxer.landed_now >= WILL_FROM and not spared:
                chin.will_check(state, other, other.will, "hurt", emit)  # G51
    elif code == MISS:
        miss(state, boxer, number, emit)
        if not hurt:
            counter(state, other, emit)
    elif code == CLINCH:
        clinch(state, boxer, 0, emit)
    elif code == FOUL:
        rough(state, boxer, rolled, emit, defended=state.options.defence_before_foul and not hurt)
        if die <= boxer.ratings.foul:
            fouls.foul(state, boxer, emit)
    else:
        happenings.happen(state, boxer, emit)


def toe_to_toe(state: BoutState, first: Boxer, line: Numbers, emit: Emit | None) -> None:
    """Both act, ``first`` has momentum (G18, G21, G48): neither defends or counters (G36)."""
    second = first.opponent
    mine = roll_action(state, first, line, first.power, emit)
    if mine[0] == CLINCH:
        clinch(state, first, 0, emit)
        return
    if mine[0] == EVENT:
        happenings.happen(state, first, emit)
        return
    his_line = second.card.inside_actions if line[1] else second.card.outside_actions
    his = roll_action(state, second, (0, line[1], his_line), second.power, emit)
    if his[0] == CLINCH:
        clinch(state, second, let_through(state, first, mine), emit)
    elif his[0] == EVENT:
        happenings.happen(state, second, emit)
    else:
        exchange(state, first, mine, his, emit)


def exchange(state: BoutState, first: Boxer, mine: Rolled, his: Rolled, emit: Emit | None) -> None:
    """All punches count before any check; then the checks, that of ``first`` first (G48)."""
    both = (first, mine), (first.opponent, his)
    for boxer, rolled in both:
        if rolled[0] > MISS:
            hit(state, boxer, rolled, emit)
        elif rolled[0] == FOUL:
            rough(state, boxer, rolled, emit)
        else:
            miss(state, boxer, rolled[1], emit)
    for boxer, rolled in both:
        if rolled[0] > boxer.penalty:
            checks(state, boxer, rolled, boxer.power, emit)
        elif rolled[0] == FOUL and rolled[2] <= boxer.ratings.foul:
            fouls.foul(state, boxer, emit)


def checks(state: BoutState, boxer: Boxer, rolled: Rolled, power: int, emit: Emit | None) -> None:
    """What the d20 thrown with landing punches asks of the other: his chin, or his skin (G23)."""
    die = rolled[2]
    if die <= power:
        chin.chin_check(state, boxer.opponent, 0, emit)
    elif die > MOST_POWER:
        cuts.cut_check(state, boxer.opponent, 0, emit)


def hit(state: BoutState, boxer: Boxer, rolled: Rolled, emit: Emit | None) -> None:
    """All his punches land, minus his penalty (G22)."""
    code, number, die = rolled
    punches = max(0, code - boxer.penalty)
    if punches:
        land(state, boxer, punches)
    if emit:
        where = state.round, state.segment, boxer.corner
        emit(PunchesLanded(*where, punches, number, die, code - punches, 0))


def defended(state: BoutState, boxer: Boxer, rolled: Rolled, punches: int, emit: Emit | None) -> None:
    """The other's defence check changes what lands (G35)."""
    other = boxer.opponent
    if emit:
        state.thrower, state.bound = other.corner, 0
    change = other.card.defence_faces[state.roll(FACES, "defence")]
    landed = max(0, punches + change)
    if landed:
        land(state, boxer, landed)
    if emit:
        code, number, die = rolled
        where = state.round, state.segment, boxer.corner
        emit(PunchesLanded(*where, landed, number, die, code - punches, punches - landed))


def miss(state: BoutState, boxer: Boxer, number: int, emit: Emit | None) -> None:
    """No punch (G25)."""
    if emit:
        emit(ActionMissed(state.round, state.segment, boxer.corner, number))


def counter(state: BoutState, boxer: Boxer, emit: Emit | None) -> None:
    """He answers a miss; a hit lands what his list says minus his own penalty (G37), and asks for no check (G38)."""
    if emit:
        state.thrower, state.bound = boxer.corner, 0
    die = state.roll(FACES, "counter")
    found = boxer.card.counter_faces[die]
    punches = max(0, found[1] - boxer.penalty) if found else 0
    if punches:
        land(state, boxer, punches)
    if emit:
        thrown = found[0] if found else ""
        emit(CounterTried(state.round, state.segment, boxer.corner, die, thrown, punches))


def rough(
    state: BoutState, boxer: Boxer, rolled: Rolled, emit: Emit | None, *, defended: bool = False
) -> None:
    """The foul range: one punch (G26); whether it is a foul is looked at in its turn (G68).

    ``defended``: by ``defence_before_foul`` the other's defence check (G35) comes first.
    """
    punches = max(0, 1 - boxer.penalty)
    if defended and punches:
        if emit:
            state.thrower, state.bound = boxer.opponent.corner, 0
        punches = max(0, punches + boxer.opponent.card.defence_faces[state.roll(FACES, "defence")])
    if punches:
        land(state, boxer, punches)
    if emit:
        die, rating = rolled[2], boxer.ratings.foul
        where = state.round, state.segment, boxer.corner
        emit(RoughPunch(*where, punches, die, rating, die <= rating))


def clinch(state: BoutState, boxer: Boxer, let_through: int, emit: Emit | None) -> None:
    """The segment is over (G73)."""
    if let_through:
        land(state, boxer.opponent, let_through)
    if emit:
        emit(Clinched(state.round, state.segment, boxer.corner, let_through))


def let_through(state: BoutState, boxer: Boxer, rolled: Rolled) -> int:
    """The punch he is credited with although the other clinches (G74)."""
    if state.options.clinch_one_punch and rolled[0] > MISS:
        return max(0, 1 - boxer.penalty)
    return 0
