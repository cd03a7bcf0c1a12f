"""Names of bouts that are thrown round by round: who controls, at what pace, what lands; as people read them."""

from __future__ import annotations

from ringside_manager.gui.board.names import Names, Words
from ringside_manager.gui.board.window import CardNames, Clauses, OptionNames
from ringside_manager.language import later

ROUND_NUMBERS: Words = {
    "threat": later("Threat"),
    "groove_round": later("Groove round"),
    "stamina_round": later("Stamina round"),
    "column": later("Column of the punch chart"),
    "wear": later("Wear"),
    "dice": later("Dice for punches"),
    "punches": later("Landed in this round"),
    "beatings": later("Beatings"),
    "streak": later("Rounds won running"),
    "deep_cut_over_eye": later("Deep cuts over the eye"),
    "cut_over_eye": later("Cuts over the eye"),
    "cut_under_eye": later("Cuts under the eye"),
    "swelling_under_eye": later("Swellings under the eye"),
}
ROUND_MARKS: Words = {
    "plodding": later("Plodding pace"),
    "normal": later("Normal pace"),
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
}
ROUND_DICE: Words = {
    "pace": later("Pace"),
    "adjustment": later("Control adjustment"),
    "punches": later("Punches"),
    "incident": later("Foul, cut or injury"),
    "mark": later("How bad the mark is"),
    "butt": later("Head butt"),
    "trouble": later("Trouble"),
    "corner": later("Corner work"),
}
ROUND_MEASURES: Words = {
    "stops_other": later("Chance to stop the other"),
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
    "own_beatings": later("Own beatings"),
    "opponent_beatings": later("Opponent's beatings"),
    "own_marks": later("Own marks"),
    "opponent_marks": later("Opponent's marks"),
    "own_deep_cuts": later("Own deep cuts"),
    "opponent_deep_cuts": later("Opponent's deep cuts"),
}
ROUND_PLANS: Words = {"even": later("Even"), "attack": later("Attack"), "box": later("Box")}
ROUND_TOWELS: Words = {"fight_on": later("Let him go on"), "throw_in": later("Throw in the towel")}
ROUND_TREATED: Words = {
    "deep_cut_over_eye": later("The deep cut over the eye"),
    "cut_over_eye": later("The cut over the eye"),
    "cut_under_eye": later("The cut under the eye"),
    "swelling_under_eye": later("The swelling under the eye"),
    "bloody_nose": later("The bloody nose"),
}
NAMES = Names(
    numbers=ROUND_NUMBERS,
    marks=ROUND_MARKS,
    options={"plan": ROUND_PLANS, "towel": ROUND_TOWELS, "treat": ROUND_TREATED},
    measures=ROUND_MEASURES,
    dice=ROUND_DICE,
    facts=ROUND_FACTS,
)
CLAUSES = Clauses(
    leads={"landed_lead": later("in effective punches")},
    amounts={
        "own_threat": later("his threat in this round"),
        "opponent_threat": later("the opponent's threat in this round"),
        "own_wear": later("what the punches he took have worn him"),
        "opponent_wear": later("what the punches the opponent took have worn him"),
        "own_beatings": later("the number of beatings he has had"),
        "opponent_beatings": later("the number of beatings the opponent has had"),
        "own_marks": later("the number of marks on his face"),
        "opponent_marks": later("the number of marks on the opponent's face"),
        "own_deep_cuts": later("the number of deep cuts over his eyes"),
        "opponent_deep_cuts": later("the number of deep cuts over the opponent's eyes"),
    },
    flags={
        "own_past": (later("his best rounds are over"), later("his best rounds are not over")),
        "opponent_past": (
            later("the opponent's best rounds are over"),
            later("the opponent's best rounds are not over"),
        ),
        "own_worn_out": (later("he is worn out"), later("he is not worn out")),
        "opponent_worn_out": (later("the opponent is worn out"), later("the opponent is not worn out")),
    },
)

OPTIONS = OptionNames(
    titles={
        "three_judges": later("Three judges"),
        "corner_work": later("Work of the corners"),
        "tired_con": later("Worn-out fighters lose control"),
        "streak_con": later("Rounds won running bring control"),
        "plans": later("Plans for the round"),
    }
)

CARD = CardNames(
    ratings={
        "EPL_column": later("Column for punches landed (EPL)"),
        "CON": later("Control (CON)"),
        "TR": later("Threat (TR)"),
    }
)
