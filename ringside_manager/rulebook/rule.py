"""What a rulebook is made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A few sentences."""

    text: str


@dataclass(frozen=True, slots=True)
class Bullets:
    """A list."""

    items: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Grid:
    """A table: its headings, and lines of as many cells."""

    head: tuple[str, ...]
    lines: tuple[tuple[str, ...], ...]


Block = Paragraph | Bullets | Grid


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
        if isinstance(block, Paragraph):
            yield block.text
        elif isinstance(block, Bullets):
            yield from block.items
        else:
            yield from block.head
            for line in block.lines:
                yield from line
