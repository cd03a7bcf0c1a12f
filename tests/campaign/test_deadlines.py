"""Deadlines of fight nights: the time on a wall somewhere, and the moment it is everywhere (C89)."""

from __future__ import annotations

from contextlib import suppress
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.many_places import Deadline, read_deadline
from ringside_manager.errors import RingsideError, RuleError, UsageError
from tests.slow import each

FRIDAYS = Deadline(3, "2026-10-16T20:00", "Europe/Berlin", 7)
NOW = datetime(2026, 10, 1, tzinfo=UTC)


def test_a_rhythm_keeps_the_time_on_the_wall_when_the_clocks_are_changed() -> None:
    found = [FRIDAYS.due(night) for night in (2, 3, 4, 5)]
    assert found == [
        None,
        datetime(2026, 10, 16, 18, tzinfo=UTC),
        datetime(2026, 10, 23, 18, tzinfo=UTC),
        datetime(2026, 10, 30, 19, tzinfo=UTC),
    ]


def test_a_date_is_one_night_alone() -> None:
    once = Deadline(3, "2026-10-16T20:00")
    assert once.due(3) == datetime(2026, 10, 16, 20, tzinfo=UTC)
    assert once.due(4) is None


@given(st.integers(0, 400), st.integers(1, 30), st.integers(3, 9))
def test_whoever_was_away_misses_the_nights_of_that_time_once(hours: int, days: int, night: int) -> None:
    rhythm = Deadline(3, "2026-10-16T20:00", "Europe/Berlin", days)
    due = rhythm.due(night)
    assert due is not None
    now = due + timedelta(hours=hours)
    later = rhythm.caught_up(night, now)
    this, following = later.due(night), later.due(night + 1)
    assert this is not None
    assert following is not None
    assert this <= now < following
    assert (later == rhythm) == ((rhythm.due(night + 1) or now) > now)


def test_a_deadline_is_read_as_people_write_it() -> None:
    assert read_deadline(3, " 2026-10-16 20:00 ", "Europe/Berlin", 7, NOW) == FRIDAYS
    assert read_deadline(3, "2026-10-16T20:00", "", 0, NOW) == Deadline(3, "2026-10-16T20:00")


@each(
    "at, zone, days, why",
    [
        ("Friday", "UTC", 0, "is no time"),
        ("2026-13-16 20:00", "UTC", 0, "is no time"),
        ("9999-12-31 23:59", "America/New_York", 0, "is no time"),
        ("2026-10-16 20:00", "Mars/Olympus", 0, "no time zone"),
        ("2026-10-16 20:00", "../../etc/passwd", 0, "no time zone"),
        ("2026-10-16 20:00", "UTC", 367, "1 to 366"),
    ],
)
def test_what_is_no_deadline_is_refused_in_words(at: str, zone: str, days: int, why: str) -> None:
    with pytest.raises(UsageError, match=why):
        read_deadline(3, at, zone, days, NOW)


def test_a_deadline_that_has_passed_is_refused() -> None:
    with pytest.raises(RuleError, match="C89"):
        read_deadline(3, "2026-09-30 23:59", "UTC", 0, NOW)


@given(st.text(max_size=30), st.text(max_size=30), st.integers())
def test_anything_else_is_refused_in_words_too(at: str, zone: str, days: int) -> None:
    with suppress(RingsideError):
        read = read_deadline(1, at, zone, days, NOW)
        assert (read.night, read.days) == (1, days)
