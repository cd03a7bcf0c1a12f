"""What somebody wants: orders, in the one form all of them take (window, AI manager, file, terminal).

Numbers are those of the books.  The office judges an order by the campaign's rules; an order
by itself changes nothing.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from ringside_manager.campaign.arenas import Arena


class Order:
    """Something a manager or the promoter asks the office to do; ``kind`` is its name in orders files."""

    __slots__ = ()
    kind: ClassVar[str] = ""


@dataclass(frozen=True, slots=True)
class OfferBout(Order):
    """Propose a bout (C2, C40, C51); ``red`` is the proposer's own, ``rounds`` ``None`` leaves the length to C51."""

    kind: ClassVar[str] = "offer"
    night: int
    red: int
    blue: int
    arena: Arena
    rounds: int | None = None
    title: bool = False
    note: str = ""


@dataclass(frozen=True, slots=True)
class AcceptOffer(Order):
    """Accept a bout; a wish for another length than offered leaves it to C51."""

    kind: ClassVar[str] = "accept"
    offer: int
    rounds: int | None = None


@dataclass(frozen=True, slots=True)
class RefuseOffer(Order):
    """Refuse a bout that was offered."""

    kind: ClassVar[str] = "refuse"
    offer: int
    reason: str = ""


@dataclass(frozen=True, slots=True)
class CounterOffer(Order):
    """Refuse, and propose the same bout in another arena or over another length."""

    kind: ClassVar[str] = "counter"
    offer: int
    arena: Arena
    rounds: int | None = None
    note: str = ""


@dataclass(frozen=True, slots=True)
class WithdrawOffer(Order):
    """Take back an offer of one's own that is still open."""

    kind: ClassVar[str] = "withdraw"
    offer: int


@dataclass(frozen=True, slots=True)
class RetireFighter(Order):
    """Retire a fighter (C16); with ``replace`` a newcomer takes his place at once (C18)."""

    kind: ClassVar[str] = "retire"
    fighter: int
    replace: bool = True
    reason: str = ""


@dataclass(frozen=True, slots=True)
class ProposeDeal(Order):
    """Propose to sell a fighter of one's own, or to exchange him for ``in_exchange`` (C24).

    ``price_cents`` goes from the partner to the proposer (the other way if negative).
    """

    kind: ClassVar[str] = "deal"
    fighter: int
    partner: int
    price_cents: int
    in_exchange: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerDeal(Order):
    """Accept or refuse a sale or trade that was proposed (C24)."""

    kind: ClassVar[str] = "answer_deal"
    deal: int
    accept: bool


@dataclass(frozen=True, slots=True)
class BidForDate(Order):
    """A sealed bid towards the place of a bout on a card that is too short (C54), in cents."""

    kind: ClassVar[str] = "bid"
    bout: int
    cents: int


@dataclass(frozen=True, slots=True)
class SetFightPlan(Order):
    """Seal a fight plan for a fighter of one's own: YAML text as ``plans.parse_plan`` reads it; "" takes it back.

    It leads his corner in every bout nobody plays, until it is replaced or he changes managers or retires.
    """

    kind: ClassVar[str] = "fight_plan"
    fighter: int
    plan: str = ""


@dataclass(frozen=True, slots=True)
class MakeBout(Order):
    """The promoter makes a bout both managers owe him no answer for: the vacant title (C66), a tournament.

    ``system`` names guest rules, another bout system than the league's (CV62); an ``exhibition`` counts for
    nothing but rest.
    """

    kind: ClassVar[str] = "make_bout"
    night: int
    red: int
    blue: int
    arena: Arena
    rounds: int | None = None
    title: bool = False
    system: str = ""
    exhibition: bool = False


@dataclass(frozen=True, slots=True)
class CancelBout(Order):
    """The promoter takes a bout off the schedule (C3)."""

    kind: ClassVar[str] = "cancel_bout"
    bout: int
    reason: str = ""


class Seeding(Enum):
    """How a tournament is seeded (C61)."""

    DICE = "dice"
    RANKING = "ranking"
    GIVEN = "given"
    """In the order the entrants are named."""


@dataclass(frozen=True, slots=True)
class DrawTournament(Order):
    """The promoter draws a tournament (C60-C62); no entrants means every unretired fighter of the class."""

    kind: ClassVar[str] = "tournament"
    name: str
    first_night: int
    for_title: bool
    weight_class: str = ""
    entrants: tuple[int, ...] = ()
    seeding: Seeding = Seeding.DICE


@dataclass(frozen=True, slots=True)
class ApproveCard(Order):
    """The promoter approves the bouts made for a night so far (C3); they stand without it, too."""

    kind: ClassVar[str] = "approve_card"
    night: int


@dataclass(frozen=True, slots=True)
class OrderCard(Order):
    """The promoter says in what order an arena's card is fought (C5); bouts not named come after those named."""

    kind: ClassVar[str] = "order_card"
    night: int
    arena: Arena
    bouts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AwardPlaces(Order):
    """The promoter says who gets the places of a card that is too short (C53); none named: the default decides."""

    kind: ClassVar[str] = "award_places"
    night: int
    arena: Arena
    bouts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HoldAuction(Order):
    """The promoter opens all sealed bids for the places of a card of the next night together (C54)."""

    kind: ClassVar[str] = "hold_auction"
    night: int
    arena: Arena


@dataclass(frozen=True, slots=True)
class OverrideRanking(Order):
    """The promoter gives a contender a rank (C3, C32); ``None`` lifts what he gave before."""

    kind: ClassVar[str] = "override_ranking"
    fighter: int
    rank: int | None
    reason: str


@dataclass(frozen=True, slots=True)
class SettleDoubt(Order):
    """The promoter has looked at what is in doubt about an entry and lets it stand (C3).

    ``rule`` and ``why`` name one doubt of several; empty means all doubts about the entry.
    """

    kind: ClassVar[str] = "settle_doubt"
    entry: int
    rule: str = ""
    why: str = ""
    note: str = ""


ORDERS: tuple[type[Order], ...] = (
    OfferBout,
    AcceptOffer,
    RefuseOffer,
    CounterOffer,
    WithdrawOffer,
    RetireFighter,
    ProposeDeal,
    AnswerDeal,
    BidForDate,
    SetFightPlan,
    MakeBout,
    CancelBout,
    DrawTournament,
    ApproveCard,
    OrderCard,
    AwardPlaces,
    HoldAuction,
    OverrideRanking,
    SettleDoubt,
)
"""Every kind of order."""
PROMOTERS: tuple[type[Order], ...] = (
    MakeBout,
    CancelBout,
    DrawTournament,
    ApproveCard,
    OrderCard,
    AwardPlaces,
    HoldAuction,
    OverrideRanking,
    SettleDoubt,
)
"""The kinds only the promoter may give (C3)."""
