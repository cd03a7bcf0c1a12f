"""Fight plans: who may seal them, that corners follow them, and that nobody reads a rival's before the bell."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.almanac.league import status
from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import (
    AnswerDeal,
    MakeBout,
    ProposeDeal,
    RetireFighter,
    SetFightPlan,
)
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.contracts import FighterSold, FightersTraded
from ringside_manager.league.business.nights import MOST_PLAN, PlanSealed
from ringside_manager.office.copies import Reading
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.bouts import Led, bout_page
from ringside_manager.office.facts.inbox import inbox
from ringside_manager.office.facts.journal import NOBODY, entry_rows, journal
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.facts.roster import plans_in_force, sealed_plan
from ringside_manager.office.night import hold_night, open_doors
from ringside_manager.office.office import Office
from ringside_manager.office.ring import AtTheBell, of_the_league, plan_for
from ringside_manager.office.undoing import branch_points, next_redo, next_undo
from ringside_manager.plans import Plan
from tests.office.clubs import PERSONS, club, founding, opened
from tests.office.table import Table
from tests.slow import each

MARK = "swordfish"
HOLD = f"name: {MARK}\norders:\n  - {{request: rush, choose: hold}}\n  - {{request: tactic, choose: none}}\n"
RUSH = "orders: [{request: rush, choose: rush}]"
EVENING = NightOrder(5)
PERSONS_ONLY = NightOrder(5, autopilot=False)


@pytest.fixture
def table() -> Table:
    """A1 meets B1 on the first night."""
    table = Table()
    table.order("promoter", MakeBout(1, table.number("A1"), table.number("B1"), Arena.PITS))
    return table


def ready(table: Table) -> AtTheBell:
    return AtTheBell(plans=plans_in_force(table.books, table.entries))


# Who may seal what


def test_a_plan_is_kept_word_for_word_until_another_is_sealed(table: Table) -> None:
    fighter, ann = table.number("A1"), table.party("Ann")
    assert sealed_plan(table.books, table.entries, fighter, ann) is None
    entry = table.order("Ann", SetFightPlan(fighter, HOLD))
    assert table.fighter("A1").plan == entry
    assert sealed_plan(table.books, table.entries, fighter, ann) == HOLD
    again = table.order("Ann", SetFightPlan(fighter, RUSH))
    assert table.fighter("A1").plan == again
    assert plans_in_force(table.books, table.entries) == {fighter: RUSH}
    table.order("Ann", SetFightPlan(fighter, "  \n"))
    assert table.fighter("A1").plan is None
    assert plans_in_force(table.books, table.entries) == {}


@each(
    "by, plan, rule, said",
    [
        ("Bob", RUSH, "C3", "A1 is not one of Bob's fighters"),
        ("promoter", RUSH, "C3", "A1 is not one of"),
        ("Ann", "", "C3", "no fight plan for A1"),
        (
            "Ann",
            "orders: [{request: rush, choose: dance}]",
            "C3",
            "line 1, column 34: 'dance' is not hold or rush",
        ),
        ("Ann", "orders: [{request: waltz}, {choose: x}]", "C3", "; line 1"),
        ("Ann", "system: chess\norders: [{request: rush, choose: hold}]", "C3", "line 1, column 9"),
        ("Ann", "{", "C3", "cannot be followed: line "),
        ("Ann", "&a [*a]", "C3", "line 1"),
        ("Ann", f"note: {'x' * MOST_PLAN}", "C3", "20,000 characters at most"),
        ("Ann", f"orders: [{', '.join(['{}'] * 50)}]", "C3", "and 90 more"),
    ],
)
def test_what_is_refused(table: Table, by: str, plan: str, rule: str, said: str) -> None:
    refusal = table.refusal(by, SetFightPlan(table.number("A1"), plan))
    assert refusal.rule == rule
    assert said in str(refusal)
    assert "\n" not in str(refusal)


def test_a_retired_man_needs_no_plan() -> None:
    table = Table()
    for _ in range(3):
        table.win("B1", "A1")
    table.order("Ann", SetFightPlan(table.number("A1"), HOLD))
    table.order("Ann", RetireFighter(table.number("A1")))
    assert table.fighter("A1").plan is None
    assert table.refusal("Ann", SetFightPlan(table.number("A1"), HOLD)).rule == "C17"


def sold(table: Table) -> None:
    table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 0))
    table.order("Bob", AnswerDeal(max(table.books.open_deals), accept=True))
    assert isinstance(table.entries[-1].deed, FighterSold)


def traded(table: Table) -> None:
    order = ProposeDeal(table.number("B2"), table.manager("Ann"), 0, table.number("A1"))
    table.order("Bob", order)
    table.order("Ann", AnswerDeal(max(table.books.open_deals), accept=True))
    assert isinstance(table.entries[-1].deed, FightersTraded)


@pytest.mark.parametrize("leave", [sold, traded])
def test_a_plan_does_not_go_to_the_new_manager_with_the_man(
    table: Table, leave: Callable[[Table], None]
) -> None:
    fighter = table.number("A1")
    table.order("Ann", SetFightPlan(fighter, HOLD))
    leave(table)
    assert table.fighter("A1").plan is None
    assert sealed_plan(table.books, table.entries, fighter, table.party("Bob")) is None
    assert plans_in_force(table.books, table.entries) == {}
    assert table.refusal("Ann", SetFightPlan(fighter, "")).rule == "C3"


def test_a_plan_for_another_mans_fighter_is_in_doubt_and_in_force_for_nobody(table: Table) -> None:
    table.write(PlanSealed(table.number("A1"), table.manager("Bob"), HOLD))
    assert table.fighter("A1").plan is None
    assert [doubt.rule for doubt in table.books.doubts] == ["C3"]


# At the bell


def night_of(
    table: Table, *plans: tuple[str, str, str], opened_first: bool = False
) -> tuple[Table, BoutFought]:
    """The night as it is fought after ``plans`` (by, fighter, plan) were sealed."""
    held = deepcopy(table)
    for by, fighter, plan in plans:
        held.order(by, SetFightPlan(held.number(fighter), plan))
    if opened_first:
        open_doors(held.desk, PERSONS_ONLY)
    hold_night(held.desk, PERSONS_ONLY, ready(held))
    (deed,) = (entry.deed for entry in held.entries if isinstance(entry.deed, BoutFought))
    return held, deed


@pytest.mark.parametrize("opened_first", [False, True])
def test_a_corner_follows_its_plan_at_the_bell(table: Table, opened_first: bool) -> None:
    _, plain = night_of(table)
    planned, told = night_of(table, ("Ann", "A1", RUSH), opened_first=opened_first)
    assert told.outcome != plain.outcome
    assert told.plans == (planned.fighter("A1").plan, None)
    assert plain.plans == (None, None)
    assert told.dice == plain.dice
    (bout,) = planned.books.bouts
    assert bout_page(planned.books, planned.entries, bout).plans == (RUSH, None)
    both, _ = night_of(table, ("Ann", "A1", RUSH), ("Bob", "B1", HOLD))
    assert bout_page(both.books, both.entries, bout).plans == (RUSH, HOLD)


@each(
    "otherwise, corners, decides",
    [
        ("ai", "club", "ai:club"),
        ("ai:expert", "club", "ai:club"),
        ("plain", "club", "plain"),
        ("ai", "plain", "plain"),
    ],
)
def test_what_a_plan_leaves_open_is_decided_by_the_corners_of_the_league(
    otherwise: str, corners: str, decides: str
) -> None:
    table = Table()
    table.books.options = replace(table.books.options, corners=corners)
    plan = Plan("", "ringside", (), otherwise)
    assert of_the_league(table.books, plan).otherwise == decides


def test_a_plan_stays_in_force_from_bout_to_bout(table: Table) -> None:
    held, first = night_of(table, ("Ann", "A1", HOLD))
    held.pass_nights(4)
    held.order("promoter", MakeBout(6, held.number("B1"), held.number("A1"), Arena.PITS))
    hold_night(held.desk, PERSONS_ONLY, ready(held))
    bout = held.books.bouts[max(held.books.bouts)]
    assert bout.plans == (None, first.plans[0])
    assert held.books.doubts == []


def test_a_plan_for_another_system_leaves_the_corner_to_itself(table: Table) -> None:
    books = table.books
    (bout,) = books.bouts.values()
    engine = registry.get("ringside")
    assert plan_for(books, bout, engine, RUSH) is not None
    assert plan_for(books, bout, engine, "") is None
    assert plan_for(books, bout, engine, "orders: [{request: waltz, choose: x}]") is None
    bout.system = "another"
    assert plan_for(books, bout, engine, RUSH) is None


def test_in_a_league_a_plan_is_followed_and_kept_with_its_bout(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", founding(PERSONS), 8) as office:
        for name in ("Ann", "Bob"):
            party = office.party(name)
            for number in office.books.managers[party.manager or 0].stable:
                office.hand_in(SetFightPlan(number, HOLD), party)
        office.hold_night(EVENING)
        led = {number for page in office.books.bouts.values() for number in page.plans if number}
        assert led
        assert office.check() == ()
        bout = next(page for page in office.books.bouts.values() if any(page.plans))
        corner = next(corner for corner in CORNERS if bout.plans[corner.index])
        assert bout_page(office.books, office.entries, bout.number).plans[corner.index] == HOLD
    with opened(tmp_path / "club.ringside") as again:
        assert bout_page(again.books, again.entries, bout.number).plans[corner.index] == HOLD


def test_a_bout_played_in_the_ring_opens_a_plan_only_if_it_led_the_corner(tmp_path: Path) -> None:
    for led in ((True, False), (False, False)):
        path = tmp_path / f"{led[0]}.ringside"
        with club(path, founding(PERSONS), 8) as office:
            party = office.party("Ann")
            for number in office.books.managers[party.manager or 0].stable:
                office.hand_in(SetFightPlan(number, HOLD), party)
            office.open_doors(EVENING)
            bout = next(
                page
                for page in office.books.bouts_of_night(9)
                if any(office.books.fighters[n].plan for n in page.fighters)
            )
            corners = office.corners_of(bout.number)
            assert any(corners.planned)
            fight = Bout(office.bout_setup(bout.number), office.bout_seed(bout.number), listen=False)
            fight.play(*corners.controllers)
            plans = corners.planned if led[0] else (False, False)
            office.finish_in_ring(bout.number, fight.record(), plans)
            office.hold_night(EVENING)
            told = bout_page(office.books, office.entries, bout.number).plans
            assert told == tuple(HOLD if used else None for used in plans)
            page = bout_page(office.books, office.entries, bout.number)
            assert [one is Led.PLAN for one in page.led] == list(plans)
            assert BoutRecord.from_json(office.record_of(bout.number)) == fight.record()


# Secrecy


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    """Ann has sealed a plan for each of her men; one was replaced, one act was undone."""
    with club(tmp_path / "club.ringside", founding(PERSONS, promoter="Pat"), 8) as office:
        ann = office.party("Ann")
        for number in office.books.managers[ann.manager or 0].stable:
            office.hand_in(SetFightPlan(number, HOLD.replace(MARK, f"{MARK} first")), ann)
            office.hand_in(SetFightPlan(number, HOLD), ann)
        office.undo(ann, "")
        yield office


RIVALS = ["Bob", "promoter", "nobody"]


def eyes(office: Office, name: str) -> Party:
    return NOBODY if name == "nobody" else office.party(name)


def everything_told(office: Office, viewer: Party) -> str:
    """All that the office tells anybody, as text."""
    books, entries = office.books, office.entries
    rows = entry_rows(entries, books, viewer)
    acts = {entry.act for entry in entries if isinstance(entry.deed, PlanSealed)}
    return repr(
        (
            [(row, row.facts, row.by, row.kind) for row in rows],
            journal(entries, books, viewer),
            next_undo(entries, books, viewer),
            next_redo(entries, books, viewer),
            [branch_points(entries, books, act, viewer) for act in acts],
            inbox(books, viewer, entries),
            inbox(books, viewer, entries, since=0),
            news(books),
            status(books),
            [bout_page(books, entries, number) for number in books.bouts],
            [sealed_plan(books, entries, number, viewer) for number in books.fighters],
        )
    )


@pytest.mark.parametrize("rival", RIVALS)
@pytest.mark.parametrize("opened_first", [False, True])
def test_no_rival_is_told_a_word_of_a_plan(office: Office, rival: str, opened_first: bool) -> None:
    if opened_first:
        office.open_doors(EVENING)
    told = everything_told(office, eyes(office, rival))
    assert MARK not in told
    assert "plan_sealed" not in told
    assert "fight plan" not in told
    if opened_first:
        for bout in office.books.bouts_of_night(9):
            for corner in CORNERS:
                assert office.corner_of(bout.number, corner, eyes(office, rival)).plan is None


def test_the_owner_reads_his_own(office: Office) -> None:
    ann = office.party("Ann")
    told = everything_told(office, ann)
    assert MARK in told
    assert "plan_sealed" in told
    office.open_doors(EVENING)
    mine = office.books.managers[ann.manager or 0].stable
    plans = [
        office.corner_of(bout.number, corner, ann).plan
        for bout in office.books.bouts_of_night(9)
        for corner in CORNERS
        if bout.fighters[corner.index] in mine
    ]
    assert plans
    assert all(plan and MARK in plan for plan in plans)


def test_whoever_keeps_the_file_is_told_that_there_is_a_plan_and_not_what_it_says(office: Office) -> None:
    rows = entry_rows(office.entries, office.books, None)
    sealed = [row for row in rows if row.kind == "plan_sealed"]
    assert sealed
    assert not any(row.hidden for row in sealed)
    assert MARK not in repr([(row, row.facts) for row in sealed])
    assert MARK not in repr(journal(office.entries, office.books))


@pytest.mark.parametrize("rival", RIVALS)
def test_a_plan_a_bout_was_fought_with_is_open_to_all_and_no_other(office: Office, rival: str) -> None:
    office.hold_night(EVENING)
    bouts = [page for page in office.books.bouts.values() if any(page.plans)]
    assert bouts
    used = {entry for page in bouts for entry in page.plans if entry}
    rows = entry_rows(office.entries, office.books, eyes(office, rival))
    assert {row.entry for row in rows if row.kind == "plan_sealed"} == used
    for page in bouts:
        texts = bout_page(office.books, office.entries, page.number).plans
        assert {text for text in texts if text} <= {HOLD, HOLD.replace(MARK, f"{MARK} first")}
        assert [bool(text) for text in texts] == [bool(entry) for entry in page.plans]


def test_the_promoter_strikes_a_plan_without_reading_it(office: Office) -> None:
    undone = office.undo(office.promoter, "")
    assert MARK not in repr(undone)
    assert office.check(replay=False) == ()


def test_a_reading_copy_knows_what_the_books_know(office: Office) -> None:
    reading = Reading(office.entries)
    assert reading.books == office.books
    assert office.books.fighters[office.books.managers[office.party("Ann").manager or 0].stable[0]].plan


def test_what_a_plan_wins_is_taken_back_with_the_night(office: Office) -> None:
    before = deepcopy(office.books)
    office.hold_night(EVENING)
    office.undo(office.promoter, "")
    assert office.books == before
    assert MARK not in everything_told(office, office.party("Bob"))
