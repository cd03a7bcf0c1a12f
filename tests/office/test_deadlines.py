"""Nights held by the clock: once, whoever is at it, and not before their time (C89)."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from ringside_manager.campaign.many_places import Deadline
from ringside_manager.errors import RuleError
from ringside_manager.office.advancing import EVENING, due_at, hold_when_due
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.office.clubs import PERSONS, club, founding

FRIDAY = datetime(2026, 10, 16, 20, tzinfo=UTC)
WEEK = timedelta(days=7)
RHYTHM = Deadline(1, "2026-10-16T20:00", "UTC", 7)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS, options={"tournament_night": "40"})) as office:
        office.club.seal(office.promoter)
        yield office


def test_without_a_deadline_nothing_is_held(office: Office) -> None:
    assert due_at(office.books) is None
    assert hold_when_due(office, FRIDAY) == 0


def test_a_night_is_held_at_its_time_and_once(office: Office) -> None:
    office.set_deadline(RHYTHM, office.promoter)
    assert hold_when_due(office, FRIDAY - timedelta(seconds=1)) == 0
    assert hold_when_due(office, FRIDAY) == 1
    assert hold_when_due(office, FRIDAY) == 0
    assert due_at(office.books) == FRIDAY + WEEK
    assert office.check() == ()
    office.set_deadline(None, office.promoter)
    assert hold_when_due(office, FRIDAY + WEEK) == 0


def test_weeks_away_hold_one_night_and_go_on_in_the_rhythm(office: Office) -> None:
    office.set_deadline(RHYTHM, office.promoter)
    now = FRIDAY + 3 * WEEK + timedelta(hours=5)
    assert [hold_when_due(office, now) for _ in range(3)] == [1, 0, 0]
    assert due_at(office.books) == FRIDAY + 4 * WEEK


def test_whoever_is_killed_before_the_night_holds_that_one_alone(
    office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    office.set_deadline(RHYTHM, office.promoter)
    now = FRIDAY + 3 * WEEK + timedelta(hours=5)

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as dying:
        dying.setattr(Office, "hold_night", killed)
        with pytest.raises(KeyboardInterrupt):
            hold_when_due(office, now)
    assert [hold_when_due(office, now) for _ in range(2)] == [1, 0]


def test_a_night_held_by_hand_before_its_time_leaves_the_rhythm_as_it_is(office: Office) -> None:
    office.set_deadline(RHYTHM, office.promoter)
    office.hold_night(NightOrder(office.seed))
    assert hold_when_due(office, FRIDAY) == 0
    assert due_at(office.books) == FRIDAY + WEEK


def test_open_doors_are_waited_for_an_evening_long(office: Office) -> None:
    office.set_deadline(RHYTHM, office.promoter)
    office.open_doors(NightOrder(office.seed))
    assert hold_when_due(office, FRIDAY) == 0
    assert hold_when_due(office, FRIDAY + EVENING) == 1


def test_the_promoter_alone_sets_a_deadline(office: Office) -> None:
    with pytest.raises(RuleError, match="C3"):
        office.set_deadline(RHYTHM, office.party("Ann"))


def test_a_night_that_was_held_opens_no_seals_of_the_next(office: Office) -> None:
    office.hold_night(NightOrder(office.seed, night=1))
    with pytest.raises(RuleError, match="C2"):
        office.hold_night(NightOrder(office.seed, night=1))
    assert office.books.club.nights[2].listed is None
