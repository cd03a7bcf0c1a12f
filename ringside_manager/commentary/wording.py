"""Which of several sentences is said, so that a telling does not repeat itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.commentary.phrases import Case, Facts, PhraseBook
from ringside_manager.commentary.sentences import fill

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
            corner = Corner(whose)
            return self._called[corner.opponent if name in _OTHER else corner]
        if name in (corner.value for corner in CORNERS):
            return self._called[Corner(name)]
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
