"""What an offer in the inbox says it pays."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.errors import RuleError
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.matchmaking import offer_pay
from ringside_manager.office.office import Office
from tests.office.clubs import PERSONS, club, founding


def first_offer(office: Office, ann: Party, bob: Party) -> int:
    """The first bout Ann may offer Bob."""
    books = office.books
    for red in books.managers[ann.manager or 0].stable:
        for blue in books.managers[bob.manager or 0].stable:
            try:
                office.hand_in(OfferBout(books.closed + 5, red, blue, Arena.PITS), ann)
            except RuleError:
                continue
            return next(reversed(books.offers))
    raise AssertionError("no two of them may meet")


def test_an_offer_pays_purse_and_share(tmp_path: Path) -> None:
    with club(tmp_path / "pay.ringside", founding(PERSONS), nights=18) as office:
        number = first_offer(office, office.party("Ann"), office.party("Bob"))
        offer = office.books.offers[number]
        for fighter in (offer.red, offer.blue):
            (won, share), (lost, less) = offer_pay(office.books, number, fighter)
            percentage = office.books.fighters[fighter].percentage or 0
            assert won > lost > 0
            assert (share, less) == (won * percentage, lost * percentage)
