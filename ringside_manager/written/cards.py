"""Cards of bout systems: read from plain data by the kinds of their system, every fault with its place."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

from ringside_manager.errors import Problem, RingsideError, excerpt
from ringside_manager.language import joined, later, say
from ringside_manager.written import (
    FAULT,
    Fault,
    ListNode,
    MapNode,
    Node,
    Report,
    TextNode,
    data_of,
    node_of,
)
from ringside_manager.written.kinds import (
    MOST_DIGITS,
    WHOLE_NUMBER,
    Kind,
    Many,
    Schema,
    T_co,
    Text,
    Whole,
    expected,
)

Card = TypeVar("Card")


class CardError(RingsideError, ValueError):
    """A fighter's card has a rating that is missing, misspelt or out of range.

    ``faults`` are the problems one by one with their places, if the system knows those.
    """

    title = later("Card not accepted")
    exit_code = 4

    def __init__(self, message: str, *, faults: Iterable[Problem] = (), next_step: str = "") -> None:
        super().__init__(message, next_step=next_step)
        self.faults = tuple(faults)


def read_card(system: str, kind: Kind[Card], data: Mapping[str, object]) -> Card:
    """Return the card written in ``data``; raises ``CardError`` with every fault, each with its place."""
    report = Report(place=())
    card = kind.read(node_of(data), report)
    if not isinstance(card, Fault):
        return card
    name, faults = excerpt(data.get("name", "")), joined("; ", [fault.message for fault in report.problems])
    wrong = say("The {system} card of {name} has faults: {faults}.", system=system, name=name, faults=faults)
    raise CardError(wrong, faults=report.problems)


@dataclass(frozen=True, slots=True)
class Fitting(Kind[T_co]):
    """A value of a card in a form of its own: ``fit`` gives it or ``None``, ``allowed`` says what fits."""

    fit: Callable[[Any], T_co | None]
    allowed: str

    def read(self, node: Node, report: Report) -> T_co | Fault:
        found = self.fit(data_of(node))
        return report.unfit(node, self.allowed) if found is None else found


class CardName(Kind[str]):
    """The name on a card, as it stands; a card without one, or with blanks, has none."""

    def read(self, node: Node, report: Report) -> str | Fault:
        name = data_of(node)
        if isinstance(name, str) and name.strip():
            return name
        return report.missing(node)


# Cards in a file, as the plain data their systems read


@dataclass(frozen=True, slots=True)
class ByKey(Kind[dict[str, T_co]]):
    """A mapping whose keys are free, each with a value of one kind."""

    kind: Kind[T_co]

    def read(self, node: Node, report: Report) -> dict[str, T_co] | Fault:
        """The values by key, in the order of the file."""
        if not isinstance(node, MapNode):
            return expected("a mapping", node, report)
        values = {
            key.text: FAULT if report.is_full else self.kind.read(value, report)
            for key, value in node.entries
        }
        sound = {key: value for key, value in values.items() if not isinstance(value, Fault)}
        return sound if len(sound) == len(values) else FAULT

    def schema(self) -> Schema:
        return {"type": "object", "additionalProperties": self.kind.schema()}


class Anything(Kind[object]):
    """Values whose types somebody else knows: whole numbers, true and false, null, lists, mappings, else text."""

    def read(self, node: Node, report: Report) -> object:
        """The value as JSON would hold it; a plain word that is none of these is text."""
        if isinstance(node, TextNode):
            words: dict[str, object] = {"": None, "~": None, "null": None, "true": True, "false": False}
            if node.plain and node.text in words:
                return words[node.text]
            if node.plain and WHOLE_NUMBER.fullmatch(node.text):
                limit = 10**MOST_DIGITS - 1
                return Whole(-limit, limit).read(node, report)
            return Text(longest=10_000, lines=True).read(node, report) if node.text else ""
        if isinstance(node, ListNode):
            values = Many(self, most=len(node.items)).read(node, report)
            return values if isinstance(values, Fault) else list(values)
        return ByKey(self).read(node, report)

    def schema(self) -> Schema:
        return {}
