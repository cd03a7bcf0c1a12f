"""Bout systems besides Ringside for the tests of a league: options that change much, and results no bout has."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.bout import registry
from ringside_manager.bout.outcome import Method

OTHERS = tuple(name for name in registry.names() if name != "ringside")
OPTIONS: Mapping[str, Mapping[str, str]] = {
    "control": {
        "three_judges": "yes", "tired_con": "yes", "streak_con": "yes", "three_knockdown_rule": "yes", "plans": "yes",
    },
    "glory_days": {
        "repeat_knockdown_tired_ko": "yes", "accumulation_will_check": "yes", "reopen_injuries": "yes",
        "clinch_one_punch": "yes", "mid_round_fatigue": "yes", "officials": "yes", "favoured": "red",
        "three_knockdown_rule": "yes", "saved_by_bell": "yes", "hurt_over_bell": "yes", "corner_orders": "yes",
    },
    "quest": {
        "cuts_and_fouls": "yes", "three_knockdown_rule": "yes", "judge_1": "late_show", "red_second_1": "nobody",
    },
    "title_bout": {
        "scoring": "rounds", "advanced_cuts": "yes", "strategies": "yes", "three_knockdowns": "yes",
    },
}  # fmt: skip
"""Options that bring in what the usual game leaves out; a system not named here is played as it is."""


def options_of(system: str) -> dict[str, str]:
    """The options a league of that system is tried with."""
    return dict(OPTIONS.get(system, {}))


def unknown_to(system: str) -> Method:
    """A decision no bout of that system can end by."""
    known = registry.get(system).info.methods
    return next(method for method in (Method.DEC, Method.TD) if method not in known)
