"""What the corner advises, beside the options."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.gui.ring.desk.panels import RequestPanel
from ringside_manager.gui.ring.desk.questions import share_words
from ringside_manager.play import Contest
from tests.gui.looking import settle, texts
from tests.gui.ring.desk.drive import desk_for, press
from tests.slow import each


@each(
    "shares, words",
    [
        ((0.0, 1.0, 0.0), ("", "Best", "")),
        ((0.53, 0.47, 0.0), ("53 %", "47 %", "")),
        ((0.002, 0.998), ("", "Best")),
        ((), ()),
    ],
)
def test_a_certain_advice_is_called_best_and_nothing_is_said_of_what_is_never_right(
    shares: tuple[float, ...], words: tuple[str, ...]
) -> None:
    assert share_words(shares) == words


def test_cards_without_a_part_of_the_advice_say_nothing(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk = desk_for(qtbot)
    panel = desk.panel
    assert isinstance(panel, RequestPanel)
    options = len(panel.request.options)
    monkeypatch.setattr(Contest, "hint", lambda *_: (1.0, *[0.0] * (options - 1)))
    press(desk.head.hint)
    press(desk.head.hint)
    settle(20)
    told = [text for text in texts(desk) if text.startswith("The corner:")]
    assert told == ["The corner: Best"]
    assert desk.foot.said.text() == f"Best: {panel.cards.cards[0].title_text}."
    assert "The corner" not in panel.cards.cards[1].accessibleDescription()
