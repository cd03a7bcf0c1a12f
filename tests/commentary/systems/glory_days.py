"""Bouts of Glory Days to be told: played ones, and one of every kind of event, also of those no few bouts would show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ringside_manager.bout import SeededChance, Setup, registry
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Controller, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.engines.glory_days import events as e
from ringside_manager.engines.glory_days.state import Plan
from ringside_manager.engines.glory_days.tables import INJURIES, LINES, REFEREES, SEGMENTS, Offence
from ringside_manager.fighters.sets import load_set
from tests.bout.corners import AnyOption
from tests.commentary.telling import Telling, fought

ENGINE = registry.get("glory_days")
CARDS = ("Muhammad Ali", "Jack Dempsey", "Rocky Marciano")
MANY = (
    "accumulation_will_check", "reopen_injuries", "clinch_one_punch", "mid_round_fatigue", "officials",
    "three_knockdown_rule", "saved_by_bell", "hurt_over_bell", "corner_orders",
)  # fmt: skip
BUSY = [7, 18, 36, 46, 60, 70, 79]
"""The ends of an action list on which every fifth number is an event."""


class Stubborn(AnyOption):
    """Any option, but seldom the towel."""

    def choose(self, request: Any, view: Any) -> Any:
        """Any plan; the towel once in forty times."""
        if request.kind == "towel" and SeededChance(view.round * 97 + view.segment).roll(40) > 1:
            return request.plain
        return super().choose(request, view)


def setup_of(seed: int) -> Setup:
    """Every fourth bout by the plain rules, the others with options; some bleed, foul and fall easily."""
    fighters, data = load_set("glory_days"), []
    for place, name in enumerate(("Joe Frazier", "Max Schmeling")):
        card: dict[str, Any] = {
            **fighters.fighter(CARDS[(seed + place) % 3]).cards["glory_days"],
            "name": name,
        }
        if seed % 3 == 1:
            card |= {
                "cut": 18,
                "foul": 15,
                "inside": BUSY,
                "outside": BUSY,
                "chin_ko": [0, 1],
                "will": [1, 2],
            }
        if seed % 5 == 2:
            card |= {"chin_kd": [[6, 12], [7, 13]], "stamina": [30, 40]}
        data.append(card)
    options = {} if seed % 4 == 0 else dict.fromkeys(MANY, True)
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(4 + seed % 9, options))


def corners(seed: int) -> Iterator[Controller]:
    return (Stubborn(SeededChance(seed + corner.index)) for corner in CORNERS)


# Everything that can happen


TIMES = 3
"""In how many segments of a round everything happens, so that seldom sentences come up too."""


def a_round(number: int, rounds: int, winner: Corner | None) -> Iterator[Event]:
    """Whatever can happen in a round and after it."""
    me = RED if number % 2 else BLUE
    yield from (e.PlanChosen(number, me, plan.value) for plan in Plan)
    yield e.RoundBegan(number, 0, me)
    for segment in range(SEGMENTS - TIMES + 1, SEGMENTS + 1):
        at: Any = (number, segment, me)
        yield from control(at)
        yield from punches(at)
        yield from hurts(at)
        yield from accidents(at)
    yield e.BellRang(number)
    yield scored(number, winner)
    at = (number, 9, me)
    yield from (e.Tired(*at), e.HandTested(*at, 4, False), e.HandTested(*at, 1, True), e.TowelThrown(*at))
    if number == rounds:
        yield from ends(number, me)


def control(at: Any) -> Iterator[Event]:
    other = (*at[:2], at[2].opponent)
    for distance in ("inside", "outside"):
        yield from (e.ToeToToe(*at, distance, 1), e.ToeToToe(*other, distance, 1))
        yield from (e.TookControl(*at, distance, 1, 0, why) for why in ("hurt", "rally", "stars"))
        yield e.TookControl(*at, distance, 3, 0, "stars")
        for _ in range(2):
            yield from (e.TookControl(*each, distance, 2, 1, "stars") for each in (at, other))


def punches(at: Any) -> Iterator[Event]:
    number, segment, me = at
    for landed in range(7):
        for lost, blocked in ((0, 0), (0, 1), (0, -1), (1, 0)):
            yield e.SegmentEnded(number, segment, (0, 0), me)
            yield e.PunchesLanded(*at, landed, 5, 10, lost, blocked)
        yield e.PunchesLanded(number, segment, me.opponent, landed, 5, 10, 0, 0)
    for _ in range(4):
        yield e.ActionMissed(*at, 80)
        yield from (
            e.CounterTried(number, segment, me.opponent, 4, *found)
            for found in (("hook", 2), ("cross", 2), ("cross", 0), ("", 0))
        )
    yield e.SegmentEnded(number, segment, (0, 0), me)
    yield e.ActionMissed(number, segment, me.opponent, 80)
    yield from (e.RoughPunch(*at, landed, 4, 3, called) for landed in (0, 1) for called in (True, False))
    yield from (e.Clinched(*at, through) for through in (0, 1))


def hurts(at: Any) -> Iterator[Event]:
    yield from (e.ChinTested(*at, 9, 2, 5, result) for result in ("down", "stunned", "nothing"))
    yield e.Stunned(*at)
    for times in (1, 2, 3):
        yield e.KnockedDown(*at, times, False)
        yield e.CountTaken(*at, 9, 2, False, False)
    yield from (e.CountTaken(*at, 1, 2, False, True), e.CountTaken(*at, 1, 2, True, False))
    yield e.KnockedDown(*at, 1, True)
    if at[0] % 2:
        yield e.KnockedDown(at[0], at[1], at[2].opponent, 1, False)
    yield from (e.WillTested(*at, 4, 3, stopped) for stopped in (True, False))
    yield e.TooManyPunches(*at, 27)


def accidents(at: Any) -> Iterator[Event]:
    yield from (e.CutTested(*at, 4, 4, holds) for holds in (True, False))
    for injury in INJURIES:
        yield e.InjuryTested(*at, injury.value, 4, True)
        yield from (e.Injured(*at, injury.value, *what) for what in ((1, False), (2, False), (3, True)))
        for value, stopped, by_doctor in (
            (4, False, False),
            (11, False, False),
            (4, False, True),
            (4, True, True),
        ):
            yield e.StoppageTested(*at, injury.value, 12, value, stopped, by_doctor)
    for kind in (*(one.value for one in Offence), "late_punch"):
        for times, follows in ((1, "warning"), (3, "warning"), (4, "point"), (5, "disqualified")):
            yield e.FoulCalled(*at, kind, times, times, follows)
    yield from (e.FoulCalled(*at, "temper", 0, 1, follows) for follows in ("point", "disqualified"))
    for line in LINES:
        yield from (e.Occurred(*at, line.first, line.word, ignored, line.landed) for ignored in (True, False))
    yield from (e.FoulTested(*at, 4, 3, called) for called in (True, False))


def scored(number: int, winner: Corner | None) -> RoundScored:
    """A round won by all judges or by two of them, or by nobody."""
    won, lost = ((9, 10), (10, 9)) if winner is BLUE else ((10, 9), (9, 10))
    cards = (won, lost, (10, 10)) if winner is None else (won, won if number % 4 else lost, won)
    tally = (12, 12) if number % 3 == 0 else (12, 6)
    return RoundScored(number, tally, (10, 10) if winner is None else won, winner, cards)


def ends(number: int, winner: Corner) -> Iterator[Event]:
    results = [(Method.TKO, cause) for cause in ("hurt", "punches", "cut", "knockdowns")]
    results += [(Method.RTD, "injury"), (Method.RTD, ""), (Method.DQ, "temper"), (Method.DQ, "low_blow")]
    results += [(Method.DRAW, "technical_draw"), (Method.KO, ""), (Method.UD, "")]
    for method, cause in results:
        who = None if method is Method.DRAW else winner
        yield e.Stopped(number, 9, method.value, who, cause)
        yield BoutEnded(number, Outcome(method, who, number, 180, *[(0, 0)] * 4, (90, 90), (), cause))


def everything(rounds: int, winners: tuple[Corner | None, ...]) -> list[Event]:
    """All of it, as no bout ever was; ``winners`` of rounds come in turn."""
    judges = "neutral", "boxing", "aggression"
    told: list[Event] = [e.OfficialsNamed(0, referee, judges) for referee in REFEREES]
    for number in range(1, rounds + 1):
        told += a_round(number, rounds, winners[number % len(winners)])
    return told


WINNERS: tuple[tuple[Corner | None, ...], ...] = ((RED,), (RED, BLUE, None))
"""Who wins the rounds: always the same, or all in turn."""


SECRET = {
    "en": r"\d+-\d+|\bleads\b|takes round|belongs to|has won round|judges cannot|Nobody has won|in the air|landed \d",
    "de": r"\d+-\d+|\bführt\b|Runde \d+ (?:geht an|gehört)|Runde (?:an|für) [A-Z]|holt sich|gewinnt Runde|in der Luft|landete \d",
}

TELLING = Telling(
    system="glory_days", setup=setup_of, corners=corners,
    rehearsed=lambda: [
        *((setup_of(0), everything(setup_of(0).terms.rounds, winners), True) for winners in WINNERS),
        (*fought("glory_days", 3), True),
    ],
    lines=(3, 3, 12), longest=500, kinds=26, secret=SECRET, silent=("bell_rang", "segment_ended", "injury_tested"),
)  # fmt: skip
