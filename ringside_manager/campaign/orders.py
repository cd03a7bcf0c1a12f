"""What somebody wants: orders, in the one form all of them take (window, AI manager, file, terminal).

Numbers are those of the books.  The office judges an order by the campaign's rules; an order
by itself changes nothing.  The fields of an order say how it stands in an orders file: their types what
may be written, ``Said`` in what words.  To add a kind: write its class here, judge it in ``office/orders``
and describe it in ``docs/orders.md``.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated, ClassVar

from annotated_types import MaxLen, MinLen

from ringside_manager.campaign import order_fields as field
from ringside_manager.campaign.books import CupTerms, Otherwise, Task
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.schedule import SEASON


class Order:
    """Something a manager or the promoter asks the office to do; ``kind`` is its name in orders files."""

    __slots__ = ()
    kind: ClassVar[str] = ""

    def __init_subclass__(cls) -> None:
        if cls.kind:
            KINDS[cls.kind] = cls


KINDS: dict[str, type[Order]] = {}
"""Every kind of order by its name in orders files, in the order of this page."""


class PromotersOrder(Order):
    """An order only the promoter may give (C3)."""

    __slots__ = ()


# Offers


@dataclass(frozen=True, slots=True)
class OfferBout(Order):
    """Propose a bout (C2, C40, C51); ``red`` is the proposer's own, ``rounds`` ``None`` leaves the length to C51.

    ``side_cents`` goes from the other manager to the proposer if it is fought, the other way if negative (C75).
    With ``stake_cents`` the other man is called out: each manager puts up so much, and the winner's takes both (C81).
    """

    kind: ClassVar[str] = "offer"
    night: field.BoutNight
    red: field.Red
    blue: field.Blue
    arena: field.Where
    rounds: field.Length = None
    title: field.AtStake = False
    note: field.Note = ""
    side_cents: field.Side = 0
    stake_cents: field.Stake = 0


@dataclass(frozen=True, slots=True)
class AcceptOffer(Order):
    """Accept a bout; a wish for another length than offered leaves it to C51."""

    kind: ClassVar[str] = "accept"
    offer: field.Offer
    rounds: Annotated[field.Rounds | None, field.Said("Another length wished for")] = None


@dataclass(frozen=True, slots=True)
class RefuseOffer(Order):
    """Refuse a bout that was offered."""

    kind: ClassVar[str] = "refuse"
    offer: field.Offer
    reason: field.Reason = ""


@dataclass(frozen=True, slots=True)
class CounterOffer(Order):
    """Refuse, and propose the same bout on other terms (C75); what is ``None`` stays as it was offered.

    A length stays where arena and stake do, else it is that of C51; a title stays at The Best alone.
    """

    kind: ClassVar[str] = "counter"
    offer: field.Offer
    arena: field.WhereElse = None
    rounds: Annotated[field.Rounds | None, field.Said("How long (C51)")] = None
    night: Annotated[field.Night | None, field.Said("Fight night of the bout")] = None
    title: Annotated[bool | None, field.Said("Whether the title is at stake (C40)")] = None
    side_cents: Annotated[field.SideCents | None, field.PAID] = None
    note: field.Note = ""


@dataclass(frozen=True, slots=True)
class WithdrawOffer(Order):
    """Take back an offer of one's own that is still open."""

    kind: ClassVar[str] = "withdraw"
    offer: field.Offer


# Careers and deals


@dataclass(frozen=True, slots=True)
class RetireFighter(Order):
    """Retire a fighter (C16); with ``replace`` a newcomer takes his place at once (C18)."""

    kind: ClassVar[str] = "retire"
    fighter: field.Whom
    replace: Annotated[bool, field.Said("Sign a newcomer")] = True
    reason: field.Reason = ""


@dataclass(frozen=True, slots=True)
class Talk(Order):
    """Terms offered to a fighter (Y9); what is ``None`` is as he asks for."""

    fighter: field.Whom
    share: field.ShareAsked = None
    seasons: field.SeasonsAsked = None
    fee_cents: field.FeeAsked = None


@dataclass(frozen=True, slots=True)
class SignFighter(Talk):
    """Sign a free agent into an empty place of one's stable (C18); by contract he answers before the next night (Y9)."""

    kind: ClassVar[str] = "sign"


@dataclass(frozen=True, slots=True)
class ExtendContract(Talk):
    """Offer a fighter of one's own a longer contract; he answers at once (Y9)."""

    kind: ClassVar[str] = "extend"


@dataclass(frozen=True, slots=True)
class DraftRookies(Order):
    """Say which of the rookies who wait for the draft one would have, the first first (Y8); an empty list leaves it open."""

    kind: ClassVar[str] = "draft"
    fighters: Annotated[field.Listed, field.Said("Whom, the first first; left out: the most promising")] = ()
    only: Annotated[bool, field.Said("Nobody but these", "nobody_else")] = False


@dataclass(frozen=True, slots=True)
class MoveClass(Order):
    """Send a fighter of one's own to the weight class next above or below his (Y13)."""

    kind: ClassVar[str] = "move_class"
    fighter: field.Whom
    weight_class: Annotated[str, MinLen(1), MaxLen(40), field.Said("Where to", "class")]


@dataclass(frozen=True, slots=True)
class DeclineEliminator(Order):
    """Take a fighter of one's own out of an eliminator that was ordered (Y14)."""

    kind: ClassVar[str] = "decline_eliminator"
    bout: field.Bout
    reason: field.Reason = ""


@dataclass(frozen=True, slots=True)
class ProposeDeal(Order):
    """Propose to sell a fighter of one's own, or to exchange him for ``in_exchange`` (C24).

    ``price_cents`` goes from the partner to the proposer (the other way if negative).
    """

    kind: ClassVar[str] = "deal"
    fighter: field.Whom
    partner: Annotated[field.Manager, field.Said("The manager to deal with", "with")]
    price_cents: field.PriceAsked = 0
    in_exchange: Annotated[field.Fighter | None, field.Said("His fighter in exchange", "for")] = None


@dataclass(frozen=True, slots=True)
class AnswerDeal(Order):
    """Accept or refuse a sale or trade that was proposed (C24)."""

    kind: ClassVar[str] = "answer_deal"
    deal: Annotated[field.Number, field.Said("Its number")]
    accept: Annotated[bool, field.Said("")]


@dataclass(frozen=True, slots=True)
class ProposeBet(Order):
    """Bet another manager in play money that ``fighter`` wins a bout to come, at the odds of his chance now (C82)."""

    kind: ClassVar[str] = "bet"
    bout: field.Bout
    fighter: field.Whom
    partner: Annotated[field.Manager, field.Said("The manager to bet with", "with")]
    stake_dollars: field.PlayDollars


@dataclass(frozen=True, slots=True)
class AnswerBet(Order):
    """Take or decline a bet that was proposed (C82); who proposed it takes it back with no."""

    kind: ClassVar[str] = "answer_bet"
    bet: Annotated[field.Number, field.Said("Its number")]
    accept: Annotated[bool, field.Said("")]


@dataclass(frozen=True, slots=True)
class BidForDate(Order):
    """A sealed bid towards the place of a bout on a card that is too short (C54), in cents."""

    kind: ClassVar[str] = "bid"
    bout: field.Bout
    cents: Annotated[field.Cents, field.Said("Sealed bid", "dollars")]


@dataclass(frozen=True, slots=True)
class SetFightPlan(Order):
    """Seal a fight plan for a fighter of one's own: YAML text as ``plans.parse_plan`` reads it; "" takes it back.

    It leads his corner in every bout nobody plays, until it is replaced or he changes managers or retires.
    """

    kind: ClassVar[str] = "fight_plan"
    fighter: field.Whom
    plan: Annotated[str, field.Stands.PLAN, field.Said("The plan; empty: take it back")]


# Standing orders


@dataclass(frozen=True, slots=True)
class GiveMandate(Order):
    """A standing order: what the office does for some fighters of one's own, or for all, until one says otherwise (C72).

    ``plan`` seals a fight plan for each of them; an empty one takes theirs back, ``None`` leaves them as they are.
    """

    kind: ClassVar[str] = "standing_order"
    task: Annotated[Task, field.Said("What the office does")]
    until: Annotated[field.Night | None, field.Said("Last night it holds; left out: until it is ended")] = (
        None
    )
    fighters: Annotated[field.Men, field.Said("For whom; left out: the whole stable")] = ()
    least_chance: Annotated[field.Chance100 | None, field.Said("Lowest chance to win, in 100", "chance")] = (
        None
    )
    least_cents: field.LeastPurse = None
    rest: Annotated[field.Nights | None, field.Said("Nights to rest after a bout")] = None
    never: Annotated[field.Men, field.Said("Never against these")] = ()
    otherwise: Annotated[Otherwise, field.Said("What becomes of other offers")] = Otherwise.DECLINE
    plan: Annotated[
        str | None, field.Stands.PLAN, field.Said("The plan their corners follow; empty: none")
    ] = None
    never_champion: Annotated[bool, field.Said("Never against whoever is champion by then")] = False
    never_champions_of: Annotated[field.Managers, field.NEVER_OF] = ()


@dataclass(frozen=True, slots=True)
class EndMandate(Order):
    """End a standing order of one's own, or all of them (C72)."""

    kind: ClassVar[str] = "end_standing_order"
    mandate: Annotated[field.Number | None, field.Said("Its number; left out: all of them", "number")] = None


# What the promoter orders


@dataclass(frozen=True, slots=True)
class MakeBout(PromotersOrder):
    """The promoter makes a bout both managers owe him no answer for: the vacant title (C66), a tournament.

    ``system`` names guest rules, another bout system than the league's (CV62); an ``exhibition`` counts for
    nothing but rest.
    """

    kind: ClassVar[str] = "make_bout"
    night: field.BoutNight
    red: field.Red
    blue: field.Blue
    arena: field.Where
    rounds: field.Length = None
    title: field.AtStake = False
    system: field.GuestRules = ""
    exhibition: field.Exhibition = False
    eliminator: Annotated[bool, field.Said("Whether the winner is mandatory challenger (Y14)")] = False


@dataclass(frozen=True, slots=True)
class CancelBout(PromotersOrder):
    """The promoter takes a bout off the schedule (C3)."""

    kind: ClassVar[str] = "cancel_bout"
    bout: field.Bout
    reason: field.Reason = ""


class Seeding(Enum):
    """How a tournament is seeded (C61)."""

    DICE = "dice"
    RANKING = "ranking"
    GIVEN = "given"
    """In the order the entrants are named."""


@dataclass(frozen=True, slots=True)
class DrawTournament(PromotersOrder):
    """The promoter draws a tournament (C60-C62, F80-F84); no entrants means every unretired fighter of the class."""

    kind: ClassVar[str] = "tournament"
    name: field.CupName
    first_night: field.FirstNight
    for_title: field.ForTitle = False
    weight_class: field.WeightClass = ""
    entrants: field.Entrants = ()
    seeding: Annotated[Seeding, field.Said("How they are seeded (C61)")] = Seeding.DICE
    form: field.CupFormat = Format.KNOCKOUT
    swiss_rounds: field.SwissRounds = None
    every: field.Every = None
    arena: field.CupArena = None
    rounds: field.CupRounds = None
    system: field.GuestRules = ""
    exhibition: field.Exhibition = False
    reserves: field.Reserves = ()
    lengths: field.Lengths = ()
    handicap: field.Handicap = None

    @property
    def terms(self) -> CupTerms:
        """What it says beyond C60-C63."""
        return CupTerms(self.form, self.swiss_rounds, self.every, self.arena, self.rounds, self.system, self.exhibition, self.reserves, self.lengths, self.handicap)  # fmt: skip


@dataclass(frozen=True, slots=True)
class LeaveTournament(Order):
    """Take a fighter of one's own out of a tournament; the promoter may take out anybody (F85)."""

    kind: ClassVar[str] = "leave_tournament"
    tournament: field.Cup
    fighter: field.Whom
    reason: field.Reason = ""


@dataclass(frozen=True, slots=True)
class DrawUpCard(PromotersOrder):
    """The promoter has the program's managers agree on their bouts for the next night, so that he sees its card (C73)."""

    kind: ClassVar[str] = "draw_up_card"
    night: field.CardNight


@dataclass(frozen=True, slots=True)
class ApproveCard(PromotersOrder):
    """The promoter approves the bouts made for a night so far (C3); they stand without it, too."""

    kind: ClassVar[str] = "approve_card"
    night: field.CardNight


@dataclass(frozen=True, slots=True)
class OrderCard(PromotersOrder):
    """The promoter says in what order an arena's card is fought (C5); bouts not named come after those named."""

    kind: ClassVar[str] = "order_card"
    night: field.CardNight
    arena: field.Where
    bouts: field.CardBouts


@dataclass(frozen=True, slots=True)
class AwardPlaces(PromotersOrder):
    """The promoter says who gets the places of a card that is too short (C53); none named: the default decides."""

    kind: ClassVar[str] = "award_places"
    night: field.CardNight
    arena: field.Where
    bouts: field.CardBouts


@dataclass(frozen=True, slots=True)
class HoldAuction(PromotersOrder):
    """The promoter opens all sealed bids for the places of a card of the next night together (C54)."""

    kind: ClassVar[str] = "hold_auction"
    night: field.CardNight
    arena: field.Where


@dataclass(frozen=True, slots=True)
class OverrideRanking(PromotersOrder):
    """The promoter gives a contender a rank (C3, C32); ``None`` lifts what he gave before."""

    kind: ClassVar[str] = "override_ranking"
    fighter: field.Whom
    rank: Annotated[field.Rank | None, field.Said("His rank; left out: ranked by his record again")]
    reason: Annotated[field.Why, field.Said("Why")]


@dataclass(frozen=True, slots=True)
class PlayOn(PromotersOrder):
    """The promoter lets a campaign that is over go on for so many more nights (C71)."""

    kind: ClassVar[str] = "play_on"
    nights: field.NightsMore = SEASON


@dataclass(frozen=True, slots=True)
class ChangeHouseRules(PromotersOrder):
    """The promoter changes the house rules between two seasons, or the version of the rules of bouts (C78).

    What was boxed keeps its own.
    """

    kind: ClassVar[str] = "change_house_rules"
    pack: field.Pack
    reason: field.Reason = ""
    newest_bout_rules: field.NewestBoutRules = False


@dataclass(frozen=True, slots=True)
class NameBelts(PromotersOrder):
    """The promoter names the belts of every class between two seasons, the first belt first (Y16)."""

    kind: ClassVar[str] = "name_belts"
    names: field.BeltNames


@dataclass(frozen=True, slots=True)
class SettleDoubt(PromotersOrder):
    """The promoter has looked at what is in doubt about an entry and lets it stand (C3).

    ``rule`` and ``why`` name one doubt of several; empty means all doubts about the entry.
    """

    kind: ClassVar[str] = "settle_doubt"
    entry: Annotated[field.Number, field.Said("The entry in doubt")]
    rule: str = ""
    why: str = ""
    note: field.Note = ""
