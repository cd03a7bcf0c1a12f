"""The league founded, its managers seated, branched off, its house rules changed, ended and prolonged (C1-C9, C70, C71, C78)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from ringside_manager.campaign.belts import MOST_BELTS
from ringside_manager.campaign.books import (
    Colour,
    HouseChange,
    LeagueOptions,
    ManagerBook,
    ManagerKind,
    NewsKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.books.kinds import LATER, PackName
from ringside_manager.campaign.house_rules import agreed
from ringside_manager.campaign.rankings import winners
from ringside_manager.campaign.schedule import between_seasons, tournament_under_way
from ringside_manager.language import say
from ringside_manager.league.business.contracts import under_contracts
from ringside_manager.league.business.nights import value_ranks
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import (
    D100,
    LAST_NIGHT,
    BoutRules,
    Deed,
    Name,
    Night,
    Number,
    Seed,
    Text,
    Word,
)


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


@post.register
def league_founded(deed: LeagueFounded, opened: OpenBooks) -> None:
    """Put down what was agreed on (C1-C3, C6)."""
    books = opened.books
    if books.name:
        opened.doubt("C1", say("The league was founded before, as {name}.", name=books.name))
    books.name, books.system, books.fighter_set = deed.name, deed.system, deed.fighter_set
    books.seed, books.promoter, books.options = deed.seed, deed.promoter, deed.options
    books.house, books.house_name = agreed(deed.options.house_numbers), deed.options.house_rules
    books.touched.league = True
    for weight_class in deed.options.weight_classes or ("",):
        opened.division(weight_class)
    opened.news(NewsKind.FOUNDED, word=deed.name)


@dataclass(frozen=True, slots=True)
class ManagerSeated(Deed):
    """A manager takes the next seat (C1, C7); ``temperament`` and ``skill`` are an AI's, ``colour`` his stable's if he chose one."""

    kind: ClassVar[str] = "manager_seated"
    name: Name
    manager: ManagerKind
    temperament: Temperament | None = None
    colour: Colour = field(default="", metadata=LATER)
    skill: Skill | None = field(default=None, metadata=LATER)


@post.register
def manager_seated(deed: ManagerSeated, opened: OpenBooks) -> None:
    """Open a manager's page; an auction gives him a stake, which is not his money (C6, C9)."""
    books = opened.books
    seat = len(books.managers) + 1
    page = ManagerBook(
        opened.entry, deed.name, deed.manager, deed.temperament, seat, colour=deed.colour, skill=deed.skill
    )
    if books.options.stable_method is StableMethod.AUCTION:
        page.stake_cents = 100 * books.options.stake_dollars
    books.managers[opened.entry] = page
    books.touched.managers.add(opened.entry)
    opened.news(NewsKind.SEATED, managers=(opened.entry,))


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


@post.register
def stables_ordered(deed: StablesOrdered, opened: OpenBooks) -> None:
    """The dice for the draft change nothing but who picks first; see that they are of managers (C8)."""
    for place in deed.order:
        opened.manager(place.manager)


@dataclass(frozen=True, slots=True)
class LeagueBranched(Deed):
    """From here on this is a league of its own, ``name``, beside ``origin`` with which it shares all up to ``entry``."""

    kind: ClassVar[str] = "league_branched"
    name: Word
    origin: Word
    entry: Number


@post.register
def league_branched(deed: LeagueBranched, opened: OpenBooks) -> None:
    """The league has a new name and remembers where it comes from."""
    opened.books.name, opened.books.origin = deed.name, deed.origin
    opened.books.touched.league = True
    opened.news(NewsKind.BRANCHED, amount=deed.entry, word=deed.origin)


@dataclass(frozen=True, slots=True)
class LeagueEnded(Deed):
    """The campaign is over and the most money wins (C70)."""

    kind: ClassVar[str] = "league_ended"


@post.register
def league_ended(_deed: LeagueEnded, opened: OpenBooks) -> None:
    """The managers with the most money win (C70)."""
    books = opened.books
    if books.closed < books.options.nights:
        opened.doubt(
            "C70",
            say(
                "{closed} of {nights} nights were over when the league ended.",
                closed=books.closed,
                nights=books.options.nights,
            ),
        )
    seated = list(books.managers.values())
    seats = winners([manager.balance_cents for manager in seated])
    books.ended, books.winners = True, tuple(manager.number for manager in seated if manager.seat in seats)
    books.touched.league = True
    opened.news(NewsKind.ENDED, managers=books.winners)


@dataclass(frozen=True, slots=True)
class CampaignProlonged(Deed):
    """A campaign that is over goes on for ``nights`` more fight nights, everything as it stands (C71)."""

    kind: ClassVar[str] = "campaign_prolonged"
    nights: Night


@post.register
def campaign_prolonged(deed: CampaignProlonged, opened: OpenBooks) -> None:
    """Nobody has won yet; whoever won before stands in the news (C71)."""
    books = opened.books
    if not books.ended:
        opened.doubt("C71", say("The campaign was prolonged before it was over."))
    last = min(max(books.closed, books.options.nights) + deed.nights, LAST_NIGHT)
    books.options = replace(books.options, nights=last)
    books.ended, books.winners = False, ()
    books.touched.league = True
    opened.news(NewsKind.PROLONGED, amount=last)


# House rules that are others from a night on; what was boxed before keeps those it was boxed under (C78)


@dataclass(frozen=True, slots=True)
class HouseRulesChanged(Deed):
    """From the next night on the league boxes under other house rules (C78).

    ``numbers`` are those that differ from the book, by name; popularity in half points.  ``bout_rules`` is the version of
    the bout system's rules from then on, 0 for the one before.
    """

    kind: ClassVar[str] = "house_rules_changed"
    name: PackName
    numbers: tuple[tuple[str, int], ...]
    reason: Text = ""
    bout_rules: BoutRules = field(default=0, metadata=LATER)

    def __post_init__(self) -> None:
        agreed(self.numbers)


@post.register
def house_rules_changed(deed: HouseRulesChanged, opened: OpenBooks) -> None:
    """Put the new rules into force; what ranks are worth is reckoned by them at once (C33)."""
    books = opened.books
    if not between_seasons(books):
        opened.doubt(
            "C78",
            say("The house rules were changed after night {night}, within a season.", night=books.closed),
        )
    if tournament_under_way(books) is not None:
        opened.doubt("C78", say("The house rules were changed while a tournament was under way."))
    books.house_before.append((books.closed, books.house))
    books.house, books.house_name = agreed(deed.numbers), deed.name
    books.house_changes.append(HouseChange(opened.entry, books.closed, deed.name, deed.numbers))
    if deed.bout_rules:
        books.options = replace(books.options, bout_rules=deed.bout_rules)
        books.touched.league = True
    under_contracts(opened)
    value_ranks(opened)
    opened.news(NewsKind.HOUSE_RULES, word=deed.name)


@dataclass(frozen=True, slots=True)
class BeltsNamed(Deed):
    """The promoter names the belts of every class, the first belt first (Y16)."""

    kind: ClassVar[str] = "belts_named"
    names: tuple[Word, ...]

    def __post_init__(self) -> None:
        if not 1 <= len(self.names) <= MOST_BELTS or not all(self.names):
            raise ValueError(f"there are 1 to {MOST_BELTS} belts, and each has a name")


@post.register
def belts_named(deed: BeltsNamed, opened: OpenBooks) -> None:
    """Call the belts by other names from now on; what was told before keeps the old ones."""
    opened.books.belt_names = deed.names
    opened.books.touched.league = True
    opened.news(NewsKind.BELTS_NAMED, word=", ".join(deed.names))
