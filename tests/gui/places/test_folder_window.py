"""A league in a shared folder, played in the window by its keeper and by a member, with real files."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.orders import KINDS, OfferBout, PromotersOrder
from ringside_manager.club import member
from ringside_manager.club.device import this_device
from ringside_manager.club.outbox import outbox_beside
from ringside_manager.gui.pages.promoter.places import _KINDS, PlacesPage
from ringside_manager.gui.pages.promoter.sharing import InviteDialog, ShareDialog, take_back
from ringside_manager.gui.place import Place
from ringside_manager.gui.start.panels import JoinDialog
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.office import Office
from tests.club.friends import Friends, plan_of
from tests.gui.conftest import league_window
from tests.gui.looking import texts

pytestmark = pytest.mark.usefixtures("undressed")


@pytest.fixture
def friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Friends:
    return Friends(tmp_path, monkeypatch)


@pytest.fixture
def joined(friends: Friends) -> Friends:
    friends.start(members=("Bob", "Cleo"))
    return friends


def page_of(window: MainWindow) -> PlacesPage:
    window.desk.go(Place("places"))
    page = window.desk.view.page
    assert isinstance(page, PlacesPage)
    return page


def press(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


def quiet(qtbot: QtBot, window: MainWindow, until: Callable[[], bool] = lambda: True) -> None:
    """Wait until the line rests and something holds."""
    away = window.desk.away
    qtbot.waitUntil(lambda: away.at is not None or away.trouble is not None)
    qtbot.waitUntil(lambda: not away.busy and not window.desk.session.busy and until())


def offer(window: MainWindow, to: str = "Cleo", note: str = "") -> OfferBout:
    books = window.desk.session.books
    mine, other = (
        next(iter(next(m for m in books.managers.values() if m.name == name).stable)) for name in ("Bob", to)
    )
    return OfferBout(books.closed + 1, mine, other, Arena.PITS, note=note)


def shows(qtbot: QtBot, top: QWidget, text: str) -> None:
    """Wait until a text can be read."""
    qtbot.waitUntil(lambda: text in " ".join(texts(top)))


def button_in(top: QWidget, text: str) -> QPushButton:
    return next(one for one in top.findChildren(QPushButton) if one.text() == text and one.isVisible())


def test_a_member_orders_hands_in_and_reads_his_receipt(joined: Friends, qtbot: QtBot) -> None:
    joined.be("Bob")
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window)
        session = window.desk.session
        assert [party.name for party in session.persons] == ["Bob"]
        assert not session.is_promoter
        page = page_of(window)
        assert not page.hand_in.isEnabled()
        with qtbot.waitSignal(session.outbox_changed):
            session.hand_in(offer(window, note="Well?"))
        shows(qtbot, page.outbox, "Offer a bout")
        assert window.desk.advancer.label() == "Hand in (1)"
        with qtbot.waitSignal(session.failed) as refused:
            session.hand_in(offer(window))
        assert refused.args[0].rule
        press(qtbot, page.hand_in)
        quiet(qtbot, window, lambda: not window.desk.away.outbox.waiting)
        shows(qtbot, page.answers, "Parcel 2 with 1 order lies in the folder")
        joined.sync()
        joined.collect()
        joined.sync()
        joined.be("Bob")
        press(qtbot, page.fetch)
        quiet(qtbot, window, lambda: len(session.books.open_offers) == 1)
        shows(qtbot, page.answers, "taken")
    with Office.open(joined.save, read_only=True) as office:
        assert office.books.open_offers


def test_an_outbox_is_there_after_a_restart_and_orders_can_be_taken_back(
    joined: Friends, qtbot: QtBot
) -> None:
    joined.be("Bob")
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window)
        with qtbot.waitSignal(window.desk.session.outbox_changed):
            window.desk.session.hand_in(offer(window))
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window)
        page = page_of(window)
        assert "1 order waits in your outbox" in page.state.text()
        press(qtbot, button_in(page, "Take back"))
        qtbot.waitUntil(lambda: not window.desk.away.outbox.waiting)
        shows(qtbot, page.outbox, "Nothing waits here")
    assert outbox_beside(joined.copy("Bob")).waiting == ()


def test_a_copy_opened_for_reading_has_no_outbox_and_asks_no_folder(joined: Friends) -> None:
    joined.be("Bob")
    with league_window(joined.copy("Bob"), read_only=True, seat=1) as window:
        assert window.desk.away is None
        assert window.desk.session.outbox is None
        assert window.desk.session.folder is None


def test_a_folder_that_is_unplugged_is_told_and_handed_into_when_it_is_back(
    joined: Friends, qtbot: QtBot
) -> None:
    folder = joined.be("Bob")
    away_there = folder.with_name("unplugged")
    folder.rename(away_there)
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window)
        page = page_of(window)
        assert "is not here" in page.state.text()
        with qtbot.waitSignal(window.desk.session.outbox_changed):
            window.desk.session.hand_in(offer(window))
        with qtbot.waitSignal(window.desk.away.failed):
            press(qtbot, page.hand_in)
        assert "as soon as the line is there" in page.state.text()
        away_there.rename(folder)
        window.desk.away.fetch()
        quiet(qtbot, window, lambda: not window.desk.away.outbox.waiting)
        assert window.desk.away.trouble is None
    assert len(list((folder / joined.key("Bob")).glob("*.ring"))) == 2


def test_what_was_to_be_handed_in_goes_out_by_itself_after_a_restart(joined: Friends, qtbot: QtBot) -> None:
    folder = joined.be("Bob")
    away_there = folder.with_name("unplugged")
    folder.rename(away_there)
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window)
        with qtbot.waitSignal(window.desk.session.outbox_changed):
            window.desk.session.hand_in(offer(window))
        with qtbot.waitSignal(window.desk.away.failed):
            window.desk.away.hand_in()
    away_there.rename(folder)
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window, lambda: not window.desk.away.outbox.waiting)
        shows(qtbot, page_of(window).answers, "with 1 order lies in the folder")
    assert len(list((folder / joined.key("Bob")).glob("*.ring"))) == 2


def test_a_copy_offers_nothing_that_writes_into_it(joined: Friends, qtbot: QtBot) -> None:
    joined.be("Bob")
    with league_window(joined.copy("Bob")) as window:
        quiet(qtbot, window)
        window.actions_.refresh()
        for key in ("undo", "redo", "continue", "share", "unshare"):
            assert not window.actions_.actions[key].isEnabled(), key
        before = len(window.desk.session.entries)
        with qtbot.waitSignal(window.desk.session.failed) as refused:
            order = offer(window)
            window.desk.session.do("", lambda office, _job: office.hand_in(order, office.party("Bob")))
        assert "kept elsewhere" in str(refused.args[0])
        assert len(window.desk.session.entries) == before


def test_a_league_is_shared_joined_played_for_a_night_and_taken_back(
    friends: Friends, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = friends.be("keeper")
    with league_window(friends.save) as window:
        page, code = page_of(window), shared(window, folder, qtbot)
        page.refresh()
        assert page.keeper.isVisible()
        joining(friends, monkeypatch, qtbot, code)
        friends.sync()
        friends.be("keeper")
        press(qtbot, page.keeper.collect)
        shows(qtbot, page.keeper, "Bob was admitted")
        shows(qtbot, page.keeper, "Bob: nothing yet")
        assert [party.name for party in window.desk.session.persons] == [
            "Ann",
            "Cleo",
        ]  # nobody calls Bob here
        press(qtbot, page.keeper.remind)
        assert "Orders are missing from Bob" in QGuiApplication.clipboard().text()
        handed_in(friends)
        press(qtbot, page.keeper.collect)
        shows(qtbot, page.keeper, "✓ Bob: handed in")
        press(qtbot, page.keeper.hold)
        assert "Everybody has handed in" in page.keeper.question.text()
        press(qtbot, page.keeper.question.buttons()[0])
        qtbot.waitUntil(lambda: window.desk.session.books.closed == 1)
        qtbot.waitUntil(lambda: window.desk.view.trail.here.page == "night")
        window.desk.turns.end_all()
        assert window.desk.advancer.label() == "Who has handed in"
        window.desk.advancer.go()
        assert window.desk.view.trail.here.page == "places"
        page = page_of(window)
        press(qtbot, page.keeper.publish)
        shows(qtbot, page.keeper, "0 entries were published")
        take_back(window.desk.session)
        qtbot.waitUntil(lambda: window.desk.session.folder is None)
        assert not window.desk.session.books.club.sealed
    friends.sync()
    assert friends.fetch("Bob").entries


def shared(window: MainWindow, folder: Path, qtbot: QtBot) -> str:
    """Put the league into a folder, refused first for one that is not there; Bob's code."""
    dialog = ShareDialog(window.desk.session, window)
    dialog.place.setText(str(folder / "nowhere"))
    dialog.start()
    qtbot.waitUntil(lambda: "There is no folder" in dialog.told.text())
    dialog.place.setText(str(folder))
    next(box for box in dialog.invited if box.text() == "Bob").setChecked(True)
    dialog.start()
    qtbot.waitUntil(lambda: window.desk.session.folder is not None)
    code = dialog.codes.toPlainText().split()[-1]
    dialog.reject()
    return code


def handed_in(friends: Friends) -> None:
    """Bob hands in by command, and the keeper sits down again."""
    friends.sync()
    friends.fetch("Bob")
    friends.hand_in("Bob", plan_of("Bob", "mine"))
    friends.sync()
    friends.be("keeper")


def joining(friends: Friends, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, code: str) -> None:
    """Bob joins by the dialog, refused first without his name."""
    friends.sync()
    folder = friends.be("Bob")
    monkeypatch.setattr("ringside_manager.gui.start.panels.copy_path", lambda *_: friends.copy("Bob"))
    dialog = JoinDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.place.setText(str(folder))
    press(qtbot, dialog.go_on)
    qtbot.waitUntil(lambda: "which manager" in dialog.told.text())
    dialog.name.setText("Bob")
    dialog.code.setText(code)
    press(qtbot, dialog.go_on)
    qtbot.waitUntil(lambda: dialog.copy is not None)
    shows(qtbot, dialog.digits, friends.digits("Bob"))
    with qtbot.waitSignal(dialog.joined) as wanted:
        press(qtbot, dialog.go_on)
    assert wanted.args == [friends.copy("Bob")]
    assert outbox_beside(friends.copy("Bob")).name == "Bob"


def test_a_device_without_a_code_is_let_in_by_its_digits_and_a_second_keeper_is_told(
    friends: Friends, qtbot: QtBot
) -> None:
    friends.start(members=("Bob",))
    member.join(friends.be("Cleo"), "Cleo")
    digits = friends.digits("Cleo")
    friends.sync()
    folder = friends.be("keeper")
    with league_window(friends.save) as window:
        page = page_of(window)
        press(qtbot, page.keeper.collect)
        shows(qtbot, page.keeper, digits)
        press(qtbot, button_in(page.keeper, "Let in"))
        shows(qtbot, page.keeper, "Cleo was admitted")
        (folder / "keeper.lock").write_text('{"host":"attic","pid":1,"key":"x"}')
        press(qtbot, page.keeper.publish)
        qtbot.waitUntil(lambda: page.keeper.question is not None)
        press(qtbot, page.keeper.question.buttons()[0])
        shows(qtbot, page.keeper, "0 entries were published")
        dialog = InviteDialog(window.desk.session, window)
        dialog.invited[0].setChecked(True)
        dialog.start()
        qtbot.waitUntil(lambda: "joins with the code" in dialog.codes.toPlainText())
        dialog.reject()
        assert this_device().key


def test_a_link_asks_for_a_passphrase_and_an_invitation_for_no_name(qtbot: QtBot) -> None:
    dialog = JoinDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.place.setText("https://example.org/l/club/invitation?code=abc")
    assert dialog.name.isHidden() or not dialog.name.isVisible()
    assert "passphrase" in dialog.fields[2].label.text()
    dialog.place.setText("http://example.org/l/club")
    assert dialog.name.isVisible()
    press(qtbot, dialog.go_on)
    qtbot.waitUntil(lambda: "without a certificate" in dialog.told.text())
    assert dialog.go_on.isEnabled()


def test_every_order_of_a_member_has_words() -> None:
    own = {kind for kind, form in KINDS.items() if not issubclass(form, PromotersOrder)}
    assert own <= set(_KINDS) | {"settle_doubt", "play_on", "house_rules"}
