"""A Control bout as it stands (K96): what was agreed on, what corners are asked, the working state, what each sees of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from functools import cache, lru_cache
from types import MappingProxyType
from typing import TypeVarTuple

from ringside_manager.bout.corner import BLUE, RED, Both, Corner, Decision, Keyed, Request, choice_word
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Carried, OptionSpec, Terms, read_by
from ringside_manager.bout.view import (
    ANY,
    COUNT,
    YES_OR_NO,
    BoxerSeen,
    CornerView,
    FactRow,
    PairRow,
    facts_of,
    leads,
)
from ringside_manager.engines.control.tables import MOST_ROUNDS, SENT_OUT_AT, STREAK, ControlCard, Mark, Pace
from ringside_manager.language import later

# Everything that is agreed before a Control bout, as data (K90)


OPTIONS = (
    OptionSpec.switch(
        "three_judges",
        later("Three judges score the round, and differ on close ones."),
        "K53",
        league=True,
    ),
    OptionSpec.switch(
        "corner_work",
        later("Between rounds each corner treats one mark of its fighter."),
        "K60",
        default=True,
    ),
    OptionSpec.switch(
        "tired_con",
        later("A fighter who is worn out has one control less."),
        "K66",
        group="Control and points",
    ),
    OptionSpec.switch(
        "streak_con",
        later("Three rounds won running bring one control more, until one is lost."),
        "K66",
        group="Control and points",
    ),
    OptionSpec.switch(
        "three_knockdown_rule",
        later("The third knockdown of a round ends the bout."),
        "K90",
        group="Knockdowns",
    ),
    OptionSpec.switch(
        "plans", later("Before each round both corners pick a plan in secret: even, attack or box."), "K91"
    ),
)
"""Every option with the default of the rules, as ``ringside systems control`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them."""

    three_judges: bool
    corner_work: bool
    tired_con: bool
    streak_con: bool
    three_knockdown_rule: bool
    plans: bool


options_of = read_by(Options, OPTIONS)
"""The options of complete terms."""


# Every decision of a Control corner (K94, K95)


class Towel(Enum):
    """Whether a corner lets its fighter go on after a round (K95)."""

    FIGHT_ON = "fight_on"
    THROW_IN = "throw_in"


class Plan(Keyed):
    """How a corner wants a round fought (K91)."""

    EVEN = "even"
    ATTACK = "attack"
    BOX = "box"


PACE_BY_PLAN = {Plan.EVEN: 0, Plan.ATTACK: 1, Plan.BOX: -1}
"""K91: what it does to the pace die of the fighter in control."""
TROUBLE_BY_PLAN = {Plan.EVEN: 0, Plan.ATTACK: 1, Plan.BOX: -1}
"""K91: what it does to every trouble roll of both."""


def _towel(corner: Corner) -> Request[Towel]:
    return Request("towel", corner, tuple(Towel), "K95", Towel.FIGHT_ON)


def _plan(corner: Corner) -> Request[Plan]:
    return Request("plan", corner, tuple(Plan), "K91", Plan.EVEN)


TOWELS = Both(_towel(RED), _towel(BLUE))
PLANS = Both(_plan(RED), _plan(BLUE))


@cache
def treat(corner: Corner, marks: tuple[Mark, ...]) -> Request[Mark]:
    """Which of his marks the corner works on (K60); by itself it takes the first of them (K94)."""
    return Request("treat", corner, marks, "K60", marks[0])


JUDGES = 3
Facts = TypeVarTuple("Facts")


@lru_cache(maxsize=4096)
def threats(threat: int, groove_round: int, stamina_round: int) -> tuple[int, ...]:
    """TR of every round from 1 to 15, in the place of its number (K5); place 0 is never read."""
    return tuple(
        max(0, threat - max(0, groove_round - number, number - stamina_round))
        for number in range(MOST_ROUNDS + 1)
    )


def carried_stamina(card: ControlCard, carried: Carried | None) -> int:
    """The stamina round of a fighter who comes back too early (K7): the same share of it is missing."""
    if carried is None:
        return card.stamina_round
    missing = min(carried.loss, carried.start)
    halves = 2 * card.stamina_round * (carried.start - missing) + carried.start
    return max(card.groove_round, halves // (2 * carried.start))


@dataclass(slots=True, eq=False)
class Fighter(Piece):
    """One fighter in the ring; what the first group holds is settled before the bell, the last is that of the round (K96)."""

    corner: Corner
    card: ControlCard
    stamina_round: int
    """The last round of his full threat, carried loss and all (K7)."""
    column: int
    """His column of the punch chart, 0 for A to 4 for E; a hurt hand makes it worse (K40)."""
    threats: tuple[int, ...] = ()
    opponent: Fighter = field(init=False)

    con_bout: int = 0
    """Control lost by a hand or a rib (K40)."""
    con_deep: int = 0
    """Control lost by deep cuts; a corner may lift it (K61)."""
    con_next: int = 0
    """Control lost in the next round by what happens in this one (K65)."""
    wear: int = 0
    downs: int = 0
    """Knockdowns suffered."""
    landed: int = 0
    """Effective punches landed in the bout."""
    marks: dict[Mark, int] = field(default_factory=dict)
    pending: dict[Mark, int] = field(default_factory=dict)
    """Surcharges on the next roll of that kind (K61)."""
    warnings: int = 0
    beatings: int = 0
    streak: int = 0
    """Rounds won running (K66)."""

    tr: int = 0
    """Threat of the round (K5)."""
    con: int = 0
    """Control of the moment (K65)."""
    shaken: bool = False
    """The round before costs him control of this one (K65)."""
    past: bool = False
    worn_out: bool = False
    plan: Plan = Plan.EVEN
    total: int = 0
    epl: int = 0
    downs_round: int = 0
    taken: int = 0
    """Points the referee took in this round (K42)."""

    def __post_init__(self) -> None:
        card = self.card
        self.threats = threats(card.threat, card.groove_round, self.stamina_round)

    def marks_left(self) -> tuple[Mark, ...]:
        """The kinds of marks that count against him, in the order of K60."""
        if not self.marks:
            return ()
        return tuple([mark for mark in Mark if self.marks.get(mark)])


class BoutState(Piece):
    """Everything that lies on the table (K8).

    ``step`` is where the round stands in the order of K92: 1 control, 2 pace, 3 punches, 4 fouls, cuts and injuries, 5
    trouble, 6 referee, 7 scores and what follows up to the next round; 0 before the bell.  ``rung`` says that the bell has rung for the round.
    ``controller`` is the fighter in control, ``pace`` his pace; ``thrower`` throws the dice.  ``cards`` are the points of each judge by round.
    """

    __slots__ = (
        "blue", "cards", "controller", "emit", "options", "pace", "red", "round", "rung", "step", "terms",
        "thrower",
    )  # fmt: skip

    cards: tuple[list[tuple[int, int]], ...]
    controller: Fighter | None
    pace: Pace | None
    thrower: Fighter | None

    def __init__(self, red: ControlCard, blue: ControlCard, terms: Terms, emit: Emit | None = None) -> None:
        self.emit = emit
        self.terms = terms
        self.options: Options = options_of(terms)
        self.red = _fighter(RED, red, terms)
        self.blue = _fighter(BLUE, blue, terms)
        self.red.opponent, self.blue.opponent = self.blue, self.red
        self.round = self.step = 0
        self.rung = False
        self.controller = self.pace = self.thrower = None
        judges = JUDGES if self.options.three_judges else 1
        self.cards = tuple([[] for _ in range(judges)])

    @property
    def fighters(self) -> tuple[Fighter, Fighter]:
        return self.red, self.blue

    def fighter(self, corner: Corner) -> Fighter:
        return self.red if corner is RED else self.blue

    @property
    def is_last_round(self) -> bool:
        return self.round == self.terms.rounds

    def tell(self, kind: Callable[[int, Corner, *Facts], Event], who: Fighter, *facts: *Facts) -> None:
        """Tell what has happened to a fighter, if anybody listens; otherwise no event is built.

        Where a bout is most of the time, ``emit`` is asked for first: a call for nothing costs more than the question.
        """
        emit = self.emit
        if emit:
            emit(kind(self.round, who.corner, *facts))

    def copy(self) -> BoutState:
        twin = self.twin()
        twin.emit = None
        return twin


def _fighter(corner: Corner, card: ControlCard, terms: Terms) -> Fighter:
    return Fighter(corner, card, carried_stamina(card, terms.carried[corner.index]), card.column_index)


def begin_round(state: BoutState) -> None:
    """The next round: what the last one leaves to it, and both fighters' numbers for it (K5, K6, K65)."""
    state.round += 1
    state.step = 0
    state.controller = state.pace = None
    for fighter in (state.red, state.blue):
        make_ready(fighter, state.round, state.options)


def make_ready(fighter: Fighter, number: int, options: Options) -> None:
    """A fighter's numbers for the round of that number (K5, K6, K65, K66)."""
    fighter.tr = threat = fighter.threats[number]
    fighter.past = past = number > fighter.stamina_round
    fighter.worn_out = worn_out = past and threat == 0
    con = fighter.card.control + fighter.con_bout + fighter.con_deep + fighter.con_next
    if options.tired_con and worn_out:
        con -= 1
    if options.streak_con and fighter.streak >= STREAK:
        con += 1
    fighter.con = con
    fighter.shaken = fighter.con_next < 0
    fighter.con_next = fighter.downs_round = fighter.taken = fighter.epl = fighter.total = 0
    fighter.plan = Plan.EVEN


# What a corner sees of a Control bout: everything on the table, for nothing there is hidden but a plan not yet opened


class FighterView(BoxerSeen[Fighter]):
    """A fighter as anybody in the hall sees him: the plain attributes of ``Fighter``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(
        {
            "beatings", "card", "column", "con", "con_bout", "con_deep", "con_next", "corner", "downs", "downs_round", "epl",
            "landed", "past", "plan", "shaken", "stamina_round", "streak", "taken", "threats", "total", "tr", "warnings", "wear", "worn_out",
        }
    )  # fmt: skip
    ADDED = frozenset({"marks", "pending"})

    card: ControlCard
    stamina_round: int
    column: int
    threats: tuple[int, ...]
    con: int
    con_bout: int
    con_deep: int
    con_next: int
    tr: int
    wear: int
    downs: int
    landed: int
    warnings: int
    beatings: int
    streak: int
    past: bool
    worn_out: bool
    plan: Plan

    def __eq__(self, other: object) -> bool:
        return isinstance(other, FighterView) and other._boxer is self._boxer

    def __hash__(self) -> int:
        return hash(self._boxer.corner)

    @property
    def marks(self) -> MappingProxyType[Mark, int]:
        """How many marks of each kind count against him (K41)."""
        return MappingProxyType(self._boxer.marks)

    @property
    def pending(self) -> MappingProxyType[Mark, int]:
        """Surcharges on the next roll for each kind (K61)."""
        return MappingProxyType(self._boxer.pending)


class ControlView(CornerView):
    """What one corner sees: all that lies on the table."""

    __slots__ = ()

    me: FighterView
    opponent: FighterView
    _state: BoutState

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.fighter(corner)
        super().__init__(state, corner, FighterView(mine), FighterView(mine.opponent))

    @property
    def round(self) -> int:
        """The round being fought, just fought or about to begin, from 1."""
        return self._state.round

    @property
    def options(self) -> Options:
        return self._state.options

    @property
    def in_control(self) -> bool:
        """Whether his fighter controls the round, or controlled the one just fought (K10)."""
        controller = self._state.controller
        return controller is not None and controller.corner is self.corner


# What written instructions can speak of in Control: its decisions and the facts a corner knows


_TOWELS, _PLANS, _MARKS = (tuple(map(choice_word, kind)) for kind in (Towel, Plan, Mark))

DECISIONS = (
    Decision("plan", _PLANS, "how his corner wants the round fought", "K91", _PLANS),
    Decision("towel", _TOWELS, "whether his corner lets him go on after a round", "K95", _TOWELS),
    Decision("treat", _MARKS, "which of his marks the corner works on between two rounds", "K60"),
)
"""In the order of a bout."""

MOST_THREAT = 9
"""K4."""


def middle_lead(view: ControlView) -> int:
    """How far he is ahead on the middle card, or on the only one."""
    each = leads(view)
    return each[len(each) // 2]


_READERS: tuple[FactRow[ControlView], ...] = (
    ("round", "the round about to begin, or just fought, from 1", (1, MOST_ROUNDS), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, MOST_ROUNDS - 1),
     lambda view: view.terms.rounds - view.round),
    ("lead", "his points minus the other's on the card, with three judges on the middle one; below 0 he is behind", ANY,
     middle_lead),
    ("lead_lowest", "the same on the card where he stands worst", ANY, lambda view: leads(view)[0]),
    ("landed_lead", "effective punches he landed minus the other's", ANY,
     lambda view: view.me.landed - view.opponent.landed),
    ("in_control", "1 if he controlled the round", YES_OR_NO, lambda view: int(view.in_control)),
)  # fmt: skip

_BOTH: tuple[PairRow[FighterView, ControlView], ...] = (
    ("threat", "his threat in this round", "the other's threat in this round", (0, MOST_THREAT),
     lambda fighter, _: fighter.tr),
    ("control", "his control rating of the moment", "the other's control rating of the moment", ANY,
     lambda fighter, _: fighter.con),
    ("past", "1 if his best rounds are over", "1 if the other's best rounds are over", YES_OR_NO,
     lambda fighter, _: int(fighter.past)),
    ("worn_out", "1 if he is worn out", "1 if the other is worn out", YES_OR_NO,
     lambda fighter, _: int(fighter.worn_out)),
    ("wear", "how worn he is by the punches he took", "how worn the other is", COUNT, lambda fighter, _: fighter.wear),
    ("times_down", "how often he was down", "how often the other was down", COUNT, lambda fighter, _: fighter.downs),
    ("downs", "how often he was down in this round", "how often the other was down in this round", COUNT,
     lambda fighter, _: fighter.downs_round),
    ("landed", "effective punches he landed", "effective punches the other landed", COUNT,
     lambda fighter, _: fighter.landed),
    ("beatings", "beatings he has had", "beatings the other has had", (0, MOST_ROUNDS),
     lambda fighter, _: fighter.beatings),
    ("warnings", "warnings he has had", "warnings the other has had", (0, SENT_OUT_AT),
     lambda fighter, _: fighter.warnings),
    ("marks", "marks on his face", "marks on the other's face", COUNT, lambda fighter, _: sum(fighter.marks.values())),
    ("deep_cuts", "his deep cuts over the eye", "the other's deep cuts over the eye", COUNT,
     lambda fighter, _: fighter.marks.get(Mark.DEEP_CUT_OVER_EYE, 0)),
    ("chin", "his chin", "the other's chin", (2, 8), lambda fighter, _: fighter.card.chin),
)  # fmt: skip

FACTS, READ = facts_of(_READERS, _BOTH)
