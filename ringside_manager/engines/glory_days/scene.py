"""What everybody sees of a Glory Days bout, and what each plan would land and risk."""

from __future__ import annotations

from collections.abc import Sequence

from ringside_manager.bout.corner import Comparison
from ringside_manager.bout.events import Event
from ringside_manager.bout.view import (
    DieSpec,
    MarkSpec,
    NumberSpec,
    Scene,
    Side,
    Use,
    WantedDie,
)
from ringside_manager.engines.glory_days.segment import LINES
from ringside_manager.engines.glory_days.state import BoutState, Boxer, Plan
from ringside_manager.engines.glory_days.tables import INJURIES, Injury, Offence
from ringside_manager.language import later

# What lies on the Glory Days table: stamina, ratings as they stand, punches, injuries, fouls, the judges' cards


_INJURY_WORDS = {
    Injury.GASH_LEFT_EYE: "a gash at his left eye",
    Injury.GASH_RIGHT_EYE: "a gash at his right eye",
    Injury.CUT_LEFT_EYE: "a cut over his left eye",
    Injury.CUT_RIGHT_EYE: "a cut over his right eye",
    Injury.CUT_LEFT_CHEEK: "a cut on his left cheek",
    Injury.CUT_RIGHT_CHEEK: "a cut on his right cheek",
    Injury.BLOODY_NOSE: "a bloody nose",
    Injury.SWELLING_LEFT_EYE: "a swelling at his left eye",
    Injury.SWELLING_RIGHT_EYE: "a swelling at his right eye",
}
_OFFENCE_WORDS = {
    Offence.LOW_BLOW: "low blows",
    Offence.HEAD_BUTT: "head butts",
    Offence.HOLDING: "holding",
    Offence.ELBOWS: "use of the elbows",
    Offence.RABBIT_PUNCH: "rabbit punches",
}
_PLAN_WORDS = {
    Plan.PRESS: "he presses: a star more inside, a star less outside",
    Plan.BOX: "he boxes: a star more outside, a star less inside",
    Plan.COVER: "he covers up: both land less",
}

NUMBERS = (
    NumberSpec("stamina", "stamina he has left", Use.TRACK, "G91"),
    NumberSpec("stamina_start", "stamina he began the bout with", Use.MEMORY, "G12", of="stamina"),
    NumberSpec("landed", "punches he landed in this round", Use.COUNT, "G5", tells_score=True),
    NumberSpec("landed_segment", "punches he landed in this segment", Use.COUNT, "G76"),
    NumberSpec("taken_round", "punches he took in this round; more than 25 stop him", Use.COUNT, "G55", tells_score=True),
    NumberSpec("power", "the highest d20 that tests the other's chin", Use.RATING, "G24"),
    NumberSpec("finishing", "the same while the other is hurt", Use.RATING, "G24"),
    NumberSpec("down_at", "the highest d20 that puts him down", Use.RATING, "G44"),
    NumberSpec("stunned_at", "the highest d20 that stuns him", Use.RATING, "G44"),
    NumberSpec("count_out", "the highest d20 on which he is counted out", Use.RATING, "G45"),
    NumberSpec("will", "the highest d20 on which he is stopped while hurt", Use.RATING, "G51"),
    NumberSpec("cut", "the highest d20 that cuts him", Use.RATING, "G61"),
    NumberSpec("foul", "the highest d20 that makes a rough punch a foul", Use.RATING, "G68"),
    NumberSpec("penalty", "punches each action and counter of his loses", Use.RATING, "G22"),
    NumberSpec("downs_round", "knockdowns against him in this round", Use.COUNT, "G45"),
    NumberSpec("knockdowns", "knockdowns he scored", Use.COUNT, "G45"),
    NumberSpec("fouls", "fouls of his, of all kinds", Use.COUNT, "G70"),
    NumberSpec("points_off", "points the referee took from him in this round", Use.COUNT, "G70"),
    NumberSpec("card_1", "points on the first judge's card", Use.COUNT, "G86", tells_score=True),
    NumberSpec("card_2", "points on the second judge's card", Use.COUNT, "G86", tells_score=True),
    NumberSpec("card_3", "points on the third judge's card", Use.COUNT, "G86", tells_score=True),
    *(
        NumberSpec(f"line_{face}", f"stars of line {face} of his ring generalship", Use.RATING, "G6")
        for face in range(1, LINES + 1)
    ),
    *(
        NumberSpec(injury.value, f"how often {words} has come up", Use.COUNT, "G62")
        for injury, words in _INJURY_WORDS.items()
    ),
    *(
        NumberSpec(f"fouls_{kind.value}", f"fouls called on him for {words}", Use.COUNT, "G70")
        for kind, words in _OFFENCE_WORDS.items()
    ),
)  # fmt: skip
MARKS = (
    MarkSpec("momentum", "he has momentum: toe to toe he goes first", "G76"),
    MarkSpec("hurt", "he is hurt: no action, no defence, no counter in the segment", "G49"),
    MarkSpec("tired", "he is tired: the other column counts, and a punch less lands", "G92"),
    MarkSpec("rally", "the crowd carries him through a tie in the next segment", "G81"),
    MarkSpec("hand_hurt", "he has hurt his hand or wrist", "G82"),
    MarkSpec("hand_broken", "his hand is broken: after a round his corner may retire him", "G81"),
    MarkSpec("ankle", "a twisted ankle has cost him a star", "G81"),
    *(MarkSpec(plan.value, words, "G101", tactic=True) for plan, words in _PLAN_WORDS.items()),
)
DICE = (
    DieSpec("control", later("which line of his ring generalship counts"), "G16"),
    DieSpec("action", later("what his action is on his list; 100 counts as 0"), "G20"),
    DieSpec(
        "check", later("what landing punches ask of the other: his chin, his skin, or his defence"), "G23"
    ),
    DieSpec("defence", later("how much of it gets through"), "G35"),
    DieSpec("counter", later("whether he makes the other pay for a miss"), "G37"),
    DieSpec("chin", later("whether he goes down or is stunned"), "G44"),
    DieSpec("count", later("whether he beats the count"), "G45"),
    DieSpec("will", later("whether the referee stops it"), "G51"),
    DieSpec("reopen", later("whether an old injury gets worse"), "G65"),
    DieSpec("cut", later("whether he is cut"), "G61"),
    DieSpec("injury", later("which injury it is"), "G61"),
    DieSpec("eye", later("which eye swells: odd the left, even the right"), "G81"),
    DieSpec("stoppage", later("whether the injury stops the bout"), "G63"),
    DieSpec("foul", later("which foul it is"), "G68"),
    DieSpec("event", later("what happens; 100 counts as 0"), "G80"),
    DieSpec("event_foul", later("whether what happened is a foul"), "G81"),
    DieSpec("judge", later("how a judge saw the round"), "G87"),
    DieSpec("retire", later("whether his corner retires him"), "G81"),
    DieSpec("referee", later("which type of referee it is"), "G97"),
    DieSpec("judge_type", later("which type of judge it is"), "G97"),
)


def scene(state: BoutState) -> Scene:
    """The table now."""
    red, blue = (_side(state, boxer) for boxer in state.boxers)
    return Scene(state.round, state.second, (red, blue))


def _side(state: BoutState, boxer: Boxer) -> Side:
    mine = boxer.corner.index
    numbers = {
        "stamina": boxer.stamina,
        "stamina_start": boxer.start,
        "landed": boxer.landed_round,
        "landed_segment": boxer.landed_now,
        "taken_round": boxer.taken_round,
        "power": boxer.power,
        "finishing": boxer.finishing,
        "down_at": boxer.down_at,
        "stunned_at": boxer.stunned_at,
        "count_out": boxer.out_at,
        "will": boxer.will,
        "cut": boxer.ratings.cut,
        "foul": boxer.ratings.foul,
        "penalty": boxer.penalty,
        "downs_round": boxer.downs,
        "knockdowns": boxer.knockdowns,
        "fouls": boxer.all_fouls,
        "points_off": boxer.points_off,
        **{
            f"card_{number}": sum(points[mine] for points in card)
            for number, card in enumerate(state.cards, start=1)
        },
        **{f"line_{face}": stars for face, (stars, _, _) in enumerate(boxer.lines, start=1)},
        **{injury.value: boxer.injuries.get(injury, 0) for injury in INJURIES},
        **{f"fouls_{kind.value}": boxer.fouls.get(kind, 0) for kind in Offence},
    }
    return Side(numbers, _marks(state, boxer))


def _marks(state: BoutState, boxer: Boxer) -> frozenset[str]:
    said = (
        ("momentum", state.momentum is boxer),
        ("hurt", boxer.shaken or boxer.hurt),
        ("tired", boxer.tired),
        ("rally", state.rally is boxer and state.segment <= state.rally_segment and not state.between),
        ("hand_hurt", boxer.hand > 0 and not boxer.hand_broken),
        ("hand_broken", boxer.hand_broken),
        ("ankle", boxer.lost_star is not None),
        (boxer.plan.value, boxer.plan is not Plan.NATURAL),
    )
    return frozenset(name for name, holds in said if holds)


def wanted(state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
    """Whose die it is, and the number it is held against where there is one."""
    if not state.bound:
        return WantedDie(sides, purpose, state.thrower)
    return WantedDie(sides, purpose, state.thrower, Comparison.AT_MOST, state.bound)
