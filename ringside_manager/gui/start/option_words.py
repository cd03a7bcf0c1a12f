"""Options of bout systems in words: what each is called, what it means, what may be chosen."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.terms import OptionSpec
from ringside_manager.gui.messages import translated
from ringside_manager.gui.start import quest_words
from ringside_manager.language import later

Said = Callable[[], str]


def title(spec: OptionSpec) -> str:
    """What an option is called; one the window does not know yet by its own name."""
    return _TITLES.get(spec.name, lambda: plainly(spec.name))()


def explanation(spec: OptionSpec) -> str:
    """What an option means: where several systems have it, in words for all of them."""
    return _EXPLANATIONS.get(spec.name, lambda: translated(spec.explanation))()


def value_title(value: str) -> str:
    """Something that may be chosen."""
    known = _VALUES.get(value)
    return known() if known else quest_words.second_title(value) or plainly(value)


def plainly(name: str) -> str:
    """A name as it is written, for reading."""
    return name.replace("_", " ").capitalize()


_TITLES: dict[str, Said] = {
    "scoring": later("Scoring"),
    "saved_by_bell": later("Saved by the bell"),
    "referee": later("Referee"),
    "red_cut_man": later("Red's cut man"),
    "red_swelling_man": later("Red's man for swellings"),
    "blue_cut_man": later("Blue's cut man"),
    "blue_swelling_man": later("Blue's man for swellings"),
    "one_man_corner": later("One man in each corner"),
    "traits": later("Special traits"),
    "strategies": later("Strategies"),
    "midround_strategy": later("Strategies within a round"),
    "southpaw": later("Southpaws"),
    "cf_conversion": later("Control factors moved up to ten"),
    "aggressor_bonus": later("Bonus for the aggressor"),
    "missed_punch_penalty": later("Missed punches tire"),
    "ki_timing": later("Finishing runs are not interrupted"),
    "advanced_kd_table": later("Advanced table for knockdowns"),
    "mandatory_eight": later("Mandatory eight count"),
    "three_knockdowns": later("Three-knockdown rule"),
    "count_removes_cards": later("Counts take time"),
    "advanced_timing": later("The referee stops the clock"),
    "off_deck_checks": later("Readings take no time"),
    "ignore_injuries": later("No injuries"),
    "head_butt_cuts": later("Cuts from head butts"),
    "lenient_last_round": later("Cut fighters in the last round"),
    "bleeding_points": later("Points for bleeding"),
    "advanced_cuts": later("Advanced tables for cuts and swellings"),
    "red_corner": later("Red's corner"),
    "blue_corner": later("Blue's corner"),
    "doctor": later("Ring doctor"),
    "time_of_stoppage": later("Time of a stoppage"),
    "three_judges": later("Three judges"),
    "corner_work": later("Work of the corners"),
    "tired_con": later("Worn-out fighters lose control"),
    "streak_con": later("Rounds won running bring control"),
    "three_knockdown_rule": later("Three-knockdown rule"),
    "plans": later("Plans for the round"),
    "repeat_knockdown_tired_ko": later("Down again is down tired"),
    "accumulation_will_check": later("Many punches ask for his will"),
    "reopen_injuries": later("Old injuries get worse"),
    "clinch_one_punch": later("One punch before a clinch"),
    "mid_round_fatigue": later("Tiring within a round"),
    "officials": later("Officials with ways of their own"),
    "favoured": later("Whom judges favour"),
    "hurt_over_bell": later("Hurt beyond the bell"),
    "will_after_knockdown": later("Down again, he needs his will too"),
    "defence_before_foul": later("Defence before a foul"),
    "corner_orders": later("Orders of the corners"),
    "towel": later("The towel"),
    **quest_words.TITLES,
}
_EXPLANATIONS: dict[str, Said] = {
    "scoring": later("How judges score a round: one for its winner, or by a must system."),
    "saved_by_bell": later("A boxer who is down when the bell ends a round cannot be counted out."),
}
_VALUES: dict[str, Said] = {
    "rounds": later("By rounds won"),
    "ten_must": later("Ten-point must"),
    "five_must": later("Five-point must"),
    "rounds_alt": later("By rounds won, and judges may differ on close ones"),
    "random": later("Drawn before every bout"),
    "off": later("Never"),
    "last": later("In the last round"),
    "any": later("In every round"),
    "capped": later("At most 2 a die"),
    "full": later("The whole difference"),
    "excellent": later("Excellent"),
    "good": later("Good"),
    "average": later("Average"),
    "fair": later("Fair"),
    "poor": later("Poor"),
    "very_lenient": later("Very lenient"),
    "lenient": later("Lenient"),
    "normal": later("Normal"),
    "strict": later("Strict"),
    "overly_cautious": later("Overly cautious"),
    "cautious": later("Cautious"),
    "balanced": later("Balanced"),
    "permissive": later("Permissive"),
    "nobody": later("Nobody"),
    "red": later("Red"),
    "blue": later("Blue"),
    **quest_words.CRITERIA,
}
