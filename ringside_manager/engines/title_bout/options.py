"""Everything that is agreed before a Title Bout II bout, as data (T23, section 24)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from ringside_manager.bout.terms import OptionSpec, OptionValue, Terms
from ringside_manager.engines.title_bout.tables import CORNER_SKILLS, DOCTORS, REFEREES, SKILLS

_RANDOM = "random"
_YES_NO: tuple[OptionValue, ...] = (False, True)


_GROUPS = {
    "Corner men": ("red_cut_man", "red_swelling_man", "blue_cut_man", "blue_swelling_man", "one_man_corner"),
    "Strategies and traits": ("traits", "strategies", "midround_strategy"),
    "Control and points": (
        "southpaw",
        "cf_conversion",
        "aggressor_bonus",
        "missed_punch_penalty",
        "ki_timing",
    ),
    "Knockdowns": (
        "advanced_kd_table",
        "mandatory_eight",
        "saved_by_bell",
        "three_knockdowns",
        "count_removes_cards",
    ),
    "Timing": ("advanced_timing", "off_deck_checks", "time_of_stoppage"),
    "Cuts and injuries": ("ignore_injuries", "head_butt_cuts", "lenient_last_round", "bleeding_points"),
    "Advanced cuts and doctor": ("advanced_cuts", "red_corner", "blue_corner", "doctor"),
}
"""The options that few people change, under the headings they are shown with."""
_GROUP_OF = {name: group for group, names in _GROUPS.items() for name in names}


def _grouped(*specs: OptionSpec) -> tuple[OptionSpec, ...]:
    return tuple(replace(spec, group=_GROUP_OF.get(spec.name, "")) for spec in specs)


def _switch(name: str, explanation: str, rule: str, default: bool = False) -> OptionSpec:
    return OptionSpec(name, _YES_NO, default, explanation, rule)


def _drawn(name: str, values: tuple[str, ...], explanation: str, rule: str) -> OptionSpec:
    return OptionSpec(name, (_RANDOM, *values), _RANDOM, explanation, rule)


OPTIONS = _grouped(
    _drawn("referee", REFEREES, "The referee: how many warnings cost a point, and how many the bout.", "T24"),
    _drawn("red_cut_man", SKILLS, "The man who works on red's cuts.", "T25"),
    _drawn("red_swelling_man", SKILLS, "The man who works on red's swellings.", "T25"),
    _drawn("blue_cut_man", SKILLS, "The man who works on blue's cuts.", "T25"),
    _drawn("blue_swelling_man", SKILLS, "The man who works on blue's swellings.", "T25"),
    _switch("one_man_corner", "The cut man works on swellings too, and has to divide his minute.", "T25"),
    OptionSpec(
        "scoring",
        ("ten_must", "rounds", "rounds_alt"),
        "ten_must",
        "How the judges score a round: ten points, one for the winner, or the same with judges who differ on close rounds.",
        "T130",
    ),
    _switch("traits", "The special traits printed on the cards count.", "T180"),
    _switch("strategies", "Both corners may name a strategy before each round.", "T167"),
    _switch("midround_strategy", "A strategy may also be tried within a round, once by each side.", "T167"),
    _switch(
        "southpaw",
        "An orthodox fighter has trouble with a southpaw, and two southpaws with each other.",
        "T152",
    ),
    _switch("cf_conversion", "Control factors close to each other are moved up to 10.", "T142"),
    _switch("aggressor_bonus", "The aggressor gets a point more in a round he has won.", "T147"),
    _switch("missed_punch_penalty", "Missed punches cost Endurance.", "T153"),
    _switch("ki_timing", "Fouls, injuries, cuts and movement wait until a finishing run is over.", "T154"),
    _switch("advanced_kd_table", "The advanced table for knockdowns and knockouts.", "T155"),
    _switch("mandatory_eight", "The count goes to eight at least.", "T148"),
    OptionSpec(
        "saved_by_bell",
        ("off", "last", "any"),
        "off",
        "The bell saves a fighter who is down: never, in the last round, or in any.",
        "T149",
    ),
    _switch("three_knockdowns", "The third knockdown of a round ends the bout.", "T150"),
    _switch("count_removes_cards", "A count takes time: round cards are removed.", "T145"),
    _switch(
        "advanced_timing",
        "The referee stops the clock: cards of interruptions go back under the deck.",
        "T144",
    ),
    _switch(
        "off_deck_checks", "Readings for cuts, fouls, injuries and specials take no time at all.", "T146"
    ),
    _switch("ignore_injuries", "There are no injuries.", "T115"),
    _switch("head_butt_cuts", "A warning for head butting may leave a cut.", "T143"),
    _switch("lenient_last_round", "Only a lenient referee lets a cut fighter finish the last round.", "T91"),
    _switch("bleeding_points", "A cut that goes on bleeding gives the opponent points.", "T156"),
    _switch("advanced_cuts", "Advanced tables for cuts and swellings, and a ring doctor.", "T157"),
    _drawn("red_corner", CORNER_SKILLS, "Red's corner, with the advanced tables for cuts.", "T162"),
    _drawn("blue_corner", CORNER_SKILLS, "Blue's corner, with the advanced tables for cuts.", "T162"),
    _drawn("doctor", DOCTORS, "The ring doctor, with the advanced tables for cuts.", "T165"),
    _switch("time_of_stoppage", "The time of a stoppage is told.", "T151", default=True),
)
"""Every option with the default of the rules, as ``ringside systems title_bout`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them; the officials may still be ``random``."""

    referee: str
    red_cut_man: str
    red_swelling_man: str
    blue_cut_man: str
    blue_swelling_man: str
    one_man_corner: bool
    scoring: str
    traits: bool
    strategies: bool
    midround_strategy: bool
    southpaw: bool
    cf_conversion: bool
    aggressor_bonus: bool
    missed_punch_penalty: bool
    ki_timing: bool
    advanced_kd_table: bool
    mandatory_eight: bool
    saved_by_bell: str
    three_knockdowns: bool
    count_removes_cards: bool
    advanced_timing: bool
    off_deck_checks: bool
    ignore_injuries: bool
    head_butt_cuts: bool
    lenient_last_round: bool
    bleeding_points: bool
    advanced_cuts: bool
    red_corner: str
    blue_corner: str
    doctor: str
    time_of_stoppage: bool


def options_of(terms: Terms) -> Options:
    """The options of complete terms."""
    return _options(tuple(terms.options[spec.name] for spec in OPTIONS))


@lru_cache(maxsize=256)
def _options(values: tuple[OptionValue, ...]) -> Options:
    names = (spec.name for spec in OPTIONS)
    return Options(**dict(zip(names, values, strict=True)))  # type: ignore[arg-type]  # checked by their OptionSpec
