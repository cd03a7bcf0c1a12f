"""What two corners bring to the first bell: what they agreed on, strength lost in earlier bouts, and home ratings.

Home ratings are what a campaign knows of a fighter, whatever rules he fights under.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from fractions import Fraction
from functools import lru_cache
from math import floor
from types import MappingProxyType
from typing import TypeVar

from ringside_manager.errors import UnknownNameError, UsageError, excerpt
from ringside_manager.language import say

OptionValue = bool | int | str


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """An optional rule, declared once as data; it appears by itself wherever options are chosen.

    ``values`` lists what is allowed (``(False, True)`` for a yes/no rule).  ``group`` is a heading under which options
    that few people change stand together; empty for those that are always asked.  ``league`` is what a league agrees on
    unless it says otherwise, where that is not the default of a single bout.  ``later`` marks one that came after the
    first release: terms hold it only where it says something, so that the same bout is the same text for ever.
    """

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    explanation: str
    rule: str
    group: str = ""
    league: OptionValue | None = None
    later: bool = False

    @property
    def for_league(self) -> OptionSpec:
        return self if self.league is None else replace(self, default=self.league)

    @classmethod
    def switch(
        cls,
        name: str,
        explanation: str,
        rule: str,
        group: str = "",
        *,
        default: bool = False,
        league: bool | None = None,
        later: bool = False,
    ) -> OptionSpec:
        """Return a rule that is in force or not."""
        return cls(name, (False, True), default, explanation, rule, group, league, later)

    def parse(self, text: str) -> OptionValue:
        """The value written as ``text`` (yes/no, true/false, on/off for a switch).

        Raises ``UsageError`` naming the allowed values.
        """
        for value in self.values:
            if text.casefold() in _spellings(value):
                return value
        allowed = ", ".join(_spellings(value)[0] for value in self.values)
        raise UsageError(
            say(
                "The option {name} takes {allowed}, not {text}.",
                name=self.name,
                allowed=allowed,
                text=excerpt(text),
            )
        )


def _spellings(value: OptionValue) -> tuple[str, ...]:
    if value is True:
        return ("yes", "true", "on")
    if value is False:
        return ("no", "false", "off")
    return (str(value).casefold(),)


@dataclass(frozen=True, slots=True)
class Carried:
    """Strength lost in an earlier bout that was too recent (C57, CV62): ``loss`` of ``start``.

    A boxer stopped far below 0 has lost more than he began with.
    """

    system: str
    loss: int
    start: int

    def __post_init__(self) -> None:
        if self.loss < 0 or self.start < 1:
            raise ValueError(f"nobody loses {self.loss} of {self.start}")


@dataclass(frozen=True, slots=True)
class Terms:
    """Scheduled rounds, the optional rules in force, and what each corner carries over.

    ``options`` holds a value for every option the engine declares, ``OptionSpec.later`` apart; ``EngineInfo.terms``
    fills in the defaults and checks the range of rounds.
    """

    rounds: int
    options: Mapping[str, OptionValue] = field(default_factory=dict)
    carried: tuple[Carried | None, Carried | None] = (None, None)

    def __post_init__(self) -> None:
        object.__setattr__(self, "options", MappingProxyType(dict(self.options)))

    def __reduce__(self) -> tuple[type[Terms], tuple[object, ...]]:
        return Terms, (self.rounds, dict(self.options), self.carried)


def complete_options(
    specs: tuple[OptionSpec, ...], chosen: Mapping[str, OptionValue | str]
) -> dict[str, OptionValue]:
    """Every declared option with its chosen value or default, a ``later`` one only if that is not its default.

    Raises ``UnknownNameError`` for an option not declared, ``UsageError`` for a value not allowed.
    """
    by_name = {spec.name: spec for spec in specs}
    for name in chosen:
        if name not in by_name:
            raise UnknownNameError("option", name, by_name)
    complete = {
        name: spec.parse(_spellings(chosen[name])[0]) if name in chosen else spec.default
        for name, spec in by_name.items()
    }
    return {
        name: value
        for name, value in complete.items()
        if not by_name[name].later or value != by_name[name].default
    }


T = TypeVar("T")


def read_by(kind: Callable[..., T], specs: tuple[OptionSpec, ...]) -> Callable[[Terms], T]:
    """Return what reads the options of terms as one ``kind``, which takes a value of each spec by its name."""
    usual = {spec.name: spec.default for spec in specs}

    @lru_cache(maxsize=256)
    def made(values: tuple[OptionValue | None, ...]) -> T:
        known = zip(usual.items(), values, strict=True)
        return kind(**{name: default if value is None else value for (name, default), value in known})

    return lambda terms: made(tuple(map(terms.options.get, usual)))


# The home ratings of a fighter: what a campaign knows of him, whatever rules he fights under


PUNCH_NAMES = ("uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook")
"""The six punches in the order of R2."""
STYLES = ("swarmer", "slugger", "boxer-puncher", "out-boxer", "counterpuncher")
"""How men box (P10 of ``docs/rules/ringside_corners.md``)."""


@dataclass(frozen=True, slots=True)
class Abilities:
    """The nine Ringside ratings, whole numbers (R4); an engine estimates its own card from them.

    Invented fighters lie within R5-R8; historical and experienced ones may lie outside.
    """

    agility: int
    uppercut: int
    right_jab: int
    right_hook: int
    combination: int
    left_jab: int
    left_hook: int
    counterpunch: int
    endurance: int

    @property
    def punches(self) -> tuple[int, int, int, int, int, int]:
        """The six punch ratings in the order of R2."""
        return (
            self.uppercut,
            self.right_jab,
            self.right_hook,
            self.combination,
            self.left_jab,
            self.left_hook,
        )

    # CV3: what the formulas speak of that estimate a card of another system

    def evasiveness(self) -> Fraction:
        return Fraction(2 * (self.agility - 50), 150 - self.agility)

    @property
    def jabs(self) -> int:
        return self.left_jab + self.right_jab

    @property
    def hooks(self) -> int:
        """The hooks and the uppercut."""
        return self.left_hook + self.right_hook + self.uppercut

    @property
    def heavy(self) -> int:
        """The punches that hurt."""
        return self.hooks + self.combination

    @property
    def style(self) -> str:
        """The style of a man of whom none is given (P11): who answers well counters; of the quick the jabs decide; of the
        others heavy hands, then breath.
        """
        heavier = self.heavy - 2 * self.jabs
        if 2 * self.counterpunch > self.agility:
            return "counterpuncher"
        if self.agility >= QUICK:
            return "out-boxer" if heavier <= 0 else "boxer-puncher"
        if heavier >= 2:
            return "slugger"
        return "swarmer" if self.endurance >= LONG_BREATH else "boxer-puncher"

    def as_dict(self) -> dict[str, int]:
        """The ratings by name, in the order of R2 between Agility and Counterpunch, Endurance."""
        return {name: getattr(self, name) for name in ABILITY_NAMES}

    @classmethod
    def from_dict(cls, ratings: Mapping[str, int]) -> Abilities:
        """Abilities from ``as_dict``; ``KeyError`` names a missing rating."""
        return cls(**{name: ratings[name] for name in ABILITY_NAMES})

    def changed_by(self, changes: Sequence[int]) -> Abilities:
        """The ratings after changes in the order of R4 (none: as they are); none is led out of the range of a card."""
        moved = dict(zip(ABILITY_NAMES, changes, strict=True)) if changes else {}
        return Abilities.from_dict(
            {
                name: min(
                    max(now + moved.get(name, 0), ABILITY_RANGES[name][0]), max(now, ABILITY_RANGES[name][-1])
                )
                for name, now in self.as_dict().items()
            }
        )


def rounded(value: Fraction) -> int:
    """CV2: rnd, the nearest whole number, halves up also below zero."""
    return floor(value + Fraction(1, 2))


def within(value: Fraction, least: int, most: int) -> int:
    """CV2: [rnd(value); least, most]."""
    return min(max(rounded(value), least), most)


QUICK, LONG_BREATH = 54, 11
"""P11: the Agility of a quick man, the Endurance of one who can keep coming."""

ABILITY_NAMES = tuple(field.name for field in fields(Abilities))

ABILITY_RANGES = {
    "agility": range(1, 121),
    **dict.fromkeys(PUNCH_NAMES, range(10)),
    "counterpunch": range(121),
    "endurance": range(61),
}
"""What a card may hold: wide enough for every historical fighter and a whole career of experience.

R4 sets no limit; these keep a slip of the pen (an Agility of 580) out of a set.
"""

# Strength in the points of the home ratings, which a league speaks of whatever rules its bouts are fought under


HOME = "ringside"
"""The system whose points the home ratings are."""
ENDURANCE_A_ROUND = 7


def full_total(endurance: int, rounds: int) -> int:
    """Return the Endurance of a rested fighter at the first bell: his own and 7 a round (R9)."""
    return endurance + ENDURANCE_A_ROUND * rounds


def home_loss(carried: Carried | None, total: int) -> int:
    """Return what is missing of ``total`` at the first bell (R9, C57); of a loss elsewhere its share, at most all (CV62)."""
    if carried is None:
        return 0
    if carried.system == HOME:
        return carried.loss
    return min(carried.loss, carried.start) * total // carried.start
