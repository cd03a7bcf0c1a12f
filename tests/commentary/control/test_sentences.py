"""Every sentence of a Control bout can be told, in both languages; and punches told at once are counted."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.commentary import Length, Tone
from ringside_manager.commentary.phrases import phrases_in
from tests.commentary.control.happenings import everything
from tests.commentary.control.test_telling import ROUNDS, fought, setup_of, told

TOLD: tuple[tuple[tuple[Corner | None, ...], int], ...] = (
    ((RED,), 1), ((RED, BLUE, RED), 3), ((None,), 1), ((RED,), 1), ((BLUE,), 3), ((None,), 3),
)  # fmt: skip
"""Who wins rounds, and on how many cards: so that one leads by far, by little or nobody; the fourth in secret."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_every_case_is_told_and_every_sentence_of_it_can_be_filled(
    length: Length, language: str, rehearse: Any
) -> None:
    idle = {
        id(case): (event, case)
        for event, cases in phrases_in(language, "control").cases.items()
        for case in cases
        if length in case.lengths and case.say
    }
    setup = setup_of(4)
    for number, (winners, judges) in enumerate(TOLD):
        events = everything(ROUNDS, winners, judges)
        rehearsal = rehearse(setup, events, language, length, scores=number != 3)
        for case in rehearsal.cases:
            idle.pop(case, None)
        for sentence in set(rehearsal.sentences):
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0] == "," or sentence[0].isdigit()
            assert sentence[-1] in ".!?" or length is Length.TICKER
    assert list(idle.values()) == []


@pytest.mark.parametrize("length", list(Length))
def test_the_punches_of_a_bout_are_told_as_they_were_counted(length: Length) -> None:
    """All effective punches of both stand at the end of a broadcast, those of a round in its ticker."""
    for seed in (1, 2, 4, 7):
        events = fought(seed)[1]
        lines = told(seed, "en", length)
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
