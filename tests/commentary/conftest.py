"""Bouts to be told, and a narrator that says every sentence it could have said."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

import pytest

from ringside_manager.bout import Abilities, SeededChance, Setup, registry, simulate
from ringside_manager.bout.corner import UniformController
from ringside_manager.bout.events import Event
from ringside_manager.commentary import Narrator
from ringside_manager.commentary.phrases import Case, Length, Says, Spoken, Wording, fill

ENGINE = registry.get("ringside")


class Restless:
    """Any option with equal chance, every tactic too; one in three always throws the same punch."""

    def __init__(self, seed: int) -> None:
        self._pick = SeededChance(seed).pick
        self._favourite = seed if seed % 3 == 0 else None

    def choose(self, request: Any, _view: Any) -> Any:
        if self._favourite is not None and request.kind == "thrown":
            return request.options[self._favourite % len(request.options)]
        return self._pick(request.options)


class Rehearsal(Wording):
    """Fills every sentence of every case that is told, the first thirty times, and keeps them."""

    def __init__(self) -> None:
        super().__init__(SeededChance(1))
        self.cases: Counter[int] = Counter()
        self.sentences: list[str] = []

    def sentence(self, case: Case, values: Spoken, says: Says) -> str:
        self.cases[id(case)] += 1
        if self.cases[id(case)] <= 30:
            self.sentences += [fill(phrase, values) for phrase in case.say]
        return super().sentence(case, values, says)


class Bouts:
    """Bouts between two boxers made for a purpose."""

    @staticmethod
    def setup(seed: int, rounds: int = 4, red: str = "Joe Frazier", blue: str = "Max Schmeling") -> Setup:
        """Two boxers who are strong or weak, fresh or easily tired, as the seed has it."""
        one, two, three, four, five, six = ((3, 0, 2, 5, 9, 4)[(seed + place) % 6] for place in range(6))
        abilities = Abilities(48, one, two, three, four, five, six, counterpunch=45, endurance=seed % 48)
        in_red, in_blue = (ENGINE.card_from_abilities(name, abilities) for name in (red, blue))
        scoring = ("rounds", "ten_must", "five_must")[seed % 3]
        return Setup(
            ENGINE,
            in_red,
            in_blue,
            ENGINE.info.terms(rounds, {"saved_by_bell": seed % 2 == 0, "scoring": scoring}),
        )

    @staticmethod
    def fought(setup: Setup, seed: int, *, plain: bool = False) -> list[Event]:
        """Everything that happened; ``plain`` corners use no tactics."""
        events: list[Event] = []
        red, blue = (
            UniformController(SeededChance(seed + side)) if plain else Restless(seed + side)
            for side in (0, 99)
        )
        simulate(setup, seed, red, blue, events.append)
        return events


@pytest.fixture(scope="session")
def bouts() -> Bouts:
    return Bouts()


@pytest.fixture(scope="session")
def rehearse() -> Callable[..., Rehearsal]:
    """Tell a bout and get back all that could have been said."""

    def rehearsed(
        setup: Setup, events: Iterable[Event], language: str, length: Length, *, scores: bool = True
    ) -> Rehearsal:
        rehearsal, heard = Rehearsal(), list(events)
        narrator = Narrator(setup, len(heard), language, length, scores=scores)
        narrator._wording = rehearsal
        for event in heard:
            narrator.hear(event)
        return rehearsal

    return rehearsed
