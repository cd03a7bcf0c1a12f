"""House rules that are others from a night on; what was boxed before keeps those it was boxed under."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import ClassVar

from ringside_manager.campaign.belts import MOST_BELTS
from ringside_manager.campaign.books import HouseChange, NewsKind
from ringside_manager.campaign.books.kinds import LATER, PackName
from ringside_manager.campaign.house_rules import agreed
from ringside_manager.campaign.schedule import between_seasons, tournament_under_way
from ringside_manager.language import say
from ringside_manager.league.business.contracts import under_contracts
from ringside_manager.league.business.nights import value_ranks
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import BoutRules, Deed, Text, Word


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
