"""What stands on the Glory Days table in words: short names of ratings, events, officials, fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.engines.glory_days.tables import Offence
from ringside_manager.gui.systems.glory_days.names import INJURY_WORDS
from ringside_manager.language import later, tr

Words = Mapping[str, Callable[[], str]]


def said(words: Words, name: str) -> str:
    """The word for a name; the name itself where there is none."""
    known = words.get(name)
    return known() if known else name.replace("_", " ")


def tile_word(name: str) -> str:
    """A rating in a word that fits."""
    return said(_TILES, name)


def tile_told(name: str) -> str:
    """What a rating means, with its rule."""
    return said(_TILES_TOLD, name)


def event_word(line: str) -> str:
    """A line of the chart of events."""
    return said(_EVENTS, line)


def referee_word(kind: str) -> str:
    """A type of referee."""
    return said(_REFEREES, kind)


def judge_word(kind: str) -> str:
    """A type of judge."""
    return said(_JUDGES, kind)


def foul_word(kind: str) -> str:
    """A kind of foul: ``low blow``."""
    return said(_FOULS, kind)


def note_word(note: str) -> str:
    """What happened in a segment, in a word that fits a cell of the track."""
    return said(_NOTES, note)


def distance_word(distance: str) -> str:
    """``Inside``."""
    return said(_DISTANCES, distance)


def distance_letter(distance: str) -> str:
    """``In``, for a cell."""
    return said(_LETTERS, distance)


def stars_told(stars: int) -> str:
    """Stars of a line: ``★★``; a dash for none."""
    return "★" * stars if stars else "\N{EN DASH}"


def injury_told(injury: str, times: int) -> str:
    """``Cut over the left eye, 2 times``."""
    if times == 1:
        return said(INJURY_WORDS, injury)
    return tr("{injury}, %n time", "{injury}, %n times", times).format(injury=said(INJURY_WORDS, injury))


def fouls_told(numbers: Mapping[str, int]) -> str:
    """Fouls by kind: ``low blow 2, holding 1``."""
    counted = [(kind, numbers.get(f"fouls_{kind}", 0)) for kind in FOULS]
    shape = tr("{offence} {times}")
    return tr(", ").join(
        shape.format(offence=foul_word(kind), times=times) for kind, times in counted if times
    )


FOULS = tuple(offence.value for offence in Offence)
_TILES: Words = {
    "power": later("Power"),
    "chin": later("Chin"),
    "count_out": later("Count"),
    "will": later("Will"),
    "cut": later("Cut"),
    "foul": later("Foul"),
    "penalty": later("Lost"),
    "knockdowns": later("Downs"),
}
_TILES_TOLD: Words = {
    "power": later(
        "Power, normal / finishing: a d20 up to this tests the other's chin; the second while he is hurt (G23, G24)."
    ),
    "chin": later(
        "Chin, down / stunned: a d20 up to the first floors him, up to the second stuns him (G44)."
    ),
    "count_out": later("Count: a d20 up to this and he is counted out (G45)."),
    "will": later(
        "Will: a d20 up to this and the referee stops it while he is hurt and hit by 3 or more (G51)."
    ),
    "cut": later("Cut: a d20 up to this marks him when he is hit with a 19 or 20 (G61)."),
    "foul": later("Foul: a d20 up to this makes a rough punch of his a foul (G68)."),
    "penalty": later("Lost: punches every action and counter of his loses, tired or with a bad hand (G22)."),
    "knockdowns": later("Downs: knockdowns he has scored in the bout (G45)."),
}
_EVENTS: Words = {
    "heads_clash": later("heads clash"),
    "mouthpiece": later("a mouthpiece is out"),
    "slip": later("a slip"),
    "knuckle": later("a jammed knuckle"),
    "wrist": later("a hurt wrist"),
    "exchange": later("a fast exchange"),
    "body_attack": later("an attack on the body"),
    "feeling_out": later("they feel each other out"),
    "war": later("all-out war"),
    "flash_knockdown": later("a flash knockdown"),
    "sudden_knockdown": later("a sudden knockdown"),
    "holding": later("holding"),
    "loose_tape": later("loose tape"),
    "raking_punch": later("a raking punch"),
    "rib_shot": later("a shot to the ribs"),
    "on_the_ropes": later("a flurry on the ropes"),
    "caught_coming_in": later("caught coming in"),
    "broken_nose": later("a broken nose"),
    "crowd_rally": later("the crowd carries him"),
    "ankle": later("a twisted ankle"),
    "stray_low_punch": later("a stray low punch"),
    "late_punch": later("a punch at the bell"),
    "fall_in": later("they fall into a clinch"),
    "eye_closing": later("an eye is closing"),
    "haymaker": later("a haymaker"),
    "stunned": later("a stunning punch"),
    "long_break": later("a long break"),
    "broken_hand": later("a broken hand"),
    "temper": later("a lost temper"),
    "disturbance": later("a disturbance ends the round"),
    "doctor": later("the doctor looks"),
    "both_down": later("both go down"),
}
_REFEREES: Words = {
    "quick_to_stop": later("quick to stop"),
    "strict": later("strict on fouls"),
    "standard": later("standard"),
    "lets_them_fight": later("lets them fight"),
    "lenient": later("lenient on fouls"),
}
_JUDGES: Words = {
    "aggression": later("aggression"),
    "boxing": later("boxing"),
    "neutral": later("neutral"),
    "favours": later("leans"),
    "likes_even": later("likes even"),
    "hates_even": later("hates even"),
}
_FOULS: Words = {
    "low_blow": later("low blow"),
    "head_butt": later("head butt"),
    "holding": later("holding"),
    "elbows": later("elbows"),
    "rabbit_punch": later("rabbit punch"),
    "late_punch": later("late punch"),
    "temper": later("lost temper"),
}
_NOTES: Words = {
    "down": later("DOWN"),
    "stunned": later("stun"),
    "clinch": later("clinch"),
    "event": later("event"),
    "foul": later("foul"),
    "cut": later("injury"),
}
NOTE_ORDER = tuple(_NOTES)
_DISTANCES: Words = {"inside": later("Inside"), "outside": later("Outside")}
_LETTERS: Words = {"inside": later("In"), "outside": later("Out")}
