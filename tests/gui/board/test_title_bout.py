"""The table of Title Bout II: it shows what the scene holds, at every event, and keeps what is kept."""

from __future__ import annotations

import time
from itertools import chain

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.gui.board.drawing import face_for, sheet_of
from ringside_manager.gui.board.face import Want, stack
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import Paint, Written
from ringside_manager.gui.board.parts import sums_of
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.systems.title_bout.middle import cards_gone
from ringside_manager.gui.systems.title_bout.seen import seen_of, strip_of
from ringside_manager.gui.systems.title_bout.tracker import looks, told_in_words
from ringside_manager.gui.systems.title_bout.words import skill_word
from ringside_manager.play import Film
from tests.gui.ring.bouts import fought
from tests.gui.ring.title_bouts import ENGINE, at_random, cut_up, with_a_run
from tests.slow import rest_slow

SIZES = [((851, 641), 1.0), ((528, 373), 1.0), ((722, 562), 1.5), ((851, 390), 1.0), ((360, 250), 1.0)]


def painted(film: Film, moment: Moment, size: tuple[int, int] = (851, 641)) -> tuple[list[Written], QImage]:
    """Every text on the table at a moment, and the picture."""
    written: list[Written] = []
    picture = face_for(sheet_of(film.setup), Paint.in_force(written), QRectF(0, 0, *size))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    picture.print(painter)
    picture.lay(painter, moment)
    painter.end()
    return written, image


def words(film: Film, moment: Moment, size: tuple[int, int] = (851, 641)) -> list[str]:
    return [one.whole for one in painted(film, moment, size)[0]]


def wheres(film: Film, *names: str) -> list[int]:
    """The places at which such an event has just happened."""
    return [place for place, event in enumerate(film.events, 1) if event.name in names]


@pytest.mark.parametrize("seed", rest_slow(range(20), 4))
def test_any_bout_is_painted_at_every_event(qapp: object, seed: int) -> None:
    film = fought(at_random(seed, rounds=2), seed)
    course, size = Course(film), (700, 480)
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, *size))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter, keys = QPainter(image), dict[str, object]()
    picture.print(painter)
    drawn = 0
    for place in range(len(film) + 1):
        for piece in picture.pieces(course.moment(place)):
            if keys.get(piece.name, picture) != piece.key:
                keys[piece.name] = piece.key
                piece.draw(painter)
                drawn += 1
    painter.end()
    assert drawn > len(film)


def test_the_numbers_on_the_table_are_those_of_the_scene(qapp: object) -> None:
    film = cut_up()
    course = Course(film)
    for place in range(40, len(film), 67):
        moment = course.moment(place)
        seen, scene = words(film, moment), moment.scene
        assert f"{scene.time // 60}:{scene.time % 60:02}" in seen
        for side in scene.sides:
            now = side.numbers
            assert f"{now['endurance']} of {now['start']}" in seen
            assert f"{now['points']} of {now['stops_at']}" in seen
            for name in ("control", "limit", "power", "counter", "chin", "count_out", "finish"):
                assert str(now[name]) in seen
        sums = sums_of(seen_of(moment.past).scored, scores=True)
        assert sums is not None
        for judge, total in enumerate(sums.totals, 1):
            assert total == tuple(side.numbers[f"card_{judge}"] for side in scene.sides)
            assert f"{total[0]}–{total[1]}" in seen


def test_cuts_and_eyes_are_told_by_place(qapp: object) -> None:
    film = cut_up()
    course = Course(film)
    for place in range(0, len(film) + 1, 13):
        moment = course.moment(place)
        known = seen_of(moment.past)
        for corner in CORNERS:
            side = moment.scene.side(corner)
            seen = looks(side, known, corner)
            assert {f"cut_{cut.place}" for cut in seen.cuts} == {
                m for m in side.marks if m.startswith("cut_")
            }
            assert {f"open_{cut.place}" for cut in seen.cuts if cut.open} == {
                mark for mark in side.marks if mark.startswith("open_")
            }
            assert bool(told_in_words(seen)) == bool(seen.cuts or any(stage for _, stage in seen.eyes))
    place = wheres(film, "cut_reopened")[0]
    event = film.event(place)
    assert event is not None
    corner, where = Corner(str(event.as_dict()["corner"])), event.as_dict()["place"]
    moment = course.moment(place)
    cuts = looks(moment.scene.side(corner), seen_of(moment.past), corner).cuts
    assert [(cut.open, cut.reopened) for cut in cuts if cut.place == where] == [(True, 1)]


def test_the_work_of_the_corners_is_told_until_the_bell(qapp: object) -> None:
    film = cut_up()
    course = Course(film)
    place = wheres(film, "cut_treated")[-1]
    heading, lines = strip_of(seen_of(course.moment(place).past))
    assert heading == "In the corners"
    event = film.event(place)
    assert event is not None
    assert f"({skill_word(str(event.as_dict()['skill']))})" in lines[-1].text
    bell = next(at for at in wheres(film, "round_began") if at > place)
    assert strip_of(seen_of(course.moment(bell).past))[0] == "Officials"
    assert lines[-1].text in " ".join(words(film, course.moment(place)))


def test_closed_scores_are_nowhere_on_the_table(qapp: object) -> None:
    film = cut_up()
    course = Course(film)
    telling = {spec.name for spec in ENGINE.info.numbers if spec.tells_score}
    assert {"points", "stops_at", "card_1"} <= telling
    for place in (*wheres(film, "round_scored")[:4], *range(5, len(film), 97)):
        moment = without_scores(course.moment(place), ENGINE.info)
        assert not any(telling & side.numbers.keys() for side in moment.scene.sides)
        assert not any(event.name == "round_scored" for event in moment.past)
        seen = words(film, moment)
        assert "The three scorecards stay closed until the end" in seen
        assert "Points stay closed until the end" in seen
        assert not any("point(s)" in word and "taken" not in word for word in seen)
        assert not any("–" in word and word.replace("–", "").isdecimal() for word in seen)


def test_a_finishing_run_counts_its_cards(qapp: object) -> None:
    film = with_a_run()
    course = Course(film)
    runs = [at for at in range(len(film)) if any("finishing" in side.marks for side in film.scene(at).sides)]
    assert runs
    for place in runs[:6]:
        scene = film.scene(place)
        left = max(side.numbers["run_left"] for side in scene.sides)
        assert f"Finishing run: {left}" in words(film, course.moment(place))


@pytest.mark.parametrize(("size", "zoom"), SIZES)
@pytest.mark.parametrize("theme", ["light", "dark", "high contrast"])
def test_texts_stay_within_the_table_at_any_size(
    qapp: object, size: tuple[int, int], zoom: float, theme: str
) -> None:
    film = cut_up()
    course = Course(film)
    wish, before = LOOK.wish, LOOK.zoom
    LOOK.set_theme(theme)
    LOOK.set_zoom(zoom)
    try:
        for place in (1, 300, wheres(film, "cut_treated")[-1], len(film)):
            written, image = painted(film, course.moment(place), size)
            table = QRectF(image.rect()).adjusted(-1, -2, 1, 2)
            assert all(table.contains(one.letters) for one in written)
            shown = [one.text for one in written]
            assert "Ron Lyle" in shown or {"Ron", "Lyle"} <= {*shown}
    finally:
        LOOK.set_theme(wish)
        LOOK.set_zoom(before)


def test_every_part_says_what_it_is_with_its_rule(qapp: object) -> None:
    film = cut_up()
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, 851, 641))
    rects = {piece.name: piece.rect for piece in picture.pieces(Course(film).moment(300))}
    for name, rect in rects.items():
        said = picture.hint(rect.center() + QPointF(rect.width() * 0.3, rect.height() * 0.2))
        assert said, name
        assert "(T" in said or name in ("rounds", "card")


def test_the_clock_is_the_round_deck() -> None:
    film = cut_up()
    assert [cards_gone(second) for second in (0, 4, 8, 11, 176, 177, 180)] == [0, 1, 2, 3, 48, 49, 50]
    assert all(0 <= cards_gone(scene.time) <= 50 for scene in film.scenes)


def test_what_matters_most_stays_where_there_is_little_room() -> None:
    wants = (Want("first", 20, 40, 0), Want("later", 30, 30, 2), Want("last", 20, 50, 1, grow=True))
    assert [*stack(QRectF(0, 0, 100, 45), wants, 4, 1.0)] == ["first", "last"]
    whole = stack(QRectF(0, 0, 100, 300), wants, 4, 1.0)
    assert [*whole] == ["first", "later", "last"]
    assert whole["last"].bottom() == pytest.approx(300)


@pytest.mark.speed
def test_a_step_is_painted_within_a_frame(qapp: object) -> None:
    film = cut_up()
    course, size = Course(film), (851, 641)
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, *size))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter, keys = QPainter(image), dict[str, object]()
    steps = range(100, 300)
    began = time.process_time()
    for place in steps:
        for piece in picture.pieces(course.moment(place)):
            if keys.get(piece.name, picture) != piece.key:
                keys[piece.name] = piece.key
                piece.draw(painter)
    used = time.process_time() - began
    painter.end()
    assert used / len(steps) < 0.016


def test_red_and_blue_are_told_apart_without_colours(qapp: object) -> None:
    film = cut_up()
    letters = [one.text for one in painted(film, Course(film).moment(300))[0]]
    assert {"R", "B"} <= {*letters}
    assert "Control" in letters


def test_an_unmarked_fighter_differs_from_a_cut_one(qapp: object) -> None:
    film = cut_up()
    course = Course(film)
    opened = wheres(film, "cut_opened")[0]
    before, after = (painted(film, course.moment(place))[1] for place in (opened - 1, opened))
    half = before.width() // 2
    changed = [
        (x, y)
        for x, y in chain.from_iterable(((x, y) for x in range(0, half, 3)) for y in range(310, 640, 3))
        if QColor(before.pixel(x, y)) != QColor(after.pixel(x, y))
    ]
    assert len(changed) > 20
