"""Bouts and single moments for the board to show."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from ringside_manager.bout import registry
from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.corner import Request
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.view import Scene, Side
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.board import Moment
from ringside_manager.gui.board.board import paint_board
from ringside_manager.gui.board.paint import Paint

ENGINE = registry.get("ringside")
LONG = "Maximilian Bartholomäus von Hohenschwangau-Wellingborough the Third"


class AnyController:
    """Takes any option with equal chance, tactics and rushes too."""

    def __init__(self, chance: Chance) -> None:
        self._chance = chance

    def choose(self, request: Request[Any], view: object) -> Any:
        """One of the options."""
        return request.options[self._chance.roll(len(request.options), "any") - 1]


def a_setup(rounds: int = 12, names: tuple[str, str] = ("Ali", "Frazier"), scoring: str = "rounds") -> Setup:
    men = load_set("heavyweights").fighters
    red, blue = (
        ENGINE.card_from_abilities(name, man.abilities) for name, man in zip(names, men[:2], strict=True)
    )
    return Setup(ENGINE, red, blue, ENGINE.info.terms(rounds, {"scoring": scoring}))


def a_bout(seed: int, rounds: int = 1, setup: Setup | None = None) -> Bout:
    bout = Bout(setup or a_setup(rounds), seed, watch=True)
    hand = AnyController(SeededChance(seed + 1))
    bout.play(hand, hand)
    return bout


def side(place: str, *marks: str, **numbers: int) -> Side:
    held = {"endurance": 90, "at_bell": 95, "total": 100, "agility": 50, "counterpunch": 20}
    counts = {"landed": 0, "scored": 0, "points": 0, "knockdowns": 0}
    return Side(held | counts | numbers, frozenset(marks), place)


def a_moment(red: Side | None = None, blue: Side | None = None, round_: int = 1, time: int = 1) -> Moment:
    return Moment(Scene(round_, time, (red or side("c3", "attacking"), blue or side("d4"))))


def image(
    moment: Moment, size: tuple[int, int] = (900, 560), setup: Setup | None = None, paint: Paint | None = None
) -> QImage:
    made = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(made)
    paint_board(painter, QRectF(0, 0, *size), setup or a_setup(), moment, paint=paint)
    painter.end()
    return made


def differing(one: QImage, other: QImage, rect: QRectF | None = None) -> float:
    """The share of pixels of a rectangle that differ visibly, 0 to 1."""
    area = (rect or QRectF(one.rect())).toRect().intersected(one.rect())
    a, b = (grey(picture.copy(area)) for picture in (one, other))
    return float((abs(a - b) > 12).mean()) if a.size else 0.0


def grey(picture: QImage) -> NDArray[np.int16]:
    """A picture without its colours, as numbers."""
    made = picture.convertToFormat(QImage.Format.Format_Grayscale8)
    rows = np.frombuffer(made.constBits(), np.uint8).reshape(made.height(), made.bytesPerLine())
    return rows[:, : made.width()].astype(np.int16)


class PlainEngine:
    """Ringside without its squares, as a system of somebody else would be."""

    def __init__(self) -> None:
        self.info = replace(ENGINE.info, system="plain", floor=None)

    def __getattr__(self, name: str) -> Any:
        return getattr(ENGINE, name)


def plain_setup() -> Setup:
    return replace(a_setup(), engine=PlainEngine())
