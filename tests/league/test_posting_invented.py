"""What holds of the books of any season: posted twice, struck, corrected, or as it was."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from dataclasses import asdict
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.books import Books, BoutBook, BoutState, FighterBook, LeagueOptions, ReignEnd
from ringside_manager.league.business import post_all, post_entry
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.open_books import Corrected, Struck, in_force
from ringside_manager.league.deeds import KINDS, Deed
from ringside_manager.league.journal import decode, encode
from tests.league.any_deed import of_type
from tests.league.scribe import Scribe, draw, fought, invent, result
from tests.slow import rest_slow

MOVES = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 999), st.integers(0, 999)), max_size=40)
SEASONS = MOVES.map(invent)
every_third = pytest.mark.parametrize("step", rest_slow([3, 1]))
_DICE = SeededChance(11)
FULL = [
    (3, 1, 0),
    *((_DICE.roll(10) - 1, _DICE.roll(999), _DICE.roll(999)) for _ in range(120)),
    (10, 1, 1),
    (11, 1, 1),
    (12, 1, 1),
    (0, 1, 1),
]
"""Moves enough for a tournament, title bouts, retirements and the rest."""


@pytest.fixture(scope="module")
def full() -> Scribe:
    return invent(FULL)


def test_the_full_season_has_everything(full: Scribe) -> None:
    kinds = {entry.deed.kind for entry in full.entries}
    assert set(KINDS) - kinds == {
        "stables_ordered", "tournament_left", "walkover_given", "league_branched", "league_ended", "campaign_prolonged", "house_rules_changed", "struck", "corrected",
        "free_agent_signed", "year_turned", "class_moved", "draft_listed", "terms_offered", "terms_answered", "contracts_ended",
        "belts_named", "sealing_agreed", "deadline_set", "device_admitted", "device_revoked", "night_committed", "parcel_taken",
        "seals_listed", "seals_opened", "secret_kept",
    }  # fmt: skip
    reigns = full.books.divisions[""].reigns
    assert len(reigns) > 2
    assert any(reign.defences for reign in reigns)
    assert any(bout.renewed != (None, None) for bout in full.books.bouts.values())
    assert any(bout.gained != ("", "") for bout in full.books.bouts.values())


@given(SEASONS)
def test_a_season_that_keeps_the_rules_raises_no_doubt(season: Scribe) -> None:
    assert season.books.doubts == []


@given(SEASONS)
def test_posting_afresh_gives_the_same_books(season: Scribe) -> None:
    assert post_all(season.entries) == season.books
    again = [decode(entry.deed.kind, encode(entry.deed)) for entry in season.entries]
    assert again == [entry.deed for entry in season.entries]


@given(SEASONS)
def test_the_books_of_any_season_agree(season: Scribe) -> None:
    assert_agree(season.books)


@settings(max_examples=30)
@given(SEASONS, st.data())
def test_books_agree_and_come_about_whatever_is_struck(season: Scribe, data: st.DataObject) -> None:
    numbers = st.integers(1, len(season.entries))
    season.write(Struck(tuple(data.draw(st.lists(numbers, min_size=1, max_size=4)))))
    assert_agree(season.books)


@given(st.lists(st.sampled_from(list(KINDS.values())).flatmap(of_type), max_size=25))
def test_no_journal_whatever_is_in_it_is_refused(deeds: list[Deed]) -> None:
    season = invent([])
    for deed in deeds:
        season.write(deed)
    _assert_ledger(season.books)
    assert post_all(season.entries) == season.books


@given(SEASONS)
def test_striking_the_last_act_is_as_if_it_had_not_been(season: Scribe) -> None:
    last = season.last_act
    before = post_all(season.entries[: -len(last)])
    season.write(Struck(tuple(entry.number for entry in last), "undo"))
    assert season.books == before


@given(SEASONS, st.integers(0, 99))
def test_striking_a_strike_restores_what_was_struck(season: Scribe, turn: int) -> None:
    before, target = deepcopy(season.books), season.entries[turn % len(season.entries)].number
    strike = season.write(Struck((target,)))
    season.write(Struck((strike,)))
    assert season.books == before


@given(SEASONS, st.integers(0, 99))
def test_a_bout_corrected_twice_back_to_what_it_was_changes_nothing(season: Scribe, turn: int) -> None:
    bouts = [entry for entry in season.entries if isinstance(entry.deed, BoutFought)]
    if not bouts:
        return
    before, entry = deepcopy(season.books), bouts[turn % len(bouts)]
    assert isinstance(entry.deed, BoutFought)
    other = BoutFought(entry.deed.bout, draw(), entry.deed.dice, entry.deed.carried)
    first = season.write(Corrected(entry.number, other, "misheard"))
    assert_agree(season.books)
    assert in_force(season.entries).corrected == {entry.number: first}
    second = season.write(Corrected(entry.number, entry.deed, "heard rightly"))
    assert in_force(season.entries).corrected == {entry.number: second}
    assert season.books == before


@every_third
def test_every_bout_of_a_season_can_be_corrected(full: Scribe, step: int) -> None:
    bouts = [(entry.number, entry.deed) for entry in full.entries if isinstance(entry.deed, BoutFought)]
    for number, was in bouts[::step]:
        other = result(Method.KO, Corner.BLUE, knockdowns=(0, 3))
        scribe = Scribe([*full.entries])
        scribe.write(Corrected(number, BoutFought(was.bout, other, was.dice, was.carried)))
        assert scribe.books.bouts[was.bout].outcome == other
        assert_agree(scribe.books)


@every_third
def test_every_act_of_a_season_can_be_struck(full: Scribe, step: int) -> None:
    for act in sorted({entry.act for entry in full.entries})[::step]:
        numbers = tuple(entry.number for entry in full.entries if entry.act == act)
        books = Scribe([*full.entries])
        books.write(Struck(numbers))
        assert_agree(books.books)


@settings(max_examples=15)
@given(MOVES)
def test_touched_names_every_page_an_act_changed(moves: list[tuple[int, int, int]]) -> None:
    season = invent(moves)
    books = Books()
    for entry in season.entries:
        before = deepcopy(books)
        books.touched.clear()
        post_entry(books, entry)
        touched = books.touched
        for pages, old, named in (
            (books.managers, before.managers, touched.managers),
            (books.fighters, before.fighters, touched.fighters),
            (books.bouts, before.bouts, touched.bouts),
            (books.offers, before.offers, touched.offers),
            (books.deals, before.deals, touched.deals),
            (books.tournaments, before.tournaments, touched.tournaments),
            (books.divisions, before.divisions, touched.divisions),
        ):
            changed = {key for key, page in pages.items() if old.get(key) != page}
            assert changed <= named
        assert touched.league or _facts(books) == _facts(before)
        assert books.ledger[: len(before.ledger)] == before.ledger
        assert books.news[: len(before.news)] == before.news


def _facts(books: Books) -> tuple[object, ...]:
    return books.name, books.options, books.night, books.closed, books.ended, books.winners


@given(MOVES)
def test_the_richest_win(moves: list[tuple[int, int, int]]) -> None:
    season = invent(moves)
    season.write(LeagueEnded())
    books = season.books
    most = max(page.balance_cents for page in books.managers.values())
    assert books.ended
    assert {books.managers[number].balance_cents for number in books.winners} == {most}
    assert len(books.winners) == sum(page.balance_cents == most for page in books.managers.values())


def assert_agree(books: Books) -> None:
    """Everything in the books that can be told in two ways is told alike in both."""
    _assert_ledger(books)
    for fighter in books.fighters.values():
        _assert_fighter(books, fighter)
    for manager in books.managers.values():
        held = [page.number for page in books.fighters.values() if page.manager == manager.number]
        assert sorted(manager.stable) == [man for man in held if not books.fighters[man].is_retired]
        under_him = [bout for bout in books.bouts.values() for who in bout.managers if who == manager.number]
        assert manager.tally.bouts == len(under_him)
    _assert_lineage(books)
    for division in books.divisions.values():
        unretired = [page.number for page in books.fighters.values() if not page.is_retired]
        assert division.roster == unretired
        ranks = [books.fighters[number].rank for number in division.ranking]
        assert ranks == sorted(rank for rank in ranks if rank)


def _assert_ledger(books: Books) -> None:
    balances: Counter[int] = Counter()
    for line in books.ledger:
        balances[line.manager] += line.amount_cents
        assert line.balance_cents == balances[line.manager]
    assert {number: page.balance_cents for number, page in books.managers.items()} == {
        number: balances[number] for number in books.managers
    }
    shares = sum(sum(books.bouts[number].shares_cents) for number in fought(books))
    assert sum(line.amount_cents for line in books.ledger if line.kind.value == "share") == shares


def _assert_fighter(books: Books, fighter: FighterBook) -> None:
    bouts = [books.bouts[number] for number in fighter.bouts]
    assert set(fighter.bouts) == {
        number for number in fought(books) if fighter.number in books.bouts[number].fighters
    }
    assert fighter.booked == [
        number
        for number, bout in books.bouts.items()
        if bout.state is BoutState.MADE and fighter.number in bout.fighters
    ]
    corners = [bout.corner_of(fighter.number).index for bout in bouts]
    sides = list(zip(bouts, corners, strict=True))
    assert fighter.earned_half == sum(bout.pop_changes_half[side] for bout, side in sides)
    assert fighter.earnings_dollars == sum(bout.purses_dollars[side] for bout, side in sides)
    assert fighter.knockdowns == sum(_outcome(bout).knockdowns[side] for bout, side in sides)
    assert fighter.knockdowns_suffered == sum(_outcome(bout).knockdowns[1 - side] for bout, side in sides)
    assert sum(asdict(fighter.tally).values()) == len(bouts) == fighter.tally.bouts
    assert fighter.tally.wins == sum(bout.winner == fighter.number for bout in bouts)
    assert fighter.tally.losses == sum(bout.winner not in (None, fighter.number) for bout in bouts)
    assert fighter.tally.wins_ko == sum(
        bout.winner == fighter.number and _outcome(bout).method is Method.KO for bout in bouts
    )
    assert fighter.tally.no_contests == sum(_outcome(bout).method is Method.NC for bout in bouts)
    _assert_streaks(fighter, bouts)
    gained = [bout.gained[side] for bout, side in sides if bout.gained[side]]
    assert fighter.gains.endurance == gained.count("endurance")
    assert fighter.abilities.agility == fighter.fighter.abilities.agility + gained.count("agility")
    assert fighter.abilities.counterpunch == 20 + gained.count("counterpunch")


def _outcome(bout: BoutBook) -> Outcome:
    assert bout.outcome is not None
    return bout.outcome


def _assert_streaks(fighter: FighterBook, bouts: list[BoutBook]) -> None:
    results = [None if bout.winner is None else bout.winner == fighter.number for bout in bouts]
    assert fighter.winning_streak == _run(results, True)
    assert fighter.losing_streak == _run(results, False)


def _run(results: list[bool | None], wanted: bool) -> int:
    length = 0
    for outcome in reversed(results):
        if outcome is not wanted:
            break
        length += 1
    return length


def _assert_lineage(books: Books) -> None:
    """Reigns follow each other without overlap; the champion is whoever's is still open."""
    for division in books.divisions.values():
        reigns = division.reigns
        assert division.crowned == bool(reigns)
        open_reigns = [reign.fighter for reign in reigns if reign.end is None]
        assert open_reigns == ([] if division.champion is None else [division.champion])
        assert division.champion in (None, *(reign.fighter for reign in reigns[-1:]))
        for reign, following in pairwise(reigns):
            assert reign.until_night is not None
            assert reign.fighter != following.fighter or reign.end is ReignEnd.RETIRED
            if reign.end is ReignEnd.RETIRED:
                assert books.fighters[reign.fighter].is_retired
            else:
                assert reign.lost_bout == following.won_bout
        for reign in reigns:
            bout = books.bouts[reign.won_bout or 0]
            assert bout.title
            assert reign.fighter == bout.winner or bout.advanced is bout.corner_of(reign.fighter)


def test_an_empty_journal_gives_empty_books() -> None:
    assert post_all([]) == Books()
    assert Books().options == LeagueOptions()
