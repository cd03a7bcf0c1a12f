"""What Continue will do next, and how far it may go."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.seasons import nights_of, season_of
from ringside_manager.office.desk import Party
from ringside_manager.office.queries.inbox import blocking, open_decisions
from ringside_manager.office.queries.inbox_kinds import InboxKind, InboxRow
from ringside_manager.office.queries.stable_glance import NextBout, next_bouts

MONTH = 4
"""Fight nights in what people call a month."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """Who sits at the keyboard (``None``: nobody) and who has not ended his turn, in seat order."""

    viewer: Party | None
    waiting: tuple[Party, ...]

    @property
    def after(self) -> tuple[Party, ...]:
        """Who is still to come when the viewer has ended his turn."""
        return tuple(party for party in self.waiting if party != self.viewer)


class StepKind(Enum):
    """What Continue does."""

    ANSWER = "answer"
    """Shows the decisions that cannot wait."""
    HAND_OVER = "hand_over"
    """Ends the viewer's turn; the next takes the seat."""
    NIGHT = "night"
    """Ends the last turn and holds the night."""
    OVER = "over"
    """Nothing: the campaign is over."""


@dataclass(frozen=True, slots=True)
class Step:
    """The next step; ``night`` is the coming one, the counts are of what cannot wait, ``party`` takes the seat next."""

    kind: StepKind
    night: int = 0
    offers: int = 0
    deals: int = 0
    bids: int = 0
    party: Party | None = None

    @property
    def decisions(self) -> int:
        """How many decisions cannot wait."""
        return self.offers + self.deals + self.bids


class Plan(Enum):
    """How far the viewer would go; all of them end his turn."""

    END_TURN = "end_turn"
    """Only his turn, whatever is left unanswered."""
    QUIET = "quiet"
    """Over the nights on which none of the persons boxes or has to decide anything, for all of them."""
    NEXT_BOUT = "next_bout"
    """Until the night before his next own bout."""
    MONTH = "month"
    SEASON = "season"


@dataclass(frozen=True, slots=True)
class PlanRow:
    """One plan; nights up to ``until`` may be held without asking him, ``None`` if the plan makes no sense now.

    ``bout`` is the own bout that ``NEXT_BOUT`` leads to.
    """

    plan: Plan
    until: int | None
    bout: NextBout | None = None


def next_step(books: Books, seats: SeatState) -> Step:
    """What Continue does now."""
    night = books.closed + 1
    if books.ended or books.closed >= books.options.nights:
        return Step(StepKind.OVER, books.closed)
    viewer = seats.viewer
    if viewer is not None and viewer in seats.waiting:
        rows = blocking(books, viewer)
        if rows:
            return _answer(rows, night)
    if seats.after:
        return Step(StepKind.HAND_OVER, night, party=seats.after[0])
    return Step(StepKind.NIGHT, night)


def _answer(rows: tuple[InboxRow, ...], night: int) -> Step:
    offers, deals, bids = (
        sum(row.kind is kind for row in rows) for kind in (InboxKind.OFFER, InboxKind.DEAL, InboxKind.BID)
    )
    return Step(StepKind.ANSWER, night, offers, deals, bids)


def quiet_until(books: Books, parties: Collection[Party]) -> int | None:
    """The last of the coming nights that pass without anything for these persons, a month at most; ``None`` for none."""
    if books.ended or any(blocking(books, party) for party in parties):
        return None
    seats = [party.manager for party in parties if party.manager in books.managers]
    own = [bout.night - 1 for manager in seats if manager for bout in next_bouts(books, manager)[:1]]
    until = min([*own, books.closed + MONTH, books.options.nights])
    return until if until > books.closed else None


def plans(books: Books, viewer: Party | None, persons: Collection[Party] = ()) -> tuple[PlanRow, ...]:
    """The plans of the menu with their last nights; those for all ``persons`` alone if nobody sits (C2, C70)."""
    quiet = (PlanRow(Plan.QUIET, quiet_until(books, persons)),) if persons else ()
    if viewer is None or books.ended:
        return () if books.ended else quiet
    last, night = books.options.nights, books.closed + 1
    rows = [PlanRow(Plan.END_TURN, books.closed), *quiet]
    if viewer.manager in books.managers:
        bout = next(iter(next_bouts(books, viewer.manager)), None)
        rows.append(PlanRow(Plan.NEXT_BOUT, None if bout is None else bout.night - 1, bout))
    rows.append(PlanRow(Plan.MONTH, min(last, books.closed + MONTH)))
    rows.append(PlanRow(Plan.SEASON, min(last, nights_of(season_of(night))[-1])))
    return tuple(rows)


def stopping(
    books: Books, parties: tuple[Party, ...], stop_for: frozenset[InboxKind]
) -> tuple[tuple[Party, InboxRow], ...]:
    """What of the kinds named waits for any of these parties."""
    return tuple(
        (party, row) for party in parties for row in open_decisions(books, party) if row.kind in stop_for
    )
