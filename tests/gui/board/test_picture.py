"""What is painted: every scene, differences where something differs, texts that fit."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QByteArray, QPointF, QRect, QRectF, QSize
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.events import BoutEnded, RoundScored
from ringside_manager.gui.board import Moment, moments
from ringside_manager.gui.board.board import board_svg, face_for, sheet_of, smooth
from ringside_manager.gui.board.face import BoardPart, Face
from ringside_manager.gui.board.figures import GUARD, paint_boxer
from ringside_manager.gui.board.paint import Paint, Written, paint_token
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.systems.ringside.motion import still
from ringside_manager.language import Pseudo
from ringside_manager.palette import DARK, HIGH_CONTRAST, LIGHT
from tests.gui.board.scenes import (
    ENGINE,
    LONG,
    a_bout,
    a_moment,
    a_setup,
    differing,
    image,
    plain_setup,
    side,
)
from tests.slow import each, rest_slow

pytestmark = pytest.mark.usefixtures("qapp")
SIZES = [(520, 360), (900, 560), (1280, 800)]


def printed(picture: Face) -> QImage:
    """What is the same for the whole bout."""
    made = QImage(picture.rect.size().toSize(), QImage.Format.Format_RGB32)
    painter = QPainter(made)
    picture.print(painter)
    painter.end()
    return made


@pytest.mark.parametrize("first", rest_slow([1, 4, 7, 10, 13, 16, 19]))
def test_every_scene_of_random_bouts_is_painted(first: int) -> None:
    size = QRectF(0, 0, 150, 100)
    for seed in range(first, first + 3):
        bout = a_bout(seed)
        picture = face_for(sheet_of(bout.setup), Paint.in_force(), size)
        empty = before = printed(picture)
        for moment in moments(bout.events, bout.scenes):
            canvas = empty.copy()
            painter = QPainter(canvas)
            picture.play(painter, moment, still(moment, ENGINE.info.floor or ("", "")))
            assert painter.end()
            if moment.event is not None and moment.event.name in ("driven_back", "dodged", "punch_landed"):
                assert canvas != before, moment.event
            before = canvas


def test_a_boxer_who_moved_is_seen_where_he_went_and_no_longer_where_he_was() -> None:
    before, after = a_moment(), a_moment(blue=side("e5"))
    ground = face_for(sheet_of(a_setup()), Paint.in_force(), QRectF(0, 0, 900, 560)).ground
    one, other = image(before), image(after)
    for square in ("d4", "e5"):
        assert differing(one, other, ground.square(square).boundingRect()) > 0.15
    assert differing(one, other, ground.square("a1").boundingRect()) == 0


@each("marks", ["attacking", "trapped", "cover_up", "backpedal", "clinch", "rush", "barred", "weary"])
def test_whatever_is_in_force_is_seen(marks: str) -> None:
    assert (
        differing(image(a_moment(side("c3"), side("d4"))), image(a_moment(side("c3", marks), side("d4"))))
        > 0.0005
    )


@each("marks", ["attacking", "trapped", "cover_up", "backpedal", "clinch", "rush"])
def test_tactics_are_seen_on_the_boxers_themselves(marks: str) -> None:
    floor = face_for(sheet_of(a_setup()), Paint.in_force(), QRectF(0, 0, 900, 560)).layout.floor
    plain, marked = image(a_moment(side("c3"), side("d4"))), image(a_moment(side("c3", marks), side("d4")))
    assert differing(plain, marked, floor) > 0.003


@each("changed", [
        replace(a_moment(), rounds=(RoundScored(1, (1, 0), (1, 0), RED),)),
        replace(a_moment(), rounds=(RoundScored(1, (0, 0), (0, 0), None),)),
        a_moment(time=9),
        a_moment(round_=4),
        a_moment(side("c3", "attacking", endurance=60)),
        a_moment(side("c3", "attacking", endurance=-8)),
        a_moment(side("c3", "attacking", at_bell=70)),
        a_moment(side("c3", "attacking", points=7)),
        a_moment(side("c3", "attacking", agility=60)),
    ])  # fmt: skip
@each("size", SIZES[1:])
def test_tracks_and_counts_are_seen(changed: Moment, size: tuple[int, int]) -> None:
    assert differing(image(a_moment(), size), image(changed, size)) > 0.00002


def test_a_round_for_red_looks_other_than_one_for_blue_without_colours() -> None:
    red, blue = (
        replace(a_moment(), rounds=(RoundScored(1, (1, 0), (1, 0), corner),)) for corner in (RED, BLUE)
    )
    grey = replace(LIGHT, blue=LIGHT.red)
    paint = replace(Paint.in_force(), colours=grey)
    assert differing(image(red, paint=paint), image(blue, paint=paint)) > 0.0002


@each("colours", [LIGHT, DARK, HIGH_CONTRAST])
def test_red_and_blue_differ_without_their_colours(colours: object) -> None:
    """Where both corners had one colour, trunks, gloves, stands and letters would still tell them apart."""
    assert isinstance(colours, type(LIGHT))
    paint = replace(Paint.in_force(), colours=replace(colours, blue=colours.red))
    for draw in (_boxer, _token):
        pictures = []
        for corner in (RED, BLUE):
            made = QImage(120, 120, QImage.Format.Format_RGB32)
            made.fill(0xFF808080)
            painter = QPainter(made)
            draw(painter, paint, corner)
            painter.end()
            pictures.append(made)
        assert differing(*pictures) > 0.01


def _boxer(painter: QPainter, paint: Paint, corner: object) -> None:
    paint_boxer(painter, paint, corner, GUARD, QPointF(60, 115), 110, 1)


def _token(painter: QPainter, paint: Paint, corner: object) -> None:
    paint_token(painter, paint, QRectF(20, 20, 80, 80), corner)


def lettered(
    moment: Moment, size: tuple[int, int], zoom: float, names: tuple[str, str], rounds: int = 15
) -> list[Written]:
    """Every text that lies still on the board."""
    LOOK.zoom = zoom
    written: list[Written] = []
    setup = a_setup(rounds, names)
    picture = face_for(sheet_of(setup), Paint.in_force(written), QRectF(0, 0, *size))
    canvas = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(canvas)
    smooth(painter)
    picture.print(painter)
    picture.lay(painter, moment)
    painter.end()
    return written


BUSY = Moment(
    a_moment(
        side("c3", "attacking", "rush", "weary", "cover_up", agility=120, points=150, scored=188, endurance=-12),
        side("a1", "trapped", "barred", "clinch", "on_ropes", agility=-20, points=149, endurance=165, total=165),
        15, 18,
    ).scene,
    None,
    tuple(RoundScored(number, (10, 9), (10, 9), (RED, BLUE, None)[number % 3]) for number in range(1, 15)),
)  # fmt: skip


@each("zoom", [1.0, 1.5, 2.0])
@each("size", [*SIZES, (360, 250), (1920, 1080)])
@each("pseudo", [False, True])
def test_texts_stay_where_they_belong_and_never_meet(
    size: tuple[int, int], zoom: float, pseudo: bool
) -> None:
    if pseudo:
        with Pseudo():
            written = lettered(BUSY, size, zoom, (LONG, LONG))
    else:
        written = lettered(BUSY, size, zoom, (LONG, "Bo"))
    assert written
    whole = QRectF(0, 0, *size)
    for one in written:
        assert one.room.adjusted(-1, -1, 1, 1).contains(one.letters), one
        assert whole.contains(one.letters), one
    for place, one in enumerate(written):
        for other in written[place + 1 :]:
            assert not one.letters.adjusted(0.5, 2, -0.5, -2).intersects(
                other.letters.adjusted(0.5, 2, -0.5, -2)
            ), (one, other)


@each("zoom", [1.0, 1.5])
@each("size", SIZES[1:])
def test_what_people_look_for_is_written_whole(size: tuple[int, int], zoom: float) -> None:
    told = {one.text for one in lettered(BUSY, size, zoom, ("Joe Frazier", "Ezzard Charles"))}
    assert {"Joe Frazier", "Ezzard Charles", "Round", "Turn", "15", "18"} <= told
    assert not [text for text in told if "…" in text]


@each("zoom", [1.0, 1.5])
def test_counts_of_the_round_are_called_so_beside_those_of_the_bout(zoom: float) -> None:
    told = {one.text for one in lettered(BUSY, (1280, 800), zoom, ("Joe Frazier", "Ezzard Charles"))}
    assert {"Points", "Knockdowns", "Rd landed", "Rd damage"} <= told
    assert not {"Landed", "Damage"} & told


@each(
    "part",
    [
        BoardPart.ROUNDS, BoardPart.TURNS, BoardPart.ENDURANCE, BoardPart.TACTICS, BoardPart.CARDS,
        BoardPart.CHART,
    ],
)  # fmt: skip
def test_a_part_left_out_is_not_written(part: BoardPart) -> None:
    words = {
        BoardPart.ROUNDS: "Round", BoardPart.TURNS: "Turn", BoardPart.ENDURANCE: "\N{MINUS SIGN}25", BoardPart.TACTICS: "Backpedal",
        BoardPart.CARDS: "Uppercut", BoardPart.CHART: "UC",
    }  # fmt: skip
    for parts, there in ((frozenset(BoardPart), True), (frozenset(BoardPart) - {part}, False)):
        written: list[Written] = []
        picture = face_for(sheet_of(a_setup()), Paint.in_force(written), QRectF(0, 0, 1280, 800), parts)
        canvas = QImage(1280, 800, QImage.Format.Format_RGB32)
        painter = QPainter(canvas)
        picture.lay(painter, a_moment())
        painter.end()
        assert (words[part] in {one.text for one in written}) is there


def test_the_punch_just_landed_is_framed_on_its_thrower_s_chart() -> None:
    bout = a_bout(3)
    shown = moments(bout.events, bout.scenes)
    landed = next(
        moment for moment in shown if moment.event is not None and moment.event.name == "punch_landed"
    )
    quiet = replace(landed, event=None)
    charts = face_for(sheet_of(bout.setup), Paint.in_force(), QRectF(0, 0, 1280, 800)).layout.charts
    thrower = landed.event.corner
    one, other = (image(moment, (1280, 800), bout.setup) for moment in (landed, quiet))
    assert one.copy(charts[thrower.index].toRect()) != other.copy(charts[thrower.index].toRect())
    assert one.copy(charts[thrower.opponent.index].toRect()) == other.copy(
        charts[thrower.opponent.index].toRect()
    )


def test_the_end_shows_winner_and_loser() -> None:
    ended = [moments(bout.events, bout.scenes)[-1] for bout in map(a_bout, range(1, 12))]
    for moment in ended:
        assert isinstance(moment.event, BoutEnded)
        floor = ENGINE.info.floor
        assert floor is not None
        red, blue = still(moment, floor).actors
        assert (red.pose == blue.pose) == (moment.event.outcome.winner is None)


def test_a_drawing_for_a_file() -> None:
    bout = a_bout(2)
    drawn = board_svg(bout.setup, moments(bout.events, bout.scenes)[-1], QSize(900, 560))
    renderer = QSvgRenderer(QByteArray(drawn))
    assert renderer.isValid()
    assert renderer.viewBox() == QRect(0, 0, 900, 560)
    assert b"<path" in drawn
    assert b"<image" not in drawn


@each("size", [(360, 250), (520, 360), (900, 560), (1280, 800)])
def test_a_system_without_squares_has_a_picture_of_its_own(size: tuple[int, int]) -> None:
    setup = plain_setup()
    quiet, busy = a_moment(), BUSY
    assert differing(image(quiet, size, setup), image(busy, size, setup)) > 0.005
    written: list[Written] = []
    picture = face_for(sheet_of(setup), Paint.in_force(written), QRectF(0, 0, *size))
    canvas = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(canvas)
    picture.print(painter)
    picture.lay(painter, busy)
    painter.end()
    assert {"Ali", "Endurance"} <= {one.text for one in written}
    assert all(QRectF(0, 0, *size).contains(one.letters) for one in written)


def test_the_theme_is_that_of_the_window(qapp: QApplication) -> None:
    light = image(a_moment())
    LOOK.set_theme("dark")
    assert differing(light, image(a_moment())) > 0.5
