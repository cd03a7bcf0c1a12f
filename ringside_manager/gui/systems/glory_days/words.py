"""What stands on the Glory Days table in words: short names of ratings, events, officials, fouls."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.segment_words import INJURY_WORDS

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
    return tr("{injury}, %n time(s)", times).format(injury=said(INJURY_WORDS, injury))


def fouls_told(numbers: Mapping[str, int]) -> str:
    """Fouls by kind: ``low blow 2, holding 1``."""
    counted = [(kind, numbers.get(f"fouls_{kind}", 0)) for kind in FOULS]
    shape = tr("{offence} {times}")
    return tr(", ").join(
        shape.format(offence=foul_word(kind), times=times) for kind, times in counted if times
    )


FOULS = ("low_blow", "head_butt", "holding", "elbows", "rabbit_punch")
_TILES: Words = {
    "power": lambda: tr("Power"),
    "chin": lambda: tr("Chin"),
    "count_out": lambda: tr("Count"),
    "will": lambda: tr("Will"),
    "cut": lambda: tr("Cut"),
    "foul": lambda: tr("Foul"),
    "penalty": lambda: tr("Lost"),
    "knockdowns": lambda: tr("Downs"),
}
_TILES_TOLD: Words = {
    "power": lambda: tr(
        "Power, normal / finishing: a d20 up to this tests the other's chin; the second while he is hurt (G23, G24)."
    ),
    "chin": lambda: tr(
        "Chin, down / stunned: a d20 up to the first floors him, up to the second stuns him (G44)."
    ),
    "count_out": lambda: tr("Count: a d20 up to this and he is counted out (G45)."),
    "will": lambda: tr(
        "Will: a d20 up to this and the referee stops it while he is hurt and hit by 3 or more (G51)."
    ),
    "cut": lambda: tr("Cut: a d20 up to this marks him when he is hit with a 19 or 20 (G61)."),
    "foul": lambda: tr("Foul: a d20 up to this makes a rough punch of his a foul (G68)."),
    "penalty": lambda: tr(
        "Lost: punches every action and counter of his loses, tired or with a bad hand (G22)."
    ),
    "knockdowns": lambda: tr("Downs: knockdowns he has scored in the bout (G45)."),
}
_EVENTS: Words = {
    "heads_clash": lambda: tr("heads clash"),
    "mouthpiece": lambda: tr("a mouthpiece is out"),
    "slip": lambda: tr("a slip"),
    "knuckle": lambda: tr("a jammed knuckle"),
    "wrist": lambda: tr("a hurt wrist"),
    "exchange": lambda: tr("a fast exchange"),
    "body_attack": lambda: tr("an attack on the body"),
    "feeling_out": lambda: tr("they feel each other out"),
    "war": lambda: tr("all-out war"),
    "flash_knockdown": lambda: tr("a flash knockdown"),
    "sudden_knockdown": lambda: tr("a sudden knockdown"),
    "holding": lambda: tr("holding"),
    "loose_tape": lambda: tr("loose tape"),
    "raking_punch": lambda: tr("a raking punch"),
    "rib_shot": lambda: tr("a shot to the ribs"),
    "on_the_ropes": lambda: tr("a flurry on the ropes"),
    "caught_coming_in": lambda: tr("caught coming in"),
    "broken_nose": lambda: tr("a broken nose"),
    "crowd_rally": lambda: tr("the crowd carries him"),
    "ankle": lambda: tr("a twisted ankle"),
    "stray_low_punch": lambda: tr("a stray low punch"),
    "late_punch": lambda: tr("a punch at the bell"),
    "fall_in": lambda: tr("they fall into a clinch"),
    "eye_closing": lambda: tr("an eye is closing"),
    "haymaker": lambda: tr("a haymaker"),
    "stunned": lambda: tr("a stunning punch"),
    "long_break": lambda: tr("a long break"),
    "broken_hand": lambda: tr("a broken hand"),
    "temper": lambda: tr("a lost temper"),
    "disturbance": lambda: tr("a disturbance ends the round"),
    "doctor": lambda: tr("the doctor looks"),
    "both_down": lambda: tr("both go down"),
}
_REFEREES: Words = {
    "quick_to_stop": lambda: tr("quick to stop"),
    "strict": lambda: tr("strict on fouls"),
    "standard": lambda: tr("standard"),
    "lets_them_fight": lambda: tr("lets them fight"),
    "lenient": lambda: tr("lenient on fouls"),
}
_JUDGES: Words = {
    "aggression": lambda: tr("aggression"),
    "boxing": lambda: tr("boxing"),
    "neutral": lambda: tr("neutral"),
    "favours": lambda: tr("leans"),
    "likes_even": lambda: tr("likes even"),
    "hates_even": lambda: tr("hates even"),
}
_FOULS: Words = {
    "low_blow": lambda: tr("low blow"),
    "head_butt": lambda: tr("head butt"),
    "holding": lambda: tr("holding"),
    "elbows": lambda: tr("elbows"),
    "rabbit_punch": lambda: tr("rabbit punch"),
    "late_punch": lambda: tr("late punch"),
    "temper": lambda: tr("lost temper"),
}
_NOTES: Words = {
    "down": lambda: tr("DOWN"),
    "stunned": lambda: tr("stun"),
    "clinch": lambda: tr("clinch"),
    "event": lambda: tr("event"),
    "foul": lambda: tr("foul"),
    "cut": lambda: tr("injury"),
}
NOTE_ORDER = tuple(_NOTES)
_DISTANCES: Words = {"inside": lambda: tr("Inside"), "outside": lambda: tr("Outside")}
_LETTERS: Words = {"inside": lambda: tr("In"), "outside": lambda: tr("Out")}
