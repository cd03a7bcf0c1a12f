"""House rules in the window: chosen and changed in the assistant, put into force between seasons, shown where numbers are."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDoubleSpinBox, QFileDialog, QTreeWidgetItem
from pytestqt.qtbot import QtBot

from ringside_manager import paths
from ringside_manager.bout.corner import RED
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.house_packs import HousePack, pack_text
from ringside_manager.campaign.house_rules import BY_THE_BOOK, agreed, by_name
from ringside_manager.gui.explain import Popover
from ringside_manager.gui.house_rules import VALUE, CompareDialog
from ringside_manager.gui.house_rules.form import LeagueRules, PackForm
from ringside_manager.gui.matchmaker.arenas import ArenaChoice
from ringside_manager.gui.pages import RulebookPage
from ringside_manager.gui.place import Place
from ringside_manager.gui.rulebook.view import RulebookView
from ringside_manager.gui.session import Session
from ringside_manager.gui.start.assistant import NewLeague
from ringside_manager.gui.window import MainWindow
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.explanations import Explanation, Subject, purse_lines
from ringside_manager.office.facts.matchmaking import pair_sheet
from ringside_manager.office.house_rules import shipped
from ringside_manager.office.live_founding import LiveFounding
from tests.gui.looking import unnamed
from tests.office.clubs import club, founding

pytestmark = pytest.mark.usefixtures("undressed")
OURS = HousePack("ours", "Ours", "", agreed((("rest.nights", 3), ("arenas.pits.winner_dollars", 90))))


@pytest.fixture
def form(qtbot: QtBot) -> PackForm:
    made = PackForm(shipped("by_the_book"))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    return made


@pytest.fixture
def asking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[NewLeague]:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    dialog = NewLeague()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.league.name.setText("Club")
    yield dialog
    dialog.reject()


def item(form: PackForm, name: str) -> QTreeWidgetItem:
    return form.tree._items[by_name()[name].path]


def give(form: PackForm, name: str, value: int) -> None:
    form.tree.set_value(by_name()[name], value)


def choose(form: PackForm, at: int) -> None:
    form.packs.setCurrentIndex(at)
    form.packs.activated.emit(at)


def test_a_pack_is_shown_beside_the_book_and_what_differs_is_marked(form: PackForm) -> None:
    choose(form, 2)
    assert form.pack == shipped("short_season")
    row = item(form, "rest.nights")
    assert [row.text(column) for column in range(6)] == [
        "Nights of rest", "★ 3", "4", "nights", "1 to 26", "C55",
    ]  # fmt: skip
    assert "22 numbers differ" in form.about.text()
    assert item(form, "share.base").text(VALUE) == "10"
    form.only.setChecked(True)
    assert item(form, "share.base").isHidden()
    assert not row.isHidden()
    assert unnamed(form) == []


def test_a_value_is_typed_over_within_its_range(form: PackForm, qtbot: QtBot) -> None:
    row = item(form, "popularity.won_ko_half")
    row.parent().setExpanded(True)
    form.tree.setCurrentItem(row)
    form.tree.setFocus()
    qtbot.keyClick(form.tree, Qt.Key.Key_2)
    box = form.tree.findChild(QDoubleSpinBox)
    assert (box.minimum(), box.maximum(), box.singleStep()) == (0, 20, 0.5)
    assert box.value() == 2, "the figure typed is the beginning of the value"
    box.setValue(3.5)
    qtbot.keyClick(box, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: form.tree.value_at(by_name()["popularity.won_ko_half"]) == 7)
    assert form.pack is not None
    assert row.text(VALUE) == "★ 3½"
    assert (form.pack.name, form.packs.currentText()) == ("our_rules", "Our own")
    give(form, "popularity.won_ko_half", 4)
    assert form.pack == shipped("by_the_book")


def test_numbers_that_contradict_each_other_are_told_and_make_no_pack(form: PackForm) -> None:
    give(form, "rest.nights", 6)
    assert form.pack is None
    assert "nights of rest.nights" in form.wrong.text()
    give(form, "tournament.nights_between", 6)
    assert form.pack is not None
    assert form.pack.rules.rest.nights == 6
    assert not form.wrong.isVisible()


def test_a_pack_is_saved_and_opened_as_a_file(
    form: PackForm, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "club night.yaml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(file), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    give(form, "share.base", 12)
    form.save.click()
    assert form.pack is not None
    assert form.pack.name == "club-night"
    choose(form, 0)
    form.open.click()
    assert form.pack is not None
    assert (form.pack.name, form.pack.rules.share.base) == ("club-night", 12)


def test_two_packs_are_compared(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dialog = CompareDialog((shipped("by_the_book"), shipped("even_purses")))
    qtbot.addWidget(dialog)
    assert (dialog.table.topLevelItemCount(), dialog.count.text()) == (18, "18 numbers differ.")
    dialog.sides[1].setCurrentIndex(0)
    dialog.sides[1].activated.emit(0)
    assert dialog.count.text() == "The two have the same numbers."
    file = tmp_path / "ours.yaml"
    file.write_text(pack_text(OURS))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(file), ""))
    dialog.file.click()
    assert dialog.count.text() == "2 numbers differ."


# In the assistant


def test_a_league_is_founded_under_a_pack_and_what_it_proposes_can_be_changed(
    asking: NewLeague, qtbot: QtBot
) -> None:
    while asking.here < 2:
        asking.next()
    choose(asking.rules.form, 2)
    while asking.here < 4:
        asking.next()
    nights = asking.options.option("nights").widget
    assert nights.value() == 26  # type: ignore[attr-defined]
    asking.show_step(5)
    founding = asking.summary.founding
    assert founding is not None
    assert (founding.options.nights, founding.options.house_rules) == (26, "short_season")
    assert agreed(founding.options.house_numbers) == shipped("short_season").rules
    asking.show_step(4)
    nights.setValue(52)  # type: ignore[attr-defined]
    asking.show_step(5)
    assert asking.summary.founding is not None
    assert asking.summary.founding.options.nights == 52
    asking.stables.methods[list(asking.stables.methods)[2]].setChecked(True)
    asking.show_step(5)
    with qtbot.waitSignal(asking.room_wanted) as wanted:
        asking.next()
    live = wanted.args[0]
    assert isinstance(live, LiveFounding)
    assert live.founding.options.house_rules == "short_season"


def test_a_contradiction_does_not_let_one_pass(asking: NewLeague) -> None:
    while asking.here < 2:
        asking.next()
    give(asking.rules.form, "rest.nights", 6)
    asking.next()
    assert asking.here == 2
    give(asking.rules.form, "rest.nights", 4)
    asking.next()
    assert asking.here == 3


def test_nothing_said_is_a_league_by_the_book(asking: NewLeague) -> None:
    asking.show_step(5)
    assert asking.summary.founding is not None
    assert (asking.summary.founding.options.house_rules, asking.summary.founding.options.house_numbers) == (
        "by_the_book",
        (),
    )


# In a league


def test_the_rules_of_a_league_are_changed_between_seasons(new_session: Session, qtbot: QtBot) -> None:
    dialog = LeagueRules(new_session)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.apply.isEnabled()
    choose(dialog.form, 1)
    dialog.reason.setText("agreed")
    with qtbot.waitSignal(dialog.accepted):
        dialog.apply.click()
    assert new_session.books.house == shipped("even_purses").rules
    assert new_session.books.house_name == "even_purses"


def test_bouts_of_an_old_league_are_raised_to_the_newest_rules(tmp_path: Path, qtbot: QtBot) -> None:
    """A box that stands there only where a rule of its bouts has been corrected since (C78)."""
    with club(tmp_path / "old.ringside", founding(size=2, system="title_bout")):
        pass
    session = Session.open(tmp_path / "old.ringside")
    try:
        dialog = LeagueRules(session)
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.raises.isVisible()
        assert not dialog.apply.isEnabled()
        dialog.raises.click()
        with qtbot.waitSignal(dialog.accepted):
            dialog.apply.click()
        assert session.books.options.bout_rules == 2
        assert session.books.house_name == "by_the_book"
        assert LeagueRules(session).raises.isHidden()
    finally:
        session.close()


def test_within_a_season_they_are_only_looked_at(session: Session, qtbot: QtBot) -> None:
    dialog = LeagueRules(session)
    qtbot.addWidget(dialog)
    dialog.show()
    assert not dialog.apply.isVisible()
    assert "between two seasons" in dialog.says.text()
    assert not dialog.form.packs.isVisible()


def test_the_rulebook_says_what_the_league_has_otherwise(window: MainWindow, qtbot: QtBot) -> None:
    assert window.desk is not None
    window.desk.session.books.house = OURS.rules
    window.desk.go(Place("rulebook", part="C55"))
    page = window.desk.view.page
    assert isinstance(page, RulebookPage)
    assert page.view.house.text() == "In your league:\n★ Nights of rest: 3 nights (4 by the book)"
    page.view.show_rule("C16")
    assert not page.view.house.isVisible()


def test_the_matchmaker_shows_the_purses_of_the_league_and_marks_them(session: Session, qtbot: QtBot) -> None:
    books = session.books
    books.house = OURS.rules
    red, blue = next(division.roster for division in books.divisions.values())[:2]
    sheet = pair_sheet(books, Party("Ann", promoter=True), red, blue, books.closed + 1)
    choice = ArenaChoice()
    qtbot.addWidget(choice)
    choice.show_sheet(books, sheet, RED, title=False)
    pits, best = choice._rows[Arena.PITS.place], choice._rows[Arena.BEST.place]
    pops = [side.pop_half for side in sheet.sides]
    assert pits.pays[0].text() == f"${90 + max(0, sum(pops)) * 5:,}"
    assert pits.choice.text().startswith("★ The Pits")
    assert "★ The Pits, Winner's purse: 90 dollars (70 by the book)" in pits.choice.accessibleDescription()
    assert "★" not in best.choice.text()


def test_the_rulebook_without_a_league_is_the_book(qtbot: QtBot) -> None:
    view = RulebookView()
    qtbot.addWidget(view)
    view.show_rule("C55")
    assert not view.house.isVisibleTo(view)


def test_how_a_purse_is_computed_says_what_differs_from_the_book(session: Session, qtbot: QtBot) -> None:
    session.books.house, man = OURS.rules, next(iter(session.books.fighters))
    lines = purse_lines(OURS.rules.arenas, Arena.PITS, (4, 4), RED, RED)
    sheet = Popover(
        session.books, Explanation(Subject.PURSE, "C45", lines[-1].amount, lines, (man,), arena="pits")
    )
    qtbot.addWidget(sheet)
    assert lines[-1].amount.value == 90 + 40
    assert "★ The Pits, Winner's purse: 90 dollars (70 by the book)" in sheet.accessibleName()
    session.books.house = BY_THE_BOOK
    sheet = Popover(
        session.books, Explanation(Subject.PURSE, "C45", lines[-1].amount, lines, (man,), arena="pits")
    )
    qtbot.addWidget(sheet)
    assert "★" not in sheet.accessibleName()
