"""The tables of the systems without squares: a bout of each to show, and how it is painted."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ringside_manager.bout.engine import AnyEngine
from ringside_manager.gui.board import Moment
from ringside_manager.gui.board.board import face_for, sheet_of
from ringside_manager.gui.board.paint import Paint, Written
from ringside_manager.gui.ring.timeline import Course
from ringside_manager.play import Film
from tests.gui.ring import control_bouts, glory_bouts, quests, title_bouts
from tests.gui.ring.bouts import fought

WHOLE = (851, 641)
"""The size of the table in a window of 1280 x 800."""


@dataclass(frozen=True)
class Shown:
    """One system with a long bout in which much happens, and any bout by its number."""

    engine: AnyEngine
    long: Callable[[], Film]
    any: Callable[[int], Film]
    middle: int
    """A place at which the table is full."""
    told: tuple[str, ...]
    """Events after which the table is at its fullest."""
    parts: int
    """How many parts there are to be asked what they are; 0 if that depends on the moment."""
    rule: str
    """The letter of its rules."""
    unruled: tuple[str, ...] = ()
    """Parts no rule speaks of."""
    uncut: float = 0
    """Up to which size of letters every text is whole in any room of a usual size."""


SYSTEMS = {
    "control": Shown(
        control_bouts.ENGINE,
        partial(control_bouts.eventful, three_judges="yes"),
        lambda seed: fought(control_bouts.at_random(seed), seed),
        60,
        ("mark_treated", "counted"),
        21,
        "K",
        uncut=1.5,
    ),
    "glory_days": Shown(
        glory_bouts.ENGINE,
        glory_bouts.eventful,
        lambda seed: fought(glory_bouts.at_random(seed, rounds=2), seed),
        150,
        (),
        21,
        "G",
        ("rounds",),
        uncut=1.0,
    ),
    "quest": Shown(
        quests.ENGINE,
        quests.eventful,
        lambda seed: quests.fought(quests.at_random(seed), seed),
        60,
        ("technique_used", "count_taken"),
        22,
        "Q",
    ),
    "title_bout": Shown(
        title_bouts.ENGINE,
        title_bouts.cut_up,
        lambda seed: fought(title_bouts.at_random(seed, rounds=2), seed),
        300,
        ("cut_treated",),
        0,
        "T",
        ("rounds", "card"),
    ),
}


def painted(film: Film, moment: Moment, size: tuple[int, int] = WHOLE) -> tuple[list[Written], QImage]:
    """Every text on the table at a moment, and the picture."""
    written: list[Written] = []
    picture = face_for(sheet_of(film.setup), Paint.in_force(written), QRectF(0, 0, *size))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    picture.print(painter)
    picture.lay(painter, moment)
    painter.end()
    return written, image


def words(film: Film, moment: Moment, size: tuple[int, int] = WHOLE) -> list[str]:
    """Every text on the table at a moment, uncut."""
    return [one.whole for one in painted(film, moment, size)[0]]


def wheres(film: Film, *names: str) -> list[int]:
    """The places at which such an event has just happened."""
    return [place for place, event in enumerate(film.events, 1) if event.name in names]


def stepped(
    film: Film,
    places: Iterable[int],
    size: tuple[int, int],
    seen: Callable[[Moment], Moment] = lambda moment: moment,
) -> int:
    """Paint what changes from place to place, as ``seen``; how many parts that were."""
    course = Course(film)
    picture = face_for(sheet_of(film.setup), Paint.in_force(), QRectF(0, 0, *size))
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter, keys, drawn = QPainter(image), dict[str, object](), 0
    picture.print(painter)
    for place in places:
        for piece in picture.pieces(seen(course.moment(place))):
            if keys.get(piece.name, picture) != piece.key:
                keys[piece.name] = piece.key
                piece.draw(painter)
                drawn += 1
    painter.end()
    return drawn
