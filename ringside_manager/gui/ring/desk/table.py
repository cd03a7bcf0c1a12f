"""The damage table of a secret choice: a row for each own option, a column for each of the other's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QColor, QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.ring.chance import Known, option_chance, option_figures
from ringside_manager.gui.ring.desk.questions import share_words
from ringside_manager.gui.widgets import set_tip
from ringside_manager.gui.widgets.texts import Ornament, Spoken
from ringside_manager.language import tr

# A thin bar for a share of the best mix; the number is always written beside it


def paint_share(painter: QPainter, area: QRectF, share: float) -> None:
    """A groove with the share of it filled."""
    colours = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    bend = area.height() / 2
    painter.setPen(QColor(colours.line))
    painter.setBrush(QColor(colours.shade))
    painter.drawRoundedRect(area.adjusted(0.5, 0.5, -0.5, -0.5), bend, bend)
    painter.setPen(Qt.PenStyle.NoPen)
    if share > 0:
        painter.setBrush(QColor(colours.accent))
        width = max(area.width() * min(share, 1.0), area.height())
        painter.drawRoundedRect(QRectF(area.left(), area.top(), width, area.height()), bend, bend)


class ShareBar(Ornament, QWidget):
    """A share of 1 as a bar."""

    def __init__(self, share: float) -> None:
        super().__init__()
        self._share = share
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(px(7))
        self.setMinimumWidth(px(24))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_share(painter, QRectF(self.rect()), self._share)
        painter.end()


_ROW, _CHANCE = 20, 84
"""Height of a row, and width of its chance to win, in pixels at normal size."""


@dataclass(frozen=True, slots=True)
class Row:
    """One option: its name and code, a rating if it has one, damage by the other's choice, the range, the chance."""

    name: str
    code: str
    rating: int | None
    cells: tuple[int, ...]
    least: int | None
    most: int | None
    down: int | None
    told: str
    """All of it in words, for a screen reader."""


@dataclass(frozen=True, slots=True)
class Ruled:
    """Where the columns of a table stand, in pixels; ``name`` is wide enough for names or only for codes."""

    key: QRect
    name: QRect
    rating: QRect
    cells: tuple[QRect, ...]
    span: QRect
    down: QRect
    share: QRect
    chance: QRect
    short: bool

    @classmethod
    def over(
        cls, width: int, height: int, cells: int, *, keys: bool, shares: bool, chances: bool = False
    ) -> Ruled:
        """Columns over so many pixels."""
        wanted = (px(90) if shares else 0) + (px(_CHANCE) if chances else 0)
        short = width < px(26 + 86 + 40 + 46 + 46) + cells * px(24) + wanted
        key, rating = px(26) if keys else px(6), px(22 if short else 40)
        span, down = px(40 if short else 46), px(40 if short else 46)
        share = px(40 if short else 90) if shares else 0
        chance = px(52 if short else _CHANCE) if chances else 0
        if short and width < key + px(26) + rating + cells * px(16) + span + down + share + chance:
            span = 0  # the least and the most are in the row itself
        room = width - key - rating - span - down - share - chance
        cell = max(px(16), min(px(56), (room - px(30 if short else 86)) // max(cells, 1)))
        name = max(px(26), min(room - cells * cell, px(190)))
        widths = (key, name, rating, *[cell] * cells, span, down, share, chance)
        rects, x = [], 0
        for part in widths:
            rects.append(QRect(x, 0, part, height))
            x += part
        after = 3 + cells
        return cls(
            rects[0],
            rects[1],
            rects[2],
            tuple(rects[3:after]),
            rects[after],
            rects[after + 1],
            rects[after + 2],
            rects[after + 3],
            short,
        )


class RowButton(QPushButton):
    """A row of the table; pressed as a whole where the choice may be made by mouse."""

    def __init__(self, row: Row, key: str, top: int) -> None:
        super().__init__()
        self.row, self.key, self._top = row, key, top
        self.share: float | None = None
        self.share_word = ""
        self.chance: Known | None = None
        """The chance to win after this choice, if the corner was asked."""
        self.corner: Corner = RED
        self.picked = False
        self.setFlat(True)
        self.setAutoDefault(False)
        self.setAccessibleName(row.name)
        self.setAccessibleDescription(row.told)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setStyleSheet("min-height: 0px; padding: 0px; border: none;")  # it paints all of itself
        self.setFixedHeight(px(_ROW))

    def sizeHint(self) -> QSize:
        return QSize(px(260), px(_ROW))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_ground(painter)
        ruled = Ruled.over(
            self.width(),
            self.height(),
            len(self.row.cells),
            keys=bool(self.key),
            shares=self.share is not None,
            chances=self.chance is not None,
        )
        self._paint_key(painter, ruled.key)
        colours = theme()
        painter.setPen(QColor(colours.text))
        painter.setFont(typeface(1.0, QFont.Weight.DemiBold))
        name = self.row.code if ruled.short else self.row.name
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        shown = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, ruled.name.width() - 4)
        painter.drawText(ruled.name.adjusted(px(4), 0, 0, 0), left, shown)
        painter.setFont(typeface(0.92))
        self._paint_cells(painter, ruled.cells)
        painter.setPen(QColor(colours.muted))
        self._figure(painter, ruled.rating, self.row.rating, "{value}")
        painter.setPen(QColor(colours.text))
        if self.row.least is not None and self.row.most is not None and ruled.span.width():
            painter.drawText(ruled.span, Qt.AlignmentFlag.AlignCenter, span(self.row.least, self.row.most))
        self._figure(painter, ruled.down, self.row.down, tr("{value} %"))
        if self.share is not None:
            self._paint_share(painter, ruled.share)
        self._paint_chance(painter, ruled)
        painter.end()

    def _paint_ground(self, painter: QPainter) -> None:
        colours = theme()
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        ground = colours.chosen if self.picked else colours.hover if lit else ""
        if ground:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(ground))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0, 1, 0, -1), 4, 4)
        if self.hasFocus() or self.picked:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QColor(colours.accent_strong))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 1.5, -0.5, -1.5), 4, 4)

    def _paint_key(self, painter: QPainter, area: QRect) -> None:
        if not self.key:
            return
        colours = theme()
        aside, over = px(3), px(1)
        box = QRectF(area).adjusted(aside, over, -aside, -over)
        painter.setPen(QColor(colours.line))
        painter.setBrush(QColor(colours.raised))
        painter.drawRoundedRect(box, 3, 3)
        painter.setPen(QColor(colours.text))
        painter.setFont(typeface(0.86, QFont.Weight.DemiBold))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.key)

    def _paint_cells(self, painter: QPainter, areas: Sequence[QRect]) -> None:
        colours = theme()
        warmest = 0.42 if theme().is_dark else 0.75  # light figures stand out on it, or dark ones
        for area, damage in zip(areas, self.row.cells, strict=True):
            heat = QColor(colours.accent)
            heat.setAlphaF(warmest * min(1.0, max(damage, 0) / max(self._top, 1)))
            painter.fillRect(area.adjusted(1, 1, -1, -1), heat)
            painter.setPen(QColor(colours.text))
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, str(damage))

    def _paint_share(self, painter: QPainter, area: QRect) -> None:
        share = self.share or 0.0
        if not self.share_word:
            return
        painter.setPen(QColor(theme().text))
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, right, self.share_word)
        if area.width() > px(60):
            bar = QRectF(area.left() + px(6), area.center().y() - px(3), px(44), px(7))
            paint_share(painter, bar, share)

    def _paint_chance(self, painter: QPainter, ruled: Ruled) -> None:
        """The chance, where there is room with its error."""
        if self.chance is None:
            return
        share, margin = option_figures(self.chance, self.corner)
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.setPen(QColor(theme().text))
        painter.setFont(typeface(0.92))
        told = share if ruled.short else tr("{share} ± {error}").format(share=share, error=margin)
        painter.drawText(ruled.chance.adjusted(0, 0, -px(4), 0), right, told)

    @staticmethod
    def _figure(painter: QPainter, area: QRect, value: int | None, shape: str) -> None:
        if value is not None:
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, shape.format(value=value))


class Ruler(Spoken, QWidget):
    """The line above the rows: the codes of what the other may choose."""

    told_as = QAccessible.Role.StaticText

    def __init__(
        self, codes: Sequence[str], *, keys: bool, rated: bool, ranged: bool, down: bool, told: str
    ) -> None:
        super().__init__()
        self._codes, self._keys, self._rated, self._down = tuple(codes), keys, rated, down
        self._ranged = ranged
        self._told, self.shares, self.chances = told, False, False
        self.setFixedHeight(px(_ROW - 4))
        self.setAccessibleName(told)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(typeface(0.86))
        painter.setPen(QColor(theme().muted))
        ruled = Ruled.over(
            self.width(),
            self.height(),
            len(self._codes),
            keys=self._keys,
            shares=self.shares,
            chances=self.chances,
        )
        centre = Qt.AlignmentFlag.AlignCenter
        right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for area, code in zip(ruled.cells, self._codes, strict=True):
            painter.drawText(area, centre, code)
        if not ruled.short:
            edge = ruled.rating.left() if self._rated else ruled.rating.right()
            left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
            area = QRect(px(4), 0, edge - px(4), self.height())
            told = painter.fontMetrics().elidedText(self._told, Qt.TextElideMode.ElideRight, area.width())
            painter.drawText(area, left, told)
        if self._rated:
            painter.drawText(ruled.rating, centre, "" if ruled.short else tr("Rating"))
        if self._ranged and ruled.span.width():
            painter.drawText(ruled.span, centre, tr("Range"))
        if self._down:
            painter.drawText(ruled.down, centre, tr("Down"))
        if self.shares:
            painter.drawText(ruled.share, right, tr("Mix"))
        if self.chances:
            painter.drawText(ruled.chance.adjusted(0, 0, -px(4), 0), right, tr("Win %"))
        painter.end()


class DamageTable(QWidget):
    """The rows under their ruler; ``chosen`` carries the place of the row pressed.

    With ``by_hand`` off rows are only read: they take no focus and no press, so nothing shows what is chosen.
    """

    chosen = Signal(int)

    def __init__(
        self, rows: Sequence[Row], others: Sequence[str], keys: Sequence[str], told: str, *, by_hand: bool
    ) -> None:
        super().__init__()
        top = max((max(row.cells, default=0) for row in rows), default=1)
        rated = any(row.rating is not None for row in rows)
        ranged = any(row.least is not None for row in rows)
        down = any(row.down is not None for row in rows)
        self.ruler = Ruler(others, keys=any(keys), rated=rated, ranged=ranged, down=down, told=told)
        self.rows = tuple(RowButton(row, key, top) for row, key in zip(rows, keys, strict=True))
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.setSpacing(0)
        box.addWidget(self.ruler)
        for place, made in enumerate(self.rows):
            made.setProperty("place", place)
            set_tip(made, made.row.told if by_hand else "")
            if by_hand:
                made.setCursor(Qt.CursorShape.PointingHandCursor)
                made.clicked.connect(self._on_clicked)
            else:
                made.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            box.addWidget(made)
        box.addStretch(1)

    def show_shares(self, shares: Sequence[float]) -> None:
        self.ruler.shares = bool(shares)
        for made, share, word in zip(self.rows, shares, share_words(shares), strict=False):
            made.share, made.share_word = share, word
            told = tr("The corner: {share}").format(share=word)
            made.setAccessibleDescription(f"{made.row.told}. {told}" if word else made.row.told)
            made.update()
        self.ruler.update()

    def show_chances(self, found: Sequence[Known], corner: Corner) -> None:
        """Show the chance of ``corner`` to win after each choice."""
        self.ruler.chances = bool(found)
        for made, one in zip(self.rows, found, strict=False):
            made.chance, made.corner = one, corner
            set_tip(made, f"{made.row.told}. {option_chance(one, corner)}")
            made.update()
        self.ruler.update()

    def mark(self, place: int | None) -> None:
        for at, made in enumerate(self.rows):
            made.picked = at == place
            made.update()

    def _on_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, RowButton):
            self.chosen.emit(int(sender.property("place")))


def span(least: int, most: int) -> str:
    """From least to most: ``4–8``, or one number."""
    return str(least) if least == most else f"{least}–{most}"
