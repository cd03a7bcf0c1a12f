"""What charts show of the whole league: money, arenas, ways to win and reigns; facts of the books, no prose."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Reign, ReignEnd


@dataclass(frozen=True, slots=True)
class MoneyFacts:
    """A manager and his money in cents after every night from 0 to the last closed (C70)."""

    manager: int
    balances_cents: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ArenaFacts:
    """Bouts fought in an arena; dollars paid to both men together: least, most and all (C40-C45)."""

    arena: Arena
    bouts: int
    title_bouts: int
    least_dollars: int
    most_dollars: int
    total_dollars: int
    dearest_bout: int | None


@dataclass(frozen=True, slots=True)
class MethodFacts:
    """A way for bouts to end, how often, and in which rounds: pairs of round and number, in order."""

    method: Method
    bouts: int
    rounds: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class DefenceFacts:
    """A title bout a champion came through; ``won`` is false after a draw (C49)."""

    bout: int
    night: int
    opponent: int
    won: bool


@dataclass(frozen=True, slots=True)
class ReignFacts:
    """A reign; ``until_night`` and ``end`` are ``None`` while it lasts (C65)."""

    fighter: int
    weight_class: str
    from_night: int
    until_night: int | None
    end: ReignEnd | None
    won_bout: int | None
    lost_bout: int | None
    defences: tuple[DefenceFacts, ...]


def money_facts(books: Books) -> tuple[MoneyFacts, ...]:
    """The managers' money night by night, richest first as the standings have it.

    A deal made between two nights counts as of the first of them, so the last number is his money now.
    """
    moved: dict[int, Counter[int]] = {number: Counter() for number in books.managers}
    for line in books.ledger:
        moved[line.manager][min(line.night, books.closed)] += line.amount_cents
    return tuple(
        MoneyFacts(manager.number, _running(moved[manager.number], books.closed))
        for manager in books.standings()
    )


def _running(moved: Counter[int], last: int) -> tuple[int, ...]:
    balance, balances = 0, []
    for night in range(last + 1):
        balance += moved[night]
        balances.append(balance)
    return tuple(balances)


def fought_bouts(books: Books) -> tuple[BoutBook, ...]:
    """Every bout that was fought, in the order they were made."""
    return tuple(bout for bout in books.bouts.values() if bout.state is BoutState.FOUGHT)


def arena_facts(books: Books) -> tuple[ArenaFacts, ...]:
    """All five arenas from best to worst, unused ones with nothing but zeros."""
    halls: dict[Arena, list[BoutBook]] = {arena: [] for arena in Arena}
    for bout in fought_bouts(books):
        halls[bout.arena].append(bout)
    return tuple(_arena(arena, bouts) for arena, bouts in halls.items())


def _arena(arena: Arena, bouts: list[BoutBook]) -> ArenaFacts:
    paid = [sum(bout.purses_dollars) for bout in bouts]
    dearest = max(bouts, key=lambda bout: sum(bout.purses_dollars), default=None)
    titles = sum(bout.title for bout in bouts)
    number = None if dearest is None else dearest.number
    return ArenaFacts(
        arena, len(bouts), titles, min(paid, default=0), max(paid, default=0), sum(paid), number
    )


def method_facts(books: Books, winner: int | None = None) -> tuple[MethodFacts, ...]:
    """Methods that occurred, in the order of ``Method``; of all bouts, or those a fighter won."""
    bouts = fought_bouts(books)
    return method_counts(bout for bout in bouts if winner is None or bout.winner == winner)


def method_counts(bouts: Iterable[BoutBook]) -> tuple[MethodFacts, ...]:
    """The same for some bouts."""
    rounds: dict[Method, Counter[int]] = {}
    for bout in bouts:
        if bout.outcome is not None:
            rounds.setdefault(bout.outcome.method, Counter())[bout.outcome.round] += 1
    return tuple(
        MethodFacts(method, rounds[method].total(), tuple(sorted(rounds[method].items())))
        for method in Method
        if method in rounds
    )


def reign_facts(books: Books, weight_class: str | None = None) -> tuple[ReignFacts, ...]:
    """The reigns of one weight class, or of all one after another; oldest first in each."""
    return tuple(
        _reign(books, division.weight_class, reign)
        for division in books.divisions.values()
        if weight_class is None or division.weight_class == weight_class
        for reign in division.reigns
    )


def _reign(books: Books, weight_class: str, reign: Reign) -> ReignFacts:
    return ReignFacts(
        reign.fighter, weight_class, reign.from_night, reign.until_night, reign.end, reign.won_bout,
        reign.lost_bout, tuple(_defences(books, reign)),
    )  # fmt: skip


def _defences(books: Books, reign: Reign) -> Iterable[DefenceFacts]:
    """Title bouts within the reign, without the one that began it and the one that ended it."""
    for number in books.fighters[reign.fighter].bouts:
        bout = books.bouts[number]
        until = books.closed + 1 if reign.until_night is None else reign.until_night
        within = reign.from_night <= bout.night <= until
        if bout.title and within and number not in (reign.won_bout, reign.lost_bout):
            opponent = bout.fighters[bout.corner_of(reign.fighter).opponent.index]
            yield DefenceFacts(number, bout.night, opponent, bout.winner == reign.fighter)
