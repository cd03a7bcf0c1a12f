"""Which bouts are written down: at least one of every bout system.

To add one, put it into ``PLAYTHROUGHS``, run ``python -m tests.playthroughs.writer`` and audit the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from ringside_manager.bout import OptionValue
from ringside_manager.fighters.sets import load_set

VECTORS = Path(__file__).parents[1] / "vectors"
CardData = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Playthrough:
    """A bout to be written down.

    ``dice`` names the rule of every purpose a die is rolled for; ``paragraph`` the event that begins one.  ``card`` says
    what the card of that number shows for a reading, where a bout is fought with cards.
    """

    system: str
    name: str
    title: str
    red: CardData
    blue: CardData
    rounds: int
    seed: int
    corners: Literal["plain", "any option"]
    dice: Mapping[str, str]
    paragraph: str
    options: Mapping[str, OptionValue | str] = field(default_factory=dict)
    card: Callable[[int, str], str] | None = None


RINGSIDE_DICE = {"initA": "R14", "initB": "R14", "hit": "R20", "down": "R31", "count": "R34", "cp": "R38"}
RATINGS = (
    "agility", "uppercut", "right_jab", "right_hook", "combination", "left_jab", "left_hook", "counterpunch",
    "endurance",
)  # fmt: skip


def ringside_card(name: str, *ratings: int) -> CardData:
    return {"name": name, **dict(zip(RATINGS, ratings, strict=True))}


ALI = ringside_card("Muhammad Ali", 68, 4, 3, 4, 3, 5, 4, 34, 23)
MARCIANO = ringside_card("Rocky Marciano", 58, 4, 5, 5, 5, 4, 5, 36, 22)
FRAZIER = ringside_card("Joe Frazier", 58, 3, 4, 4, 4, 3, 4, 30, 18)
FOREMAN = ringside_card("George Foreman", 58, 4, 4, 4, 4, 4, 4, 31, 8)
QUARRY = ringside_card("Jerry Quarry", 49, 2, 2, 3, 2, 2, 2, 21, 13)
ELLIS = ringside_card("Jimmy Ellis", 50, 3, 2, 3, 2, 2, 2, 22, 13)

_DECK = json.loads((VECTORS / "title_bout_deck.json").read_text(encoding="utf-8"))
ACTION_CARDS = {row[0]: dict(zip(_DECK["columns"], row, strict=True)) for row in _DECK["rows"]}
"""The deck of the specification, field by field."""
TITLE_BOUT_CARDS = json.loads((VECTORS / "title_bout_cards.json").read_text(encoding="utf-8"))
READINGS = {
    "CF": "T35", "RN": "T13, T46", "RES": "T13, T50", "POS": "T51", "KD": "T57", "KD2": "T57", "KOR": "T60", "KDC": "T61",
    "J": "T131", "COND": "T123", "INJ": "T115", "SPEC": "T115", "unseen": "T145",
}  # fmt: skip
TITLE_BOUT_DICE = {**READINGS, **{f"spare_{reading}": f"{rule}, T21" for reading, rule in READINGS.items()}}


def action_card(number: int, reading: str) -> str:
    """What card and reading are and what it says, such as ``RN 34 (card 34)``; of a word also the RESULT (T14)."""
    card = ACTION_CARDS[number]
    words = {
        "RN": f"{card['RN']}, else {card['RESULT']}" if isinstance(card["RN"], str) else card["RN"],
        "RES": f"{card['RESULT']} {card['TAG'] or ''}".strip(),
        "J": "/".join(card["J"]),
        "unseen": "",
    }
    return f"{reading} {words.get(reading, card.get(reading))}".strip() + f" of card {number}"


def easily_cut(name: str) -> CardData:
    """A printed card whose owner cuts as easily as anybody can."""
    card = TITLE_BOUT_CARDS[name]
    return {**card, **{side: {**card[side], "CUT": 8} for side in ("fresh", "fatigued")}}


GLORY_DAYS_DICE = {
    "control": "G16", "action": "G20", "check": "G23", "defence": "G35", "counter": "G37", "chin": "G44", "count": "G45",
    "will": "G51", "cut": "G61", "injury": "G61", "reopen": "G65", "stoppage": "G63", "foul": "G68", "event": "G80",
    "event_foul": "G81", "eye": "G81", "judge": "G87", "retire": "G81", "referee": "G97", "judge_type": "G97",
}  # fmt: skip


def glory_days_card(name: str) -> CardData:
    """The printed card of that name."""
    fighter = load_set("glory_days").fighter(name)
    return {"name": fighter.name, **fighter.cards["glory_days"]}


CONTROL_DICE = {
    "control": "K10", "pace": "K11", "adjustment": "K12", "punches": "K13", "incident": "K14, K40", "mark": "K41", "foul": "K42",
    "butt": "K40", "trouble": "K20", "count": "K21", "referee": "K25", "judge": "K53", "corner": "K61",
}  # fmt: skip
CONTROL_FIELDS = ("CON", "TR", "groove_round", "stamina_round", "EPL_column", "chin", "power", "cut", "foul")


def control_card(name: str, *ratings: int | str) -> CardData:
    return {"name": name, **dict(zip(CONTROL_FIELDS, ratings, strict=True))}


QUEST_DICE = {
    "criterion": "Q9", "speed": "Q22", "defense": "Q24", "might": "Q25", "cunning": "Q21, Q45, Q50", "shoulder_roll": "Q26",
    "referee": "Q30", "damage": "Q36", "knockdown": "Q41", "cut": "Q71", "closing": "Q72", "doctor": "Q72", "foul": "Q73",
}  # fmt: skip
QUEST_CREW = (
    "cut_man:salts+water", "trainer:fire_up+new_plan", "strategist:scouting+read", "manager:water+work_judges"
)  # fmt: skip
"""Seconds with everything the automatic corner never asks for."""


def quest_card(
    name: str, pools: tuple[int, int, int, int], bonus: int, moves: str, home: bool = False
) -> CardData:
    """Pools of so many d6: Speed, Defense, Might, Cunning."""
    dice = dict(
        zip(
            ("speed", "defense", "might", "cunning"), ([[number, 6], [1, 4]] for number in pools), strict=True
        )
    )
    return {"name": name, **dice, "stamina_bonus": bonus, "moves": moves.split(), "home": home}


PLAYTHROUGHS = (
    Playthrough(
        "ringside", "plain", "Ali and Marciano without tactics", ALI, MARCIANO,
        rounds=3, seed=3019, corners="plain", dice=RINGSIDE_DICE, paragraph="turn_began",
    ),
    Playthrough(
        "ringside", "tactics", "Frazier and Foreman try everything the rules allow", FRAZIER, FOREMAN,
        rounds=3, seed=118, corners="any option", dice=RINGSIDE_DICE, paragraph="turn_began",
    ),
    Playthrough(
        "ringside", "ten_must", "Quarry and Ellis by the ten-point must system", QUARRY, ELLIS,
        rounds=4, seed=811, corners="plain", dice=RINGSIDE_DICE, paragraph="turn_began",
        options={"scoring": "ten_must", "saved_by_bell": True},
    ),
    Playthrough(
        "title_bout", "basic", "Louis and Frazier by their printed cards", TITLE_BOUT_CARDS["louis"],
        TITLE_BOUT_CARDS["frazier"], rounds=3, seed=390, corners="plain", dice=TITLE_BOUT_DICE,
        paragraph="control_checked", card=action_card,
    ),
    Playthrough(
        "title_bout", "options", "Patterson and Tua with nearly everything the rules offer", TITLE_BOUT_CARDS["patterson"],
        TITLE_BOUT_CARDS["tua"], rounds=4, seed=144, corners="any option", dice=TITLE_BOUT_DICE,
        paragraph="control_checked", card=action_card,
        options={
            "traits": True, "strategies": True, "midround_strategy": True, "southpaw": True, "cf_conversion": True,
            "aggressor_bonus": True, "missed_punch_penalty": True, "ki_timing": True, "advanced_kd_table": True,
            "mandatory_eight": True, "saved_by_bell": "any", "three_knockdowns": True, "count_removes_cards": True,
            "advanced_timing": True, "head_butt_cuts": True, "bleeding_points": True,
        },
    ),
    Playthrough(
        "title_bout", "cuts", "Two men who cut easily, with the advanced tables",
        easily_cut("frazier"), easily_cut("jackson"), rounds=3, seed=879,
        corners="plain", dice=TITLE_BOUT_DICE, paragraph="control_checked", card=action_card,
        options={"advanced_cuts": True, "off_deck_checks": True, "scoring": "rounds_alt"},
    ),
    Playthrough(
        "glory_days", "plain", "Ali and Dempsey by their printed cards", glory_days_card("Muhammad Ali"),
        glory_days_card("Jack Dempsey"), rounds=3, seed=329, corners="plain", dice=GLORY_DAYS_DICE,
        paragraph="segment_ended",
    ),
    Playthrough(
        "glory_days", "options", "Marciano and Dempsey with everything the rules offer", glory_days_card("Rocky Marciano"),
        glory_days_card("Jack Dempsey"), rounds=3, seed=448, corners="any option", dice=GLORY_DAYS_DICE,
        paragraph="segment_ended",
        options={
            "repeat_knockdown_tired_ko": True, "accumulation_will_check": True, "reopen_injuries": True,
            "clinch_one_punch": True, "mid_round_fatigue": True, "officials": True, "favoured": "red",
            "three_knockdown_rule": True, "saved_by_bell": True, "hurt_over_bell": True, "corner_orders": True,
        },
    ),
    Playthrough(
        "control", "plain", "A puncher and a bleeder with nothing but dice",
        control_card("The Puncher", 1, 8, 1, 7, "C", 5, 5, 1, 1), control_card("The Bleeder", 2, 6, 3, 9, "B", 6, 3, 3, 1),
        rounds=6, seed=1150, corners="plain", dice=CONTROL_DICE, paragraph="round_scored",
    ),
    Playthrough(
        "control", "options", "A spoiler and a glass cannon with everything the rules offer",
        control_card("The Spoiler", 3, 4, 5, 11, "D", 6, 1, 1, 3), control_card("The Glass Cannon", 2, 8, 2, 8, "B", 3, 5, 1, 0),
        rounds=8, seed=6336, corners="any option", dice=CONTROL_DICE, paragraph="round_scored",
        options={"three_judges": True, "plans": True, "tired_con": True, "streak_con": True, "three_knockdown_rule": True},
    ),
    Playthrough(
        "quest", "plain", "Two heavyweights and their automatic corners",
        quest_card("Muhammad Ali", (7, 7, 9, 6), -1, "haymaker stick_and_move iron_chin swarm counterpunch"),
        quest_card("Karl Mildenberger", (6, 6, 7, 5), -4, "turtle feint second_wind peekaboo", home=True),
        rounds=4, seed=201, corners="plain", dice=QUEST_DICE, paragraph="stance_taken",
    ),
    Playthrough(
        "quest", "options", "Two who have learned every trick, with everything the rules offer",
        quest_card("The Fox", (7, 6, 8, 6), 0, "rope_a_dope feint clinch cut_off_ring southpaw shoulder_roll iron_chin haymaker"),
        quest_card("The Bull", (6, 6, 9, 5), 2, "turtle liver_shot clinch swarm southpaw shoulder_roll iron_chin second_wind"),
        rounds=5, seed=125, corners="any option", dice=QUEST_DICE, paragraph="stance_taken",
        options={
            "cuts_and_fouls": True, "three_knockdown_rule": True,
            **{f"{corner}_second_{number}": seat for corner in ("red", "blue") for number, seat in enumerate(QUEST_CREW, 1)},
        },
    ),
)  # fmt: skip
