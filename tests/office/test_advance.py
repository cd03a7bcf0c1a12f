"""What Continue says and does, and holding several nights in a row."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import LeagueOptions
from ringside_manager.campaign.orders import OfferBout, ProposeDeal
from ringside_manager.office.advancing import hold_until
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.decisions import STOP_FOR, InboxKind
from ringside_manager.office.facts.going_on import AdvancePlan, Step, StepKind, next_step, plans, quiet_until
from tests.office.clubs import FOUR, PERSONS, club, founding
from tests.office.table import Table


def steps(table: Table, viewer: str | None, *waiting: str) -> Step:
    """The step for who sits and who is waited for."""
    seated = None if viewer is None else table.party(viewer)
    return next_step(table.books, seated, tuple(map(table.party, waiting)))


def test_continue_goes_from_seat_to_seat_and_then_to_the_night() -> None:
    table = Table()
    assert steps(table, None, "Ann", "Bob") == Step(StepKind.HAND_OVER, 1, party=table.party("Ann"))
    assert steps(table, "Ann", "Ann", "Bob") == Step(StepKind.HAND_OVER, 1, party=table.party("Bob"))
    assert steps(table, "Ann", "Bob").party == table.party("Bob")
    assert steps(table, "Bob", "Bob") == Step(StepKind.NIGHT, 1)
    assert steps(table, None) == Step(StepKind.NIGHT, 1)


def test_continue_asks_for_answers_first() -> None:
    table = Table()
    table.order("Ann", OfferBout(1, table.number("A1"), table.number("B1"), Arena.PITS))
    table.order("Ann", OfferBout(1, table.number("A2"), table.number("B2"), Arena.PITS))
    table.order("Ann", ProposeDeal(table.number("A3"), table.manager("Bob"), 0))
    step = steps(table, "Bob", "Bob")
    assert (step.kind, step.offers, step.deals, step.bids, step.decisions) == (StepKind.ANSWER, 2, 1, 0, 3)
    assert steps(table, "Ann", "Ann", "Bob").kind is StepKind.HAND_OVER
    # Who has ended his turn is not asked again.
    assert steps(table, "Bob").kind is StepKind.NIGHT


def test_when_the_campaign_is_over_there_is_nothing_to_do() -> None:
    table = Table(options=LeagueOptions(nights=1, corners="plain"))
    table.hold()
    assert steps(table, "Ann", "Ann").kind is StepKind.OVER
    assert plans(table.books, table.party("Ann")) == ()


def test_plans_say_how_far_they_go() -> None:
    table = Table()
    table.pass_nights(2)
    found = {row.plan: row.until for row in plans(table.books, table.party("Ann"))}
    assert found == {
        AdvancePlan.END_TURN: 2,
        AdvancePlan.NEXT_BOUT: None,
        AdvancePlan.MONTH: 6,
        AdvancePlan.SEASON: 52,
        AdvancePlan.SEASON_LEFT: 52,
    }
    table.order("Ann", OfferBout(9, table.number("A1"), table.number("A2"), Arena.PITS))
    row = next(row for row in plans(table.books, table.party("Ann")) if row.plan is AdvancePlan.NEXT_BOUT)
    assert row.until == 8
    table.pass_nights(48)
    assert {row.plan: row.until for row in plans(table.books, table.party("Bob"))}[AdvancePlan.MONTH] == 52
    assert AdvancePlan.NEXT_BOUT not in {row.plan for row in plans(table.books, table.party("promoter"))}
    assert plans(table.books, None) == ()


def test_a_season_ends_with_its_own_last_night() -> None:
    table = Table(options=LeagueOptions(nights=130, corners="plain"))
    table.pass_nights(52)
    found = {row.plan: row.until for row in plans(table.books, table.party("Ann"))}
    assert found[AdvancePlan.SEASON] == 104


def test_several_nights_are_acts_of_their_own(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(FOUR)) as office:
        told: list[tuple[int, int]] = []

        def progress(done: int, of: int) -> bool:
            told.append((done, of))
            return True

        held = hold_until(office, 4, {}, progress=progress)
        assert (held.nights, held.cancelled, held.stopped_for) == ((1, 2, 3, 4), False, ())
        assert set(told) == {(done, 4) for done in range(4)}
        assert len({entry.act for entry in office.entries if entry.night}) == 4
        assert hold_until(office, 4, {}).nights == ()


def test_it_stops_for_a_decision_of_a_person(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(PERSONS)) as office:
        ann, bob = office.party("Ann"), office.party("Bob")
        stops = dict.fromkeys((ann, bob), STOP_FOR)
        held = hold_until(office, 30, stops)
        assert held.nights[-1] == office.books.closed < 30
        assert {row.kind for _, row in held.stopped_for} <= {InboxKind.OFFER, InboxKind.DEAL}
        party, row = held.stopped_for[0]
        assert party in (ann, bob)
        assert row.number in office.books.open_offers
        assert held.stopped_for[0][1].night == held.nights[-1] + 1, "on the last evening it can be answered"
        # What was there before does not stop it again.
        again = hold_until(office, 30, stops)
        assert again.nights
        assert {row.number for _, row in again.stopped_for}.isdisjoint(
            {row.number for _, row in held.stopped_for}
        )


def test_it_does_not_stop_for_what_was_not_asked_for(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(PERSONS)) as office:
        held = hold_until(office, 6, {office.party("Ann"): frozenset()})
        assert held.nights == (1, 2, 3, 4, 5, 6)


@pytest.mark.parametrize("stop", [0, 5, 17])
def test_cancelling_keeps_the_nights_before_and_leaves_nothing_of_this_one(tmp_path: Path, stop: int) -> None:
    with club(tmp_path / "c.ringside", founding(FOUR)) as office:
        asked = 0

        def progress(_done: int, _of: int) -> bool:
            nonlocal asked
            asked += 1
            return asked <= stop

        held = hold_until(office, 10, {}, progress=progress)
        assert held.cancelled
        assert office.books.closed == len(held.nights)
        hashed = office._league.state_hash()
    with club(tmp_path / "d.ringside", founding(FOUR)) as other:
        hold_until(other, len(held.nights), {})
        assert other._league.state_hash() == hashed


def test_nobody_known_is_asked_for_nothing() -> None:
    table = Table()
    assert steps(table, "promoter", "promoter").kind is StepKind.NIGHT
    assert next_step(table.books, Party("x"), (Party("x"),)).kind is StepKind.NIGHT


def test_quiet_nights_end_before_anybodys_bout(tmp_path: Path) -> None:
    with club(tmp_path / "quiet.ringside", founding(PERSONS, options={"tournament_night": "3"})) as office:
        persons = tuple(office.party(name) for name in ("Ann", "Bob"))
        assert quiet_until(office.books, persons) == 2
        (row,) = plans(office.books, None, persons)
        assert (row.plan, row.until) == (AdvancePlan.QUIET, 2)
        held = hold_until(office, 2, dict.fromkeys(persons))
        assert (held.nights == (1, 2)) != bool(held.stopped_for), (
            "as far as agreed, or until somebody is asked"
        )
        office.hold_night(NightOrder(office.seed, autopilot=False)) if held.nights == (1,) else None
        assert quiet_until(office.books, persons) is None, "the tournament begins on the coming night"
