"""Kinds of value a text file can hold: each reads a node and describes itself as JSON Schema."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from ringside_manager.errors import close_matches, excerpt
from ringside_manager.fighters.nodes import (
    FAULT,
    BrokenNode,
    Fault,
    ListNode,
    MapNode,
    Node,
    Report,
    TextNode,
)
from ringside_manager.language import say, word
from ringside_manager.text_safety import (
    DEVICE_NAMES,
    HIDDEN_BUT_LINE_FEED,
    HIDDEN_CLASS,
    file_slug,
    hidden_character,
    match_key,
    tidy,
)

T_co = TypeVar("T_co", covariant=True)
Schema = dict[str, object]

_WHOLE_NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
_MOST_DIGITS = 18
_NOTHING = frozenset({"", "~", "null"})


class Kind(ABC, Generic[T_co]):
    """What may stand in one place of a file."""

    @abstractmethod
    def read(self, node: Node, report: Report) -> T_co | Fault:
        """The value written at ``node``, or ``FAULT`` after the problem went to ``report``."""

    @abstractmethod
    def schema(self) -> Schema:
        """The kind as JSON Schema, draft 7."""


def _expected(what: str, node: Node, report: Report) -> Fault:
    if isinstance(node, BrokenNode):
        return FAULT
    if isinstance(node, TextNode):
        found = excerpt(node.text) if node.text or not node.plain else say("nothing")
    else:
        found = say("a list") if isinstance(node, ListNode) else say("a mapping")
    return report.at(node, say("expected {what}, found {found}", what=word(what), found=found))


@dataclass(frozen=True, slots=True)
class Text(Kind[str]):
    """Text of ``shortest`` to ``longest`` characters, tidied and composed (NFC); on one line unless ``lines``."""

    longest: int
    shortest: int = 0
    lines: bool = False

    def read(self, node: Node, report: Report) -> str | Fault:
        """The text, whatever else it looks like: ``no``, ``12:30`` and ``007`` are text here."""
        if not isinstance(node, TextNode) or (node.plain and not node.text):
            return _expected("text", node, report)
        text = node.text.strip("\n") if self.lines else node.text
        hidden = hidden_character(text.replace("\n", " ") if self.lines else text)
        if hidden:
            return report.at(
                node,
                say(
                    "{text} holds the hidden character {hidden}; remove it", text=excerpt(text), hidden=hidden
                ),
            )
        clean = "\n".join(map(tidy, text.split("\n")))
        if self.shortest and not clean:
            return report.at(
                node,
                say(
                    "expected {shortest} to {longest} characters, found none",
                    shortest=self.shortest,
                    longest=self.longest,
                ),
            )
        if not self.shortest <= len(clean) <= self.longest:
            length = say("{shortest} to {longest} characters", shortest=self.shortest, longest=self.longest)
            return report.at(
                node,
                say(
                    "{clean} has {clean2} characters; allowed are {length}",
                    clean=excerpt(clean),
                    clean2=len(clean),
                    length=length,
                ),
            )
        return clean

    def schema(self) -> Schema:
        """A string with its lengths, something to see if it may not be empty, and no hidden character."""
        hidden = HIDDEN_BUT_LINE_FEED if self.lines else HIDDEN_CLASS
        schema: Schema = {"type": "string", "maxLength": self.longest, "not": {"pattern": f"[{hidden}]"}}
        return schema | {"minLength": self.shortest, "pattern": r"\S"} if self.shortest else schema


@dataclass(frozen=True, slots=True)
class Slug(Kind[str]):
    """A short name of small letters, digits, ``-`` and ``_`` that is also a safe file name."""

    longest: int = 40

    def read(self, node: Node, report: Report) -> str | Fault:
        """The name as it stands."""
        if not isinstance(node, TextNode) or not node.text:
            return _expected("a short name", node, report)
        if len(node.text) > self.longest or node.text != file_slug(node.text):
            example = file_slug(node.text, "my-set")[: self.longest].strip("-_")
            letters = say("at most {longest} small letters (a-z), digits, - and _", longest=self.longest)
            return report.at(
                node,
                say(
                    "{text} is not a short name of {letters}, such as {example}",
                    text=excerpt(node.text),
                    letters=letters,
                    example=example,
                ),
            )
        return node.text

    def schema(self) -> Schema:
        """A string with a pattern."""
        pattern = "^[a-z0-9](([a-z0-9_]|-(?!-))*[a-z0-9])?$"
        return {
            "type": "string",
            "maxLength": self.longest,
            "pattern": pattern,
            "not": {"enum": sorted(DEVICE_NAMES)},
        }


@dataclass(frozen=True, slots=True)
class Choice(Kind[str]):
    """One of a few words."""

    words: tuple[str, ...]

    def read(self, node: Node, report: Report) -> str | Fault:
        """The word; a near miss is told the word it resembles."""
        if not isinstance(node, TextNode):
            return _expected(_any_of(self.words), node, report)
        if node.text not in self.words:
            return report.at(
                node,
                say(
                    "{text} is not {words}{words2}",
                    text=excerpt(node.text),
                    words=_any_of(self.words),
                    words2=_hint(node.text, self.words),
                ),
            )
        return node.text

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


@dataclass(frozen=True, slots=True)
class Whole(Kind[int]):
    """A whole number from ``lowest`` to ``highest``, written in plain digits without quotes."""

    lowest: int
    highest: int

    def read(self, node: Node, report: Report) -> int | Fault:
        """The number; ``010``, ``1e3``, ``12:30``, ``0x1F`` and ``1_000`` are not numbers here."""
        wanted = say("a whole number from {lowest} to {highest}", lowest=self.lowest, highest=self.highest)
        if not isinstance(node, TextNode):
            return _expected(wanted, node, report)
        if not _WHOLE_NUMBER.fullmatch(node.text):
            return _expected(wanted, node, report)
        if not node.plain:
            return report.at(
                node, say("expected {wanted}, found text: write it without quotes or bars", wanted=wanted)
            )
        if len(node.text) > _MOST_DIGITS or not self.lowest <= int(node.text) <= self.highest:
            return report.at(
                node,
                say(
                    "{text} is out of range; allowed are {lowest} to {highest}",
                    text=excerpt(node.text),
                    lowest=self.lowest,
                    highest=self.highest,
                ),
            )
        return int(node.text)

    def schema(self) -> Schema:
        """An integer with its bounds."""
        return {"type": "integer", "minimum": self.lowest, "maximum": self.highest}


@dataclass(frozen=True, slots=True)
class OrNothing(Kind[T_co | None]):
    """A value of another kind, or nothing: ``null``, ``~`` or an empty place."""

    kind: Kind[T_co]

    def read(self, node: Node, report: Report) -> T_co | Fault | None:
        if isinstance(node, TextNode) and node.plain and node.text in _NOTHING:
            return None
        return self.kind.read(node, report)

    def schema(self) -> Schema:
        return {"anyOf": [self.kind.schema(), {"type": "null"}]}


@dataclass(frozen=True, slots=True)
class Many(Kind[tuple[T_co, ...]]):
    """A list of ``least`` to ``most`` values of one kind.

    With ``unique``, a key of the items: no two of them may hold texts a reader could confuse there.
    """

    kind: Kind[T_co]
    most: int
    least: int = 0
    unique: str = ""

    def read(self, node: Node, report: Report) -> tuple[T_co, ...] | Fault:
        """The values in order; every faulty one is reported."""
        if not isinstance(node, ListNode):
            return _expected("a list", node, report)
        if not self.least <= len(node.items) <= self.most:
            report.at(
                node,
                say(
                    "a list of {items}; allowed are {least} to {most}",
                    items=len(node.items),
                    least=self.least,
                    most=f"{self.most:,}",
                ),
            )
        if self.unique:
            _refuse_namesakes(node, self.unique, report)
        values = [FAULT if report.is_full else self.kind.read(item, report) for item in node.items]
        sound = tuple(value for value in values if not isinstance(value, Fault))
        return sound if len(sound) == len(values) else FAULT

    def schema(self) -> Schema:
        """An array with its lengths."""
        return {"type": "array", "minItems": self.least, "maxItems": self.most, "items": self.kind.schema()}


def _refuse_namesakes(node: ListNode, key: str, report: Report) -> None:
    seen: dict[str, TextNode] = {}
    for item in () if report.is_full else node.items:
        named = item.get(key) if isinstance(item, MapNode) else None
        if not isinstance(named, TextNode) or not named.text:
            continue
        first = seen.setdefault(match_key(named.text), named)
        if first is not named:
            how = (
                say("stands twice")
                if first.text == named.text
                else say("can be taken for {text}", text=excerpt(first.text))
            )
            report.at(
                named,
                say(
                    "the {key} {text} {how}; the first is on line {line}",
                    key=key,
                    text=excerpt(named.text),
                    how=how,
                    line=first.line,
                ),
            )


@dataclass(frozen=True, slots=True)
class Field:
    """One key of a record: what it is called, what may stand there, and what it means."""

    name: str
    kind: Kind[object]
    explanation: str
    required: bool = False


@dataclass(frozen=True, slots=True)
class Record(Kind[T_co]):
    """A mapping with known keys; ``build`` takes the values given, by name, and makes the whole."""

    what: str
    fields: tuple[Field, ...]
    build: Callable[..., T_co]

    def read(self, node: Node, report: Report) -> T_co | Fault:
        """The whole; unknown and missing keys and every faulty value are reported."""
        names = [field.name for field in self.fields]
        if not isinstance(node, MapNode):
            return _expected(f"{self.what} as a mapping ({', '.join(names)})", node, report)
        before = len(report)
        for key, _ in node.entries:
            if report.is_full:
                return FAULT
            if key.text not in names:
                report.at(
                    key,
                    say(
                        "{text} is not a key of {what}{names}",
                        text=excerpt(key.text),
                        what=self.what,
                        names=_hint(key.text, names),
                    ),
                )
        # Any: the table of fields decides the types, build states them.
        values: dict[str, Any] = {}
        for field in self.fields:
            self._read_field(field, node, report, values)
        faulty = len(report) > before or FAULT in values.values()
        return FAULT if faulty else self.build(**values)

    def _read_field(self, field: Field, node: MapNode, report: Report, values: dict[str, Any]) -> None:
        written = node.get(field.name)
        if written is not None:
            values[field.name] = field.kind.read(written, report)
        elif field.required:
            report.at(node, say("{what}: the key {name} is missing", what=self.what, name=field.name))

    def schema(self) -> Schema:
        """An object that takes no other keys."""
        properties = {
            field.name: {"description": field.explanation, **field.kind.schema()} for field in self.fields
        }
        required = [field.name for field in self.fields if field.required]
        return {
            "type": "object",
            "properties": properties,
            "required": required,
            "additionalProperties": False,
        }


@dataclass(frozen=True, slots=True)
class ByKey(Kind[dict[str, T_co]]):
    """A mapping whose keys are free, each with a value of one kind."""

    kind: Kind[T_co]

    def read(self, node: Node, report: Report) -> dict[str, T_co] | Fault:
        """The values by key, in the order of the file."""
        if not isinstance(node, MapNode):
            return _expected("a mapping", node, report)
        values = {
            key.text: FAULT if report.is_full else self.kind.read(value, report)
            for key, value in node.entries
        }
        sound = {key: value for key, value in values.items() if not isinstance(value, Fault)}
        return sound if len(sound) == len(values) else FAULT

    def schema(self) -> Schema:
        """An object with any keys."""
        return {"type": "object", "additionalProperties": self.kind.schema()}


@dataclass(frozen=True, slots=True)
class Anything(Kind[object]):
    """Values whose types somebody else knows: whole numbers, true and false, null, lists, mappings, else text."""

    def read(self, node: Node, report: Report) -> object:
        """The value as JSON would hold it; a plain word that is none of these is text."""
        if isinstance(node, TextNode):
            return _plain_value(node, report)
        if isinstance(node, ListNode):
            values = Many(self, most=len(node.items)).read(node, report)
            return values if isinstance(values, Fault) else list(values)
        return ByKey(self).read(node, report)

    def schema(self) -> Schema:
        return {}


def _plain_value(node: TextNode, report: Report) -> object:
    words: dict[str, object] = {"": None, "~": None, "null": None, "true": True, "false": False}
    if node.plain and node.text in words:
        return words[node.text]
    if node.plain and _WHOLE_NUMBER.fullmatch(node.text):
        limit = 10**_MOST_DIGITS - 1
        return Whole(-limit, limit).read(node, report)
    return Text(longest=10_000, lines=True).read(node, report) if node.text else ""


def _any_of(words: Sequence[str]) -> str:
    return (
        say("{words} or {words2}", words=", ".join(words[:-1]), words2=words[-1])
        if len(words) > 1
        else words[0]
    )


def _hint(word: str, known: Iterable[str]) -> str:
    matches = close_matches(word, known)
    return (
        say("; did you mean {matches}?", matches=_any_of(matches))
        if matches
        else say("; there are {known}", known=", ".join(known))
    )
