"""The whole rulebook in one language."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path

from ringside_manager.errors import UnknownNameError
from ringside_manager.paths import resources
from ringside_manager.rulebook.reading import read_chapter
from ringside_manager.rulebook.rule import Book, Chapter, Paragraph, Rule, texts_of
from ringside_manager.rulebook.searching import Entry, entry_of, pieces, score, words_of

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
        """All rules in their order."""
        return tuple(self._by_id.values())

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all rules."""
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
        """The chapter a rule stands in."""
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
        found = [(score(entry, wanted), entry.rule) for entry in self._entries] if wanted else []
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
        best = next((block.text for block in rule.blocks if isinstance(block, Paragraph)), texts[0])
    return best if len(best) <= _EXCERPT else f"{best[:_EXCERPT].rsplit(' ', 1)[0]} …"
