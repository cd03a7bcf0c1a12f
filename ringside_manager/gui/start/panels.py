"""The panels of the start page: its head, and the leagues and drafts one can go on with."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QDateTime, QFileInfo, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QGridLayout, QSizePolicy, QWidget

from ringside_manager import paths
from ringside_manager.gui.look import follow_look, px
from ringside_manager.gui.look.icons import pixmap
from ringside_manager.gui.settings import Recent, known_sets, set_origin, set_title, settings, with_origin
from ringside_manager.gui.widgets import (
    Heading,
    MessageBox,
    Sign,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.frames import CardButton, Holder, flow
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr, translated
from ringside_manager.paths import drafts_in, league_path
from ringside_manager.written.own_files import ORIGINS

# The head of the start page: the name of the program before a ring, dark in every theme


GROUND, GLOW, POST = "#15161b", "#3a2c12", "#f2b632"
ROPES = ("#d8453c", "#efe9dc", "#4a86d8")
INK, QUIET = "#f8f5ec", "#cfc8b8"


class Hero(QWidget):
    """Name, one sentence, and ropes behind them."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.name = SizedLabel(tr("Ringside Manager"), 3.2, 800, display=True)
        self.sentence = SizedLabel(
            tr(
                "Sign fighters, make bouts, and earn more than your friends before the last bell of the season."
            ),
            1.25,
            500,
        )
        for label, ink in ((self.name, INK), (self.sentence, QUIET)):
            label.setWordWrap(True)
            label.setStyleSheet(f"color: {ink};")
        self._picture = Sign()
        self._paint_picture()
        follow_look(self._paint_picture)
        texts = column(None, self.name, self.sentence, None, space=1)
        box = row(self._picture, (texts, 3), space=5, margins=6, parent=self)
        box.addStretch(2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A dark hall, a light over the ring, three ropes to a corner post."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(area, px(10), px(10))
        painter.setClipPath(path)
        hall = QLinearGradient(area.topLeft(), area.bottomRight())
        hall.setColorAt(0.45, QColor(GROUND))
        hall.setColorAt(1.0, QColor(GLOW))
        painter.fillRect(area, hall)
        self._paint_ropes(painter, area)
        painter.end()

    def _paint_ropes(self, painter: QPainter, area: QRectF) -> None:
        post = area.width() - px(70)
        words_end = max(label.geometry().right() for label in (self.name, self.sentence))
        begin = max(post - area.width() * 0.3, words_end + px(12))
        for at, shade in enumerate(ROPES):
            height = area.height() * (0.26 + 0.2 * at)
            painter.setPen(QPen(QColor(shade), px(5), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            far = QPointF(min(begin, post), area.height() * (0.42 + 0.1 * at))
            painter.drawLine(QPointF(post, height), far)
            painter.drawLine(QPointF(post, height), QPointF(area.width(), height + area.height() * 0.05))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(POST))
        width = px(14)
        painter.drawRoundedRect(
            QRectF(post - width / 2, area.height() * 0.14, width, area.height()), px(4), px(4)
        )

    def _paint_picture(self) -> None:
        self._picture.setPixmap(pixmap("application", px(88)))


# The fighter sets, one click away


class SetStrip(QWidget):
    """A button for each fighter set; ``chosen`` carries the name of a shipped one or the file of another."""

    chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._box = column(space=3, parent=self)
        self.refresh()

    def refresh(self) -> None:
        clear_layout(self._box)
        self._box.addWidget(Heading(tr("Fighter sets")))
        shipped: list[str | Path] = sorted(file.stem for file in paths.shipped_sets().glob("*.yaml"))
        self._box.addLayout(flow(*map(self._button, (*shipped, *map(Path, known_sets()))), space=2))

    def _button(self, what: str | Path) -> QWidget:
        origin = translated(ORIGINS[set_origin(what)])
        tip = f"{origin}: {what}" if isinstance(what, Path) else origin
        name = tr("Fighter set {title}, {origin}").format(title=set_title(what), origin=origin)
        return button(with_origin(what), partial(self.chosen.emit, what), tip=tip, picture="cards", name=name)


# Recent leagues and drafts under way, as the start page lists them


DRAFTS = "drafts"
"""The key of the settings under which drafts outside the usual folder are remembered."""
MOST_DRAFTS = 20


def known_drafts() -> tuple[Path, ...]:
    """Every draft or auction under way that is known, the usual folder's first."""
    usual = drafts_in(paths.saves())
    others = (Path(file) for file in settings().texts(DRAFTS) if os.path.isfile(file))  # noqa: PTH113
    return usual + tuple(file for file in others if file not in usual)


def remember_draft(file: Path) -> None:
    """Find a draft again wherever it lies."""
    if file.parent != paths.saves():
        others = [known for known in settings().texts(DRAFTS) if known != str(file)]
        settings().set_value(DRAFTS, [str(file), *others][:MOST_DRAFTS])


class RecentList(QWidget):
    """What one could go on with; ``opened`` and ``resumed`` carry a path."""

    opened = Signal(Path)
    resumed = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self._columns = 2
        self._box = column(space=3, parent=self)
        self.refresh()

    def arrange(self, columns: int) -> None:
        if columns != self._columns:
            self._columns = columns
            self.refresh()

    def refresh(self) -> None:
        clear_layout(self._box)
        drafts, recent = known_drafts(), settings().recent()
        if drafts:
            self._box.addWidget(Heading(tr("Under way")))
            self._box.addLayout(self._grid([self._draft_row(file) for file in drafts]))
        self._box.addWidget(Heading(tr("Recent leagues")))
        rows = [self._league_row(one) if one.exists else self._missing_row(one) for one in recent]
        self._box.addLayout(self._grid(rows))
        if not rows:
            text = tr("Leagues you open are listed here. The sample league is a good one to look around in.")
            self._box.addWidget(note(text))

    def _grid(self, cards: list[QWidget]) -> QGridLayout:
        cells = grid(3)
        for at, card in enumerate(cards):
            cells.addWidget(card, at // self._columns, at % self._columns)
        for at in range(self._columns):
            cells.setColumnStretch(at, 1)
        return cells

    def _league_row(self, recent: Recent) -> QWidget:
        card = CardButton(
            recent.name or Path(recent.path).stem,
            told(recent),
            partial(self._open, recent.path),
            size=1.0,
            kind="flat",
        )
        set_tip(card, recent.path)
        text = tr("Unpin {name}") if recent.pinned else tr("Pin {name}")
        pin = button(
            "★" if recent.pinned else "☆",
            partial(self._pin, recent),
            kind="flat",
            tip=tr("Keeps the league on this list"),
            name=text.format(name=recent.name),
        )
        return Holder(card, pin, self._remove_button(recent))

    def _missing_row(self, recent: Recent) -> QWidget:
        """Greyed: the file is not where it was."""
        name = SizedLabel(recent.name or Path(recent.path).stem, 1.0, 600)
        name.setWordWrap(True)
        set_tone(name, "muted")
        where = plain_label(tr("Not found: {path}").format(path=recent.path), tone="muted", wrap=True)
        texts = QWidget()
        column(name, where, space=1, margins=(4, 2, 4, 2), parent=texts)
        locate = button(
            tr("Locate…"), partial(self._locate, recent), name=tr("Locate {name}").format(name=recent.name)
        )
        return Holder(texts, locate, self._remove_button(recent))

    def _remove_button(self, recent: Recent) -> QWidget:
        return button(
            "",
            partial(self._remove, recent),
            kind="flat",
            picture="close",
            tip=tr("Takes it off the list; the file stays"),
            name=tr("Remove {name} from the list").format(name=recent.name),
        )

    def _draft_row(self, file: Path) -> QWidget:
        from ringside_manager.office.live_founding_file import kept_name

        league = kept_name(file) or league_path(file).stem
        changed = QFileInfo(str(file)).lastModified()
        when = QLocale().toString(changed, QLocale.FormatType.ShortFormat)
        text = tr("Stables being filled, last choice {when}. Go on.").format(when=when)
        card = CardButton(league, text, partial(self._resume, file), picture="clock", size=1.0, kind="flat")
        set_tip(card, str(file))
        drop = button(
            "",
            partial(self._drop, file),
            kind="flat",
            picture="trash",
            tip=tr("Gives up this founding"),
            name=tr("Give up the founding of {name}").format(name=league),
        )
        return Holder(card, drop)

    def _open(self, path: str) -> None:
        if Path(path).is_file():
            self.opened.emit(Path(path))
        else:
            self.refresh()

    def _resume(self, file: Path) -> None:
        self.resumed.emit(file)

    def _pin(self, recent: Recent) -> None:
        settings().pin(recent.path, pinned=not recent.pinned)
        self.refresh()

    def _remove(self, recent: Recent) -> None:
        settings().forget_recent(recent.path)
        self.refresh()

    def _locate(self, recent: Recent) -> None:
        file, _ = QFileDialog.getOpenFileName(
            self, tr("Where is {name}?").format(name=recent.name), "", tr("Leagues (*.ringside)")
        )
        if file:
            self.found_again(recent, Path(file))

    def found_again(self, recent: Recent, file: Path) -> None:
        settings().forget_recent(recent.path)
        settings().remember(replace(recent, path=str(file)))
        settings().pin(str(file), pinned=recent.pinned)
        self.refresh()

    def _drop(self, file: Path) -> None:
        text = tr("The choices made so far are thrown away. This cannot be undone.")
        box = MessageBox(self, tr("Give up this founding?"), text)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        give_up = box.addButton(tr("Give it up"), MessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Keep it"), MessageBox.ButtonRole.RejectRole)
        box.finished.connect(lambda _code: self._dropped(file) if box.clickedButton() is give_up else None)
        box.open()

    def _dropped(self, file: Path) -> None:
        file.unlink(missing_ok=True)
        self.refresh()


def told(recent: Recent) -> str:
    """Night, managers and when it was open last, as far as they are known."""
    opened = QDateTime.fromString(recent.opened[:16], "yyyy-MM-dd HH:mm")
    when = QLocale().toString(opened, QLocale.FormatType.ShortFormat) if opened.isValid() else ""
    parts = (
        tr("Night {night}").format(night=recent.night) if recent.night else tr("Not begun yet"),
        ", ".join(recent.managers),
        tr("opened {when}").format(when=when) if when else "",
    )
    return " · ".join(part for part in parts if part)
