"""The table of Quest: it shows what the scene and the dice hold, at every event, and keeps what is kept."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter

from ringside_manager.bout.corner import CORNERS
from ringside_manager.gui.board.drawing import face_for, sheet_of
from ringside_manager.gui.board.moment import Moment
from ringside_manager.gui.board.paint import Paint, Written
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.systems.quest import WINDOW
from ringside_manager.gui.systems.quest.boxer import pools_of, pose_of
from ringside_manager.gui.systems.quest.clash import tests_of as seen_tests
from ringside_manager.gui.systems.quest.names import CRITERIA
from ringside_manager.gui.systems.quest.seen import seen_of, thrown
from ringside_manager.gui.systems.quest.signs import FREE
from ringside_manager.gui.systems.quest.words import move_word, technique_word
from ringside_manager.play import Film
from tests.gui.ring.quests import ENGINE, at_random, eventful, fought
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


@pytest.mark.parametrize("seed", rest_slow(range(16), 4))
def test_any_bout_is_painted_at_every_event(qapp: object, seed: int) -> None:
    film = fought(at_random(seed), seed)
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


def test_stamina_pools_and_counts_are_those_of_the_scene(qapp: object) -> None:
    film = eventful()
    course = Course(film)
    data = [ENGINE.card_data(card) for card in (film.setup.red, film.setup.blue)]
    for place in range(10, len(film), 23):
        moment = course.moment(place)
        seen = words(film, moment)
        for corner in CORNERS:
            now = moment.scene.side(corner).numbers
            assert f"{now['stamina']} of {now['stamina_start']}" in seen
            for pool in pools_of(data[corner.index], moment.scene.side(corner)):
                assert pool.left == now[pool.name]
                assert str(pool.left) in seen
            assert str(now["landed"]) in seen


def test_every_die_of_a_clash_lies_on_the_table(qapp: object) -> None:
    """All dice of the three tests are there; those filled are the successes that are told (Q3, Q24 to Q26)."""
    film = eventful()
    course, met = Course(film), 0
    for place in wheres(film, "might_tested", "shoulder_rolled")[::3]:
        moment = course.moment(place)
        known = seen_of(moment.past)
        assert known.clash is not None
        tests = seen_tests(known.clash, thrown(moment.rolls, known.clash.begins))
        lying = sum(len(dice) - (FREE in dice) for test in tests for dice in test.dice)
        assert lying == sum(rolled.event > known.clash.begins for rolled in moment.rolls)
        for test in tests:
            assert test.successes is not None
            for corner in CORNERS:
                filled = sum(die.success is True for die in test.dice[corner.index])
                assert filled == test.successes[corner.index], (place, test.name)
                met += 1
        scene = moment.scene
        pairs = {test.name: test.successes for test in tests if test.name != "cunning"}
        for name, pair in pairs.items():
            assert pair == tuple(side.numbers[f"clash_{name}"] for side in scene.sides)
            assert pair is not None
            assert f"{pair[0]} : {pair[1]}" in words(film, moment)
    assert met > 35


def test_stance_and_watching_are_shown_in_their_clash_only(qapp: object) -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "round_began")[:3]:
        seen = words(film, course.moment(place))
        assert "Stance and watching are secret" in seen
        assert not any(word.startswith("Watches") for word in seen)
    place = next(
        at for at in wheres(film, "speed_tested")
        if any(mark.startswith("watches_") for mark in film.scene(at).sides[0].marks)
    )  # fmt: skip
    moment = course.moment(place)
    known, side = seen_of(moment.past), moment.scene.sides[0]
    pose = pose_of(side, known.clash, CORNERS[0])
    assert {f"watches_{move}" for move in pose.watches} == {
        mark for mark in side.marks if mark.startswith("watches_")
    }
    seen = " ".join(words(film, moment))
    assert all(move_word(move) in seen for move in pose.watches)


def test_what_judges_look_for_is_hidden_until_the_end(qapp: object) -> None:
    film = eventful()
    course = Course(film)
    told_words = {word() for word in CRITERIA.values()}
    (shown,) = wheres(film, "criteria_shown")
    for place in (1, shown // 2, shown - 1):
        seen = " ".join(words(film, course.moment(place)))
        assert "Judge 1: ?" in seen
        assert not any(word in seen for word in told_words)
    event = film.event(shown)
    assert event is not None
    criteria = event.as_dict()["criteria"]
    assert isinstance(criteria, list)
    seen = " ".join(words(film, course.moment(shown)))
    assert all(CRITERIA[str(name)]() in seen for name in criteria)


def test_the_dice_for_the_judges_are_not_among_those_seen(qapp: object) -> None:
    film = eventful()
    moment = Course(film).moment(len(film) // 2)
    assert moment.rolls
    assert not any(rolled.die.purpose == "criterion" for rolled in moment.rolls)


def test_closed_scores_are_nowhere_on_the_table(qapp: object) -> None:
    film = eventful()
    course = Course(film)
    telling = {spec.name for spec in ENGINE.info.numbers if spec.tells_score}
    assert telling == {"card_1", "card_2", "card_3"}
    for place in (*wheres(film, "round_scored")[:4], *range(5, len(film), 41)):
        moment = without_scores(course.moment(place), ENGINE.info)
        assert not any(telling & side.numbers.keys() for side in moment.scene.sides)
        seen = words(film, moment)
        assert "The three scorecards stay closed until the end" in seen
        assert not any("–" in word and word.replace("–", "").isdecimal() for word in seen)


def test_work_of_the_seconds_is_told_in_the_corners(qapp: object) -> None:
    film = eventful()
    place = wheres(film, "technique_used")[-1]
    event = film.event(place)
    assert event is not None
    seen = words(film, Course(film).moment(place))
    assert "In the corners" in seen
    assert any(technique_word(str(event.as_dict()["technique"])) in word for word in seen)


@pytest.mark.parametrize(("size", "zoom"), SIZES)
@pytest.mark.parametrize("theme", ["light", "dark", "high contrast"])
def test_texts_stay_within_the_table_at_any_size(
    qapp: object, size: tuple[int, int], zoom: float, theme: str
) -> None:
    film = eventful()
    course = Course(film)
    wish, before = LOOK.wish, LOOK.zoom
    LOOK.set_theme(theme)
    LOOK.set_zoom(zoom)
    try:
        for place in (1, 60, wheres(film, "technique_used")[-1], wheres(film, "count_taken")[0], len(film)):
            written, image = painted(film, course.moment(place), size)
            table = QRectF(image.rect()).adjusted(-1, -2, 1, 2)
            assert all(table.contains(one.letters) for one in written)
            shown = [one.text for one in written]
            assert "Joe Louis" in shown or {"Joe", "Louis"} <= {*shown}
    finally:
        LOOK.set_theme(wish)
        LOOK.set_zoom(before)


def test_every_part_says_what_it_is_with_its_rule(qapp: object) -> None:
    film = eventful()
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, 851, 641))
    rects = {piece.name: piece.rect for piece in picture.pieces(Course(film).moment(60))}
    assert len(rects) == 20
    for name, rect in rects.items():
        said = picture.hint(rect.center() + QPointF(rect.width() * 0.3, rect.height() * 0.2))
        assert "(Q" in said or ", Q" in said, name


@pytest.mark.speed
def test_a_step_is_painted_within_a_frame(qapp: object) -> None:
    film = eventful()
    course, size = Course(film), (851, 641)
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, *size))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter, keys = QPainter(image), dict[str, object]()
    steps = range(20, min(200, len(film)))
    began = time.process_time()
    for place in steps:
        for piece in picture.pieces(course.moment(place)):
            if keys.get(piece.name, picture) != piece.key:
                keys[piece.name] = piece.key
                piece.draw(painter)
    used = time.process_time() - began
    painter.end()
    assert used / len(steps) < 0.012


def test_cuts_and_fouls_are_told_in_words(qapp: object) -> None:
    told_of: set[str] = set()
    for film in (eventful(), *(fought(at_random(seed, 4), seed) for seed in range(30))):
        for incident in Course(film).incidents:
            line = WINDOW.incident(incident.event)
            assert "_" not in line
            assert "(" not in line, line
            told_of.add(incident.event.name)
    assert {"cut_opened", "fouled"} <= told_of


def test_red_and_blue_are_told_apart_without_colours(qapp: object) -> None:
    film = eventful()
    letters = [one.text for one in painted(film, Course(film).moment(60))[0]]
    assert {"R", "B"} <= {*letters}
