"""The printed cards of a set: which of them nobody here can read, and a set with a card for everybody."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.fighter_set import FighterSet


@dataclass(frozen=True, slots=True)
class CardedSet:
    """A set in which every fighter has a card of one system: how many were printed, how many converted."""

    fighters: FighterSet
    printed: int
    converted: int


def unread_cards(fighter_set: FighterSet) -> Mapping[str, int]:
    """How many fighters have a card of a system that is not installed, by system; such cards are kept unread."""
    known, counts = registry.names(), dict[str, int]()
    for fighter in fighter_set.fighters:
        for system in fighter.cards:
            if system not in known:
                counts[system] = counts.get(system, 0) + 1
    return dict(sorted(counts.items()))


def with_cards(fighter_set: FighterSet, engine: AnyEngine) -> CardedSet:
    """The set with a card of ``engine``'s system for every fighter: printed ones stay, the others are converted (CV4)."""
    system = engine.info.system
    printed = sum(system in fighter.cards for fighter in fighter_set.fighters)
    carded = tuple(_carded(fighter, engine) for fighter in fighter_set.fighters)
    return CardedSet(replace(fighter_set, fighters=carded), printed, len(carded) - printed)


def _carded(fighter: Fighter, engine: AnyEngine) -> Fighter:
    system = engine.info.system
    if system in fighter.cards:
        return fighter
    converted = engine.card_data(fighter.card(engine))
    card = {key: value for key, value in converted.items() if key != "name"}
    return replace(fighter, cards={**fighter.cards, system: card})
