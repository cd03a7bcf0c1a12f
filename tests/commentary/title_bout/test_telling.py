"""A telling of a Title Bout bout: its lengths, its languages, what may not be said twice or too early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ringside_manager.bout import SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Length, Line, Tone, narrate
from ringside_manager.commentary.phrases import phrase_book
from tests.bout.corners import AnyOption
from tests.engines.title_bout.vector_script import cards

ENGINE = registry.get("title_bout")
NAMES = ("Frazier", "Schmeling")
PAIRS = (("louis", "frazier"), ("puncher_1", "puncher_2"), ("patterson", "tua"), ("akinwande", "puncher_3"))
TRAITS = (
    "Strong Closer", "Fights Down", "Inconsistent", "Freezes", "Constant Clincher", "Stealth Foul", "Head Case",
    "Ring Smarts", "Anger Issues", "Self-Doubts", "Absorber", "Front Runner", "Fireplug", "Careless",
)  # fmt: skip
MANY = {
    "traits": True, "strategies": True, "midround_strategy": True, "count_removes_cards": True, "head_butt_cuts": True,
    "saved_by_bell": "any", "three_knockdowns": True, "advanced_kd_table": True,
}  # fmt: skip


def setup_of(seed: int) -> Setup:
    """Every fourth bout by the plain rules, the others with options; some bleed easily, some foul much."""
    data = []
    for name, place in zip(PAIRS[seed % 4], (0, 1), strict=True):
        card: dict[str, Any] = {**cards()[name], "name": ("Joe Frazier", "Max Schmeling")[place]}
        if seed % 3 == 1:
            for side in (card, card["fresh"], card["fatigued"]):
                side |= {key: worst for key, worst in (("CUT", 8), ("FOUL", "E")) if key in side}
        if seed % 4:
            card["special"] = TRAITS[(seed + 5 * place) % len(TRAITS)]
        data.append(card)
    options = {} if seed % 4 == 0 else {**MANY, "advanced_cuts": seed % 4 == 3, "referee": "strict"}
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(4 + seed % 9, options))


@cache
def fought(seed: int) -> tuple[Setup, list[Event]]:
    setup, events = setup_of(seed), list[Event]()
    red, blue = (AnyOption(SeededChance(seed + corner.index)) for corner in CORNERS)
    simulate(setup, seed, red, blue, events.append)
    return setup, events


def told(seed: int, language: str, length: Length) -> list[Line]:
    setup, events = fought(seed)
    return list(narrate(setup, seed, events, language=language, length=length, scores=seed % 5 > 0))


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_length_says_more_than_the_one_before(language: str) -> None:
    for seed in range(6):
        lengths = [sum(len(line.text) for line in told(seed, language, length)) for length in Length]
        assert lengths == sorted(set(lengths)), seed


@pytest.mark.parametrize("length", list(Length))
def test_both_languages_tell_the_same_moments(length: Length) -> None:
    for seed in range(6):
        english, german = (
            [(line.event, line.tone) for line in told(seed, one, length)] for one in ("en", "de")
        )
        assert english == german


def sentences(lines: list[Line]) -> Iterator[str]:
    for line in lines:
        if line.tone in (Tone.PLAIN, Tone.LOUD):
            yield from re.split(r"(?<=[.!?]) ", line.text)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_said_three_times_running(language: str) -> None:
    for seed in range(10):
        said = list(sentences(told(seed, language, Length.RADIO)))
        assert [
            one for one, two, three in zip(said, said[1:], said[2:], strict=False) if one == two == three
        ] == []


def test_a_standard_telling_is_neither_endless_nor_bare() -> None:
    """About four to twelve lines a round, none longer than can be read while the next is fought."""
    for seed in range(0, 36, 4):
        lines = [line for line in told(seed, "en", Length.STANDARD) if line.tone in (Tone.PLAIN, Tone.LOUD)]
        rounds = fought(seed)[1][-1].round
        assert 3 * rounds <= len(lines) + 3 <= 15 * rounds + 3, seed
        assert sorted(len(line.text) for line in lines)[len(lines) // 2] < 160
        assert max(len(line.text) for line in lines) < 900


SECRET = {
    "en": r"\d+-\d+|\bleads\b|in the lead|is far ahead|takes round|belongs to|has won round|judges cannot|Nobody has won",
    "de": r"\d+-\d+|\bführt\b|weit vorn|Runde \d+ (?:geht an|gehört)|Runde (?:an|für) [A-Z]|holt sich|gewinnt Runde|Niemand hat",
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_secret_scores_are_not_told_before_the_result(length: Length, language: str) -> None:
    for seed in range(0, 30, 5):
        lines = told(seed, language, length)
        assert [line.text for line in lines[:-1] if re.search(SECRET[language], line.text)] == []
    public = [line.text for seed in (2, 3, 4) for line in told(seed, language, length)[:-1]]
    assert any(re.search(SECRET[language], text) for text in public)


def test_every_event_is_told_somehow() -> None:
    happened = {event.name for seed in range(36) for event in fought(seed)[1]}
    assert len(happened) > 40
    assert happened <= set(phrase_book("title_bout").cases) | set(phrase_book("common").cases)
