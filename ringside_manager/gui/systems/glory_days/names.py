"""The words for bouts fought in segments: who leads, what lands, chins, injuries, fouls; what is explained at the desk."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.bout.corner import Comparison
from ringside_manager.engines.glory_days.events import FoulCalled, HandTested, Injured, Occurred
from ringside_manager.engines.glory_days.tables import FOUL_WORDS, INJURY_WORDS, Offence
from ringside_manager.gui.board import Meaning, Names, Text, Words, word_in
from ringside_manager.gui.board.window import Clauses, DeskWords, Incidents, Lines, OptionNames, Values
from ringside_manager.language import later, tr

SEGMENT_INCIDENTS: Words = {
    "knuckle": later("jammed a knuckle: power one less"),
    "wrist": later("hurt his wrist: a punch less each time"),
    "broken_hand": later("broke his hand: two punches less each time"),
    "ankle": later("the other twists an ankle: a star less outside"),
}
"""Lines of the chart of events that nothing else tells of, of whoever rolled them."""

SEGMENT_MEANINGS: Mapping[str, Meaning] = {
    "check": (later("it tests the chin"), later("no test of the chin")),
    "chin": (later("stunned or down"), later("he takes it")),
    "will": (later("the referee stops it"), later("he fights on")),
    "reopen": (later("it gets worse"), later("it holds")),
    "cut": (later("he is marked"), later("his skin holds")),
    "stoppage": (later("it stops the bout"), later("he may go on")),
    "event_foul": (later("a foul"), later("no foul")),
    "retire": (later("his corner retires him"), later("he goes out again")),
}
"""What a roll means that is held against a number: where it holds, and where not."""
SEGMENT_QUESTIONS: Mapping[tuple[str, Comparison | None], Text] = {
    ("control", None): later("{name} throws d{sides} on the lines of his ring generalship."),
    ("action", None): later("{name} throws d{sides} for his action; 100 counts as 0."),
    ("check", None): later("{name} throws d{sides} with it: a low roll tests the chin, 19 and 20 the skin."),
    ("check", Comparison.AT_MOST): later(
        "{name} throws d{sides} with it: {bound} or less tests the chin, 19 and 20 the skin."
    ),
    ("defence", None): later("{name} throws d{sides} to defend himself."),
    ("counter", None): later("{name} throws d{sides} to counter the miss."),
    ("injury", None): later("{name} throws d{sides}: which injury it is."),
    ("eye", None): later("{name} throws d{sides}: odd swells the left eye, even the right."),
    ("foul", None): later("{name} throws d{sides}: which foul it is."),
    ("event", None): later("{name} throws d{sides} on the chart of events; 100 counts as 0."),
    ("chin", Comparison.AT_MOST): later(
        "{name} throws d{sides} for his chin: with {bound} or less he is stunned or down."
    ),
    ("count", Comparison.AT_MOST): later(
        "{name} throws d{sides} for the count: with {bound} or less he is counted out."
    ),
    ("will", Comparison.AT_MOST): later(
        "{name} throws d{sides} for his will: with {bound} or less the referee stops it."
    ),
    ("reopen", Comparison.AT_MOST): later(
        "{name} throws d{sides}: with {bound} or less an old injury gets worse."
    ),
    ("cut", Comparison.AT_MOST): later("{name} throws d{sides}: with {bound} or less he is marked."),
    ("stoppage", Comparison.AT_MOST): later(
        "{name} throws d{sides}: with {bound} or less the injury stops the bout."
    ),
    ("event_foul", Comparison.AT_MOST): later("{name} throws d{sides}: with {bound} or less it is a foul."),
    ("retire", Comparison.AT_MOST): later(
        "{name} throws d{sides}: with {bound} or less his corner retires him."
    ),
}
"""A die that is wanted, as a sentence."""
NAMES = Names(
    numbers={
        "landed_segment": later("Landed in this segment"),
        "taken_round": later("Punches taken in this round"),
        "finishing": later("Finishing power"),
        "down_at": later("Goes down at"),
        "stunned_at": later("Stunned at"),
        "will": later("Will"),
        "cut": later("Cut rating"),
        "foul": later("Foul rating"),
        "penalty": later("Punches lost"),
        "downs_round": later("Times down in this round"),
        "line_1": later("Stars on a 1"),
        "line_2": later("Stars on a 2"),
        "line_3": later("Stars on a 3"),
        "line_4": later("Stars on a 4"),
        "line_5": later("Stars on a 5"),
        "line_6": later("Stars on a 6"),
        **INJURY_WORDS,
        "fouls_low_blow": later("Low blows"),
        "fouls_head_butt": later("Head butts"),
        "fouls_holding": later("Holding"),
        "fouls_elbows": later("Elbows"),
        "fouls_rabbit_punch": later("Rabbit punches"),
    },
    marks={
        "momentum": later("Momentum"),
        "hurt": later("Hurt"),
        "tired": later("Tired"),
        "rally": later("Crowd behind him"),
        "ankle": later("Twisted ankle"),
        "press": later("Presses"),
        "cover": later("Covers up"),
    },
    options={
        "plan": {
            "natural": later("His own fight"),
            "press": later("Press"),
            "box": later("Box"),
            "cover": later("Cover up"),
        },
        "towel": {"fight_on": later("Let him go on"), "throw": later("Throw in the towel")},
    },
    codes={
        "natural": later("NA"),
        "press": later("PR"),
        "box": later("BO"),
        "cover": later("CO"),
    },
    measures={"win": later("Chance to win")},
    dice={
        "action": later("Action"),
        "check": later("Check"),
        "defence": later("Defence"),
        "counter": later("Counter"),
        "chin": later("Chin"),
        "will": later("Will"),
        "reopen": later("Old injury"),
        "injury": later("Injury"),
        "eye": later("Which eye"),
        "stoppage": later("Stoppage"),
        "event": later("Event"),
        "event_foul": later("Foul or not"),
        "retire": later("Broken hand"),
        "judge_type": later("Type of judge"),
    },
    facts={
        "segment": later("Segments gone in the round"),
        "momentum": later("Momentum"),
        "own_punches_left": later("Punches before he is stopped"),
        "opponent_punches_left": later("Punches before the opponent is stopped"),
        "own_tired": later("Tired himself"),
        "opponent_tired": later("Opponent tired"),
        "own_dazed": later("Hurt himself"),
        "opponent_dazed": later("Opponent hurt"),
        "own_injuries": later("Own injuries"),
        "opponent_injuries": later("Opponent's injuries"),
        "own_injury": later("Own worst injury stops up to"),
        "opponent_injury": later("Opponent's worst injury stops up to"),
        "own_down_at": later("Goes down at"),
        "opponent_down_at": later("Opponent goes down at"),
        "own_will": later("Own will"),
        "opponent_will": later("Opponent's will"),
        "own_pressed": later("Pressed last"),
        "opponent_pressed": later("Opponent pressed last"),
        "own_boxed": later("Boxed last"),
        "opponent_boxed": later("Opponent boxed last"),
        "own_covered": later("Covered up last"),
        "opponent_covered": later("Opponent covered up last"),
    },
)
CLAUSES = Clauses(
    amounts={
        "segment": later("the number of segments gone in the round"),
        "own_punches_left": later("the number of punches that would still stop him this round"),
        "opponent_punches_left": later("the number of punches that would still stop the opponent this round"),
        "own_injuries": later("the number of his injuries"),
        "opponent_injuries": later("the number of the opponent's injuries"),
        "own_injury": later("the stop number of his worst injury"),
        "opponent_injury": later("the stop number of the opponent's worst injury"),
        "own_down_at": later("the number at which he goes down"),
        "opponent_down_at": later("the number at which the opponent goes down"),
        "own_will": later("the number of his will"),
        "opponent_will": later("the number of the opponent's will"),
    },
    flags={
        "momentum": (later("he has momentum"), later("the opponent has momentum")),
        "own_tired": (later("he is tired"), later("he is not tired")),
        "opponent_tired": (later("the opponent is tired"), later("the opponent is not tired")),
        "own_dazed": (later("he is hurt"), later("he is not hurt")),
        "opponent_dazed": (later("the opponent is hurt"), later("the opponent is not hurt")),
        "own_pressed": (later("he pressed last"), later("he did not press last")),
        "opponent_pressed": (later("the opponent pressed last"), later("the opponent did not press last")),
        "own_boxed": (later("he boxed last"), later("he did not box last")),
        "opponent_boxed": (later("the opponent boxed last"), later("the opponent did not box last")),
        "own_covered": (later("he covered up last"), later("he did not cover up last")),
        "opponent_covered": (
            later("the opponent covered up last"),
            later("the opponent did not cover up last"),
        ),
    },
)

OPTIONS = OptionNames(
    titles={
        "repeat_knockdown_tired_ko": later("Down again is down tired"),
        "accumulation_will_check": later("Many punches ask for his will"),
        "reopen_injuries": later("Old injuries get worse"),
        "clinch_one_punch": later("One punch before a clinch"),
        "mid_round_fatigue": later("Tiring within a round"),
        "officials": later("Officials with ways of their own"),
        "favoured": later("Whom judges favour"),
        "hurt_over_bell": later("Hurt beyond the bell"),
        "will_after_knockdown": later("Down again, he needs his will too"),
        "defence_before_foul": later("Defence before a foul"),
        "corner_orders": later("Orders of the corners"),
        "towel": later("The towel"),
    },
    values={"red": later("Red"), "blue": later("Blue")},
    groups={
        "Cuts, stamina and clinches": later("Cuts, stamina and clinches"),
        "Referee and judges": later("Referee and judges"),
    },
)


# What stands on the Glory Days table in words: short names of ratings, events, officials, fouls


def stars_text(stars: int) -> str:
    """Stars of a line: ``★★``; a dash for none."""
    return "★" * stars if stars else "\N{EN DASH}"


def injury_text(injury: str, times: int) -> str:
    """``Cut over the left eye, 2 times``."""
    if times == 1:
        return word_in(INJURY_WORDS, injury)
    return tr("{injury}, %n time", "{injury}, %n times", times).format(injury=word_in(INJURY_WORDS, injury))


def fouls_text(numbers: Mapping[str, int]) -> str:
    """Fouls by kind: ``low blow 2, holding 1``."""
    counted = [(kind, numbers.get(f"fouls_{kind}", 0)) for kind in FOULS]
    shape = tr("{offence} {times}")
    return tr(", ").join(
        shape.format(offence=word_in(FOUL_WORDS, kind), times=times) for kind, times in counted if times
    )


FOULS = tuple(offence.value for offence in Offence)
TILE_WORDS: Words = {
    "power": later("Power"),
    "chin": later("Chin"),
    "count_out": later("Count"),
    "will": later("Will"),
    "cut": later("Cut"),
    "foul": later("Foul"),
    "penalty": later("Lost"),
    "knockdowns": later("Downs"),
}
TILE_HINTS: Words = {
    "power": later(
        "Power, normal / finishing: a d20 up to this tests the other's chin; the second while he is hurt (G23, G24)."
    ),
    "chin": later(
        "Chin, down / stunned: a d20 up to the first floors him, up to the second stuns him (G44)."
    ),
    "count_out": later("Count: a d20 up to this and he is counted out (G45)."),
    "will": later(
        "Will: a d20 up to this and the referee stops it while he is hurt and hit by 3 or more (G51)."
    ),
    "cut": later("Cut: a d20 up to this marks him when he is hit with a 19 or 20 (G61)."),
    "foul": later("Foul: a d20 up to this makes a rough punch of his a foul (G68)."),
    "penalty": later("Lost: punches every action and counter of his loses, tired or with a bad hand (G22)."),
    "knockdowns": later("Downs: knockdowns he has scored in the bout (G45)."),
}
EVENT_WORDS: Words = {
    "heads_clash": later("heads clash"),
    "mouthpiece": later("a mouthpiece is out"),
    "slip": later("a slip"),
    "knuckle": later("a jammed knuckle"),
    "wrist": later("a hurt wrist"),
    "exchange": later("a fast exchange"),
    "body_attack": later("an attack on the body"),
    "feeling_out": later("they feel each other out"),
    "war": later("all-out war"),
    "flash_knockdown": later("a flash knockdown"),
    "sudden_knockdown": later("a sudden knockdown"),
    "holding": later("holding"),
    "loose_tape": later("loose tape"),
    "raking_punch": later("a raking punch"),
    "rib_shot": later("a shot to the ribs"),
    "on_the_ropes": later("a flurry on the ropes"),
    "caught_coming_in": later("caught coming in"),
    "broken_nose": later("a broken nose"),
    "crowd_rally": later("the crowd carries him"),
    "ankle": later("a twisted ankle"),
    "stray_low_punch": later("a stray low punch"),
    "late_punch": later("a punch at the bell"),
    "fall_in": later("they fall into a clinch"),
    "eye_closing": later("an eye is closing"),
    "haymaker": later("a haymaker"),
    "stunned": later("a stunning punch"),
    "long_break": later("a long break"),
    "broken_hand": later("a broken hand"),
    "temper": later("a lost temper"),
    "disturbance": later("a disturbance ends the round"),
    "doctor": later("the doctor looks"),
    "both_down": later("both go down"),
}
REFEREE_WORDS: Words = {
    "quick_to_stop": later("quick to stop"),
    "strict": later("strict on fouls"),
    "standard": later("standard"),
    "lets_them_fight": later("lets them fight"),
    "lenient": later("lenient on fouls"),
}
JUDGE_WORDS: Words = {
    "aggression": later("aggression"),
    "boxing": later("boxing"),
    "neutral": later("neutral"),
    "favours": later("leans"),
    "likes_even": later("likes even"),
    "hates_even": later("hates even"),
}
NOTE_WORDS: Words = {
    "down": later("DOWN"),
    "stunned": later("stun"),
    "clinch": later("clinch"),
    "event": later("event"),
    "foul": later("foul"),
    "cut": later("injury"),
}
NOTE_ORDER = tuple(NOTE_WORDS)
DISTANCE_WORDS: Words = {"inside": later("Inside"), "outside": later("Outside")}
DISTANCE_LETTERS: Words = {"inside": later("In"), "outside": later("Out")}


# What is explained at the desk


def segment_plan_lines(word: str, values: Values) -> Lines | None:
    """What the order changes, and the coming round if the other has none."""
    said = _PLANS.get(word)
    if said is None or not {*_ROUND} <= values.keys():
        return None
    return (said(), *(shape().format(**values) for shape in _LINES))


def segment_towel_lines(word: str, values: Values) -> Lines | None:
    """What going on risks and is worth; giving up needs no number."""
    if word == "throw":
        return (tr("The bout is lost: his corner retires him"),)
    if "win" not in values:
        return None
    lines = (
        [tr("He is stopped in the next segment: {stopped} %").format(**values)] if "stopped" in values else []
    )
    return (*lines, tr("He still wins the bout: {win} %").format(**values))


_PLANS: Words = {
    "natural": later("Nothing changes on his card"),
    "press": later("A star more inside, a star less outside"),
    "box": later("A star more outside, a star less inside"),
    "cover": later("Both land one punch less; his will gets better"),
}


_ROUND = ("control", "other_control", "land", "other_land", "down", "other_down")


_LINES: tuple[Text, ...] = (
    later("You lead {control} %, he {other_control} % of the segments"),
    later("You land {land}, he {other_land} in the round"),
    later("You floor him {down} %, he you {other_down} %"),
)


DESK = DeskWords(
    effects={"plan": segment_plan_lines, "towel": segment_towel_lines},
    columns={"plan": later("Wins of 100 against:")},
    explained=frozenset({"plan"}),
    thrown=SEGMENT_QUESTIONS,
    meanings=SEGMENT_MEANINGS,
)


# Injuries and fouls in a few words, as they stand below the ring


def _wounded(event: Injured) -> str | None:
    """An injury by its place, and how often it has come up now (G62)."""
    known = INJURY_WORDS.get(event.injury)
    if known is None:
        return None
    again = tr("{mark}, number {times}")
    return known() if event.times == 1 else again.format(mark=known(), times=event.times)


def _called(event: FoulCalled) -> str | None:
    """A foul, how many there are, and what follows (G70)."""
    shape = _FOLLOWS.get(event.follows)
    if shape is None:
        return None
    return shape().format(offence=word_in(_OFFENCES, event.kind), total=event.total)


def _occurred(event: Occurred) -> str:
    """What happened to a hand or a foot; all else on the chart of events is said by what follows from it (G81)."""
    known = None if event.ignored else SEGMENT_INCIDENTS.get(event.line)
    return known() if known is not None else ""


def _hand(event: HandTested) -> str:
    """The corner's look at a broken hand; only that it retires him is said (G81)."""
    return tr("retired with a broken hand") if event.retired else ""


_FOLLOWS: Words = {
    "warning": later("{offence}, foul {total}: warned"),
    "point": later("{offence}, foul {total}: a point off"),
    "disqualified": later("{offence}, foul {total}: disqualified"),
}
_OFFENCES: Words = {
    "low_blow": later("a low blow"),
    "head_butt": later("a head butt"),
    "holding": later("holding"),
    "elbows": later("the elbows"),
    "rabbit_punch": later("a rabbit punch"),
    "late_punch": later("a punch after the bell"),
    "temper": later("losing his temper"),
}
INCIDENTS: Incidents = {FoulCalled: _called, HandTested: _hand, Injured: _wounded, Occurred: _occurred}
