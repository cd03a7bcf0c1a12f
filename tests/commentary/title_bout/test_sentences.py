"""Every sentence of a Title Bout can be told, in both languages; and the last line says what ended it."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.commentary import Length, result_line
from ringside_manager.commentary.phrases import phrases_in
from tests.commentary.title_bout.happenings import everything, outcome
from tests.commentary.title_bout.test_telling import fought, setup_of

WINNERS: tuple[tuple[Corner | None, ...], ...] = ((RED,), (RED, BLUE, BLUE, RED), (None,), (RED,))
"""Who leads before the last round: one by far, one by little, nobody; and one whose scores are kept secret."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_every_case_is_told_and_every_sentence_of_it_can_be_filled(
    length: Length, language: str, rehearse: Any
) -> None:
    idle = {
        id(case): (event, case)
        for event, cases in phrases_in(language, "title_bout").cases.items()
        for case in cases
        if length in case.lengths and case.say
    }
    setup = setup_of(4)
    bouts = [(setup, everything(setup.terms.rounds, winners)) for winners in WINNERS]
    bouts += [fought(seed) for seed in range(0, 12, 3)]
    for number, (setup, events) in enumerate(bouts):
        rehearsal = rehearse(setup, events, language, length, scores=number != 3)
        for case in rehearsal.cases:
            idle.pop(case, None)
        for sentence in rehearsal.sentences:
            assert "{" not in sentence
            assert sentence[0].isupper() or sentence[0] == "," or sentence[0].isdigit()
            assert sentence[-1] in ".!?" or length is Length.TICKER
    assert list(idle.values()) == []


@pytest.mark.parametrize(
    ("method", "cause", "english", "german"),
    [
        (Method.KO, "", "Ali beats Liston by KO in round 7, 1:34", "Ali schlägt Liston durch KO in Runde 7, 1:34"),
        (Method.TKO, "points", "Ali beats Liston by TKO in round 7, 1:34", "Ali schlägt Liston durch TKO in Runde 7, 1:34"),
        (Method.TKO, "cut", "Ali beats Liston, stopped on cuts in round 7, 1:34", "Ali schlägt Liston, Abbruch wegen Cuts in Runde 7, 1:34"),
        (Method.TKO, "swelling", "Ali beats Liston, stopped on swelling in round 7, 1:34", "Ali schlägt Liston, Abbruch wegen Schwellungen in Runde 7, 1:34"),
        (Method.TKO, "doctor", "Ali beats Liston, stopped by the ring doctor in round 7, 1:34", "Ali schlägt Liston, vom Ringarzt abgebrochen in Runde 7, 1:34"),
        (Method.DQ, "fouls", "Ali beats Liston by disqualification in round 7, 1:34", "Ali schlägt Liston durch Disqualifikation in Runde 7, 1:34"),
        (Method.RTD, "", "Ali beats Liston by retirement in round 7, 1:34", "Ali schlägt Liston durch Aufgabe in Runde 7, 1:34"),
        (Method.DRAW, "technical_draw", "Ali and Liston: technical draw in round 7", "Ali und Liston: technisches Unentschieden in Runde 7"),
        (Method.TD, "technical_decision", "Ali beats Liston by technical decision in round 7", "Ali schlägt Liston durch technisches Urteil in Runde 7"),
    ],
)  # fmt: skip
def test_the_last_line_says_what_ended_it(method: Method, cause: str, english: str, german: str) -> None:
    result = outcome(method, None if method is Method.DRAW else RED, 7, cause)
    assert result_line(result, "Ali", "Liston", "second") == english
    assert result_line(result, "Ali", "Liston", "second", "de") == german


def test_without_a_time_none_is_told() -> None:
    for cause in ("cut", "swelling", "injury", "knockdowns", "doctor", "quit", "points"):
        line = result_line(outcome(Method.TKO, RED, 7, cause, time=0), "Ali", "Liston", "second")
        assert line.endswith("round 7")
    before = result_line(outcome(Method.DQ, RED, 0, "head_case", time=0), "Ali", "Liston", "second")
    assert before == "Ali beats Liston, disqualified before the first bell"
