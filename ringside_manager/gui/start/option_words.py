"""Options of bout systems in words: what each is called, what it means, what may be chosen."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.terms import OptionSpec
from ringside_manager.gui.language import tr
from ringside_manager.gui.messages import translated
from ringside_manager.gui.start import quest_words

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
    "scoring": lambda: tr("Scoring"),
    "saved_by_bell": lambda: tr("Saved by the bell"),
    "referee": lambda: tr("Referee"),
    "red_cut_man": lambda: tr("Red's cut man"),
    "red_swelling_man": lambda: tr("Red's man for swellings"),
    "blue_cut_man": lambda: tr("Blue's cut man"),
    "blue_swelling_man": lambda: tr("Blue's man for swellings"),
    "one_man_corner": lambda: tr("One man in each corner"),
    "traits": lambda: tr("Special traits"),
    "strategies": lambda: tr("Strategies"),
    "midround_strategy": lambda: tr("Strategies within a round"),
    "southpaw": lambda: tr("Southpaws"),
    "cf_conversion": lambda: tr("Control factors moved up to ten"),
    "aggressor_bonus": lambda: tr("Bonus for the aggressor"),
    "missed_punch_penalty": lambda: tr("Missed punches tire"),
    "ki_timing": lambda: tr("Finishing runs are not interrupted"),
    "advanced_kd_table": lambda: tr("Advanced table for knockdowns"),
    "mandatory_eight": lambda: tr("Mandatory eight count"),
    "three_knockdowns": lambda: tr("Three-knockdown rule"),
    "count_removes_cards": lambda: tr("Counts take time"),
    "advanced_timing": lambda: tr("The referee stops the clock"),
    "off_deck_checks": lambda: tr("Readings take no time"),
    "ignore_injuries": lambda: tr("No injuries"),
    "head_butt_cuts": lambda: tr("Cuts from head butts"),
    "lenient_last_round": lambda: tr("Cut fighters in the last round"),
    "bleeding_points": lambda: tr("Points for bleeding"),
    "advanced_cuts": lambda: tr("Advanced tables for cuts and swellings"),
    "red_corner": lambda: tr("Red's corner"),
    "blue_corner": lambda: tr("Blue's corner"),
    "doctor": lambda: tr("Ring doctor"),
    "time_of_stoppage": lambda: tr("Time of a stoppage"),
    "three_judges": lambda: tr("Three judges"),
    "corner_work": lambda: tr("Work of the corners"),
    "tired_con": lambda: tr("Worn-out fighters lose control"),
    "streak_con": lambda: tr("Rounds won running bring control"),
    "three_knockdown_rule": lambda: tr("Three-knockdown rule"),
    "plans": lambda: tr("Plans for the round"),
    "repeat_knockdown_tired_ko": lambda: tr("Down again is down tired"),
    "accumulation_will_check": lambda: tr("Many punches ask for his will"),
    "reopen_injuries": lambda: tr("Old injuries get worse"),
    "clinch_one_punch": lambda: tr("One punch before a clinch"),
    "mid_round_fatigue": lambda: tr("Tiring within a round"),
    "officials": lambda: tr("Officials with ways of their own"),
    "favoured": lambda: tr("Whom judges favour"),
    "hurt_over_bell": lambda: tr("Hurt beyond the bell"),
    "will_after_knockdown": lambda: tr("Down again, he needs his will too"),
    "defence_before_foul": lambda: tr("Defence before a foul"),
    "corner_orders": lambda: tr("Orders of the corners"),
    "towel": lambda: tr("The towel"),
    **quest_words.TITLES,
}
_EXPLANATIONS: dict[str, Said] = {
    "scoring": lambda: tr("How judges score a round: one for its winner, or by a must system."),
    "saved_by_bell": lambda: tr("A boxer who is down when the bell ends a round cannot be counted out."),
}
_VALUES: dict[str, Said] = {
    "rounds": lambda: tr("By rounds won"),
    "ten_must": lambda: tr("Ten-point must"),
    "five_must": lambda: tr("Five-point must"),
    "rounds_alt": lambda: tr("By rounds won, and judges may differ on close ones"),
    "random": lambda: tr("Drawn before every bout"),
    "off": lambda: tr("Never"),
    "last": lambda: tr("In the last round"),
    "any": lambda: tr("In every round"),
    "capped": lambda: tr("At most 2 a die"),
    "full": lambda: tr("The whole difference"),
    "excellent": lambda: tr("Excellent"),
    "good": lambda: tr("Good"),
    "average": lambda: tr("Average"),
    "fair": lambda: tr("Fair"),
    "poor": lambda: tr("Poor"),
    "very_lenient": lambda: tr("Very lenient"),
    "lenient": lambda: tr("Lenient"),
    "normal": lambda: tr("Normal"),
    "strict": lambda: tr("Strict"),
    "overly_cautious": lambda: tr("Overly cautious"),
    "cautious": lambda: tr("Cautious"),
    "balanced": lambda: tr("Balanced"),
    "permissive": lambda: tr("Permissive"),
    "nobody": lambda: tr("Nobody"),
    "red": lambda: tr("Red"),
    "blue": lambda: tr("Blue"),
    **quest_words.CRITERIA,
}
