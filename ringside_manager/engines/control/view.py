"""What a corner sees of a Control bout: everything on the table, for nothing there is hidden but a plan not yet opened."""

from __future__ import annotations

from types import MappingProxyType

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.terms import Terms
from ringside_manager.bout.view import BoxerSeen, ReadOnly
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.engines.control.options import Options
from ringside_manager.engines.control.requests import Plan
from ringside_manager.engines.control.state import BoutState, Fighter
from ringside_manager.engines.control.tables import Mark


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


class ControlView(ReadOnly):
    """What one corner sees: all that lies on the table."""

    __slots__ = ("_state", "corner")

    corner: Corner
    _state: BoutState

    def __init__(self, state: BoutState, corner: Corner) -> None:
        object.__setattr__(self, "_state", state)
        object.__setattr__(self, "corner", corner)

    @property
    def me(self) -> FighterView:
        """The fighter of this corner."""
        return FighterView(self._state.fighter(self.corner))

    @property
    def opponent(self) -> FighterView:
        """The other."""
        return FighterView(self._state.fighter(self.corner.opponent))

    @property
    def round(self) -> int:
        """The round being fought, just fought or about to begin, from 1."""
        return self._state.round

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self._state.terms

    @property
    def options(self) -> Options:
        """The options in force."""
        return self._state.options

    @property
    def rounds_to_come(self) -> int:
        """Rounds not yet on the cards."""
        return self._state.terms.rounds - len(self._state.cards[0])

    @property
    def leads(self) -> tuple[int, ...]:
        """How far he is ahead on each card, below 0 behind."""
        side = 1 if self.corner.index == 0 else -1
        return tuple(side * sum(red - blue for red, blue in card) for card in self._state.cards)

    @property
    def in_control(self) -> bool:
        """Whether his fighter controls the round, or controlled the one just fought (K10)."""
        controller = self._state.controller
        return controller is not None and controller.corner is self.corner
