"""The script of a Quest bout: corner phase, three clashes, judges, round after round (Q11, Q50).

Only functions that ask are generators; they yield a request and are resumed with the choice.  Without a listener no event is
built.
"""

from __future__ import annotations

from typing import Any

from ringside_manager.bout.corner import Request, Script
from ringside_manager.bout.events import BoutEnded
from ringside_manager.bout.outcome import BoutOver, Outcome
from ringside_manager.engines.quest import ending, moves
from ringside_manager.engines.quest.clash import fight_clash
from ringside_manager.engines.quest.ending import chosen_judges, score_round
from ringside_manager.engines.quest.events import BellRang, RoundBegan, SecondWindTaken, TechniqueUsed
from ringside_manager.engines.quest.moves import GRANDSTAND, NO_MOVE, SECOND_WIND, Action, Technique
from ringside_manager.engines.quest.state import (
    CLASH_NUMBERS,
    JUDGE_NUMBERS,
    Book,
    BoutState,
    Boxer,
    Reaction,
    action_request,
    both_actions,
    in_secret,
    judge_request,
    reaction_request,
    read_request,
    technique_request,
    watch_both,
    watch_request,
)
from ringside_manager.engines.quest.tables import CLASHES, READ_SUCCESSES, WATCHING_SLOTS, attribute_test

# The corner phase (sections 5 and 11): Second Wind, techniques, plans and watching, all in secret.
#
# Nothing a corner decides is seen before both plans are in; then techniques take effect, red's before blue's (Q51).


def corner_phase(state: BoutState) -> Script[None]:
    """Everything before the bell of a round (Q12, Q86)."""
    red, blue = state.table.boxers
    if red.moves & SECOND_WIND.bit or blue.moves & SECOND_WIND.bit:
        yield from second_winds(state)
    yield from choose_techniques(state)
    yield from study_judges(state)
    yield from plan(state)
    yield from watch(state)
    for boxer, book in zip(state.table.boxers, state.books, strict=True):
        carry_out(state, boxer, book)
    if state.options.cuts_and_fouls:
        ending.look_at_cuts(state)
    if state.emit:
        state.emit(BellRang(state.table.round))


# Second Wind and techniques


def second_winds(state: BoutState) -> Script[None]:
    """Whether a Second Wind is taken, once half of the rounds have been fought (Q45)."""
    red, blue = (_wind_request(state, boxer) for boxer in state.table.boxers)
    answers = yield from in_secret(red, blue)
    for book, answer in zip(state.books, answers, strict=True):
        book.second_wind = answer is Reaction.USE


def _wind_request(state: BoutState, boxer: Boxer) -> Request[Reaction] | None:
    table = state.table
    early = 2 * (table.round - 1) < table.terms.rounds
    if early or not boxer.moves & SECOND_WIND.bit or boxer.used[SECOND_WIND.place]:
        return None
    return reaction_request("second_wind", boxer.corner.index, "Q45", plain=True)


def choose_techniques(state: BoutState) -> Script[None]:
    """Up to two techniques of each crew, each at most once; a towel ends the bout (Q50)."""
    red, blue = state.books
    crews = state.options.crews
    for _ in range(moves.TECHNIQUES_A_PHASE):
        answers = yield from in_secret(
            _technique_request(state, red, crews[0]), _technique_request(state, blue, crews[1])
        )
        for book, answer in zip(state.books, answers, strict=True):
            if answer is not None and answer is not moves.NO_TECHNIQUE:
                book.techniques.append(answer)
            else:
                book.settled = True
        _towels(state, answers)
    for book in state.books:
        book.wide = moves.SCOUTING in book.techniques


def _technique_request(
    state: BoutState, book: Book, crew: tuple[Technique, ...]
) -> Request[Technique] | None:
    """``None`` for a corner that wants nothing more or has nothing to use."""
    if book.settled:
        return None
    number, open_from = state.table.round, book.open_from
    open_to_him = tuple([technique for technique in crew if open_from[technique.place] <= number])
    if chosen := book.techniques:
        used = (*chosen, moves.TOWEL)
        open_to_him = tuple([technique for technique in open_to_him if technique not in used])
    if moves.WORK_JUDGES in open_to_him and None not in book.criteria:
        open_to_him = tuple(technique for technique in open_to_him if technique is not moves.WORK_JUDGES)
    return technique_request(book.corner.index, open_to_him) if open_to_him else None


_ONCE = 50
"""More rounds than any bout has: a technique for once a bout (Q50)."""


def _towels(state: BoutState, answers: tuple[Any, Any]) -> None:
    """Whoever throws in the towel has lost by KO, not counted among the two techniques (Q50)."""
    if moves.TOWEL not in answers:
        return
    for book, answer in zip(state.books, answers, strict=True):
        if answer is moves.TOWEL:
            state.tell(TechniqueUsed, book, answer.name, 1)
    red, blue = (ending.TOWEL if answer is moves.TOWEL else "" for answer in answers)
    ending.beaten(state, (red, blue))


def study_judges(state: BoutState) -> Script[None]:
    """Work the Judges: the corner learns at once what one judge looks for (Q50)."""
    for book in state.books:
        if moves.WORK_JUDGES in book.techniques:
            unknown = tuple(number for number, known in enumerate(book.criteria) if known is None)
            chosen = yield judge_request(book.corner.index, unknown)
            number = JUDGE_NUMBERS.index(chosen)
            book.criteria[number] = state.criteria[number]


# Plans


def plan(state: BoutState) -> Script[None]:
    """What each does in the three clashes; what is read by the other's corner is settled first (Q12, Q50)."""
    red, blue = state.books
    if moves.READ in red.techniques or moves.READ in blue.techniques:
        yield from read_corners(state)
        for clash in range(CLASHES):
            yield from plan_clash(state, (clash, clash))
        return
    mine, his = state.table.boxers
    for clash in range(CLASHES):
        open_to_red = open_moves(mine, red.actions, 0, clash)
        open_to_blue = open_moves(his, blue.actions, 0, clash)
        one, other = yield both_actions(clash, open_to_red, open_to_blue)
        red.actions[clash], blue.actions[clash] = one, other


def read_corners(state: BoutState) -> Script[None]:
    """Read His Corner: a Cunning test, then one stance of the other, of a clash the reader names (Q50)."""
    red, blue = state.table.boxers
    for boxer in (red, blue):
        book = state.book(boxer)
        if moves.READ in book.techniques:
            state.thrower = boxer.corner
            successes = attribute_test(boxer.card.cunning, 0, 0, "cunning", state.chance)
            book.read = successes >= READ_SUCCESSES
    asked = [read_request(book.corner.index) if book.read else None for book in state.books]
    by_red, by_blue = yield from in_secret(asked[0], asked[1])
    wanted = (
        None if by_blue is None else CLASH_NUMBERS.index(by_blue),
        None if by_red is None else CLASH_NUMBERS.index(by_red),
    )
    yield from plan_clash(state, wanted)
    for reader, clash in zip(state.books, reversed(wanted), strict=True):
        if clash is not None:
            action = state.books[1 - reader.corner.index].actions[clash]
            assert action is not None
            reader.told = (clash + 1, action.family.value)


def plan_clash(state: BoutState, clashes: tuple[int | None, int | None]) -> Script[None]:
    """Both plan a clash each (0 is the first), unless it is planned or ``None``."""
    red, blue = state.books
    mine, his = state.table.boxers
    first = _plan_request(state, mine, red, clashes[0])
    second = _plan_request(state, his, blue, clashes[1])
    one, other = yield from in_secret(first, second)
    if one is not None and clashes[0] is not None:
        red.actions[clashes[0]] = one
    if other is not None and clashes[1] is not None:
        blue.actions[clashes[1]] = other


def _plan_request(state: BoutState, boxer: Boxer, book: Book, clash: int | None) -> Request[Action] | None:
    if clash is None or book.actions[clash] is not None:
        return None
    return action_request(
        boxer.corner.index, clash, open_moves(boxer, book.actions, state.table.clash, clash)
    )


def open_moves(boxer: Boxer, actions: list[Action | None], fought: int, clash: int) -> int:
    """The set of moves whose limits allow one more use in a clash (Q45); ``fought`` clashes of the round are over."""
    found = boxer.declared_bits
    if clash < CLASHES - 1:
        found &= ~_GRANDSTAND
    if not boxer.limited:
        return found
    chosen = [action.move for action in actions[fought:] if action is not None]
    for move in boxer.limited:
        planned = chosen.count(move)
        if move.per_round:
            spent = boxer.used_round[move.place] + planned >= move.per_round
        else:
            spent = boxer.used[move.place] + planned >= move.per_bout
        if spent:
            found &= ~move.bit
    return found


_GRANDSTAND = GRANDSTAND.bit


def plan_anew(state: BoutState) -> Script[None]:
    """New Plan: after the first clash the other two once more, stances and moves (Q50)."""
    red, blue = (boxer.new_plan for boxer in state.table.boxers)
    for book, anew in zip(state.books, (red, blue), strict=True):
        if anew:
            book.actions[1:] = [None, None]
    for clash in range(1, CLASHES):
        yield from plan_clash(state, (clash, clash))


def watch(state: BoutState) -> Script[None]:
    """The moves each watches for in each clash: two, with a Scouting Report three (Q15)."""
    red, blue = state.books
    in_red, in_blue = (WATCHING_SLOTS + book.wide for book in state.books)
    for clash in range(CLASHES):
        more_red, more_blue = in_red, in_blue
        while more_red and more_blue:
            one, other = yield watch_both(clash, red.watched[clash], blue.watched[clash])
            red.watched[clash] |= one.bit
            blue.watched[clash] |= other.bit
            more_red = more_red - 1 if one is not NO_MOVE else 0
            more_blue = more_blue - 1 if other is not NO_MOVE else 0
        book = red if more_red else blue  # names on, when the other has done
        for _ in range(more_red or more_blue):
            named = yield watch_request(book.corner.index, clash, book.watched[clash])
            book.watched[clash] |= named.bit
            if named is NO_MOVE:
                break


# What the seconds do


def carry_out(state: BoutState, boxer: Boxer, book: Book) -> None:
    """Second Wind and techniques of one corner take effect (Q45, Q51)."""
    number = state.table.round
    if book.second_wind:
        boxer.used[SECOND_WIND.place] += 1
        gained = boxer.gain(boxer.start // 4)
        state.tell(SecondWindTaken, boxer, gained)
    for technique in book.techniques:
        book.open_from[technique.place] = number + (technique.every_rounds or _ONCE)
        effect = apply(technique, boxer, book)
        state.tell(TechniqueUsed, boxer, technique.name, effect)


def apply(technique: Technique, boxer: Boxer, book: Book) -> int:
    """What a technique does to its boxer (Q50, Q51): the stamina or dice given back, 1 if it worked otherwise."""
    if technique is moves.WATER:
        return boxer.gain(1)
    healed = _HEALED.get(technique)
    if healed:
        damage: int = getattr(boxer, healed)
        setattr(boxer, healed, max(0, damage - 1))
        return min(1, damage)
    if technique is moves.READ:
        return int(book.read)
    if technique is moves.SALTS:
        boxer.salts = True
    elif technique is moves.NEW_PLAN:
        boxer.new_plan = True
    elif technique is moves.FIRE_UP:
        boxer.bonus_might, boxer.bonus_defense = boxer.bonus_might + 1, boxer.bonus_defense - 1
    elif technique is moves.CALM_DOWN:
        boxer.bonus_might, boxer.bonus_defense = boxer.bonus_might - 1, boxer.bonus_defense + 1
    return 1


_HEALED = {
    moves.SWAB: "damage_defense",
    moves.COLD_IRON: "damage_speed",
    moves.RUB_DOWN: "damage_might",
}


# The script of a Quest bout: corner phase, three clashes, judges, round after round (Q11)


def bout(state: BoutState) -> Script[Outcome]:
    """A bout from where ``state`` stands (before its judges are chosen, or at the beginning of a round) to its end."""
    try:
        if not state.criteria:
            state.criteria = chosen_judges(state.options.judges, state.chance)
            begin_round(state)
        while True:
            yield from corner_phase(state)
            yield from fight_round(state)
            begin_round(state)
    except BoutOver as over:
        outcome = ending.outcome(state, over)
    if state.emit:
        state.emit(BoutEnded(outcome.round, outcome))
    return outcome


def begin_round(state: BoutState) -> None:
    """The next round, its corner phase to come; after the last the cards decide (Q11)."""
    table = state.table
    if table.round == table.terms.rounds:
        ending.decide(state)
    table.round += 1
    table.clash = 0
    for boxer, book in zip(table.boxers, state.books, strict=True):
        boxer.new_round()
        book.new_round()
    if state.emit:
        state.emit(RoundBegan(table.round))


def fight_round(state: BoutState) -> Script[None]:
    """A round from its bell to the judges (Q11)."""
    table = state.table
    red, blue = table.boxers
    for number in range(1, CLASHES + 1):
        table.clash = number
        yield from fight_clash(state)
        if number == 1 and (red.new_plan or blue.new_plan):
            yield from plan_anew(state)
    score_round(state)
