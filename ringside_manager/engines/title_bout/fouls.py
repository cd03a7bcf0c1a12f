"""Fouls and the referee, injuries, specials and conditions by their texts (sections 19 to 21)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache

from ringside_manager.bout.corner import Keyed
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.cuts import name_swelling
from ringside_manager.engines.title_bout.deck import Place
from ringside_manager.engines.title_bout.effective import hold, refresh, show
from ringside_manager.engines.title_bout.events import (
    Affected,
    FoulSeen,
    PointTaken,
    Retaliated,
    TextPassed,
    TextRead,
    TextRepeated,
    Warned,
)
from ringside_manager.engines.title_bout.judging import accident, disqualified, score, stop
from ringside_manager.engines.title_bout.options import Changes
from ringside_manager.engines.title_bout.state import BoutState, Cause, Eye, Fighter
from ringside_manager.engines.title_bout.tables import (
    ANGER_ISSUES,
    FOUL_LETTERS,
    FOUL_TABLE,
    HEAD_BUTT_CUTS,
    REFEREE_TABLE,
    STEALTH_FOUL,
    Caution,
    Offence,
)

# Fouls and the referee (section 19)


RETALIATIONS = ((50, "low_blow"), (70, "head_butt"), (78, "thumb"), (80, "bite"))
"""T198, by RNv."""
LAST_RETALIATION = 3
SECOND_IN_ROUND, FIFTH_IN_BOUT = 2, 5


def foul(state: BoutState, fighter: Fighter) -> None:
    """The fighter in control drew the word Foul: the referee looks (T109, T110, T114)."""
    card, returns = state.interrupt("RN")
    seen = foul_outcome(fighter.side.foul, card.rnv)
    if isinstance(seen, Caution):
        state.tell(FoulSeen, fighter, seen.value)
        return
    if state.options.traits and hides_foul(state, fighter):
        return
    warn(state, fighter, seen)
    if returns:
        state.deck.put_back(card)  # T144


@cache
def foul_outcome(letter: str, number: int) -> Caution | Offence:
    """Table F: a FOUL letter A to E and an RN 1 to 80 (29.7)."""
    column = FOUL_LETTERS.index(letter)
    return next(seen for seen, limits in FOUL_TABLE if number <= limits[column])


def warn(state: BoutState, offender: Fighter, offence: Offence) -> None:
    """A warning, and what it costs (T110, T111); then what follows from it (T143, T198)."""
    offender.warnings += 1
    offender.warnings_round += 1
    if offence is not Offence.PUSH:
        offender.warned[offence] = offender.warned.get(offence, 0) + 1
    state.moved = True
    state.tell(Warned, offender, offence.value, offender.warnings)
    penalize(state, offender, offence)
    if offence is Offence.HEAD_BUTT and state.options.head_butt_cuts:
        head_butt(state, offender)
    if state.options.traits:
        against_fouls(state, offender)


def penalize(state: BoutState, offender: Fighter, offence: Offence) -> None:
    """Table R: disqualified, or a point (T111, T112)."""
    same, total, disqualifies = REFEREE_TABLE[state.referee]
    if offender.warnings >= disqualifies:
        disqualified(state, offender, "fouls")
    if offender.warned.get(offence, 0) in same or offender.warnings in total:
        take_point(state, offender)


def take_point(state: BoutState, offender: Fighter) -> None:
    """A point less on all three cards of the round (T113)."""
    offender.deducted += 1
    state.tell(PointTaken, offender)


def head_butt(state: BoutState, offender: Fighter) -> None:
    """A head butt may leave a cut on either (T143)."""
    number = state.deck.spare("RN").rnv
    nobody, fouled, butted, _ = HEAD_BUTT_CUTS
    if number <= nobody:
        return
    if number <= fouled or number > butted:
        cuts.cut_check(state, offender.opponent, Cause.FOUL)
    if number > fouled:
        cuts.cut_check(state, offender, Cause.LEGAL)


def hides_foul(state: BoutState, fighter: Fighter) -> bool:
    """Whether the referee misses a foul he would have warned for (T186)."""
    if not state.has(fighter, STEALTH_FOUL) or state.check_card("RN").rnv > 40:
        return False
    show(state, fighter)
    return True


def against_fouls(state: BoutState, offender: Fighter) -> None:
    """Whether the man fouled pays it back (T198)."""
    fouled = offender.opponent
    due = offender.warnings_round == SECOND_IN_ROUND or offender.warnings == FIFTH_IN_BOUT
    if not due or not state.has(fouled, ANGER_ISSUES):
        return
    number = state.check_card("RN").rnv
    offence = next(word for limit, word in RETALIATIONS if number <= limit)
    fouled.retaliations += 1
    state.tell(Retaliated, fouled, offence)
    if fouled.retaliations == LAST_RETALIATION:
        disqualified(state, fouled, "retaliation")
    take_point(state, fouled)
    if offence == "head_butt":
        cuts.cut_check(state, offender, Cause.FOUL)


# The texts of the action cards: conditions, injuries and special actions (D11)


class Op(Keyed):
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


class Until(Keyed):
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


def _endurance_lost(by: int) -> tuple[Effect, ...]:
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
    Text("C-WIND", 6, effects=_endurance_lost(-5)),
    Text("C-GAS", 4, effects=_endurance_lost(-8)),
    Text("C-LEGS", 6, effects=_coming(Op.KD1, 1)),
    Text("C-DAZE", 4, effects=_coming(Op.CF, -1)),
    Text("C-ARMS", 4, effects=_coming(Op.PL, -2)),
    Text("C-GUARD", 4, effects=_coming(Op.DEF, 2)),
    Text("C-BLOOD", 2, effects=_endurance_lost(-4)),
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
    Text("S-MOUTH", 8, Who.BOTH, time_stop=True, effects=_endurance_lost(5)),
    Text("S-TAPE", 6, Who.BOTH, time_stop=True, effects=_endurance_lost(3)),
    Text("S-GLOVE", 3, Who.BOTH, time_stop=True, effects=_endurance_lost(5)),
    Text("S-WATER", 5, Who.BOTH, time_stop=True, effects=_endurance_lost(2)),
    Text("S-ROPE", 3, Who.BOTH, time_stop=True, effects=(Effect(Op.END, 3), Effect(Op.CENTER))),
    Text("S-CROWD", 4, Who.BOTH, time_stop=True, effects=_endurance_lost(2)),
    Text("S-REF", 2, Who.BOTH, time_stop=True, effects=_endurance_lost(4)),
    Text("S-SURGE", 2, Who.CONTROL, effects=(Effect(Op.PL, 2, Until.ROUND),)),
)
TEXTS = {text.code: text for text in (*CONDITIONS, *INJURIES, *SPECIALS)}
"""Every text by its code."""


# What the texts of the cards do: injuries, specials and conditions (section 20)


def injury(state: BoutState, fighter: Fighter) -> None:
    """The fighter in control drew the word Injury (T115); the referee always looks (T144)."""
    card, returns = state.interrupt("INJ")
    text = TEXTS[card.injury]
    _tell(state, fighter, "injury", text)
    apply(state, fighter, text)
    if returns:
        state.deck.put_back(card)


def special(state: BoutState, fighter: Fighter) -> None:
    """The fighter in control drew the word Special (T115)."""
    card, returns = state.interrupt("SPEC")
    text = TEXTS[card.special]
    _tell(state, fighter, "special", text)
    apply(state, fighter, text)
    if returns and text.time_stop:
        state.deck.put_back(card)


def condition(state: BoutState, fighter: Fighter) -> None:
    """How the fighter is after a hard round (T79, T123)."""
    text = TEXTS[state.deck.spare("COND").condition]
    _tell(state, fighter, "condition", text)
    for effect in text.effects:
        affect(state, fighter, effect)
    refresh(state)  # what it changes for the bout holds from the next round on


def _tell(state: BoutState, fighter: Fighter, kind: str, text: Text) -> None:
    state.tell(TextRead, fighter, kind, text.code)


def apply(state: BoutState, fighter: Fighter, text: Text) -> None:
    """A text in the order of T116."""
    if text.who is Who.NOBODY:
        return
    if text.who is Who.BOTH:
        for each in state.fighters:
            happen(state, each, text)
    elif text.roll:
        card, returns = state.interrupt("RN")
        suffers(state, concerned(fighter, text, card.rnv), text, card.rnv)
        if returns:
            state.deck.put_back(card)
    else:
        suffers(state, concerned(fighter, text, 0), text, 0)


def concerned(fighter: Fighter, text: Text, number: int) -> Fighter:
    """Whom the text concerns: the fighter in control, or his opponent (T116)."""
    control = text.who is Who.CONTROL or (text.who is Who.BY_ROLL and number <= text.split)
    return fighter if control else fighter.opponent


def suffers(state: BoutState, fighter: Fighter, text: Text, number: int) -> None:
    """Steps 3 to 7 of T116 for the fighter concerned; ``number`` is the roll, 0 without one (T119)."""
    if text.once and fighter.suffered.get(text.once, -1) >= text.rank:
        state.tell(TextRepeated, fighter, text.code)
        return
    if text.points:
        score(state, fighter.opponent, text.points)
    if text.needs and number > text.needs:
        state.tell(TextPassed, fighter, text.code, number)
        return
    if text.stop_as is not None and number <= text.stop:
        end(state, fighter, text.stop_as)
    if text.once:
        fighter.suffered[text.once] = text.rank
    happen(state, fighter, text)


def end(state: BoutState, fighter: Fighter, stop_as: StopAs) -> None:
    """The text ends the bout (T124-T126)."""
    if stop_as is StopAs.TECHNICAL:
        accident(state)
    if stop_as is StopAs.DQ:
        disqualified(state, fighter.opponent, "intent")
    stop(state, Method.TKO, fighter.opponent, "injury")


def happen(state: BoutState, fighter: Fighter, text: Text) -> None:
    """Step 7 of T116: the effects in the order listed."""
    state.moved = True
    for effect in text.effects:
        affect(state, fighter, effect)
        if effect.op in _RATED:
            refresh(state)


def affect(state: BoutState, fighter: Fighter, effect: Effect) -> None:
    """One effect of a text (T118)."""
    if effect.op is Op.CUTCHECK:
        cuts.cut_check(state, fighter, Cause(effect.cause))
        return
    if effect.op is Op.SWELL:
        if not state.options.advanced_cuts:
            name_swelling(fighter, Eye(effect.eye), effect.by)
        return
    if effect.op is Op.CENTER:
        hold(state, Place.CENTER, None)
    else:
        _change(fighter, effect)
    state.tell(Affected, fighter, effect.op.value, effect.by, effect.until.value)


def _change(fighter: Fighter, effect: Effect) -> None:
    match effect.op:
        case Op.END:
            fighter.endurance = max(0, fighter.endurance + (0 if fighter.fatigued else effect.by))
        case Op.SLUG:
            fighter.forced = True
        case Op.HAND:
            fighter.hand = effect.by
        case Op.CLASH:
            fighter.clashes += 1
        case Op.RIB:
            fighter.rib = effect.by
        case _:
            lasting = {Until.BOUT: "for_bout", Until.ROUND: "for_round"}.get(effect.until, "coming")
            changes: Changes = getattr(fighter, lasting)
            setattr(fighter, lasting, changes.plus(**{_NAMES[effect.op]: effect.by}))


_NAMES = {Op.CF: "cf", Op.PL: "pl", Op.DEF: "defence", Op.KD1: "kd1"}
_RATED = frozenset({Op.CF, Op.PL, Op.DEF, Op.KD1, Op.SLUG, Op.HAND, Op.CLASH})
"""Effects on numbers a round reads; those of a condition text begin with the next round, which works them out."""
