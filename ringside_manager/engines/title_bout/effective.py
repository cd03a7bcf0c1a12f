"""Effective numbers: what a card's ratings come to where the bout stands (section 8), and what special traits do to them."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import round_winner, totals
from ringside_manager.engines.title_bout.card import (
    NUMBERS,
    CardSide,
    CardStyle,
    Hit,
    HittingValue,
    Span,
    hitting_table,
)
from ringside_manager.engines.title_bout.deck import Place
from ringside_manager.engines.title_bout.events import TraitShown
from ringside_manager.engines.title_bout.judging import disqualified, stopped
from ringside_manager.engines.title_bout.options import NO_CHANGES, Changes, Instead, Style
from ringside_manager.engines.title_bout.state import Action, BoutState, Fighter
from ringside_manager.engines.title_bout.tables import (
    CARELESS,
    CONSTANT_CLINCHER,
    CONVERTED,
    CONVERTED_APART,
    CONVERTED_TO,
    EYE_CONTROL,
    EYE_LIMIT,
    FEWER_POINTS_OF_POWER,
    FIGHTS_DOWN,
    FIREPLUG,
    FREEZES,
    FRONT_RUNNER,
    HEAD_CASE,
    INCONSISTENT,
    MOST_CUT_LOSS,
    RING_SMARTS,
    ROPES_BOXER,
    ROPES_SLUGGER,
    SELF_DOUBTS,
    STRONG_CLOSER,
    WORST_CUT_RATING,
    WORST_RATING,
)

EITHER, BOX, MISS = CardStyle.EITHER, Style.BOX, Instead.MISS

# Effective numbers (section 8): what a fighter's ratings are worth now, with everything that changes them.
#
# ``refresh`` works them out for both whenever one of those things has changed, so that the rules of a round only read.


def refresh(state: BoutState) -> None:
    """Work out the effective numbers of both fighters."""
    red, blue = changes(state.red), changes(state.blue)
    for fighter, now, others in ((state.red, red, blue), (state.blue, blue, red)):
        landed = landed_range(fighter, now)
        fighter.cf_free = control_factor(state, fighter, now)
        fighter.limit = landed + fighter.opponent.side.defence + others.defence
        fighter.counter_limit = landed + max(0, fighter.side.counter + now.counter)
        fighter.power = power(fighter, now)
        fighter.kd_rating = knockdown_rating(fighter, now)
        fighter.actions = _action_table(fighter, now)
        if fighter.hand:
            fighter.hits = hurt_hits(fighter.card.hitting, fighter.hand)
    hold(state, state.place, state.trapped)


def refresh_control(state: BoutState) -> None:
    """Work out the control factors alone, where nothing else has changed."""
    for fighter in (state.red, state.blue):
        fighter.cf_free = control_factor(state, fighter, changes(fighter))
    hold(state, state.place, state.trapped)


def hold(state: BoutState, place: Place, trapped: Fighter | None) -> None:
    """The action is at ``place``, with ``trapped`` held there or nobody (T51); control factors with the ropes bonus (T41, T52)."""
    state.place, state.trapped = place, trapped
    state.red.cf, state.blue.cf = state.red.cf_free, state.blue.cf_free
    if trapped is not None:
        trapped.opponent.cf += ROPES_BOXER if trapped.boxes else ROPES_SLUGGER


def changes(fighter: Fighter) -> Changes:
    """Everything that is added to a fighter's ratings now: for the bout, for the round, by both strategies (T39, T40)."""
    now = fighter.for_bout
    for more in (fighter.for_round, fighter.plan.own, fighter.opponent.plan.opponent):
        if more is not NO_CHANGES:
            now = now.also(more)
    return now


# Control


def card_control(side: CardSide, boxes: bool) -> int:
    """The control factor a card side prints against a boxer or a slugger (T7)."""
    return side.control_boxer if boxes else side.control_slugger


def converted(one: int, other: int) -> tuple[int, int]:
    """Two control factors after the conversion of T142, in the same order."""
    higher, lower = max(one, other), min(one, other)
    if higher not in CONVERTED or higher - lower > CONVERTED_APART:
        return one, other
    moved = CONVERTED_TO - higher
    return one + moved, other + moved


def printed_control(state: BoutState, fighter: Fighter) -> tuple[int, int]:
    """The card's control factor, of the side in use and of the fresh side; both converted if that is in force (T142)."""
    boxes = fighter.opponent.boxes
    used, fresh = card_control(fighter.side, boxes), card_control(fighter.card.fresh, boxes)
    if not state.options.cf_conversion or fighter.fatigued or fighter.opponent.fatigued:
        return used, fresh
    mine, _ = converted(fresh, card_control(fighter.opponent.card.fresh, fighter.boxes))
    return mine, mine


def cut_loss(fighter: Fighter) -> int:
    """Control lost by cuts: markers, clash gashes and the advanced tables' losses, at most 4 in all (T41, T93, T121)."""
    lost = fighter.clashes + fighter.wound_control
    if fighter.cuts:
        lost += sum(cut.markers for cut in fighter.cuts.values())
    return min(MOST_CUT_LOSS, lost)


def control_factor(state: BoutState, fighter: Fighter, now: Changes) -> int:
    """T41 without the ropes bonus, which changes with every step (see ``hold``)."""
    used, fresh = printed_control(state, fighter)
    floor = min(used, -(-fresh // 2))
    lost = cut_loss(fighter)
    return max(floor, used + now.cf - lost) + from_eyes(fighter.opponent, EYE_CONTROL)


def from_eyes(swollen: Fighter, worth: tuple[int, ...]) -> int:
    """What the swollen eyes of a fighter are worth to the other, by their stages (T107)."""
    left, right = swollen.eyes.values()
    return worth[left] + worth[right] if left or right else 0


# Landing, power, chin


def landed_range(fighter: Fighter, now: Changes) -> int:
    """PL with its changes and what the opponent's swollen eyes add, without his DEF (T42, T67).

    The highest RN that lands is that and the other's DEF (T42), of a counter that and CP (T67); below 1 nothing does.
    """
    return max(0, fighter.side.landed + now.pl) + from_eyes(fighter.opponent, EYE_LIMIT)


def power(fighter: Fighter, now: Changes) -> int:
    """The highest RN of a punch with power behind it (T43), never below 0 (T178, T28)."""
    boxing = fighter.card.style is EITHER and fighter.style is BOX and not fighter.forced
    return max(0, fighter.side.power - (FEWER_POINTS_OF_POWER if boxing else 0) + now.power)


def knockdown_rating(fighter: Fighter, now: Changes) -> int:
    """His row of the knockdown table, 0 to 10 (T44)."""
    rating = fighter.side.knockdown if fighter.temporary is None else fighter.temporary
    return max(0, min(WORST_RATING, rating + now.kd1))


def cut_rating(state: BoutState, fighter: Fighter) -> int:
    """CUT with the bleeding penalties, 1 to 8 (T45, T99); with ``bleeding_points`` they do not count here (T156)."""
    bleeding = 0 if state.options.bleeding_points else sum(cut.penalty for cut in fighter.cuts.values())
    return max(1, min(WORST_CUT_RATING, fighter.side.cut + bleeding + fighter.wound_cut))


def finishing_cards(fighter: Fighter) -> int:
    """KI: the cards of a finishing run (T71, T177)."""
    return max(0, fighter.side.killer_instinct + changes(fighter).ki)


@lru_cache(maxsize=4096)
def hurt_hits(hitting: tuple[HittingValue, ...], hand: int) -> tuple[Hit, ...]:
    """What each RESULT is worth with a hand injury (T56): the lesser one takes a point from a 2, the greater one from all."""
    return tuple(
        Hit(hit.punch, max(0, hit.points - 1)) if hand > 1 or hit.points == 2 else hit
        for hit in hitting_table(hitting)
    )


@lru_cache(maxsize=4096)
def hurt_worth(hitting: tuple[HittingValue, ...], hand: int) -> float:
    """Points of a landed punch on average with a hand injury (T56)."""
    return sum(hit.points for hit in hurt_hits(hitting, hand)[1:]) / NUMBERS


# What each number is


def _action_table(fighter: Fighter, now: Changes) -> tuple[Action, ...]:
    plan, side = fighter.plan, fighter.side
    spared = 0 if plan.instead is MISS else -plan.own.pl
    clinched = min(NUMBERS, side.clinched + now.clinch)
    window = wider_window(side, now.window)
    return action_table(
        fighter.limit, fighter.power, side.missed, window, clinched, fighter.limit + spared, plan.instead
    )


def wider_window(side: CardSide, by: int) -> Span | None:
    """The counter window some numbers wider, away from its fixed end and inside the missed range (T9, T178)."""
    if side.window is None or by <= 0:
        return side.window
    low, high = side.window
    if high == side.missed:
        return max(side.landed + 1, low - by), high
    return low, min(side.missed, high + by)


@lru_cache(maxsize=8192)
def action_table(
    limit: int, power: int, missed: int, window: Span | None, clinched: int, spared: int, instead: Instead
) -> tuple[Action, ...]:
    """What each RN 1 to 80 is for the fighter in control (T47), a word at place 0 (T8).

    Numbers above ``limit`` and up to ``spared`` are what a strategy makes of them ``instead`` of a miss (T178).
    """
    first, last = window or (0, -1)
    stand_in = {Instead.MOVEMENT: Action.MOVE, Instead.CLINCH: Action.CLINCH}.get(instead, Action.MISS)
    table = [Action.WORD]
    for number in range(1, NUMBERS + 1):
        if number <= limit:
            action = Action.POWER if number <= power else Action.LAND
        elif number <= missed:
            missing = Action.OPEN if first <= number <= last else Action.MISS
            action = stand_in if number <= spared else missing
        else:
            action = Action.CLINCH if number <= clinched else Action.MOVE
        table.append(action)
    return tuple(table)


# A fighter's ratings as they stand, as one value: what anybody who weighs his chances has to know of him


class Numbers(NamedTuple):
    """One fighter's ratings as they stand (section 8), without what the ropes add.

    ``shaken`` says that he was down, so that the other column of the cards is read; ``added`` is the chin he loses when
    that happens, ``out`` the row he is counted out by.  ``spared`` numbers above the limit are what his strategy makes
    of them ``instead``; ``held`` are the round cards his clinches remove.
    """

    cf: int
    limit: int
    counter: int
    power: int
    missed: int
    window: Span | None
    clinched: int
    chin: int
    added: int
    shaken: bool
    out: int
    run: int
    worth: float
    boxes: bool
    aggressive: int
    spared: int = 0
    instead: Instead = MISS
    held: int = 0
    body: int = 0


def ratings(fighter: Fighter) -> Numbers:
    """What a fighter's ratings are now."""
    side, plan, wider = fighter.side, fighter.plan, fighter.opponent.plan.opponent.window
    own, worth = plan.own, fighter.card.worth
    if fighter.hand:  # T56
        worth = hurt_worth(fighter.card.hitting, fighter.hand)
    return Numbers(
        fighter.cf_free,
        fighter.limit,
        fighter.counter_limit,
        fighter.power,
        side.missed,
        wider_window(side, own.window + wider) if wider or own.window else side.window,
        side.clinched + own.clinch,
        fighter.kd_rating,
        side.knockdown_added,
        fighter.temporary is not None,
        side.knockout,
        side.killer_instinct + own.ki,
        worth,
        fighter.boxes,
        side.aggressiveness,
        0 if plan.instead is MISS else -own.pl,
        plan.instead,
        plan.clinch_cards,
        plan.body,
    )


# Special traits, a function for each moment at which one may tell (section 27); without the option ``traits`` none does


FIGHTS_DOWN_FROM = 3
"""T182: how much lower the opponent is rated."""
HARD_PUNCHER = 10
"""T184, T195: fresh power that makes an impression."""
FREEZING_PUNCH = 4
CLEVER_FOOTWORK = 9
"""T195."""
WORTHY = 9
"""T196: the overall rating of an opponent he takes seriously."""
DOUBTS_AFTER = 3
"""T192."""
LOST_IN_A_ROW = 3
"""T194."""


def show(state: BoutState, fighter: Fighter) -> None:
    """Say that the trait takes effect (T180)."""
    state.tell(TraitShown, fighter, fighter.card.special)


def traits_at_first(state: BoutState) -> None:
    """What shows before the first bell, A before B (T182, T183, T189, T192, T195, T180)."""
    for fighter in state.fighters:
        other = fighter.opponent.card
        if state.has(fighter, FIGHTS_DOWN) and other.overall <= fighter.card.overall - FIGHTS_DOWN_FROM:
            _change(state, fighter, 35, cf=-2)
        elif state.has(fighter, INCONSISTENT):
            _change(state, fighter, 30, cf=-2, pl=-2)
        elif state.has(fighter, SELF_DOUBTS) and _change(state, fighter, 20, cf=-1):
            fighter.trait_marks["doubts"] = 1
        elif state.has(fighter, HEAD_CASE) and state.deck.spare("RN").rnv <= 2:
            show(state, fighter)
            disqualified(state, fighter, "head_case")
        elif (
            state.has(fighter, FIREPLUG)
            and other.fresh.power >= HARD_PUNCHER
            and other.strategies[1] >= CLEVER_FOOTWORK
        ):
            _change(state, fighter, 0, cf=-2)


def _change(state: BoutState, fighter: Fighter, limit: int, cf: int, pl: int = 0) -> bool:
    """Changes for the bout if an RN is at most ``limit`` (0: without a reading); whether they came."""
    if limit and state.deck.spare("RN").rnv > limit:
        return False
    fighter.for_bout = fighter.for_bout.plus(cf=cf, pl=pl)
    show(state, fighter)
    return True


def traits_of_round(state: BoutState) -> None:
    """Changes for the coming round (T181, T196)."""
    for fighter in state.fighters:
        mine, his = fighter.card.overall, fighter.opponent.card.overall
        if state.has(fighter, STRONG_CLOSER) and his >= mine - 1 and state.round > state.terms.rounds - 2:
            fighter.for_round = fighter.for_round.plus(cf=1)
            show(state, fighter)
        elif state.has(fighter, CARELESS) and his >= WORTHY and not fighter.fatigued:
            fighter.for_round = fighter.for_round.plus(kd1=-2, power=-2)


def traits_when_hit(state: BoutState, fighter: Fighter, points: int) -> None:
    """The fighter has taken a punch of that many points (T184)."""
    if not state.has(fighter, FREEZES) or "frozen" in fighter.trait_marks:
        return
    if points >= FREEZING_PUNCH and fighter.opponent.card.fresh.power >= HARD_PUNCHER:
        fighter.trait_marks["frozen"] = 1
        fighter.for_bout = fighter.for_bout.plus(cf=-2)
        refresh(state)
        show(state, fighter)


def traits_when_risen(state: BoutState, fighter: Fighter) -> None:
    """The fighter got up; does he want to go on (T189)?"""
    if state.has(fighter, HEAD_CASE) and state.deck.finish("RN").rnv <= 10:
        show(state, fighter)
        stopped(state, fighter, "quit")


def clinches(fighter: Fighter) -> bool:
    """Whether his clinches take time (T185)."""
    return fighter.card.special == CONSTANT_CLINCHER


def is_smart(fighter: Fighter) -> bool:
    """Whether strategies come easier to him (T190)."""
    return fighter.card.special in RING_SMARTS


def traits_after_round(state: BoutState) -> None:
    """What the cards of the round do to a fighter (T192, T194)."""
    for fighter in state.fighters:
        if state.has(fighter, SELF_DOUBTS):
            if state.round == DOUBTS_AFTER and fighter.trait_marks.pop("doubts", 0):
                side = fighter.corner.index
                if sum(card[side] > card[1 - side] for card in totals(state.cards)) >= 2:
                    fighter.for_bout = fighter.for_bout.plus(cf=1)
                    show(state, fighter)
        elif state.has(fighter, FRONT_RUNNER):
            _run_in_front(state, fighter)


def _run_in_front(state: BoutState, fighter: Fighter) -> None:
    """Three lost rounds in a row cost him 2 of control; two won in a row bring it back (T194, T197)."""
    marks = fighter.trait_marks
    winner: Corner | None = round_winner(tuple(card[-1] for card in state.cards))
    won, lost = winner is fighter.corner, winner is fighter.opponent.corner
    marks["won"] = marks.get("won", 0) + 1 if won else 0
    marks["lost"] = marks.get("lost", 0) + 1 if lost else 0
    before = marks.get("slump", 0)
    if marks["lost"] >= LOST_IN_A_ROW:
        after = -2
    elif won and before:
        after = 0 if marks["won"] > 1 else -1
    else:
        after = before
    marks["slump"] = after
    if after != before:
        fighter.for_bout = fighter.for_bout.plus(cf=after - before)
        show(state, fighter)
