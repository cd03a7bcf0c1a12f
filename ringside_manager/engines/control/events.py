"""What happens in a Control bout; every sum of dice is told as it was rolled, with what was added apart."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import events as common
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import NO_BLOWS, Blows, Event


@dataclass(frozen=True, slots=True)
class ControlEvent(Event):
    """A fact about one fighter; ``corner`` is the fighter named."""

    corner: Corner


# The round


@dataclass(frozen=True, slots=True)
class PlanShown(ControlEvent):
    """A plan, opened together with the other's (K91): ``even``, ``attack`` or ``box``."""

    plan: str


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """The bell; ``threat`` is TR of the round (K5), ``control`` CON of the moment (K65), of red and blue."""

    threat: tuple[int, int]
    control: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ControlRolled(Event):
    """Both dice for control (K10): ``drawn`` the dice, ``control`` what was added; ``winner`` is ``None`` if they are equal."""

    drawn: tuple[int, int]
    control: tuple[int, int]
    winner: Corner | None


@dataclass(frozen=True, slots=True)
class PaceSet(ControlEvent):
    """The fighter in control makes the pace (K11): plodding, normal or aggressive; ``drawn`` is the die before plans."""

    pace: str
    drawn: int


@dataclass(frozen=True, slots=True)
class PunchesAdjusted(ControlEvent):
    """What control is worth (K12): ``by`` above 0 is added to the punches of ``corner``, below 0 taken from those of ``corner``."""

    by: int
    drawn: int


@dataclass(frozen=True, slots=True)
class PunchesThrown(ControlEvent, common.Struck):
    """The round's punches (K13): the sum of three dice, 1 less if ``worn_out``, and what landed of it before and after K12."""

    total: int
    worn_out: bool
    chart: int
    landed: int

    def blows(self, corner: Corner) -> Blows:
        return Blows(0, self.landed, self.landed) if corner is self.corner else NO_BLOWS


# Fouls, cuts and injuries


@dataclass(frozen=True, slots=True)
class IncidentRolled(ControlEvent):
    """A total of 6 leads to the chart (K14, K40): ``drawn`` the sum, ``incident`` a foul, a mark, ``hand`` or ``rib``."""

    drawn: int
    incident: str


@dataclass(frozen=True, slots=True)
class Injured(ControlEvent, common.Injured):
    """``hand`` or ``rib`` (K40): one control less for the bout, with the hand a worse column, named in ``column``."""

    injury: str
    column: str


@dataclass(frozen=True, slots=True)
class Marked(ControlEvent, common.Injured):
    """A mark on ``corner`` (K41): ``total`` with all that was added, ``stops_at`` the total that stops the bout, ``times`` he has it."""

    mark: str
    total: int
    stops_at: int
    times: int


@dataclass(frozen=True, slots=True)
class FoulSeen(ControlEvent, common.Warned):
    """The referee's word on a foul (K42): caution, warning, point or disqualified; ``warnings`` he has now."""

    offence: str
    verdict: str
    total: int
    warnings: int


@dataclass(frozen=True, slots=True)
class ButtSeen(ControlEvent):
    """Whether a head butt of ``corner`` cuts the other (K40)."""

    drawn: int
    cuts: bool


# Trouble


@dataclass(frozen=True, slots=True)
class TroubleRolled(ControlEvent):
    """``corner`` has the other in trouble (K20): ``drawn`` the sum of the dice, ``total`` with all that was added;
    ``result`` nothing, hurt, down, down_twice or out.
    """

    modifier: int
    drawn: int
    total: int
    result: str


class Hurt(ControlEvent):
    """``corner`` is hurt: less control in the next round (K20)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class KnockedDown(ControlEvent, common.Fell):
    """``corner`` goes down, for the ``times``-th time in the bout (K20)."""

    times: int


@dataclass(frozen=True, slots=True)
class Counted(ControlEvent, common.Counted):
    """The count over ``corner`` (K21): clear, shaky or out."""

    result: str
    total: int

    @property
    def is_up(self) -> bool:
        return self.result != "out"


class KnockedOut(ControlEvent):
    """``corner`` is knocked out (K20, K21)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Beaten(ControlEvent):
    """``corner`` has had a beating, his ``times``-th (K30)."""

    times: int


@dataclass(frozen=True, slots=True)
class RefereeLooked(ControlEvent):
    """A referee check of ``corner`` (K25): ``total`` against ``number``; ``reason`` count, beating or outclassed."""

    reason: str
    number: int
    total: int
    stopped: bool


# Between rounds and the end


@dataclass(frozen=True, slots=True)
class MarkTreated(ControlEvent):
    """The corner's work (K61): ``result`` worse, holds, better or closed."""

    mark: str
    drawn: int
    result: str


class TowelThrown(ControlEvent):
    """``corner`` gives the bout up after the round (K95)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Stopped(common.Stopped):
    """The bout ends within the distance (K70); ``cause`` stopped, cut, knockdowns, technical_draw or nothing."""

    kind: str
    winner: Corner | None
    cause: str
