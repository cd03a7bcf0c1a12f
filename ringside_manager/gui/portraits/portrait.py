"""A portrait as a picture, drawn or read from a file beside the set: the head on its shoulders, kept for every size."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from ringside_manager import paths
from ringside_manager.campaign.books import Books
from ringside_manager.errors import RingsideError
from ringside_manager.fighters.fighter import NO_LOOKS, Face, Fighter, face_of, two_faces
from ringside_manager.fighters.generation import likely_nationality
from ringside_manager.fighters.sets import usual_looks
from ringside_manager.files import check_own_folder, open_own
from ringside_manager.gui.corners import colours_in
from ringside_manager.gui.portraits.hair import paint_behind, paint_hair
from ringside_manager.gui.portraits.head import (
    Skull,
    paint_brows,
    paint_ears,
    paint_eyes,
    paint_mouth,
    paint_nose,
    paint_skull,
    skull_of,
)
from ringside_manager.gui.portraits.marks import (
    Mark,
    eyes_shut,
    paint_beard,
    paint_swellings,
    paint_wounds,
    place_of,
)
from ringside_manager.gui.portraits.tones import Tones, faded, glow, mirrored, mix, shape, stroke, tones_of
from ringside_manager.text_safety import file_slug, match_key

PLAIN = "#6d6558"
"""The colour of a robe and of the ground where there is no stable's."""
_NECKS = {"lean": 11.6, "athletic": 13.4, "heavy": 15.8}


SMALL = QRectF(11, 6, 78, 78)
"""What is seen of the canvas where there is no room for shoulders."""
WHOLE = QRectF(0, 0, 100, 100)


def paint_portrait(
    painter: QPainter,
    rect: QRectF,
    face: Face,
    colour: str = "",
    seen: QRectF = WHOLE,
    marks: tuple[Mark, ...] = (),
    blood: str = "#b01818",
) -> None:
    """Paint a head on its shoulders into a square; ``colour`` is his stable's, ``marks`` what the bout has left on him."""
    tones, skull = tones_of(face, fine=rect.width() >= FINE), skull_of(face)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / seen.width(), rect.height() / seen.height())
    painter.translate(-seen.topLeft())
    _ground(painter, tones, colour)
    _posed(painter, face)
    paint_behind(painter, face, skull, tones)
    painter.restore()
    _shoulders(painter, face, skull, tones, colour or PLAIN)
    _posed(painter, face)
    paint_ears(painter, face, skull, tones)
    edge = paint_skull(painter, face, skull, tones)
    paint_nose(painter, face, tones)
    paint_mouth(painter, face, tones)
    paint_swellings(painter, face, skull, tones, marks)
    paint_eyes(painter, face, tones, eyes_shut(marks))
    paint_beard(painter, face, skull, tones, edge)
    paint_brows(painter, face, tones)
    paint_hair(painter, face, skull, tones)
    paint_wounds(painter, face, skull, marks, QColor(blood))
    painter.restore()
    painter.restore()


def spot_of(mark: Mark, rect: QRectF, face: Face, seen: QRectF = WHOLE) -> QPointF:
    """Where a mark lies on a portrait painted into a square, give or take the slant of the head."""
    spot = place_of(mark, face, skull_of(face)) - seen.topLeft()
    return rect.topLeft() + QPointF(
        spot.x() * rect.width() / seen.width(), spot.y() * rect.height() / seen.height()
    )


_SIZES = {
    "oval": (1.0, 1.0),
    "long": (0.965, 1.03),
    "round": (1.02, 0.965),
    "square": (1.01, 1.0),
    "broad": (1.055, 0.985),
}


def _posed(painter: QPainter, face: Face) -> None:
    """Save the painter and hold the head a little to one side, as large as its shape and build make it."""
    wide, high = _SIZES[face.looks.face]
    grown = {"lean": 0.975, "athletic": 1.0, "heavy": 1.035}[face.looks.build]
    painter.save()
    painter.translate(50, 80)
    painter.rotate((1.5, -1.5)[face.turn])
    painter.scale(wide * grown, high * grown)
    painter.translate(-50, -80)


def _ground(painter: QPainter, tones: Tones, colour: str) -> None:
    base = mix("#8b8578", colour, 0.42) if colour else QColor("#8b8578")
    down = QLinearGradient(0, 0, 0, 100)
    down.setColorAt(0.0, mix(base, "#15130f", 0.42))
    down.setColorAt(1.0, mix(base, "#15130f", 0.62))
    painter.fillRect(QRectF(-40, -40, 180, 180), down)
    halo = QRadialGradient(QPointF(40, 38), 56)
    halo.setColorAt(0.0, faded(mix(base, "#fff4dc", 0.52), 0.95))
    halo.setColorAt(0.55, faded(mix(base, "#fff4dc", 0.20), 0.55))
    halo.setColorAt(1.0, faded(base, 0.0))
    painter.fillRect(QRectF(-40, -40, 180, 180), halo)


def _shoulders(painter: QPainter, face: Face, skull: Skull, tones: Tones, colour: str) -> None:
    neck = _NECKS[face.looks.build]
    wide = 39 + (neck - 13.4) * 1.2
    body = shape(
        (50 - neck, 58),
        (50 - neck, 72, 50 - neck - 0.5, 77, 50 - neck - 4.5, 80.5),
        (50 - neck - 12, 85.0, 50 - wide, 86.0, 50 - wide - 3.5, 101),
        (50 + wide + 3.5, 101),
        (50 + wide, 86.0, 50 + neck + 12, 85.0, 50 + neck + 4.5, 80.5),
        (50 + neck + 0.5, 77, 50 + neck, 72, 50 + neck, 58),
    )
    painter.fillPath(body, mix(tones.skin, tones.shade, 0.16))
    painter.save()
    painter.setClipPath(body, Qt.ClipOperation.IntersectClip)
    across = QLinearGradient(50 - wide, 80, 50 + wide, 90)
    across.setColorAt(0.0, faded(tones.shade, 0.25))
    across.setColorAt(0.3, faded(tones.shade, 0.0))
    across.setColorAt(0.62, faded(tones.shade, 0.45))
    across.setColorAt(1.0, faded(tones.deep, 0.75))
    painter.fillPath(body, across)
    glow(painter, 50 - neck - 11, 88.0, 13, 5, tones.light, 0.5)
    glow(painter, 51.5, skull.end - 1.0, neck * 1.2, 10.5, tones.deep, 0.95)  # the shadow of the head
    glow(painter, 57, 76, 8, 12, tones.deep, 0.5)
    for side in (-1, 1):  # the neck's muscles, and the collar bones
        stroke(
            painter, faded(tones.deep, 0.26), 1.1,
            (50 + side * (neck - 2.2), 72), (50 + side * 7.2, 82, 50 + side * 2.6, 90.5),
        )  # fmt: skip
        stroke(
            painter, faded(tones.deep, 0.32), 1.3,
            (50 + side * 3.4, 92.0), (50 + side * 12, 89.4, 50 + side * 25, 90.6),
        )  # fmt: skip
        stroke(
            painter, faded(tones.light, 0.28 if side < 0 else 0.12), 1.0,
            (50 + side * 5.0, 90.4), (50 + side * 13, 88.0, 50 + side * 24, 89.0),
        )  # fmt: skip
    glow(painter, 50, 92.0, 2.2, 2.6, tones.deep, 0.5)
    glow(painter, 50, 101, 1.6, 8, tones.deep, 0.4)
    painter.restore()
    _DRESSES[face.looks.era](painter, neck, colour)


def _bare(_painter: QPainter, _neck: float, _colour: str) -> None:
    """A bare chest."""


def _jersey(painter: QPainter, neck: float, colour: str) -> None:
    """The woollen jersey of the bare-knuckle days, with its rolled neck."""
    wool = mix(colour, "#1e1a16", 0.45)
    body = shape(
        (50 - neck - 3.0, 78.0),
        (50 - neck - 14, 84.5, 50 - 43, 83.0, 50 - 49, 101),
        (50 + 49, 101),
        (50 + 43, 83.0, 50 + neck + 14, 84.5, 50 + neck + 3.0, 78.0),
    )
    _cloth(painter, body, wool)
    roll = shape(
        (50 - neck - 1.6, 74.5),
        (50 - neck * 0.5, 80.0, 50 + neck * 0.5, 80.0, 50 + neck + 1.6, 74.5),
        (50 + neck + 4.6, 78.0, 50 + neck + 3.6, 82.0),
        (50 + neck * 0.5, 88.4, 50 - neck * 0.5, 88.4, 50 - neck - 3.6, 82.0),
        (50 - neck - 4.6, 78.0, 50 - neck - 1.6, 74.5),
    )
    _cloth(painter, roll, mix(wool, "#ffffff", 0.07))
    painter.save()
    painter.setClipPath(roll, Qt.ClipOperation.IntersectClip)
    for step in range(-9, 10):
        x = 50 + step * 1.9
        stroke(painter, faded("#000000", 0.20), 0.6, (x, 74), (x + step * 0.12, 90))
    painter.restore()


def _robe(painter: QPainter, neck: float, colour: str) -> None:
    """A robe with a broad shawl collar."""
    cloth = mix(colour, "#191512", 0.30)
    _coat(painter, neck, cloth)
    left = (
        (50 - neck - 3.4, 76.5),
        (50 - neck - 9.0, 80.0, 50 - neck - 11.5, 85.0, 50 - neck - 9.0, 101),
        (50 - 2.0, 101),
        (50 - neck + 1.0, 90.0, 50 - neck - 0.6, 82.0, 50 - neck - 3.4, 76.5),
    )
    for side, steps in ((-1, left), (1, mirrored(*left))):
        lapel = shape(*steps)
        _cloth(painter, lapel, mix(cloth, "#fff2dd", 0.20 if side < 0 else 0.06))


def _satin(painter: QPainter, neck: float, colour: str) -> None:
    """A satin robe with a light border."""
    cloth = mix(colour, "#14110e", 0.12)
    _coat(painter, neck, cloth)
    left = (
        (50 - neck - 3.2, 77.2),
        (50 - neck - 2.0, 86.0, 50 - 10.0, 95.0, 50 - 4.6, 101),
        (50 - 9.4, 101),
        (50 - 15.0, 94.0, 50 - neck - 6.6, 86.0, 50 - neck - 6.4, 78.6),
    )
    for steps in (left, mirrored(*left)):
        _cloth(painter, shape(*steps), QColor("#d9d2c3"))
    glow(painter, 26, 90, 12, 4.5, mix(cloth, "#ffffff", 0.55), 0.30)


def _coat(painter: QPainter, neck: float, cloth: QColor) -> None:
    left = (
        (50 - neck - 3.4, 76.5),
        (50 - neck - 13, 83.6, 50 - 43, 82.0, 50 - 49, 101),
        (50 - 3.0, 101),
        (50 - neck + 1.0, 92.0, 50 - neck - 1.0, 84.0, 50 - neck - 3.4, 76.5),
    )
    for steps in (left, mirrored(*left)):
        _cloth(painter, shape(*steps), cloth)


def _cloth(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    across = QLinearGradient(8, 78, 94, 96)
    across.setColorAt(0.0, mix(colour, "#ffffff", 0.05))
    across.setColorAt(0.28, mix(colour, "#ffffff", 0.14))
    across.setColorAt(0.6, mix(colour, "#000000", 0.16))
    across.setColorAt(1.0, mix(colour, "#000000", 0.52))
    painter.fillPath(path, across)
    painter.strokePath(path, QPen(faded(mix(colour, "#000000", 0.6), 0.5), 0.5))


_DRESSES = {"bare knuckle": _jersey, "between the wars": _robe, "television": _satin, "modern": _bare}
FINE = 56
"""Portraits of fewer pixels have no strands of hair."""
CLOSE = 44
"""Portraits of fewer pixels show the head alone."""


class Sitter(NamedTuple):
    """Whom a portrait shows: his face, the colour of his stable (``#rrggbb``, or empty), and a picture of him if there is one.

    A picture is shown as it is; where marks are drawn on a head it is the drawn one.
    """

    face: Face
    colour: str = ""
    picture: Path | None = None

    def beside(self, other: Sitter) -> Sitter:
        """The same man in one ring with another, with whom he never shares a face."""
        return self._replace(face=two_faces(other.face, self.face)[1])

    def stripped(self) -> Sitter:
        """The same man in the ring, without robe or jersey."""
        return self._replace(face=self.face._replace(looks=replace(self.face.looks, era="modern")))


def sitter_of(fighter: Fighter, colour: str = "", set_name: str = "") -> Sitter:
    """How a fighter sits for his portrait; one of the thirty is known by his name if nothing is said of his looks."""
    looks = usual_looks(fighter.name) if fighter.looks == NO_LOOKS else fighter.looks
    year = fighter.years_active[0] if fighter.years_active else None
    country = fighter.nationality or likely_nationality(fighter.name)
    face = face_of(fighter.name, country, year, looks)
    return Sitter(face, colour, picture_of(set_name, fighter.name))


def sitter_in(books: Books, fighter: int) -> Sitter:
    """How a fighter of a league sits, in the colour of his stable."""
    page = books.fighters[fighter]
    stable = None if page.manager is None else colours_in(books)[page.manager].on_light
    return sitter_of(page.fighter, stable or "", books.fighter_set)


def sitter_named(name: str) -> Sitter:
    """How somebody sits of whom the name alone is known."""
    return Sitter(face_of(name, likely_nationality(name), None, usual_looks(name)))


def portrait_file(sitter: Sitter, pixels: int) -> bytes:
    """The portrait as a JPEG of that many pixels a side; may be called from any thread."""
    picture = None if sitter.picture is None else read_picture(sitter.picture)
    if picture is None:
        picture = QImage(pixels, pixels, QImage.Format.Format_RGB32)
        painter = QPainter(picture)
        paint_portrait(painter, QRectF(0, 0, pixels, pixels), sitter.face, sitter.colour)
        painter.end()
    made = QBuffer()
    made.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.scaled(pixels, pixels, mode=Qt.TransformationMode.SmoothTransformation).save(
        made, "jpeg", QUALITY
    )  # type: ignore[call-overload]
    return bytes(made.data().data())


QUALITY = 84
"""Of a JPEG, in 100: a portrait of 192 pixels is some kilobytes."""


@lru_cache(maxsize=1024)
def portrait(sitter: Sitter, pixels: int) -> QPixmap:
    """Return the portrait as a picture of that many pixels a side; never to be painted on."""
    if sitter.picture is not None and (kept := read_picture(sitter.picture)) is not None:
        return QPixmap.fromImage(kept.scaled(pixels, pixels, mode=Qt.TransformationMode.SmoothTransformation))
    picture = QPixmap(pixels, pixels)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    seen = SMALL if pixels < CLOSE else WHOLE
    paint_portrait(painter, QRectF(0, 0, pixels, pixels), sitter.face, sitter.colour, seen)
    painter.end()
    return picture


FOLDER = ".pictures"
MOST_BYTES = 8_000_000
LARGEST, SMALLEST = 6_000, 32
"""The most and the fewest pixels a side."""
KEPT = 512
"""Pixels a side of what is kept of a picture."""
MOST_FILES = 20_000
"""So many files of a folder are looked at."""
_STARTS = {b"\x89PNG\r\n\x1a\n": b"png", b"\xff\xd8\xff": b"jpeg"}
_SUFFIXES = (".png", ".jpg", ".jpeg")


def picture_of(set_name: str, fighter: str) -> Path | None:
    """The file of a fighter's picture, by the name of his set; whether it holds one is seen when it is read."""
    if not set_name or file_slug(set_name) != set_name:  # a journal may say anything
        return None
    folder = paths.own_sets() / f"{set_name}{FOLDER}"
    try:
        changed = folder.lstat().st_mtime_ns
    except OSError:
        return None
    return _files(folder, changed).get(match_key(fighter))


@lru_cache(maxsize=16)
def _files(folder: Path, _changed: int) -> dict[str, Path]:
    """The files of a folder by the names they are of; a folder that is a link has none, links in it are left out."""
    found: dict[str, Path] = {}
    try:
        check_own_folder(folder)
        with os.scandir(folder) as entries:
            for _, entry in zip(range(MOST_FILES), entries, strict=False):
                path = folder / entry.name
                if path.suffix.casefold() in _SUFFIXES and entry.is_file(follow_symlinks=False):
                    found.setdefault(match_key(path.stem), path)
    except (OSError, RingsideError):
        return {}
    return found


@lru_cache(maxsize=256)
def read_picture(path: Path) -> QImage | None:
    """Return the upper middle of a picture as a square, or None for what is no picture of a fair size.

    Only PNG and JPEG are read, by what the file holds and not by its name; a link is never followed.
    """
    try:
        with os.fdopen(open_own(path, os.O_RDONLY), "rb") as file:
            data = file.read(MOST_BYTES + 1)
    except (OSError, RingsideError):
        return None
    form = next((form for start, form in _STARTS.items() if data.startswith(start)), None)
    return None if form is None or len(data) > MOST_BYTES else _decoded(data, form)


def _decoded(data: bytes, form: bytes) -> QImage | None:
    buffer = QBuffer()
    buffer.setData(QByteArray(data))
    buffer.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(buffer, QByteArray(form))
    reader.setAutoDetectImageFormat(False)
    reader.setAutoTransform(True)
    size = reader.size()
    sides = (size.width(), size.height())
    if min(sides) < SMALLEST or max(sides) > LARGEST:
        return None
    image = reader.read()
    if image.isNull():
        return None
    side = min(image.width(), image.height())
    cut = QRect((image.width() - side) // 2, (image.height() - side) // 4, side, side)
    return image.copy(cut).scaled(
        QSize(KEPT, KEPT), Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
