"""How far the yellow button may go: its next step, the quiet nights, and the plans of its menu."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.ai.matchmaking import is_away, is_managed
from ringside_manager.campaign.books import Books, FighterBook, ManagerBook
from ringside_manager.campaign.bouts import fit_from, kept_nights
from ringside_manager.campaign.schedule import SEASON, season_end
from ringside_manager.office.agreeing import waits_for_manager
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.careers import opens
from ringside_manager.office.facts.decisions import InboxKind, offers_for
from ringside_manager.office.facts.inbox import blocking
from ringside_manager.office.facts.roster import next_bouts
from ringside_manager.office.orders.pairings import expected_nights

MONTH = 4
"""Fight nights in what people call a month."""


class StepKind(Enum):
    """What Continue does."""

    ANSWER = "answer"
    """Shows the decisions that cannot wait."""
    HAND_OVER = "hand_over"
    """Ends the viewer's turn; the next takes the seat."""
    NIGHT = "night"
    """Ends the last turn and holds the night."""
    QUIET = "quiet"
    """Ends the last turn and holds the nights on which nobody has anything to decide."""
    OVER = "over"
    """Nothing: the campaign is over."""


@dataclass(frozen=True, slots=True)
class Step:
    """The next step; ``night`` is the coming one, the counts are of what cannot wait, ``party`` takes the seat next.

    ``until`` is the last of the nights held for ``QUIET``.
    """

    kind: StepKind
    night: int = 0
    offers: int = 0
    deals: int = 0
    bids: int = 0
    party: Party | None = None
    until: int = 0
    ends: bool = False
    """Whether the campaign is over then."""
    planned: bool = False
    """Whether somebody chose to go so far."""
    card: bool = False
    """Whether the promoter, a person, is asked as soon as a card is drawn up (C73)."""

    @property
    def decisions(self) -> int:
        """How many decisions cannot wait."""
        return self.offers + self.deals + self.bids


class AdvancePlan(Enum):
    """How far the viewer would go; all of them end his turn."""

    END_TURN = "end_turn"
    """Only his turn, whatever is left unanswered."""
    QUIET = "quiet"
    """Over the nights on which none of the persons boxes or has to decide anything, for all of them."""
    NEXT_BOUT = "next_bout"
    """Until the night before his next own bout."""
    MONTH = "month"
    SEASON = "season"
    TOURNAMENT_LEFT = "tournament_left"
    """To the end of a tournament his men are in, the office managing all of them (C72)."""
    SEASON_LEFT = "season_left"
    """To the end of the season, the office managing all of them."""

    @property
    def leaves_it(self) -> bool:
        """Whether the office manages for him meanwhile."""
        return self in (AdvancePlan.TOURNAMENT_LEFT, AdvancePlan.SEASON_LEFT)


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One plan; nights up to ``until`` may be held without asking him, ``None`` if the plan makes no sense now."""

    plan: AdvancePlan
    until: int | None


def next_step(
    books: Books,
    viewer: Party | None,
    waiting: tuple[Party, ...],
    until: int = 0,
    *,
    planned: bool = False,
) -> Step:
    """What Continue does now for who sits at the keyboard; ``waiting`` are still to have their turns, in seat order.

    ``until`` is the night up to which nobody is to be asked, ``planned`` if somebody chose so.
    """
    night = books.closed + 1
    if books.ended or books.closed >= books.options.nights:
        return Step(StepKind.OVER, books.closed)
    if viewer is not None and viewer in waiting:
        rows = blocking(books, viewer)
        if rows:
            offers, deals, bids = (
                sum(row.kind is kind for row in rows)
                for kind in (InboxKind.OFFER, InboxKind.DEAL, InboxKind.BID)
            )
            return Step(StepKind.ANSWER, night, offers, deals, bids)
    if after := [party for party in waiting if party != viewer]:
        return Step(StepKind.HAND_OVER, night, party=after[0])
    if until < night:
        return Step(StepKind.NIGHT, night)
    ends, card = until >= books.options.nights, bool(books.promoter)
    return Step(StepKind.QUIET, night, until=until, ends=ends, planned=planned, card=card)


def quiet_until(books: Books, parties: Collection[Party]) -> int | None:
    """The last of the coming nights that pass without anything for these persons, a month at most; ``None`` for none.

    Whoever has left all his men to the office needs no month (C72).  What calls them now already they have let be.
    """
    if books.ended or any(blocking(books, party) or _has_card(books, party) for party in parties):
        return None
    awaited = (night for party in parties for night in _awaited(books, party))
    away = all(party.manager and is_away(books, party.manager, books.closed + 1) for party in parties)
    most = books.options.nights if away and parties else books.closed + MONTH
    until = min([*(night - 1 for night in awaited), most, books.options.nights])
    return until if until > books.closed else None


def _has_card(books: Books, party: Party) -> bool:
    """Whether the coming night's card has been drawn up for a promoter, with bouts on it: it is his evening (C73)."""
    drawn = party.promoter and books.drawn_up > books.closed
    return drawn and any(books.bouts_of_night(books.closed + 1))


def _awaited(books: Books, party: Party) -> Iterator[int]:
    """The nights before which somebody is called, as far as the books tell."""
    manager, coming = books.managers.get(party.manager or 0), books.closed + 1
    if manager is None:
        return
    for mandate in books.mandates.values():
        if mandate.manager == manager.number and mandate.holds(coming) and mandate.until is not None:
            yield mandate.until + 1
    yield from (offer.night for offer in offers_for(books, manager.number) if waits_for_manager(books, offer))
    for fighter, bout in next_bouts(books, manager.number):
        if not is_managed(books, books.fighters[fighter], bout.night):
            yield bout.night
    yield from (night for night in _free_nights(books, manager) if coming < night)
    if (draft := _draft_night(books, manager)) is not None:
        yield draft
    yield from (night for night in _talk_nights(books, manager) if coming < night)


def _talk_nights(books: Books, manager: ManagerBook) -> Iterator[int]:
    """The first and the last night before which the contracts of men he looks after himself can be extended (Y9)."""
    for number in manager.stable:
        fighter = books.fighters[number]
        first = opens(books, fighter)
        if first is not None and not is_managed(books, fighter, books.closed + 1):
            yield first + 1
            yield fighter.contract_until or 0


def _draft_night(books: Books, manager: ManagerBook) -> int | None:
    """The night before which he may choose a rookie: the one after the next turn of the year (Y8)."""
    if not books.house.years.a_season or is_away(books, manager.number, books.closed + 1):
        return None
    return (books.closed // SEASON + 1) * SEASON + 1


def _free_nights(books: Books, manager: ManagerBook) -> Iterator[int]:
    """The nights from which on men of his without a bout are free, whom he looks after himself."""
    for number in manager.stable:
        fighter = books.fighters[number]
        if not fighter.booked and not is_managed(books, fighter, books.closed + 1):
            yield _free_from(books, fighter)


def _free_from(books: Books, fighter: FighterBook) -> int:
    """The first of the coming nights on which a fighter is rested, unhurt and not kept by a tournament (C55, C62, Y4)."""
    night = max(books.closed + 1, fit_from(books, fighter))
    for drawn in books.tournaments.values():
        kept = kept_nights(books, drawn, fighter.number)
        if night in kept:
            night = kept[-1] + 1
    return night


def plans(books: Books, viewer: Party | None, persons: Collection[Party] = ()) -> tuple[PlanRow, ...]:
    """The plans of the menu with their last nights; those for all ``persons`` alone if nobody sits (C2, C70)."""
    quiet = (PlanRow(AdvancePlan.QUIET, quiet_until(books, persons)),) if persons else ()
    if viewer is None or books.ended:
        return () if books.ended else quiet
    last = books.options.nights
    rows = [PlanRow(AdvancePlan.END_TURN, books.closed), *quiet]
    if viewer.manager in books.managers:
        nights = (bout.night - 1 for _, bout in next_bouts(books, viewer.manager))
        rows.append(PlanRow(AdvancePlan.NEXT_BOUT, next(nights, None)))
    rows.append(PlanRow(AdvancePlan.MONTH, min(last, books.closed + MONTH)))
    season = season_end(books)
    rows.append(PlanRow(AdvancePlan.SEASON, season))
    if viewer.manager in books.managers:
        if (final := tournament_until(books, viewer.manager or 0)) is not None:
            rows.append(PlanRow(AdvancePlan.TOURNAMENT_LEFT, final))
        rows.append(PlanRow(AdvancePlan.SEASON_LEFT, season))
    return tuple(rows)


def tournament_until(books: Books, manager: int) -> int | None:
    """The night of the latest final that a man of his may still reach, as far as can be seen now; ``None`` without one."""
    expected = expected_nights(books)
    return max(
        (
            night
            for slot, night in expected.items()
            if books.tournaments[slot.tournament].bracket.is_last(slot.round)
            and any(
                books.tournaments[slot.tournament].bracket.next_round(number)
                for number in books.managers[manager].stable
            )
        ),
        default=None,
    )
