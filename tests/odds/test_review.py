"""What decisions cost, what the dice gave, and that both together are the result."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from ringside_manager.bout import BLUE, CORNERS, RED, Bout, Chance, SeededChance, fight, registry
from ringside_manager.bout.chance import RecordingChance
from ringside_manager.bout.corner import Controller, Request, UniformController
from ringside_manager.bout.engine import Setup
from ringside_manager.errors import CancelledError, RecordError
from ringside_manager.odds.review import Effort, Review, review, review_curve
from tests.bout.toy import TOY, ToyCard
from tests.odds.reviewed import LITTLE, expert, record, setup

HOOKS = ("left_hook", "right_hook")


class HooksIntoClinches:
    """An expert, but for one thing: in a clinch he throws hooks, which R76 lets miss."""

    def __init__(self, engine: Any, chance: Chance) -> None:
        self._expert = expert(engine, chance)

    def choose(self, request: Request[Any], view: Any) -> Any:
        if request.kind == "thrown" and (view.me.clinch or view.opponent.clinch):
            return next(option for option in request.options if option.name.lower() in HOOKS)
        return self._expert.choose(request, view)


def plain(engine: Any, chance: Chance) -> Controller:
    return UniformController(chance)


def sum_of(found: Review) -> float:
    red, blue = (found.luck[side] - found.cost[side] - found.given_up[side] for side in (0, 1))
    return found.start + red - blue


UNEVEN = record(12, plain, rounds=3)


@pytest.fixture(scope="module")
def uneven() -> Review:
    return review(UNEVEN, seed=1, effort=Effort(bouts=400, probes=1000, samples=10, again=24, dearest=6))


def test_an_experts_decisions_cost_less_than_a_plain_corners(uneven: Review) -> None:
    cost, error = uneven.cost, uneven.error
    assert cost[BLUE.index] < 2 * error[BLUE.index]
    assert cost[RED.index] > 1.5 * error[RED.index]
    assert cost[RED.index] > cost[BLUE.index]


def test_start_decisions_and_luck_add_up_to_the_result(uneven: Review) -> None:
    assert sum_of(uneven) == pytest.approx(uneven.end)
    assert uneven.end in (0, 0.5, 1)
    assert uneven.swings[0].before == uneven.start
    assert uneven.swings[-1].after == uneven.end


def test_turning_points_are_the_largest_changes(uneven: Review) -> None:
    changes = [abs(swing.after - swing.before) for swing in uneven.turning_points(3)]
    others = [abs(swing.after - swing.before) for swing in uneven.swings]
    assert changes == sorted(others, reverse=True)[:3]


def test_every_choice_with_an_alternative_is_judged(uneven: Review) -> None:
    assert {one.kind for one in uneven.decisions} >= {"tactic", "rush", "thrown", "anticipated", "counter"}
    for one in uneven.decisions:
        assert UNEVEN.choices[one.index] == one.chosen
        assert len(one.options) == len(one.chances) == len(one.errors) > 1
        assert all(0 <= chance <= 1 for chance in one.chances)


def test_a_planted_blunder_is_found() -> None:
    fought = record(10, HooksIntoClinches, rounds=3)
    found = review(fought, seed=2, effort=Effort(bouts=200, probes=500, samples=6, again=60, dearest=6))
    dearest = found.dearest(RED)
    assert dearest[0].kind == "thrown"
    assert dearest[0].options[dearest[0].chosen] in HOOKS
    assert dearest[0].options[dearest[0].best] not in HOOKS
    assert len(found.dearest(BLUE)) <= 1
    assert all(one.is_clear and one.again and one.cost > 3 * one.error for one in dearest)


@pytest.fixture(scope="module")
def little() -> tuple[Review, list[tuple[int, int]]]:
    """A short review, and what was counted meanwhile."""
    told: list[tuple[int, int]] = []

    def go_on(done: int, total: int) -> bool:
        told.append((done, total))
        return True

    return review(record(4), seed=1, effort=LITTLE, progress=go_on), told


def test_the_same_seed_gives_the_same_review_on_any_number_of_processes(little: Any) -> None:
    with ThreadPoolExecutor(2) as pool:
        curve = review_curve(record(4), seed=1, effort=LITTLE, executor=pool)
        assert review(record(4), seed=1, curve=curve) == little[0]


def test_it_stops_when_it_is_told_and_counts_to_its_end(little: Any) -> None:
    told = little[1]
    assert told == sorted(told)
    assert told[-1] == (1000, 1000)
    curve = review_curve(record(4), seed=1, effort=LITTLE)
    with pytest.raises(CancelledError):
        review(record(4), seed=1, curve=curve, progress=lambda done, total: done < total // 2)


def test_a_bout_with_real_dice_is_the_same_bout(little: Any) -> None:
    fought = record(4)
    bout = setup()
    dice = RecordingChance(SeededChance(fought.seed))
    _, script = bout.engine.start(bout.red, bout.blue, bout.terms, dice, None)
    corners = Bout.replay(bout, fought.seed, fought.choices)
    asked, places = next(script), iter(fought.choices)
    try:
        while True:
            both = [getattr(asked, name) for name in ("first", "second") if hasattr(asked, name)] or [asked]
            answers = [request.options[next(places)] for request in both]
            asked = script.send(tuple(answers) if len(answers) > 1 else answers[0])
    except StopIteration:
        pass
    thrown = Bout.replay(bout, 77, fought.choices, dice=dice.rolls).record()
    assert thrown.outcome == corners.outcome
    assert review(thrown, seed=1, effort=LITTLE) == little[0]


def test_giving_up_is_a_decision_with_its_price() -> None:
    cut = Bout(setup(), 4)
    corners = {corner: expert(cut.setup.engine, SeededChance(corner.index)) for corner in CORNERS}
    while cut.scene.time < 9:
        request = cut.pending[0]
        cut.answer(request, corners[request.corner].choose(request, cut.view(request.corner)))
    cut.resign(RED)
    found = review(cut.record(), seed=1, effort=LITTLE)
    assert found.end == 0
    assert found.given_up[1] == 0
    assert found.given_up[0] == found.curve[-2].chance > 0.2
    assert sum_of(found) == pytest.approx(0)


def test_a_record_that_does_not_fit_is_refused() -> None:
    fought = record(4)
    with pytest.raises(RecordError):
        review(
            type(fought).of(setup(), fought.seed, fought.choices[:20], fought.outcome), seed=1, effort=LITTLE
        )


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Any:
    entry = EntryPoint("toy", "tests.bout.toy:TOY", registry.GROUP)
    monkeypatch.setattr("ringside_manager.bout.registry.entry_points", lambda group: [entry])
    registry.forget()
    yield TOY
    monkeypatch.undo()
    registry.forget()


def test_a_system_that_tells_no_facts_is_played_out(toy: Any) -> None:
    bout = Setup(toy, ToyCard("Ruth", 3), ToyCard("Mae", 4), toy.info.terms(2))

    class FewFingers:
        """Shows as few fingers as may be, which is never good."""

        def choose(self, request: Request[Any], view: Any) -> Any:
            return request.options[0]

    fought = fight(bout, 3, FewFingers(), toy.plain_corner(SeededChance(1)))
    found = review(fought, seed=1, effort=Effort(bouts=60, samples=8, again=60, dearest=3))
    assert found.quality is None
    assert sum_of(found) == pytest.approx(found.end)
    assert [point.round for point in found.curve][-1] == fought.outcome.round
    fingers = [one for one in found.dearest(RED) if one.kind == "fingers"]
    assert fingers
    assert all(one.chosen == 0 and one.best > 30 for one in fingers)
