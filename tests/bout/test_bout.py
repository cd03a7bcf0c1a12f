"""The machine that waits, on a system small enough to follow by eye."""

from __future__ import annotations

from typing import Any

import pytest

from ringside_manager.bout import BLUE, RED, Bout, Method, SeededChance, Setup, fight, simulate
from ringside_manager.bout.corner import ReplayController, Request
from ringside_manager.bout.drive import Verdict, replay, setup_of
from ringside_manager.errors import IllegalChoiceError, RecordError, RuleError, UnknownNameError
from tests.bout.corners import AnyOption
from tests.bout.toy import GIVE_UP, SHOW, TOY, Towel, ToyCard
from tests.slow import each

SETUP = Setup(TOY, ToyCard("Ruth", 10), ToyCard("Mae", 0), TOY.info.terms(2))


@pytest.fixture
def bout() -> Bout:
    """Before the first show of fingers; red's reach of 10 beats any die."""
    return Bout(SETUP, 5)


def show(bout: Bout, red: int, blue: int) -> None:
    bout.answer(SHOW[RED], red)
    bout.answer(SHOW[BLUE], blue)


def test_two_secret_choices_may_be_answered_in_any_order(bout: Bout) -> None:
    assert bout.pending == (SHOW[RED], SHOW[BLUE])
    bout.answer(SHOW[BLUE], 3)
    assert bout.pending == (SHOW[RED],)
    assert bout.events == ()
    assert bout.choices == ()
    bout.answer(SHOW[RED], 65)
    assert bout.choices == (65, 3)
    assert bout.pending == (GIVE_UP[BLUE],)
    assert [event.name for event in bout.events] == ["shown", "round_scored"]


def test_what_is_not_asked_cannot_be_answered(bout: Bout) -> None:
    with pytest.raises(RuleError, match=r"The towel of blue is not asked for now. \(X2\)") as refused:
        bout.answer(GIVE_UP[BLUE], Towel.KEEP)
    assert refused.value.rule == "X2"
    bout.answer(SHOW[RED], 1)
    with pytest.raises(RuleError, match="The fingers of red is not asked"):
        bout.answer(SHOW[RED], 2)
    assert bout.pending == (SHOW[BLUE],)


def test_an_illegal_choice_changes_nothing(bout: Bout) -> None:
    with pytest.raises(IllegalChoiceError, match="Red may not choose 70 for fingers now"):
        bout.answer(SHOW[RED], 70)
    assert bout.pending == (SHOW[RED], SHOW[BLUE])
    show(bout, 5, 5)
    assert bout.choices == (5, 5)


def test_a_bout_to_its_end(bout: Bout) -> None:
    show(bout, 5, 0)
    bout.answer(GIVE_UP[BLUE], Towel.KEEP)
    assert bout.outcome is None
    with pytest.raises(RecordError, match="not over yet"):
        bout.record()
    show(bout, 0, 20)
    bout.answer(GIVE_UP[RED], Towel.KEEP)
    assert bout.pending == ()
    assert bout.outcome is not None
    assert (bout.outcome.method, bout.outcome.round) == (Method.DRAW, 2)
    assert bout.events[-1].as_dict()["method"] == "DRAW"
    assert bout.choices == (5, 0, 0, 20, 0, 0)  # round 2 asks blue first
    assert bout.record().choices == bout.choices


def test_undo_takes_back_one_step_at_a_time(bout: Bout) -> None:
    show(bout, 5, 0)
    bout.answer(GIVE_UP[BLUE], Towel.THROW)
    assert bout.outcome is not None
    events = bout.events
    bout.undo()
    assert bout.outcome is None
    assert bout.pending == (GIVE_UP[BLUE],)
    bout.answer(GIVE_UP[BLUE], Towel.THROW)
    assert bout.events == events
    bout.undo()
    bout.undo()
    assert bout.pending == (SHOW[RED], SHOW[BLUE])
    with pytest.raises(IllegalChoiceError, match="no choice to take back"):
        bout.undo()


def test_undo_of_a_sealed_choice_opens_nothing(bout: Bout) -> None:
    show(bout, 5, 5 + 10)
    before = bout.choices
    asked = bout.pending
    if len(asked) == 1:
        bout.answer(asked[0], Towel.KEEP)
        before = bout.choices
    bout.answer(SHOW[BLUE], 7)
    bout.undo()
    assert bout.choices == before
    assert bout.pending == (SHOW[BLUE], SHOW[RED])


@each("keep", [True, False])
def test_events_are_kept_for_listeners_only(keep: bool) -> None:
    bout = Bout(SETUP, 5, listen=keep)
    show(bout, 5, 0)
    assert bool(bout.events) is keep


def test_the_seed_decides_the_dice() -> None:
    dice = set()
    for seed in range(20):
        bout = Bout(SETUP, seed)
        show(bout, 0, 0)
        dice.add(bout.events[0].as_dict()["dice"][0])  # type: ignore[index]
    assert len(dice) > 3


def corners(seed: int) -> tuple[AnyOption, AnyOption]:
    return AnyOption(SeededChance(seed)), AnyOption(SeededChance(seed + 1000))


@pytest.mark.parametrize("seed", range(10))
def test_both_ways_to_fight_are_one(seed: int) -> None:
    by_machine = Bout(SETUP, seed)
    outcome = by_machine.play(*corners(seed))
    heard: list[Any] = []
    by_driver = fight(SETUP, seed, *corners(seed), heard.append)
    assert by_driver.outcome == outcome == simulate(SETUP, seed, *corners(seed))
    assert by_driver == by_machine.record()
    assert tuple(heard) == by_machine.events


def test_a_controller_out_of_its_options_is_caught_by_both() -> None:
    class Cheat:
        def choose(self, request: Request[Any], view: Any) -> Any:
            return 99

    with pytest.raises(IllegalChoiceError):
        Bout(SETUP, 1).play(Cheat(), Cheat())
    with pytest.raises(ValueError, match="not in tuple"):
        fight(SETUP, 1, Cheat(), Cheat())


def test_replay_stops_where_the_choices_stop(bout: Bout) -> None:
    show(bout, 5, 0)
    again = Bout.replay(SETUP, 5, (5, 0))
    assert again.pending == bout.pending
    assert again.events == bout.events
    assert Bout.replay(SETUP, 5, ()).pending == (SHOW[RED], SHOW[BLUE])


@each("choices", [(5,), (5, 0, 0, 1), (5, 70), (-1, 0), (5, 0, 1, 0), (5, 0, 2)])
def test_choices_that_do_not_fit_are_refused(choices: tuple[int, ...]) -> None:
    with pytest.raises(RecordError, match="do not fit"):
        Bout.replay(SETUP, 5, choices)


def test_a_recorded_bout_can_be_played_by_replay_controllers(bout: Bout) -> None:
    bout.play(*corners(3))
    places = bout.choices
    asked = iter(places)
    shared = ReplayController(asked)
    assert Bout(SETUP, 5).play(shared, shared) == bout.outcome


# Records fought again


@pytest.fixture
def _toy_is_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ringside_manager.bout.registry.get", lambda name: {"toy": TOY}[name])


@pytest.fixture
def record(_toy_is_registered: None) -> Any:
    """A draw over both rounds."""
    return Bout.replay(SETUP, 5, (5, 0, 0, 20, 0, 0)).record()


def changed(record: Any, **facts: Any) -> Any:
    names = ("engine", "rules_version", "red", "blue", "terms", "seed", "choices", "outcome")
    return type(record)(**{**{name: getattr(record, name) for name in names}, **facts})


def test_a_record_comes_out_the_same(record: Any) -> None:
    again = replay(record)
    assert again.verdict is Verdict.SAME
    assert again.bout is not None
    assert again.bout.record() == record
    assert again.bout.events
    silent = replay(record, listen=False)
    assert silent.bout is not None
    assert silent.bout.events == ()


@pytest.mark.parametrize(
    ("facts", "followed"),
    [
        ({"choices": ()}, True),
        ({"choices": (70, 0)}, False),
        ({"choices": (0,) * 99}, False),
        ({"seed": 6, "choices": (5, 0, 1, 20, 0, 0)}, False),
        ({"red": {"name": "Ruth"}}, False),
        ({"terms": TOY.info.terms(3)}, True),
        ({"terms": type(SETUP.terms)(99)}, False),
        ({"terms": type(SETUP.terms)(2, {"sides": 5})}, False),
        ({"terms": type(SETUP.terms)(2, {"thumbs": 2})}, False),
    ],
)
def test_a_record_that_comes_out_differently(record: Any, facts: dict[str, Any], followed: bool) -> None:
    again = replay(changed(record, **facts))
    assert again.verdict is Verdict.DIFFERENT
    assert (again.bout is not None) is followed
    older = replay(changed(record, rules_version=0, **facts))
    assert older.verdict is Verdict.HISTORY


def test_an_older_record_that_still_comes_out_the_same_is_no_history(record: Any) -> None:
    assert replay(changed(record, rules_version=0)).verdict is Verdict.SAME


def test_an_option_younger_than_the_record_is_off(record: Any) -> None:
    older = changed(record, terms=type(record.terms)(2, {}))
    assert setup_of(older).terms == SETUP.terms
    assert replay(older).verdict is Verdict.SAME


def test_a_record_of_a_system_that_is_not_installed() -> None:
    record = Bout(SETUP, 5)
    record.play(*corners(3))
    with pytest.raises(UnknownNameError, match="no bout system named 'toy'"):
        replay(record.record())
