"""What an event that tells of many blows at once is worth: punches of a round, of a segment, of a clash."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from ringside_manager.bout.corner import Corner

Facts = Mapping[str, object]


class Blows(NamedTuple):
    """What one boxer did in an event; ``missed`` only where a system tells what missed."""

    landed: int = 0
    missed: int = 0
    damage: int = 0


NOTHING = Blows()


def blows_of(facts: Facts, corner: Corner) -> Blows:
    """What the boxer of ``corner`` did in an event of ``MANY``."""
    return MANY[str(facts["event"])](facts, facts.get("corner") == corner.value)


def _number(facts: Facts, name: str) -> int:
    told = facts.get(name)
    return told if isinstance(told, int) else 0


def _punches(name: str) -> Callable[[Facts, bool], Blows]:
    """Punches of the boxer named, each worth one point of damage."""
    return lambda facts, his: Blows(_number(facts, name), 0, _number(facts, name)) if his else NOTHING


def _let_through(facts: Facts, his: bool) -> Blows:
    """Who clinches lets a punch of the other through."""
    landed = 0 if his else _number(facts, "let_through")
    return Blows(landed, 0, landed)


def _both(facts: Facts, his: bool) -> Blows:
    """Punches of the boxer named and of the other."""
    told = facts.get("punches")
    landed = told[0 if his else 1] if isinstance(told, list | tuple) else 0
    return Blows(landed, 0, landed)


def _hit(facts: Facts, his: bool) -> Blows:
    """A hit takes stamina and dice."""
    taken = sum(_number(facts, name) for name in ("stamina", "speed", "might_dice", "defense_dice"))
    return Blows(1, 0, taken) if his else NOTHING


def _missed(facts: Facts, his: bool) -> Blows:
    return Blows(0, 1, 0) if his else NOTHING


def _price_of_rising(facts: Facts, his: bool) -> Blows:
    """What getting up costs is the work of the other."""
    return NOTHING if his else Blows(0, 0, _number(facts, "stamina"))


MANY: dict[str, Callable[[Facts, bool], Blows]] = {
    "punches_thrown": _punches("landed"),
    "punches_landed": _punches("punches"),
    "rough_punch": _punches("punches"),
    "counter_tried": _punches("punches"),
    "clinched": _let_through,
    "occurred": _both,
    "hit_landed": _hit,
    "attack_missed": _missed,
    "count_taken": _price_of_rising,
}
"""By the name of the event."""
