"""The phrase files: which sentences an event can be told with, and under which facts."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from ringside_manager import paths
from ringside_manager.bout.orders import Comparison
from ringside_manager.commentary.length import Length
from ringside_manager.errors import FileError, excerpt

Fact = str | int | None
Facts = Mapping[str, Fact]

_NUMBER_TEST = re.compile(r"(<=|>=|!=|<|>|=)\s*(-?\d+)")
_CASE_KEYS = frozenset({"when", "say", "one_in", "tone", "in"})
_LONG = (Length.STANDARD, Length.RADIO)
"""Where a case is told that does not say."""
COMMON = "common"


class PhraseError(FileError):
    """A phrase file that cannot be told from; names the file and the event."""

    title = "Phrases not accepted"


@dataclass(frozen=True, slots=True)
class Compared:
    """A fact held against a number."""

    comparison: Comparison
    bound: int

    def fits(self, value: Fact, _facts: Facts) -> bool:
        """Whether the fact is a number that stands so."""
        return isinstance(value, int) and self.comparison.holds(value, self.bound)


@dataclass(frozen=True, slots=True)
class SameAs:
    """A fact held against another; ``same`` is false where they have to differ."""

    other: str
    same: bool = True

    def fits(self, value: Fact, facts: Facts) -> bool:
        """Whether both are there, and the same or different as wanted."""
        return self.other in facts and (value == facts[self.other]) == self.same


@dataclass(frozen=True, slots=True)
class OneOf:
    """A fact held against values; the empty text stands for nothing."""

    values: tuple[str | int, ...]

    def fits(self, value: Fact, _facts: Facts) -> bool:
        """Whether the fact is one of them."""
        return ("" if value is None else value) in self.values


@dataclass(frozen=True, slots=True)
class Case:
    """Sentences for an event under some facts; told one time in ``one_in``, in some of the lengths."""

    when: tuple[tuple[str, Compared | SameAs | OneOf], ...]
    say: tuple[str, ...]
    one_in: int = 1
    loud: bool = False
    lengths: tuple[Length, ...] = _LONG

    def fits(self, facts: Facts) -> bool:
        """Whether every fact is as it should be; a fact the event does not hold never is."""
        return all(name in facts and test.fits(facts[name], facts) for name, test in self.when)


@dataclass(frozen=True, slots=True)
class PhraseBook:
    """The phrases of one system; ``new_line`` and ``clock`` are empty where it does not say.

    ``new_line`` is the event a new line begins with; where one name is not enough, ``begins_line`` holds events and the
    facts they must have.
    ``seconds`` is what one unit of ``clock`` is in the system's own clock, where an event counts in larger steps.
    ``forms`` are endings a word can have beside its plain form, as its language declines it.  ``edge`` and
    ``corners`` are patterns of the squares on the ropes and in the corners.
    """

    cases: Mapping[str, tuple[Case, ...]] = field(default_factory=dict)
    words: Mapping[str, str] = field(default_factory=dict)
    new_line: str = ""
    begins_line: tuple[tuple[str, Case], ...] = ()
    clock: str = ""
    seconds: int = 1
    forms: tuple[str, ...] = ()
    edge: tuple[str, ...] = ()
    corners: tuple[str, ...] = ()

    def starts(self, event: str, facts: Facts) -> bool:
        """Whether an event with these facts begins a new line by ``begins_line``."""
        return any(event == name and case.fits(facts) for name, case in self.begins_line)

    def fitting(self, event: str, facts: Facts, length: Length | None = None) -> Iterator[Case]:
        """The cases that fit, from top to bottom; of every length if none is named."""
        for case in self.cases.get(event, ()):
            if (length is None or length in case.lengths) and case.fits(facts):
                yield case

    def case(self, event: str, facts: Facts, length: Length | None = None) -> Case | None:
        """The first case that fits, or ``None``."""
        return next(self.fitting(event, facts, length), None)

    def word(self, value: Fact) -> str:
        """How a fact is spoken."""
        text = "" if value is None else str(value)
        return self.words.get(text, text.replace("_", " "))

    def declined(self, name: str, facts: Facts) -> str:
        """A fact in another form, as ``thrown_den`` for the form ``den`` of ``thrown``; ``KeyError`` without one."""
        fact, _, form = name.rpartition("_")
        if form not in self.forms:
            raise KeyError(name)
        return self.words[f"{facts[fact]}_{form}"]


@cache
def phrase_book(system: str) -> PhraseBook:
    """The phrases of a system, an empty book if it has none; ``PhraseError`` if the file is broken."""
    path = paths.resources() / "phrases" / f"{system}.toml"
    return read_phrases(path) if path.is_file() else PhraseBook()


def phrases_in(language: str, system: str) -> PhraseBook:
    """The phrases of a system in a language, English where there are none in it."""
    own = phrase_book(f"{system}.{language}")
    return own if own.cases else phrase_book(system)


def read_phrases(path: Path) -> PhraseBook:
    """The phrases written in a file; ``PhraseError`` says what is wrong and where."""
    try:
        tables: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise PhraseError(f"{path.name} is not TOML: {error}.") from error
    telling = tables.pop("telling", {})
    words = tables.pop("words", {})
    try:
        cases = {event: tuple(_case(case) for case in cases) for event, cases in tables.items()}
        begins = telling.get("new_line", "")
        new_line = begins if isinstance(begins, str) else ""
        begins_line = () if new_line else tuple(_line_begun(line) for line in begins)
        clock, seconds = telling.get("clock", ""), int(telling.get("seconds", 1))
        edge, corners = (tuple(telling.get(key, "").split()) for key in ("edge", "corners"))
        forms = tuple(telling.get("forms", ()))
        return PhraseBook(cases, dict(words), new_line, begins_line, clock, seconds, forms, edge, corners)
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise PhraseError(f"{path.name} holds a case that cannot be told: {error}.") from error


def _case(case: dict[str, Any]) -> Case:
    strange = set(case) - _CASE_KEYS
    if strange:
        raise ValueError(f"unknown keys {', '.join(sorted(strange))}")
    tone, one_in = case.get("tone", ""), case.get("one_in", 1)
    if tone not in ("", "loud") or not isinstance(one_in, int) or one_in < 1:
        raise ValueError(f"tone {excerpt(tone)}, one_in {excerpt(one_in)}")
    when = tuple((name, _test(wanted)) for name, wanted in case.get("when", {}).items())
    lengths = tuple(Length(name) for name in case["in"]) if "in" in case else _LONG
    return Case(when, tuple(map(str, case["say"])), one_in, tone == "loud", lengths)


def _line_begun(line: dict[str, Any]) -> tuple[str, Case]:
    return str(line["event"]), _case({"when": line.get("when", {}), "say": ()})


def _test(wanted: Any) -> Compared | SameAs | OneOf:
    if isinstance(wanted, list):
        return OneOf(tuple(wanted))
    if not isinstance(wanted, str):
        return OneOf((wanted,))
    number = _NUMBER_TEST.fullmatch(wanted)
    if number:
        return Compared(Comparison(number[1]), int(number[2]))
    if wanted.startswith(("@", "!@")):
        return SameAs(wanted.lstrip("!")[1:], same=wanted[0] == "@")
    return OneOf((wanted,))
