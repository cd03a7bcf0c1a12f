"""Who can box in an exhibition: the fighters of a set, or those of a league."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ringside_manager.bout.engine import AnyEngine
from ringside_manager.campaign.books import Books
from ringside_manager.gui.settings import known_sets
from ringside_manager.office.docket import Party

PREFERRED = "heavyweights"
"""The set that is offered first."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A fighter by name, and how his card under a bout system is made."""

    name: str
    card: Callable[[AnyEngine], Any]


@dataclass(frozen=True, slots=True)
class Source:
    """Where fighters come from; ``load`` raises ``SetError`` or ``FileError`` for a set that cannot be read.

    ``pair`` is who is offered first, where it is nobody in particular the first two; ``system`` and ``options``
    are the rules they box under, where they have their own.
    """

    title: str
    load: Callable[[], Sequence[Candidate]]
    pair: tuple[str, str] = ("", "")
    system: str = ""
    options: tuple[tuple[str, object], ...] = ()


USUAL_PAIRS = {"heavyweights": ("Muhammad Ali", "Rocky Marciano")}
"""The meeting everybody asks about, in sets that have it."""


def set_source(name: str, title: str = "") -> Source:
    """The fighters of a shipped set, or of one in a file."""

    def load() -> Sequence[Candidate]:
        from ringside_manager.fighters.sets import load_set  # YAML is slow to import

        return tuple(Candidate(fighter.name, fighter.card) for fighter in load_set(name).fighters)

    return Source(title or name.replace("_", " ").capitalize(), load, USUAL_PAIRS.get(name, ("", "")))


def set_sources() -> tuple[Source, ...]:
    """Every set there is: the shipped ones, ``PREFERRED`` first, then the person's own."""
    from ringside_manager.fighters.sets import shipped_sets  # YAML is slow to import

    shipped = sorted(shipped_sets(), key=lambda name: (name != PREFERRED, name))
    own = (set_source(file, Path(file).stem) for file in known_sets())
    return (*map(set_source, shipped), *own)


def league_source(books: Books) -> Source:
    """The fighters of a league with the ratings of today; who has retired comes last."""

    def load() -> Sequence[Candidate]:
        pages = sorted(books.fighters.values(), key=lambda page: (page.is_retired, page.name))
        return tuple(Candidate(page.name, page.card) for page in pages)

    return Source(books.name, load, system=books.system, options=books.options.bout_options)


Names = tuple[str, str]


def league_offer(books: Books, viewer: Party | None, fighter: int) -> tuple[Source, Names, Names]:
    """What an exhibition in a league offers first: its fighters, one of them in red, and the manager who asks."""
    name = books.fighters[fighter].name if fighter in books.fighters else ""
    person = viewer.name if viewer is not None and viewer.manager is not None else ""
    return league_source(books), (name, ""), (person, "")
