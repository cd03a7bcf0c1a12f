"""Every sentence of a Quest bout can be told, in both languages; and the last line says what ended it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.commentary import Length, result_line
from ringside_manager.commentary.phrases import phrases_in
from ringside_manager.engines.quest import events as e
from ringside_manager.engines.quest.moves import DECLARED, Family
from tests.commentary.quest.test_telling import ROUNDS, setup_of

ENDS = (
    (Method.KO, "towel"), (Method.KO, "referee"), (Method.TKO, "cut"), (Method.TKO, "three_knockdowns"), (Method.DQ, "fouls"),
    (Method.DRAW, "both_beaten"), (Method.KO, "knocked_out"),
)  # fmt: skip
CRITERIA = (("conditioning",) * 3, *(tuple("showmanship" if place != odd else "late_show" for place in range(3)) for odd in range(3)),
            ("ring_general", "old_school", "hometown"))  # fmt: skip

TECHNIQUES = (
    "towel", "fire_up", "calm_down", "salts", "new_plan", "read", "work_judges", "swab", "cold_iron", "rub_down", "water",
    "scouting",
)  # fmt: skip


def outcome(method: Method, winner: Corner | None, number: int, cause: str, time: int = 2) -> Outcome:
    return Outcome(method, winner, number, time, (0, 0), (0, 0), (0, 0), (0, 0), (52, 52), (), cause)


def corner_phase(number: int) -> Iterator[Event]:
    yield e.RoundBegan(number)
    for side in (RED, BLUE):
        at: Any = (number, 0, side)
        yield from (e.SecondWindTaken(*at, gained) for gained in (0, 13))
        for technique in TECHNIQUES:
            yield from (e.TechniqueUsed(*at, technique, effect) for effect in (0, 1, 1, 1))
        yield from (e.CutClosed(*at), e.DoctorLooked(*at, 9, 4))
    yield e.BellRang(number)


def clashes(number: int) -> Iterator[Event]:
    """Every pair of stances, every move that fails, comes off, hits and misses."""
    for mine in Family:
        for his in Family:
            for _ in range(2):
                yield e.StanceTaken(number, 1, RED, mine.value, "", 0, "")
                yield e.StanceTaken(number, 1, BLUE, his.value, "", 0, "haymaker" if number == 1 else "")
                yield from whatever(number, RED)
                yield from (e.SpeedTested(number, 1, (3, 2), edge) for edge in (RED, BLUE, None))
    for move in DECLARED:
        for him in (RED, BLUE):
            for _ in range(2):
                yield e.StanceTaken(number, 2, him.opponent, "defensive", "", 1, "")
                yield e.StanceTaken(number, 2, him, move.families[0].value, move.name, 1, "")
                yield from (e.HitLanded(number, 2, him, 6, 3, drawn, 4, 1, 1, 1) for drawn in (9, 1, 0))
                yield e.HitLanded(number, 2, him, 6, 3, 1, 1, 0, 0, 0)
                yield from (e.AttackMissed(number, 2, side, 3, 4, False) for side in (RED, BLUE))
                yield from (e.MoveTried(number, 2, him, move.name, 3, 3, works) for works in (True, False))


def whatever(number: int, me: Corner) -> Iterator[Event]:
    at: Any = (number, 3, me)
    yield from (e.SouthpawSeen(*at), e.ShoulderRolled(*at, 1), e.ShoulderRolled(*at, 0), e.IronChinShown(*at))
    yield from (e.FeintTried(*at, 3, 2, works) for works in (True, False))
    yield from (e.RopeDrained(*at, lost) for lost in (0, 1))
    yield from (e.Clinched(*at, gained) for gained in (0, 1))
    yield from (e.Fouled(*at, "clinch", many, 1) for many in (1, 4))
    yield from (e.Fouled(*at, "ring", many, points) for many, points in ((1, 0), (2, 1), (4, 0)))
    yield from (e.RefereeLooked(*at, 5, stops) for stops in (True, False))
    yield from (e.AttackMissed(*at, might, 3, might == 0) for might in (0, 2, 3))
    for drawn in (10, 9, 8, 7, 1, 0):
        yield e.HitLanded(number, 1, me.opponent, 6, 3, drawn, 1, 0, 0, 0)
        yield e.HitLanded(*at, 6, 3, drawn, 1, 0, 0, 0)
    yield from (e.HitLanded(*at, 6, 3, 1, 1, 0, 0, 0) for _ in range(3))
    yield from (e.CutOpened(*at, cuts) for cuts in (1, 2))
    yield e.KnockedDown(*at, 1, True)
    if number % 3 == 1:
        yield from (e.KnockedDown(*at, 2, False), e.KnockedDown(*at, 2, False))
    yield from (e.CountTaken(*at, 3, 0, lost, rises) for lost, rises in ((1, True), (14, True), (0, False)))


def a_round(number: int, winner: Corner | None, *, fought: bool) -> Iterator[Event]:
    yield from corner_phase(number)
    if number % 3 == 2:
        yield e.KnockedDown(number, 1, BLUE, 1, False)
    if number == 1:
        yield e.KnockedDown(number, 1, BLUE, 1, False)
    if fought and number in (1, 2, 3):
        yield from clashes(number)
    won, lost = ((9, 10), (10, 9)) if winner is BLUE else ((10, 9), (9, 10))
    cards = (won, lost, (10, 10)) if winner is None else (won, lost if number == 2 else won, won)
    tally = ((3, 1), (1, 1), (0, 0))[number % 3]
    yield RoundScored(number, tally, (10, 10) if winner is None else won, winner, cards)


def everything(winners: tuple[Corner | None, ...], *, fought: bool = True) -> list[Event]:
    """All of it, as no bout ever was; ``winners`` of rounds come in turn, ``fought`` or only scored."""
    told: list[Event] = []
    for number in range(1, ROUNDS + 1):
        told += a_round(number, winners[number % len(winners)], fought=fought)
    for method, cause in ENDS:
        who = None if method is Method.DRAW else RED
        told += [
            e.Stopped(ROUNDS, 2, method.value, who, cause),
            BoutEnded(ROUNDS, outcome(method, who, ROUNDS, cause)),
        ]
    for criteria in CRITERIA:
        told += [e.Stopped(ROUNDS, 3, "UD", RED, ""), e.CriteriaShown(ROUNDS, criteria)]
    return [*told, BoutEnded(ROUNDS, outcome(Method.UD, RED, ROUNDS, ""))]


WINNERS: tuple[tuple[Corner | None, ...], ...] = ((RED,), (RED, BLUE, BLUE, RED), (None,), (RED,))
"""Who leads before the last round: one by far, one by little, nobody; and one whose scores are kept secret."""


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("length", list(Length))
def test_every_case_is_told_and_every_sentence_of_it_can_be_filled(
    length: Length, language: str, rehearse: Any
) -> None:
    idle = {
        id(case): (event, case)
        for event, cases in phrases_in(language, "quest").cases.items()
        for case in cases
        if length in case.lengths and case.say
    }
    for number, winners in enumerate(WINNERS):
        rehearsal = rehearse(
            setup_of(1), everything(winners, fought=not number), language, length, scores=number != 3
        )
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
        (Method.KO, "towel", "Ali beats Liston by KO in round 7 (clash 2)", "Ali schlägt Liston durch KO in Runde 7 (Gang 2)"),
        (Method.DQ, "fouls", "Ali beats Liston by disqualification in round 7 (clash 2)", "Ali schlägt Liston durch Disqualifikation in Runde 7 (Gang 2)"),
        (Method.DRAW, "both_beaten", "Ali and Liston are both beaten in round 7: a draw", "Ali und Liston sind in Runde 7 beide geschlagen: unentschieden"),
    ],
)  # fmt: skip
def test_the_last_line_says_what_ended_it(method: Method, cause: str, english: str, german: str) -> None:
    result = outcome(method, None if method is Method.DRAW else RED, 7, cause)
    assert result_line(result, "Ali", "Liston", "clash") == english
    assert result_line(result, "Ali", "Liston", "clash", "de") == german
