"""Squares on the screen and back."""

from __future__ import annotations

from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRectF

from ringside_manager.bout.corner import BLUE
from ringside_manager.gui.board.board import Choices
from ringside_manager.gui.board.face import ALL_PARTS, BoardPart
from ringside_manager.gui.systems.ringside import Layout, lay_out
from ringside_manager.gui.systems.ringside.floor import Ground
from tests.slow import each

FLOOR = ("abcdef", "123456")
RECTS = [QRectF(0, 0, 500, 230), QRectF(40, 20, 700, 600), QRectF(10, 5, 300, 700)]


@each("rect", RECTS)
def test_every_square_is_found_again_under_its_middle_and_corners(rect: QRectF) -> None:
    ground = Ground.within(rect, FLOOR)
    for column, row in product(*FLOOR):
        square = column + row
        across, up = ground.centre(square)
        for aside, ahead in ((0, 0), (-0.45, -0.45), (0.45, 0.45)):
            point = ground.point(across + aside, up + ahead)
            assert ground.square_at(point) == square
            assert ground.place(point) == pytest.approx((across + aside, up + ahead))


@each("rect", RECTS)
def test_the_ring_stays_in_its_rectangle_with_room_for_boxers_on_the_far_ropes(rect: QRectF) -> None:
    ground = Ground.within(rect, FLOOR)
    mat = ground.polygon(-0.42, -0.42, 6.42, 6.42).boundingRect()
    assert rect.contains(mat)
    assert ground.point(3, 5.5).y() - 1.4 * ground.scale(5.5) >= rect.top()


def test_beside_the_ring_is_no_square() -> None:
    ground = Ground.within(RECTS[0], FLOOR)
    assert ground.square_at(QPointF(2, 2)) == ""
    assert ground.square_at(ground.point(-0.1, 3)) == ""
    assert ground.square_at(ground.point(3, 6.1)) == ""


def rectangles(layout: Layout) -> list[QRectF]:
    pairs = (layout.endurance, layout.plates, layout.heads, layout.boxes, layout.cards, layout.charts)
    found = [layout.floor, layout.rounds, layout.turns, *(rect for pair in pairs for rect in pair)]
    return [rect for rect in found if not rect.isEmpty()]


@each("zoom", [0.8, 1.0, 1.5, 2.0])
@each("size", [(360, 250), (520, 360), (900, 560), (1280, 800), (1920, 1080), (700, 1000)])
@each("parts", [ALL_PARTS, ALL_PARTS - {BoardPart.CARDS}, frozenset({BoardPart.CHART}), frozenset()])
def test_parts_never_overlap_and_the_ring_has_the_most_room(
    size: tuple[int, int], zoom: float, parts: frozenset[BoardPart]
) -> None:
    layout = lay_out(QRectF(0, 0, *size), zoom, parts)
    found = rectangles(layout)
    for place, one in enumerate(found):
        assert layout.whole.contains(one)
        inner = one.adjusted(0.01, 0.01, -0.01, -0.01)
        assert not any(inner.intersects(other) for other in found[place + 1 :])
    assert layout.floor.height() > 0.42 * size[1]
    assert layout.floor.width() > 0.35 * size[0]


@each("way, expected", [((1, 0), "d3"), ((-1, 0), "b3"), ((0, 1), "c4"), ((0, -1), "c2")])
def test_the_cursor_goes_to_the_nearest_square_in_its_direction(way: tuple[int, int], expected: str) -> None:
    choices = Choices(("b3", "d3", "c4", "c2", "f6", "a1", "c3"), BLUE, "c3")
    assert choices.step(way, FLOOR) == expected


def test_the_cursor_reaches_every_square_and_stays_where_nothing_lies_ahead() -> None:
    squares = ("b4", "c5", "d5", "e3")
    reached, waiting = {"b4"}, ["b4"]
    while waiting:
        at = waiting.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            there = Choices(squares, BLUE, at).step(way, FLOOR)
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert reached == set(squares)
    assert Choices(squares, BLUE, "e3").step((1, 0), FLOOR) == "e3"
