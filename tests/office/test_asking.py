"""When the program's managers ask persons for a bout: the night before it, or ahead (C3)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Asking, ManagerKind
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import calls
from tests.office.clubs import PERSONS, club, founding
from tests.office.table import OPTIONS, Table

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
