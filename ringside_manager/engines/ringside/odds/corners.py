"""What the corners of a compiled bout decide, from the rows of their tables; ``loop.py`` says what the arguments are."""

from __future__ import annotations

from typing import Any

import numpy as np

from ringside_manager.engines.ringside import policies
from ringside_manager.engines.ringside.odds import orders, rows
from ringside_manager.engines.ringside.odds.orders import ordered, score, scored_down
from ringside_manager.engines.ringside.odds.streams import D6, D100, DICE, RED, compiled, drawn, inlined

_condition_class, _phase_class = inlined(policies.condition_class), inlined(policies.phase_class)
_tactic_class = inlined(policies.tactic_class)
_rush_class, _counter_class = inlined(policies.rush_class), inlined(policies.counter_class)
_clinch_class, punch_class = inlined(policies.clinch_class), inlined(policies.punch_class)
_CLASSES = 0xFFF
"""No class has a larger number; a compiler that knows them to be no less than 0 finds them at once."""
_PARTS = np.int64(policies.PARTS)
_TACTICS, _TWO = np.int64(4), np.int64(2)

# Dice, and what was told before them


@inlined
def rolled(ring: Any, told: Any, dice: Any, sides: Any, needed: Any) -> Any:
    """A die of the bout, from 1; it is thrown only if it is ``needed``."""
    if ring[rows.BOUT, rows.IS_TOLD] and needed:
        used = ring[rows.BOUT, rows.USED_ROLLS]
        if used < ring[rows.BOUT, rows.ALL_ROLLS]:
            ring[rows.BOUT, rows.USED_ROLLS] = used + 1
            return told[0][0, used]
    return drawn(dice, DICE, sides, needed) + 1


@inlined
def _answer(ring: Any, told: Any, dice: Any, who: Any, options: Any) -> Any:
    """The place of the recorded answer among so many options, of the one he is held to, or of any while he strays; -1
    where his table decides.
    """
    if not ring[rows.BOUT, rows.IS_TOLD]:
        return -1
    used = ring[rows.BOUT, rows.USED_CHOICES]
    if used < ring[rows.BOUT, rows.ALL_CHOICES]:
        ring[rows.BOUT, rows.USED_CHOICES] = used + 1
        return told[0][1, used]
    forced = ring[rows.BOUT, rows.FORCED + who]
    ring[rows.BOUT, rows.FORCED + who] = -1
    if forced < 0 and ring[rows.BOUT, rows.STRAYS] and ring[rows.BOUT, rows.PASSED] <= 0:
        return drawn(dice, RED + who, options, 1)
    return forced


@inlined
def heard(ring: Any, cards: Any, told: Any) -> None:
    """Find out at the beginning of a turn whether anything told or forced is left, and whether more than tables decide."""
    if ring[rows.BOUT, rows.IS_TOLD]:
        rolls = ring[rows.BOUT, rows.USED_ROLLS] < ring[rows.BOUT, rows.ALL_ROLLS]
        choices = ring[rows.BOUT, rows.USED_CHOICES] < ring[rows.BOUT, rows.ALL_CHOICES]
        forced = ring[rows.BOUT, rows.FORCED] >= 0 or ring[rows.BOUT, rows.FORCED_BLUE] >= 0
        strays = ring[rows.BOUT, rows.STRAYS] and ring[rows.BOUT, rows.PASSED] <= 0
        is_told = rolls or choices or forced or strays
        ring[rows.BOUT, rows.IS_TOLD] = int(is_told)
        for who in range(2):
            has_orders = told[1].shape[1] > 1
            ring[who, rows.HEEDS] = int(is_told or has_orders or cards[who, rows.LAPSE] > 0)


# What the corners decide, from their tables


@inlined
def _lapses(cards: Any, dice: Any, who: Any) -> Any:
    return cards[who, rows.LAPSE] > 0 and drawn(dice, RED + who, D100, 1) < cards[who, rows.LAPSE]


@inlined
def condition(ring: Any, who: Any) -> Any:
    """P2."""
    return _condition_class(ring[who, rows.ENDURANCE], ring[who, rows.TOTAL])


@inlined
def set_phase(ring: Any) -> None:
    """P3."""
    ring[rows.BOUT, rows.PHASE] = _phase_class(ring[rows.BOUT, rows.ROUND], ring[rows.BOUT, rows.ROUNDS])


@inlined
def _placed(cards: Any, who: Any, first: Any, options: Any, number: Any) -> Any:
    """The option on which a number from 0 falls, in a row of running totals."""
    place = 0
    for option in range(options - 1):
        place += cards[who, first + option] <= number
    return place


@inlined
def _without_table(
    ring: Any, cards: Any, told: Any, dice: Any, who: Any, kind: Any, doing: Any, plainly: Any
) -> Any:
    """As ``_heeded``; what is rare is compiled once, out of the way of the rest."""
    if ring[who, rows.HEEDS]:
        return _heeded(ring, cards, told, dice, who, kind, np.int64(doing), np.int64(plainly))
    return np.int64(-1)


@compiled
def _heeded(
    ring: Any, cards: Any, told: Any, dice: Any, who: Any, kind: Any, doing: Any, plainly: Any
) -> Any:
    """1 or 0 if it is told whether he does a thing, ``doing`` being the place of that answer, if his orders decide, or if he
    forgets himself and does as a plain corner; -1 where his table decides.
    """
    place = _answer(ring, told, dice, who, _TWO)
    if place >= 0:
        return np.int64(place == doing)
    order = ordered(ring, told, dice, who, kind, 3)
    if order >= 0:
        return order
    return plainly if _lapses(cards, dice, who) else np.int64(-1)


@inlined
def _taken(cards: Any, dice: Any, who: Any, part: Any) -> Any:
    """Whether what is done in so many parts is done now; where that is certain, no die is thrown."""
    if part <= 0 or part >= policies.PARTS:
        return part > 0
    return drawn(dice, RED + who, _PARTS, 1) < part


@inlined
def tactic_of(ring: Any, cards: Any, told: Any, dice: Any, df: Any) -> Any:
    """The defender's tactic (R63)."""
    if ring[df, rows.HEEDS]:
        place = _heeded_tactic(ring, cards, told, dice, df)
        if place >= 0:
            return place
    if cards[df, rows.STEADY_TACTIC] >= 0:
        return np.int64(cards[df, rows.STEADY_TACTIC])
    return _tactic_by_table(ring, cards, dice, df)


@compiled
def _heeded_tactic(ring: Any, cards: Any, told: Any, dice: Any, df: Any) -> Any:
    """The tactic that is told, ordered or taken in a lapse; -1 where his table decides."""
    place = _answer(ring, told, dice, df, _TACTICS - ring[df, rows.TRAPPED] - ring[df, rows.BARRED])
    if place >= 0:  # without backpedaling, the clinch takes its place (R74)
        return place + 1 if place == rows.BACKPEDALING and ring[df, rows.TRAPPED] else place
    legal = (
        3 | (1 - ring[df, rows.TRAPPED]) << rows.BACKPEDALING | (1 - ring[df, rows.BARRED]) << rows.CLINCHING
    )
    place = ordered(ring, told, dice, df, orders.TACTIC, legal)
    if place >= 0:
        return place
    return np.int64(rows.NONE) if _lapses(cards, dice, df) else np.int64(-1)


@inlined
def _tactic_by_table(ring: Any, cards: Any, dice: Any, df: Any) -> Any:
    seen = _tactic_class(
        score(ring, df),
        condition(ring, df),
        condition(ring, 1 - df),
        ring[rows.BOUT, rows.PHASE],
        scored_down(ring, 1 - df),
        ring[1 - df, rows.COVER],
        ring[df, rows.TRAPPED],
        ring[df, rows.BARRED],
    )
    seen &= _CLASSES
    if cards[df, rows.SURE_TACTIC + seen] >= 0:
        return np.int64(cards[df, rows.SURE_TACTIC + seen])
    row = rows.TACTICS + 4 * seen
    return _placed(cards, df, row, _TACTICS, drawn(dice, RED + df, _PARTS, 1))


@inlined
def rushes(ring: Any, cards: Any, told: Any, dice: Any, at: Any) -> Any:
    """Whether the attacker rushes (R64)."""
    known = _without_table(ring, cards, told, dice, at, orders.RUSHING, 1, 0)
    if known >= 0:
        return known == 1
    part = cards[at, rows.STEADY_RUSH]
    if part < 0:
        tactic = 1 if ring[1 - at, rows.COVER] else 2 if ring[1 - at, rows.BACKPEDAL] else 0
        own, other = condition(ring, at), condition(ring, 1 - at)
        seen = _rush_class(
            score(ring, at), own, other, ring[rows.BOUT, rows.PHASE], scored_down(ring, at), tactic
        )
        part = cards[at, rows.RUSHES + (seen & _CLASSES)]
    return _taken(cards, dice, at, part)


@inlined
def tries(ring: Any, cards: Any, told: Any, dice: Any, who: Any) -> Any:
    """Whether the boxer just hit tries to counterpunch."""
    known = _without_table(ring, cards, told, dice, who, orders.COUNTERING, 0, 1)
    if known >= 0:
        return known == 1
    part = cards[who, rows.STEADY_COUNTER]
    if part < 0:
        own, other = condition(ring, who), condition(ring, 1 - who)
        seen = _counter_class(score(ring, who), own, other, ring[1 - who, rows.RUSH])
        part = cards[who, rows.COUNTERS + (seen & _CLASSES)]
    return _taken(cards, dice, who, part)


@inlined
def keeps(ring: Any, cards: Any, told: Any, dice: Any, df: Any) -> Any:
    """Whether he keeps his clinch."""
    known = _without_table(ring, cards, told, dice, df, orders.HOLDING, 1, 0)
    if known >= 0:
        return known == 1
    part = cards[df, rows.STEADY_CLINCH]
    if part < 0:
        own, other = condition(ring, df), condition(ring, 1 - df)
        seen = _clinch_class(score(ring, df), own, other, ring[df, rows.TRAPPED])
        part = cards[df, rows.CLINCHES + (seen & _CLASSES)]
    return _taken(cards, dice, df, part)


@inlined
def punch_of(ring: Any, cards: Any, told: Any, dice: Any, who: Any, mixes: Any, seen: Any) -> Any:
    """What he throws or expects, by ``mixes``."""
    if ring[who, rows.HEEDS]:
        place = _heeded_punch(ring, cards, told, dice, who, mixes)
        if place >= 0:
            return place
    if cards[who, rows.PICKS]:
        return drawn(dice, RED + who, D6, 1)
    row = mixes + 6 * (seen & _CLASSES)
    return _placed(cards, who, row, D6, drawn(dice, RED + who, _PARTS, 1))


@compiled
def _heeded_punch(ring: Any, cards: Any, told: Any, dice: Any, who: Any, mixes: Any) -> Any:
    """The punch that is told, ordered or thrown in a lapse; -1 where his table decides."""
    place = _answer(ring, told, dice, who, D6)
    if place >= 0:
        return place
    kind = orders.THROWING if mixes == rows.THROWN else orders.EXPECTING
    place = ordered(ring, told, dice, who, kind, 63)
    if place >= 0:
        return place
    return drawn(dice, RED + who, D6, 1) if _lapses(cards, dice, who) else np.int64(-1)


@inlined
def square_of(ring: Any, cards: Any, told: Any, dice: Any, who: Any, way: Any, count: Any) -> Any:
    """Where the square he takes, of so many, stands in a row of ``rows.DODGES`` or ``rows.FOLLOWS``."""
    choice = count > 1
    if ring[who, rows.HEEDS] and choice:
        place = _heeded_square(ring, cards, told, dice, who, count)
        if place >= 0:
            return place
    if cards[who, way] == policies.BEST:
        return np.int64(rows.BEST)
    return drawn(dice, RED + who, count, choice)


@compiled
def _heeded_square(ring: Any, cards: Any, told: Any, dice: Any, who: Any, count: Any) -> Any:
    """The place of the square that is told or taken in a lapse; -1 where his table decides."""
    place = _answer(ring, told, dice, who, count)
    if place >= 0:
        return place
    return drawn(dice, RED + who, count, 1) if _lapses(cards, dice, who) else np.int64(-1)
