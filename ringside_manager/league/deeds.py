"""What can be written into the journal: one value per kind of deed, and the entry that holds it.

A deed holds everything chance decided, so that posting it rolls no dice.  The number of an entry
names whatever it brings into the world: a manager, a fighter, an offer, a bout, a tournament.
To add a kind: write its class here with a ``kind`` of its own, add it to ``DEEDS``, post it in
``league/posting`` and describe it in ``docs/journal.md``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Answer, Entrance, LeagueOptions, ManagerKind, Temperament
from ringside_manager.campaign.books.options import LATER
from ringside_manager.campaign.experience import roll_experience
from ringside_manager.campaign.percentage import roll_percentage
from ringside_manager.campaign.tournament import roll_tie_break
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.league.deed_base import (
    D10,
    D20,
    D100,
    MOST_CENTS,
    Cents,
    Deed,
    Name,
    Night,
    Number,
    Place,
    Rounds,
    Seed,
    Text,
    Word,
    check_fighter,
    check_fought,
)
from ringside_manager.league.night_deeds import DoorsOpened, PlanSealed
from ringside_manager.league.promoter_deeds import (
    CardApproved,
    CardOrdered,
    DoubtSettled,
    LeagueBranched,
    PlacesAwarded,
    RankingOverridden,
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal, never altered once written.

    Numbers run 1, 2, 3 …; ``act`` is the number of the first entry written in the same transaction;
    ``night`` the league's night (0 before the first); ``by`` a manager, the promoter or "program";
    ``record`` the JSON text of a bout record.
    """

    number: int
    act: int
    night: int
    by: str
    deed: Deed
    record: str | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A deed about to be written, with the JSON text of its bout record if it has one."""

    deed: Deed
    record: str | None = None


@dataclass(frozen=True, slots=True)
class LeagueFounded(Deed):
    """The league begins: its bout system, set, seed, promoter ("" if none) and options (C1-C3, C6)."""

    kind: ClassVar[str] = "league_founded"
    name: Word
    system: Word
    fighter_set: Word
    seed: Seed
    promoter: Name
    options: LeagueOptions


@dataclass(frozen=True, slots=True)
class ManagerSeated(Deed):
    """A manager takes the next seat (C1, C7); ``temperament`` is an AI's."""

    kind: ClassVar[str] = "manager_seated"
    name: Name
    manager: ManagerKind
    temperament: Temperament | None = None


@dataclass(frozen=True, slots=True)
class OrderRolls:
    """One manager's d100s for the order of the draft, later ones where he was tied (C8)."""

    manager: Number
    rolls: tuple[D100, ...]


@dataclass(frozen=True, slots=True)
class StablesOrdered(Deed):
    """The order of the draft: managers first to last with their dice (C8)."""

    kind: ClassVar[str] = "stables_ordered"
    order: tuple[OrderRolls, ...]


@dataclass(frozen=True, slots=True)
class FighterSigned(Deed):
    """A fighter enters the campaign with empty books (C7-C10, C18).

    ``manager`` and ``percentage_roll`` (C20) are both ``None`` for a free agent.  ``price_cents`` comes
    out of the stake in an auction (C9), out of the manager's money otherwise (C18).
    """

    kind: ClassVar[str] = "fighter_signed"
    fighter: Fighter
    manager: Number | None
    percentage_roll: D20 | None
    entrance: Entrance
    price_cents: Cents = 0
    replaces: Number | None = None
    weight_class: Word = ""

    def __post_init__(self) -> None:
        if (self.manager is None) != (self.percentage_roll is None):
            raise ValueError("a manager and the roll for his percentage go together")
        check_fighter(self.fighter)


@dataclass(frozen=True, slots=True)
class FighterSold(Deed):
    """A fighter goes to another manager for money, or a free agent to his first (C24)."""

    kind: ClassVar[str] = "fighter_sold"
    fighter: Number
    buyer: Number
    price_cents: Cents
    percentage_roll: D20


@dataclass(frozen=True, slots=True)
class FightersTraded(Deed):
    """Two fighters change managers (C24).

    ``cash_cents`` goes from the manager of the first to that of the second, the other way if negative;
    ``percentage_rolls`` are those of the new managers of the first and the second fighter.
    """

    kind: ClassVar[str] = "fighters_traded"
    first: Number
    second: Number
    cash_cents: Annotated[int, Ge(-MOST_CENTS), Le(MOST_CENTS)]
    percentage_rolls: tuple[D20, D20]


@dataclass(frozen=True, slots=True)
class DealProposed(Deed):
    """Manager ``proposer`` offers a fighter for money or for another (C24); see ``DealBook``."""

    kind: ClassVar[str] = "deal_proposed"
    proposer: Number
    partner: Number
    fighter: Number
    price_cents: Annotated[int, Ge(-MOST_CENTS), Le(MOST_CENTS)]
    in_exchange: Number | None = None


@dataclass(frozen=True, slots=True)
class DealAnswered(Deed):
    """What became of a deal; the sale or trade itself is a deed of its own (C24)."""

    kind: ClassVar[str] = "deal_answered"
    deal: Number
    accepted: bool
    manager: Number | None = None


@dataclass(frozen=True, slots=True)
class OfferMade(Deed):
    """Manager ``proposer`` proposes a bout for a night to come (C40, C51)."""

    kind: ClassVar[str] = "offer_made"
    night: Night
    red: Number
    blue: Number
    arena: Arena
    rounds: Rounds
    title: bool
    proposer: Number
    note: Text = ""


@dataclass(frozen=True, slots=True)
class OfferAnswered(Deed):
    """What became of an offer; ``manager`` is ``None`` if the program or the promoter closed it."""

    kind: ClassVar[str] = "offer_answered"
    offer: Number
    answer: Answer
    manager: Number | None = None
    reason: Text = ""


@dataclass(frozen=True, slots=True)
class BoutMade(Deed):
    """A bout is scheduled (C2, C40-C51).

    ``slot`` is its place in a tournament (C62), ``offer`` the offer it came from, ``system`` the bout
    system if it is not the league's (CV62).  An ``exhibition`` counts for nothing but rest.
    """

    kind: ClassVar[str] = "bout_made"
    night: Night
    red: Number
    blue: Number
    arena: Arena
    rounds: Rounds
    title: bool = False
    slot: Place | None = None
    offer: Number | None = None
    system: Word = ""
    exhibition: bool = field(default=False, metadata=LATER)

    def __post_init__(self) -> None:
        if self.red == self.blue:
            raise ValueError("a fighter does not meet himself")
        if self.exhibition and (self.title or self.slot is not None):
            raise ValueError("neither a title nor a place in a tournament is at stake in an exhibition")
        if self.title and self.arena is not Arena.BEST:
            raise ValueError(f"a title bout is held at {Arena.BEST.title}")


@dataclass(frozen=True, slots=True)
class BoutCancelled(Deed):
    """A bout will not be fought after all (C53)."""

    kind: ClassVar[str] = "bout_cancelled"
    bout: Number
    reason: Text = ""


@dataclass(frozen=True, slots=True)
class BidSealed(Deed):
    """A manager's sealed bid towards the place of a bout; a later one replaces it (C54)."""

    kind: ClassVar[str] = "bid_sealed"
    bout: Number
    manager: Number
    cents: Cents


@dataclass(frozen=True, slots=True)
class BidPart:
    """What one manager offers of his own money towards a date, in cents (C54)."""

    manager: Number
    cents: Cents


@dataclass(frozen=True, slots=True)
class BoutBid:
    """The sealed bid for one bout, with its d100s if it was tied (C54)."""

    bout: Number
    parts: tuple[BidPart, ...]
    rolls: tuple[D100, ...] = ()

    @property
    def total_cents(self) -> int:
        """What all its managers offer together."""
        return sum(part.cents for part in self.parts)


@dataclass(frozen=True, slots=True)
class DatesAuctioned(Deed):
    """The places of one arena's card are auctioned (C54); ``winners`` are the bouts that got one."""

    kind: ClassVar[str] = "dates_auctioned"
    night: Night
    arena: Arena
    places: Annotated[int, Ge(1), Le(1_000_000)]
    bids: tuple[BoutBid, ...]
    winners: tuple[Number, ...]


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The dice of a bout's aftermath, thrown whether they are needed or not.

    So a corrected result finds its dice: ``experience`` (C11) and ``percentage`` (C21) for
    (red, blue), ``tie`` in a tournament, pairs until one is unequal (C63).
    """

    experience: tuple[D10, D10]
    percentage: tuple[D20, D20]
    tie: tuple[tuple[D100, D100], ...] = ()

    @classmethod
    def thrown(cls, chance: Chance) -> Aftermath:
        """The dice as ``chance`` throws them."""
        experience = roll_experience(chance), roll_experience(chance)
        percentage = roll_percentage(chance), roll_percentage(chance)
        return cls(experience, percentage, roll_tie_break(chance))


@dataclass(frozen=True, slots=True)
class BoutFought(Deed):
    """A bout was fought; ``carried`` are the losses both carried into it (C5, C57), ``plans`` entries of sealed plans.

    ``by_hand`` says which corners people led; it is told only of a night whose doors were open, where people can.
    """

    kind: ClassVar[str] = "bout_fought"
    bout: Number
    outcome: Outcome
    dice: Aftermath
    carried: tuple[Carried | None, Carried | None] = (None, None)
    plans: tuple[Number | None, Number | None] = field(default=(None, None), metadata=LATER)
    by_hand: tuple[bool, bool] | None = field(default=None, metadata=LATER)

    def __post_init__(self) -> None:
        check_fought(self.outcome, self.carried)


@dataclass(frozen=True, slots=True)
class FighterRetired(Deed):
    """A manager retires a fighter (C16, C17)."""

    kind: ClassVar[str] = "fighter_retired"
    fighter: Number
    reason: Text = ""


@dataclass(frozen=True, slots=True)
class SeedRolls:
    """One entrant's d100s for his seed, later ones where he was tied (C61)."""

    fighter: Number
    rolls: tuple[D100, ...]


@dataclass(frozen=True, slots=True)
class TournamentDrawn(Deed):
    """A tournament is drawn: entrants in seed order, dice if they decided it (C60-C62)."""

    kind: ClassVar[str] = "tournament_drawn"
    name: Word
    weight_class: Word
    entrants: tuple[Number, ...]
    first_night: Night
    for_title: bool
    seed_rolls: tuple[SeedRolls, ...] = ()

    def __post_init__(self) -> None:
        if len(self.entrants) < 2 or len(set(self.entrants)) < len(self.entrants):
            raise ValueError("a tournament needs two entrants or more, each of them once")


@dataclass(frozen=True, slots=True)
class WalkoverGiven(Deed):
    """``fighter`` goes on in a tournament without a bout, his opponent being out of it (C17, C61)."""

    kind: ClassVar[str] = "walkover_given"
    slot: Place
    fighter: Number
    reason: Text = ""


@dataclass(frozen=True, slots=True)
class NightClosed(Deed):
    """A fight night is over: rankings and popularity totals are drawn up anew (C5, C32-C34)."""

    kind: ClassVar[str] = "night_closed"
    night: Night


@dataclass(frozen=True, slots=True)
class LeagueEnded(Deed):
    """The campaign is over and the most money wins (C70)."""

    kind: ClassVar[str] = "league_ended"


@dataclass(frozen=True, slots=True)
class Struck(Deed):
    """Earlier entries no longer count; they stay readable.  Striking this entry restores them."""

    kind: ClassVar[str] = "struck"
    entries: tuple[Number, ...]
    why: Text = ""


@dataclass(frozen=True, slots=True)
class Corrected(Deed):
    """An earlier entry counts as if it had held ``deed``.  Striking this entry undoes it."""

    kind: ClassVar[str] = "corrected"
    entry: Number
    deed: Deed
    why: Text = ""


DEEDS: tuple[type[Deed], ...] = (
    LeagueFounded,
    ManagerSeated,
    StablesOrdered,
    FighterSigned,
    FighterSold,
    FightersTraded,
    DealProposed,
    DealAnswered,
    OfferMade,
    OfferAnswered,
    BoutMade,
    BoutCancelled,
    BidSealed,
    DatesAuctioned,
    PlanSealed,
    DoorsOpened,
    BoutFought,
    FighterRetired,
    TournamentDrawn,
    WalkoverGiven,
    NightClosed,
    CardApproved,
    CardOrdered,
    PlacesAwarded,
    RankingOverridden,
    DoubtSettled,
    LeagueBranched,
    LeagueEnded,
    Struck,
    Corrected,
)
"""Every kind of deed."""

KINDS: dict[str, type[Deed]] = {deed.kind: deed for deed in DEEDS}
"""The kinds by their names in the journal."""
