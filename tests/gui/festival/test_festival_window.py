"""Festivals in the window: founded by hand, held, watched and boxed, and on the disk whatever happens."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from unittest.mock import Mock

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMainWindow
from pytestqt.qtbot import QtBot

from ringside_manager import paths
from ringside_manager.bout.corner import RED
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.brackets import Double
from ringside_manager.errors import LockedError
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.charts.courses import Field, picture_of
from ringside_manager.gui.charts.pairings import PairingsLayout, State
from ringside_manager.gui.charts.pairings_leaving import SUFFIXES, save_pairings
from ringside_manager.gui.festival import Festivals, FestivalWindow
from ringside_manager.gui.festival.founding import FoundingDialog
from ringside_manager.gui.festival.keeper import Keeper
from ringside_manager.gui.festival.seats import (
    REPLACED,
    BoxersDialog,
    MissingDialog,
    boxed_in,
    names_of,
    sitters_of,
)
from ringside_manager.gui.ring import TakingBack
from ringside_manager.locks import SaveLock
from ringside_manager.office.festivals import Festival, read
from ringside_manager.play import Seat, Sitter
from tests.gui.festival.festivals import made, opened
from tests.slow import each

pytestmark = pytest.mark.usefixtures("undressed")

PERSON, PLAIN = Seat(Sitter.PERSON, "Ann"), Seat(Sitter.PROGRAM, level="plain")
Open = Callable[[Festival], FestivalWindow]


@pytest.fixture
def shown(tmp_path: Path, qtbot: QtBot) -> Iterator[Open]:
    windows: list[FestivalWindow] = []

    def show(festival: Festival) -> FestivalWindow:
        windows.append(opened(festival, tmp_path))
        return windows[-1]

    yield show
    for window in windows:
        window.close()


def settled(window: FestivalWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: not window.keeper.is_holding)


def on_disk(window: FestivalWindow) -> Festival:
    return read(window.path)


# Founding one


def test_a_swiss_is_founded_by_keyboard_and_opens(
    tmp_path: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "saves", lambda: tmp_path / "saves")
    dialog = FoundingDialog()
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.form.setFocus()
    dialog.form.setCurrentIndex(dialog.form.findData("swiss"))
    dialog.entrants.first.setValue(6)
    dialog.entrants.enter_first()
    dialog.entrants.entered.setCurrentRow(0)
    QTest.keyClick(dialog.entrants.entered, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    first = dialog.entrants.men[1].name
    dialog.swiss.setValue(3)
    dialog.name.setText("Friday & <b>Cup</b>")
    dialog.seed.setText("7")
    assert dialog.message == ""
    assert "Swiss" in dialog.summary.text()
    with qtbot.waitSignal(dialog.opened) as told:
        QTest.keyClick(dialog.start, Qt.Key.Key_Return)
    festival = read(told.args[0])
    assert (festival.form, len(festival.cards), festival.swiss_rounds, festival.seed) == (
        Format.SWISS,
        6,
        3,
        7,
    )
    assert festival.name(2) == first
    again = FoundingDialog()
    qtbot.addWidget(again)
    assert again.known.currentData() == str(told.args[0])


@each("form", list(Format))
def test_every_format_is_explained_and_founded_as_it_stands(form: Format, qtbot: QtBot) -> None:
    dialog = FoundingDialog()
    qtbot.addWidget(dialog)
    dialog.form.setCurrentIndex(dialog.form.findData(form.value))
    assert "(F" in dialog.explained.text()
    assert dialog.message == ""
    assert dialog.festival().form is form


def test_what_a_format_is_asked_besides_is_asked_with_it(qtbot: QtBot) -> None:
    dialog = FoundingDialog()
    qtbot.addWidget(dialog)
    dialog.form.setCurrentIndex(dialog.form.findData("circuit"))
    assert not dialog.lengths.isHidden()
    dialog.lengths.setText("2, 4")
    assert dialog.festival().lengths == (2, 4)
    dialog.lengths.setText("4, x")
    assert "whole numbers" in dialog.problem.text()
    dialog.form.setCurrentIndex(dialog.form.findData("teams"))
    dialog.stables.setValue(4)
    assert dialog.festival().stables == 4
    dialog.stables.setValue(3)
    assert "(F60)" in dialog.problem.text()


def test_seeds_are_drawn_by_dice_that_follow_from_the_seed(qtbot: QtBot) -> None:
    dialog = FoundingDialog()
    qtbot.addWidget(dialog)
    dialog.seed.setText("7")
    dialog.seeding.setCurrentIndex(1)
    drawn = [str(card["name"]) for card in dialog.festival().cards]
    assert drawn != [man.name for man in dialog.entrants.men]
    assert drawn == [str(card["name"]) for card in dialog.festival().cards]


def test_what_cannot_be_held_is_said_beside_the_button(qtbot: QtBot) -> None:
    dialog = FoundingDialog()
    qtbot.addWidget(dialog)
    dialog.form.setCurrentIndex(dialog.form.findData("one_night"))
    dialog.entrants.first.setValue(9)
    dialog.entrants.enter_first()
    assert "8 entrants at most" in dialog.problem.text()
    assert not dialog.start.isEnabled()
    dialog.entrants.entered.setCurrentRow(8)
    dialog.entrants.take_out()
    assert dialog.problem.text() == ""
    dialog.seed.setText("²")
    assert "whole number" in dialog.problem.text()


# Holding it


def test_bouts_are_held_one_by_one_and_to_the_end_and_are_on_the_disk(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(Format.DOUBLE))
    window.at_once()
    settled(window, qtbot)
    assert len(on_disk(window).happened) == 1
    assert "1 bout held" in window.facts.text()
    window.hold_round()
    settled(window, qtbot)
    assert len(on_disk(window).happened) == 2
    window.hold_all()
    settled(window, qtbot)
    festival = on_disk(window)
    assert not festival.due
    assert festival.champion is not None
    assert window.champion.text() == f"{festival.name(festival.champion)} has won it"
    assert window.view.canvas.drawn.crown.name == festival.name(festival.champion)
    assert len(window.bouts.rows) == len(festival.happened)
    assert not any(made_.isVisible() for made_ in window.buttons.values())


def test_every_deed_has_its_key(shown: Open, qtbot: QtBot) -> None:
    window = shown(made())
    for key, held in ((Qt.Key.Key_1, 1), (Qt.Key.Key_2, 2), (Qt.Key.Key_3, 3)):
        QTest.keyClick(window.view.canvas, key, Qt.KeyboardModifier.ControlModifier)
        settled(window, qtbot)
        assert len(on_disk(window).happened) == held


def test_the_bout_chosen_in_the_picture_is_the_one_held(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(Format.ROUND_ROBIN))
    canvas = window.view.canvas
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Down)
    chosen = window.coming
    assert chosen != window.keeper.festival.due[0]
    assert window.next.told.text().startswith(window.keeper.festival.name(chosen.red))
    window.at_once()
    settled(window, qtbot)
    (held,) = on_disk(window).happened
    assert held[:2] == chosen[1:]


def test_a_bout_that_is_watched_is_kept_at_once_and_told_when_it_was_seen(shown: Open, qtbot: QtBot) -> None:
    window = shown(made())
    window.view.canvas.setFocus()
    QTest.keyClick(window.view.canvas, Qt.Key.Key_Return)
    assert len(on_disk(window).happened) == 1
    assert window.bouts.rows == ()
    assert window.view.canvas.drawn.pairings[0].winner == 0
    assert not any(made_.isEnabled() and made_.isVisible() for made_ in window.buttons.values())
    window.keeper.ring.close()
    assert len(window.bouts.rows) == 1
    assert window.buttons["watch"].isEnabled()


def test_a_bout_that_was_held_opens_again_from_the_picture(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(bouts=1))
    canvas = window.view.canvas
    canvas.walk_to(canvas.drawn.pairings[0])
    assert canvas.pairing().opens == "Watch it again"
    canvas.setFocus()
    QTest.keyClick(canvas, Qt.Key.Key_Return)
    (ring,) = window._again
    assert ring.match.finished == window.keeper.festival.happened[0].record
    assert len(on_disk(window).happened) == 1


def test_a_bout_people_box_goes_on_after_a_crash_and_counts_when_it_is_over(
    shown: Open, qtbot: QtBot
) -> None:
    window = shown(made())
    meeting = window.coming
    window.keeper.box(meeting, (PERSON, PLAIN), TakingBack.NEVER)
    match = window.keeper.ring.match
    request = match.requests[0]
    match.answer(request, request.options[0])
    assert window.keeper.aside_path.exists()
    assert on_disk(window).happened == ()

    crashed = Keeper(on_disk(window), window.path)
    assert crashed.meeting_aside == meeting
    assert "put aside" in crashed.busy

    match.resign(RED)
    assert on_disk(window).happened == ()
    window.keeper.ring.close()
    (held,) = on_disk(window).happened
    assert held.record.outcome.winner is not None
    assert not window.keeper.aside_path.exists()
    assert window.keeper.busy == ""


def test_a_bout_that_ended_before_a_crash_is_taken_in_when_the_festival_is_opened(
    shown: Open, qtbot: QtBot
) -> None:
    window = shown(made())
    window.keeper.box(window.coming, (PERSON, PLAIN), TakingBack.NEVER)
    window.keeper.ring.match.resign(RED)
    again = Keeper(on_disk(window), window.path)
    assert len(again.festival.happened) == 1
    assert len(on_disk(window).happened) == 1


def test_a_bout_put_aside_is_gone_on_with_or_thrown_away(shown: Open, qtbot: QtBot) -> None:
    window = shown(made())
    window.keeper.box(window.coming, (PERSON, PLAIN), TakingBack.NEVER)
    window.keeper.ring.close()
    assert window.buttons["go on"].isVisible()
    assert not window.buttons["watch"].isVisible()
    window.keeper.go_on()
    assert window.keeper.ring.match.requests
    window.keeper.ring.close()
    window.ask_to_throw_away()
    next(one for one in window.question.buttons() if one.text() == "Throw it away").click()
    assert not window.keeper.aside_path.exists()
    assert window.buttons["watch"].isVisible()


def test_another_bout_beside_the_file_is_left_alone(shown: Open, qtbot: QtBot) -> None:
    window = shown(made())
    window.keeper.aside_path.write_text(made(bouts=2).happened[-1].record.to_json(), encoding="utf-8")
    again = Keeper(on_disk(window), window.path)
    assert again.busy == ""
    assert again.festival.happened == ()
    assert window.keeper.aside_path.exists()


def test_who_boxes_is_asked(shown: Open, qtbot: QtBot) -> None:
    window = shown(made())
    window.box()
    dialog = window.findChild(BoxersDialog)
    dialog.corners[1].who.setCurrentIndex(0)
    dialog.corners[0].person.setText("Ann")
    dialog.start.click()
    contest = window.keeper.ring.match.contest
    assert [seat.name for seat in contest.seats] == ["Ann", "Player two"]


def missing(window: FestivalWindow, man: int, what: int) -> MissingDialog:
    window.ask_who_is_missing()
    dialog = window.findChildren(MissingDialog)[-1]
    dialog.who.setCurrentIndex(dialog.who.findData(man))
    dialog.what.setCurrentIndex(what)
    return dialog


@pytest.mark.parametrize("what", [0, 1])
def test_somebody_withdraws_or_does_not_come(shown: Open, qtbot: QtBot, what: int) -> None:
    window = shown(made())
    missing(window, 4, what).yes.click()
    assert bool(on_disk(window).told.withdrawn) == (what == 0)
    first = window.view.canvas.drawn.pairings[0]
    assert (first.winner, first.foot) == (1, "Walkover")


def test_another_stands_in_for_who_has_not_boxed(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(bouts=1))
    dialog = missing(window, 1, 2)
    assert dialog.what.currentData() == REPLACED
    assert "(F6)" in dialog.told.text()
    assert "cannot be replaced" in dialog.problem.text()
    assert not dialog.yes.isEnabled()
    dialog.who.setCurrentIndex(dialog.who.findData(3))
    assert "entered already" in dialog.problem.text()
    dialog.fighter.setCurrentIndex(9)
    dialog.yes.click()
    assert on_disk(window).name(3) == load_set("heavyweights").fighters[9].name


def test_what_parts_those_who_are_level_is_said_with_its_rule(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(Format.ROUND_ROBIN, 4, 1))
    said = [one.parted for one in window.standing.rows]
    assert any("(F4)" in one for one in said)
    assert said[0] == ""


def test_stables_stand_beside_their_men(shown: Open) -> None:
    window = shown(made(Format.TEAMS, 6, 3))
    place = window.tabs.indexOf(window.stables)
    assert window.tabs.isTabVisible(place)
    assert [one.place for one in window.stables.rows] == [1, 2]
    assert window.stables.rows[0].points == 2
    assert all(" and his" in one.name for one in window.stables.rows)


def test_the_pair_to_box_and_everybody_drawn_have_their_faces(shown: Open) -> None:
    window = shown(made())
    assert not window.tabs.isTabVisible(window.tabs.indexOf(window.stables))
    men = window.coming
    assert men is not None
    faces = sitters_of(window.keeper.shown)
    assert window.next.red.sitter == faces[men.red]
    assert window.next.blue.sitter == faces[men.blue].beside(faces[men.red])
    window.keeper.hold_all()
    assert window._leaving()[1] == faces


def test_closing_while_bouts_are_held_keeps_what_was_held(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(Format.ROUND_ROBIN, 8))
    window.hold_all()
    qtbot.waitUntil(lambda: len(window.keeper.shown.happened) > 1)
    window.close()
    festival = on_disk(window)
    assert 1 < len(festival.happened) <= 28


def test_what_the_disk_refuses_is_said_and_nothing_is_shown_that_is_not_there(
    shown: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = shown(made())

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("ringside_manager.gui.festival.keeper.write", full)
    window.keeper.change(lambda festival: festival.withdraw(4))
    assert "No space left" in window.problem.text()
    assert window.keeper.shown.told.withdrawn == {}
    window.watch()
    assert window.keeper.ring is None
    assert window.keeper.shown.happened == ()


# Its chances


def test_chances_are_told_before_and_after_each_bout_and_seedings_compared(
    shown: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.odds.compiled.fights", lambda *_: None)
    monkeypatch.setattr("ringside_manager.gui.festival.chances.pool", lambda: Mock(executor=lambda: None))
    monkeypatch.setattr("ringside_manager.office.festival_forecast.RUNS", 40)
    monkeypatch.setattr("ringside_manager.gui.festival.chances.MOST", 1)
    window = shown(made())
    work = window.chances.work
    window.tabs.setCurrentWidget(window.chances)
    assert window.view.canvas.drawn.pairings[0].red.note == ""
    window.chances.empty.act.click()
    qtbot.waitUntil(lambda: work.known is not None)
    first = work.known.stands
    assert sum(one.win.share for one in first.entrants) == pytest.approx(1)
    assert window.view.canvas.drawn.pairings[0].red.note.endswith(" %")
    assert [one.name for one in window.chances.table.rows] == [one.name for one in first.entrants]

    window.at_once()
    qtbot.waitUntil(lambda: work.before is first)
    qtbot.waitUntil(lambda: not work.is_working)
    (held,) = on_disk(window).happened
    out = next(man for man in held[:2] if man != window.view.canvas.drawn.pairings[0].winner)
    assert work.known.stands.of(out).win.share == 0
    change = window.chances.table.model.columns[2]
    assert any(change.shown(one).startswith("+") for one in window.chances.table.rows)

    window.chances.ask.click()
    qtbot.waitUntil(lambda: bool(work.study))
    assert "By strength" in window.chances.final.text()
    assert all(window.chances.study.model.columns[1].shown(one) for one in window.chances.study.rows)


def test_the_answer_becomes_finer_by_itself_until_it_is_stopped_and_goes_on(
    shown: Open, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ringside_manager.odds.compiled.fights", lambda *_: None)
    monkeypatch.setattr("ringside_manager.gui.festival.chances.pool", lambda: Mock(executor=lambda: None))
    monkeypatch.setattr("ringside_manager.office.festival_forecast.RUNS", 100)
    monkeypatch.setattr("ringside_manager.gui.festival.chances.FINE", 0.0)
    window = shown(made())
    chances, work = window.chances, window.chances.work
    window.tabs.setCurrentWidget(chances)
    chances.empty.act.click()
    qtbot.waitUntil(lambda: work.known is not None and work.known.bouts >= 40)
    assert not chances.halt.isHidden()
    assert chances.how_fine.text().endswith("They become finer.")
    chances.halt.click()
    qtbot.waitUntil(lambda: not work.is_working)
    assert work.known is not None
    stopped = work.known.bouts
    assert chances.halt.isHidden()
    assert f"{stopped} times" in chances.how_fine.text()
    monkeypatch.setattr("ringside_manager.gui.festival.chances.MOST", 4 * stopped // 20)
    chances.more.click()
    qtbot.waitUntil(lambda: not work.is_working)
    assert work.known.bouts == 4 * stopped


def test_a_festival_that_is_over_has_no_chances(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(bouts=3))
    window.tabs.setCurrentWidget(window.chances)
    assert window.chances.empty.act.isHidden()
    assert "over" in window.chances.empty.text.text()


# Opening one


def test_a_file_opens_once_and_one_that_is_none_is_refused(tmp_path: Path, qtbot: QtBot, shown: Open) -> None:
    window = shown(made())
    window.close()
    desktop = FestivalWindow(made(), tmp_path / "other.festival")
    house = Festivals(desktop)
    refused: list[object] = []
    house.failed.connect(refused.append)
    first = house.open(window.path)
    assert house.open(window.path) is first
    broken = tmp_path / "broken.festival"
    broken.write_text("{}", encoding="utf-8")
    assert house.open(broken) is None
    assert len(refused) == 1
    house.close()
    assert not first.isVisible()


HOLD = """
import sys, time
from pathlib import Path
from ringside_manager.locks import SaveLock
lock = SaveLock(Path(sys.argv[1]))
print("held", flush=True)
time.sleep(600)
"""


def test_a_festival_open_elsewhere_is_refused_with_who_has_it_and_free_once_that_was_killed(
    tmp_path: Path, shown: Open
) -> None:
    window = shown(made())
    path = window.path
    lock = path.with_name(path.name + ".lock")
    assert lock.exists()
    with pytest.raises(LockedError, match=str(os.getpid())):
        SaveLock(path)
    window.close()
    assert not lock.exists()
    before = path.read_bytes()
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdout=subprocess.PIPE)
    assert other.stdout is not None
    assert other.stdout.readline() == b"held\n"
    desktop = QMainWindow()
    house = Festivals(desktop)
    refused: list[LockedError] = []
    house.failed.connect(refused.append)
    assert house.open(path) is None
    assert refused[0].holder.pid == other.pid
    assert path.read_bytes() == before
    other.kill()
    other.communicate()
    assert lock.exists()
    again = house.open(path)
    assert again is not None
    house.close()
    assert not lock.exists()


def test_it_leaves_as_a_page_with_its_picture_and_every_text_as_text(shown: Open, tmp_path: Path) -> None:
    festival = made(Format.ROUND_ROBIN, 4, 2)
    cards = ({**festival.cards[0], "name": "<b>Ann & Co</b>"}, *festival.cards[1:])
    window = shown(replace(festival, cards=cards, happened=()))
    page = tmp_path / "cup.html"
    window.write_page(page)
    text = page.read_text(encoding="utf-8")
    assert "<b>Ann" not in text
    assert "&lt;b&gt;Ann &amp; Co&lt;/b&gt;" in text
    assert text.count("<svg") == 1
    assert "seed (F4)" in text
    assert not re.search(r"<script|src=|href=", text)


# The picture

PICTURES = [
    (Format.KNOCKOUT, 6, 3), (Format.DOUBLE, 5, 99), (Format.DOUBLE, 12, 9), (Format.GROUPS, 7, 99), (Format.GROUPS, 12, 5),
    (Format.ROUND_ROBIN, 5, 99), (Format.SWISS, 7, 5), (Format.ONE_NIGHT, 5, 99), (Format.TEAMS, 6, 4), (Format.LADDER, 5, 6),
    (Format.CIRCUIT, 5, 4), (Format.HANDICAP, 4, 2),
]  # fmt: skip


@each("case", PICTURES)
def test_boxes_of_every_format_stand_apart_and_say_who_meets(case: tuple[Format, int, int]) -> None:
    form, entrants, most = case
    festival = made(form, entrants)
    while festival.due and len(festival.happened) < most:
        festival = festival.hold(festival.due[-1])
    known = Field(names_of(festival), {one.key: one.held.record.outcome for one in boxed_in(festival)})
    drawn = picture_of(festival.course, festival.told, known, 1, "Cup")
    layout = PairingsLayout(drawn)
    boxes = [*layout.boxes.values(), *(layout.standing(one) for one in drawn.standings)]
    if drawn.crown is not None:
        boxes.append(layout.crown())
    for place, box in enumerate(boxes):
        assert min(box.top(), box.left()) >= 0
        assert layout.size.width() >= box.right()
        assert layout.size.height() >= box.bottom()
        assert not any(box.intersects(other) for other in boxes[place + 1 :])
    for one in drawn.pairings:
        line = [point.x() for point in layout.line(one)]
        assert line == sorted(line)
        assert one.words
    assert {one.key for one in drawn.pairings if one.state is State.OVER} == set(festival.told.results)
    assert {one.key for one in drawn.pairings if one.state is State.NEXT} == {one.key for one in festival.due}


def test_keys_reach_every_box_of_two_brackets(shown: Open, qtbot: QtBot) -> None:
    window = shown(made(Format.DOUBLE, 8, 9))
    canvas = window.view.canvas
    canvas.setFocus()
    first = canvas.drawn.pairings[0].key
    seen, queue = set(), [first]
    while queue:
        here = queue.pop()
        if here in seen:
            continue
        seen.add(here)
        for key in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            canvas.current = here
            QTest.keyClick(canvas, key)
            queue.append(canvas.current)
    assert seen == {one.key for one in canvas.drawn.pairings}
    assert canvas.accessibleDescription()
    assert isinstance(window.keeper.festival.course, Double)


@pytest.mark.parametrize("suffix", SUFFIXES)
def test_a_festival_leaves_as_document_drawing_and_picture(shown: Open, tmp_path: Path, suffix: str) -> None:
    window = shown(made(Format.SWISS, 5, 3))
    path = tmp_path / f"cup.{suffix}"
    save_pairings(window.drawn(), path)
    data = path.read_bytes()
    assert data[:4] in (b"%PDF", b"\x89PNG", b"<?xm")
