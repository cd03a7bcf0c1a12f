"""Names of bouts that are thrown round by round: who controls, at what pace, what lands; as people read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.gui.language import tr

Words = Mapping[str, Callable[[], str]]

ROUND_NUMBERS: Words = {
    "threat": lambda: tr("Threat"),
    "groove_round": lambda: tr("Groove round"),
    "stamina_round": lambda: tr("Stamina round"),
    "column": lambda: tr("Column of the punch chart"),
    "wear": lambda: tr("Wear"),
    "dice": lambda: tr("Dice for punches"),
    "punches": lambda: tr("Landed in this round"),
    "downs": lambda: tr("Times down in this round"),
    "times_down": lambda: tr("Times down"),
    "beatings": lambda: tr("Beatings"),
    "streak": lambda: tr("Rounds won running"),
    "deep_cut_over_eye": lambda: tr("Deep cuts over the eye"),
    "cut_over_eye": lambda: tr("Cuts over the eye"),
    "cut_under_eye": lambda: tr("Cuts under the eye"),
    "swelling_under_eye": lambda: tr("Swellings under the eye"),
    "bloody_nose": lambda: tr("Bloody noses"),
}
ROUND_MARKS: Words = {
    "plodding": lambda: tr("Plodding pace"),
    "normal": lambda: tr("Normal pace"),
    "aggressive": lambda: tr("Aggressive"),
    "groove": lambda: tr("In his groove"),
    "past": lambda: tr("Past his best"),
    "worn_out": lambda: tr("Worn out"),
    "hand": lambda: tr("Hand or rib hurt"),
    "has_deep_cut_over_eye": lambda: tr("Deep cut over the eye"),
    "has_cut_over_eye": lambda: tr("Cut over the eye"),
    "has_cut_under_eye": lambda: tr("Cut under the eye"),
    "has_swelling_under_eye": lambda: tr("Swelling under the eye"),
    "has_bloody_nose": lambda: tr("Bloody nose"),
    "attack": lambda: tr("Attacks"),
    "box": lambda: tr("Boxes"),
}
ROUND_DICE: Words = {
    "control": lambda: tr("Control"),
    "pace": lambda: tr("Pace"),
    "adjustment": lambda: tr("Control adjustment"),
    "punches": lambda: tr("Punches"),
    "incident": lambda: tr("Foul, cut or injury"),
    "mark": lambda: tr("How bad the mark is"),
    "foul": lambda: tr("Foul"),
    "butt": lambda: tr("Head butt"),
    "trouble": lambda: tr("Trouble"),
    "referee": lambda: tr("Referee"),
    "judge": lambda: tr("Judge"),
    "corner": lambda: tr("Corner work"),
}
ROUND_MEASURES: Words = {
    "stops_other": lambda: tr("Chance to stop the other"),
    "stopped": lambda: tr("Chance to be stopped"),
    "ahead": lambda: tr("Tenths of a punch ahead"),
    "ahead_if_attack": lambda: tr("The same if the other attacks"),
    "ahead_if_box": lambda: tr("The same if the other boxes"),
    "marks": lambda: tr("Marks of this kind"),
    "helps": lambda: tr("Chance to take one off"),
    "worse": lambda: tr("Chance to make it worse"),
}
ROUND_FACTS: Words = {
    "landed_lead": lambda: tr("Lead in punches landed"),
    "own_threat": lambda: tr("Own threat"),
    "opponent_threat": lambda: tr("Opponent's threat"),
    "own_past": lambda: tr("Past his best rounds himself"),
    "opponent_past": lambda: tr("Opponent past his best rounds"),
    "own_worn_out": lambda: tr("Worn out himself"),
    "opponent_worn_out": lambda: tr("Opponent worn out"),
    "own_wear": lambda: tr("Own wear"),
    "opponent_wear": lambda: tr("Opponent's wear"),
    "own_times_down": lambda: tr("Times down in the bout"),
    "opponent_times_down": lambda: tr("Opponent's times down in the bout"),
    "own_beatings": lambda: tr("Own beatings"),
    "opponent_beatings": lambda: tr("Opponent's beatings"),
    "own_marks": lambda: tr("Own marks"),
    "opponent_marks": lambda: tr("Opponent's marks"),
    "own_deep_cuts": lambda: tr("Own deep cuts"),
    "opponent_deep_cuts": lambda: tr("Opponent's deep cuts"),
}
ROUND_PLANS: Words = {
    "even": lambda: tr("Even"),
    "attack": lambda: tr("Attack"),
    "box": lambda: tr("Box"),
}
ROUND_TOWELS: Words = {
    "fight_on": lambda: tr("Let him go on"),
    "throw_in": lambda: tr("Throw in the towel"),
}
ROUND_TREATED: Words = {
    "deep_cut_over_eye": lambda: tr("The deep cut over the eye"),
    "cut_over_eye": lambda: tr("The cut over the eye"),
    "cut_under_eye": lambda: tr("The cut under the eye"),
    "swelling_under_eye": lambda: tr("The swelling under the eye"),
    "bloody_nose": lambda: tr("The bloody nose"),
}
