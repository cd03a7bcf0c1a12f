"""Knockdowns and knockouts (section 11)."""

from __future__ import annotations

from functools import cache

from ringside_manager.bout.corner import Keyed
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.title_bout import effective
from ringside_manager.engines.title_bout.effective import changes, knockdown_rating
from ringside_manager.engines.title_bout.events import (
    Counted,
    CountedOut,
    FlashKnockdown,
    KnockedDown,
    PowerPunch,
    SavedByBell,
    SecondReading,
)
from ringside_manager.engines.title_bout.judging import score, stop, stopped
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from ringside_manager.engines.title_bout.tables import (
    ADVANCED_KNOCKDOWN_TABLE,
    CARRY_OVER,
    COUNT_REMOVES,
    FIRST_ADVANCED_NUMBER,
    FLASH_COUNT,
    KNOCKDOWN_TABLE,
    KNOCKDOWNS_THAT_END,
    MANDATORY_COUNT,
    MOST_COUNT,
    TEN_DOWN,
    THIRD_COUNTS_FROM,
    WORST_RATING,
    Power,
)


class Blow(Keyed):
    """What a punch has done, as far as control and finishing runs care (T59, T62, T70, T71, T155)."""

    PLAIN = "plain"
    """1 to 3 points."""
    FOUR = "four"
    """4 points, or a 5 of the advanced table."""
    FLASH = "flash"
    HALF = "half"
    """Half a run (5H)."""
    FULL = "full"
    """A full run: a 5, a 5F or a knockdown."""


# Reading the tables


def basic_reading(rating: int, number: int) -> Power:
    """Table K: a rating 0 to 10 and a card number 1 to 20 (T57, 29.1, T58)."""
    four, five = KNOCKDOWN_TABLE[rating]
    if number <= four:
        return Power.FOUR
    if number <= five:
        return Power.FIVE
    return Power.DOWN if rating else Power.AGAIN


@cache
def _advanced_rows() -> tuple[tuple[Power, ...], ...]:
    return tuple(tuple(Power(word) for word in row.split()) for row in ADVANCED_KNOCKDOWN_TABLE)


def advanced_reading(rating: int, number: int) -> Power:
    """Table A: a rating 0 to 10 and a card number 1 to 20 (T155, 29.9)."""
    if number < FIRST_ADVANCED_NUMBER:
        return Power.FOUR
    return _advanced_rows()[number - FIRST_ADVANCED_NUMBER][rating]


def read(state: BoutState, rating: int, field: str) -> tuple[Power, int]:
    """Draw and read the table in force until it says something final; the result and the last number drawn.

    ``field`` is KD, KD2 or KOR (T57, T60).  The result is 4, 5, 5H, 5F or K.
    """
    advanced = state.options.advanced_kd_table
    number = _number(state, field)
    result = advanced_reading(rating, number) if advanced else basic_reading(rating, number)
    while result in (Power.AGAIN, Power.TEN, Power.NEXT):
        if state.emit:
            state.emit(SecondReading(state.round, state.second, result.value))
        number = _number(state, field)
        if result is Power.AGAIN:
            result = basic_reading(1, number)
        elif result is Power.TEN:
            result = Power.DOWN if number <= TEN_DOWN else Power.FULL
        else:
            rating = min(WORST_RATING, rating + 1)
            result = advanced_reading(rating, number)
    return result, number


def _number(state: BoutState, field: str) -> int:
    card = state.deck.finish(field)
    return card.kor if field == "KOR" else card.kd2 if field == "KD2" else card.kd


_LOWERED = {
    Power.DOWN: Power.FULL,
    Power.FULL: Power.FOUR,
    Power.HALF: Power.FOUR,
    Power.FIVE: Power.FOUR,
    Power.FOUR: Power.THREE,
}
_POINTS = {Power.THREE: 3, Power.FOUR: 4, Power.FIVE: 5, Power.HALF: 5, Power.FULL: 5, Power.DOWN: 6}


def lowered(result: Power, advanced: bool) -> Power:
    """A full step down, for the greater hand injury (T56): K is a true 5, a 5 a true 4, a 4 a 3."""
    if result is Power.DOWN and not advanced:
        return Power.FIVE
    return _LOWERED[result]


# The punch


def power_punch(state: BoutState, fighter: Fighter, countering: bool) -> Blow:
    """A landed punch within his power: the knockdown reading and what follows (T57-T62)."""
    hit = fighter.opponent
    fighter.landed += 1
    fighter.landed_round += 1
    fighter.body_hits += fighter.plan.body
    rating = hit.kd_rating
    result, number = read(state, rating, "KD" if hit.temporary is None else "KD2")
    advanced = state.options.advanced_kd_table
    if fighter.hand > 1:
        result = lowered(result, advanced)
    points = _POINTS[result]
    if state.emit:
        state.tell(PowerPunch, fighter, result.value, points, number, rating, countering)
    state.moved = True
    if result is Power.DOWN:
        return knocked_down(state, hit)
    score(state, fighter, points)
    effective.traits_when_hit(state, hit, points)
    if result is Power.THREE:
        return Blow.PLAIN
    if result is Power.HALF:
        return Blow.HALF
    with_run = result is Power.FULL or (result is Power.FIVE and not advanced)
    return Blow.FULL if with_run else Blow.FOUR


def knocked_down(state: BoutState, down: Fighter) -> Blow:
    """A knockdown (T60, T61): out, or up again with 6 points against him, a count and a worse chin.

    The third of a round may end the bout (T150); it is no knockout punch, and so the other has scored it (CV61).
    """
    down.downs += 1
    if state.options.three_knockdowns and down.downs == KNOCKDOWNS_THAT_END:
        if state.rules >= THIRD_COUNTS_FROM:
            down.opponent.knockdowns += 1
            state.tell(KnockedDown, down)
        stopped(state, down, "knockdowns")
    saved = saved_by_bell(state)
    if saved:
        state.tell(SavedByBell, down)
    elif counted_out(state, down):
        state.tell(CountedOut, down)
        stop(state, Method.KO, down.opponent, "")
    down.opponent.knockdowns += 1
    state.tell(KnockedDown, down)
    score(state, down.opponent, _POINTS[Power.DOWN])
    flash = count(state, down)
    shaken(down)
    effective.traits_when_hit(state, down, _POINTS[Power.DOWN])
    effective.traits_when_risen(state, down)
    if flash:
        return Blow.FLASH
    return Blow.PLAIN if saved else Blow.FULL


def saved_by_bell(state: BoutState) -> bool:
    """Whether no knockout reading is made because the round is over (T149)."""
    option = state.options.saved_by_bell
    return not state.deck.left and (option == "any" or (option == "last" and state.is_last_round))


def counted_out(state: BoutState, down: Fighter) -> bool:
    """The knockout reading (T60, T155)."""
    return read(state, down.side.knockout, "KOR")[0] is Power.DOWN


def count(state: BoutState, down: Fighter) -> bool:
    """The count (T61, T145, T148); whether it was a flash knockdown (T62)."""
    counted = state.deck.finish("KDC").kdc
    flash = counted <= FLASH_COUNT
    removed = 0
    if state.options.count_removes_cards:
        lasted = max(counted, MANDATORY_COUNT) if state.options.mandatory_eight else counted
        removed = min(COUNT_REMOVES[lasted], state.deck.left)
        state.deck.remove(removed)
    if not flash:
        down.counts.append(counted)
        down.opponent.scored += 1
    if state.emit:
        kind = FlashKnockdown if flash else Counted
        state.tell(kind, down, counted, removed)
    return flash


def shaken(down: Fighter) -> None:
    """The temporary rating after a knockdown: KD1 + KD2, 1 to 10, to the end of the round (T63)."""
    rating = max(1, min(WORST_RATING, down.side.knockdown + down.side.knockdown_added))
    down.temporary = max(rating, down.temporary or 0)
    down.kd_rating = knockdown_rating(down, changes(down))


# The next round


def carry_over_limit(fighter: Fighter) -> int:
    """The highest RNv with which he goes into the next round still shaken (T65); 0 if there is no check."""
    if not fighter.counts:
        return 0
    number = min(MOST_COUNT, sum(fighter.counts))
    if fighter.down_before:
        number = min(MOST_COUNT, number + 2) if len(fighter.counts) == 1 else MOST_COUNT
    return CARRY_OVER[number]


def carried_rating(fighter: Fighter) -> int:
    """His rating in the round after a carry-over (T66), 1 to 10."""
    rating, added = fighter.side.knockdown, fighter.side.knockdown_added
    return min(WORST_RATING, max(rating - (-added // 2), rating + 1))
