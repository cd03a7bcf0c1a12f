"""What a corner sees of a Control bout, and what written instructions can ask of it."""

from __future__ import annotations

from types import MappingProxyType

from ringside_manager.bout.corner import Corner, Decision, choice_word
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
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.engines.control.options import Options, Plan, Towel
from ringside_manager.engines.control.state import BoutState, Fighter
from ringside_manager.engines.control.tables import MOST_ROUNDS, SENT_OUT_AT, Mark

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
