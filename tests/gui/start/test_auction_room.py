"""The auction room under the rules of C74, C76, C77: limits, lots named, the hammer, wish lists, the folded log."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.gui.look import LOOK
from ringside_manager.gui.seats import league_key, set_pin
from ringside_manager.gui.settings import settings
from ringside_manager.gui.start.auction_room import AuctionRoom
from ringside_manager.gui.start.room_parts import PACE, Bar
from ringside_manager.office.founding_script import NominationTurn
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import load_live
from ringside_manager.office.office import Office
from ringside_manager.palette import THEMES
from ringside_manager.paths import draft_path
from tests.office.clubs import founding

LIMITS = {"bidding": "limits", "lots": "shuffled", "least_fighters": "2", "most_fighters": "3"}
NAMED = {**LIMITS, "lots": "nominated"}
NORMAL, FAST = 700, 250
MakeRoom = Callable[..., AuctionRoom]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "club.ringside"


@pytest.fixture
def make(path: Path, qtbot: QtBot) -> MakeRoom:
    def made(
        names: tuple[str, ...] = ("Ann", "Ben"), options: Mapping[str, str] = LIMITS, pace: int = 0
    ) -> AuctionRoom:
        settings().set_value(PACE, pace)
        room = AuctionRoom(LiveFounding(founding(names, 5, "auction", 2, options=options)), path)
        qtbot.addWidget(room)
        room.resize(1240, 720)
        room.show()
        return room

    return made


@pytest.mark.usefixtures("undressed")
class TestBidding:
    def test_a_button_is_a_limit_and_the_price_is_a_step_above_the_second(
        self, make: MakeRoom, qtbot: QtBot
    ) -> None:
        room = make()
        assert [made.text() for made in room.bids.raises] == [
            "Up to $1",
            "Up to $10",
            "Up to $20",
            "Up to $50",
        ]
        room.bids.amount.setValue(300)
        qtbot.mouseClick(room.bids.limit, Qt.MouseButton.LeftButton)
        assert (room.standing.text(), room.live.seat.name) == ("$1", "Ben")
        assert "300" not in " ".join(label.text() for label in (room.leader, room.under, room.to_come))
        room.bid(100)
        assert room.standing.text() == "$105"
        assert "Ben is topped: $105 for Ann" in room.log.topLevelItem(0).child(0).text(0)
        qtbot.mouseClick(room.bids.passer, Qt.MouseButton.LeftButton)
        assert [man.price_cents for man in room.live.stables[0]] == [10_500]

    def test_what_somebody_wrote_is_gone_when_the_next_is_asked(self, make: MakeRoom) -> None:
        room = make()
        room.bids.amount.setValue(300)
        room.pass_lot()
        assert (room.live.seat.name, room.bids.amount.value()) == ("Ben", 1)

    def test_money_and_places_stand_at_every_paddle(self, make: MakeRoom) -> None:
        room = make()
        room.bid(300)
        room.pass_lot()
        ann = room.paddles.paddles[0]
        assert (ann.money.text(), ann.places.text()) == ("$999", "1 of 2 to 3")
        room.bid(5)
        assert (room.paddles.paddles[0].state.text(), room.paddles.paddles[1].state.text()) == (
            "to bid",
            "leads",
        )

    def test_the_log_has_a_line_a_lot_that_opens_to_its_bids(self, make: MakeRoom) -> None:
        room = make()
        for _ in range(3):
            room.bid(20)
            room.pass_lot()
        heads = [room.log.topLevelItem(at) for at in range(room.log.topLevelItemCount())]
        assert len(heads) == 3
        assert all(" for $1" in head.text(0) for head in heads)
        assert not any(head.isExpanded() for head in heads)
        assert all(head.childCount() == 2 for head in heads)
        heads[1].setExpanded(True)
        room.bid(20)
        assert heads[1].isExpanded(), "what somebody opened stays open"
        assert room.log.topLevelItem(0).isExpanded(), "the lot under the hammer is open"
        room.undo()
        assert room.log.topLevelItemCount() == 3

    def test_a_lot_is_named_by_keyboard(self, make: MakeRoom, path: Path, qtbot: QtBot) -> None:
        room = make(options=NAMED)
        assert room.turn.text() == "Ann names the next lot"
        assert not room.content.isEnabled(), "who lacks fighters must name one"
        qtbot.keyClick(room.table.view, Qt.Key.Key_Down)
        named = room.table.selected().fighter
        qtbot.keyClick(room.table.view, Qt.Key.Key_Return)
        assert (room.lot_name.text(), room.live.seat.name) == (named.name, "Ben")
        room.pass_lot()
        assert room.turn.text() == "Ben names the next lot"
        while isinstance(room.live.turn, NominationTurn) and room.live.auction.lacking(room.live.turn.seat):
            room.name_lot()
            room.pass_lot()
        assert room.content.isEnabled()
        while room.live.turn is not None:
            room.let_program()
        with qtbot.waitSignal(room.founded) as done:
            qtbot.mouseClick(room.act, Qt.MouseButton.LeftButton)
        with Office.open(done.args[0]) as office:
            assert office.check() == ()
            assert all(2 <= len(page.stable) <= 3 for page in office.books.managers.values())


@pytest.mark.usefixtures("undressed")
class TestHammer:
    def test_a_sale_is_counted_out_before_the_next_lot(self, make: MakeRoom) -> None:
        room = make(pace=NORMAL)
        lot = room.lot_name.text()
        room.bid(300)
        room.pass_lot()
        assert (room.turn.text(), room.lot_name.text()) == ("Going once…", lot)
        assert not room.bids.isVisible()
        room.hammer.strike()
        assert room.turn.text() == "Going twice…"
        room.hammer.strike()
        assert (room.turn.text(), room.paddles.paddles[0].state.text()) == ("Sold to Ann for $1", "has him")
        room.hammer.strike()
        assert room.bids.isVisible()
        assert room.lot_name.text() != lot
        assert f"Sold last: {lot} to Ann for $1" in room.under.text()

    def test_it_lasts_about_two_seconds(self) -> None:
        from ringside_manager.gui.start.auction_parts import PHASES, SOLD_STAYS

        assert 1_800 <= sum(pause for pause, _ in PHASES) + SOLD_STAYS <= 2_500

    @pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
    def test_a_key_goes_on_at_once(self, make: MakeRoom, key: Qt.Key, qtbot: QtBot) -> None:
        room = make(pace=NORMAL)
        with qtbot.waitActive(room):
            room.activateWindow()
        room.bid(300)
        room.pass_lot()
        assert room.onwards.hasFocus()
        qtbot.keyClick(room.onwards, key)
        assert not room.hammer.is_up
        assert room.turn.text() == "Ben bids or passes"

    @pytest.mark.parametrize("pace", [FAST, 0])
    def test_it_does_not_hold_up_a_fast_evening(self, make: MakeRoom, pace: int) -> None:
        room = make(pace=pace)
        room.bid(300)
        room.pass_lot()
        assert not room.hammer.is_up

    def test_it_does_not_move_where_nothing_is_to_move(
        self, make: MakeRoom, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        room = make(pace=NORMAL)
        monkeypatch.setattr(room.style(), "styleHint", lambda *_: 0, raising=False)
        room.bid(300)
        room.pass_lot()
        assert not room.hammer.is_up

    def test_undo_takes_the_hammer_up_again(self, make: MakeRoom) -> None:
        room = make(pace=NORMAL)
        room.bid(300)
        room.pass_lot()
        room.undo()
        assert not room.hammer.is_up
        assert (room.turn.text(), len(room.live.stables[0])) == ("Ben bids or passes", 0)

    def test_a_run_of_the_program_is_not_counted_out(self, make: MakeRoom) -> None:
        room = make(pace=NORMAL)
        room.hand_over(1, 2)
        assert not room.hammer.is_up
        assert room.live.turn is None

    def test_nothing_falls_behind_a_page_that_is_hidden(self, make: MakeRoom) -> None:
        room = make(pace=NORMAL)
        room.bid(300)
        room.pass_lot()
        room.hide()
        assert not room.hammer.is_up


@pytest.mark.usefixtures("undressed")
class TestWishes:
    def test_a_wish_bids_without_a_word(self, make: MakeRoom, path: Path, qtbot: QtBot) -> None:
        room = make()
        lots = room.live.auction.lots
        qtbot.mouseClick(room.wishes, Qt.MouseButton.LeftButton)
        lists = room.wishing
        assert not lists.table.isVisible(), "nobody sees a list before he has said who he is"
        lists.who.setCurrentIndex(1)
        qtbot.mouseClick(lists.opener, Qt.MouseButton.LeftButton)
        assert lists.title.text() == "Wish list of Ben"
        lists.table.select(room._by_fighter[lots[0]].place)
        lists.limit.setValue(200)
        qtbot.mouseClick(lists.wisher, Qt.MouseButton.LeftButton)
        lists.accept()
        assert load_live(draft_path(path)).wishes == {2: {lots[0]: 200}}
        room.bid(100)
        assert (room.live.seat.name, room.standing.text()) == ("Ann", "$105")
        room.bid(300)
        assert (room.live.seat.name, room.standing.text()) == ("Ben", "$210"), "topped, and asked himself"

    def test_a_pin_keeps_a_list_closed(self, make: MakeRoom, qtbot: QtBot) -> None:
        room = make()
        set_pin(league_key("Club", 5), "Ann", "1234")
        room.open_wishes()
        lists = room.wishing
        lists.pin.setText("1243")
        lists.enter()
        assert "not the PIN" in lists.wrong.text()
        assert not lists.table.isVisible()
        lists.pin.setText("1234")
        qtbot.keyClick(lists.pin, Qt.Key.Key_Return)
        assert lists.title.text() == "Wish list of Ann"

    def test_what_is_cancelled_is_not_wished(self, make: MakeRoom) -> None:
        room = make()
        room.open_wishes()
        room.wishing.enter()
        room.wishing.wish()
        room.wishing.strike()
        room.wishing.wish()
        room.wishing.reject()
        assert room.live.wishes == {}

    def test_a_person_alone_goes_straight_to_his_list(self, make: MakeRoom) -> None:
        room = make(names=("Ann", "ai:Cy"))
        room.open_wishes()
        assert room.wishing.title.text() == "Wish list of Ann"


@pytest.mark.usefixtures("dressed")
@pytest.mark.parametrize(("width", "height"), [(900, 520), (1280, 760)])
def test_every_bid_is_in_sight(make: MakeRoom, width: int, height: int, qtbot: QtBot) -> None:
    names = ("Ann", "Ben", "Cyrus", "ai:Dolores", "Edgar", "Fay", "ai:Gus", "Hildegard")
    room = make(names=names)
    room.resize(width, height)
    shown: list[QWidget] = [
        *room.bids.raises,
        room.bids.amount,
        room.bids.limit,
        room.bids.passer,
        room.portrait,
    ]

    def in_sight() -> bool:
        seen = QRect(room._scroll.mapTo(room, QPoint(0, 0)), room._scroll.viewport().size())
        return all(seen.contains(QRect(one.mapTo(room, QPoint(0, 0)), one.size())) for one in shown)

    qtbot.waitUntil(in_sight)


def test_a_part_of_a_bar_is_seen_in_every_theme(qtbot: QtBot) -> None:
    bar = Bar()
    qtbot.addWidget(bar)
    bar.resize(200, 8)
    bar.set(0.5)
    before = LOOK.wish
    try:
        for theme in THEMES:
            LOOK.set_theme(theme)
            picture = bar.grab().toImage()
            full, empty = (picture.pixelColor(x, 4).name() for x in (40, 160))
            assert full != empty, theme
    finally:
        LOOK.set_theme(before)
