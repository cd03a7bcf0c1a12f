"""A telling never says what did not happen: bouts by the hundred, each line held against its events.

The 2,000 bouts take some minutes: ``python -m pytest -m slow tests/commentary/test_truth.py``.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from ringside_manager.bout import Setup
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Length, Line, Tone, narrate
from tests.commentary.witness import denied

NAMES = ("Frazier", "Schmeling")
WAYS = tuple(product(("en", "de"), Length))
ENGLISH_CAPITALS = re.compile(r"(?<![.!?:] )(?<!^)\b(?!R\d|T\d)[A-Z]\w*")


def fought(bouts: Any, seeds: range, rounds: int | None = None) -> Iterator[tuple[int, Setup, list[Event]]]:
    """Bouts of all kinds; one in four by the plain policy, the others with every tactic."""
    for seed in seeds:
        setup = bouts.setup(seed, rounds=rounds or 2 + seed % 5)
        yield seed, setup, bouts.fought(setup, seed, plain=seed % 4 == 3)


def tellings(seed: int, setup: Setup, events: list[Event]) -> dict[tuple[str, Length], list[Line]]:
    """The bout told in every way; of one in five the scores are secret."""
    return {
        (language, length): list(
            narrate(setup, seed, events, language=language, length=length, scores=seed % 5 > 0)
        )
        for language, length in WAYS
    }


def sentences(lines: list[Line]) -> list[str]:
    return [
        said
        for line in lines
        if line.tone in (Tone.PLAIN, Tone.LOUD)
        for said in re.split(r"(?<=[.!?]) ", line.text)
        if not re.fullmatch(r"R\d+ \w\d+:.*", said)
    ]


def three_running(texts: list[str]) -> list[str]:
    return [one for one, two, three in zip(texts, texts[1:], texts[2:], strict=False) if one == two == three]


def check(seed: int, setup: Setup, events: list[Event], ways: tuple[tuple[str, Length], ...]) -> None:
    """Everything a telling must never do, the lies of some ways alone."""
    told = tellings(seed, setup, events)
    for language in ("en", "de"):
        lengths = [sum(len(line.text) for line in told[language, length]) for length in Length]
        assert lengths == sorted(set(lengths)), (seed, language)
    for (language, length), lines in told.items():
        where = seed, language, length
        assert three_running(sentences(lines)) == [], where
        assert three_running([line.text for line in lines]) == [], where
        assert lines[-1].tone is Tone.RESULT
    for language, length in ways:
        lies = denied(events, told[language, length], language, NAMES, setup.terms.rounds)
        assert lies == [], (seed, language, length)


@pytest.mark.parametrize("part", range(3))
def test_no_line_says_what_did_not_happen(part: int, bouts: Any) -> None:
    for seed, setup, events in fought(bouts, range(part * 25, part * 25 + 25), rounds=2):
        check(seed, setup, events, (WAYS[seed % 3], WAYS[seed % 3 + 3]))


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize("part", range(20))
def test_no_line_of_two_thousand_bouts_says_what_did_not_happen(part: int, bouts: Any) -> None:
    for seed, setup, events in fought(bouts, range(part * 100 + 1000, part * 100 + 1100)):
        check(seed, setup, events, WAYS)


def test_only_the_two_boxers_have_names(bouts: Any) -> None:
    ordinary = {"TKO", "KO", *NAMES}
    for seed, setup, events in fought(bouts, range(12), rounds=2):
        for length in Length:
            for line in narrate(setup, seed, events, length=length):
                if line.tone not in (Tone.BELL, Tone.RESULT):
                    assert set(ENGLISH_CAPITALS.findall(line.text)) <= ordinary, line.text


def test_bouts_of_two_seeds_are_told_differently(bouts: Any) -> None:
    told = {
        tuple(line.text for line in narrate(setup, seed, events, length=Length.STANDARD))
        for seed, setup, events in fought(bouts, range(40), rounds=2)
    }
    assert len(told) == 40
    setup = bouts.setup(4)
    events = bouts.fought(setup, 4)
    again = {tuple(line.text for line in narrate(setup, seed, events)) for seed in range(20)}
    assert len(again) == 20


LIES = [
    ("en", r"up at (two|three|four|five|six|seven)\b", "up at eight", "count"),
    ("en", r"(Frazier|Schmeling) (misses|is off the mark|swings at air)", r"\1 misses. \1 is on the ropes", "edge"),
    ("en", r"(Frazier|Schmeling) (misses|is off the mark|swings at air)", r"\1 misses. Down goes \1!", "knocked_down"),
    ("en", r"(Frazier|Schmeling) (misses|is off the mark|swings at air)", r"\1 misses. \1 covers up", "covers"),
    ("en", r"in a row", "in a row, eleven in a row", "streak"),
    ("en", r"this round", "this round, that makes fourteen landed this round", "landed"),
    ("en", r"[Rr]ound 2", "Round 3", "round 3"),
    ("en", r"After 1 round: Frazier \d+", "After 1 round: Frazier 99", "points"),
    ("en", r"Good (left jab|right jab) from", "Good uppercut from", "uppercut"),
    ("de", r"bei (zwei|drei|vier|fünf|sechs|sieben)\b", "bei acht", "count"),
    ("de", r"(Frazier|Schmeling) (verfehlt|ist zu kurz)\.", r"\1 hängt in den Seilen.", "edge"),
    ("de", r"(Frazier|Schmeling) (verfehlt|ist zu kurz)\.", r"\1 geht zu Boden!", "knocked_down"),
    ("de", r"(Frazier|Schmeling) (verfehlt|ist zu kurz)\.", r"\1 deckt sich.", "deckt"),
    ("de", r"Treffer in Folge", "Treffer in Folge, elf Treffer in Folge", "streak"),
]  # fmt: skip


@pytest.mark.parametrize(("language", "words", "lie", "found"), LIES)
def test_a_lie_is_found(language: str, words: str, lie: str, found: str, bouts: Any) -> None:
    """In some places it may happen to be true; two where it is not are enough."""
    caught = 0
    for seed, setup, events in fought(bouts, range(20), rounds=4):
        lines = list(narrate(setup, seed, events, language=language, length=Length.RADIO))
        for place, line in enumerate(lines):
            if caught < 2 and line.tone is not Tone.BELL and re.search(words, line.text):
                wrong = dataclasses.replace(line, text=re.sub(words, lie, line.text, count=1))
                told = [*lines[:place], wrong, *lines[place + 1 :]]
                lies = denied(events, told, language, NAMES, setup.terms.rounds)
                caught += any(found in said for said in lies)
        if caught == 2:
            break
    assert caught == 2
