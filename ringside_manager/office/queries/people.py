"""The pages of fighters and managers."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books import Books, FighterBook, ManagerBook, Reign
from ringside_manager.office.queries.bouts import CareerRow, career
from ringside_manager.office.queries.words import dollars, manager_name, pop, record, standing


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
    seat: int
    money: int | float
    record: str
    stable: tuple[StableRow, ...]
    champions: tuple[str, ...]


def fighter_page(books: Books, fighter: FighterBook) -> FighterPage:
    """The page of one fighter."""
    person = fighter.fighter
    now, entry = fighter.abilities.as_dict(), person.abilities.as_dict()
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
        ratings=Ratings(
            now, entry, {name: now[name] - entry[name] for name in now if now[name] != entry[name]}
        ),
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
    )


def manager_page(books: Books, manager: ManagerBook) -> ManagerPage:
    """The page of one manager."""
    return ManagerPage(
        name=manager.name,
        kind=manager.kind.value,
        temperament=manager.temperament.value if manager.temperament else "",
        seat=manager.seat,
        money=dollars(manager.balance_cents),
        record=record(manager.tally),
        stable=tuple(_stable_row(books.fighters[number]) for number in manager.stable),
        champions=tuple(
            books.fighters[number].name for number in manager.stable if books.is_champion(number)
        ),
    )


def free_agents(books: Books) -> tuple[StableRow, ...]:
    """Those without a manager as rows, in order of entry."""
    return tuple(_stable_row(fighter) for fighter in books.free_agents())


def _by_method(fighter: FighterBook) -> dict[str, int]:
    tally = fighter.tally
    return {
        "wins_ko": tally.wins_ko,
        "wins_tko": tally.wins_tko,
        "wins_decision": tally.wins_decision,
        "wins_dq": tally.wins_dq,
        "losses_ko": tally.losses_ko,
        "losses_tko": tally.losses_tko,
        "losses_decision": tally.losses_decision,
        "losses_dq": tally.losses_dq,
        "draws": tally.draws,
    }


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
