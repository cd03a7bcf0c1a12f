"""What was agreed on for the bout, and what the corners are asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Any

from ringside_manager.bout.corner import CORNERS, Both, Request, Script
from ringside_manager.bout.terms import OptionSpec, read_by
from ringside_manager.engines.quest.moves import (
    DECLARED,
    DEFAULT_CREW,
    NO_MOVE,
    NO_TECHNIQUE,
    SEATS,
    SEATS_BY_WORD,
    Action,
    Move,
    Technique,
    actions_with,
    brought,
)
from ringside_manager.engines.quest.tables import CLASHES, EDGE_PENALTY, MOST_SUCCESSES, Criterion
from ringside_manager.language import later, say, word

# Everything that is agreed before a Quest bout, as data (Q8, Q100)


RANDOM = "random"
CAPPED, FULL = "capped", "full"
_CRITERIA = (RANDOM, *(criterion.value for criterion in Criterion))
JUDGES = 3


def _seat(corner: str, number: int) -> OptionSpec:
    return OptionSpec(
        f"{corner}_second_{number}",
        tuple(SEATS_BY_WORD),
        DEFAULT_CREW[number - 1],
        say(
            "Who sits in seat {number} of {corner}'s corner, and the two techniques he brings.",
            number=number,
            corner=word(corner),
        ),
        "Q50",
        "Seconds",
    )


OPTIONS = (
    OptionSpec.switch(
        "cuts_and_fouls",
        later("Hard blows may cut, and the referee looks for fouls."),
        "Q70",
        league=True,
    ),
    OptionSpec.switch("three_knockdown_rule", later("The third knockdown of a round ends the bout."), "Q100"),
    OptionSpec(
        "edge_penalty",
        (CAPPED, FULL),
        CAPPED,
        later(
            "What a die of Might is worth less without the Edge: the difference in Speed, capped at 2 or in full."
        ),
        "Q25",
        later=True,
    ),
    *(
        OptionSpec(
            f"judge_{number}",
            _CRITERIA,
            RANDOM,
            say("What judge {number} looks for; at random nobody knows it before the end.", number=number),
            "Q9",
            "Judges",
        )
        for number in range(1, JUDGES + 1)
    ),
    *(_seat(corner.value, number) for corner in CORNERS for number in range(1, SEATS + 1)),
)
"""Every option with the default of the rules, as ``ringside systems quest`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them; ``judges`` holds ``None`` where a criterion is rolled (Q8).

    ``most_penalty`` is the most a Might die is worth less without the Edge (Q25).
    """

    cuts_and_fouls: bool
    three_knockdown_rule: bool
    most_penalty: int
    judges: tuple[Criterion | None, ...]
    crews: tuple[tuple[Technique, ...], tuple[Technique, ...]]


def _options(cuts_and_fouls: bool, three_knockdown_rule: bool, edge_penalty: str, **words: str) -> Options:
    most = EDGE_PENALTY if edge_penalty == CAPPED else MOST_SUCCESSES
    told = tuple(words.values())
    judges = tuple(None if word == RANDOM else Criterion(word) for word in told[:JUDGES])
    red, blue = told[JUDGES : JUDGES + SEATS], told[JUDGES + SEATS :]
    return Options(cuts_and_fouls, three_knockdown_rule, most, judges, (brought(red), brought(blue)))


options_of = read_by(_options, OPTIONS)
"""The options of complete terms."""


# Every decision of a Quest corner (Q12, Q102), built once


class Reaction(Enum):
    """Whether a reactive move is used when its moment has come (Q45)."""

    USE = "use"
    KEEP = "keep"


class Judge(Enum):
    """A judge to work on (Q50)."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


class ClashNumber(Enum):
    """A clash of the round whose stance is to be read (Q50)."""

    CLASH_1 = "clash_1"
    CLASH_2 = "clash_2"
    CLASH_3 = "clash_3"


CLASH_KINDS = tuple(f"clash_{number}" for number in range(1, CLASHES + 1))
WATCH_KINDS = tuple(f"watch_{number}" for number in range(1, CLASHES + 1))
CLASH_NUMBERS = tuple(ClashNumber)
JUDGE_NUMBERS = tuple(Judge)


@cache
def action(side: int, clash: int, moves: int) -> Request[Action]:
    """What he does in a clash (0 is the first); ``moves`` is the set open to him (Q102)."""
    return Request(CLASH_KINDS[clash], CORNERS[side], actions_with(moves), "Q12")


@lru_cache(maxsize=8192)
def both_actions(clash: int, red: int, blue: int) -> Both:
    """Both plan a clash in secret, with the sets of moves open to them (Q12)."""
    return Both(action(0, clash, red), action(1, clash, blue))


@cache
def watch(side: int, clash: int, named: int) -> Request[Move]:
    """A move to watch for in a clash beside those named already, or nothing more (Q15)."""
    options = (NO_MOVE, *(move for move in DECLARED if not move.bit & named))
    return Request(WATCH_KINDS[clash], CORNERS[side], options, "Q15", NO_MOVE)


@lru_cache(maxsize=8192)
def watch_both(clash: int, red: int, blue: int) -> Both:
    """Both name a move to watch for in secret, beside those they have named (Q15)."""
    return Both(watch(0, clash, red), watch(1, clash, blue))


@lru_cache(maxsize=4096)
def technique(side: int, open_to_him: tuple[Technique, ...]) -> Request[Technique]:
    """A technique, or nothing more (Q50)."""
    return Request("technique", CORNERS[side], (*open_to_him, NO_TECHNIQUE), "Q50", NO_TECHNIQUE)


@cache
def read(side: int) -> Request[ClashNumber]:
    """The clash whose stance he learns (Q50)."""
    return Request("read", CORNERS[side], CLASH_NUMBERS, "Q50")


@cache
def judge(side: int, unknown: tuple[int, ...]) -> Request[Judge]:
    """The judge whose criterion he learns, out of those he does not know (Q50)."""
    return Request("judge", CORNERS[side], tuple(JUDGE_NUMBERS[number] for number in unknown), "Q50")


@cache
def reaction(kind: str, side: int, rule: str, *, plain: bool) -> Request[Reaction]:
    """Whether he uses ``second_wind``, ``shoulder_roll`` or ``iron_chin``; ``plain`` is the automatic corner's (Q81)."""
    return Request(kind, CORNERS[side], tuple(Reaction), rule, Reaction.USE if plain else Reaction.KEEP)


@lru_cache(maxsize=8192)
def both(first: Request[Any], second: Request[Any]) -> Both:
    """Two requests answered in secret."""
    return Both(first, second)


def in_secret(red: Request[Any] | None, blue: Request[Any] | None) -> Script[tuple[Any, Any]]:
    """The answers of both, in secret if both are asked; ``None`` of whoever is not."""
    if red is None:
        if blue is None:
            return None, None
        answer = yield blue
        return None, answer
    if blue is None:
        answer = yield red
        return answer, None
    answers: tuple[Any, Any] = yield both(red, blue)
    return answers
