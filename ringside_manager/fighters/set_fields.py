"""The fields of a fighter set: one table that is both the validator and the published schema."""

from __future__ import annotations

import json
from dataclasses import dataclass

from ringside_manager.bout.abilities import ABILITY_NAMES, ABILITY_RANGES, Abilities
from ringside_manager.bout.engine import CardError, CardFault
from ringside_manager.errors import RingsideError, UnknownNameError, close_matches, excerpt
from ringside_manager.fighters.fighter import LONGEST_NOTE, NAME_LENGTH, YEARS, Fighter, YearsActive
from ringside_manager.fighters.fighter_set import MAX_FIGHTERS, FighterSet
from ringside_manager.fighters.kinds import (
    Anything,
    ByKey,
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
from ringside_manager.fighters.nodes import FAULT, Fault, MapNode, Node, Report, TextNode

SCHEMA_VERSION = 1


@dataclass(frozen=True, slots=True)
class _Version(Kind[int]):
    """The version of the form a set is written in."""

    def read(self, node: Node, report: Report) -> int | Fault:
        version = Whole(1, 10**6).read(node, report)
        if version in (SCHEMA_VERSION, FAULT):
            return version
        return report.at(node, f"the set is of form {version}; this program reads form {SCHEMA_VERSION}")

    def schema(self) -> Schema:
        return {"const": SCHEMA_VERSION}


@dataclass(frozen=True, slots=True)
class _Years(Kind[YearsActive]):
    """First and last year, in this order of time."""

    record: Record[YearsActive]

    def read(self, node: Node, report: Report) -> YearsActive | Fault:
        years = self.record.read(node, report)
        if not isinstance(years, Fault) and years[1] is not None and years[1] < years[0]:
            return report.at(node, f"the last year active, {years[1]}, is before the first, {years[0]}")
        return years

    def schema(self) -> Schema:
        return self.record.schema()


_CARD = ByKey(Anything())


@dataclass(frozen=True, slots=True)
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
                report.at(spot, f"{system}: {message}" if fault.place else message)
        return cards if len(cards) == len(node.entries) else FAULT

    def schema(self) -> Schema:
        return ByKey(_CARD).schema()


def _card_faults(system: str, card: dict[str, object]) -> tuple[CardFault, ...]:
    """What is wrong with a printed card; nothing if no installed system can tell."""
    from ringside_manager.bout import registry

    try:
        registry.get(system).card({"name": "this fighter", **card})
    except UnknownNameError:
        near = close_matches(system, registry.names())
        return tuple(
            CardFault((), f"there is no bout system {excerpt(system)}; did you mean {nearest}?")
            for nearest in near[:1]
        )
    except CardError as error:
        return error.faults or (CardFault((), str(error)),)
    except RingsideError as error:
        return (CardFault((), str(error)),)
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
_YEARS = Record(
    "the years active",
    (
        Field("from", _YEAR, "Year of his first bout", required=True),
        Field("to", OrNothing(_YEAR), "Year of his last bout; null or left out if he is still active"),
    ),
    lambda **years: (years["from"], years.get("to")),
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
        Field("years_active", _Years(_YEARS), "First and last year of his career"),
        Field(
            "abilities",
            ABILITIES,
            "The nine home ratings, under which he can fight in every system",
            required=True,
        ),
        Field("cards", _Cards(), "Printed cards by bout system; where there is none, one is estimated"),
        Field("note", Text(LONGEST_NOTE, lines=True), "Anything worth knowing"),
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
