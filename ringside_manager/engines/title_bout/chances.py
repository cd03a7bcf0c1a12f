"""How often the hundred action cards say what, exactly: chances in 100, for nothing is drawn but cards (T19, T21, D1)."""

from __future__ import annotations

from functools import cache

from ringside_manager.engines.title_bout.action_deck import ACTION_CARDS
from ringside_manager.engines.title_bout.card import TitleBoutCard
from ringside_manager.engines.title_bout.knockdowns import advanced_reading, basic_reading
from ringside_manager.engines.title_bout.state import Action
from ringside_manager.engines.title_bout.strategies import PLANS, Strategy
from ringside_manager.engines.title_bout.strategy import succeeds
from ringside_manager.engines.title_bout.tables import RING_SMARTS, TEN_DOWN, WORST_RATING, Power

CARDS = len(ACTION_CARDS)


@cache
def control(factor: int) -> int:
    """Chance in 100 of a control check with that control factor (T35)."""
    return sum(card.cf <= factor for card in ACTION_CARDS)


@cache
def number(limit: int) -> int:
    """Chance in 100 of a number up to ``limit`` where words are skipped (RNv, T14)."""
    return sum(card.rnv <= limit for card in ACTION_CARDS)


@cache
def counter(limit: int) -> int:
    """Chance in 100 of a number up to ``limit`` where a word is a miss (T67)."""
    return sum(0 < card.rn <= limit for card in ACTION_CARDS)


def action(actions: tuple[Action, ...], *wanted: Action) -> int:
    """Chance in 100 that an action card is one of ``wanted`` (T47)."""
    return sum(actions[card.rn] in wanted for card in ACTION_CARDS)


@cache
def works(strategy: Strategy, rating: int, smart: bool) -> int:
    """Chance in 100 that a strategy works with that rating, with Ring Smarts or without (T167, T190)."""
    if strategy is Strategy.NONE:
        return CARDS
    return sum(succeeds(card.rnv, rating, smart=smart) for card in ACTION_CARDS)


def plan_works(strategy: Strategy, card: TitleBoutCard, traits: bool) -> int:
    """Chance in 100 that the fighter with this card brings the strategy off (T167)."""
    rating = 0 if strategy is Strategy.NONE else card.strategy(PLANS[strategy].group)
    return works(strategy, rating, traits and card.special in RING_SMARTS)


@cache
def reading(rating: int, field: str, advanced: bool) -> tuple[float, float, float]:
    """Chances of a 4, of a 5 of any kind and of a K by a reading of KD, KD2 or KOR against a rating (T57-T60, T155)."""
    found = [0.0, 0.0, 0.0]
    for number_read in (_field(field, card) for card in range(CARDS)):
        for place, share in enumerate(_said(rating, field, number_read, advanced)):
            found[place] += share / CARDS
    return found[0], found[1], found[2]


def _field(field: str, card: int) -> int:
    drawn = ACTION_CARDS[card]
    return drawn.kor if field == "KOR" else drawn.kd2 if field == "KD2" else drawn.kd


def _said(rating: int, field: str, number_read: int, advanced: bool) -> tuple[float, float, float]:
    """What a card number says, the cards behind #, K10 and K+1 included."""
    table = advanced_reading if advanced else basic_reading
    result = table(rating, number_read)
    if result is Power.AGAIN:
        return reading(1, field, False)
    if result is Power.TEN:
        ten = sum(_field(field, card) <= TEN_DOWN for card in range(CARDS)) / CARDS
        return 0.0, 1 - ten, ten
    if result is Power.NEXT:
        return reading(min(WORST_RATING, rating + 1), field, True)
    return (
        float(result is Power.FOUR),
        float(result not in (Power.FOUR, Power.DOWN)),
        float(result is Power.DOWN),
    )
