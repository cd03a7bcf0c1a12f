"""The league at a glance: night, money, champion, rankings, and who is waited for."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.campaign.books import Books, ManagerKind
from ringside_manager.campaign.vacancy import due_pair, is_title_booked, is_vacant
from ringside_manager.office.bout_orders import addressee
from ringside_manager.office.deal_orders import waiting_for
from ringside_manager.office.lapsing import open_offers
from ringside_manager.office.parties import promoter_of
from ringside_manager.office.queries.words import dollars, manager_name, pop, record
from ringside_manager.office.tournaments import due_pairings


@dataclass(frozen=True, slots=True)
class ManagerRow:
    """A manager in the standings; ``money`` in dollars (C70)."""

    name: str
    kind: str
    money: int | float
    fighters: int
    record: str


@dataclass(frozen=True, slots=True)
class RankingRow:
    """A ranked fighter; ``rank`` 0 is the champion (C32), ``given`` that the promoter gave it (C3)."""

    rank: int
    name: str
    manager: str
    pop: int | float
    record: str
    weight_class: str = ""
    given: bool = False


@dataclass(frozen=True, slots=True)
class WaitingRow:
    """Something the league waits for: ``who`` must decide or do ``what``, by ``night``.

    ``number`` is that of the offer, the deal or the tournament.
    """

    who: str
    what: str
    number: int
    night: int | None


@dataclass(frozen=True, slots=True)
class Status:
    """The league at a glance; ``champion`` is ``None`` before the first or while the title is vacant."""

    league: str
    system: str
    night: int
    nights: int
    ended: bool
    managers: tuple[ManagerRow, ...]
    winners: tuple[str, ...]
    champion: str | None
    rankings: tuple[RankingRow, ...]
    waiting: tuple[WaitingRow, ...]
    free_agents: tuple[str, ...]


def status(books: Books) -> Status:
    """The league as it stands after the last night."""
    champions = [d.champion for d in books.divisions.values() if d.champion is not None]
    return Status(
        league=books.name,
        system=books.system,
        night=books.closed,
        nights=books.options.nights,
        ended=books.ended,
        managers=standings(books),
        winners=tuple(books.managers[number].name for number in books.winners),
        champion=", ".join(books.fighters[number].name for number in champions) or None,
        rankings=rankings(books),
        waiting=tuple(waiting(books)),
        free_agents=tuple(fighter.name for fighter in books.free_agents()),
    )


def standings(books: Books) -> tuple[ManagerRow, ...]:
    """The managers, richest first (C70)."""
    return tuple(
        ManagerRow(
            manager.name,
            manager.kind.value,
            dollars(manager.balance_cents),
            len(manager.stable),
            record(manager.tally),
        )
        for manager in books.standings()
    )


def rankings(books: Books) -> tuple[RankingRow, ...]:
    """Champion and contenders of every weight class, in order (C32)."""
    rows = []
    for division in books.divisions.values():
        head = [] if division.champion is None else [division.champion]
        for rank, number in enumerate([*head, *division.ranking], 0 if head else 1):
            fighter = books.fighters[number]
            rows.append(
                RankingRow(
                    rank,
                    fighter.name,
                    manager_name(books, fighter.manager),
                    pop(fighter.pop_half),
                    record(fighter.tally),
                    division.weight_class,
                    given=fighter.given is not None and fighter.given.night < books.closed,
                )
            )
    return tuple(rows)


def waiting(books: Books) -> Iterator[WaitingRow]:
    """Every decision the league waits for, oldest first, bouts a bracket will make, then the next fight night."""
    for offer in open_offers(books):
        red, blue = (books.fighters[number].name for number in (offer.red, offer.blue))
        asked = manager_name(books, addressee(books, offer))
        yield WaitingRow(asked, f"offer {offer.number}: {red} against {blue}", offer.number, offer.night)
    for manager in books.managers.values():
        for deal in waiting_for(books, manager.number):
            what = f"deal {deal.number} about {books.fighters[deal.fighter].name}"
            yield WaitingRow(manager.name, what, deal.number, None)
    yield from _vacancies(books)
    for due in due_pairings(books):
        red, blue = (books.fighters[number].name for number in due.pair)
        what = f"{due.name}, round {due.slot.round}: {red} against {blue}"
        yield WaitingRow("program", what, due.slot.tournament, due.night)
    if not books.ended:
        people = any(manager.kind is ManagerKind.PERSON for manager in books.managers.values())
        who = "managers" if people else "program"
        yield WaitingRow(who, f"fight night {books.closed + 1}", 0, books.closed + 1)


def _vacancies(books: Books) -> Iterator[WaitingRow]:
    """Who is next in line for a vacant title, as long as nothing is agreed (C66)."""
    for division in books.divisions.values():
        if not is_vacant(division) or is_title_booked(books, division) or books.ended:
            continue
        pair = due_pair(books, division, books.closed + 1)
        named = " and ".join(books.fighters[number].name for number in pair or ())
        what = f"the vacant title {division.weight_class}".strip()
        who = promoter_of(books)
        yield WaitingRow(who, f"{what}: {named or 'nobody'} next in line", 0, None)
