"""Chapters as they are written: headings, paragraphs, lists, tables, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from ringside_manager.rulebook.rule import Block, Bullets, Chapter, Grid, Paragraph, Rule

_HEADING = re.compile(r"## ([A-Z]{1,2}\d+|[a-z][a-z-]+): (.+)")
_BAR = re.compile(r"\|(?:\s*:?-+:?\s*\|)+")


class ChapterError(ValueError):
    """A chapter that is not written as ``resources/rulebook/README.md`` says."""


@dataclass(frozen=True, slots=True)
class _Piece:
    """Lines without an empty one between them, and where the first stands."""

    line: int
    lines: tuple[str, ...]


def read_chapter(text: str, book: str, key: str) -> Chapter:
    """The chapter written in ``text``; raises ``ChapterError`` with the line of the fault."""
    pieces = list(_pieces(text))
    if not pieces or not pieces[0].lines[0].startswith("# "):
        raise ChapterError(f"{book}/{key}: the first line is the title of the chapter, such as '# Turns'.")
    title = pieces[0].lines[0][2:].strip()
    starts = [place for place, piece in enumerate(pieces) if piece.lines[0].startswith("## ")]
    ends = [*starts[1:], len(pieces)]
    blocks = tuple(_block(piece, f"{book}/{key}") for piece in pieces[1 : starts[0] if starts else None])
    rules = tuple(_rule(pieces[a:b], book, key) for a, b in zip(starts, ends, strict=True))
    return Chapter(key, title, blocks, rules)


def _pieces(text: str) -> Iterator[_Piece]:
    start, lines = 1, list[str]()
    for number, line in enumerate([*text.splitlines(), ""], start=1):
        if line.strip():
            start = start if lines else number
            lines.append(line.strip())
        elif lines:
            yield _Piece(start, tuple(lines))
            lines = []


def _rule(pieces: list[_Piece], book: str, key: str) -> Rule:
    head, *rest = pieces
    found = _HEADING.fullmatch(head.lines[0])
    if found is None or len(head.lines) > 1:
        raise ChapterError(f"{book}/{key}, line {head.line}: a rule begins '## R1: Its title'.")
    see: tuple[str, ...] = ()
    if rest and rest[-1].lines[0].startswith("See: "):
        see = tuple(word.strip() for word in rest.pop().lines[0][5:].split(","))
    blocks = tuple(_block(piece, f"{book}/{key}") for piece in rest)
    if not blocks:
        raise ChapterError(f"{book}/{key}, line {head.line}: the rule {found.group(1)} says nothing.")
    return Rule(found.group(1), found.group(2).strip(), blocks, see, book, key)


def _block(piece: _Piece, where: str) -> Block:
    first = piece.lines[0]
    if first.startswith("|"):
        return _grid(piece, where)
    if first.startswith("- "):
        if not all(line.startswith("- ") for line in piece.lines):
            raise ChapterError(f"{where}, line {piece.line}: every line of a list begins with '- '.")
        return Bullets(tuple(line[2:].strip() for line in piece.lines))
    return Paragraph(" ".join(piece.lines))


def _grid(piece: _Piece, where: str) -> Grid:
    if len(piece.lines) < 3 or not _BAR.fullmatch(piece.lines[1]):
        raise ChapterError(f"{where}, line {piece.line}: a table has headings, a line |---|, and lines.")
    head, *lines = (_cells(line) for line in (piece.lines[0], *piece.lines[2:]))
    if any(len(line) != len(head) for line in lines):
        raise ChapterError(f"{where}, line {piece.line}: every line of a table has {len(head)} cells.")
    return Grid(head, tuple(lines))


def _cells(line: str) -> tuple[str, ...]:
    return tuple(cell.strip() for cell in line.strip("|").split("|"))
