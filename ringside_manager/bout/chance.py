"""Dice as an argument: seeded, recorded, scripted by a test, or every outcome in turn.

All of them stand on ``random.Random(seed).random()`` alone, the one stream Python promises to
keep across its versions.
"""

from __future__ import annotations

import hashlib
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import cache
from math import floor
from typing import TypeVar

T = TypeVar("T")


class Chance(ABC):
    """A source of independent dice (R3)."""

    __slots__ = ()

    @abstractmethod
    def roll(self, sides: int, purpose: str = "") -> int:
        """A uniform whole number from 1 to ``sides``; ``purpose`` says what the die decides."""

    def pick(self, options: Sequence[T]) -> T:
        """One of ``options``, each equally likely; ``IndexError`` if there is none."""
        return options[self.roll(len(options), "pick") - 1]

    def draw(self, pile: list[T], purpose: str = "") -> T:
        """One of ``pile``, each equally likely, taken out of it; ``IndexError`` if there is none."""
        return pile.pop(self.roll(len(pile), purpose) - 1)

    def total(self, dice: int, sides: int, purpose: str = "") -> int:
        """The sum of so many dice, two at least."""
        return sum([self.roll(sides, purpose) for _ in range(dice)])

    def successes(self, dice: int, sides: int, least: int, purpose: str = "") -> int:
        """How many of so many dice show ``least`` or more."""
        return sum([self.roll(sides, purpose) >= least for _ in range(dice)])

    def share(self) -> float:
        """A number from 0 up to but not including 1, in steps of one in 2^24."""
        return (self.roll(1 << 24, "share") - 1) / (1 << 24)

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """``items`` in an order drawn at random (Fisher-Yates, from the last place down)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            drawn = self.roll(last + 1, "shuffle") - 1
            order[last], order[drawn] = order[drawn], order[last]
        return order


class SeededChance(Chance):
    """The dice of a seed: the same seed gives the same rolls on every machine.

    ``floor`` takes two thirds of the time of ``int``, and most of a bout is dice.
    """

    __slots__ = ("_random", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self._random: Callable[[], float] | None = None

    def _begun(self) -> Callable[[], float]:
        """Set up the generator when the first die is thrown: that takes longer than to throw thirty.

        To ask for it costs next to nothing; ``__getattr__`` would slow down every look-up in the class.
        """
        self._random = random.Random(self.seed).random
        return self._random

    def roll(self, sides: int, purpose: str = "") -> int:
        drawn = self._random or self._begun()
        return floor(drawn() * sides) + 1

    def pick(self, options: Sequence[T]) -> T:
        drawn = self._random or self._begun()
        return options[floor(drawn() * len(options))]

    def draw(self, pile: list[T], purpose: str = "") -> T:
        drawn = self._random or self._begun()
        return pile.pop(floor(drawn() * len(pile)))

    def total(self, dice: int, sides: int, purpose: str = "") -> int:
        drawn = self._random or self._begun()
        found = floor(drawn() * sides) + floor(drawn() * sides) + 2
        for _ in range(2, dice):
            found += floor(drawn() * sides) + 1
        return found

    def successes(self, dice: int, sides: int, least: int, purpose: str = "") -> int:
        drawn, bar, found = self._random or self._begun(), _bar(sides, least), 0
        for _ in range(dice):
            if drawn() >= bar:
                found += 1
        return found


@cache
def _bar(sides: int, least: int) -> float:
    """The smallest number ``random.Random.random`` can give for which a die of ``sides`` shows ``least`` or more."""
    low, high = 0, 1 << 53
    while low < high:
        middle = (low + high) // 2
        if middle / (1 << 53) * sides >= least - 1:
            high = middle
        else:
            low = middle + 1
    return low / (1 << 53)


class RecordingChance(Chance):
    """Passes another chance's rolls on and keeps them in ``rolls``."""

    def __init__(self, inner: Chance) -> None:
        self.rolls: list[int] = []
        self._inner = inner

    def roll(self, sides: int, purpose: str = "") -> int:
        rolled = self._inner.roll(sides, purpose)
        self.rolls.append(rolled)
        return rolled


class RecordedChance(Chance):
    """Gives recorded rolls again, in order; ``ChanceSpentError`` when they do not fit or run out."""

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = iter(rolls)

    def roll(self, sides: int, purpose: str = "") -> int:
        rolled = next(self._rolls, None)
        if rolled is None:
            raise ChanceSpentError(f"no recorded roll is left for d{sides} ({purpose})")
        if not 1 <= rolled <= sides:
            raise ChanceSpentError(f"the recorded roll {rolled} is not on d{sides} ({purpose})")
        return rolled


UNDRAWN = RecordedChance(())
"""The dice of a bout that is only kept or looked at: to throw them is a fault."""


class TableChance(Chance):
    """Dice thrown by people: the rolls entered so far, in order; then ``DieWantedError``.

    ``used`` counts the rolls the rules have taken.
    """

    def __init__(self, rolls: Sequence[int]) -> None:
        self._rolls = rolls
        self.used = 0

    def roll(self, sides: int, purpose: str = "") -> int:
        """The next roll entered; ``DieWantedError`` if there is none, ``ChanceSpentError`` if it does not fit."""
        if self.used == len(self._rolls):
            raise DieWantedError(sides, purpose)
        rolled = self._rolls[self.used]
        if not 1 <= rolled <= sides:
            raise ChanceSpentError(f"the roll {rolled} is not on d{sides} ({purpose})")
        self.used += 1
        return rolled


class DieWantedError(LookupError):
    """The rules ask for a die nobody has thrown yet."""

    def __init__(self, sides: int, purpose: str) -> None:
        super().__init__(f"d{sides} ({purpose})")
        self.sides, self.purpose = sides, purpose


class ScriptedChance(Chance):
    """Plays printed dice: pairs of purpose and roll, each checked against what the rules ask."""

    def __init__(self, script: Sequence[tuple[str, int]]) -> None:
        self._script = list(script)
        self._next = 0

    @property
    def left(self) -> int:
        """How many scripted rolls have not been asked for."""
        return len(self._script) - self._next

    def roll(self, sides: int, purpose: str = "") -> int:
        if not self.left:
            raise ChanceSpentError(f"the script has no roll for d{sides} ({purpose})")
        word, rolled = self._script[self._next]
        if word != purpose or not 1 <= rolled <= sides:
            raise ChanceSpentError(f"the rules ask d{sides} ({purpose}), the script says {word} {rolled}")
        self._next += 1
        return rolled


_FACE = re.compile(r"[0-9]{1,3}")
_PERCENTILE = re.compile(r"([0-9]{1,2})\+([0-9]{1,2})")


def read_face(text: str, sides: int) -> int | None:
    """The face of a die as people write it, ``None`` if the die has no such face (R3).

    ``00`` is 100 on a d100 and ``0`` is 10 on a d10.  A d100 is also read of a ten-sided die for the tens and the last
    digit of a twenty-sided one: ``7+14`` is 74, ``10+20`` is 100.
    """
    said = text.strip()
    if sides == HUNDRED and (pair := _PERCENTILE.fullmatch(said)):
        ten, twenty = map(int, pair.groups())
        return 10 * (ten % 10) + twenty % 10 or HUNDRED if ten <= 10 and 1 <= twenty <= 20 else None
    if (sides, said) in ((HUNDRED, "00"), (10, "0")):
        return sides
    return int(said) if _FACE.fullmatch(said) and 1 <= int(said) <= sides else None


HUNDRED = 100


class ChanceSpentError(LookupError):
    """Recorded or scripted dice do not fit what the rules ask for."""


class ExhaustiveChance(Chance):
    """Walks every outcome of a piece of rules once, like an odometer; see ``exact_odds``."""

    def __init__(self) -> None:
        self._faces: list[int] = []
        self._sides: list[int] = []
        self._next = 0

    def roll(self, sides: int, purpose: str = "") -> int:
        """The face this combination has for the die."""
        if self._next == len(self._faces):
            self._faces.append(1)
            self._sides.append(sides)
        rolled = self._faces[self._next]
        self._next += 1
        return rolled

    @property
    def probability(self) -> Fraction:
        """The exact probability of the rolls given since the last rewind."""
        weight = Fraction(1)
        for sides in self._sides[: self._next]:
            weight /= sides
        return weight

    def rewind(self) -> bool:
        """Step to the next combination of rolls; false when all have been given."""
        del self._faces[self._next :], self._sides[self._next :]
        while self._faces and self._faces[-1] == self._sides[-1]:
            self._faces.pop()
            self._sides.pop()
        self._next = 0
        if not self._faces:
            return False
        self._faces[-1] += 1
        return True


def exact_odds(step: Callable[[Chance], T]) -> dict[T, Fraction]:
    """The exact distribution of ``step``, a function of dice alone with a hashable result."""
    chance, odds = ExhaustiveChance(), dict[T, Fraction]()
    while True:
        result = step(chance)
        odds[result] = odds.get(result, Fraction(0)) + chance.probability
        if not chance.rewind():
            return odds


def derive_seed(seed: int, *labels: int | str) -> int:
    """A seed of its own for each purpose named by ``labels``; 63 bits, the same everywhere."""
    return int.from_bytes(hashlib.sha256(seed_text(seed, *labels).encode()).digest()[:8], "big") >> 1


def seed_text(*labels: int | str) -> str:
    """What a seed is derived from: the first seed and the words for its purpose."""
    return "/".join(map(str, labels))
