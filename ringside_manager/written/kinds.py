"""Kinds of value people write: each reads a node, reports what is wrong with it and describes itself as JSON Schema.

The same kinds read a file, whose problems have lines and columns, and a card of plain data, whose problems name its
keys (``Report.place``).
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, TypeGuard, TypeVar

from ringside_manager.errors import RingsideError, alternatives, close_matches, excerpt
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
from ringside_manager.written import (
    FAULT,
    BrokenNode,
    DataNode,
    Fault,
    ListNode,
    MapNode,
    Node,
    Report,
    TextNode,
    data_of,
)

T_co = TypeVar("T_co", covariant=True)
Value = TypeVar("Value")
Written = TypeVar("Written")
Schema = dict[str, object]

WHOLE_NUMBER = re.compile(r"[-+]?(0|[1-9][0-9]*)")
MOST_DIGITS = 18
_NOTHING = frozenset({"", "~", "null"})


class Kind(ABC, Generic[T_co]):
    """What may stand in one place of a file."""

    @abstractmethod
    def read(self, node: Node, report: Report) -> T_co | Fault:
        """The value written at ``node``, or ``FAULT`` after the problem went to ``report``."""

    def schema(self) -> Schema:
        """The kind as JSON Schema, draft 7; what says nothing here takes anything there."""
        return {}


def is_whole(value: object) -> TypeGuard[int]:
    """Whether it is a whole number; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool)


def expected(what: str, node: Node, report: Report) -> Fault:
    """Note that something else stands in a file than what is expected; what is broken has been noted."""
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
            return expected("text", node, report)
        text = node.text.strip("\n") if self.lines else node.text
        hidden = hidden_character(text.replace("\n", " ") if self.lines else text)
        clean, least, most = "\n".join(map(tidy, text.split("\n"))), self.shortest, self.longest
        if hidden:
            shown = excerpt(text)
            wrong = say("{text} holds the hidden character {hidden}; remove it", text=shown, hidden=hidden)
        elif least and not clean:
            wrong = say(
                "expected {shortest} to {longest} characters, found none", shortest=least, longest=most
            )
        elif not least <= len(clean) <= most:
            wrong = say(
                "{clean} has {clean2} characters; allowed are {length}",
                clean=excerpt(clean),
                clean2=len(clean),
                length=say("{shortest} to {longest} characters", shortest=least, longest=most),
            )
        else:
            return clean
        return report.at(node, wrong)

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
            return expected("a short name", node, report)
        if len(node.text) > self.longest or node.text != file_slug(node.text):
            example = file_slug(node.text, "my-set")[: self.longest].strip("-_")
            letters = say("at most {longest} small letters (a-z), digits, - and _", longest=self.longest)
            text = excerpt(node.text)
            wrong = say(
                "{text} is not a short name of {letters}, such as {example}",
                text=text,
                letters=letters,
                example=example,
            )
            return report.at(node, wrong)
        return node.text

    def schema(self) -> Schema:
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
        """The word; a near miss is shown the word it resembles."""
        if report.place is not None:
            return self._of_card(node, report)
        if not isinstance(node, TextNode):
            return expected(alternatives(self.words), node, report)
        if node.text not in self.words:
            text, words, hint = excerpt(node.text), alternatives(self.words), _hint(node.text, self.words)
            return report.at(node, say("{text} is not {words}{words2}", text=text, words=words, words2=hint))
        return node.text

    def _of_card(self, node: Node, report: Report) -> str | Fault:
        written, known = data_of(node), ", ".join(self.words)
        if isinstance(written, str) and written in self.words:
            return written
        near = close_matches(written, self.words) if isinstance(written, str) else ()
        if near:
            return report.unfit(
                node, say("allowed are {known} (did you mean {near}?)", known=known, near=near[0])
            )
        return report.unfit(node, say("allowed are {known}", known=known))

    def schema(self) -> Schema:
        return {"enum": list(self.words)}


@dataclass(frozen=True, slots=True)
class Whole(Kind[int]):
    """A whole number from ``lowest`` to ``highest``, written in plain digits without quotes."""

    lowest: int
    highest: int

    def read(self, node: Node, report: Report) -> int | Fault:
        """The number; ``010``, ``1e3``, ``12:30``, ``0x1F`` and ``1_000`` are not numbers here."""
        if report.place is not None:
            number = data_of(node)
            if is_whole(number) and self.lowest <= number <= self.highest:
                return number
            wrong = say("allowed are {lowest} to {highest}", lowest=self.lowest, highest=self.highest)
            return report.unfit(node, wrong)
        wanted = say("a whole number from {lowest} to {highest}", lowest=self.lowest, highest=self.highest)
        if not isinstance(node, TextNode) or not WHOLE_NUMBER.fullmatch(node.text):
            return expected(wanted, node, report)
        if not node.plain:
            return report.at(
                node, say("expected {wanted}, found text: write it without quotes or bars", wanted=wanted)
            )
        if len(node.text) > MOST_DIGITS or not self.lowest <= int(node.text) <= self.highest:
            wrong = say(
                "{text} is out of range; allowed are {lowest} to {highest}",
                text=excerpt(node.text),
                lowest=self.lowest,
                highest=self.highest,
            )
            return report.at(node, wrong)
        return int(node.text)

    def schema(self) -> Schema:
        return {"type": "integer", "minimum": self.lowest, "maximum": self.highest}


@dataclass(frozen=True, slots=True)
class As(Kind[Value], Generic[Written, Value]):
    """What is written as one thing and meant as another; ``meant`` raises an error for what means nothing."""

    written: Kind[Written]
    meant: Callable[[Written], Value]

    def read(self, node: Node, report: Report) -> Value | Fault:
        found = self.written.read(node, report)
        if isinstance(found, Fault):
            return found
        try:
            return self.meant(found)
        except RingsideError as unknown:
            return report.at(node, unknown.message)

    def schema(self) -> Schema:
        return self.written.schema()


def yes_or_no() -> Kind[bool]:
    """Return the kind of ``yes`` or ``no``; ``true`` and ``false`` do as well."""
    return As(Choice(("yes", "no", "true", "false")), lambda word: word in ("yes", "true"))


@dataclass(frozen=True, slots=True)
class OrNothing(Kind[T_co | None]):
    """A value of another kind, or nothing: ``null``, ``~`` or an empty place."""

    kind: Kind[T_co]

    def read(self, node: Node, report: Report) -> T_co | Fault | None:
        if isinstance(node, TextNode) and node.plain and node.text in _NOTHING:
            return None
        if isinstance(node, DataNode) and node.value is None:
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
            return expected("a list", node, report)
        if not self.least <= len(node.items) <= self.most:
            wrong = say(
                "a list of {items}; allowed are {least} to {most}",
                items=len(node.items),
                least=self.least,
                most=f"{self.most:,}",
            )
            report.at(node, wrong)
        if self.unique:
            _refuse_namesakes(node, self.unique, report)
        values = [FAULT if report.is_full else self.kind.read(item, report) for item in node.items]
        sound = tuple(value for value in values if not isinstance(value, Fault))
        return sound if len(sound) == len(values) else FAULT

    def schema(self) -> Schema:
        return {"type": "array", "minItems": self.least, "maxItems": self.most, "items": self.kind.schema()}


def _refuse_namesakes(node: ListNode, key: str, report: Report) -> None:
    seen: dict[str, TextNode] = {}
    for item in node.items:
        if report.is_full:
            return
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
            wrong = say(
                "the {key} {text} {how}; the first is on line {line}",
                key=key,
                text=excerpt(named.text),
                how=how,
                line=first.line,
            )
            report.at(named, wrong)


@dataclass(frozen=True, slots=True)
class Field:
    """One key of a record: what it is called, what may stand there, and what it means."""

    name: str
    kind: Kind[object]
    explanation: str = ""
    required: bool = False


@dataclass(frozen=True, slots=True)
class Record(Kind[T_co]):
    """A mapping with known keys; ``build`` takes the values given, by name, and makes the whole.

    ``check`` judges how the values given go together; one that is faulty already is ``FAULT`` there.
    """

    what: str
    fields: tuple[Field, ...]
    build: Callable[..., T_co]
    check: Callable[[dict[str, Any], MapNode, Report], object] | None = None

    def read(self, node: Node, report: Report) -> T_co | Fault:
        """The whole; unknown and missing keys and every faulty value are reported."""
        if not isinstance(node, MapNode):
            known = ", ".join(field.name for field in self.fields)
            if report.place is not None:
                return report.unfit(node, say("expected a mapping of {known}", known=known))
            return expected(f"{self.what} as a mapping ({known})", node, report)
        before = len(report)
        names = [field.name for field in self.fields]
        # Any: the table of fields decides the types, build states them.
        values: dict[str, Any] = {}
        for key, _ in node.entries:
            if report.is_full:
                return FAULT
            if key.text not in names:
                values[key.text] = self._unknown(key, names, report)
        for field in self.fields:
            written = node.get(field.name)
            if written is not None:
                values[field.name] = field.kind.read(written, report.inside(field.name))
            elif field.required:
                values[field.name] = self._missing(field.name, node, report)
        if self.check:
            self.check(values, node, report)
        faulty = len(report) > before or FAULT in values.values()
        return FAULT if faulty else self.build(**values)

    def _unknown(self, key: TextNode, names: list[str], report: Report) -> Fault:
        if report.place is None:
            text, hint = excerpt(key.text), _hint(key.text, names)
            return report.at(
                key, say("{text} is not a key of {what}{names}", text=text, what=self.what, names=hint)
            )
        inside, near = report.inside(key.text), close_matches(key.text, names)
        return inside.at(
            key,
            say("{named} is no rating (did you mean {near}?)", named=inside.named, near=near[0])
            if near
            else say("{named} is no rating", named=inside.named),
        )

    def _missing(self, name: str, node: Node, report: Report) -> Fault:
        if report.place is None:
            return report.at(node, say("{what}: the key {name} is missing", what=self.what, name=name))
        return report.inside(name).missing(node)

    def schema(self) -> Schema:
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


def _hint(word: str, known: Iterable[str]) -> str:
    matches = close_matches(word, known)
    return (
        say("; did you mean {matches}?", matches=alternatives(matches))
        if matches
        else say("; there are {known}", known=", ".join(known))
    )
