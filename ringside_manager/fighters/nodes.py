"""A text file as located nodes, and the report that gathers its faults."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from ringside_manager.errors import Problem, SetError
from ringside_manager.language import say

MAX_PROBLEMS = 1000


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
        """The value of ``key``, or ``None``."""
        return next((value for name, value in self.entries if name.text == key), None)


@dataclass(frozen=True, slots=True)
class BrokenNode:
    """Stands where something could not be read; its fault has already been reported."""

    line: int
    column: int


Node = TextNode | ListNode | MapNode | BrokenNode


class Fault(Enum):
    """What a reading step returns instead of a value once it has reported a problem."""

    FAULT = "fault"


FAULT: Final = Fault.FAULT


class Report:
    """Gathers the problems of one text, so that a person learns all of them at once."""

    def __init__(self, source: str) -> None:
        self.source = source
        self._problems: list[Problem] = []

    def __len__(self) -> int:
        return len(self._problems)

    def at(self, node: Node, message: str) -> Fault:
        """Note that ``message`` is wrong where ``node`` stands; returns ``FAULT`` for the caller to pass on."""
        return self.add(node.line, node.column, message)

    def add(self, line: int, column: int, message: str) -> Fault:
        """Note a problem at a line and column, both from 1 (0: the file as a whole)."""
        if not self.is_full:
            self._problems.append(Problem(line, column, message))
        return FAULT

    @property
    def is_full(self) -> bool:
        """Whether ``MAX_PROBLEMS`` are noted: reading on would cost time and tell nothing more."""
        return len(self._problems) >= MAX_PROBLEMS

    @property
    def problems(self) -> tuple[Problem, ...]:
        """The problems in the order of the file; the rest is not told after ``MAX_PROBLEMS``."""
        found = sorted(self._problems, key=lambda problem: (problem.line, problem.column))
        if not self.is_full:
            return tuple(found)
        return (
            *found,
            Problem(
                0,
                0,
                say(
                    "There may be more: only the first {max_problems} problems are told.",
                    max_problems=MAX_PROBLEMS,
                ),
            ),
        )

    def finish(self) -> None:
        """Raise ``SetError`` with all problems if there is any."""
        if self._problems:
            raise SetError(self.source, self.problems)
