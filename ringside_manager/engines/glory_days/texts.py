"""What injuries and fouls are called; printed on cards and shown in the window (G62, G69)."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.language import Message, later

INJURY_WORDS: Mapping[str, Message] = {
    "gash_left_eye": later("Gash at the left eye"),
    "gash_right_eye": later("Gash at the right eye"),
    "cut_left_eye": later("Cut over the left eye"),
    "cut_right_eye": later("Cut over the right eye"),
    "cut_left_cheek": later("Cut on the left cheek"),
    "cut_right_cheek": later("Cut on the right cheek"),
    "bloody_nose": later("Bloody nose"),
    "swelling_left_eye": later("Swelling at the left eye"),
    "swelling_right_eye": later("Swelling at the right eye"),
}
FOUL_WORDS: Mapping[str, Message] = {
    "low_blow": later("low blow"),
    "head_butt": later("head butt"),
    "holding": later("holding"),
    "elbows": later("elbows"),
    "rabbit_punch": later("rabbit punch"),
    "late_punch": later("late punch"),
    "temper": later("lost temper"),
}
