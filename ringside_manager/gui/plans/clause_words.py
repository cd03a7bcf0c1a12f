"""What the facts of bouts are called within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui.plans.clash_clauses import CLASH_AMOUNTS, CLASH_FLAGS, CLASH_LEADS
from ringside_manager.gui.plans.round_clauses import ROUND_AMOUNTS, ROUND_FLAGS, ROUND_LEADS
from ringside_manager.gui.plans.segment_clauses import (
    SEGMENT_AMOUNTS,
    SEGMENT_FLAGS,
    SEGMENT_LEADS,
    SEGMENT_PERCENTAGES,
)
from ringside_manager.language import later

Said = Callable[[], str]

LEADS: dict[str, Said] = {
    **CLASH_LEADS,
    **ROUND_LEADS,
    **SEGMENT_LEADS,
    "lead": later("on points"),
    "lead_lowest": later("on the card that is worst for him"),
    "round_lead": later("in this round"),
    "endurance_lead": later("in Endurance"),
}
"""Facts below 0 for whoever is behind."""
AMOUNTS: dict[str, Said] = {
    **CLASH_AMOUNTS,
    **ROUND_AMOUNTS,
    **SEGMENT_AMOUNTS,
    "own_endurance": later("his Endurance"),
    "opponent_endurance": later("the opponent's Endurance"),
    "own_landed": later("the number of punches he landed this round"),
    "opponent_landed": later("the number of punches the opponent landed this round"),
    "own_knockdowns": later("the number of knockdowns he scored"),
    "opponent_knockdowns": later("the number of knockdowns the opponent scored"),
    "own_lost": later("what he lost of his Endurance this round"),
    "opponent_lost": later("what the opponent lost of his Endurance this round"),
    "cards_left": later("the number of cards left of the round"),
    "seconds": later("the number of seconds gone in the round"),
    "own_to_stoppage": later("the number of points that would still stop him this round"),
    "opponent_to_stoppage": later("the number of points that would still stop the opponent this round"),
    "own_points": later("the number of points he scored this round"),
    "opponent_points": later("the number of points the opponent scored this round"),
    "own_downs": later("the number of times he was down this round"),
    "opponent_downs": later("the number of times the opponent was down this round"),
    "own_cuts": later("the number of his open cuts"),
    "opponent_cuts": later("the number of the opponent's open cuts"),
    "own_gashes": later("the number of gashes over his eyes"),
    "opponent_gashes": later("the number of gashes over the opponent's eyes"),
    "own_bleeding": later("what bleeding adds to his cut rating"),
    "opponent_bleeding": later("what bleeding adds to the opponent's cut rating"),
    "own_left_eye": later("the swelling of his left eye, 0 to 3,"),
    "opponent_left_eye": later("the swelling of the opponent's left eye, 0 to 3,"),
    "own_right_eye": later("the swelling of his right eye, 0 to 3,"),
    "opponent_right_eye": later("the swelling of the opponent's right eye, 0 to 3,"),
    "own_warnings": later("the number of warnings he has had"),
    "opponent_warnings": later("the number of warnings the opponent has had"),
    "own_warnings_left": later("the number of warnings up to his disqualification"),
    "opponent_warnings_left": later("the number of warnings up to the opponent's disqualification"),
    "own_warnings_to_point": later("the number of warnings up to the next that costs him a point"),
    "opponent_warnings_to_point": later(
        "the number of warnings up to the next that costs the opponent a point"
    ),
    "own_control": later("his control factor"),
    "opponent_control": later("the opponent's control factor"),
    "own_limit": later("the highest number that lands for him"),
    "opponent_limit": later("the highest number that lands for the opponent"),
    "own_power": later("the highest number of his power punches"),
    "opponent_power": later("the highest number of the opponent's power punches"),
    "own_chin": later("the rating by which he goes down"),
    "opponent_chin": later("the rating by which the opponent goes down"),
    "own_hand": later("the injury of his hand, 0 to 2,"),
    "opponent_hand": later("the injury of the opponent's hand, 0 to 2,"),
}
PERCENTAGES: dict[str, Said] = {
    **SEGMENT_PERCENTAGES,
    "own_endurance_percent": later("his Endurance"),
    "opponent_endurance_percent": later("the opponent's Endurance"),
}
FLAGS: dict[str, tuple[Said, Said]] = {
    **CLASH_FLAGS,
    **ROUND_FLAGS,
    **SEGMENT_FLAGS,
    "lead_safe": (
        later("he wins if he is standing at the end"),
        later("standing to the end is not yet enough"),
    ),
    "attacking": (later("he attacks"), later("he defends")),
    "own_hurt": (later("he is weary"), later("he is not weary")),
    "opponent_hurt": (later("the opponent is weary"), later("the opponent is not weary")),
    "own_trapped": (later("he is trapped"), later("he is not trapped")),
    "opponent_trapped": (later("the opponent is trapped"), later("the opponent is not trapped")),
    "own_on_ropes": (later("he is on the ropes"), later("he is off the ropes")),
    "opponent_on_ropes": (
        later("the opponent is on the ropes"),
        later("the opponent is off the ropes"),
    ),
    "own_cover_up": (later("he is covered up"), later("he is not covered up")),
    "opponent_cover_up": (
        later("the opponent is covered up"),
        later("the opponent is not covered up"),
    ),
    "own_clinch": (later("he clinches"), later("he does not clinch")),
    "opponent_clinch": (later("the opponent clinches"), later("the opponent does not clinch")),
    "own_down": (later("he was down this round"), later("he was not down this round")),
    "opponent_down": (
        later("the opponent was down this round"),
        later("the opponent was not down this round"),
    ),
    "in_control": (later("he is in control"), later("the opponent is in control")),
    "own_fatigued": (later("he is fatigued"), later("he is not fatigued")),
    "opponent_fatigued": (
        later("the opponent is fatigued"),
        later("the opponent is not fatigued"),
    ),
    "own_shaken": (later("he is still shaken"), later("he is not shaken")),
    "opponent_shaken": (
        later("the opponent is still shaken"),
        later("the opponent is not shaken"),
    ),
    "own_boxes": (later("he boxes"), later("he slugs")),
    "opponent_boxes": (later("the opponent boxes"), later("the opponent slugs")),
    "own_planned": (
        later("a strategy of his is in force"),
        later("no strategy of his is in force"),
    ),
    "opponent_planned": (
        later("a strategy of the opponent is in force"),
        later("no strategy of the opponent is in force"),
    ),
    "any_clinch": (later("either of them clinches"), later("neither of them clinches")),
    "opponent_backpedal": (
        later("the opponent backpedals"),
        later("the opponent does not backpedal"),
    ),
}
