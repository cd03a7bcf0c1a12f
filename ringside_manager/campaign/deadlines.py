"""Deadlines of fight nights (C89, designed): until when orders are taken, once or again and again, by a clock on the wall.

A deadline is agreed as people agree on one: Friday at eight, in the time of some place.  What moment that is anywhere else
follows from it, summer time included.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from ringside_manager.errors import against, excerpt, misused
from ringside_manager.language import say

MOST_DAYS = 366
"""The longest rhythm."""
WALL = "%Y-%m-%dT%H:%M"
_WALL = re.compile(r"([0-9]{4}-[0-9]{2}-[0-9]{2})[ T]([0-9]{2}:[0-9]{2})(?::00)?")


@dataclass(frozen=True, slots=True)
class Deadline:
    """Orders for ``night`` are taken until ``at``, the time of day in ``zone``; ``days`` later those for the next, 0: for none (C89)."""

    night: int
    at: str
    zone: str = "UTC"
    days: int = 0

    def wall(self, night: int) -> datetime | None:
        """The time a clock in the zone shows at the deadline of a night; None for a night that has none."""
        after = night - self.night
        if after < 0 or (after and not self.days):
            return None
        try:
            return datetime.strptime(self.at, WALL) + timedelta(days=after * self.days)  # noqa: DTZ007 - a wall's
        except (ValueError, OverflowError):
            return None

    def due(self, night: int) -> datetime | None:
        """The moment of a night's deadline in UTC; None for a night that has none, and where the zone is not known."""
        wall, zone = self.wall(night), zone_of(self.zone)
        if wall is None or zone is None:
            return None
        try:
            return wall.replace(tzinfo=zone).astimezone(UTC)
        except OverflowError:
            return None

    def caught_up(self, night: int, now: datetime) -> Deadline:
        """The same rhythm, in which the latest time that has passed is that of ``night``.

        So that whoever was away for weeks misses the nights of those weeks once, not one after the other.
        """
        found = self
        while self.days and (after := found.due(night + 1)) is not None and after <= now:
            times = max((now - after) // timedelta(days=self.days), 1)
            wall = found.wall(night)
            if wall is None:
                break
            at = wall + timedelta(days=times * self.days)
            found = replace(found, night=night, at=at.strftime(WALL))
        return found


def zone_of(name: str) -> ZoneInfo | None:
    """The time zone of that name; None where it is not known."""
    try:
        return ZoneInfo(name)
    except (KeyError, ValueError, OSError):
        return None


def read_deadline(night: int, at: str, zone: str, days: int, now: datetime) -> Deadline:
    """Read a deadline as people write one, ``2026-12-04 20:00``; ``UsageError`` for what is none, ``RuleError`` C89 for one that has passed."""
    written = _WALL.fullmatch(at.strip())
    made = Deadline(night, "T".join(written.groups()) if written else "", zone.strip() or "UTC", days)
    if zone_of(made.zone) is None:
        raise misused(
            "There is no time zone {zone}.",
            zone=excerpt(zone),
            next_step=say("One is called Europe/Berlin, America/New_York or UTC."),
        )
    if not 0 <= days <= MOST_DAYS:
        raise misused("A deadline comes again after 1 to {most} days, or not at all.", most=MOST_DAYS)
    due = made.due(night)
    if due is None:
        raise misused("{at} is no time; one looks like 2026-12-04 20:00.", at=excerpt(at))
    if due <= now:
        raise against(
            "C89", "{at} has passed already in {zone}.", at=made.at.replace("T", " "), zone=made.zone
        )
    return made
