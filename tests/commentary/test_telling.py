"""A telling of a bout of any system: its lengths, its languages, what may not be said twice, too early or at all."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from ringside_manager.bout import Setup, registry
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Line, Tone, narrate
from ringside_manager.commentary.phrases import Length, phrase_book, phrases_in
from tests.commentary.telling import SYSTEMS, fought, telling, told
from tests.slow import rest_slow

NAMES = ("Frazier", "Schmeling")
ENGLISH_CAPITALS = re.compile(r"(?<![.!?:] )(?<!^)\b(?!R\d|T\d)[A-Z]\w*")
every_system = pytest.mark.parametrize("system", SYSTEMS)
either_language = pytest.mark.parametrize("language", ["en", "de"])
every_length = pytest.mark.parametrize("length", list(Length))


def spoken(lines: list[Line]) -> list[Line]:
    return [line for line in lines if line.tone in (Tone.PLAIN, Tone.LOUD)]


def sentences(lines: list[Line]) -> list[str]:
    said = [one for line in spoken(lines) for one in re.split(r"(?<=[.!?]) ", line.text)]
    return [one for one in said if not re.fullmatch(r"R\d+ \w\d+:.*", one)]


def three_running(texts: list[str]) -> list[str]:
    return [one for one, two, three in zip(texts, texts[1:], texts[2:], strict=False) if one == two == three]


@every_system
@either_language
def test_each_length_says_more_than_the_one_before(system: str, language: str) -> None:
    for seed in range(6):
        lengths = [sum(len(line.text) for line in told(system, seed, language, length)) for length in Length]
        assert lengths == sorted(set(lengths)), seed


@every_system
@every_length
def test_both_languages_tell_the_same_moments(system: str, length: Length) -> None:
    for seed in range(6):
        english, german = (
            [(line.event, line.tone) for line in told(system, seed, one, length)] for one in ("en", "de")
        )
        assert english == german


@every_system
@either_language
def test_no_sentence_comes_three_times_running(system: str, language: str) -> None:
    for seed in range(telling(system).repeats):
        assert three_running(sentences(told(system, seed, language, Length.RADIO))) == []


@every_system
def test_a_standard_telling_is_neither_endless_nor_bare(system: str) -> None:
    """None of its lines is longer than can be read while the next is fought."""
    least, less, most = telling(system).lines
    for seed in telling(system).standard:
        lines = spoken(told(system, seed, "en", Length.STANDARD))
        rounds = fought(system, seed)[1][-1].round
        assert least * rounds - less <= len(lines) <= most * rounds + 3, seed
        assert max(len(line.text) for line in lines) < telling(system).longest
        assert sorted(len(line.text) for line in lines)[len(lines) // 2] < telling(system).middle


@every_system
@either_language
@every_length
def test_secret_scores_are_not_told_before_the_result(system: str, length: Length, language: str) -> None:
    """Nor, in Control, is the number of punches, of which the score follows (K15)."""
    here = telling(system)
    for seed in range(0, 30, 5):
        before = [line for line in told(system, seed, language, length) if line.tone is not Tone.RESULT]
        if here.end_tells and before[-1].tone is not Tone.SCORE:
            before = [line for line in before if line.event < len(fought(system, seed)[1]) - 1]
        assert [line.text for line in before if re.search(here.secret[language], line.text)] == []
    public = [line.text for seed in (1, 2, 3, 4) for line in told(system, seed, language, length)[:-1]]
    assert any(re.search(here.secret[language], text) for text in public)


@every_system
def test_every_event_is_told_somehow(system: str) -> None:
    here = telling(system)
    happened = {event.name for seed in range(here.many) for event in fought(system, seed)[1]}
    assert len(happened) >= here.kinds
    assert happened - {*here.silent} <= set(phrase_book(system).cases) | set(phrase_book("common").cases)


@every_system
@pytest.mark.parametrize(
    ("length", "language"),
    rest_slow([*((length, "en") for length in Length), *((length, "de") for length in reversed(Length))], 4),
)  # the languages have the same cases, and both are filled in the longest
def test_every_case_is_told_and_every_sentence_of_it_can_be_filled(
    system: str, length: Length, language: str, rehearse: Any
) -> None:
    idle = {
        id(case): (event, case)
        for event, cases in phrases_in(language, system).cases.items()
        for case in cases
        if length in case.lengths and case.say
    }
    for setup, events, scores in telling(system).rehearsed():
        rehearsal = rehearse(setup, events, language, length, scores=scores)
        for case in rehearsal.cases:
            idle.pop(case, None)
        for sentence in set(rehearsal.sentences):
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0] == "," or sentence[0].isdigit()
            assert sentence[-1] in ".!?" or length is Length.TICKER
    assert list(idle.values()) == []


# One system's own


def test_a_line_is_timed_by_its_segment() -> None:
    """A segment is twenty seconds, so the last of a round ends at three minutes."""
    events = fought("glory_days", 0)[1]
    lines = spoken(told("glory_days", 0, "en", Length.RADIO))
    for line in lines:
        told_of = events[line.event].as_dict()
        if "segment" in told_of:
            assert line.time == 20 * int(str(told_of["segment"]))
    assert max(line.time for line in lines) == 180
    assert any(line.text.startswith("R1 2:40:") for line in told("glory_days", 0, "en", Length.TICKER))


def test_a_segment_is_as_long_as_the_engine_says() -> None:
    from ringside_manager.engines.glory_days.tables import SECONDS_A_SEGMENT, SEGMENTS

    for language in ("en", "de"):
        book = phrases_in(language, "glory_days")
        assert (book.clock, book.seconds) == ("segment", SECONDS_A_SEGMENT)
        assert book.seconds * SEGMENTS == registry.get("glory_days").info.clock_length


@every_length
def test_the_punches_of_a_bout_are_told_as_they_were_counted(length: Length) -> None:
    """All effective punches of both stand at the end of a broadcast, those of a round in its ticker."""
    for seed in (1, 2, 4, 7):
        events = fought("control", seed)[1]
        lines = told("control", seed, "en", length)
        if length is Length.RADIO:
            red, blue = events[-1].outcome.landed  # type: ignore[attr-defined]
            assert f"Frazier {red}, Schmeling {blue}" in lines[-2].text.replace("landed ", "")
        elif length is Length.TICKER:
            tallies = [event.tally for event in events if event.name == "round_scored"]  # type: ignore[attr-defined]
            rounds = [line for line in lines if line.tone is Tone.PLAIN and "chmeling" in line.text]
            for red, blue in tallies:
                assert any(
                    f"Frazier {red}, Schmeling {blue}" in line.text.replace("lands ", "") for line in rounds
                )


# Ringside


def ringside_bouts(
    bouts: Any, seeds: range, rounds: int | None = None
) -> Iterator[tuple[int, Setup, list[Event]]]:
    """Bouts of all kinds; one in four by the plain policy, the others with every tactic."""
    for seed in seeds:
        setup = bouts.setup(seed, rounds=rounds or 2 + seed % 5)
        yield seed, setup, bouts.fought(setup, seed, plain=seed % 4 == 3)


@pytest.mark.parametrize("language", ["en", "de"])
def test_nothing_is_said_three_times_running(language: str, bouts: Any) -> None:
    for seed, setup, events in ringside_bouts(bouts, range(12), rounds=3):
        for length in Length:
            lines = list(narrate(setup, seed, events, language=language, length=length, scores=seed % 5 > 0))
            assert three_running(sentences(lines)) == [], (seed, length)
            assert three_running([line.text for line in lines]) == [], (seed, length)


def test_only_the_two_boxers_have_names(bouts: Any) -> None:
    ordinary = {"TKO", "KO", *NAMES}
    for seed, setup, events in ringside_bouts(bouts, range(12), rounds=2):
        for length in Length:
            for line in narrate(setup, seed, events, length=length):
                if line.tone not in (Tone.BELL, Tone.RESULT):
                    assert set(ENGLISH_CAPITALS.findall(line.text)) <= ordinary, line.text


def test_bouts_of_two_seeds_are_told_differently(bouts: Any) -> None:
    told = {
        tuple(line.text for line in narrate(setup, seed, events, length=Length.STANDARD))
        for seed, setup, events in ringside_bouts(bouts, range(20), rounds=2)
    }
    assert len(told) == 20
    setup = bouts.setup(4)
    events = bouts.fought(setup, 4)
    again = {tuple(line.text for line in narrate(setup, seed, events)) for seed in range(20)}
    assert len(again) == 20
