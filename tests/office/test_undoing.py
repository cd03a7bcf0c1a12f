"""Undo, redo, and who may (C3)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import CancelBout, MakeBout, OfferBout, RetireFighter
from ringside_manager.errors import RingsideError, RuleError, UnknownNameError
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import is_hidden
from ringside_manager.office.office import Office
from tests.office.clubs import PERSONS, club, founding, opened, play


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS), 6) as office:
        yield office


def stable(office: Office, name: str) -> list[int]:
    return office.books.managers[number_of(office, name)].stable


def number_of(office: Office, name: str) -> int:
    return next(page.number for page in office.books.managers.values() if page.name == name)


def offer(office: Office, by: str = "Ann", night: int = 40) -> None:
    order = OfferBout(night, stable(office, by)[0], stable(office, "Cy")[0], Arena.PITS)
    office.hand_in(order, office.party(by))


def refusal(office: Office, verb: str, by: str) -> RingsideError:
    with pytest.raises(RuleError) as refused:
        getattr(office, verb)(office.party(by), "")
    return refused.value


def test_undo_gives_the_books_of_before(office: Office, tmp_path: Path) -> None:
    before = deepcopy(office.books)
    play(office, 1)
    undone = office.undo(office.promoter, "held by mistake")
    assert undone.what == "fight night 7"
    assert office.books == before
    office.close()
    with opened(tmp_path / "club.ringside") as again:
        assert again.books == before
        assert again.check() == ()


def test_redo_gives_the_books_of_after(office: Office) -> None:
    play(office, 1)
    after = deepcopy(office.books)
    office.undo(office.promoter, "")
    assert office.redo(office.promoter, "").what == "fight night 7"
    assert office.books == after


def test_undo_and_redo_go_step_by_step(office: Office) -> None:
    stages = [deepcopy(office.books)]
    for act in (lambda: offer(office), lambda: play(office, 1), lambda: offer(office, night=41)):
        act()
        stages.append(deepcopy(office.books))
    for stage in (stages[2], stages[1], stages[0]):
        office.undo(office.promoter, "")
        assert office.books == stage
    for stage in stages[1:]:
        office.redo(office.promoter, "")
        assert office.books == stage
    assert refusal(office, "redo", "promoter").rule == "C3"
    office.undo(office.promoter, "")
    assert office.books == stages[2]
    office.redo(office.promoter, "")
    assert office.books == stages[3]
    assert office.check() == ()


def test_a_new_act_ends_what_can_be_redone(office: Office) -> None:
    play(office, 1)
    office.undo(office.promoter, "")
    offer(office)
    assert "nothing to redo" in str(refusal(office, "redo", "promoter")).casefold()


def test_there_is_nothing_to_redo_at_first(office: Office) -> None:
    assert refusal(office, "redo", "promoter").rule == "C3"


def test_all_but_the_founding_can_be_undone(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside") as office:
        assert "only been founded" in str(refusal(office, "undo", "promoter"))
        play(office, 2)
        founded = len([entry for entry in office.entries if entry.act == 1])
        for _ in range(2):
            office.undo(office.promoter, "")
        assert refusal(office, "undo", "promoter").rule == "C3"
        assert office.books.closed == 0
        assert office.entries[founded].number == founded + 1


def test_an_undone_night_comes_out_the_same_again(office: Office) -> None:
    play(office, 1)
    after = [bout.outcome for bout in office.books.bouts.values()]
    office.undo(office.promoter, "")
    play(office, 1)
    assert [bout.outcome for bout in office.books.bouts.values()] == after


def test_an_undone_order_throws_the_same_dice_again(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(PERSONS), 48) as office:
        ann = office.party("Ann")
        tired = next(
            number for number in stable(office, "Ann") if office.books.fighters[number].tally.bouts >= 10
        )
        people = []
        for _ in range(2):
            office.hand_in(RetireFighter(tired), ann)
            newcomer = list(office.books.fighters.values())[-1]
            people.append((newcomer.fighter, newcomer.percentage))
            office.undo(ann, "")
        assert people[0] == people[1]


def test_what_is_undone_is_named(office: Office) -> None:
    offer(office)
    assert office.undo(office.promoter, "").what == "offer made by Ann"
    assert office.redo(office.promoter, "").what == "offer made by Ann"


def test_why_and_by_whom_stand_in_the_journal(office: Office) -> None:
    offer(office)
    office.undo(office.party("Ann"), "wrong man")
    last = office.entries[-1]
    assert (last.by, last.deed.why) == ("Ann", "wrong man")  # type: ignore[attr-defined]


def test_what_is_private_to_others_is_undone_and_brought_back_by_nobody_else(office: Office) -> None:
    offer(office)
    outsider = "Bob"  # it is between Ann and Cy
    assert is_hidden(office.entries[-1], office.entries, office.books, office.party(outsider))
    before = len(office.entries)
    assert refusal(office, "undo", outsider).rule == "C3"  # type: ignore[attr-defined]
    assert len(office.entries) == before
    office.undo(office.party("Ann"), "")
    assert refusal(office, "redo", outsider).rule == "C3"  # type: ignore[attr-defined]
    office.redo(office.party("Ann"), "")


# Who may


@pytest.fixture
def promoted(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "p.ringside", founding(PERSONS, promoter="Pam"), 1) as office:
        yield office


def test_where_a_person_is_promoter_only_he_undoes_nights(promoted: Office) -> None:
    refused = refusal(promoted, "undo", "Ann")
    assert (refused.rule, refused.next_step) == ("C3", "Ask Pam.")  # type: ignore[attr-defined]
    promoted.undo(promoted.party("Pam"), "")
    assert refusal(promoted, "redo", "Ann").rule == "C3"  # type: ignore[attr-defined]
    promoted.redo(promoted.promoter, "")
    assert promoted.books.closed == 1


def test_everybody_may_take_back_his_own_latest_order(promoted: Office) -> None:
    offer(promoted)
    assert refusal(promoted, "undo", "Bob").rule == "C3"  # type: ignore[attr-defined]
    promoted.undo(promoted.party("Ann"), "")
    assert promoted.books.offers == {} or not promoted.books.open_offers
    promoted.redo(promoted.party("Ann"), "")
    assert len(promoted.books.open_offers) == 1


def test_who_is_who(promoted: Office, office: Office) -> None:
    assert (
        promoted.party("pam") == promoted.party("Promoter") == promoted.promoter == Party("Pam", None, True)
    )
    assert promoted.party("ÀNN") == Party("Ann", number_of(promoted, "Ann"))
    assert (
        office.promoter == office.party("promoter") == office.party("program") == Party("program", None, True)
    )
    for name in ("program", "Pat", ""):
        with pytest.raises(UnknownNameError):
            promoted.party(name)


def test_the_promoter_undoes_his_own_orders_too(promoted: Office) -> None:
    pair = stable(promoted, "Ann")[:2]
    pam = promoted.party("Pam")
    promoted.hand_in(MakeBout(40, *pair, Arena.PITS), pam)
    bout = max(promoted.books.bouts)
    promoted.hand_in(CancelBout(bout), pam)
    promoted.undo(pam, "")
    assert promoted.books.fighters[pair[0]].booked == [bout]
