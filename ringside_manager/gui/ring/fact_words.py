"""Facts written orders may depend on, as people read them; those that only some systems have."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.language import later

CARD_FACTS: Mapping[str, Callable[[], str]] = {
    "cards_left": later("Cards left in the round"),
    "seconds": later("Seconds gone in the round"),
    "lead_lowest": later("Lead on the worst card"),
    "in_control": later("In control"),
    "own_to_stoppage": later("Points before he is stopped"),
    "opponent_to_stoppage": later("Points before the opponent is stopped"),
    "own_points": later("Own points in this round"),
    "opponent_points": later("Opponent's points in this round"),
    "own_fatigued": later("Fatigued himself"),
    "opponent_fatigued": later("Opponent fatigued"),
    "own_shaken": later("Shaken himself"),
    "opponent_shaken": later("Opponent shaken"),
    "own_downs": later("Times down in this round"),
    "opponent_downs": later("Times the opponent was down"),
    "own_cuts": later("Own open cuts"),
    "opponent_cuts": later("Opponent's open cuts"),
    "own_gashes": later("Own gashes"),
    "opponent_gashes": later("Opponent's gashes"),
    "own_bleeding": later("Own bleeding"),
    "opponent_bleeding": later("Opponent's bleeding"),
    "own_left_eye": later("Own left eye"),
    "opponent_left_eye": later("Opponent's left eye"),
    "own_right_eye": later("Own right eye"),
    "opponent_right_eye": later("Opponent's right eye"),
    "own_warnings": later("Own warnings"),
    "opponent_warnings": later("Opponent's warnings"),
    "own_warnings_left": later("Own warnings before disqualification"),
    "opponent_warnings_left": later("The opponent's before disqualification"),
    "own_warnings_to_point": later("Own warnings before a point"),
    "opponent_warnings_to_point": later("Opponent's warnings before a point"),
    "own_boxes": later("Boxes himself"),
    "opponent_boxes": later("Opponent boxes"),
    "own_planned": later("Own strategy in force"),
    "opponent_planned": later("Opponent's strategy in force"),
    "own_control": later("Own control"),
    "opponent_control": later("Opponent's control"),
    "own_limit": later("Lands up to"),
    "opponent_limit": later("Opponent lands up to"),
    "own_power": later("Own power"),
    "opponent_power": later("Opponent's power"),
    "own_chin": later("Own chin"),
    "opponent_chin": later("Opponent's chin"),
    "own_hand": later("Own hand"),
    "opponent_hand": later("Opponent's hand"),
}
"""By the names of ``EngineInfo.facts``."""
