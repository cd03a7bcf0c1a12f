"""The journal as whoever asks may read it: its entries, what struck or corrected them, and what is not for everybody's eyes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Answer, Books, FighterBook, ManagerBook
from ringside_manager.language import say
from ringside_manager.league.business.club import BETWEEN_TWO, SecretKept
from ringside_manager.league.business.corrections import Corrected, InForce, Struck, in_force
from ringside_manager.league.business.deals import DealAnswered, DealProposed
from ringside_manager.league.business.mandates import MandateEnded, MandateGiven
from ringside_manager.league.business.nights import PlanSealed
from ringside_manager.league.business.offers import OfferAnswered, OfferMade
from ringside_manager.league.business.wagers import BetAnswered, BetProposed
from ringside_manager.league.business.years import DraftListed
from ringside_manager.league.deeds import Deed, Entry
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.deeds import DeedFacts, Directory, facts_of
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.plans import is_open
from ringside_manager.office.facts.sentences import deed_text

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
        manager=_name(books.managers, deed.proposer), partner=_name(books.managers, deed.partner), bout=deed.bout,
        stake=f"${deed.stake_dollars:,}", win=f"${deed.win_dollars:,}", fighter=_name(books.fighters, deed.fighter),
    )  # fmt: skip


@deed_text.register
def _bet_answer(deed: BetAnswered, books: Books) -> str:
    manager = say("the office") if deed.manager is None else _name(books.managers, deed.manager)
    if deed.accepted:
        return say("bet {bet} taken by {manager}", bet=deed.bet, manager=manager)
    return say("bet {bet} declined by {manager}", bet=deed.bet, manager=manager)


def _name(pages: Mapping[int, ManagerBook] | Mapping[int, FighterBook], number: int) -> str:
    page = pages.get(number)
    return f"#{number}" if page is None else page.name


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
