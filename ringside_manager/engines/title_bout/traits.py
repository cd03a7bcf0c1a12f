"""Special traits, one hook for each moment at which one may tell (section 27); without ``traits`` none does."""

from __future__ import annotations

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.events import Emit
from ringside_manager.bout.judges import totals
from ringside_manager.engines.title_bout import cuts, fouls
from ringside_manager.engines.title_bout.action_card import Judge, JudgesLine
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.ending import disqualified, stopped
from ringside_manager.engines.title_bout.events import Retaliated, TraitShown
from ringside_manager.engines.title_bout.scoring import round_winner
from ringside_manager.engines.title_bout.state import BoutState, Cause, Fighter

STRONG_CLOSER = "Strong Closer"
FIGHTS_DOWN = "Fights Down"
INCONSISTENT = "Inconsistent"
FREEZES = "Freezes"
CONSTANT_CLINCHER = "Constant Clincher"
STEALTH_FOUL = "Stealth Foul"
OVERLY_CAUTIOUS = ("Overly Cautious", "Safety First")
PLAYS_TO_CROWD = "Plays to Crowd"
HEAD_CASE = "Head Case"
RING_SMARTS = ("Ring Smarts", "Intellect")
ANGER_ISSUES = "Anger Issues"
SELF_DOUBTS = "Self-Doubts"
ABSORBER = "Absorber"
FRONT_RUNNER = "Front Runner"
FIREPLUG = "Fireplug"
CARELESS = "Careless"

TRAITS = (
    STRONG_CLOSER, FIGHTS_DOWN, INCONSISTENT, FREEZES, CONSTANT_CLINCHER, STEALTH_FOUL, *OVERLY_CAUTIOUS, PLAYS_TO_CROWD,
    HEAD_CASE, *RING_SMARTS, ANGER_ISSUES, SELF_DOUBTS, ABSORBER, FRONT_RUNNER, FIREPLUG, CARELESS,
)  # fmt: skip
"""T181 to T196; two of them have two names (T180)."""

FIGHTS_DOWN_FROM = 3
"""T182: how much lower the opponent is rated."""
HARD_PUNCHER = 10
"""T184, T195: fresh power that makes an impression."""
FREEZING_PUNCH = 4
CLEVER_FOOTWORK = 9
"""T195."""
WORTHY = 9
"""T196: the overall rating of an opponent he takes seriously."""
DOUBTS_AFTER = 3
"""T192."""
LOST_IN_A_ROW = 3
"""T194."""
RETALIATIONS = ((50, "low_blow"), (70, "head_butt"), (78, "thumb"), (80, "bite"))
"""T198, by RNv."""
LAST_RETALIATION = 3
SECOND_IN_ROUND, FIFTH_IN_BOUT = 2, 5


def _has(state: BoutState, fighter: Fighter, *names: str) -> bool:
    return state.options.traits and fighter.card.special in names


def _show(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    if emit:
        emit(TraitShown(state.round, state.second, fighter.corner, fighter.card.special))


# Before the bout


def set_up(state: BoutState, emit: Emit | None) -> None:
    """What shows before the first bell, A before B (T182, T183, T189, T192, T195)."""
    for fighter in state.fighters:
        other = fighter.opponent.card
        if _has(state, fighter, FIGHTS_DOWN) and other.overall <= fighter.card.overall - FIGHTS_DOWN_FROM:
            _change(state, fighter, 35, emit, cf=-2)
        elif _has(state, fighter, INCONSISTENT):
            _change(state, fighter, 30, emit, cf=-2, pl=-2)
        elif _has(state, fighter, SELF_DOUBTS) and _change(state, fighter, 20, emit, cf=-1):
            fighter.trait_marks["doubts"] = 1
        elif _has(state, fighter, HEAD_CASE) and state.deck.spare("RN").rnv <= 2:
            _show(state, fighter, emit)
            disqualified(state, fighter, "head_case", emit)
        elif (
            _has(state, fighter, FIREPLUG)
            and other.fresh.power >= HARD_PUNCHER
            and other.strategies[1] >= CLEVER_FOOTWORK
        ):
            _change(state, fighter, 0, emit, cf=-2)


def _change(state: BoutState, fighter: Fighter, limit: int, emit: Emit | None, cf: int, pl: int = 0) -> bool:
    """Changes for the bout if an RN is at most ``limit`` (0: without a reading); whether they came."""
    if limit and state.deck.spare("RN").rnv > limit:
        return False
    fighter.for_bout = fighter.for_bout.plus(cf=cf, pl=pl)
    _show(state, fighter, emit)
    return True


# In a round


def round_begins(state: BoutState, emit: Emit | None) -> None:
    """Changes for the coming round (T181, T196)."""
    for fighter in state.fighters:
        mine, his = fighter.card.overall, fighter.opponent.card.overall
        if _has(state, fighter, STRONG_CLOSER) and his >= mine - 1 and state.round > state.terms.rounds - 2:
            fighter.for_round = fighter.for_round.plus(cf=1)
            _show(state, fighter, emit)
        elif _has(state, fighter, CARELESS) and his >= WORTHY and not fighter.fatigued:
            fighter.for_round = fighter.for_round.plus(kd1=-2, power=-2)


def power_taken(state: BoutState, fighter: Fighter, points: int, emit: Emit | None) -> None:
    """The fighter has taken a punch of that many points (T184)."""
    if not _has(state, fighter, FREEZES) or "frozen" in fighter.trait_marks:
        return
    if points >= FREEZING_PUNCH and fighter.opponent.card.fresh.power >= HARD_PUNCHER:
        fighter.trait_marks["frozen"] = 1
        fighter.for_bout = fighter.for_bout.plus(cf=-2)
        refresh(state)
        _show(state, fighter, emit)


def rose(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """The fighter got up; does he want to go on (T189)?"""
    if _has(state, fighter, HEAD_CASE) and state.deck.finish("RN").rnv <= 10:
        _show(state, fighter, emit)
        stopped(state, fighter, "quit", emit)


def clinches(fighter: Fighter) -> bool:
    """Whether his clinches take time (T185)."""
    return fighter.card.special == CONSTANT_CLINCHER


def is_smart(fighter: Fighter) -> bool:
    """Whether strategies come easier to him (T190)."""
    return fighter.card.special in RING_SMARTS


# Fouls


def hides_foul(state: BoutState, fighter: Fighter, emit: Emit | None) -> bool:
    """Whether the referee misses a foul he would have warned for (T186)."""
    if not _has(state, fighter, STEALTH_FOUL) or state.check_card("RN").rnv > 40:
        return False
    _show(state, fighter, emit)
    return True


def against_fouls(state: BoutState, offender: Fighter, emit: Emit | None) -> None:
    """Whether the man fouled pays it back (T198)."""
    fouled = offender.opponent
    due = offender.warnings_round == SECOND_IN_ROUND or offender.warnings == FIFTH_IN_BOUT
    if not due or not _has(state, fouled, ANGER_ISSUES):
        return
    number = state.check_card("RN").rnv
    offence = next(word for limit, word in RETALIATIONS if number <= limit)
    fouled.retaliations += 1
    if emit:
        emit(Retaliated(state.round, state.second, fouled.corner, offence))
    if fouled.retaliations == LAST_RETALIATION:
        disqualified(state, fouled, "retaliation", emit)
    fouls.take_point(state, fouled, emit)
    if offence == "head_butt":
        cuts.cut_check(state, offender, Cause.FOUL, emit)


# Judges and rounds


def swayed(state: BoutState, judges: JudgesLine, higher: Fighter) -> JudgesLine:
    """The judges' words on a close round as traits turn them against a fighter (T187, T188)."""
    words = list(judges)
    for fighter in state.fighters:
        against = Judge.HS if higher is fighter.opponent else Judge.LS
        if _has(state, fighter, PLAYS_TO_CROWD):
            words = [against] * len(words)
        elif _has(state, fighter, *OVERLY_CAUTIOUS):
            words = [against if word is Judge.E else word for word in words]
    first, second, third = words
    return first, second, third


def round_over(state: BoutState, emit: Emit | None) -> None:
    """What the cards of the round do to a fighter (T192, T194)."""
    for fighter in state.fighters:
        if _has(state, fighter, SELF_DOUBTS):
            _regain_belief(state, fighter, emit)
        elif _has(state, fighter, FRONT_RUNNER):
            _run_in_front(state, fighter, emit)


def _regain_belief(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """Ahead on at least two cards after round 3 he loses his doubts (T192)."""
    if state.round != DOUBTS_AFTER or not fighter.trait_marks.pop("doubts", 0):
        return
    side = fighter.corner.index
    if sum(card[side] > card[1 - side] for card in totals(state.cards)) >= 2:
        fighter.for_bout = fighter.for_bout.plus(cf=1)
        _show(state, fighter, emit)


def _run_in_front(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """Three lost rounds in a row cost him 2 of control; two won in a row bring it back (T194, T197)."""
    marks = fighter.trait_marks
    winner: Corner | None = round_winner(tuple(card[-1] for card in state.cards))
    won, lost = winner is fighter.corner, winner is fighter.opponent.corner
    marks["won"] = marks.get("won", 0) + 1 if won else 0
    marks["lost"] = marks.get("lost", 0) + 1 if lost else 0
    before = marks.get("slump", 0)
    if marks["lost"] >= LOST_IN_A_ROW:
        after = -2
    elif won and before:
        after = 0 if marks["won"] > 1 else -1
    else:
        after = before
    marks["slump"] = after
    if after != before:
        fighter.for_bout = fighter.for_bout.plus(cf=after - before)
        _show(state, fighter, emit)
