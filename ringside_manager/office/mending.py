"""Mending the journal: strike any act, bring it back, go back to a point, correct a result (C3).

Each is a wish of its own, so that it can be previewed, refused with a reason and carried out alike.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TypeAlias

from ringside_manager.bout import registry
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import TECHNICAL_DRAW, Method, Outcome
from ringside_manager.bout.terms import HOME
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.bouts import counts_home
from ringside_manager.errors import RuleError, UnknownNameError, against, misused
from ringside_manager.language import say, word
from ringside_manager.league.business.bouts import BoutFought
from ringside_manager.league.business.open_books import Corrected, Struck, in_force
from ringside_manager.league.deeds import Deed, Entry, check_entry
from ringside_manager.office.docket import Party
from ringside_manager.office.undoing import act_of, check_may_mend, words_of

# Correcting the result of a bout: what it truly was, as a deed in place of the one that was booked


NOBODY_WINS = (Method.DRAW, Method.NC)
FULL_DISTANCE = (Method.UD, Method.SD, Method.MD, Method.DEC, Method.DRAW)
"""Results that need every round to have been boxed; a draw does not where bouts end early without a winner."""
EARLY_DRAWS = frozenset({Method.TD, Method.RTD})
"""A system that knows one of these knows draws before the last bell: judges asked early, both corners giving up."""
RULED = frozenset({Method.RTD, Method.DQ, Method.NC})
"""Results somebody may give or bring about under every bout system, whether its rules name them or not."""

STOPPED = -25
"""Endurance at which a boxer is stopped (R27)."""


class Caution(Enum):
    """What is odd about a result, though the rules do not forbid it: mostly figures of the wrong corner."""

    SPENT_WINNER = "spent_winner"
    """The winner had less than nothing left, and less than the loser."""
    STANDING_LOSER = "standing_loser"
    """It was a TKO, and the loser had more left than a TKO takes (R27)."""
    LOSER_KNOCKED_DOWN = "loser_knocked_down"
    """It was a KO or TKO, and the loser scored more knockdowns."""


@dataclass(frozen=True, slots=True)
class ResultChange:
    """A bout's true result, as far as it differs from the one booked.

    ``drawn`` says that nobody won; ``endurance`` is what red and blue had left at the end (C57).
    """

    method: Method | None = None
    winner: Corner | None = None
    drawn: bool = False
    round: int | None = None
    time: int | None = None
    knockdowns: tuple[int, int] | None = None
    endurance: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Booked:
    """A result as it counts now, the one it was written with, and the rounds and the system the bout was made for."""

    entry: int
    deed: BoutFought
    original: Outcome
    rounds: int
    system: str = HOME

    @property
    def outcome(self) -> Outcome:
        """The result as it counts now."""
        return self.deed.outcome

    @property
    def endurance(self) -> tuple[int, int]:
        """What red and blue had left at the end."""
        return _left(self.outcome)

    @property
    def methods(self) -> tuple[Method, ...]:
        """The ways this bout may have ended, in the order of ``Method``: those of its system, and what is ruled."""
        known = {*_known(self.system), *RULED, self.outcome.method}
        return tuple(method for method in Method if method in known)

    def goes_the_distance(self, method: Method) -> bool:
        """Whether a result by ``method`` needs every round to have been boxed."""
        early = method is Method.DRAW and not EARLY_DRAWS.isdisjoint(_known(self.system))
        return method in FULL_DISTANCE and not early


def _known(system: str) -> tuple[Method, ...]:
    """The ways a system ends bouts; all there are if it is not installed."""
    try:
        return registry.get(system).info.methods
    except UnknownNameError:
        return tuple(Method)


def fought_entry(books: Books, entries: Sequence[Entry], number: int) -> Entry:
    """The entry in which a bout was fought, by its own number or by that of the bout; ``UsageError`` if none."""
    bout = books.bouts.get(number)
    wanted = number if bout is None else bout.fought_entry
    entry = next((entry for entry in entries if entry.number == wanted), None)
    if entry is None or not isinstance(entry.deed, BoutFought):
        raise misused(
            "{number} is neither a bout that was fought nor its entry; ringside card shows the numbers.",
            number=number,
        )
    return entry


def corrected_result(
    books: Books, entries: Sequence[Entry], entry: Entry, change: ResultChange
) -> BoutFought:
    """The deed of a bout fought, with its result changed.

    Raises ``UsageError`` for a bout that was undone or a change that changes nothing, ``RuleError`` R58
    for a result that cannot be.
    """
    return true_result(booked_result(books, entries, entry), change)


def booked_result(books: Books, entries: Sequence[Entry], entry: Entry) -> Booked:
    """The result of a bout as it counts now; ``UsageError`` if it was undone."""
    current = next((held.deed for held in in_force(entries).entries if held.number == entry.number), None)
    if not isinstance(entry.deed, BoutFought) or not isinstance(current, BoutFought):
        raise misused("Entry {number} was undone, so there is no result to correct.", number=entry.number)
    bout = books.bouts[current.bout]
    return Booked(entry.number, current, entry.deed.outcome, bout.rounds, bout.system)


def true_result(booked: Booked, change: ResultChange) -> BoutFought:
    """The deed with its result changed; errors as ``corrected_result``."""
    current = booked.deed
    true = _judged(booked, _changed(booked, change))
    if true == current.outcome:
        raise misused("The result of bout {bout} is that already.", bout=current.bout)
    return replace(current, outcome=true)


def cautions(outcome: Outcome, system: str = HOME) -> tuple[Caution, ...]:
    """What is odd about a result, for whoever enters it to look at once more."""
    if outcome.winner is None:
        return ()
    left, downs = _left(outcome), outcome.knockdowns
    winner, loser = outcome.winner.index, outcome.winner.opponent.index
    at_home = counts_home(system)
    odd = {
        Caution.SPENT_WINNER: left[winner] < 0 and left[winner] < left[loser],
        Caution.STANDING_LOSER: at_home and outcome.method is Method.TKO and left[loser] > STOPPED,
        Caution.LOSER_KNOCKED_DOWN: outcome.method.is_stoppage and downs[loser] > downs[winner],
    }
    return tuple(caution for caution, holds in odd.items() if holds)


def _left(outcome: Outcome) -> tuple[int, int]:
    (red, blue), loss = outcome.start, outcome.loss
    return red - loss[0], blue - loss[1]


def _changed(booked: Booked, change: ResultChange) -> Outcome:
    outcome, method = booked.outcome, _method(booked, change)
    winner = None if method in NOBODY_WINS else change.winner or outcome.winner
    if winner is None and method not in NOBODY_WINS:
        raise against("R58", "A result by {value} needs a winner, red or blue.", value=word(method.value))
    return replace(
        outcome,
        method=method,
        winner=winner,
        round=_round(booked, change, method),
        time=outcome.time if change.time is None else change.time,
        knockdowns=_knockdowns(outcome, change),
        loss=_loss(booked, change, winner),
    )


def _knockdowns(outcome: Outcome, change: ResultChange) -> tuple[int, int]:
    """As told, 0 or more."""
    told = outcome.knockdowns if change.knockdowns is None else change.knockdowns
    if min(told) < 0:
        raise against("C30", "Knockdowns count from 0; {told} cannot be.", told=min(told))
    return told


def _loss(booked: Booked, change: ResultChange, winner: Corner | None) -> tuple[int, int]:
    """What both lost of the totals they would have begun with, from what they had left (C57)."""
    outcome = booked.outcome
    if change.endurance is None:
        return outcome.loss
    for left, start in zip(change.endurance, outcome.start, strict=True):
        if left > start:
            raise against(
                "C57",
                "Nobody ends with more Endurance than he began with, {start}, so not {left}.",
                start=start,
                left=left,
            )
        if left < 0 and not counts_home(booked.system):
            raise against("CV60", "Under this bout system nobody ends below 0, so not at {left}.", left=left)
    if counts_home(booked.system):
        _check_winner_stands(change.endurance, winner)
    red, blue = (start - left for start, left in zip(outcome.start, change.endurance, strict=True))
    return red, blue


def _check_winner_stands(endurance: tuple[int, int], winner: Corner | None) -> None:
    """Nobody wins who is stopped while the other is not (R27)."""
    if winner is None:
        return
    his, others = endurance[winner.index], endurance[winner.opponent.index]
    if his <= STOPPED < others:
        raise against(
            "R27",
            "A winner with {his} Endurance left would have been stopped: the loser has {others}.",
            his=his,
            others=others,
            next_step=say("Look whether the figures stand in the right corners."),
        )


def _method(booked: Booked, change: ResultChange) -> Method:
    outcome = booked.outcome
    nobody = change.drawn or (change.winner is None and outcome.winner is None)
    usual = Method.DRAW if nobody and outcome.method not in NOBODY_WINS else outcome.method
    method = change.method or usual
    if method not in booked.methods:
        known = ", ".join(known.value for known in booked.methods)
        raise against(
            "R58",
            "This bout cannot have ended by {value}; its system knows {known}.",
            value=word(method.value),
            known=known,
        )
    if change.drawn and method not in NOBODY_WINS:
        raise against(
            "R58",
            "A result by {value} has a winner; nobody wins by DRAW or NC only.",
            value=word(method.value),
        )
    if change.winner is not None and method in NOBODY_WINS:
        raise against(
            "R58",
            "Nobody wins by {value}; say by what method {value2} won.",
            value=word(method.value),
            value2=word(change.winner.value),
        )
    return method


def _round(booked: Booked, change: ResultChange, method: Method) -> int:
    """The round it ended in: the last for a decision, else as told; a man may be disqualified before the first."""
    rounds, full = booked.rounds, booked.goes_the_distance(method)
    least = rounds if full else 0 if method is Method.DQ else 1
    keeps = method is booked.outcome.method or method not in FULL_DISTANCE
    usual = max(least, booked.outcome.round) if keeps else rounds
    ended = usual if change.round is None else change.round
    if not least <= ended <= rounds:
        allowed = (
            say("round {rounds}", rounds=rounds)
            if full
            else say("rounds {least} to {rounds}", least=least, rounds=rounds)
        )
        raise against(
            "R58",
            "A result by {value} comes in {allowed} of this bout, not in round {ended}.",
            value=word(method.value),
            allowed=allowed,
            ended=ended,
        )
    return ended


def _judged(booked: Booked, outcome: Outcome) -> Outcome:
    """With the judges' cards and the cause: they belong to the result they were written for, and to no other."""
    original = booked.original
    if (original.method, original.winner, original.round) == (outcome.method, outcome.winner, outcome.round):
        return replace(outcome, scorecards=original.scorecards, cause=original.cause)
    early = outcome.method is Method.DRAW and outcome.round < booked.rounds
    return replace(outcome, scorecards=(), cause=TECHNICAL_DRAW if early else "")


@dataclass(frozen=True, slots=True)
class StrikeAct:
    """That act is to count no longer; ``act`` is the number of its first entry."""

    act: int


@dataclass(frozen=True, slots=True)
class RestoreAct:
    """An act that was struck is to count again; others struck with it stay struck."""

    act: int


@dataclass(frozen=True, slots=True)
class UndoTo:
    """Everything after the act of ``entry`` is to count no longer: the league is as it was then."""

    entry: int


@dataclass(frozen=True, slots=True)
class CorrectResult:
    """A bout, by its number or that of its entry, ended otherwise."""

    bout: int
    change: ResultChange


Mending: TypeAlias = StrikeAct | RestoreAct | UndoTo | CorrectResult


@dataclass(frozen=True, slots=True)
class Plan:
    """How a wish is carried out: the deeds to write, the entries concerned, and what it is in words."""

    deeds: tuple[Deed, ...]
    concerned: tuple[Entry, ...]
    what: str


def plan(entries: Sequence[Entry], books: Books, wish: Mending, why: str = "") -> Plan:
    """How to carry out a wish; ``books`` are those posted from ``entries``.

    Raises ``RuleError`` C3 or R58, ``UsageError`` if there is nothing of the kind.
    """
    if isinstance(wish, StrikeAct):
        return _strike(entries, wish.act, why)
    if isinstance(wish, RestoreAct):
        return _restore(entries, wish.act, why)
    if isinstance(wish, UndoTo):
        return _undo_to(entries, wish.entry, why)
    entry = fought_entry(books, entries, wish.bout)
    deed = corrected_result(books, entries, entry, wish.change)
    return Plan(
        (Corrected(entry.number, deed, why),), (entry,), say("the result of bout {bout}", bout=deed.bout)
    )


def refusal(books: Books, entries: Iterable[Entry], by: Party) -> str:
    """Why he may not mend these entries, as a sentence; empty if he may."""
    try:
        check_may_mend(books, by, entries)
    except RuleError as refused:
        return f"{refused} {refused.next_step}".strip()
    return ""


def _strike(entries: Sequence[Entry], act: int, why: str) -> Plan:
    written = _existing(entries, act)
    standing = {entry.number for entry in in_force(entries).entries}
    struck = tuple(entry for entry in written if entry.number in standing and not entry.deed.lasting)
    if not struck:
        raise against("C3", "Act {act} does not count any more; there is nothing to strike.", act=act)
    return Plan((Struck(tuple(entry.number for entry in struck), why),), struck, words_of(struck))


def _restore(entries: Sequence[Entry], act: int, why: str) -> Plan:
    """Strike the strikes that hold for it, and strike again what else they had struck."""
    written = _existing(entries, act)
    numbers = {entry.number for entry in written}
    deeds: list[Deed] = []
    while wrong := _strikes_of(numbers, [*entries, *_as_entries(entries, deeds)]):
        others = {target for strike in wrong for target in strike[1]} - numbers
        deeds.append(Struck(tuple(strike[0] for strike in wrong), why))
        if others:
            deeds.append(Struck(tuple(sorted(others)), why))
    if not deeds:
        raise against("C3", "Act {act} counts; there is nothing to restore.", act=act)
    return Plan(tuple(deeds), written, words_of(written))


def _strikes_of(numbers: set[int], entries: Sequence[Entry]) -> list[tuple[int, tuple[int, ...]]]:
    """The strikes that hold for any of these entries, each with all it strikes."""
    struck = in_force(entries).struck
    holding = sorted({struck[number] for number in numbers if number in struck})
    deeds = ((number, entries[number - 1].deed) for number in holding)
    return [(number, deed.entries) for number, deed in deeds if isinstance(deed, Struck)]


def _as_entries(entries: Sequence[Entry], deeds: Sequence[Deed]) -> list[Entry]:
    first = len(entries) + 1
    return [Entry(number, first, 0, "", deed) for number, deed in enumerate(deeds, first)]


def _undo_to(entries: Sequence[Entry], number: int, why: str) -> Plan:
    """Strike whatever was written since, strikes and corrections too, struck or not."""
    check_entry(entries, number)
    act = entries[number - 1].act
    since = tuple(entry for entry in entries[number:] if entry.act != act)
    if not since:
        raise against("C3", "Nothing was done since; there is nothing to undo.")
    return Plan(
        (Struck(tuple(entry.number for entry in since), why),),
        since,
        say("all since entry {number}", number=number),
    )


def _existing(entries: Sequence[Entry], act: int) -> tuple[Entry, ...]:
    written = act_of(entries, act)
    if not written:
        raise misused("No act begins with entry {act}.", act=act)
    if all(entry.deed.lasting for entry in written):
        raise against("C85", "What proves how a night was sealed cannot be struck.")
    if act == 1:
        raise against("C3", "The founding of a league cannot be struck; found another one instead.")
    return written
