"""The newspaper's phrases: complete in every language, and never twice alike in a row."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ringside_manager.commentary.phrases import Case, blanks, phrase_book, phrases_in
from ringside_manager.commentary.results import NEWS, Names, pick, tell
from tests.slow import each

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


@pytest.mark.parametrize("language", LANGUAGES)
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


@pytest.mark.parametrize("count", [2, 3, 4, 5])
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
