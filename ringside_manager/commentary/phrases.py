"""The phrase files: which sentences an event can be told with, under which facts, and how their blanks are filled."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from functools import cache
from pathlib import Path
from typing import Any, Protocol

from ringside_manager import paths
from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, Comparison, Corner
from ringside_manager.errors import FileError, excerpt
from ringside_manager.language import later

# How much a commentator says of a bout


class Length(Enum):
    """The three lengths a bout can be told in, the shortest first."""

    TICKER = "ticker"
    """A short line for what matters, and silence otherwise."""
    STANDARD = "standard"
    """A line for each turn."""
    RADIO = "radio"
    """Everything, for somebody who cannot see it."""


# Filling a phrase with names and facts


_BLANK = re.compile(r"\{(?P<article>[Aa] )?(?P<name>\w+)(?P<owner>'s)?(?P<spelt> in words| in order)?\}")
_NUMBERS = (
    "nought", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_ORDINALS = (
    "", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh",
    "twelfth", "thirteenth", "fourteenth", "fifteenth", "sixteenth", "seventeenth", "eighteenth", "nineteenth",
    "twentieth",
)  # fmt: skip
_ENDINGS = {"1": "st", "2": "nd", "3": "rd"}


class Values(Protocol):
    """What the blanks of a phrase are filled from; ``KeyError`` for a name it does not hold."""

    def __getitem__(self, name: str, /) -> str:
        """The text of a blank."""
        ...  # pragma: no cover


def fill(phrase: str, values: Values) -> str:
    """``phrase`` with its blanks filled from ``values``, which are inserted as they are.

    ``KeyError`` names a blank without a value; ``resources/phrases/README.md`` says what a blank can be.
    """
    return _BLANK.sub(lambda blank: _filled(blank, values), phrase)


def blanks(phrase: str) -> tuple[str, ...]:
    """The values a phrase needs, in the order it names them."""
    return tuple(_key(blank["name"]) for blank in _BLANK.finditer(phrase))


def _key(name: str) -> str:
    return name[0].lower() + name[1:]


def _filled(blank: re.Match[str], values: Values) -> str:
    value = values[_key(blank["name"])]
    if blank["spelt"]:
        value = in_words(value) if blank["spelt"] == " in words" else in_order(value)
    if blank["owner"]:
        value += "'" if value.endswith("s") else "'s"
    if blank["article"]:
        value = f"{'an' if value[:1].lower() in 'aeiou' else 'a'} {value}"
    capital = (blank["article"] or blank["name"])[0].isupper()
    return value[:1].upper() + value[1:] if capital else value


def in_words(number: str) -> str:
    """A whole number of at most twenty as a word; anything else as it is."""
    return _NUMBERS[int(number)] if number.isdecimal() and int(number) < len(_NUMBERS) else number


def in_order(number: str) -> str:
    """A whole number as the place in a row: ``third``, ``21st``; anything else as it is."""
    if not number.isdecimal():
        return number
    if 0 < int(number) < len(_ORDINALS):
        return _ORDINALS[int(number)]
    teen = number[-2:-1] == "1"
    return number + ("th" if teen else _ENDINGS.get(number[-1], "th"))


# The phrase files: which sentences an event can be told with, and under which facts


Fact = str | int | None
Facts = Mapping[str, Fact]

_NUMBER_TEST = re.compile(r"(<=|>=|!=|<|>|=)\s*(-?\d+)")
_CASE_KEYS = frozenset({"when", "say", "one_in", "tone", "in"})
_LONG = (Length.STANDARD, Length.RADIO)
"""Where a case is told that does not say."""
COMMON = "common"


class PhraseError(FileError):
    """A phrase file that cannot be told from; names the file and the event."""

    title = later("Phrases not accepted")


Wanted = str | int | tuple[str | int, ...]
"""What a fact has to be: ``>=3``, ``@other`` (the same as that fact), ``!@other``, a value, or one of several."""


_Test = Callable[[Fact, Facts], bool]


@dataclass(frozen=True, slots=True)
class Case:
    """Sentences for an event under some facts; told one time in ``one_in``, in some of the lengths."""

    when: tuple[tuple[str, Wanted], ...]
    say: tuple[str, ...]
    one_in: int = 1
    loud: bool = False
    lengths: tuple[Length, ...] = _LONG
    _tests: tuple[tuple[str, _Test], ...] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "_tests", tuple((name, _test(wanted)) for name, wanted in self.when))

    def fits(self, facts: Facts) -> bool:
        """Whether every fact is as it should be; a fact the event does not hold never is."""
        for name, test in self._tests:  # noqa: SIM110 - asked a hundred times for each line, ``all`` takes twice the time
            if name not in facts or not test(facts[name], facts):
                return False
        return True


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
            if case.fits(facts) and (length is None or length in case.lengths):
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
    when = tuple(
        (name, tuple(wanted) if isinstance(wanted, list) else wanted)
        for name, wanted in case.get("when", {}).items()
    )
    lengths = tuple(Length(name) for name in case["in"]) if "in" in case else _LONG
    return Case(when, tuple(map(str, case["say"])), one_in, tone == "loud", lengths)


def _line_begun(line: dict[str, Any]) -> tuple[str, Case]:
    return str(line["event"]), _case({"when": line.get("when", {}), "say": ()})


@cache
def _test(wanted: Wanted) -> _Test:
    """Whether a fact is as it should be, of the fact and all facts; the empty text stands for nothing."""
    if isinstance(wanted, str) and (number := _NUMBER_TEST.fullmatch(wanted)):
        holds, bound = Comparison(number[1]).test, int(number[2])
        return lambda value, _facts: isinstance(value, int) and holds(value, bound)
    if isinstance(wanted, str) and wanted.startswith(("@", "!@")):
        other, same = wanted.lstrip("!")[1:], wanted[0] == "@"
        return lambda value, facts: other in facts and (value == facts[other]) == same
    values = wanted if isinstance(wanted, tuple) else (wanted,)
    return lambda value, _facts: ("" if value is None else value) in values


# Choosing among several sentences, so that a telling does not repeat itself


_NAMED = {
    "me": "corner",
    "them": "corner",
    "winner": "winner",
    "loser": "winner",
    "leader": "leader",
    "trailer": "leader",
}
"""Names a sentence can hold, and the fact that says whose they are."""
_OTHER = frozenset({"them", "loser", "trailer"})
_CORNERS = {corner.value: corner for corner in CORNERS}


class Says(Protocol):
    """What has been said before, as far as it must not be said again."""

    def stale(self, sentence: str) -> bool:
        """Whether the sentence was said just now."""
        ...  # pragma: no cover

    def tiresome(self, sentence: str) -> bool:
        """Whether saying it would be the third time running."""
        ...  # pragma: no cover


class Spoken:
    """The blanks of a sentence: names, and facts as they are spoken."""

    def __init__(self, book: PhraseBook, facts: Facts, called: dict[Corner, str]) -> None:
        self._book, self._facts, self._called = book, facts, called

    def __getitem__(self, name: str, /) -> str:
        """The text of a blank; ``KeyError`` if there is no such name and no such fact."""
        if name in _NAMED and (whose := self._facts.get(_NAMED[name])):
            corner = _CORNERS[str(whose)]
            return self._called[corner.opponent if name in _OTHER else corner]
        if name in _CORNERS:
            return self._called[_CORNERS[name]]
        if name in self._facts:
            return self._book.word(self._facts[name])
        return self._book.declined(name, self._facts)


class Wording:
    """Deals the sentences of a case like cards: none comes again before all have been said."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._left: dict[int, list[str]] = {}
        self._last: dict[int, str] = {}

    def sentence(self, case: Case, values: Spoken, says: Says) -> str:
        """A sentence of the case that is not stale, if there is one; empty if every one of them is tiresome."""
        return self._dealt(case, values, says.stale) or self._dealt(case, values, says.tiresome)

    def _dealt(self, case: Case, values: Spoken, refused: Callable[[str], bool]) -> str:
        left = self._left.get(id(case), [])
        last = self._last.get(id(case))
        rest = [phrase for phrase in case.say if phrase not in left and phrase != last]
        for pack in (left, rest, [last] if last is not None else []):
            for phrase in self._chance.shuffled(pack):
                sentence = fill(phrase, values)
                if not refused(sentence):
                    self._take(case, phrase)
                    return sentence
        return ""

    def _take(self, case: Case, phrase: str) -> None:
        left = self._left.get(id(case)) or [other for other in case.say if other != self._last.get(id(case))]
        self._left[id(case)] = [other for other in left if other != phrase]
        self._last[id(case)] = phrase
