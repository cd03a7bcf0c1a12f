"""The texts of the action cards: conditions, injuries and special actions (D11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Op(Enum):
    """What a text changes (T118)."""

    CF = "CF"
    PL = "PL"
    DEF = "DEF"
    KD1 = "KD1"
    END = "END"
    SLUG = "SLUG"
    HAND = "HAND"
    CLASH = "CLASH"
    RIB = "RIB"
    SWELL = "SWELL"
    CUTCHECK = "CUTCHECK"
    CENTER = "CENTER"


class Until(Enum):
    """How long a change lasts (T40); ``NOW`` for what happens at once."""

    NOW = "now"
    ROUND = "round"
    NEXT_ROUND = "next_round"
    BOUT = "bout"


class Who(Enum):
    """Whom a text concerns (T116)."""

    NOBODY = "none"
    CONTROL = "control"
    OPPONENT = "opponent"
    BOTH = "both"
    BY_ROLL = "rn"


class StopAs(Enum):
    """How a text ends a bout (T116, T124-T126)."""

    TKO = "tko"
    DQ = "dq"
    TECHNICAL = "technical"


@dataclass(frozen=True, slots=True)
class Effect:
    """One change: by how much and for how long; ``eye`` left or right for swelling, ``cause`` for a cut check."""

    op: Op
    by: int = 0
    until: Until = Until.NOW
    eye: str = ""
    cause: str = ""


@dataclass(frozen=True, slots=True)
class Text:
    """One text.

    ``roll`` says that an RN is drawn first; up to ``split`` it names the fighter in control, above it his opponent; effects
    hold only up to ``needs``; up to ``stop`` the bout ends as ``stop_as`` says.  ``points`` go to the other fighter.  A second
    text of the same ``once`` and no higher ``rank`` does nothing.  ``time_stop``: the referee stops the clock (T144).
    """

    code: str
    count: int
    who: Who = Who.NOBODY
    roll: bool = False
    split: int = 0
    needs: int = 0
    stop: int = 0
    stop_as: StopAs | None = None
    points: int = 0
    once: str = ""
    rank: int = 0
    time_stop: bool = False
    effects: tuple[Effect, ...] = ()


def _swell(eye: str, stage: int) -> tuple[Effect, ...]:
    return (Effect(Op.SWELL, stage, eye=eye),)


def _endurance(by: int) -> tuple[Effect, ...]:
    return (Effect(Op.END, by),)


def _coming(op: Op, by: int) -> tuple[Effect, ...]:
    return (Effect(op, by, Until.NEXT_ROUND),)


_CF_BOUT = Effect(Op.CF, -1, Until.BOUT)
_FORCED = (Effect(Op.CF, -1, Until.ROUND), Effect(Op.SLUG))

CONDITIONS = (
    Text("C-NONE", 14),
    Text("C-SWL1", 13, effects=_swell("left", 1)),
    Text("C-SWR1", 13, effects=_swell("right", 1)),
    Text("C-SWL2", 9, effects=_swell("left", 2)),
    Text("C-SWR2", 9, effects=_swell("right", 2)),
    Text("C-SWL3", 5, effects=_swell("left", 3)),
    Text("C-SWR3", 5, effects=_swell("right", 3)),
    Text("C-WIND", 6, effects=_endurance(-5)),
    Text("C-GAS", 4, effects=_endurance(-8)),
    Text("C-LEGS", 6, effects=_coming(Op.KD1, 1)),
    Text("C-DAZE", 4, effects=_coming(Op.CF, -1)),
    Text("C-ARMS", 4, effects=_coming(Op.PL, -2)),
    Text("C-GUARD", 4, effects=_coming(Op.DEF, 2)),
    Text("C-BLOOD", 2, effects=_endurance(-4)),
    Text("C-SORE", 2, effects=(Effect(Op.END, -4), Effect(Op.PL, -1, Until.BOUT))),
)
INJURIES = (
    Text("I-NONE", 86),
    Text("I-ANKLE", 2, Who.CONTROL, roll=True, needs=40, once="ankle", effects=_FORCED),
    Text("I-LEG", 2, Who.CONTROL, once="leg", effects=_FORCED),
    Text("I-CLASH", 2, Who.BY_ROLL, roll=True, split=40, effects=(Effect(Op.CLASH),)),
    Text("I-SHOULDER", 1, Who.CONTROL, roll=True, stop=16, stop_as=StopAs.TKO, once="shoulder", effects=(_CF_BOUT,)),
    Text("I-KNUCKLE", 1, Who.CONTROL, once="hand", rank=1, effects=(Effect(Op.HAND, 1),)),
    Text("I-HAND", 1, Who.CONTROL, once="hand", rank=2, effects=(Effect(Op.HAND, 2),)),
    Text("I-RIB", 1, Who.OPPONENT, points=3, once="rib", effects=(Effect(Op.RIB, 4),)),
    Text("I-JAW", 1, Who.OPPONENT, roll=True, stop=40, stop_as=StopAs.TKO, points=3, once="jaw",
         effects=(Effect(Op.CF, -2, Until.BOUT),)),
    Text("I-NOSE", 1, Who.OPPONENT, points=2, once="nose", effects=(_CF_BOUT, Effect(Op.PL, -2, Until.BOUT))),
    Text("I-ELBOW", 1, Who.OPPONENT, roll=True, stop=10, stop_as=StopAs.TECHNICAL,
         effects=(Effect(Op.CUTCHECK, cause="accident"),)),
    Text("I-BUTT", 1, Who.OPPONENT, roll=True, stop=8, stop_as=StopAs.DQ, effects=(Effect(Op.CUTCHECK, cause="foul"),)),
)  # fmt: skip
SPECIALS = (
    Text("S-NONE", 67),
    Text("S-MOUTH", 8, Who.BOTH, time_stop=True, effects=_endurance(5)),
    Text("S-TAPE", 6, Who.BOTH, time_stop=True, effects=_endurance(3)),
    Text("S-GLOVE", 3, Who.BOTH, time_stop=True, effects=_endurance(5)),
    Text("S-WATER", 5, Who.BOTH, time_stop=True, effects=_endurance(2)),
    Text("S-ROPE", 3, Who.BOTH, time_stop=True, effects=(Effect(Op.END, 3), Effect(Op.CENTER))),
    Text("S-CROWD", 4, Who.BOTH, time_stop=True, effects=_endurance(2)),
    Text("S-REF", 2, Who.BOTH, time_stop=True, effects=_endurance(4)),
    Text("S-SURGE", 2, Who.CONTROL, effects=(Effect(Op.PL, 2, Until.ROUND),)),
)
TEXTS = {text.code: text for text in (*CONDITIONS, *INJURIES, *SPECIALS)}
"""Every text by its code."""
