"""What is seen of a Glory Days bout: by a corner, by written instructions, and by everybody."""

from __future__ import annotations

from collections.abc import Sequence
from types import MappingProxyType

from ringside_manager.bout.chance import UNDRAWN
from ringside_manager.bout.corner import Comparison, Corner, Decision, choice_word
from ringside_manager.bout.events import Event
from ringside_manager.bout.view import (
    ANY,
    COUNT,
    YES_OR_NO,
    BoxerSeen,
    CornerView,
    DieSpec,
    FactRow,
    MarkSpec,
    NumberSpec,
    PairRow,
    Scene,
    Side,
    Use,
    WantedDie,
    facts_of,
    lead_is_safe,
    leads,
)
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.segment import LINES
from ringside_manager.engines.glory_days.state import (
    BoutState,
    Boxer,
    Numbers,
    Options,
    Plan,
    Ratings,
    Towel,
    refresh,
)
from ringside_manager.engines.glory_days.tables import (
    ALL_OUT,
    FACES,
    INJURIES,
    SEGMENTS,
    TOO_MANY,
    Injury,
    Offence,
)
from ringside_manager.engines.glory_days.trouble import stoppage_value
from ringside_manager.language import later

# What a corner sees of a Glory Days bout: everything on the table, for nothing there is hidden


class BoxerView(BoxerSeen[Boxer]):
    """A boxer as anybody in the hall sees him: the plain attributes of ``Boxer``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(
        {
            "all_fouls", "card", "corner", "down_at", "downs", "finishing", "hand", "hand_broken", "hurt", "inside_acts",
            "knockdowns", "landed", "landed_now", "landed_round", "lines", "out_again_at", "out_at", "outside_acts", "penalty",
            "plan", "points_off", "power", "ratings", "shaken", "stamina", "start", "stunned_at", "taken_round", "tired", "will",
        }
    )  # fmt: skip
    ADDED = frozenset({"fouls", "injuries"})

    card: GloryDaysCard
    ratings: Ratings
    plan: Plan
    lines: tuple[Numbers, ...]
    stamina: int
    start: int

    @property
    def injuries(self) -> MappingProxyType[str, int]:
        """How often each injury of his has come up (G62)."""
        return MappingProxyType({injury.value: times for injury, times in self._boxer.injuries.items()})

    @property
    def fouls(self) -> MappingProxyType[str, int]:
        """His fouls by kind (G70)."""
        return MappingProxyType({kind.value: times for kind, times in self._boxer.fouls.items()})


class GloryDaysView(CornerView):
    """What one corner sees: all that lies on the table; a plan not yet opened is no part of it."""

    __slots__ = ()

    me: BoxerView
    opponent: BoxerView
    _state: BoutState

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.boxer(corner)
        super().__init__(state, corner, BoxerView(mine), BoxerView(mine.opponent))

    @property
    def round(self) -> int:
        """The round being fought or about to begin, from 1."""
        return self._state.round + (self._state.between and self.rounds_to_score > 0)

    @property
    def segment(self) -> int:
        """Segments of the round that are over; 0 between two rounds."""
        return 0 if self._state.between else self._state.segment

    @property
    def between(self) -> bool:
        return self._state.between

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def referee(self) -> str:
        """The type of the referee (G97)."""
        return self._state.referee

    @property
    def judges(self) -> tuple[str, str, str]:
        """The types of the judges (G97)."""
        return self._state.judges

    @property
    def momentum(self) -> bool:
        """Whether this corner's boxer has momentum (G76)."""
        return self._state.momentum.corner is self.corner

    @property
    def marked(self) -> bool:
        """Whether a marked event has happened in this bout (G80)."""
        return self._state.marked

    def supposing(self, mine: Plan | None = None, his: Plan | None = None) -> tuple[Boxer, Boxer]:
        """This corner's boxer and the other as they would be with these plans, ``None`` for those they have.

        Copies: nothing of the bout is changed.
        """
        state = self._state.copy(UNDRAWN)
        me = state.boxer(self.corner)
        me.plan, me.opponent.plan = mine or me.plan, his or me.opponent.plan
        refresh(me)
        refresh(me.opponent)
        return me, me.opponent


# What written instructions can speak of in Glory Days: its decisions and the facts a corner knows


_PLANS, _TOWELS = (tuple(map(choice_word, kind)) for kind in (Plan, Towel))

DECISIONS = (
    Decision("plan", _PLANS, "how he fights the coming round", "G101", _PLANS),
    Decision("towel", _TOWELS, "whether his corner throws in the towel", "G105", _TOWELS),
)
"""In the order of a bout: G101 before a round, G105 within it and after it."""

MOST_ROUNDS = 15
SWING = 4
"""The most points a round can put between two boxers by the judges' dice alone (G87): 10 to 6."""


def percent(boxer: BoxerView) -> int:
    """Stamina in 100 parts of what he began with, rounded down."""
    return int(boxer.stamina * 100 // boxer.start)


def worst_injury(boxer: BoxerView, view: GloryDaysView) -> int:
    """The highest d20 on which the worst of his injuries would stop the bout if it came up again (G63)."""
    return max(
        (stoppage_value(view.referee, Injury(word), times + 1) for word, times in boxer.injuries.items()),
        default=0,
    )


_READERS: tuple[FactRow[GloryDaysView], ...] = (
    ("round", "the round being fought or about to begin, from 1", (1, MOST_ROUNDS), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, MOST_ROUNDS - 1),
     lambda view: view.terms.rounds - view.round),
    ("segment", "segments of the round that are over, 0 between two rounds", (0, SEGMENTS), lambda view: view.segment),
    ("lead", "his points minus the other's on the middle one of the three cards; below 0 he is behind", ANY,
     lambda view: leads(view)[1]),
    ("lead_lowest", "the same on the card where he stands worst", ANY, lambda view: leads(view)[0]),
    ("lead_safe", "1 if he wins by standing to the end: the rounds left cannot take his lead", YES_OR_NO,
     lambda view: int(lead_is_safe(view, SWING))),
    ("round_lead", "his punches in the round minus the other's", ANY,
     lambda view: view.me.landed_round - view.opponent.landed_round),
    ("stamina_lead", "his stamina minus the other's", ANY, lambda view: view.me.stamina - view.opponent.stamina),
    ("momentum", "1 if he has momentum", YES_OR_NO, lambda view: int(view.momentum)),
)  # fmt: skip

_BOTH: tuple[PairRow[BoxerView, GloryDaysView], ...] = (
    ("landed", "punches he landed in the round", "punches the other landed in the round", COUNT,
     lambda boxer, _: boxer.landed_round),
    ("punches_left", "punches after which he is stopped in this round", "the same for the other", (0, TOO_MANY + 1),
     lambda boxer, _: max(0, TOO_MANY + 1 - boxer.taken_round)),
    ("stamina", "stamina he has left", "stamina the other has left", COUNT, lambda boxer, _: boxer.stamina),
    ("stamina_percent", "his stamina in 100 parts of what he began with",
     "the other's stamina in 100 parts of what he began with", (0, 100), lambda boxer, _: percent(boxer)),
    ("tired", "1 if he is tired", "1 if the other is tired", YES_OR_NO, lambda boxer, _: int(boxer.tired)),
    ("dazed", "1 if he is hurt", "1 if the other is hurt", YES_OR_NO,
     lambda boxer, _: int(boxer.shaken or boxer.hurt)),
    ("downs", "how often he was down in the round", "how often the other was down in the round", COUNT,
     lambda boxer, _: boxer.downs),
    ("knockdowns", "knockdowns he scored", "knockdowns the other scored", COUNT, lambda boxer, _: boxer.knockdowns),
    ("injuries", "injuries he has, each as often as it came up", "the same for the other", COUNT,
     lambda boxer, _: sum(boxer.injuries.values())),
    ("injury", "the highest d20 on which his worst injury stops the bout the next time", "the same for the other",
     (0, FACES), worst_injury),
    ("fouls", "fouls called on him", "fouls called on the other", (0, ALL_OUT), lambda boxer, _: boxer.all_fouls),
    ("hand", "punches a hand injury costs him", "punches a hand injury costs the other", (0, 2),
     lambda boxer, _: boxer.hand),
    ("power", "the highest d20 that tests the other's chin", "the highest d20 that tests his chin", (0, FACES),
     lambda boxer, _: boxer.power),
    ("down_at", "the highest d20 that puts him down", "the highest d20 that puts the other down", COUNT,
     lambda boxer, _: boxer.down_at),
    ("will", "the highest d20 on which he is stopped while hurt", "the same for the other", COUNT,
     lambda boxer, _: boxer.will),
    ("pressed", "1 if he pressed in the last round, or does in this one", "1 if the other did, or does", YES_OR_NO,
     lambda boxer, _: int(boxer.plan is Plan.PRESS)),
    ("boxed", "1 if he boxed in the last round, or does in this one", "1 if the other did, or does", YES_OR_NO,
     lambda boxer, _: int(boxer.plan is Plan.BOX)),
    ("covered", "1 if he covered up in the last round, or does in this one", "1 if the other did, or does", YES_OR_NO,
     lambda boxer, _: int(boxer.plan is Plan.COVER)),
)  # fmt: skip

FACTS, READ = facts_of(_READERS, _BOTH)


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
