"""What was agreed on for the bout, and what the corners are asked (K90, K94)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from ringside_manager.bout.corner import BLUE, RED, Both, Corner, Keyed, Request
from ringside_manager.bout.terms import OptionSpec, read_by
from ringside_manager.engines.control.tables import Mark
from ringside_manager.language import later

# Everything that is agreed before a Control bout, as data (K90)


OPTIONS = (
    OptionSpec.switch(
        "three_judges",
        later("Three judges score the round, and differ on close ones."),
        "K53",
        league=True,
    ),
    OptionSpec.switch(
        "corner_work",
        later("Between rounds each corner treats one mark of its fighter."),
        "K60",
        default=True,
    ),
    OptionSpec.switch(
        "tired_con",
        later("A fighter who is worn out has one control less."),
        "K66",
        group="Control and points",
    ),
    OptionSpec.switch(
        "streak_con",
        later("Three rounds won running bring one control more, until one is lost."),
        "K66",
        group="Control and points",
    ),
    OptionSpec.switch(
        "three_knockdown_rule",
        later("The third knockdown of a round ends the bout."),
        "K90",
        group="Knockdowns",
    ),
    OptionSpec.switch(
        "plans", later("Before each round both corners pick a plan in secret: even, attack or box."), "K91"
    ),
)
"""Every option with the default of the rules, as ``ringside systems control`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them."""

    three_judges: bool
    corner_work: bool
    tired_con: bool
    streak_con: bool
    three_knockdown_rule: bool
    plans: bool


options_of = read_by(Options, OPTIONS)
"""The options of complete terms."""


# Every decision of a Control corner (K94, K95)


class Towel(Enum):
    """Whether a corner lets its fighter go on after a round (K95)."""

    FIGHT_ON = "fight_on"
    THROW_IN = "throw_in"


class Plan(Keyed):
    """How a corner wants a round fought (K91)."""

    EVEN = "even"
    ATTACK = "attack"
    BOX = "box"


PACE_BY_PLAN = {Plan.EVEN: 0, Plan.ATTACK: 1, Plan.BOX: -1}
"""K91: what it does to the pace die of the fighter in control."""
TROUBLE_BY_PLAN = {Plan.EVEN: 0, Plan.ATTACK: 1, Plan.BOX: -1}
"""K91: what it does to every trouble roll of both."""


def _towel(corner: Corner) -> Request[Towel]:
    return Request("towel", corner, tuple(Towel), "K95", Towel.FIGHT_ON)


def _plan(corner: Corner) -> Request[Plan]:
    return Request("plan", corner, tuple(Plan), "K91", Plan.EVEN)


TOWELS = Both(_towel(RED), _towel(BLUE))
PLANS = Both(_plan(RED), _plan(BLUE))


@cache
def treat(corner: Corner, marks: tuple[Mark, ...]) -> Request[Mark]:
    """Which of his marks the corner works on (K60); by itself it takes the first of them (K94)."""
    return Request("treat", corner, marks, "K60", marks[0])
