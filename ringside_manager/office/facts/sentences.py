"""The news and the deeds that make none as English sentences, for the terminal and the almanac."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import singledispatch

from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.books import Books, BoutBook, NewsItem, NewsKind
from ringside_manager.league.business.cards import BidSealed, CardApproved, CardOrdered, PlacesAwarded
from ringside_manager.league.business.corrections import Corrected, DoubtSettled, Struck
from ringside_manager.league.business.deals import DealAnswered, DealProposed
from ringside_manager.league.business.founding import StablesOrdered
from ringside_manager.league.business.nights import DoorsOpened, NightClosed, PlanSealed
from ringside_manager.league.business.offers import OfferAnswered, OfferMade
from ringside_manager.league.deeds import Deed
from ringside_manager.office.facts.named import cause_text, money

# Deeds of the journal that make no news, each in a few words; a sealed bid stays sealed


@singledispatch
def deed_text(deed: Deed, _books: Books) -> str:
    """A deed in words; it may speak of what is no longer in the books."""
    return deed.kind.replace("_", " ")


def _fighter(books: Books, number: int) -> str:
    page = books.fighters.get(number)
    return f"fighter {number}" if page is None else page.name


def _manager(books: Books, number: int | None) -> str:
    if number is None:
        return "the office"
    page = books.managers.get(number)
    return f"manager {number}" if page is None else page.name


@deed_text.register
def _offer(deed: OfferMade, books: Books) -> str:
    pair = f"{_fighter(books, deed.red)} against {_fighter(books, deed.blue)}"
    stake = ", for the title" if deed.title else ""
    where = f"night {deed.night}, {deed.arena.title}, {deed.rounds} rounds{stake}"
    return f"{_manager(books, deed.proposer)} offers {pair} ({where})"


@deed_text.register
def _offer_answer(deed: OfferAnswered, books: Books) -> str:
    reason = f": {deed.reason}" if deed.reason else ""
    return f"offer {deed.offer} {deed.answer.value} by {_manager(books, deed.manager)}{reason}"


@deed_text.register
def _deal(deed: DealProposed, books: Books) -> str:
    return f"{_manager(books, deed.proposer)} to {_manager(books, deed.partner)}: {_fighter(books, deed.fighter)} for {_price(deed, books)}"


def _price(deed: DealProposed, books: Books) -> str:
    cash = money(abs(deed.price_cents))
    if deed.in_exchange is None:
        return cash
    other = _fighter(books, deed.in_exchange)
    if not deed.price_cents:
        return other
    return f"{other} and {cash}" if deed.price_cents > 0 else f"{other}, with {cash} on top"


@deed_text.register
def _deal_answer(deed: DealAnswered, books: Books) -> str:
    verb = "accepted" if deed.accepted else "closed" if deed.manager is None else "refused"
    return f"deal {deed.deal} {verb} by {_manager(books, deed.manager)}"


@deed_text.register
def _draft_order(deed: StablesOrdered, books: Books) -> str:
    return f"the order of the draft: {', '.join(_manager(books, place.manager) for place in deed.order)}"


@deed_text.register
def _struck(deed: Struck, _books: Books) -> str:
    first, last = deed.entries[0], deed.entries[-1]
    return f"struck entry {first}" if first == last else f"struck entries {first} to {last}"


@deed_text.register
def _bid(deed: BidSealed, books: Books) -> str:
    return f"{_manager(books, deed.manager)} seals a bid for bout {deed.bout}"


@deed_text.register
def _plan(deed: PlanSealed, books: Books) -> str:
    verb = "seals a" if deed.plan else "takes back his"
    return f"{_manager(books, deed.manager)} {verb} fight plan for {_fighter(books, deed.fighter)}"


@deed_text.register
def _doors(deed: DoorsOpened, _books: Books) -> str:
    return f"the doors of night {deed.night} are open"


@deed_text.register
def _approved(deed: CardApproved, _books: Books) -> str:
    return f"the card of night {deed.night} is approved"


@deed_text.register
def _card(deed: CardOrdered, _books: Books) -> str:
    return f"the card at {deed.arena.title} on night {deed.night} is put in order"


@deed_text.register
def _places(deed: PlacesAwarded, _books: Books) -> str:
    return f"the places at {deed.arena.title} on night {deed.night} are given"


@deed_text.register
def _settled(deed: DoubtSettled, _books: Books) -> str:
    return f"what is in doubt about entry {deed.entry} stands"


@deed_text.register
def _closed(deed: NightClosed, _books: Books) -> str:
    return f"night {deed.night} is over"


@deed_text.register
def _corrected(deed: Corrected, _books: Books) -> str:
    return f"corrected entry {deed.entry}"


# The news of the league, each item as one sentence


@dataclass(frozen=True, slots=True)
class NewsRow:
    """One thing that happened on ``night``; ``entry`` is the journal's."""

    night: int
    entry: int
    kind: str
    text: str


def news(books: Books, night: int | None = None) -> tuple[NewsRow, ...]:
    """The news in the order it happened, of all nights or of one."""
    items = (item for item in books.news if night is None or item.night == night)
    return tuple(NewsRow(item.night, item.entry, item.kind.value, sentence(books, item)) for item in items)


def acting_managers(books: Books, item: NewsItem) -> tuple[str, ...]:
    """The names of the managers an item tells of; for a new percentage whose fighter he was in that bout (C21)."""
    numbers: tuple[int | None, ...] = item.managers
    if item.kind is NewsKind.RENEWED and item.bout is not None:
        numbers = (books.bouts[item.bout].manager_of(item.fighters[0]),)
    return tuple(books.managers[number].name for number in numbers if number is not None)


def sentence(books: Books, item: NewsItem) -> str:
    """A news item in words."""
    return _SENTENCES[item.kind](_Named(books, item))


@dataclass(frozen=True, slots=True)
class _Named:
    """A news item with its names."""

    books: Books
    item: NewsItem

    @property
    def one(self) -> str:
        return self.books.fighters[self.item.fighters[0]].name if self.item.fighters else "nobody"

    @property
    def other(self) -> str:
        return self.books.fighters[self.item.fighters[1]].name if len(self.item.fighters) > 1 else "nobody"

    @property
    def manager(self) -> str:
        return (*acting_managers(self.books, self.item), "nobody")[0]

    @property
    def giver(self) -> str:
        return (*acting_managers(self.books, self.item), "the market", "the market")[1]

    @property
    def money(self) -> str:
        return money(abs(self.item.amount))

    @property
    def bout(self) -> BoutBook:
        return self.books.bouts[self.item.bout or 0]

    @property
    def title(self) -> str:
        return f"the {self.item.word} title" if self.item.word else "the title"


def _result(named: _Named) -> str:
    outcome = named.bout.outcome
    if outcome is None:
        return f"{named.one} met {named.other}."
    arena = named.bout.arena.title
    if outcome.winner is None:
        how = "a draw" if outcome.method is Method.DRAW else "no contest"
        how = "a technical draw" if outcome.cause else how
        return f"{named.one} and {named.other} boxed {how} over {outcome.round} rounds at {arena}."
    if outcome.method is Method.TD:
        return f"{named.one} beat {named.other} by a technical decision in round {outcome.round} at {arena}."
    if outcome.method.is_decision:
        return f"{named.one} outpointed {named.other} over {outcome.round} rounds at {arena}."
    how = {Method.KO: "knocked out", Method.DQ: "won by disqualification over"}.get(outcome.method, "stopped")
    when = f"in round {outcome.round}" if outcome.round else "before the first bell"
    why = cause_text(outcome.cause)
    return f"{named.one} {how} {named.other} {when} at {arena}{f': {why}' if why else ''}."


def _signed(named: _Named) -> str:
    if not named.item.managers:
        return f"{named.one} is looking for a manager."
    return f"{named.one} signed with {named.manager}" + (f" for {named.money}." if named.item.amount else ".")


def _defended(named: _Named) -> str:
    times = "once" if named.item.amount == 1 else f"{named.item.amount} times now"
    return f"{named.one} keeps {named.title}; defended {times}."


def _rank_given(named: _Named) -> str:
    why = f": {named.item.word}" if named.item.word else ""
    if not named.item.amount:
        return f"The promoter ranks {named.one} by his record again{why}."
    return f"The promoter ranks {named.one} number {named.item.amount}{why}."


_SENTENCES: dict[NewsKind, Callable[[_Named], str]] = {
    NewsKind.FOUNDED: lambda named: f"{named.books.name} is founded.",
    NewsKind.SEATED: lambda named: f"{named.manager} takes a seat.",
    NewsKind.SIGNED: _signed,
    NewsKind.SOLD: lambda named: f"{named.one} goes to {named.manager} for {named.money}.",
    NewsKind.TRADED: lambda named: f"{named.one} and {named.other} change stables.",
    NewsKind.BOUT_MADE: lambda named: (
        f"{named.one} and {named.other} are matched for night {named.bout.night}."
    ),
    NewsKind.BOUT_CANCELLED: lambda named: f"{named.one} against {named.other} is off: {named.item.word}.",
    NewsKind.DATE_WON: lambda named: f"{named.manager} pays {named.money} for a place on the card.",
    NewsKind.RESULT: _result,
    NewsKind.IMPROVED: lambda named: f"{named.one} has learned: {named.item.word.capitalize()} +1.",
    NewsKind.RENEWED: lambda named: (
        f"{named.one} and {named.manager} now share at {named.item.amount} percent."
    ),
    NewsKind.CROWNED: lambda named: f"{named.one} is champion!",
    NewsKind.DEFENDED: _defended,
    NewsKind.VACATED: lambda named: f"{named.one} leaves {named.title} vacant.",
    NewsKind.ADVANCED: lambda named: (
        f"{named.one} goes on to round {named.item.amount + 1} of the tournament."
    ),
    NewsKind.RETIRED: lambda named: (
        f"{named.one} retires" + (f": {named.item.word}." if named.item.word else ".")
    ),
    NewsKind.RANK_GIVEN: _rank_given,
    NewsKind.BRANCHED: lambda named: f"A league of its own, branched from {named.item.word}.",
    NewsKind.TOURNAMENT_DRAWN: lambda named: f"The draw is made: {named.item.word}.",
    NewsKind.TOURNAMENT_WON: lambda named: f"{named.one} wins the tournament.",
    NewsKind.ENDED: lambda named: f"The campaign is over. Most money: {_winners(named)}.",
}


def _winners(named: _Named) -> str:
    return ", ".join(named.books.managers[number].name for number in named.books.winners)
