"""Side bets in play money: odds, who may bet on whom, settled by the night, void, taken back (C82)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BetBook, NewsKind
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerBet,
    AnswerDeal,
    CancelBout,
    MakeBout,
    OfferBout,
    ProposeBet,
    ProposeDeal,
)
from ringside_manager.errors import RuleError
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.office.bets import purse_of, waiting_for
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.feuds import bet_rows, between_rows, play_rows
from ringside_manager.office.facts.inbox import inbox
from ringside_manager.office.facts.journal import is_hidden
from ringside_manager.office.mending import ResultChange
from tests.league.scribe import DICE, draw, result
from tests.office.clubs import club, founding
from tests.office.table import OPTIONS, Table

ON = replace(OPTIONS, house_numbers=(("wagers.play_dollars", 100),))


@pytest.fixture
def table() -> Table:
    return with_bout(Table(("Ann", "Bob", "ai:Cyd", "Dee"), options=ON))


def with_bout(table: Table, red: str = "A1", blue: str = "B1", night: int = 1) -> Table:
    table.order("promoter", MakeBout(night, table.number(red), table.number(blue), Arena.PITS, 5))
    return table


def bout_of(table: Table) -> int:
    return max(table.books.bouts)


def proposed(table: Table, by: str = "Dee", on: str = "A1", partner: str = "Bob", stake: int = 10) -> BetBook:
    order = ProposeBet(bout_of(table), table.number(on), table.manager(partner), stake)
    return table.books.bets[table.order(by, order)]


def fought(table: Table, outcome: object = None) -> None:
    page = table.books.bouts[bout_of(table)]
    told = outcome or result()
    table.write(BoutFought(page.number, told, DICE, table.losses(page.night, *page.fighters)))  # type: ignore[arg-type]


def purses(table: Table) -> dict[str, int]:
    return {page.name: purse_of(table.books, page.number).dollars for page in table.books.managers.values()}


@pytest.mark.parametrize(
    ("outcome", "dee"), [(result(winner=RED), 10), (result(winner=BLUE), -10), (draw(), 0)]
)
def test_a_bet_is_settled_by_the_bout_and_touches_no_real_money(
    table: Table, outcome: object, dee: int
) -> None:
    bet = proposed(table)
    assert (bet.chance_permille, bet.stake_dollars, bet.win_dollars) == (500, 10, 10), "the two are equal"
    table.order("Bob", AnswerBet(bet.number, accept=True))
    shares_alone = Table(("Ann", "Bob", "ai:Cyd", "Dee"), options=ON)
    fought(with_bout(shares_alone), outcome)
    fought(table, outcome)
    assert purses(table) == {"Ann": 100, "Bob": 100 - dee, "Cyd": 100, "Dee": 100 + dee}
    money = [[page.balance_cents for page in each.books.managers.values()] for each in (table, shares_alone)]
    assert money[0] == money[1]
    assert bet.paid_dollars == dee
    won = [item for item in table.books.news if item.kind is NewsKind.BET_WON]
    assert [item.amount for item in won] == ([1_000] if dee else [])
    (row,) = bet_rows(table.books)
    assert row.state == {10: "won", -10: "lost", 0: "void"}[dee]
    assert [(row.winner, row.loser, row.dollars) for row in between_rows(table.books)] == (
        {10: [("Dee", "Bob", 10)], -10: [("Bob", "Dee", 10)], 0: []}[dee]
    )
    assert table.books.doubts == []


def test_a_favourite_wins_little_and_an_outsider_much(table: Table) -> None:
    table.fighter("A1").abilities = replace(table.fighter("A1").abilities, agility=60)
    favourite = proposed(table, on="A1", partner="Bob")
    outsider = proposed(table, on="B1", partner="Ann")
    assert favourite.chance_permille + outsider.chance_permille == 1_000
    assert favourite.win_dollars < 10 < outsider.win_dollars


@pytest.mark.parametrize("way", ["off", "unfought", "moved", "declined", "silent", "taken back"])
def test_what_falls_out_is_void(table: Table, way: str) -> None:
    bet = proposed(table)
    if way not in ("declined", "silent", "taken back"):
        table.order("Bob", AnswerBet(bet.number, accept=True))
        assert purse_of(table.books, bet.partner).free_dollars == 90
    if way == "off":
        table.order("promoter", CancelBout(bet.bout, "The hall burnt down."))
    elif way == "declined":
        table.order("Bob", AnswerBet(bet.number, accept=False))
    elif way == "taken back":
        table.order("Dee", AnswerBet(bet.number, accept=False))
    elif way == "moved":
        table.order("promoter", CancelBout(bet.bout))
        with_bout(table)
        fought(table)
    if way == "silent":
        fought(table)
    table.close(1)
    assert set(purses(table).values()) == {100}
    assert not table.books.open_bets
    assert {purse_of(table.books, number).bound_dollars for number in table.books.managers} == {0}


def test_nobody_bets_against_his_own_man(table: Table) -> None:
    bout = bout_of(table)
    red, blue = table.number("A1"), table.number("B1")
    for by, on, partner in (("Ann", blue, "Dee"), ("Dee", red, "Ann"), ("Bob", red, "Ann")):
        refused = table.refusal(by, ProposeBet(bout, on, table.manager(partner), 10))
        assert refused.rule == "C82"
        assert "nobody bets against his own man" in str(refused)
    table.order("Ann", ProposeBet(bout, red, table.manager("Bob"), 10))


def test_who_comes_to_manage_the_man_cannot_take_the_bet(table: Table) -> None:
    bet = proposed(table, on="A1", partner="Bob")
    deal = table.order("Ann", ProposeDeal(table.number("A1"), table.manager("Bob")))
    table.order("Bob", AnswerDeal(deal, accept=True))
    assert "own fighter" in str(table.refusal("Bob", AnswerBet(bet.number, accept=True)))


def test_nobody_bets_more_than_he_has_free(table: Table) -> None:
    order = ProposeBet(bout_of(table), table.number("A1"), table.manager("Bob"), 101)
    assert "Dee has $100 of play money left" in str(table.refusal("Dee", order))
    first = proposed(table, stake=60)
    assert "Dee has $40" in str(table.refusal("Dee", replace(order, stake_dollars=41)))
    table.order("Bob", AnswerBet(first.number, accept=True))
    assert "Bob has $40" in str(table.refusal("Ann", replace(order, stake_dollars=41)))


def test_it_is_too_late_when_the_doors_are_open_and_needs_a_bout_that_counts(table: Table) -> None:
    order = ProposeBet(bout_of(table), table.number("A1"), table.manager("Bob"), 10)
    assert "does not box in bout" in str(table.refusal("Dee", replace(order, fighter=table.number("A2"))))
    assert table.refusal("Dee", replace(order, partner=table.manager("Dee"))).rule == "C82"
    table.order(
        "promoter", MakeBout(1, table.number("A2"), table.number("B2"), Arena.PITS, 5, exhibition=True)
    )
    shown = replace(order, bout=bout_of(table), fighter=table.number("A2"))
    assert "exhibition" in str(table.refusal("Dee", shown))
    bet = table.books.bets[table.order("Dee", order)]
    table.books.doors = 1
    assert "too late for bets" in str(table.refusal("Bob", AnswerBet(bet.number, accept=True)))
    assert list(waiting_for(table.books, bet.partner)) == []


def test_where_the_house_gives_no_play_money_there_are_no_bets() -> None:
    table = with_bout(Table())
    order = ProposeBet(bout_of(table), table.number("A1"), table.manager("Bob"), 10)
    assert "There are no side bets" in str(table.refusal("Ann", order))
    assert play_rows(table.books) == ()


@pytest.mark.parametrize(("agility", "taken"), [(50, True), (56, False)])
def test_an_ai_manager_takes_true_odds_and_no_others(table: Table, agility: int, taken: bool) -> None:
    """The man is as good as he was, or has learned since the odds were fixed."""
    page = table.fighter("A1")
    bet = proposed(table, partner="Cyd")
    page.abilities = replace(page.abilities, agility=page.abilities.agility + agility - 50)
    table.hold()
    assert bet.accepted is taken
    assert (bet.paid_dollars is not None) is taken


def test_a_person_is_asked_and_others_do_not_read_it(table: Table) -> None:
    bet = proposed(table)
    rows = [row for row in inbox(table.books, table.party("Bob")) if row.kind is InboxKind.SIDE_BET]
    assert [(row.number, row.fighter, row.amount, row.before) for row in rows] == [
        (bet.number, table.number("B1"), 1_000, 1_000)
    ]
    entry = table.entries[bet.number - 1]
    hidden = {
        name: is_hidden(entry, table.entries, table.books, table.party(name))
        for name in ("Ann", "Bob", "Dee")
    }
    assert hidden == {"Ann": True, "Bob": False, "Dee": False}
    assert bet_rows(table.books, table.manager("Ann")) == ()


@given(st.data())
def test_play_money_is_neither_made_nor_lost(data: st.DataObject) -> None:
    names = ("Ann", "Bob", "Cyd", "Dee")
    table = with_bout(Table(names, options=ON))
    table.fighter("A1").abilities = replace(
        table.fighter("A1").abilities, agility=data.draw(st.integers(40, 60))
    )
    for _ in range(data.draw(st.integers(1, 5))):
        by, partner = data.draw(st.permutations(names))[:2]
        order = ProposeBet(
            bout_of(table), table.number(data.draw(st.sampled_from(("A1", "B1")))),
            table.manager(partner), data.draw(st.integers(1, 120)),
        )  # fmt: skip
        with suppress(RuleError):  # his own man, or not enough left
            bet = table.order(by, order)
            table.order(partner, AnswerBet(bet, accept=data.draw(st.booleans())))
    fought(table, data.draw(st.sampled_from((result(winner=RED), result(winner=BLUE), draw()))))
    assert sum(purses(table).values()) == 400
    assert min(purses(table).values()) >= 0
    assert not table.books.open_bets


def test_two_persons_bet_and_a_night_is_taken_back(tmp_path: Path) -> None:
    """A league in a file: a bet taken, settled, taken back, settled again, corrected; sound throughout."""
    made = founding(("Ann", "Bob", "ai:Cyd"), options={"tournament_night": "40"})
    made = replace(made, options=replace(made.options, house_numbers=(("wagers.play_dollars", 100),)))
    with club(tmp_path / "a.ringside", made, 8) as office:
        books = office.books
        ann, bob = (office.party(name) for name in ("Ann", "Bob"))
        red, blue = (
            next(n for n in books.managers[who.manager or 0].stable if not books.fighters[n].booked)
            for who in (ann, bob)
        )
        offer = len(office.entries) + 1
        office.hand_in(OfferBout(books.closed + 4, red, blue, Arena.PITS), ann)
        office.hand_in(AcceptOffer(offer), bob)
        bout = office.books.offers[offer].bout
        assert bout is not None
        number = len(office.entries) + 1
        office.hand_in(ProposeBet(bout, red, bob.manager or 0, 20), ann)
        office.hand_in(AnswerBet(number, accept=True), bob)

        def play_money() -> list[int]:
            return [purse_of(office.books, page).dollars for page in office.books.managers]

        for _ in range(4):
            office.hold_night(NightOrder(office.seed, autopilot=False))
        settled = play_money()
        assert sum(settled) == 300
        assert office.books.bets[number].paid_dollars is not None
        office.undo(office.promoter, "Let us see.")
        assert play_money() == [100, 100, 100]
        assert office.books.bets[number].paid_dollars is None
        office.redo(office.promoter, "Go on.")
        assert play_money() == settled
        won = office.books.bouts[bout].outcome
        assert won is not None
        if won.winner is not None:
            office.correct_result(bout, ResultChange(winner=won.winner.opponent), office.promoter, "misread")
            assert sum(play_money()) == 300
            assert (play_money()[0] > 100) != (settled[0] > 100)
        assert office.check() == ()
