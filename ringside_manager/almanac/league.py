"""A league as plain rows, the form that JSON, tables and pages share: who stands where, every page of people, everything at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ringside_manager.almanac.bouts import BoutRow, CareerRow, TournamentPage, bout_row, career, tournaments
from ringside_manager.almanac.history import (
    SeasonRow,
    StoryRow,
    TitleRow,
    season_rows,
    story_rows,
    title_rows,
)
from ringside_manager.campaign.ai import planning
from ringside_manager.campaign.books import Books, FighterBook, ManagerBook, ManagerKind, Reign
from ringside_manager.campaign.careers import age_of, are_moves_allowed, have_ages, wear_of, weight_of
from ringside_manager.campaign.titles import due_pair, is_title_booked, is_vacant
from ringside_manager.fighters import CareerRecord
from ringside_manager.language import joined, say, word
from ringside_manager.office.docket import promoter_of
from ringside_manager.office.facts import dollars, manager_name, money, pop, record, standing
from ringside_manager.office.facts.news_sentences import NewsRow, news
from ringside_manager.office.orders.careers import waiting_for
from ringside_manager.office.orders.offers import addressee, open_offers
from ringside_manager.office.orders.pairings import due_pairings


def plain(row: Any) -> Any:
    """A frozen row (or many) as JSON values."""
    if isinstance(row, tuple | list):
        return [plain(item) for item in row]
    return asdict(row)


# The league at a glance.


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
    """Something the league waits for: ``who`` must decide or do ``what``, by ``night``; ``number`` of an offer, deal or tournament."""

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
    champions = [number for division in books.divisions.values() for number in division.champions]
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
        head = division.champions
        for place, number in enumerate([*head, *division.ranking], 1 - len(head)):
            fighter = books.fighters[number]
            rows.append(
                RankingRow(
                    max(0, place),
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
        what = say("offer {offer}: {red} against {blue}", offer=offer.number, red=red, blue=blue)
        if offer.stake_cents:
            what = say(
                "{offer}, a call-out with a stake of {money}", offer=what, money=money(offer.stake_cents)
            )
        if offer.side_cents:
            payee = manager_name(books, offer.proposer) if offer.side_cents > 0 else asked
            side = money(abs(offer.side_cents))
            what = say("{offer}, and {money} for {manager}", offer=what, money=side, manager=payee)
        yield WaitingRow(asked, what, offer.number, offer.night)
    for manager in books.managers.values():
        for deal in waiting_for(books, manager.number):
            what = say(
                "deal {deal} about {fighter}", deal=deal.number, fighter=books.fighters[deal.fighter].name
            )
            yield WaitingRow(manager.name, what, deal.number, None)
    yield from _vacancies(books)
    for due in due_pairings(books):
        red, blue = (books.fighters[number].name for number in due.pair)
        what = say(
            "{tournament}, round {round}: {red} against {blue}",
            tournament=due.name,
            round=due.slot.round,
            red=red,
            blue=blue,
        )
        yield WaitingRow("program", what, due.slot.tournament, due.night)
    if not books.ended:
        people = any(manager.kind is ManagerKind.PERSON for manager in books.managers.values())
        who = "managers" if people else "program"
        yield WaitingRow(who, say("fight night {night}", night=books.closed + 1), 0, books.closed + 1)


def _vacancies(books: Books) -> Iterator[WaitingRow]:
    """Who is next in line for a vacant title, as long as nothing is agreed (C66)."""
    for division in books.divisions.values():
        if not is_vacant(books, division) or is_title_booked(books, division) or books.ended:
            continue
        pair = due_pair(books, division, books.closed + 1)
        names = [books.fighters[number].name for number in pair or ()]
        named = say("{one} and {other}", one=names[0], other=names[1]) if names else say("nobody")
        title = word(division.weight_class) if division.weight_class else ""
        what = joined(" ", [part for part in (say("the vacant title"), title) if part])
        yield WaitingRow(
            promoter_of(books), say("{title}: {named} next in line", title=what, named=named), 0, None
        )


# The pages of fighters and managers.


@dataclass(frozen=True, slots=True)
class Ratings:
    """A fighter's ratings now, when he entered, and what experience added (C11-C14)."""

    now: dict[str, int]
    at_entry: dict[str, int]
    gained: dict[str, int]


@dataclass(frozen=True, slots=True)
class PopRow:
    """Popularity: earned, by rank, and the total (C28)."""

    earned: int | float
    rank: int | float
    total: int | float


@dataclass(frozen=True, slots=True)
class ReignRow:
    """A time as champion."""

    from_night: int
    until_night: int | None
    defences: int
    end: str


@dataclass(frozen=True, slots=True)
class FighterPage:
    """Everything the books say about one fighter (C4); ``earnings`` in dollars."""

    name: str
    nickname: str
    nationality: str
    stance: str
    weight_class: str
    standing: str
    rank: int | None
    manager: str
    percentage: int | None
    ratings: Ratings
    record: str
    by_method: dict[str, int]
    winning_streak: int
    losing_streak: int
    knockdowns: tuple[int, int]
    pop: PopRow
    earnings: int
    last_night: int | None
    entered_night: int
    retired_night: int | None
    bouts: tuple[CareerRow, ...]
    reigns: tuple[ReignRow, ...]
    age: int | None = None
    worn: int | None = None
    returned_night: int | None = None
    born: int | None = None
    years_active: tuple[int, int | None] | None = None
    career: CareerRecord | None = None
    life: str = ""
    contract_until: int | None = None
    story: tuple[StoryRow, ...] = ()
    weight: int | None = None
    """In pounds, where men may change their weight class (Y13)."""
    classes_left: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class StableRow:
    """A fighter in a manager's stable."""

    name: str
    standing: str
    record: str
    pop: int | float
    percentage: int | None
    last_night: int | None
    carried_loss: int


@dataclass(frozen=True, slots=True)
class ManagerPage:
    """Everything the books say about one manager (C4); ``money`` in dollars."""

    name: str
    kind: str
    temperament: str
    skill: str
    seat: int
    money: int | float
    record: str
    stable: tuple[StableRow, ...]
    champions: tuple[str, ...]
    plan: tuple[str, ...]
    """What a manager of the program plans for his stable, in sentences."""


def fighter_page(books: Books, fighter: FighterBook) -> FighterPage:
    """The page of one fighter."""
    person, ages = fighter.fighter, have_ages(books)
    now, entry = fighter.abilities.as_dict(), person.abilities.as_dict()
    gained = {name: now[name] - entry[name] for name in now if now[name] != entry[name]}
    return FighterPage(
        name=fighter.name,
        nickname=person.nickname,
        nationality=person.nationality,
        stance=person.stance,
        weight_class=fighter.weight_class,
        standing=standing(fighter),
        rank=fighter.rank,
        manager=manager_name(books, fighter.manager),
        percentage=fighter.percentage,
        ratings=Ratings(now, entry, gained),
        record=record(fighter.tally),
        by_method=_by_method(fighter),
        winning_streak=fighter.winning_streak,
        losing_streak=fighter.losing_streak,
        knockdowns=(fighter.knockdowns, fighter.knockdowns_suffered),
        pop=PopRow(pop(fighter.earned_half), pop(fighter.rank_half), pop(fighter.pop_half)),
        earnings=fighter.earnings_dollars,
        last_night=fighter.last_night,
        entered_night=fighter.entered_night,
        retired_night=fighter.retired_night,
        bouts=career(books, fighter.number),
        reigns=tuple(_reign_row(reign) for reign in books.reigns_of(fighter.number)),
        age=age_of(books, fighter) if ages else None,
        worn=wear_of(books, fighter) if ages else None,
        returned_night=fighter.returned_night,
        born=person.born,
        years_active=person.years_active,
        career=person.career,
        life=person.life(),
        contract_until=None if fighter.manager is None else fighter.contract_until,
        story=story_rows(books, fighter),
        weight=weight_of(books, fighter) if are_moves_allowed(books) else None,
        classes_left=tuple(left.weight_class for left in fighter.classes_left),
    )


def manager_page(books: Books, manager: ManagerBook) -> ManagerPage:
    """The page of one manager."""
    return ManagerPage(
        name=manager.name,
        kind=manager.kind.value,
        temperament=manager.temperament.value if manager.temperament else "",
        skill=manager.skill.value if manager.skill else "",
        seat=manager.seat,
        money=dollars(manager.balance_cents),
        record=record(manager.tally),
        stable=tuple(_stable_row(books.fighters[number]) for number in manager.stable),
        champions=tuple(
            books.fighters[number].name for number in manager.stable if books.is_champion(number)
        ),
        plan=planning.told(books, manager),
    )


def free_agents(books: Books) -> tuple[StableRow, ...]:
    """Those without a manager as rows, in order of entry."""
    return tuple(_stable_row(fighter) for fighter in books.free_agents())


def _by_method(fighter: FighterBook) -> dict[str, int]:
    names = [f"{side}_{how}" for side in ("wins", "losses") for how in ("ko", "tko", "decision", "dq")]
    return {name: getattr(fighter.tally, name) for name in (*names, "draws")}


def _reign_row(reign: Reign) -> ReignRow:
    end = reign.end.value if reign.end else ""
    return ReignRow(reign.from_night, reign.until_night, reign.defences, end)


def _stable_row(fighter: FighterBook) -> StableRow:
    return StableRow(
        fighter.name,
        standing(fighter),
        record(fighter.tally),
        pop(fighter.pop_half),
        fighter.percentage,
        fighter.last_night,
        fighter.lost.loss if fighter.lost else 0,
    )


# The ledger.


@dataclass(frozen=True, slots=True)
class LedgerRow:
    """One line; ``amount`` and ``balance`` in dollars, ``balance`` that of the line's manager after it."""

    night: int
    manager: str
    fighter: str | None
    bout: int | None
    kind: str
    amount: int | float
    balance: int | float


def ledger(books: Books, manager: int | None = None) -> tuple[LedgerRow, ...]:
    """Return all lines in the order they were booked, or those of one manager."""
    return tuple(
        LedgerRow(
            line.night,
            books.managers[line.manager].name,
            None if line.fighter is None else books.fighters[line.fighter].name,
            line.bout,
            line.kind.value,
            *map(dollars, (line.amount_cents, line.balance_cents)),
        )
        for line in books.ledger
        if manager is None or line.manager == manager
    )


# The whole league.


@dataclass(frozen=True, slots=True)
class Almanac:
    """Everything the books tell, bouts in the order they were made."""

    status: Status
    managers: tuple[ManagerPage, ...]
    fighters: tuple[FighterPage, ...]
    bouts: tuple[BoutRow, ...]
    titles: tuple[TitleRow, ...]
    tournaments: tuple[TournamentPage, ...]
    ledger: tuple[LedgerRow, ...]
    news: tuple[NewsRow, ...]
    seasons: tuple[SeasonRow, ...]


def almanac(books: Books) -> Almanac:
    """The almanac of a league as its books stand."""
    return Almanac(
        status(books),
        tuple(manager_page(books, manager) for manager in books.managers.values()),
        tuple(fighter_page(books, fighter) for fighter in books.fighters.values()),
        tuple(bout_row(books, bout) for bout in books.bouts.values()),
        title_rows(books),
        tournaments(books),
        ledger(books),
        news(books),
        season_rows(books),
    )
