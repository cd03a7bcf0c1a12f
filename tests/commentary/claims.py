"""What words claim: of each language, which events have to have happened for them to be true."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Happened = Callable[[Any], bool]


@dataclass(frozen=True)
class Spelt:
    """The numbers of a language as words; ``one`` is left out, for it is more often no number."""

    words: dict[str, int]

    @cached_property
    def pattern(self) -> str:
        longest_first = sorted(self.words, key=len, reverse=True)
        return rf"(\d+|{'|'.join(longest_first)})"

    def value(self, word: str) -> int:
        return int(word) if word.isdecimal() else self.words[word.lower()]


def _both_cases(words: dict[str, int]) -> dict[str, int]:
    return words | {word.capitalize(): number for word, number in words.items()}


_EN = [
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
    "twenty",
]
_EN_ORDER = [
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
]
_DE = [
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "neun",
    "zehn",
    "elf",
    "zwölf",
    "dreizehn",
    "vierzehn",
    "fünfzehn",
    "sechzehn",
    "siebzehn",
    "achtzehn",
    "neunzehn",
    "zwanzig",
]
_DE_ORDER = [
    "zweite",
    "dritte",
    "vierte",
    "fünfte",
    "sechste",
    "siebte",
    "achte",
    "neunte",
    "zehnte",
    "elfte",
    "zwölfte",
    "dreizehnte",
    "vierzehnte",
    "fünfzehnte",
    "sechzehnte",
    "siebzehnte",
    "achtzehnte",
    "neunzehnte",
    "zwanzigste",
]


NUMBERS = {
    "en": Spelt(
        _both_cases(
            {word: place + 2 for place, word in enumerate(_EN)}
            | {word: place + 2 for place, word in enumerate(_EN_ORDER)}
        )
    ),
    "de": Spelt(
        _both_cases(
            {word: place + 2 for place, word in enumerate(_DE)}
            | {word + end: place + 2 for place, word in enumerate(_DE_ORDER) for end in ("", "r", "n")}
        )
    ),
}


@dataclass(frozen=True)
class Claims:
    """The claims of a language."""

    round: str
    words: tuple[tuple[str, Happened], ...]
    punches: dict[str, str]
    people: tuple[tuple[str, str, str], ...]
    """Words with NAME, the event they tell and its fact that names him."""
    numbers: tuple[tuple[str, str], ...]
    """Words with NUMBER, and what it can be a number of."""
    idioms: str


def down(seen: Any) -> bool:
    return bool(seen.has("knocked_down"))


def up(seen: Any) -> bool:
    return bool(seen.has("counted"))


def out(seen: Any) -> bool:
    return bool(seen.has("counted_out"))


def tactic(name: str) -> Happened:
    return lambda seen: any(used == name for _, used in seen.tactics)


def given_up(name: str) -> Happened:
    """The tactic was used before in the round, and is not used now."""
    return lambda seen: any(used == name for _, used in seen.given_up)


def event(name: str) -> Happened:
    return lambda seen: bool(seen.has(name))


def ended(*methods: str) -> Happened:
    return lambda seen: any(told.get("method") in methods for told in seen.events)


def misread(seen: Any) -> bool:
    return any(
        told["event"] == "punch_landed" and told["thrown"] != told["anticipated"] for told in seen.events
    )


def read(seen: Any) -> bool:
    return any(
        told["event"] == "punch_landed" and told["thrown"] == told["anticipated"] for told in seen.events
    )


def pinned(seen: Any) -> bool:
    return bool(seen.trapped)
