"""One of every kind of event of a Control bout, also of those no few bouts would show."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.engines.control import events as e
from ringside_manager.engines.control.options import Plan
from ringside_manager.engines.control.tables import ADJUSTMENT, MARK_STOPS, Injury, Offence, Pace

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
