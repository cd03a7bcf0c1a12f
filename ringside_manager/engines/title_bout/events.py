"""What happens in a Title Bout II bout (T5); ``second`` is the time gone in the round, 0 to 180 (T151)."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout import events as common
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import NO_BLOWS, Blows, Event
from ringside_manager.engines.title_bout.deck import Place


@dataclass(frozen=True, slots=True)
class TitleBoutEvent(Event):
    """A fact about one fighter; ``corner`` is the fighter named (T5)."""

    second: int
    corner: Corner


# Before the bout and before a round


@dataclass(frozen=True, slots=True)
class OfficialsNamed(Event):
    """The referee and the men in both corners (T24, T25); with the advanced tables for cuts the corners' ratings and
    the doctor (T162, T165), otherwise empty.
    """

    referee: str
    cut_men: tuple[str, str]
    swelling_men: tuple[str, str]
    corners: tuple[str, str]
    doctor: str


@dataclass(frozen=True, slots=True)
class TraitShown(TitleBoutEvent):
    """A trait takes effect, once for each time it does (T180)."""

    trait: str


@dataclass(frozen=True, slots=True)
class StyleChosen(TitleBoutEvent):
    """The way he fights from now on, ``box`` or ``slug`` (T27)."""

    style: str


@dataclass(frozen=True, slots=True)
class StrategyNamed(TitleBoutEvent):
    """A strategy is tried (T167): the digit ``drawn`` must not exceed his ``rating``."""

    strategy: str
    drawn: int
    rating: int
    works: bool


class RoundBegan(TitleBoutEvent):
    """The bell; ``corner`` is the aggressor and checks first (T31-T34)."""

    __slots__ = ()


# Control and actions


@dataclass(frozen=True, slots=True)
class ControlChecked(TitleBoutEvent, common.ControlChecked):
    """A control check (T35): the card's CF ``drawn`` against his ``factor``."""

    passed: bool
    drawn: int
    factor: int


@dataclass(frozen=True, slots=True)
class PunchLanded(TitleBoutEvent, common.Landed):
    """A punch worth ``damage`` points, 0 to 3 (T50, T54); ``countering`` if it answers a miss (T68)."""

    thrown: str
    damage: int
    countering: bool

    @property
    def kind(self) -> str:
        return self.thrown

    @property
    def doubles(self) -> bool:
        """A knockdown scores it once more (T61)."""
        return True


@dataclass(frozen=True, slots=True)
class PowerPunch(TitleBoutEvent, common.Landed):
    """A punch with power behind it, by the knockdown reading (T59): ``result`` 3, 4, 5, 5H, 5F or K, ``damage`` its
    points; those of a knockdown are told with the fall.
    """

    result: str
    damage: int
    drawn: int
    rating: int
    countering: bool


@dataclass(frozen=True, slots=True)
class SecondReading(Event):
    """The reading asks for another card (T59, T60, T155)."""

    second: int
    reason: str


class PunchMissed(TitleBoutEvent, common.Missed):
    """Out of range (T48)."""

    __slots__ = ()


class CounterOpened(TitleBoutEvent, common.Struck):
    """A miss that opens him to a counter (T48)."""

    __slots__ = ()

    def blows(self, corner: Corner) -> Blows:
        return Blows(thrown=1) if corner is self.corner else NO_BLOWS


@dataclass(frozen=True, slots=True)
class Countered(TitleBoutEvent, common.Countered, common.Struck):
    """``corner`` tries to counter (T67); ``drawn`` is 0 for a word."""

    landed: bool
    drawn: int
    limit: int

    def blows(self, corner: Corner) -> Blows:
        """Return a punch that missed, if one was thrown; one that lands is an event of its own."""
        missed = corner is self.corner and not self.landed and self.drawn > 0
        return Blows(thrown=1) if missed else NO_BLOWS


@dataclass(frozen=True, slots=True)
class Clinched(TitleBoutEvent, common.Clinched):
    """A clinch (T49); ``removed`` round cards go with it (T175, T185)."""

    removed: int


@dataclass(frozen=True, slots=True)
class Moved(TitleBoutEvent, common.Moved):
    """``corner`` moves the action to ``place``; unless it is ring center, the other is trapped there (T51)."""

    place: str

    @property
    def traps(self) -> bool:
        return self.place != Place.CENTER.value


class CameFree(TitleBoutEvent, common.Moved):
    """``corner`` was trapped, and the action is back at ring center (T51, T72)."""

    __slots__ = ()


# Knockdowns and finishing runs


class KnockedDown(TitleBoutEvent, common.Fell):
    """``corner`` went down and will get up; 6 points to the other (T61), but for a third that ends the bout (T150)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Counted(TitleBoutEvent, common.Counted):
    """``corner`` rose at ``count`` (T61); ``removed`` round cards went with the count (T145)."""

    count: int
    removed: int


class FlashKnockdown(Counted):
    """``corner`` was up at once (T62)."""

    __slots__ = ()


class CountedOut(TitleBoutEvent, common.CountedOut):
    """``corner`` did not get up (T60)."""

    __slots__ = ()


class SavedByBell(TitleBoutEvent):
    """The bell saves ``corner`` from the count (T149)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class FinishBegan(TitleBoutEvent, common.FinishBegan):
    """A finishing run over the next ``cards`` (T71)."""

    cards: int


class FinishEnded(TitleBoutEvent, common.FinishEnded):
    """The run is over (T74)."""

    __slots__ = ()


class FinishBroken(TitleBoutEvent, common.FinishEnded):
    """A counter has ended the run of ``corner`` (T77)."""

    __slots__ = ()


# Cuts and swelling


class CutAvoided(TitleBoutEvent):
    """A cut check without a cut (T85)."""

    __slots__ = ()


class CutThere(TitleBoutEvent):
    """There is a cut at that place already (T86)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class CutOpened(TitleBoutEvent, common.Injured):
    """A cut, by its ``letter`` and ``place`` (T84); ``cause`` legal, accident or foul (T127)."""

    letter: str
    place: str
    cause: str


@dataclass(frozen=True, slots=True)
class CutReopened(TitleBoutEvent):
    """The cut at ``place`` is open again (T88)."""

    place: str


@dataclass(frozen=True, slots=True)
class CutBecameGash(TitleBoutEvent, common.Injured):
    """The slight cut at ``place`` has become a gash (T89)."""

    place: str


@dataclass(frozen=True, slots=True)
class CutLookedAt(TitleBoutEvent):
    """The bout goes on in spite of the gash at ``place`` (T90): RN ``drawn`` above ``limit``."""

    place: str
    drawn: int
    limit: int


@dataclass(frozen=True, slots=True)
class CutTreated(TitleBoutEvent):
    """The cut man's work (T98): ``result`` stops, controls, seeping or bleeding."""

    place: str
    result: str
    skill: str


@dataclass(frozen=True, slots=True)
class EyeTreated(TitleBoutEvent, common.Injured):
    """The swelling man's work (T105): ``stage`` is 0 if he held it, else the eye's new stage 1 to 3."""

    eye: str
    stage: int
    skill: str


@dataclass(frozen=True, slots=True)
class WoundNoted(TitleBoutEvent):
    """Advanced tables (T158-T161): ``wound`` swelling, cut, lip or mouth; ``severity`` minor, major or doctor, ``place`` and
    ``step`` (starts, worsens or becomes) are empty where they do not apply.
    """

    wound: str
    severity: str
    place: str
    step: str


@dataclass(frozen=True, slots=True)
class WoundTreated(TitleBoutEvent):
    """The corner's work with the advanced tables (T162): ``held`` if it succeeded."""

    wound: str
    severity: str
    place: str
    held: bool


@dataclass(frozen=True, slots=True)
class DoctorLooked(TitleBoutEvent, common.Injured):
    """The ring doctor's ``verdict``: go_on, one_more_round or stop (T165)."""

    wound: str
    place: str
    verdict: str


# Fouls, injuries, specials, conditions


@dataclass(frozen=True, slots=True)
class WordDrawn(TitleBoutEvent):
    """The fighter in control draws the word Foul, Injury or Special (T46)."""

    word: str


@dataclass(frozen=True, slots=True)
class FoulSeen(TitleBoutEvent, common.Warned):
    """The referee looks, and no more than a caution comes of it (T110): ``caution`` is ``none`` or what it is for."""

    caution: str


@dataclass(frozen=True, slots=True)
class Warned(TitleBoutEvent, common.Warned):
    """A warning for ``offence``; ``total`` is how many he has (T110)."""

    offence: str
    total: int


class PointTaken(TitleBoutEvent, common.Warned):
    """The referee takes a point (T111)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Retaliated(TitleBoutEvent, common.Warned):
    """``corner`` pays a foul back and loses a point (T198)."""

    offence: str


@dataclass(frozen=True, slots=True)
class TextRead(TitleBoutEvent):
    """An injury, special action or condition text, by its ``code`` (T115, T123); ``kind`` says which.

    ``corner`` is the fighter in control, or the fighter looked at between two rounds.
    """

    kind: str
    code: str


@dataclass(frozen=True, slots=True)
class TextRepeated(TitleBoutEvent):
    """``corner`` has suffered that already: nothing more (T116)."""

    code: str


@dataclass(frozen=True, slots=True)
class TextPassed(TitleBoutEvent):
    """``corner`` gets away with it: the number was too high (T116)."""

    code: str
    drawn: int


@dataclass(frozen=True, slots=True)
class Affected(TitleBoutEvent, common.Injured):
    """An effect of a text on ``corner`` (T118): ``effect`` CF, PL, DEF, KD1, END, SLUG, HAND, CLASH, RIB, SWELL or CENTER."""

    effect: str
    by: int
    until: str


# The end of a round and of a bout


class BellRang(Event):
    """The round deck is used up (T18)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Recovered(common.Recovered):
    """Between two rounds; ``endurance`` of red and blue afterwards (T81)."""

    endurance: tuple[int, int]


class CarriedOver(TitleBoutEvent):
    """``corner`` goes into the next round still shaken (T65)."""

    __slots__ = ()


class RibHeld(TitleBoutEvent):
    """He goes out with his cracked rib once more (T120)."""

    __slots__ = ()


class Tired(TitleBoutEvent):
    """``corner`` is fatigued: from now on the other side of his card counts (T82)."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Stopped(common.Stopped):
    """The bout ends within the distance or by a technical result: ``kind`` KO, TKO, DQ, TD or TDRAW and its ``cause`` (T140)."""

    second: int
    kind: str
    winner: Corner | None
    cause: str
