"""Men called out with a stake: held back, paid to the cent, declined, taken back (C81)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Conduct, LedgerKind, NewsKind, OfferBook, Otherwise, Task
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerDeal,
    CancelBout,
    CounterOffer,
    GiveMandate,
    OfferBout,
    ProposeDeal,
    RefuseOffer,
)
from ringside_manager.campaign.rivalries import feuds, heat_before
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import inbox
from tests.league.scribe import DICE, draw, result
from tests.office.clubs import club, founding, play
from tests.office.table import OPTIONS, Table
from tests.slow import each

PITS = Arena.PITS
NUMBERS = (("wagers.most_stake_dollars", 5_000),)
ON = replace(OPTIONS, house_numbers=NUMBERS)
HOT = replace(OPTIONS, house_numbers=(*NUMBERS, ("wagers.program_heat", 20)))


def rich(table: Table, cents: int = 1_000_000) -> Table:
    """Everybody has money."""
    for manager in table.books.managers.values():
        manager.balance_cents = cents
    return table


@pytest.fixture
def table() -> Table:
    return rich(Table(("Ann", "Bob", "Cyd"), options=ON))


def called(table: Table, red: str = "A1", blue: str = "B1", night: int = 1, **more: object) -> OfferBook:
    """A call-out by Ann, and its page."""
    order = OfferBout(night, table.number(red), table.number(blue), PITS, stake_cents=50_000)
    return table.books.offers[table.order("Ann", replace(order, **more))]  # type: ignore[arg-type]


def taken(table: Table, **more: object) -> int:
    """The bout of a call-out that Bob has taken."""
    table.order("Bob", AcceptOffer(called(table, **more).number))
    return max(table.books.bouts)


def fought(table: Table, bout: int, outcome: object = None) -> None:
    page = table.books.bouts[bout]
    told = outcome or result()
    table.write(BoutFought(bout, told, DICE, table.losses(page.night, *page.fighters)))  # type: ignore[arg-type]


def stakes(table: Table) -> list[tuple[str, int]]:
    """What was held back and paid out."""
    return [
        (table.books.managers[line.manager].name, line.amount_cents)
        for line in table.books.ledger
        if line.kind is LedgerKind.STAKE
    ]


HELD = [("Ann", -50_000), ("Bob", -50_000)]


@pytest.mark.parametrize(
    ("outcome", "paid"),
    [
        (result(winner=RED), [("Ann", 100_000)]),
        (result(winner=BLUE), [("Bob", 100_000)]),
        (draw(), [("Ann", 50_000), ("Bob", 50_000)]),
        (result(Method.NC, None), [("Ann", 50_000), ("Bob", 50_000)]),
    ],
)
def test_the_stakes_are_held_back_and_paid_to_the_winners_manager(
    table: Table, outcome: object, paid: list[tuple[str, int]]
) -> None:
    bout = taken(table)
    assert stakes(table) == HELD
    fought(table, bout, outcome)
    assert stakes(table) == HELD + paid
    won = [item for item in table.books.news if item.kind is NewsKind.STAKE_WON]
    assert [(table.books.managers[item.managers[0]].name, item.amount) for item in won] == (
        [(paid[0][0], 50_000)] if len(paid) == 1 else []
    )
    assert table.books.doubts == []


def test_a_bout_called_off_returns_them_once(table: Table) -> None:
    bout = taken(table)
    table.order("promoter", CancelBout(bout, "The hall burnt down."))
    table.hold()
    assert stakes(table) == [*HELD, ("Ann", 50_000), ("Bob", 50_000)]


def test_a_bout_nobody_fought_returns_them(table: Table) -> None:
    taken(table)
    table.close(1)
    assert stakes(table)[2:] == [("Ann", 50_000), ("Bob", 50_000)]


def test_it_is_between_the_two_who_put_it_up(table: Table) -> None:
    bout = taken(table)
    deal = table.order("Bob", ProposeDeal(table.number("B1"), table.manager("Cyd")))
    table.order("Cyd", AnswerDeal(deal, accept=True))
    fought(table, bout, result(winner=BLUE))
    assert stakes(table) == [*HELD, ("Bob", 100_000)]


def test_it_is_declined_with_a_word_and_heats_the_feud(table: Table) -> None:
    for _ in range(2):
        table.win("A1", "B1")
    (before,) = feuds(table.books)
    offer = called(table, night=table.books.closed + 5)
    table.order("Bob", RefuseOffer(offer.number, "Not him."))
    assert offer.answer is Answer.REFUSED
    assert stakes(table) == []
    kinds = [item.kind for item in table.books.news[-2:]]
    assert kinds == [NewsKind.CALLED_OUT, NewsKind.CALL_DECLINED]
    (after,) = feuds(table.books)
    assert after.heat == before.heat + 5
    table.pass_nights(30)
    table.win("A1", "B1")
    bout = table.books.bouts[max(table.books.bouts)]
    assert heat_before(table.books, bout) == (2 * 10 * 2 + 5 * 2) // 4, "half of it after 30 nights"


def test_it_is_taken_as_it_stands_or_declined(table: Table) -> None:
    offer = called(table)
    assert table.refusal("Bob", CounterOffer(offer.number, night=3)).rule == "C81"
    table.order("Bob", AcceptOffer(offer.number, 3))
    assert max(table.books.bouts.values(), key=lambda bout: bout.number).offer == offer.number


def test_both_must_have_the_stake_when_it_is_offered_and_when_it_is_taken(table: Table) -> None:
    bob = table.books.managers[table.manager("Bob")]
    bob.balance_cents = 49_999
    order = OfferBout(1, table.number("A1"), table.number("B1"), PITS, stake_cents=50_000)
    assert "Bob has $499.99 and cannot put up $500.00." in str(table.refusal("Ann", order))
    bob.balance_cents = 50_000
    offer = called(table)
    bob.balance_cents = 0
    assert table.refusal("Bob", AcceptOffer(offer.number)).rule == "C81"


def test_a_side_payment_and_a_stake_are_promised_together(table: Table) -> None:
    order = OfferBout(
        1, table.number("A1"), table.number("B1"), PITS, side_cents=-600_000, stake_cents=450_000
    )
    assert table.refusal("Ann", order).rule == "C81"
    table.order("Ann", replace(order, side_cents=-550_000))


def test_nobody_calls_out_his_own_man_or_where_the_house_has_none(table: Table) -> None:
    own = OfferBout(1, table.number("A1"), table.number("A2"), PITS, stake_cents=50_000)
    assert table.refusal("Ann", own).rule == "C81"
    plain = rich(Table())
    order = OfferBout(1, plain.number("A1"), plain.number("B1"), PITS, stake_cents=50_000)
    assert "Nobody is called out in this league" in str(plain.refusal("Ann", order))


@pytest.mark.parametrize("terms", [{}, {"least_chance": 1}])
def test_no_standing_order_takes_it(table: Table, terms: dict[str, int]) -> None:
    table.order("Bob", GiveMandate(Task.ANSWER, **terms))
    offer = called(table)
    table.hold()
    assert (offer.answer, offer.reason) == (Answer.REFUSED, "by standing order")


@each("conduct", [Conduct.IN_TURN, Conduct.BY_WORTH])
def test_it_waits_for_the_manager_himself_where_his_standing_order_says_so(conduct: Conduct) -> None:
    table = rich(Table(("Ann", "Bob"), options=replace(ON, conduct=conduct)))
    table.order("Bob", GiveMandate(Task.MANAGE, otherwise=Otherwise.WAIT))
    offer = called(table, night=2)
    table.hold()
    assert offer.answer is None
    table.hold()
    assert offer.answer is Answer.LAPSED


@pytest.mark.parametrize("conduct", ["in_turn", "by_worth"])
@pytest.mark.parametrize(("agility", "answer"), [(50, Answer.ACCEPTED), (53, Answer.REFUSED)])
def test_the_program_weighs_the_stake_on_the_chance_it_sees(
    conduct: str, agility: int, answer: Answer
) -> None:
    """Ann's man is Bob's equal, or three points of Agility better: that is too much to stake 5,000 dollars on, and a bout he would take."""
    options = replace(ON, conduct=Conduct(conduct))
    for stake_cents, wanted in (0, Answer.ACCEPTED), (500_000, answer):
        table = rich(Table(("Ann", "ai:Bob"), options=options))
        table.fighter("A1").abilities = replace(table.fighter("A1").abilities, agility=agility)
        table.fighter("B1").abilities = replace(table.fighter("B1").abilities, agility=50)
        offer = called(table, stake_cents=stake_cents)
        table.hold()
        assert offer.answer is wanted, stake_cents


def test_the_program_calls_out_only_where_the_house_says_from_what_heat() -> None:
    for options, stakes_named in (ON, []), (HOT, [100_000]):
        table = Table(("ai:Ann", "Bob"), options=options)
        for _ in range(2):
            table.win("A1", "B1")
        rich(table)
        table.fighter("A1").abilities = replace(table.fighter("A1").abilities, agility=70)
        table.hold()
        named = [offer.stake_cents for offer in table.books.offers.values() if offer.stake_cents]
        assert named == stakes_named
        if named:
            (offer,) = (offer for offer in table.books.offers.values() if offer.stake_cents)
            assert offer.night == table.books.bouts[max(table.fighter("A1").bouts)].night + 4
            table.hold()
            again = [offer for offer in table.books.offers.values() if offer.stake_cents]
            assert again == [offer], "once a season"


@pytest.mark.parametrize("conduct", ["in_turn", "by_worth"])
def test_a_league_whose_managers_call_out_is_sound(tmp_path: Path, conduct: str) -> None:
    """From its first night on, without a feud yet; what was held back is paid out to the cent."""
    made = founding(options={"conduct": conduct, "nights": "60"})
    numbers = (*NUMBERS, ("wagers.program_heat", 20))
    made = replace(made, options=replace(made.options, house_numbers=numbers))
    with club(tmp_path / "a.ringside", made) as office:
        play(office, 60)
        books = office.books
        named = [page for page in books.offers.values() if page.stake_cents]
        assert named
        assert sum(line.amount_cents for line in books.ledger if line.kind is LedgerKind.STAKE) == 0
        assert not any(bout.stakes_cents for bout in books.bouts.values())
        assert books.doubts == []
        assert office.check(replay=False) == ()


@given(st.data())
def test_whatever_happens_no_money_is_made_or_lost(data: st.DataObject) -> None:
    table = rich(Table(("Ann", "Bob", "Cyd"), options=ON))
    for place in (1, 2, 3):
        stake = 100 * data.draw(st.integers(100, 3_000))
        offer = called(table, f"A{place}", f"{data.draw(st.sampled_from('BC'))}{place}", stake_cents=stake)
        asked = table.books.managers[table.books.fighters[offer.blue].manager or 0].name
        if not data.draw(st.booleans()):
            table.order(asked, RefuseOffer(offer.number))
            continue
        table.order(asked, AcceptOffer(offer.number))
        bout = max(table.books.bouts)
        end = data.draw(st.sampled_from(["red", "blue", "draw", "off", "unfought"]))
        if end == "off":
            table.order("promoter", CancelBout(bout))
        elif end != "unfought":
            fought(table, bout, draw() if end == "draw" else result(winner=RED if end == "red" else BLUE))
    table.close(1)
    kept: dict[int | None, int] = defaultdict(int)
    for line in table.books.ledger:
        if line.kind is LedgerKind.STAKE:
            kept[line.bout] += line.amount_cents
    assert set(kept.values()) <= {0}


def test_two_persons_play_it_and_take_a_night_back(tmp_path: Path) -> None:
    """A league in a file: one call-out declined, one taken; undone to the cent, redone, and sound."""
    made = founding(("Ann", "Bob", "ai:Cyd"), options={"tournament_night": "40"})
    made = replace(made, options=replace(made.options, house_numbers=NUMBERS))
    with club(tmp_path / "a.ringside", made, 8) as office:
        books = office.books
        ann, bob = (office.party(name) for name in ("Ann", "Bob"))
        men = [
            [n for n in books.managers[who.manager or 0].stable if not books.fighters[n].booked]
            for who in (ann, bob)
        ]
        night = books.closed + 5
        stake = 1_000
        declined = len(office.entries) + 1
        office.hand_in(OfferBout(night, men[0][0], men[1][0], PITS, stake_cents=stake), ann)
        asked = [
            row.number for row in inbox(office.books, bob, office.entries) if row.kind is InboxKind.OFFER
        ]
        assert declined in asked
        office.hand_in(RefuseOffer(declined, "Not him."), bob)
        number = len(office.entries) + 1
        office.hand_in(OfferBout(night, men[0][1], men[1][1], PITS, stake_cents=stake), ann)
        office.hand_in(AcceptOffer(number), bob)
        bout = office.books.offers[number].bout
        assert bout is not None
        for _ in range(5):
            before = {m.number: m.balance_cents for m in office.books.managers.values()}
            office.hold_night(NightOrder(office.seed, autopilot=False))
        lines = [line for line in office.books.ledger if line.bout == bout and line.kind is LedgerKind.STAKE]
        assert sum(line.amount_cents for line in lines) == 0
        assert len(lines) in (3, 4)
        after = {m.number: m.balance_cents for m in office.books.managers.values()}
        office.undo(office.party("promoter"), "Let us see.")
        assert {m.number: m.balance_cents for m in office.books.managers.values()} == before
        office.hold_night(NightOrder(office.seed, autopilot=False))
        assert {m.number: m.balance_cents for m in office.books.managers.values()} == after
        assert office.check() == ()
