"""The page of a fighter: against small leagues worked out by hand and the books of a whole season."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.bout.terms import ABILITY_NAMES
from ringside_manager.campaign.books import Books, ReignEnd
from ringside_manager.campaign.orders import AnswerDeal, ProposeDeal
from ringside_manager.league.business.careers import FighterRetired
from ringside_manager.league.business.contracts import FightersTraded
from ringside_manager.office.facts import Named, Record
from ringside_manager.office.facts.careers import Change, contracts_of, contracts_with
from ringside_manager.office.facts.fighters import field_ratings, fighter_facts
from tests.league.scribe import draw, result
from tests.office.seasons import season
from tests.office.table import Table


@pytest.fixture(params=["draft", "auction", "dice"])
def books(request: pytest.FixtureRequest) -> Books:
    return season(request.param)


def test_facts_add_up_to_the_books(books: Books) -> None:
    for page in books.fighters.values():
        facts = fighter_facts(books, page.number)
        last = facts.bouts[-1].record if facts.bouts else Record()
        assert last == facts.record
        assert sum(bout.purse_dollars for bout in facts.bouts) == page.earnings_dollars
        assert (facts.bouts[-1].earned_after_half if facts.bouts else 0) == page.earned_half
        assert sum(wins for _, wins, _ in facts.methods) == facts.record.wins
        assert sum(losses for _, _, losses in facts.methods) == facts.record.losses
        assert sum(bout.knockdowns[0] for bout in facts.bouts) == page.knockdowns


def test_every_point_of_experience_has_its_bout(books: Books) -> None:
    for page in books.fighters.values():
        facts = fighter_facts(books, page.number)
        assert tuple(rating.rating for rating in facts.ratings) == ABILITY_NAMES
        assert all(rating.now == rating.at_entry + len(rating.lessons) for rating in facts.ratings)
        taught = [lesson.bout for rating in facts.ratings for lesson in rating.lessons]
        assert set(taught) <= set(page.bouts)


def test_contracts_cover_every_share(books: Books) -> None:
    for page in books.fighters.values():
        contracts = contracts_of(books, page.number)
        shares = sum(bout.share_cents for bout in fighter_facts(books, page.number).bouts)
        assert sum(contract.shares_cents for contract in contracts) == shares
        if contracts and not page.is_retired:
            assert contracts[-1].left is None
            assert contracts[-1].manager.number == page.manager


def test_contracts_and_dates_make_the_money(books: Books) -> None:
    for manager in books.managers.values():
        profit = sum(contract.profit_cents for contract in contracts_with(books, manager.number))
        dates = sum(
            line.amount_cents
            for line in books.ledger
            if line.manager == manager.number and line.kind.value == "date_bid"
        )
        assert profit + dates == manager.balance_cents
        held = [
            contract.fighter.number for contract in contracts_with(books, manager.number) if not contract.left
        ]
        assert sorted(held) == sorted(manager.stable)


def test_streaks_and_losses_by_method() -> None:
    table = Table(stable=4)
    table.win("A1", "B1")
    table.pass_nights(4)
    table.win("A1", "B2", Method.UD)
    table.pass_nights(4)
    night = table.books.closed + 1
    table.bout(night, table.number("A1"), table.number("B3"), draw(), rounds=7)
    table.close(night)
    table.pass_nights(4)
    table.win("B1", "A1", Method.DQ)
    facts = fighter_facts(table.books, table.number("A1"))
    assert facts.row.streak == -1
    assert (facts.longest_winning, facts.longest_losing, facts.longest_unbeaten) == (2, 1, 3)
    assert facts.record == (2, 1, 1, 0)
    found = {method: (wins, losses) for method, wins, losses in facts.methods}
    assert found == {Method.KO: (1, 0), Method.TKO: (0, 0), Method.DEC: (1, 0), Method.DQ: (0, 1)}
    assert [bout.won for bout in facts.bouts] == [True, True, None, False]
    assert [bout.corner for bout in facts.bouts] == [RED, RED, RED, BLUE]


def test_a_newcomer_has_nothing_to_tell() -> None:
    table = Table()
    facts = fighter_facts(table.books, table.number("A1"))
    assert (facts.bouts, facts.reigns, facts.title_bouts) == ((), (), 0)
    assert facts.record == Record()
    assert (facts.renewed_in, facts.may_retire) == (10, False)
    assert [contract.came for contract in facts.contracts] == [Change.DICE]


def test_a_free_agent_has_no_contract_and_nothing_to_renew() -> None:
    table = Table()
    facts = fighter_facts(table.books, table.sign("Free", None))
    assert (facts.manager, facts.contracts, facts.renewed_in) == (None, (), None)


def test_sale_and_trade_are_told_from_both_sides() -> None:
    table = Table()
    table.win("B3", "A3")
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob"), 1_050))
    table.order("Bob", AnswerDeal(deal, accept=True))
    table.write(FightersTraded(table.number("A2"), table.number("B2"), 300, (5, 5)))
    ann, bob = (Named(table.manager(name), name) for name in ("Ann", "Bob"))
    first, second = contracts_of(table.books, table.number("A1"))
    found = first.manager, first.left, first.next_manager, first.profit_cents
    assert found == (ann, Change.SALE, bob, 1_050)
    found = second.manager, second.came, second.partner, second.profit_cents
    assert found == (bob, Change.SALE, ann, -1_050)
    given, taken = contracts_of(table.books, table.number("A2"))
    assert (given.left, given.received_cents, taken.paid_cents) == (Change.TRADE, -300, -300)
    assert taken.exchanged_for == Named(table.number("B2"), "B2")


def test_reigns_name_whom_the_title_came_from_and_went_to() -> None:
    table = Table()
    final = table.crown("A1", "B1")
    table.pass_nights(4)
    night = table.books.closed + 1
    lost = table.bout(
        night, table.number("A1"), table.number("B1"), result(Method.KO, BLUE),
        arena=table.books.bouts[final].arena, title=True,
    )  # fmt: skip
    table.close(night)
    (reign,) = fighter_facts(table.books, table.number("A1")).reigns
    assert (reign.won_bout, reign.lost_bout, reign.end) == (final, lost, ReignEnd.BEATEN)
    assert reign.won_from == reign.lost_to == Named(table.number("B1"), "B1")
    assert (reign.from_night, reign.until_night, reign.nights) == (1, night, night - 1)
    facts = fighter_facts(table.books, table.number("B1"))
    assert (facts.title_bouts, facts.title_record) == (2, (1, 1, 0, 0))


def test_retirement_counts_what_it_takes() -> None:
    table = Table()
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(4)
    facts = fighter_facts(table.books, table.number("A1"))
    assert (facts.may_retire, facts.row.streak) == (True, -3)
    table.write(FighterRetired(table.number("A1"), "enough"))
    facts = fighter_facts(table.books, table.number("A1"))
    assert (facts.may_retire, facts.retired_reason, facts.renewed_in) == (False, "enough", None)
    assert facts.contracts[-1].left is Change.RETIREMENT


def test_the_field_is_everybody_unretired_of_the_class() -> None:
    table = Table()
    strong = table.fighter("A1")
    strong.abilities = replace(strong.abilities, agility=80)
    field = {rating.rating: rating for rating in field_ratings(table.books, table.number("A2"))}
    agility = field["agility"]
    assert (agility.least, agility.most, agility.place, agility.of) == (50, 80, 2, 6)
    assert agility.mean == 55
    best = {rating.rating: rating for rating in field_ratings(table.books, strong.number)}
    assert (best["agility"].place, best["uppercut"].place) == (1, 1)


def test_a_retired_fighter_is_measured_against_the_others() -> None:
    table = Table()
    table.write(FighterRetired(table.number("A1"), ""))
    assert {rating.of for rating in field_ratings(table.books, table.number("A1"))} == {6}
    assert {rating.of for rating in field_ratings(table.books, table.number("A2"))} == {5}
