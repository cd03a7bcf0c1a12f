"""The window in which every bout system judges one pairing or one card: what it fights, shows, stops and lets be watched."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import BLUE, RED, registry
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.place import Place
from ringside_manager.gui.ring.exhibition import ExhibitionDialog
from ringside_manager.gui.ring.judging import SEED, Wish
from ringside_manager.gui.ring.rule_books import RuleBooksDialog, figures
from ringside_manager.gui.ring.shelf import RingHouse
from ringside_manager.gui.session import Session
from ringside_manager.gui.settings import settings
from ringside_manager.gui.window import MainWindow
from ringside_manager.odds import fight_number, sample
from ringside_manager.office.facts import prospects
from tests.gui.looking import settle, texts, uncut, unnamed

pytestmark = pytest.mark.usefixtures("undressed")

BOUTS = 6
Shown = Callable[..., RuleBooksDialog]


@pytest.fixture
def shown(qtbot: QtBot) -> Iterator[Shown]:
    """The window on the screen, fighting few bouts in this process."""
    made: list[RuleBooksDialog] = []

    def show(size: tuple[int, int] = (1280, 800), **more: object) -> RuleBooksDialog:
        dialog = RuleBooksDialog(executors=lambda: None, **more)
        qtbot.addWidget(dialog)
        made.append(dialog)
        dialog.asking.count.show_value(BOUTS, "6")
        dialog.asking.rounds.setValue(4)
        dialog.resize(*size)
        dialog.show()
        return dialog

    yield show
    for dialog in made:
        dialog.close()


def judged(qtbot: QtBot, dialog: RuleBooksDialog) -> RuleBooksDialog:
    with qtbot.waitSignal(dialog.comparison.ended):
        dialog.go.click()
    return dialog


def test_every_system_judges_the_pairing_and_says_so(shown: Shown, qtbot: QtBot) -> None:
    dialog = judged(qtbot, shown())
    assert [panel.heading.text() for panel in dialog.panels] == [
        registry.get(name).info.title for name in registry.names()
    ]
    for panel, name in zip(dialog.panels, registry.names(), strict=True):
        setup = panel.verdict.judgement.setup
        assert (setup.engine.info.system, setup.terms.rounds) == (name, 4)
        odds = sample(setup, BOUTS, SEED)
        assert panel.verdict.judgement.odds == odds, "the same bouts as anywhere else"
        wins = [round(100 * odds.share(odds.won(corner))) for corner in (RED, BLUE)]
        assert f"Muhammad Ali wins {wins[0]} ±" in panel.chances.red.text()
        assert f"Rocky Marciano wins {wins[1]} ±" in panel.chances.blue.text()
        assert panel.figures.text() == figures(odds)
        assert panel.story.text().startswith("A typical bout: ")
    told = dialog.alike.ranked.text().splitlines()
    count = len(registry.names())
    assert len(told) == count * (count - 1) // 2
    assert told[0].startswith("1. ")


def test_a_typical_bout_is_seen_with_one_click(shown: Shown, qtbot: QtBot) -> None:
    dialog = judged(qtbot, shown())
    panel = dialog.panels[0]
    with qtbot.waitSignal(dialog.watch) as asked:
        panel.see.click()
    record: BoutRecord = asked.args[0]
    setup = panel.verdict.judgement.setup
    outcome: Outcome = fight_number(setup, SEED, panel.verdict.typical[0])
    assert (record.engine, record.outcome) == (setup.engine.info.system, outcome)
    assert outcome == panel.verdict.typical[1]
    desktop = QWidget()
    qtbot.addWidget(desktop)
    house = RingHouse(desktop)
    window = house.watch(record)
    assert "Muhammad Ali" in window.windowTitle()
    house.close()


def test_it_can_be_stopped_and_keeps_what_was_judged(shown: Shown, qtbot: QtBot) -> None:
    dialog = shown()
    stopping = dialog.comparison.judged.connect(lambda _verdict: dialog.halt.click())
    judged(qtbot, dialog)
    settle(30)
    done = [panel for panel in dialog.panels if panel.verdict is not None]
    assert len(done) == 1
    assert dialog.go.isVisible()
    assert not dialog.halt.isVisible()
    assert not dialog.comparison.is_running
    assert "Stopped." in texts(dialog.panels[-1])
    dialog.comparison.judged.disconnect(stopping)
    judged(qtbot, dialog)
    assert all(panel.verdict is not None for panel in dialog.panels), "it can be begun again"


@pytest.mark.parametrize("leave", [QDialog.close, QDialog.reject])
def test_leaving_the_window_ends_the_work(
    shown: Shown, qtbot: QtBot, leave: Callable[[QDialog], object]
) -> None:
    dialog = shown()
    dialog.asking.count.show_value(2000)
    dialog.go.click()
    leave(dialog)
    with pytest.raises(RuntimeError, match="shutdown"):
        dialog.comparison._background._thread.submit(int)
    settle(50)
    assert not dialog.comparison.is_running


def test_nobody_boxes_himself(shown: Shown) -> None:
    dialog = shown()
    dialog.asking.blue.setCurrentIndex(dialog.asking.red.currentIndex())
    dialog.asking.changed.emit()
    assert not dialog.go.isEnabled()
    assert "cannot box himself" in dialog.problem.text()


def test_fighters_of_another_set_can_be_chosen(shown: Shown, qtbot: QtBot) -> None:
    dialog = shown()
    asking = dialog.asking
    asking.source.setCurrentIndex(asking.source.findText("Title bout"))
    asking.source.activated.emit(asking.source.currentIndex())
    judged(qtbot, dialog)
    assert asking.red.currentText() in dialog.heading.text()
    printed = dialog.panels[registry.names().index("title_bout")]
    assert printed.verdict is not None


def test_the_pairing_of_an_exhibition_is_offered_first(shown: Shown) -> None:
    asking = shown(wish=Wish(source="Invented", names=("", ""), rounds=8)).asking
    names = asking.red.itemText(7), asking.blue.itemText(4)
    asking = shown(wish=Wish(source="Invented", names=names, rounds=8)).asking
    assert asking.source.currentText() == "Invented"
    assert (asking.red.currentText(), asking.blue.currentText()) == names


def test_in_a_league_its_fighters_come_first_as_they_are_today(
    shown: Shown, qtbot: QtBot, session: Session
) -> None:
    books = session.books
    red, blue = list(books.fighters)[:2]
    dialog = judged(qtbot, shown(books=books, wish=Wish(red, blue)))
    names = books.fighters[red].name, books.fighters[blue].name
    assert dialog.heading.text() == f"{names[0]} against {names[1]}"
    engines = dialog.asking.engines
    setups = prospects.setups_of_pair(books, red, blue, 4, engines)
    assert [panel.verdict and panel.verdict.judgement.setup for panel in dialog.panels] == list(setups)


def test_a_whole_card_is_judged_at_a_glance(shown: Shown, qtbot: QtBot, session: Session) -> None:
    books = session.books
    nights = {bout.night for bout in books.bouts.values()}
    night = max(night for night in nights if len(prospects.bouts_to_compare(books, night)) > 1)
    dialog = judged(qtbot, shown(books=books, wish=Wish(night=night)))
    bouts = prospects.bouts_to_compare(books, night)
    assert len(dialog.verdicts) == len(bouts) * len(dialog.asking.engines)
    second = books.fighters[bouts[1].red].name, books.fighters[bouts[1].blue].name
    dialog.grid.chosen.emit(1)
    assert dialog.heading.text() == f"{second[0]} against {second[1]}"
    assert all(panel.verdict is not None and panel.verdict.pairing == 1 for panel in dialog.panels)
    assert not dialog.asking.red.isEnabled()


@pytest.mark.parametrize(("size", "zoom"), [((900, 560), 1.0), ((1280, 800), 1.5)])
@pytest.mark.usefixtures("dressed")
def test_every_control_has_a_name_and_no_text_is_cut_off(
    shown: Shown, qtbot: QtBot, session: Session, size: tuple[int, int], zoom: float
) -> None:
    LOOK.zoom = zoom
    books = session.books
    dialog = shown(size, books=books, wish=Wish(night=prospects.night_to_compare(books)))
    for wish in (0, prospects.night_to_compare(books)):
        dialog.asking.what.show_value(wish)
        dialog.asking.what.activated.emit(dialog.asking.what.currentIndex())
        judged(qtbot, dialog)
        assert unnamed(dialog) == []
        assert uncut(dialog) == []


def test_exhibitions_and_the_pages_of_a_league_open_it(
    qtbot: QtBot, league_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[tuple[Books | None, Wish | None]] = []
    monkeypatch.setattr(RingHouse, "judge", lambda _self, books=None, wish=None: opened.append((books, wish)))
    settings().set_value("curtain", False)
    window = MainWindow()
    qtbot.addWidget(window)
    window.start.exhibition_wanted.emit(None)
    (asked,) = window.findChildren(ExhibitionDialog)
    asked.source.setCurrentIndex(asked.source.findText("Title bout"))
    asked.rounds.setValue(8)
    names = asked.corners[0].fighter.currentText(), asked.corners[1].fighter.currentText()
    asked.judge.click()
    assert opened.pop() == (None, Wish(source="Title bout", names=names, rounds=8))
    with qtbot.waitSignal(window.league_opened):
        window.open_league(league_path)
    window.desk.take_seat(window.desk.turns.order[0])
    books = window.desk.session.books
    red, blue = list(books.fighters)[:2]
    window.desk.go(Place("rule books", red, str(blue)))
    window.desk.go(Place("rule books", 7, "card"))
    window.open_rule_books()
    assert [wish for _, wish in opened] == [Wish(red, blue), Wish(night=7), None]
    assert all(told is books for told, _ in opened)
    window.close()
