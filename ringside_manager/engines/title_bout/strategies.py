"""The nine strategies and what each changes while it is in force (section 26)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from ringside_manager.engines.title_bout.card import Group


@dataclass(frozen=True, slots=True)
class Changes:
    """Numbers added to a fighter's ratings for some time (T39, T40)."""

    cf: int = 0
    pl: int = 0
    defence: int = 0
    kd1: int = 0
    power: int = 0
    counter: int = 0
    ki: int = 0
    clinch: int = 0
    window: int = 0
    """How many numbers wider his counter window is (T178)."""

    def plus(self, **by: int) -> Changes:
        """These changes and ``by`` in addition."""
        return replace(self, **{name: getattr(self, name) + more for name, more in by.items()})


NO_CHANGES = Changes()


class Strategy(Enum):
    """What a side may name before a round (T167)."""

    NONE = "none"
    COUNTER_PUNCH = "counter_punch"
    STICK_AND_MOVE = "stick_and_move"
    KEEP_AWAY = "keep_away"
    DEFENSIVE_SHELL = "defensive_shell"
    WORK_THE_BODY = "work_the_body"
    SMOTHERING_ATTACK = "smothering_attack"
    TIE_UP = "tie_up"
    LOAD_UP = "load_up"
    GO_FOR_THE_KNOCKOUT = "go_for_the_knockout"


class Instead(Enum):
    """What the numbers become that a strategy takes from the landing range (T178)."""

    MISS = "miss"
    MOVEMENT = "movement"
    CLINCH = "clinch"


@dataclass(frozen=True, slots=True)
class Plan:
    """A strategy: the group whose rating it is tried with, what it changes, and for whom (T168)."""

    group: Group
    own: Changes = NO_CHANGES
    opponent: Changes = NO_CHANGES
    instead: Instead = Instead.MISS
    body: int = 0
    """END each punch he lands takes from the opponent at the bell besides its points (T173)."""
    clinch_cards: int = 0
    """Round cards each own clinch removes (T175)."""
    rule: str = ""


PLANS = {
    Strategy.COUNTER_PUNCH: Plan(
        Group.FO, Changes(pl=-3, counter=8, defence=-2), Changes(window=4), rule="T169"
    ),
    Strategy.STICK_AND_MOVE: Plan(
        Group.FO, Changes(pl=-2, power=-2, kd1=-1), Changes(pl=-4), Instead.MOVEMENT, rule="T170"
    ),
    Strategy.KEEP_AWAY: Plan(
        Group.FO, Changes(pl=-8, power=-4, kd1=-1), Changes(pl=-8), Instead.MOVEMENT, rule="T171"
    ),
    Strategy.DEFENSIVE_SHELL: Plan(
        Group.CU, Changes(pl=-14, power=-4, kd1=-2), Changes(pl=-8), Instead.CLINCH, rule="T172"
    ),
    Strategy.WORK_THE_BODY: Plan(Group.FI, Changes(power=-1, defence=1), body=2, rule="T173"),
    Strategy.SMOTHERING_ATTACK: Plan(Group.FI, Changes(power=-2, defence=2), Changes(power=-4), rule="T174"),
    Strategy.TIE_UP: Plan(
        Group.FI, Changes(pl=-8, power=-1, clinch=10), Changes(pl=-4), clinch_cards=1, rule="T175"
    ),
    Strategy.LOAD_UP: Plan(Group.KO, Changes(pl=-6, power=3, defence=1), rule="T176"),
    Strategy.GO_FOR_THE_KNOCKOUT: Plan(Group.KO, Changes(power=3, ki=2, defence=4, kd1=2), rule="T177"),
}
"""T169 to T177."""

NO_PLAN = Plan(Group.FI)
"""Nothing named, or the number was too high."""
