"""Nothing is cut off, nothing is without a name, wherever the desk stands."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring import TakingBack
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.entry import DicePanel
from ringside_manager.gui.ring.desk.secrets import CurtainPanel, PairPanel
from tests.gui.looking import uncut, unnamed
from tests.gui.ring.desk.drive import click, desk_for, key, press, set_mode
from tests.slow import each, rest_slow

SIZES = {
    "below": (1280, 264, 1.0),
    "beside": (340, 620, 1.0),
    "small": (900, 220, 1.0),
    "large": (900, 300, 1.5),
}


@pytest.fixture(autouse=True)
def _normal_size() -> Iterator[None]:
    yield
    LOOK.zoom = 1.0
    LOOK.set_theme("light")


def panels(desk: PlayDesk) -> Iterator[str]:
    """Go through every panel of a bout, each kind once."""
    seen: set[str] = set()
    while desk.match.is_live and len(seen) < 12:
        if isinstance(desk.panel, DicePanel):
            if "die" not in seen:
                yield "die"
            seen.add("die")
            desk.panel.thrown.emit(60)
            continue
        name = type(desk.panel).__name__ + desk.match.requests[0].kind
        if name not in seen:
            seen.add(name)
            yield name
            if isinstance(desk.panel, PairPanel):
                set_mode(desk, SecretMode.CURTAIN)
                yield "curtain"
                assert isinstance(desk.panel, CurtainPanel)
                press(desk.panel.open)
                press(desk.head.hint)
                yield "behind the curtain"
                set_mode(desk, SecretMode.KEYS)
        request = desk.match.requests[0]
        (key if isinstance(desk.panel, PairPanel) else click)(desk, request, 0)
    if desk.match.is_live:
        press(desk.foot.back)
        yield "agreement"
        desk._drop_aside()
        press(desk.foot.towel)
        yield "towel"


@pytest.mark.parametrize("shape", rest_slow(["beside", "large", "below", "small"], 2))
def test_every_panel_fits_and_has_names(qtbot: QtBot, shape: str) -> None:
    width, height, zoom = SIZES[shape]
    LOOK.zoom = zoom
    LOOK.set_theme("dark")
    desk = desk_for(qtbot, taking_back=TakingBack.AGREED)
    desk.resize(width, height)
    found = {}
    for name in panels(desk):
        assert desk.width() == width
        if faults := [*uncut(desk, 300), *unnamed(desk)]:
            found[name] = faults
    assert found == {}


@each("shape", SIZES)
def test_the_dice_fit(qtbot: QtBot, shape: str) -> None:
    width, height, zoom = SIZES[shape]
    LOOK.zoom = zoom
    LOOK.set_theme("high contrast")
    desk = desk_for(qtbot, real_dice=True)
    desk.resize(width, height)
    assert (uncut(desk, 300), unnamed(desk)) == ([], [])


def test_another_size_paints_the_desk_anew(qtbot: QtBot) -> None:
    desk = desk_for(qtbot)
    before = desk.panel
    LOOK.set_zoom(1.25)
    assert desk.panel is not before
    assert desk.panel is not None
