"""Facts of bouts that are fought in segments, within the conditions of a plan."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.gui.language import tr

Said = Callable[[], str]

SEGMENT_LEADS: dict[str, Said] = {"stamina_lead": lambda: tr("in stamina")}
"""Facts below 0 for whoever is behind."""
SEGMENT_AMOUNTS: dict[str, Said] = {
    "segment": lambda: tr("the number of segments gone in the round"),
    "own_punches_left": lambda: tr("the number of punches that would still stop him this round"),
    "opponent_punches_left": lambda: tr(
        "the number of punches that would still stop the opponent this round"
    ),
    "own_stamina": lambda: tr("his stamina"),
    "opponent_stamina": lambda: tr("the opponent's stamina"),
    "own_injuries": lambda: tr("the number of his injuries"),
    "opponent_injuries": lambda: tr("the number of the opponent's injuries"),
    "own_injury": lambda: tr("the stop number of his worst injury"),
    "opponent_injury": lambda: tr("the stop number of the opponent's worst injury"),
    "own_fouls": lambda: tr("the number of his fouls"),
    "opponent_fouls": lambda: tr("the number of the opponent's fouls"),
    "own_down_at": lambda: tr("the number at which he goes down"),
    "opponent_down_at": lambda: tr("the number at which the opponent goes down"),
    "own_will": lambda: tr("the number of his will"),
    "opponent_will": lambda: tr("the number of the opponent's will"),
}
SEGMENT_PERCENTAGES: dict[str, Said] = {
    "own_stamina_percent": lambda: tr("his stamina"),
    "opponent_stamina_percent": lambda: tr("the opponent's stamina"),
}
SEGMENT_FLAGS: dict[str, tuple[Said, Said]] = {
    "momentum": (lambda: tr("he has momentum"), lambda: tr("the opponent has momentum")),
    "own_tired": (lambda: tr("he is tired"), lambda: tr("he is not tired")),
    "opponent_tired": (lambda: tr("the opponent is tired"), lambda: tr("the opponent is not tired")),
    "own_dazed": (lambda: tr("he is hurt"), lambda: tr("he is not hurt")),
    "opponent_dazed": (lambda: tr("the opponent is hurt"), lambda: tr("the opponent is not hurt")),
    "own_pressed": (lambda: tr("he pressed last"), lambda: tr("he did not press last")),
    "opponent_pressed": (
        lambda: tr("the opponent pressed last"),
        lambda: tr("the opponent did not press last"),
    ),
    "own_boxed": (lambda: tr("he boxed last"), lambda: tr("he did not box last")),
    "opponent_boxed": (lambda: tr("the opponent boxed last"), lambda: tr("the opponent did not box last")),
    "own_covered": (lambda: tr("he covered up last"), lambda: tr("he did not cover up last")),
    "opponent_covered": (
        lambda: tr("the opponent covered up last"),
        lambda: tr("the opponent did not cover up last"),
    ),
}
