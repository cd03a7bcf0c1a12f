"""The closed lists of words that deeds and books share, and what the managers agree on when they found a league."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Annotated, Literal

from annotated_types import Ge, Le, MaxLen

from ringside_manager.bout.terms import OptionValue
from ringside_manager.campaign.arenas import Arena, eligibility_reason, rounds_allowed
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP
from ringside_manager.campaign.festivals.groups import Shape
from ringside_manager.campaign.house_rules import BOOK, BY_THE_BOOK, HouseRules, agreed
from ringside_manager.campaign.tournament import default_arena, default_setting

Seed = Annotated[int, Ge(-(2**63)), Le(2**63 - 1)]
"""What dice are derived from."""

INDEX: Mapping[str, bool] = MappingProxyType({"index": True})
"""Marks a field that only helps to find what other fields hold, so that a save does not show it."""


class ManagerKind(Enum):
    """Who decides for a manager."""

    PERSON = "person"
    AI = "ai"


class Temperament(Enum):
    """How an AI manager leans."""

    CAREFUL = "careful"
    BALANCED = "balanced"
    RECKLESS = "reckless"


class Skill(Enum):
    """How well an AI manager judges what a bout is worth, from worst to best."""

    NOVICE = "novice"
    CLUB = "club"
    CONTENDER = "contender"
    EXPERT = "expert"


class StableMethod(Enum):
    """How all managers fill their stables at the start (C6)."""

    DICE = "dice"
    DRAFT = "draft"
    AUCTION = "auction"


class Entrance(Enum):
    """How a fighter came into the campaign (C7-C9, C18); ``POOL``: as a free agent."""

    DICE = "dice"
    DRAFT = "draft"
    AUCTION = "auction"
    REPLACEMENT = "replacement"
    POOL = "pool"


class Dispute(Enum):
    """How places on a card that is too short are given away (C53, C54)."""

    PROMOTER = "promoter"
    AUCTION = "auction"


class Judgement(Enum):
    """By what AI managers judge who wins: by one measure for all bout systems, or as learnt from bouts of the league's own."""

    ROUGH = "rough"
    LEARNT = "learnt"


class Conduct(Enum):
    """How AI managers come to their bouts, and what the program approves of as promoter (C79)."""

    IN_TURN = "in_turn"
    """Offers are answered one by one as they come; then one man after the other looks for a bout, the longest idle first."""
    BY_WORTH = "by_worth"
    """All offers of a night are gathered first and answered in the order of their worth."""


class Asking(Enum):
    """When AI managers ask persons for a bout: the night before it, or as soon as a man has none, for any of the next nights."""

    LATE = "late"
    AHEAD = "ahead"


class Countering(Enum):
    """Whether AI managers answer a person's offer with other terms, once in an exchange (C75)."""

    NEVER = "never"
    ONCE = "once"


class Scores(Enum):
    """Whether the scorecards of a bout are open before its end."""

    OPEN = "open"
    CLOSED = "closed"


class Answer(Enum):
    """What became of an offer."""

    ACCEPTED = "accepted"
    REFUSED = "refused"
    WITHDRAWN = "withdrawn"
    COUNTERED = "countered"
    LAPSED = "lapsed"


class BoutState(Enum):
    """Where a bout stands."""

    MADE = "made"
    FOUGHT = "fought"
    EXHIBITED = "exhibited"
    """Fought as an exhibition, which counts for nothing but rest."""
    CANCELLED = "cancelled"


class LedgerKind(Enum):
    """What moved a manager's money (C70); the stake of an auction is no such money (C9)."""

    SHARE = "share"
    """His part of a purse (C23)."""
    SALE = "sale"
    PURCHASE = "purchase"
    """C24; paid to nobody if the fighter had no manager."""
    TRADE = "trade"
    """The cash that goes with an exchange of fighters (C24)."""
    DATE_BID = "date_bid"
    """His part of a winning bid for a date (C54)."""
    SIDE_PAYMENT = "side_payment"
    """What goes from one manager to the other because a bout was fought (C75)."""
    STAKE = "stake"
    """What is held back for a call-out, and what is paid out of it (C81)."""
    POT = "pot"
    """His share of the pot at the turn of the year, less what he put in (Y15)."""
    SIGNING_FEE = "signing_fee"
    """What a man is paid for signing a contract (Y9)."""


class ReignEnd(Enum):
    """How a champion ceased to be one."""

    BEATEN = "beaten"
    RETIRED = "retired"
    STRIPPED = "stripped"
    """He did not defend the title in time (Y12)."""
    MOVED = "moved"
    """He went to another weight class (Y13)."""
    SUPERSEDED = "superseded"
    """Somebody else won a title bout without him, which only a correction can bring about."""


class NewsKind(Enum):
    """What happened; see ``NewsItem`` for the facts each kind carries."""

    FOUNDED = "founded"
    SEATED = "seated"
    SIGNED = "signed"
    SOLD = "sold"
    TRADED = "traded"
    BOUT_MADE = "bout_made"
    BOUT_CANCELLED = "bout_cancelled"
    DATE_WON = "date_won"
    RESULT = "result"
    IMPROVED = "improved"
    RENEWED = "renewed"
    CROWNED = "crowned"
    DEFENDED = "defended"
    VACATED = "vacated"
    ADVANCED = "advanced"
    RETIRED = "retired"
    RETURNED = "returned"
    RANK_GIVEN = "rank_given"
    BRANCHED = "branched"
    TOURNAMENT_DRAWN = "tournament_drawn"
    TOURNAMENT_WON = "tournament_won"
    TOURNAMENT_LEFT = "tournament_left"
    """Who is out of it, then who takes his place (F85, F87)."""
    ENDED = "ended"
    PROLONGED = "prolonged"
    HOUSE_RULES = "house_rules"
    HURT = "hurt"
    STRIPPED = "stripped"
    EXTENDED = "extended"
    RELEASED = "released"
    MOVED = "moved"
    CALLED_OUT = "called_out"
    CALL_DECLINED = "call_declined"
    STAKE_WON = "stake_won"
    BET_WON = "bet_won"
    MANDATORY = "mandatory"
    """Who won an eliminator, then who lost it (Y14)."""
    BELTS_NAMED = "belts_named"
    UNDISPUTED = "undisputed"
    """All belts of a class are in one hand (Y16)."""
    CLAIM_LOST = "claim_lost"
    """A mandatory challenger is one no longer, without having boxed for the title (Y14)."""


class Task(Enum):
    """What a standing order asks of the office (C72)."""

    MANAGE = "manage"
    """Look for bouts, answer offers, bid for dates."""
    ANSWER = "answer"
    """Answer offers."""
    DECLINE = "decline"
    """Decline every offer."""


class Otherwise(Enum):
    """What becomes of an offer that does not meet the terms of a standing order (C72)."""

    DECLINE = "decline"
    WAIT = "wait"
    """It waits for the manager himself."""


class Bidding(Enum):
    """What a bid in an auction of fighters is."""

    RAISES = "raises"
    """The new price, a dollar or more above the last (C9)."""
    LIMITS = "limits"
    """How far a manager goes; the price jumps to a step above the second highest limit (C74)."""


class Lots(Enum):
    """In what order fighters come under the hammer."""

    LISTED = "listed"
    """As the list has them (C9)."""
    SHUFFLED = "shuffled"
    """As the dice have them (C76)."""
    NOMINATED = "nominated"
    """As the managers name them in turn (C76)."""


# What the managers agreed on


LATER: Mapping[str, bool] = MappingProxyType({"later": True})
"""Marks a field younger than the first leagues: written only where it is not at its default."""


PackName = Annotated[str, MaxLen(40)]
"""The name of a pack of house rules."""

Colour = Literal["red", "blue", "green", "gold", "purple", "teal", "orange", "rose", "slate", "brown", ""]
"""The colour of a stable, in the order in which seats get them where nobody chose (empty)."""


@dataclass(frozen=True, slots=True)
class LeagueOptions:
    """The open points of the campaign rules, each with the default its rule names.

    ``nights`` (C70), ``stable_size``, ``stake_dollars`` (C6) and ``tournament_night`` (C60; night of
    the first round of the tournament for the title) are 1 or more; ``card_cap`` is the most bouts
    an arena's card holds, ``None`` without a cap (C53); ``corners`` is the level of the corner AI in
    bouts nobody plays, or ``plain`` for the plain policy; ``weight_classes`` is empty if all
    fighters are of one class (C1).  ``bout_options`` are pairs of option and value for the league's
    bout system, sorted by name; ``scorecards`` says whether they are open while a bout is boxed,
    ``judgement`` by what AI managers judge a pair, ``asking`` when they ask persons, ``countering`` whether they answer
    them with other terms, ``conduct`` how they come to their bouts.  ``house_rules`` is the name of the pack of house rules the league was founded under,
    ``house_numbers`` what it says otherwise than the book.  ``bidding``, ``lots``, ``least_fighters`` (0 or more) and
    ``most_fighters`` (``None`` without a bound) are rules of the auction (C74, C76, C77).  ``bout_rules`` is the version of
    the bout system's rules.  ``rookies_from`` names the set rookies are taken from by the year the league plays, which began
    with ``first_year`` (0: none said; Y7).  Raises ``ValueError`` for a number out of range.
    """

    nights: int = BY_THE_BOOK.proposed.nights
    stable_method: StableMethod = StableMethod.DICE
    stable_size: int = BY_THE_BOOK.proposed.stable_size
    stake_dollars: int = BY_THE_BOOK.proposed.stake_dollars
    card_cap: int | None = None
    disputes: Dispute = Dispute.PROMOTER
    tournament_night: int = BY_THE_BOOK.proposed.tournament_night
    corners: str = "expert"
    weight_classes: tuple[str, ...] = ()
    bout_options: tuple[tuple[str, OptionValue], ...] = ()
    scorecards: Scores = field(default=Scores.OPEN, metadata=LATER)
    judgement: Judgement = field(default=Judgement.ROUGH, metadata=LATER)
    asking: Asking = field(default=Asking.LATE, metadata=LATER)
    countering: Countering = field(default=Countering.NEVER, metadata=LATER)
    conduct: Conduct = field(default=Conduct.IN_TURN, metadata=LATER)
    house_rules: PackName = field(default=BOOK, metadata=LATER)
    house_numbers: tuple[tuple[str, int], ...] = field(default=(), metadata=LATER)
    bidding: Bidding = field(default=Bidding.RAISES, metadata=LATER)
    lots: Lots = field(default=Lots.LISTED, metadata=LATER)
    least_fighters: int = field(default=0, metadata=LATER)
    most_fighters: int | None = field(default=None, metadata=LATER)
    rookies_from: PackName = field(default="", metadata=LATER)
    first_year: int = field(default=0, metadata=LATER)
    bout_rules: int = field(default=1, metadata=LATER)

    def __post_init__(self) -> None:
        for name in ("nights", "stable_size", "stake_dollars", "tournament_night", "bout_rules"):
            _check(name, getattr(self, name))
        agreed(self.house_numbers)
        for name in ("card_cap", "most_fighters"):
            if getattr(self, name) is not None:
                _check(name, getattr(self, name))
        if self.least_fighters:
            _check("least_fighters", self.least_fighters)
        if self.first_year:
            _check("first_year", self.first_year)


def _check(name: str, number: int) -> None:
    if not 1 <= number <= 1_000_000:
        raise ValueError(f"{name} is {number}, not 1 to 1,000,000")


# What the promoter says of a tournament


@dataclass(frozen=True, slots=True)
class CupTerms:
    """What a tournament is beyond its name and entrants; left out, all is as in C60-C63 (F80-F84).

    ``every``: nights from round to round.  ``arena`` and ``rounds`` are those of its bouts, ``system`` names guest rules (CV62),
    an ``exhibition`` counts for nothing but rest.  ``reserves`` take the places of men who leave, in this order (F87).
    ``lengths`` are those of the legs of a circuit, ``handicap`` what the first of a handicap cup begins without, in per cent.
    From the draw on ``stables`` are the managers of the stables (F90) and ``handicaps`` those of the seeds (F92).
    """

    form: Format = field(default=Format.KNOCKOUT, metadata=LATER)
    swiss_rounds: Annotated[int, Ge(1), Le(32)] | None = field(default=None, metadata=LATER)
    every: Annotated[int, Ge(1), Le(100)] | None = field(default=None, metadata=LATER)
    arena: Arena | None = field(default=None, metadata=LATER)
    rounds: Annotated[int, Ge(1), Le(99)] | None = field(default=None, metadata=LATER)
    system: Annotated[str, MaxLen(200)] = field(default="", metadata=LATER)
    exhibition: bool = field(default=False, metadata=LATER)
    reserves: tuple[Annotated[int, Ge(1), Le(2**53)], ...] = field(default=(), metadata=LATER)
    lengths: tuple[Annotated[int, Ge(1), Le(99)], ...] = field(default=(), metadata=LATER)
    handicap: Annotated[int, Ge(1), Le(MOST_HANDICAP)] | None = field(default=None, metadata=LATER)
    stables: tuple[Annotated[int, Ge(1), Le(2**53)], ...] = field(default=(), metadata=LATER)
    handicaps: tuple[Annotated[int, Ge(0), Le(MOST_HANDICAP)], ...] = field(default=(), metadata=LATER)

    @property
    def shape(self) -> Shape:
        """What its format is asked besides."""
        return Shape(self.swiss_rounds, len(self.stables) or None, self.lengths)

    def nights_between(self, rules: HouseRules) -> int:
        """Nights from round to round; none where all is boxed on one (F50, F81)."""
        if self.form is Format.ONE_NIGHT:
            return 0
        return self.every or rules.tournament.nights_between

    def where(self, *, title: bool) -> Arena:
        """The arena its bouts are meant for."""
        return self.arena if self.arena is not None and not title else default_arena(title)

    def setting(
        self, rules: HouseRules, *, title: bool, pops_half: tuple[int, int] | None = None, leg: int = 1
    ) -> tuple[Arena, int]:
        """Arena and rounds of a bout, of a circuit in this leg; a pair that is not let in there boxes at The Pits (F82)."""
        if title:
            return default_setting(rules.tournament, rules.arenas, title)
        arena = self.where(title=title)
        if pops_half is not None and eligibility_reason(rules.arenas, arena, *pops_half):
            arena = default_arena(title)
        allowed = rounds_allowed(rules.arenas, arena)
        rounds = self.lengths[leg - 1] if self.lengths else self.rounds or rules.tournament.rounds
        return arena, min(max(rounds, allowed[0]), allowed[-1])
