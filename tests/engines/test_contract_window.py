"""What every bout system owes to whoever shows it, plays it or throws real dice."""

from __future__ import annotations

import json
from typing import Any

import pytest

from ringside_manager.bout import CORNERS, Bout, BoutRecord, Method, SeededChance, Setup, registry
from ringside_manager.bout.chance import RecordingChance
from ringside_manager.bout.drive import Unfinished, Verdict
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.view import Use
from ringside_manager.errors import IllegalChoiceError, RuleError
from tests.engines import contract
from tests.engines.test_contract import every_system
from tests.slow import rest_slow

every_seed = pytest.mark.parametrize("seed", range(2))


@every_system
@every_seed
def test_every_name_of_a_scene_is_explained(engine: AnyEngine, seed: int) -> None:
    info = engine.info
    numbers, marks = {spec.name for spec in info.numbers}, {spec.name for spec in info.marks}
    tracks = {spec.name for spec in info.numbers if spec.use is Use.TRACK}
    assert all(spec.of in tracks for spec in info.numbers if spec.use is Use.MEMORY)
    bout = Bout(contract.random_setup(engine, seed), seed, watch=True)
    bout.play(*contract.corners(seed))
    assert len(bout.scenes) == len(bout.events)
    for scene in bout.scenes:
        for side in scene.sides:
            assert set(side.numbers) == numbers
            assert side.marks <= marks
            if info.floor is not None:
                assert side.place[0] in info.floor[0]
                assert side.place[1:] in info.floor[1]
        assert not info.clock_length or 0 <= scene.time <= info.clock_length


@every_system
@every_seed
def test_the_outlook_speaks_of_every_option_and_the_advice_is_a_mix(engine: AnyEngine, seed: int) -> None:
    measures = {spec.name for spec in engine.info.measures}
    for number, bout in enumerate(contract.walk(contract.random_setup(engine, seed), seed)):
        if number % 9:
            continue
        before = contract.seen_by_all(bout)
        for request in bout.pending:
            view = bout.view(request.corner)
            outlook, advice = engine.outlook(view, request), engine.advice(view, request)
            assert len(outlook.effects) in (0, len(request.options))
            for effect in outlook.effects:
                assert {measure.name for measure in effect.measures} <= measures
                assert all(0 <= m.value <= 100 for m in effect.measures if m.percent)
                assert len(effect.against) in (0, len(outlook.others))
            assert not outlook.others or outlook.measure in measures
            assert len(advice) in (0, len(request.options))
            assert not advice or sum(advice) == pytest.approx(1)
            assert all(0 <= share <= 1 for share in advice)
        assert contract.seen_by_all(bout) == before


@every_system
@every_seed
def test_real_dice_make_the_bout_the_seed_would_have_made(engine: AnyEngine, seed: int) -> None:
    setup = contract.short_setup(engine, seed)
    seeded = contract.played(setup, seed)
    chance = RecordingChance(SeededChance(seed))
    purposes = {spec.purpose for spec in engine.info.dice}
    bout = Bout(setup, 0, dice=())
    choices = iter(seeded.choices)
    while bout.outcome is None:
        if (die := bout.wanted) is not None:
            assert bout.pending == ()
            assert not purposes or die.purpose in purposes
            with pytest.raises(IllegalChoiceError):
                bout.enter(0)
            bout.enter(chance.roll(die.sides, die.purpose))
        else:
            for request in bout.pending:
                bout.answer(request, request.options[next(choices)])
    assert bout.events == seeded.events
    record = BoutRecord.from_json(bout.record().to_json())
    assert record.dice == tuple(chance.rolls)
    again = Bout.replay(setup, 0, record.choices, dice=record.dice)
    assert (again.outcome, again.events) == (bout.outcome, bout.events)


@every_system
@pytest.mark.parametrize("seed", rest_slow([1, 0]))
def test_every_roll_is_noted_the_same_for_the_dice_of_a_seed_and_real_ones(
    engine: AnyEngine, seed: int
) -> None:
    setup = contract.short_setup(engine, seed)
    seeded = Bout(setup, seed, watch=True)
    seeded.play(*contract.corners(seed))
    chance, purposes = RecordingChance(SeededChance(seed)), {spec.purpose for spec in engine.info.dice}
    table = Bout(setup, 0, watch=True, dice=())
    choices, wanted = iter(seeded.choices), []
    while table.outcome is None:
        if (die := table.wanted) is not None:
            wanted.append((len(table.events), die))
            table.enter(chance.roll(die.sides, die.purpose))
        else:
            for request in table.pending:
                table.answer(request, request.options[next(choices)])
    assert table.rolls == seeded.rolls
    secret = {spec.purpose for spec in engine.info.dice if spec.secret}
    thrown = [(event, die, result) for (event, die), result in zip(wanted, chance.rolls, strict=True)]
    kept_back = [(len(table.events) - 1, die, result) for _, die, result in thrown if die.purpose in secret]
    open_ones = [roll for roll in thrown if roll[1].purpose not in secret]
    assert [(rolled.event, rolled.die, rolled.result) for rolled in table.rolls] == open_ones + kept_back
    assert purposes >= {rolled.die.purpose for rolled in table.rolls} or not purposes


def walked(engine: AnyEngine, seed: int) -> tuple[Setup, Bout, dict[int, Any]] | None:
    """A bout of any options with its rolls after every answer; nothing if none was thrown after the first one."""
    setup = contract.random_setup(engine, seed)
    bout, deciding = Bout(setup, 1, watch=True), SeededChance(2)
    stood = {0: bout.rolls}
    while bout.pending and len(stood) < 40:
        for request in bout.pending:
            bout.answer(request, deciding.pick(request.options))
        stood[len(bout.choices)] = bout.rolls
    return (setup, bout, stood) if len(bout.rolls) > len(stood[0]) else None


@every_system
@every_seed
def test_secret_dice_are_opened_with_the_last_event(engine: AnyEngine, seed: int) -> None:
    secret = {spec.purpose for spec in engine.info.dice if spec.secret}
    bout = Bout(contract.random_setup(engine, seed), seed, watch=True)
    deciding = SeededChance(seed)
    while bout.pending:
        assert not any(rolled.die.purpose in secret for rolled in bout.rolls)
        for request in bout.pending:
            bout.answer(request, deciding.pick(request.options))
    assert all(rolled.event == len(bout.events) - 1 for rolled in bout.rolls if rolled.die.purpose in secret)


@every_system
def test_the_rolls_are_those_of_the_bout_as_it_stands(engine: AnyEngine) -> None:
    setup, bout, stood = next(filter(None, (walked(engine, seed) for seed in range(1, 40))))
    while bout.choices:
        bout.undo()
        assert bout.rolls == stood[len(bout.choices)]
    assert Bout.replay(setup, 1, ()).rolls == ()


@every_system
def test_noting_the_rolls_changes_nothing(engine: AnyEngine) -> None:
    setup = contract.random_setup(engine, 3)
    bout = Bout(setup, 3, watch=True)
    bout.play(*contract.corners(3))
    heard = contract.played(setup, 3)
    assert (bout.outcome, bout.events) == (heard.outcome, heard.events)
    assert heard.rolls == ()


@every_system
def test_a_record_without_real_dice_says_nothing_of_them(engine: AnyEngine) -> None:
    record = contract.played(contract.random_setup(engine, 1), 1).record()
    assert not {"dice", "resigned"} & set(json.loads(record.to_json()))


@pytest.mark.parametrize("system", registry.names())
@every_seed
def test_a_bout_put_aside_is_taken_up_where_it_stood(system: str, seed: int) -> None:
    engine = registry.get(system)
    for number, bout in enumerate(contract.walk(contract.random_setup(engine, seed), seed)):
        if number % 23 == 0:
            again = Unfinished.from_json(Unfinished.of(bout, {"n": number}).to_json()).resume()
            assert again.events == bout.events
            assert again.pending == bout.pending


@every_system
@every_seed
def test_whoever_resigns_loses(engine: AnyEngine, seed: int) -> None:
    setup = contract.random_setup(engine, seed)
    for number, bout in enumerate(contract.walk(setup, seed)):
        if number % 17:
            continue
        corner = CORNERS[number % 2]
        view = Bout.replay(setup, seed, bout.choices)
        try:
            view.resign(corner)
        except RuleError:
            assert engine.info.system == "toy"
            return
        outcome = view.outcome
        assert isinstance(outcome, Outcome)
        assert (outcome.method, outcome.winner) == (Method.RTD, corner.opponent)
        assert view.pending == ()
        record = BoutRecord.from_json(view.record().to_json())
        assert record.resigned is corner
        assert Bout.replay(setup, seed, record.choices, resigned=corner).outcome == outcome


def test_a_recorded_bout_with_a_resignation_comes_out_the_same() -> None:
    from ringside_manager.bout.drive import replay

    bout = Bout(contract.random_setup(registry.get("ringside"), 4), 4)
    bout.resign(CORNERS[0])
    assert replay(bout.record()).verdict is Verdict.SAME
