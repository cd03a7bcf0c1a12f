"""What a corner sees of a Title Bout II bout: everything on the table, for nothing there is hidden."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.terms import Terms
from ringside_manager.bout.view import BoxerSeen, ReadOnly
from ringside_manager.engines.title_bout.card import CardSide, TitleBoutCard
from ringside_manager.engines.title_bout.corner_work import problems_cut, problems_swollen
from ringside_manager.engines.title_bout.effective import finishing_cards, refresh
from ringside_manager.engines.title_bout.options import Options
from ringside_manager.engines.title_bout.ratings import Numbers, ratings
from ringside_manager.engines.title_bout.requests import Problem, Style
from ringside_manager.engines.title_bout.scoring import points_to_win
from ringside_manager.engines.title_bout.state import BoutState, Fighter
from ringside_manager.engines.title_bout.strategies import PLANS, Strategy


class FighterView(BoxerSeen[Fighter]):
    """A fighter as anybody in the hall sees him: the plain attributes of ``Fighter``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(
        {
            "actions", "card", "cf", "cf_free", "clashes", "clinches", "corner", "corner_skill", "counter_limit", "cut_skill", "deducted", "downs",
            "endurance", "fatigued", "forced", "hand", "history", "kd_rating", "knockdowns", "landed", "landed_round", "limit",
            "noted", "one_more", "points", "power", "rib", "scored", "side", "start", "strategy", "style", "swelling_skill",
            "temporary", "tko_at", "tried", "visits", "warnings", "warnings_round",
        }
    )  # fmt: skip
    ADDED = frozenset({"boxes", "cuts", "eyes", "pending_eyes", "ratings", "run_cards", "warned", "wounds"})

    card: TitleBoutCard
    side: CardSide
    style: Style
    strategy: Strategy
    points: int
    endurance: int
    start: int

    def __getattr__(self, name: str) -> Any:  # one read-only door to three dozen typed attributes
        if name in self.SEEN:
            value = getattr(self._boxer, name)
            return tuple(value) if isinstance(value, list) else value
        raise AttributeError(name)

    @property
    def boxes(self) -> bool:
        """Whether he fights as a boxer now (T27, T29)."""
        return bool(self._boxer.boxes)

    @property
    def ratings(self) -> Numbers:
        """All his ratings as they stand, as one value."""
        return ratings(self._boxer)

    @property
    def run_cards(self) -> int:
        """Cards of a finishing run of his (T71)."""
        return finishing_cards(self._boxer)

    @property
    def cuts(self) -> MappingProxyType[str, tuple[str, int, int, bool, int]]:
        """His cuts by place: letter, markers, reopenings, whether open, bleeding penalty (T84)."""
        return MappingProxyType(
            {
                place.value: (cut.letter, cut.markers, cut.reopened, cut.open, cut.penalty)
                for place, cut in self._boxer.cuts.items()
            }
        )

    @property
    def eyes(self) -> MappingProxyType[str, int]:
        """The stage of each eye (T103)."""
        return MappingProxyType({eye.value: stage for eye, stage in self._boxer.eyes.items()})

    @property
    def pending_eyes(self) -> MappingProxyType[str, int]:
        """The stage each eye comes to unless his corner holds it (T105)."""
        return MappingProxyType({eye.value: stage for eye, stage in self._boxer.pending_eyes.items()})

    @property
    def wounds(self) -> MappingProxyType[tuple[str, str, str], frozenset[str]]:
        """Results of the advanced tables that count against him, by wound, severity and place (T163)."""
        return MappingProxyType({key: frozenset(wound.final) for key, wound in self._boxer.wounds.items()})

    @property
    def warned(self) -> MappingProxyType[str, int]:
        """Warnings by type (T110)."""
        return MappingProxyType({offence.value: times for offence, times in self._boxer.warned.items()})

    def work(self) -> tuple[Problem, ...]:
        """What his corner could work on (T96, T106)."""
        return (*problems_cut(self._boxer), *problems_swollen(self._boxer))


class TitleBoutView(ReadOnly):
    """What one corner sees: all that lies on the table; a strategy or style not yet opened is no part of it."""

    __slots__ = ("_state", "corner", "me", "opponent")

    corner: Corner
    me: FighterView
    opponent: FighterView
    _state: BoutState

    def __init__(self, state: BoutState, corner: Corner) -> None:
        mine = state.fighter(corner)
        for name, value in (
            ("_state", state),
            ("corner", corner),
            ("me", FighterView(mine)),
            ("opponent", FighterView(mine.opponent)),
        ):
            object.__setattr__(self, name, value)

    def supposing(self, chosen: Style | Strategy) -> TitleBoutView:
        """The table as it would lie if this corner's fighter fought in that style, or his strategy had worked.

        A copy: nothing of the bout is changed.
        """
        state = self._state.copy(SeededChance(0))  # nothing is drawn from it
        mine = state.fighter(self.corner)
        if isinstance(chosen, Style):
            mine.style = chosen
        elif chosen is not Strategy.NONE:
            mine.strategy, mine.plan = chosen, PLANS[chosen]
        refresh(state)
        return TitleBoutView(state, self.corner)

    @property
    def round(self) -> int:
        """The round being fought or about to begin, from 1."""
        return self._state.round

    @property
    def second(self) -> int:
        """Time gone in the round."""
        return self._state.second

    @property
    def cards_left(self) -> int:
        """Cards left in the round deck (T18)."""
        return self._state.deck.left

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
        """The referee (T24)."""
        return self._state.referee

    @property
    def doctor(self) -> str:
        """The ring doctor (T165)."""
        return self._state.doctor

    @property
    def rounds_to_score(self) -> int:
        """Rounds the judges have still to score, the one being fought among them."""
        return self._state.terms.rounds - len(self._state.cards[0])

    @property
    def to_stop(self) -> tuple[int, int]:
        """Points this corner's fighter, then the other, would have to score in this round yet to win by them (T78).

        Between two rounds those of the next round.
        """
        mine = self._state.fighter(self.corner)
        first, second = (
            points_to_win(self._state, fighter) - fighter.points for fighter in (mine, mine.opponent)
        )
        return first, second

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """The judges' totals so far, own points first."""
        cards = self._state.cards
        if not cards[0]:
            return ((0, 0),) * len(cards)
        totals = [tuple(map(sum, zip(*card, strict=True))) for card in cards]
        return tuple((red, blue) if self.corner is RED else (blue, red) for red, blue in totals)

    @property
    def in_control(self) -> bool:
        """Whether this corner's fighter makes the next control check, or has passed it."""
        return self._state.checker.corner is self.corner

    @property
    def trapped(self) -> bool:
        """Whether this corner's fighter is held on the ropes or in a corner (T51)."""
        trapped = self._state.trapped
        return trapped is not None and trapped.corner is self.corner

    @property
    def traps(self) -> bool:
        """Whether this corner's fighter holds the other there (T51)."""
        trapped = self._state.trapped
        return trapped is not None and trapped.corner is not self.corner
