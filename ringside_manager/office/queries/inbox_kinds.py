"""What can lie in an inbox: decisions first, then what is good to know, then the news."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, NewsItem


class InboxKind(Enum):
    """The kinds of rows in the order they are shown; ``InboxRow`` says what each carries."""

    OFFER = "offer"
    """An offer waits for his answer (C40, C51)."""
    DEAL = "deal"
    """A sale or trade waits for his answer (C24)."""
    BID = "bid"
    """The card of his bout is too short, and he has sealed no bid (C54)."""
    TITLE_PAIR = "title_pair"
    """His man is next in line for the vacant title; for the promoter: who is (C66)."""
    CARD_SHORT = "card_short"
    """For the promoter: more bouts are asked for than a card holds (C53)."""
    MAY_CHALLENGE = "may_challenge"
    """His man would be let in against the champion (C40)."""
    CHALLENGER = "challenger"
    """Somebody who could challenge his champion (C40)."""
    IDLE = "idle"
    """A rested fighter without a bout for long (C55)."""
    MAY_RETIRE = "may_retire"
    """A fighter on a long losing streak who may retire (C16)."""
    DOUBT = "doubt"
    """For whoever speaks as promoter: something posted that the rules would not have allowed (C3)."""
    ANSWERED = "answered"
    """What became of an offer of his own."""
    AWAITED = "awaited"
    """An offer of his own that waits for an answer."""
    TOURNAMENT = "tournament"
    """His man's next bout in a tournament (C62)."""
    DUE = "due"
    """The next bout is the last at this percentage (C21)."""
    RENEWED = "renewed"
    """A new percentage was rolled (C21)."""
    NEWS = "news"
    """Something happened that concerns his stable."""

    @property
    def is_decision(self) -> bool:
        """Whether somebody has to make up his mind."""
        return self in _DECISIONS

    @property
    def stops(self) -> bool:
        """Whether going on over several nights stops for it unless told otherwise."""
        return self in STOP_FOR


STOP_FOR = frozenset({InboxKind.OFFER, InboxKind.DEAL, InboxKind.BID, InboxKind.TITLE_PAIR})
"""For what going on over several nights stops."""
BLOCKING = frozenset({InboxKind.OFFER, InboxKind.DEAL, InboxKind.BID})
"""What Continue asks to be answered first if it cannot wait for another night."""
_DECISIONS = STOP_FOR | {
    InboxKind.CARD_SHORT,
    InboxKind.MAY_CHALLENGE,
    InboxKind.CHALLENGER,
    InboxKind.IDLE,
    InboxKind.MAY_RETIRE,
    InboxKind.DOUBT,
}


@dataclass(frozen=True, slots=True)
class InboxRow:
    """One row; numbers are those of the books, ``None`` and 0 where a kind has nothing to say.

    ``number``: the offer, deal, bout, tournament or entry.  ``fighter`` is the reader's own where he has one
    in it, ``other`` the opponent or the man in exchange, ``manager`` the other party.  ``night`` is the night
    of the bout, which is the deadline of an offer or bid.  ``amount``: cents that the reader pays (negative:
    receives) for ``DEAL``; nights without a bout for ``IDLE``; losses in a row for ``MAY_RETIRE``; the rank for
    ``CHALLENGER`` and ``MAY_CHALLENGE``; the new percentage for ``RENEWED``, the present one for ``DUE``; places
    of the card for ``BID`` and ``CARD_SHORT``; the round for ``TOURNAMENT``.  ``word`` is a note, a reason or a name
    somebody wrote.
    """

    kind: InboxKind
    number: int = 0
    fighter: int | None = None
    other: int | None = None
    manager: int | None = None
    night: int | None = None
    amount: int = 0
    before: int = 0
    """The percentage a new one follows."""
    arena: Arena | None = None
    rounds: int = 0
    title: bool = False
    answer: Answer | None = None
    news: NewsItem | None = None
    word: str = ""

    @property
    def key(self) -> tuple[InboxKind, int, int | None, int | None]:
        """What makes it the same row the next time it is read."""
        return self.kind, self.number, self.fighter, self.other
