"""What a corner sees of a Glory Days bout: everything on the table, for nothing there is hidden."""

from __future__ import annotations

from types import MappingProxyType

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.terms import Terms
from ringside_manager.bout.view import BoxerSeen, ReadOnly
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.effective import refresh
from ringside_manager.engines.glory_days.options import Options
from ringside_manager.engines.glory_days.requests import Plan
from ringside_manager.engines.glory_days.state import BoutState, Boxer, Numbers, Ratings


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


class GloryDaysView(ReadOnly):
    """What one corner sees: all that lies on the table; a plan not yet opened is no part of it."""

    __slots__ = ("_state", "corner", "me", "opponent")

    corner: Corner
    me: BoxerView
    opponent: BoxerView
    _state: BoutState

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.boxer(corner)
        for name, value in (
            ("_state", state),
            ("corner", corner),
            ("me", BoxerView(mine)),
            ("opponent", BoxerView(mine.opponent)),
        ):
            object.__setattr__(self, name, value)

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
        """Whether no round is being fought."""
        return self._state.between

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self._state.terms

    @property
    def options(self) -> Options:
        """The options in force."""
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

    @property
    def rounds_to_score(self) -> int:
        """Rounds the judges have still to score, the one being fought among them."""
        return self._state.terms.rounds - len(self._state.cards[0])

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """The judges' totals so far, own points first."""
        mine = self.corner.index
        return tuple(
            (sum(points[mine] for points in card), sum(points[1 - mine] for points in card))
            for card in self._state.cards
        )

    def supposing(self, mine: Plan | None = None, his: Plan | None = None) -> tuple[Boxer, Boxer]:
        """This corner's boxer and the other as they would be with these plans, ``None`` for those they have.

        Copies: nothing of the bout is changed.
        """
        state = self._state.copy(SeededChance(0))  # nothing is rolled on it
        me = state.boxer(self.corner)
        me.plan, me.opponent.plan = mine or me.plan, his or me.opponent.plan
        refresh(me)
        refresh(me.opponent)
        return me, me.opponent
