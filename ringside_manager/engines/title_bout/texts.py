"""What the texts of the cards do: injuries, specials and conditions (section 20)."""

from __future__ import annotations

from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import Method
from ringside_manager.engines.title_bout import cuts
from ringside_manager.engines.title_bout.action_card import Place
from ringside_manager.engines.title_bout.corner_work import name_swelling
from ringside_manager.engines.title_bout.effective import hold, refresh
from ringside_manager.engines.title_bout.ending import disqualified, stop
from ringside_manager.engines.title_bout.events import Affected, TextPassed, TextRead, TextRepeated
from ringside_manager.engines.title_bout.judging import accident
from ringside_manager.engines.title_bout.scoring import score
from ringside_manager.engines.title_bout.state import BoutState, Cause, Eye, Fighter
from ringside_manager.engines.title_bout.text_cards import TEXTS, Effect, Op, StopAs, Text, Until, Who


def injury(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """The fighter in control drew the word Injury (T115); the referee always looks (T144)."""
    card, returns = state.interrupt("INJ")
    text = TEXTS[card.injury]
    _tell(state, fighter, "injury", text, emit)
    apply(state, fighter, text, emit)
    if returns:
        state.deck.put_back(card)


def special(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """The fighter in control drew the word Special (T115)."""
    card, returns = state.interrupt("SPEC")
    text = TEXTS[card.special]
    _tell(state, fighter, "special", text, emit)
    apply(state, fighter, text, emit)
    if returns and text.time_stop:
        state.deck.put_back(card)


def condition(state: BoutState, fighter: Fighter, emit: Emit | None) -> None:
    """How the fighter is after a hard round (T79, T123)."""
    text = TEXTS[state.deck.spare("COND").condition]
    _tell(state, fighter, "condition", text, emit)
    for effect in text.effects:
        affect(state, fighter, effect, emit)
    refresh(state)  # what it changes for the bout holds from the next round on


def _tell(state: BoutState, fighter: Fighter, kind: str, text: Text, emit: Emit | None) -> None:
    if emit:
        emit(TextRead(state.round, state.second, fighter.corner, kind, text.code))


def apply(state: BoutState, fighter: Fighter, text: Text, emit: Emit | None) -> None:
    """A text in the order of T116."""
    if text.who is Who.NOBODY:
        return
    if text.who is Who.BOTH:
        for each in state.fighters:
            happen(state, each, text, emit)
    elif text.roll:
        card, returns = state.interrupt("RN")
        suffers(state, concerned(fighter, text, card.rnv), text, card.rnv, emit)
        if returns:
            state.deck.put_back(card)
    else:
        suffers(state, concerned(fighter, text, 0), text, 0, emit)


def concerned(fighter: Fighter, text: Text, number: int) -> Fighter:
    """Whom the text concerns: the fighter in control, or his opponent (T116)."""
    control = text.who is Who.CONTROL or (text.who is Who.BY_ROLL and number <= text.split)
    return fighter if control else fighter.opponent


def suffers(state: BoutState, fighter: Fighter, text: Text, number: int, emit: Emit | None) -> None:
    """Steps 3 to 7 of T116 for the fighter concerned; ``number`` is the roll, 0 without one."""
    if text.once and fighter.suffered.get(text.once, -1) >= text.rank:
        if emit:
            emit(TextRepeated(state.round, state.second, fighter.corner, text.code))
        return
    if text.points:
        score(state, fighter.opponent, text.points, emit)
    if text.needs and number > text.needs:
        if emit:
            emit(TextPassed(state.round, state.second, fighter.corner, text.code, number))
        return
    if text.stop_as is not None and number <= text.stop:
        end(state, fighter, text.stop_as, emit)
    if text.once:
        fighter.suffered[text.once] = text.rank
    happen(state, fighter, text, emit)


def end(state: BoutState, fighter: Fighter, stop_as: StopAs, emit: Emit | None) -> None:
    """The text ends the bout (T124-T126)."""
    if stop_as is StopAs.TECHNICAL:
        accident(state, emit)
    if stop_as is StopAs.DQ:
        disqualified(state, fighter.opponent, "intent", emit)
    stop(state, Method.TKO, fighter.opponent, "injury", emit)


def happen(state: BoutState, fighter: Fighter, text: Text, emit: Emit | None) -> None:
    """Step 7 of T116: the effects in the order listed."""
    state.moved = True
    for effect in text.effects:
        affect(state, fighter, effect, emit)
        if effect.op in _RATED:
            refresh(state)


def affect(state: BoutState, fighter: Fighter, effect: Effect, emit: Emit | None) -> None:
    """One effect of a text (T118)."""
    if effect.op is Op.CUTCHECK:
        cuts.cut_check(state, fighter, Cause(effect.cause), emit)
        return
    if effect.op is Op.SWELL:
        if not state.options.advanced_cuts:
            name_swelling(fighter, Eye(effect.eye), effect.by)
        return
    if effect.op is Op.CENTER:
        hold(state, Place.CENTER, None)
    else:
        _EFFECTS[effect.op](fighter, effect)
    if emit:
        emit(
            Affected(
                state.round, state.second, fighter.corner, effect.op.value, effect.by, effect.until.value
            )
        )


def _endurance(fighter: Fighter, effect: Effect) -> None:
    if not fighter.fatigued:
        fighter.endurance = max(0, fighter.endurance + effect.by)


def _slug(fighter: Fighter, effect: Effect) -> None:
    fighter.forced = True


def _hand(fighter: Fighter, effect: Effect) -> None:
    fighter.hand = effect.by


def _clash(fighter: Fighter, effect: Effect) -> None:
    fighter.clashes += 1


def _rib(fighter: Fighter, effect: Effect) -> None:
    fighter.rib = effect.by


def _rating(fighter: Fighter, effect: Effect) -> None:
    by = {_NAMES[effect.op]: effect.by}
    if effect.until is Until.BOUT:
        fighter.for_bout = fighter.for_bout.plus(**by)
    elif effect.until is Until.ROUND:
        fighter.for_round = fighter.for_round.plus(**by)
    else:
        fighter.coming = fighter.coming.plus(**by)


_NAMES = {Op.CF: "cf", Op.PL: "pl", Op.DEF: "defence", Op.KD1: "kd1"}
_EFFECTS = {
    Op.CF: _rating,
    Op.PL: _rating,
    Op.DEF: _rating,
    Op.KD1: _rating,
    Op.END: _endurance,
    Op.SLUG: _slug,
    Op.HAND: _hand,
    Op.CLASH: _clash,
    Op.RIB: _rib,
}
_RATED = frozenset({Op.CF, Op.PL, Op.DEF, Op.KD1, Op.SLUG, Op.HAND, Op.CLASH})
"""Effects on numbers a round reads; those of a condition text begin with the next round, which works them out."""
