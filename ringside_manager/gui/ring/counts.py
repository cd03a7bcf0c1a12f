"""Punch statistics at any place of a bout: each round that has begun, and all of them."""

from __future__ import annotations

from collections.abc import Iterable

from ringside_manager.gui.ring.course import Course
from ringside_manager.office.facts.replays import KindCount, PunchCount, RoundCount, rounds_of

Both = tuple[PunchCount, PunchCount]
NONE = PunchCount(0, 0, 0, 0, 0, 0, ())


class Counts:
    """Counts as far as the bout is seen; rounds that are over are counted once."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._whole: dict[int, RoundCount] = {}

    def at(self, place: int) -> tuple[RoundCount, ...]:
        """Every round that has begun by then."""
        events = self.course.film.events
        found = []
        for number in range(1, (events[place - 1].round if place else 0) + 1):
            places = self.course.places_of(number)
            if places.stop - 1 <= place:
                found.append(self._counted(number))
            else:
                found += rounds_of(events[places.start - 1 : place])
        return tuple(found)

    def _counted(self, number: int) -> RoundCount:
        if number not in self._whole:
            places = self.course.places_of(number)
            (self._whole[number],) = rounds_of(self.course.film.events[places.start - 1 : places.stop - 1])
        return self._whole[number]


def totals(rounds: Iterable[RoundCount]) -> Both:
    """Both boxers over all rounds."""
    red, blue = NONE, NONE
    for one in rounds:
        red, blue = _added(red, one.counts[0]), _added(blue, one.counts[1])
    return red, blue


def _added(one: PunchCount, other: PunchCount) -> PunchCount:
    return PunchCount(
        thrown=one.thrown + other.thrown,
        landed=one.landed + other.landed,
        damage=one.damage + other.damage,
        again=one.again + other.again,
        knockdowns=one.knockdowns + other.knockdowns,
        counters=one.counters + other.counters,
        kinds=_kinds((*one.kinds, *other.kinds)),
    )


def _kinds(counts: Iterable[KindCount]) -> tuple[KindCount, ...]:
    """Kinds by the damage they did, most first, equals by name."""
    added: dict[str, tuple[int, int]] = {}
    for one in counts:
        landed, damage = added.get(one.kind, (0, 0))
        added[one.kind] = landed + one.landed, damage + one.damage
    rows = (KindCount(kind, *both) for kind, both in added.items())
    return tuple(sorted(rows, key=lambda row: (-row.damage, row.kind)))
