"""The panels of the start page: its head, the leagues and drafts one can go on with, and joining one kept elsewhere."""

from __future__ import annotations

import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QFileInfo, QLocale, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFileDialog, QGridLayout, QSizePolicy, QWidget

from ringside_manager import paths
from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import follow_look, pixmap, px, size_window
from ringside_manager.gui.operation import Background, Job
from ringside_manager.gui.settings import Recent, known_sets, set_origin, set_title, settings, with_origin
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    MessageBox,
    Panel,
    Sign,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.fields import Field, line_edit
from ringside_manager.gui.widgets.frames import CardButton, Holder, flow
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr, translated
from ringside_manager.paths import drafts_in, league_path
from ringside_manager.text_safety import file_slug
from ringside_manager.written.own_files import ORIGINS

if TYPE_CHECKING:
    from ringside_manager.club.member import Copy

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


# Joining a league that is kept elsewhere


class JoinDialog(Dialog):
    """Asks for folder or link, name and code; ``joined`` carries the copy to open."""

    joined = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Join a league"))
        self._background = Background(self)
        self.copy: Copy | None = None
        self.place = line_edit(tr("Shared folder or link"), most=2_000)
        self.name = line_edit(tr("Your name in the league"), most=100)
        self.code = line_edit(tr("Code of your invitation"), most=200)
        browse = button(tr("Choose a folder…"), self._browse, picture="folder")
        holder = QWidget()
        row((self.place, 1), browse, parent=holder)
        self.fields = (
            Field(tr("Shared folder or link"), self.place, beside=holder, hint=tr("The folder the keeper shares with you, or the link of a server, with or without an invitation.")),
            Field(tr("Your name in the league"), self.name),
            Field(tr("Code of your invitation"), self.code),
        )  # fmt: skip
        self.told = plain_label(wrap=True)
        self.digits = Panel(tr("Compare these digits"))
        self._digits = plain_label(wrap=True)
        self.digits.body.addWidget(self._digits)
        self.go_on = button(tr("Join"), self.join, kind="primary")
        self.leave = button(tr("Cancel"), self.reject)
        head = note(
            tr("You get a copy of the league that shows what is yours to see. What you order in it waits in an outbox until you hand it in.")
        )  # fmt: skip
        column(Heading(tr("Join a league")), head, *self.fields, self.digits, self.told, None, row(None, self.go_on, self.leave), space=3, margins=5, parent=self)  # fmt: skip
        self.digits.hide()
        self.place.textChanged.connect(self._tell_kind)
        size_window(self, 620, 480)
        self._tell_kind()

    @property
    def is_link(self) -> bool:
        """Whether a server is asked for."""
        return self.place.text().strip().casefold().startswith(("http:", "https:"))

    def join(self) -> None:
        """Join what was named; with a copy at hand, open it."""
        if self.copy is not None:
            self.joined.emit(self.copy.path)
            self.accept()
            return
        place, name, code = self.place.text().strip(), self.name.text(), self.code.text()
        is_link = self.is_link

        def work(_job: Job) -> Copy:
            from ringside_manager.club.verify import check_installed

            check_installed()
            from ringside_manager.club.member import join_folder, join_server

            return (
                join_server(place, name, code, copy_path)
                if is_link
                else join_folder(Path(place), name, code, copy_path)
            )

        self.go_on.setEnabled(False)
        self._say(tr("Joining…"), "muted")
        self._background.run(tr("Joining a league"), work, self._on_joined, self._on_refused)

    def done(self, result: int) -> None:
        """Close; what is under way ends by itself."""
        self._background.stop()
        super().done(result)

    def _on_joined(self, copy: Copy) -> None:
        self.copy = copy
        self.go_on.setEnabled(True)
        if not copy.digits:
            self.join()
            return
        for field in self.fields:
            field.setEnabled(False)
        text = tr("Read these digits to the keeper: {digits}\nAnd let him read you his: {keeper}\nWho has the same digits has the right key. You can order at once; it is taken in when the keeper has let you in.")  # fmt: skip
        self._digits.setText(text.format(digits=copy.digits, keeper=copy.keeper))
        self.digits.show()
        self.go_on.setText(tr("Open my copy"))
        self._say(tr("Your copy is {file}.").format(file=copy.path), "good")

    def _on_refused(self, error: RingsideError) -> None:
        self.go_on.setEnabled(True)
        self._say(error_text(error).whole, "bad")

    def _say(self, text: str, tone: str) -> None:
        self.told.setText(text)
        set_tone(self.told, tone)

    def _browse(self) -> None:
        folder = QFileDialog.getExistingDirectory(self, tr("The shared folder"), str(Path.home()))
        if folder:
            self.place.setText(folder)

    def _tell_kind(self) -> None:
        """A folder asks for a code, a server for a passphrase; an invitation brings the name with it."""
        link = self.is_link
        invited = link and "code=" in self.place.text()
        show_if(self.fields[1], not invited)
        label = tr("Code of your invitation")
        if link:
            label = (
                tr("A passphrase of your choice, eight signs or more") if invited else tr("Your passphrase")
            )
        self.fields[2].label.setText(label)
        self.code.setAccessibleName(label)
        self.code.setEchoMode(self.code.EchoMode.Password if link else self.code.EchoMode.Normal)


def copy_path(league: str, name: str) -> Path:
    """Where the copy of a league lies, among this person's saves."""
    return paths.saves() / f"{file_slug(league)} {file_slug(name or 'guest')}.ringside"
