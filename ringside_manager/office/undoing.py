"""What can be undone, what an undo or a correction leaves in doubt, and how a result is corrected."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.books import Doubt
from ringside_manager.errors import RuleError, UsageError
from ringside_manager.league.deeds import BoutFought, Corrected, Deed, Entry, NightClosed, Struck
from ringside_manager.league.posting import in_force


@dataclass(frozen=True, slots=True)
class Undone:
    """What was struck or corrected, and what has come into doubt by it, for the promoter to look at."""

    entry: int
    what: str
    doubts: tuple[Doubt, ...]


@dataclass(frozen=True, slots=True)
class PastAct:
    """An act of the journal that still counts."""

    number: int
    what: str
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class ResultChange:
    """A bout's true result, as far as it differs from the one booked."""

    method: Method | None = None
    winner: Corner | None = None
    drawn: bool = False
    round: int | None = None
    time: int | None = None
    knockdowns: tuple[int, int] | None = None


def last_act(entries: Sequence[Entry]) -> PastAct | None:
    """The latest act with entries that count, the founding and undoing itself apart."""
    counting = [
        entry for entry in in_force(entries).entries if entry.act > 1 and not isinstance(entry.deed, Struck)
    ]
    if not counting:
        return None
    number = counting[-1].act
    act = tuple(entry for entry in counting if entry.act == number)
    return PastAct(number, _what(act), act)


def corrected_result(entries: Sequence[Entry], number: int, change: ResultChange) -> Deed:
    """The deed of a bout fought with its result changed.

    Raises ``UsageError`` unless entry ``number`` is a bout that was fought, ``RuleError`` for a result that cannot be.
    """
    deed = _deed_in_force(entries, number)
    if not isinstance(deed, BoutFought):
        raise UsageError(f"Entry {number} is no bout that was fought; ringside journal shows which are.")
    return replace(deed, outcome=_changed(deed.outcome, change))


def _deed_in_force(entries: Sequence[Entry], number: int) -> Deed | None:
    return next((entry.deed for entry in in_force(entries).entries if entry.number == number), None)


def _changed(outcome: Outcome, change: ResultChange) -> Outcome:
    method = Method.DRAW if change.drawn else change.method or outcome.method
    winner = None if method in (Method.DRAW, Method.NC) else change.winner or outcome.winner
    if winner is None and method not in (Method.DRAW, Method.NC):
        raise RuleError("R58", f"A result by {method.value} needs a winner, red or blue.")
    if change.winner is not None and winner is None:
        raise RuleError("R58", f"Nobody wins by {method.value}.")
    return replace(
        outcome,
        method=method,
        winner=winner,
        round=change.round or outcome.round,
        time=change.time or outcome.time,
        knockdowns=change.knockdowns or outcome.knockdowns,
    )


def _what(act: tuple[Entry, ...]) -> str:
    """What an act was, for the people who undo it."""
    night = next((entry.deed.night for entry in act if isinstance(entry.deed, NightClosed)), None)
    if night is not None:
        return f"fight night {night}"
    if isinstance(act[0].deed, Corrected):
        return f"correction of entry {act[0].deed.entry}"
    return act[0].deed.kind.replace("_", " ")
