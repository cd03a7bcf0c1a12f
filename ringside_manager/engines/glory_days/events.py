"""What happens in a Glory Days bout; ``segment`` is the segment of the round, 1 to 9 (0 before the first)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from ringside_manager.bout import events as common
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import NO_BLOWS, Blows, Event


@dataclass(frozen=True, slots=True)
class SegmentEvent(Event):
    """A fact about one boxer; ``corner`` is the boxer named."""

    segment: int
    corner: Corner


class Action(common.Landed):
    """An action that may be worth several ``punches``; what missed of them is not shown."""

    __slots__ = ()

    if TYPE_CHECKING:

        @property
        def punches(self) -> int:
            """How many land."""

    def blows(self, corner: Corner) -> Blows:
        return _each_a_point(self.punches) if corner is self.corner else NO_BLOWS


def _each_a_point(punches: int) -> Blows:
    return Blows(0, punches, punches)


# Before the bout and before a round


@dataclass(frozen=True, slots=True)
class OfficialsNamed(Event):
    """The types of the referee and of the three judges (G97)."""

    referee: str
    judges: tuple[str, str, str]


@dataclass(frozen=True, slots=True)
class PlanChosen(Event):
    """A corner's plan for the coming round is opened (G101)."""

    corner: Corner
    plan: str


class RoundBegan(SegmentEvent):
    """The bell; ``corner`` has momentum (G14, G77)."""

    __slots__ = ()


# Who acts


@dataclass(frozen=True, slots=True)
class TookControl(SegmentEvent):
    """He acts alone: by more ``stars`` than ``others`` (G17), by a rally with as many (G81), or because the other is
    hurt, then without stars to compare (G15): ``why`` is stars, rally or hurt.
    """

    distance: str
    stars: int
    others: int
    why: str


@dataclass(frozen=True, slots=True)
class ToeToToe(SegmentEvent):
    """As many stars: both act, ``corner`` first and at the distance of his line (G18)."""

    distance: str
    stars: int


# Offence, defence, counters


@dataclass(frozen=True, slots=True)
class PunchesLanded(SegmentEvent, Action):
    """An action lands (G22): ``number`` is its d00, ``die`` the d20 thrown with it; ``lost`` punches fell to penalties,
    ``blocked`` to the defence (below 0: it let more through, G35).
    """

    punches: int
    number: int
    die: int
    lost: int
    blocked: int


@dataclass(frozen=True, slots=True)
class ActionMissed(SegmentEvent):
    """No punch (G25)."""

    number: int


@dataclass(frozen=True, slots=True)
class CounterTried(SegmentEvent, Action):
    """``corner`` answers a miss (G37); ``thrown`` is empty if nothing comes of it."""

    die: int
    thrown: str
    punches: int


@dataclass(frozen=True, slots=True)
class RoughPunch(SegmentEvent, Action):
    """The foul range: a punch, and the referee looks on (G26); ``called`` if it is a foul."""

    punches: int
    die: int
    rating: int
    called: bool


@dataclass(frozen=True, slots=True)
class Clinched(SegmentEvent, common.Clinched, common.Landed):
    """He clinches and the segment is over (G73); with ``clinch_one_punch`` the other is credited with ``let_through``."""

    let_through: int

    def blows(self, corner: Corner) -> Blows:
        return NO_BLOWS if corner is self.corner else _each_a_point(self.let_through)


# Chin and will


@dataclass(frozen=True, slots=True)
class ChinTested(SegmentEvent):
    """He is hit with power (G44): ``result`` is down, stunned or nothing."""

    die: int
    down: int
    stunned: int
    result: str


@dataclass(frozen=True, slots=True)
class KnockedDown(SegmentEvent, common.Fell):
    """He is down (G45); ``flash``: up at once and unhurt (G81)."""

    times: int
    flash: bool


@dataclass(frozen=True, slots=True)
class CountTaken(SegmentEvent, common.Counted):
    """The count over him (G45): ``out`` if he does not beat it, ``saved`` if only the bell saves him."""

    die: int
    rating: int
    out: bool
    saved: bool

    @property
    def is_up(self) -> bool:
        return not self.out


class Stunned(SegmentEvent):
    """He will be hurt in the next segment (G46)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class WillTested(SegmentEvent):
    """Hurt and hit, or hit too often (G51, G100): ``stopped`` if the referee has seen enough."""

    die: int
    rating: int
    stopped: bool


# Injuries


@dataclass(frozen=True, slots=True)
class CutTested(SegmentEvent):
    """A cut check of his (G61); ``holds`` if nothing happens."""

    die: int
    rating: int
    holds: bool


@dataclass(frozen=True, slots=True)
class InjuryTested(SegmentEvent):
    """Whether an old injury gets worse (G65)."""

    injury: str
    die: int
    worse: bool


@dataclass(frozen=True, slots=True)
class Injured(SegmentEvent, common.Injured):
    """An injury, for the ``times``-th time (G61, G62); ``again`` if an old one got worse (G65)."""

    injury: str
    times: int
    again: bool


@dataclass(frozen=True, slots=True)
class StoppageTested(SegmentEvent):
    """Whether the injury stops the bout (G63); ``by_doctor`` on line 98 of the events."""

    injury: str
    die: int
    value: int
    stopped: bool
    by_doctor: bool


# Fouls


@dataclass(frozen=True, slots=True)
class FoulCalled(SegmentEvent, common.Warned):
    """A foul (G70): its kind (``late_punch`` and ``temper`` have none), how often it and all fouls have come up, and
    what follows: warning, point or disqualified.
    """

    kind: str
    times: int
    total: int
    follows: str


# The chart of events


@dataclass(frozen=True, slots=True)
class Occurred(SegmentEvent, common.Injured, common.Landed):
    """A line of the chart of events (G80, G81), rolled by ``corner``; ``punches`` are his and the other's.  ``ignored``:
    one of its kind has happened already.
    """

    number: int
    line: str
    ignored: bool
    punches: tuple[int, int]

    def blows(self, corner: Corner) -> Blows:
        return _each_a_point(self.punches[corner is not self.corner])


@dataclass(frozen=True, slots=True)
class FoulTested(SegmentEvent):
    """Whether what happened is a foul (G81)."""

    die: int
    rating: int
    called: bool


# The end of a segment and of a round


@dataclass(frozen=True, slots=True)
class SegmentEnded(Event):
    """Punches of the segment, and who has momentum now (G76)."""

    segment: int
    landed: tuple[int, int]
    momentum: Corner


@dataclass(frozen=True, slots=True)
class TooManyPunches(SegmentEvent):
    """He has taken more than 25 in the round (G55)."""

    taken: int


class BellRang(Event):
    """The round is over (G4, G85)."""

    __slots__ = ()


class Tired(SegmentEvent):
    """His stamina is used up: from now on he is tired (G92)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class HandTested(SegmentEvent, common.Injured):
    """His corner looks at the broken hand (G81, line 94); ``retired`` if it pulls him out."""

    die: int
    retired: bool


class TowelThrown(SegmentEvent):
    """His corner throws in the towel (G105)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Stopped(common.Stopped):
    """The bout is over by a result that is not read from the cards alone (G95): ``kind`` is its method."""

    segment: int
    kind: str
    winner: Corner | None
    cause: str
