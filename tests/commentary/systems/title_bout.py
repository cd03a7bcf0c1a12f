"""Bouts of Title Bout to be told: played ones, and one of every kind of event, also of those no few bouts would show."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ringside_manager.bout import SeededChance, Setup, registry
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Controller, Corner
from ringside_manager.bout.events import BoutEnded, Event, RoundScored
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.engines.title_bout import events as e
from ringside_manager.engines.title_bout.card import Punch
from ringside_manager.engines.title_bout.cuts import PLACES
from ringside_manager.engines.title_bout.deck import Place
from ringside_manager.engines.title_bout.fouls import TEXTS
from ringside_manager.engines.title_bout.options import Strategy
from ringside_manager.engines.title_bout.tables import DOCTORS, REFEREES, TRAITS, Caution, Offence
from tests.bout.corners import AnyOption
from tests.commentary.telling import Telling, fought, scores_in
from tests.engines.title_bout.vector_script import cards

ENGINE = registry.get("title_bout")
PAIRS = (("louis", "frazier"), ("puncher_1", "puncher_2"), ("patterson", "tua"), ("akinwande", "puncher_3"))
HABITS = (
    "Strong Closer", "Fights Down", "Inconsistent", "Freezes", "Constant Clincher", "Stealth Foul", "Head Case",
    "Ring Smarts", "Anger Issues", "Self-Doubts", "Absorber", "Front Runner", "Fireplug", "Careless",
)  # fmt: skip
MANY = {
    "traits": True, "strategies": True, "midround_strategy": True, "count_removes_cards": True, "head_butt_cuts": True,
    "saved_by_bell": "any", "three_knockdowns": True, "advanced_kd_table": True,
}  # fmt: skip


def setup_of(seed: int) -> Setup:
    """Every fourth bout by the plain rules, the others with options; some bleed easily, some foul much."""
    data = []
    for name, place in zip(PAIRS[seed % 4], (0, 1), strict=True):
        card: dict[str, Any] = {**cards()[name], "name": ("Joe Frazier", "Max Schmeling")[place]}
        if seed % 3 == 1:
            for side in (card, card["fresh"], card["fatigued"]):
                side |= {key: worst for key, worst in (("CUT", 8), ("FOUL", "E")) if key in side}
        if seed % 4:
            card["special"] = HABITS[(seed + 5 * place) % len(HABITS)]
        data.append(card)
    options = {} if seed % 4 == 0 else {**MANY, "advanced_cuts": seed % 4 == 3, "referee": "strict"}
    return Setup.from_data(ENGINE, *data, ENGINE.info.terms(4 + seed % 9, options))


def corners(seed: int) -> Iterator[Controller]:
    return (AnyOption(SeededChance(seed + corner.index)) for corner in CORNERS)


# Everything that can happen


EYES = ("under_left", "over_right")
KINDS = {"C": "condition", "I": "injury", "S": "special"}


def before_the_bell() -> Iterator[Event]:
    men = ("good", "fair"), ("good", "fair")
    for referee in REFEREES:
        yield e.OfficialsNamed(0, referee, *men, ("", ""), "")
    for doctor in DOCTORS:
        yield e.OfficialsNamed(0, "normal", ("", ""), ("", ""), ("good", "poor"), doctor)
    for trait in TRAITS:
        yield e.TraitShown(0, 0, RED, trait)


def a_round(number: int, rounds: int, winner: Corner | None) -> Iterator[Event]:
    """Whatever can happen in a round and after it, in an order of its own each time."""
    me, him = (RED, BLUE) if number % 2 else (BLUE, RED)
    at: Any = (number, 90, me)
    yield from (e.StyleChosen(number, 0, me, style) for style in ("box", "slug"))
    for strategy in Strategy:
        yield from (e.StrategyNamed(*at, strategy.value, 5, 6, works) for works in (True, False))
    yield e.RoundBegan(number, 0, me)
    yield e.Moved(*at, "red_corner")
    yield e.ControlChecked(number, 90, him, True, 3, 9)
    yield from (e.ControlChecked(*at, passed, 3, 9) for passed in (True, True, True, True, True, True, False))
    yield from punches(at, number)
    yield from accidents(at)
    yield from (e.TraitShown(number, 90, me, trait) for trait in TRAITS)
    yield e.BellRang(number)
    yield scored(number, winner)
    yield e.Recovered(number, (9, 9))
    yield from between(at)
    if number == rounds:
        yield from ends(number, me)


def punches(at: Any, number: int) -> Iterator[Event]:
    him = at[2].opponent
    for _ in range(2):
        for punch in Punch:
            yield from (e.PunchLanded(*at, punch.value, points, False) for points in (3, 2, 0))
        yield from (e.PunchLanded(*at, "jab", points, True) for points in (3, 2))
        for result in ("3", "4", "5", "K"):
            yield from (e.PowerPunch(*at, result, 4, 9, 3, countering) for countering in (True, False))
        yield e.SecondReading(number, 90, "#")
        yield from [e.PunchMissed(*at)] * 5
        yield from (e.CounterOpened(*at), e.Countered(*at, False, 80, 30), e.Countered(*at, True, 8, 30))
        yield from (e.Clinched(*at, removed) for removed in (0, 1, 0))
        yield from (e.Moved(*at, place.value) for place in Place)
        yield e.CameFree(number, 90, him)
        yield e.FinishBegan(*at, 8)
    yield from (e.FinishBroken(*at), e.FinishBegan(number, 90, him, 5), e.FinishEnded(number, 90, him))
    if number % 3 == 0:
        for count in (3, 6, 9):
            yield from (e.KnockedDown(*at), e.Counted(*at, count, 2))
    if number % 3 == 1:
        yield from (e.KnockedDown(number, 90, him), e.FlashKnockdown(number, 90, him, 1, 0))
    if number == 4:
        yield from (e.SavedByBell(*at), e.KnockedDown(*at), e.CountedOut(*at))


def accidents(at: Any) -> Iterator[Event]:
    for letter, place in PLACES.items():
        yield from (e.CutOpened(*at, letter, place.value, cause) for cause in ("legal", "accident", "foul"))
        yield from (
            e.CutReopened(*at, place.value),
            e.CutBecameGash(*at, place.value),
            e.CutLookedAt(*at, place.value, 40, 8),
        )
    yield from (e.CutAvoided(*at), e.CutThere(*at))
    for wound in ("lip", "mouth"):
        yield e.WoundNoted(*at, wound, "", "", "")
    for wound in ("cut", "swelling"):
        yield from (
            e.WoundNoted(*at, wound, severity, "over_left", "starts")
            for severity in ("minor", "major", "doctor")
        )
    yield from (e.FoulSeen(*at, caution.value) for caution in Caution)
    for offence in Offence:
        yield from (e.Warned(*at, offence.value, total) for total in (1, 3))
    yield e.PointTaken(*at)
    yield from (e.Retaliated(*at, offence) for offence in ("low_blow", "head_butt", "thumb", "bite"))
    for code in TEXTS:
        yield from (e.WordDrawn(*at, "Injury"), e.TextRead(*at, KINDS[code[0]], code))
    yield from (e.TextRepeated(*at, "I-LEG"), e.TextPassed(*at, "I-ANKLE", 50))
    for effect in ("CLASH", "SLUG", "RIB", "CF"):
        yield e.Affected(*at, effect, 1, "bout")
    yield from (e.Affected(*at, "HAND", by, "now") for by in (1, 2))


def between(at: Any) -> Iterator[Event]:
    for place in sorted({place.value for place in PLACES.values()}):
        yield from (
            e.CutTreated(*at, place, result, "good")
            for result in ("stops", "controls", "seeping", "bleeding")
        )
    yield from (e.EyeTreated(*at, eye, stage, "good") for eye in ("left", "right") for stage in range(4))
    for wound in ("cut", "swelling"):
        yield from (e.WoundTreated(*at, wound, "minor", "under_right", held) for held in (True, False))
    yield from (
        e.DoctorLooked(*at, "cut", "over_left", verdict) for verdict in ("go_on", "one_more_round", "stop")
    )
    yield from (e.CarriedOver(*at), e.RibHeld(*at), e.Tired(*at))


def scored(number: int, winner: Corner | None) -> RoundScored:
    """A round won by all judges or by two of them, or by nobody."""
    won, lost = ((9, 10), (10, 9)) if winner is BLUE else ((10, 9), (9, 10))
    cards = (won, lost, (10, 10)) if winner is None else (won, won if number % 2 else lost, won)
    return RoundScored(number, (12, 6), (10, 10) if winner is None else won, winner, cards)


def ends(number: int, winner: Corner) -> Iterator[Event]:
    results = [
        (Method.TKO, cause)
        for cause in ("points", "cut", "swelling", "injury", "knockdowns", "doctor", "quit")
    ]
    results += [(Method.DQ, cause) for cause in ("fouls", "intent", "cut", "retaliation")]
    results += [
        (Method.DRAW, "technical_draw"),
        (Method.TD, "technical_decision"),
        (Method.KO, ""),
        (Method.UD, ""),
    ]
    for method, cause in results:
        who = None if method is Method.DRAW else winner
        yield e.Stopped(number, 90, method.value, who, cause)
        yield BoutEnded(number, outcome(method, who, number, cause))


def outcome(method: Method, winner: Corner | None, number: int, cause: str, time: int = 94) -> Outcome:
    return Outcome(method, winner, number, time, (0, 0), (0, 0), (0, 0), (0, 0), (90, 90), (), cause)


def everything(rounds: int, winners: tuple[Corner | None, ...]) -> list[Event]:
    """All of it, as no bout ever was; ``winners`` of rounds come in turn."""
    told = [*before_the_bell(), BoutEnded(0, outcome(Method.DQ, RED, 0, "head_case"))]
    for number in range(1, rounds + 1):
        told += a_round(number, rounds, winners[number % len(winners)])
    return told


WINNERS: tuple[tuple[Corner | None, ...], ...] = ((RED,), (RED, BLUE, BLUE, RED), (None,), (RED,))
"""Who leads before the last round: one by far, one by little, nobody; and one whose scores are kept secret."""


SECRET = {
    "en": r"\d+-\d+|\bleads\b|in the lead|is far ahead|takes round|belongs to|has won round|judges cannot|Nobody has won",
    "de": r"\d+-\d+|\bführt\b|weit vorn|Runde \d+ (?:geht an|gehört)|Runde (?:an|für) [A-Z]|holt sich|gewinnt Runde|Niemand hat",
}

TELLING = Telling(
    system="title_bout", setup=setup_of, corners=corners,
    rehearsed=lambda: [
        (setup_of(4), everything(setup_of(4).terms.rounds, WINNERS[0]), True),
        *(
            (setup_of(4), scores_in(everything(setup_of(4).terms.rounds, winners)), number != 3)
            for number, winners in enumerate(WINNERS[1:], 1)
        ),
        *((*fought("title_bout", seed), True) for seed in range(0, 12, 3)),
    ],
    lines=(3, 3, 15), longest=900, middle=160, kinds=41, secret=SECRET,
)  # fmt: skip
