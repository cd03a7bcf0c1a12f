"""A bout told in German: the same cases, and every sentence can be filled with words in the right form."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ringside_manager.bout import Abilities, SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import RED
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.commentary import Line, Tone, narrate, result_line
from ringside_manager.commentary.narrator import Narrator, _facts_of
from ringside_manager.commentary.phrases import phrase_book, phrases_in
from ringside_manager.commentary.sentences import fill

ENGINE = registry.get("ringside")
PUNCHES = ("uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook")


class Restless:
    def __init__(self, seed: int) -> None:
        self._pick = SeededChance(seed).pick

    def choose(self, request: Any, _view: Any) -> Any:
        return self._pick(request.options)


@pytest.fixture(scope="module")
def setup() -> Setup:
    """Two boxers who hit hard."""
    red, blue = (
        ENGINE.card_from_abilities(name, Abilities(48, 5, 4, 6, 7, 3, 5, counterpunch=45, endurance=30))
        for name in ("Joe Frazier", "Max Schmeling")
    )
    return Setup(ENGINE, red, blue, ENGINE.info.terms(6, {"saved_by_bell": True}))


@pytest.fixture(scope="module")
def bouts(setup: Setup) -> list[list[Event]]:
    """What happened in some bouts of theirs."""
    heard: list[list[Event]] = []
    for seed in range(8):
        heard.append([])
        simulate(setup, seed, Restless(seed), Restless(seed + 99), heard[-1].append)
    return heard


@pytest.mark.parametrize("name", ["ringside", "common", "results"])
def test_german_has_the_same_cases_in_the_same_order(name: str) -> None:
    english, german = phrase_book(name), phrase_book(f"{name}.de")
    assert list(english.cases) == list(german.cases)
    assert (english.new_line, english.clock) == (german.new_line, german.clock)
    for event, cases in english.cases.items():
        shape = [(case.when, len(case.say), case.one_in, case.loud) for case in cases]
        assert shape == [(case.when, len(case.say), case.one_in, case.loud) for case in german.cases[event]]


@pytest.mark.parametrize("name", ["ringside", "common", "results"])
def test_german_takes_no_english_endings(name: str) -> None:
    told = phrase_book(f"{name}.de").cases.values()
    phrases = [phrase for cases in told for case in cases for phrase in case.say]
    assert phrases
    assert [phrase for phrase in phrases if re.search(r"'s}|\{[aA] | in words}", phrase)] == []


def test_every_punch_has_every_form() -> None:
    book = phrase_book("ringside.de")
    assert book.forms
    for punch in PUNCHES:
        assert set(book.declined("thrown", punch)) == {f"thrown_{form}" for form in book.forms}


def test_every_german_sentence_can_be_filled(setup: Setup, bouts: list[list[Event]]) -> None:
    narrator = Narrator(setup, 1, "de")
    books = phrases_in("de", "ringside"), phrases_in("de", "common")
    told = 0
    for events in bouts:
        before = ""
        for event in events:
            facts = {**_facts_of(event), "after": before}
            before = event.name
            for book in books:
                case = book.case(event.name, facts)
                for phrase in case.say if case else ():
                    sentence = fill(phrase, narrator._values(book, facts))
                    assert "{" not in sentence
                    assert sentence[0].isupper()
                    assert sentence[-1] in ".!"
                    told += 1
    assert told > 1_000


def lines(setup: Setup, events: list[Event], language: str) -> list[Line]:
    return list(narrate(setup, 3, events, language=language))


def test_both_languages_tell_the_same_moments(setup: Setup, bouts: list[list[Event]]) -> None:
    for events in bouts:
        english, german = lines(setup, events, "en"), lines(setup, events, "de")
        assert [(line.round, line.time, line.tone) for line in english] == [
            (line.round, line.time, line.tone) for line in german
        ]
        assert "Runde 1" in {line.text for line in german if line.tone is Tone.BELL}
        assert " schlägt " in german[-1].text or "unentschieden" in german[-1].text


def test_a_language_without_phrases_is_told_in_english(setup: Setup, bouts: list[list[Event]]) -> None:
    assert lines(setup, bouts[0], "xx") == lines(setup, bouts[0], "en")


def outcome(method: Method, winner: Any, number: int) -> Outcome:
    return Outcome(method, winner, number, 12, (0, 0), (0, 0), (0, 0), (0, 0), (90, 90), ())


@pytest.mark.parametrize(
    ("method", "wins", "text"),
    [
        (Method.KO, True, "Ali schlägt Marciano durch KO in Runde 7 (Zug 12)"),
        (Method.RTD, True, "Ali schlägt Marciano durch Aufgabe in Runde 7 (Zug 12)"),
        (Method.SD, True, "Ali schlägt Marciano nach 7 Runden durch geteiltes Urteil"),
        (Method.TD, True, "Ali schlägt Marciano durch technisches Urteil in Runde 7"),
        (Method.DRAW, False, "Ali und Marciano trennen sich nach 7 Runden unentschieden"),
        (Method.NC, False, "Ali gegen Marciano bleibt ohne Wertung, abgebrochen in Runde 7"),
    ],
)
def test_last_lines(method: Method, wins: bool, text: str) -> None:
    assert result_line(outcome(method, RED if wins else None, 7), "Ali", "Marciano", "turn", "de") == text
