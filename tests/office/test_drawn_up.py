"""The card drawn up before the promoter's turn (C73)."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Dispute
from ringside_manager.campaign.orders import ApproveCard, AwardPlaces, DrawUpCard, HoldAuction, OfferBout
from ringside_manager.office.advancing import hold_until
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import calls
from tests.office.clubs import FOUR, club, founding
from tests.office.table import OPTIONS, Table

MANAGERS = ("ai:Abe", "ai:Bob", "ai:Cy")


def kinds(table: Table, name: str) -> set[InboxKind]:
    """What somebody is called for."""
    return {row.kind for row in calls(table.books, table.party(name)).values()}


def test_the_promoter_sees_the_card_the_program_agrees_on() -> None:
    table = Table(MANAGERS, promoter="Pat")
    assert kinds(table, "Pat") == set(), "nothing waits, so nobody calls him"
    table.order("Pat", DrawUpCard(1))
    made = [bout.number for bout in table.books.bouts_of_night(1)]
    assert len(made) == 3
    assert kinds(table, "Pat") == {InboxKind.CARD}
    table.order("Pat", ApproveCard(1))
    assert kinds(table, "Pat") == set()
    table.hold()
    assert [bout.number for bout in table.books.bouts_of_night(1)] == made, "nobody looks for another bout"
    assert table.books.doubts == []


def test_it_is_drawn_up_once_for_the_next_night_by_the_promoter() -> None:
    table = Table(MANAGERS, promoter="Pat")
    assert table.refusal("Pat", DrawUpCard(2)).rule == "C73"
    assert table.refusal("Abe", DrawUpCard(1)).rule == "C3"
    table.order("Pat", DrawUpCard(1))
    assert table.refusal("Pat", DrawUpCard(1)).rule == "C73"
    table.hold()
    table.order("Pat", DrawUpCard(2))


def test_what_is_offered_afterwards_is_answered_and_persons_are_not_matched() -> None:
    table = Table(("Ann", "ai:Bob"), 3, promoter="Pat")
    table.order("Pat", DrawUpCard(1))
    number = table.order("Ann", OfferBout(1, table.number("A1"), table.number("B1"), Arena.PITS))
    table.hold()
    assert table.books.offers[number].answer is not None
    assert table.books.offers[number].answer is not Answer.LAPSED


def test_the_places_of_a_short_card_are_his_to_award_or_to_auction() -> None:
    table = Table(MANAGERS, promoter="Pat", options=replace(OPTIONS, card_cap=1))
    table.order("Pat", DrawUpCard(1))
    assert kinds(table, "Pat") == {InboxKind.CARD, InboxKind.CARD_SHORT}
    first = [bout.number for bout in table.books.bouts_of_night(1)][2]
    table.order("Pat", AwardPlaces(1, Arena.PITS, (first,)))
    table.hold()
    assert [bout.number for bout in table.books.bouts_of_night(1)] == [first]

    sold = Table(MANAGERS, promoter="Pat", options=replace(OPTIONS, card_cap=1, disputes=Dispute.AUCTION))
    sold.order("Pat", DrawUpCard(1))
    assert InboxKind.CARD_SHORT in kinds(sold, "Pat")
    sold.order("Pat", HoldAuction(1, Arena.PITS))
    assert len(list(sold.books.bouts_of_night(1))) == 1


def test_going_on_stops_before_a_night_whose_card_waits_for_him(tmp_path: Path) -> None:
    with club(tmp_path / "p.ringside", replace(founding(FOUR), promoter="Pat")) as office:
        pat = office.promoter
        held = hold_until(office, 9, {pat: None})
        assert (held.nights, [(party, row.kind) for party, row in held.stopped_for]) == (
            (),
            [(pat, InboxKind.CARD)],
        )
        known = set(calls(office.books, pat))
        again = hold_until(office, 9, {pat: None}, known=known)
        assert again.nights[0] == 1
        assert office.books.drawn_up == again.nights[-1] + 1
        assert hold_until(office, office.books.closed + 2, {pat: frozenset()}).stopped_for == ()
        assert office.check() == ()
