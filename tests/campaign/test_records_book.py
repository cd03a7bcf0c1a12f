"""The record book against books counted by hand, and against the books' own tallies."""

from __future__ import annotations

import pytest

from ringside_manager.bout.corner import BLUE
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.belts import TitleTurn, title_results
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.records_book import TOP, Feat, Record, RecordEntry, feats, record_book
from ringside_manager.campaign.schedule import SEASON, nights_of
from tests.league.scribe import draw, result
from tests.office.seasons import season
from tests.office.table import Table


def entries(books: Books, record: Record, nights: range | None = None) -> tuple[RecordEntry, ...]:
    return record_book(books, nights)[record]


@pytest.fixture
def table() -> Table:
    """A1 wins twice, draws, wins; B1 loses, loses, draws, loses."""
    table = Table()
    for method in (Method.KO, Method.TKO, Method.DRAW, Method.DEC):
        table.pass_nights(4)
        outcome = draw() if method is Method.DRAW else result(method, knockdowns=(1, 0))
        table.bout(table.books.closed + 1, table.number("A1"), table.number("B1"), outcome, rounds=7)
        table.close(table.books.closed + 1)
    return table


def test_counts_streaks_and_runs(table: Table) -> None:
    man = table.number("A1")
    found = {record: entries(table.books, record) for record in Record}
    assert [(entry.fighter, entry.value) for entry in found[Record.WINS]] == [(man, 3)]
    assert found[Record.KNOCKOUTS][0].value == 1
    assert found[Record.STOPPAGES][0].value == 2
    assert found[Record.KNOCKDOWNS_SCORED][0].value == 3
    streak, unbeaten = found[Record.WINNING_STREAK][0], found[Record.UNBEATEN_RUN][0]
    assert (streak.value, streak.night, streak.until_night) == (2, 5, 10)
    assert (unbeaten.value, unbeaten.night, unbeaten.until_night) == (4, 5, 0)
    assert [entry.value for entry in found[Record.BOUTS]] == [4, 4]
    assert found[Record.STOPPAGE_RUN][0].value == 2


def test_a_record_of_nothing_is_none(table: Table) -> None:
    assert entries(table.books, Record.TITLES_WON) == ()
    assert entries(Books(), Record.WINS) == ()


def test_only_the_nights_asked_for_count(table: Table) -> None:
    assert entries(table.books, Record.WINS, range(1, 6))[0].value == 1
    assert entries(table.books, Record.WINS, nights_of(2)) == ()


def test_titles_reigns_and_defences() -> None:
    table = Table()
    table.crown("A1", "B1")
    for winner in (None, BLUE):
        table.pass_nights(4)
        outcome = draw() if winner is None else result(winner=winner)
        table.bout(
            table.books.closed + 1, table.number("A1"), table.number("B1"), outcome, Arena.BEST, title=True
        )
        table.close(table.books.closed + 1)
    turns = [(one.turn, one.champion, one.dethroned) for one in title_results(table.books).values()]
    old, new = table.number("A1"), table.number("B1")
    assert turns == [
        (TitleTurn.FILLED, old, None), (TitleTurn.DEFENDED, old, None), (TitleTurn.TAKEN, new, old),
    ]  # fmt: skip
    assert [(e.fighter, e.value) for e in entries(table.books, Record.DEFENCES)] == [(old, 1)]
    longest = entries(table.books, Record.LONGEST_REIGN)[0]
    assert (longest.fighter, longest.value, longest.until_night) == (old, 10, 11)
    assert [(e.fighter, e.value) for e in entries(table.books, Record.QUICKEST_TITLE)] == [(old, 1), (new, 3)]
    assert {feat.feat for feat in feats(table.books)} >= {Feat.TITLE_IN_FIVE}


def test_feats_of_a_bout() -> None:
    table = Table()
    table.bout(1, table.number("A1"), table.number("B1"), result(knockdowns=(5, 4)), rounds=7)
    table.close(1)
    assert {feat.feat for feat in feats(table.books)} == {Feat.KNOCKDOWNS, Feat.OFF_THE_FLOOR}
    assert feats(table.books, range(2, 9)) == ()


@pytest.mark.parametrize("seed", [1, 2])
def test_a_whole_league_agrees_with_its_own_books(seed: int) -> None:
    books = season(seed=seed)
    tallies = {number: page.tally for number, page in books.fighters.items()}
    tables = record_book(books)
    assert all(entry.value == tallies[entry.fighter].wins for entry in tables[Record.WINS])
    assert tables[Record.WINS][0].value == max(tally.wins for tally in tallies.values())
    assert tables[Record.KNOCKOUTS][0].value == max(tally.wins_ko for tally in tallies.values())
    earned = tables[Record.EARNINGS][0]
    assert earned.value == max(page.earnings_dollars for page in books.fighters.values())
    assert books.fighters[earned.fighter].earnings_dollars == earned.value
    for entries_ in tables.values():
        assert len(entries_) <= TOP
        assert all(entry.value > 0 for entry in entries_)
    purse = tables[Record.BIGGEST_PURSE][0]
    bout = books.bouts[purse.bout]
    assert bout.purses_dollars[bout.corner_of(purse.fighter).index] == purse.value
    fastest = books.bouts[tables[Record.FASTEST_KNOCKOUT][0].bout].outcome
    assert fastest is not None
    assert fastest.method is Method.KO
    assert record_book(books) == record_book(books, range(1, SEASON + 1))
