"""Strike any act, restore it, go back to a point, and see beforehand what it would change (C3)."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState
from ringside_manager.campaign.orders import OfferBout, SettleDoubt
from ringside_manager.errors import RuleError, SaveExistsError, UsageError
from ringside_manager.league.business import post_all, post_entry
from ringside_manager.office.mending import (
    CorrectResult,
    Mending,
    RestoreAct,
    ResultChange,
    StrikeAct,
    UndoTo,
    plan,
)
from ringside_manager.office.office import Office
from ringside_manager.office.previewing import compare, preview
from ringside_manager.office.undoing import end_of_night
from tests.league.scribe import Scribe, invent
from tests.office.clubs import PERSONS, club, founding, opened, play
from tests.slow import each


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS), 6) as office:
        yield office


@pytest.fixture
def promoted(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "p.ringside", founding(PERSONS, promoter="Pam"), 3) as office:
        yield office


def acts(office: Office) -> list[int]:
    return list(dict.fromkeys(entry.act for entry in office.entries))


def offer(office: Office, night: int = 40) -> int:
    by, blue = office.party("Ann"), office.party("Cy")
    red, other = (office.books.managers[party.manager or 0].stable[0] for party in (by, blue))
    office.hand_in(OfferBout(night, red, other, Arena.PITS), by)
    return office.entries[-1].act


def mend(office: Office, wish: Mending) -> tuple[object, ...]:
    return office.mend(wish, office.promoter, "to see").doubts


# Strike and restore


def test_an_act_in_the_middle_is_struck_and_restored(office: Office) -> None:
    kept = offer(office)
    before = deepcopy(office.books)
    struck = offer(office, 41)
    both = deepcopy(office.books)
    play(office, 1)
    mend(office, StrikeAct(struck))
    assert kept in office.books.offers
    assert struck not in office.books.offers
    assert office.books.closed == 7
    mend(office, RestoreAct(struck))
    assert struck in office.books.offers
    mend(office, UndoTo(struck))
    assert office.books == both
    mend(office, UndoTo(kept))
    assert office.books == before
    assert office.check() == ()


def test_what_was_struck_together_is_restored_one_by_one(office: Office) -> None:
    first, second, third = (offer(office, 40 + place) for place in range(3))
    mend(office, UndoTo(first))
    assert set(office.books.offers) & {first, second, third} == {first}
    mend(office, RestoreAct(third))
    assert set(office.books.offers) & {first, second, third} == {first, third}
    mend(office, RestoreAct(second))
    assert set(office.books.offers) & {first, second, third} == {first, second, third}


def test_undo_to_a_point_brings_back_what_was_undone_since(office: Office) -> None:
    first = offer(office)
    then = deepcopy(office.books)
    office.undo(office.promoter, "too early")
    offer(office, 41)
    mend(office, UndoTo(first))
    assert office.books == then
    office.redo(office.promoter, "")
    assert first not in office.books.offers


@each(
    "wish, words",
    [
        (StrikeAct(1), "founding"),
        (StrikeAct(2), "No act begins"),
        (StrikeAct(99_999), "No act begins"),
        (UndoTo(0), "no entry 0"),
        (UndoTo(99_999), "no entry 99999"),
    ],
)
def test_what_cannot_be_mended(office: Office, wish: Mending, words: str) -> None:
    with pytest.raises((RuleError, UsageError), match=words):
        mend(office, wish)


def test_nothing_is_struck_twice_or_restored_without_need(office: Office) -> None:
    act = offer(office)
    with pytest.raises(RuleError, match="nothing to restore"):
        mend(office, RestoreAct(act))
    mend(office, StrikeAct(act))
    with pytest.raises(RuleError, match="nothing to strike"):
        mend(office, StrikeAct(act))
    with pytest.raises(RuleError, match="Nothing was done since"):
        mend(office, UndoTo(len(office.entries)))


def test_who_may_not_mend_is_told_whom_to_ask(promoted: Office) -> None:
    act = offer(promoted)
    bob, ann = promoted.party("Bob"), promoted.party("Ann")
    for wish in (StrikeAct(act), UndoTo(1)):
        with pytest.raises(RuleError, match="Only the promoter") as refused:
            promoted.mend(wish, bob, "")
        assert refused.value.next_step == "Ask Pam."
    promoted.mend(StrikeAct(act), ann, "")


def test_a_season_mended_and_gone_back_is_what_it_was(office: Office) -> None:
    point = office.entries[-1].number
    then = deepcopy(office.books)
    play(office, 2)
    bout = next(n for n, page in office.books.bouts.items() if page.state is BoutState.FOUGHT)
    mend(office, CorrectResult(bout, ResultChange(method=Method.NC, drawn=True)))
    mend(office, StrikeAct(acts(office)[2]))
    for doubt in office.books.open_doubts()[:1]:
        office.hand_in(SettleDoubt(doubt.entry), office.promoter)
    mend(office, UndoTo(point))
    assert office.books == then
    assert office.check() == ()


# Endurance


def test_the_endurance_left_is_corrected(office: Office) -> None:
    bout = max(n for n, page in office.books.bouts.items() if page.state is BoutState.FOUGHT)
    page = office.books.bouts[bout]
    assert page.outcome is not None
    mend(office, CorrectResult(bout, ResultChange(endurance=(5, 9))))
    start, loss = office.books.bouts[bout].outcome.start, office.books.bouts[bout].outcome.loss  # type: ignore[union-attr]
    assert (start[0] - loss[0], start[1] - loss[1]) == (5, 9)
    assert office.books.fighters[page.red].lost.loss == start[0] - 5  # type: ignore[union-attr]
    for change, rule in (
        (ResultChange(endurance=(999, 0)), "C57"),
        (ResultChange(knockdowns=(-1, 0)), "C30"),
    ):
        with pytest.raises(RuleError, match=rule):
            mend(office, CorrectResult(bout, change))


# Previews


def test_a_preview_says_what_comes_of_a_correction(office: Office) -> None:
    bout = min(
        n
        for n, page in office.books.bouts.items()
        if page.outcome and page.outcome.winner is RED and page.slot is None
    )
    before = deepcopy(office.books)
    wish = CorrectResult(bout, ResultChange(winner=BLUE))
    told = preview(office.entries, wish)
    assert office.books == before
    mend(office, wish)
    assert told == compare(before, office.books, told.entries)
    (changed,) = (row for row in told.bouts if row.bout == bout)
    assert changed.before is not None
    assert changed.after is not None
    assert (changed.before.winner, changed.after.winner) == (changed.red, changed.blue)
    assert sum(after - before for _, before, after in told.money) != 0
    was, now = next(states for name, *states in told.fighters if name == changed.red)
    assert was is not None
    assert now is not None
    assert now.record[1] == was.record[1] + 1


def test_a_preview_of_a_title_gone(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(PERSONS), 30) as office:
        division = office.books.divisions[""]
        won = division.reigns[0].won_bout or 0
        told = preview(office.entries, CorrectResult(won, ResultChange(winner=_other(office, won))))
        (title,) = told.titles
        assert title.lost
        assert title.won
        assert told.tournaments


def _other(office: Office, bout: int) -> object:
    outcome = office.books.bouts[bout].outcome
    assert outcome is not None
    return RED if outcome.winner is BLUE else BLUE


def test_a_preview_of_an_undone_night_names_its_bouts(office: Office) -> None:
    night = acts(office)[-1]
    fought = [page.number for page in office.books.bouts_of_night(6)]
    told = preview(office.entries, StrikeAct(night))
    assert told.nights == (6, 5)
    assert {row.bout for row in told.bouts if row.after is None} >= set(fought)
    assert told.entries == sum(entry.act == night for entry in office.entries)
    assert not told.is_nothing


def test_a_preview_of_what_changes_no_book(office: Office) -> None:
    act = offer(office)
    assert preview(office.entries, StrikeAct(act)).is_nothing


SEASONS = st.lists(
    st.tuples(st.integers(0, 9), st.integers(0, 999), st.integers(0, 999)), min_size=1, max_size=20
).map(invent)


@settings(max_examples=25)
@given(SEASONS, st.integers(0, 99), st.booleans())
def test_every_preview_comes_true(season: Scribe, turn: int, back: bool) -> None:
    numbers = sorted({entry.act for entry in season.entries if entry.act > 1})
    act = numbers[turn % len(numbers)]
    wish: Mending = UndoTo(act - 1) if back else StrikeAct(act)
    before = deepcopy(season.books)
    told = preview(tuple(season.entries), wish)
    season.write(*plan(season.entries, season.books, wish).deeds)
    assert told == compare(before, season.books, told.entries)
    if back:
        assert season.books == post_all(season.entries[: act - 1])
    again = post_all(())
    if not back:
        for entry in season.entries[: act - 1]:
            post_entry(again, entry)
        assert again == post_all(season.entries[: act - 1])


@settings(max_examples=25)
@given(SEASONS, st.lists(st.integers(0, 99), min_size=1, max_size=3), st.booleans())
def test_whatever_was_struck_can_be_brought_back(season: Scribe, turns: list[int], together: bool) -> None:
    numbers = sorted({entry.act for entry in season.entries if entry.act > 1})
    chosen = list(dict.fromkeys(numbers[turn % len(numbers)] for turn in turns))
    before = deepcopy(season.books)
    if together:
        season.write(*plan(season.entries, season.books, UndoTo(min(chosen) - 1)).deeds)
        chosen = [act for act in numbers if act >= min(chosen)]
    else:
        for act in chosen:
            season.write(*plan(season.entries, season.books, StrikeAct(act)).deeds)
    for act in chosen:
        season.write(*plan(season.entries, season.books, RestoreAct(act)).deeds)
    assert season.books == before


# Branches


def test_a_branch_goes_its_own_way(office: Office, tmp_path: Path) -> None:
    before = office.entries
    upto = end_of_night(office.entries, 4)
    there = office.branch(tmp_path / "what if.ringside", upto, office.promoter, "What if")
    assert office.entries == before
    with opened(there) as other:
        assert (other.books.name, other.books.origin, other.books.closed) == ("What if", "Club", 4)
        assert other.entries[:upto] == before[:upto]
        assert len(other.entries) == upto + 1
        play(other, 1, seed=99)
        assert other.books.closed == 5
        assert other.check() == ()
    assert office.books.name == "Club"


def test_a_branch_without_a_name_says_where_it_began(office: Office, tmp_path: Path) -> None:
    with opened(office.branch(tmp_path / "b.ringside", 1, office.promoter)) as other:
        assert other.books.name == "Club, otherwise from night 0"
        assert other.books.closed == 0
        assert other.books.managers


def test_a_branch_overwrites_nothing(office: Office, tmp_path: Path) -> None:
    taken = tmp_path / "taken.ringside"
    taken.write_text("mine")
    with pytest.raises(SaveExistsError):
        office.branch(taken, 1, office.promoter)
    assert taken.read_text() == "mine"


@each("night", [7, 99])
def test_a_night_not_held_has_no_branch(office: Office, night: int) -> None:
    with pytest.raises(UsageError, match=f"Night {night}"):
        end_of_night(office.entries, night)
