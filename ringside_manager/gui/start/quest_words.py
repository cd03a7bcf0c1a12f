"""Options of Quest in words: what judges look for, and who sits in a corner with which techniques."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui.language import tr

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
    "cuts_and_fouls": lambda: tr("Cuts and fouls"),
    "edge_penalty": lambda: tr("Want of the Edge"),
    **{f"judge_{number}": _judge(number) for number in range(1, 4)},
    **{f"red_second_{number}": _red(number) for number in _SEATS},
    **{f"blue_second_{number}": _blue(number) for number in _SEATS},
}
CRITERIA: dict[str, Said] = {
    "clean_hitting": lambda: tr("Clean hitting"),
    "ring_general": lambda: tr("Ring generalship"),
    "effective_aggression": lambda: tr("Effective aggression"),
    "heavy_artillery": lambda: tr("Heavy artillery"),
    "defence_first": lambda: tr("Defence first"),
    "conditioning": lambda: tr("Conditioning"),
    "late_show": lambda: tr("A late show"),
    "showmanship": lambda: tr("Showmanship"),
    "old_school": lambda: tr("Old school"),
    "hometown": lambda: tr("The man from the place"),
}
"""What judges look for (Q61)."""
_SECONDS: dict[str, Said] = {
    "cut_man": lambda: tr("Cut man"),
    "trainer": lambda: tr("Trainer"),
    "strategist": lambda: tr("Strategist"),
    "manager": lambda: tr("Manager"),
    "chief_second": lambda: tr("Chief second"),
}
_TECHNIQUES: dict[str, Said] = {
    "swab": lambda: tr("swab and adrenaline"),
    "cold_iron": lambda: tr("cold iron"),
    "salts": lambda: tr("smelling salts"),
    "water": lambda: tr("water and stool"),
    "rub_down": lambda: tr("rub down"),
    "fire_up": lambda: tr("fire him up"),
    "calm_down": lambda: tr("calm him down"),
    "new_plan": lambda: tr("new plan"),
    "scouting": lambda: tr("scouting report"),
    "read": lambda: tr("read his corner"),
    "work_judges": lambda: tr("work the judges"),
    "towel": lambda: tr("throw in the towel"),
}
