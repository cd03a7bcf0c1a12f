"""Facts of bouts that are fought round by round on a chart, within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.language import later

Said = Callable[[], str]

ROUND_LEADS: dict[str, Said] = {"landed_lead": later("in effective punches")}
"""Facts below 0 for whoever is behind."""
ROUND_AMOUNTS: dict[str, Said] = {
    "own_threat": later("his threat in this round"),
    "opponent_threat": later("the opponent's threat in this round"),
    "own_wear": later("what the punches he took have worn him"),
    "opponent_wear": later("what the punches the opponent took have worn him"),
    "own_times_down": later("the number of times he was down in the bout"),
    "opponent_times_down": later("the number of times the opponent was down in the bout"),
    "own_beatings": later("the number of beatings he has had"),
    "opponent_beatings": later("the number of beatings the opponent has had"),
    "own_marks": later("the number of marks on his face"),
    "opponent_marks": later("the number of marks on the opponent's face"),
    "own_deep_cuts": later("the number of deep cuts over his eyes"),
    "opponent_deep_cuts": later("the number of deep cuts over the opponent's eyes"),
}
ROUND_FLAGS: dict[str, tuple[Said, Said]] = {
    "own_past": (later("his best rounds are over"), later("his best rounds are not over")),
    "opponent_past": (
        later("the opponent's best rounds are over"),
        later("the opponent's best rounds are not over"),
    ),
    "own_worn_out": (later("he is worn out"), later("he is not worn out")),
    "opponent_worn_out": (
        later("the opponent is worn out"),
        later("the opponent is not worn out"),
    ),
}
