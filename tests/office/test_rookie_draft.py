"""The draft of the rookies, in which persons say whom they would have (Y8)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.campaign.books import Books, Entrance, StableMethod
from ringside_manager.campaign.orders import DraftRookies, SignFighter
from ringside_manager.campaign.talks import choosers, promise, undrafted
from ringside_manager.errors import RuleError
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.careers import Change, contracts_of
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.going_on import _awaited, quiet_until
from ringside_manager.office.facts.inbox import calls
from ringside_manager.office.facts.journal import journal
from ringside_manager.office.founding import league_options
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.mending import UndoTo
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding

RETIRING = {"years.retire_from": 26, "years.retire_percent": 40, "years.retire_most_percent": 60}


@contextmanager
def turned(path: Path, names: tuple[str, ...], nights: int = 52) -> Iterator[Office]:
    """A league on the evening of its first turn of the year, after which stables have places; or some nights before."""
    pack = shipped("generations")
    options = league_options("control", StableMethod.DRAFT, 4, {"corners": "plain", "nights": "104"}, pack)
    numbers = dict(options.house_numbers) | RETIRING
    options = replace(options, house_numbers=tuple(sorted(numbers.items())))
    with club(path, replace(founding(names, system="control"), options=options), nights) as office:
        yield office


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with turned(tmp_path / "club.ringside", ("Ann", "Bob", "ai:Cat", "ai:Dan")) as found:
        assert len(undrafted(found.books)) > 2
        yield found


def seat(books: Books, name: str) -> int:
    return next(page.number for page in books.managers.values() if page.name == name)


def stable(office: Office, name: str) -> list[int]:
    return office.books.managers[seat(office.books, name)].stable


def go_on(office: Office) -> None:
    office.hold_night(NightOrder(office.seed, True))


def a_person_with_a_place(books: Books) -> str:
    return next(page.name for page in choosers(books) if page.name in ("Ann", "Bob"))


def test_among_the_program_alone_nobody_waits(tmp_path: Path) -> None:
    with turned(tmp_path / "club.ringside", ("ai:Ann", "ai:Bob", "ai:Cat", "ai:Dan")) as office:
        assert not undrafted(office.books)
        came = [page for page in office.books.fighters.values() if page.entered_night == 52]
        assert {page.entrance for page in came if page.manager is not None} == {Entrance.DRAFT}


def test_the_most_promising_goes_to_who_has_least_money_unless_he_says_otherwise(office: Office) -> None:
    books = office.books
    first, second, *_, last = undrafted(books)
    assert promise(first.abilities) >= promise(second.abilities) >= promise(last.abilities)
    turn = [page.name for page in choosers(books)]
    assert [page.balance_cents for page in choosers(books)] == sorted(
        page.balance_cents for page in choosers(books)
    )
    name = a_person_with_a_place(books)
    office.hand_in(DraftRookies((last.number,)), office.party(name))
    go_on(office)
    assert last.number in stable(office, name)
    assert [each.came for each in contracts_of(office.books, last.number)] == [Change.DRAFT]
    others = [each for each in turn if each != name]
    assert first.number in stable(office, others[0])
    assert not office.books.doubts
    assert not office.check()
    assert not undrafted(office.books), "whoever was left is a free agent"


def test_of_two_who_list_the_same_man_he_gets_him_who_chooses_first(office: Office) -> None:
    books = office.books
    *_, wanted = undrafted(books)
    turn = [page.name for page in choosers(books) if page.name in ("Ann", "Bob")]
    for name in turn:
        office.hand_in(DraftRookies((wanted.number,)), office.party(name))
    go_on(office)
    assert wanted.number in stable(office, turn[0])


def test_who_takes_nobody_else_keeps_his_place_empty(office: Office) -> None:
    name = a_person_with_a_place(office.books)
    before = list(stable(office, name))
    office.hand_in(DraftRookies((), only=True), office.party(name))
    go_on(office)
    came = set(stable(office, name)) - set(before)
    assert not came & {page.number for page in office.books.fighters.values() if page.entered_night == 52}


def test_a_list_is_its_managers_alone_and_throws_no_other_dice(office: Office) -> None:
    books, name = office.books, a_person_with_a_place(office.books)
    chance = office._chance().roll(10**6, "probe")
    office.hand_in(DraftRookies((undrafted(books)[1].number,)), office.party(name))
    assert office._chance().roll(10**6, "probe") == chance
    told = journal(office.entries, office.books, office.party("Bob" if name == "Ann" else "Ann"))
    assert told[-1].kind == "hidden"
    assert journal(office.entries, office.books, office.party(name))[-1].kind == "draft_listed"


def _signed(books: Books) -> SignFighter:
    return SignFighter(undrafted(books)[0].number)


def _stranger(books: Books) -> DraftRookies:
    return DraftRookies((next(iter(books.fighters)),))


@pytest.mark.parametrize("order", [_signed, _stranger])
def test_what_the_draft_does_not_allow(
    office: Office, order: Callable[[Books], SignFighter | DraftRookies]
) -> None:
    with pytest.raises(RuleError) as refused:
        office.hand_in(order(office.books), office.party(a_person_with_a_place(office.books)))
    assert refused.value.rule == "Y8"


def test_no_draft_within_a_season_and_none_for_the_promoter(office: Office) -> None:
    with pytest.raises(RuleError, match="by managers"):
        office.hand_in(DraftRookies(), office.promoter)
    go_on(office)
    with pytest.raises(RuleError, match="No rookies wait"):
        office.hand_in(DraftRookies(), office.party("Ann"))


def test_a_draft_calls_to_the_keyboard_and_is_taken_back_with_its_night(office: Office) -> None:
    name = a_person_with_a_place(office.books)
    party = office.party(name)
    (call,) = [call for call in calls(office.books, party) if call[0] is InboxKind.DRAFT]
    assert call[0].stops
    wanted = undrafted(office.books)[-1].number
    office.hand_in(DraftRookies((wanted,)), party)
    listed = len(office.entries)
    go_on(office)
    assert wanted in stable(office, name)
    office.mend(UndoTo(listed), office.promoter, "again")
    assert wanted in {page.number for page in undrafted(office.books)}
    assert office.books.managers[seat(office.books, name)].draft_list == (wanted,)


def test_going_on_stops_on_the_evening_of_the_turn(tmp_path: Path) -> None:
    with turned(tmp_path / "club.ringside", ("Ann", "ai:Bob", "ai:Cat"), 49) as office:
        assert (quiet_until(office.books, (office.party("Ann"),)) or 0) <= 52
        assert 53 in set(_awaited(office.books, office.party("Ann")))
