"""What is printed, as values, and the compiler that sets it: the same values give the same bytes on every machine."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum

from ringside_manager import paths
from ringside_manager.bout import paper
from ringside_manager.language import LANGUAGE, Message, translated
from ringside_manager.text_safety import visible

PROGRAM = "Ringside Manager"


class Paper(Enum):
    """The paper it is printed on, by its name for people and for the compiler."""

    A4 = "a4"
    LETTER = "us-letter"


# The parts a page is made of, besides those a bout system brings


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading of level 1 or 2; one that is ``listed`` stands in the table of contents."""

    text: str
    level: int = 1
    listed: bool = True


@dataclass(frozen=True, slots=True)
class Paragraph:
    """A paragraph; ``quiet`` if it is beside the point."""

    text: str
    quiet: bool = False


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawing as SVG; ``width`` is its share of the line."""

    svg: str
    width: float = 1.0


@dataclass(frozen=True, slots=True)
class BoutLine:
    """Who meets whom; ``code`` is drawn beside it as SVG, ``word`` what it says."""

    red: str
    blue: str
    versus: str
    terms: str
    above: str = ""
    told: str = ""
    code: str = ""
    word: str = ""


@dataclass(frozen=True, slots=True)
class Telling:
    """What was said, each line with the time (or place) in front of it."""

    title: str
    lines: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Columns:
    """Tellings in two columns, from page to page."""

    parts: tuple[Telling, ...]


@dataclass(frozen=True, slots=True)
class Cover:
    """The first page of a book."""

    title: str
    subtitle: str
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class NewPage:
    """What follows begins a page."""


@dataclass(frozen=True, slots=True)
class Contents:
    """The headings with their pages."""


@dataclass(frozen=True, slots=True)
class Card:
    """A card to be cut out; without a ``title`` there is a line to write a name on."""

    title: str
    parts: tuple[paper.Part, ...]
    subtitle: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards of one size, ``across`` beside each other and ``sheet`` on a page, ``high`` in millimetres, titles ``large`` points."""

    cards: tuple[Card, ...]
    across: int
    sheet: int
    high: float
    large: float = 13.0


Block = (
    Heading
    | Paragraph
    | Picture
    | BoutLine
    | Telling
    | Columns
    | Cover
    | NewPage
    | Contents
    | Cards
    | paper.Part
)


@dataclass(frozen=True, slots=True)
class Document:
    """What is printed: ``footer`` stands on every page but a cover."""

    title: str
    footer: str
    parts: tuple[Block, ...]


def typeset(document: Document, size: Paper = Paper.A4) -> bytes:
    """The document as PDF, in the language in force.

    Everything shown goes to the compiler as data, so no text of people is ever read as markup.
    """
    import typst  # half a second to load

    data = {
        "title": _plain(document.title),
        "author": PROGRAM,
        "footer": _plain(document.footer),
        "paper": size.value,
        "language": LANGUAGE.code,
        "cover": any(isinstance(part, Cover) for part in document.parts),
        "parts": [_plain(part) for part in document.parts],
    }
    made: bytes = typst.compile(
        str(paths.resources() / "printed" / "frame.typ"),
        font_paths=[str(paths.resources() / "fonts")],
        ignore_system_fonts=True,
        format="pdf",
        sys_inputs={"data": json.dumps(data, ensure_ascii=True)},
    )
    return made


def _plain(value: object) -> object:
    """A value as the frame reads it: parts by their kind, messages in the language in force, hidden signs as codes."""
    if is_dataclass(value) and not isinstance(value, type):
        return dict(_of_part(value))
    if isinstance(value, str):
        return visible(translated(value)) if isinstance(value, Message) else visible(value)
    if isinstance(value, tuple | list):
        return [_plain(one) for one in value]
    return value


def _of_part(part: object) -> Iterator[tuple[str, object]]:
    yield "kind", type(part).__name__.lower()
    for field in fields(part):  # type: ignore[arg-type]  # only parts are given
        yield field.name, _plain(getattr(part, field.name))
