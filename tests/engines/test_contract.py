"""One contract for every bout system; a new one is held to it as soon as it is registered.

The toy system of ``tests/bout`` stands in the same list, so that the contract asks for nothing that
only our own systems have.
"""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.bout import CORNERS, Bout, BoutRecord, SeededChance, Setup, fight, registry, simulate
from ringside_manager.bout.corner import FactSpec, Request, choice_word
from ringside_manager.bout.engine import AnyEngine, BoutEngine
from ringside_manager.errors import IllegalChoiceError, RecordError, RuleError, UnknownNameError, UsageError
from ringside_manager.written.cards import CardError
from tests.bout.corners import AnyOption, abilities, seeds
from tests.bout.toy import TOY
from tests.engines import contract
from tests.slow import each, rest_slow

SYSTEMS = [
    *(pytest.param(registry.get(name), id=name) for name in registry.names()),
    pytest.param(TOY, id="toy"),
]
every_system = pytest.mark.parametrize("engine", SYSTEMS)
every_seed = pytest.mark.parametrize("seed", rest_slow(range(6), 3))
SURELY = 1e-4


# Facts


@every_system
def test_the_facts_are_complete(engine: AnyEngine) -> None:
    info = engine.info
    assert all((info.system, info.title, info.designers, info.summary, info.clock, info.methods, info.levels))
    assert info.rules_version >= 1
    assert info.default_rounds in info.rounds
    assert len({level.name for level in info.levels}) == len(info.levels)
    assert info.level(info.best_level.upper()) is info.levels[-1]
    with pytest.raises(UnknownNameError):
        info.level("no such level")


@every_system
def test_every_option_is_declared_so_that_it_can_be_chosen(engine: AnyEngine) -> None:
    for spec in engine.info.options:
        assert spec.default in spec.values
        assert spec.explanation
        assert spec.rule
        for value in spec.values:
            options = engine.info.terms(options={spec.name: value}).options
            assert (
                options[spec.name] == value
                if value != spec.default or not spec.later
                else spec.name not in options
            )
        with pytest.raises(UsageError, match=spec.name):
            engine.info.terms(options={spec.name: "no such value"})
    assert dict(engine.info.terms().options) == {
        spec.name: spec.default for spec in engine.info.options if not spec.later
    }


@every_system
def test_lengths_outside_the_rules_are_refused(engine: AnyEngine) -> None:
    for rounds in (0, -1, engine.info.rounds[0] - 1, engine.info.rounds[-1] + 1):
        with pytest.raises(RuleError, match=f"not {rounds}"):
            engine.info.terms(rounds)


# Cards


@every_system
@given(rated=abilities, name=st.text(min_size=1).filter(str.strip))
def test_cards_come_back(engine: AnyEngine, rated: Any, name: str) -> None:
    card = engine.card_from_abilities(name, rated)
    data = engine.card_data(card)
    assert engine.card(data) == card
    record = Bout.replay(Setup(engine, card, card, engine.info.terms(1)), 1, ())
    record.play(*contract.corners(1))
    again = BoutRecord.from_json(record.record().to_json())
    assert engine.card(again.red) == card


@every_system
def test_a_card_is_read_once_and_stands_for_no_other(engine: AnyEngine) -> None:
    data = engine.card_data(contract.card(engine, "Ann", SeededChance(3)))
    card = engine.card(data)
    assert engine.card(dict(data)) is card or type(engine).card is not BoutEngine.card
    data["name"] = "Bea"
    assert engine.card_data(engine.card(data)) == data
    assert engine.card_data(card) == {**data, "name": "Ann"}


@every_system
def test_a_card_with_a_fault_is_refused(engine: AnyEngine) -> None:
    data = engine.card_data(contract.card(engine, "Somebody", SeededChance(1)))
    faulty: list[dict[str, object]] = [{**data, "no such field": 1}, {}]
    faulty += [{key: value for key, value in data.items() if key != left_out} for left_out in data]
    faulty += [{**data, key: wrong} for key in data for wrong in (None, object(), 1.5, -1000, [])]
    for card in faulty:
        with pytest.raises(CardError):
            engine.card(card)


# The same bout, however it is fought


@every_system
@every_seed
def test_the_same_seed_gives_the_same_record(engine: AnyEngine, seed: int) -> None:
    setup = contract.random_setup(engine, seed)
    one, other = (
        contract.played(setup, seed),
        contract.played(contract.random_setup.__wrapped__(engine, seed), seed),
    )
    assert one.record() == other.record()
    assert one.events == other.events


@every_system
def test_other_seeds_give_other_bouts(engine: AnyEngine) -> None:
    setup = contract.random_setup(engine, 1)
    heard: list[list[Any]] = [[] for _ in range(12)]
    for seed, events in enumerate(heard):
        simulate(setup, seed, *contract.corners(1), events.append)
    assert len({repr(events) for events in heard}) > 6


@every_system
def test_a_bout_can_be_fought_in_another_process(engine: AnyEngine) -> None:
    """Long simulations send setups there and outcomes back."""
    setup = contract.random_setup(engine, 6)
    sent = pickle.loads(pickle.dumps(setup))
    fought = fight(sent, 6, *contract.corners(6))
    assert fought == contract.played(setup, 6).record()
    assert pickle.loads(pickle.dumps(fought)) == fought


def test_the_order_of_hashes_decides_nothing() -> None:
    """Sets and strings hash differently in every process; a bout of any system must not."""
    code = (
        "from ringside_manager.bout import registry\n"
        "from tests.engines import contract\n"
        "for engine in map(registry.get, registry.names()):\n"
        "    print(*[contract.played(contract.random_setup(engine, seed), seed).record().digest for seed in range(3)])"
    )
    told = set()
    for hash_seed in ("1", "2"):
        environ = {**os.environ, "PYTHONHASHSEED": hash_seed}
        command = [sys.executable, "-c", code]
        told.add(subprocess.run(command, env=environ, capture_output=True, text=True, check=True).stdout)
    assert len(told) == 1
    assert len(told.pop().split()) == 3 * len(registry.names())


@every_system
@every_seed
def test_the_machine_and_the_driver_are_one(engine: AnyEngine, seed: int) -> None:
    setup = contract.random_setup(engine, seed)
    heard: list[Any] = []
    driven = fight(setup, seed, *contract.corners(seed), heard.append)
    bout = contract.played(setup, seed)
    assert driven.outcome == bout.outcome
    assert driven == bout.record()
    assert tuple(heard) == bout.events


@every_system
@every_seed
def test_without_a_listener_the_outcome_is_the_same(engine: AnyEngine, seed: int) -> None:
    setup = contract.random_setup(engine, seed)
    heard = contract.played(setup, seed)
    silent = Bout(setup, seed, listen=False)
    silent.play(*contract.corners(seed))
    assert silent.record() == heard.record()
    assert silent.events == ()
    assert simulate(setup, seed, *contract.corners(seed)) == heard.outcome


@every_system
@every_seed
def test_a_replay_is_the_original(engine: AnyEngine, seed: int) -> None:
    bout = contract.played(contract.random_setup(engine, seed), seed)
    record = BoutRecord.from_json(bout.record().to_json())
    assert record == bout.record()
    again = Bout.replay(
        Setup.from_data(engine, record.red, record.blue, record.terms), record.seed, record.choices
    )
    assert again.outcome == record.outcome
    assert again.record() == record
    assert again.events == bout.events


@every_system
def test_a_changed_record_is_refused(engine: AnyEngine) -> None:
    text = contract.played(contract.random_setup(engine, 3), 3).record().to_json()
    for digit, other in (("1", "2"), ("0", "1")):
        place = text.index(digit, text.index('"choices"') + 11)
        with pytest.raises(RecordError):
            BoutRecord.from_json(text[:place] + other + text[place + 1 :])


# Choices


@cache
def asked(engine: AnyEngine) -> dict[str, list[tuple[Bout, Request[Any]]]]:
    """For each kind of request, some bouts that stand where it is made; only copies of them are played on."""
    found: dict[str, list[tuple[Bout, Request[Any]]]] = {}
    for seed in range(8):
        for bout in contract.walk(contract.random_setup(engine, seed), seed):
            for request in bout.pending:
                places = found.setdefault(request.kind, [])
                if len(places) < 4:
                    places.append((contract.copy(bout), request))
    return found


@every_system
def test_every_option_listed_is_accepted(engine: AnyEngine) -> None:
    found = asked(engine)
    assert found
    for places in found.values():
        for standing, request in places:
            for place, option in enumerate(request.options):
                bout = contract.copy(standing)
                bout.answer(request, option)
                assert request not in bout.pending or bout.choices != standing.choices
                for other in [left for left in bout.pending if len(bout.choices) == len(standing.choices)]:
                    bout.answer(other, other.options[0])
                assert place in bout.choices[len(standing.choices) :]


@every_system
def test_anything_else_is_refused_and_changes_nothing(engine: AnyEngine) -> None:
    found = asked(engine)
    every_option = {
        option for places in found.values() for _, request in places for option in request.options
    }
    strange = [None, True, -1, 10**9, 1.0, "", "no such choice", (), object(), *every_option]
    for places in found.values():
        for bout, request in places:
            before = contract.seen_by_all(bout), bout.pending
            own = [(type(option), option) for option in request.options]
            refused = [choice for choice in strange if (type(choice), choice) not in own]
            for choice in refused:
                with pytest.raises(IllegalChoiceError) as error:
                    bout.answer(request, choice)
                assert error.value.rule == request.rule
            assert (contract.seen_by_all(bout), bout.pending) == before


@every_system
def test_requests_can_be_shown_and_written_down(engine: AnyEngine) -> None:
    for kind, places in asked(engine).items():
        for _, request in places:
            words = [choice_word(option) for option in request.options]
            assert len(set(words)) == len(words) >= 1
            assert kind == kind.lower().strip()
            assert request.rule
            assert request.plain is None or request.check(request.plain) >= 0


@every_system
def test_written_orders_have_a_word_for_everything(engine: AnyEngine) -> None:
    decisions = {decision.kind: set(decision.options) for decision in engine.info.decisions}
    always = {decision.kind: set(decision.always) for decision in engine.info.decisions}
    facts = {fact.name for fact in engine.info.facts}
    for kind, places in asked(engine).items():
        for bout, request in places:
            told = engine.facts(bout.view(request.corner))
            assert set(told) == facts
            assert all(type(value) is int for value in told.values())
            assert all(within(told[spec.name], spec) for spec in engine.info.facts)
            if decisions:
                assert always[kind] <= set(map(choice_word, request.options)) <= decisions[kind]


def within(value: int, spec: FactSpec) -> bool:
    return (spec.lowest is None or value >= spec.lowest) and (spec.highest is None or value <= spec.highest)


# Secrets


@every_system
def test_a_sealed_choice_shows_nowhere(engine: AnyEngine) -> None:
    for seed in range(3):
        pairs = (
            bout
            for bout in contract.walk(contract.random_setup(engine, seed), seed)
            if len(bout.pending) == 2
        )
        for number, bout in enumerate(pairs):
            if number % 5 == 0:
                assert all(len(request.options) > 1 for request in bout.pending)
                for sealed, open_one in (bout.pending, bout.pending[::-1]):
                    check_seal(contract.copy(bout), sealed, open_one)


def check_seal(bout: Bout, sealed: Request[Any], open_one: Request[Any]) -> None:
    """Whatever one corner chose, everybody sees what was seen before, and the other is asked the same."""
    before = contract.seen_by_all(bout)
    for choice in (sealed.options[0], sealed.options[-1]):
        bout.answer(sealed, choice)
        assert contract.seen_by_all(bout) == before
        assert bout.pending == (open_one,)
        bout.undo()
    assert bout.pending in ((sealed, open_one), (open_one, sealed))


@every_system
@every_seed
def test_it_does_not_matter_who_answers_first(engine: AnyEngine, seed: int) -> None:
    setup = contract.random_setup(engine, seed)
    one, other = Bout(setup, seed), Bout(setup, seed)
    deciding = SeededChance(seed)
    while one.pending:
        chosen = [(request, deciding.pick(request.options)) for request in one.pending]
        for request, choice in chosen:
            one.answer(request, choice)
        for request, choice in reversed(chosen):
            other.answer(request, choice)
    assert other.record() == one.record()
    assert other.events == one.events


@every_system
def test_a_view_cannot_be_changed(engine: AnyEngine) -> None:
    for step, bout in enumerate(contract.walk(contract.random_setup(engine, 4), 4)):
        if step % 40 == 0:
            for corner in CORNERS:
                check_closed(bout.view(corner))


def check_closed(view: Any) -> None:
    doors = list(contract.doors(view))
    assert len(doors) >= 2
    for path, owner, name in doors:
        assert owner is not None, f"{path} can be changed"
        before = getattr(owner, name)
        with pytest.raises((AttributeError, TypeError)):
            setattr(owner, name, None)
        assert getattr(owner, name) is before or getattr(owner, name) == before


@dataclass(frozen=True)
class LeakyView:
    round: int
    rounds: list[int]


def test_an_open_view_would_be_found() -> None:
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        check_closed(SimpleNamespace(round=1, turn=2))
    with pytest.raises(AssertionError, match=r"view\.rounds can be changed"):
        check_closed(LeakyView(1, []))


@every_system
def test_a_view_is_live(engine: AnyEngine) -> None:
    seed = contract.asking(engine, 5)
    bout = Bout(contract.random_setup(engine, seed), seed)
    views = [bout.view(corner) for corner in CORNERS]
    before = contract.picture(views)
    bout.play(*contract.corners(seed))
    assert contract.picture(views) == contract.picture([bout.view(corner) for corner in CORNERS]) != before


# Undo


@every_system
@settings(max_examples=25)
@given(data=st.data(), seed=seeds, played=st.integers(0, 300))
def test_undo_and_the_same_answers_give_the_same_bout(
    engine: AnyEngine, data: st.DataObject, seed: int, played: int
) -> None:
    bout = Bout(contract.random_setup(engine, seed), seed)
    steps: list[tuple[int, ...]] = []
    deciding = SeededChance(seed)
    while bout.pending and len(steps) < played:
        steps.append(answer_all(bout, [deciding.roll(1000) for _ in bout.pending]))
    for _ in range(data.draw(st.integers(0, 12))):
        act(bout, steps, data)
    assert bout.choices == tuple(place for step in steps for place in step)
    expected = contract.copy(bout)
    assert contract.seen_by_all(bout) == contract.seen_by_all(expected)
    assert bout.pending == expected.pending
    for one in (bout, expected):
        one.play(*contract.corners(seed))
    assert bout.record() == expected.record()


def answer_all(bout: Bout, numbers: list[int]) -> tuple[int, ...]:
    places = []
    for request, number in zip(bout.pending, numbers, strict=True):
        places.append(number % len(request.options))
        bout.answer(request, request.options[places[-1]])
    return tuple(places)


def act(bout: Bout, steps: list[tuple[int, ...]], data: st.DataObject) -> None:
    """Answer, take back, or answer half of a pair and take that back; ``steps`` is what should stand."""
    action = data.draw(st.sampled_from(("answer", "undo", "half")))
    numbers = [data.draw(st.integers(0, 99)) for _ in bout.pending]
    if action == "answer" and bout.pending:
        steps.append(answer_all(bout, numbers))
    elif action == "half" and len(bout.pending) == 2:
        request = data.draw(st.sampled_from(bout.pending))
        bout.answer(request, request.options[0])
        bout.undo()
    elif action == "undo" and steps:
        bout.undo()
        steps.pop()
    elif action == "undo":
        with pytest.raises(IllegalChoiceError, match="no choice to take back"):
            bout.undo()


@every_system
def test_a_whole_bout_can_be_taken_back(engine: AnyEngine) -> None:
    drawn = contract.random_setup(engine, 2)
    setup = Setup(engine, drawn.red, drawn.blue, engine.info.terms(engine.info.rounds[0]))
    bout, fresh = contract.played(setup, 2), Bout(setup, 2)
    record = bout.record()
    while bout.choices:
        bout.undo()
        assert bout.outcome is None
    assert contract.seen_by_all(bout) == contract.seen_by_all(fresh)
    left = list(record.choices)
    while bout.pending:
        answer_all(bout, [left.pop(0) for _ in bout.pending])
    assert bout.record() == record


# Every bout


def fight_lawfully(engine: AnyEngine, many: Iterable[int]) -> set[tuple[int, int]]:
    """Bouts of any options; scheduled and last rounds of all of them."""
    ends = set()
    for seed in many:
        setup = contract.random_setup(engine, seed)
        events: list[Any] = []
        outcome = simulate(setup, seed, *contract.corners(seed), events.append)
        contract.check_outcome(setup, outcome)
        contract.check_events(outcome, events)
        if seed % 20 == 0:
            contract.check_written(events)
        ends.add((setup.terms.rounds, outcome.round))
    return ends


@every_system
def test_every_bout_ends_by_the_rules(engine: AnyEngine) -> None:
    ends = fight_lawfully(engine, range(200))
    assert {scheduled for scheduled, _ in ends} == set(engine.info.rounds)
    assert any(scheduled == last for scheduled, last in ends)
    assert any(scheduled > last for scheduled, last in ends)


@pytest.mark.slow
@pytest.mark.timeout(1200)
@every_system
def test_every_one_of_many_bouts_ends_by_the_rules(engine: AnyEngine) -> None:
    assert fight_lawfully(engine, range(10_000, 30_000))


@every_system
@settings(max_examples=20)
@given(red=abilities, blue=abilities, seed=seeds)
def test_the_strangest_cards_fight_to_an_end(engine: AnyEngine, red: Any, blue: Any, seed: int) -> None:
    cards = [engine.card_from_abilities("Somebody", rated) for rated in (red, blue)]
    setup = Setup(engine, *cards, engine.info.terms(engine.info.rounds[-1]))
    contract.check_outcome(setup, simulate(setup, seed, *contract.corners(seed)))
    contract.check_outcome(setup, simulate(setup, seed, *contract.corners(seed, engine.plain_corner)))


@every_system
def test_every_level_of_the_corner_ai_fights_by_the_rules(engine: AnyEngine) -> None:
    setup = contract.random_setup(engine, 7)
    for level in engine.info.levels:
        bouts = [Bout(setup, 7), Bout(setup, 7)]
        for bout in bouts:
            bout.play(*contract.corners(7, lambda chance, level=level: engine.corner_ai(chance, level.name)))
        assert bouts[0].record() == bouts[1].record()
        contract.check_outcome(setup, bouts[0].record().outcome)
    with pytest.raises(UnknownNameError):
        engine.corner_ai(SeededChance(1), "no such level")


# Swapped corners


def fixed(engine: AnyEngine) -> Any:
    """Always the same two unequal boxers."""
    setup = Setup(
        engine, *(contract.card(engine, "X", SeededChance(seed)) for seed in (3, 8)), engine.info.terms()
    )
    return lambda number: setup


def shuffled(engine: AnyEngine) -> Any:
    return lambda number: contract.random_setup(engine, number)


@every_system
@pytest.mark.parametrize(
    ("cards", "corner", "count"),
    rest_slow(
        [
            (fixed, "plain", 300), (shuffled, "any option", 200), (fixed, "any option", 300), (shuffled, "plain", 300),
            *((cards, corner, 15_000) for cards in (fixed, shuffled) for corner in ("plain", "any option")),
        ],
        2,
    ),
)  # fmt: skip
@pytest.mark.timeout(1200)
def test_swapped_corners_swap_the_results(engine: AnyEngine, cards: Any, corner: str, count: int) -> None:
    make = engine.plain_corner if corner == "plain" else AnyOption
    as_named, swapped = (contract.tally(cards(engine), count, turned, make) for turned in (False, True))
    assert contract.likeness(as_named, swapped) > SURELY


@each("system", registry.names())
def test_an_advantage_of_a_corner_would_be_seen(system: str) -> None:
    """The same tallies, as if swapping changed nothing: the better boxer's wins stay in his corner."""
    engine = registry.get(system)
    counts = contract.tally(fixed(engine), 300, False, engine.plain_corner)
    turned = type(counts)({(None if first is None else not first, method): count
                           for (first, method), count in counts.items()})  # fmt: skip
    assert contract.likeness(counts, turned) < SURELY
