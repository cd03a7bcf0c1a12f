"""Managers: the race for the money and the ledger of all of it, and the stable, dealings, rivals and reigns of each."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from ringside_manager.campaign.ai import planning
from ringside_manager.campaign.books import (
    Books,
    LedgerKind,
    LedgerLine,
    ManagerBook,
    ManagerKind,
    Skill,
    Temperament,
)
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.office.facts import Named, Record, named_manager, record_of
from ringside_manager.office.facts.careers import Contract, contracts_with, results
from ringside_manager.office.facts.rankings import ReignFacts, reigns_of
from ringside_manager.office.facts.roster import RosterRow, stable_rows
from ringside_manager.palette import CORNER_SHADES

# The ledger: every movement of money, with the running balance, by month and by season.


MONTH = 4
"""Fight nights in a month, by which sums are told."""


class MoneyLine(NamedTuple):
    """One line with the numbers to go on from; money in cents.  A tuple, as thousands are made for a page.

    ``entry`` is the entry that made it, ``balance_cents`` what its manager had after it, ``running_cents`` the sum
    of the lines chosen up to this one.  ``fighter`` and ``bout`` are 0 for none.
    """

    line: int
    entry: int
    night: int
    manager: int
    manager_name: str
    fighter: int
    fighter_name: str
    bout: int
    kind: LedgerKind
    amount_cents: int
    balance_cents: int
    running_cents: int


@dataclass(frozen=True, slots=True)
class Choice:
    """Which lines to show: of one manager or fighter, of some kinds, of some nights; 0 and ``None`` mean all."""

    manager: int = 0
    fighter: int = 0
    kinds: frozenset[LedgerKind] | None = None
    nights: range | None = None

    def takes(self, line: LedgerLine) -> bool:
        """Whether a line is among them."""
        return (
            self.manager in (0, line.manager)
            and self.fighter in (0, line.fighter)
            and (self.kinds is None or line.kind in self.kinds)
            and (self.nights is None or line.night in self.nights)
        )


@dataclass(frozen=True, slots=True)
class Period:
    """What some lines sum up to over the nights ``first`` to ``last``, in cents; ``spent_cents`` is 0 or less."""

    first: int
    last: int
    lines: int
    earned_cents: int
    spent_cents: int

    @property
    def net_cents(self) -> int:
        """What is left of it."""
        return self.earned_cents + self.spent_cents


def ledger_lines(books: Books, choice: Choice = Choice()) -> tuple[MoneyLine, ...]:
    """The lines chosen, in the order they were booked."""
    managers = {number: manager.name for number, manager in books.managers.items()}
    fighters = {number: fighter.name for number, fighter in books.fighters.items()}
    all_of_them, running, found = choice == Choice(), 0, []
    for number, line in enumerate(books.ledger, 1):
        if all_of_them or choice.takes(line):
            running += line.amount_cents
            found.append(
                MoneyLine(
                    number,
                    line.entry,
                    line.night,
                    line.manager,
                    managers[line.manager],
                    line.fighter or 0,
                    fighters[line.fighter] if line.fighter is not None else "",
                    line.bout or 0,
                    line.kind,
                    line.amount_cents,
                    line.balance_cents,
                    running,
                )
            )
    return tuple(found)


def total(lines: Iterable[MoneyLine]) -> Period:
    """What lines sum up to; the nights are 0 if there is none."""
    some = tuple(lines)
    nights, amounts = [line.night for line in some], [line.amount_cents for line in some]
    earned = sum(cents for cents in amounts if cents > 0)
    spent = sum(amounts) - earned
    return Period(min(nights, default=0), max(nights, default=0), len(some), earned, spent)


def by_month(lines: Iterable[MoneyLine]) -> tuple[Period, ...]:
    """Sums of every month of four nights in which money moved, latest first."""
    return _by(lines, lambda night: _span((max(night, 1) - 1) // MONTH, MONTH))


def by_season(lines: Iterable[MoneyLine]) -> tuple[Period, ...]:
    """Sums of every season in which money moved, latest first."""
    return _by(lines, lambda night: _span(season_of(night) - 1, SEASON))


def _span(index: int, length: int) -> tuple[int, int]:
    return index * length + 1, (index + 1) * length


def _by(lines: Iterable[MoneyLine], span: Callable[[int], tuple[int, int]]) -> tuple[Period, ...]:
    nights: dict[int, list[int]] = {}
    for line in lines:
        nights.setdefault(line.night, []).append(line.amount_cents)
    sums: dict[tuple[int, int], list[int]] = {}
    for night, amounts in nights.items():
        one, earned = sums.setdefault(span(night), [0, 0, 0]), sum(cents for cents in amounts if cents > 0)
        one[:] = one[0] + len(amounts), one[1] + earned, one[2] + sum(amounts) - earned
    return tuple(Period(*both, *sums[both]) for both in sorted(sums, reverse=True))


# The managers.


def colour_keys(books: Books, before: Mapping[str, str] | None = None) -> dict[int, str]:
    """Return the colour of every manager by number, no two alike as long as there are enough.

    Where nobody chose one in the league it is what ``before`` says by name, or the seat's.
    """
    keys = [shades.key for shades in CORNER_SHADES]
    seated = sorted(books.managers.values(), key=lambda manager: manager.seat)
    made = {
        manager.number: key
        for manager in seated
        if (key := manager.colour or (before or {}).get(manager.name, "")) in keys
    }
    for manager in seated:
        if manager.number not in made:
            usual, taken = keys[(manager.seat - 1) % len(keys)], set(made.values())
            free = [usual, *keys] if len(taken) < len(keys) else [usual]
            made[manager.number] = next((key for key in free if key not in taken), usual)
    return made


MOST_DEALS = 3
"""How many of the best and of the worst deals are told."""


@dataclass(frozen=True, slots=True)
class StandingRow:
    """A manager in the race (C70); money in cents, ``average_pop_half`` in half points of his stable.

    ``champions`` hold a title now, ``reigns`` were begun under him.  ``season_cents`` is what he made in the
    season running.  Places of equals are the same.
    """

    place: int
    manager: Named
    kind: ManagerKind
    temperament: Temperament | None
    skill: Skill | None
    seat: int
    balance_cents: int
    season_cents: int
    fighters: int
    record: Record
    champions: tuple[Named, ...]
    reigns: int
    average_pop_half: Fraction | None
    best: Named | None
    best_pop_half: int
    won: bool


@dataclass(frozen=True, slots=True)
class SeasonMoney:
    """A season's money in cents by what it came from; ``balance_cents`` is that at its end."""

    season: int
    shares_cents: int
    sold_cents: int
    bought_cents: int
    dates_cents: int
    sides_cents: int
    pot_cents: int
    balance_cents: int

    @property
    def net_cents(self) -> int:
        dealt = self.sold_cents + self.bought_cents
        return self.shares_cents + dealt + self.dates_cents + self.sides_cents + self.pot_cents


@dataclass(frozen=True, slots=True)
class Rival:
    """How his fighters fared against those of another manager, or against free agents (``None``)."""

    manager: Named | None
    record: Record


@dataclass(frozen=True, slots=True)
class ManagerFacts:
    """One manager; ``best_deals`` made most, ``worst_deals`` lost money, both by profit.

    ``plan`` is what a manager of the program plans for his stable, in sentences.
    """

    standing: StandingRow
    stable: tuple[RosterRow, ...]
    contracts: tuple[Contract, ...]
    best_deals: tuple[Contract, ...]
    worst_deals: tuple[Contract, ...]
    seasons: tuple[SeasonMoney, ...]
    rivals: tuple[Rival, ...]
    reigns: tuple[ReignFacts, ...]
    plan: tuple[str, ...]


def standing_rows(books: Books) -> tuple[StandingRow, ...]:
    """The managers, richest first."""
    order = books.standings()
    earned = _season_cents(books)
    reigns = _reigns(books)
    return tuple(
        _standing(books, manager, _place(order, manager), earned[manager.number], reigns) for manager in order
    )


def manager_facts(books: Books, number: int) -> ManagerFacts:
    """The facts of a manager; ``KeyError`` for a number that is not one of the books."""
    contracts = contracts_with(books, number)
    ranked = sorted(contracts, key=lambda contract: contract.profit_cents)
    standing = next(row for row in standing_rows(books) if row.manager.number == number)
    return ManagerFacts(
        standing=standing,
        stable=tuple(stable_rows(books, number)),
        contracts=contracts,
        best_deals=tuple(deal for deal in reversed(ranked) if deal.profit_cents > 0)[:MOST_DEALS],
        worst_deals=tuple(deal for deal in ranked if deal.profit_cents < 0)[:MOST_DEALS],
        seasons=season_money(books, number),
        rivals=_rivals(books, number),
        reigns=tuple(reign for manager, reign in _reigns(books) if manager == number),
        plan=planning.told(books, books.managers[number]),
    )


def season_money(books: Books, manager: int) -> tuple[SeasonMoney, ...]:
    """What came in and went out, season by season."""
    moved: dict[int, dict[LedgerKind, int]] = {}
    balances: dict[int, int] = {}
    for line in books.ledger:
        if line.manager == manager:
            season = season_of(line.night)
            kinds = moved.setdefault(season, defaultdict(int))
            kind = _traded(line.kind, line.amount_cents)
            kinds[kind] += line.amount_cents
            balances[season] = line.balance_cents
    return tuple(
        SeasonMoney(
            season,
            kinds[LedgerKind.SHARE],
            kinds[LedgerKind.SALE],
            kinds[LedgerKind.PURCHASE],
            kinds[LedgerKind.DATE_BID],
            kinds[LedgerKind.SIDE_PAYMENT],
            kinds[LedgerKind.POT],
            balances[season],
        )
        for season, kinds in moved.items()
    )


def _traded(kind: LedgerKind, cents: int) -> LedgerKind:
    """Cash that goes with an exchange counts as a sale to whom it comes, as a purchase to whom it leaves; a signing fee as that, too.

    A stake counts as a side payment.
    """
    if kind is LedgerKind.STAKE:
        return LedgerKind.SIDE_PAYMENT
    if kind is LedgerKind.SIGNING_FEE:
        return LedgerKind.PURCHASE
    if kind is not LedgerKind.TRADE:
        return kind
    return LedgerKind.SALE if cents > 0 else LedgerKind.PURCHASE


def _place(order: list[ManagerBook], manager: ManagerBook) -> int:
    return 1 + sum(other.balance_cents > manager.balance_cents for other in order)


def _season_cents(books: Books) -> dict[int, int]:
    earned: dict[int, int] = defaultdict(int)
    running = season_of(books.night)
    for line in reversed(books.ledger):
        if season_of(line.night) < running:
            break
        earned[line.manager] += line.amount_cents
    return earned


def _standing(
    books: Books, manager: ManagerBook, place: int, earned: int, reigns: list[tuple[int, ReignFacts]]
) -> StandingRow:
    stable = [books.fighters[number] for number in manager.stable]
    best = max(stable, key=lambda page: (page.pop_half, -page.number), default=None)
    champions = [page for page in stable if books.is_champion(page.number)]
    return StandingRow(
        place=place,
        manager=Named(manager.number, manager.name),
        kind=manager.kind,
        temperament=manager.temperament,
        skill=manager.skill,
        seat=manager.seat,
        balance_cents=manager.balance_cents,
        season_cents=earned,
        fighters=len(stable),
        record=record_of(manager.tally),
        champions=tuple(Named(page.number, page.name) for page in champions),
        reigns=sum(number == manager.number for number, _reign in reigns),
        average_pop_half=Fraction(sum(page.pop_half for page in stable), len(stable)) if stable else None,
        best=None if best is None else Named(best.number, best.name),
        best_pop_half=0 if best is None else best.pop_half,
        won=manager.number in books.winners,
    )


def _reigns(books: Books) -> list[tuple[int, ReignFacts]]:
    """Return every reign with the manager under whom the title was won."""
    reigns = (reign for division in books.divisions.values() for reign in reigns_of(books, division))
    crowned = ((_crowned_under(books, reign.won_bout, reign.champion.number), reign) for reign in reigns)
    return [(manager, reign) for manager, reign in crowned if manager is not None]


def _crowned_under(books: Books, bout: int | None, fighter: int) -> int | None:
    """A title given without a bout goes to the manager he has now."""
    if bout is None:
        return books.fighters[fighter].manager
    return books.bouts[bout].manager_of(fighter)


def _rivals(books: Books, manager: int) -> tuple[Rival, ...]:
    """Bouts between two of his own fighters count for neither."""
    met: dict[int | None, list[bool | None]] = defaultdict(list)
    for bout in books.bouts.values():
        red, blue = bout.managers
        if bout.outcome is None or manager not in (red, blue) or red == blue:
            continue
        mine, other = (bout.red, blue) if red == manager else (bout.blue, red)
        met[other].append(None if bout.winner is None else bout.winner == mine)
    order = [number for number in (*books.managers, None) if number in met]
    return tuple(Rival(named_manager(books, other), results(met[other])) for other in order)
