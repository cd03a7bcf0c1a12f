"""The bout window with a bout system from somebody else's package: a plain board, its own words, all that is known."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import RED, Abilities, Setup, registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.commentary.results import result_line
from ringside_manager.gui.board import window
from ringside_manager.gui.plans import order_sentence
from ringside_manager.gui.plans.editor import PlanEditor
from ringside_manager.gui.plans.trial import Errand, Matchup
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.host import RingHost
from ringside_manager.plans.files import parse_plan
from ringside_manager.play import Contest, Seat, Sitter
from tests.engines.outsider import MODULE, installed, with_window
from tests.gui.looking import settle, texts, uncut, unnamed

RATED = Abilities(50, 3, 3, 3, 3, 3, 3, 30, 10)
PLAIN = Seat(Sitter.PROGRAM, level="plain")


@pytest.fixture
def toy(tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyEngine]:
    """The system, installed while the test runs."""
    monkeypatch.syspath_prepend(installed(tmp_path, repository))
    registry.forget()
    yield registry.get("toy")
    monkeypatch.undo()
    registry.forget()


@pytest.fixture
def dressed(tmp_path: Path, repository: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AnyEngine]:
    """The system with a window of its own, installed while the test runs."""
    monkeypatch.syspath_prepend(with_window(tmp_path, repository))
    registry.forget()
    window.forget()
    for name in [name for name in sys.modules if name.startswith(MODULE)]:
        monkeypatch.delitem(sys.modules, name)
    yield registry.get("toy")
    monkeypatch.undo()
    registry.forget()
    window.forget()


def contest(engine: AnyEngine, seats: tuple[Seat, Seat]) -> Contest:
    cards = engine.card_from_abilities("Ruth", RATED), engine.card_from_abilities("Mae", RATED)
    return Contest(Setup(engine, *cards, engine.info.terms()), 5, seats)


def host_of(qtbot: QtBot, match: LiveBout) -> RingHost:
    host = RingHost()
    match.setParent(host)
    qtbot.addWidget(host)
    host.resize(1280, 800)
    host.show_match(match)
    host.show()
    settle(20)
    return host


def looks_right(host: RingHost) -> None:
    assert unnamed(host) == []
    assert uncut(host) == []


def test_its_bout_is_watched_to_the_end(toy: AnyEngine, qtbot: QtBot) -> None:
    fought = contest(toy, (PLAIN, PLAIN))
    fought.run_on()
    match = LiveBout.watched(fought.record())
    host = host_of(qtbot, match)
    player = host.view.player
    assert len(match.film) > 3
    for place in range(len(match.film) + 1):
        player.go_to(place)
        host.grab()
        looks_right(host)
    told = " ".join(texts(host))
    assert "Ruth" in told
    assert "Mae" in told
    assert "Before the first bell" not in told
    assert result_line(fought.record().outcome, "Ruth", "Mae", "step") in told


def test_its_board_is_the_plain_one(toy: AnyEngine, qtbot: QtBot) -> None:
    fought = contest(toy, (PLAIN, PLAIN))
    fought.run_on()
    host = host_of(qtbot, LiveBout.watched(fought.record()))
    board = host.view.board
    assert "Ruth in red. Mae in blue." in board.accessibleDescription()
    picture = board.grab().toImage()
    colours = {
        picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)
    }
    assert len(colours) > 3, "something is painted"


def test_its_bout_is_boxed_by_a_person(toy: AnyEngine, qtbot: QtBot) -> None:
    match = LiveBout.played(contest(toy, (Seat(Sitter.PERSON), PLAIN)))
    host = host_of(qtbot, match)
    match.begin()
    asked = set()
    while match.requests:
        (request,) = match.requests
        asked.add(request.kind)
        host.view.player.go_to(len(match.film))
        settle(5)
        looks_right(host)
        match.answer(request, request.options[-1 if request.kind == "fingers" else 0])
    assert "fingers" in asked
    settle(20)
    assert match.contest is None or match.contest.is_over


def test_it_brings_a_board_names_and_questions_of_its_own(dressed: AnyEngine, qtbot: QtBot) -> None:
    match = LiveBout.played(contest(dressed, (Seat(Sitter.PERSON), PLAIN)))
    assert match.window is not window.PLAIN
    host = host_of(qtbot, match)
    match.begin()
    told = set()
    while match.requests:
        (request,) = match.requests
        settle(5)
        looks_right(host)
        told |= {text for text in texts(host) if "fingers" in text or text in ("Fight on", "Enough")}
        match.answer(request, request.options[-1 if request.kind == "fingers" else 0])
    assert "How many fingers does Ruth show?" in told
    assert [match.window.names.option("towel", word) for word in ("keep", "throw")] == ["Fight on", "Enough"]
    board = host.view.board
    assert [piece.name for piece in board._whole().pieces(board.moment)] == ["hands"]
    assert board._whole().hint(board.rect().center().toPointF()) == "Fingers of both hands"


PLAN = """
name: Enough is enough
system: toy
otherwise: plain
orders:
  - request: towel
    when: {lead: "<=-2", shown: ">=3"}
    choose: throw
  - request: towel
    when: {ahead: yes}
    choose: keep
"""


def test_plans_for_it_are_written_in_its_own_clauses(dressed: AnyEngine, qtbot: QtBot) -> None:
    bout = contest(dressed, (PLAIN, PLAIN)).setup
    plan = parse_plan(PLAN, "a test", dressed.info)
    editor = PlanEditor(Matchup.of(bout, RED), plan, Errand(executors=lambda: None))
    qtbot.addWidget(editor, before_close_func=lambda shown: shown.call_off())
    editor.resize(980, 660)
    editor.show()
    settle(20)
    assert unnamed(editor) == []
    assert uncut(editor) == []
    assert any("his fingers win" in line.casefold() for line in editor.rules.lines)
    assert [order_sentence(rule, dressed.info) for rule in plan.orders] == [
        "When he is behind in hands by 2 or more and the number of hands shown is 3 or more: tell the corner to enough.",
        "When his fingers win: tell the corner to fight on.",
    ]
    fought = Contest(bout, 5, (Seat(Sitter.PLAN, plan=PLAN), PLAIN))
    fought.run_on()
    assert fought.is_over
