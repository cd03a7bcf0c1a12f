"""The league founded, its managers seated, branched off, ended and prolonged (C1-C9, C70, C71)."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from ringside_manager.campaign.books import (
    Colour,
    LeagueOptions,
    ManagerBook,
    ManagerKind,
    NewsKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.house_rules import agreed
from ringside_manager.campaign.rankings import winners
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import D100, LAST_NIGHT, Deed, Name, Night, Number, Seed, Word


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
