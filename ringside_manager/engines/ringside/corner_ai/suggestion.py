"""What ``corner.py`` plays at its best, written down as orders for two cards.

Everything but the squares is there: those change with every turn, and orders cannot say where to step
without knowing where the other stands.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from itertools import product

from ringside_manager.bout.orders import Comparison, Condition, Mixture, Order, Preference
from ringside_manager.bout.request import choice_word
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.ringside.card import RingsideCard, damage_table
from ringside_manager.engines.ringside.corner_ai.exposure import Side, Stance, exposure
from ringside_manager.engines.ringside.corner_ai.punch_game import PARTS, WEARY_SOON, Mix, punch_game
from ringside_manager.engines.ringside.tables import PUNCH_CHART, PUNCHES, Tactic

WEIGHTS = 1000
"""What the weights of a suggested mix add up to, but for rounding."""


def suggested_orders(own: RingsideCard, other: RingsideCard, terms: Terms) -> tuple[Order, ...]:
    """The orders of the best corner for ``own`` against ``other``, from top to bottom."""
    return (
        *_tactics(own, other),
        Order("rush", (), Preference(("rush",))),
        Order("counter", (), Preference(("try",))),
        Order("clinch", (), Preference(("keep",))),
        *_mixes("thrown", own, "opponent_endurance"),
        *_mixes("anticipated", other, "own_endurance"),
    )


def _tactics(own: RingsideCard, other: RingsideCard) -> Iterator[Order]:
    """While his lead is safe the safest tactic, else a clinch whenever it is allowed."""
    safe = _is("lead_safe", yes=True)
    stances = list(product((False, True), repeat=3))
    best = {stance: _by_exposure(own, other, *stance) for stance in stances}
    if len(set(best.values())) == 1:
        yield Order("tactic", (safe,), best[stances[0]])
    else:
        for stance in stances:
            weary, covered, trapped = stance
            when = (
                safe,
                _weary("own_endurance", yes=weary),
                _is("opponent_cover_up", yes=covered),
                _is("own_trapped", yes=trapped),
            )
            yield Order("tactic", when, best[stance])
    yield Order("tactic", (), Preference((choice_word(Tactic.CLINCH), choice_word(Tactic.NONE))))


def _by_exposure(
    own: RingsideCard, other: RingsideCard, weary: bool, covered: bool, trapped: bool
) -> Preference:
    """The tactics, that under which he is hit least first, up to one he may always choose."""
    free, held = (
        punch_game(damage_table(other, PUNCH_CHART), weary, clinch).stake for clinch in (False, True)
    )
    him = Side(other.abilities.agility, other.abilities.counterpunch, free, held)
    me = Side(own.abilities.agility, own.abilities.counterpunch, 0, 0)
    danger = partial(exposure, him, me, stance=Stance(covered, trapped))
    ranked = sorted(Tactic, key=lambda tactic: danger(tactic=tactic))
    last = min(ranked.index(Tactic.NONE), ranked.index(Tactic.COVER_UP))
    return Preference(tuple(map(choice_word, ranked[: last + 1])))


def _mixes(request: str, thrower: RingsideCard, endurance: str) -> Iterator[Order]:
    """Four mixes of the thrower's game: hooks smothered or not, the receiver weary or fresh."""
    for clinch, weary in product((True, False), repeat=2):
        game = punch_game(damage_table(thrower, PUNCH_CHART), weary, clinch)
        mix = game.throw if request == "thrown" else game.guess
        when = [_is("any_clinch", yes=True)] if clinch else []
        when += [_weary(endurance, yes=True)] if weary else []
        yield Order(request, tuple(when), _weights(mix))


def _weights(mix: Mix) -> Mixture:
    weights = zip(
        map(choice_word, PUNCHES), (round(part * WEIGHTS / PARTS) for part in mix.parts), strict=True
    )
    return Mixture(tuple((word, weight) for word, weight in weights if weight))


def _is(fact: str, *, yes: bool) -> Condition:
    return Condition(fact, Comparison.OTHER if yes else Comparison.EQUAL, 0)


def _weary(endurance: str, *, yes: bool) -> Condition:
    return Condition(endurance, Comparison.AT_MOST if yes else Comparison.MORE, WEARY_SOON)
