"""What a panel promises is what the rules then hold the dice against (R20, R23, R31, R38, R60)."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import Bout, SeededChance, registry
from ringside_manager.bout.corner import Comparison, Request
from ringside_manager.bout.view import OptionEffect
from ringside_manager.engines.ringside.state import Counter, Rush
from ringside_manager.engines.ringside.tables import HOOKS, Tactic
from tests.engines import contract
from tests.slow import rest_slow

ENGINE = registry.get("ringside")


def measure(effect: OptionEffect, name: str) -> int | None:
    return next((m.value for m in effect.measures if m.name == name), None)


class Clerk:
    """Plays a bout with dice of his own and holds every promise against what the rules do."""

    def __init__(self, seed: int) -> None:
        self.bout = Bout(contract.random_setup(ENGINE, seed), 0, dice=())
        self.chance = SeededChance(seed)
        self.needs: int | None = None
        self.counter_needs: int | None = None
        self.kept = 0

    def effect(self, request: Request[Any], option: Any) -> OptionEffect:
        view = self.bout.view(request.corner)
        return ENGINE.outlook(view, request).effects[request.options.index(option)]

    def play(self) -> None:
        while self.bout.outcome is None:
            if self.bout.wanted is not None:
                self.throw()
            elif len(self.bout.pending) == 2:
                self.punch()
            else:
                self.decide(self.bout.pending[0])

    def throw(self) -> None:
        die = self.bout.wanted
        assert die is not None
        if die.purpose == "hit":
            promised = self.counter_needs if self.counter_needs is not None else self.needs
            if promised is not None:
                assert (die.comparison, die.bound) == (Comparison.MORE, promised)
                self.kept += 1
            self.needs = self.counter_needs = None
        self.bout.enter(self.chance.roll(die.sides, die.purpose))

    def decide(self, request: Request[Any]) -> None:
        option = self.chance.pick(request.options)
        effect = self.effect(request, option)
        self.bout.answer(request, option)
        if request.kind == "tactic" and isinstance(option, Tactic):
            self.needs = measure(effect, "needs")
        elif request.kind == "rush":
            assert isinstance(option, Rush)
            if self.needs is not None and option is Rush.HOLD:
                assert measure(effect, "needs") == self.needs
            self.needs = measure(effect, "needs")
        elif request.kind == "counter" and option is Counter.TRY:
            die = self.bout.wanted
            assert die is not None
            found = die.purpose, die.comparison, die.bound
            assert found == ("cp", Comparison.AT_MOST, measure(effect, "counter_at"))
            assert die.corner is request.corner
            self.counter_needs = measure(effect, "needs")
            rolled = self.chance.roll(100)
            self.bout.enter(rolled)
            if rolled > die.bound:
                self.counter_needs = None

    def punch(self) -> None:
        throwing, guessing = self.bout.pending
        thrown, guess = self.chance.pick(throwing.options), self.chance.pick(guessing.options)
        clinched = any("clinch" in side.marks for side in self.bout.scene.sides)
        made = self.effect(throwing, thrown).against[guessing.options.index(guess)]
        taken = self.effect(guessing, guess).against[throwing.options.index(thrown)]
        assert made == taken
        down = measure(self.effect(throwing, thrown), "down")
        seen = len(self.bout.events)
        self.bout.answer(throwing, thrown)
        self.bout.answer(guessing, guess)
        landed = [e.as_dict() for e in self.bout.events[seen:] if e.name == "punch_landed"]
        if clinched and thrown in HOOKS:
            assert not landed
            return
        assert landed[0]["damage"] == made
        die = self.bout.wanted
        if (
            die is not None
            and die.purpose == "down"
            and made == max(self.effect_row(throwing, thrown, landed))
        ):
            assert die.bound == down
            self.kept += 1

    def effect_row(
        self, request: Request[Any], thrown: Any, landed: list[dict[str, object]]
    ) -> tuple[int, ...]:
        chart = next(
            c for c in ENGINE.charts(self.bout.setup.red, self.bout.setup.blue) if c.corner is request.corner
        )
        return chart.cells[request.options.index(thrown)]


@pytest.mark.parametrize("seed", rest_slow(range(8), 3))
def test_every_promise_of_a_panel_is_kept_by_the_rules(seed: int) -> None:
    clerk = Clerk(seed)
    clerk.play()
    assert clerk.kept > 5
