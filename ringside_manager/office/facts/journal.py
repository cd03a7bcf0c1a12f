"""The journal as whoever asks may read it: its entries in words, what struck or corrected them, what is not for everybody's eyes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import singledispatch

from ringside_manager.campaign.books import Answer, Books
from ringside_manager.language import joined, say, word
from ringside_manager.league.business.careers import DraftListed
from ringside_manager.league.business.club import (
    BETWEEN_TWO,
    DeviceAdmitted,
    MandateEnded,
    MandateGiven,
    NightCommitted,
    ParcelTaken,
    SealsListed,
    SealsOpened,
    SecretKept,
)
from ringside_manager.league.business.contracts import DealAnswered, DealProposed
from ringside_manager.league.business.founding import StablesOrdered
from ringside_manager.league.business.nights import (
    BidSealed,
    CardApproved,
    CardDrawnUp,
    CardOrdered,
    DoorsOpened,
    NightClosed,
    PlacesAwarded,
    PlanSealed,
)
from ringside_manager.league.business.offers import BetAnswered, BetProposed, OfferAnswered, OfferMade
from ringside_manager.league.business.open_books import Corrected, DoubtSettled, InForce, Struck, in_force
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts import money
from ringside_manager.office.facts.deeds import DeedFacts, Directory, facts_of
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.roster import is_open

# Deeds of the journal that make no news, each in a few words; a sealed bid stays sealed


@singledispatch
def deed_text(deed: Deed, _books: Books) -> str:
    """A deed in words; it may speak of what is no longer in the books."""
    return word(deed.kind.replace("_", " "))


def _fighter(books: Books, number: int) -> str:
    page = books.fighters.get(number)
    return say("fighter {number}", number=number) if page is None else page.name


def _manager(books: Books, number: int | None) -> str:
    if number is None:
        return say("the office")
    page = books.managers.get(number)
    return say("manager {number}", number=number) if page is None else page.name


@deed_text.register
def _offer(deed: OfferMade, books: Books) -> str:
    terms = {
        "manager": _manager(books, deed.proposer),
        "red": _fighter(books, deed.red),
        "blue": _fighter(books, deed.blue),
        "night": deed.night,
        "arena": deed.arena.title,
        "rounds": deed.rounds,
    }
    offered = say("{manager} offers {red} against {blue} (night {night}, {arena}, {rounds} rounds)", **terms)
    if deed.title:
        offered = say("{manager} offers {red} against {blue} (night {night}, {arena}, {rounds} rounds, for the title)", **terms)  # fmt: skip
    if stake := deed.stake_cents:
        offered = say("{offered}, a call-out with a stake of {money}", offered=offered, money=money(stake))
    if not deed.side_cents:
        return offered
    side = money(abs(deed.side_cents))
    if deed.side_cents > 0:
        return say("{offered}, and wants {money} for it", offered=offered, money=side)
    return say("{offered}, and pays {money} for it", offered=offered, money=side)


@deed_text.register
def _offer_answer(deed: OfferAnswered, books: Books) -> str:
    manager = _manager(books, deed.manager)
    answered = say("offer {offer} {answer} by {manager}", offer=deed.offer, answer=word(deed.answer.value), manager=manager)  # fmt: skip
    return joined(": ", (answered, word(deed.reason))) if deed.reason else answered


@deed_text.register
def _deal(deed: DealProposed, books: Books) -> str:
    proposed = say(
        "{manager} to {partner}: {fighter} for {price}",
        manager=_manager(books, deed.proposer),
        partner=_manager(books, deed.partner),
        fighter=_fighter(books, deed.fighter),
        price=_price(deed, books),
    )
    return joined(": ", (proposed, word(deed.reason))) if deed.reason else proposed


def _price(deed: DealProposed, books: Books) -> str:
    cash = money(abs(deed.price_cents))
    if deed.in_exchange is None:
        return cash
    other = _fighter(books, deed.in_exchange)
    if not deed.price_cents:
        return other
    if deed.price_cents > 0:
        return say("{fighter} and {money}", fighter=other, money=cash)
    return say("{fighter}, with {money} on top", fighter=other, money=cash)


@deed_text.register
def _deal_answer(deed: DealAnswered, books: Books) -> str:
    named = {"deal": deed.deal, "manager": _manager(books, deed.manager)}
    if deed.accepted:
        return say("deal {deal} accepted by {manager}", **named)
    if deed.manager is None:
        return say("deal {deal} closed by {manager}", **named)
    refused = say("deal {deal} refused by {manager}", **named)
    return joined(": ", (refused, word(deed.reason))) if deed.reason else refused


@deed_text.register
def _draft_order(deed: StablesOrdered, books: Books) -> str:
    managers = joined(", ", (_manager(books, place.manager) for place in deed.order))
    return say("the order of the draft: {managers}", managers=managers)


@deed_text.register
def _struck(deed: Struck, _books: Books) -> str:
    first, last = deed.entries[0], deed.entries[-1]
    if first == last:
        return say("struck entry {entry}", entry=first)
    return say("struck entries {first} to {last}", first=first, last=last)


@deed_text.register
def _bid(deed: BidSealed, books: Books) -> str:
    return say("{manager} seals a bid for bout {bout}", manager=_manager(books, deed.manager), bout=deed.bout)


@deed_text.register
def _plan(deed: PlanSealed, books: Books) -> str:
    named = {"manager": _manager(books, deed.manager), "fighter": _fighter(books, deed.fighter)}
    if deed.plan:
        return say("{manager} seals a fight plan for {fighter}", **named)
    return say("{manager} takes back his fight plan for {fighter}", **named)


@deed_text.register
def _mandate(deed: MandateGiven | MandateEnded, books: Books) -> str:
    """What it says stays with its manager."""
    manager = _manager(books, deed.manager)
    if isinstance(deed, MandateGiven):
        return say("{manager} gives a standing order", manager=manager)
    return say("{manager} ends a standing order", manager=manager)


@deed_text.register
def _draft_list(deed: DraftListed, books: Books) -> str:
    """Whom he wishes stays with its manager."""
    return say("{manager} says whom he would have in the draft", manager=_manager(books, deed.manager))


@deed_text.register
def _doors(deed: DoorsOpened, _books: Books) -> str:
    return say("the doors of night {night} are open", night=deed.night)


@deed_text.register
def _drawn_up(deed: CardDrawnUp, _books: Books) -> str:
    return say("the card of night {night} is drawn up", night=deed.night)


@deed_text.register
def _approved(deed: CardApproved, _books: Books) -> str:
    return say("the card of night {night} is approved", night=deed.night)


@deed_text.register
def _card(deed: CardOrdered, _books: Books) -> str:
    return say(
        "the card at {arena} on night {night} is put in order", arena=deed.arena.title, night=deed.night
    )


@deed_text.register
def _places(deed: PlacesAwarded, _books: Books) -> str:
    return say("the places at {arena} on night {night} are given", arena=deed.arena.title, night=deed.night)


@deed_text.register
def _settled(deed: DoubtSettled, _books: Books) -> str:
    return say("what is in doubt about entry {entry} stands", entry=deed.entry)


@deed_text.register
def _closed(deed: NightClosed, _books: Books) -> str:
    return say("night {night} is over", night=deed.night)


@deed_text.register
def _corrected(deed: Corrected, _books: Books) -> str:
    return say("corrected entry {entry}", entry=deed.entry)


@deed_text.register
def _parcel(deed: ParcelTaken, _books: Books) -> str:
    return say("parcel {number} of a device for night {night}", number=deed.sequence, night=deed.night)


@deed_text.register(NightCommitted)
@deed_text.register(SealsListed)
@deed_text.register(SealsOpened)
def _seals(deed: NightCommitted | SealsListed | SealsOpened, _books: Books) -> str:
    if isinstance(deed, NightCommitted):
        return say("the dice of night {night} are committed to", night=deed.night)
    if isinstance(deed, SealsListed):
        return say("the seals of night {night} are listed", night=deed.night)
    return say("the seals of night {night} are opened", night=deed.night)


@deed_text.register
def _device(deed: DeviceAdmitted, _books: Books) -> str:
    return say("a device may sign for {name}", name=deed.member)


# What in a journal is not for everybody's eyes: offers and deals between others (C24, C40),


NOBODY = Party("")
"""The eyes of whoever passes by an empty seat: what concerns anybody in particular is not for him."""


OWN_ALONE = PlanSealed, MandateGiven, MandateEnded, DraftListed
"""The deeds of which a row says nothing to others than their manager."""

NOT_FOR_ALL = BETWEEN_TWO.union(OWN_ALONE)
"""The deeds that may be hidden from somebody."""


def is_hidden(entry: Entry, entries: Sequence[Entry], books: Books, viewer: Party | None) -> bool:
    """Whether an entry tells an offer or deal that concerns others and has led to nothing, or a rival's plan or standing order.

    ``viewer`` ``None`` is whoever keeps the file: he sees all but what sealed bids and plans say.  The promoter sees
    what is asked of whom (C3), and no plan before a bout was fought with it.
    """
    if isinstance(entry.deed, SecretKept):
        return True  # this copy of the journal does not show it (C87)
    if viewer is not None and isinstance(entry.deed, OWN_ALONE):
        opened = isinstance(entry.deed, PlanSealed) and is_open(books, entry.deed, entry.number)
        return viewer.manager != entry.deed.manager and not opened
    if viewer is None or viewer.promoter or type(entry.deed) not in BETWEEN_TWO:
        return False
    concerned = _concerned(entry.number, entry.deed, entries, books)
    return concerned is not None and viewer.manager not in concerned


def _concerned(number: int, deed: Deed, entries: Sequence[Entry], books: Books) -> set[int] | None:
    """The managers an entry is about; ``None`` if it is about everybody."""
    if isinstance(deed, OfferMade):
        page, opponent = books.offers.get(number), books.fighters.get(deed.blue)
        if deed.stake_cents or (page is not None and page.answer is Answer.ACCEPTED):
            return None  # a man is called out in front of everybody (C81)
        asked = None if opponent is None else opponent.manager
        answered = None if page is None else page.answered_by
        return {manager for manager in (deed.proposer, asked, answered) if manager is not None}
    if isinstance(deed, DealProposed):
        deal = books.deals.get(number)
        return None if deal is not None and deal.accepted else {deed.proposer, deed.partner}
    if isinstance(deed, BetProposed):
        bet = books.bets.get(number)
        return None if bet is not None and bet.accepted else {deed.proposer, deed.partner}
    if isinstance(deed, OfferAnswered | DealAnswered | BetAnswered):
        about = _about(deed)
        return _concerned(about, entries[about - 1].deed, entries, books) if about < number else None
    return None


def _about(deed: OfferAnswered | DealAnswered | BetAnswered) -> int:
    """The entry that is answered."""
    if isinstance(deed, OfferAnswered):
        return deed.offer
    return deed.deal if isinstance(deed, DealAnswered) else deed.bet


# Side bets in words (C82)


@deed_text.register
def _bet(deed: BetProposed, books: Books) -> str:
    return say(
        "{manager} bets {partner} {stake} of play money to {win} on {fighter} in bout {bout}",
        manager=_manager(books, deed.proposer), partner=_manager(books, deed.partner), bout=deed.bout,
        stake=f"${deed.stake_dollars:,}", win=f"${deed.win_dollars:,}", fighter=_fighter(books, deed.fighter),
    )  # fmt: skip


@deed_text.register
def _bet_answer(deed: BetAnswered, books: Books) -> str:
    manager = _manager(books, deed.manager)
    if deed.accepted:
        return say("bet {bet} taken by {manager}", bet=deed.bet, manager=manager)
    return say("bet {bet} declined by {manager}", bet=deed.bet, manager=manager)


# The journal as rows: who did what, and what a later entry said of it


@dataclass(frozen=True, slots=True)
class JournalRow:
    """One entry; ``state`` is empty, or says which later entry struck or corrected it."""

    entry: int
    act: int
    night: int
    by: str
    kind: str
    what: str
    why: str
    state: str


HIDDEN = DeedFacts("hidden")
"""What is told of an entry that concerns others."""


@dataclass(frozen=True, slots=True)
class EntryRow:
    """One entry as ``viewer`` may read it; ``by``, ``facts`` and ``why`` tell nothing if it is ``hidden`` from him.

    ``why`` is the reason of a strike or correction; ``struck`` and ``corrected`` are the later ones that said so.
    """

    _entry: Entry
    _names: Directory
    hidden: bool = False
    struck: Entry | None = None
    corrected: Entry | None = None

    @property
    def entry(self) -> int:
        return self._entry.number

    @property
    def act(self) -> int:
        """The number of the first entry of its act."""
        return self._entry.act

    @property
    def night(self) -> int:
        """The league's night when it was written."""
        return self._entry.night

    @property
    def by(self) -> str:
        return "" if self.hidden else self._entry.by

    @property
    def kind(self) -> str:
        """The kind of its deed."""
        return HIDDEN.kind if self.hidden else self._entry.deed.kind

    @property
    def facts(self) -> DeedFacts:
        return HIDDEN if self.hidden else facts_of(self._entry.deed, self._names)

    @property
    def why(self) -> str:
        """The reason of a strike or correction."""
        return "" if self.hidden else why_of(self._entry)

    @property
    def counts(self) -> bool:
        """Whether it stands, itself or in its corrected form."""
        return self.struck is None

    def __repr__(self) -> str:
        return f"EntryRow({self.entry}, {self.by!r}, {self.facts!r}, {self.why!r})"


def journal(entries: Sequence[Entry], books: Books, viewer: Party | None = None) -> tuple[JournalRow, ...]:
    """Every entry in words, oldest first; ``books`` are those posted from them.

    ``viewer`` is who looks, ``None`` for whoever keeps the file; see ``secrecy``.
    """
    standing = in_force(entries)
    news = {item.entry: item for item in reversed(books.news)}
    return tuple(
        _concealed(entry, standing)
        if is_hidden(entry, entries, books, viewer)
        else JournalRow(
            entry.number,
            entry.act,
            entry.night,
            entry.by,
            entry.deed.kind,
            sentence(books, news[entry.number]) if entry.number in news else deed_text(entry.deed, books),
            why_of(entry),
            _state(entry.number, standing.struck, standing.corrected),
        )
        for entry in entries
    )


def entry_rows(
    entries: Sequence[Entry], books: Books, viewer: Party | None, nights: range | None = None
) -> tuple[EntryRow, ...]:
    """The entries of some nights, or of all, oldest first, as ``viewer`` may read them (C24, C54).

    What an entry says is worked out when it is asked for.
    """
    standing, names = in_force(entries), Directory(entries)
    struck = {number: entries[by - 1] for number, by in standing.struck.items()}
    corrected = {number: entries[by - 1] for number, by in standing.corrected.items()}
    return tuple(
        EntryRow(
            entry,
            names,
            type(entry.deed) in NOT_FOR_ALL and is_hidden(entry, entries, books, viewer),
            struck.get(entry.number),
            corrected.get(entry.number),
        )
        for entry in entries
        if nights is None or entry.night in nights
    )


def why_of(entry: Entry) -> str:
    """The reason of a strike or correction; empty for any other entry."""
    return entry.deed.why if isinstance(entry.deed, Struck | Corrected) else ""


def _concealed(entry: Entry, standing: InForce) -> JournalRow:
    state = _state(entry.number, standing.struck, standing.corrected)
    return JournalRow(entry.number, entry.act, entry.night, "", "hidden", say("between others"), "", state)


def _state(number: int, struck: dict[int, int], corrected: dict[int, int]) -> str:
    if number in struck:
        return say("struck by {entry}", entry=struck[number])
    return say("corrected by {entry}", entry=corrected[number]) if number in corrected else ""
