"""Every sentence of a Glory Days bout can be told, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.commentary import Length
from ringside_manager.commentary.phrases import phrase_book, phrases_in
from tests.commentary.glory_days.happenings import everything
from tests.commentary.glory_days.test_telling import ENGINE, fought, setup_of

WINNERS: tuple[tuple[Corner | None, ...], ...] = ((RED,), (RED, BLUE, None))
"""Who wins the rounds: always the same, or all in turn."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_every_case_is_told_and_every_sentence_of_it_can_be_filled(
    length: Length, language: str, rehearse: Any
) -> None:
    idle = {
        id(case): (event, case)
        for event, cases in phrases_in(language, "glory_days").cases.items()
        for case in cases
        if length in case.lengths and case.say
    }
    setup = setup_of(0)
    bouts = [(setup, everything(setup.terms.rounds, winners)) for winners in WINNERS]
    for setup, events in [*bouts, fought(3)]:
        rehearsal = rehearse(setup, events, language, length)
        for case in rehearsal.cases:
            idle.pop(case, None)
        for sentence in rehearsal.sentences:
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0].isdigit()
            assert sentence[-1] in ".!?"
    assert list(idle.values()) == []


def test_german_has_the_same_cases_with_as_many_sentences() -> None:
    english, german = phrase_book("glory_days"), phrase_book("glory_days.de")
    assert list(english.cases) == list(german.cases)
    for event, cases in english.cases.items():
        for one, other in zip(cases, german.cases[event], strict=True):
            assert (one.when, one.one_in, one.loud, one.lengths, len(one.say)) == (
                other.when,
                other.one_in,
                other.loud,
                other.lengths,
                len(other.say),
            ), event


def test_a_segment_is_as_long_as_the_engine_says() -> None:
    from ringside_manager.engines.glory_days.tables import SECONDS_A_SEGMENT, SEGMENTS

    for language in ("en", "de"):
        book = phrases_in(language, "glory_days")
        assert (book.clock, book.seconds) == ("segment", SECONDS_A_SEGMENT)
        assert book.seconds * SEGMENTS == ENGINE.info.clock_length
