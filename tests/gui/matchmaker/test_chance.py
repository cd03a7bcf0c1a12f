"""The chance to win: an early answer, better ones, and none for a pair nobody looks at any more."""

from __future__ import annotations

from math import sqrt
from types import SimpleNamespace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import registry
from ringside_manager.gui.matchmaker import chance
from ringside_manager.gui.matchmaker.chance import ChanceOfPair, ChancesOfField, ChanceView, Samples
from ringside_manager.gui.session import Session
from ringside_manager.odds import compiled
from ringside_manager.office.facts.prospects import Chances


@pytest.fixture(autouse=True)
def _few(few_bouts: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chance, "FIRST", 40)
    monkeypatch.setattr(chance, "FURTHER", (40,))


def question(session: Session, blue: int = 1, rounds: int = 5) -> chance.Question:
    numbers = sorted(session.books.fighters)
    return numbers[0], numbers[blue], session.books.closed + 6, rounds


def test_each_answer_is_better_than_the_one_before(session: Session, qtbot: QtBot) -> None:
    asking = ChanceOfPair(session)
    told: list[Chances] = []
    asking.answered.connect(told.append)
    with qtbot.waitSignal(asking.finished):
        asking.ask(question(session))
        assert asking.is_working
    assert [answer.bouts for answer in told] == [40, 80]
    assert told[1].red.error < told[0].red.error
    assert asking.is_last
    assert not asking.is_working


def test_compiled_chances_of_a_field_are_first_sure_to_a_point_then_as_good_as_they_will_be(
    session: Session, qtbot: QtBot, twin: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "FIELD", (3000,))
    monkeypatch.setitem(compiled._makings, registry.get("ringside").twin, SimpleNamespace(module=twin))
    field, rounds = ChancesOfField(session, Samples(session), session), list[dict[int, Chances | None]]()
    asked = [question(session, blue, rounds=12) for blue in (1, 2, 3)]
    field.settled.connect(lambda: rounds.append({blue: field.chances(blue) for _, blue, *_ in asked}))
    field.ask({asking[1]: asking for asking in asked})
    field.go_on()
    qtbot.waitUntil(lambda: len(rounds) == 2 and not field.is_working, timeout=60_000)
    for told in filter(None, rounds[0].values()):
        gap = told.red.share - told.blue.share
        assert chance.LOOK <= told.bouts <= chance.SURE
        assert sqrt((told.red.share + told.blue.share - gap * gap) / 4 / told.bouts) <= 1.02 * chance.POINT
    assert [told.bouts for told in filter(None, rounds[1].values())] == [3000] * 3


def test_the_same_question_is_not_worked_out_twice(session: Session, qtbot: QtBot) -> None:
    asking = ChanceOfPair(session)
    with qtbot.waitSignal(asking.finished):
        asking.ask(question(session))
    asking.ask(question(session))
    assert not asking.is_working


def test_another_pair_calls_the_first_off(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "FIRST", 100_000)
    asking = ChanceOfPair(session)
    told: list[Chances] = []
    asking.answered.connect(told.append)
    asking.ask(question(session))
    qtbot.waitUntil(lambda: bool(session.running))
    (first,) = session.running
    monkeypatch.setattr(chance, "FIRST", 30)
    asking.ask(question(session, blue=2))
    assert first.cancelled
    with qtbot.waitSignal(asking.finished):
        pass
    assert told[0].bouts == 30
    assert first.done


def test_nothing_is_told_after_it_was_stopped(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "FIRST", 100_000)  # compiled bouts are over before anybody looks
    asking = ChanceOfPair(session)
    told: list[Chances] = []
    asking.answered.connect(told.append)
    asking.ask(question(session))
    qtbot.waitUntil(lambda: bool(session.running))
    asking.stop()
    session.wait()
    assert told == []
    assert not asking.is_working


def test_somebody_may_stop_it_and_keep_what_there_is(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(chance, "FURTHER", (100_000,))
    view = ChanceView()
    qtbot.addWidget(view)
    asking = ChanceOfPair(session)
    asking.answered.connect(lambda told: view.show_chances(told, better_to_come=not asking.is_last))
    asking.finished.connect(view.rest)
    with qtbot.waitSignal(asking.answered):
        asking.ask(question(session))
    assert "so far" in view.sure.text()
    with qtbot.waitSignal(asking.finished):
        session.running[0].cancel()
    assert view.sure.text() == "From 40 bouts."
    assert not asking.is_working


def test_without_processes_it_is_worked_out_here(
    session: Session, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Broken:
        def executor(self) -> object:
            raise OSError("no more processes")

        def close(self) -> None:
            pass

    monkeypatch.setattr(chance, "pool", Broken)
    asking = ChanceOfPair(session)
    told: list[Chances] = []
    asking.answered.connect(told.append)
    with qtbot.waitSignal(asking.finished):
        asking.ask(question(session))
    assert [answer.bouts for answer in told] == [40, 80]


def test_the_view_says_it_in_words(session: Session, qtbot: QtBot) -> None:
    view = ChanceView()
    qtbot.addWidget(view)
    view.show()
    view.wait(("Ali", "Frazier"))
    assert "worked out" in view.sure.text()
    asking = ChanceOfPair(session)
    asking.answered.connect(lambda told: view.show_chances(told, better_to_come=not asking.is_last))
    with qtbot.waitSignal(asking.finished):
        asking.ask(question(session))
    assert view.red.text().startswith("Ali wins ")
    assert "±" in view.blue.text()
    assert "From 80 bouts." in view.sure.text()
    assert "Ali wins" in view.bar.accessibleName()
    view.grab()
