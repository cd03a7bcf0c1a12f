"""What holds for the tables of all systems without squares: painted at every event, whole at any size, explained."""

from __future__ import annotations

import time
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF

import ringside_manager.gui
from ringside_manager.bout import registry
from ringside_manager.gui.board.board import face_for, sheet_of
from ringside_manager.gui.board.face import PlainFace
from ringside_manager.gui.board.paint import Paint
from ringside_manager.gui.board.window import GROUP, PLAIN, named
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.gui.ring.watching import without_scores
from tests.gui.board.tables import SYSTEMS, Shown, painted, stepped, wheres
from tests.slow import each, in_turn

pytestmark = pytest.mark.usefixtures("qapp")
LOOKS = (
    ((851, 641), 1.0, "light"),
    ((528, 373), 1.0, "dark"),
    ((722, 562), 1.5, "high contrast"),
    ((851, 390), 1.0, "light"),
    ((360, 250), 1.0, "dark"),
)


@pytest.fixture(params=SYSTEMS)
def shown(request: pytest.FixtureRequest) -> Shown:
    """Each system in turn."""
    return SYSTEMS[request.param]


@pytest.mark.parametrize(("shown", "seed"), in_turn(SYSTEMS, range(16)), indirect=["shown"])
def test_any_bout_is_painted_at_every_event(shown: Shown, seed: int) -> None:
    film, info = shown.any(seed), shown.engine.info
    hidden = {} if seed % 3 else {"seen": lambda moment: without_scores(moment, info)}
    assert stepped(film, range(len(film) + 1), (700, 480) if seed % 2 else (520, 360), **hidden) > len(film)


@pytest.mark.parametrize(("shown", "size", "zoom", "theme"), in_turn(SYSTEMS, LOOKS), indirect=["shown"])
def test_texts_stay_within_the_table_at_any_size(
    shown: Shown, size: tuple[int, int], zoom: float, theme: str
) -> None:
    film = shown.long()
    course, name = Course(film), film.setup.red.name
    LOOK.set_theme(theme)
    LOOK.set_zoom(zoom)
    for place in (0, shown.middle, *(wheres(film, kind)[-1] for kind in shown.told), len(film)):
        written, image = painted(film, course.moment(place), size)
        table = QRectF(image.rect()).adjusted(-1, -2, 1, 2)
        assert all(table.contains(one.letters) for one in written)
        texts = {one.text for one in written}
        assert name in texts or {*name.split()} <= texts
        if zoom <= shown.uncut and size[0] >= 528:
            assert [one.whole for one in written if one.text != one.whole] == []


def test_every_part_says_what_it_is_with_its_rule(shown: Shown) -> None:
    film = shown.long()
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, 851, 641))
    rects = {piece.name: piece.rect for piece in picture.pieces(Course(film).moment(shown.middle))}
    assert len(rects) == (shown.parts or len(rects))
    for name, rect in rects.items():
        said = picture.hint(rect.center() + QPointF(rect.width() * 0.3, rect.height() * 0.2))
        assert said, name
        assert f"({shown.rule}" in said or f", {shown.rule}" in said or name in shown.unruled, name


def test_red_and_blue_are_told_apart_without_colours(shown: Shown) -> None:
    film = shown.long()
    assert {"R", "B"} <= {one.text for one in painted(film, Course(film).moment(shown.middle))[0]}


@pytest.mark.speed
def test_a_step_is_painted_within_a_frame(shown: Shown) -> None:
    film = shown.long()
    steps = range(min(100, len(film) - 60), min(220, len(film)))
    began = time.process_time()
    stepped(film, steps, (851, 641))
    assert (time.process_time() - began) / len(steps) < 0.016


# Each system's window is found like its engine, and nobody outside it knows the system by name


GUI = Path(ringside_manager.gui.__file__).parent
HOME = {"app.py", "festival/founding.py", "ring/exhibition.py", "start/plan.py"}
"""Where something begins: the system offered first is that of the home ratings."""
WORDS = {"control"}
"""Names that are words of boxing, too."""


@each("system", registry.names())
def test_each_system_of_ours_has_a_window_with_a_board_of_its_own(system: str) -> None:
    window = named(system)
    assert window is not PLAIN
    assert window.face is not PlainFace
    assert {entry.name for entry in entry_points(group=GROUP)} >= {*registry.names()}


def test_a_stranger_gets_the_plain_one() -> None:
    assert named("nobody's") is PLAIN


@each("system", registry.names())
def test_only_its_own_room_names_a_system(system: str) -> None:
    signs = (f"systems.{system}", f"engines.{system}", *(() if system in WORDS else (f'"{system}"',)))
    naming = {
        path.relative_to(GUI).as_posix()
        for path in GUI.rglob("*.py")
        if any(sign in path.read_text("utf-8") for sign in signs)
    }
    others = {name for name in naming if not name.startswith(f"systems/{system}/")}
    assert others <= (HOME if system == "ringside" else set())
