"""What stands on a fighter's card, as people read it in their language.

Names the program knows have words here; what another system calls by names of its own is shown by those.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ringside_manager.gui.set_editor.form import stance
from ringside_manager.language import later, tr

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
    "EPL_column": later("Column for punches landed (EPL)"),
    "CON": later("Control (CON)"),
    "TR": later("Threat (TR)"),
    "overall": later("Overall rating"),
    "style": later("Style"),
    "special": later("Special trait"),
    "stance": later("Stance"),
    "END": later("Endurance (END)"),
    "strategies": later("Strategies"),
    "strategies.FI": later("Fighting inside (FI)"),
    "strategies.FO": later("Fighting outside (FO)"),
    "strategies.CU": later("Covering up (CU)"),
    "strategies.KO": later("Going for the knockout (KO)"),
    "fresh": later("Fresh"),
    "fatigued": later("Fatigued"),
    "CF": later("Control against boxers / sluggers (CF)"),
    "DEF": later("Defence (DEF)"),
    "AGG": later("Aggressiveness (AGG)"),
    "KD": later("Put down / once he was down (KD)"),
    "KI": later("Killer instinct (KI)"),
    "KO": later("Counted out (KO)"),
    "PL": later("Lands up to (PL)"),
    "power": later("One-punch power"),
    "PM": later("Misses up to (PM)"),
    "CPW": later("Opens a counter (CPW)"),
    "CL": later("Clinches up to (CL)"),
    "CUT": later("Cuts (CUT)"),
    "FOUL": later("Fouls (FOUL)"),
    "CP": later("Counter punching (CP)"),
    "HV": later("Hitting values: worth 3, worth 2"),
    "jab": later("Jab"),
    "hook": later("Hook"),
    "cross": later("Cross"),
    "combination": later("Combination"),
    "uppercut": later("Uppercut"),
}
