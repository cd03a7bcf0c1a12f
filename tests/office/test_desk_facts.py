"""The ledger and the promoter's desk as rows, and what of the journal is for whose eyes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import LedgerKind
from ringside_manager.campaign.orders import (
    AcceptOffer,
    ApproveCard,
    AwardPlaces,
    BidForDate,
    HoldAuction,
    MakeBout,
    OfferBout,
    OrderCard,
    OverrideRanking,
    ProposeDeal,
    RefuseOffer,
)
from ringside_manager.league.business import post_all
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.open_books import Struck
from ringside_manager.office.facts.journal import NOBODY, entry_rows, journal
from ringside_manager.office.facts.managers import Choice, by_month, by_season, ledger_lines, total
from ringside_manager.office.facts.promoter import contenders, desk_of, nights_with_bouts
from ringside_manager.office.office import Office
from tests.office.clubs import club, founding
from tests.office.table import AUCTIONED, OPTIONS, Table


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(options={"nights": "104"}), 60) as office:
        yield office


# The ledger


def test_lines_are_those_of_the_books(office: Office) -> None:
    lines = ledger_lines(office.books)
    assert len(lines) == len(office.books.ledger) > 50
    assert lines[-1].running_cents == sum(page.balance_cents for page in office.books.managers.values())


def test_lines_of_one_manager_run_up_to_his_balance(office: Office) -> None:
    for manager in office.books.managers.values():
        lines = ledger_lines(office.books, Choice(manager=manager.number))
        assert all(line.running_cents == line.balance_cents for line in lines)
        assert lines[-1].balance_cents == manager.balance_cents


def test_lines_are_chosen_by_fighter_kind_and_night(office: Office) -> None:
    fighter = ledger_lines(office.books)[0].fighter
    chosen = ledger_lines(office.books, Choice(fighter=fighter, nights=range(1, 20)))
    assert chosen
    assert all(line.fighter == fighter and line.night < 20 for line in chosen)
    sales = ledger_lines(office.books, Choice(kinds=frozenset({LedgerKind.SALE})))
    assert all(line.kind is LedgerKind.SALE for line in sales)


def test_sums_by_month_and_season_add_up(office: Office) -> None:
    lines = ledger_lines(office.books)
    whole = total(lines)
    for periods in (by_month(lines), by_season(lines)):
        assert sum(period.net_cents for period in periods) == whole.net_cents
        assert sum(period.lines for period in periods) == len(lines)
        assert [period.first for period in periods] == sorted((p.first for p in periods), reverse=True)
    assert [(period.first, period.last) for period in by_season(lines)] == [(53, 104), (1, 52)]
    assert by_month(lines)[-1].last - by_month(lines)[-1].first == 3
    assert total(()).lines == 0


# The desk


def made(table: Table, *pairs: tuple[str, str], night: int = 1) -> list[int]:
    orders = (MakeBout(night, table.number(red), table.number(blue), Arena.PITS) for red, blue in pairs)
    return [table.order("promoter", order) for order in orders]


PAIRS = (("A1", "B1"), ("A2", "B2"), ("A3", "B3"))


def test_the_desk_shows_the_card_in_its_running_order() -> None:
    table = Table()
    first, second, third = made(table, *PAIRS)
    table.order("promoter", OrderCard(1, Arena.PITS, (third, first)))
    desk = desk_of(table.books, 1)
    (card,) = desk.cards
    assert [bout.bout for bout in card.bouts] == [third, first, second]
    assert (desk.unapproved, desk.disputes, card.places) == (3, (), None)
    table.order("promoter", ApproveCard(1))
    assert desk_of(table.books, 1).unapproved == 0
    assert nights_with_bouts(table.books) == (1,)
    made(table, PAIRS[0], night=9)
    assert nights_with_bouts(table.books) == (1, 9)


def test_the_desk_shows_a_card_that_is_too_short() -> None:
    table = Table(options=replace(OPTIONS, card_cap=2))
    first, _, _ = made(table, *PAIRS)
    (dispute,) = desk_of(table.books, 1).disputes
    assert (dispute.places, len(dispute.asking), dispute.is_decided) == (2, 3, False)
    table.order("promoter", AwardPlaces(1, Arena.PITS, (first,)))
    assert desk_of(table.books, 1).disputes[0].is_decided


def test_the_desk_shows_who_has_handed_in_and_not_what() -> None:
    table = Table(options=AUCTIONED)
    table.win("A3", "B3")
    first, _ = made(table, *PAIRS[:2], night=2)
    table.order("Ann", BidForDate(first, 137))
    (card,) = desk_of(table.books, 2).cards
    assert (card.bouts[0].sealed, card.bouts[0].open) == (("Ann",), ("Bob",))
    assert "137" not in repr(card)
    table.order("promoter", HoldAuction(2, Arena.PITS))
    assert desk_of(table.books, 2).disputes == ()


def test_the_desk_shows_doubts_and_given_ranks() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.win("A2", "B2")
    table.order("promoter", OverrideRanking(table.number("B2"), 1, "seen"))
    entry = table.write(FighterRetired(table.number("A3")))
    assert [doubt.entry for doubt in desk_of(table.books, 4).doubts] == [entry]
    rows = contenders(table.books)
    assert [(row.name, row.rank, row.given is not None) for row in rows] == [
        ("A2", 1, False), ("B1", 2, False), ("B2", 3, True),
    ]  # fmt: skip


def test_the_desk_shows_a_vacant_title() -> None:
    table = Table()
    table.crown("A1", "B1")
    table.win("A2", "B2")
    table.write(FighterRetired(table.number("A1")))
    (vacant,) = desk_of(table.books, 9).vacant
    assert set(vacant) == {"A2", "B1"}


# Whose eyes


@pytest.fixture
def three() -> Table:
    """Ann, Bob and Cid, and Pam who is promoter."""
    return Table(("Ann", "Bob", "Cid"), promoter="Pam")


def seen(table: Table, viewer: str, entry: int) -> str:
    party = table.party(viewer) if viewer else NOBODY
    rows = entry_rows(table.entries, table.books, party)
    told = journal(table.entries, table.books, party)
    assert rows[entry - 1].hidden == (told[entry - 1].kind == "hidden")
    return repr(rows[entry - 1]) + repr(told[entry - 1])


def offered(table: Table) -> int:
    return table.order("Ann", OfferBout(1, table.number("A1"), table.number("B1"), Arena.PITS, note="psst"))


def test_an_open_offer_is_for_the_two_and_the_promoter(three: Table) -> None:
    offer = offered(three)
    for viewer in ("Ann", "Bob", "Pam"):
        assert "A1" in seen(three, viewer, offer)
    for viewer in ("Cid", ""):
        assert not any(word in seen(three, viewer, offer) for word in ("A1", "B1", "Ann", "psst"))


def test_an_accepted_offer_is_no_secret_and_a_refused_one_stays_one(three: Table) -> None:
    accepted = offered(three)
    three.order("Bob", AcceptOffer(accepted))
    assert "A1" in seen(three, "Cid", accepted)
    second = three.order("Ann", OfferBout(2, three.number("A2"), three.number("B2"), Arena.PITS))
    answer = three.order("Bob", RefuseOffer(second, "too strong"))
    assert "A2" not in seen(three, "Cid", second)
    assert "too strong" not in seen(three, "Cid", answer)
    assert "too strong" in seen(three, "Bob", answer)


def test_a_struck_offer_stays_between_the_two(three: Table) -> None:
    offer = offered(three)
    three.write(Struck((offer,), "wrong man"))
    assert "A1" not in seen(three, "Cid", offer)
    assert "A1" in seen(three, "Bob", offer)


def test_a_deal_is_for_the_two_until_it_is_done(three: Table) -> None:
    deal = three.order("Ann", ProposeDeal(three.number("A1"), three.manager("Bob"), 12_300))
    assert "A1" in seen(three, "Bob", deal)
    assert "A1" not in seen(three, "Cid", deal)


def test_nobody_reads_a_sealed_bid() -> None:
    table = Table(("Ann", "Bob"), options=AUCTIONED)
    table.win("A3", "B3")
    first, _ = made(table, *PAIRS[:2], night=2)
    bid = table.order("Ann", BidForDate(first, 137))
    for viewer in ("Ann", "Bob", "promoter", ""):
        told = seen(table, viewer, bid)
        assert "137" not in told
        assert "1.37" not in told
    assert post_all(table.entries) == table.books
