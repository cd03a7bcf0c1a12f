"""Words in rules: what a search finds, how well, and where the words and rule ids stand in a text."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass

from ringside_manager.rulebook.rule import Rule, texts_of
from ringside_manager.text_safety import match_key

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


@dataclass(frozen=True, slots=True)
class Entry:
    """The words of a rule, folded, where a search looks for them."""

    rule: Rule
    title: tuple[str, ...]
    text: tuple[str, ...]


def entry_of(rule: Rule) -> Entry:
    """What a search looks through of a rule."""
    return Entry(rule, words_of(rule.title), words_of(" ".join(texts_of(rule.blocks))))


def words_of(text: str) -> tuple[str, ...]:
    """The words of a text without case and accents."""
    return tuple(_WORD.findall(match_key(text)))


def score(entry: Entry, wanted: Iterable[str]) -> int:
    """How well a rule answers; 0 if one of the words is nowhere in it."""
    total = 0
    for word in wanted:
        found = _FOR_ID if word == entry.rule.id.casefold() else 0
        found += _FOR_TITLE * _weight(entry.title, word)
        found += min(_FOR_TEXT * _weight(entry.text, word), _MOST_FOR_TEXT)
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
