"""What options are said to do, who throws which die, what lies on the table, and what orders can speak of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ringside_manager.bout import BLUE, CORNERS, RED, Bout, SeededChance, Setup, derive_seed
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Instruction,
    InstructionsController,
    Preference,
)
from ringside_manager.bout.events import RoundScored
from ringside_manager.engines.control import ENGINE, events, scene
from ringside_manager.engines.control.scene import charts
from ringside_manager.engines.control.state import PLANS, TOWELS, ControlView, begin_round, treat
from ringside_manager.engines.control.tables import Mark
from tests.engines.control.test_every_rule import Anything, any_setup
from tests.engines.control.vector_script import card, table


def watched(seeds: range) -> Iterator[Bout]:
    for seed in seeds:
        bout = Bout(any_setup(seed), seed, watch=True)
        bout.play(*(Anything(SeededChance(derive_seed(seed, corner.value))) for corner in CORNERS))
        yield bout


def measures(view: ControlView, request: Any) -> list[dict[str, int]]:
    return [
        {one.name: one.value for one in effect.measures} for effect in scene.outlook(view, request).effects
    ]


# Outlook


def test_what_plans_do() -> None:
    state = table({"red": {"TR": 8}, "options": {"plans": True}})
    begin_round(state)
    view = ControlView(state, RED)
    even, attack, box = measures(view, PLANS.first)
    assert box["stops_other"] < even["stops_other"] < attack["stops_other"]
    assert box["ahead"] < even["ahead"] < attack["ahead"]
    for plan in (even, attack, box):
        assert plan["ahead_if_attack"] < plan["ahead"] < plan["ahead_if_box"]


def test_what_a_towel_saves() -> None:
    state = table({})
    begin_round(state)
    state.blue.landed, state.red.downs = 60, 2
    go_on, throw_in = measures(ControlView(state, RED), TOWELS.first)
    assert set(go_on) == {"stops_other", "stopped", "ahead"}
    assert throw_in == {"damage": 40}  # 60 of 300 punches, and two knockdowns
    assert measures(ControlView(state, BLUE), TOWELS.second)[1] == {"damage": 0}


def test_what_a_mark_threatens() -> None:
    state = table({"state": {"red": {"marks": {"deep cut over eye": 1, "bloody nose": 1}}}})
    state.red.pending[Mark.BLOODY_NOSE] = 1
    begin_round(state)
    deep, nose = measures(ControlView(state, RED), treat(RED, state.red.marks_left()))
    assert deep == {"marks": 1, "threat": 42, "helps": 28, "worse": 17}  # 8 or more of two dice
    assert nose == {
        "marks": 1,
        "threat": 0,
        "helps": 28,
        "worse": 17,
    }  # 17 out of reach: 12, cut 1, mark 2, surcharge 1


# Dice and scenes


THROWN_BY_NOBODY = {"referee", "judge"}


def test_every_die_is_thrown_by_the_man_it_concerns() -> None:
    seen = set()
    for bout in watched(range(120)):
        controls = [roll.die.corner for roll in bout.rolls if roll.die.purpose == "control"]
        assert controls == [RED, BLUE] * (len(controls) // 2)
        for roll in bout.rolls:
            seen.add(roll.die.purpose)
            assert (roll.die.corner is None) == (roll.die.purpose in THROWN_BY_NOBODY), roll
        for purpose, kind in (("trouble", events.TroubleRolled), ("count", events.Counted), ("mark", events.Marked),
                              ("foul", events.FoulSeen), ("corner", events.MarkTreated)):  # fmt: skip
            thrown = [roll.die.corner for roll in bout.rolls if roll.die.purpose == purpose][::2]
            assert thrown == [event.corner for event in bout.events if isinstance(event, kind)]
    assert seen == {spec.purpose for spec in scene.DICE}


def test_scenes_tell_the_cards_and_the_marks() -> None:
    names = set()
    for bout in watched(range(60)):
        totals = [[0, 0], [0, 0], [0, 0]]
        for event, shown in zip(bout.events, bout.scenes, strict=True):
            names |= shown.sides[0].marks | shown.sides[1].marks
            if isinstance(event, RoundScored):
                for card_total, points in zip(totals, event.cards or (event.points,), strict=False):
                    card_total[0] += points[0]
                    card_total[1] += points[1]
                for side in (0, 1):
                    told = [shown.sides[side].numbers[f"card_{number}"] for number in (1, 2, 3)]
                    assert told == [total[side] for total in totals]
            if isinstance(event, events.KnockedDown):
                assert shown.side(event.corner).numbers["times_down"] == event.times
            if isinstance(event, events.Marked):
                assert f"has_{event.mark}" in shown.side(event.corner).marks
    assert names == {spec.name for spec in scene.MARKS}


def test_charts_carry_the_ratings() -> None:
    red, blue = card("Red", EPL_column="A", TR=8), card("Blue", EPL_column="E", chin=3)
    punches, his, trouble, _ = charts(red, blue)
    assert (punches.corner, his.corner, punches.columns[:2]) == (RED, BLUE, ("0", "-3"))
    assert punches.cells[0][:2] == (8, 5)
    assert his.cells[0][:2] == (0, 0)
    assert trouble.cells[-1] == (17, 18, 19, 21)
    assert all(len(chart.cells) == len(chart.rows) for chart in (punches, his, trouble))


# Orders


def test_orders_can_throw_the_towel() -> None:
    battered = Instruction(
        "towel", (Condition("own_times_down", Comparison.AT_LEAST, 1),), Preference(("throw_in",))
    )
    setup = Setup(
        ENGINE,
        card("Red", chin=2),
        card("Blue", TR=9, stamina_round=13, groove_round=1),
        ENGINE.info.terms(12),
    )
    thrown = 0
    for seed in range(40):
        bout, plain = Bout(setup, seed), ENGINE.plain_corner(SeededChance(seed))
        bout.play(InstructionsController([battered], plain, SeededChance(seed), ENGINE.facts), plain)
        scored = {event.round for event in bout.events if isinstance(event, RoundScored)}
        down = [
            event.round
            for event in bout.events
            if isinstance(event, events.KnockedDown) and event.corner is RED
        ]
        given_up = bout.record().outcome.method.value == "RTD"
        assert given_up == bool(down and down[0] in scored and down[0] < 12)
        thrown += given_up
    assert thrown > 5


def test_facts_are_what_the_corner_sees() -> None:
    state = table(
        {"blue": {"CON": 4}, "state": {"round": 10, "red": {"wear": 3, "marks": {"bloody nose": 2}}}}
    )
    state.cards[0].extend([(10, 9), (10, 9), (10, 8)])
    begin_round(state)
    mine, his = (dict(ENGINE.facts(ControlView(state, corner))) for corner in CORNERS)
    found = mine["lead"], his["lead"], mine["own_wear"], his["opponent_wear"], mine["own_marks"]
    assert found == (4, -4, 3, 3, 2)
    found = mine["own_threat"], mine["own_past"], mine["opponent_control"], mine["rounds_left"]
    assert found == (5, 1, 4, 2)


@pytest.mark.parametrize("seed", range(4))
def test_a_bout_can_be_taken_up_at_any_bell(seed: int) -> None:
    setup, restarts = any_setup(seed), []
    chance = SeededChance(seed)

    def hear(event: Any) -> None:
        if (restart := ENGINE.branch(started.state, event)) is not None:
            restarts.append((event, restart))

    started = ENGINE.start(setup.red, setup.blue, setup.terms, chance, hear)
    finish(started.script, seed)
    assert restarts
    for bell, restart in restarts:
        told: list[Any] = []
        first = restart(SeededChance(9), told.append)
        assert first.state.round == bell.round
        one = finish(first.script, 5)
        assert isinstance(told[0], events.ControlRolled)
        assert told[0].round == bell.round
        assert finish(restart(SeededChance(9), None).script, 5) == one


def finish(script: Any, seed: int) -> Any:
    corners = Anything(SeededChance(seed))
    try:
        asked = next(script)
        while True:
            both = [asked.first, asked.second] if hasattr(asked, "second") else [asked]
            answers = [corners.choose(request, None) for request in both]
            asked = script.send(tuple(answers) if len(answers) > 1 else answers[0])
    except StopIteration as stop:
        return stop.value
