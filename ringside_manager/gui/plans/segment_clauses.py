"""Facts of bouts that are fought in segments, within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.language import later

Said = Callable[[], str]

SEGMENT_LEADS: dict[str, Said] = {"stamina_lead": later("in stamina")}
"""Facts below 0 for whoever is behind."""
SEGMENT_AMOUNTS: dict[str, Said] = {
    "segment": later("the number of segments gone in the round"),
    "own_punches_left": later("the number of punches that would still stop him this round"),
    "opponent_punches_left": later("the number of punches that would still stop the opponent this round"),
    "own_stamina": later("his stamina"),
    "opponent_stamina": later("the opponent's stamina"),
    "own_injuries": later("the number of his injuries"),
    "opponent_injuries": later("the number of the opponent's injuries"),
    "own_injury": later("the stop number of his worst injury"),
    "opponent_injury": later("the stop number of the opponent's worst injury"),
    "own_fouls": later("the number of his fouls"),
    "opponent_fouls": later("the number of the opponent's fouls"),
    "own_down_at": later("the number at which he goes down"),
    "opponent_down_at": later("the number at which the opponent goes down"),
    "own_will": later("the number of his will"),
    "opponent_will": later("the number of the opponent's will"),
}
SEGMENT_PERCENTAGES: dict[str, Said] = {
    "own_stamina_percent": later("his stamina"),
    "opponent_stamina_percent": later("the opponent's stamina"),
}
SEGMENT_FLAGS: dict[str, tuple[Said, Said]] = {
    "momentum": (later("he has momentum"), later("the opponent has momentum")),
    "own_tired": (later("he is tired"), later("he is not tired")),
    "opponent_tired": (later("the opponent is tired"), later("the opponent is not tired")),
    "own_dazed": (later("he is hurt"), later("he is not hurt")),
    "opponent_dazed": (later("the opponent is hurt"), later("the opponent is not hurt")),
    "own_pressed": (later("he pressed last"), later("he did not press last")),
    "opponent_pressed": (
        later("the opponent pressed last"),
        later("the opponent did not press last"),
    ),
    "own_boxed": (later("he boxed last"), later("he did not box last")),
    "opponent_boxed": (later("the opponent boxed last"), later("the opponent did not box last")),
    "own_covered": (later("he covered up last"), later("he did not cover up last")),
    "opponent_covered": (
        later("the opponent covered up last"),
        later("the opponent did not cover up last"),
    ),
}
