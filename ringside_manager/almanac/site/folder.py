"""What every page of the site is made with, and the folder that holds the site.

A mark in the folder says what of it is ours, so that a later export writes what changed and nothing else.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from markupsafe import Markup

from ringside_manager.almanac.files import environment
from ringside_manager.campaign.books import Books, BoutBook, BoutState
from ringside_manager.campaign.schedule import SEASON, season_of
from ringside_manager.errors import SaveExistsError, StrangeFileError
from ringside_manager.files import check_own, check_own_folder, new_folder, read_regular
from ringside_manager.language import LANGUAGE, Message, later, say
from ringside_manager.office.facts import Named, money, played_by, pop, record
from ringside_manager.office.facts.managers import colour_keys

if TYPE_CHECKING:
    from jinja2 import Environment


MARK = "ringside-site.json"
"""The file that says a folder holds a site of this program, of which league, and which files are its own."""
LARGEST_MARK = 16_000_000
LARGEST_FILE = 64_000_000
SHOWN = 3
"""So many files that stand in the way are named."""
_NAME = re.compile(r"(?:[a-z]{1,20}/)?[A-Za-z0-9_-]{1,80}\.(?:html|css|js|jpg|xml|svg|otf|txt)")


@dataclass(frozen=True, slots=True)
class Leaf:
    """A file of the site, made when it is wanted; ``key`` names everything it is made from, empty if that is not known."""

    name: str
    make: Callable[[], str | bytes]
    key: str = ""


@dataclass(frozen=True, slots=True)
class Written:
    """What an export came to: files written, removed, and left as they were."""

    written: int
    removed: int
    kept: int

    @property
    def files(self) -> int:
        """How many files the site has."""
        return self.written + self.kept


@dataclass(frozen=True, slots=True)
class _Owned:
    """A file of ours as the mark has it: the digests it may have, and the key of what it was made from."""

    digests: tuple[str, ...]
    key: str = ""


Progress = Callable[[int, int], bool]
"""Told how much of how much is done; ``CancelledError`` if it answers false."""


def write_site(leaves: Iterable[Leaf], folder: Path, league: str) -> Written:
    """Write a site into a new or empty folder, or bring one of the same ``league`` up to date.

    Raises ``SaveExistsError`` for a folder that holds something else, ``StrangeFileError`` for links in it, and what the disk does.
    Nothing is written before it is known that all of it may be.
    """
    if not folder.is_symlink() and folder.is_dir() and any(folder.iterdir()):
        return _brought_up_to_date(leaves, folder, league)
    made: dict[str, _Owned] = {}
    with new_folder(folder) as part:
        for leaf in leaves:
            data = _bytes(leaf)
            made[leaf.name] = _Owned((_digest(data),), leaf.key)
            path = part / leaf.name
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(data)
        (part / MARK).write_bytes(_mark(league, made))
    return Written(len(made), 0, 0)


def known_keys(folder: Path) -> Mapping[str, str]:
    """Return what the files of a site are made from, by their names; empty for a folder that holds none.

    Only files that are still as they were written count.
    """
    try:
        owned = _read_mark(folder, "")
    except (SaveExistsError, StrangeFileError, OSError):
        return {}
    return {
        name: each.key for name, each in owned.items() if each.key and _found(folder / name) in each.digests
    }


def _brought_up_to_date(leaves: Iterable[Leaf], folder: Path, league: str) -> Written:
    owned = _read_mark(folder, league)
    after: dict[str, _Owned] = {}
    changed: dict[str, bytes] = {}
    for leaf in leaves:
        before = owned.get(leaf.name)
        found = _found(folder / leaf.name)
        if before and leaf.key and leaf.key == before.key and found in before.digests:
            after[leaf.name] = before
            continue
        data = _bytes(leaf)
        after[leaf.name] = _Owned((_digest(data),), leaf.key)
        if found != _digest(data):
            changed[leaf.name] = data
    gone = [name for name in owned if name not in after]
    _check_ours(folder, owned, [*changed, *gone])
    _write_down(folder, league, {**owned, **dict(_both(owned, after))})
    for name, data in changed.items():
        (folder / name).parent.mkdir(exist_ok=True)
        _put(folder / name, data)
    for name in gone:
        (folder / name).unlink(missing_ok=True)
    for place in {(folder / name).parent for name in gone} - {folder}:
        with suppress(OSError):  # it holds something still
            place.rmdir()
    _write_down(folder, league, after)
    return Written(len(changed), len(gone), len(after) - len(changed))


def _both(owned: Mapping[str, _Owned], after: Mapping[str, _Owned]) -> Iterator[tuple[str, _Owned]]:
    """While files are written each may be as it was or as it will be, whatever stops the program."""
    for name, each in after.items():
        before = owned[name].digests if name in owned else ()
        yield name, _Owned((*each.digests, *before), "")


def _check_ours(folder: Path, owned: Mapping[str, _Owned], names: Iterable[str]) -> None:
    """Raise ``SaveExistsError`` for files in the way that are not as this program wrote them, ``StrangeFileError`` for links."""
    foreign = []
    for name in names:
        path = folder / name
        if path.parent != folder:
            check_own_folder(path.parent)
        check_own(path)
        found = _found(path)
        if found and (name not in owned or found not in owned[name].digests):
            foreign.append(name)
    if foreign:
        raise SaveExistsError(
            say(
                "{folder} holds files this program has not written so: {names}.",
                folder=folder,
                names=", ".join(foreign[:SHOWN]) + (" …" if len(foreign) > SHOWN else ""),
            ),
            next_step=say("Move them away, or choose another folder."),
        )


def _read_mark(folder: Path, league: str) -> dict[str, _Owned]:
    """The files of ours in a folder; ``SaveExistsError`` where there is no mark, or that of another league."""
    check_own_folder(folder)
    path = folder / MARK
    check_own(path)
    try:
        found = json.loads(read_regular(path, LARGEST_MARK)) if path.exists() else None
    except (ValueError, RecursionError):
        found = None
    match found:
        case {"league": str(written), "files": dict(files)} if league in ("", written):
            return {
                name: _Owned(tuple(map(str, digests)), str(key))
                for name, entry in files.items()
                if isinstance(name, str) and _NAME.fullmatch(name)
                for digests, key in _entry(entry)
            }
        case {"league": str(), "files": dict()}:
            wrong = say("{folder} holds the site of another league.", folder=folder)
        case _:
            wrong = say("{folder} exists already and holds no site of this program.", folder=folder)
    raise SaveExistsError(wrong, next_step=say("Choose a new folder; nothing in this one was changed."))


def _entry(entry: object) -> Iterator[tuple[list[object], str]]:
    match entry:
        case [list(digests), str(key)]:
            yield digests, key


def _write_down(folder: Path, league: str, owned: Mapping[str, _Owned]) -> None:
    _put(folder / MARK, _mark(league, owned))


def _mark(league: str, owned: Mapping[str, _Owned]) -> bytes:
    files = {name: [list(each.digests), each.key] for name, each in sorted(owned.items())}
    told = {"what": "Files of a site written by Ringside Manager", "league": league, "files": files}
    return (json.dumps(told, ensure_ascii=True, indent=0) + "\n").encode()


def _put(path: Path, data: bytes) -> None:
    """Write a file of ours, whole or not at all."""
    part = path.with_name(f".{path.name}.part")
    with suppress(FileNotFoundError):
        part.unlink()
    handle = os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o666)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
    part.replace(path)


def _found(path: Path) -> str:
    """The digest of the file at ``path``; empty if there is none."""
    try:
        return _digest(read_regular(path, LARGEST_FILE)) if not path.is_symlink() and path.exists() else ""
    except OSError:
        return ""


def _bytes(leaf: Leaf) -> bytes:
    made = leaf.make()
    return made.encode("utf-8") if isinstance(made, str) else made


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


# The league, the links between its pages, and the frame around them

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
