"""A telling of a Control bout: its lengths, its languages, what may not be said twice or too early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from ringside_manager.bout import SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Length, Line, Tone, narrate
from ringside_manager.commentary.phrases import phrase_book
from tests.bout.corners import AnyOption

ENGINE = registry.get("control")
ROUNDS = 9
NAMES = ("Frazier", "Schmeling")
FIELDS = ("CON", "TR", "groove_round", "stamina_round", "EPL_column", "chin", "power", "cut", "foul")
FIGHTERS = (
    (1, 9, 1, 6, "C", 3, 5, 1, 1),
    (4, 5, 4, 12, "B", 5, 2, 1, 0),
    (2, 6, 3, 9, "A", 6, 3, 3, 3),
    (0, 2, 3, 5, "E", 8, 3, 3, 3),
    (-1, 8, 2, 8, "B", 2, 5, 3, 2),
)
"""A puncher, a technician, a bleeder who fouls, a man soon worn out, a glass chin."""
MANY = {
    "three_judges": True,
    "plans": True,
    "tired_con": True,
    "streak_con": True,
    "three_knockdown_rule": True,
}


def setup_of(seed: int) -> Setup:
    """Every pair of the five comes up, by the plain rules, with judges, and with everything."""
    red, blue = FIGHTERS[seed % 5], FIGHTERS[(seed // 5 + seed) % 5]
    data = [
        {"name": name, **dict(zip(FIELDS, card, strict=True))}
        for name, card in zip(("Joe Frazier", "Max Schmeling"), (red, blue), strict=True)
    ]
    options = ({}, {"three_judges": True}, MANY)[seed % 3]
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(ROUNDS, options))


@cache
def fought(seed: int) -> tuple[Setup, list[Event]]:
    """Corners that take any option, and throw the towel, in one bout of four; else those of the rules."""
    setup, events = setup_of(seed), list[Event]()
    red, blue = (
        AnyOption(SeededChance(seed + corner.index))
        if seed % 4 == 3
        else ENGINE.plain_corner(SeededChance(seed))
        for corner in CORNERS
    )
    simulate(setup, seed, red, blue, events.append)
    return setup, events


def told(seed: int, language: str, length: Length) -> list[Line]:
    setup, events = fought(seed)
    return list(narrate(setup, seed, events, language=language, length=length, scores=seed % 5 > 0))


@pytest.mark.parametrize("language", ["en", "de"])
def test_each_length_says_more_than_the_one_before(language: str) -> None:
    for seed in range(8):
        lengths = [sum(len(line.text) for line in told(seed, language, length)) for length in Length]
        assert lengths == sorted(set(lengths)), seed


@pytest.mark.parametrize("length", list(Length))
def test_both_languages_tell_the_same_moments(length: Length) -> None:
    for seed in range(8):
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
    for seed in range(12):
        said = list(sentences(told(seed, language, Length.RADIO)))
        assert [
            one for one, two, three in zip(said, said[1:], said[2:], strict=False) if one == two == three
        ] == []


def test_a_standard_telling_is_neither_endless_nor_bare() -> None:
    """One to eight lines a round, none longer than can be read while the next is fought."""
    for seed in range(20):
        lines = [line for line in told(seed, "en", Length.STANDARD) if line.tone in (Tone.PLAIN, Tone.LOUD)]
        rounds = fought(seed)[1][-1].round
        assert rounds <= len(lines) <= 8 * rounds + 3, seed
        assert max(len(line.text) for line in lines) < 400


SECRET = {
    "en": r"\d+-\d+|\bleads\b|far ahead|in front|ground to make up|takes round|goes to|belongs to|\blands? (?:just |only )?\d",
    "de": r"\d+-\d+|\bführt\b|weit vorn|in Führung|aufzuholen|Runde \d+ (?:geht an|gehört)|holt sich|trifft (?:nur )?\d",
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_secret_scores_are_not_told_before_the_result(length: Length, language: str) -> None:
    """Nor is the number of punches, of which the score follows (K15)."""
    for seed in range(0, 60, 5):
        before = told(seed, language, length)[:-1]
        if before[-1].tone is not Tone.SCORE:
            before = [line for line in before if line.event < len(fought(seed)[1]) - 1]
        assert [line.text for line in before if re.search(SECRET[language], line.text)] == []
    public = [line.text for seed in (2, 3, 4) for line in told(seed, language, length)[:-1]]
    assert any(re.search(SECRET[language], text) for text in public)


def test_every_event_is_told_somehow() -> None:
    happened = {event.name for seed in range(60) for event in fought(seed)[1]}
    assert len(happened) >= 20
    assert happened <= set(phrase_book("control").cases) | set(phrase_book("common").cases)
