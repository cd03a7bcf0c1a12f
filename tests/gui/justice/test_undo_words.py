"""What undo and redo are called in the menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer
from ringside_manager.campaign.orders import OfferBout
from ringside_manager.gui.justice.deed_words import act_text
from ringside_manager.league.business.contracts import DealAnswered, DealProposed
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.offers import OfferMade
from ringside_manager.league.deeds import KINDS
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.deeds import DeedFacts
from ringside_manager.office.facts.journal import NOBODY
from ringside_manager.office.office import Office
from ringside_manager.office.undoing import FIGHT_NIGHT, Undoable, next_redo, next_undo
from tests.league.scribe import Scribe
from tests.office.clubs import PERSONS, club, founding, play
from tests.slow import each


def undo_text(reading: Office | Scribe, viewer: Party | None = None) -> str:
    found = next_undo(reading.entries, reading.books, viewer or NOBODY)
    return "Undo" if found is None else f"Undo: {act_text(found)}"


def redo_text(reading: Office, viewer: Party | None = None) -> str:
    found = next_redo(reading.entries, reading.books, viewer or NOBODY)
    return "Redo" if found is None else f"Redo: {act_text(found)}"


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS), 3) as office:
        yield office


def offer(office: Office) -> tuple[str, str]:
    ann, cy = (office.books.managers[office.party(name).manager or 0] for name in ("Ann", "Cy"))
    red, blue = ann.stable[0], cy.stable[0]
    office.hand_in(OfferBout(40, red, blue, Arena.PITS), office.party("Ann"))
    return office.books.fighters[red].name, office.books.fighters[blue].name


def test_undo_and_redo_name_what_they_take_back(office: Office) -> None:
    assert undo_text(office) == "Undo: fight night 3"
    assert redo_text(office) == "Redo"
    red, blue = offer(office)
    assert undo_text(office, office.party("Ann")) == f"Undo: offer {red} against {blue}"
    office.undo(office.promoter, "")
    assert undo_text(office) == "Undo: fight night 3"
    assert redo_text(office, office.party("Cy")) == f"Redo: offer {red} against {blue}"


def test_an_offer_between_others_is_not_named(office: Office) -> None:
    red, _ = offer(office)
    for viewer in (None, office.party("Bob")):
        assert red not in undo_text(office, viewer)
    assert red in undo_text(office, office.promoter)


def test_a_night_is_named_whatever_it_began_with() -> None:
    """Its first entry may be an offer between others."""
    scribe = Scribe()
    ann, bob = scribe.found()
    red, blue = scribe.sign("Ali", ann), scribe.sign("Frazier", bob)
    offer = OfferMade(40, red, blue, Arena.PITS, 5, False, ann)
    scribe.write(offer)
    assert undo_text(scribe) == "Undo: something private of other managers"
    scribe.write(offer, NightClosed(1))
    assert undo_text(scribe) == "Undo: fight night 1"


def test_a_league_only_founded_has_nothing_to_undo(tmp_path: Path) -> None:
    with club(tmp_path / "new.ringside") as office:
        assert (undo_text(office), redo_text(office)) == ("Undo", "Redo")
        play(office, 1)
        assert undo_text(office) == "Undo: fight night 1"


@each("kind", [*KINDS, FIGHT_NIGHT])
def test_every_kind_of_act_has_a_name(kind: str) -> None:
    facts = DeedFacts(kind, ("Ali", "Frazier"), ("Ann",), 3, Arena.PITS, number=7, word="Cup", count=2)
    text = act_text(Undoable(7, kind, "Ann", 3, facts))
    assert text
    assert text != act_text(Undoable(7, kind, "Ann", 3, facts, more=2))


@each(
    "answer, told",
    [
        (Answer.ACCEPTED, "Ali against Frazier accepted"),
        (Answer.REFUSED, "Ali against Frazier refused"),
        (Answer.WITHDRAWN, "offer Ali against Frazier taken back"),
        (Answer.COUNTERED, "other terms wanted for Ali against Frazier"),
        (Answer.LAPSED, "offer Ali against Frazier lapsed"),
    ],
)
def test_an_answer_says_what_it_was(answer: Answer, told: str) -> None:
    facts = DeedFacts("offer_answered", ("Ali", "Frazier"), ("Ann",), number=7, answer=answer)
    assert act_text(Undoable(7, "offer_answered", "Ann", 3, facts)) == told


def test_the_answer_to_a_deal_names_whom_it_is_about() -> None:
    scribe = Scribe()
    ann, bob = scribe.found()
    ali = scribe.sign("Ali", ann)
    deal = scribe.write(DealProposed(ann, bob, ali, 5_000))
    scribe.write(DealAnswered(deal, True, bob))
    act = next_undo(scribe.entries, scribe.books)
    assert act is not None
    assert act_text(act) == "deal about Ali accepted"
