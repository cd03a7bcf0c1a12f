"""Correcting the result of a bout: everything after it is posted anew, what no longer stands is listed."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from pathlib import Path

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.books import BoutBook
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.office.mending import Caution, ResultChange, cautions
from ringside_manager.office.office import Office
from tests.office.clubs import FOUR, club, founding, opened, play
from tests.slow import each


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(FOUR), 14) as office:
        yield office


def fought(office: Office, *, tournament: bool = False, first: bool = True) -> BoutBook:
    """A bout that had a winner."""
    found = [
        bout for bout in office.books.bouts.values()
        if bout.winner is not None and (bout.slot is not None) is tournament
    ]  # fmt: skip
    return found[0 if first else -1]


def decided(office: Office) -> BoutBook:
    """A bout that went the distance."""
    return next(
        bout
        for bout in office.books.bouts.values()
        if bout.outcome is not None and bout.outcome.method.is_decision
    )


def other(bout: BoutBook) -> Corner:
    assert bout.outcome is not None
    assert bout.outcome.winner is not None
    return bout.outcome.winner.opponent


def correct(office: Office, number: int, **change: object) -> tuple[str, ...]:
    """Correct, and the rules of what has come into doubt."""
    undone = office.correct_result(number, ResultChange(**change), office.promoter, "misread")  # type: ignore[arg-type]
    return tuple(doubt.rule for doubt in undone.doubts)


def test_a_correction_changes_records_money_and_pop(office: Office) -> None:
    bout = fought(office, first=False)
    winner, loser = bout.winner or 0, bout.fighters[other(bout).index]
    before = deepcopy(office.books)
    correct(office, bout.number, winner=other(bout))
    now = office.books
    assert now.bouts[bout.number].winner == loser
    assert now.fighters[winner].tally.losses == before.fighters[winner].tally.losses + 1
    assert now.fighters[loser].earnings_dollars > before.fighters[loser].earnings_dollars
    assert now.fighters[loser].earned_half > before.fighters[loser].earned_half
    for manager in now.managers.values():
        lines = [line.amount_cents for line in now.ledger if line.manager == manager.number]
        assert manager.balance_cents == sum(lines)
    assert office.check() == ()


def test_the_entry_will_do_instead_of_the_bout(office: Office) -> None:
    bout = fought(office, first=False)
    assert bout.fought_entry is not None
    correct(office, bout.fought_entry, winner=other(bout))
    assert office.books.bouts[bout.number].winner == bout.fighters[other(bout).index]


def test_correcting_it_back_gives_the_books_of_before(office: Office) -> None:
    bout = decided(office)
    before = deepcopy(office.books)
    assert bout.outcome is not None
    correct(office, bout.number, method=Method.KO, winner=other(bout), round=2, time=3, knockdowns=(2, 1))
    assert office.books.bouts[bout.number].outcome.scorecards == ()  # type: ignore[union-attr]
    true = bout.outcome
    correct(
        office, bout.number, method=true.method, winner=true.winner, round=true.round, time=true.time,
        knockdowns=true.knockdowns,
    )  # fmt: skip
    assert office.books == before


def test_undoing_a_correction_gives_the_books_of_before(office: Office, tmp_path: Path) -> None:
    before = deepcopy(office.books)
    bout = fought(office, tournament=True)
    correct(office, bout.number, drawn=True, knockdowns=(3, 0))
    undone = office.undo(office.promoter, "")
    assert undone.what == f"the correction of entry {bout.fought_entry}"
    assert office.books == before
    office.close()
    with opened(tmp_path / "club.ringside") as again:
        assert again.books == before


def test_a_corrected_tournament_bout_puts_what_followed_in_doubt(office: Office) -> None:
    bout = fought(office, tournament=True)
    winner, loser = bout.winner or 0, bout.fighters[other(bout).index]
    slots = {found.slot: found for found in office.books.bouts.values() if found.slot}
    later = next(
        found for slot, found in slots.items() if slot and slot.round == 2 and winner in found.fighters
    )
    undone = office.correct_result(
        bout.number, ResultChange(winner=other(bout)), office.promoter, "the wrong man went on"
    )
    wrong = next(doubt for doubt in undone.doubts if doubt.rule == "C61")
    assert wrong.entry == later.fought_entry
    assert "had down for it" in wrong.why
    assert {doubt.rule for doubt in undone.doubts[: undone.doubts.index(wrong)]} <= {"C14", "C62"}
    (title,) = office.books.tournaments.values()
    assert title.bracket.next_round(loser) == 2
    play(office, 5)
    again = [found for found in office.books.bouts.values() if found.slot == later.slot]
    assert [loser in found.fighters for found in again] == [False, True]


def test_a_corrected_final_makes_another_champion(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(FOUR), 13) as office:
        final = next(bout for bout in office.books.bouts.values() if bout.title)
        correct(office, final.number, winner=other(final))
        assert office.books.divisions[""].champion == final.fighters[other(final).index]
        assert office.books.doubts == []


def test_a_draw_is_a_result_without_a_winner(office: Office) -> None:
    bout = fought(office, first=False)
    correct(office, bout.number, drawn=True)
    outcome = office.books.bouts[bout.number].outcome
    assert outcome is not None
    assert (outcome.method, outcome.winner, outcome.round) == (Method.DRAW, None, bout.rounds)
    correct(office, bout.number, method=Method.NC, round=2)
    assert office.books.bouts[bout.number].outcome.round == 2  # type: ignore[union-attr]
    correct(office, bout.number, winner=RED, method=Method.TKO)
    assert office.books.bouts[bout.number].winner == bout.red


def test_a_decision_comes_after_the_last_round(office: Office) -> None:
    bout = fought(office, tournament=True)
    correct(office, bout.number, method=Method.DEC)
    assert office.books.bouts[bout.number].outcome.round == bout.rounds  # type: ignore[union-attr]


@each(
    "change",
    [
        {"drawn": True, "method": Method.KO},
        {"winner": RED, "method": Method.DRAW},
        {"winner": BLUE, "method": Method.NC},
        {"round": 16},
        {"method": Method.DEC, "round": 2},
        {"drawn": True, "round": 2},
        {"method": Method.KO, "round": 0},
        {"method": Method.UD},
    ],
)
def test_results_that_cannot_be(office: Office, change: dict[str, object]) -> None:
    bout = fought(office)
    before = len(office.entries)
    with pytest.raises(RuleError) as refused:
        correct(office, bout.number, **change)
    assert (refused.value.rule, len(office.entries)) == ("R58", before)


def test_a_winner_must_be_named_for_what_was_a_draw(office: Office) -> None:
    bout = fought(office, first=False)
    correct(office, bout.number, drawn=True)
    with pytest.raises(RuleError, match="needs a winner"):
        correct(office, bout.number, method=Method.KO)


@each("number", [1, 999_999])
def test_what_is_no_bout_has_no_result(office: Office, number: int) -> None:
    with pytest.raises(UsageError, match="neither a bout"):
        correct(office, number, winner=RED)


def test_a_bout_that_was_undone_has_no_result(office: Office) -> None:
    bout = max(office.books.bouts.values(), key=lambda found: found.night)
    entry = bout.fought_entry
    assert entry is not None
    while bout.number in office.books.bouts:
        office.undo(office.promoter, "")
    with pytest.raises(UsageError, match="was undone"):
        correct(office, entry, winner=RED)


def test_the_same_result_is_no_correction(office: Office) -> None:
    bout = fought(office)
    assert bout.outcome is not None
    with pytest.raises(UsageError, match="that already"):
        correct(office, bout.number, winner=bout.outcome.winner)


def test_only_the_promoter_corrects_where_he_is_a_person(tmp_path: Path) -> None:
    with club(tmp_path / "c.ringside", founding(("Ann", "ai:Bob"), promoter="Pam"), 1) as office:
        bout = fought(office, tournament=True)
        with pytest.raises(RuleError) as refused:
            office.correct_result(bout.number, ResultChange(drawn=True), office.party("Ann"), "")
        assert refused.value.rule == "C3"
        correct(office, bout.number, drawn=True)
        assert office.entries[-1].by == "Pam"


def test_the_record_tells_the_bout_as_it_was_fought(office: Office) -> None:
    bout = fought(office)
    before = office.record_of(bout.number)
    correct(office, bout.number, winner=other(bout))
    assert office.record_of(bout.number) == before
    assert '"ringside"' in before
    with pytest.raises(UsageError):
        office.record_of(1)


def test_a_winner_who_was_stopped_is_refused(office: Office) -> None:
    bout = fought(office, first=False)
    left = (-30, 12) if other(bout) is RED else (12, -30)
    with pytest.raises(RuleError) as refused:
        correct(office, bout.number, winner=other(bout), method=Method.KO, endurance=left)
    assert refused.value.rule == "R27"
    assert "-30" in str(refused.value)
    correct(office, bout.number, winner=other(bout), method=Method.TKO, endurance=left[::-1])
    assert office.books.bouts[bout.number].winner == bout.fighters[other(bout).index]


def test_odd_figures_are_pointed_out() -> None:
    odd = Outcome(
        Method.TKO,
        RED,
        3,
        1,
        knockdowns=(0, 2),
        damage=(9, 9),
        landed=(5, 5),
        loss=(110, 90),
        start=(100, 100),
    )
    assert set(cautions(odd)) == set(Caution)
    usual = replace(odd, method=Method.KO, winner=BLUE)
    assert cautions(usual) == ()
    assert cautions(replace(odd, method=Method.DRAW, winner=None)) == ()
