"""Ratings as traits change them (G9), and as they count at the moment (G22, G24, G92, G101)."""

from __future__ import annotations

from ringside_manager.engines.glory_days.card import Columns, Distance, GloryDaysCard
from ringside_manager.engines.glory_days.requests import Plan
from ringside_manager.engines.glory_days.state import Boxer, Numbers, Ratings
from ringside_manager.engines.glory_days.tables import MOST_POWER, TRAITS, Pair, Rating

_STARS = {Plan.PRESS: (1, -1), Plan.BOX: (-1, 1)}
"""G101: what a plan adds to the stars of inside and of outside lines."""


def ratings(card: GloryDaysCard, other: GloryDaysCard) -> Ratings:
    """The printed numbers with the traits of both boxers added (G9); none falls below 0, stamina not below 1."""
    added = _added(card, other)
    return Ratings(
        power=_columns(card.power, added[Rating.POWER]),
        chin_kd=_columns(card.chin_kd, added[Rating.CHIN_KD]),
        chin_ko=_pair(card.chin_ko, added[Rating.CHIN_KO]),
        will=_pair(card.will, added[Rating.WILL]),
        cut=max(0, card.cut + added[Rating.CUT][0]),
        foul=max(0, card.foul + added[Rating.FOUL][0]),
        stamina=_pair(card.stamina, added[Rating.STAMINA], least=1),
    )


_NONE = dict.fromkeys(Rating, (0, 0))


def _added(card: GloryDaysCard, other: GloryDaysCard) -> dict[Rating, Pair]:
    """What the boxer's own trait and the other's add to his ratings."""
    added = dict(_NONE)
    for own, owner in ((True, card), (False, other)):
        for his, rating, (fresh, tired) in TRAITS.get(owner.trait, ()):
            if his is own:
                before = added[rating]
                added[rating] = before[0] + fresh, before[1] + tired
    return added


def _columns(columns: Columns, added: Pair) -> Columns:
    fresh, tired = (
        (max(0, one + more), max(0, other + more)) for (one, other), more in zip(columns, added, strict=True)
    )
    return fresh, tired


def _pair(pair: Pair, added: Pair, least: int = 0) -> Pair:
    return max(least, pair[0] + added[0]), max(least, pair[1] + added[1])


def refresh(boxer: Boxer) -> None:
    """Work out the boxer's numbers anew, after anything they depend on has changed."""
    column = 1 if boxer.tired else 0
    rated, covers, against = boxer.ratings, boxer.plan is Plan.COVER, boxer.opponent.plan is Plan.COVER
    normal, finishing = rated.power[column]
    boxer.power = max(0, min(MOST_POWER, normal + boxer.power_change))
    boxer.finishing = max(0, min(MOST_POWER, finishing + boxer.power_change))
    boxer.down_at, boxer.stunned_at = rated.chin_kd[column]
    boxer.out_at, boxer.out_again_at = rated.chin_ko[column], rated.chin_ko[1]
    boxer.will = max(0, will(boxer, column) - covers)
    boxer.penalty = boxer.tired + boxer.hand + covers + against
    boxer.lines = lines(boxer)


def will(boxer: Boxer, column: int) -> int:
    """The will number without a plan: the referee's way, which never takes it below 1 (G97), and what events added."""
    printed = boxer.ratings.will[column]
    shown = printed + boxer.referee_will
    if boxer.referee_will < 0:
        shown = max(min(1, printed), shown)
    return shown + boxer.will_change


def lines(boxer: Boxer) -> tuple[Numbers, ...]:
    """Stars, whether inside, and the action list of each face, in the order of the d6."""
    card = boxer.card
    inside, outside = _STARS.get(boxer.plan, (0, 0))
    if not inside and boxer.lost_star is None:
        return natural_lines(card)
    found = []
    for face, line in enumerate(card.ring_general):
        stars = line.stars - (face == boxer.lost_star)
        at_inside = line.distance is Distance.INSIDE
        shown = max(0, max(0, stars) + (inside if at_inside else outside))
        found.append((shown, at_inside, card.inside_actions if at_inside else card.outside_actions))
    return tuple(found)


def natural_lines(card: GloryDaysCard) -> tuple[Numbers, ...]:
    """The lines as they are printed."""
    return tuple(
        (line.stars, True, card.inside_actions)
        if line.distance is Distance.INSIDE
        else (line.stars, False, card.outside_actions)
        for line in card.ring_general
    )


def best_outside_line(boxer: Boxer) -> int | None:
    """The face of the outside line with most stars, the lowest of several (G81); ``None`` without outside lines."""
    stars = [
        (line.stars, -face)
        for face, line in enumerate(boxer.card.ring_general)
        if line.distance is Distance.OUTSIDE
    ]
    return -max(stars)[1] if stars else None
