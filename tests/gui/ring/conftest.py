"""Bouts on the screen."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.view import RingView
from tests.gui.looking import settle

Shown = Callable[..., RingView]


@pytest.fixture
def shown(qtbot: QtBot) -> Shown:
    """Shows a match, on the screen."""

    def show(match: LiveBout, size: tuple[int, int] = (1280, 800)) -> RingView:
        view = RingView()
        match.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show_match(match)
        view.show()
        settle(20)
        return view

    return show


def go(view: RingView, place: int) -> None:
    """Show a view's bout as it stands after so many events."""
    view.player.go_to(place)
