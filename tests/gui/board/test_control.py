"""The round chart of Control: it shows what the scene holds, at every event, and keeps what is kept."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor

from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.events import RoundScored
from ringside_manager.engines.control import scene, tables
from ringside_manager.engines.control.state import ControlView
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from ringside_manager.gui.systems.control import charts, mark_text, marks_of
from ringside_manager.gui.systems.control.names import LOGGED, Seen, margin_of
from ringside_manager.gui.systems.control.opening import Curve, tiles_of
from ringside_manager.play import Film
from tests.engines.control.vector_script import table
from tests.gui.board.tables import painted, wheres, words
from tests.gui.ring.control_bouts import ENGINE, eventful, with_event
from tests.slow import each


def card(film: Film, corner: Corner) -> dict[str, object]:
    return ENGINE.card_data((film.setup.red, film.setup.blue)[corner.index])


# What lies on it


def test_the_round_is_the_one_the_scene_holds() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "round_scored"):
        moment = course.moment(place)
        scene, event, known = moment.scene, film.event(place), Seen.of(moment.past)
        both = charts.thrown_of(known, scene, scores=True)
        assert [one.landed for one in both] == [side.numbers["punches"] for side in scene.sides]
        assert [one.total for one in both] == [side.numbers["dice"] for side in scene.sides]
        margin = charts.lead_of(both)
        assert isinstance(event, RoundScored)
        ahead = event.tally[0] - event.tally[1]
        leader = None if not ahead else RED if ahead > 0 else BLUE
        assert margin == (abs(ahead), leader)
        control, pace, adjusted = known.control, known.pace, known.adjusted
        assert control is not None
        assert (pace is None) == (control.winner is None)
        if pace is not None:
            assert {"in_control", pace.pace} <= scene.side(control.winner).marks
            change = [one.landed - one.chart for one in both]
            at = adjusted.corner.index
            assert change[at] == max(adjusted.by, -both[at].chart)
            assert change[1 - at] == 0


def test_ratings_stand_beside_those_printed() -> None:
    film, place = with_event("injured", injury="hand")
    moment = Course(film).moment(place)
    event = film.event(place)
    corner = Corner(str(event.as_dict()["corner"]))
    tiles = {tile.word: tile for tile in tiles_of(card(film, corner), moment.scene.side(corner))}
    column = tiles["Column"]
    assert (column.now, column.printed) == (event.as_dict()["column"], card(film, corner)["EPL_column"])
    assert column.better is (None if column.now == column.printed else False)
    assert "Hand or rib hurt" in words(film, moment)


def test_threat_is_told_round_by_round() -> None:
    film = eventful()
    course = Course(film)
    for place in wheres(film, "round_began"):
        scene = course.moment(place).scene
        for corner in CORNERS:
            curve = Curve.of(card(film, corner), scene.side(corner), 15, scene.round)
            assert curve.threats[scene.round - 1] == scene.side(corner).numbers["threat"]
            groove = curve.groove <= scene.round <= curve.stamina
            assert groove == ("groove" in scene.side(corner).marks)


def test_before_the_first_bell_the_printed_ratings_stand() -> None:
    film = eventful()
    scene = Course(film).moment(0).scene
    for corner in CORNERS:
        assert next(tile.now for tile in tiles_of(card(film, corner), scene.side(corner))) == str(
            card(film, corner)["CON"]
        )


@pytest.mark.parametrize(("times", "pending", "cut"), [(0, 1, 0), (1, 0, 0), (1, 2, 3), (2, 0, 1), (5, 1, 3)])
@pytest.mark.parametrize("mark", tables.Mark)
def test_the_next_mark_stops_the_bout_with_the_number_told(
    mark: tables.Mark, times: int, pending: int, cut: int
) -> None:
    lying = table({"red": {"cut": cut}})
    lying.red.marks, lying.red.pending = {mark: times}, {mark: pending}
    known = Seen(pending={(RED, mark.value): pending})
    data = ENGINE.card_data(lying.red.card)
    (seen,) = marks_of(data, scene.scene(lying).side(RED), known, RED)
    stopping = sum(one + other >= seen.stops for one in range(1, 7) for other in range(1, 7))
    assert stopping / 36 == pytest.approx(scene.threat(ControlView(lying, RED).me, mark))
    assert ("safe" in mark_text(seen)) == (stopping == 0)


def test_what_happened_stands_in_the_margin_until_the_next_bell() -> None:
    film = eventful()
    course = Course(film)
    for place in (place for place in range(1, len(film) + 1) if type(film.events[place - 1]) in LOGGED):
        lines = margin_of(Seen.of(course.moment(place).past), scores=True)[1]
        event = film.event(place)
        assert lines[0].corner is Corner(str(event.as_dict()["corner"]))
        assert "_" not in lines[0].text
    bell = wheres(film, "round_began")[-1]
    assert Seen.of(course.moment(bell).past).log == []


def test_trouble_is_told_with_its_sum() -> None:
    film, place = with_event("trouble_rolled", result="down")
    seen = words(film, Course(film).moment(place))
    event = film.event(place)
    assert any(
        f"2d6 {event.as_dict()['drawn']}, " in word and word.endswith(f": {event.as_dict()['total']}")
        for word in seen
    )


@each("judges", ["yes", "no"])
def test_the_cards_are_those_of_the_scene(judges: str) -> None:
    film = eventful(three_judges=judges)
    course = Course(film)
    for place in wheres(film, "round_scored"):
        moment = course.moment(place)
        seen = words(film, moment)
        for number in (1, 2, 3) if judges == "yes" else (1,):
            red, blue = (side.numbers[f"card_{number}"] for side in moment.scene.sides)
            assert f"{red}–{blue}" in seen
        assert ("Judge 3" in seen) == (judges == "yes")


def test_closed_scores_are_nowhere_on_the_table() -> None:
    film = eventful()
    course = Course(film)
    telling = {spec.name for spec in ENGINE.info.numbers if spec.tells_score}
    assert {"punches", "landed", "dice", "beatings", "streak", "card_1"} <= telling
    for place in (*wheres(film, "round_scored", "beaten", "trouble_rolled"), *range(5, len(film), 17)):
        moment = without_scores(course.moment(place), ENGINE.info)
        assert not any(telling & side.numbers.keys() for side in moment.scene.sides)
        seen = words(film, moment)
        assert "The scorecard stays closed until the end" in seen
        assert "Punches landed stay closed until the end" in seen
        assert "The difference stays closed until the end" in seen
        assert "Beatings: closed until the end" in seen
        assert not any("3d6" in word or "punches +" in word or "A beating" in word for word in seen)


# How it is painted


def test_a_marked_fighter_differs_from_an_unmarked_one() -> None:
    film = eventful()
    course = Course(film)
    marked = wheres(film, "marked")[0]
    event = film.event(marked)
    before, after = (painted(film, course.moment(place))[1] for place in (marked - 1, marked))
    left = 0 if Corner(str(event.as_dict()["corner"])) is RED else before.width() * 3 // 4
    changed = sum(
        QColor(before.pixel(x, y)) != QColor(after.pixel(x, y))
        for x in range(left, left + before.width() // 4, 3)
        for y in range(310, 560, 3)
    )
    assert changed > 20
