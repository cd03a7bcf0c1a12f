"""What was agreed on for the bout, strategies, and what the corners are asked (T27, T166, T167)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache

from ringside_manager.bout.corner import Corner, Keyed, Request
from ringside_manager.bout.terms import OptionSpec, read_by
from ringside_manager.engines.title_bout.card import Group
from ringside_manager.engines.title_bout.tables import CORNER_SKILLS, DOCTORS, REFEREES, SKILLS
from ringside_manager.language import later

# Everything that is agreed before a Title Bout II bout, as data (T23, section 24)


_RANDOM = "random"


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


def _drawn(name: str, values: tuple[str, ...], explanation: str, rule: str) -> OptionSpec:
    return OptionSpec(name, (_RANDOM, *values), _RANDOM, explanation, rule)


OPTIONS = _grouped(
    _drawn(
        "referee",
        REFEREES,
        later("The referee: how many warnings cost a point, and how many the bout."),
        "T24",
    ),
    _drawn("red_cut_man", SKILLS, later("The man who works on red's cuts."), "T25"),
    _drawn("red_swelling_man", SKILLS, later("The man who works on red's swellings."), "T25"),
    _drawn("blue_cut_man", SKILLS, later("The man who works on blue's cuts."), "T25"),
    _drawn("blue_swelling_man", SKILLS, later("The man who works on blue's swellings."), "T25"),
    OptionSpec.switch(
        "one_man_corner", later("The cut man works on swellings too, and has to divide his minute."), "T25"
    ),
    OptionSpec(
        "scoring",
        ("ten_must", "rounds", "rounds_alt"),
        "ten_must",
        later(
            "How the judges score a round: ten points, one for the winner, or the same with judges who differ on close rounds."
        ),
        "T130",
    ),
    OptionSpec.switch("traits", later("The special traits printed on the cards count."), "T180"),
    OptionSpec.switch("strategies", later("Both corners may name a strategy before each round."), "T167"),
    OptionSpec.switch(
        "midround_strategy", later("A strategy may also be tried within a round, once by each side."), "T167"
    ),
    OptionSpec.switch(
        "southpaw",
        later("An orthodox fighter has trouble with a southpaw, and two southpaws with each other."),
        "T152",
    ),
    OptionSpec.switch(
        "cf_conversion", later("Control factors close to each other are moved up to 10."), "T142"
    ),
    OptionSpec.switch(
        "aggressor_bonus", later("The aggressor gets a point more in a round he has won."), "T147"
    ),
    OptionSpec.switch("missed_punch_penalty", later("Missed punches cost Endurance."), "T153"),
    OptionSpec.switch(
        "ki_timing", later("Fouls, injuries, cuts and movement wait until a finishing run is over."), "T154"
    ),
    OptionSpec.switch("advanced_kd_table", later("The advanced table for knockdowns and knockouts."), "T155"),
    OptionSpec.switch("mandatory_eight", later("The count goes to eight at least."), "T148"),
    OptionSpec(
        "saved_by_bell",
        ("off", "last", "any"),
        "off",
        later("The bell saves a fighter who is down: never, in the last round, or in any."),
        "T149",
    ),
    OptionSpec.switch("three_knockdowns", later("The third knockdown of a round ends the bout."), "T150"),
    OptionSpec.switch("count_removes_cards", later("A count takes time: round cards are removed."), "T145"),
    OptionSpec.switch(
        "advanced_timing",
        later("The referee stops the clock: cards of interruptions go back under the deck."),
        "T144",
    ),
    OptionSpec.switch(
        "off_deck_checks",
        later("Readings for cuts, fouls, injuries and specials take no time at all."),
        "T146",
    ),
    OptionSpec.switch("ignore_injuries", later("There are no injuries."), "T115"),
    OptionSpec.switch("head_butt_cuts", later("A warning for head butting may leave a cut."), "T143"),
    OptionSpec.switch(
        "lenient_last_round", later("Only a lenient referee lets a cut fighter finish the last round."), "T91"
    ),
    OptionSpec.switch(
        "bleeding_points", later("A cut that goes on bleeding gives the opponent points."), "T156"
    ),
    OptionSpec.switch(
        "advanced_cuts", later("Advanced tables for cuts and swellings, and a ring doctor."), "T157"
    ),
    _drawn("red_corner", CORNER_SKILLS, later("Red's corner, with the advanced tables for cuts."), "T162"),
    _drawn("blue_corner", CORNER_SKILLS, later("Blue's corner, with the advanced tables for cuts."), "T162"),
    _drawn("doctor", DOCTORS, later("The ring doctor, with the advanced tables for cuts."), "T165"),
    OptionSpec.switch("time_of_stoppage", later("The time of a stoppage is told."), "T151", default=True),
)
"""Every option with the default of the rules, as ``ringside systems title_bout`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them; the officials may still be ``random`` (T23)."""

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


options_of = read_by(Options, OPTIONS)
"""The options of complete terms."""


# The nine strategies and what each changes while it is in force (section 26)


@dataclass(frozen=True, slots=True)
class Changes:
    """Numbers added to a fighter's ratings for some time (T39, T40)."""

    cf: int = 0
    pl: int = 0
    defence: int = 0
    kd1: int = 0
    power: int = 0
    counter: int = 0
    ki: int = 0
    clinch: int = 0
    window: int = 0
    """How many numbers wider his counter window is (T178)."""

    def plus(self, **by: int) -> Changes:
        """These changes and ``by`` in addition."""
        return self.also(Changes(**by))

    def also(self, other: Changes) -> Changes:
        """These changes and the other ones in addition."""
        if self is NO_CHANGES:
            return other
        return Changes(
            self.cf + other.cf, self.pl + other.pl, self.defence + other.defence, self.kd1 + other.kd1,
            self.power + other.power, self.counter + other.counter, self.ki + other.ki, self.clinch + other.clinch,
            self.window + other.window,
        )  # fmt: skip


NO_CHANGES = Changes()


class Strategy(Keyed):
    """What a side may name before a round (T167)."""

    NONE = "none"
    COUNTER_PUNCH = "counter_punch"
    STICK_AND_MOVE = "stick_and_move"
    KEEP_AWAY = "keep_away"
    DEFENSIVE_SHELL = "defensive_shell"
    WORK_THE_BODY = "work_the_body"
    SMOTHERING_ATTACK = "smothering_attack"
    TIE_UP = "tie_up"
    LOAD_UP = "load_up"
    GO_FOR_THE_KNOCKOUT = "go_for_the_knockout"


class Instead(Keyed):
    """What the numbers become that a strategy takes from the landing range (T178)."""

    MISS = "miss"
    MOVEMENT = "movement"
    CLINCH = "clinch"


@dataclass(frozen=True, slots=True)
class Plan:
    """A strategy: the group whose rating it is tried with, what it changes, and for whom (T168)."""

    group: Group
    own: Changes = NO_CHANGES
    opponent: Changes = NO_CHANGES
    instead: Instead = Instead.MISS
    body: int = 0
    """END each punch he lands takes from the opponent at the bell besides its points (T173)."""
    clinch_cards: int = 0
    """Round cards each own clinch removes (T175)."""
    rule: str = ""


PLANS = {
    Strategy.COUNTER_PUNCH: Plan(
        Group.FO, Changes(pl=-3, counter=8, defence=-2), Changes(window=4), rule="T169"
    ),
    Strategy.STICK_AND_MOVE: Plan(
        Group.FO, Changes(pl=-2, power=-2, kd1=-1), Changes(pl=-4), Instead.MOVEMENT, rule="T170"
    ),
    Strategy.KEEP_AWAY: Plan(
        Group.FO, Changes(pl=-8, power=-4, kd1=-1), Changes(pl=-8), Instead.MOVEMENT, rule="T171"
    ),
    Strategy.DEFENSIVE_SHELL: Plan(
        Group.CU, Changes(pl=-14, power=-4, kd1=-2), Changes(pl=-8), Instead.CLINCH, rule="T172"
    ),
    Strategy.WORK_THE_BODY: Plan(Group.FI, Changes(power=-1, defence=1), body=2, rule="T173"),
    Strategy.SMOTHERING_ATTACK: Plan(Group.FI, Changes(power=-2, defence=2), Changes(power=-4), rule="T174"),
    Strategy.TIE_UP: Plan(
        Group.FI, Changes(pl=-8, power=-1, clinch=10), Changes(pl=-4), clinch_cards=1, rule="T175"
    ),
    Strategy.LOAD_UP: Plan(Group.KO, Changes(pl=-6, power=3, defence=1), rule="T176"),
    Strategy.GO_FOR_THE_KNOCKOUT: Plan(Group.KO, Changes(power=3, ki=2, defence=4, kd1=2), rule="T177"),
}
"""T169 to T177."""

NO_PLAN = Plan(Group.FI)
"""Nothing named, or the number was too high."""


# Every decision of a Title Bout II corner


class Style(Keyed):
    """How a fighter fights (T27)."""

    BOX = "box"
    SLUG = "slug"


class Problem(Keyed):
    """What a corner can work on between two rounds (T96, T106, T164), or that it is done."""

    NOSE_BLEED = "nose_bleed"
    UNDER_LEFT = "under_left"
    UNDER_RIGHT = "under_right"
    OVER_LEFT = "over_left"
    OVER_RIGHT = "over_right"
    BRIDGE = "bridge"
    LIP = "lip"
    LEFT_EYE = "left_eye"
    RIGHT_EYE = "right_eye"
    SWELLING_UNDER_LEFT = "swelling_under_left"
    SWELLING_UNDER_RIGHT = "swelling_under_right"
    SWELLING_OVER_LEFT = "swelling_over_left"
    SWELLING_OVER_RIGHT = "swelling_over_right"
    CUT_UNDER_LEFT = "cut_under_left"
    CUT_UNDER_RIGHT = "cut_under_right"
    CUT_OVER_LEFT = "cut_over_left"
    CUT_OVER_RIGHT = "cut_over_right"
    DONE = "done"


@cache
def style_request(corner: Corner, plain: Style) -> Request[Style]:
    """What an "either" fighter is asked (T27); ``plain`` is the default policy's choice (T30)."""
    return Request("style", corner, tuple(Style), "T27", plain)


@cache
def strategy_request(corner: Corner, closed: tuple[Strategy, ...] = ()) -> Request[Strategy]:
    """The strategies of a corner (T167); ``closed`` ones are not open to its fighter (T179)."""
    plans = tuple(strategy for strategy in Strategy if strategy not in closed)
    return Request("strategy", corner, plans, "T167", Strategy.NONE)


@cache
def treat(
    corner: Corner, problems: tuple[Problem, ...], rule: str, *, further: bool = True
) -> Request[Problem]:
    """What the corner works on next, or that it is done (T96, T101, T106, T164).

    The default policy takes the first of ``problems``; not ``further`` than this with the advanced tables (T164).
    """
    plain = problems[0] if further else Problem.DONE
    return Request("treat", corner, (*problems, Problem.DONE), rule, plain)
