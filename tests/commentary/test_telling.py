"""A telling of a Ringside bout: no sentence three times running, no names but the boxers', and no two alike."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ringside_manager.bout import Setup
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Length, Line, Tone, narrate

NAMES = ("Frazier", "Schmeling")
ENGLISH_CAPITALS = re.compile(r"(?<![.!?:] )(?<!^)\b(?!R\d|T\d)[A-Z]\w*")


def fought(bouts: Any, seeds: range, rounds: int | None = None) -> Iterator[tuple[int, Setup, list[Event]]]:
    """Bouts of all kinds; one in four by the plain policy, the others with every tactic."""
    for seed in seeds:
        setup = bouts.setup(seed, rounds=rounds or 2 + seed % 5)
        yield seed, setup, bouts.fought(setup, seed, plain=seed % 4 == 3)


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


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_said_three_times_running(language: str, bouts: Any) -> None:
    for seed, setup, events in fought(bouts, range(12), rounds=3):
        for length in Length:
            lines = list(narrate(setup, seed, events, language=language, length=length, scores=seed % 5 > 0))
            assert three_running(sentences(lines)) == [], (seed, length)
            assert three_running([line.text for line in lines]) == [], (seed, length)


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
