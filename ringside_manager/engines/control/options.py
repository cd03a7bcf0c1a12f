"""Everything that is agreed before a Control bout, as data (K90)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from ringside_manager.bout.terms import OptionSpec, OptionValue, Terms


def _switch(name: str, explanation: str, rule: str, default: bool = False, group: str = "") -> OptionSpec:
    return OptionSpec(name, (False, True), default, explanation, rule, group)


OPTIONS = (
    OptionSpec(
        "three_judges",
        (False, True),
        False,
        "Three judges score the round, and differ on close ones.",
        "K53",
        league=True,
    ),
    _switch("corner_work", "Between rounds each corner treats one mark of its fighter.", "K60", default=True),
    _switch(
        "tired_con", "A fighter who is worn out has one control less.", "K66", group="Control and points"
    ),
    _switch(
        "streak_con",
        "Three rounds won running bring one control more, until one is lost.",
        "K66",
        group="Control and points",
    ),
    _switch(
        "three_knockdown_rule", "The third knockdown of a round ends the bout.", "K90", group="Knockdowns"
    ),
    _switch("plans", "Before each round both corners pick a plan in secret: even, attack or box.", "K91"),
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


def options_of(terms: Terms) -> Options:
    """The options of complete terms."""
    options = terms.options
    return _options(tuple([options[name] for name in _NAMES]))


_NAMES = tuple(spec.name for spec in OPTIONS)


@lru_cache(maxsize=64)
def _options(values: tuple[OptionValue, ...]) -> Options:
    return Options(*map(bool, values))
