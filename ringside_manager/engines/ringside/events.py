"""What happens in a Ringside bout; ``turn`` counts from 1 to 18, ``corner`` is the boxer named."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import events as common
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Event
from ringside_manager.engines.ringside.tables import Punch, Tactic


@dataclass(frozen=True, slots=True)
class RingsideEvent(Event):
    """A fact of one turn."""

    turn: int
    corner: Corner


@dataclass(frozen=True, slots=True)
class AttackWon(RingsideEvent):
    """The roll for the first attack (R14); ``rolls`` of red and blue."""

    rolls: tuple[int, int]


class TurnBegan(RingsideEvent):
    """``corner`` attacks (R17)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class TacticChosen(RingsideEvent, common.TacticChosen):
    """The defender covers up, backpedals or clinches (R63)."""

    tactic: Tactic


class Rushed(RingsideEvent):
    """The attacker rushes (R64)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class PunchMissed(RingsideEvent, common.Missed):
    """A roll to hit failed (R20, R21), or a hook was smothered in a clinch (R76).

    ``thrown`` is known only for the smothered hook.
    """

    thrown: Punch | None


@dataclass(frozen=True, slots=True)
class PunchLanded(RingsideEvent, common.Landed):
    """``endurance`` is what the receiver has left (R25)."""

    thrown: Punch
    anticipated: Punch
    damage: int
    endurance: int

    @property
    def kind(self) -> str:
        return self.thrown.name.lower()

    @property
    def expected(self) -> str:
        return self.anticipated.name.lower()

    @property
    def doubles(self) -> bool:
        """A knockdown scores it once more (R53)."""
        return True


@dataclass(frozen=True, slots=True)
class Tired(RingsideEvent):
    """Landing so often cost the thrower 1 Endurance (R50); ``endurance`` is what he has left."""

    endurance: int


@dataclass(frozen=True, slots=True)
class KnockedDown(RingsideEvent, common.Fell):
    """``corner`` is on the canvas (R31); ``number`` is the knockdown number K of R30."""

    number: int


@dataclass(frozen=True, slots=True)
class Counted(RingsideEvent, common.Counted):
    """``corner`` rose at ``count`` (R34)."""

    count: int


class CountedOut(RingsideEvent, common.CountedOut):
    """``corner`` did not rise (R34)."""

    __slots__ = ()


class SavedByBell(RingsideEvent):
    """The bell stopped the count over ``corner`` (R37)."""

    __slots__ = ()


class ExtraTurn(RingsideEvent):
    """The count over ``corner`` cost an extra turn (R35)."""

    __slots__ = ()


class Countered(RingsideEvent, common.Countered):
    """``corner`` gets his counterpunch off (R38)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CounterFailed(RingsideEvent):
    """``corner`` cannot answer, or does not want to (R39)."""

    declined: bool


@dataclass(frozen=True, slots=True)
class Dodged(RingsideEvent):
    """The defender stepped to ``square`` after a miss (R43)."""

    square: str


@dataclass(frozen=True, slots=True)
class DrivenBack(RingsideEvent):
    """The boxer hit had to give ground to ``square`` (R44)."""

    square: str


class Trapped(RingsideEvent, common.Trapped):
    """The boxer hit has no square left behind him (R45)."""

    __slots__ = ()


class CouldNotMove(RingsideEvent):
    """The defender had nowhere to dodge (R46)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Followed(RingsideEvent):
    """The attacker stands on ``square`` now; ``stayed`` if he did not move (R47)."""

    square: str
    stayed: bool


class ClinchKept(RingsideEvent, common.Clinched):
    """The defender holds on (R77)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Recovered(common.Recovered):
    """Between two rounds; ``endurance`` of red and blue afterwards (R55)."""

    endurance: tuple[int, int]
