"""What the facts of bouts are called within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui.language import tr
from ringside_manager.gui.plans.clash_clauses import CLASH_AMOUNTS, CLASH_FLAGS, CLASH_LEADS
from ringside_manager.gui.plans.round_clauses import ROUND_AMOUNTS, ROUND_FLAGS, ROUND_LEADS
from ringside_manager.gui.plans.segment_clauses import (
    SEGMENT_AMOUNTS,
    SEGMENT_FLAGS,
    SEGMENT_LEADS,
    SEGMENT_PERCENTAGES,
)

Said = Callable[[], str]

LEADS: dict[str, Said] = {
    **CLASH_LEADS,
    **ROUND_LEADS,
    **SEGMENT_LEADS,
    "lead": lambda: tr("on points"),
    "lead_lowest": lambda: tr("on the card that is worst for him"),
    "round_lead": lambda: tr("in this round"),
    "endurance_lead": lambda: tr("in Endurance"),
}
"""Facts below 0 for whoever is behind."""
AMOUNTS: dict[str, Said] = {
    **CLASH_AMOUNTS,
    **ROUND_AMOUNTS,
    **SEGMENT_AMOUNTS,
    "own_endurance": lambda: tr("his Endurance"),
    "opponent_endurance": lambda: tr("the opponent's Endurance"),
    "own_landed": lambda: tr("the number of punches he landed this round"),
    "opponent_landed": lambda: tr("the number of punches the opponent landed this round"),
    "own_knockdowns": lambda: tr("the number of knockdowns he scored"),
    "opponent_knockdowns": lambda: tr("the number of knockdowns the opponent scored"),
    "own_lost": lambda: tr("what he lost of his Endurance this round"),
    "opponent_lost": lambda: tr("what the opponent lost of his Endurance this round"),
    "cards_left": lambda: tr("the number of cards left of the round"),
    "seconds": lambda: tr("the number of seconds gone in the round"),
    "own_to_stoppage": lambda: tr("the number of points that would still stop him this round"),
    "opponent_to_stoppage": lambda: tr("the number of points that would still stop the opponent this round"),
    "own_points": lambda: tr("the number of points he scored this round"),
    "opponent_points": lambda: tr("the number of points the opponent scored this round"),
    "own_downs": lambda: tr("the number of times he was down this round"),
    "opponent_downs": lambda: tr("the number of times the opponent was down this round"),
    "own_cuts": lambda: tr("the number of his open cuts"),
    "opponent_cuts": lambda: tr("the number of the opponent's open cuts"),
    "own_gashes": lambda: tr("the number of gashes over his eyes"),
    "opponent_gashes": lambda: tr("the number of gashes over the opponent's eyes"),
    "own_bleeding": lambda: tr("what bleeding adds to his cut rating"),
    "opponent_bleeding": lambda: tr("what bleeding adds to the opponent's cut rating"),
    "own_left_eye": lambda: tr("the swelling of his left eye, 0 to 3,"),
    "opponent_left_eye": lambda: tr("the swelling of the opponent's left eye, 0 to 3,"),
    "own_right_eye": lambda: tr("the swelling of his right eye, 0 to 3,"),
    "opponent_right_eye": lambda: tr("the swelling of the opponent's right eye, 0 to 3,"),
    "own_warnings": lambda: tr("the number of warnings he has had"),
    "opponent_warnings": lambda: tr("the number of warnings the opponent has had"),
    "own_warnings_left": lambda: tr("the number of warnings up to his disqualification"),
    "opponent_warnings_left": lambda: tr("the number of warnings up to the opponent's disqualification"),
    "own_warnings_to_point": lambda: tr("the number of warnings up to the next that costs him a point"),
    "opponent_warnings_to_point": lambda: tr(
        "the number of warnings up to the next that costs the opponent a point"
    ),
    "own_control": lambda: tr("his control factor"),
    "opponent_control": lambda: tr("the opponent's control factor"),
    "own_limit": lambda: tr("the highest number that lands for him"),
    "opponent_limit": lambda: tr("the highest number that lands for the opponent"),
    "own_power": lambda: tr("the highest number of his power punches"),
    "opponent_power": lambda: tr("the highest number of the opponent's power punches"),
    "own_chin": lambda: tr("the rating by which he goes down"),
    "opponent_chin": lambda: tr("the rating by which the opponent goes down"),
    "own_hand": lambda: tr("the injury of his hand, 0 to 2,"),
    "opponent_hand": lambda: tr("the injury of the opponent's hand, 0 to 2,"),
}
PERCENTAGES: dict[str, Said] = {
    **SEGMENT_PERCENTAGES,
    "own_endurance_percent": lambda: tr("his Endurance"),
    "opponent_endurance_percent": lambda: tr("the opponent's Endurance"),
}
FLAGS: dict[str, tuple[Said, Said]] = {
    **CLASH_FLAGS,
    **ROUND_FLAGS,
    **SEGMENT_FLAGS,
    "lead_safe": (
        lambda: tr("he wins if he is standing at the end"),
        lambda: tr("standing to the end is not yet enough"),
    ),
    "attacking": (lambda: tr("he attacks"), lambda: tr("he defends")),
    "own_hurt": (lambda: tr("he is weary"), lambda: tr("he is not weary")),
    "opponent_hurt": (lambda: tr("the opponent is weary"), lambda: tr("the opponent is not weary")),
    "own_trapped": (lambda: tr("he is trapped"), lambda: tr("he is not trapped")),
    "opponent_trapped": (lambda: tr("the opponent is trapped"), lambda: tr("the opponent is not trapped")),
    "own_on_ropes": (lambda: tr("he is on the ropes"), lambda: tr("he is off the ropes")),
    "opponent_on_ropes": (
        lambda: tr("the opponent is on the ropes"),
        lambda: tr("the opponent is off the ropes"),
    ),
    "own_cover_up": (lambda: tr("he is covered up"), lambda: tr("he is not covered up")),
    "opponent_cover_up": (
        lambda: tr("the opponent is covered up"),
        lambda: tr("the opponent is not covered up"),
    ),
    "own_clinch": (lambda: tr("he clinches"), lambda: tr("he does not clinch")),
    "opponent_clinch": (lambda: tr("the opponent clinches"), lambda: tr("the opponent does not clinch")),
    "own_down": (lambda: tr("he was down this round"), lambda: tr("he was not down this round")),
    "opponent_down": (
        lambda: tr("the opponent was down this round"),
        lambda: tr("the opponent was not down this round"),
    ),
    "in_control": (lambda: tr("he is in control"), lambda: tr("the opponent is in control")),
    "own_fatigued": (lambda: tr("he is fatigued"), lambda: tr("he is not fatigued")),
    "opponent_fatigued": (
        lambda: tr("the opponent is fatigued"),
        lambda: tr("the opponent is not fatigued"),
    ),
    "own_shaken": (lambda: tr("he is still shaken"), lambda: tr("he is not shaken")),
    "opponent_shaken": (
        lambda: tr("the opponent is still shaken"),
        lambda: tr("the opponent is not shaken"),
    ),
    "own_boxes": (lambda: tr("he boxes"), lambda: tr("he slugs")),
    "opponent_boxes": (lambda: tr("the opponent boxes"), lambda: tr("the opponent slugs")),
    "own_planned": (
        lambda: tr("a strategy of his is in force"),
        lambda: tr("no strategy of his is in force"),
    ),
    "opponent_planned": (
        lambda: tr("a strategy of the opponent is in force"),
        lambda: tr("no strategy of the opponent is in force"),
    ),
    "any_clinch": (lambda: tr("either of them clinches"), lambda: tr("neither of them clinches")),
    "opponent_backpedal": (
        lambda: tr("the opponent backpedals"),
        lambda: tr("the opponent does not backpedal"),
    ),
}
