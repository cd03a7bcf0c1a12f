"""Options of Quest in words: what judges look for, and who sits in a corner with which techniques."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.language import later, tr

Said = Callable[[], str]

_SEATS = range(1, 5)


def second_title(value: str) -> str:
    """A second with the two techniques he brings, from ``cut_man:swab+salts``; empty if it is none."""
    second, _, brought = value.partition(":")
    one, _, other = brought.partition("+")
    if second not in _SECONDS or one not in _TECHNIQUES or other not in _TECHNIQUES:
        return ""
    return tr("{second}: {one}, {other}").format(
        second=_SECONDS[second](), one=_TECHNIQUES[one](), other=_TECHNIQUES[other]()
    )


def _judge(number: int) -> Said:
    return lambda: tr("Judge {number}").format(number=number)


def _red(number: int) -> Said:
    return lambda: tr("Red's corner, seat {number}").format(number=number)


def _blue(number: int) -> Said:
    return lambda: tr("Blue's corner, seat {number}").format(number=number)


TITLES: dict[str, Said] = {
    "cuts_and_fouls": later("Cuts and fouls"),
    "edge_penalty": later("Want of the Edge"),
    **{f"judge_{number}": _judge(number) for number in range(1, 4)},
    **{f"red_second_{number}": _red(number) for number in _SEATS},
    **{f"blue_second_{number}": _blue(number) for number in _SEATS},
}
CRITERIA: dict[str, Said] = {
    "clean_hitting": later("Clean hitting"),
    "ring_general": later("Ring generalship"),
    "effective_aggression": later("Effective aggression"),
    "heavy_artillery": later("Heavy artillery"),
    "defence_first": later("Defence first"),
    "conditioning": later("Conditioning"),
    "late_show": later("A late show"),
    "showmanship": later("Showmanship"),
    "old_school": later("Old school"),
    "hometown": later("The man from the place"),
}
"""What judges look for (Q61)."""
_SECONDS: dict[str, Said] = {
    "cut_man": later("Cut man"),
    "trainer": later("Trainer"),
    "strategist": later("Strategist"),
    "manager": later("Manager"),
    "chief_second": later("Chief second"),
}
_TECHNIQUES: dict[str, Said] = {
    "swab": later("swab and adrenaline"),
    "cold_iron": later("cold iron"),
    "salts": later("smelling salts"),
    "water": later("water and stool"),
    "rub_down": later("rub down"),
    "fire_up": later("fire him up"),
    "calm_down": later("calm him down"),
    "new_plan": later("new plan"),
    "scouting": later("scouting report"),
    "read": later("read his corner"),
    "work_judges": later("work the judges"),
    "towel": later("throw in the towel"),
}
