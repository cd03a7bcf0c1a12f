"""The table of Title Bout II: it shows what the scene holds, at every event, and keeps what is kept."""

from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.gui.board import word_in
from ringside_manager.gui.board.face import Want, stack
from ringside_manager.gui.board.heads import cards_of
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.systems.title_bout.middle import cards_gone
from ringside_manager.gui.systems.title_bout.names import SKILL_WORDS
from ringside_manager.gui.systems.title_bout.seen import Seen, strip_of
from ringside_manager.gui.systems.title_bout.tracker import looks, told_in_words
from tests.gui.board.tables import painted, wheres, words
from tests.gui.ring.title_bouts import ENGINE, cut_up, with_a_run


def test_the_numbers_on_the_table_are_those_of_the_scene() -> None:
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
        rounds = cards_of(Seen.of(moment.past).scored, scores=True)
        for judge in (1, 2, 3):
            total = tuple(sum(cards[judge - 1][side] for cards in rounds) for side in (0, 1))
            assert total == tuple(side.numbers[f"card_{judge}"] for side in scene.sides)
            assert f"{total[0]}–{total[1]}" in seen


def test_cuts_and_eyes_are_told_by_place() -> None:
    film = cut_up()
    course = Course(film)
    for place in range(0, len(film) + 1, 13):
        moment = course.moment(place)
        known = Seen.of(moment.past)
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
    corner, where = Corner(str(event.as_dict()["corner"])), event.as_dict()["place"]
    moment = course.moment(place)
    cuts = looks(moment.scene.side(corner), Seen.of(moment.past), corner).cuts
    assert [(cut.open, cut.reopened) for cut in cuts if cut.place == where] == [(True, 1)]


def test_the_work_of_the_corners_is_told_until_the_bell() -> None:
    film = cut_up()
    course = Course(film)
    place = wheres(film, "cut_treated")[-1]
    heading, lines = strip_of(Seen.of(course.moment(place).past))
    assert heading == "In the corners"
    event = film.event(place)
    assert f"({word_in(SKILL_WORDS, str(event.as_dict()['skill']))})" in lines[-1].text
    bell = next(at for at in wheres(film, "round_began") if at > place)
    assert strip_of(Seen.of(course.moment(bell).past))[0] == "Officials"
    assert lines[-1].text in " ".join(words(film, course.moment(place)))


def test_closed_scores_are_nowhere_on_the_table() -> None:
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


def test_a_finishing_run_counts_its_cards() -> None:
    film = with_a_run()
    course = Course(film)
    runs = [at for at in range(len(film)) if any("finishing" in side.marks for side in film.scene(at).sides)]
    assert runs
    for place in runs[:6]:
        scene = film.scene(place)
        left = max(side.numbers["run_left"] for side in scene.sides)
        assert f"Finishing run: {left}" in words(film, course.moment(place))


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


def test_an_unmarked_fighter_differs_from_a_cut_one() -> None:
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
