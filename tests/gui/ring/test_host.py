"""The ring with a desk: keys for everything, decisions that wait behind the ring, no window out of nowhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import Setup, registry
from ringside_manager.bout.corner import CORNERS, Request, choice_word
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.board.window import named
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode, WatchingPanel
from ringside_manager.gui.ring.desk.confirming import TowelPanel
from ringside_manager.gui.ring.desk.entry import DicePanel
from ringside_manager.gui.ring.desk.secrets import LEFT_HAND, RIGHT_HAND, CurtainPanel
from ringside_manager.gui.ring.exhibition import ExhibitionDialog
from ringside_manager.gui.ring.host import RingHost, ring_window
from ringside_manager.gui.ring.shelf import RingHouse, ShelfDialog
from ringside_manager.gui.ring.transport import KeysView
from ringside_manager.gui.ring.window import SideBySide
from ringside_manager.play import Contest
from tests.gui.looking import settle, texts, uncut, unnamed
from tests.gui.ring.bouts import watched
from tests.gui.ring.desk.drive import ANN, BOB, EXPERT, click, set_mode
from tests.play.test_contest import heavyweights

pytestmark = pytest.mark.usefixtures("undressed")

CTRL, ALT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
NARROW, WIDE = (700, 560), (1100, 700)


def host_of(
    qtbot: QtBot, size: tuple[int, int] = WIDE, *, seats: object = (ANN, BOB), real_dice: bool = False
) -> tuple[RingHost, PlayDesk]:
    host = RingHost()
    qtbot.addWidget(host)
    host.resize(*size)
    host.show()
    host.show_match(LiveBout.played(Contest(heavyweights(1), 7, seats, real_dice=real_dice)))
    host.match.setParent(host)
    host.desk.reveal_time = 0
    host.view.player.go_to(len(host.match.film))
    settle(20)
    return host, host.desk


def asked(desk: PlayDesk) -> tuple[Request[object], ...]:
    return desk.match.requests


# Keys


def test_the_page_of_keys_tells_how_to_decide_where_people_decide(qtbot: QtBot) -> None:
    host, desk = host_of(qtbot)
    QTest.keyClick(host.view, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    (page,) = host.findChildren(KeysView)
    read = texts(page)
    for keys in (" ".join(LEFT_HAND[:6]), " ".join(RIGHT_HAND[:6]), "1 to 9", "R or B", "Alt+1"):
        assert keys in read
    for keys in ("Ctrl+H", "Ctrl+Z", "Ctrl+Shift+T", "Ctrl+Shift+W"):
        assert keys in read
    (red,) = [text for text in read if text.startswith("Red's secret choice, left hand: ")]
    while len(asked(desk)) < 2:
        click(desk, asked(desk)[0], 0)
        host.view.player.go_to(len(desk.match.film))
    for request in asked(desk):  # in the order in which the keys stand for them
        told = ", ".join(
            named("ringside").names.option("thrown", choice_word(option)) for option in request.options
        )
        assert f"hand: {told}; also 1 to 6" in red
    page.close()


def test_a_recorded_bout_has_no_keys_for_deciding(qtbot: QtBot) -> None:
    host = RingHost()
    qtbot.addWidget(host)
    host.show_match(watched())
    QTest.keyClick(host.view, Qt.Key.Key_Question, Qt.KeyboardModifier.ShiftModifier)
    (page,) = host.findChildren(KeysView)
    assert "Ctrl+Shift+T" not in texts(page)
    assert "Deciding" not in texts(page)
    page.close()


@pytest.mark.parametrize("zoom", [1.0, 1.5])
@pytest.mark.usefixtures("dressed")
def test_nothing_on_the_page_of_keys_is_cut_off(qtbot: QtBot, zoom: float) -> None:
    LOOK.zoom = zoom
    host, desk = host_of(qtbot)
    page = KeysView(host.view.acts, host, desk.key_texts)
    page.resize(880, 540)
    page.show()
    settle(20)
    assert uncut(page) == []
    assert unnamed(page) == []
    page.close()


def test_no_key_of_the_ring_means_two_things_and_none_of_them_answers(qtbot: QtBot) -> None:
    host, desk = host_of(qtbot)
    keys = [key for act in (*host.view.acts, *desk.acts) for key in act.keys]
    assert len(keys) == len(set(keys))
    assert not [key for key in keys if key.isdigit()]
    hidden = set(LEFT_HAND[:6] + RIGHT_HAND[:6])
    assert not [act for act in desk.acts for key in act.keys if key in hidden]


def test_tools_of_the_desk_have_keys_wherever_the_focus_is_and_say_so(qtbot: QtBot) -> None:
    host, desk = host_of(qtbot)
    before = asked(desk)
    assert desk.foot.back.toolTip().endswith("(Ctrl+Z)")
    assert desk.head.hint.toolTip().endswith("(Ctrl+H)")
    QTest.keyClick(host.view, Qt.Key.Key_H, CTRL)
    assert desk.foot.said.text().startswith("Best")
    QTest.keyClick(desk, Qt.Key.Key_1)
    assert asked(desk) != before
    QTest.keyClick(desk.foot.field, Qt.Key.Key_Z, CTRL)
    assert asked(desk) == before
    QTest.keyClick(host.view, Qt.Key.Key_T, CTRL | SHIFT)
    assert isinstance(desk.panel, TowelPanel)
    QTest.keyClick(desk.panel, Qt.Key.Key_Escape)
    with qtbot.waitSignal(desk.put_aside):
        QTest.keyClick(host.view, Qt.Key.Key_W, CTRL | SHIFT)


def test_a_line_with_words_in_it_keeps_its_own_undo(qtbot: QtBot) -> None:
    _, desk = host_of(qtbot)
    QTest.keyClick(desk, Qt.Key.Key_1)
    now = asked(desk)
    QTest.keyClicks(desk.foot.field, "qx")
    QTest.keyClick(desk.foot.field, Qt.Key.Key_Z, CTRL)
    assert asked(desk) == now
    assert desk.foot.field.text() == ""


def test_the_length_of_the_commentary_is_no_roll(qtbot: QtBot) -> None:
    host, desk = host_of(qtbot, real_dice=True)
    assert isinstance(desk.panel, DicePanel)
    QTest.keyClick(desk.panel.number, Qt.Key.Key_3, ALT)
    assert desk.panel.number.text() == ""
    assert host.view.side.story.length.currentData() == "radio"


def test_after_the_end_the_tools_do_nothing(qtbot: QtBot) -> None:
    _, desk = host_of(qtbot)
    desk.match.resign(CORNERS[0])
    panel = desk.panel
    for key, held in ((Qt.Key.Key_T, CTRL | SHIFT), (Qt.Key.Key_Z, CTRL), (Qt.Key.Key_H, CTRL)):
        QTest.keyClick(desk, key, held)
    assert desk.panel is panel
    assert not desk.match.is_live


# Where it is narrow


def test_a_decision_that_waits_behind_the_ring_is_announced_and_led_to(qtbot: QtBot) -> None:
    host, desk = host_of(qtbot, NARROW)
    turn = host.view.turn_over
    assert not desk.isVisible()
    assert (turn.text(), turn.property("kind")) == ("Decide", "primary")
    turn.click()
    assert desk.isVisible()
    assert (turn.text(), turn.property("kind")) == ("Ring", "")
    turn.click()
    assert (desk.isVisible(), turn.text()) == (False, "Decide")


@pytest.mark.parametrize("focused", ["ring", "speed"])
def test_an_answer_pressed_at_the_ring_brings_the_desk_to_the_front_and_counts(
    qtbot: QtBot, focused: str
) -> None:
    host, desk = host_of(qtbot, NARROW)
    before = asked(desk)
    widget: QWidget = host.view if focused == "ring" else host.view.transport.speed
    host.activateWindow()
    widget.setFocus()
    qtbot.waitUntil(widget.hasFocus)
    QTest.keyClick(widget, Qt.Key.Key_9)  # no answer here
    assert not desk.isVisible()
    QTest.keyClick(widget, Qt.Key.Key_1)
    assert desk.isVisible()
    assert asked(desk) != before


def test_while_the_bout_is_only_seen_nothing_waits(qtbot: QtBot) -> None:
    host, _ = host_of(qtbot, NARROW)
    host.view.player.go_to(0)
    assert host.view.turn_over.text() == "Panel"
    host.view.player.go_to(len(host.match.film))
    assert host.view.turn_over.text() == "Decide"


@pytest.mark.parametrize("system", ["control", "glory_days"])
def test_what_is_fought_before_anybody_is_asked_is_shown(qtbot: QtBot, system: str) -> None:
    engine = registry.get(system)
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    setup = Setup(engine, by_name["Joe Louis"], by_name["Sonny Liston"], engine.info.terms())
    host = RingHost()
    qtbot.addWidget(host)
    host.show()
    match = LiveBout.played(Contest(setup, 3, (ANN, EXPERT)))
    match.setParent(host)
    host.show_match(match)
    player = host.view.player
    assert player.is_playing
    assert player.place < 3
    assert isinstance(host.desk.panel, WatchingPanel)
    player.go_to(len(match.film))
    host.desk.match.answer(match.requests[0], match.requests[0].options[0])
    again = LiveBout.played(Contest.take_up(match.contest.put_aside()))
    again.setParent(host)
    host.show_match(again)
    assert host.view.player.at_end, "a bout taken up stands where it was"


# Windows


class Shown(QObject):
    """Writes down every window that comes up."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            told = getattr(watched, "text", str)()
            self.seen.append(f"{type(watched).__name__} {watched.accessibleName() or told}")
        return False


@contextmanager
def windows_shown() -> Iterator[list[str]]:
    """The windows that come up meanwhile."""
    spy, application = Shown(), QApplication.instance()
    application.installEventFilter(spy)
    yield spy.seen
    application.removeEventFilter(spy)


@pytest.mark.parametrize("mode", [SecretMode.CURTAIN, SecretMode.KEYS])
def test_no_window_comes_up_while_a_bout_is_played_and_the_keys_stay_at_the_desk(
    qtbot: QtBot, mode: SecretMode
) -> None:
    match = LiveBout.played(Contest(heavyweights(1), 7, (ANN, BOB)), lambda _text, _over: None)
    window, host = ring_window(match)
    match.setParent(window)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    desk = host.desk
    desk.reveal_time = 0
    curtains = 0
    qtbot.waitUntil(lambda: QApplication.activeWindow() is window)
    with windows_shown() as seen:
        for number in range(50):
            if not match.is_live:
                break
            host.view.player.go_to(len(match.film))
            if number == 0:
                desk.setFocus()
            if len(asked(desk)) > 1 and desk.modes.mode is not mode:
                set_mode(desk, mode)
            curtains += isinstance(desk.panel, CurtainPanel)
            click(desk, asked(desk)[0], 0)
            QApplication.processEvents()
            assert seen == []
            assert QApplication.activeWindow() is window
            focus = QApplication.focusWidget()
            assert focus.isVisible()
    assert (curtains > 4) == (mode is SecretMode.CURTAIN)


@pytest.mark.usefixtures("dressed")
def test_no_part_of_a_window_comes_up_by_itself_before_it(qtbot: QtBot) -> None:
    with windows_shown() as seen:
        window, host = ring_window(
            LiveBout.played(Contest(heavyweights(1), 7, (ANN, EXPERT)), lambda *_: None)
        )
        qtbot.addWidget(window)
        host.match.setParent(window)
        both = SideBySide(watched(), watched())
        qtbot.addWidget(both)
        assert seen == []
        window.resize(*NARROW)
        window.show()
        window.resize(*WIDE)
        settle(20)
    assert [one.split()[0] for one in seen] == ["RingWindow"]


def test_no_part_of_a_dialog_comes_up_before_the_dialog(qtbot: QtBot) -> None:
    desktop = QWidget()
    qtbot.addWidget(desktop)
    with windows_shown() as seen:
        for dialog in (ExhibitionDialog(), ShelfDialog(RingHouse(desktop))):
            qtbot.addWidget(dialog)
        assert seen == []
