"""Keeps the catalogues of the program's texts in step with the source.

    python packaging/translations.py            bring resources/language/*/LC_MESSAGES/ringside.po and .mo up to date
    python packaging/translations.py --check    say what is not, and change nothing
    python packaging/translations.py --waiting  list what waits for a translation

A ``.po`` file is what translators work on; the ``.mo`` beside it is what the program reads, so that a fresh
checkout speaks every language without a tool.  A text that is gone is dropped from both; one that is new waits
untranslated.  The files name no places in the source: a text keeps its translation wherever it moves.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "ringside_manager"
FOLDER = ROOT / "resources" / "language"
PAGES = ROOT / "resources" / "almanac", ROOT / "resources" / "almanac" / "site", ROOT / "resources" / "club"
_IN_A_PAGE = re.compile(r"""\btr\((["'])([^"']+)\1\)""")
_COUNTED_IN_A_PAGE = re.compile(r'\btr\("([^"]+)", "([^"]+)", ')
LANGUAGES = ("de",)
TELLERS = {"tr": 3, "say": 1, "say_number": 2, "later": 1, "against": 1, "misused": 1}
"""The functions that take a text, and how many arguments make a counted one with two forms (``say``: never)."""


@dataclass(frozen=True, order=True)
class Text:
    """A text of the program; ``many`` is its form for any number but 1, empty if it is not counted."""

    source: str
    many: str = ""


def texts(folder: Path = SOURCES) -> list[Text]:
    """Return every text of a folder, sorted; raise ``ValueError`` for one that is not written out."""
    found = {text for file in sorted(folder.rglob("*.py")) for text in _texts_of(file)}
    if folder == SOURCES:
        found |= {Text(text) for text in _of_the_command_line() if text}
        found |= {
            text
            for folder in PAGES
            for page in folder.glob("*.html")
            for text in _in_page(page.read_text("utf-8"))
        }
    counted = {text.source for text in found if text.many}
    return sorted(text for text in found if text.many or text.source not in counted)


def _in_page(template: str) -> Iterator[Text]:
    """Return the texts of a template, plain and counted."""
    yield from (Text(text) for _, text in _IN_A_PAGE.findall(template))
    yield from (Text(one, many) for one, many in _COUNTED_IN_A_PAGE.findall(template))


def _of_the_command_line() -> Iterator[str]:
    """Return the help of every command, which click takes from docstrings and options."""
    sys.path.insert(0, str(ROOT))
    from ringside_manager.cli.main import helps

    yield from helps()


def _texts_of(file: Path) -> Iterator[Text]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in TELLERS):
            continue
        forms = 2 if node.func.id == "say_number" or (node.func.id == "tr" and len(node.args) == 3) else 1
        first = 1 if node.func.id == "against" else 0  # the rule's id comes before its sentence
        given = [part.value for part in node.args[first : first + forms] if isinstance(part, ast.Constant)]
        if len(given) != forms or not all(isinstance(text, str) for text in given):
            raise ValueError(
                f"{file.name}, line {node.lineno}: {node.func.id}() takes a text written out in full."
            )
        yield Text(*map(str, given))


def catalogue(language: str, folder: Path = FOLDER) -> Catalog:
    """Return what a language's file says; an empty catalogue if there is none."""
    file = po_file(language, folder)
    if not file.is_file():
        return Catalog(locale=language)
    with file.open("rb") as opened:
        return read_po(opened, locale=language, domain="ringside")


def po_file(language: str, folder: Path = FOLDER) -> Path:
    return folder / language / "LC_MESSAGES" / "ringside.po"


def translated(language: str, folder: Path = FOLDER) -> dict[str, tuple[str, ...]]:
    """Return the forms of each text in a language, ``()`` where it waits for a translation."""
    return {text: forms for text, forms in map(_forms, catalogue(language, folder)) if text}


def _forms(message: object) -> tuple[str, tuple[str, ...]]:
    text, said = message.id, message.string  # type: ignore[attr-defined]
    forms = tuple(said) if isinstance(said, list | tuple) else (said,)
    return text if isinstance(text, str) else text[0], forms if all(forms) else ()


def po(language: str, wanted: Iterable[Text], known: Mapping[str, tuple[str, ...]]) -> bytes:
    """Return a language's file with exactly the texts wanted."""
    return _written(_made(language, wanted, known))


def _made(language: str, wanted: Iterable[Text], known: Mapping[str, tuple[str, ...]]) -> Catalog:
    made = Catalog(locale=language, fuzzy=False)
    for text in wanted:
        forms = known.get(text.source, ())
        if text.many:
            made.add((text.source, text.many), forms if len(forms) == made.num_plurals else ("", ""))
        else:
            made.add(text.source, forms[0] if forms else "")
    return made


def _written(made: Catalog) -> bytes:
    with io.BytesIO() as file:
        write_po(file, made, width=0, omit_header=True)
        head = f'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n"Plural-Forms: {made.plural_forms}\\n"\n\n'
        return head.encode() + file.getvalue()


class _Bare(Catalog):
    """A catalogue whose head names neither a time nor a tool, so that equal texts make equal files."""

    @property
    def mime_headers(self) -> list[tuple[str, str]]:
        return [("Content-Type", "text/plain; charset=utf-8"), ("Plural-Forms", self.plural_forms)]


def compiled(source: bytes, language: str) -> bytes:
    """Return what the program reads for the text of a ``.po`` file."""
    bare = _Bare(locale=language, fuzzy=False)
    for message in read_po(io.BytesIO(source), locale=language, domain="ringside"):
        if message.id:
            bare.add(message.id, message.string)
    with io.BytesIO() as file:
        write_mo(file, bare)
        return file.getvalue()


def _put(file: Path, content: bytes) -> None:
    """Put a new file in the old one's place, whole."""
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_suffix(".new")
    beside.write_bytes(content)
    beside.replace(file)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Keep the catalogues in step with the program's texts.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is not in step")
    parser.add_argument("--waiting", action="store_true", help="list the texts that wait for a translation")
    wish = parser.parse_args(words)
    wanted, behind = texts(), 0
    for language in LANGUAGES:
        known = translated(language)
        source = po(language, wanted, known)
        file = po_file(language)
        behind += not file.is_file() or file.read_bytes() != source
        if not wish.check:
            _put(file, source)
            _put(file.with_suffix(".mo"), compiled(source, language))
        waiting = [text.source for text in wanted if not known.get(text.source)]
        print(f"{language}: {len(wanted)} texts, {len(waiting)} wait for a translation")
        for text in waiting if wish.waiting else ():
            print(f"  {text!r}")
    return 1 if wish.check and behind else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
