"""A bout told in German: the same cases, and every sentence can be filled with words in the right form."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ringside_manager.bout import Abilities, Setup, registry
from ringside_manager.bout.corner import RED
from ringside_manager.bout.events import Event
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.commentary import Line, Tone, narrate
from ringside_manager.commentary.phrases import Case, Length, blanks, phrase_book
from ringside_manager.commentary.results import result_line
from tests.slow import each

ENGINE = registry.get("ringside")
BOOKS = ("ringside", "title_bout", "glory_days", "control", "quest", "common", "results")
PUNCHES = ("uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook")


@pytest.fixture(scope="module")
def setup() -> Setup:
    """Two boxers who hit hard."""
    red, blue = (
        ENGINE.card_from_abilities(name, Abilities(48, 5, 4, 6, 7, 3, 5, counterpunch=45, endurance=30))
        for name in ("Joe Frazier", "Max Schmeling")
    )
    return Setup(ENGINE, red, blue, ENGINE.info.terms(6, {"saved_by_bell": True}))


@pytest.fixture(scope="module")
def heard(setup: Setup, bouts: Any) -> list[list[Event]]:
    """What happened in some bouts of theirs."""
    return [bouts.fought(setup, seed) for seed in range(8)]


def shape_of(case: Case) -> tuple[Any, ...]:
    return case.when, len(case.say), case.one_in, case.loud, case.lengths


@each("name", BOOKS)
def test_german_has_the_same_cases_in_the_same_order(name: str) -> None:
    english, german = phrase_book(name), phrase_book(f"{name}.de")
    assert list(english.cases) == list(german.cases)
    assert (english.new_line, english.clock) == (german.new_line, german.clock)
    assert (english.edge, english.corners) == (german.edge, german.corners)
    for event, cases in english.cases.items():
        assert [*map(shape_of, cases)] == [*map(shape_of, german.cases[event])], event


def facts_in(case: Case, forms: tuple[str, ...]) -> set[str]:
    """The facts a case's sentences are filled with, whatever form of a word they ask for."""
    ending = re.compile(rf"_(?:{'|'.join(forms)})$") if forms else re.compile("$^")
    return {ending.sub("", blank) for phrase in case.say for blank in blanks(phrase)}


@each("name", BOOKS)
def test_german_fills_in_the_same_facts(name: str) -> None:
    english, german = phrase_book(name), phrase_book(f"{name}.de")
    for event, cases in english.cases.items():
        for one, other in zip(cases, german.cases[event], strict=True):
            assert facts_in(one, english.forms) == facts_in(other, german.forms), (event, one.when)


@each("name", BOOKS)
def test_german_takes_no_english_endings(name: str) -> None:
    told = phrase_book(f"{name}.de").cases.values()
    phrases = [phrase for cases in told for case in cases for phrase in case.say]
    assert phrases
    assert [phrase for phrase in phrases if re.search(r"'s}|\{[aA] | in words}| in order}", phrase)] == []


def test_every_punch_has_every_form() -> None:
    book = phrase_book("ringside.de")
    assert book.forms
    for punch in PUNCHES:
        for form in ("ein", "einen", "einem", "der", "den"):
            assert book.declined(f"thrown_{form}", {"thrown": punch})


@pytest.mark.parametrize("length", list(Length))
def test_every_german_sentence_can_be_filled(
    setup: Setup, heard: list[list[Event]], length: Length, rehearse: Any
) -> None:
    told = [said for events in heard for said in rehearse(setup, events, "de", length).sentences]
    assert len(told) > 100
    for sentence in told:
        assert "{" not in sentence
        assert sentence[0].isupper() or sentence[0] == ","
        assert sentence[-1] in ".!?" or length is Length.TICKER


def test_every_number_of_a_round_has_its_place_in_a_row() -> None:
    book = phrase_book("ringside.de")
    for number in range(1, 41):
        assert book.declined("run_ter", {"run": number}) == book.declined("run_te", {"run": number}) + "r"


def lines(setup: Setup, events: list[Event], language: str) -> list[Line]:
    return list(narrate(setup, 3, events, language=language))


def test_both_languages_tell_the_same_moments(setup: Setup, heard: list[list[Event]]) -> None:
    for events in heard:
        english, german = lines(setup, events, "en"), lines(setup, events, "de")
        assert [(line.round, line.time, line.tone) for line in english] == [
            (line.round, line.time, line.tone) for line in german
        ]
        assert "Runde 1" in {line.text for line in german if line.tone is Tone.BELL}
        assert " schlägt " in german[-1].text or "unentschieden" in german[-1].text


def test_a_language_without_phrases_is_told_in_english(setup: Setup, heard: list[list[Event]]) -> None:
    assert lines(setup, heard[0], "xx") == lines(setup, heard[0], "en")


def outcome(method: Method, winner: Any, number: int) -> Outcome:
    return Outcome(method, winner, number, 12, (0, 0), (0, 0), (0, 0), (0, 0), (90, 90), ())


@each(
    "method, wins, text",
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
