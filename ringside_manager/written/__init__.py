"""One reader for everything people write: sets, orders, fight plans, schedules, the cards of every bout system.

A file becomes nodes that know their line and column (``yaml_files``, ``tables``), a card its plain values
(``node_of``); a schema of ``kinds`` reads either and reports every problem at once.  Nodes and kinds need the
standard library only, so a bout system describes its card with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final, TypeVar

from ringside_manager.errors import Problem, SetError, excerpt
from ringside_manager.language import say

MAX_PROBLEMS = 1000
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class TextNode:
    """A single value: always text here, whatever it looks like; its kind gives it a type.

    ``plain`` is false for a value in quotes or in block style.
    """

    line: int
    column: int
    text: str
    plain: bool = True


@dataclass(frozen=True, slots=True)
class ListNode:
    """A list of nodes in the order of the file."""

    line: int
    column: int
    items: tuple[Node, ...]


@dataclass(frozen=True, slots=True)
class MapNode:
    """Keys with their values in the order of the file; no key occurs twice."""

    line: int
    column: int
    entries: tuple[tuple[TextNode, Node], ...]

    def get(self, key: str) -> Node | None:
        return next((value for name, value in self.entries if name.text == key), None)


@dataclass(frozen=True, slots=True)
class BrokenNode:
    """Stands where something could not be read; its fault has already been reported."""

    line: int
    column: int


@dataclass(frozen=True, slots=True)
class DataNode:
    """A value that is no mapping, of data that come from no file of their own: no line, no column."""

    line: int
    column: int
    value: object


Node = TextNode | ListNode | MapNode | DataNode | BrokenNode


def node_of(data: object) -> MapNode | DataNode:
    """The node of plain data, such as a card of a record; mappings become nodes of their own."""
    if not isinstance(data, Mapping):
        return DataNode(0, 0, data)
    return MapNode(0, 0, tuple((TextNode(0, 0, str(key)), node_of(value)) for key, value in data.items()))


def data_of(node: Node) -> object:
    """The plain data of ``node_of``."""
    if isinstance(node, MapNode):
        return {key.text: data_of(value) for key, value in node.entries}
    return node.value if isinstance(node, DataNode) else None


class Fault(Enum):
    """What a reading step returns instead of a value once it has reported a problem."""

    FAULT = "fault"


FAULT: Final = Fault.FAULT


class Report:
    """Gathers the problems of one text or one card, so that a person learns all of them at once.

    The report of a card names every value by the keys that lead to it, its ``place``; that of a file has lines and
    columns instead.
    """

    def __init__(self, source: str = "", place: tuple[str, ...] | None = None) -> None:
        self.source = source
        self.place = place
        self._detail = ""
        self._problems: list[Problem] = []

    def __len__(self) -> int:
        return len(self._problems)

    def inside(self, key: str, detail: str = "") -> Report:
        """Return the report for what is written under ``key``, or for a detail of it; it shares the problems."""
        if self.place is None:
            return self
        inner = Report(self.source, (*self.place, key) if key else self.place)
        inner._detail, inner._problems = detail, self._problems
        return inner

    @property
    def named(self) -> str:
        """The place as a text, such as ``fresh.KD (KD1)``; empty in a file."""
        keys = ".".join(key if key.isidentifier() else excerpt(key) for key in self.place or ())
        return f"{keys} ({self._detail})" if self._detail else keys

    def at(self, node: Node, message: str) -> Fault:
        """Note that ``message`` is wrong where ``node`` stands; returns ``FAULT`` for the caller to pass on."""
        return self.add(node.line, node.column, message)

    def unfit(self, node: Node, allowed: str) -> Fault:
        """Note that a card holds something else than what is ``allowed`` at this place."""
        written = excerpt(data_of(node))
        return self.at(
            node, say("{named} is {written}, {allowed}", named=self.named, written=written, allowed=allowed)
        )

    def missing(self, node: Node) -> Fault:
        """Note that a card has nothing at this place."""
        return self.at(node, say("{named} is missing", named=self.named))

    def add(self, line: int, column: int, message: str) -> Fault:
        """Note a problem at a line and column, both from 1 (0: the file as a whole)."""
        if not self.is_full:
            self._problems.append(Problem(line, column, message, self.place or ()))
        return FAULT

    @property
    def is_full(self) -> bool:
        """Whether ``MAX_PROBLEMS`` are noted: reading on would cost time and show nothing more."""
        return len(self._problems) >= MAX_PROBLEMS

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems in the order of the file; the rest is left out after ``MAX_PROBLEMS``."""
        found = sorted(self._problems, key=lambda problem: (problem.line, problem.column))
        if not self.is_full:
            return tuple(found)
        more = say(
            "There may be more: only the first {max_problems} problems are told.", max_problems=MAX_PROBLEMS
        )
        return (*found, Problem(0, 0, more))

    def result(self, found: T | Fault) -> T:
        """Return what was read; raise ``SetError`` with all problems if there is any."""
        self.finish()
        if isinstance(found, Fault):
            raise TypeError("what has no problems was not built")
        return found

    def finish(self) -> None:
        if self._problems:
            raise SetError(self.source, self.problems)
