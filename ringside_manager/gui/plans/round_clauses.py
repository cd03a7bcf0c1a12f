"""Facts of bouts that are fought round by round on a chart, within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui.language import tr

Said = Callable[[], str]

ROUND_LEADS: dict[str, Said] = {"landed_lead": lambda: tr("in effective punches")}
"""Facts below 0 for whoever is behind."""
ROUND_AMOUNTS: dict[str, Said] = {
    "own_threat": lambda: tr("his threat in this round"),
    "opponent_threat": lambda: tr("the opponent's threat in this round"),
    "own_wear": lambda: tr("what the punches he took have worn him"),
    "opponent_wear": lambda: tr("what the punches the opponent took have worn him"),
    "own_times_down": lambda: tr("the number of times he was down in the bout"),
    "opponent_times_down": lambda: tr("the number of times the opponent was down in the bout"),
    "own_beatings": lambda: tr("the number of beatings he has had"),
    "opponent_beatings": lambda: tr("the number of beatings the opponent has had"),
    "own_marks": lambda: tr("the number of marks on his face"),
    "opponent_marks": lambda: tr("the number of marks on the opponent's face"),
    "own_deep_cuts": lambda: tr("the number of deep cuts over his eyes"),
    "opponent_deep_cuts": lambda: tr("the number of deep cuts over the opponent's eyes"),
}
ROUND_FLAGS: dict[str, tuple[Said, Said]] = {
    "own_past": (lambda: tr("his best rounds are over"), lambda: tr("his best rounds are not over")),
    "opponent_past": (
        lambda: tr("the opponent's best rounds are over"),
        lambda: tr("the opponent's best rounds are not over"),
    ),
    "own_worn_out": (lambda: tr("he is worn out"), lambda: tr("he is not worn out")),
    "opponent_worn_out": (
        lambda: tr("the opponent is worn out"),
        lambda: tr("the opponent is not worn out"),
    ),
}
