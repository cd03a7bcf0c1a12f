"""The printed tables of Title Bout II (section 29), one constant each, in the printed order.

Where prints contradict each other, ``docs/rules/title_bout.md`` says what was taken and why.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ringside_manager.bout.corner import Keyed
from ringside_manager.language import Message, later

RULES_VERSION = 2
"""Goes up when a change of the rules changes results; what each version changed stands in the rules document."""
THIRD_COUNTS_FROM = 2
"""T150, CV61: the version from which a third knockdown of a round that ends the bout is one the other has scored."""

# Deck and clock

ROUND_CARDS = 50
"""T17: cards of a round."""
SECONDS_A_CARD = 36
"""T151: time of a card, in tenths of a second."""
SECONDS_A_ROUND = 180

# Control

FEWER_POINTS_OF_POWER = 2
"""T28: what an "either" fighter's power loses while he boxes."""
ROPES_SLUGGER, ROPES_BOXER = 2, 1
"""T41: control gained by him who holds a slugger, a boxer on the ropes."""
MOST_CUT_LOSS = 4
"""T41, T93: control that cuts can cost in all."""
EYE_LIMIT = (0, 0, 2, 4)
"""T42, T107: what an eye at this stage adds to the opponent's landing limit."""
EYE_CONTROL = (0, 0, 0, 2)
"""T41, T107: and to his control factor."""
CONVERTED = (12, 11, 9, 8, 7, 6)
CONVERTED_TO = 10
CONVERTED_APART = 2
"""T142, 29.11: the higher factors that become 10 if the lower is at most this much below."""

# Knockdowns


class Power(Keyed):
    """What a knockdown or knockout reading says (T59, T155)."""

    THREE = "3"
    """A true 3, only by a hand injury (T56)."""
    FOUR = "4"
    FIVE = "5"
    HALF = "5H"
    """5 points and half a run (T155)."""
    FULL = "5F"
    """5 points and a full run (T155)."""
    DOWN = "K"
    AGAIN = "#"
    """Another card, row 1 (T59)."""
    TEN = "K10"
    """Another card: 1-10 a knockdown (T155)."""
    NEXT = "K+1"
    """Another card, one row further (T155)."""


KNOCKDOWN_TABLE = (
    (14, 18), (13, 19), (12, 18), (11, 17), (10, 16), (9, 15), (7, 13), (6, 12), (5, 11), (4, 11), (4, 10),
)  # fmt: skip
"""29.1: by rating 0 to 10, the last number of a 4 and of a 5; above it K, in row 0 #."""

ADVANCED_KNOCKDOWN_TABLE = (
    "4 4 4 4 4 4 4 4 4 4 5H",
    "4 4 4 4 4 4 4 4 4 5H 5H",
    "4 4 4 4 4 4 4 4 5H 5H 5F",
    "4 4 4 4 4 4 4 5H 5H 5F 5F",
    "4 4 4 4 4 5 5H 5H 5F 5F K10",
    "4 4 4 4 5 5H 5H 5F 5F K10 K10",
    "4 4 4 5 5H 5H 5F 5F K10 K10 K",
    "4 4 5 5H 5H 5F 5F K10 K10 K K",
    "4 5 5 5H 5F 5F K10 K10 K K K",
    "5 5 5H 5F 5F K10 K10 K K K K",
    "5 5H 5F 5F K10 K10 K K K K K",
    "5H 5F 5F K10 K K K K K K K",
    "5F 5F K10 K K K K K K K K",
    "K+1 K K K K K K K K K K",
    "K+1 K+1 K K K K K K K K K",
)
"""29.9: rows are the numbers 6 to 20 (1 to 5 are 4 throughout), columns the ratings 0 to 10."""
FIRST_ADVANCED_NUMBER = 6
TEN_DOWN = 10
"""T155: behind a K10, up to this number he goes down."""
WORST_RATING = 10
"""T44."""
FLASH_COUNT = 2
"""T62: up to this count it was a flash knockdown."""
CARRY_OVER = (0, 0, 0, 12, 16, 20, 24, 28, 32, 40)
"""T65: the highest RN of a carry-over, by count 0 to 9."""
MOST_COUNT = 9
COUNT_REMOVES = (0, 0, 1, 1, 2, 2, 2, 2, 3, 3)
"""T145: round cards gone with a count of 0 to 9."""
MANDATORY_COUNT = 8
"""T148."""
KNOCKDOWNS_THAT_END = 3
"""T150."""

# Stoppages

TKO_POINTS = (30, 50, 60)
"""T78: points taken in one, two, three rounds running."""
ABSORBER_POINTS = (40, 60, 75)
"""T193."""
CONDITION_POINTS = 25
"""T79."""
REOPENS = 50
"""T86: the highest RN that reopens an earlier cut."""
SHUT_EYE_STOPS = 32
"""T108."""

# Cuts

CUT_LETTERS = (
    (20, "--------"),
    (25, "-------A"),
    (30, "------AB"),
    (35, "-----ABC"),
    (40, "----ABCD"),
    (45, "---ABCDE"),
    (48, "--ABCDEF"),
    (52, "-ABCDEFG"),
    (56, "ABCDEFGI"),
    (60, "BCDEFGIH"),
    (64, "CDEFGIHI"),
    (68, "DEFGIHIH"),
    (72, "EFGIHIHI"),
    (76, "FGIHIHIH"),
    (78, "GIHIHIHI"),
    (79, "HHIHIHIH"),
    (80, "IIHIHIHI"),
)
"""29.3, table C: highest RN of the row, letters by cut rating 1 to 8."""
CUT_STOPS = ((3, (4, 10, 16)), (6, (8, 14, 20)), (9, (12, 18, 24)), (10, (16, 22, 28)), (11, (20, 26, 32)),
             (12, (24, 30, 36)), (15, (28, 34, 40)))  # fmt: skip
"""29.4, table S: last round of the line; highest RN that stops the bout: original, reopened, reopened twice."""
LAST_ROUND_CUT_STOPS = (4, 6, 8)
LAST_ROUND_FROM = 10
"""T91: scheduled rounds from which the last round has low limits."""
MOST_MARKERS = 2
"""T90."""
WORST_CUT_RATING = 8
"""T45."""

SKILLS = ("excellent", "good", "average", "fair")
"""T25: the cut man and the swelling man, best first."""
SKILL_LIMITS = (10, 35, 70, 80)
"""T25: random choice by RNv."""
CUT_MAN = ((40, 60, 75), (35, 55, 70), (30, 50, 65), (25, 45, 60))
"""29.5, table W, by skill: highest RN of Stops, Controls, Seeping; the rest Bleeding."""
SWELLING_MAN = ((30, 25), (25, 20), (20, 15), (15, 10))
"""29.6, table P, by skill: highest RN of success, possible stage 1, possible stage 2 or 3."""

# Fouls


class Offence(Keyed):
    """The warnings of table F."""

    LOW_BLOW = "low_blow"
    HEAD_BUTT = "head_butt"
    RABBIT_PUNCH = "rabbit_punch"
    HOLD_AND_HIT = "hold_and_hit"
    PULL_HEAD = "pull_head"
    ELBOW = "elbow"
    LACES = "laces"
    PUSH = "push"
    """Counts in the total only (T110)."""
    HOLDING = "holding"
    """The fifth clinch of a round under Tie Up (T175)."""


class Caution(Enum):
    """The readings of table F without effect (T110)."""

    NONE = "none"
    LOW = "punches_low"
    BACK_OF_HEAD = "back_of_head"
    ELBOW = "elbow"
    BOTH = "both_fighters"
    HEADS = "heads"


FOUL_TABLE: tuple[tuple[Caution | Offence, tuple[int, int, int, int, int]], ...] = (
    (Caution.NONE, (50, 45, 40, 35, 30)),
    (Caution.LOW, (60, 55, 50, 45, 40)),
    (Caution.BACK_OF_HEAD, (62, 57, 52, 47, 42)),
    (Caution.ELBOW, (63, 58, 53, 48, 43)),
    (Caution.BOTH, (68, 63, 58, 53, 48)),
    (Caution.HEADS, (72, 67, 62, 57, 52)),
    (Offence.LOW_BLOW, (73, 71, 67, 64, 60)),
    (Offence.HEAD_BUTT, (74, 72, 68, 66, 62)),
    (Offence.RABBIT_PUNCH, (75, 74, 70, 70, 69)),
    (Offence.HOLD_AND_HIT, (76, 76, 76, 76, 76)),
    (Offence.PULL_HEAD, (77, 77, 77, 77, 77)),
    (Offence.ELBOW, (78, 78, 78, 78, 78)),
    (Offence.LACES, (79, 79, 79, 79, 79)),
    (Offence.PUSH, (80, 80, 80, 80, 80)),
)
"""29.7, table F: highest RN by FOUL letter A to E."""
FOUL_LETTERS = "ABCDE"

REFEREES = ("very_lenient", "lenient", "normal", "strict")
REFEREE_LIMITS = (8, 24, 64, 80)
"""T24: random choice by RNv, scaled to 80."""
REFEREE_TABLE = {
    "very_lenient": ((5, 6), (7, 8), 9),
    "lenient": ((4, 5), (6, 7), 8),
    "normal": ((3, 4), (5,), 6),
    "strict": ((3,), (4,), 5),
}
"""29.8, table R: a point at these counts of one type, at these totals; disqualified at this total (T112)."""
HEAD_BUTT_CUTS = (40, 60, 76, 80)
"""T143: highest RNv of no cut, a cut of the fouled fighter, of the offender, of both."""

# Advanced cuts, swelling, doctor (section 25)

CORNER_SKILLS = ("excellent", "good", "average", "poor")
"""T162: the one rating of a corner under ``advanced_cuts``."""
CORNER_SKILL_LIMITS = (15, 40, 70, 80)
NOTHING_TO, SPLIT_LIP, MOUTH_CUT = 42, 43, 44
"""T158: readings of RNv + cut rating; 45 and more read table X1."""
SWELLING_TO = (75, 73, 71, 69, 66, 63, 60, 57)
"""29.10, X1: highest reading of a swelling by cut rating 1 to 8, above it a cut."""
CORNER_SWELLING = {"minor": (70, 65, 60, 55), "major": (60, 55, 45, 35), "doctor": (40, 35, 30, 25)}
"""X4: highest RNv of success by corner skill."""
CORNER_CUT = {"minor": (65, 60, 55, 50), "major": (55, 45, 35, 25), "doctor": (35, 30, 25, 20)}
"""X5."""
RECURRENCE_ADDS = (0, 5, 10)
"""T162: added to the corner's RNv for the first, the second, a later occurrence."""
DOCTORS = ("overly_cautious", "cautious", "balanced", "lenient", "permissive")
DOCTOR_LIMITS = (10, 20, 60, 70, 80)
"""T165: random choice by RNv."""
DOCTOR_TABLE = {
    "overly_cautious": ((55, 70), (50, 65), (50, 65), (45, 60)),
    "cautious": ((60, 72), (55, 70), (55, 67), (50, 65)),
    "balanced": ((65, 73), (60, 72), (60, 68), (55, 67)),
    "lenient": ((70, 75), (65, 74), (65, 70), (60, 69)),
    "permissive": ((75, 78), (70, 76), (70, 77), (65, 75)),
}
"""X6: (continue, one more round) under and over at the first visit, under and over later; above it stop."""

STRONG_CLOSER = "Strong Closer"
FIGHTS_DOWN = "Fights Down"
INCONSISTENT = "Inconsistent"
FREEZES = "Freezes"
CONSTANT_CLINCHER = "Constant Clincher"
STEALTH_FOUL = "Stealth Foul"
OVERLY_CAUTIOUS = ("Overly Cautious", "Safety First")
PLAYS_TO_CROWD = "Plays to Crowd"
HEAD_CASE = "Head Case"
RING_SMARTS = ("Ring Smarts", "Intellect")
ANGER_ISSUES = "Anger Issues"
SELF_DOUBTS = "Self-Doubts"
ABSORBER = "Absorber"
FRONT_RUNNER = "Front Runner"
FIREPLUG = "Fireplug"
CARELESS = "Careless"

TRAITS = (
    STRONG_CLOSER, FIGHTS_DOWN, INCONSISTENT, FREEZES, CONSTANT_CLINCHER, STEALTH_FOUL, *OVERLY_CAUTIOUS, PLAYS_TO_CROWD,
    HEAD_CASE, *RING_SMARTS, ANGER_ISSUES, SELF_DOUBTS, ABSORBER, FRONT_RUNNER, FIREPLUG, CARELESS,
)  # fmt: skip
"""T181 to T196; two of them have two names (T180)."""


# What the texts of the action cards say, in our own words (T12); printed on the cards and shown in the window


TEXT_WORDS: Mapping[str, Message] = {
    "C-NONE": later("no effect"),
    "C-SWL1": later("left eye may puff up"),
    "C-SWR1": later("right eye may puff up"),
    "C-SWL2": later("left eye may get worse"),
    "C-SWR2": later("right eye may get worse"),
    "C-SWL3": later("left eye may shut"),
    "C-SWR3": later("right eye may shut"),
    "C-WIND": later("short of wind"),
    "C-GAS": later("out of breath"),
    "C-LEGS": later("weak legs"),
    "C-DAZE": later("dazed"),
    "C-ARMS": later("heavy arms"),
    "C-GUARD": later("guard comes down"),
    "C-BLOOD": later("swallows blood"),
    "C-SORE": later("sore body"),
    "I-NONE": later("no injury"),
    "I-ANKLE": later("ankle"),
    "I-LEG": later("leg"),
    "I-CLASH": later("clash of heads"),
    "I-SHOULDER": later("shoulder"),
    "I-KNUCKLE": later("knuckle"),
    "I-HAND": later("hand"),
    "I-RIB": later("rib"),
    "I-JAW": later("jaw"),
    "I-NOSE": later("nose"),
    "I-ELBOW": later("stray elbow"),
    "I-BUTT": later("head butt"),
    "S-NONE": later("nothing happens"),
    "S-MOUTH": later("the mouthpiece is rinsed"),
    "S-TAPE": later("loose tape is cut away"),
    "S-GLOVE": later("a split glove is changed"),
    "S-WATER": later("a wet corner is mopped"),
    "S-ROPE": later("a slack rope is tightened"),
    "S-CROWD": later("something flies in from the seats"),
    "S-REF": later("the referee is knocked off balance"),
    "S-SURGE": later("the crowd lifts him"),
}

RING_PLACES: Mapping[str, Message] = {
    "center": later("Ring center"),
    "near_ropes": later("Near ropes"),
    "far_ropes": later("Far ropes"),
    "left_neutral": later("Left neutral corner"),
    "right_neutral": later("Right neutral corner"),
    "red_corner": later("Red corner"),
    "blue_corner": later("Blue corner"),
}
"""Where in the ring an action is (T51)."""


def text_words(code: str) -> Message | None:
    """The words of a text by its code; ``None`` for one without effect."""
    return None if code.endswith("-NONE") else TEXT_WORDS[code]
