"""What written orders can speak of in Control: its decisions and the facts a corner knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from ringside_manager.bout.orders import Decision, FactSpec
from ringside_manager.bout.request import choice_word
from ringside_manager.engines.control.requests import Plan, Towel
from ringside_manager.engines.control.tables import MOST_ROUNDS, SENT_OUT_AT, Mark
from ringside_manager.engines.control.view import ControlView, FighterView

_TOWELS, _PLANS, _MARKS = (tuple(map(choice_word, kind)) for kind in (Towel, Plan, Mark))

DECISIONS = (
    Decision("plan", _PLANS, "how his corner wants the round fought", "K91", _PLANS),
    Decision("towel", _TOWELS, "whether his corner lets him go on after a round", "K95", _TOWELS),
    Decision("treat", _MARKS, "which of his marks the corner works on between two rounds", "K60"),
)
"""In the order of a bout."""

_Reader = Callable[[ControlView], int]
_Teller = Callable[[FighterView], int]
_Bounds = tuple[int | None, int | None]
_YES_OR_NO: _Bounds = (0, 1)
_ANY: _Bounds = (None, None)
_COUNT: _Bounds = (0, None)
MOST_THREAT = 9
"""K4."""


def middle_lead(view: ControlView) -> int:
    """How far he is ahead on the middle card, or on the only one."""
    leads = sorted(view.leads)
    return leads[len(leads) // 2]


_READERS: tuple[tuple[str, str, _Bounds, _Reader], ...] = (
    ("round", "the round about to begin, or just fought, from 1", (1, MOST_ROUNDS), lambda view: view.round),
    ("rounds_left", "rounds still to come after this one", (0, MOST_ROUNDS - 1),
     lambda view: view.terms.rounds - view.round),
    ("lead", "his points minus the other's on the card, with three judges on the middle one; below 0 he is behind", _ANY,
     middle_lead),
    ("lead_lowest", "the same on the card where he stands worst", _ANY, lambda view: min(view.leads)),
    ("landed_lead", "effective punches he landed minus the other's", _ANY,
     lambda view: view.me.landed - view.opponent.landed),
    ("in_control", "1 if he controlled the round", _YES_OR_NO, lambda view: int(view.in_control)),
)  # fmt: skip

_BOTH: tuple[tuple[str, str, str, _Bounds, _Teller], ...] = (
    ("threat", "his threat in this round", "the other's threat in this round", (0, MOST_THREAT),
     lambda fighter: fighter.tr),
    ("control", "his control rating of the moment", "the other's control rating of the moment", _ANY,
     lambda fighter: fighter.con),
    ("past", "1 if his best rounds are over", "1 if the other's best rounds are over", _YES_OR_NO,
     lambda fighter: int(fighter.past)),
    ("worn_out", "1 if he is worn out", "1 if the other is worn out", _YES_OR_NO,
     lambda fighter: int(fighter.worn_out)),
    ("wear", "how worn he is by the punches he took", "how worn the other is", _COUNT, lambda fighter: fighter.wear),
    ("times_down", "how often he was down", "how often the other was down", _COUNT, lambda fighter: fighter.downs),
    ("downs", "how often he was down in this round", "how often the other was down in this round", _COUNT,
     lambda fighter: fighter.downs_round),
    ("landed", "effective punches he landed", "effective punches the other landed", _COUNT,
     lambda fighter: fighter.landed),
    ("beatings", "beatings he has had", "beatings the other has had", (0, MOST_ROUNDS), lambda fighter: fighter.beatings),
    ("warnings", "warnings he has had", "warnings the other has had", (0, SENT_OUT_AT),
     lambda fighter: fighter.warnings),
    ("marks", "marks on his face", "marks on the other's face", _COUNT, lambda fighter: sum(fighter.marks.values())),
    ("deep_cuts", "his deep cuts over the eye", "the other's deep cuts over the eye", _COUNT,
     lambda fighter: fighter.marks.get(Mark.DEEP_CUT_OVER_EYE, 0)),
    ("chin", "his chin", "the other's chin", (2, 8), lambda fighter: fighter.card.chin),
)  # fmt: skip


def _side(tell: _Teller, own: bool) -> _Reader:
    return lambda view: tell(view.me if own else view.opponent)


def _facts() -> Iterator[tuple[FactSpec, _Reader]]:
    for name, explanation, bounds, read in _READERS:
        yield FactSpec(name, explanation, *bounds), read
    for name, own, others, bounds, tell in _BOTH:
        yield FactSpec(f"own_{name}", own, *bounds), _side(tell, own=True)
        yield FactSpec(f"opponent_{name}", others, *bounds), _side(tell, own=False)


_READ = {spec.name: (spec, read) for spec, read in _facts()}
FACTS = tuple(spec for spec, _ in _READ.values())


class LiveFacts(Mapping[str, int]):
    """Every fact of ``FACTS`` as the corner of a view knows it; each is read when it is asked for."""

    __slots__ = ("_view",)

    def __init__(self, view: ControlView) -> None:
        self._view = view

    def __getitem__(self, name: str) -> int:
        return _READ[name][1](self._view)

    def __iter__(self) -> Iterator[str]:
        return iter(_READ)

    def __len__(self) -> int:
        return len(_READ)
