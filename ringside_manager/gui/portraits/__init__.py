"""Portraits of fighters: drawn or read from a file beside the set, kept for every size; on a page the head on its shoulders."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QImage,
    QImageReader,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)
from PySide6.QtWidgets import QSizePolicy, QWidget

from ringside_manager import paths
from ringside_manager.campaign.books import Books
from ringside_manager.errors import RingsideError
from ringside_manager.fighters import NO_LOOKS, Face, Fighter, face_of, two_faces
from ringside_manager.fighters.generation import likely_nationality
from ringside_manager.fighters.sets import usual_looks
from ringside_manager.files import check_own_folder, open_own
from ringside_manager.gui.look import follow_look, px, theme
from ringside_manager.gui.portraits.hair import paint_behind, paint_hair
from ringside_manager.gui.portraits.head import (
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
    paint_shoulders,
    paint_swellings,
    paint_wounds,
    place_of,
)
from ringside_manager.gui.portraits.tones import Tones, faded, mix, tones_of
from ringside_manager.gui.seats import colours_in
from ringside_manager.gui.widgets.texts import Spoken
from ringside_manager.gui.words import looks_told
from ringside_manager.language import tr
from ringside_manager.text_safety import file_slug, match_key

PLAIN = "#6d6558"
"""The colour of a robe and of the ground where there is no stable's."""


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
    paint_shoulders(painter, face, skull, tones, colour or PLAIN)
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
    return _sitter(fighter, colour, pictures_of(set_name))


def sitter_in(books: Books, fighter: int) -> Sitter:
    """How a fighter of a league sits, in the colour of his stable."""
    return sitters_in(books, (fighter,))[fighter]


def sitters_in(books: Books, fighters: Iterable[int]) -> dict[int, Sitter]:
    """How fighters of a league sit, by their numbers; colours and pictures of the league are looked up once for all."""
    colours, pictures = colours_in(books), pictures_of(books.fighter_set)
    pages = [books.fighters[number] for number in fighters]
    return {
        page.number: _sitter(
            page.fighter, "" if page.manager is None else colours[page.manager].on_light, pictures
        )
        for page in pages
    }


def _sitter(fighter: Fighter, colour: str, pictures: Mapping[str, Path]) -> Sitter:
    looks = usual_looks(fighter.name) if fighter.looks == NO_LOOKS else fighter.looks
    year = fighter.years_active[0] if fighter.years_active else None
    country = fighter.nationality or likely_nationality(fighter.name)
    picture = pictures.get(match_key(fighter.name)) if pictures else None
    return Sitter(face_of(fighter.name, country, year, looks), colour, picture)


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


def pictures_of(set_name: str) -> Mapping[str, Path]:
    """The files of the pictures of a set's fighters, by what their names are matched by (``match_key``).

    Whether a file holds a picture is seen when it is read.
    """
    if not set_name or file_slug(set_name) != set_name:  # a journal may say anything
        return {}
    folder = paths.own_sets() / f"{set_name}{FOLDER}"
    try:
        changed = folder.lstat().st_mtime_ns
    except OSError:
        return {}
    return _files(folder, changed)


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


ROUND = 0.09
"""How round the corners of a portrait are, as a part of its side."""


class PortraitLabel(Spoken, QWidget):
    """A portrait with round corners, ``size`` pixels a side at normal size; nothing until somebody sits."""

    def __init__(self, size: int, sitter: Sitter | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._size = size
        self.sitter: Sitter | None = sitter
        self.setAccessibleName(tr("Portrait"))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        follow_look(self.updateGeometry)

    def show_sitter(self, sitter: Sitter | None) -> None:
        """Show somebody else, or nobody."""
        if sitter != self.sitter:
            self.sitter = sitter
            self.update()

    def in_words(self) -> str:
        """Return the looks of whoever sits: skin, hair, beard and the like."""
        return looks_told(self.sitter.face.looks) if self.sitter is not None else ""

    def sizeHint(self) -> QSize:
        return QSize(px(self._size), px(self._size))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self.sitter is None:
            return
        painter = QPainter(self)
        paint_framed(painter, QRectF(self.rect()), self.sitter)
        painter.end()


def paint_framed(painter: QPainter, rect: QRectF, sitter: Sitter, radius: float = ROUND) -> None:
    """Paint a portrait with round corners and a thin frame; ``radius`` is a part of its side."""
    ratio = painter.device().devicePixelRatioF()
    picture = portrait(sitter, max(8, round(rect.width() * ratio)))
    brush = QBrush(picture)
    brush.setTransform(QTransform.fromTranslate(rect.left(), rect.top()).scale(1 / ratio, 1 / ratio))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(theme().line), max(1.0, rect.width() / 128)))
    painter.setBrush(brush)
    round_ = rect.width() * radius
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), round_, round_)
    painter.restore()
