"""Packs of house rules as people write them: one YAML file that names what is otherwise than in the pack it is based on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from functools import reduce
from typing import Any

from ringside_manager.campaign.house_rules import (
    BOOK,
    BY_THE_BOOK,
    HouseRules,
    by_name,
    contradictions,
    numbers,
)
from ringside_manager.campaign.numbers import Number, changed
from ringside_manager.errors import excerpt
from ringside_manager.language import say
from ringside_manager.written import FAULT, Fault, MapNode, Node, Report, TextNode
from ringside_manager.written.kinds import Choice, Field, Kind, Record, Schema, Slug, Text, Whole, expected
from ringside_manager.written.yaml_files import yaml_text

LONGEST_TITLE, LONGEST_DESCRIPTION = 80, 2_000


@dataclass(frozen=True, slots=True)
class HousePack:
    """House rules with a name; ``based_on`` is the pack its file names differences from, "" if it names every number."""

    name: str
    title: str
    description: str
    rules: HouseRules
    based_on: str = BOOK


_HALF = re.compile(r"(-?)(0|[1-9][0-9]{0,5})(?:\.([05]))?")


@dataclass(frozen=True, slots=True)
class _Value(Kind[int]):
    """What a file may say of a number: within its range, a multiple of its step; POP in points and halves."""

    number: Number

    def read(self, node: Node, report: Report) -> int | Fault:
        """The value as the pack holds it: popularity in half points."""
        meaning = self.number.meaning
        if self.number.is_half:
            return self._half(node, report)
        value = Whole(meaning.lowest, meaning.highest).read(node, report)
        if isinstance(value, Fault) or value % meaning.step == 0:
            return value
        return report.at(node, say("{value} is no multiple of {step}", value=value, step=meaning.step))

    def _half(self, node: Node, report: Report) -> int | Fault:
        meaning = self.number.meaning
        lowest, highest = (self.number.text(value) for value in (meaning.lowest, meaning.highest))
        found = _HALF.fullmatch(node.text) if isinstance(node, TextNode) and node.plain else None
        if found is None or not isinstance(node, TextNode):
            what = say(
                "a number of points or half points from {lowest} to {highest}", lowest=lowest, highest=highest
            )
            return expected(what, node, report)
        sign, whole, rest = found.groups()
        value = (2 * int(whole) + (rest == "5")) * (-1 if sign else 1)
        if meaning.lowest <= value <= meaning.highest:
            return value
        return report.at(
            node,
            say(
                "{text} is out of range; allowed are {lowest} to {highest}",
                text=excerpt(node.text),
                lowest=lowest,
                highest=highest,
            ),
        )

    def schema(self) -> Schema:
        """A number with its range, its step and what it is for."""
        meaning, half = self.number.meaning, self.number.is_half
        divided = 2 if half else 1
        schema: Schema = {
            "type": "number" if half else "integer",
            "minimum": meaning.lowest / divided if half else meaning.lowest,
            "maximum": meaning.highest / divided if half else meaning.highest,
            "default": self.number.book / divided if half else self.number.book,
            "description": f"{meaning.label} ({self.number.rule}). {meaning.why}",
        }
        step = 0.5 if half else meaning.step
        return schema if step == 1 else {**schema, "multipleOf": step}


def _fields(found: Sequence[Number], depth: int = 0) -> Iterator[Field]:
    """The keys of a part of a pack; where several numbers share one, it leads to a part of its own."""
    parts: dict[str, list[Number]] = {}
    for number in found:
        parts.setdefault(number.keys[depth], []).append(number)
    for key, inside in parts.items():
        if len(inside[0].keys) == depth + 1:
            yield Field(key, _Value(inside[0]), inside[0].meaning.label)
        else:
            what = ".".join(inside[0].keys[: depth + 1])
            yield Field(key, Record(what, tuple(_fields(inside, depth + 1)), dict))


class PackFile(Kind[HousePack]):
    """A file of house rules; ``bases`` are the packs it may be based on, by name."""

    def __init__(self, bases: Mapping[str, HouseRules]) -> None:
        self._bases = bases
        self._record: Record[dict[str, Any]] = Record(
            "a pack of house rules",
            (
                Field("name", Slug(), "", required=True),
                Field("title", Text(LONGEST_TITLE, 1), "", required=True),
                Field("description", Text(LONGEST_DESCRIPTION, lines=True)),
                Field("based_on", Choice(tuple(bases))),
                *_fields(numbers()),
            ),
            dict,
        )

    def read(self, node: Node, report: Report) -> HousePack | Fault:
        """The pack; what is missing where it is based on none, and what contradicts itself, is reported at its line."""
        found = self._record.read(node, report)
        if isinstance(found, Fault) or not isinstance(node, MapNode):
            return FAULT
        based_on, values = found.get("based_on", ""), dict(_values(found))
        if not based_on:
            # A rule the book does not have may be left out: files written before it go on counting.
            missing = [n for n in numbers() if n.path not in values and not n.rule.startswith("Y")]
            if missing:
                return self._incomplete(missing, node, report)
        base = self._bases.get(based_on, BY_THE_BOOK)
        try:
            rules = changed(base, values)
        except ValueError:
            return _contradicted(base, values, node, report)
        name = found["name"]
        if name in self._bases and rules != self._bases[name]:
            wrong = say(
                "{name} is the name of a pack that comes with the program and has other numbers", name=name
            )
            return report.at(_place(node, ("name",)), wrong)
        return HousePack(name, found["title"], found.get("description", ""), rules, based_on)

    def _incomplete(self, missing: Sequence[Number], node: MapNode, report: Report) -> Fault:
        for number in missing:
            report.at(
                _place(node, number.keys),
                say(
                    "{key} is missing; a pack that names differences alone says based_on: {book}",
                    key=number.key,
                    book=BOOK,
                ),
            )
        return FAULT

    def schema(self) -> Schema:
        return self._record.schema()


def _values(found: Mapping[str, Any]) -> Iterator[tuple[tuple[str, ...], int]]:
    """The numbers a file names, by their paths."""
    for number in numbers():
        value = reduce(lambda part, key: part.get(key, {}), number.keys[:-1], found).get(number.keys[-1])
        if value is not None:
            yield number.path, value


def _contradicted(
    base: HouseRules, values: dict[tuple[str, ...], int], node: MapNode, report: Report
) -> Fault:
    """Report what contradicts itself, at the first of the numbers that the file itself names."""
    for wrong in contradictions(unchecked(base, values)):
        named = [by_name()[name] for name in wrong.names]
        written = next((number for number in named if number.path in values), named[0])
        report.at(_place(node, written.keys), wrong.why)
    return FAULT


def unchecked(base: HouseRules, values: dict[tuple[str, ...], int]) -> HouseRules:
    """Return a pack whose numbers may contradict each other, only to be asked for ``contradictions``."""
    pack = object.__new__(HouseRules)
    for chapter in HouseRules.__slots__:
        inside = {path[1:]: value for path, value in values.items() if path[0] == chapter}
        object.__setattr__(pack, chapter, changed(getattr(base, chapter), inside))
    return pack


def _place(node: MapNode, keys: Sequence[str]) -> Node:
    """What stands in a file where these keys lead, or as far as they do."""
    place: Node = node
    for key in keys:
        inner = place.get(key) if isinstance(place, MapNode) else None
        if inner is None:
            break
        place = inner
    return place


# Writing


def pack_text(pack: HousePack, *, whole: bool = False) -> str:
    """A pack as a file: what it says otherwise than the book, or every number with ``whole``."""
    head: dict[str, object] = {"name": pack.name, "title": pack.title}
    if pack.description:
        head["description"] = pack.description
    if not whole:
        head["based_on"] = BOOK
    for number in numbers():
        value = number.of(pack.rules)
        if whole or value != number.book:
            part: Any = head
            for key in number.keys[:-1]:
                part = part.setdefault(key, {})
            part[number.keys[-1]] = Decimal(number.text(value)) if number.is_half else value
    return yaml_text(head)


def schema_text(bases: Mapping[str, HouseRules]) -> str:
    """The form of a pack as JSON Schema, draft 7."""
    schema = {
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "House rules of a league of Ringside Manager",
        **PackFile(bases).schema(),
    }
    return json.dumps(schema, indent=2, ensure_ascii=False) + "\n"
