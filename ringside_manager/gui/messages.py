"""What the rooms below the window say, in the window's language: refusals, errors and findings.

They are English sentences with values put in.  Here each is known again by its pattern in
``resources/translations/messages_<language>.toml`` and told in that language with the same values; a sentence
nobody translated is shown as it is.  In English nothing is looked up and no file read.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from itertools import islice
from pathlib import Path

from ringside_manager.errors import RingsideError
from ringside_manager.files import refusal
from ringside_manager.language import LANGUAGE
from ringside_manager.paths import resources

_TOKEN = re.compile(r"\{\{|\}\}|\{(?P<blank>[a-z_]\w*)\}")
_RULE = re.compile(r"(?P<said>.*\S) (?P<rule>\([A-Z]{1,2}\d+\))", re.DOTALL)
_ENDS = re.compile(r"(?<=[.?!)]) +")
_WORDS = "words"
_RETOLD = frozenset({"allowed", "brought", "challenger", "door", "due", "error", "fault", "faults", "holder", "host",
                     "is_there", "kind", "message", "names", "objection", "reason", "title", "value", "what", "words"})  # fmt: skip
"""Blanks that hold more words of the program; all others hold names, numbers and what somebody typed."""
_DEPTH = 4
"""How deep a message is looked for within a message."""
_FITS = 3
"""How many patterns that fit are weighed against each other, the heaviest first."""
_PLACES = 5
"""How many places a text is taken apart at, the first ones."""
_LONGEST = 5_000
"""Longer texts, in characters, are a file's own and not looked up."""


@dataclass(frozen=True, slots=True)
class Told:
    """An error as the window tells it; ``title`` heads a box of its own, ``next_step`` may be empty."""

    title: str
    text: str
    next_step: str

    @property
    def whole(self) -> str:
        """What happened and what to do about it, on one line."""
        return f"{self.text} {self.next_step}".strip()


def told(error: BaseException) -> Told:
    """An error in the window's language; one that is not of ours keeps the words of whoever raised it.

    What the operating system reports of a file has the same words here as everywhere.
    """
    if isinstance(error, OSError) and isinstance(error.filename, str):
        error = refusal(Path(error.filename), error)
    if not isinstance(error, RingsideError):
        return Told("", translated(str(error)), "")
    return Told(translated(error.title), translated(str(error)), translated(error.next_step))


def translated(text: str) -> str:
    """A text of the rooms below in the window's language; as it is if it is not known."""
    return text if LANGUAGE.code == "en" or not text else _translated(LANGUAGE.code, text)


@lru_cache(maxsize=2_000)
def _translated(language: str, text: str) -> str:
    return _catalogue(language).say(text) if len(text) <= _LONGEST else text


@dataclass(frozen=True)
class Pattern:
    """A sentence with blanks and how it is told; ``texts`` stand before, between and after the ``blanks``."""

    texts: tuple[str, ...]
    blanks: tuple[str, ...]
    said: str

    @classmethod
    def of(cls, english: str, said: str) -> Pattern:
        """The pattern as the file has it: ``{name}`` is a blank, ``{{`` and ``}}`` are braces."""
        texts, blanks = [""], []
        for text, blank in _tokens(english):
            texts[-1] += text
            if blank:
                blanks.append(blank)
                texts.append("")
        return cls(tuple(texts), tuple(blanks), said)

    @cached_property
    def weight(self) -> int:
        """How much of the sentence is its own: of two patterns that fit, the heavier is meant."""
        return sum(map(len, self.texts))

    @cached_property
    def mark(self) -> str:
        """The longest text in it, to look for first."""
        return max(self.texts, key=len)

    def values(self, text: str) -> dict[str, str] | None:
        """What stands in the blanks, each as short as can be; ``None`` if the text is another sentence."""
        first, *between, last = self.texts if self.blanks else (*self.texts, "")
        if not self.blanks:
            return {} if text == first else None
        if self.mark not in text or not text.startswith(first) or not text.endswith(last):
            return None
        found, at, end = [], len(first), len(text) - len(last)
        for part in between:
            here = text.find(part, at, end) if at <= end else -1
            if here < 0:
                return None
            found.append(text[at:here])
            at = here + len(part)
        return dict(zip(self.blanks, [*found, text[at:end]], strict=True)) if at <= end else None

    def fill(self, values: Mapping[str, str]) -> str:
        """The sentence as it is told, with what stands in the blanks."""
        return "".join(text + values.get(blank, "") for text, blank in _tokens(self.said))


@dataclass(frozen=True, slots=True)
class Saying:
    """A text told anew, and how much of it was known."""

    weight: int
    text: str


class Catalogue:
    """The patterns and words of one language."""

    def __init__(self, tables: Mapping[str, Mapping[str, str]]) -> None:
        self._words = dict(tables.get(_WORDS, {}))
        made = (
            Pattern.of(english, said)
            for name, table in tables.items()
            if name != _WORDS
            for english, said in table.items()
            if said
        )
        self._patterns: Sequence[Pattern] = sorted(made, key=lambda made: -made.weight)

    def say(self, text: str) -> str:
        """A text told anew, line by line or whole; what is not known stays."""
        first, *more = text.split("\n")
        if more and self._known(first, 0) is None:
            whole = self._known(text, 0)
            if whole is not None:
                return whole.text
        return "\n".join(map(self._line, (first, *more)))

    def _line(self, text: str) -> str:
        bare = text.strip()
        return text.replace(bare, self._headed(bare, 0).text, 1) if bare else text

    def _known(self, text: str, depth: int) -> Saying | None:
        """The text as one or several sentences of ours."""
        if depth > _DEPTH or not text:
            return None
        found = [found for found in (self._sentence(text, depth), self._several(text, depth)) if found]
        ruled = _RULE.fullmatch(text)
        if ruled is not None and (said := self._known(ruled["said"], depth + 1)) is not None:
            found.append(Saying(said.weight + len(ruled["rule"]), f"{said.text} {ruled['rule']}"))
        return max(found, key=lambda saying: saying.weight, default=None)

    def _sentence(self, text: str, depth: int) -> Saying | None:
        """The text as the sentence of which most is known, counting what stands in its blanks."""
        fits = (
            (pattern, values) for pattern in self._patterns if (values := pattern.values(text)) is not None
        )
        found = (self._filled(pattern, values, depth) for pattern, values in islice(fits, _FITS))
        return max(found, key=lambda saying: saying.weight, default=None)

    def _filled(self, pattern: Pattern, values: Mapping[str, str], depth: int) -> Saying:
        retold = {name: self._value(name, value, depth) for name, value in values.items()}
        weight = pattern.weight + sum(value.weight for value in retold.values())
        return Saying(weight, pattern.fill({name: value.text for name, value in retold.items()}))

    def _several(self, text: str, depth: int) -> Saying | None:
        """The first sentence and what follows it, if both are known."""
        for end in islice(_ENDS.finditer(text), _PLACES):
            first = self._first(text[: end.start()], depth + 1)
            rest = self._known(text[end.end() :], depth + 1) if first is not None else None
            if first is not None and rest is not None:
                return Saying(first.weight + rest.weight, first.text + end[0] + rest.text)
        return None

    def _first(self, text: str, depth: int) -> Saying | None:
        ruled = _RULE.fullmatch(text)
        said = self._sentence(text if ruled is None else ruled["said"], depth)
        return said if said is None or ruled is None else Saying(said.weight, f"{said.text} {ruled['rule']}")

    def _value(self, blank: str, value: str, depth: int) -> Saying:
        if blank.rstrip("0123456789") not in _RETOLD:
            return Saying(0, value)
        if value in self._words:
            return Saying(len(value), self._words[value])
        return self._headed(value, depth + 1)

    def _headed(self, text: str, depth: int) -> Saying:
        """A sentence, or one after a name or place such as a column: only the sentence is told anew."""
        known = self._known(text, depth)
        places = islice(re.finditer(": ", text), _PLACES) if known is None and depth <= _DEPTH else ()
        for colon in places:
            known = self._known(text[colon.end() :], depth + 1)
            if known is not None:
                return Saying(known.weight, text[: colon.end()] + known.text)
        return Saying(0, text) if known is None else known


def _tokens(pattern: str) -> Iterator[tuple[str, str]]:
    """Text and the blank after it, which is empty where there is none."""
    at = 0
    for token in _TOKEN.finditer(pattern):
        brace = "" if token["blank"] else token[0][0]
        yield pattern[at : token.start()] + brace, token["blank"] or ""
        at = token.end()
    yield pattern[at:], ""


@cache
def _catalogue(language: str) -> Catalogue:
    """The catalogue of a language; an empty one if its file is missing or broken."""
    file = resources() / "translations" / f"messages_{language}.toml"
    try:
        return Catalogue(tomllib.loads(file.read_text(encoding="utf-8")))
    except (OSError, ValueError, AttributeError):
        return Catalogue({})
