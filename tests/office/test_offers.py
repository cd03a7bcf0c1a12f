"""Offers and their answers: what stands, and which rule refuses the rest."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout.corner import RED
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Asking, BoutState, LeagueOptions, ManagerKind
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.orders import (
    AcceptOffer,
    CounterOffer,
    MakeBout,
    OfferBout,
    RefuseOffer,
    RetireFighter,
    WithdrawOffer,
)
from ringside_manager.league.business.careers import FighterRetired, FighterSigned
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import calls
from tests.league.scribe import result
from tests.office.clubs import PERSONS, club, founding
from tests.office.table import OPTIONS, Table
from tests.slow import each

PITS = Arena.PITS


@pytest.fixture
def table() -> Table:
    return Table()


def bout(table: Table, red: str = "A1", blue: str = "B1", night: int = 1, **more: object) -> OfferBout:
    offer = OfferBout(night, table.number(red), table.number(blue), PITS)
    return replace(offer, **more)  # type: ignore[arg-type]


# What stands


def test_an_offer_waits_for_the_other_manager(table: Table) -> None:
    number = table.order("Ann", bout(table, rounds=6, note="Come on"))
    offer = table.books.offers[number]
    found = offer.rounds, offer.note, offer.proposer, offer.answer
    assert found == (6, "Come on", table.manager("Ann"), None)
    assert not table.books.bouts


def test_an_offer_without_a_length_has_that_of_the_arena(table: Table) -> None:
    assert table.books.offers[table.order("Ann", bout(table))].rounds == 5


def test_a_bout_of_two_of_ones_own_needs_no_answer(table: Table) -> None:
    table.order("Ann", bout(table, "A1", "A2"))
    assert [made.fighters for made in table.books.bouts.values()] == [
        (table.number("A1"), table.number("A2"))
    ]
    assert not table.books.offers


@pytest.mark.parametrize(("wish", "length"), [(None, 6), (6, 6), (7, 5), (3, 5)])
def test_an_accepted_offer_is_a_bout_of_the_length_agreed_on(
    table: Table, wish: int | None, length: int
) -> None:
    number = table.order("Ann", bout(table, rounds=6))
    table.order("Bob", AcceptOffer(number, wish))
    (made,) = table.books.bouts.values()
    assert (made.rounds, made.offer, made.state) == (length, number, BoutState.MADE)
    assert table.books.offers[number].answer is Answer.ACCEPTED


def test_a_refusal_keeps_its_reason(table: Table) -> None:
    number = table.order("Ann", bout(table))
    table.order("Bob", RefuseOffer(number, "He is ill"))
    offer = table.books.offers[number]
    found = offer.answer, offer.reason, offer.answered_by
    assert found == (Answer.REFUSED, "He is ill", table.manager("Bob"))


def test_a_counter_offer_comes_from_the_other_side(table: Table) -> None:
    number = table.order("Ann", bout(table, rounds=3))
    answered = table.order("Bob", CounterOffer(number, PITS, 7, note="longer"))
    counter = table.books.offers[answered + 1]
    assert table.books.offers[number].answer is Answer.COUNTERED
    assert (counter.red, counter.blue) == (table.number("B1"), table.number("A1"))
    assert (counter.rounds, counter.proposer, counter.note) == (7, table.manager("Bob"), "longer")
    table.order("Ann", AcceptOffer(counter.number))
    assert [made.rounds for made in table.books.bouts.values()] == [7]


def test_an_offer_can_be_taken_back(table: Table) -> None:
    number = table.order("Ann", bout(table))
    table.order("Ann", WithdrawOffer(number))
    assert table.books.offers[number].answer is Answer.WITHDRAWN


def test_a_bout_made_lets_the_other_offers_of_its_night_lapse(table: Table) -> None:
    taken = table.order("Ann", bout(table))
    same_night = table.order("Ann", bout(table, "A1", "B2"))
    other_night = table.order("Ann", bout(table, "A1", "B2", night=9))
    others = table.order("Ann", bout(table, "A2", "B2"))
    table.order("Bob", AcceptOffer(taken))
    assert table.books.offers[same_night].answer is Answer.LAPSED
    assert table.offers() == [other_night, others]


def test_an_offer_lapses_when_a_fighter_retires(table: Table) -> None:
    for _ in range(3):
        table.win("B1", "A1")
        table.pass_nights(3)
    number = table.order("Ann", bout(table, "A1", "B1", night=20))
    table.order("Ann", RetireFighter(table.number("A1")))
    assert table.books.offers[number].answer is Answer.LAPSED


# What does not


REFUSED: list[tuple[str, dict[str, object], str, str]] = [
    ("Bob", {}, "C1", "not one of Bob's"),
    ("promoter", {}, "C1", "not one of program's"),
    ("Ann", {"blue": "A1"}, "C2", "cannot meet himself"),
    ("Ann", {"night": 53}, "C70", "ends after night 52"),
    ("Ann", {"rounds": 8}, "C51", "3 to 7"),
    ("Ann", {"rounds": 2}, "C51", "3 to 7"),
    ("Ann", {"arena": Arena.LOW}, "C44", "together 0"),
    ("Ann", {"arena": Arena.MIDDLE}, "C43", "together 0"),
    ("Ann", {"arena": Arena.HIGH}, "C42", "together 0"),
    ("Ann", {"arena": Arena.BEST}, "C41", "together 0"),
    ("Ann", {"arena": PITS, "title": True}, "C40", "held at The Best"),
    ("Ann", {"arena": Arena.BEST, "title": True}, "C60", "tournament"),
]


@each("by, terms, rule, said", REFUSED)
def test_what_cannot_be_offered(
    table: Table, by: str, terms: dict[str, object], rule: str, said: str
) -> None:
    refused = table.refusal(by, bout(table, **terms))  # type: ignore[arg-type]
    assert (refused.rule, said in str(refused), f"({rule})" in str(refused)) == (rule, True, True), str(
        refused
    )


def test_a_fighter_that_does_not_exist_cannot_be_offered(table: Table) -> None:
    refused = table.refusal("Ann", OfferBout(1, table.number("A1"), 999, PITS))
    assert (refused.rule, str(refused)) == ("C4", "There is no fighter number 999 in this league. (C4)")


def test_a_night_that_is_over_cannot_be_offered(table: Table) -> None:
    table.pass_nights(2)
    assert table.refusal("Ann", bout(table, night=2)).rule == "C2"
    assert "next fight night is 3" in table.refusal("Ann", bout(table, night=2)).next_step


def test_a_fighter_boxes_once_a_night(table: Table) -> None:
    table.order("Ann", bout(table, "A1", "A2"))
    for red, blue in (("A1", "B1"), ("A3", "A1")):
        assert table.refusal("Ann", bout(table, red, blue)).rule == "C2"


def test_a_retired_fighter_boxes_no_more(table: Table) -> None:
    table.write(FighterRetired(table.number("B1")))
    assert table.refusal("Ann", bout(table)).rule == "C17"


def test_a_free_agent_has_nobody_to_agree_for_him(table: Table) -> None:
    table.sign("Free", None)
    assert table.refusal("Ann", bout(table, "A1", "Free")).rule == "C20"


def test_weight_classes_do_not_mix() -> None:
    table = Table(stable=0, options=LeagueOptions(weight_classes=("light", "heavy")))
    for name, weight in (("A1", "light"), ("B1", "heavy")):
        table.sign(name, table.manager("Ann"), weight_class=weight)
    refused = table.refusal("Ann", bout(table))
    assert (refused.rule, "same weight class" in str(refused)) == ("C1", True)


def test_nobody_starts_with_nothing_left(table: Table) -> None:
    lost = result(loss=(45, 5))  # A1's total over three rounds is 15 + 21
    table.bout(1, table.number("A1"), table.number("B1"), lost, rounds=5)
    table.close(1)
    refused = table.refusal("Ann", bout(table, "A1", "B2", night=3, rounds=3))
    assert (refused.rule, "total of -9" in str(refused)) == ("C58", True), str(refused)
    table.order("Ann", bout(table, "A1", "B2", night=3, rounds=5))
    table.order("Ann", bout(table, "A1", "B2", night=5, rounds=3))


def test_the_same_offer_is_not_made_twice(table: Table) -> None:
    table.order("Ann", bout(table))
    assert table.refusal("Ann", bout(table, rounds=4)).rule == "C3"
    assert table.refusal("Bob", bout(table, "B1", "A1")).rule == "C3"


def test_only_the_manager_asked_answers(table: Table) -> None:
    number = table.order("Ann", bout(table))
    for order in (AcceptOffer(number), RefuseOffer(number), CounterOffer(number, PITS)):
        for by in ("Ann", "promoter"):
            assert table.refusal(by, order).rule == "C3"
    assert table.refusal("Bob", WithdrawOffer(number)).rule == "C3"


def test_an_answered_offer_is_closed(table: Table) -> None:
    number = table.order("Ann", bout(table))
    table.order("Bob", RefuseOffer(number))
    refused = table.refusal("Bob", AcceptOffer(number))
    assert (refused.rule, "it was refused" in str(refused)) == ("C3", True)


def test_an_offer_that_does_not_exist_is_no_offer(table: Table) -> None:
    assert table.refusal("Bob", AcceptOffer(999)).rule == "C3"


def test_a_counter_offer_on_impossible_terms_leaves_the_offer_open(table: Table) -> None:
    number = table.order("Ann", bout(table))
    assert table.refusal("Bob", CounterOffer(number, Arena.BEST)).rule == "C41"
    assert table.offers() == [number]


def test_what_stood_when_offered_may_no_longer_stand(table: Table) -> None:
    number = table.order("Ann", bout(table, night=1))
    table.order("Ann", bout(table, "A1", "A2", night=2))
    table.pass_nights(1)
    assert table.refusal("Bob", AcceptOffer(number)).rule == "C2"


def test_nothing_is_ordered_when_the_campaign_is_over(table: Table) -> None:
    table = Table(options=LeagueOptions(nights=1, corners="plain"))
    table.hold()
    assert table.books.ended
    assert table.refusal("Ann", bout(table)).rule == "C70"
    assert table.refusal("promoter", MakeBout(1, 4, 7, PITS)).rule == "C70"


# The title


def test_champion_and_ranked_contender_may_agree_on_the_title(table: Table) -> None:
    table.crown("A1", "B1")
    table.pass_nights(8)
    number = table.order("Ann", bout(table, "A1", "B1", night=10, arena=Arena.BEST, title=True))
    table.order("Bob", AcceptOffer(number, 15))
    (made,) = (made for made in table.books.bouts.values() if made.state is BoutState.MADE)
    assert (made.title, made.rounds, made.first_title) == (True, 12, False)


@pytest.mark.parametrize(
    ("red", "blue", "night", "rule"),
    [
        ("A2", "B1", 10, "C40"),  # no champion in it
        ("A1", "B2", 10, "C40"),  # not ranked
        ("A1", "B1", 4, "C3"),  # too soon after the last one
    ],
)
def test_titles_that_are_not_at_stake(table: Table, red: str, blue: str, night: int, rule: str) -> None:
    table.crown("A1", "B1")
    order = bout(table, red, blue, night=night, arena=Arena.BEST, title=True)
    assert table.refusal("Ann", order).rule == rule


def test_the_programs_promoter_wants_another_challenger_each_time(table: Table) -> None:
    table.crown("A1", "B1")
    table.win("B2", "A2")
    table.pass_nights(8)
    again = bout(table, "A1", "B1", night=12, arena=Arena.BEST, title=True)
    assert "another challenger" in str(table.refusal("Ann", again))
    table.order("Ann", replace(again, blue=table.number("B2")))


@each("challenger, stands", [("B6", True), ("B7", False)])
def test_the_programs_promoter_wants_one_of_the_five_best(challenger: str, stands: bool) -> None:
    table = Table(stable=8)
    table.crown("A1", "B1")
    for place, name in enumerate(("B2", "B3", "B4", "B5", "B6", "B7")):
        table.win(name, "A8", knockdowns=6 - place)
    assert (table.fighter("B6").rank, table.fighter("B7").rank) == (5, 6)
    order = bout(table, "A1", challenger, night=20, arena=Arena.BEST, title=True)
    if stands:
        table.order("Ann", order)
    else:
        assert "ranked 6" in str(table.refusal("Ann", order))
    assert len(table.books.open_offers) == stands


def test_a_person_as_promoter_leaves_the_title_to_the_managers() -> None:
    table = Table(promoter="Pam")
    table.crown("A1", "B1")
    table.order("Ann", bout(table, "A1", "B1", night=2, arena=Arena.BEST, title=True))
    assert len(table.books.open_offers) == 1


def test_the_title_bout_of_one_night_can_have_only_one_challenger(table: Table) -> None:
    table.crown("A1", "B1")
    table.win("B2", "A2")
    table.win("B3", "A3")
    table.order("promoter", MakeBout(20, table.number("A1"), table.number("B2"), Arena.BEST, title=True))
    sooner = bout(table, "A1", "B3", night=14, arena=Arena.BEST, title=True)
    assert table.refusal("Ann", sooner).rule == "C3"


def test_signing_someone_later_changes_nothing_for_the_others(table: Table) -> None:
    signed = table.sign("New", table.manager("Bob"))
    assert isinstance(table.entries[signed - 1].deed, FighterSigned)
    number = table.order("Ann", OfferBout(1, table.number("A1"), signed, PITS))
    table.order("Bob", AcceptOffer(number))
    table.hold()
    assert table.books.fighters[signed].tally.bouts == 1
    assert table.books.bouts[number + 2].outcome is not None
    assert table.books.bouts[number + 2].corner_of(table.number("A1")) is RED


# When the program's managers ask persons for a bout: the night before it, or ahead (C3)


AHEAD = replace(OPTIONS, asking=Asking.AHEAD)


@pytest.mark.parametrize(("asking", "asked"), [("ahead", True), ("late", False)])
def test_in_a_new_league_offers_come_from_night_2_on(tmp_path: Path, asking: str, asked: bool) -> None:
    """All have boxed on night 1 and are rested on night 5."""
    with club(tmp_path / "a.ringside", founding(PERSONS, options={"asking": asking})) as office:
        books = office.books
        office.hold_night(NightOrder(office.seed, autopilot=False))
        assert not books.open_offers
        office.hold_night(NightOrder(office.seed, autopilot=False))
        offers = [books.offers[number] for number in books.open_offers]
        assert bool(offers) is asked
        for offer in offers:
            his, hers = (books.managers[books.fighters[man].manager] for man in (offer.red, offer.blue))
            assert (his.kind, hers.kind) == (ManagerKind.AI, ManagerKind.PERSON)
            assert 2 + 1 < offer.night <= 2 + BY_THE_BOOK.rest.nights
        assert len({offer.red for offer in offers}) == len(offers), "one offer at a time"
        assert len({(offer.blue, offer.night) for offer in offers}) == len(offers)
        assert max(Counter(offer.blue for offer in offers).values(), default=0) <= 2
        for name in ("Ann", "Bob"):
            kinds = {row.kind for row in calls(books, office.party(name)).values()}
            assert InboxKind.OFFER not in kinds, "they wait for their last evening"
        assert office.check() == ()


def test_what_a_man_agrees_on_meanwhile_lets_his_offer_lapse() -> None:
    table = Table(("Ann", "ai:Bob"), 1, options=AHEAD)
    table.win("A1", "B1")
    while not table.books.open_offers:
        table.hold()
    (offer,) = (table.books.offers[number] for number in table.books.open_offers)
    table.write(BoutMade(offer.night + 1, table.number("A1"), table.number("B1"), Arena.PITS, 6))
    table.hold()
    assert table.books.offers[offer.number].answer is Answer.LAPSED


def test_persons_alone_are_asked_ahead() -> None:
    table = Table(("ai:Abe", "ai:Bob"), 2, options=AHEAD)
    late = Table(("ai:Abe", "ai:Bob"), 2)
    for club_ in (table, late):
        for _ in range(5):
            club_.hold()
    assert [offer.night for offer in table.books.offers.values()] == [
        offer.night for offer in late.books.offers.values()
    ]
