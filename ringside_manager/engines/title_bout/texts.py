"""What the texts of the action cards say, in our own words (T12); printed on the cards and shown in the window."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.language import Message, later

TEXT_WORDS: Mapping[str, Message] = {
    "C-NONE": later("no effect"),
    "C-SWL1": later("left eye may puff up"),
    "C-SWR1": later("right eye may puff up"),
    "C-SWL2": later("left eye may get worse"),
    "C-SWR2": later("right eye may get worse"),
    "C-SWL3": later("left eye may shut"),
    "C-SWR3": later("right eye may shut"),
    "C-WIND": later("short of wind"),
    "C-GAS": later("out of breath"),
    "C-LEGS": later("weak legs"),
    "C-DAZE": later("dazed"),
    "C-ARMS": later("heavy arms"),
    "C-GUARD": later("guard comes down"),
    "C-BLOOD": later("swallows blood"),
    "C-SORE": later("sore body"),
    "I-NONE": later("no injury"),
    "I-ANKLE": later("ankle"),
    "I-LEG": later("leg"),
    "I-CLASH": later("clash of heads"),
    "I-SHOULDER": later("shoulder"),
    "I-KNUCKLE": later("knuckle"),
    "I-HAND": later("hand"),
    "I-RIB": later("rib"),
    "I-JAW": later("jaw"),
    "I-NOSE": later("nose"),
    "I-ELBOW": later("stray elbow"),
    "I-BUTT": later("head butt"),
    "S-NONE": later("nothing happens"),
    "S-MOUTH": later("the mouthpiece is rinsed"),
    "S-TAPE": later("loose tape is cut away"),
    "S-GLOVE": later("a split glove is changed"),
    "S-WATER": later("a wet corner is mopped"),
    "S-ROPE": later("a slack rope is tightened"),
    "S-CROWD": later("something flies in from the seats"),
    "S-REF": later("the referee is knocked off balance"),
    "S-SURGE": later("the crowd lifts him"),
}

RING_PLACES: Mapping[str, Message] = {
    "center": later("Ring center"),
    "near_ropes": later("Near ropes"),
    "far_ropes": later("Far ropes"),
    "left_neutral": later("Left neutral corner"),
    "right_neutral": later("Right neutral corner"),
    "red_corner": later("Red corner"),
    "blue_corner": later("Blue corner"),
}
"""Where in the ring an action is (T51)."""


def text_words(code: str) -> Message | None:
    """The words of a text by its code; ``None`` for one without effect."""
    return None if code.endswith("-NONE") else TEXT_WORDS[code]
