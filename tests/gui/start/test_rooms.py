"""The draft room and the auction room: turns, AI managers, undo, clock, keeping, founding."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from ringside_manager.gui.settings import settings
from ringside_manager.gui.start import room_for
from ringside_manager.gui.start.auction_room import AuctionRoom
from ringside_manager.gui.start.draft_room import DraftRoom
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.start.room_parts import PACE
from ringside_manager.office.founding_script import DraftTurn, Pick
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import load_live
from ringside_manager.office.office import Office
from ringside_manager.paths import draft_path
from tests.office.clubs import founding

pytestmark = pytest.mark.usefixtures("undressed")

NAMES = ("Ann", "ai:Cy", "Ben", "ai:Di")
MakeRoom = Callable[..., Room]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.ringside"


@pytest.fixture
def make(path: Path, qtbot: QtBot) -> MakeRoom:
    """A room with AI managers who act at once."""

    def made(method: str, names: tuple[str, ...] = NAMES, size: int = 2, seed: int = 5) -> Room:
        settings().set_value(PACE, 0)
        room = room_for(LiveFounding(founding(names, seed, method, size)), path)
        qtbot.addWidget(room)
        room.resize(1100, 700)
        room.show()
        return room

    return made


def founded(room: Room, qtbot: QtBot) -> Path:
    with qtbot.waitSignal(room.founded) as done:
        qtbot.mouseClick(room.act, Qt.MouseButton.LeftButton)
    return done.args[0]


# The draft


def test_a_draft_by_keyboard_alone(make: MakeRoom, path: Path, qtbot: QtBot) -> None:
    room, picked = make("draft"), []
    while room.live.turn is not None:
        seat = room.live.seat
        assert seat.is_person
        assert room.turn.text() == f"{seat.name} picks"
        qtbot.keyClick(room.table.view, Qt.Key.Key_Down)
        chosen = room.table.selected()
        picked.append(chosen.fighter.name)
        qtbot.keyClick(room.table.view, Qt.Key.Key_Return)
    assert len(picked) == 4
    assert room.turn.text() == "The stables are filled"
    with Office.open(founded(room, qtbot)) as office:
        assert office.check() == ()
        owners = {page.name: page.manager for page in office.books.fighters.values()}
        persons = [page.number for page in office.books.managers.values() if page.name in {"Ann", "Ben"}]
    assert all(owners[name] in persons for name in picked)
    assert not draft_path(path).exists()


def test_buttons_pick_let_pick_and_undo(make: MakeRoom, qtbot: QtBot) -> None:
    room = make("draft")
    assert not room.undoer.isEnabled()
    before = room.live.choices
    name = room.name.text()
    assert room.picker.text() == f"Pick {name}"
    qtbot.mouseClick(room.picker, Qt.MouseButton.LeftButton)
    made = room.live.choices[len(before)]
    assert isinstance(made, Pick)
    assert made.fighter.name == name
    qtbot.mouseClick(room.undoer, Qt.MouseButton.LeftButton)
    assert room.live.choices == before
    advised = room.live.advice()
    qtbot.mouseClick(room.program, Qt.MouseButton.LeftButton)
    assert room.live.choices[len(before)] == advised


def test_who_is_picked_leaves_the_table_and_stands_in_a_stable(make: MakeRoom, qtbot: QtBot) -> None:
    room = make("draft")
    rows, name = len(room.table.rows), room.name.text()
    seat = room.live.turn.seat if isinstance(room.live.turn, DraftTurn) else 0
    room.pick()
    assert name in room.stables.cards[seat - 1]._names.text()
    assert name not in [row.fighter.name for row in room.table.rows]
    assert len(room.table.rows) < rows


def test_ai_managers_act_at_a_pace_that_can_be_skipped(path: Path, qtbot: QtBot) -> None:
    settings().set_value(PACE, 1500)
    room = DraftRoom(LiveFounding(founding(("ai:Cy", "ai:Di", "Ann"), 2, "draft", 2)), path)
    qtbot.addWidget(room)
    room.show()
    asked = room.live.seat
    if asked.is_person:
        room.pick()
    assert room.skipper.isEnabled()
    assert not room.picker.isEnabled()
    room.pick()
    assert not room.live.seat.is_person
    before = len(room.live.choices)
    room.step()
    assert len(room.live.choices) == before + 1
    qtbot.mouseClick(room.skipper, Qt.MouseButton.LeftButton)
    assert room.live.seat.is_person


def test_leagues_of_ai_managers_alone_fill_by_themselves(make: MakeRoom, qtbot: QtBot) -> None:
    room = make("draft", names=("ai:Cy", "ai:Di"))
    assert room.live.turn is None
    assert not room.undoer.isEnabled()
    assert founded(room, qtbot).is_file()


def test_undo_by_its_key(make: MakeRoom, qtbot: QtBot) -> None:
    room = make("draft")
    before = room.live.choices
    room.table.select(room.table.shown_rows[3].place)
    chosen = room.table.selected()
    room.pick()
    with qtbot.waitActive(room):
        room.activateWindow()
    room.table.view.setFocus()
    qtbot.keyClick(room.table.view, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert room.live.choices == before
    back = room.table.selected()
    assert back.fighter == chosen.fighter, "who was put back is chosen again"


# The clock


def test_when_the_time_is_up_the_program_decides(make: MakeRoom) -> None:
    room = make("draft")
    assert not room.time.isVisible()
    room.clocks.setCurrentIndex(1)
    assert (room.clock.running, room.clock.left, room.time.isVisible()) == (True, 15, True)
    before, advised = len(room.live.choices), room.live.advice()
    for _ in range(14):
        room.clock.tick()
    assert (len(room.live.choices), room.time.text()) == (before, "0:01")
    room.clock.tick()
    assert room.live.choices[before] == advised
    assert (room.clock.running, room.clock.left) == (True, 15)


def test_nothing_goes_on_behind_a_page_that_is_hidden(make: MakeRoom) -> None:
    room = make("draft")
    room.clocks.setCurrentIndex(1)
    room.hide()
    assert not room.clock.running
    room.show()
    assert room.clock.running


# The auction


def test_an_auction_with_all_kinds_of_bids(make: MakeRoom, path: Path, qtbot: QtBot) -> None:
    room = make("auction")
    assert room.turn.text() == "Ann bids or passes"
    qtbot.mouseClick(room.bids.raises[2], Qt.MouseButton.LeftButton)
    assert room.live.turn.auction.high_dollars >= 25
    assert room.live.seat.name == "Ben"
    room.bids.amount.setValue(990)
    qtbot.mouseClick(room.bids.exact, Qt.MouseButton.LeftButton)
    assert (room.live.seat.name, room.standing.text()) == ("Ann", "$990")
    qtbot.mouseClick(room.bids.passer, Qt.MouseButton.LeftButton)
    assert [row.price_cents for row in room.live.stables[2]] == [99_000]
    assert "$10 left" in room.stables.cards[2]._money.text()
    assert "Ben for $990" in room.log.topLevelItem(1).text(0)
    assert "Ben for $990" in room.under.text()
    while room.live.turn is not None:
        room.let_program()
    with Office.open(founded(room, qtbot)) as office:
        assert office.check() == ()
        assert max(page.price_cents for page in office.books.fighters.values()) == 99_000
    assert not draft_path(path).exists()


def test_a_limit_is_bid_up_to_and_no_further(make: MakeRoom, qtbot: QtBot) -> None:
    room = make("auction", names=("Ann", "ai:Cy"))
    lot = room.live.turn.lot
    room.bids.amount.setValue(40)
    qtbot.mouseClick(room.bids.limit, Qt.MouseButton.LeftButton)
    bids = [
        made.choice.dollars
        for made in room.live.made
        if hasattr(made.choice, "dollars") and made.turn.seat == 1
    ]
    assert max(bids) <= 40
    assert bids == sorted(bids)
    assert len(bids) > 5
    assert room.live.turn is None or room.live.turn.lot != lot


def test_a_limit_ends_with_its_lot(make: MakeRoom) -> None:
    room = make("auction", names=("Ann", "ai:Cy"))
    room.bid_up_to(1000)
    assert room.live.seat.is_person
    assert len(room.live.stables[0]) == 1
    assert room.automatic() is None


def test_undo_takes_a_limit_away_with_its_last_bid(make: MakeRoom) -> None:
    room = make("auction", names=("Ann", "ai:Cy"))
    room.bid_up_to(1000)
    room.undo()
    assert room.automatic() is None
    assert room.live.seat.name == "Ann"
    assert room.live.stables[0] == ()


def test_bids_that_may_not_be_made_are_not_offered(make: MakeRoom) -> None:
    room = make("auction", names=("Ann", "Ben"))
    room.bid(950)
    assert [made.isEnabled() for made in room.bids.raises] == [True, True, True, False]
    assert (room.bids.amount.minimum(), room.bids.amount.maximum()) == (951, 1000)
    room.bid(5)
    assert "must be 951 to 1000" in room.trouble.text()
    room.pass_lot()
    assert room.trouble.text() == ""


def test_an_auction_at_which_nobody_buys_founds_nothing(make: MakeRoom, path: Path, qtbot: QtBot) -> None:
    room = make("auction", names=("Ann", "Ben"))
    while room.live.turn is not None:
        room.pass_lot()
    qtbot.mouseClick(room.act, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: "C61" in room.trouble.text())
    assert room.act.isEnabled()
    assert not path.exists()
    room.undo()
    assert room.live.turn is not None


def finish(room: Room, words: str, qtbot: QtBot) -> None:
    """Let the program finish, for whom the button with ``words`` says."""
    qtbot.mouseClick(room.finisher, Qt.MouseButton.LeftButton)
    [answer] = [made for made in room.question.buttons() if words in made.text()]
    answer.click()


@pytest.mark.parametrize("method", ["draft", "auction"])
def test_the_program_finishes_for_everybody_and_one_undo_takes_all_of_it_back(
    make: MakeRoom, path: Path, method: str, qtbot: QtBot
) -> None:
    room = make(method)
    room.let_program()
    before, turn = room.live.choices, room.live.turn
    finish(room, "Cancel", qtbot)
    assert room.live.choices == before
    finish(room, "For Ann, Ben", qtbot)
    assert room.live.turn is None
    for control in (room.finisher, room.skipper, room.pace, room.clocks):
        assert not control.isVisible()
    kept = load_live(draft_path(path))
    kept.undo()
    assert (kept.choices, kept.turn) == (before, turn)
    room.undo()
    assert (room.live.choices, room.live.turn) == (before, turn)
    assert room.finisher.isVisible()
    finish(room, "For Ann, Ben", qtbot)
    with Office.open(founded(room, qtbot)) as office:
        assert office.check() == ()


def test_the_question_says_how_much_is_left_and_for_whom(make: MakeRoom, qtbot: QtBot) -> None:
    room = make("draft")
    qtbot.mouseClick(room.finisher, Qt.MouseButton.LeftButton)
    left = 8 - len(room.live.choices)
    assert room.question.text().startswith(f"{left} pick")
    seat = room.live.seat
    assert sorted(made.text() for made in room.question.buttons()) == [
        "Cancel",
        "For Ann, Ben",
        f"Only for {seat.name}",
    ]
    room.question.reject()


def test_the_program_may_finish_for_one_seat_while_the_others_go_on(
    make: MakeRoom, path: Path, qtbot: QtBot
) -> None:
    room = make("draft")
    turn, seat, before = room.live.turn, room.live.seat, room.live.choices
    finish(room, "Only for", qtbot)
    asked = room.live.seat
    assert asked.is_person
    assert asked.name != seat.name
    room.pick()
    while room.live.turn is not None:
        assert room.live.seat == asked
        room.pick()
    assert load_live(draft_path(path)).persons == room.live.persons
    while len(room.live.choices) > len(before):
        room.undo()
    assert (room.live.choices, room.live.turn) == (before, turn)
    assert set(room.live.persons) == {1, 3}


# Kept


def test_quitting_in_the_middle_of_a_lot_loses_nothing(path: Path, qtbot: QtBot) -> None:
    settings().set_value(PACE, 1500)
    live = LiveFounding(founding(("Ann", "ai:Cy", "ai:Di"), 5, "auction", 2))
    room = AuctionRoom(live, path)
    qtbot.addWidget(room)
    room.show()
    room.bid_up_to(60)
    assert load_live(draft_path(path)).limits == {1: 60}
    for _ in range(5):
        room.step()
    room.hide()
    again = load_live(draft_path(path))
    assert (again.choices, again.limits, again.turn) == (live.choices, {1: 60}, live.turn)
    assert len(again.choices) == 5
    resumed = AuctionRoom(again, path)
    qtbot.addWidget(resumed)
    assert resumed.automatic() == live.settled()


@pytest.mark.parametrize("method", ["draft", "auction"])
def test_what_was_decided_survives_the_program(make: MakeRoom, path: Path, method: str, qtbot: QtBot) -> None:
    room = make(method)
    room.let_program()
    room.let_program()
    kept = load_live(draft_path(path))
    assert kept.choices == room.live.choices[: len(kept.choices)]
    assert len(kept.choices) > 1
    with qtbot.waitSignal(room.left):
        qtbot.mouseClick(room.leaver, Qt.MouseButton.LeftButton)
    assert load_live(draft_path(path)).choices == room.live.choices


def test_a_disk_that_will_not_take_it_is_told_and_nobody_leaves(
    make: MakeRoom, path: Path, qtbot: QtBot
) -> None:
    room = make("draft")
    draft_path(path).unlink(missing_ok=True)
    draft_path(path).mkdir()
    with qtbot.assertNotEmitted(room.left):
        room.leave()
    assert "is not a file but a folder" in room.trouble.text()


def test_a_league_that_came_meanwhile_is_not_overwritten(make: MakeRoom, path: Path, qtbot: QtBot) -> None:
    room = make("draft", names=("ai:Cy", "ai:Di"))
    path.write_text("mine")
    assert founded(room, qtbot) == path.with_name("club 2.ringside")
    assert path.read_text() == "mine"
