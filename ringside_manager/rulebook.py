"""The rules in our own words: read, listed by chapter, found by id and searched."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ringside_manager.errors import UnknownNameError
from ringside_manager.paths import resources
from ringside_manager.text_safety import match_key

# What a rulebook is made of


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its headings, and lines of as many cells."""

    head: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


Block = str | tuple[str, ...] | Grid
"""A paragraph, a list, a table."""


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule under its id (``R20``, ``C41``, ``CV61``, or a word for an introduction)."""

    id: str
    title: str
    blocks: tuple[Block, ...]
    see: tuple[str, ...] = ()
    book: str = ""
    chapter: str = ""

    @property
    def numbered(self) -> bool:
        """Whether it is a rule of the game rather than an introduction."""
        return self.id[:1].isupper()

    @property
    def heading(self) -> str:
        """Id and title, or the title alone for what has no number."""
        return f"{self.id} {self.title}" if self.numbered else self.title


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together, with a few words before them; ``key`` is its file name without suffix."""

    key: str
    title: str
    blocks: tuple[Block, ...]
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True)
class Book:
    """The chapters of one folder."""

    key: str
    title: str
    chapters: tuple[Chapter, ...]


def texts_of(blocks: tuple[Block, ...]) -> Iterator[str]:
    """Every text of some blocks, in their order."""
    for block in blocks:
        if isinstance(block, str):
            yield block
        elif isinstance(block, tuple):
            yield from block
        else:
            yield from block.head
            for line in block.lines:
                yield from line


# Chapters as they are written: headings, paragraphs, lists, tables, and nothing else


_HEADING = re.compile(r"## ([A-Z]{1,2}\d+|[a-z][a-z-]+): (.+)")
_BAR = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")


class ChapterError(ValueError):
    """A chapter that is not written as ``resources/rulebook/README.md`` says."""


_Lines = tuple[int, tuple[str, ...]]
"""Lines without an empty one between them, after the number of the first."""


def read_chapter(text: str, book: str, key: str) -> Chapter:
    """The chapter written in ``text``; raises ``ChapterError`` with the line of the fault."""
    pieces = list(_pieces(text))
    if not pieces or not pieces[0][1][0].startswith("# "):
        raise ChapterError(f"{book}/{key}: the first line is the title of the chapter, such as '# Turns'.")
    title = pieces[0][1][0][2:].strip()
    starts = [place for place, piece in enumerate(pieces) if piece[1][0].startswith("## ")]
    ends = [*starts[1:], len(pieces)]
    blocks = tuple(_block(piece, f"{book}/{key}") for piece in pieces[1 : starts[0] if starts else None])
    rules = tuple(_rule(pieces[a:b], book, key) for a, b in zip(starts, ends, strict=True))
    return Chapter(key, title, blocks, rules)


def _pieces(text: str) -> Iterator[_Lines]:
    start, lines = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line.strip():
            start = start if lines else number
            lines.append(line.strip())
        elif lines:
            yield start, tuple(lines)
            lines = []


def _rule(pieces: list[_Lines], book: str, key: str) -> Rule:
    (number, head), *rest = pieces
    found = _HEADING.fullmatch(head[0])
    if found is None or len(head) > 1:
        raise ChapterError(f"{book}/{key}, line {number}: a rule begins '## R1: Its title'.")
    see: tuple[str, ...] = ()
    if rest and rest[-1][1][0].startswith("See: "):
        see = tuple(word.strip() for word in rest.pop()[1][0][5:].split(","))
    blocks = tuple(_block(piece, f"{book}/{key}") for piece in rest)
    if not blocks:
        raise ChapterError(f"{book}/{key}, line {number}: the rule {found.group(1)} says nothing.")
    return Rule(found.group(1), found.group(2).strip(), blocks, see, book, key)


def _block(piece: _Lines, where: str) -> Block:
    number, written = piece
    first = written[0]
    if first.startswith("|"):
        if len(written) < 3 or not _BAR.fullmatch(written[1]):
            raise ChapterError(f"{where}, line {number}: a table has headings, a line |---|, and lines.")
        head, *lines = (_cells(line) for line in (written[0], *written[2:]))
        if any(len(line) != len(head) for line in lines):
            raise ChapterError(f"{where}, line {number}: every line of a table has {len(head)} cells.")
        return Grid(head, tuple(lines))
    if first.startswith("- "):
        if not all(line.startswith("- ") for line in written):
            raise ChapterError(f"{where}, line {number}: every line of a list begins with '- '.")
        return tuple(line[2:].strip() for line in written)
    return " ".join(written)


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))


# Words in rules: what a search finds, how well, and where the words and rule ids stand in a text


_WORD = re.compile(r"\w+")
_REFERENCE = re.compile(r"\b[A-Z]{1,2}\d+\b|\b[a-z]+(?:-[a-z]+)+\b")
_FOR_ID, _FOR_TITLE, _FOR_TEXT, _MOST_FOR_TEXT = 1000, 20, 1, 8
_WHOLE = 2
"""A whole word counts so many times as much as the beginning of one."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A stretch of text, and the id it names if it is one, or whether it is a word searched for."""

    text: str
    rule: str = ""
    found: bool = False


Entry = tuple[Rule, tuple[str, ...], tuple[str, ...]]
"""A rule and the words of its title and its text, folded, where a search looks for them."""


def entry_of(rule: Rule) -> Entry:
    """What a search looks through of a rule."""
    return rule, words_of(rule.title), words_of(" ".join(texts_of(rule.blocks)))


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents."""
    return tuple(_WORD.findall(match_key(text)))


def score(entry: Entry, wanted: Iterable[str]) -> int:
    """How well a rule answers; 0 if one of the words is nowhere in it."""
    total, (rule, title, text) = 0, entry
    for word in wanted:
        found = _FOR_ID if word == rule.id.casefold() else 0
        found += _FOR_TITLE * _weight(title, word)
        found += min(_FOR_TEXT * _weight(text, word), _MOST_FOR_TEXT)
        if not found:
            return 0
        total += found
    return total


def pieces(text: str, known: Collection[str] = (), wanted: Collection[str] = ()) -> Iterator[Piece]:
    """``text`` cut where it names a rule that is ``known`` or holds a word of ``wanted``."""
    place = 0
    for found in _REFERENCE.finditer(text):
        if found.group() in known:
            yield from _words(text[place : found.start()], wanted)
            yield Piece(found.group(), rule=found.group())
            place = found.end()
    yield from _words(text[place:], wanted)


def _words(text: str, wanted: Collection[str]) -> Iterator[Piece]:
    place = 0
    for found in _WORD.finditer(text) if wanted else ():
        if any(match_key(found.group()).startswith(word) for word in wanted):
            if found.start() > place:
                yield Piece(text[place : found.start()])
            yield Piece(found.group(), found=True)
            place = found.end()
    if place < len(text):
        yield Piece(text[place:])


def _weight(words: tuple[str, ...], wanted: str) -> int:
    return sum((_WHOLE if word == wanted else 1) for word in words if word.startswith(wanted))


# The whole rulebook in one language


ENGLISH = "en"
_EXCERPT = 160
_FOR_ALL = ("about", "campaign")
"""Books that speak of every bout system."""
_CODE = re.compile(r"[a-z]{2,3}")


@dataclass(frozen=True, slots=True)
class Hit:
    """A rule that answers a search: how well, and the sentence that does."""

    rule: Rule
    score: int
    excerpt: str


@dataclass(frozen=True, slots=True)
class Rulebook:
    """Books of chapters of rules; what a translation lacks is in English."""

    language: str
    books: tuple[Book, ...]
    _by_id: dict[str, Rule] = field(default_factory=dict, hash=False, compare=False, repr=False)
    _entries: tuple[Entry, ...] = field(default=(), compare=False, repr=False)

    @classmethod
    def of(cls, language: str, books: tuple[Book, ...]) -> Rulebook:
        """The rulebook of some books; raises ``ValueError`` if an id is given twice."""
        rules = [rule for book in books for chapter in book.chapters for rule in chapter.rules]
        by_id: dict[str, Rule] = {}
        for rule in rules:
            if by_id.setdefault(rule.id, rule) is not rule:
                raise ValueError(f"The rule {rule.id} stands in {by_id[rule.id].chapter} and {rule.chapter}.")
        return cls(language, books, by_id, tuple(entry_of(rule) for rule in rules))

    @property
    def rules(self) -> tuple[Rule, ...]:
        return tuple(self._by_id.values())

    @property
    def ids(self) -> frozenset[str]:
        return frozenset(self._by_id)

    def known_in(self, book: str) -> frozenset[str]:
        """The ids a text of that book can mean; ``K10`` in the book of one bout system is no rule of another's."""
        if book in _FOR_ALL:
            return self.ids
        return frozenset(
            rule.id for rule in self.rules if rule.book in (book, *_FOR_ALL) or not rule.numbered
        )

    def rule(self, rule_id: str) -> Rule:
        """The rule of that id, whatever its case; raises ``UnknownNameError`` with close matches."""
        for wanted in (rule_id, rule_id.upper(), rule_id.lower()):
            if wanted in self._by_id:
                return self._by_id[wanted]
        raise UnknownNameError("rule", rule_id, self._by_id)

    def chapter(self, rule: Rule) -> Chapter:
        return next(
            chapter
            for book in self.books
            if book.key == rule.book
            for chapter in book.chapters
            if chapter.key == rule.chapter
        )

    def search(self, words: str) -> tuple[Hit, ...]:
        """The rules that hold all the words, or words that begin with them, the best first."""
        wanted = words_of(words)
        found = [(score(entry, wanted), entry[0]) for entry in self._entries] if wanted else []
        found = sorted((pair for pair in found if pair[0]), key=lambda pair: -pair[0])
        return tuple(Hit(rule, points, _excerpt(rule, wanted)) for points, rule in found)


def rulebook(language: str = ENGLISH) -> Rulebook:
    """The rulebook in a language (``de``); in English where there is no translation."""
    code = language.split("_", maxsplit=1)[0].split("-", maxsplit=1)[0].casefold()
    return _load(resources() / "rulebook", code if _CODE.fullmatch(code) else ENGLISH)


@cache
def _load(folder: Path, language: str) -> Rulebook:
    listed = tomllib.loads((folder / "books.toml").read_text(encoding="utf-8"))["book"]
    books = tuple(
        Book(
            entry["key"],
            entry.get("titles", {}).get(language, entry["title"]),
            tuple(_chapters(folder / entry["key"], entry["key"], language)),
        )
        for entry in listed
    )
    return Rulebook.of(language, books)


def _chapters(folder: Path, book: str, language: str) -> Iterator[Chapter]:
    for file in sorted(folder.glob("*.md")):
        chapter = _read(file, book)
        translated = folder / language / file.name
        yield _over(chapter, _read(translated, book)) if translated.is_file() else chapter


def _read(file: Path, book: str) -> Chapter:
    return read_chapter(file.read_text(encoding="utf-8"), book, file.stem)


def _over(chapter: Chapter, translated: Chapter) -> Chapter:
    """The translation, with the rules it lacks from the English chapter; what is not there it cannot add."""
    known = {rule.id: rule for rule in translated.rules}
    rules = tuple(known.get(rule.id, rule) for rule in chapter.rules)
    return replace(translated, blocks=translated.blocks or chapter.blocks, rules=rules)


def _excerpt(rule: Rule, wanted: tuple[str, ...]) -> str:
    texts = list(texts_of(rule.blocks))
    best = max(texts, key=lambda text: sum(piece.found for piece in pieces(text, wanted=wanted)))
    if not any(piece.found for piece in pieces(best, wanted=wanted)):
        best = next((block for block in rule.blocks if isinstance(block, str)), texts[0])
    return best if len(best) <= _EXCERPT else f"{best[:_EXCERPT].rsplit(' ', 1)[0]} …"
