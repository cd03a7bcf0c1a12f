"""Text from people, made safe for the place it goes to: a name, a table cell, a page, a file name.

Names are code somewhere: a formula in a table program, markup in a page, a path on a disk.  Every
output passes its text through the function for its place, so that it is shown as it was written.
"""

from __future__ import annotations

import html
import re
import unicodedata

HIDDEN_CLASS = (
    r"\u0000-\u001f\u007f-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e\u200b-\u200f"
    r"\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\ufffb\ufffe\uffff"
)
"""Characters that show nothing or reorder what is shown (controls, line separators, zero width,
direction): the inside of a character class, for Python and JSON Schema alike."""

HIDDEN_BUT_LINE_FEED = HIDDEN_CLASS.replace(r"\u0000-\u001f", r"\u0000-\u0009\u000b-\u001f")
"""The same for text of several lines."""

DEVICE_NAMES = frozenset(
    {"con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(10))}
)
"""Names Windows keeps for devices, whatever suffix follows."""

PAGE_POLICY = (
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'"
)
"""The Content-Security-Policy of every page the program writes: no script runs and nothing is loaded."""

_HIDDEN = re.compile(rf"[{HIDDEN_CLASS}\ud800-\udfff\U000E0000-\U000E0FFF]")
_TAG_BEGINS = re.compile("<|&(?=lt;)")
_FORMULA = re.compile(r"'*(?:[\s\x00]*[=+\-@＝＋－＠﹦﹢﹣﹫]|\s*[\t\r\n\x00])")
_UNSAFE_IN_FILE_NAME = re.compile(r"[^a-z0-9_]+")
_SLUG_LENGTH = 60

_TAKEN_FOR_EACH_OTHER = (
    "аa еe оo рp сc уy хx іi јj ѕs кk мm тt нh вb "  # Cyrillic
    "αa οo ρp νv ιi κk τt υu "  # Greek
    "øo łl đd ðd ħh ıi æae œoe þth ’' ‘' ʼ' `' ´' ‐- ‑- ‒- –- —-"
)
_LOOKALIKES = str.maketrans(
    {pair[0]: pair[1:] for pair in _TAKEN_FOR_EACH_OTHER.split()}
    | {chr(selector): "" for selector in range(0xFE00, 0xFE10)}
)


def hidden_character(text: str) -> str:
    """The first character of ``text`` that shows nothing or reorders the rest, as ``U+200B``; or empty."""
    found = _HIDDEN.search(text)
    return f"U+{ord(found.group()):04X}" if found else ""


def tidy(text: str) -> str:
    """``text`` on one line in Unicode's composed form (NFC), runs of white space made one space."""
    return " ".join(unicodedata.normalize("NFC", text).split())


def match_key(text: str) -> str:
    """What two texts share that a reader could take for each other: case, accents, look-alikes apart."""
    letters = text.lower() if text.isascii() else _base_letters(text)  # most names, and many a letter typed
    return tidy(_HIDDEN.sub("", letters.translate(_LOOKALIKES)))


def _base_letters(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


def visible(text: str) -> str:
    """``text`` with every hidden character but line feeds written as its code, such as ``\\u202e``."""
    if text.isascii() and text.isprintable():  # nearly all of them
        return text
    return _HIDDEN.sub(lambda found: _code(found.group()), text)


def _code(sign: str) -> str:
    return sign if sign == "\n" else sign.encode("unicode_escape").decode()


def html_text(text: str) -> str:
    """``text`` for a page, inside an element or a quoted attribute: no character of it is markup."""
    return html.escape(visible(text))


def plain_tip(text: str) -> str:
    """``text`` for a tool tip of Qt, which takes whatever looks like markup for markup and opens its pictures.

    A sign that shows nothing (U+2060, a word joiner) stands between a tag's ``<`` and its name, so that
    Qt sees no tag and a reader sees the text as it is, line feeds kept.
    """
    return _TAG_BEGINS.sub("\\g<0>\u2060", visible(text))


def csv_cell(text: str) -> str:
    """``text`` for a table cell: an apostrophe in front of whatever a table program takes for a formula.

    Only for text; numbers go into a table as they are.  ``csv_text`` takes the apostrophe off again.
    """
    return f"'{text}" if _FORMULA.match(text) else text


def csv_text(cell: str) -> str:
    """The text that ``csv_cell`` made ``cell`` from."""
    return cell[1:] if cell.startswith("'") and _FORMULA.match(cell) else cell


def file_slug(text: str, fallback: str = "unnamed") -> str:
    """A file name, without suffix, that every system takes: ``a-z0-9_-``, at most 60 characters.

    It never names a folder above, a device or nothing at all; different texts may share a slug.
    """
    words = _UNSAFE_IN_FILE_NAME.sub("-", match_key(text)).strip("-_")[:_SLUG_LENGTH].strip("-_")
    return f"{words}-file" if words in DEVICE_NAMES else words or fallback
