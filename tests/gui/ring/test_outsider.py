"""The bout window with a bout system from somebody else's package: a plain board, its own words, all that is known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Abilities, Setup, registry
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.commentary import result_line
from ringside_manager.gui.ring.host import RingHost
from ringside_manager.gui.ring.match import Match
from ringside_manager.play import Contest, Seat, Sitter
from tests.engines.outsider import installed
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


def contest(engine: AnyEngine, seats: tuple[Seat, Seat]) -> Contest:
    cards = engine.card_from_abilities("Ruth", RATED), engine.card_from_abilities("Mae", RATED)
    return Contest(Setup(engine, *cards, engine.info.terms()), 5, seats)


def host_of(qtbot: QtBot, match: Match) -> RingHost:
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
    match = Match.watched(fought.record())
    host = host_of(qtbot, match)
    player = host.view.player
    assert player is not None
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
    host = host_of(qtbot, Match.watched(fought.record()))
    board = host.view.board
    assert "Ruth in red. Mae in blue." in board.accessibleDescription()
    picture = board.grab().toImage()
    colours = {
        picture.pixel(x, y) for x in range(0, picture.width(), 7) for y in range(0, picture.height(), 7)
    }
    assert len(colours) > 3, "something is painted"


def test_its_bout_is_boxed_by_a_person(toy: AnyEngine, qtbot: QtBot) -> None:
    match = Match.played(contest(toy, (Seat(Sitter.PERSON), PLAIN)))
    host = host_of(qtbot, match)
    match.begin()
    asked = set()
    while match.requests:
        (request,) = match.requests
        asked.add(request.kind)
        assert host.view.player is not None
        host.view.player.go_to(len(match.film))
        settle(5)
        looks_right(host)
        match.answer(request, request.options[-1 if request.kind == "fingers" else 0])
    assert "fingers" in asked
    settle(20)
    assert match.contest is None or match.contest.is_over
