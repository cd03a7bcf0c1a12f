"""What stands on a fighter's card, as people read it in their language.

Names the program knows have words here; what another system calls by names of its own is shown by those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ringside_manager.gui.language import tr
from ringside_manager.gui.set_editor.words import stance

NOTHING = "–"


def card_word(key: str, group: str = "") -> str:
    """What a rating, or a group of ratings, is called; ``group`` is the one it stands in."""
    known = _WORDS.get(f"{group}.{key}") or _WORDS.get(key)
    return known() if known else key.replace("_", " ").capitalize() if key.islower() else key


def card_value(key: str, value: object) -> str:
    """A value as it is read: ``10 / 12`` for a pair, ``1–10, 11–20`` for ranges."""
    if value is None or value in ("", [], {}):
        return NOTHING
    if isinstance(value, str):
        return _VALUES[key](value) if key in _VALUES else value
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, Sequence):
        return _listed(key, value)
    if isinstance(value, Mapping):
        told = (f"{card_word(str(inner))} {card_value(str(inner), one)}" for inner, one in value.items())
        return ", ".join(told)
    return str(value)


def _listed(key: str, values: Sequence[object]) -> str:
    if key in _RANGES:
        return "–".join(map(str, values))
    if any(isinstance(value, list | tuple) for value in values):
        return ", ".join(_span(value) for value in values)
    return " / ".join(map(str, values))


def _span(value: object) -> str:
    if value is None:
        return NOTHING
    return "–".join(map(str, value)) if isinstance(value, list | tuple) else str(value)


def _style(letter: str) -> str:
    words = {"B": tr("Boxer (B)"), "S": tr("Slugger (S)"), "E": tr("Either (E)")}
    return words.get(letter, letter)


_RANGES = frozenset({"CPW"})
"""Lists that are the first and the last number of a range."""
_VALUES: Mapping[str, Callable[[str], str]] = {"style": _style, "stance": stance}
_WORDS: Mapping[str, Callable[[], str]] = {
    "EPL_column": lambda: tr("Column for punches landed (EPL)"),
    "CON": lambda: tr("Control (CON)"),
    "TR": lambda: tr("Threat (TR)"),
    "overall": lambda: tr("Overall rating"),
    "style": lambda: tr("Style"),
    "special": lambda: tr("Special trait"),
    "stance": lambda: tr("Stance"),
    "END": lambda: tr("Endurance (END)"),
    "strategies": lambda: tr("Strategies"),
    "strategies.FI": lambda: tr("Fighting inside (FI)"),
    "strategies.FO": lambda: tr("Fighting outside (FO)"),
    "strategies.CU": lambda: tr("Covering up (CU)"),
    "strategies.KO": lambda: tr("Going for the knockout (KO)"),
    "fresh": lambda: tr("Fresh"),
    "fatigued": lambda: tr("Fatigued"),
    "CF": lambda: tr("Control against boxers / sluggers (CF)"),
    "DEF": lambda: tr("Defence (DEF)"),
    "AGG": lambda: tr("Aggressiveness (AGG)"),
    "KD": lambda: tr("Put down / once he was down (KD)"),
    "KI": lambda: tr("Killer instinct (KI)"),
    "KO": lambda: tr("Counted out (KO)"),
    "PL": lambda: tr("Lands up to (PL)"),
    "power": lambda: tr("One-punch power"),
    "PM": lambda: tr("Misses up to (PM)"),
    "CPW": lambda: tr("Opens a counter (CPW)"),
    "CL": lambda: tr("Clinches up to (CL)"),
    "CUT": lambda: tr("Cuts (CUT)"),
    "FOUL": lambda: tr("Fouls (FOUL)"),
    "CP": lambda: tr("Counter punching (CP)"),
    "HV": lambda: tr("Hitting values: worth 3, worth 2"),
    "jab": lambda: tr("Jab"),
    "hook": lambda: tr("Hook"),
    "cross": lambda: tr("Cross"),
    "combination": lambda: tr("Combination"),
    "uppercut": lambda: tr("Uppercut"),
}
