"""What both corners agreed on before the first bell."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import lru_cache
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
        name: spec.parse(str(_word(chosen[name]))) if name in chosen else spec.default
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


def _word(value: OptionValue | str) -> str:
    return _spellings(value)[0]
