"""The board of coming nights: who sees what, who is free, and what may be moved where."""

from __future__ import annotations

import copy
import random
from dataclasses import replace

from ringside_manager.bout.corner import RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import LeagueOptions
from ringside_manager.campaign.orders import CancelBout, CounterOffer, MakeBout, OfferBout, WithdrawOffer
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import (
    Availability,
    Chip,
    ChipState,
    board,
    move,
    partners,
    visible_offers,
    why_no_bout,
    why_not,
)
from ringside_manager.office.facts.objections import Bar, Objection
from tests.league.scribe import result
from tests.office.seasons import season
from tests.office.table import Table, everybody
from tests.slow import each

PITS = Arena.PITS


def three() -> Table:
    return Table(("Ann", "Bob", "Cora"))


def offered(table: Table, by: str = "Ann", red: str = "A1", blue: str = "B1", night: int = 2) -> int:
    return table.order(by, OfferBout(night, table.number(red), table.number(blue), PITS))


def chips(table: Table, who: str | None, night: int = 2) -> tuple[Chip, ...]:
    viewer = None if who is None else table.party(who)
    return board(table.books, viewer, 1, 5).cell(night, PITS).chips


def made(table: Table, red: str = "A1", blue: str = "B1", night: int = 2) -> int:
    pair = table.number(red), table.number(blue)
    return table.write(BoutMade(night, *pair, PITS, 5, False, system="ringside"))


# Who sees what


def test_an_offer_is_seen_by_the_two_it_concerns_and_the_promoter() -> None:
    table = three()
    offered(table)
    states = {who: [chip.state for chip in chips(table, who)] for who in ("Ann", "Bob", "Cora", "promoter")}
    assert states == {
        "Ann": [ChipState.OFFERED],
        "Bob": [ChipState.ASKED],
        "Cora": [],
        "promoter": [ChipState.PENDING],
    }
    assert chips(table, None) == ()
    assert not list(visible_offers(table.books, table.party("Cora")))


def test_bouts_made_are_seen_by_everybody() -> None:
    table = three()
    number = made(table)
    for who in ("Ann", "Cora", None):
        assert [(chip.number, chip.state) for chip in chips(table, who)] == [(number, ChipState.MADE)]
    assert chips(table, "Ann")[0].mine
    assert not chips(table, "Cora")[0].mine


def test_the_board_ends_with_the_league() -> None:
    table = Table(options=LeagueOptions(nights=3, corners="plain"))
    assert [column[0].night for column in board(table.books, None, 2, 6).nights] == [2, 3]


def test_places_left_under_a_cap() -> None:
    table = Table(options=LeagueOptions(card_cap=2, corners="plain"))
    made(table)
    offered(table, red="A2", blue="B2")
    seen = board(table.books, table.party("Ann"), 1, 3)
    assert [seen.cell(night, PITS).places_left for night in (1, 2)] == [2, 1]
    assert board(three().books, None, 1, 1).cell(1, PITS).places_left is None


# Who is free


def test_the_tray_tells_who_could_box_when() -> None:
    table = three()
    table.bout(1, table.number("A1"), table.number("B1"), result(Method.DEC, RED), rounds=7)
    table.close(1)
    made(table, night=3)
    rows = {side.fighter: nights for side, nights in board(table.books, table.party("Ann"), 2, 5).tray}
    tired, booked, rested = Availability.TIRED, Availability.BOOKED, Availability.RESTED
    assert rows[table.number("A1")] == (tired, booked, tired, tired, tired)
    assert rows[table.number("A2")] == (rested,) * 5
    assert not board(table.books, table.party("promoter"), 2, 5).tray


def test_the_tray_tells_of_nights_to_come_only() -> None:
    table = three()
    table.pass_nights(3)
    seen = board(table.books, table.party("Ann"), 2, 4)
    assert [column[0].night for column in seen.nights] == [2, 3, 4, 5]
    assert (seen.tray_from, len(seen.tray[0][1])) == (4, 2)
    assert not board(table.books, table.party("Ann"), 1, 3).tray


def test_a_bout_that_was_fought_shows_its_result() -> None:
    table = three()
    number = table.win("A1", "B1", Method.TKO)
    (chip,) = board(table.books, None, 1, 1).cell(1, PITS).chips
    assert (chip.number, chip.state, chip.method) == (number, ChipState.FOUGHT, Method.TKO)
    assert (chip.winner, chip.ended) == (table.number("A1"), 3)


def test_rounds_of_a_tournament_are_announced_and_keep_their_men() -> None:
    table = Table(promoter="Pat")
    table.order("promoter", everybody(night=2))
    seen = board(table.books, table.party("Ann"), 1, 8)
    (due,) = seen.cell(2, PITS).due
    assert (due.round, due.rounds, due.bouts) == (1, 3, 2)
    assert [column[0].night for column in seen.nights if column[4].due] == [2, 6]
    assert Availability.KEPT in seen.tray[0][1]


# Why not


def test_why_not_agrees_with_why_no_bout() -> None:
    books, dice = season(seed=3, nights=26), random.Random(1)
    bars = set()
    for page in [page for page in books.fighters.values() if not page.is_retired and page.manager]:
        by, night = Party("", page.manager), books.closed + dice.randint(1, 5)
        others = [number for number in books.divisions[page.weight_class].roster if number != page.number]
        for arena in Arena:
            refused = why_no_bout(books, by, page.number, night, arena)
            possible = [why_not(books, by, page.number, other, night, arena) is None for other in others]
            assert (refused is None) == any(possible)
            bars.add(refused and refused.bar)
    assert {None, Bar.POPULARITY} <= bars


def test_a_booked_man_is_told_of_first() -> None:
    table = three()
    number = made(table)
    refused = why_no_bout(table.books, table.party("Ann"), table.number("A1"), 2, PITS)
    assert refused is not None
    assert (refused.bar, refused.numbers) == (Bar.HAS_BOUT, (2, number))


def test_partners_are_those_the_office_lets_him_meet() -> None:
    table = three()
    table.fighter("B1").pop_half = 20
    ann = table.party("Ann")
    found = partners(table.books, ann, table.number("A1"), 2, Arena.LOW)
    assert [(row.fighter, row.win_dollars, row.lose_dollars) for row in found] == [
        (table.number("B1"), 400, 200)
    ]
    assert len(partners(table.books, ann, table.number("A1"), 2, PITS)) == 8
    made(table)
    assert partners(table.books, ann, table.number("A1"), 2, PITS) == ()


# Moving


def carried_out(table: Table, who: str, chip: Chip, night: int, arena: Arena = PITS) -> None:
    """Hand in every order of a move; each must stand."""
    found = move(table.books, table.party(who), chip, night, arena)
    assert isinstance(found, tuple)
    for order in found:
        table.order(who, order)


def test_ones_own_offer_is_withdrawn_and_made_anew() -> None:
    table = three()
    number = offered(table)
    (chip,) = chips(table, "Ann")
    found = move(table.books, table.party("Ann"), chip, 4, PITS)
    assert isinstance(found, tuple)
    assert [type(order) for order in found] == [WithdrawOffer, OfferBout]
    carried_out(table, "Ann", chip, 4)
    assert not chips(table, "Ann")
    (again,) = chips(table, "Ann", 4)
    assert again == replace(chip, number=again.number, night=4)
    assert again.number != number


def test_an_offer_of_somebody_else_is_countered() -> None:
    table = three()
    for name in ("A1", "B1"):
        table.fighter(name).pop_half = 10
    offered(table)
    (chip,) = chips(table, "Bob")
    bob = table.party("Bob")
    assert move(table.books, bob, chip, 3, PITS) == (CounterOffer(chip.number, PITS, 5, 3),)
    assert move(table.books, bob, chip, 2, Arena.LOW) == (CounterOffer(chip.number, Arena.LOW, 5, 2),)
    too_good = move(table.books, bob, chip, 2, Arena.BEST)
    assert isinstance(too_good, Objection)
    assert too_good.rule == "C41"
    carried_out(table, "Bob", chip, 2, Arena.LOW)


def test_a_bout_that_is_made_is_moved_by_the_promoter() -> None:
    table = Table(promoter="Pat")
    made(table)
    (chip,) = chips(table, "promoter")
    forbidden = move(table.books, table.party("Ann"), chip, 3, PITS)
    assert isinstance(forbidden, Objection)
    assert forbidden.bar is Bar.NOT_PROMOTER
    before = copy.deepcopy(table.books)
    found = move(table.books, table.party("promoter"), chip, 3, PITS)
    assert table.books == before
    assert isinstance(found, tuple)
    assert [type(order) for order in found] == [CancelBout, MakeBout]
    carried_out(table, "promoter", chip, 3)
    assert [chip.rounds for chip in chips(table, "promoter", 3)] == [5]


def test_nothing_moves_to_where_somebody_boxes_already() -> None:
    table = Table(promoter="Pat")
    made(table)
    made(table, "A1", "B2", night=3)
    (chip,) = chips(table, "promoter")
    refused = move(table.books, table.party("promoter"), chip, 3, PITS)
    assert isinstance(refused, Objection)
    assert (refused.bar, refused.fighter) == (Bar.HAS_BOUT, table.number("A1"))


@each("who", ["Ann", "Bob"])
def test_putting_it_back_where_it_was_does_nothing(who: str) -> None:
    table = three()
    offered(table)
    (chip,) = chips(table, who)
    assert move(table.books, table.party(who), chip, 2, PITS) == ()
