"""Bouts of Control to be told: played ones, and one of every kind of event, also of those no few bouts would show."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout import SeededChance, Setup, registry
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Controller, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.engines.control import events as e
from ringside_manager.engines.control.state import Plan
from ringside_manager.engines.control.tables import ADJUSTMENT, MARK_STOPS, Injury, Offence, Pace
from tests.bout.corners import AnyOption
from tests.commentary.telling import Telling, scores_in

ENGINE = registry.get("control")
ROUNDS = 9
FIELDS = ("CON", "TR", "groove_round", "stamina_round", "EPL_column", "chin", "power", "cut", "foul")
FIGHTERS = (
    (1, 9, 1, 6, "C", 3, 5, 1, 1),
    (4, 5, 4, 12, "B", 5, 2, 1, 0),
    (2, 6, 3, 9, "A", 6, 3, 3, 3),
    (0, 2, 3, 5, "E", 8, 3, 3, 3),
    (-1, 8, 2, 8, "B", 2, 5, 3, 2),
)
"""A puncher, a technician, a bleeder who fouls, a man soon worn out, a glass chin."""
MANY = {
    "three_judges": True, "plans": True, "tired_con": True, "streak_con": True, "three_knockdown_rule": True,
}  # fmt: skip


def setup_of(seed: int) -> Setup:
    """Every pair of the five comes up, by the plain rules, with judges, and with everything."""
    red, blue = FIGHTERS[seed % 5], FIGHTERS[(seed // 5 + seed) % 5]
    data = [
        {"name": name, **dict(zip(FIELDS, card, strict=True))}
        for name, card in zip(("Joe Frazier", "Max Schmeling"), (red, blue), strict=True)
    ]
    options = ({}, {"three_judges": True}, MANY)[seed % 3]
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(ROUNDS, options))


def corners(seed: int) -> Iterator[Controller]:
    """Corners that take any option, and throw the towel, in one bout of four; else those of the rules."""
    for corner in CORNERS:
        chance = SeededChance(seed + corner.index)
        yield AnyOption(chance) if seed % 4 == 3 else ENGINE.plain_corner(SeededChance(seed))


# Everything that can happen


THREATS = ((0, 0), (0, 6), (6, 0), (9, 9), (9, 4), (4, 9), (5, 5))
VERDICTS = ("caution", "warning", "point", "disqualified")
ENDS = (
    (Method.TKO, "cut"), (Method.TKO, "knockdowns"), (Method.TKO, "stopped"), (Method.RTD, ""), (Method.DQ, ""),
    (Method.KO, ""), (Method.DEC, ""), (Method.DRAW, "technical_draw"), (Method.DRAW, ""),
)  # fmt: skip


def a_round(number: int, rounds: int, winner: Corner | None, judges: int) -> Iterator[Event]:
    """Whatever can happen in a round and after it, red and blue in turns."""
    me, him = (RED, BLUE) if number % 2 else (BLUE, RED)
    for plan in Plan:
        yield e.PlanShown(number, me, plan.value)
    for threats in [(1, 1)] * 3 if number < 3 else THREATS * 2:
        yield e.RoundBegan(number, threats, (2, 2))
    yield from control(number, me, him)
    yield from punches(number)
    yield from accidents(number, me)
    yield from trouble(number, me, him)
    yield scored(number, winner, judges)
    for result in ("worse", "holds", "better", "closed"):
        yield from [e.MarkTreated(number, me, mark.value, 7, result) for mark in MARK_STOPS]
    if number == rounds:
        yield from ends(number, me)


def control(number: int, me: Corner, him: Corner) -> Iterator[Event]:
    yield e.ControlRolled(number, (3, 3), (2, 2), None)
    for drawn, con in (((6, 1), (2, 2)), ((4, 2), (0, 0)), ((4, 3), (2, 2))):
        rolled, has = (drawn, con) if me is RED else (drawn[::-1], con[::-1])
        yield e.ControlRolled(number, rolled, has, me)
    for pace in Pace:
        yield from [e.PaceSet(number, me, pace.value, 3)] * 3
        for by in ADJUSTMENT[pace]:
            yield e.PunchesAdjusted(number, me if by > 0 else him, by, 3)


def punches(number: int) -> Iterator[Event]:
    for worn_out in (False, True):
        for landed in (0, 5, 10, 15, 20, 28):
            yield e.PunchesThrown(number, RED, 10, worn_out, landed, landed)
    yield e.PunchesThrown(number, BLUE, 10, False, 14, 14)
    yield e.PunchesThrown(number, BLUE, 10, False, 64, 64)
    yield e.PunchesThrown(number, BLUE, 10, False, 78, 78)  # now both have landed 156
    yield e.PunchesThrown(number, BLUE, 18, True, 90, 90)


def accidents(number: int, me: Corner) -> Iterator[Event]:
    yield e.IncidentRolled(number, me, 7, "hand")
    yield from (e.Injured(number, me, injury.value, "D") for injury in Injury)
    for mark, stops in MARK_STOPS.items():
        yield from (e.Marked(number, me, mark.value, 8, stops, times) for times in (1, 2))
    for offence in Offence:
        for warnings in (1, 2, 4):
            yield from (e.FoulSeen(number, me, offence.value, verdict, 9, warnings) for verdict in VERDICTS)
    yield from (e.ButtSeen(number, me, 9, cuts) for cuts in (True, False))


def trouble(number: int, me: Corner, him: Corner) -> Iterator[Event]:
    for result in ("hurt", "down", "down_twice", "out"):
        yield e.TroubleRolled(number, me, 1, 7, 12, result)
    yield from (e.TroubleRolled(number, me, modifier, 5, 5, "nothing") for modifier in (4, 4, 1, 1, 1, 1))
    yield from [e.TroubleRolled(number, me, 1, 7, 8, "nothing")] * 3
    yield from [e.Hurt(number, him)] * 3
    if number % 3:
        yield from (e.KnockedDown(number, him, 1), e.KnockedOut(number, him))
    if number % 3 == 1:
        for result in ("clear", "shaky", "out"):
            yield from (e.KnockedDown(number, him, 2), e.Counted(number, him, result, 9))
        yield e.KnockedOut(number, him)
    for times in (1, 2, 3, 4):
        yield e.Beaten(number, him, times)
    for reason in ("count", "beating", "outclassed"):
        yield from (e.RefereeLooked(number, him, reason, 8, 9, stopped) for stopped in (True, False))


def scored(number: int, winner: Corner | None, judges: int) -> RoundScored:
    """A round won on all cards or on two of three, or by nobody."""
    won, lost = ((9, 10), (10, 9)) if winner is BLUE else ((10, 9), (9, 10))
    even = (10, 10)
    points = even if winner is None else won
    cards = (
        (won, lost, even) if winner is None else (won, won if number % 2 or number % 3 == 0 else lost, won)
    )
    return RoundScored(
        number, (12, 12) if number % 4 == 0 else (12, 18), points, winner, cards if judges > 1 else ()
    )


def ends(number: int, winner: Corner) -> Iterator[Event]:
    yield e.TowelThrown(number, winner.opponent)
    for method, cause in ENDS:
        who = None if method is Method.DRAW else winner
        yield e.Stopped(number, method.value, who, cause)
        yield BoutEnded(number, outcome(method, who, number, cause))


def outcome(method: Method, winner: Corner | None, number: int, cause: str) -> Outcome:
    return Outcome(method, winner, number, 0, (0, 0), (0, 0), (0, 0), (0, 0), (90, 90), (), cause)


def everything(rounds: int, winners: tuple[Corner | None, ...], judges: int) -> list[Event]:
    """All of it, as no bout ever was; ``winners`` of rounds come in turn."""
    told: list[Event] = []
    for number in range(1, rounds + 1):
        told += a_round(number, rounds, winners[number % len(winners)], judges)
    return told


TOLD: tuple[tuple[tuple[Corner | None, ...], int], ...] = (
    ((RED,), 1), ((RED, BLUE, RED), 3), ((None,), 1), ((RED,), 1), ((BLUE,), 3), ((None,), 3),
)  # fmt: skip
"""Who wins rounds, and on how many cards: so that one leads by far, by little or nobody; the fourth in secret."""


SECRET = {
    "en": r"\d+-\d+|\bleads\b|far ahead|in front|ground to make up|takes round|goes to|belongs to|\blands? (?:just |only )?\d",
    "de": r"\d+-\d+|\bführt\b|weit vorn|in Führung|aufzuholen|Runde \d+ (?:geht an|gehört)|holt sich|trifft (?:nur )?\d",
}

TELLING = Telling(
    system="control", setup=setup_of, corners=corners,
    rehearsed=lambda: [
        (setup_of(4), events if number < 2 else scores_in(events, "punches_thrown"), number != 3)
        for number, (winners, judges) in enumerate(TOLD)
        for events in [everything(ROUNDS, winners, judges)]
    ],
    lines=(1, 0, 8), longest=400, repeats=12, kinds=20, many=60, secret=SECRET, end_tells=True,
)  # fmt: skip
