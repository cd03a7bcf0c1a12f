"""The page of a bout: what the books say, and what fighting it again shows."""

from __future__ import annotations

from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import BLUE, CORNERS, RED
from ringside_manager.bout.drive import Verdict, fight
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import BoutState
from ringside_manager.errors import RecordError
from ringside_manager.fighters.generation import roll_abilities
from ringside_manager.league.business.offers import BoutCancelled, BoutMade
from ringside_manager.office.facts import Record
from ringside_manager.office.facts.bouts import Stake, bout_page, brought, meetings
from ringside_manager.office.facts.replays import replay_facts
from ringside_manager.office.mending import ResultChange
from tests.league.scribe import result
from tests.office.clubs import club
from tests.office.table import Table


def test_every_bout_of_a_club_and_its_record(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", nights=6) as office:
        books, entries = office.books, office.entries
        for bout in books.bouts.values():
            if bout.outcome is None:
                continue
            page = bout_page(books, entries, bout.number)
            assert page.record == office.record_of(bout.number)
            assert page.outcome == bout.outcome
            assert (page.red.purse_dollars, page.blue.purse_dollars) == bout.purses_dollars
            assert page.red.after.bouts == page.red.before.bouts + 1
            assert page.corrected_by is None
            shown = replay_facts(page.record or "")
            assert shown.is_faithful
            assert tuple(count.landed for count in shown.totals) == bout.outcome.landed
            assert tuple(count.knockdowns for count in shown.totals) == bout.outcome.knockdowns
            assert len(shown.rounds) == bout.outcome.round
            assert [r.points for r in shown.rounds if r.points] == list(bout.outcome.scorecards[0].rounds)
            for count in shown.totals:
                assert sum(landed for _, landed, _ in count.kinds) == count.landed <= count.thrown
                assert count.accuracy is None or 0 <= count.accuracy <= 1
            assert sum(r.counts[0].damage for r in shown.rounds) == shown.totals[0].damage


def test_what_a_bout_brought_is_what_the_books_say(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", nights=3) as office:
        books = office.books
        over = [bout for bout in books.bouts.values() if bout.outcome is not None]
        for bout in over:
            red, blue = brought(books, bout.number, bout.outcome)
            assert (red.purse_dollars, blue.purse_dollars) == bout.purses_dollars
            assert (red.share_cents or 0, blue.share_cents or 0) == bout.shares_cents
            assert (red.pop_change_half, blue.pop_change_half) == bout.pop_changes_half
            assert red.rank_after == books.ranks_after(bout.night).get(bout.red)
        assert over


def test_a_result_entered_by_hand_has_no_record() -> None:
    table = Table()
    number = table.win("A1", "B1", knockdowns=2)
    page = bout_page(table.books, table.entries, number)
    assert (page.record, page.state, page.stake) == (None, BoutState.FOUGHT, Stake.NOTHING)
    assert page.winner is not None
    assert (page.winner.fighter.name, page.winner.after) == ("A1", Record(1))
    assert (page.red.pop_half, page.red.pop_change_half) == (0, 6)
    assert (page.blue.pop_change_half, page.blue.lost, page.blue.start) == (-3, 40, 50)
    assert page.red.share_cents == 70 * 20


def test_a_bout_to_come_shows_the_corners_as_they_stand() -> None:
    table = Table()
    table.win("A1", "B1")
    number = table.write(BoutMade(9, table.number("A1"), table.number("B1"), Arena.PITS, 5))
    page = bout_page(table.books, table.entries, number)
    assert (page.outcome, page.winner, page.entry, page.record) == (None, None, None, None)
    assert page.red.before == page.red.after == Record(1)
    assert (page.red.pop_half, page.red.percentage) == (4, 20)
    assert [meeting.state for meeting in page.meetings] == [BoutState.FOUGHT, BoutState.MADE]
    table.write(BoutCancelled(number, "rain"))
    page = bout_page(table.books, table.entries, number)
    assert (page.state, page.reason) == (BoutState.CANCELLED, "rain")
    assert len(meetings(table.books, table.number("A1"), table.number("B1"))) == 1


def test_what_is_at_stake() -> None:
    table = Table()
    final = table.crown("A1", "B1")
    table.pass_nights(4)
    night = table.books.closed + 1
    pair = table.number("A1"), table.number("B1")
    defence = table.bout(night, *pair, result(Method.KO, BLUE), Arena.BEST, title=True)
    table.close(night)
    stakes = [bout_page(table.books, table.entries, number).stake for number in (final, defence)]
    assert stakes == [Stake.FIRST_TITLE, Stake.DEFENCE]
    page = bout_page(table.books, table.entries, defence)
    assert (page.red.is_champion, page.red.rank, page.blue.rank) == (True, 0, 1)
    assert (page.tournament, page.tournament_round) == (None, None)
    first = bout_page(table.books, table.entries, final)
    assert first.tournament is not None
    assert (first.tournament.name, first.tournament_round, first.red.rank) == ("Title", 1, None)


def test_a_correction_is_named(tmp_path: Path) -> None:
    with club(tmp_path / "club.ringside", nights=2) as office:
        bout = next(b for b in office.books.bouts.values() if b.outcome and b.outcome.winner is RED)
        change = ResultChange(method=Method.KO, winner=BLUE, round=1)
        office.correct_result(bout.number, change, office.promoter, "The clerk slept.")
        page = bout_page(office.books, office.entries, bout.number)
        assert page.corrected_by == office.entries[-1].number
        assert page.winner is page.blue
        assert replay_facts(page.record or "").verdict is Verdict.SAME


def test_text_that_is_no_record_is_refused() -> None:
    with pytest.raises(RecordError):
        replay_facts("a drawing of a goose")


def test_damage_by_rounds_adds_up_over_many_bouts() -> None:
    engine = registry.get("ringside")
    twice = stopped = 0
    for seed in range(60):
        chance = SeededChance(seed)
        red, blue = (
            engine.card_from_abilities(f"Boxer {side.value}", roll_abilities(chance)) for side in CORNERS
        )
        plain = engine.plain_corner(chance), engine.plain_corner(SeededChance(seed + 1))
        fought = fight(Setup(engine, red, blue, engine.info.terms(10)), seed, *plain)
        shown = replay_facts(fought.to_json())
        assert shown.scored == fought.outcome.damage
        for side in CORNERS:
            i = side.index
            assert (
                sum(r.scored[i] for r in shown.rounds) == shown.totals[i].scored == fought.outcome.damage[i]
            )
            assert sum(r.counts[i].again for r in shown.rounds) == shown.totals[i].again
        for told in shown.rounds:
            # What is counted from the punches is what the system itself wrote on the card.
            assert told.tally in (None, (told.counts[0].scored, told.counts[1].scored))
        twice += any(count.again for count in shown.totals)
        stopped += shown.rounds[-1].tally is None and any(shown.rounds[-1].scored)
    assert twice > 5
    assert stopped > 5
