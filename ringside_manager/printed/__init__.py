"""A league on paper: sheets for the table, and the book of a season."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from enum import Enum
from pathlib import Path

from ringside_manager import paths
from ringside_manager.bout import paper
from ringside_manager.errors import NoSaveError, UsageError, excerpt
from ringside_manager.language import LANGUAGE, Message, say, translated
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


# The code printed beside a bout: read with a phone or typed, it opens the bout again in the program

SCHEME = "ringside:"
SUFFIX = ".ringside"
_LONGEST = 800
_PLAIN = re.compile(r"[A-Za-z0-9_.-]")
_CODE = re.compile(r"ringside:([^/\\]{1,760})/([1-9][0-9]{0,8})")


@dataclass(frozen=True, slots=True)
class BoutCode:
    """A bout of a league: ``league`` is the name of its file without suffix, ``bout`` the number in its books."""

    league: str
    bout: int

    @property
    def word(self) -> str:
        """What the code says: ``ringside:club/14``."""
        return f"{SCHEME}{''.join(map(_sign, self.league))}/{self.bout}"

    def drawing(self) -> str:
        """The code as SVG, black on white."""
        import segno

        file = io.BytesIO()
        segno.make(self.word, error="m", micro=False).save(file, kind="svg", border=1, xmldecl=False)
        return file.getvalue().decode("utf-8")


def _sign(sign: str) -> str:
    """A letter as it stands in a code: anything but plain letters, digits and ``-_.`` as its bytes."""
    return sign if _PLAIN.match(sign) else "".join(f"%{byte:02X}" for byte in sign.encode())


def _league(written: str) -> str:
    """The name a code was made of; empty if it is none."""
    found = re.sub(rb"%([0-9A-Fa-f]{2})", lambda pair: bytes([int(pair.group(1), 16)]), written.encode())
    try:
        return found.decode()
    except UnicodeDecodeError:
        return ""


def is_code(text: str) -> bool:
    """Whether a word means a printed code, sound or not."""
    return text.casefold().startswith(SCHEME)


def read_code(text: str) -> BoutCode:
    """The bout a code names; ``UsageError`` for anything else, a path in it included."""
    said = text.strip()
    found = _CODE.fullmatch(said) if len(said) <= _LONGEST else None
    league = _league(found.group(1)) if found else ""
    if found is None or not league or league != Path(league).name or "\0" in league or league.startswith("."):
        raise UsageError(
            say("{text} is no code of a bout; one looks like ringside:club/14.", text=excerpt(said))
        )
    return BoutCode(league, int(found.group(2)))


def league_of(code: BoutCode, *folders: Path) -> Path:
    """The league of that name in one of the folders, else where leagues are kept; ``NoSaveError`` if it is in none."""
    for folder in (*folders, paths.saves()):
        file = folder / f"{code.league}{SUFFIX}"
        if file.is_file():
            return file
    raise NoSaveError(
        say("There is no league {league} here.", league=excerpt(code.league + SUFFIX)),
        next_step=say("Go to its folder, or name its file and the bout: --bout {bout}.", bout=code.bout),
    )
