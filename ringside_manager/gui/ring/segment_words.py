"""Names of bouts that are fought in segments: who leads, what lands, chins, injuries, fouls; as people read them."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ringside_manager.bout.orders import Comparison
from ringside_manager.gui.language import tr

Words = Mapping[str, Callable[[], str]]
Meaning = tuple[Callable[[], str], Callable[[], str]]

INJURY_WORDS: Words = {
    "gash_left_eye": lambda: tr("Gash at the left eye"),
    "gash_right_eye": lambda: tr("Gash at the right eye"),
    "cut_left_eye": lambda: tr("Cut over the left eye"),
    "cut_right_eye": lambda: tr("Cut over the right eye"),
    "cut_left_cheek": lambda: tr("Cut on the left cheek"),
    "cut_right_cheek": lambda: tr("Cut on the right cheek"),
    "bloody_nose": lambda: tr("Bloody nose"),
    "swelling_left_eye": lambda: tr("Swelling at the left eye"),
    "swelling_right_eye": lambda: tr("Swelling at the right eye"),
}
SEGMENT_NUMBERS: Words = {
    "stamina": lambda: tr("Stamina"),
    "stamina_start": lambda: tr("Stamina at the start"),
    "landed_segment": lambda: tr("Landed in this segment"),
    "taken_round": lambda: tr("Punches taken in this round"),
    "finishing": lambda: tr("Finishing power"),
    "down_at": lambda: tr("Goes down at"),
    "stunned_at": lambda: tr("Stunned at"),
    "will": lambda: tr("Will"),
    "cut": lambda: tr("Cut rating"),
    "foul": lambda: tr("Foul rating"),
    "penalty": lambda: tr("Punches lost"),
    "downs_round": lambda: tr("Times down in this round"),
    "fouls": lambda: tr("Fouls"),
    "points_off": lambda: tr("Points off in this round"),
    "line_1": lambda: tr("Stars on a 1"),
    "line_2": lambda: tr("Stars on a 2"),
    "line_3": lambda: tr("Stars on a 3"),
    "line_4": lambda: tr("Stars on a 4"),
    "line_5": lambda: tr("Stars on a 5"),
    "line_6": lambda: tr("Stars on a 6"),
    **INJURY_WORDS,
    "fouls_low_blow": lambda: tr("Low blows"),
    "fouls_head_butt": lambda: tr("Head butts"),
    "fouls_holding": lambda: tr("Holding"),
    "fouls_elbows": lambda: tr("Elbows"),
    "fouls_rabbit_punch": lambda: tr("Rabbit punches"),
}
SEGMENT_MARKS: Words = {
    "momentum": lambda: tr("Momentum"),
    "hurt": lambda: tr("Hurt"),
    "tired": lambda: tr("Tired"),
    "rally": lambda: tr("Crowd behind him"),
    "ankle": lambda: tr("Twisted ankle"),
    "press": lambda: tr("Presses"),
    "box": lambda: tr("Boxes"),
    "cover": lambda: tr("Covers up"),
}
SEGMENT_MEASURES: Words = {
    "stopped": lambda: tr("Chance to be stopped"),
    "win": lambda: tr("Chance to win"),
}
SEGMENT_DICE: Words = {
    "control": lambda: tr("Control"),
    "action": lambda: tr("Action"),
    "check": lambda: tr("Check"),
    "defence": lambda: tr("Defence"),
    "counter": lambda: tr("Counter"),
    "chin": lambda: tr("Chin"),
    "will": lambda: tr("Will"),
    "reopen": lambda: tr("Old injury"),
    "cut": lambda: tr("Cut"),
    "injury": lambda: tr("Injury"),
    "eye": lambda: tr("Which eye"),
    "stoppage": lambda: tr("Stoppage"),
    "foul": lambda: tr("Foul"),
    "event": lambda: tr("Event"),
    "event_foul": lambda: tr("Foul or not"),
    "judge": lambda: tr("Judge"),
    "retire": lambda: tr("Broken hand"),
    "referee": lambda: tr("Referee"),
    "judge_type": lambda: tr("Type of judge"),
}
SEGMENT_FACTS: Words = {
    "segment": lambda: tr("Segments gone in the round"),
    "stamina_lead": lambda: tr("Lead in stamina"),
    "momentum": lambda: tr("Momentum"),
    "own_punches_left": lambda: tr("Punches before he is stopped"),
    "opponent_punches_left": lambda: tr("Punches before the opponent is stopped"),
    "own_stamina": lambda: tr("Own stamina"),
    "opponent_stamina": lambda: tr("Opponent's stamina"),
    "own_stamina_percent": lambda: tr("Own stamina in percent"),
    "opponent_stamina_percent": lambda: tr("Opponent's stamina in percent"),
    "own_tired": lambda: tr("Tired himself"),
    "opponent_tired": lambda: tr("Opponent tired"),
    "own_dazed": lambda: tr("Hurt himself"),
    "opponent_dazed": lambda: tr("Opponent hurt"),
    "own_injuries": lambda: tr("Own injuries"),
    "opponent_injuries": lambda: tr("Opponent's injuries"),
    "own_injury": lambda: tr("Own worst injury stops up to"),
    "opponent_injury": lambda: tr("Opponent's worst injury stops up to"),
    "own_fouls": lambda: tr("Own fouls"),
    "opponent_fouls": lambda: tr("Opponent's fouls"),
    "own_down_at": lambda: tr("Goes down at"),
    "opponent_down_at": lambda: tr("Opponent goes down at"),
    "own_will": lambda: tr("Own will"),
    "opponent_will": lambda: tr("Opponent's will"),
    "own_pressed": lambda: tr("Pressed last"),
    "opponent_pressed": lambda: tr("Opponent pressed last"),
    "own_boxed": lambda: tr("Boxed last"),
    "opponent_boxed": lambda: tr("Opponent boxed last"),
    "own_covered": lambda: tr("Covered up last"),
    "opponent_covered": lambda: tr("Opponent covered up last"),
}
SEGMENT_PLANS: Words = {
    "natural": lambda: tr("His own fight"),
    "press": lambda: tr("Press"),
    "box": lambda: tr("Box"),
    "cover": lambda: tr("Cover up"),
}
SEGMENT_CODES: Words = {
    "natural": lambda: tr("NA"),
    "press": lambda: tr("PR"),
    "box": lambda: tr("BO"),
    "cover": lambda: tr("CO"),
}
"""Two letters of an order, over the columns of a table."""
SEGMENT_TOWELS: Words = {
    "fight_on": lambda: tr("Let him go on"),
    "throw": lambda: tr("Throw in the towel"),
}
SEGMENT_INCIDENTS: Words = {
    "knuckle": lambda: tr("jammed a knuckle: power one less"),
    "wrist": lambda: tr("hurt his wrist: a punch less each time"),
    "broken_hand": lambda: tr("broke his hand: two punches less each time"),
    "ankle": lambda: tr("the other twists an ankle: a star less outside"),
}
"""Lines of the chart of events that nothing else tells of, of whoever rolled them."""

SEGMENT_MEANINGS: Mapping[str, Meaning] = {
    "check": (lambda: tr("it tests the chin"), lambda: tr("no test of the chin")),
    "chin": (lambda: tr("stunned or down"), lambda: tr("he takes it")),
    "will": (lambda: tr("the referee stops it"), lambda: tr("he fights on")),
    "reopen": (lambda: tr("it gets worse"), lambda: tr("it holds")),
    "cut": (lambda: tr("he is marked"), lambda: tr("his skin holds")),
    "stoppage": (lambda: tr("it stops the bout"), lambda: tr("he may go on")),
    "event_foul": (lambda: tr("a foul"), lambda: tr("no foul")),
    "retire": (lambda: tr("his corner retires him"), lambda: tr("he goes out again")),
}
"""What a roll means that is held against a number: where it holds, and where not."""
SEGMENT_QUESTIONS: Mapping[tuple[str, Comparison | None], Callable[[], str]] = {
    ("control", None): lambda: tr("{name} throws d{sides} on the lines of his ring generalship."),
    ("action", None): lambda: tr("{name} throws d{sides} for his action; 100 counts as 0."),
    ("check", None): lambda: tr(
        "{name} throws d{sides} with it: a low roll tests the chin, 19 and 20 the skin."
    ),
    ("check", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides} with it: {bound} or less tests the chin, 19 and 20 the skin."
    ),
    ("defence", None): lambda: tr("{name} throws d{sides} to defend himself."),
    ("counter", None): lambda: tr("{name} throws d{sides} to counter the miss."),
    ("injury", None): lambda: tr("{name} throws d{sides}: which injury it is."),
    ("eye", None): lambda: tr("{name} throws d{sides}: odd swells the left eye, even the right."),
    ("foul", None): lambda: tr("{name} throws d{sides}: which foul it is."),
    ("event", None): lambda: tr("{name} throws d{sides} on the chart of events; 100 counts as 0."),
    ("chin", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides} for his chin: with {bound} or less he is stunned or down."
    ),
    ("count", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides} for the count: with {bound} or less he is counted out."
    ),
    ("will", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides} for his will: with {bound} or less the referee stops it."
    ),
    ("reopen", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides}: with {bound} or less an old injury gets worse."
    ),
    ("cut", Comparison.AT_MOST): lambda: tr("{name} throws d{sides}: with {bound} or less he is marked."),
    ("stoppage", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides}: with {bound} or less the injury stops the bout."
    ),
    ("event_foul", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides}: with {bound} or less it is a foul."
    ),
    ("retire", Comparison.AT_MOST): lambda: tr(
        "{name} throws d{sides}: with {bound} or less his corner retires him."
    ),
}
"""A die that is wanted, as a sentence."""
