"""A fighter's ratings as they stand, as one value: what anybody who weighs his chances has to know of him."""

from __future__ import annotations

from typing import NamedTuple

from ringside_manager.engines.title_bout.card import Span
from ringside_manager.engines.title_bout.effective import hurt_hits, wider_window
from ringside_manager.engines.title_bout.state import Fighter
from ringside_manager.engines.title_bout.strategies import Instead


class Numbers(NamedTuple):
    """One fighter's ratings as they stand (section 8), without what the ropes add.

    ``shaken`` says that he was down, so that the other column of the cards is read; ``added`` is the chin he loses when
    that happens, ``out`` the row he is counted out by.  ``spared`` numbers above the limit are what his strategy makes
    of them ``instead`` (a word of ``Instead``); ``held`` are the round cards his clinches remove.
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
    instead: str = Instead.MISS.value
    held: int = 0
    body: int = 0


def ratings(fighter: Fighter) -> Numbers:
    """What a fighter's ratings are now."""
    side, plan, wider = fighter.side, fighter.plan, fighter.opponent.plan.opponent.window
    own = plan.own
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
        _hurt_worth(fighter) if fighter.hand else fighter.card.worth,
        fighter.boxes,
        side.aggressiveness,
        0 if plan.instead is Instead.MISS else -own.pl,
        plan.instead.value,
        plan.clinch_cards,
        plan.body,
    )


def _hurt_worth(fighter: Fighter) -> float:
    """Points of a punch landed with a hurt hand on average (T56)."""
    hits = hurt_hits(fighter.card.hits, fighter.hand)[1:]
    return sum(hit.points for hit in hits) / len(hits)
