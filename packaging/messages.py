"""Keeps the translations of refusals and errors in step with what the rooms below the window say.

    python packaging/messages.py            bring resources/translations/messages_*.toml up to date
    python packaging/messages.py --check    say what is not, and change nothing

A message is told in another language by its pattern, the English sentence with a named blank for every value put
in.  A pattern that is gone is dropped from the file; one that is new waits with an empty translation.
"""

from __future__ import annotations

import argparse
import json
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

from message_patterns import patterns

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "translations"
LANGUAGES = ("de",)


def translated(language: str, folder: Path = FOLDER) -> dict[str, dict[str, str]]:
    """What a language's file says: the tables of patterns by room, and the table of words."""
    file = folder / f"messages_{language}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


def written(found: dict[str, str], known: dict[str, dict[str, str]]) -> str:
    """A language's file with exactly the patterns found; its words are kept as they are."""
    told = {pattern: text for table in known.values() for pattern, text in table.items()}
    tables: dict[str, dict[str, str]] = {}
    for pattern, file in found.items():
        tables.setdefault(file, {})[pattern] = told.get(pattern, "")
    kept = {name: known[name] for name in ("words",) if name in known}
    return HEAD + "".join(_table(name, table) for name, table in (kept | tables).items())


def _table(name: str, table: dict[str, str]) -> str:
    lines = (f"{_quoted(english)} = {_quoted(text)}\n" for english, text in table.items())
    return f"\n[{name if name.isalpha() else _quoted(name)}]\n" + "".join(lines)


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


HEAD = """\
# Refusals and errors of the rooms below the window, kept in step with them by packaging/messages.py.
# A blank such as {name} stands for what is put in: every blank of a pattern stands in its translation too.
# [words] are values that are words themselves: they are looked up where a blank is not somebody's name.
"""


def main(words: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description="Keep the translated messages in step with the rooms' own.")
    parser.add_argument("--check", action="store_true", help="change nothing, say what is not in step")
    wish = parser.parse_args(words)
    found, behind = patterns(), 0
    for language in LANGUAGES:
        file = FOLDER / f"messages_{language}.toml"
        text = written(found, translated(language))
        if not file.is_file() or file.read_text(encoding="utf-8") != text:
            behind += 1
            if not wish.check:
                file.write_text(text, encoding="utf-8", newline="\n")
        tables = tomllib.loads(text)
        waiting = [english for table in tables.values() for english, said in table.items() if not said]
        print(f"{language}: {len(found)} messages, {len(waiting)} wait for a translation")
    return 1 if wish.check and behind else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
