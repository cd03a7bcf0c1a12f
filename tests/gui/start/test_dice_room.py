"""Founding by dice, man by man (C7)."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringside_manager.gui.start import room_for
from ringside_manager.gui.start.draft_room import TICKS_A_RATING, DiceRoom
from ringside_manager.office.founding import founding_act
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import keep_live, load_live
from ringside_manager.office.office import Office
from ringside_manager.paths import draft_path
from tests.office.clubs import founding

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.ringside"


@pytest.fixture
def room(path: Path, qtbot: QtBot) -> DiceRoom:
    made = room_for(LiveFounding(founding(("Ann", "ai:Cy"), 5, "dice", 2)), path)
    assert isinstance(made, DiceRoom)
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show()
    return made


def names(room: DiceRoom, seat: int) -> list[str]:
    return [name for name in room.stables.cards[seat - 1]._names.text().split("\n") if name]


def test_nobody_is_seen_before_he_is_rolled(room: DiceRoom) -> None:
    assert not room.man.isVisible()
    assert names(room, 1) == names(room, 2) == []
    assert not room.act.isVisible()
    assert room.onwards.text() == "Roll up the first man"


def test_his_ratings_roll_one_after_the_other_and_then_he_is_in_his_stable(room: DiceRoom) -> None:
    man = room.live.stables[0][0]
    room.go_on()
    assert (room.name.text(), room.owner.text(), names(room, 1)) == (man.name, "He goes to Ann", [])
    for _ in range(TICKS_A_RATING):
        room._roll()
    assert room.bars._numbers["agility"].text() == str(man.fighter.abilities.agility), "the first lies still"
    assert room.is_rolling
    for _ in range(TICKS_A_RATING * 8):
        room._roll()
    assert not room.is_rolling
    shown = {name: int(label.text()) for name, label in room.bars._numbers.items()}
    assert shown == man.fighter.abilities.as_dict()
    assert names(room, 1) == [man.name]
    assert room.turn.text() == man.name


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_one_key_stops_the_dice_and_goes_on(room: DiceRoom, key: Qt.Key, qtbot: QtBot) -> None:
    with qtbot.waitActive(room):
        room.activateWindow()
    seen = []
    while not room.act.isVisible():
        qtbot.keyClick(room.onwards, key)
        if not room.is_rolling and room.man.isVisible():
            seen.append(room.name.text())
    men = [man.name for stable in room.live.stables for man in stable]
    assert list(dict.fromkeys(seen)) == men
    assert [names(room, seat) for seat in (1, 2)] == [men[:2], men[2:]]


def test_the_rest_is_revealed_at_once_and_the_league_is_that_of_the_seed(
    room: DiceRoom, path: Path, qtbot: QtBot
) -> None:
    room.go_on()
    qtbot.mouseClick(room.rest, Qt.MouseButton.LeftButton)
    assert (room.turn.text(), room.undoer.isVisible()) == ("The stables are filled", False)
    assert len(names(room, 2)) == 2
    with qtbot.waitSignal(room.founded):
        qtbot.mouseClick(room.act, Qt.MouseButton.LeftButton)
    with Office.open(path) as office:
        assert office.check() == ()
        assert [entry.deed for entry in office.entries] == [
            draft.deed for draft in founding_act(room.live.founding)
        ]


def test_nothing_rolls_where_nothing_is_to_move(room: DiceRoom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room.style(), "styleHint", lambda *_: 0, raising=False)
    room.go_on()
    assert not room.is_rolling
    assert len(names(room, 1)) == 1


def test_it_can_be_left_and_gone_on_with(room: DiceRoom, path: Path, qtbot: QtBot) -> None:
    keep_live(draft_path(path), room.live)
    room.go_on()
    with qtbot.waitSignal(room.left):
        qtbot.mouseClick(room.leaver, Qt.MouseButton.LeftButton)
    assert not room.is_rolling
    assert load_live(draft_path(path)).stables == room.live.stables
