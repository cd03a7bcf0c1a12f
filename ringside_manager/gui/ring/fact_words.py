"""Facts written orders may depend on, as people read them; those that only some systems have."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.language import tr

CARD_FACTS: Mapping[str, Callable[[], str]] = {
    "cards_left": lambda: tr("Cards left in the round"),
    "seconds": lambda: tr("Seconds gone in the round"),
    "lead_lowest": lambda: tr("Lead on the worst card"),
    "in_control": lambda: tr("In control"),
    "own_to_stoppage": lambda: tr("Points before he is stopped"),
    "opponent_to_stoppage": lambda: tr("Points before the opponent is stopped"),
    "own_points": lambda: tr("Own points in this round"),
    "opponent_points": lambda: tr("Opponent's points in this round"),
    "own_fatigued": lambda: tr("Fatigued himself"),
    "opponent_fatigued": lambda: tr("Opponent fatigued"),
    "own_shaken": lambda: tr("Shaken himself"),
    "opponent_shaken": lambda: tr("Opponent shaken"),
    "own_downs": lambda: tr("Times down in this round"),
    "opponent_downs": lambda: tr("Times the opponent was down"),
    "own_cuts": lambda: tr("Own open cuts"),
    "opponent_cuts": lambda: tr("Opponent's open cuts"),
    "own_gashes": lambda: tr("Own gashes"),
    "opponent_gashes": lambda: tr("Opponent's gashes"),
    "own_bleeding": lambda: tr("Own bleeding"),
    "opponent_bleeding": lambda: tr("Opponent's bleeding"),
    "own_left_eye": lambda: tr("Own left eye"),
    "opponent_left_eye": lambda: tr("Opponent's left eye"),
    "own_right_eye": lambda: tr("Own right eye"),
    "opponent_right_eye": lambda: tr("Opponent's right eye"),
    "own_warnings": lambda: tr("Own warnings"),
    "opponent_warnings": lambda: tr("Opponent's warnings"),
    "own_warnings_left": lambda: tr("Own warnings before disqualification"),
    "opponent_warnings_left": lambda: tr("The opponent's before disqualification"),
    "own_warnings_to_point": lambda: tr("Own warnings before a point"),
    "opponent_warnings_to_point": lambda: tr("Opponent's warnings before a point"),
    "own_boxes": lambda: tr("Boxes himself"),
    "opponent_boxes": lambda: tr("Opponent boxes"),
    "own_planned": lambda: tr("Own strategy in force"),
    "opponent_planned": lambda: tr("Opponent's strategy in force"),
    "own_control": lambda: tr("Own control"),
    "opponent_control": lambda: tr("Opponent's control"),
    "own_limit": lambda: tr("Lands up to"),
    "opponent_limit": lambda: tr("Opponent lands up to"),
    "own_power": lambda: tr("Own power"),
    "opponent_power": lambda: tr("Opponent's power"),
    "own_chin": lambda: tr("Own chin"),
    "opponent_chin": lambda: tr("Opponent's chin"),
    "own_hand": lambda: tr("Own hand"),
    "opponent_hand": lambda: tr("Opponent's hand"),
}
"""By the names of ``EngineInfo.facts``."""
