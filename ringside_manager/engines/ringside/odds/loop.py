"""A bout of Ringside as compiled loops over whole numbers: the script of ``rules.py`` and ``punching.py``, die for die.

``ring`` holds a row of numbers for each boxer and one for the bout, ``cards`` a row for each corner (``rows.py``), ``told`` the
rolls and the choices already made when a bout is taken up within a turn; ``dice`` is the room of the streams (``streams.py``).
Corners are 0 and 1, punches and options numbered from 0.  Types are found by the compiler; here they are Any.

Masks (``& 1``, ``& 63``) change no number: they show the compiler that a place is none counted from the end.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ringside_manager.engines.ringside import tables
from ringside_manager.engines.ringside.odds import rows
from ringside_manager.engines.ringside.odds.corners import (
    condition,
    heard,
    keeps,
    punch_class,
    punch_of,
    rolled,
    rushes,
    set_phase,
    square_of,
    tactic_of,
    tries,
)
from ringside_manager.engines.ringside.odds.orders import in_force
from ringside_manager.engines.ringside.odds.streams import D10, D100, compiled, inlined, take_up

# Movement at the end of a turn (R41-R49)


@inlined
def _step(ring: Any, who: Any, square: Any, trapped: Any) -> None:
    ring[who, rows.SQUARE] = square
    ring[who, rows.TRAPPED] = np.int64(trapped)


@inlined
def _after_miss(ring: Any, cards: Any, told: Any, dice: Any, at: Any) -> None:
    df = 1 - at
    here, there = ring[at, rows.SQUARE] & 63, ring[df, rows.SQUARE] & 63
    count = np.int64(rows.DODGES[here, there, rows.COUNT])
    place = square_of(ring, cards, told, dice, df, rows.DODGE_WAY, count)
    square = np.int64(rows.DODGES[here, there, place & 7])
    _step(ring, df, square, (square == there) & ring[df, rows.TRAPPED])
    _follow(ring, cards, told, dice, at)


@inlined
def _after_hit(ring: Any, cards: Any, told: Any, dice: Any, at: Any) -> None:
    df = 1 - at
    there = ring[df, rows.SQUARE] & 63
    back = np.int64(rows.RETREATS[ring[at, rows.SQUARE] & 63, there])
    _step(ring, df, there if back < 0 else back, back < 0)
    _follow(ring, cards, told, dice, at)


@inlined
def _follow(ring: Any, cards: Any, told: Any, dice: Any, at: Any) -> None:
    here, there = ring[at, rows.SQUARE] & 63, ring[1 - at, rows.SQUARE] & 63
    count = np.int64(rows.FOLLOWS[here, there, rows.COUNT])
    place = square_of(ring, cards, told, dice, at, rows.FOLLOW_WAY, count)
    square = np.int64(rows.FOLLOWS[here, there, place & 7])
    _step(ring, at, square, (square == here) & ring[at, rows.TRAPPED])


# What a punch does (R23-R37, R60-R84)


@inlined
def _agility(ring: Any, who: Any) -> Any:
    other = 1 - who
    agility = ring[who, rows.AGILITY]
    agility += tables.COVER_OWN * ring[who, rows.COVER] + tables.COVER_OPPONENT * ring[other, rows.COVER]
    agility += tables.BACKPEDAL_OWN * ring[who, rows.BACKPEDAL]
    agility += tables.RUSH_AGILITY * (ring[who, rows.RUSH] | ring[other, rows.RUSH])
    return agility + tables.TRAPPED_AGILITY * (ring[who, rows.TRAPPED] & (1 - ring[who, rows.CLINCH]))


@inlined
def _end_clinch(ring: Any, who: Any) -> None:
    if ring[who, rows.CLINCH]:
        ring[who, rows.CLINCH] = 0
        ring[who, rows.BARRED] = 1


@inlined
def _end(ring: Any, method: Any, winner: Any) -> None:
    ring[rows.BOUT, rows.METHOD] = method
    ring[rows.BOUT, rows.WINNER] = winner


@inlined
def _lands(ring: Any, cards: Any, told: Any, dice: Any, thrower: Any, punches: Any) -> Any:
    """A punch on target is worked out; whether the receiver still stands and the bout goes on."""
    receiver = 1 - thrower
    damage = np.int64(cards[thrower, rows.DAMAGES + (punches & 63)])
    ring[receiver, rows.ENDURANCE] -= damage
    ring[thrower, rows.LANDED] += 1
    ring[thrower, rows.TOTAL_LANDED] += 1
    if ring[thrower, rows.LANDED] >= tables.TIRING_PUNCH:
        ring[thrower, rows.ENDURANCE] -= 1
    ring[thrower, rows.SCORED] += damage
    if ring[receiver, rows.ENDURANCE] <= tables.STOPPED_AT:
        _end(ring, rows.TKO, thrower)
        return False
    if ring[thrower, rows.ENDURANCE] <= tables.STOPPED_AT:
        _end(ring, rows.TKO, receiver)
        return False
    weary = ring[receiver, rows.ENDURANCE] <= 0
    number = damage + (tables.WEARY_KNOCKDOWN if weary else 0)
    rolls = number >= tables.KNOCKDOWN_FROM
    if (rolled(ring, told, dice, D100, rolls) > number) | (not rolls):
        return True
    ring[thrower, rows.SCORED] += damage
    _counted(ring, told, dice, thrower, weary)
    return False


@inlined
def _counted(ring: Any, told: Any, dice: Any, thrower: Any, weary: Any) -> None:
    """The receiver is down; the count decides (R33-R37)."""
    if ring[rows.BOUT, rows.SAVED_BY_BELL] and ring[rows.BOUT, rows.TURN] == tables.TURNS:
        count = 0
    else:
        count = rolled(ring, told, dice, D10, 1) + (tables.WEARY_COUNT if weary else 0)
    if count >= tables.COUNTED_OUT:
        _end(ring, rows.KO, thrower)
        return
    ring[thrower, rows.KNOCKDOWNS] += 1
    if count >= tables.LONG_COUNT:
        ring[rows.BOUT, rows.TURN] += 1
    ring[rows.BOUT, rows.AT] = thrower
    _end_clinch(ring, 1 - thrower)


# A turn, a round, a bout (R14-R22, R38-R40, R49-R57)


@inlined
def _choose(ring: Any, cards: Any, told: Any, dice: Any, at: Any) -> None:
    """The defender's tactic, then whether the attacker rushes."""
    df = 1 - at
    if not ring[df, rows.CLINCH]:
        tactic = tactic_of(ring, cards, told, dice, df)
        ring[df, rows.BARRED] = 0
        if tactic | ring[df, rows.COVER]:
            ring[df, rows.COVER] = tactic == rows.COVER_UP
            ring[df, rows.BACKPEDAL] = tactic == rows.BACKPEDALING
            ring[df, rows.CLINCH] = tactic == rows.CLINCHING
    if not (ring[df, rows.CLINCH] or ring[df, rows.TRAPPED]) and rushes(ring, cards, told, dice, at):
        ring[at, rows.RUSH] = 1


@inlined
def _punches(ring: Any, cards: Any, told: Any, dice: Any, thrower: Any) -> Any:
    """What is thrown and what is expected, as one number; -1 for a hook smothered in a clinch (R76)."""
    receiver = 1 - thrower
    clinch = in_force(ring)
    seen: Any = np.int64(0)
    if not (cards[0, rows.PICKS] & cards[1, rows.PICKS]):
        seen = punch_class(clinch, condition(ring, receiver), condition(ring, thrower))
    thrown = punch_of(ring, cards, told, dice, thrower, rows.THROWN, seen)
    expected = punch_of(ring, cards, told, dice, receiver, rows.EXPECTED, seen)
    return -1 if clinch and rows.HOOK[thrown] else 8 * thrown + expected


@inlined
def _counters(ring: Any, cards: Any, told: Any, dice: Any, who: Any) -> Any:
    """Whether the boxer just hit gets a counterpunch on target (R38)."""
    if not tries(ring, cards, told, dice, who):
        return False
    rating = ring[who, rows.COUNTERPUNCH] + tables.RUSH_COUNTERPUNCH * ring[1 - who, rows.RUSH]
    gets_one = rolled(ring, told, dice, D100, 1) <= rating
    return gets_one & (rolled(ring, told, dice, D100, gets_one) > _agility(ring, 1 - who))


@inlined
def _exchange(ring: Any, cards: Any, told: Any, dice: Any, at: Any, punches: Any) -> None:
    thrower = at
    while _lands(ring, cards, told, dice, thrower, punches):
        receiver = (1 - thrower) & 1
        punches = -1
        if _counters(ring, cards, told, dice, receiver):
            punches = _punches(ring, cards, told, dice, receiver)
        if punches < 0:
            _after_exchange(ring, cards, told, dice, thrower)
            return
        thrower = receiver
        ring[rows.BOUT, rows.AT] = thrower
        ring[thrower, rows.COVER] = ring[thrower, rows.BACKPEDAL] = ring[1 - thrower, rows.RUSH] = 0
        _end_clinch(ring, thrower)


@inlined
def _after_exchange(ring: Any, cards: Any, told: Any, dice: Any, at: Any) -> None:
    """The defender keeps his clinch or gives ground; nobody moves in the last turn (R48)."""
    df = 1 - at
    if ring[rows.BOUT, rows.TURN] == tables.TURNS:
        return
    if ring[df, rows.CLINCH] and keeps(ring, cards, told, dice, df):
        return
    _end_clinch(ring, df)
    _after_hit(ring, cards, told, dice, at)


@inlined
def _round_over(ring: Any) -> None:
    """The bell: scoring, then the decision or the rest before a fresh round."""
    red, blue = ring[0, rows.SCORED], ring[1, rows.SCORED]
    scoring, row = ring[rows.BOUT, rows.SCORING], 0
    while abs(red - blue) > rows.SCORES[scoring, row, 0]:
        row += 1
    better, other = rows.SCORES[scoring, row, 1], rows.SCORES[scoring, row, 2]
    ring[0, rows.POINTS] += better if red > blue else other
    ring[1, rows.POINTS] += better if blue > red else other
    over = ring[rows.BOUT, rows.ROUND] == ring[rows.BOUT, rows.ROUNDS]
    for who in range(2):
        ring[who, rows.TOTAL_DAMAGE] += ring[who, rows.SCORED]
        ring[who, rows.SCORED] = 0
        if not over:
            _fresh(ring, who)
    if over:
        red, blue = ring[0, rows.POINTS], ring[1, rows.POINTS]
        ring[rows.BOUT, rows.TURN] = tables.TURNS
        if red == blue:
            _end(ring, rows.DRAW, rows.NOBODY)
        else:
            _end(ring, rows.DEC, int(blue > red))
    else:
        ring[rows.BOUT, rows.ROUND] += 1
        ring[rows.BOUT, rows.TURN] = 1
        set_phase(ring)


@inlined
def _fresh(ring: Any, who: Any) -> None:
    ring[who, rows.ENDURANCE] = min(ring[who, rows.ENDURANCE] + tables.RECOVERY, ring[who, rows.TOTAL])
    _step(ring, who, ring[who, rows.HOME], 0)
    ring[who, rows.COVER] = ring[who, rows.BACKPEDAL] = ring[who, rows.CLINCH] = 0
    ring[who, rows.RUSH] = ring[who, rows.BARRED] = ring[who, rows.LANDED] = 0
    ring[who, rows.KNOCKDOWNS_AT_BELL] = ring[who, rows.KNOCKDOWNS]
    ring[who, rows.AT_BELL] = ring[who, rows.ENDURANCE]


@inlined
def _begin(begun: Any, ring: Any, dice: Any, seeds: Any, number: Any, bouts: Any) -> None:
    take_up(dice, seeds, number, bouts)
    for row in range(rows.BOUT + 1):
        for column in range(rows.RING_WIDTH):
            ring[row, column] = begun[row, column]
    set_phase(ring)


@inlined
def _first_attack(ring: Any, told: Any, dice: Any) -> None:
    while ring[rows.BOUT, rows.AT] < 0:
        red, blue = rolled(ring, told, dice, D100, 1), rolled(ring, told, dice, D100, 1)
        if red != blue:
            ring[rows.BOUT, rows.AT] = int(blue > red)


@inlined
def _note(ring: Any, outcome: Any) -> None:
    for place, column in enumerate(rows.OUTCOME):
        outcome[place] = ring[rows.BOUT, column]
    for who in range(2):
        boxer = len(rows.OUTCOME) + who
        outcome[boxer] = ring[who, rows.KNOCKDOWNS]
        outcome[boxer + 2] = ring[who, rows.TOTAL_DAMAGE] + ring[who, rows.SCORED]
        outcome[boxer + 4] = ring[who, rows.TOTAL_LANDED]
        outcome[boxer + 6] = ring[who, rows.UNREDUCED] - ring[who, rows.ENDURANCE]


@inlined
def _left(ring: Any, noted: Any) -> bool:
    """Whether a bout that is looked at is left at this turn; the ring is noted where it is to be (``Fights.courses``)."""
    ring[rows.BOUT, rows.PASSED] += 1
    passed, every = ring[rows.BOUT, rows.PASSED], ring[rows.BOUT, rows.EVERY]
    last = passed == ring[rows.BOUT, rows.LAST]
    if every and passed > 0 and (last or passed % every == 1 % every):
        place = ring[rows.BOUT, rows.SEEN]
        ring[rows.BOUT, rows.SEEN] = place + 1
        for row in range(rows.BOUT + 1):
            for column in range(rows.RING_WIDTH):
                noted[place, row, column] = ring[row, column]
    left: bool = every > 0 and passed > 0 and last
    return left


@compiled
def fight(begun: Any, rooms: Any, all_told: Any, orders: Any, seeds: Any, outcomes: Any, noted: Any) -> None:
    """Fight a bout for each row of ``outcomes``, from where each part of ``begun`` stands in turn.

    A row of ``seeds`` (dice, red corner, blue corner) serves as many bouts after each other as the next; with a single number
    for a row they are all fought with the free stream of that seed.  What is looked at on the way goes to a part of ``noted``
    for each bout.  All of a bout stands in this one function: every further level of functions would be compiled once more.
    """
    room = rooms[0]
    ring, cards, dice = room.ring, room.cards, room
    for number in range(len(outcomes)):
        begin = number % len(begun)
        _begin(begun[begin], ring, dice, seeds, number, len(outcomes))
        told, looks = (all_told[begin], orders), noted[number % len(noted)]
        _first_attack(ring, told, dice)
        while ring[rows.BOUT, rows.METHOD] < 0:
            if ring[rows.BOUT, rows.TURN] > tables.TURNS:
                _round_over(ring)
                continue
            if ring[rows.BOUT, rows.EVERY] | ring[rows.BOUT, rows.STRAYS] and _left(ring, looks):
                break
            heard(ring, cards, told)
            at = ring[rows.BOUT, rows.AT] & 1
            df = 1 - at
            _choose(ring, cards, told, dice, at)
            punches = -1
            if rolled(ring, told, dice, D100, 1) > _agility(ring, df):
                punches = _punches(ring, cards, told, dice, at)
            if punches >= 0:
                _exchange(ring, cards, told, dice, at, punches)
            else:
                _end_clinch(ring, df)
                if ring[rows.BOUT, rows.TURN] < tables.TURNS:
                    _after_miss(ring, cards, told, dice, at)
                if not ring[df, rows.BACKPEDAL]:
                    ring[rows.BOUT, rows.AT] = df
            ring[at, rows.RUSH] = ring[df, rows.BACKPEDAL] = 0
            ring[rows.BOUT, rows.TURN] += ring[rows.BOUT, rows.METHOD] < 0
        _note(ring, outcomes[number])
