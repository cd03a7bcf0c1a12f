"""How long it takes to read and post a long journal; floors at a third of what was measured."""

from __future__ import annotations

from time import perf_counter

import pytest

from ringside_manager.bout.chance import SeededChance
from ringside_manager.league.business import post_all
from ringside_manager.league.journal import decode, encode
from tests.league.scribe import Scribe, invent


@pytest.fixture(scope="module")
def years() -> Scribe:
    """Four years of five managers with twelve men each, about 12,000 entries."""
    dice = SeededChance(3)
    moves = [
        (0 if dice.roll(10) < 7 else dice.roll(9) - 1, dice.roll(999), dice.roll(999)) for _ in range(400)
    ]
    return invent([(3, 0, 0), *moves], managers=5, stable=12)


@pytest.mark.speed
def test_posting_takes_less_than_120_microseconds_an_entry(years: Scribe) -> None:
    begun = perf_counter()
    books = post_all(years.entries)
    assert books == years.books
    assert (perf_counter() - begun) / len(years.entries) < 120e-6


@pytest.mark.speed
def test_reading_takes_less_than_80_microseconds_an_entry(years: Scribe) -> None:
    lines = [(entry.deed.kind, encode(entry.deed)) for entry in years.entries]
    begun = perf_counter()
    read = [decode(kind, body) for kind, body in lines]
    assert (perf_counter() - begun) / len(lines) < 80e-6
    assert read == [entry.deed for entry in years.entries]


@pytest.mark.speed
def test_a_late_night_takes_no_longer_than_an_early_one(years: Scribe) -> None:
    whole = years.entries
    half = whole[: len(whole) // 2]
    begun = perf_counter()
    post_all(half)
    middle = perf_counter()
    post_all(whole)
    assert (perf_counter() - middle) < 3.5 * (middle - begun)
