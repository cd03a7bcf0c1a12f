"""What happens in a Quest bout; ``clash`` is 1 to 3, 0 in a corner phase."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import events as common
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import NO_BLOWS, Blows, Event


@dataclass(frozen=True, slots=True)
class QuestEvent(Event):
    """A fact about one boxer; ``corner`` is the boxer named."""

    clash: int
    corner: Corner


# Corner phase


class RoundBegan(Event):
    """The corners are at work before a round (Q11)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SecondWindTaken(QuestEvent):
    """He regains stamina by his Second Wind (Q45)."""

    gained: int


@dataclass(frozen=True, slots=True)
class TechniqueUsed(QuestEvent):
    """A second at work (Q50): ``effect`` is the stamina or the dice given back, 1 if a test worked, else 0."""

    technique: str
    effect: int


class CutClosed(QuestEvent):
    """The cut is closed (Q72)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class DoctorLooked(QuestEvent, common.Injured):
    """The doctor looks at an open cut (Q72): he stops the bout at or below ``limit``."""

    drawn: int
    limit: int


class BellRang(Event):
    """The clashes of the round begin (Q11)."""

    __slots__ = ()


# A clash


@dataclass(frozen=True, slots=True)
class StanceTaken(QuestEvent, common.StanceTaken):
    """What he does, and what it costs (Q20); ``move`` is empty for none, ``dropped`` a move he could not pay."""

    stance: str
    move: str
    price: int
    dropped: str


@dataclass(frozen=True, slots=True)
class MoveTried(QuestEvent, common.MoveTried):
    """A watched move meets a Cunning test (Q21): his successes, the other's."""

    move: str
    own: int
    other: int
    works: bool


class SouthpawSeen(QuestEvent):
    """The other has named his Southpaw Switch: it ends (Q45)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class SpeedTested(Event):
    """Successes of red and blue, and who has the Edge (Q22)."""

    clash: int
    successes: tuple[int, int]
    edge: Corner | None


@dataclass(frozen=True, slots=True)
class FeintTried(QuestEvent, common.MoveTried):
    """The contest of a Feint (Q45): his successes, the other's."""

    own: int
    other: int
    works: bool


@dataclass(frozen=True, slots=True)
class RopeDrained(QuestEvent):
    """The other attacks a Rope-a-Dope and loses stamina; ``corner`` uses it (Q45)."""

    stamina: int


@dataclass(frozen=True, slots=True)
class Clinched(QuestEvent, common.Clinched):
    """Nobody hits; he regains stamina (Q45)."""

    gained: int


@dataclass(frozen=True, slots=True)
class Fouled(QuestEvent, common.Warned):
    """A foul (Q47, Q73): ``kind`` is clinch or ring, ``number`` counts his of that kind, ``points`` come off."""

    kind: str
    number: int
    points: int


@dataclass(frozen=True, slots=True)
class DefenseTested(Event):
    """Clash Defense of red and blue (Q24)."""

    clash: int
    successes: tuple[int, int]


@dataclass(frozen=True, slots=True)
class MightTested(Event):
    """Clash Might of red and blue; ``penalties`` is what each die lost for want of the Edge (Q25)."""

    clash: int
    successes: tuple[int, int]
    penalties: tuple[int, int]


@dataclass(frozen=True, slots=True)
class ShoulderRolled(QuestEvent):
    """Failed Defense dice rolled once more (Q26)."""

    added: int


@dataclass(frozen=True, slots=True)
class RefereeLooked(QuestEvent):
    """He has no Clash Defense left; the referee stops it or lets it go on (Q30)."""

    drawn: int
    stops: bool


@dataclass(frozen=True, slots=True)
class AttackMissed(QuestEvent, common.Missed):
    """His attack does nothing (Q31); ``tired`` if he has no stamina to strike with."""

    might: int
    defense: int
    tired: bool


@dataclass(frozen=True, slots=True)
class HitLanded(QuestEvent, common.Struck):
    """His attack does damage (Q31, section 8): what the other loses; ``drawn`` is the d10 that counts, 0 if none is rolled."""

    might: int
    defense: int
    drawn: int
    stamina: int
    speed: int
    might_dice: int
    defense_dice: int

    def blows(self, corner: Corner) -> Blows:
        return Blows(1, 1, self.taken) if corner is self.corner else NO_BLOWS

    @property
    def taken(self) -> int:
        return self.stamina + self.speed + self.might_dice + self.defense_dice


@dataclass(frozen=True, slots=True)
class CutOpened(QuestEvent, common.Injured):
    """He is cut (Q71); ``cuts`` counts them."""

    cuts: int


@dataclass(frozen=True, slots=True)
class KnockedDown(QuestEvent, common.Fell):
    """He is down (Q40); ``number`` counts in the bout, ``out`` if he is knocked out."""

    number: int
    out: bool


@dataclass(frozen=True, slots=True)
class CountTaken(QuestEvent, common.Counted, common.Struck):
    """The knockdown roll with earlier knockdowns added (Q41); ``stamina`` is what getting up cost."""

    drawn: int
    added: int
    stamina: int
    rises: bool

    @property
    def is_up(self) -> bool:
        return self.rises

    def blows(self, corner: Corner) -> Blows:
        """Return the price of getting up as work of the other."""
        return NO_BLOWS if corner is self.corner else Blows(damage=self.stamina)


class IronChinShown(QuestEvent):
    """His chin holds: the roll counts as 9 (Q45)."""

    __slots__ = ()


# Ends


@dataclass(frozen=True, slots=True)
class Stopped(common.Stopped):
    """The bout is over: ``corner`` has won, or nobody; ``cause`` as in the outcome (Q65)."""

    clash: int
    method: str
    corner: Corner | None
    cause: str

    @property
    def winner(self) -> Corner | None:
        return self.corner

    @property
    def kind(self) -> str:
        return self.method


@dataclass(frozen=True, slots=True)
class CriteriaShown(Event):
    """What the three judges were looking for (Q105)."""

    criteria: tuple[str, ...]
