"""An open league as the window knows it."""

from __future__ import annotations

import threading
import time
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QTimer
from pytestqt.exceptions import capture_exceptions
from pytestqt.qtbot import QtBot

from ringside_manager.errors import CancelledError, LockedError, RingsideError, RuleError
from ringside_manager.gui import operation
from ringside_manager.gui import session as session_module
from ringside_manager.gui.operation import Job
from ringside_manager.gui.session import Session
from ringside_manager.office.docket import PROGRAM, NightOrder, Party
from ringside_manager.office.office import Office
from tests.gui.conftest import seated
from tests.gui.looking import settle
from tests.slow import each


def _hold(office: Office, _job: Job) -> int:
    return office.hold_night(NightOrder(office.seed))


def test_the_reading_copy_follows_the_office(session: Session) -> None:
    touched: list[Any] = []
    session.changed.connect(touched.append)
    session.do("night", _hold)
    session.wait()
    assert session.books.closed == 25
    assert touched[0].bouts
    session.close()
    with Office.open(session.path) as office:
        assert office.books == session.books


def test_the_reading_copy_follows_the_ring_though_it_writes_no_entry(session: Session) -> None:
    def opened(office: Office, _job: Job) -> int:
        while not list(office.books.bouts_of_night(office.open_doors(NightOrder(office.seed)))):
            office.hold_night(NightOrder(office.seed))
        return next(office.books.bouts_of_night(office.books.doors)).number

    numbers: list[int] = []
    session.do("doors", opened, numbers.append)
    session.wait()
    (bout,) = numbers
    entries, touched = len(session.entries), []
    session.changed.connect(touched.append)
    session.do("keep", lambda office, _job: office.keep_in_ring(bout, "[1]"))
    session.wait()
    assert session.ring[bout].text == "[1]"
    assert [told.bouts for told in touched] == [{bout}]
    session.do("nothing", lambda office, _job: office.in_ring(bout))
    session.wait()
    assert len(touched) == 1
    session.do("leave", lambda office, _job: office.leave_ring(bout))
    session.wait()
    assert session.ring == {}
    assert len(session.entries) == entries


def test_after_an_undo_the_copy_is_posted_afresh(session: Session) -> None:
    before = session.books.closed
    session.do("undo", lambda office, _job: office.undo(Party(PROGRAM, promoter=True), "by mistake"))
    session.wait()
    assert session.books.closed == before - 1


def test_a_refusal_is_told_and_nothing_changes(session: Session) -> None:
    def refused(_office: Office, _job: Job) -> None:
        raise RuleError("C3", "No.")

    told: list[Any] = []
    session.failed.connect(told.append)
    known = len(session.entries)
    session.do("no", refused)
    session.wait()
    assert [error.rule for error in told] == ["C3"]
    assert len(session.entries) == known


def test_work_can_be_stopped(session: Session) -> None:
    def endless(_office: Office, job: Job) -> None:
        while job.progress(1, 2):
            time.sleep(0.001)
        raise CancelledError("Stopped.")

    operation = session.do("long", endless)
    operation.cancel()
    session.wait()
    assert operation.done
    assert isinstance(operation.error, CancelledError)


def test_thinking_needs_no_save(session: Session) -> None:
    found: list[int] = []
    session.compute("sum", lambda _job: 6 * 7, found.append)
    session.wait()
    assert found == [42]


def test_a_league_is_open_in_one_window_for_writing(session: Session, league_path: Path) -> None:
    with pytest.raises(LockedError):
        Session.open(league_path)
    assert not session.read_only


def test_people_sit_in_the_order_of_their_seats(session: Session) -> None:
    assert [party.name for party in session.persons] == ["Ann", "Ben"]


@each("kind", [ValueError, MemoryError, RecursionError, SystemExit, KeyboardInterrupt])
def test_whatever_ends_work_ends_its_operation(session: Session, kind: type[BaseException]) -> None:
    def wrong(_office: Office, _job: Job) -> None:
        raise kind("x")

    with capture_exceptions() as faults:
        ended = [session.do("wrong", wrong), session.compute("wrong", lambda _job: wrong(None, _job))]
        session.wait()
    assert all(one.done for one in ended)
    assert not session.busy
    assert [issubclass(fault[0], Exception) for fault in faults] == [True, True], (
        "Qt ends the program for others"
    )
    still = session.do("still works", lambda office, _job: office.books.closed)
    session.wait()
    assert still.result == 24


def test_a_reading_copy_that_cannot_be_renewed_ends_the_operation(
    session: Session, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> None:
        raise RuntimeError("reader broke")

    monkeypatch.setattr(session, "_written", broken)
    taken: list[Any] = []
    with capture_exceptions() as faults:
        ended = session.do("night", _hold, taken.append)
        session.wait()
    assert (ended.done, session.busy, taken) == (True, False, [])
    assert [str(fault[1]) for fault in faults] == ["reader broke"]


def test_an_error_in_what_follows_leaves_nothing_busy(session: Session) -> None:
    with capture_exceptions() as faults:
        ended = session.do("night", lambda _office, _job: 0, lambda nought: 1 // nought)
        session.wait()
    assert (ended.done, session.busy, len(faults)) == (True, False, 1)


def test_work_for_a_thread_that_has_ended_is_refused_in_words(session: Session) -> None:
    session._thread.shutdown()
    told: list[RingsideError] = []
    session.failed.connect(told.append)
    ended = session.do("night", _hold)
    session.wait()
    assert (ended.done, session.busy) == (True, False)
    assert "has ended" in str(told[0])


def test_the_rest_of_the_checks_come_by_themselves(
    league_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "SETTLING_MS", 1)
    with seated(league_path) as opened:
        begun: list[str] = []
        opened.started.connect(lambda operation: begun.append(operation.title))
        qtbot.waitUntil(lambda: begun == ["Checking the league"])
        opened.wait()
        assert opened.trouble is None


def test_closing_says_what_it_waits_for_and_the_window_stays_painted(session: Session) -> None:
    told: list[str] = []
    beats, enough = count(1), threading.Event()
    session.finishing.connect(told.append)
    painted = session.do("Holding nights", lambda _office, _job: enough.wait(15))
    timer = QTimer(interval=10)
    timer.timeout.connect(lambda: enough.set() if next(beats) > 5 else None)
    timer.start()
    assert session.close()
    assert told == ["Holding nights"]
    settle()
    assert painted.result is True
    with Office.open(session.path) as office:
        assert office.check() == ()


def test_closing_does_not_wait_for_ever(session: Session, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(operation, "CLOSING_MS", 300)
    deaf = threading.Event()
    followed: list[Any] = []
    session.do("deaf", lambda _office, _job: deaf.wait(30), followed.append)
    session.compute("deaf as well", lambda _job: deaf.wait(30))
    assert not session.close(), "or it has waited until the deaf had ended by themselves"
    deaf.set()
    settle(200)
    assert followed == [], "nobody is there any more for what follows"
    with Office.open(session.path) as office:
        assert office.check() == ()
