"""Keeps the translations of the window in step with its texts.

    python packaging/translations.py            bring resources/translations/*.ts and *.qm up to date
    python packaging/translations.py --check    say what is not, and change nothing

A ``.ts`` file is what translators work on (Qt Linguist opens it); the ``.qm`` beside it is what the window
loads.  A text that is gone is dropped from both; one that is new waits untranslated.
"""

from __future__ import annotations

import argparse
import ast
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "ringside_manager" / "gui"
FOLDER = ROOT / "resources" / "translations"
CONTEXT = "Ringside Manager"
LANGUAGES = ("en", "de")
PLURALS_ONLY = "en"
"""The language the texts are written in: its file holds plural forms alone."""


@dataclass(frozen=True, order=True)
class Text:
    """A text of the window; ``plural`` if it is counted."""

    source: str
    plural: bool


def texts(folder: Path = SOURCES) -> list[Text]:
    """Every text given to ``tr`` below a folder, sorted; ``ValueError`` for one that is not a literal."""
    found = {text for file in sorted(folder.rglob("*.py")) for text in _texts_of(file)}
    plural = {text.source for text in found if text.plural}
    return sorted(text for text in found if text.plural or text.source not in plural)


def _texts_of(file: Path) -> Iterator[Text]:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "tr"):
            continue
        source = node.args[0] if node.args else None
        if not (isinstance(source, ast.Constant) and isinstance(source.value, str)):
            raise ValueError(f"{file.name}, line {node.lineno}: tr() takes a text written out in full.")
        counted = len(node.args) > 1 or any(keyword.arg == "n" for keyword in node.keywords)
        yield Text(source.value, counted)


def translated(language: str, folder: Path = FOLDER) -> dict[str, tuple[str, ...]]:
    """What a language's file says: the forms of each text, ``()`` where it waits for a translation."""
    file = folder / f"ringside_{language}.ts"
    if not file.is_file():
        return {}
    found = {}
    for message in ElementTree.parse(file).getroot().iter("message"):
        translation = message.find("translation")
        forms = (
            [] if translation is None else [form.text or "" for form in translation.findall("numerusform")]
        )
        if translation is not None and not forms and translation.text:
            forms = [translation.text]
        found[message.findtext("source", "")] = tuple(forms) if all(forms) else ()
    return found


def ts(language: str, wanted: Sequence[Text], known: dict[str, tuple[str, ...]]) -> str:
    """A language's file with exactly the texts wanted."""
    root = ElementTree.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context = ElementTree.SubElement(root, "context")
    ElementTree.SubElement(context, "name").text = CONTEXT
    for text in wanted:
        if language != PLURALS_ONLY or text.plural:
            _message(context, text, known.get(text.source, ()))
    ElementTree.indent(root, "  ")
    head = '<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n'
    return head + ElementTree.tostring(root, encoding="unicode") + "\n"


def _message(context: ElementTree.Element, text: Text, forms: tuple[str, ...]) -> None:
    message = ElementTree.SubElement(context, "message", {"numerus": "yes"} if text.plural else {})
    ElementTree.SubElement(message, "source").text = text.source
    translation = ElementTree.SubElement(message, "translation")
    if not forms:
        translation.set("type", "unfinished")
    if text.plural:
        for form in forms or ("", ""):
            ElementTree.SubElement(translation, "numerusform").text = form
    elif forms:
        translation.text = forms[0]


def compiled(language: str, source: str) -> bytes:
    """What the window loads, made by Qt's own ``lrelease``."""
    tool = shutil.which("pyside6-lrelease", path=str(Path(sys.executable).parent)) or "pyside6-lrelease"
    with tempfile.TemporaryDirectory() as folder:
        given, made = Path(folder) / f"{language}.ts", Path(folder) / f"{language}.qm"
        given.write_text(source, encoding="utf-8")
        subprocess.run([tool, "-silent", str(given), "-qm", str(made)], check=True, capture_output=True)
        return made.read_bytes()


def _put(file: Path, content: bytes) -> None:
    """Put a new file in the old one's place: a window that is open has the old one mapped and keeps it."""
    beside = file.with_suffix(".new")
    beside.write_bytes(content)
    beside.replace(file)


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Keep the window's translations in step with its texts.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is not in step")
    wish = parser.parse_args(words)
    wanted, behind = texts(), 0
    FOLDER.mkdir(exist_ok=True)
    for language in LANGUAGES:
        known = translated(language)
        source = ts(language, wanted, known)
        file = FOLDER / f"ringside_{language}.ts"
        if not file.is_file() or file.read_text(encoding="utf-8") != source:
            behind += 1
            if not wish.check:
                file.write_text(source, encoding="utf-8", newline="\n")
        if not wish.check:
            _put(file.with_suffix(".qm"), compiled(language, source))
        mine = [text for text in wanted if language != PLURALS_ONLY or text.plural]
        waiting = [text for text in mine if not known.get(text.source)]
        print(f"{language}: {len(mine)} texts, {len(waiting)} wait for a translation")
    return 1 if wish.check and behind else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
