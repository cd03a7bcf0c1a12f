"""The working state of a Ringside bout, what its corners are asked, and what a corner sees of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from itertools import product

from ringside_manager.bout.corner import BLUE, RED, Both, Corner, Decision, Request, choice_word
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Terms, full_total, home_loss
from ringside_manager.bout.view import ANY, YES_OR_NO, BoxerSeen, CornerView, FactRow, facts_of
from ringside_manager.engines.ringside.policies import (
    SAFE,
    clinch_class,
    condition_class,
    counter_class,
    legal_tactics,
    phase_class,
    punch_class,
    rush_class,
    score_class,
    tactic_class,
)
from ringside_manager.engines.ringside.tables import (
    PUNCH_CHART,
    PUNCHES,
    SQUARES,
    START_BLUE,
    START_RED,
    SWINGS,
    TURNS,
    Punch,
    RingsideCard,
    Square,
    Tactic,
    damage_table,
    dodges,
    follows,
    on_the_ropes,
    placings,
    within_reach,
)

# Every decision of a Ringside bout (R19), built once for each corner and looked up by the rules


class Rush(Enum):
    """Whether the attacker rushes (R64)."""

    HOLD = "hold"
    RUSH = "rush"


class Counter(Enum):
    """Whether the boxer just hit tries to counterpunch (R38, R39)."""

    TRY = "try"
    DECLINE = "decline"


class Clinch(Enum):
    """Whether the defender keeps his clinch (R77)."""

    RELEASE = "release"
    KEEP = "keep"


Squares = dict[Square, dict[Square, Request[Square]]]
"""Requests for a square, by AT's square, then DF's."""


@dataclass(frozen=True, slots=True)
class CornerRequests:
    """Every request of one corner (R19, R63).

    ``tactics[trapped][barred]`` leaves out what R74 and R80 forbid.  A request of ``dodge`` without
    options means that DF cannot move (R46).
    """

    tactics: tuple[tuple[Request[Tactic], Request[Tactic]], tuple[Request[Tactic], Request[Tactic]]]
    rush: Request[Rush]
    counter: Request[Counter]
    clinch: Request[Clinch]
    punches: Both
    """This corner throws, the other anticipates (R22)."""
    dodge: Squares
    """DF's square after a miss (R43)."""
    follow: Squares
    """AT's square after DF's move (R47)."""


def _tactic(corner: Corner, trapped: bool, barred: bool) -> Request[Tactic]:
    legal = legal_tactics(trapped, barred)
    return Request("tactic", corner, legal, "R63", plain=Tactic.NONE)


def _requests(corner: Corner) -> CornerRequests:
    anticipated: Request[Punch] = Request("anticipated", corner.opponent, PUNCHES, "R22")
    tactics = {
        (trapped, barred): _tactic(corner, trapped, barred)
        for trapped, barred in product((False, True), repeat=2)
    }
    return CornerRequests(
        tactics=(
            (tactics[False, False], tactics[False, True]),
            (tactics[True, False], tactics[True, True]),
        ),
        rush=Request("rush", corner, tuple(Rush), "R64", plain=Rush.HOLD),
        counter=Request("counter", corner, tuple(Counter), "R38", plain=Counter.TRY),
        clinch=Request("clinch", corner, tuple(Clinch), "R77", plain=Clinch.RELEASE),
        punches=Both(Request("thrown", corner, PUNCHES, "R22"), anticipated),
        dodge=_squares("dodge", corner, placings(), dodges, "R43"),
        follow=_squares("follow", corner, within_reach(), follows, "R47"),
    )


def _squares(
    kind: str,
    corner: Corner,
    placed: tuple[tuple[Square, Square], ...],
    legal: Callable[[Square, Square], tuple[Square, ...]],
    rule: str,
) -> Squares:
    table: Squares = {at: {} for at in SQUARES}
    for at, df in placed:
        table[at][df] = Request(kind, corner, legal(at, df), rule)
    return table


REQUESTS = {RED: _requests(RED), BLUE: _requests(BLUE)}


# The working state of a Ringside bout and what a corner sees of it


class Boxer(Piece):
    """One boxer in the ring.

    Of the tactics, ``cover``, ``backpedal``, ``clinch`` and ``rush`` say what he has in force;
    ``barred`` that he may not clinch at his next opportunity (R80).  ``landed`` and ``scored`` count
    within the round (R50, R52), the totals over the bout; ``at_bell`` is the Endurance he came out with.
    """

    __slots__ = (
        "agility",
        "at_bell",
        "backpedal",
        "barred",
        "card",
        "clinch",
        "corner",
        "counterpunch",
        "cover",
        "damage",
        "endurance",
        "home",
        "knockdowns",
        "knockdowns_at_bell",
        "landed",
        "opponent",
        "points",
        "requests",
        "rounds",
        "rush",
        "scored",
        "square",
        "starting_total",
        "total_damage",
        "total_landed",
        "trapped",
        "unreduced_total",
    )

    corner: Corner
    card: RingsideCard
    damage: tuple[tuple[int, ...], ...]
    opponent: Boxer
    requests: CornerRequests
    rounds: list[int]

    def __init__(
        self,
        corner: Corner,
        card: RingsideCard,
        terms: Terms,
        chart: tuple[tuple[int, ...], ...] = PUNCH_CHART,
    ) -> None:
        self.corner = corner
        self.card = card
        self.requests = REQUESTS[corner]
        self.agility = card.abilities.agility
        self.counterpunch = card.abilities.counterpunch
        self.damage = damage_table(card, chart)
        self.unreduced_total = full_total(card.abilities.endurance, terms.rounds)
        self.starting_total = self.unreduced_total - home_loss(
            terms.carried[corner.index], self.unreduced_total
        )
        self.endurance = self.starting_total
        self.home: Square = START_RED if corner is RED else START_BLUE
        self.points = 0
        self.rounds = []
        self.knockdowns = 0
        self.total_damage = 0
        self.total_landed = 0
        self.fresh()

    def fresh(self) -> None:
        """As at every bell: own square, nothing in force, the round's counts at zero (R13, R84)."""
        self.square = self.home
        self.trapped = False
        self.cover = self.backpedal = self.clinch = self.rush = self.barred = False
        self.landed = 0
        self.scored = 0
        self.at_bell = self.endurance
        self.knockdowns_at_bell = self.knockdowns

    @property
    def condition(self) -> int:
        """P2."""
        return condition_class(self.endurance, self.starting_total)


class BoutState(Piece):
    """Everything that stands on the table; ``at`` is the attacker (R1), ``None`` before R14."""

    __slots__ = ("at", "blue", "red", "round", "saved_by_bell", "scoring", "terms", "turn")

    at: Boxer | None

    def __init__(
        self,
        red: RingsideCard,
        blue: RingsideCard,
        terms: Terms,
        chart: tuple[tuple[int, ...], ...] = PUNCH_CHART,
    ) -> None:
        self.red = Boxer(RED, red, terms, chart)
        self.blue = Boxer(BLUE, blue, terms, chart)
        self.red.opponent, self.blue.opponent = self.blue, self.red
        self.at = None
        self.terms = terms
        self.scoring = str(terms.options["scoring"])
        self.saved_by_bell = bool(terms.options["saved_by_bell"])
        self.round = 1
        self.turn = 1

    def boxer(self, corner: Corner) -> Boxer:
        return self.red if corner is RED else self.blue

    @property
    def cards(self) -> tuple[list[tuple[int, int]]]:
        """The one card of the bout, round by round (R52)."""
        return ([*zip(self.red.rounds, self.blue.rounds, strict=True)],)

    def copy(self) -> BoutState:
        return self.twin()


class BoxerView(BoxerSeen[Boxer]):
    """A boxer as anybody in the hall sees him: every attribute of ``Boxer``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(Boxer.__slots__) - {"opponent", "requests", "rounds"}

    @property
    def opponent(self) -> BoxerView:
        return BoxerView(self._boxer.opponent)


class RingsideView(CornerView):
    """What one corner sees: all that lies on the table, for nothing in Ringside is hidden but a
    choice not yet opened, and that is no part of the state.
    """

    __slots__ = ()

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.boxer(corner)
        super().__init__(state, corner, BoxerView(mine), BoxerView(mine.opponent))

    me: BoxerView
    opponent: BoxerView
    _state: BoutState

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def turn(self) -> int:
        return self._state.turn

    @property
    def attacking(self) -> bool:
        at = self._state.at
        return at is not None and at.corner is self.corner

    # The class of each decision (P1-P8), from the boxers themselves: it is asked a hundred times in a bout

    @property
    def score(self) -> int:
        state = self._state
        me = state.boxer(self.corner)
        him = me.opponent
        lead, to_score = me.points - him.points, state.terms.rounds - state.round + 1
        return score_class(lead, me.scored - him.scored, to_score, SWINGS[state.scoring])

    def _standing(self) -> tuple[int, int, int]:
        """P1, and P2 of both."""
        me = self._state.boxer(self.corner)
        return self.score, me.condition, me.opponent.condition

    @property
    def tactic_class(self) -> int:
        state = self._state
        me = state.boxer(self.corner)
        him = me.opponent
        down = him.knockdowns > him.knockdowns_at_bell
        phase = phase_class(state.round, state.terms.rounds)
        return tactic_class(*self._standing(), phase, down, him.cover, me.trapped, me.barred)

    def class_of(self, kind: str) -> int:
        """The class of a decision that is one way or the other: ``rush``, ``counter`` or ``clinch``."""
        state = self._state
        me = state.boxer(self.corner)
        him = me.opponent
        if kind == "clinch":
            return clinch_class(*self._standing(), me.trapped)
        if kind == "counter":
            return counter_class(*self._standing(), him.rush)
        phase = phase_class(state.round, state.terms.rounds)
        down = me.knockdowns > me.knockdowns_at_bell
        tactic = 1 if him.cover else 2 if him.backpedal else 0
        return rush_class(*self._standing(), phase, down, tactic)

    def punch_class(self, *, throwing: bool) -> int:
        """The class of a punch of his own, or of the other's."""
        me = self._state.boxer(self.corner)
        him = me.opponent
        thrower, receiver = (me, him) if throwing else (him, me)
        return punch_class(me.clinch or him.clinch, receiver.condition, thrower.condition)


_PUNCH_WORDS = tuple(map(choice_word, PUNCHES))

_TACTICS, _RUSH, _COUNTER, _CLINCH = (
    tuple(map(choice_word, kind)) for kind in (Tactic, Rush, Counter, Clinch)
)

DECISIONS = (
    Decision("tactic", _TACTICS, "the defender's tactic, before each turn", "R63", ("none", "cover_up")),
    Decision("rush", _RUSH, "whether the attacker rushes", "R64", _RUSH),
    Decision("thrown", _PUNCH_WORDS, "the punch he throws once it is on target", "R22", _PUNCH_WORDS),
    Decision(
        "anticipated",
        _PUNCH_WORDS,
        "the punch he expects when one is on target against him",
        "R22",
        _PUNCH_WORDS,
    ),
    Decision("counter", _COUNTER, "whether he answers a punch with his own", "R38", _COUNTER),
    Decision("clinch", _CLINCH, "whether he holds on after being hit in a clinch", "R77", _CLINCH),
    Decision("dodge", SQUARES, "where he steps when the attack has missed him", "R43"),
    Decision("follow", SQUARES, "where the attacker stands after the defender's move", "R47"),
)
"""R19, in the order of its table."""

_READERS: tuple[FactRow[RingsideView], ...] = (
    ("round", "the round being fought, from 1", (1, 15), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, 14), lambda view: view.terms.rounds - view.round),
    ("turn", "the turn being fought, 1 to 18", (1, TURNS), lambda view: view.turn),
    ("turns_left", "turns of the round still to come after this one", (0, TURNS - 1),
     lambda view: max(0, TURNS - view.turn)),
    ("lead", "his points so far minus the other's; below 0 he is behind", ANY,
     lambda view: view.me.points - view.opponent.points),
    ("lead_safe", "1 if he wins by standing to the end: the rounds left cannot take his lead, or he needs only this one",
     YES_OR_NO, lambda view: int(lead_is_safe(view))),
    ("round_lead", "his damage in this round minus the other's", ANY,
     lambda view: view.me.scored - view.opponent.scored),
    ("attacking", "1 if he is the attacker now", YES_OR_NO, lambda view: int(view.attacking)),
    ("own_endurance", "Endurance he has left", ANY, lambda view: view.me.endurance),
    ("opponent_endurance", "Endurance the other has left", ANY, lambda view: view.opponent.endurance),
    ("own_endurance_percent", "his Endurance in 100 parts of what he began with", (None, 100),
     lambda view: _percent(view.me)),
    ("opponent_endurance_percent", "the other's Endurance in 100 parts of what he began with", (None, 100),
     lambda view: _percent(view.opponent)),
    ("endurance_lead", "his Endurance minus the other's", ANY,
     lambda view: view.me.endurance - view.opponent.endurance),
    ("own_hurt", "1 if his Endurance is 0 or less, so that every punch may put him down", YES_OR_NO,
     lambda view: int(view.me.endurance <= 0)),
    ("opponent_hurt", "1 if the other's Endurance is 0 or less, so that every punch may put him down", YES_OR_NO,
     lambda view: int(view.opponent.endurance <= 0)),
    ("own_lost", "Endurance he has lost since the bell of this round", (0, None), lambda view: _lost(view.me)),
    ("opponent_lost", "Endurance the other has lost since the bell of this round", (0, None),
     lambda view: _lost(view.opponent)),
    ("own_landed", "punches he landed in this round; from the sixth on each costs 1 Endurance", (0, None),
     lambda view: view.me.landed),
    ("opponent_landed", "punches the other landed in this round", (0, None), lambda view: view.opponent.landed),
    ("own_knockdowns", "knockdowns he scored", (0, None), lambda view: view.me.knockdowns),
    ("opponent_knockdowns", "knockdowns the other scored", (0, None), lambda view: view.opponent.knockdowns),
    ("own_down", "1 if he has been knocked down in this round", YES_OR_NO, lambda view: _has_scored(view.opponent)),
    ("opponent_down", "1 if the other has been knocked down in this round", YES_OR_NO,
     lambda view: _has_scored(view.me)),
    ("own_trapped", "1 if he is trapped", YES_OR_NO, lambda view: int(view.me.trapped)),
    ("opponent_trapped", "1 if the other is trapped", YES_OR_NO, lambda view: int(view.opponent.trapped)),
    ("own_on_ropes", "1 if he stands on the edge of the ring", YES_OR_NO,
     lambda view: int(on_the_ropes(view.me.square))),
    ("opponent_on_ropes", "1 if the other stands on the edge of the ring", YES_OR_NO,
     lambda view: int(on_the_ropes(view.opponent.square))),
    ("own_cover_up", "1 if his cover-up is in force", YES_OR_NO, lambda view: int(view.me.cover)),
    ("opponent_cover_up", "1 if the other's cover-up is in force", YES_OR_NO,
     lambda view: int(view.opponent.cover)),
    ("own_clinch", "1 if he clinches", YES_OR_NO, lambda view: int(view.me.clinch)),
    ("opponent_clinch", "1 if the other clinches", YES_OR_NO, lambda view: int(view.opponent.clinch)),
    ("any_clinch", "1 if either clinches, so that no hook lands", YES_OR_NO,
     lambda view: int(view.me.clinch or view.opponent.clinch)),
    ("opponent_backpedal", "1 if the other backpedals this turn", YES_OR_NO,
     lambda view: int(view.opponent.backpedal)),
)  # fmt: skip

FACTS, READ = facts_of(_READERS)


def lead_is_safe(view: RingsideView) -> bool:
    """Whether the boxer wins if he is still standing at the end: no round left can take his lead (P1)."""
    return view.score == SAFE


def _percent(boxer: BoxerView) -> int:
    """Endurance in 100 parts of the starting total, rounded down; below 0 when it is."""
    return int(boxer.endurance * 100 // max(1, boxer.starting_total))


def _lost(boxer: BoxerView) -> int:
    return int(boxer.at_bell - boxer.endurance)


def _has_scored(boxer: BoxerView) -> int:
    """1 if the boxer has scored a knockdown since the bell."""
    return int(boxer.knockdowns > boxer.knockdowns_at_bell)
