"""The printed tables of Glory Days, the chart of events among them (G81, G82)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ringside_manager.bout.corner import Keyed
from ringside_manager.language import Message, later

# The charts of Glory Days Boxing, one constant each, in the printed order.
#
# Which of them the book prints and which were made for this game, ``docs/rules/glory_days.md`` says.


# Clock and lists

SEGMENTS = 9
"""G4: segments of a round."""
SECONDS_A_SEGMENT = 20
SECONDS_A_ROUND = SEGMENTS * SECONDS_A_SEGMENT
NUMBERS = 100
"""G2: numbers of d00, 0 to 99."""
FACES = 20
MOST_POWER = 18
"""G24: 19 and 20 stay with the cuts."""
SHORT_BOUT = 10
"""G12: the most rounds for which the first stamina counts."""
TOO_MANY = 25
"""G55: more punches than this in a round stop a boxer."""
WILL_FROM = 3
"""G51: punches on a hurt boxer that ask for his will."""

MISS, CLINCH, FOUL, EVENT = 0, -1, -2, -3
"""What an action number is besides the punches it lands (G7)."""
LANDING = (5, 4, 3, 2)

# Injuries


class Injury(Keyed):
    """The nine injuries of G62, in the order of the stoppage chart."""

    GASH_LEFT_EYE = "gash_left_eye"
    GASH_RIGHT_EYE = "gash_right_eye"
    CUT_LEFT_EYE = "cut_left_eye"
    CUT_RIGHT_EYE = "cut_right_eye"
    CUT_LEFT_CHEEK = "cut_left_cheek"
    CUT_RIGHT_CHEEK = "cut_right_cheek"
    BLOODY_NOSE = "bloody_nose"
    SWELLING_LEFT_EYE = "swelling_left_eye"
    SWELLING_RIGHT_EYE = "swelling_right_eye"


INJURIES = tuple(Injury)
"""Also the order of G65: gashes, cuts over an eye, cheeks, nose, swellings, left before right."""
SWELLINGS = (Injury.SWELLING_LEFT_EYE, Injury.SWELLING_RIGHT_EYE)

STOPPAGE_CHART: dict[Injury, tuple[int, ...]] = {
    Injury.GASH_LEFT_EYE: (2, 6, 11, 15, 18),
    Injury.GASH_RIGHT_EYE: (2, 6, 11, 15, 18),
    Injury.CUT_LEFT_EYE: (0, 4, 9, 14, 18),
    Injury.CUT_RIGHT_EYE: (0, 4, 9, 14, 18),
    Injury.CUT_LEFT_CHEEK: (0, 0, 2, 5, 9),
    Injury.CUT_RIGHT_CHEEK: (0, 0, 2, 5, 9),
    Injury.BLOODY_NOSE: (0, 0, 1, 3, 6),
    Injury.SWELLING_LEFT_EYE: (0, 1, 3, 7, 12),
    Injury.SWELLING_RIGHT_EYE: (0, 1, 3, 7, 12),
}
"""G63: the highest d20 that stops the bout, by how often the injury has come up (5 or more: the last)."""
REOPENS, SWELLS = 10, 7
"""G65: the highest d20 with which an old injury, an old swelling gets worse."""

# Fouls


class Offence(Keyed):
    """The five kinds of fouls (G69)."""

    LOW_BLOW = "low_blow"
    HEAD_BUTT = "head_butt"
    HOLDING = "holding"
    ELBOWS = "elbows"
    RABBIT_PUNCH = "rabbit_punch"


FOUL_CHART: dict[Offence, tuple[tuple[int, ...], int]] = {
    Offence.LOW_BLOW: ((3,), 4),
    Offence.HEAD_BUTT: ((3,), 4),
    Offence.HOLDING: ((4, 5), 6),
    Offence.ELBOWS: ((3, 4), 5),
    Offence.RABBIT_PUNCH: ((3, 4), 5),
}
"""G70: the counts of a kind that cost a point, and the count that costs the bout."""
ALL_POINT, ALL_OUT = 5, 6
"""G70: the same for fouls of any kind."""

# Judges

JUDGE_CHART: tuple[tuple[int, tuple[int, int, int, int]], ...] = (
    (0, (6, 6, 8, 0)),
    (1, (10, 6, 4, 0)),
    (2, (11, 6, 3, 0)),
    (3, (13, 4, 3, 0)),
    (4, (15, 3, 2, 0)),
    (5, (16, 2, 2, 0)),
    (6, (17, 2, 1, 0)),
    (8, (18, 1, 1, 0)),
    (10, (19, 0, 1, 0)),
    (11, (19, 0, 0, 1)),
    (13, (17, 0, 0, 3)),
    (15, (12, 0, 0, 8)),
    (16, (12, 0, 0, 8)),
    (99, (4, 0, 0, 16)),
)
"""G86: up to which difference, and how many faces say high 10-9, low 10-9, even, high 10-8."""
BY_HIGH: tuple[tuple[int, tuple[tuple[int, tuple[int, int]], ...]], ...] = (
    (3, ((19, (10, 8)), (20, (10, 9)))),
    (15, ((20, (10, 8)),)),
    (99, ((14, (10, 8)), (20, (10, 7)))),
)
"""G87, knockdown by high: up to which difference; up to which face what high and low get."""
BY_LOW: tuple[tuple[int, tuple[tuple[int, tuple[int, int]], ...]], ...] = (
    (5, ((16, (8, 10)), (20, (9, 10)))),
    (12, ((20, (9, 10)),)),
    (16, ((10, (10, 10)), (20, (9, 10)))),
    (99, ((10, (10, 10)), (20, (10, 9)))),
)
"""G87, knockdown by low."""
LEAST_POINTS = 6
FACE_SCORES = ((10, 9), (9, 10), (10, 10), (10, 8))
"""G97: the order in which faces are laid out; high and low."""

# Officials

REFEREES = ("quick_to_stop", "strict", "standard", "lets_them_fight", "lenient")
REFEREE_LIMITS = (3, 6, 14, 17, 20)
"""G97: the last d20 of each type."""
STANDARD = "standard"
REFEREE_WILL = {"quick_to_stop": 1, "lets_them_fight": -1}
REFEREE_STOPPAGE = {"quick_to_stop": 1, "lets_them_fight": -1}
REFEREE_FOULS = {"strict": -1, "lenient": 1}
JUDGES = ("aggression", "boxing", "neutral", "favours", "likes_even", "hates_even")
JUDGE_LIMITS = (3, 6, 13, 15, 17, 20)
NEUTRAL = "neutral"
PLEASER_UP_TO = 3
"""G88: up to which difference a crowd pleaser moves a face."""
TASTE_UP_TO, TASTE_FACES = 6, 2
FAVOUR_UP_TO = 4
EVEN_UP_TO = 4

# Traits

Pair = tuple[int, int]


class Rating(Keyed):
    """What a trait can change (G9)."""

    POWER = "power"
    CHIN_KD = "chin_kd"
    CHIN_KO = "chin_ko"
    WILL = "will"
    CUT = "cut"
    FOUL = "foul"
    STAMINA = "stamina"


NO_TRAIT = "none"
CROWD_PLEASER = "Crowd pleaser"
TRAITS: dict[str, tuple[tuple[bool, Rating, Pair], ...]] = {
    "Iceman": ((False, Rating.CHIN_KO, (1, 1)),),
    "Roll with it": ((False, Rating.POWER, (-1, -1)),),
    "Closer": ((False, Rating.WILL, (1, 2)),),
    "Iron jaw": ((True, Rating.CHIN_KO, (-1, -1)),),
    "Glass jaw": ((True, Rating.CHIN_KD, (1, 1)),),
    "Big heart": ((True, Rating.WILL, (-1, -1)),),
    "Tough skin": ((True, Rating.CUT, (-2, -2)),),
    "Bleeder": ((True, Rating.CUT, (2, 2)),),
    "Sharp knuckles": ((False, Rating.CUT, (2, 2)),),
    "Body puncher": ((False, Rating.STAMINA, (-6, -8)),),
    "Deep lungs": ((True, Rating.STAMINA, (6, 8)),),
    "Roughhouse": ((True, Rating.FOUL, (2, 2)), (False, Rating.CUT, (1, 1))),
    "Clean hands": ((True, Rating.FOUL, (-2, -2)),),
    CROWD_PLEASER: (),
}
"""G9: whether it is the owner's own rating, which, and what is added to the fresh and the tired column."""


# The chart of events (G81, G82): what happens on each number of d00


@dataclass(frozen=True, slots=True)
class EventLine:
    """One line; "he" is the boxer who rolled it, the other his opponent (G82).

    ``landed`` are punches of his and of the other; ``power``, ``will`` and ``penalty`` last for the bout (his power and
    penalty; the other's power and will); ``stamina`` is his and the other's.  ``cut`` is added to the other's cut
    rating in a cut check.  ``foul`` is a kind with what is added to his foul rating.
    """

    first: int
    word: str
    once: bool = False
    landed: tuple[int, int] = (0, 0)
    own_power: int = 0
    own_penalty: int = 0
    others_power: int = 0
    others_will: int = 0
    stamina: tuple[int, int] = (0, 0)
    both_cut: bool = False
    others_cut: int | None = None
    injury: Injury | None = None
    swelling: bool = False
    foul: tuple[Offence, int] | None = None
    flash: bool = False
    knockdown: bool = False
    chin: int | None = None
    stun: bool = False
    special: str = ""
    """What only one line does: rally, ankle, late, skip, hand, temper, end, doctor, both_down."""


LINES = (
    EventLine(0, "heads_clash", once=True, both_cut=True),
    EventLine(4, "mouthpiece", stamina=(2, 2)),
    EventLine(8, "slip"),
    EventLine(12, "knuckle", once=True, landed=(2, 0), own_power=-1),
    EventLine(16, "wrist", once=True, landed=(3, 0), own_penalty=1),
    EventLine(19, "exchange", landed=(4, 4)),
    EventLine(23, "body_attack", landed=(4, 0), stamina=(0, -4)),
    EventLine(27, "feeling_out"),
    EventLine(32, "war", landed=(6, 6)),
    EventLine(36, "flash_knockdown", landed=(1, 0), flash=True),
    EventLine(39, "sudden_knockdown", once=True, landed=(2, 0), knockdown=True),
    EventLine(42, "holding", foul=(Offence.HOLDING, 2)),
    EventLine(46, "loose_tape"),
    EventLine(49, "raking_punch", landed=(3, 0), others_cut=4),
    EventLine(53, "rib_shot", once=True, landed=(3, 0), stamina=(0, -10)),
    EventLine(56, "on_the_ropes", landed=(5, 0)),
    EventLine(60, "caught_coming_in", landed=(0, 4)),
    EventLine(64, "broken_nose", once=True, landed=(3, 0), others_will=1, injury=Injury.BLOODY_NOSE),
    EventLine(67, "crowd_rally", landed=(4, 0), special="rally"),
    EventLine(71, "ankle", once=True, special="ankle"),
    EventLine(74, "stray_low_punch", landed=(1, 0), stamina=(0, 3), foul=(Offence.LOW_BLOW, 0)),
    EventLine(77, "late_punch", special="late"),
    EventLine(80, "fall_in"),
    EventLine(83, "eye_closing", once=True, landed=(3, 0), others_power=-1, swelling=True),
    EventLine(86, "haymaker", once=True, landed=(2, 0), chin=2),
    EventLine(89, "stunned", landed=(3, 0), stun=True),
    EventLine(92, "long_break", special="skip"),
    EventLine(94, "broken_hand", once=True, landed=(1, 0), own_penalty=2, special="hand"),
    EventLine(96, "temper", once=True, special="temper"),
    EventLine(97, "disturbance", once=True, special="end"),
    EventLine(98, "doctor", once=True, special="doctor"),
    EventLine(99, "both_down", once=True, special="both_down"),
)
"""In the printed order; a line goes on to the number before the next."""


def _by_number() -> tuple[EventLine, ...]:
    table: list[EventLine] = []
    for place, line in enumerate(LINES):
        end = LINES[place + 1].first if place + 1 < len(LINES) else NUMBERS
        table += [line] * (end - line.first)
    return tuple(table)


CHART_OF_EVENTS = _by_number()
"""The line of each number 0 to 99."""


# What injuries and fouls are called; printed on cards and shown in the window


INJURY_WORDS: Mapping[str, Message] = {
    "gash_left_eye": later("Gash at the left eye"),
    "gash_right_eye": later("Gash at the right eye"),
    "cut_left_eye": later("Cut over the left eye"),
    "cut_right_eye": later("Cut over the right eye"),
    "cut_left_cheek": later("Cut on the left cheek"),
    "cut_right_cheek": later("Cut on the right cheek"),
    "bloody_nose": later("Bloody nose"),
    "swelling_left_eye": later("Swelling at the left eye"),
    "swelling_right_eye": later("Swelling at the right eye"),
}
FOUL_WORDS: Mapping[str, Message] = {
    "low_blow": later("low blow"),
    "head_butt": later("head butt"),
    "holding": later("holding"),
    "elbows": later("elbows"),
    "rabbit_punch": later("rabbit punch"),
    "late_punch": later("late punch"),
    "temper": later("lost temper"),
}
