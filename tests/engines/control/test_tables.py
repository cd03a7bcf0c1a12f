"""The charts against the words of the specification, written here a second time as they stand there."""

from __future__ import annotations

from itertools import pairwise

import pytest

from ringside_manager.engines.control import round_model
from ringside_manager.engines.control.rules import by_knockdowns
from ringside_manager.engines.control.state import OPTIONS
from ringside_manager.engines.control.tables import (
    ADJUSTMENT,
    COLUMNS,
    EPL_CHART,
    INCIDENTS,
    JUDGE_BY_LEAD,
    JUDGE_CLOSE,
    JUDGE_CLOSE_CONTROLLED,
    MARGINS,
    MARK_STOPS,
    PACES,
    RATINGS,
    Mark,
)
from ringside_manager.engines.control.trouble import trouble_of
from tests.slow import each

TEXT_K4 = {
    "CON": (-1, 6), "TR": (2, 9), "groove_round": (1, 6), "stamina_round": (5, 13), "chin": (2, 8), "power": (1, 5),
    "cut": (0, 3), "foul": (0, 3),
}  # fmt: skip
TEXT_K11 = "plodding normal normal normal aggressive aggressive"
TEXT_K12 = {"1": (-3, 3, 6), "2-4": (-1, 1, 4), "5-6": (-2, 2, 5)}
PRINTED_COLUMN_C = (4, 6, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 20, 22, 24, 27)
TEXT_K15 = {
    "0-1": (10, None), "2-5": (9, None), "6-8": (9, 0), "9-11": (9, 1), "12-15": (9, 2), "16-16": (8, 4),
}  # fmt: skip
TEXT_K20 = {"-9-8": "nothing", "9-10": "hurt", "11-13": "down", "14-16": "down_twice", "17-30": "out"}
TEXT_K40 = """2 hand,3 low_blow,4 head_butt,5 cut_over_eye,6 bloody_nose,7 swelling_under_eye,8 cut_under_eye,9 holding,
10 rabbit_punch,11 deep_cut_over_eye,12 rib"""
TEXT_K41 = {
    "deep_cut_over_eye": 11,
    "cut_over_eye": 13,
    "cut_under_eye": 15,
    "swelling_under_eye": 15,
    "bloody_nose": 17,
}
TEXT_K90 = {
    "three_judges": False, "corner_work": True, "tired_con": False, "streak_con": False, "three_knockdown_rule": False,
    "plans": False,
}  # fmt: skip


def span(words: str) -> range:
    first, last = words.rsplit("-", 1) if "-" in words.strip("-") else (words, words)
    return range(int(first), int(last) + 1)


def test_ratings() -> None:
    assert {key: (allowed[0], allowed[-1]) for key, (_, allowed) in RATINGS.items()} == TEXT_K4


def test_pace_and_adjustment() -> None:
    assert [pace.value for pace in PACES] == TEXT_K11.split()
    for words, row in TEXT_K12.items():
        for face in span(words):
            assert tuple(ADJUSTMENT[pace][face - 1] for pace in ADJUSTMENT) == row


def test_the_punch_chart() -> None:
    assert tuple(row[COLUMNS.index("C")] for row in EPL_CHART) == PRINTED_COLUMN_C
    assert all(one - other == 2 for row in EPL_CHART for one, other in pairwise(row))
    mean = sum(round_model.THREE[total] * EPL_CHART[total - 3][2] for total in range(3, 19))
    assert mean == pytest.approx(14.3, abs=0.05)


def test_the_margins() -> None:
    for words, (points, modifier) in TEXT_K15.items():
        for lead in span(words):
            assert (MARGINS[lead].points, MARGINS[lead].modifier) == (points, modifier)
    assert len(MARGINS) == 17


def test_the_trouble_chart() -> None:
    for words, result in TEXT_K20.items():
        assert {trouble_of(total).value for total in span(words)} == {result}


def test_fouls_cuts_and_injuries() -> None:
    lines = [entry.split() for entry in TEXT_K40.replace("\n", "").split(",")]
    assert {drawn: what.value for drawn, what in INCIDENTS.items()} == {
        int(drawn): what for drawn, what in lines
    }
    assert {mark.value: stops for mark, stops in MARK_STOPS.items()} == TEXT_K41
    assert [mark.value for mark in Mark] == list(TEXT_K41)


def test_three_judges() -> None:
    words = {"first": "F", "second": "S", "even": "E"}

    def told(row: tuple[object, ...]) -> str:
        return "".join(words[says.value] for says in row)  # type: ignore[attr-defined]

    assert told(JUDGE_CLOSE_CONTROLLED) == "FFFSSE"
    assert told(JUDGE_CLOSE) == "FFSSEE"
    found = [(up_to, told(row)) for up_to, row in JUDGE_BY_LEAD]
    assert found == [(3, "FFFFSE"), (5, "FFFFFE"), (99, "FFFFFF")]


@each("ahead, net, points", [(1, 1, 8), (15, 1, 8), (16, 1, 7), (0, 1, 8), (-1, 1, 8), (-2, 1, 8), (-6, 1, 8), (-7, 1, 9), (-20, 1, 9),
     (5, 2, 7), (16, 2, 6), (-7, 2, 8), (-6, 2, 7), (5, 4, 6), (16, 4, 6)])  # fmt: skip
def test_a_round_with_knockdowns(ahead: int, net: int, points: int) -> None:
    assert by_knockdowns(ahead, net) == points


def test_options() -> None:
    assert {option.name: option.default for option in OPTIONS} == TEXT_K90
