"""Other terms for a bout, and the money that goes with them (C75)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.almanac.league import waiting
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Countering, LedgerKind, OfferBook, Task
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerDeal,
    CancelBout,
    CounterOffer,
    GiveMandate,
    OfferBout,
    ProposeDeal,
)
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.offers import OfferAnswered
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.bouts import bout_page
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import inbox
from tests.league.scribe import DICE, result
from tests.office.clubs import club, founding, play
from tests.office.table import OPTIONS, Table
from tests.slow import each

PITS = Arena.PITS
COUNTERING = replace(OPTIONS, countering=Countering.ONCE)


@pytest.fixture
def table() -> Table:
    return rich(Table())


def rich(table: Table, cents: int = 100_000) -> Table:
    """Everybody has money."""
    for manager in table.books.managers.values():
        manager.balance_cents = cents
    return table


def offered(table: Table, red: str = "A1", blue: str = "B1", night: int = 1, **more: object) -> OfferBook:
    """An offer by the manager of ``red``, and its page."""
    by = "Ann" if red[0] == "A" else "Bob"
    order = OfferBout(night, table.number(red), table.number(blue), PITS)
    return table.books.offers[table.order(by, replace(order, **more))]  # type: ignore[arg-type]


def countered(table: Table, offer: OfferBook, by: str = "Bob", **terms: object) -> OfferBook:
    """The counter-offer to an offer, and its page."""
    return table.books.offers[table.order(by, CounterOffer(offer.number, **terms)) + 1]  # type: ignore[arg-type]


def balances(table: Table) -> dict[str, int]:
    return {manager.name: manager.balance_cents for manager in table.books.managers.values()}


def sides(table: Table) -> list[tuple[str, int]]:
    """What was booked as side payments."""
    return [
        (table.books.managers[line.manager].name, line.amount_cents)
        for line in table.books.ledger
        if line.kind is LedgerKind.SIDE_PAYMENT
    ]


def fought(table: Table, bout: int) -> None:
    """The bout is fought on its night."""
    page = table.books.bouts[bout]
    table.write(BoutFought(bout, result(), DICE, table.losses(page.night, *page.fighters)))


# Terms


def test_what_is_not_named_stays_as_it_was_offered(table: Table) -> None:
    offer = offered(table, rounds=6, side_cents=2_000)
    counter = countered(table, offer, night=3)
    assert offer.answer is Answer.COUNTERED
    assert (counter.night, counter.arena, counter.rounds, counter.title) == (3, PITS, 6, False)
    assert (counter.side_cents, counter.answers) == (-2_000, offer.number), "Bob would still pay"
    assert (counter.red, counter.proposer) == (table.number("B1"), table.manager("Bob"))


def test_another_arena_has_its_own_length(table: Table) -> None:
    for name in ("A1", "B1"):
        table.fighter(name).pop_half = 10
    counter = countered(table, offered(table, rounds=3), arena=Arena.LOW)
    assert (counter.arena, counter.rounds) == (Arena.LOW, 7)


def test_the_title_can_be_put_at_stake_or_left_out(table: Table) -> None:
    table.crown("A1", "A2")
    table.win("B1", "B2", knockdowns=3)
    table.pass_nights(12)
    for name in ("A1", "B1"):
        table.fighter(name).pop_half = 60
    night = table.books.closed + 1
    offer = offered(table, night=night, arena=Arena.BEST, title=True)
    counter = countered(table, offer, title=False)
    assert (counter.title, counter.arena, counter.rounds) == (False, Arena.BEST, 10)
    again = countered(table, counter, "Ann", title=True)
    assert (again.title, again.rounds) == (True, offer.rounds)
    elsewhere = CounterOffer(again.number, PITS)
    table.order("Bob", elsewhere)
    assert not table.books.offers[max(table.offers())].title, "a title is at stake at The Best alone"


def test_terms_go_back_and_forth_until_somebody_accepts(table: Table) -> None:
    first = offered(table)
    second = countered(table, first, side_cents=50_000)
    third = countered(table, second, "Ann", side_cents=-30_000)
    table.order("Bob", AcceptOffer(third.number))
    assert [offer.answers for offer in (first, second, third)] == [None, first.number, second.number]
    assert third.side is not None
    assert (third.side.payer, third.side.payee, third.side.cents) == (
        table.manager("Ann"), table.manager("Bob"), 30_000,
    )  # fmt: skip


def test_the_same_terms_are_no_counter_offer(table: Table) -> None:
    offer = offered(table, side_cents=100)
    for terms in ({}, {"night": 1, "arena": PITS, "rounds": 5, "title": False, "side_cents": -100}):
        refused = table.refusal("Bob", CounterOffer(offer.number, **terms))  # type: ignore[arg-type]
        assert refused.rule == "C75"
        assert "Accept it" in refused.next_step


def test_a_counter_offer_is_no_way_round_an_open_offer(table: Table) -> None:
    offered(table, night=2)
    offer = offered(table)
    assert table.refusal("Bob", CounterOffer(offer.number, night=2)).rule == "C3"


# Money


def test_a_side_payment_is_made_on_the_night_the_bout_is_fought(table: Table) -> None:
    table.order("Bob", AcceptOffer(offered(table, side_cents=-40_000).number))
    (bout,) = table.books.bouts.values()
    assert bout_page(table.books, table.entries, bout.number).sides_cents == (-40_000, 40_000)
    assert balances(table) == {"Ann": 100_000, "Bob": 100_000}
    fought(table, bout.number)
    assert sides(table) == [("Ann", -40_000), ("Bob", 40_000)]
    shares = dict(zip(("Ann", "Bob"), bout.shares_cents, strict=True))
    assert balances(table) == {"Ann": 60_000 + shares["Ann"], "Bob": 140_000 + shares["Bob"]}
    assert table.books.doubts == []


def test_nobody_pays_more_than_he_has(table: Table) -> None:
    table.order("Bob", AcceptOffer(offered(table, side_cents=-90_000).number))
    (bout,) = table.books.bouts.values()
    table.books.managers[table.manager("Ann")].balance_cents = 1_000
    fought(table, bout.number)
    paid = 1_000 + bout.shares_cents[0]
    assert sides(table) == [("Ann", -paid), ("Bob", paid)]
    assert balances(table)["Ann"] == 0
    assert bout_page(table.books, table.entries, bout.number).sides_cents == (-paid, paid)


def test_nothing_is_paid_for_a_bout_that_falls_through(table: Table) -> None:
    table.order("Bob", AcceptOffer(offered(table, side_cents=-40_000).number))
    table.order("promoter", CancelBout(next(iter(table.books.bouts)), "The hall burnt down."))
    table.hold()
    assert sides(table) == []


def test_it_is_between_the_two_who_agreed_on_it() -> None:
    table = rich(Table(("Ann", "Bob", "Cyd")))
    table.order("Bob", AcceptOffer(offered(table, side_cents=-40_000).number))
    deal = table.order("Bob", ProposeDeal(table.number("B1"), table.manager("Cyd")))
    table.order("Cyd", AnswerDeal(deal, accept=True))
    fought(table, next(iter(table.books.bouts)))
    assert sides(table) == [("Ann", -40_000), ("Bob", 40_000)]


@pytest.mark.parametrize(("by", "cents"), [("Ann", -100_100), ("Bob", 100_100)])
def test_nobody_promises_more_than_he_has(table: Table, by: str, cents: int) -> None:
    order = OfferBout(1, table.number("A1"), table.number("B1"), PITS, side_cents=cents)
    refused = table.refusal("Ann", order)
    assert refused.rule == "C75"
    assert f"{by} has $1,000.00 and cannot promise $1,001.00." in str(refused)


def test_promises_for_bouts_to_come_count_together(table: Table) -> None:
    table.order("Bob", AcceptOffer(offered(table, side_cents=-60_000).number))
    order = OfferBout(2, table.number("A2"), table.number("B2"), PITS, side_cents=-50_000)
    assert "has promised $600.00" in str(table.refusal("Ann", order))
    table.order("Ann", replace(order, side_cents=-40_000))


def test_who_cannot_pay_any_more_cannot_accept(table: Table) -> None:
    offer = offered(table, side_cents=40_000)
    table.books.managers[table.manager("Bob")].balance_cents = 0
    assert table.refusal("Bob", AcceptOffer(offer.number)).rule == "C75"


def test_there_is_nobody_to_pay_in_ones_own_stable(table: Table) -> None:
    order = OfferBout(1, table.number("A1"), table.number("A2"), PITS, side_cents=100)
    assert table.refusal("Ann", order).rule == "C75"


def test_what_waits_tells_of_the_money(table: Table) -> None:
    offer = offered(table, side_cents=-10_000)
    (row,) = (row for row in waiting(table.books) if row.number == offer.number)
    assert row.what == f"offer {offer.number}: A1 against B1, and $100 for Bob"


# The inbox


def test_the_counter_offer_takes_the_place_of_the_answer_in_the_inbox(table: Table) -> None:
    offer = offered(table)
    counter = countered(table, offer, night=3)
    rows = inbox(table.books, table.party("Ann"), table.entries)
    asked = [row.number for row in rows if row.kind is InboxKind.OFFER]
    assert asked == [counter.number]
    assert InboxKind.ANSWERED not in {row.kind for row in rows}
    table.write(OfferAnswered(counter.number, Answer.WITHDRAWN, table.manager("Bob")))
    rows = inbox(table.books, table.party("Ann"), table.entries)
    assert [row.answer for row in rows if row.kind is InboxKind.ANSWERED] == [Answer.COUNTERED]


# The program's managers


def person_and_program(**options: object) -> Table:
    return rich(Table(("Ann", "ai:Bob"), options=replace(COUNTERING, **options)))  # type: ignore[arg-type]


def test_an_offer_refused_for_its_night_is_answered_with_another() -> None:
    table = person_and_program()
    table.win("A2", "B1")
    offer = offered(table, night=3)
    table.hold()
    assert offer.answer is Answer.COUNTERED
    (counter,) = (page for page in table.books.offers.values() if page.answers == offer.number)
    assert (counter.arena, counter.rounds, counter.night) == (PITS, 5, 5), "then he is rested"


def test_an_offer_refused_for_its_arena_is_answered_with_a_better_one() -> None:
    table = person_and_program()
    for name in ("A1", "B1"):
        table.fighter(name).pop_half = 30
    offer = offered(table, night=3)
    table.hold()
    (counter,) = (page for page in table.books.offers.values() if page.answers == offer.number)
    assert (counter.arena, counter.night) == (Arena.HIGH, 3)
    tonight = offered(table, "A2", "B2", 2)
    table.hold()
    assert tonight.answer is Answer.ACCEPTED, "there is no time left to ask for more"


def test_old_leagues_know_no_counter_offers_of_the_program() -> None:
    table = person_and_program(countering=Countering.NEVER)
    table.win("A2", "B1")
    offer = offered(table, night=3)
    table.hold()
    assert offer.answer is Answer.REFUSED


def test_he_names_other_terms_once_in_an_exchange() -> None:
    table = person_and_program()
    table.win("A2", "B1")
    offer = offered(table, night=3)
    table.hold()
    (counter,) = (page for page in table.books.offers.values() if page.answers == offer.number)
    again = countered(table, counter, "Ann", night=4)
    table.hold()
    assert again.answer in (Answer.REFUSED, Answer.LAPSED)


def test_who_is_refused_for_his_strength_is_not_countered() -> None:
    table = person_and_program()
    table.fighter("A1").abilities = replace(table.fighter("A1").abilities, agility=90)
    offer = offered(table, night=3)
    table.hold()
    assert (offer.answer, offer.reason) == (Answer.REFUSED, "not against him")


@each(
    "agility, cents, answer",
    [
        (50, 0, Answer.ACCEPTED),
        (50, -50_000, Answer.ACCEPTED),
        (50, 50_000, Answer.REFUSED),
        (62, 0, Answer.REFUSED),
        (62, -90_000, Answer.ACCEPTED),
    ],
)
def test_money_is_weighed_with_the_rest(agility: int, cents: int, answer: Answer) -> None:
    """Bob's man is even, or an outsider whom money makes up to; Ann's ``cents`` are what she would get."""
    table = person_and_program()
    table.fighter("A1").abilities = replace(table.fighter("A1").abilities, agility=agility)
    offer = offered(table, night=1, side_cents=cents)
    table.hold()
    assert offer.answer is answer


@pytest.mark.parametrize("terms", [{}, {"least_chance": 1}])
def test_a_standing_order_pays_nobody(table: Table, terms: dict[str, int]) -> None:
    table.order("Bob", GiveMandate(Task.ANSWER, **terms))
    offer, gift = offered(table, side_cents=100), offered(table, "A2", "B2", side_cents=-100)
    table.hold()
    assert (offer.answer, gift.answer) == (Answer.REFUSED, Answer.ACCEPTED)


def test_a_league_with_side_payments_is_balanced(tmp_path: Path) -> None:
    """Posted anew it says the same, and the audit finds nothing."""
    agreed = {"asking": "ahead", "countering": "once", "tournament_night": "40"}
    made = founding(("Ann", "Bob", "ai:Cyd"), options=agreed)
    with club(tmp_path / "a.ringside", made) as office:
        books = office.books
        play(office, 1)
        for _ in range(7):
            office.hold_night(NightOrder(office.seed, autopilot=False))
            ann, bob = (office.party(name) for name in ("Ann", "Bob"))
            red, blue = (
                next(
                    (n for n in books.managers[who.manager or 0].stable if not books.fighters[n].booked), None
                )
                for who in (ann, bob)
            )
            if red is None or blue is None:
                continue
            money = books.managers[ann.manager or 0].balance_cents // 1000 * 100
            number = len(office.entries) + 1
            office.hand_in(OfferBout(books.closed + 4, red, blue, PITS, side_cents=-money), ann)
            office.hand_in(AcceptOffer(number), bob)
        assert any(line.kind is LedgerKind.SIDE_PAYMENT for line in books.ledger)
        assert office.check() == ()
