"""Pictures of fighters that somebody put into a folder beside the sets; they are as little to be trusted as any file.

The pictures of a set lie in ``<set>.pictures`` in a person's folder of sets, each called after its fighter.
"""

from __future__ import annotations

import os
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from ringside_manager import paths
from ringside_manager.errors import RingsideError
from ringside_manager.files import check_own_folder, open_own
from ringside_manager.text_safety import file_slug, match_key

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
