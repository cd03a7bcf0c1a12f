"""What was agreed on for the bout, and what the corners are asked."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.bout.corner import CORNERS, Both, Keyed, Request
from ringside_manager.bout.terms import OptionSpec, read_by
from ringside_manager.language import later

# Everything that is agreed before a Glory Days bout, as data (G11, G100)


NOBODY = "nobody"


_KNOCKDOWNS, _WEAR, _OFFICIALS = "Knockdowns", "Cuts, stamina and clinches", "Referee and judges"


OPTIONS = (
    OptionSpec.switch(
        "repeat_knockdown_tired_ko",
        later("Whoever is down again in a round is counted out by his tired number."),
        "G100",
        _KNOCKDOWNS,
    ),
    OptionSpec.switch(
        "accumulation_will_check",
        later("More than 25 punches in a round ask for his will, doubled, instead of stopping him."),
        "G100",
        _KNOCKDOWNS,
    ),
    OptionSpec.switch(
        "reopen_injuries", later("Old injuries may get worse before new ones come."), "G65", _WEAR
    ),
    OptionSpec.switch(
        "clinch_one_punch", later("Toe to toe a punch gets through before a clinch."), "G74", _WEAR
    ),
    OptionSpec.switch(
        "mid_round_fatigue",
        later("Punches take stamina as they land, and tire within a round."),
        "G91",
        _WEAR,
    ),
    OptionSpec.switch(
        "officials", later("The referee and the judges have ways of their own."), "G97", _OFFICIALS
    ),
    OptionSpec(
        "favoured",
        (NOBODY, "red", "blue"),
        NOBODY,
        later(
            "Whom a judge leans to who favours the champion or the man from the place, with the officials."
        ),
        "G11",
        _OFFICIALS,
    ),
    OptionSpec.switch(
        "three_knockdown_rule", later("The third knockdown of a round ends the bout."), "G100", _KNOCKDOWNS
    ),
    OptionSpec.switch(
        "saved_by_bell", later("Nobody is counted out in the last segment of a round."), "G100", _KNOCKDOWNS
    ),
    OptionSpec.switch(
        "hurt_over_bell",
        later("Whoever is hurt at the bell is hurt when the next round begins."),
        "G49",
        _KNOCKDOWNS,
    ),
    OptionSpec.switch(
        "will_after_knockdown",
        later("Whoever is hurt and down again needs his will, too, once he has beaten the count."),
        "G51",
        _KNOCKDOWNS,
        later=True,
    ),
    OptionSpec.switch(
        "defence_before_foul",
        later("Whoever does not act himself may defend the punch of the foul range, too."),
        "G26",
        _OFFICIALS,
        later=True,
    ),
    OptionSpec.switch(
        "corner_orders", later("Both corners choose in secret how their boxer fights the round."), "G101"
    ),
    OptionSpec.switch(
        "towel",
        later(
            "After every round, and when his boxer is hurt, a corner is asked about the towel; by itself it never throws it."
        ),
        "G105",
        default=True,
    ),
)
"""Every option with the default of the rules, as ``ringside systems glory_days`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them (G11)."""

    repeat_knockdown_tired_ko: bool
    accumulation_will_check: bool
    reopen_injuries: bool
    clinch_one_punch: bool
    mid_round_fatigue: bool
    officials: bool
    favoured: str
    three_knockdown_rule: bool
    saved_by_bell: bool
    hurt_over_bell: bool
    will_after_knockdown: bool
    defence_before_foul: bool
    corner_orders: bool
    towel: bool


options_of = read_by(Options, OPTIONS)
"""The options of complete terms."""


# Every decision of a Glory Days corner (G104, G105)


class Plan(Keyed):
    """What a corner tells its boxer for a round (G101)."""

    NATURAL = "natural"
    PRESS = "press"
    BOX = "box"
    COVER = "cover"


class Towel(Enum):
    """Whether a corner gives its boxer up (G105)."""

    FIGHT_ON = "fight_on"
    THROW = "throw"


PLANS = Both(*(Request("plan", corner, tuple(Plan), "G101", Plan.NATURAL) for corner in CORNERS))
"""Both corners choose in secret (G101)."""
TOWELS = Both(*(Request("towel", corner, tuple(Towel), "G105", Towel.FIGHT_ON) for corner in CORNERS))
"""Both corners may throw in the towel, in secret (G105)."""
