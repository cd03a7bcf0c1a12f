"""The campaign's books (C4): plain pages that posting writes and everybody reads; no file, no dice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from ringside_manager.bout.pieces import Piece
from ringside_manager.campaign.books.bouts import (
    BetBook,
    BoutBook,
    DealBook,
    OfferBook,
    TermsBook,
    TournamentBook,
)
from ringside_manager.campaign.books.kinds import (
    INDEX,
    Answer,
    Asking,
    Bidding,
    BoutState,
    Colour,
    Conduct,
    Countering,
    CupTerms,
    Dispute,
    Entrance,
    Judgement,
    LeagueOptions,
    LedgerKind,
    Lots,
    ManagerKind,
    NewsKind,
    Otherwise,
    ReignEnd,
    Scores,
    Seed,
    Skill,
    StableMethod,
    Task,
    Temperament,
)
from ringside_manager.campaign.books.people import (
    Claim,
    ClassLeft,
    Division,
    FighterBook,
    GivenRank,
    ManagerBook,
    MandateBook,
    Reign,
    Standing,
    Tally,
)
from ringside_manager.campaign.house_rules import BOOK, BY_THE_BOOK, HouseRules
from ringside_manager.campaign.many_places import ClubBook
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.campaign.tournament import Slot

# Single lines: money moved, things that happened, things in doubt


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
    the rank for ``RANK_GIVEN`` (0: lifted), the entry for ``BRANCHED``, the last night for ``PROLONGED``,
    the first night he may box again for ``HURT``,
    the nights without a defence for ``STRIPPED``, the last night of the contract for ``EXTENDED``,
    the turns of the year away for ``RETURNED``,
    1 for up and -1 for down for ``MOVED``, the stake of one side in cents for ``CALLED_OUT``, ``CALL_DECLINED`` and
    ``STAKE_WON``, play money in cents for ``BET_WON``,
    and 0 otherwise.  ``word`` is the rating
    for ``IMPROVED``, the reason for ``RETIRED``, ``RANK_GIVEN`` and ``BOUT_CANCELLED``, the league's origin
    for ``BRANCHED``, the pack for ``HOUSE_RULES``, the names for ``BELTS_NAMED``, the weight class (for ``MOVED`` the new one) or name of
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
class HouseChange:
    """Other house rules after ``night``: the name of the pack and its numbers that differ from the book (C78)."""

    entry: int
    night: int
    name: str
    numbers: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class YearBook:
    """A year that turned after ``night``: by how many years, and the half points of popularity each man lost (Y1, Y5)."""

    night: int
    years: int
    faded_half: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Settlement:
    """The promoter has seen a doubt and lets it stand, written in ``entry`` (C3)."""

    entry: int
    doubt: Doubt
    note: str


# The whole


@dataclass(slots=True)
class Touched(Piece):
    """Which pages changed since ``clear``, so that only those are written to the save file.

    Ledger, news, doubts and settlements only grow; whoever writes them remembers how many there were.
    """

    league: bool = False
    managers: set[int] = field(default_factory=set)
    fighters: set[int] = field(default_factory=set)
    bouts: set[int] = field(default_factory=set)
    offers: set[int] = field(default_factory=set)
    deals: set[int] = field(default_factory=set)
    terms: set[int] = field(default_factory=set)
    bets: set[int] = field(default_factory=set)
    tournaments: set[int] = field(default_factory=set)
    mandates: set[int] = field(default_factory=set)
    divisions: set[str] = field(default_factory=set)

    def clear(self) -> None:
        self.league = False
        pages = self.managers, self.fighters, self.bouts, self.offers, self.deals, self.tournaments
        for kind in (*pages, self.mandates, self.terms, self.bets):
            kind.clear()
        self.divisions.clear()


@dataclass(slots=True)
class Books(Piece):
    """All pages; posting alone writes them.  Every number is that of the entry that made the thing.

    ``night`` is the night in progress or, between nights, the last one; ``closed`` the last one
    whose rankings were drawn up; both 0 before the first (C2).  ``winners`` are the managers
    with the most money once ``ended`` (C70); a campaign that is prolonged has none until it ends again (C71).
    """

    name: str = ""
    system: str = ""
    fighter_set: str = ""
    seed: Seed = 0
    promoter: str = ""
    belt_names: tuple[str, ...] = ()
    """What the promoter has called the belts of every class, the first belt first; empty where he named none (Y16)."""
    origin: str = ""
    """The name of the league this one was branched from, if it was."""
    options: LeagueOptions = field(default_factory=LeagueOptions)
    house: HouseRules = field(default=BY_THE_BOOK, metadata=INDEX)
    """The house rules in force: those of the last agreed on, or the book."""
    house_name: str = field(default=BOOK, metadata=INDEX)
    house_before: list[tuple[int, HouseRules]] = field(default_factory=list, metadata=INDEX)
    """Those that were in force before, each with the last night it counted on, oldest first."""
    turns: list[YearBook] = field(default_factory=list, metadata=INDEX)
    """The years that turned, oldest first (Y1)."""
    night: int = 0
    closed: int = 0
    ended: bool = False
    winners: tuple[int, ...] = ()
    doors: int = 0
    """The night whose doors are open, its card being final; 0 if there is none."""
    doors_seed: Seed = 0
    """What decides that night."""
    drawn_up: int = 0
    """The latest night whose card was drawn up for the promoter (C73)."""
    managers: dict[int, ManagerBook] = field(default_factory=dict)
    fighters: dict[int, FighterBook] = field(default_factory=dict)
    bouts: dict[int, BoutBook] = field(default_factory=dict)
    offers: dict[int, OfferBook] = field(default_factory=dict)
    open_offers: set[int] = field(default_factory=set, metadata=INDEX)
    """Offers that wait for an answer."""
    declined: list[int] = field(default_factory=list, metadata=INDEX)
    """Call-outs that were declined, in the order of the answers (C81)."""
    deals: dict[int, DealBook] = field(default_factory=dict)
    open_deals: set[int] = field(default_factory=set, metadata=INDEX)
    """Deals that wait for an answer."""
    terms: dict[int, TermsBook] = field(default_factory=dict)
    """Terms offered to fighters (Y9)."""
    open_terms: set[int] = field(default_factory=set, metadata=INDEX)
    """Terms on which nobody has answered."""
    bets: dict[int, BetBook] = field(default_factory=dict)
    """Side bets in play money (C82)."""
    open_bets: set[int] = field(default_factory=set, metadata=INDEX)
    """Side bets nobody has answered, and those whose bout is still to come."""
    tournaments: dict[int, TournamentBook] = field(default_factory=dict)
    mandates: dict[int, MandateBook] = field(default_factory=dict)
    """Standing orders, ended ones included (C72)."""
    divisions: dict[str, Division] = field(default_factory=dict)
    cards: dict[int, list[int]] = field(default_factory=dict, metadata=INDEX)
    """Bouts of each night in the order they were made, cancelled ones included."""
    closings: list[Standing] = field(default_factory=list)
    """How each division was closed night by night, since its first champion was crowned."""
    ledger: list[LedgerLine] = field(default_factory=list)
    news: list[NewsItem] = field(default_factory=list)
    doubts: list[Doubt] = field(default_factory=list)
    house_changes: list[HouseChange] = field(default_factory=list)
    settlements: list[Settlement] = field(default_factory=list)
    """Doubts the promoter has looked at."""
    club: ClubBook = field(default_factory=ClubBook, metadata=INDEX)
    """The league in many places (C83-C88)."""
    touched: Touched = field(default_factory=Touched, compare=False, repr=False, metadata=INDEX)

    def house_on(self, night: int) -> HouseRules:
        """The house rules of a night: what was boxed under them stays as it was."""
        return next((rules for last, rules in self.house_before if night <= last), self.house)

    def bouts_of_night(self, night: int) -> Iterator[BoutBook]:
        """The bouts of a night in the order they were made, without the cancelled ones."""
        for number in self.cards.get(night, ()):
            if self.bouts[number].state is not BoutState.CANCELLED:
                yield self.bouts[number]

    def free_agents(self) -> list[FighterBook]:
        """The fighters without a manager who have not retired, in order of entry."""
        return [page for page in self.fighters.values() if page.manager is None and not page.is_retired]

    def open_doubts(self) -> list[Doubt]:
        """What the promoter has not looked at yet, oldest first."""
        seen = {settlement.doubt for settlement in self.settlements}
        return [doubt for doubt in self.doubts if doubt not in seen]

    def reigns_of(self, fighter: int) -> tuple[Reign, ...]:
        """The reigns of one fighter, class by class and oldest first."""
        return tuple(
            reign
            for division in self.divisions.values()
            for reign in division.reigns
            if reign.fighter == fighter
        )

    def is_champion(self, fighter: int) -> bool:
        """Whether he holds the title of his division, or one of its belts, at this moment (C65, Y16)."""
        division = self.divisions.get(self.fighters[fighter].weight_class)
        return division is not None and (division.champion == fighter or fighter in division.others.values())

    def class_of(self, bout: BoutBook) -> str:
        """Return the weight class a bout belongs to (C1): that of its fighters on its night."""
        return self.fighters[bout.red].class_on(bout.night)

    def ranks_after(self, night: int) -> dict[int, int]:
        """The rank of every fighter who was given one when a night was closed, 0 for a champion (C32-C34)."""
        ranks: dict[int, int] = {}
        for division in self.divisions.values():
            if (standing := division.nights.get(night)) is not None:
                ranks |= {fighter: place for place, fighter in enumerate(standing.ranking, 1)}
                ranks |= dict.fromkeys(standing.champions, CHAMPION)
        return ranks

    def standings(self) -> list[ManagerBook]:
        """The managers, richest first, equals in seat order (C70)."""
        return sorted(self.managers.values(), key=lambda manager: (-manager.balance_cents, manager.seat))


__all__ = [
    "Answer",
    "Asking",
    "BetBook",
    "Bidding",
    "Books",
    "BoutBook",
    "BoutState",
    "Claim",
    "ClassLeft",
    "Colour",
    "Conduct",
    "Countering",
    "CupTerms",
    "DealBook",
    "Dispute",
    "Division",
    "Doubt",
    "Entrance",
    "FighterBook",
    "GivenRank",
    "HouseChange",
    "Judgement",
    "LeagueOptions",
    "LedgerKind",
    "LedgerLine",
    "Lots",
    "ManagerBook",
    "ManagerKind",
    "MandateBook",
    "NewsItem",
    "NewsKind",
    "OfferBook",
    "Otherwise",
    "Reign",
    "ReignEnd",
    "Scores",
    "Settlement",
    "Skill",
    "Slot",
    "StableMethod",
    "Standing",
    "Tally",
    "Task",
    "Temperament",
    "TermsBook",
    "Touched",
    "TournamentBook",
    "YearBook",
]
