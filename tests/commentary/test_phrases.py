"""The phrase files: every sentence can be told, and a broken file says what is wrong with it."""

from __future__ import annotations

from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from ringside_manager import paths
from ringside_manager.bout import Setup, registry
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.commentary import ASIDE
from ringside_manager.commentary.phrases import (
    Case,
    Length,
    PhraseBook,
    PhraseError,
    blanks,
    fill,
    phrase_book,
    phrases_in,
    read_phrases,
)
from ringside_manager.commentary.results import NEWS, Names, pick, tell
from ringside_manager.commentary.tallies import ROUND_ENDED, ROUND_OPENED, TACTIC_DROPPED
from tests.slow import each

ENGINE = registry.get("ringside")
DERIVED = {ROUND_ENDED, ROUND_OPENED, TACTIC_DROPPED}


@pytest.fixture(scope="module")
def heard(bouts: Any) -> list[tuple[Setup, list[Event]]]:
    """Bouts of weak and strong hitters with all options open, and some without tactics."""
    setups = [(seed, bouts.setup(seed, rounds=4 + seed % 3)) for seed in range(60)]
    return [(setup, bouts.fought(setup, seed, plain=seed % 5 == 4)) for seed, setup in setups]


def shipped() -> list[str]:
    """The English phrase files of bouts; the newspaper's and the translations have tests of their own."""
    stems = (path.stem for path in (paths.resources() / "phrases").glob("*.toml"))
    return [stem for stem in stems if "." not in stem and stem not in ("news", "results")]


def test_there_are_phrases_for_ringside_and_for_all() -> None:
    assert {"common", "ringside"} <= set(shipped())


def test_every_phrase_file_belongs_to_a_system() -> None:
    assert set(shipped()) - {"common"} <= set(registry.names())


def known_events(system: str) -> set[str]:
    module = import_module(f"ringside_manager.engines.{system}.events")
    classes = [
        thing for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Event)
    ]
    return {cls.name.fget(cls.__new__(cls)) for cls in (*classes, RoundScored, BoutEnded)}  # type: ignore[attr-defined]


@each("system", [name for name in shipped() if name != "common"])
def test_phrases_name_events_that_exist(system: str) -> None:
    named = {event.removesuffix(ASIDE) for event in phrase_book(system).cases}
    assert named <= known_events(system) | DERIVED
    assert phrase_book(system).new_line in known_events(system) | {""}


def test_every_ringside_event_is_told_somehow(heard: list[tuple[Setup, list[Event]]]) -> None:
    happened = {event.name for _, events in heard for event in events}
    assert happened - set(phrase_book("ringside").cases) - set(phrase_book("common").cases) == set()


@pytest.mark.parametrize("length", list(Length))
def test_every_case_is_told_somewhere_and_every_sentence_of_it_can_be_filled(
    heard: list[tuple[Setup, list[Event]]], length: Length, rehearse: Any
) -> None:
    books = phrase_book("ringside"), phrase_book("common")
    idle = {
        id(case): (event, case)
        for book in books
        for event, cases in book.cases.items()
        for case in cases
        if length in case.lengths and case.say
    }
    for number, (setup, events) in enumerate(heard):
        rehearsal = rehearse(setup, events, "en", length, scores=number % 6 > 0)
        for case in rehearsal.cases:
            idle.pop(case, None)
        for sentence in rehearsal.sentences:
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0] == "," or sentence.startswith("A ")
            assert sentence[-1] in ".!?" or length is Length.TICKER
    elsewhere = {"RTD", "DQ", "TD", "NC"}  # ends Ringside does not know
    assert not [
        (event, case)
        for event, case in idle.values()
        if not any(
            elsewhere & set(wanted if isinstance(wanted, tuple) else [wanted]) for _, wanted in case.when
        )
    ]


def test_blanks_are_names_or_facts() -> None:
    for system in shipped():
        for event, cases in phrase_book(system).cases.items():
            for case in cases:
                for phrase in case.say:
                    assert phrase.count("{") == len(blanks(phrase)), f"{system}: {event}: {phrase}"


@each(
    "phrase, sentence",
    [
        ("{Me} lands {a thrown}.", "Ali lands an uppercut."),
        ("{A thrown}!", "An uppercut!"),
        ("{a hand} and {A hand}", "a left and A left"),
        ("{me's} and {them's}", "Ali's and Louis'"),
        ("{count in words}, {Count in words}, {count}", "nine, Nine, 9"),
        ("{thrown in words}", "uppercut"),
        ("no blank, {not one}, {}", "no blank, {not one}, {}"),
    ],
)
def test_filling(phrase: str, sentence: str) -> None:
    values = {"me": "Ali", "them": "Louis", "thrown": "uppercut", "hand": "left", "count": "9"}
    assert fill(phrase, values) == sentence


def test_a_blank_without_a_value_is_named() -> None:
    with pytest.raises(KeyError, match="nobody"):
        fill("{Nobody} wins.", {})


def test_what_is_filled_in_is_not_filled_again() -> None:
    assert fill("{me} beats {them}", {"me": "{them}", "them": "Louis"}) == "{them} beats Louis"


CASES = """
[words]
left_hook = "left"
[[hit]]
when = { damage = ">=5", hand = ["left", "right"] }
say = ["hard"]
[[hit]]
when = { thrown = "@anticipated" }
say = ["read"]
[[hit]]
when = { thrown = "" }
say = ["nothing"]
[[hit]]
when = { damage = 3, clean = true }
say = ["three"]
[[hit]]
say = []
"""


@each(
    "facts, said",
    [
        ({"damage": 5, "hand": "left"}, ("hard",)),
        ({"damage": 4, "hand": "left"}, ()),
        ({"damage": 5, "hand": "both"}, ()),
        ({"damage": 9}, ()),
        ({"thrown": "jab", "anticipated": "jab"}, ("read",)),
        ({"thrown": "jab", "anticipated": "hook"}, ()),
        ({"thrown": None}, ("nothing",)),
        ({"damage": 3, "clean": True}, ("three",)),
        ({"damage": 3, "clean": False}, ()),
    ],
)
def test_the_first_case_that_fits_is_told(
    facts: dict[str, Any], said: tuple[str, ...], tmp_path: Path
) -> None:
    (tmp_path / "x.toml").write_text(CASES)
    case = read_phrases(tmp_path / "x.toml").case("hit", facts)
    assert case is not None
    assert case.say == said


def test_words_are_spoken_as_the_file_says(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_text(CASES)
    book = read_phrases(tmp_path / "x.toml")
    found = [book.word(fact) for fact in ("left_hook", "right_hook", 7, None)]
    assert found == ["left", "right hook", "7", ""]


def test_a_system_without_a_file_has_an_empty_book() -> None:
    assert phrase_book("no such system") == PhraseBook()


@each(
    "text, part",
    [
        ("[[hit]\n", "is not TOML"),
        ("[[hit]]\nsay = ['x']\ntune = 'loud'\n", "tune"),
        ("[[hit]]\nsay = ['x']\ntone = 'quiet'\n", "quiet"),
        ("[[hit]]\nsay = ['x']\none_in = 0\n", "one_in"),
        ("[[hit]]\nwhen = { a = 1 }\n", "say"),
        ("hit = 3\n", "cannot be told"),
    ],
)
def test_a_broken_file_says_what_is_wrong(text: str, part: str, tmp_path: Path) -> None:
    (tmp_path / "bad.toml").write_text(text)
    with pytest.raises(PhraseError, match=part) as refused:
        read_phrases(tmp_path / "bad.toml")
    assert str(refused.value).startswith("bad.toml ")


# The newspaper's phrases: complete in every language, and never twice alike in a row


LANGUAGES = ("en", "de")
SITUATIONS = (
    "result", "drawn", "crowned", "title_made", "cancelled", "retired", "returned", "signed", "sold", "traded", "date_won",
    "renewed", "tournament_drawn", "walkover", "tournament_won", "rank_given", "rank_lifted", "hurt", "stripped", "moved",
    "founded", "branched", "ended",
)  # fmt: skip
NAMES = {
    "one", "other", "one_full", "other_full", "manager", "giver", "champion", "dethroned", "goes_on",
    "cup_name", "league",
}  # fmt: skip
FACTS = {
    "how", "round", "rounds", "stage", "cards", "score", "arena", "down_one", "down_other", "comeback", "gap", "upset",
    "streak", "slump", "ended", "drought", "landmark", "feud", "debut", "meeting", "revenge", "belt", "defence", "line", "cup", "learned",
    "record_one", "record_other", "purse_one", "purse_other", "word", "amount", "count", "percent", "night", "career", "bouts",
}  # fmt: skip


@each("language", LANGUAGES)
@each("situation", SITUATIONS)
def test_every_situation_has_a_headline_and_a_sentence_that_always_fit(language: str, situation: str) -> None:
    for event in (situation, f"{situation}_headline"):
        assert phrases_in(language, NEWS).cases[event][-1].when == ()


@each("language", LANGUAGES)
def test_phrases_name_facts_that_exist(language: str) -> None:
    for cases in phrases_in(language, NEWS).cases.values():
        for case in cases:
            assert {name for name, _ in case.when} <= FACTS | NAMES
            assert {blank for phrase in case.say for blank in blanks(phrase)} <= FACTS | NAMES


def test_german_has_the_same_cases_and_as_many_sentences() -> None:
    english, german = (phrases_in(language, NEWS).cases for language in LANGUAGES)
    assert list(english) == list(german)
    for event, cases in english.items():
        assert [case.when for case in cases] == [case.when for case in german[event]]
        assert [len(case.say) for case in cases] == [len(case.say) for case in german[event]]


def test_german_takes_no_english_endings() -> None:
    for cases in phrase_book("news.de").cases.values():
        for phrase in (phrase for case in cases for phrase in case.say):
            assert "'s}" not in phrase
            assert "{a " not in phrase.lower()
            assert " in words}" not in phrase


@each("count", [2, 3, 4, 5])
def test_two_turns_in_a_row_are_never_told_alike_and_all_are_used(count: int) -> None:
    case = Case((), tuple("abcde"[:count]))
    told = [pick(case, turn) for turn in range(60)]
    assert all(first != second for first, second in pairwise(told))
    assert set(told) == set(case.say)


def test_an_unknown_language_is_english() -> None:
    assert phrases_in("xx", NEWS) is phrases_in("en", NEWS)


def test_names_are_printed_as_they_are() -> None:
    names = Names("Jo {other} Under_score", "B <b>X</b>", (("manager", "A_n{n}"), ("giver", "")))
    story = tell("sold", names, {"amount": 1200, "night": 0, "word": "", "giver": ""}, 0)
    assert "Jo {other} Under_score" in story.text
    assert "A_n{n}" in story.text
    assert "$1,200" in story.text


def test_what_nobody_can_tell_is_refused() -> None:
    with pytest.raises(KeyError):
        tell("weather", Names("A", "B"), {}, 0)


def test_the_tournament_for_the_title_has_an_article() -> None:
    facts = {"count": 16, "night": 1}
    told = [
        tell("tournament_drawn", Names("", "", (("cup_name", name), ("league", "x"))), facts, turn)
        for name in ("Title tournament", "Friday Cup")
        for turn in range(3)
    ]
    text = " ".join(f"{story.headline} {story.text}" for story in told)
    assert "of the title tournament is on night" in text
    assert "The title tournament" in text
    assert "of Friday Cup is on night" in text
