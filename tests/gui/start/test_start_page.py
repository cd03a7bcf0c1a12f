"""The start page: the sample league, recent leagues, fighter sets, drafts gone on with."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager import paths
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.schedule import season_of
from ringside_manager.fighters import FighterSet
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import write_set
from ringside_manager.gui.settings import Recent, settings
from ringside_manager.gui.start import StartPage
from ringside_manager.gui.start.library import LibraryDialog, NameDialog, SetPreview, Shelf
from ringside_manager.gui.start.plan import Source
from ringside_manager.gui.start.room_parts import PACE
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import keep_live
from ringside_manager.office.office import Office
from ringside_manager.office.stores import SAMPLE_NAME
from ringside_manager.paths import draft_path
from ringside_manager.written.own_files import Origin
from tests.office.clubs import founding
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

PERSONS = ("Ann", "Ben")


@pytest.fixture
def start(saves: Path, qtbot: QtBot) -> Iterator[StartPage]:
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(1200, 760)
    page.show()
    yield page
    if page.assistant is not None:
        page.assistant.reject()


def named(page: QWidget, name: str) -> QPushButton:
    QApplication.processEvents()
    found = [
        button
        for button in page.findChildren(QPushButton)
        if button.accessibleName() == name and button.isVisible()
    ]
    assert len(found) == 1, [button.accessibleName() for button in page.findChildren(QPushButton)]
    return found[0]


def click(qtbot: QtBot, widget: QWidget) -> None:
    qtbot.mouseClick(widget, Qt.MouseButton.LeftButton)


# Doors


@pytest.mark.parametrize("fresh", [False, True])
def test_a_sample_league_that_is_there_is_gone_on_with_or_another_opens_in_its_second_season(
    start: StartPage, saves: Path, qtbot: QtBot, *, fresh: bool
) -> None:
    saves.mkdir()
    there = saves / f"{SAMPLE_NAME}.ringside"
    there.write_text("mine")
    qtbot.keyClick(start.doors[0], Qt.Key.Key_Space)
    acts = {button.text(): button for button in start.question.buttons()}
    with qtbot.waitSignal(start.open_requested) as wanted:
        click(qtbot, acts["Make a fresh one" if fresh else "Go on with it"])
    assert wanted.args == [saves / f"{SAMPLE_NAME} 2.ringside" if fresh else there]
    assert there.read_text() == "mine"
    if fresh:
        with Office.open(wanted.args[0]) as office:
            assert season_of(office.books.closed + 1) == 2
            assert office.books.open_offers


def test_a_sample_league_of_two_persons_says_so_and_a_fresh_one_is_offered_first(
    start: StartPage, saves: Path, new_league_file: Path, qtbot: QtBot
) -> None:
    saves.mkdir()
    there = Path(shutil.copy(new_league_file, saves / f"{SAMPLE_NAME}.ringside"))
    before = there.read_bytes()
    start.open_sample()
    assert "for Ann and Ben, who take turns" in start.question.text()
    assert start.question.defaultButton().text() == "Make a fresh one"
    acts = {button.text(): button for button in start.question.buttons()}
    with qtbot.waitSignal(start.open_requested) as wanted:
        click(qtbot, acts["Go on with it"])
    assert wanted.args == [there]
    assert there.read_bytes() == before


def test_the_sample_league_can_be_stopped(start: StartPage, saves: Path, qtbot: QtBot) -> None:
    with qtbot.assertNotEmitted(start.open_requested):
        start.open_sample()
        click(qtbot, start.waiting.findChild(QPushButton))
        qtbot.waitUntil(lambda: start._background.running is None)
    assert list(saves.iterdir()) == []


def test_a_new_league_by_dice_is_seen_and_opened(start: StartPage, saves: Path, qtbot: QtBot) -> None:
    click(qtbot, start.doors[1])
    start.assistant.league.name.setText("Club")
    start.assistant.show_step(3)
    start.assistant.stables.methods[list(start.assistant.stables.methods)[2]].setChecked(True)
    start.assistant.show_step(5)
    with qtbot.waitSignal(start.room_opened):
        start.assistant.next()
    start.room.reveal_the_rest()
    with qtbot.waitSignal(start.open_requested) as wanted:
        start.room.found()
    assert wanted.args == [saves / "Club.ringside"]


def test_a_draft_from_the_assistant_to_the_league(start: StartPage, saves: Path, qtbot: QtBot) -> None:
    settings().set_value(PACE, 0)
    start.new_league()
    start.assistant.league.name.setText("Club")
    start.assistant.show_step(5)
    with qtbot.waitSignal(start.room_opened):
        start.assistant.next()
    room = start.room
    assert start.stack.currentWidget() is room
    while room.live.turn is not None:
        room.let_program()
    with qtbot.waitSignal(start.open_requested) as wanted:
        room.found()
    assert start.room is None
    with Office.open(wanted.args[0]) as office:
        assert office.check() == ()


def test_a_fighter_set_is_looked_at_and_used(start: StartPage, tmp_path: Path, qtbot: QtBot) -> None:
    file = tmp_path / "mine.yaml"
    file.write_text(write_set(generate_set(24, 3, "mine")), encoding="utf-8")
    start.show_set(file)
    (preview,) = start.window().findChildren(SetPreview)
    assert len(preview.table.rows) == 24
    click(qtbot, preview.use)
    start.assistant.league.name.setText("Club")
    start.assistant.show_step(5)
    assert start.assistant.summary.founding.set_name == "mine"


def test_a_broken_fighter_set_is_told_whole(start: StartPage, tmp_path: Path) -> None:
    file = tmp_path / "broken.yaml"
    file.write_text("name: x\nfighters:\n" + "  - name: 3\n" * 9)
    start.show_set(file)
    (box,) = start.window().findChildren(QMessageBox)
    assert "nothing was taken from it" in box.text()
    assert len(box.detailedText().splitlines()) > 6
    box.done(0)


# Recent leagues


@pytest.fixture
def club(tmp_path: Path) -> Path:
    path = tmp_path / "club.ringside"
    Office.found(path, founding(PERSONS, size=2)).close()
    settings().remember(Recent(str(path), "Club", 61, PERSONS, "2026-01-02 21:15"))
    return path


def test_recent_leagues_are_told_pinned_and_opened(club: Path, start: StartPage, qtbot: QtBot) -> None:
    assert "Night 61 · Ann, Ben · opened " in named(start, "Club").accessibleDescription()
    click(qtbot, named(start, "Pin Club"))
    assert settings().recent()[0].pinned
    click(qtbot, named(start, "Unpin Club"))
    assert not settings().recent()[0].pinned
    with qtbot.waitSignal(start.open_requested) as wanted:
        qtbot.keyClick(named(start, "Club"), Qt.Key.Key_Space)
    assert wanted.args == [club]


def test_a_missing_file_is_greyed_located_and_removed(club: Path, start: StartPage, qtbot: QtBot) -> None:
    moved = club.rename(club.with_name("moved.ringside"))
    settings().pin(str(club), pinned=True)
    start.refresh()
    assert named(start, "Locate Club").isEnabled()
    start.recent.found_again(settings().recent()[0], moved)
    (recent,) = settings().recent()
    assert (recent.path, recent.name, recent.pinned) == (str(moved), "Club", True)
    moved.unlink()
    start.refresh()
    click(qtbot, named(start, "Remove Club from the list"))
    assert settings().recent() == ()


def test_a_file_that_goes_while_one_looks_is_not_opened(club: Path, start: StartPage, qtbot: QtBot) -> None:
    club.unlink()
    with qtbot.assertNotEmitted(start.open_requested):
        click(qtbot, named(start, "Club"))
    assert named(start, "Locate Club").isEnabled()


# Drafts under way


@pytest.fixture
def draft(saves: Path) -> Path:
    saves.mkdir()
    live = LiveFounding(founding(PERSONS, size=2))
    live.choose(live.advice())
    path = draft_path(saves / "Winter.ringside")
    keep_live(path, live)
    return path


def test_a_draft_is_gone_on_with_after_closing(
    draft: Path, start: StartPage, saves: Path, qtbot: QtBot
) -> None:
    click(qtbot, named(start, "Club"))
    assert len(start.room.live.choices) == 1
    start.room.let_program()
    start.room.leave()
    assert start.room is None
    click(qtbot, named(start, "Club"))
    while start.room.live.turn is not None:
        start.room.let_program()
    with qtbot.waitSignal(start.open_requested) as wanted:
        start.room.found()
    assert wanted.args == [saves / "Winter.ringside"]
    assert not draft.exists()


def test_a_draft_in_another_folder_is_found_again(start: StartPage, tmp_path: Path, qtbot: QtBot) -> None:
    start.show_room(LiveFounding(founding(PERSONS, size=2)), tmp_path / "Far.ringside")
    start.room.leave()
    assert named(start, "Club").isEnabled()


def test_a_damaged_draft_is_told_and_can_be_given_up(draft: Path, start: StartPage, qtbot: QtBot) -> None:
    draft.write_text("{}")
    click(qtbot, named(start, "Club"))
    (box,) = start.window().findChildren(QMessageBox)
    assert "holds no draft" in box.text()
    box.done(0)
    click(qtbot, named(start, "Give up the founding of Club"))
    (asked,) = start.recent.findChildren(QMessageBox)
    give_up = next(button for button in asked.buttons() if button.text() == "Give it up")
    give_up.click()
    qtbot.waitUntil(lambda: not draft.exists())


@each("width, lines", [(1280, 2), (1024, 2), (800, 4)])
@pytest.mark.usefixtures("dressed")
def test_doors_stand_in_a_row_where_there_is_room(start: StartPage, width: int, lines: int) -> None:
    start.resize(width, 700)
    QApplication.processEvents()
    tops = [door.mapTo(start, door.rect().topLeft()).y() for door in start.doors]
    assert len(set(tops)) == lines
    assert all(door.height() >= door.heightForWidth(door.width()) for door in start.doors)


# The library


@pytest.fixture
def own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(paths, "own_sets", lambda: tmp_path / "data" / "sets")
    monkeypatch.setattr(paths, "own_rules", lambda: tmp_path / "data" / "house_rules")
    return tmp_path / "data" / "sets"


def friends(file: Path, seed: int = 3) -> Path:
    file.write_text(write_set(generate_set(8, seed, "harbour")), encoding="utf-8")
    return file


@pytest.fixture
def library(own: Path, start: StartPage, qtbot: QtBot) -> LibraryDialog:
    start.open_library()
    (made,) = start.window().findChildren(LibraryDialog)
    qtbot.waitUntil(lambda: bool(made.sets.table.rows) and bool(made.packs.table.rows))
    return made


def origins(shelf: Shelf[FighterSet] | Shelf[HousePack]) -> dict[str, Origin]:
    return {
        str(one.what) if isinstance(one.what, str) else one.what.stem: one.origin for one in shelf.table.rows
    }


def test_a_shipped_set_is_one_click_away(own: Path, start: StartPage, qtbot: QtBot) -> None:
    click(qtbot, named(start, "Fighter set Welterweights, comes with the program"))
    (preview,) = start.window().findChildren(SetPreview)
    with qtbot.waitSignal(start.exhibition_wanted) as wanted:
        click(qtbot, preview.box)
    assert wanted.args == ["welterweights"]
    start.show_set("welterweights")
    preview = start.window().findChildren(SetPreview)[-1]
    click(qtbot, preview.use)
    assert start.assistant.league._choice() == (Source.SHIPPED, "welterweights")


def test_a_set_is_installed_shown_as_ones_own_and_removed(
    library: LibraryDialog, own: Path, start: StartPage, tmp_path: Path, qtbot: QtBot
) -> None:
    assert library.sets.install_file(friends(tmp_path / "from a friend.yaml"))
    qtbot.waitUntil(lambda: origins(library.sets).get("harbour") is Origin.OWN)
    assert origins(library.sets)["heavyweights"] is Origin.SHIPPED
    library.sets.table.select(own / "harbour.yaml")
    assert library.sets.remove.isEnabled()
    start.refresh()
    assert named(start, "Fighter set Harbour, yours")
    library.sets.remove_own(own / "harbour.yaml")
    qtbot.waitUntil(lambda: "harbour" not in origins(library.sets))
    library.sets.table.select("heavyweights")
    assert not library.sets.remove.isEnabled()


@pytest.mark.parametrize(("replaces", "stems"), [(True, ["harbour"]), (False, ["docks", "harbour"])])
def test_a_name_that_is_taken_is_asked_about(
    library: LibraryDialog,
    own: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    replaces: bool,
    stems: list[str],
) -> None:
    library.sets.install_file(friends(tmp_path / "one.yaml"))

    def answer(dialog: NameDialog) -> bool:
        dialog.field.setText("docks")
        dialog.replaces = replaces
        return True

    monkeypatch.setattr(NameDialog, "exec", answer)
    assert library.sets.install_file(friends(tmp_path / "two.yaml", seed=4))
    assert sorted(file.stem for file in own.glob("*.yaml")) == stems


def test_a_pack_of_ones_own_founds_a_league(
    library: LibraryDialog, start: StartPage, tmp_path: Path, qtbot: QtBot
) -> None:
    file = tmp_path / "ours.yaml"
    file.write_text("name: ours\ntitle: Ours\nbased_on: by_the_book\nrest: {nights: 3}\n")
    assert library.packs.install_file(file)
    qtbot.waitUntil(lambda: origins(library.packs).get("ours") is Origin.OWN)
    library.packs.table.select(paths.own_rules() / "ours.yaml")
    click(qtbot, library.packs.open)
    assert start.assistant.plan.pack.rules.rest.nights == 3
    form = start.assistant.rules.form
    assert form.packs.currentText() == "Ours (yours)"
