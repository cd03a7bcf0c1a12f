"""Finding what somebody means by a name: case and accents aside, and a part will do if it is unique."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from difflib import SequenceMatcher
from typing import TypeVar

from ringside_manager.errors import RingsideError, UnknownNameError, excerpt
from ringside_manager.language import joined, later, say, word
from ringside_manager.text_safety import match_key

T = TypeVar("T")

_LIKE_ENOUGH = 0.6
_MOST_TOLD = 8


class AmbiguousNameError(RingsideError):
    """A name that could mean several; carries them all in ``candidates``."""

    title = later("Ambiguous name")

    def __init__(self, what: str, name: str, candidates: Sequence[str]) -> None:
        self.candidates = tuple(candidates)
        text = ", ".join(self.candidates[:_MOST_TOLD])
        more = len(self.candidates) - _MOST_TOLD
        rest = say(" and {more} more", more=more) if more > 0 else ""
        super().__init__(
            say(
                "{name} could be any {what} of these: {told}{rest}.",
                name=excerpt(name),
                what=word(what),
                told=text,
                rest=rest,
            ),
            next_step=say("Give more of the name."),
        )


class NobodyOfThatNameError(UnknownNameError):
    """Nothing has that name or a part of it; ``matches`` are the closest by any of their words."""

    def __init__(self, what: str, name: str, names: Iterable[str]) -> None:
        near = close_names(name, names)
        super().__init__(what, name, ())
        self.matches = near
        if near:
            self.args = (
                joined("", (self.message, say(" Did you mean {matches}?", matches=_alternatives(near)))),
            )


def find(what: str, wanted: str, things: Iterable[T], name_of: Callable[[T], str]) -> T:
    """The one of ``things`` meant by ``wanted``.

    Tried in this order, each only if nothing fitted before: the whole name, whole words of it, the
    beginning of a word, any part.  Raises ``AmbiguousNameError`` or ``UnknownNameError`` with close matches.
    """
    known = list(things)
    key = match_key(wanted)
    if key:
        keyed = [(match_key(name_of(thing)), thing) for thing in known]
        for fits in (_is, _has_words, _has_beginning, _has_part):
            found = [thing for name, thing in keyed if fits(name, key)]
            if len(found) == 1:
                return found[0]
            if found:
                raise AmbiguousNameError(what, wanted, [name_of(thing) for thing in found])
    raise NobodyOfThatNameError(what, wanted, map(name_of, known))


def close_names(wanted: str, names: Iterable[str]) -> tuple[str, ...]:
    """Up to three names that look like ``wanted``, as a whole or by one of their words, best first."""
    key = match_key(wanted)
    scored = [(_likeness(key, match_key(name)), name) for name in names]
    likely = sorted((pair for pair in scored if pair[0] >= _LIKE_ENOUGH), key=lambda pair: -pair[0])
    return tuple(name for _, name in likely[:3])


def _is(name: str, key: str) -> bool:
    return name == key


def _has_words(name: str, key: str) -> bool:
    return f" {key} " in f" {name} "


def _has_beginning(name: str, key: str) -> bool:
    return f" {key}" in f" {name}"


def _has_part(name: str, key: str) -> bool:
    return key in name


def _likeness(key: str, name: str) -> float:
    return max(SequenceMatcher(None, key, part).ratio() for part in (name, *name.split()))


def _alternatives(names: Sequence[str]) -> str:
    return " or ".join([", ".join(names[:-1]), names[-1]] if len(names) > 1 else names)
