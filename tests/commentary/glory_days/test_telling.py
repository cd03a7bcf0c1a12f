"""A telling of a Glory Days bout: its lengths, its languages, what may not be said twice or too early."""

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
from ringside_manager.fighters.sets import load_set
from tests.bout.corners import AnyOption

ENGINE = registry.get("glory_days")
NAMES = ("Frazier", "Schmeling")
CARDS = ("Muhammad Ali", "Jack Dempsey", "Rocky Marciano")
MANY = (
    "accumulation_will_check", "reopen_injuries", "clinch_one_punch", "mid_round_fatigue", "officials",
    "three_knockdown_rule", "saved_by_bell", "hurt_over_bell", "corner_orders",
)  # fmt: skip
BUSY = [7, 18, 36, 46, 60, 70, 79]
"""The ends of an action list on which every fifth number is an event."""


class Stubborn(AnyOption):
    """Any option, but seldom the towel."""

    def choose(self, request: Any, view: Any) -> Any:
        """Any plan; the towel once in forty times."""
        if request.kind == "towel" and SeededChance(view.round * 97 + view.segment).roll(40) > 1:
            return request.plain
        return super().choose(request, view)


def setup_of(seed: int) -> Setup:
    """Every fourth bout by the plain rules, the others with options; some bleed, foul and fall easily."""
    fighters, data = load_set("glory_days"), []
    for place, name in enumerate(("Joe Frazier", "Max Schmeling")):
        card: dict[str, Any] = {
            **fighters.fighter(CARDS[(seed + place) % 3]).cards["glory_days"],
            "name": name,
        }
        if seed % 3 == 1:
            card |= {
                "cut": 18,
                "foul": 15,
                "inside": BUSY,
                "outside": BUSY,
                "chin_ko": [0, 1],
                "will": [1, 2],
            }
        if seed % 5 == 2:
            card |= {"chin_kd": [[6, 12], [7, 13]], "stamina": [30, 40]}
        data.append(card)
    options = {} if seed % 4 == 0 else dict.fromkeys(MANY, True)
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(4 + seed % 9, options))


@cache
def fought(seed: int) -> tuple[Setup, list[Event]]:
    setup, events = setup_of(seed), list[Event]()
    red, blue = (Stubborn(SeededChance(seed + corner.index)) for corner in CORNERS)
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
        assert 3 * rounds <= len(lines) + 3 <= 12 * rounds + 3, seed
        assert max(len(line.text) for line in lines) < 500


def test_a_line_is_timed_by_its_segment() -> None:
    """A segment is twenty seconds, so the last of a round ends at three minutes."""
    events = fought(0)[1]
    lines = [line for line in told(0, "en", Length.RADIO) if line.tone in (Tone.PLAIN, Tone.LOUD)]
    for line in lines:
        told_of = events[line.event].as_dict()
        if "segment" in told_of:
            assert line.time == 20 * int(str(told_of["segment"]))
    assert max(line.time for line in lines) == 180
    assert any(line.text.startswith("R1 2:40:") for line in told(0, "en", Length.TICKER))


SECRET = {
    "en": r"\d+-\d+|\bleads\b|takes round|belongs to|has won round|judges cannot|Nobody has won|in the air|landed \d",
    "de": r"\d+-\d+|\bführt\b|Runde \d+ (?:geht an|gehört)|Runde (?:an|für) [A-Z]|holt sich|gewinnt Runde|in der Luft|landete \d",
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
    happened = {event.name for seed in range(40) for event in fought(seed)[1]}
    assert len(happened) > 25
    silent = {"bell_rang", "segment_ended", "injury_tested"}
    assert happened - silent <= set(phrase_book("glory_days").cases) | set(phrase_book("common").cases)
