"""What stands on the Control table in words: short names, marks, fouls, what came of a roll."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui.words import MINUS
from ringside_manager.language import later, tr

Words = Mapping[str, Callable[[], str]]


def said(words: Words, name: str) -> str:
    """The word for a name; the name itself where there is none."""
    known = words.get(name)
    return known() if known else name.replace("_", " ")


def signed(value: int) -> str:
    """A number as a change: ``+3``, ``−1``, ``+0``."""
    return f"{MINUS}{-value}" if value < 0 else f"+{value}"


def plain(value: int) -> str:
    """A number with a proper minus."""
    return f"{MINUS}{-value}" if value < 0 else str(value)


def pace_word(pace: str) -> str:
    """A pace: ``Plodding``."""
    return said(_PACES, pace)


def trouble_word(result: str) -> str:
    """What came of a trouble roll: ``Hurt``."""
    return said(_TROUBLES, result)


def mark_name(mark: str) -> str:
    """A mark on a face: ``Cut over the eye``."""
    return said(_MARKS, mark)


def incident_name(incident: str) -> str:
    """What a 6 has brought: a mark, a foul or an injury."""
    return said({**_MARKS, **_OFFENCES, **_INJURIES}, incident)


def offence_name(offence: str) -> str:
    """A foul: ``Low blow``."""
    return said(_OFFENCES, offence)


def verdict_word(verdict: str) -> str:
    """The referee's word on a foul: ``a warning``."""
    return said(_VERDICTS, verdict)


def count_word(result: str) -> str:
    """How a count ends: ``up, but shaky``."""
    return said(_COUNTS, result)


def work_word(result: str) -> str:
    """What the corner's work has brought: ``one taken off``."""
    return said(_WORK, result)


def tile_word(name: str) -> str:
    """A rating on the fighter's sheet in a word that fits: ``Threat``."""
    return said(_TILES, name)


def tile_told(name: str) -> str:
    """What a rating means, with its rule."""
    return said(_TILES_TOLD, name)


def controls_told(winner: Corner | None) -> str:
    """Who has control of the round."""
    if winner is None:
        return tr("Nobody in control")
    return tr("Red controls") if winner is RED else tr("Blue controls")


_PACES: Words = {"plodding": later("Plodding"), "normal": later("Normal"), "aggressive": later("Aggressive")}
_TROUBLES: Words = {
    "nothing": later("Nothing"),
    "hurt": later("Hurt"),
    "down": later("Down"),
    "down_twice": later("Twice"),
    "out": later("Out"),
}
_MARKS: Words = {
    "deep_cut_over_eye": later("Deep cut over the eye"),
    "cut_over_eye": later("Cut over the eye"),
    "cut_under_eye": later("Cut under the eye"),
    "swelling_under_eye": later("Swelling under the eye"),
    "bloody_nose": later("Bloody nose"),
}
_OFFENCES: Words = {
    "low_blow": later("Low blow"),
    "head_butt": later("Head butt"),
    "holding": later("Holding"),
    "rabbit_punch": later("Rabbit punch"),
}
_INJURIES: Words = {"hand": later("Hand hurt"), "rib": later("Rib hurt")}
_VERDICTS: Words = {
    "caution": later("a caution"),
    "warning": later("a warning"),
    "point": later("a warning and a point off"),
    "disqualified": later("disqualified"),
}
_COUNTS: Words = {
    "clear": later("up and clear"),
    "shaky": later("up, but shaky"),
    "out": later("counted out"),
}
_WORK: Words = {
    "worse": later("the next one counts 1 more"),
    "holds": later("it stays as it is"),
    "better": later("one taken off"),
    "closed": later("one taken off for good"),
}
_TILES: Words = {
    "control": later("Control"),
    "threat": later("Threat"),
    "column": later("Column"),
    "chin": later("Chin"),
    "power": later("Power"),
    "cut": later("Cuts"),
    "foul": later("Fouls"),
    "wear": later("Wear"),
}
_TILES_TOLD: Words = {
    "control": later("Control of the moment: added to his die for control (K10, K65)."),
    "threat": later("Threat of this round: added to his trouble rolls (K5, K20)."),
    "column": later("His column of the punch chart, A is best, E worst (K13)."),
    "chin": later("Chin: taken off the other's trouble rolls, high is good (K20)."),
    "power": later("Power: with 4 or 5 the count over the other is harder by 1 (K21)."),
    "cut": later("Cuts: added to every roll for a mark on him, high is bad (K41)."),
    "foul": later("Fouls: added to every roll for a foul of his, high is bad (K42)."),
    "wear": later("Wear: what he has suffered is added to the other's trouble rolls (K20, K22)."),
}
