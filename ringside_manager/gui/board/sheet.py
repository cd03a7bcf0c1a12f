"""A bout prepared for painting, and what a board is made of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.scene import Chart
from ringside_manager.bout.setup import Setup
from ringside_manager.gui.board.moment import Moment


@dataclass(frozen=True, slots=True)
class Sheet:
    """A bout prepared for painting: names, ratings and charts of both, and the system's ring."""

    setup: Setup
    names: tuple[str, str]
    ratings: tuple[Mapping[str, int], Mapping[str, int]]
    charts: tuple[Chart | None, Chart | None]

    @classmethod
    def of(cls, setup: Setup) -> Sheet:
        """What the cards and the engine tell."""
        engine = setup.engine
        data = [engine.card_data(card) for card in (setup.red, setup.blue)]
        names = tuple(str(one.get("name", "")) for one in data)
        ratings = tuple(
            {
                key: value
                for key, value in one.items()
                if isinstance(value, int) and not isinstance(value, bool)
            }
            for one in data
        )
        charts = {chart.corner: chart for chart in engine.charts(setup.red, setup.blue)}
        return cls(
            setup,
            (names[0], names[1]),
            (ratings[0], ratings[1]),
            (charts.get(Corner.RED), charts.get(Corner.BLUE)),
        )

    @property
    def floor(self) -> tuple[str, str] | None:
        """The ring's columns and rows; ``None`` for a system without squares."""
        floor: tuple[str, str] | None = self.setup.engine.info.floor
        return floor


@dataclass(frozen=True, slots=True)
class Piece:
    """A part of the board that lies still: where, what it depends on, and how it is painted."""

    name: str
    rect: QRectF
    key: object
    draw: Callable[[QPainter], None]


class Face(Protocol):
    """The board of a system without squares, at one size."""

    def pieces(self, moment: Moment) -> tuple[Piece, ...]:
        """What lies on the table at a moment; a piece whose ``key`` is as it was need not be painted anew."""
        ...  # pragma: no cover

    def hint(self, point: QPointF) -> str:
        """What the part under a point means; nothing where there is nothing to explain."""
        ...  # pragma: no cover
