"""The managers' rating: what it does not depend on, when it is too early, and whom it finds."""

from __future__ import annotations

import runpy
from dataclasses import replace
from math import isclose
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.odds import compiled
from ringside_manager.office.facts.luck import ENOUGH, Worth, ratings_of
from tests.office.seasons import season

STUDY = Path(__file__).parents[2] / "docs" / "studies" / "manager_rating.py"


@pytest.fixture
def books() -> Books:
    """A season of four managers, plain corners."""
    return season()


def even(books: Books, change: float = 0.5) -> dict[int, Worth]:
    """Every bout an even one that brings both men the same popularity."""
    fought = (bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT)
    return {bout.number: Worth(100, (50, 0, 50), (change, change)) for bout in fought}


def test_the_average_manager_is_at_nought(books: Books) -> None:
    worths = {
        number: worth._replace(pop_half=(number % 5 - 1.0, number % 3 - 0.5))
        for number, worth in even(books).items()
    }
    rated = ratings_of(books, worths)
    assert isclose(sum((one.pop or 0.0) * one.nights for one in rated), 0, abs_tol=1e-6)
    assert [one.pop for one in rated] == sorted((one.pop for one in rated), reverse=True)
    assert all(one.error > 0 for one in rated)
    assert ratings_of(books, worths) == rated


def test_results_do_not_count_only_what_bouts_were_worth(books: Books) -> None:
    worths = even(books)
    before = ratings_of(books, worths)
    drawn = Method.DRAW
    turned = {
        number: replace(
            bout,
            shares_cents=(0, 0),
            outcome=bout.outcome and replace(bout.outcome, winner=None, method=drawn),
        )
        for number, bout in books.bouts.items()
    }
    assert ratings_of(replace(books, bouts=turned), worths) == before


def test_whoever_makes_better_bouts_out_of_the_same_men_is_rated_higher(books: Books) -> None:
    best = next(iter(books.managers))
    worths = even(books, 0.0)
    for number, worth in worths.items():
        mine = [manager == best for manager in books.bouts[number].managers]
        worths[number] = worth._replace(pop_half=(2.0 * mine[0], 2.0 * mine[1]))
    first, *others = ratings_of(books, worths)
    assert first.number == best
    assert first.pop > first.error > 0 > max(one.pop for one in others)


def test_with_few_bouts_it_is_too_early_to_say(books: Books) -> None:
    few = dict(sorted(even(books).items())[: ENOUGH // 2])
    assert all((one.pop, one.error) == (None, None) for one in ratings_of(books, few))
    assert all(one.pop is None for one in ratings_of(season(nights=0), {}))


@pytest.mark.slow
def test_it_finds_a_manager_who_takes_whatever_comes() -> None:
    study = runpy.run_path(str(STUDY))
    compiled.wait(registry.get("ringside"))
    found = [study["league"]("random", seed) for seed in range(1, 6)]
    assert sum(one["last by rating"] for one in found) >= 4
    assert sum(one["his rating"] for one in found) < 0


@pytest.mark.slow
def test_among_equals_it_follows_neither_the_stable_nor_luck() -> None:
    study = runpy.run_path(str(STUDY))
    compiled.wait(registry.get("ringside"))
    found = [study["league"]("same", seed) for seed in range(1, 11)]
    for name in ("rating and stable", "rating and luck", "rating and money luck"):
        assert abs(sum(one[name] for one in found) / len(found)) < 0.4, name
