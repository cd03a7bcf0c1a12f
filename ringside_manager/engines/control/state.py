"""The working state of a Control bout (K96)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TypeVarTuple

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.engines.control.options import Options, Plan, options_of
from ringside_manager.engines.control.tables import MOST_ROUNDS, STREAK, Mark, Pace

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
