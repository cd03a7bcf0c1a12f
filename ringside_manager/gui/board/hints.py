"""What the parts of the board mean, told to whoever rests the mouse on them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from ringside_manager.gui.board.layout import Layout
from ringside_manager.gui.board.picture import Picture
from ringside_manager.gui.systems.ringside.motion import Still
from ringside_manager.language import tr


def hint(picture: Picture, point: QPointF, instant: Still | None) -> str:
    """The meaning of the part under a point; nothing where there is nothing to explain."""
    layout = picture.layout
    if picture.face is not None:
        return picture.face.hint(point)
    if picture.ground is None:
        return ""
    if instant is not None and layout.floor.contains(point):
        return picture.ground.square_at(point)
    return next((told for rects, told in _parts(layout) if any(rect.contains(point) for rect in rects)), "")


def _parts(layout: Layout) -> tuple[tuple[tuple[QRectF, ...], str], ...]:
    return (
        ((layout.rounds,), tr("The rounds, each with the counter of whoever won it; two bars mean an even round.")),
        ((layout.turns,), tr("The turns of the round; the bright one is being fought.")),
        (
            layout.endurance,
            tr(
                "Endurance left. At 0 or less a boxer is weary and goes down more easily, at \N{MINUS SIGN}25 he is "
                "stopped. The filled triangle shows what he came out with in this round, the hollow one what he "
                "began the bout with."
            ),
        ),
        (layout.charts, tr("Damage of each punch, the thrower's ratings included; the punch just landed is framed.")),
        (layout.boxes, tr("What is in force for this boxer is filled in and ticked.")),
        (
            layout.heads,
            tr("Points and knockdowns of the whole bout; punches landed and damage done in this round only."),
        ),
        (layout.cards, tr("The fighter's card; where something changes a rating, the printed number stands before it.")),
    )  # fmt: skip
