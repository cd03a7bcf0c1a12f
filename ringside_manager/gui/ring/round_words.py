"""Names of bouts that are thrown round by round: who controls, at what pace, what lands; as people read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.language import later

Words = Mapping[str, Callable[[], str]]

ROUND_NUMBERS: Words = {
    "threat": later("Threat"),
    "groove_round": later("Groove round"),
    "stamina_round": later("Stamina round"),
    "column": later("Column of the punch chart"),
    "wear": later("Wear"),
    "dice": later("Dice for punches"),
    "punches": later("Landed in this round"),
    "downs": later("Times down in this round"),
    "times_down": later("Times down"),
    "beatings": later("Beatings"),
    "streak": later("Rounds won running"),
    "deep_cut_over_eye": later("Deep cuts over the eye"),
    "cut_over_eye": later("Cuts over the eye"),
    "cut_under_eye": later("Cuts under the eye"),
    "swelling_under_eye": later("Swellings under the eye"),
    "bloody_nose": later("Bloody noses"),
}
ROUND_MARKS: Words = {
    "plodding": later("Plodding pace"),
    "normal": later("Normal pace"),
    "aggressive": later("Aggressive"),
    "groove": later("In his groove"),
    "past": later("Past his best"),
    "worn_out": later("Worn out"),
    "hand": later("Hand or rib hurt"),
    "has_deep_cut_over_eye": later("Deep cut over the eye"),
    "has_cut_over_eye": later("Cut over the eye"),
    "has_cut_under_eye": later("Cut under the eye"),
    "has_swelling_under_eye": later("Swelling under the eye"),
    "has_bloody_nose": later("Bloody nose"),
    "attack": later("Attacks"),
    "box": later("Boxes"),
}
ROUND_DICE: Words = {
    "control": later("Control"),
    "pace": later("Pace"),
    "adjustment": later("Control adjustment"),
    "punches": later("Punches"),
    "incident": later("Foul, cut or injury"),
    "mark": later("How bad the mark is"),
    "foul": later("Foul"),
    "butt": later("Head butt"),
    "trouble": later("Trouble"),
    "referee": later("Referee"),
    "judge": later("Judge"),
    "corner": later("Corner work"),
}
ROUND_MEASURES: Words = {
    "stops_other": later("Chance to stop the other"),
    "stopped": later("Chance to be stopped"),
    "ahead": later("Tenths of a punch ahead"),
    "ahead_if_attack": later("The same if the other attacks"),
    "ahead_if_box": later("The same if the other boxes"),
    "marks": later("Marks of this kind"),
    "helps": later("Chance to take one off"),
    "worse": later("Chance to make it worse"),
}
ROUND_FACTS: Words = {
    "landed_lead": later("Lead in punches landed"),
    "own_threat": later("Own threat"),
    "opponent_threat": later("Opponent's threat"),
    "own_past": later("Past his best rounds himself"),
    "opponent_past": later("Opponent past his best rounds"),
    "own_worn_out": later("Worn out himself"),
    "opponent_worn_out": later("Opponent worn out"),
    "own_wear": later("Own wear"),
    "opponent_wear": later("Opponent's wear"),
    "own_times_down": later("Times down in the bout"),
    "opponent_times_down": later("Opponent's times down in the bout"),
    "own_beatings": later("Own beatings"),
    "opponent_beatings": later("Opponent's beatings"),
    "own_marks": later("Own marks"),
    "opponent_marks": later("Opponent's marks"),
    "own_deep_cuts": later("Own deep cuts"),
    "opponent_deep_cuts": later("Opponent's deep cuts"),
}
ROUND_PLANS: Words = {
    "even": later("Even"),
    "attack": later("Attack"),
    "box": later("Box"),
}
ROUND_TOWELS: Words = {
    "fight_on": later("Let him go on"),
    "throw_in": later("Throw in the towel"),
}
ROUND_TREATED: Words = {
    "deep_cut_over_eye": later("The deep cut over the eye"),
    "cut_over_eye": later("The cut over the eye"),
    "cut_under_eye": later("The cut under the eye"),
    "swelling_under_eye": later("The swelling under the eye"),
    "bloody_nose": later("The bloody nose"),
}
