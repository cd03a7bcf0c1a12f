"""The working state of a Ringside bout and what a corner sees of it."""

from __future__ import annotations

from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.bout.view import BoxerSeen, ReadOnly
from ringside_manager.engines.ringside.card import RingsideCard, damage_table
from ringside_manager.engines.ringside.requests import REQUESTS, CornerRequests
from ringside_manager.engines.ringside.ring import START_BLUE, START_RED, Square
from ringside_manager.engines.ringside.tables import ENDURANCE_PER_ROUND, PUNCH_CHART


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
        self.unreduced_total = unreduced_total(card.abilities.endurance, terms.rounds)
        self.starting_total = self.unreduced_total - carried_loss(
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


def unreduced_total(endurance: int, rounds: int) -> int:
    """Endurance at the first bell before any carried loss: base + 7 a round (R9)."""
    return endurance + ENDURANCE_PER_ROUND * rounds


def carried_loss(carried: Carried | None, total: int) -> int:
    """Endurance missing at the first bell (R9, C57); from another system its share of ``total`` (CV62)."""
    if carried is None:
        return 0
    return carried.loss if carried.system == "ringside" else carried.loss * total // carried.start


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
        """The boxer of a corner."""
        return self.red if corner is RED else self.blue

    def copy(self) -> BoutState:
        """The table as it stands, to be played on without touching this one."""
        return self.twin({})


class BoxerView(BoxerSeen[Boxer]):
    """A boxer as anybody in the hall sees him: every attribute of ``Boxer``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(Boxer.__slots__) - {"opponent", "requests", "rounds"}

    @property
    def opponent(self) -> BoxerView:
        """The other, seen likewise."""
        return BoxerView(self._boxer.opponent)


class RingsideView(ReadOnly):
    """What one corner sees: all that lies on the table, for nothing in Ringside is hidden but a
    choice not yet opened, and that is no part of the state.
    """

    __slots__ = ("_state", "corner", "me", "opponent")

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.boxer(corner)
        for name, value in (
            ("_state", state),
            ("corner", corner),
            ("me", BoxerView(mine)),
            ("opponent", BoxerView(mine.opponent)),
        ):
            object.__setattr__(self, name, value)

    corner: Corner
    me: BoxerView
    opponent: BoxerView
    _state: BoutState

    @property
    def round(self) -> int:
        """The round being fought, from 1."""
        return self._state.round

    @property
    def turn(self) -> int:
        """The turn being fought, 1 to 18."""
        return self._state.turn

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self._state.terms

    @property
    def attacking(self) -> bool:
        """Whether this corner's boxer is the attacker now."""
        at = self._state.at
        return at is not None and at.corner is self.corner
