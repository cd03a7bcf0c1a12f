"""A season of AI managers looks like a league: everybody boxes, every arena is used, titles change hands.

All seeds with the corner AI, and 256 fighters: ``pytest tests/campaign/test_ai_seasons.py -m slow``.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from ringside_manager.campaign.ai import chance_to_win
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.league.business.nights import DatesAuctioned
from tests.office.clubs import FOUR, TEMPERAMENTS, founding
from tests.office.seasons import Season, season
from tests.slow import rest_slow

METHODS = ("draft", "dice", "auction")
SEEDS = range(1, 21)
LONGEST_PAUSE = 8
"""Nights a manager may be without a bout of any of his men."""


def fought(books: Books) -> list[BoutBook]:
    return [bout for bout in books.bouts.values() if bout.outcome is not None]


def pauses(books: Books, manager: int) -> list[int]:
    """The nights between a manager's bouts, first and last night of the season included."""
    nights = {bout.night for bout in fought(books) if manager in bout.managers}
    return [later - earlier for earlier, later in pairwise(sorted({0, *nights, books.closed + 1}))]


def looks_like_a_league(books: Books) -> None:
    """Everything that makes a season of 52 nights one."""
    bouts = fought(books)
    counts = {
        fighter.name: len(fighter.bouts) for fighter in books.fighters.values() if fighter.manager is not None
    }
    assert min(counts.values()) >= 8, counts
    assert max(counts.values()) <= 13, counts
    assert {bout.arena for bout in bouts} == set(Arena)
    assert sum(bout.title for bout in bouts) >= 2
    for manager in books.managers.values():
        assert max(pauses(books, manager.number)) <= LONGEST_PAUSE, manager.name
        assert manager.balance_cents > 0
    assert books.doubts == []
    assert books.ended


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize("seed", rest_slow(SEEDS, 3))
def test_a_season_looks_like_a_league(method: str, seed: int) -> None:
    looks_like_a_league(season(method, seed))


@pytest.mark.parametrize(
    ("seed", "method"), rest_slow([(seed, method) for seed in SEEDS for method in METHODS])
)
def test_a_season_with_corner_ai_looks_like_a_league(method: str, seed: int) -> None:
    looks_like_a_league(season(method, seed, corners="expert"))


@pytest.mark.parametrize("managers", [16, pytest.param(64, marks=pytest.mark.slow)])
def test_a_large_league_keeps_everybody_busy(managers: int) -> None:
    names = tuple(f"ai:Manager {number}" for number in range(managers))
    large = Season(founding(names, 3, "dice"))
    large.hold(52, 3)
    counts = Counter(len(fighter.bouts) for fighter in large.books.fighters.values())
    assert (min(counts) >= 8, max(counts) <= 13, large.books.doubts) == (True, True, []), counts
    assert {bout.arena for bout in fought(large.books)} == set(Arena)


# Whatever was agreed on, nothing a rule forbids is ever written


OPTIONS = [
    {"card_cap": "1", "disputes": "auction"},
    {"card_cap": "2"},
    {"weight_classes": "light,heavy"},
    {"weight_classes": "light,heavy", "card_cap": "2", "disputes": "auction"},
    {"tournament_night": "30"},
    {"nights": "110"},
    {"nights": "5"},
]


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seed", rest_slow(range(6)))
def test_no_rule_is_broken_under_any_option(options: dict[str, str], seed: int) -> None:
    method = ("dice", "auction")[(OPTIONS.index(options) + seed) % 2]
    played = Season(founding(FOUR, seed, method, options=options))
    played.hold(played.books.options.nights, seed)
    books = played.books
    assert books.doubts == []
    assert books.ended
    for bout in fought(books):
        pair = [books.fighters[number] for number in bout.fighters]
        assert pair[0].weight_class == pair[1].weight_class
    for manager in books.managers.values():
        lines = [line.amount_cents for line in books.ledger if line.manager == manager.number]
        assert sum(lines) == manager.balance_cents >= 0
    cap = books.options.card_cap
    cards = Counter((bout.night, bout.arena) for bout in fought(books))
    assert cap is None or max(cards.values()) <= cap


def test_every_class_has_its_champion() -> None:
    played = Season(
        founding(FOUR, 2, options={"weight_classes": "light,middle,heavy", "nights": "30"}, size=6)
    )
    played.hold(30, 2)
    divisions = played.books.divisions
    assert set(divisions) == {"light", "middle", "heavy"}
    for name, division in divisions.items():
        assert division.champion is not None
        ranked = [division.champion, *division.ranking]
        assert {played.books.fighters[number].weight_class for number in ranked} == {name}


def test_ten_seasons_stay_a_league() -> None:
    played = Season(founding(FOUR, 4, "dice", options={"nights": "312"}))
    played.hold(312, 4)
    books = played.books
    assert books.doubts == []
    assert any(fighter.is_retired for fighter in books.fighters.values())
    busy = Counter((bout.night - 1) // 52 for bout in fought(books))
    assert min(busy[year] for year in range(6)) >= 80
    titles = Counter((bout.night - 1) // 52 for bout in fought(books) if bout.title)
    assert min(titles[year] for year in range(6)) >= 2


# Temperaments


def measured(options: dict[str, str], seeds: range) -> dict[str, dict[str, list[float]]]:
    """Figures by temperament over some seasons of six managers, each temperament in every seat in turn."""
    figures: dict[str, dict[str, list[float]]] = {}
    for seed in seeds:
        names = tuple(f"ai:Manager {number}" for number in range(6))
        founded = founding(names, seed, "dice", turn=seed, options=options)
        played = Season(founded)
        played.hold(52, seed)
        assert played.books.doubts == []
        _measure(played, figures)
    return figures


def _measure(played: Season, figures: dict[str, dict[str, list[float]]]) -> None:
    books = played.books
    for bout in fought(books):
        for corner, number in enumerate(bout.fighters):
            manager, fighter = bout.managers[corner], books.fighters[number]
            if manager is None or bout.slot is not None or bout.title:
                continue
            temperament = books.managers[manager].temperament
            assert temperament in TEMPERAMENTS
            mine = figures.setdefault(temperament.value, {"risky": [], "early": [], "rest": []})
            opponent = books.fighters[bout.fighters[1 - corner]]
            odds = chance_to_win(fighter.fighter.abilities, opponent.fighter.abilities)
            mine["risky"].append(odds < 0.35)
            mine["early"].append(bout.carried[corner] is not None)
            before = [
                books.bouts[other].night for other in fighter.bouts if books.bouts[other].night < bout.night
            ]
            mine["rest"] += [bout.night - before[-1]] if before else []
    for deed in played.deeds:
        if isinstance(deed, DatesAuctioned):
            for part in (part for bid in deed.bids for part in bid.parts):
                temperament = books.managers[part.manager].temperament
                assert temperament is not None
                figures[temperament.value].setdefault("bid", []).append(part.cents)


def averages(figures: dict[str, dict[str, list[float]]], name: str) -> tuple[float, ...]:
    """Of careful, balanced and reckless managers."""
    ordered = (figures[word][name] for word in ("careful", "balanced", "reckless"))
    return tuple(sum(values) / len(values) for values in ordered)


def test_temperaments_show_in_risk_and_rest() -> None:
    figures = measured({}, range(5))
    careful, balanced, reckless = averages(figures, "risky")
    assert careful < balanced < reckless
    assert reckless > 1.5 * careful
    careful, balanced, reckless = averages(figures, "rest")
    assert careful > balanced + 0.5
    assert balanced > reckless
    careful, balanced, reckless = averages(figures, "early")
    assert (careful, balanced) == (0, 0)
    assert reckless > 0.03


def test_temperaments_show_in_sealed_bids() -> None:
    careful, balanced, reckless = averages(
        measured({"card_cap": "2", "disputes": "auction"}, range(4)), "bid"
    )
    assert careful < balanced < reckless
    assert reckless > 2 * careful
