"""What a strike, an undo or a correction would change, worked out on paper: no save is touched (C3)."""

from __future__ import annotations

import pickle
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from ringside_manager.bout.chance import SeededChance
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Doubt, FighterBook, ManagerBook, Reign
from ringside_manager.campaign.orders import Order
from ringside_manager.errors import RuleError
from ringside_manager.league.business import post_all
from ringside_manager.league.business.open_books import in_force
from ringside_manager.league.deeds import Entry
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.forecasting import Posting
from ringside_manager.office.mending import Mending, plan
from ringside_manager.office.orders import carry_out

P = TypeVar("P")


def judge_aside(books: Books, entries: int, before: Sequence[Order], order: Order, by: Party) -> None:
    """Judge an order, after those given before it, on books made for it alone; nothing is written.

    ``entries`` is the length of the journal.  Raises ``RuleError`` of the first rule that forbids it.  What a copy of the league
    does not show may change the judgement where the league is kept.
    """
    aside: Books = pickle.loads(pickle.dumps(books))  # noqa: S301 - our own, a moment old
    docket = Docket(aside, Posting(aside, entries))
    for each in before:
        with suppress(RuleError):
            carry_out(docket, each, by, SeededChance(0))
    carry_out(docket, order, by, SeededChance(0))


@dataclass(frozen=True, slots=True)
class FighterState:
    """What is compared of a fighter; ``record`` is wins, losses, draws, ``gained`` points by experience."""

    record: tuple[int, int, int]
    pop_half: int
    rank: int | None
    champion: bool
    earnings_dollars: int
    manager: str
    percentage: int | None
    gained: int
    retired: bool


@dataclass(frozen=True, slots=True)
class ReignFacts:
    """A time as champion; ``until_night`` is ``None`` while it lasts."""

    champion: str
    from_night: int
    until_night: int | None
    defences: int


@dataclass(frozen=True, slots=True)
class TitleChange:
    """The title of a weight class, its champion and the reigns that differ."""

    weight_class: str
    champion_before: str
    champion_after: str
    lost: tuple[ReignFacts, ...]
    won: tuple[ReignFacts, ...]


@dataclass(frozen=True, slots=True)
class BoutFacts:
    """Where a bout stands; ``winner`` is empty if nobody won or it was not fought."""

    state: BoutState
    method: Method | None
    winner: str
    round: int
    cause: str = ""


@dataclass(frozen=True, slots=True)
class BoutChange:
    """A bout before and after; ``None`` where it is not in the books."""

    bout: int
    night: int
    red: str
    blue: str
    before: BoutFacts | None
    after: BoutFacts | None


@dataclass(frozen=True, slots=True)
class Consequences:
    """Everything a change would bring; rows only where something differs.

    ``money`` is in cents by manager, before and after (C70), ``fighters`` are ``None`` where they are not in the books,
    ``tournaments`` names who goes on from a round, nobody from an open place.

    ``nights`` are the league's last night before and after, ``entries`` how many entries would count less (more, if
    negative), ``new_doubts`` what would come into doubt and ``gone_doubts`` what no longer would be.
    """

    nights: tuple[int, int]
    entries: int
    money: tuple[tuple[str, int, int], ...]
    fighters: tuple[tuple[str, FighterState | None, FighterState | None], ...]
    titles: tuple[TitleChange, ...]
    tournaments: tuple[tuple[str, int, str, str], ...]
    bouts: tuple[BoutChange, ...]
    new_doubts: tuple[Doubt, ...]
    gone_doubts: tuple[Doubt, ...]

    @property
    def is_nothing(self) -> bool:
        """Whether no book would change."""
        rows = (self.money, self.fighters, self.titles, self.tournaments, self.bouts)
        return not any((*rows, self.new_doubts, self.gone_doubts)) and self.nights[0] == self.nights[1]


def preview(entries: Sequence[Entry], wish: Mending) -> Consequences:
    """What a wish would change.  Reads nothing but ``entries``, so it may run beside the open league.

    Raises ``RuleError`` and ``UsageError`` as ``mending.plan``.
    """
    before = post_all(entries)
    first = len(entries) + 1
    deeds = plan(entries, before, wish).deeds
    mended = [*entries, *(Entry(first + i, first, before.night, "", deed) for i, deed in enumerate(deeds))]
    counted = len(in_force(entries).entries) - len(in_force(mended).entries) + len(deeds)
    return compare(before, post_all(mended), counted)


def compare(before: Books, after: Books, entries: int = 0) -> Consequences:
    """Where two books of one league differ."""
    return Consequences(
        nights=(before.closed, after.closed),
        entries=entries,
        money=tuple(_money(before, after)),
        fighters=tuple(_fighters(before, after)),
        titles=tuple(_titles(before, after)),
        tournaments=tuple(_tournaments(before, after)),
        bouts=tuple(_bouts(before, after)),
        new_doubts=_lacking(after.doubts, before.doubts),
        gone_doubts=_lacking(before.doubts, after.doubts),
    )


def _lacking(some: Iterable[Doubt], others: Iterable[Doubt]) -> tuple[Doubt, ...]:
    known = set(others)
    return tuple(doubt for doubt in dict.fromkeys(some) if doubt not in known)


def _pages(before: dict[int, P], after: dict[int, P]) -> Iterable[tuple[int, P | None, P | None]]:
    for number in sorted(before.keys() | after.keys()):
        yield number, before.get(number), after.get(number)


def _money(before: Books, after: Books) -> Iterable[tuple[str, int, int]]:
    for _, old, new in _pages(before.managers, after.managers):
        page: ManagerBook | None = new or old
        old_cents, new_cents = (0 if book is None else book.balance_cents for book in (old, new))
        if page is not None and old_cents != new_cents:
            yield page.name, old_cents, new_cents


def _fighters(before: Books, after: Books) -> Iterable[tuple[str, FighterState | None, FighterState | None]]:
    for _, old, new in _pages(before.fighters, after.fighters):
        states = _state(before, old), _state(after, new)
        page = new or old
        if page is not None and states[0] != states[1]:
            yield page.name, *states


def _state(books: Books, page: FighterBook | None) -> FighterState | None:
    if page is None:
        return None
    tally, gains = page.tally, page.gains
    return FighterState(
        record=(tally.wins, tally.losses, tally.draws),
        pop_half=page.pop_half,
        rank=page.rank,
        champion=books.is_champion(page.number),
        earnings_dollars=page.earnings_dollars,
        manager="" if page.manager is None else books.managers[page.manager].name,
        percentage=page.percentage,
        gained=gains.endurance + gains.agility + gains.counterpunch,
        retired=page.is_retired,
    )


def _titles(before: Books, after: Books) -> Iterable[TitleChange]:
    for name in sorted(before.divisions.keys() | after.divisions.keys()):
        old, new = _reigns(before, name), _reigns(after, name)
        champions = _champion(before, name), _champion(after, name)
        lost = tuple(reign for reign in old if reign not in new)
        won = tuple(reign for reign in new if reign not in old)
        if lost or won or champions[0] != champions[1]:
            yield TitleChange(name, *champions, lost, won)


def _champion(books: Books, name: str) -> str:
    division = books.divisions.get(name)
    if division is None:
        return ""
    return ", ".join(books.fighters[number].name for number in division.champions)


def _reigns(books: Books, name: str) -> tuple[ReignFacts, ...]:
    division = books.divisions.get(name)
    return () if division is None else tuple(_reign(books, reign) for reign in division.reigns)


def _reign(books: Books, reign: Reign) -> ReignFacts:
    champion = books.fighters[reign.fighter].name
    return ReignFacts(champion, reign.from_night, reign.until_night, reign.defences)


def _tournaments(before: Books, after: Books) -> Iterable[tuple[str, int, str, str]]:
    for number, old, new in _pages(before.tournaments, after.tournaments):
        page = new or old
        if page is None:
            continue
        ends = _advanced(before, number), _advanced(after, number)
        for slot in sorted(ends[0].keys() | ends[1].keys()):
            winners = ends[0].get(slot, ""), ends[1].get(slot, "")
            if winners[0] != winners[1]:
                yield page.name, slot[0], *winners


def _advanced(books: Books, number: int) -> dict[tuple[int, int], str]:
    """Who goes on from each place of a bracket, byes apart."""
    page = books.tournaments.get(number)
    if page is None:
        return {}
    return {
        (pairing.round, pairing.place): books.fighters[pairing.winner].name
        for turn in range(1, page.bracket.rounds + 1)
        for pairing in page.bracket.pairs(turn)
        if pairing.winner is not None and not pairing.is_bye
    }


def _bouts(before: Books, after: Books) -> Iterable[BoutChange]:
    for number, old, new in _pages(before.bouts, after.bouts):
        facts = _bout(before, old), _bout(after, new)
        page, books = (new, after) if new is not None else (old, before)
        if page is not None and facts[0] != facts[1]:
            red, blue = (books.fighters[side].name for side in page.fighters)
            yield BoutChange(number, page.night, red, blue, *facts)


def _bout(books: Books, page: BoutBook | None) -> BoutFacts | None:
    if page is None:
        return None
    winner = "" if page.winner is None else books.fighters[page.winner].name
    outcome = page.outcome
    if outcome is None:
        return BoutFacts(page.state, None, "", 0)
    return BoutFacts(page.state, outcome.method, winner, outcome.round, outcome.cause)
