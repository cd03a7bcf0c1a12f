"""Fighter sets: the table of fields that is both validator and published schema, files in and out, printed cards."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES, STYLES, Abilities
from ringside_manager.errors import Problem, RingsideError, UnknownNameError, close_matches, excerpt
from ringside_manager.fighters import (
    FEATURES,
    LONGEST_NOTE,
    MAX_FIGHTERS,
    MOST_BOUTS,
    NAME_LENGTH,
    NO_LOOKS,
    YEARS,
    CareerRecord,
    Fighter,
    FighterSet,
    Looks,
)
from ringside_manager.language import joined, say
from ringside_manager.written import FAULT, Fault, MapNode, Node, Report, TextNode
from ringside_manager.written.cards import Anything, ByKey, CardError
from ringside_manager.written.kinds import (
    Choice,
    Field,
    Kind,
    Many,
    OrNothing,
    Record,
    Schema,
    Slug,
    Text,
    Whole,
)
from ringside_manager.written.own_files import OwnFiles
from ringside_manager.written.yaml_files import read_file, read_yaml, yaml_text

# Fields.


SCHEMA_VERSION = 1


class _Version(Kind[int]):
    """The version of the form a set is written in."""

    def read(self, node: Node, report: Report) -> int | Fault:
        version = Whole(1, 10**6).read(node, report)
        if version in (SCHEMA_VERSION, FAULT):
            return version
        wrong = say(
            "the set is of form {version}; this program reads form {schema_version}",
            version=version,
            schema_version=SCHEMA_VERSION,
        )
        return report.at(node, wrong)

    def schema(self) -> Schema:
        return {"const": SCHEMA_VERSION}


_CARD = ByKey(Anything())


class _Cards(Kind[dict[str, dict[str, object]]]):
    """Printed cards by bout system; a system that is installed judges its own."""

    def read(self, node: Node, report: Report) -> dict[str, dict[str, object]] | Fault:
        if not isinstance(node, MapNode):
            return ByKey(_CARD).read(node, report)
        cards: dict[str, dict[str, object]] = {}
        for key, written in node.entries:
            card = _CARD.read(written, report)
            if isinstance(card, Fault):
                continue
            cards[key.text] = card
            system = key.text
            for fault in _card_faults(system, card):
                spot, message = _spot(fault.place, key, written), fault.message
                report.at(spot, joined(": ", (system, message)) if fault.place else message)
        return cards if len(cards) == len(node.entries) else FAULT

    def schema(self) -> Schema:
        return ByKey(_CARD).schema()


def _card_faults(system: str, card: dict[str, object]) -> tuple[Problem, ...]:
    """What is wrong with a printed card; nothing if no installed system can tell."""
    try:
        registry.get(system).card({"name": "this fighter", **card})
    except UnknownNameError:
        near = close_matches(system, registry.names())
        return tuple(
            Problem(
                0,
                0,
                say(
                    "there is no bout system {system}; did you mean {nearest}?",
                    system=excerpt(system),
                    nearest=nearest,
                ),
            )
            for nearest in near[:1]
        )
    except CardError as error:
        return error.faults or (Problem(0, 0, error.message),)
    except RingsideError as error:
        return (Problem(0, 0, error.message),)
    return ()


def _spot(place: tuple[str, ...], key: TextNode, card: Node) -> TextNode:
    """The key of the card a fault is told at: the one ``place`` leads to, or the last on the way that is there."""
    node: Node = card
    for step in place:
        if not isinstance(node, MapNode):
            break
        found = [(name, value) for name, value in node.entries if name.text == step]
        if not found:
            break
        key, node = found[0]
    return key


ABILITIES = Record(
    "the abilities",
    tuple(
        Field(
            name,
            Whole(allowed[0], allowed[-1]),
            f"Ringside rating, {allowed[0]} to {allowed[-1]}",
            required=True,
        )
        for name, allowed in ((name, ABILITY_RANGES[name]) for name in ABILITY_NAMES)
    ),
    Abilities,
)

_YEAR = Whole(YEARS[0], YEARS[-1])


def _check_years(years: dict[str, Any], node: MapNode, report: Report) -> None:
    first, last = years.get("from"), years.get("to")
    if isinstance(first, int) and isinstance(last, int) and last < first:
        wrong = say("the last year active, {years}, is before the first, {years2}", years=last, years2=first)
        report.at(node, wrong)


_YEARS = Record(
    "the years active",
    (
        Field("from", _YEAR, "Year of his first bout", required=True),
        Field("to", OrNothing(_YEAR), "Year of his last bout; null or left out if he is still active"),
    ),
    lambda **years: (years["from"], years.get("to")),
    _check_years,
)

_BOUTS = Whole(0, MOST_BOUTS)


def _check_career(career: dict[str, Any], node: MapNode, report: Report) -> None:
    won, by_ko = career.get("won"), career.get("by_ko")
    if isinstance(won, int) and isinstance(by_ko, int) and by_ko > won:
        report.at(node, say("{by_ko} wins by KO are more than the {won} won", by_ko=by_ko, won=won))


_CAREER = Record(
    "the career",
    (
        Field("won", _BOUTS, "Bouts won", required=True),
        Field("lost", _BOUTS, "Bouts lost", required=True),
        Field("drawn", _BOUTS, "Bouts drawn; left out: none"),
        Field(
            "by_ko", OrNothing(_BOUTS), "Of the bouts won those by KO or TKO; null or left out if not known"
        ),
    ),
    CareerRecord,
    _check_career,
)

_LOOKS = Record(
    "the looks",
    tuple(
        Field(name, Choice(FEATURES[name]), explanation)
        for name, explanation in (
            ("complexion", "Colour of his skin"),
            ("hair", "How he wears his hair"),
            ("hair_colour", "Colour of his hair"),
            ("beard", "What he leaves unshaven"),
            ("face", "Shape of his face"),
            ("nose", "Shape of his nose"),
            ("build", "Shape of his shoulders"),
            ("era", "When his portrait was taken; left out: his years say"),
        )
    ),
    Looks,
)

FIGHTER = Record(
    "the fighter",
    (
        Field(
            "name",
            Text(NAME_LENGTH, 1),
            "The name he fights under; no two in a set may look alike",
            required=True,
        ),
        Field("nickname", Text(NAME_LENGTH), "What the crowd calls him, without quotes"),
        Field("nationality", Text(NAME_LENGTH), "Country, in English"),
        Field("stance", Choice(("orthodox", "southpaw")), "Which hand leads"),
        Field("style", Choice(STYLES), "How he boxes, for corners in character; left out: his ratings say"),
        Field("weight_class", Text(NAME_LENGTH), "The class he boxed in, such as middleweight"),
        Field("born", _YEAR, "Year of his birth"),
        Field("years_active", _YEARS, "First and last year of his career"),
        Field("career", _CAREER, "His record before any league"),
        Field("looks", _LOOKS, "What his portrait shows; what is left out follows from his name"),
        Field(
            "abilities",
            ABILITIES,
            "The nine home ratings, under which he can fight in every system",
            required=True,
        ),
        Field("cards", _Cards(), "Printed cards by bout system; where there is none, one is estimated"),
        Field("note", Text(LONGEST_NOTE, lines=True), "Whatever else is worth knowing"),
    ),
    Fighter,
)


def _fighter_set(
    *,
    schema_version: int,
    name: str,
    title: str,
    fighters: tuple[Fighter, ...],
    description: str = "",
    source: str = "",
) -> FighterSet:
    del schema_version  # there is one form; a second would be brought to it here
    return FighterSet(name, title, description, fighters, source)


FIGHTER_SET = Record(
    "the set",
    (
        Field("schema_version", _Version(), "The form of this file", required=True),
        Field(
            "name", Slug(), "Short name of the set, as on the command line and in file names", required=True
        ),
        Field("title", Text(100, 1), "What the set is called on screen", required=True),
        Field("description", Text(2000, lines=True), "Who is in it"),
        Field("source", Text(500, lines=True), "Where its numbers come from"),
        Field("fighters", Many(FIGHTER, MAX_FIGHTERS, 1, unique="name"), "The fighters", required=True),
    ),
    _fighter_set,
)


def set_schema() -> Schema:
    """The form of a fighter set as JSON Schema, draft 7."""
    heading = {"$schema": "http://json-schema.org/draft-07/schema#", "title": "Ringside Manager fighter set"}
    return {**heading, **FIGHTER_SET.schema()}


def schema_text() -> str:
    """``set_schema`` as the text of ``resources/schemas/fighter_set.schema.json``."""
    return json.dumps(set_schema(), indent=2) + "\n"


# Printed cards: which nobody here can read, and a set with a card for everybody.


def unread_cards(fighter_set: FighterSet) -> Mapping[str, int]:
    """How many fighters have a card of a system that is not installed, by system; such cards are kept unread."""
    known, counts = registry.names(), dict[str, int]()
    for fighter in fighter_set.fighters:
        for system in fighter.cards:
            if system not in known:
                counts[system] = counts.get(system, 0) + 1
    return dict(sorted(counts.items()))


def with_cards(fighter_set: FighterSet, engine: AnyEngine) -> tuple[FighterSet, int]:
    """The set with a card of ``engine``'s system for every fighter, and how many are printed.

    Printed ones stay, the others are converted (CV4).
    """
    system = engine.info.system
    printed = sum(system in fighter.cards for fighter in fighter_set.fighters)
    carded = tuple(_carded(fighter, engine) for fighter in fighter_set.fighters)
    return replace(fighter_set, fighters=carded), printed


def _carded(fighter: Fighter, engine: AnyEngine) -> Fighter:
    system = engine.info.system
    if system in fighter.cards:
        return fighter
    converted = engine.card_data(fighter.card(engine))
    card = {key: value for key, value in converted.items() if key != "name"}
    return replace(fighter, cards={**fighter.cards, system: card})


# Files, wholly accepted or wholly refused.


USUAL_SET = "heavyweights"
"""The set fighters are taken from unless another is named."""
SUFFIXES = (".yaml", ".yml")


def read_set(text: str | bytes, source: str) -> FighterSet:
    """The set written in ``text``; ``source`` names the file in messages.

    Raises ``SetError`` with every problem by line and column; then nothing was taken from it.
    """
    return read_yaml(FIGHTER_SET, text, source)


def write_set(fighter_set: FighterSet, schema: str = "") -> str:
    """The file of a set, which ``read_set`` reads back equal (white space tidied, Unicode composed).

    ``schema``, a path from the file to the published schema, lets editors check it while one types.
    Raises ``SetError`` if the set holds what no file may hold, such as two fighters of one name.
    """
    heading = f"# yaml-language-server: $schema={schema}\n" if schema else ""
    texts = {"title": fighter_set.title, "description": fighter_set.description, "source": fighter_set.source}
    text = heading + yaml_text(
        {
            "schema_version": SCHEMA_VERSION,
            "name": fighter_set.name,
            **{key: value for key, value in texts.items() if value},
            "fighters": [fighter.as_dict() for fighter in fighter_set.fighters],
        }
    )
    read_set(text, f"the set {fighter_set.name}")
    return text


def shipped_sets() -> tuple[str, ...]:
    """The names of the sets that come with the program, in alphabetical order."""
    return tuple(_shipped_files())


OWN_SETS: OwnFiles[FighterSet] = OwnFiles(
    what="fighter set",
    folder=lambda: paths.own_sets(),  # noqa: PLW0108 - another function in tests
    shipped=shipped_sets,
    read=read_set,
    name=lambda made: made.name,
    rename=lambda made, name: replace(made, name=name),
    text=write_set,
)
"""The sets a person has installed or saved."""


def load_set(name_or_path: str | Path) -> FighterSet:
    """A shipped set or one of a person's own by name, or the set in a file (anything with a folder or YAML suffix).

    Raises ``UnknownNameError`` with close matches, or ``SetError`` with every problem.
    """
    text, path = str(name_or_path), Path(name_or_path)
    written = isinstance(name_or_path, Path) or len(path.parts) > 1 or path.suffix.casefold() in SUFFIXES
    if written and text.casefold() not in {**OWN_SETS.files(), **_shipped_files()}:
        return _load_file(path)
    return set_named(text)


def set_named(name: str) -> FighterSet:
    """A shipped set or one of a person's own by name, never a file elsewhere; errors as ``load_set``."""
    files = {**OWN_SETS.files(), **_shipped_files()}
    if name.casefold() not in files:
        raise UnknownNameError("fighter set", name, files)
    return _load_file(files[name.casefold()])


def _shipped_files() -> dict[str, Path]:
    return {path.stem: path for path in sorted(paths.shipped_sets().glob("*.yaml"))}


def _load_file(path: Path) -> FighterSet:
    return _read_once(read_file(path), str(path))


@lru_cache(maxsize=16)
def _read_once(text: bytes, source: str) -> FighterSet:
    """The set in a file, which dialogs and pages load again and again; YAML is slow to read, and sets never change."""
    return read_set(text, source)


def usual_looks(name: str) -> Looks:
    """What the usual set describes of a fighter of that name; nothing for anybody else.

    Leagues do not write it down again, and those that are older than looks never did.
    """
    return _usual_looks().get(name, NO_LOOKS)


@lru_cache(maxsize=1)
def _usual_looks() -> Mapping[str, Looks]:
    return {fighter.name: fighter.looks for fighter in load_set(USUAL_SET).fighters}


def usual_sets(engine: AnyEngine) -> tuple[str, ...]:
    """Return the names of the sets a system's fighters are looked for in: its printed cards, if any, then the usual set."""
    own = engine.info.system
    return (own, USUAL_SET) if own in shipped_sets() else (USUAL_SET,)
