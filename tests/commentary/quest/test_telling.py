"""A telling of a Quest bout: its lengths, its languages, what may not be said twice or too early."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from ringside_manager.bout import SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.events import Event
from ringside_manager.bout.request import Request
from ringside_manager.commentary import Length, Line, Tone, narrate
from ringside_manager.commentary.phrases import phrase_book
from tests.bout.corners import AnyOption

ENGINE = registry.get("quest")
ROUNDS = 6
NAMES = ("Liston", "Patterson")
BOXERS = (
    ((6, 6, 7, 5), "haymaker turtle feint southpaw iron_chin"),
    ((7, 5, 9, 6), "swarm body_snatcher clinch grandstand second_wind"),
    ((5, 4, 8, 4), "rope_a_dope liver_shot clinch peekaboo shoulder_roll haymaker"),
    ((8, 7, 6, 6), "stick_and_move counterpunch cut_off_ring feint second_wind southpaw"),
    ((4, 3, 10, 3), "haymaker swarm liver_shot iron_chin grandstand cut_off_ring"),
)
"""Pools of Speed, Defense, Might and Cunning, and special moves, of men who do all that can be done."""
CREWS = (
    "cut_man:swab+salts",
    "trainer:fire_up+calm_down",
    "strategist:scouting+read",
    "manager:water+work_judges",
)
OTHERS = (
    "cut_man:cold_iron+water",
    "trainer:rub_down+new_plan",
    "strategist:scouting+read",
    "chief_second:water+towel",
)


def crew(number: int) -> dict[str, str]:
    """A crew for each corner."""
    both = zip(("red", "blue"), (CREWS, OTHERS) if number % 2 else (OTHERS, CREWS), strict=True)
    return {f"{corner}_second_{place}": seat for corner, seats in both for place, seat in enumerate(seats, 1)}


def setup_of(seed: int) -> Setup:
    """Every pair of the five comes up, by the plain rules and with everything."""
    data = [
        {
            "name": name, "stamina_bonus": -(seed % 4) * 3, "moves": moves.split(), "home": seed % 3 == 0,
            **{pool: [[dice, 6]] for pool, dice in zip(("speed", "defense", "might", "cunning"), pools, strict=True)},
        }
        for name, (pools, moves) in zip(
            ("Sonny Liston", "Floyd Patterson"), (BOXERS[seed % 5], BOXERS[(seed // 5 + seed) % 5]), strict=True
        )
    ]  # fmt: skip
    options = {"cuts_and_fouls": True, "three_knockdown_rule": True, **crew(seed)} if seed % 3 else {}
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(ROUNDS, options))


class Stubborn(AnyOption):
    """Takes any option, but hardly ever the towel."""

    def choose(self, request: Request[Any], view: Any) -> Any:
        chosen = super().choose(request, view)
        return super().choose(request, view) if str(chosen) == "towel" else chosen


@cache
def fought(seed: int) -> tuple[Setup, list[Event]]:
    """Every second bout between corners that take any option, else by those of the rules."""
    setup, events = setup_of(seed), list[Event]()
    red, blue = (
        Stubborn(SeededChance(seed + corner.index)) if seed % 2 else ENGINE.plain_corner(SeededChance(seed))
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
    for seed in range(6):
        said = list(sentences(told(seed, language, Length.RADIO)))
        threes = zip(said, said[1:], said[2:], strict=False)
        assert [one for one, two, three in threes if one == two == three] == []


def test_a_standard_telling_is_neither_endless_nor_bare() -> None:
    """At most a line for each clash and one for the corners, none longer than can be read while the next is fought."""
    for seed in range(10):
        lines = [line for line in told(seed, "en", Length.STANDARD) if line.tone in (Tone.PLAIN, Tone.LOUD)]
        rounds = fought(seed)[1][-1].round
        assert rounds - 1 <= len(lines) <= 4 * rounds + 3, seed
        assert max(len(line.text) for line in lines) < 500


SECRET = {
    "en": r"\d+-\d+|\bleads\b|far ahead|with \w+ in front|to climb|takes round|goes to|[Rr]ound \d+ is (?!over|done)",
    "de": r"\d+-\d+|(?:Liston|Patterson) führt|führt (?:Liston|Patterson)|weit vorn|liegt vorn|holt sich|geht an|Runde \d+ gehört",
}


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_secret_scores_are_not_told_before_the_result(length: Length, language: str) -> None:
    for seed in range(0, 40, 5):
        before = [line.text for line in told(seed, language, length) if line.tone is not Tone.RESULT]
        assert [text for text in before if re.search(SECRET[language], text)] == []
    public = [line.text for seed in (1, 2, 3) for line in told(seed, language, length)[:-1]]
    assert any(re.search(SECRET[language], text) for text in public)


def test_every_event_is_told_somehow() -> None:
    happened = {event.name for seed in range(60) for event in fought(seed)[1]}
    assert len(happened) >= 27
    assert happened <= set(phrase_book("quest").cases) | set(phrase_book("common").cases)
