"""The three lengths, the open line, the place of a line in the bout, and scores that are kept secret."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ringside_manager.bout import Setup
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Line, Narrator, Tone, narrate
from ringside_manager.commentary.phrases import Length
from tests.slow import each

LANGUAGES = ("en", "de")


@pytest.fixture(scope="module")
def setups(bouts: Any) -> list[tuple[Setup, list[Event]]]:
    return [(setup, bouts.fought(setup, seed)) for seed in range(16) for setup in [bouts.setup(seed)]]


@each("language", LANGUAGES)
def test_each_length_says_more_than_the_one_before(
    setups: list[tuple[Setup, list[Event]]], language: str
) -> None:
    for setup, events in setups:
        lengths = [
            sum(len(line.text) for line in narrate(setup, 1, events, language=language, length=length))
            for length in Length
        ]
        assert lengths == sorted(set(lengths))


@each("length", list(Length))
def test_lines_name_the_last_event_they_tell(setups: list[tuple[Setup, list[Event]]], length: Length) -> None:
    for setup, events in setups:
        lines = list(narrate(setup, 1, events, length=length))
        assert [line.event for line in lines] == sorted(line.event for line in lines)
        for line in lines:
            assert events[line.event].round in (line.round, 0)
        scored = [place for place, event in enumerate(events) if event.name == "round_scored"]
        assert [line.event for line in lines if line.tone is Tone.SCORE] == scored
        assert lines[-1].event == len(events) - 1
        rung = [line.event for line in lines if line.tone is Tone.BELL]
        first = [events.index(next(e for e in events if e.round == line.round)) for line in lines if line.event in rung and line.tone is Tone.BELL]  # fmt: skip
        assert rung == first


@each("length", list(Length))
def test_what_is_told_so_far_becomes_the_line(
    setups: list[tuple[Setup, list[Event]]], length: Length
) -> None:
    setup, events = setups[3]
    narrator, open_texts, told = Narrator(setup, 1, "en", length), [""], 0
    assert narrator.so_far == ""
    for event in events:
        for line in narrator.hear(event)[:1]:
            if line.tone in (Tone.PLAIN, Tone.LOUD) and open_texts[-1]:
                assert line.text.startswith(
                    open_texts[-1]
                )  # what waited to be added is said when the line ends
                told += 1
        open_texts.append(narrator.so_far)
    assert narrator.so_far == ""
    assert told > 8


def test_the_open_line_grows_while_the_turn_is_fought(setups: list[tuple[Setup, list[Event]]]) -> None:
    setup, events = setups[3]
    narrator, grown = Narrator(setup, 1, "en", Length.RADIO), 0
    before = ""
    for event in events:
        complete = narrator.hear(event)
        if not complete and before:
            assert narrator.so_far.startswith(before)
            grown += narrator.so_far != before
        before = narrator.so_far
    assert grown > 40


def test_a_line_of_the_ticker_says_when_it_was(setups: list[tuple[Setup, list[Event]]]) -> None:
    for setup, events in setups:
        for line in narrate(setup, 1, events, length=Length.TICKER):
            if line.tone in (Tone.PLAIN, Tone.LOUD):
                assert line.text.startswith(f"R{line.round} T{line.time}: ")
            elif line.tone is Tone.SCORE:
                assert line.text.startswith(f"R{line.round}: ")
            assert line.tone is not Tone.BELL


SCORE_WORDS = {
    "en": r"\d ?[-:] ?\d|(?<!: )Frazier \d+, Schmeling \d+\.|after \d+ rounds?:|points\b|\bcards?\b|\beven\b|in the lead\b|ahead|is behind|trail|round \d+ (is (?!over|done)|belongs|goes)|takes round",
    "de": r"\d ?[-:] ?\d|(?<!: )Frazier \d+, Schmeling \d+\.|nach \d+ Runden?:|Punkte\b|Wertung|ausgeglichen|\bführt\b|liegt vorn|keiner vorn|Rückstand|Runde \d+ (geht an|gehört)|holt sich Runde",
}


def before_the_result(lines: list[Line]) -> list[str]:
    return [line.text for line in lines if line.tone is not Tone.RESULT and line.event != lines[-1].event]


@each("language", LANGUAGES)
@each("length", list(Length))
def test_secret_scores_are_not_told_before_the_result(
    setups: list[tuple[Setup, list[Event]]], length: Length, language: str
) -> None:
    words = re.compile(SCORE_WORDS[language], re.IGNORECASE)
    found = 0
    for setup, events in setups:
        secret = list(narrate(setup, 1, events, language=language, length=length, scores=False))
        assert [text for text in before_the_result(secret) if words.search(text)] == []
        public = list(narrate(setup, 1, events, language=language, length=length))
        found += sum(bool(words.search(text)) for text in before_the_result(public))
        ends = [line.event for line in secret if line.tone is Tone.SCORE]
        assert ends == [line.event for line in public if line.tone is Tone.SCORE]
    assert found > 20
