"""Single values of a written card: each reader takes what stands there and notes what is wrong with it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from ringside_manager.bout.card_reading import CardPart, is_whole
from ringside_manager.engines.title_bout.card import NUMBERS, Span
from ringside_manager.errors import close_matches, excerpt


@dataclass(frozen=True, slots=True)
class Part(CardPart):
    """A mapping of a Title Bout card."""

    def two(self, key: str, names: tuple[str, str], allowed: range) -> tuple[int, int]:
        """The two whole numbers under ``key``, which are called ``names``."""
        if not self.holds(key):
            return allowed[0], allowed[0]
        named, written = self.named(key), self.values[key]
        if not isinstance(written, list | tuple) or len(written) != 2:
            first_name, second_name = names
            self.fault(key, f"{named} is {excerpt(written)}, expected [{first_name}, {second_name}]")
            return allowed[0], allowed[0]
        first, second = (
            self.number(key, one, allowed, name) for name, one in zip(names, written, strict=True)
        )
        return first, second

    def one_of(self, key: str, words: Collection[str], fallback: str | None = None) -> str:
        """One of ``words`` under ``key``; ``fallback`` stands in for a missing one."""
        if key not in self.values and fallback is not None:
            return fallback
        written = self.values.get(key)
        if isinstance(written, str) and written in words:
            return written
        if self.holds(key):
            near = close_matches(written, words) if isinstance(written, str) else ()
            named, known = self.named(key), ", ".join(words)
            self.fault(
                key,
                f"{named} is {excerpt(written)}, allowed are {known} (did you mean {near[0]}?)"
                if near
                else f"{named} is {excerpt(written)}, allowed are {known}",
            )
        return next(iter(words))

    def span(self, key: str, written: object, what: str = "") -> Span | None:
        """The first and last number of a range within 1 to 80, written at ``key``; ``None`` stands for no range."""
        if written is None:
            return None
        if isinstance(written, list | tuple) and len(written) == 2:
            first, last = written
            if is_whole(first) and is_whole(last) and 1 <= first <= last <= NUMBERS:
                return first, last
        named = self.named(key, what)
        self.fault(
            key, f"{named} is {excerpt(written)}, expected [first, last] within 1 to {NUMBERS}, or null"
        )
        return None


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers in rising order in few words: ``3, 7-9, 80``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
