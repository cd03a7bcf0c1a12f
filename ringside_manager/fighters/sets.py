"""Fighter sets in and out: YAML files that are wholly accepted or wholly refused."""

from __future__ import annotations

from pathlib import Path

from ringside_manager import paths
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.fighter_set import FighterSet
from ringside_manager.fighters.nodes import Fault, Report
from ringside_manager.fighters.set_fields import FIGHTER_SET, SCHEMA_VERSION
from ringside_manager.fighters.yaml_reader import read_file, scan
from ringside_manager.fighters.yaml_writer import yaml_text

USUAL_SET = "heavyweights"
"""The set fighters are taken from unless another is named."""
SUFFIXES = (".yaml", ".yml")


def read_set(text: str | bytes, source: str) -> FighterSet:
    """The set written in ``text``; ``source`` names the file in messages.

    Raises ``SetError`` with every problem by line and column; then nothing was taken from it.
    """
    report = Report(source)
    fighter_set = FIGHTER_SET.read(scan(text, report), report)
    report.finish()
    if isinstance(fighter_set, Fault):
        raise TypeError("a set without problems was not built")
    return fighter_set


def write_set(fighter_set: FighterSet, schema: str = "") -> str:
    """The file of a set, which ``read_set`` reads back equal (white space tidied, Unicode composed).

    ``schema``, a path from the file to the published schema, lets editors check it while one types.
    Raises ``SetError`` if the set holds what no file may hold, such as two fighters of one name.
    """
    heading = f"# yaml-language-server: $schema={schema}\n" if schema else ""
    told = {"title": fighter_set.title, "description": fighter_set.description, "source": fighter_set.source}
    text = heading + yaml_text(
        {
            "schema_version": SCHEMA_VERSION,
            "name": fighter_set.name,
            **{key: value for key, value in told.items() if value},
            "fighters": [fighter.as_dict() for fighter in fighter_set.fighters],
        }
    )
    read_set(text, f"the set {fighter_set.name}")
    return text


def shipped_sets() -> tuple[str, ...]:
    """The names of the sets that come with the program, in alphabetical order."""
    return tuple(_shipped_files())


def own_sets() -> dict[str, Path]:
    """The files in a person's folder of sets by the names they are called by; a shipped name is not among them."""
    shipped = _shipped_files()
    files = {path.stem.casefold(): path for path in sorted(paths.own_sets().glob("*.yaml"))}
    return {name: path for name, path in files.items() if name not in shipped}


def load_set(name_or_path: str | Path) -> FighterSet:
    """A shipped set or one of a person's own by name, or the set in a file (anything with a folder or YAML suffix).

    Raises ``UnknownNameError`` with close matches, or ``SetError`` with every problem.
    """
    files = {**own_sets(), **_shipped_files()}
    text = str(name_or_path)
    if text.casefold() in files:
        return _load_file(files[text.casefold()])
    path = Path(name_or_path)
    if isinstance(name_or_path, Path) or len(path.parts) > 1 or path.suffix.casefold() in SUFFIXES:
        return _load_file(path)
    raise UnknownNameError("fighter set", text, files)


def _shipped_files() -> dict[str, Path]:
    return {path.stem: path for path in sorted(paths.shipped_sets().glob("*.yaml"))}


def _load_file(path: Path) -> FighterSet:
    return read_set(read_file(path), str(path))


def usual_sets(engine: AnyEngine) -> tuple[str, ...]:
    """Return the names of the sets a system's fighters are looked for in: its printed cards, if any, then the usual set."""
    own = engine.info.system
    return (own, USUAL_SET) if own in shipped_sets() else (USUAL_SET,)
