"""Single lines of the books: money moved, things that happened, things in doubt."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.campaign.books.kinds import LedgerKind, NewsKind


@dataclass(frozen=True, slots=True)
class LedgerLine:
    """One movement of a manager's money, in cents, and his balance after it (C4, C70)."""

    entry: int
    night: int
    manager: int
    kind: LedgerKind
    amount_cents: int
    balance_cents: int
    fighter: int | None = None
    bout: int | None = None


@dataclass(frozen=True, slots=True)
class NewsItem:
    """One thing that happened: facts for whoever tells it, no prose.

    ``fighters`` names the one concerned first (winner, man sold, new champion), then the other;
    ``managers`` the acting or receiving one first.  ``amount`` is cents for ``SIGNED``, ``SOLD``,
    ``TRADED`` and ``DATE_WON``, the percentage for ``RENEWED``, defences for ``DEFENDED``, the number
    of the reign for ``CROWNED``, the night of the bout for ``BOUT_MADE``, the round for ``ADVANCED``,
    the rank for ``RANK_GIVEN`` (0: lifted), the entry for ``BRANCHED``, and 0 otherwise.  ``word`` is the rating
    for ``IMPROVED``, the reason for ``RETIRED``, ``RANK_GIVEN`` and ``BOUT_CANCELLED``, the league's origin
    for ``BRANCHED``, the weight class or name of
    what a title or tournament is for.
    """

    entry: int
    night: int
    kind: NewsKind
    fighters: tuple[int, ...] = ()
    managers: tuple[int, ...] = ()
    bout: int | None = None
    amount: int = 0
    word: str = ""


@dataclass(frozen=True, slots=True)
class Doubt:
    """Something posted as it is that the rules would not have allowed; for the promoter (C3)."""

    entry: int
    rule: str
    why: str


@dataclass(frozen=True, slots=True)
class Settlement:
    """The promoter has seen a doubt and lets it stand, written in ``entry`` (C3)."""

    entry: int
    doubt: Doubt
    note: str
