"""A segment: who controls it, what lands, and the chart of events (G15 to G37, G80 to G82)."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.engines.glory_days import trouble
from ringside_manager.engines.glory_days.events import (
    ActionMissed,
    Clinched,
    CounterTried,
    Occurred,
    PunchesLanded,
    RoughPunch,
    ToeToToe,
    TookControl,
)
from ringside_manager.engines.glory_days.state import BoutState, Boxer, Numbers, best_outside_line, refresh
from ringside_manager.engines.glory_days.tables import (
    CHART_OF_EVENTS,
    CLINCH,
    EVENT,
    FACES,
    FOUL,
    INJURIES,
    MISS,
    MOST_POWER,
    NUMBERS,
    SEGMENTS,
    WILL_FROM,
    EventLine,
    Injury,
)
from ringside_manager.engines.glory_days.trouble import (
    chin_check,
    commit,
    counted_out,
    cut_check,
    fall,
    go_down,
    knocked_out,
    late_punch,
    look,
    no_winner,
    stoppage_value,
    stun,
    suffer,
    temper,
    tested,
    too_often_down,
)

# Punches that land are counted (G5, G91)


def land(state: BoutState, boxer: Boxer, punches: int) -> None:
    """Punches of his land; with ``mid_round_fatigue`` they take stamina at once (G91, G5)."""
    boxer.landed_now += punches
    boxer.landed_round += punches
    if state.options.mid_round_fatigue:
        other = boxer.opponent
        other.stamina = max(0, other.stamina - punches)


# The chart of events at work (section 14): everything else in the segment is ignored


DOCTOR_LESS = 2
"""G81, line 98."""


def happen(state: BoutState, boxer: Boxer) -> None:
    """A 99 on his list: a line of the chart (G80); of the marked ones only one happens in a bout (G81, G84)."""
    number = state.throw(boxer, NUMBERS, "event") % NUMBERS
    line = CHART_OF_EVENTS[number]
    ignored = line.once and state.marked
    state.marked = state.marked or line.once
    if not ignored:
        _land(state, boxer, line)
    if state.emit:
        punches = (0, 0) if ignored else line.landed
        state.tell(Occurred, boxer, number, line.word, ignored, punches)
    if not ignored:
        _follow(state, boxer, line)


def _land(state: BoutState, boxer: Boxer, line: EventLine) -> None:
    """Punches, then what lasts, then stamina (G81)."""
    mine, his = line.landed
    if mine:
        land(state, boxer, mine)
    if his:
        land(state, boxer.opponent, his)
    if line.own_power or line.own_penalty or line.others_power or line.others_will:
        boxer.power_change += line.own_power
        boxer.hand += line.own_penalty
        boxer.opponent.power_change += line.others_power
        boxer.opponent.will_change += line.others_will
        refresh(boxer)
        refresh(boxer.opponent)
    for each, change in zip((boxer, boxer.opponent), line.stamina, strict=True):
        if change:
            each.stamina = max(0, min(each.start, each.stamina + change))


def _follow(state: BoutState, boxer: Boxer, line: EventLine) -> None:
    """Cut checks, injuries, fouls, knockdowns and stuns, in that order (G81); no line has more than one of them."""
    other = boxer.opponent
    if line.special:
        _SPECIAL[line.special](state, boxer)
    elif line.foul:
        if tested(state, boxer, line.foul[1]):
            commit(state, boxer, line.foul[0])
    elif line.flash:
        fall(state, other, flash=True)
        too_often_down(state, other)
    elif line.knockdown:
        go_down(state, other)
    elif line.chin is not None:
        chin_check(state, other, line.chin)
    elif line.stun:
        stun(state, other)
    else:
        _wound(state, boxer, line)


def _wound(state: BoutState, boxer: Boxer, line: EventLine) -> None:
    """Cut checks and injuries, if the line has any (G81)."""
    other = boxer.opponent
    if line.both_cut:
        cut_check(state, other, 0)
        cut_check(state, boxer, 0)
    elif line.others_cut is not None:
        cut_check(state, other, line.others_cut)
    elif line.injury is not None:
        suffer(state, other, line.injury)
    elif line.swelling:
        odd = state.throw(other, FACES, "eye") % 2
        suffer(state, other, Injury.SWELLING_LEFT_EYE if odd else Injury.SWELLING_RIGHT_EYE)


# Lines with a rule of their own


def _rally(state: BoutState, boxer: Boxer) -> None:
    """The crowd carries him through a tie in the next segment (line 67)."""
    state.rally, state.rally_segment = boxer, state.segment + 1


def _ankle(state: BoutState, boxer: Boxer) -> None:
    """The other loses a star (line 71)."""
    other = boxer.opponent
    other.lost_star = best_outside_line(other)
    refresh(other)


def _skip(state: BoutState, boxer: Boxer) -> None:
    """The clock loses the next segment (line 92)."""
    state.segment = min(SEGMENTS, state.segment + 1)


def _hand(state: BoutState, boxer: Boxer) -> None:
    """From this round on his corner may retire him (line 94)."""
    boxer.hand_broken = True


def _end(state: BoutState, boxer: Boxer) -> None:
    """The round ends at once (line 97)."""
    state.segment = SEGMENTS


def _doctor(state: BoutState, boxer: Boxer) -> None:
    """The doctor looks at everything the other has (line 98)."""
    other = boxer.opponent
    for injury in INJURIES:
        if times := other.injuries.get(injury, 0):
            value = stoppage_value(state.referee, injury, times) - DOCTOR_LESS
            look(state, other, injury, value, by_doctor=True)


def _both_down(state: BoutState, boxer: Boxer) -> None:
    """Both are down: two counts, the boxer without momentum first; then the clock loses a segment (line 99)."""
    both = state.momentum.opponent, state.momentum
    for each in both:
        fall(state, each)
    out = [each for each in both if counted_out(state, each)]
    if len(out) > 1:
        no_winner(state)
    if out:
        knocked_out(state, out[0])
    if all(each.downs > 2 for each in both) and state.options.three_knockdown_rule:
        no_winner(state)
    for each in both:
        too_often_down(state, each)
    _skip(state, boxer)


_SPECIAL: dict[str, Callable[[BoutState, Boxer], None]] = {
    "rally": _rally,
    "ankle": _ankle,
    "late": late_punch,
    "skip": _skip,
    "hand": _hand,
    "temper": temper,
    "end": _end,
    "doctor": _doctor,
    "both_down": _both_down,
}


# Offensive actions, defence and counters (sections 5 and 6), alone and toe to toe; clinches (section 12)


Rolled = tuple[int, int, int]
"""What the d00 is on the list (punches, or a code), the d00 itself, and the d20 thrown with it."""


def roll_action(state: BoutState, boxer: Boxer, line: Numbers, power: int) -> Rolled:
    """The d00 and d20 of an offensive action (G20, G2)."""
    _, inside, actions = line
    if inside:
        boxer.inside_acts += 1
    else:
        boxer.outside_acts += 1
    chance = state.chance
    if state.emit:
        state.thrower, state.bound = boxer.corner, 0
    number = chance.roll(NUMBERS, "action") % NUMBERS
    code = actions[number]
    if state.emit and (code > boxer.penalty or code == FOUL):
        state.bound = boxer.ratings.foul if code == FOUL else power
    return code, number, chance.roll(FACES, "check")


def alone(state: BoutState, boxer: Boxer, line: Numbers) -> None:
    """He acts alone (G15, G17): the other may defend or counter unless he is hurt (G35, G37, G50, G27, G52, G83)."""
    other = boxer.opponent
    hurt = other.hurt
    power = boxer.finishing if hurt else boxer.power
    rolled = roll_action(state, boxer, line, power)
    code, number, die = rolled
    if code > MISS:
        punches = code - boxer.penalty
        if punches > 0 and not hurt and power < die <= MOST_POWER:
            defended(state, boxer, rolled, punches)
        else:
            hit(state, boxer, rolled)
            if punches > 0:
                checks(state, boxer, rolled, power)
            spared = other.fell and not state.options.will_after_knockdown
            if hurt and boxer.landed_now >= WILL_FROM and not spared:
                trouble.will_check(state, other, other.will, "hurt")  # G51
    elif code == MISS:
        miss(state, boxer, number)
        if not hurt:
            counter(state, other)
    elif code == CLINCH:
        clinch(state, boxer, 0)
    elif code == FOUL:
        rough(state, boxer, rolled, defended=state.options.defence_before_foul and not hurt)
        if die <= boxer.ratings.foul:
            trouble.foul(state, boxer)
    else:
        happen(state, boxer)


def toe_to_toe(state: BoutState, first: Boxer, line: Numbers) -> None:
    """Both act, ``first`` has momentum (G18, G21, G48): neither defends or counters (G36, G19)."""
    second = first.opponent
    mine = roll_action(state, first, line, first.power)
    if mine[0] == CLINCH:
        clinch(state, first, 0)
        return
    if mine[0] == EVENT:
        happen(state, first)
        return
    his_line = second.card.inside_actions if line[1] else second.card.outside_actions
    his = roll_action(state, second, (0, line[1], his_line), second.power)
    if his[0] == CLINCH:
        clinch(state, second, let_through(state, first, mine))
    elif his[0] == EVENT:
        happen(state, second)
    else:
        exchange(state, first, mine, his)


def exchange(state: BoutState, first: Boxer, mine: Rolled, his: Rolled) -> None:
    """All punches count before any check; then the checks, that of ``first`` first (G48, G36, G64)."""
    both = (first, mine), (first.opponent, his)
    for boxer, rolled in both:
        if rolled[0] > MISS:
            hit(state, boxer, rolled)
        elif rolled[0] == FOUL:
            rough(state, boxer, rolled)
        else:
            miss(state, boxer, rolled[1])
    for boxer, rolled in both:
        if rolled[0] > boxer.penalty:
            checks(state, boxer, rolled, boxer.power)
        elif rolled[0] == FOUL and rolled[2] <= boxer.ratings.foul:
            trouble.foul(state, boxer)


def checks(state: BoutState, boxer: Boxer, rolled: Rolled, power: int) -> None:
    """What the d20 thrown with landing punches asks of the other: his chin, or his skin (G23)."""
    die = rolled[2]
    if die <= power:
        trouble.chin_check(state, boxer.opponent, 0)
    elif die > MOST_POWER:
        trouble.cut_check(state, boxer.opponent, 0)


def hit(state: BoutState, boxer: Boxer, rolled: Rolled) -> None:
    """All his punches land, minus his penalty (G22, G47)."""
    punches = rolled[0] - boxer.penalty
    if punches > 0:
        land(state, boxer, punches)
    if state.emit:
        code, number, die = rolled
        punches = max(0, punches)
        state.tell(PunchesLanded, boxer, punches, number, die, code - punches, 0)


def defended(state: BoutState, boxer: Boxer, rolled: Rolled, punches: int) -> None:
    """The other's defence check changes what lands (G35)."""
    other = boxer.opponent
    if state.emit:
        state.thrower, state.bound = other.corner, 0
    landed = punches + other.card.defence_faces[state.chance.roll(FACES, "defence")]
    if landed > 0:
        land(state, boxer, landed)
    if state.emit:
        code, number, die = rolled
        landed = max(0, landed)
        state.tell(PunchesLanded, boxer, landed, number, die, code - punches, punches - landed)


def miss(state: BoutState, boxer: Boxer, number: int) -> None:
    """No punch (G25)."""
    if state.emit:
        state.tell(ActionMissed, boxer, number)


def counter(state: BoutState, boxer: Boxer) -> None:
    """He answers a miss; a hit lands what his list says minus his own penalty (G37), and asks for no check (G38)."""
    if state.emit:
        state.thrower, state.bound = boxer.corner, 0
    die = state.chance.roll(FACES, "counter")
    found = boxer.card.counter_faces[die]
    punches = max(0, found[1] - boxer.penalty) if found else 0
    if punches:
        land(state, boxer, punches)
    if state.emit:
        thrown = found[0] if found else ""
        state.tell(CounterTried, boxer, die, thrown, punches)


def rough(state: BoutState, boxer: Boxer, rolled: Rolled, *, defended: bool = False) -> None:
    """The foul range: one punch (G26); whether it is a foul is looked at in its turn (G68).

    ``defended``: by ``defence_before_foul`` the other's defence check (G35) comes first.
    """
    punches = max(0, 1 - boxer.penalty)
    if defended and punches:
        if state.emit:
            state.thrower, state.bound = boxer.opponent.corner, 0
        punches = max(0, punches + boxer.opponent.card.defence_faces[state.chance.roll(FACES, "defence")])
    if punches:
        land(state, boxer, punches)
    if state.emit:
        die, rating = rolled[2], boxer.ratings.foul
        state.tell(RoughPunch, boxer, punches, die, rating, die <= rating)


def clinch(state: BoutState, boxer: Boxer, let_through: int) -> None:
    """The segment is over (G73)."""
    if let_through:
        land(state, boxer.opponent, let_through)
    state.tell(Clinched, boxer, let_through)


def let_through(state: BoutState, boxer: Boxer, rolled: Rolled) -> int:
    """The punch he is credited with although the other clinches (G74)."""
    if state.options.clinch_one_punch and rolled[0] > MISS:
        return max(0, 1 - boxer.penalty)
    return 0


# Who acts in a segment, and at which distance (section 4)


LINES = 6


def contest(state: BoutState) -> None:
    """Both roll on their lines and compare the stars (G16 to G18); then whoever may act does."""
    red, blue = state.red, state.blue
    mine, his = line_of(state, red), line_of(state, blue)
    ahead, why = mine[0] - his[0], "stars"
    if ahead:
        boxer, line = (red, mine) if ahead > 0 else (blue, his)
    elif state.rally is not None and state.rally_segment == state.segment:
        boxer, line, why = state.rally, mine if state.rally is red else his, "rally"
    else:
        boxer, line = (red, mine) if state.momentum is red else (blue, his)
        if state.emit:
            state.tell(ToeToToe, boxer, distance(line), line[0])
        toe_to_toe(state, boxer, line)
        return
    state.momentum = boxer
    if state.emit:
        others = his[0] if boxer is red else mine[0]
        state.tell(TookControl, boxer, distance(line), line[0], others, why)
    alone(state, boxer, line)


def press_on(state: BoutState, boxer: Boxer) -> None:
    """The other is hurt: he acts alone and rolls for the distance only (G15)."""
    line = line_of(state, boxer)
    state.momentum = boxer
    if state.emit:
        state.tell(TookControl, boxer, distance(line), line[0], 0, "hurt")
    alone(state, boxer, line)


def line_of(state: BoutState, boxer: Boxer) -> Numbers:
    """The line he rolls (G15, G16)."""
    if state.emit:
        state.thrower, state.bound = boxer.corner, 0
    return boxer.lines[state.chance.roll(LINES, "control") - 1]


def distance(line: Numbers) -> str:
    """Where a line is fought, in a word."""
    return "inside" if line[1] else "outside"
