"""Fight nights: persons and the program at one table, cancelled nights, sealed bids, the end (C5, C57, C70)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from ringside_manager.almanac.league import status
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, BoutState, LeagueOptions
from ringside_manager.campaign.orders import AcceptOffer, BidForDate, OfferBout, RefuseOffer, RetireFighter
from ringside_manager.errors import CancelledError, RuleError
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.journal import journal
from ringside_manager.office.facts.news_sentences import news
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import addressee
from tests.league.scribe import result
from tests.office.clubs import FOUR, PERSONS, club, exported, founding, play
from tests.office.table import AUCTIONED, OPTIONS, Table
from tests.slow import each

GENTLE = 3
"""A seed with which nobody is beaten out of his next bout."""


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(FOUR)) as office:
        yield office


# Persons at the table


def test_persons_box_only_what_they_agreed_to() -> None:
    table = Table()
    number = table.order("Ann", OfferBout(2, table.number("A1"), table.number("B1"), Arena.PITS))
    table.hold()
    assert not table.books.bouts
    table.order("Bob", AcceptOffer(number))
    table.hold()
    assert [(bout.night, bout.state) for bout in table.books.bouts.values()] == [(2, BoutState.FOUGHT)]


def test_on_autopilot_the_program_decides_for_them_too() -> None:
    table = Table()
    table.hold(autopilot=True)
    assert len(table.books.bouts) == 3


def test_an_ai_manager_asks_a_person_and_waits_for_the_answer() -> None:
    table = Table(("Ann", "ai:Bob"), stable=1)
    table.hold()
    (offer,) = table.books.offers.values()
    assert (offer.night, offer.answer, offer.proposer) == (2, None, table.manager("Bob"))
    assert [row.who for row in status(table.books).waiting] == ["Ann", "managers"]
    table.order("Ann", AcceptOffer(offer.number))
    table.hold()
    assert len(table.fighter("A1").bouts) == 1


@each("refuses", [True, False])
def test_a_person_who_would_not_is_not_asked_again_at_once(refuses: bool) -> None:
    table = Table(("Ann", "ai:Bob"), stable=1)
    table.hold()
    (first,) = table.offers()
    if refuses:
        table.order("Ann", RefuseOffer(first))
    nights = []
    for _ in range(14):
        table.hold()
        nights = [offer.made_night for offer in table.books.offers.values()]
    gaps = [later - earlier for earlier, later in pairwise(nights)]
    assert nights[0] == 0
    assert min(gaps) >= 4
    assert len(gaps) >= 2
    assert table.books.offers[first].answer is (Answer.REFUSED if refuses else Answer.LAPSED)


def test_an_ai_manager_answers_a_persons_offer_on_the_night_for_the_night_it_is_for() -> None:
    table = Table(("Ann", "ai:Bob"), stable=1)
    far = table.order("Ann", OfferBout(5, table.number("A1"), table.number("B1"), Arena.PITS))
    table.hold()
    assert table.books.offers[far].answer is Answer.ACCEPTED
    assert [bout.night for bout in table.books.bouts.values()] == [5]
    for _ in range(5):
        table.hold()
    assert [(bout.night, bout.state) for bout in table.books.bouts.values()] == [(5, BoutState.FOUGHT)]


def test_what_nobody_answers_lapses_with_its_night() -> None:
    table = Table()
    number = table.order("Ann", OfferBout(2, table.number("A1"), table.number("B1"), Arena.PITS))
    table.hold()
    assert table.books.offers[number].answer is None
    table.hold()
    assert (table.books.offers[number].answer, table.books.offers[number].reason) == (
        Answer.LAPSED, "the night has passed",
    )  # fmt: skip


def test_a_person_can_take_part_in_every_way(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(PERSONS), 0) as office:
        ann = office.party("Ann")
        for _ in range(30):
            for offer in tuple(office.books.offers.values()):
                if offer.answer is None and addressee(office.books, offer) == ann.manager:
                    office.hand_in(AcceptOffer(offer.number), ann)
            play(office, 1, autopilot=False)
        tally = {manager.name: manager.tally.bouts for manager in office.books.managers.values()}
        assert tally["Ann"] >= 12 > tally["Bob"]
        assert office.books.doubts == []
        assert office.check() == ()


# What an evening brings


def test_a_bout_agreed_for_an_arena_that_closed_is_moved() -> None:
    table = Table(stable=4)
    for _ in range(3):
        for pair in (("A1", "A4"), ("B1", "B4")):
            table.win(*pair, knockdowns=2)
        table.pass_nights(3)
    night = table.books.closed + 9
    number = table.order("Ann", OfferBout(night, table.number("A1"), table.number("B1"), Arena.MIDDLE))
    table.order("Bob", AcceptOffer(number))
    for _ in range(2):
        table.win("A4", "A1")
        table.win("B4", "B1")
    table.pass_nights(night - table.books.closed - 1)
    table.hold()
    tonight = [bout for bout in table.books.bouts.values() if bout.night == night]
    assert [(bout.arena, bout.state, bout.offer) for bout in tonight] == [
        (Arena.MIDDLE, BoutState.CANCELLED, number), (Arena.LOW, BoutState.FOUGHT, number),
    ]  # fmt: skip
    assert "(C43)" in tonight[0].reason


def test_a_bout_that_would_start_a_man_from_nothing_is_off() -> None:
    table = Table()
    far = table.order("Ann", OfferBout(3, table.number("A1"), table.number("A2"), Arena.PITS, 3))
    table.bout(2, table.number("A1"), table.number("B1"), result(loss=(60, 0)), rounds=7)
    table.close(1)
    table.close(2)
    table.hold()
    found = table.books.bouts[far].state, "(C58)" in table.books.bouts[far].reason
    assert found == (BoutState.CANCELLED, True)
    assert [bout.night for bout in table.books.bouts.values()] == [3, 2]


def test_a_loss_is_carried_into_a_bout_too_early() -> None:
    table = Table(stable=2)
    for night, other in ((1, "B1"), (3, "B2")):
        number = table.order("Ann", OfferBout(night, table.number("A1"), table.number(other), Arena.PITS, 7))
        table.order("Bob", AcceptOffer(number))
    for _ in range(3):
        table.hold(seed=GENTLE)
    first, second = table.books.bouts.values()
    assert first.outcome is not None
    assert first.carried == (None, None)
    carried = second.carried[0]
    assert carried is not None
    assert (carried.loss, carried.start) == (first.outcome.loss[0], first.outcome.start[0])
    assert carried.loss > 0
    assert second.carried[1] is None


def test_bouts_are_kept_with_their_records(office: Office) -> None:
    play(office, 1)
    for entry in office.entries:
        if isinstance(entry.deed, BoutFought):
            assert entry.record is not None
            record = BoutRecord.from_json(entry.record)
            bout = office.books.bouts[entry.deed.bout]
            assert record.outcome == bout.outcome == entry.deed.outcome
            assert record.red["name"] == office.books.fighters[bout.red].name
            assert (record.terms.rounds, record.terms.carried) == (bout.rounds, bout.carried)


def test_the_seed_decides_a_night_and_nothing_else_does(tmp_path: Path) -> None:
    prints = []
    for name, seed in (("a", 5), ("b", 5), ("c", 6)):
        with club(tmp_path / f"{name}.ringside", founding(FOUR)) as office:
            play(office, 3, seed)
            prints.append(exported(office, tmp_path))
    assert prints[0] == prints[1] != prints[2]


@pytest.mark.parametrize("stop", [0, 1, 7])
def test_a_cancelled_night_leaves_nothing(office: Office, tmp_path: Path, stop: int) -> None:
    before, journal_before = deepcopy(office.books), exported(office, tmp_path)
    told: list[tuple[int, int]] = []

    def progress(fought: int, of: int) -> bool:
        told.append((fought, of))
        return fought < stop

    with pytest.raises(CancelledError) as stopped:
        office.hold_night(NightOrder(7, progress=progress))
    assert stopped.value.exit_code == 130
    assert told == [(fought, 8) for fought in range(stop + 1)]
    assert (office.books, exported(office, tmp_path)) == (before, journal_before)
    assert office.check() == ()
    play(office, 1)
    assert office.books.closed == 1


def test_whatever_goes_wrong_a_night_leaves_nothing(office: Office, tmp_path: Path) -> None:
    before = deepcopy(office.books)

    def progress(fought: int, of: int) -> bool:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        office.hold_night(NightOrder(7, progress=progress))
    assert office.books == before
    assert office.check() == ()


def test_the_campaign_ends_after_its_last_night(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(FOUR, options={"nights": "2"})) as office:
        play(office, 2)
        assert office.books.ended
        with pytest.raises(RuleError) as refused:
            play(office, 1)
        assert refused.value.rule == "C70"
        assert office.check() == ()
        office.undo(office.promoter, "once more")
        assert (office.books.ended, office.books.closed) == (False, 1)
        play(office, 1)
        assert office.books.ended


def test_nothing_stays_open_when_it_is_over() -> None:
    table = Table(options=LeagueOptions(nights=2, corners="plain"))
    table.order("Ann", OfferBout(2, table.number("A1"), table.number("B1"), Arena.PITS))
    table.hold()
    table.hold()
    assert (table.books.open_offers, table.books.ended) == (set(), True)


# What is sealed


def test_a_sealed_bid_is_told_nowhere_before_the_card_is_settled() -> None:
    table = Table(options=AUCTIONED)
    table.win("A3", "B3")
    for mine, his in (("A1", "B1"), ("A2", "B2")):
        number = table.order("Ann", OfferBout(9, table.number(mine), table.number(his), Arena.PITS))
        table.order("Bob", AcceptOffer(number))
    bouts = [number for number, bout in table.books.bouts.items() if bout.night == 9]
    table.order("Ann", BidForDate(bouts[1], 1_234))

    def told() -> str:
        rows = (status(table.books), news(table.books), journal(table.entries, table.books))
        return json.dumps([str(row) for row in rows])

    assert f"Ann seals a bid for bout {bouts[1]}" in told()
    assert "12.34" not in told()
    assert "1234" not in told().replace("1,234", "1234")
    for _ in range(7):
        table.hold()
    assert "12.34" not in told()
    table.hold()
    assert "$12.34" in told()
    assert table.books.bouts[bouts[1]].state is BoutState.FOUGHT


def test_a_bid_that_was_not_needed_is_never_told() -> None:
    table = Table(options=replace(AUCTIONED, card_cap=2))
    table.win("A3", "B3")
    number = table.order("Ann", OfferBout(5, table.number("A1"), table.number("B1"), Arena.PITS))
    table.order("Bob", AcceptOffer(number))
    table.order("Ann", BidForDate(max(table.books.bouts), 1_234))
    for _ in range(5):
        table.hold()
    assert "12.34" not in str((status(table.books), news(table.books), journal(table.entries, table.books)))
    assert not any(line.amount_cents < 0 for line in table.books.ledger)


# Careers between seasons


def test_worn_out_men_are_replaced_between_two_seasons() -> None:
    table = Table(("ai:Ann", "ai:Bob"), stable=2, options=replace(OPTIONS, nights=104))
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(3)
    table.pass_nights(51 - table.books.closed)
    table.hold()
    assert (table.books.closed, table.fighter("A1").retired_night) == (52, 52)
    assert len(table.books.managers[table.manager("Ann")].stable) == 2


def test_nobody_is_replaced_on_the_last_night() -> None:
    table = Table(("ai:Ann", "ai:Bob"), stable=2)
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(3)
    table.pass_nights(51 - table.books.closed)
    table.hold()
    assert not table.fighter("A1").is_retired
    refused = table.refusal("Ann", RetireFighter(table.number("A1")))
    assert refused.rule == "C70"
