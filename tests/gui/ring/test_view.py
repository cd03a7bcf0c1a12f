"""Watching a bout: at each place what has been seen, and nothing else."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from ringside_manager.bout import SeededChance
from ringside_manager.commentary import Tone
from ringside_manager.commentary.phrases import Length
from ringside_manager.gui.board.board import paint_board
from ringside_manager.gui.board.paint import Paint, Written
from ringside_manager.gui.ring import LiveBout, Speed
from ringside_manager.gui.ring.sides import Introduction
from ringside_manager.gui.ring.story import StoryPart
from ringside_manager.gui.ring.view import RingView
from ringside_manager.gui.ring.watching import Telling, Watching, clock_told, result_text
from ringside_manager.play import Contest, Jump
from tests.gui.looking import settle, texts
from tests.gui.ring.bouts import DECIDED, STOPPED, record, watched
from tests.gui.ring.conftest import Shown, go
from tests.play.test_contest import EXPERT, PERSON, heavyweights

pytestmark = pytest.mark.usefixtures("undressed")

K, B = Qt.Key.Key_K, Qt.Key.Key_B


def watching(view: RingView) -> Watching:
    assert view.watching is not None
    return view.watching


def test_each_place_shows_its_clock_and_the_lines_up_to_it(shown: Shown) -> None:
    match = watched()
    view, telling = shown(match), Telling(match, Length.STANDARD)
    info = match.setup.engine.info
    for place in range(0, len(match.film), 7):
        go(view, place)
        scene = match.film.scene(place)
        assert view.head.round.text() == f"Round {scene.round} of 12"
        assert view.head.time.text() == f"Turn {scene.time} of 18"
        assert view.transport.scrubber.line.accessibleDescription() == clock_told(
            info, scene.round, scene.time
        )
        assert view.board.moment.scene == scene
        told = telling.at(place)
        read = [line.text for line in view.side.story.story.lines]
        assert read == [*[line.text for line in told[0]], *([told[1]] if told[1] else [])]


@pytest.mark.parametrize("seed", [STOPPED, DECIDED])
def test_nothing_that_can_be_read_gives_away_what_is_to_come(shown: Shown, seed: int) -> None:
    match = watched(seed)
    view, telling = shown(match), Telling(match, Length.STANDARD)
    last = len(match.film)
    outcome = record(seed).outcome
    assert outcome.winner is not None
    secrets = {
        result_text(match, outcome),
        f"{match.name(outcome.winner)} beats",
        f"{match.name(outcome.winner)} wins",
    }
    lines = [line.text for line in telling.lines if line.tone is not Tone.BELL]
    for place in (*range(0, last, last // 9), last - 1):
        go(view, place)
        read = "\n".join(texts(view))
        assert not [secret for secret in secrets if secret in read]
        so_far = telling.at(place)
        known = {line.text for line in so_far[0]} | {so_far[1]}
        assert not [text for text in lines if text in read and not any(text in one for one in known)]
        assert len(view.side.cards.table.rows) == 13
        over = sum(row[1].text != "·" for row in view.side.cards.table.rows[:-1])
        assert over == len(match.film.rounds(place))
    go(view, last)
    read = "\n".join(texts(view))
    assert all(secret in read for secret in secrets)
    assert match.film.scene(last).time == outcome.time


def test_the_line_of_time_shows_no_length_while_watching_as_live(shown: Shown) -> None:
    view = shown(watched())
    go(view, 60)
    line = view.transport.scrubber.line
    hidden = (watching(view).span, line.maximum())
    watching(view).set_as_live(False)
    assert hidden == (12.0, 60)
    assert (watching(view).span, line.maximum()) == (5.0, len(watching(view).match.film))


def test_going_back_shows_the_same_as_going_there(shown: Shown) -> None:
    view = shown(watched())
    film = watching(view).match.film
    places = [0, 5, 33, 120, 121, 300]
    forward = []
    for place in places:
        go(view, place)
        settle(5)
        forward.append((texts(view), view.board.moment))
    go(view, len(film))
    for place, seen in zip(reversed(places), reversed(forward), strict=True):
        go(view, place)
        settle(5)
        assert (texts(view), view.board.moment) == seen


def test_hidden_scores_are_opened_at_the_end_and_nowhere_before(shown: Shown) -> None:
    match = watched(DECIDED, scores=False)
    view = shown(match)
    for part in (view.side.cards, view.side.figures, view.side.momentum):
        view.side.tabs.setCurrentWidget(part)
        for place in range(50, len(match.film), 220):
            go(view, place)
            moment = view.board.moment
            assert moment.rounds == ()
            assert not {"points", "scored"} & {name for side in moment.scene.sides for name in side.numbers}
            read = "\n".join(texts(view))
            assert "Damage" not in read
            assert "After" not in read
            assert not view.side.cards.table.isVisible()
    view.side.tabs.setCurrentWidget(view.side.cards)
    go(view, len(match.film))
    assert [cell.text for cell in view.side.cards.table.rows[-1]][:3] == ["In all", "5", "7"]
    assert len(view.board.moment.rounds) == 12
    go(view, len(match.film) - 1)
    assert not view.side.cards.table.isVisible()


def test_the_board_tells_no_number_of_a_score_that_is_hidden(shown: Shown) -> None:
    counts = {}
    for scores in (True, False):
        view = shown(watched(DECIDED, scores=scores))
        go(view, 400)
        written: list[Written] = []
        moment, setup = view.board.moment, watching(view).match.setup
        assert moment is not None
        canvas = QImage(900, 700, QImage.Format.Format_RGB32)
        painter = QPainter(canvas)
        paint_board(painter, QRectF(0, 0, 900, 700), setup, moment, paint=Paint.in_force(written))
        painter.end()
        counts[scores] = sum(one.text == "–" for one in written)
    assert counts == {True: 0, False: 4}  # points and damage of both


@pytest.mark.parametrize(
    ("key", "shift", "jump", "back"),
    [
        (Qt.Key.Key_Right, False, Jump.STEP, Qt.Key.Key_Left),
        (Qt.Key.Key_Right, True, Jump.TURN, Qt.Key.Key_Left),
    ],
)
def test_arrow_keys_step_and_with_shift_go_by_turns(
    shown: Shown, key: Qt.Key, shift: bool, jump: Jump, back: Qt.Key
) -> None:
    view = shown(watched())
    film, held = watching(view).match.film, Qt.KeyboardModifier.ShiftModifier
    go(view, 100)
    modifier = held if shift else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(view, key, modifier)
    assert watching(view).place == film.after(100, jump)
    go(view, 100)
    QTest.keyClick(view, back, modifier)
    assert watching(view).place == film.before(100, jump)


def test_keys_go_to_falls_bells_and_ends_and_back(shown: Shown) -> None:
    view = shown(watched(DECIDED))
    film, shift = watching(view).match.film, Qt.KeyboardModifier.ShiftModifier
    none = Qt.KeyboardModifier.NoModifier
    for key, jump in ((K, Jump.KNOCKDOWN), (B, Jump.ROUND)):
        go(view, 300)
        QTest.keyClick(view, key, none)
        assert watching(view).place == film.after(300, jump)
        go(view, 300)
        QTest.keyClick(view, key, shift)
        assert watching(view).place == film.before(300, jump)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert watching(view).player.at_end
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert watching(view).place == 0


def test_keys_play_change_the_speed_and_the_commentary(shown: Shown) -> None:
    view = shown(watched())
    player = watching(view).player
    QTest.keyClick(view, Qt.Key.Key_Space)
    playing = [player.is_playing, view.transport.buttons["play"].accessibleName() == "Pause"]
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert [*playing, player.is_playing] == [True, True, False]
    QTest.keyClick(view, Qt.Key.Key_Plus, Qt.KeyboardModifier.ShiftModifier)
    assert player.speed is Speed.DOUBLE
    QTest.keyClick(view, Qt.Key.Key_Minus)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    assert (player.speed, view.transport.speed.currentText()) == (Speed.HALF, "½×")
    for key, length in zip((Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3), Length, strict=True):
        QTest.keyClick(view.side.story.story, key, Qt.KeyboardModifier.AltModifier)
        assert view.side.story.length.currentData() == length.value
        other = StoryPart()
        assert other.length.currentData() == length.value  # remembered
        other.deleteLater()


def test_the_choice_of_the_commentary_names_its_keys(shown: Shown) -> None:
    story = shown(watched()).side.story.length
    tips = [story.itemData(place, Qt.ItemDataRole.ToolTipRole) for place in range(story.count())]
    assert [tip[-7:] for tip in tips] == ["(Alt+1)", "(Alt+2)", "(Alt+3)"]


def test_keys_are_letters_in_a_field_and_the_window_s_in_a_table(shown: Shown) -> None:
    view, field = shown(watched()), QLineEdit()
    view.set_desk(field)
    settle(10)
    QTest.keyClicks(field, "k b 1+-")
    assert field.text() == "k b 1+-"
    assert watching(view).place == 0
    table = view.side.cards.table
    QTest.keyClick(table, B)
    assert watching(view).place == watching(view).match.film.after(0, Jump.ROUND)
    QTest.keyClick(view.side.story.story, Qt.Key.Key_K)
    assert watching(view).match.film.event(watching(view).place).name in ("knocked_down", "counted_out")


def test_a_line_of_the_commentary_leads_to_its_moment(shown: Shown) -> None:
    view = shown(watched())
    go(view, 200)
    story = view.side.story.story
    lines = len(story.lines)
    story._choose(lines - 4)
    assert watching(view).place == story.lines[-1].place
    assert len(story.lines) == lines - 3


def test_what_is_to_come_is_read_only_if_it_is_wanted(shown: Shown) -> None:
    view = shown(watched())
    go(view, 100)
    story, read = view.side.story.story, view.side.story.story.lines
    QTest.keyClick(view, Qt.Key.Key_L)
    assert not watching(view).as_live
    assert story.lines[: len(read)] == read
    assert len(story.lines) > len(read) + 20
    assert view.side.story.ahead.isVisible()
    assert len(story.extraSelections()) == 1
    QTest.keyClick(view, Qt.Key.Key_L)
    assert story.lines == read


@pytest.mark.usefixtures("dressed")
def test_the_line_of_time_and_the_curve_lead_where_they_are_clicked(shown: Shown) -> None:
    view = shown(watched())
    go(view, len(watching(view).match.film))
    line = view.transport.scrubber.line
    course = watching(view).course
    for place in (30, 220):
        at = QPoint(round(line.axis.x(place)), line.height() // 2)
        QTest.mouseClick(line, Qt.MouseButton.LeftButton, pos=at)
        assert abs(course.at[watching(view).place] - course.at[place]) < 0.02
    view.side.tabs.setCurrentWidget(view.side.momentum)
    settle(20)
    curve = view.side.momentum.curve
    QTest.mouseClick(curve, Qt.MouseButton.LeftButton, pos=QPointF(curve.width() * 0.25, 40).toPoint())
    assert 2.8 < course.at[watching(view).place] < 3.2


def test_a_bout_being_fought_goes_on_by_itself_in_front_of_whoever_follows_it(
    shown: Shown, qtbot: QtBot
) -> None:
    match = LiveBout.played(Contest(heavyweights(), 7, (PERSON, EXPERT)))
    view, chance = shown(match), SeededChance(1)
    player = watching(view).player
    player.set_speed(Speed.TOP)
    match.begin()
    for _ in range(12):
        qtbot.waitUntil(lambda: player.at_end)
        match.answer(match.requests[0], chance.pick(match.requests[0].options))
    qtbot.waitUntil(lambda: player.at_end)
    assert view.head.red.about.text() == "Ann"
    assert view.head.blue.about.text() == "The program, expert"
    length = len(match.film)
    while len(match.film) == length:
        match.take_back()
    assert player.at_end
    told = Telling(match, Length.STANDARD).at(len(match.film))
    read = [line.text for line in view.side.story.story.lines]
    assert read == [*[line.text for line in told[0]], *([told[1]] if told[1] else [])]


def test_introductions_are_shown(shown: Shown) -> None:
    view = RingView()
    told = (
        Introduction("", "The Greatest", "Ann", (("Record", "12-1-0"),)),
        Introduction("", "The Rock", "Ben", (("Record", "30-0-0"), ("Reach", "68"))),
    )
    view.show_match(watched(), told)
    assert view.head.red.about.text() == "“The Greatest” · Ann"
    assert (
        "Record: Muhammad Ali 12-1-0, Rocky Marciano 30-0-0" in view.side.tape.facts.accessibleDescription()
    )
    assert "Endurance: Muhammad Ali 23" in view.side.tape.ratings.accessibleDescription()
    view.deleteLater()


def test_an_older_edition_is_named_from_the_first_bell(shown: Shown) -> None:
    kept = record()
    other = replace(kept, rules_version=0, outcome=replace(kept.outcome, time=3))
    view = shown(LiveBout.watched(other))
    assert view.head.verdict.text() == "Was fought under an older edition of the rules"


def test_a_record_these_rules_cannot_follow_is_told_by_what_it_says(shown: Shown) -> None:
    view = shown(LiveBout.watched(replace(record(), choices=(99,))))
    read = "\n".join(texts(view))
    assert "these rules cannot follow it" in read
    assert "beats" in read


@pytest.mark.parametrize(("height", "below"), [(1000, True), (640, False)])
@pytest.mark.usefixtures("dressed")
def test_a_desk_stands_below_the_ring_or_where_that_is_too_low_in_its_place(
    shown: Shown, height: int, below: bool
) -> None:
    view, desk = shown(watched(), (1280, height)), QWidget()
    view.set_desk(desk)
    for now in (below, not below):
        settle(10)
        assert desk.isVisible()
        assert view.ring.isVisible()
        assert view.below.isAncestorOf(view.ring) == now
        view.resize(1280, 1640 - height)
    view.set_desk(None)
    settle(10)
    assert not desk.isVisible()
    assert view.below.isAncestorOf(view.ring)
    assert (view.side.desk, view.side.ring) == (None, None)


def test_where_it_is_narrow_ring_and_panel_take_turns(shown: Shown) -> None:
    view = shown(watched(), (700, 560))
    assert (view.below.isVisible(), view.side.isVisible()) == (True, False)
    view.turn_over.click()
    assert (view.below.isVisible(), view.side.isVisible()) == (False, True)
    view.resize(1100, 700)
    settle(10)
    assert (view.below.isVisible(), view.side.isVisible(), view.turn_over.isVisible()) == (True, True, False)


def test_every_act_is_a_command_and_has_a_key_of_its_own(shown: Shown) -> None:
    view = shown(watched())
    keys = [key for act in view.acts for key in act.keys]
    assert len(keys) == len(set(keys))
    assert {command.key for command in view.commands()} >= {
        "ring.play",
        "ring.fall",
        "ring.bell",
        "ring.ledger",
    }
    commands = {command.key: command for command in view.commands()}
    commands["ring.bell"].run()
    assert watching(view).match.film.scene(watching(view).place).round == 1


def test_the_round_seen_is_asked_for(shown: Shown) -> None:
    view = shown(watched(DECIDED))
    go(view, 400)
    QTest.keyClick(view, Qt.Key.Key_W)
    ledger = view.side.cards.ledger
    assert ledger.number == watching(view).course.clock(400)[0]
    assert "the round is not over" in ledger.verdict.text()
    view.side.cards.table.cellActivated.emit(1, 0)
    assert ledger.number == 2
    assert "wins the round" in ledger.verdict.text()
    ledger.close()
