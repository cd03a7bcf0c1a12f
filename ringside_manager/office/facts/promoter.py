"""The promoter's desk: cards to approve and order, disputes, doubts, ranks given (C3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Dispute, Doubt, FighterBook, GivenRank
from ringside_manager.campaign.schedule import cards
from ringside_manager.campaign.titles import due_pair, is_title_booked, is_vacant
from ringside_manager.office.orders.bout_rules import dispute_about
from ringside_manager.office.orders.pairings import DuePairing, due_in, due_pairings, waiting_for_a_place


@dataclass(frozen=True, slots=True)
class CardBout:
    """A bout on a card to come; ``sealed`` are the managers who have handed in a bid, ``open`` those who have not.

    What was bid stays sealed until the bids are opened (C54).
    """

    bout: int
    red: str
    blue: str
    managers: tuple[str, str]
    rounds: int
    title: bool
    tournament: bool
    combined_half: int
    approved: bool
    awarded: bool
    asks: bool
    sealed: tuple[str, ...]
    open: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ArenaCardRow:
    """An arena's card in its running order; ``places`` is how many of those that ask can have one, ``None`` if all."""

    arena: Arena
    bouts: tuple[CardBout, ...]
    places: int | None
    auction: bool

    @property
    def asking(self) -> tuple[CardBout, ...]:
        return tuple(bout for bout in self.bouts if bout.asks)

    @property
    def is_decided(self) -> bool:
        """Whether the promoter has said who comes first."""
        return any(bout.awarded for bout in self.asking)


@dataclass(frozen=True, slots=True)
class PromoterCard:
    """Everything on the desk for one night.

    ``vacant`` are the titles nobody holds and no bout is made for, by the two next in line, empty if nobody is (C66).
    """

    night: int
    cards: tuple[ArenaCardRow, ...]
    doubts: tuple[Doubt, ...]
    vacant: tuple[tuple[str, ...], ...]
    due: tuple[DuePairing, ...] = ()
    waiting: tuple[DuePairing, ...] = ()

    @property
    def unapproved(self) -> int:
        """How many bouts of the night are not approved."""
        return sum(not bout.approved for card in self.cards for bout in card.bouts)

    @property
    def disputes(self) -> tuple[ArenaCardRow, ...]:
        """The cards that are too short."""
        return tuple(card for card in self.cards if card.places is not None)


def desk_of(books: Books, night: int) -> PromoterCard:
    """What lies on the promoter's desk, with the cards of ``night``."""
    made = [bout for bout in books.bouts_of_night(night) if bout.state is BoutState.MADE]
    return PromoterCard(
        night,
        tuple(_card(books, night, arena, bouts) for arena, bouts in cards(made)),
        tuple(dict.fromkeys(books.open_doubts())),
        tuple(_vacant(books, night)),
        tuple(pairing for pairing in due_pairings(books) if pairing.night == night),
        waiting_for_a_place(books, night),
    )


def nights_with_bouts(books: Books) -> tuple[int, ...]:
    """The next night, and the later ones for which bouts are made or tournament pairings known."""
    later = (night for night in books.cards if night > books.closed and any(books.bouts_of_night(night)))
    due = (pairing.night for pairing in due_pairings(books) if pairing.night is not None)
    return tuple(sorted({books.closed + 1, *later, *due}))


def contenders(books: Books) -> tuple[FighterBook, ...]:
    """Return all contenders in the order of their ranks, by weight class."""
    return tuple(
        books.fighters[number] for division in books.divisions.values() for number in division.ranking
    )


def given_from(books: Books, given: GivenRank) -> int:
    """Return the night at whose end a given rank counts, 0 if it does already (C32)."""
    return books.closed + 1 if given.night >= books.closed else 0


def _card(books: Books, night: int, arena: Arena, bouts: tuple[BoutBook, ...]) -> ArenaCardRow:
    dispute = dispute_about(books, night, arena, due_in(books, arena, night))
    asked = set() if dispute is None else {bout.number for bout in dispute[1]}
    auction = books.options.disputes is Dispute.AUCTION and books.options.card_cap is not None
    return ArenaCardRow(
        arena,
        tuple(_bout(books, bout, bout.number in asked, auction) for bout in bouts),
        None if dispute is None else dispute[0],
        auction,
    )


def _bout(books: Books, bout: BoutBook, asks: bool, auction: bool) -> CardBout:
    red, blue = (books.fighters[number] for number in bout.fighters)
    owners = [number for number in dict.fromkeys((red.manager, blue.manager)) if number is not None]
    names = {number: books.managers[number].name for number in owners}
    sealed = [number for number in owners if number in bout.bids_cents]
    return CardBout(
        bout=bout.number,
        red=red.name,
        blue=blue.name,
        managers=(names.get(red.manager or 0, ""), names.get(blue.manager or 0, "")),
        rounds=bout.rounds,
        title=bout.title,
        tournament=bout.slot is not None,
        combined_half=red.pop_half + blue.pop_half,
        approved=bout.approved is not None,
        awarded=bout.awarded,
        asks=asks,
        sealed=tuple(names[number] for number in sealed) if auction else (),
        open=tuple(names[number] for number in owners if number not in sealed) if auction else (),
    )


def _vacant(books: Books, night: int) -> Iterator[tuple[str, ...]]:
    for division in books.divisions.values():
        if is_vacant(books, division) and not is_title_booked(books, division) and not books.ended:
            pair = due_pair(books, division, night) or ()
            yield tuple(books.fighters[number].name for number in pair)
