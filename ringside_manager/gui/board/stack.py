"""Parts under each other: those that matter most come first where there is little room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF


@dataclass(frozen=True, slots=True)
class Want:
    """A part: the least height it is of use with, the height it would like, in pixels at normal size.

    Where not all parts fit, those of the lowest ``rank`` stay; what is left over goes to those that ``grow``.
    """

    name: str
    least: float
    wish: float
    rank: int
    grow: bool = False


def stack(room: QRectF, wants: Sequence[Want], gap: float, zoom: float) -> dict[str, QRectF]:
    """The rectangle of every part that fits, in the order given."""
    kept = _kept(wants, room.height() / zoom, gap / zoom)
    spare = room.height() / zoom - sum(want.least for want in kept) - gap / zoom * (len(kept) - 1)
    heights = {want.name: want.least for want in kept}
    longing = sum(want.wish - want.least for want in kept)
    given = min(max(0.0, spare), longing)
    for want in kept:
        heights[want.name] += (want.wish - want.least) * (given / longing if longing else 0.0)
    growing = [want for want in kept if want.grow]
    for want in growing:
        heights[want.name] += max(0.0, spare - given) / len(growing)
    return _laid(room, {name: height * zoom for name, height in heights.items()}, gap)


def _kept(wants: Sequence[Want], height: float, gap: float) -> list[Want]:
    """The most important parts that fit with the least they need, in their order; never none."""
    chosen: list[Want] = []
    left = height + gap
    for want in sorted(wants, key=lambda one: one.rank):
        if want.least + gap <= left or not chosen:
            chosen.append(want)
            left -= want.least + gap
    return [want for want in wants if want in chosen]


def _laid(room: QRectF, heights: dict[str, float], gap: float) -> dict[str, QRectF]:
    places, top = {}, room.top()
    for name, height in heights.items():
        places[name] = QRectF(room.left(), top, room.width(), height)
        top += height + gap
    return places
