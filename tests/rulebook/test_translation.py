"""A translated rulebook says the same: the same rules, tables, numbers and links, in another language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ringside_manager.engines.glory_days.tables import TRAITS
from ringside_manager.paths import resources
from ringside_manager.rulebook import (
    Block,
    Chapter,
    Grid,
    Rule,
    Rulebook,
    pieces,
    read_chapter,
    rulebook,
    texts_of,
)
from tests.slow import each

ENGLISH = rulebook()
GERMAN = rulebook("de")
FOLDERS = [resources() / "rulebook" / book.key for book in ENGLISH.books]
CHAPTERS = [
    (one, other)
    for book, translated in zip(ENGLISH.books, GERMAN.books, strict=True)
    for one, other in zip(book.chapters, translated.chapters, strict=True)
]
NAMES = {"Brian Blume", "Title Bout", "Glory Days", *TRAITS}
"""Names that stay as they are, those of the traits on the cards of Glory Days among them."""
_NUMBER = re.compile(r"[+−]?(?:\d+(?:[.,]\d{3})*½?|½)")


def numbers(text: str) -> list[str]:
    """The numbers of a text with their signs, however its language parts thousands."""
    return [re.sub("[.,]", "", found) for found in _NUMBER.findall(text)]


def all_numbers(blocks: Iterable[Block]) -> list[str]:
    """The numbers of some blocks, sorted: sentences may turn round."""
    return sorted(number for text in texts_of(tuple(blocks)) for number in numbers(text))


def shape(block: Block) -> tuple[object, ...]:
    """What kind of block it is, and of what size."""
    if isinstance(block, Grid):
        return "grid", len(block.head), len(block.lines)
    return ("bullets", len(block)) if isinstance(block, tuple) else ("paragraph",)


def grid_numbers(rule: Rule) -> Iterator[list[list[str]]]:
    """The numbers of every cell of every table."""
    for block in rule.blocks:
        if isinstance(block, Grid):
            yield from ([numbers(cell) for cell in line] for line in (block.head, *block.lines))


def links(book: Rulebook, rule: Rule) -> list[str]:
    """The rules named in the text of a rule, sorted."""
    found = (piece.rule for text in texts_of(rule.blocks) for piece in pieces(text, book.ids))
    return sorted(named for named in found if named)


@each("folder", FOLDERS)
def test_every_file_is_translated_with_every_rule(folder: Path) -> None:
    english = {file.name: file for file in folder.glob("*.md")}
    german = {file.name: file for file in (folder / "de").glob("*.md")}
    assert english.keys() == german.keys()
    for name, file in english.items():
        one, other = (
            [rule.id for rule in read_chapter(path.read_text(encoding="utf-8"), folder.name, path.stem).rules]
            for path in (file, german[name])
        )
        assert one == other, name


def test_the_books_have_titles_of_their_own() -> None:
    assert [book.key for book in GERMAN.books] == [book.key for book in ENGLISH.books]
    for one, other in zip(ENGLISH.books, GERMAN.books, strict=True):
        assert one.title != other.title


@each("one, other", CHAPTERS)
def test_chapters_begin_alike(one: Chapter, other: Chapter) -> None:
    assert [shape(block) for block in one.blocks] == [shape(block) for block in other.blocks]
    assert all_numbers(one.blocks) == all_numbers(other.blocks)
    lone = [one.title == rule.title for rule in one.rules]
    assert lone == [other.title == rule.title for rule in other.rules]


@each("one, other", CHAPTERS)
def test_rules_say_the_same(one: Chapter, other: Chapter) -> None:
    for english, german in zip(one.rules, other.rules, strict=True):
        assert [shape(block) for block in english.blocks] == [shape(block) for block in german.blocks], (
            english.id
        )
        assert english.see == german.see, english.id
        assert links(ENGLISH, english) == links(GERMAN, german), english.id
        assert 0 < len(german.title) <= 45, english.id
        assert list(grid_numbers(english)) == list(grid_numbers(german)), english.id
        assert all_numbers(english.blocks) == all_numbers(german.blocks), english.id


@each("one, other", CHAPTERS)
def test_no_paragraph_is_left_in_english(one: Chapter, other: Chapter) -> None:
    for english, german in zip(one.rules, other.rules, strict=True):
        written = {text for text in texts_of(english.blocks) if re.search("[a-z] ", text)} - NAMES
        assert not written & set(texts_of(german.blocks)), english.id


@each("one, other", CHAPTERS)
def test_our_readings_are_called_so(one: Chapter, other: Chapter) -> None:
    for english, german in zip(one.rules, other.rules, strict=True):
        readings = [text.startswith("Our reading:") for text in texts_of(english.blocks)]
        assert readings == [text.startswith("Unsere Lesart:") for text in texts_of(german.blocks)], english.id


@each(
    "words, best",
    [
        ("R34", "R34"), ("vom Gong gerettet", "R37"), ("Ermüdung", "R50"), ("vakanter Titel", "C66"),
        ("Ausweichen", "R43"), ("Falle", "R45"), ("Draft", "C8"), ("Schlagtafel", "R23"),
    ],
)  # fmt: skip
def test_german_words_find_their_rule(words: str, best: str) -> None:
    assert best in [hit.rule.id for hit in GERMAN.search(words)][:3]


def test_numbers_are_found_however_they_are_written() -> None:
    assert numbers("from 35,000 to −1½, then ½ and +2 (R27).") == ["35000", "−1½", "½", "+2", "27"]
    assert numbers("von 35.000 bis −1½") == ["35000", "−1½"]
