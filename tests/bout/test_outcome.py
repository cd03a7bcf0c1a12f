"""Outcomes, what three judges say together, and the events all systems share."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum, IntEnum

import pytest

from ringside_manager.bout import BLUE, RED, Corner, Method, Outcome, Scorecard
from ringside_manager.bout.events import BoutEnded, Event, RoundScored, plain_value
from ringside_manager.bout.outcome import verdict_of_three
from tests.slow import each

PAIR = (0, 0)


def ended(method: Method, winner: Corner | None) -> Outcome:
    return Outcome(method, winner, 3, 11, (2, 0), PAIR, PAIR, PAIR, PAIR)


@pytest.mark.parametrize("method", Method)
def test_a_draw_has_no_winner_and_everything_else_has(method: Method) -> None:
    drawn = method in (Method.DRAW, Method.NC)
    fits, does_not = (None, RED) if drawn else (BLUE, None)
    assert ended(method, fits).winner is fits
    with pytest.raises(ValueError, match=method.value):
        ended(method, does_not)


def test_every_method_is_a_stoppage_or_a_decision_or_neither() -> None:
    stoppages = {method for method in Method if method.is_stoppage}
    decisions = {method for method in Method if method.is_decision}
    assert {method.value for method in stoppages} == {"KO", "TKO", "RTD"}
    assert {method.value for method in decisions} == {"UD", "SD", "MD", "DEC", "TD"}
    assert {method.value for method in set(Method) - stoppages - decisions} == {"DQ", "DRAW", "NC"}


def test_a_scorecard_adds_up() -> None:
    assert Scorecard("table", ((10, 9), (10, 10), (8, 10))).total == (28, 29)
    assert Scorecard("table", ()).total == (0, 0)


class Mood(Enum):
    CALM = "calm indeed"


class Blow(IntEnum):
    JAB = 1


@dataclass(frozen=True, slots=True)
class HatThrownInRing(Event):
    corner: Corner
    blow: Blow
    mood: Mood
    where: tuple[int, str]
    whose: str | None


def test_events_are_named_and_written_like_files_want_them() -> None:
    event = HatThrownInRing(2, RED, Blow.JAB, Mood.CALM, (1, "c3"), None)
    assert event.name == "hat_thrown_in_ring"
    assert event.as_dict() == {
        "event": "hat_thrown_in_ring", "round": 2, "corner": "red", "blow": "jab", "mood": "calm indeed",
        "where": [1, "c3"], "whose": None,
    }  # fmt: skip
    assert json.loads(json.dumps(event.as_dict())) == event.as_dict()


def test_common_events() -> None:
    scored = RoundScored(4, (31, 12), (10, 8), RED).as_dict()
    assert scored == {
        "event": "round_scored",
        "round": 4,
        "tally": [31, 12],
        "points": [10, 8],
        "winner": "red",
    }
    over = BoutEnded(3, ended(Method.KO, BLUE)).as_dict()
    assert over == {"event": "bout_ended", "round": 3, "method": "KO", "winner": "blue", "time": 11}
    assert BoutEnded(3, ended(Method.DRAW, None)).as_dict()["winner"] is None


def test_anything_else_is_written_as_its_text() -> None:
    assert plain_value(frozenset()) == "frozenset()"
    assert plain_value(True) is True


# What three judges say together


R, B, EVEN = (115, 113), (110, 118), (114, 114)


@each(
    "cards, method, winner",
    [
        ([R, R, R], Method.UD, RED), ([B, B, B], Method.UD, BLUE), ([R, B, R], Method.SD, RED),
        ([B, B, R], Method.SD, BLUE), ([R, EVEN, R], Method.MD, RED), ([EVEN, B, B], Method.MD, BLUE),
        ([R, B, EVEN], Method.DRAW, None), ([EVEN, EVEN, B], Method.DRAW, None),
        ([EVEN, EVEN, EVEN], Method.DRAW, None),
    ],
)  # fmt: skip
def test_two_of_three_cards_win(cards: list[tuple[int, int]], method: Method, winner: Corner | None) -> None:
    assert verdict_of_three(cards) == (method, winner)
