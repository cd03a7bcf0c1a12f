"""What every page of the site is made with: the league, the links between its pages, and the frame around them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from ringside_manager.almanac.files import environment
from ringside_manager.almanac.site.folder import Leaf
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.language import LANGUAGE, Message, later
from ringside_manager.office.facts.managers import colour_keys
from ringside_manager.office.facts.named import Named, money, played_by, pop, record

if TYPE_CHECKING:
    from jinja2 import Environment

POLICY = "default-src 'none'; style-src 'self'; script-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'"
"""The Content-Security-Policy of every page: its own style sheet, scripts, letters and pictures, and nothing else."""

MENU: tuple[tuple[str, Message], ...] = (
    ("index", later("Front page")),
    ("managers", later("Managers")),
    ("fighters", later("Fighters")),
    ("nights", later("Fight nights")),
    ("tournaments", later("Tournaments")),
    ("titles", later("Titles")),
    ("seasons", later("Seasons")),
    ("records", later("Record book")),
    ("hall", later("Hall of fame")),
    ("feuds", later("Feuds")),
    ("rules", later("House rules")),
)
"""The pages every page leads to, by their file names."""


@dataclass(frozen=True, slots=True)
class Portrait:
    """A fighter's portrait as a JPEG, drawn when it is wanted; ``key`` names everything it is drawn from."""

    key: str
    draw: Callable[[], bytes]


@dataclass
class Site:
    """A league as pages: its books, what gives the record of a bout by the entry that tells it, and portraits by fighter."""

    books: Books
    record_in: Callable[[int], str] = lambda _entry: ""
    portraits: Mapping[int, Portrait] = field(default_factory=dict)
    language: str = field(default_factory=lambda: LANGUAGE.code)

    @cached_property
    def colours(self) -> dict[int, str]:
        """The colour of every manager's corner by its key."""
        return colour_keys(self.books)

    @cached_property
    def fought(self) -> tuple[BoutBook, ...]:
        """Every bout that counts as fought or was an exhibition, in the order of the journal."""
        over = (bout for bout in self.books.bouts.values() if bout.is_over)
        return tuple(sorted(over, key=lambda bout: bout.fought_entry or 0))

    @cached_property
    def pairs(self) -> dict[tuple[int, int], tuple[BoutBook, ...]]:
        """Those who have met more than once, lower number first, with their bouts in order."""
        met: dict[tuple[int, int], list[BoutBook]] = {}
        for bout in self.fought:
            if bout.state is BoutState.FOUGHT:
                met.setdefault((min(bout.fighters), max(bout.fighters)), []).append(bout)
        return {pair: tuple(bouts) for pair, bouts in met.items() if len(bouts) > 1}

    @cached_property
    def views(self) -> Environment:
        views = environment("almanac/site")
        views.globals.update(
            policy=POLICY, menu=MENU, language=self.language, season_of=season_of, nights_a_season=SEASON
        )
        views.globals.update(site=self, books=self.books, fighter_name=self.fighter_name)
        views.filters.update(
            cents=money, half=pop, tally=record, played_by=played_by, named=self.named, dollars=_dollars
        )
        return views

    def fighter_name(self, number: int) -> str:
        return self.books.fighters[number].name

    def named(self, numbers: Iterable[int]) -> tuple[Named, ...]:
        """Fighters by their numbers, with their names."""
        return tuple(Named(number, self.fighter_name(number)) for number in numbers)

    def page(self, name: str, template: str, title: str, key: str = "", **facts: Any) -> Leaf:
        """Return the page at ``name``, rendered when it is wanted; everything people wrote is shown as text."""
        return Leaf(f"{name}.html", lambda: self.render(name, template, title, facts), key)

    def render(self, name: str, template: str, title: str, facts: Mapping[str, Any]) -> str:
        root = drawn("../" * name.count("/"))  # on every page hundreds of times: nothing in it to escape
        return self.views.get_template(template).render(name=name, root=root, title=title, **facts)

    def pair_of(self, bout: BoutBook) -> str:
        """The address of the page of two who met, without its suffix; empty if they met once."""
        pair = min(bout.fighters), max(bout.fighters)
        return pair_name(pair) if pair in self.pairs else ""


def pair_name(pair: tuple[int, int]) -> str:
    """The page of two who have met more than once."""
    return f"pair/{pair[0]}-{pair[1]}"


def drawn(svg: str) -> Markup:
    """Markup of the program's own, such as a drawing; every text in it was escaped where it was drawn."""
    return Markup(svg)  # noqa: S704 - drawn by us


def _dollars(amount: int) -> str:
    return money(100 * amount)
