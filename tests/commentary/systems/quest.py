"""Bouts of Quest to be told: played ones, and one of every kind of event, also of those no few bouts would show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ringside_manager.bout import SeededChance, Setup, registry
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Controller, Corner, Request
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.engines.quest import events as e
from ringside_manager.engines.quest.moves import DECLARED, Family
from tests.bout.corners import AnyOption
from tests.commentary.telling import Telling

ENGINE = registry.get("quest")
ROUNDS = 6
BOXERS = (
    ((6, 6, 7, 5), "haymaker turtle feint southpaw iron_chin"),
    ((7, 5, 9, 6), "swarm body_snatcher clinch grandstand second_wind"),
    ((5, 4, 8, 4), "rope_a_dope liver_shot clinch peekaboo shoulder_roll haymaker"),
    ((8, 7, 6, 6), "stick_and_move counterpunch cut_off_ring feint second_wind southpaw"),
    ((4, 3, 10, 3), "haymaker swarm liver_shot iron_chin grandstand cut_off_ring"),
)
"""Pools of Speed, Defense, Might and Cunning, and special moves, of men who do all that can be done."""
CREWS = (
    "cut_man:swab+salts",
    "trainer:fire_up+calm_down",
    "strategist:scouting+read",
    "manager:water+work_judges",
)
OTHERS = (
    "cut_man:cold_iron+water",
    "trainer:rub_down+new_plan",
    "strategist:scouting+read",
    "chief_second:water+towel",
)


def crew(number: int) -> dict[str, str]:
    """A crew for each corner."""
    both = zip(("red", "blue"), (CREWS, OTHERS) if number % 2 else (OTHERS, CREWS), strict=True)
    return {f"{corner}_second_{place}": seat for corner, seats in both for place, seat in enumerate(seats, 1)}


def setup_of(seed: int) -> Setup:
    """Every pair of the five comes up, by the plain rules and with everything."""
    data = [
        {
            "name": name, "stamina_bonus": -(seed % 4) * 3, "moves": moves.split(), "home": seed % 3 == 0,
            **{pool: [[dice, 6]] for pool, dice in zip(("speed", "defense", "might", "cunning"), pools, strict=True)},
        }
        for name, (pools, moves) in zip(
            ("Sonny Liston", "Floyd Patterson"), (BOXERS[seed % 5], BOXERS[(seed // 5 + seed) % 5]), strict=True
        )
    ]  # fmt: skip
    options = {"cuts_and_fouls": True, "three_knockdown_rule": True, **crew(seed)} if seed % 3 else {}
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(ROUNDS, options))


class Stubborn(AnyOption):
    """Takes any option, but hardly ever the towel."""

    def choose(self, request: Request[Any], view: Any) -> Any:
        chosen = super().choose(request, view)
        return super().choose(request, view) if str(chosen) == "towel" else chosen


def corners(seed: int) -> Iterator[Controller]:
    """Every second bout between corners that take any option, else by those of the rules."""
    for corner in CORNERS:
        chance = SeededChance(seed + corner.index)
        yield Stubborn(chance) if seed % 2 else ENGINE.plain_corner(SeededChance(seed))


# Everything that can happen


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


SECRET = {
    "en": r"\d+-\d+|\bleads\b|far ahead|with \w+ in front|to climb|takes round|goes to|[Rr]ound \d+ is (?!over|done)",
    "de": r"\d+-\d+|(?:Liston|Patterson) führt|führt (?:Liston|Patterson)|weit vorn|liegt vorn|holt sich|geht an|Runde \d+ gehört",
}

TELLING = Telling(
    system="quest", setup=setup_of, corners=corners,
    rehearsed=lambda: [
        (setup_of(1), everything(winners, fought=not number), number != 3) for number, winners in enumerate(WINNERS)
    ],
    lines=(1, 1, 4), longest=500, repeats=6, standard=range(10), kinds=27, many=60, secret=SECRET,
)  # fmt: skip
