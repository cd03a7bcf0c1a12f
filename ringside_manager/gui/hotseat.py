"""Several people at one keyboard: their seats, their pins, and the curtain between two of them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QApplication, QDialog, QFormLayout, QLineEdit, QMenu, QWidget

from ringside_manager.campaign.ai.matchmaking import is_away
from ringside_manager.gui.look import px, spacing, theme
from ringside_manager.gui.seats import (
    PALETTE,
    CornerMark,
    Turns,
    check_pin,
    colours_in,
    pin_required,
    set_pin,
)
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Dialog,
    Heading,
    Panel,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.docket import Party

# The PINs of an open league's seats


def _league(session: Session) -> str:
    """What a league is known by wherever its file lies."""
    return f"{session.books.name}/{session.books.seed}"


def has_pin(session: Session, name: str) -> bool:
    """Whether a seat has a PIN."""
    return pin_required(_league(session), name)


def opens(session: Session, name: str, pin: str) -> bool:
    """Whether ``pin`` opens a seat; anything opens one without a PIN."""
    return check_pin(_league(session), name, pin)


def set_seat_pin(session: Session, name: str, pin: str) -> None:
    """Give a seat a PIN; an empty one takes it away."""
    set_pin(_league(session), name, pin)


# A backdrop: the ropes of the ring, drawn in the colours of the theme


_HEIGHTS = (0.30, 0.5, 0.70)


def paint_ropes(painter: QPainter, area: QRect) -> None:
    """Three ropes between two corner posts, quiet enough to read on."""
    colours = theme()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(area, QColor(colours.window))
    for share, colour in zip(_HEIGHTS, (colours.red, colours.muted, colours.blue), strict=True):
        line = QColor(colour)
        line.setAlphaF(0.35)
        painter.setPen(QPen(line, px(6)))
        y = round(area.height() * share)
        painter.drawLine(0, y, area.width(), y)
    for left, colour in ((True, colours.red), (False, colours.blue)):
        _post(painter, area, left=left, colour=colour)


def _post(painter: QPainter, area: QRect, *, left: bool, colour: str) -> None:
    width, top = px(22), area.height() * (_HEIGHTS[0] - 0.07)
    x = area.width() * (0.06 if left else 0.94) - width / 2
    pad = QColor(colour)
    pad.setAlphaF(0.85)
    painter.setPen(QPen(QColor(theme().line), 1))
    painter.setBrush(pad)
    height = area.height() * (_HEIGHTS[2] - _HEIGHTS[0] + 0.14)
    painter.drawRoundedRect(QRectF(x, top, width, height), width / 3, width / 3)


# Setting, changing and taking away the PIN of a seat


class PinDialog(Dialog):
    """Asks for the present PIN if there is one, and twice for the new one."""

    def __init__(self, session: Session, party: Party, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._party = party
        self.setWindowTitle(tr("PIN of {name}").format(name=party.name))
        self.old, self.new, self.again = (
            line_edit(words, most=64, secret=True)
            for words in (tr("Present PIN"), tr("New PIN"), tr("New PIN again"))
        )
        form = QFormLayout()
        form.setSpacing(spacing(2))
        if has_pin(session, party.name):
            form.addRow(tr("Present PIN"), self.old)
        form.addRow(tr("New PIN"), self.new)
        form.addRow(tr("New PIN again"), self.again)
        self.wrong = plain_label(tone="bad", wrap=True)
        self.wrong.setVisible(False)
        self.save = button(tr("Keep this PIN"), self._save, kind="primary")
        self.save.setDefault(True)
        cancel = button(tr("Cancel"), self.reject)
        column(
            Heading(self.windowTitle()),
            note(tr("Leave the new PIN empty to open the seat without one.")),
            form,
            self.wrong,
            row(None, cancel, self.save),
            space=4,
            margins=5,
            parent=self,
        )

    def _save(self) -> None:
        if not opens(self._session, self._party.name, self.old.text()):
            self._refuse(tr("That is not the present PIN."), self.old)
        elif self.new.text() != self.again.text():
            self._refuse(tr("The two new PINs differ."), self.again)
        else:
            set_seat_pin(self._session, self._party.name, self.new.text())
            self.accept()

    def _refuse(self, why: str, field: QLineEdit) -> None:
        self.wrong.setText(why)
        self.wrong.setVisible(True)
        field.selectAll()
        field.setFocus()


# The curtain between two turns: nothing behind it can be seen, reached by keys, or read aloud


_HEIGHT = 0.55
"""Where the button stands, of the height of the window."""
_KEYS = (QEvent.Type.Shortcut, QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress, QEvent.Type.KeyRelease)


class Curtain(QWidget):
    """Covers the whole of ``window`` while it is down and hides everything else in it.

    ``waiting`` tells who has not had his turn, for the list on the curtain.
    """

    lifted = Signal(object)
    """The ``Party`` has shown himself and may take the seat."""
    seats_wanted = Signal()
    """Somebody else wants to sit down."""

    def __init__(self, session: Session, window: QWidget, waiting: Callable[[], tuple[Party, ...]]) -> None:
        super().__init__(window)
        self._session = session
        self._window = window
        self._waiting = waiting
        self._hidden: list[QWidget] = []
        self.party: Party | None = None
        self._build()
        self.hide()

    def _build(self) -> None:
        self.setAutoFillBackground(True)
        self.caption = plain_label(tone="muted")
        self.name = SizedLabel("", 2.8, QFont.Weight.Bold, display=True)
        self.name.setWordWrap(True)
        self.name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = plain_label(wrap=True)
        self.pin = QLineEdit()
        self.pin.setEchoMode(QLineEdit.EchoMode.Password)
        self.pin.setMaxLength(64)
        self.pin.returnPressed.connect(self._try)
        self.wrong = plain_label(tone="bad", wrap=True)
        self.open = button("", self._try, kind="primary", picture="seat")
        self.open.setMinimumHeight(px(48))
        self.others = plain_label(tone="muted", wrap=True)
        self.seats = button(tr("Somebody else is at the keyboard"), self.seats_wanted.emit, kind="flat")
        for label in (self.caption, self.words, self.wrong, self.others):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.card = Panel()
        self.card.body.setSpacing(spacing(4))
        self.mark = CornerMark(PALETTE[0], 30)
        self.card.body.addLayout(row(None, self.mark, None))
        for widget in (self.caption, self.name, self.words, self.pin, self.wrong, self.open, self.others):
            self.card.body.addWidget(widget)
        self.card.body.addLayout(row(None, self.seats, None))
        self.card.setParent(self)

    @property
    def is_down(self) -> bool:
        """Whether it covers the window."""
        return self.party is not None

    def drop(self, party: Party) -> None:
        """Let the curtain down for ``party`` to come to the keyboard."""
        if not self.is_down:
            self._hide_everything()
        self.party = party
        self._fill(party)
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self._place()
        self._take_keys()

    def lift(self) -> None:
        if not self.is_down:
            return
        self.party = None
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)
        self._window.removeEventFilter(self)
        self.hide()
        hidden, self._hidden = self._hidden, []
        for widget in hidden:
            widget.show()

    def _take_keys(self) -> None:
        (self.pin if self.pin.isVisibleTo(self) else self.open).setFocus(Qt.FocusReason.OtherFocusReason)

    def _place(self) -> None:
        """Stand so that the button is always at the same height, whatever the texts over it say."""
        margin = spacing(2)
        width = min(px(560), self.width() - 2 * margin)
        self.card.resize(width, max(self.card.heightForWidth(width), self.card.minimumSizeHint().height()))
        layout = self.card.layout()
        assert layout is not None
        layout.activate()
        over = self.open.mapTo(self.card, QPoint(0, 0)).y()
        lowest = self.height() - self.card.height() - margin
        top = max(margin, min(round(self.height() * _HEIGHT) - over, lowest))
        self.card.move((self.width() - width) // 2, top)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _fill(self, party: Party) -> None:
        role = tr("Promoter") if party.promoter else tr("Manager")
        self.caption.setText(tr("Hand the keyboard over to"))
        self.name.setText(party.name)
        colour = colours_in(self._session.books).get(party.manager or 0)
        self.mark.setVisible(colour is not None)
        if colour is not None:
            self.mark.set(colour)
        night = self._session.books.closed + 1
        words = tr("{role}, before fight night {night}. What comes next is for {name} only.")
        self.words.setText(words.format(role=role, night=night, name=party.name))
        wanted = has_pin(self._session, party.name)
        self.pin.clear()
        self.pin.setVisible(wanted)
        self.pin.setPlaceholderText(tr("PIN"))
        self.pin.setAccessibleName(tr("PIN of {name}").format(name=party.name))
        self.wrong.setVisible(False)
        self.open.setText(tr("I am {name}").format(name=party.name).replace("&", "&&"))
        self.open.setAccessibleName(tr("I am {name}: begin my turn").format(name=party.name))
        later = ", ".join(other.name for other in self._waiting() if other != party)
        self.others.setText(
            tr("Still to have their turn before the night: {names}").format(names=later) if later else ""
        )
        self.others.setVisible(bool(later))
        self.seats.setVisible(bool(later))
        self.setAccessibleName(tr("Hand the keyboard over to {name}").format(name=party.name))

    def _try(self) -> None:
        if self.party is None:
            return
        if not opens(self._session, self.party.name, self.pin.text()):
            self.wrong.setText(tr("That is not the PIN of {name}.").format(name=self.party.name))
            self.wrong.setVisible(True)
            self._place()
            self.pin.selectAll()
            self.pin.setFocus()
            return
        self.pin.clear()
        self.lifted.emit(self.party)

    def _hide_everything(self) -> None:
        """Hide all other parts of the window, close its dialogs and menus, and take its keys."""
        for dialog in self._window.findChildren(QDialog):
            dialog.reject()
        for menu in self._window.findChildren(QMenu):
            menu.close()
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        children = self._window.findChildren(QWidget, options=direct)
        kept = (QDialog, QMenu)
        self._hidden = [
            child
            for child in children
            if child is not self and not child.isHidden() and not isinstance(child, kept)
        ]
        for child in self._hidden:
            child.hide()
        self._window.installEventFilter(self)
        application = QApplication.instance()
        if application is not None:
            application.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the size of the window; let no key and no shortcut through to what is hidden."""
        if watched is self._window and event.type() is QEvent.Type.Resize:
            self.setGeometry(self._window.rect())
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget):
            self._keep_hidden(watched)
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress and watched is self._window:
            self.keyPressEvent(event)
            return True
        if event.type() in _KEYS and self.is_down:
            return self._is_behind(watched, event)
        return False

    def _keep_hidden(self, shown: QWidget) -> None:
        """A part of the window that somebody shows meanwhile stays hidden until the curtain is lifted."""
        if not self.is_down or shown is self or shown.isWindow() or shown.parent() is not self._window:
            return
        if shown not in self._hidden:
            self._hidden.append(shown)
        QTimer.singleShot(0, self, lambda: shown.setHidden(self.is_down))

    def _is_behind(self, watched: QObject, event: QEvent) -> bool:
        """Whether a key is meant for something behind the curtain; other windows keep theirs."""
        if isinstance(watched, QWidget):
            inside = watched is self or self.isAncestorOf(watched)
            return watched.window() is self._window.window() and not inside and watched is not self._window
        if event.type() is not QEvent.Type.Shortcut:
            return False
        owner = watched.parent()
        while owner is not None and owner is not self and owner is not self._window:
            owner = owner.parent()
        return owner is self._window

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter seats whoever is called, wherever he has clicked; nothing behind the curtain hears a key."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.pin.isVisibleTo(self) and not self.pin.text():
                self._take_keys()
            else:
                self._try()
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_ropes(painter, self.rect())
        painter.end()


# Who sits where: take a seat, end a turn, set a PIN


class SeatsDialog(Dialog):
    """The seats of persons, with what each can do."""

    seat_wanted = Signal(object)
    """This ``Party`` wants the keyboard; the window lets the curtain down for him."""

    def __init__(self, session: Session, turns: Turns, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._turns = turns
        self.setWindowTitle(tr("Seats and turns"))
        self._grid = grid(4, 3, stretch={0: 1})
        panel = Panel()
        panel.body.addLayout(self._grid)
        explained = note(
            tr(
                "Whoever has something to decide has a turn before a fight night; anybody can sit down at any time. "
                "A PIN keeps a seat from being opened by mistake; it does not lock the file."
            )
        )
        close = button(tr("Close"), self.accept)
        rows = Heading(tr("Seats and turns")), explained, panel, row(None, close)
        column(*rows, space=4, margins=5, parent=self)
        self.setMinimumWidth(px(560))
        turns.changed.connect(self._fill)
        session.viewer_changed.connect(self._fill)
        self._fill()

    def _fill(self) -> None:
        clear_layout(self._grid)
        for line, party in enumerate(self._turns.order):
            for place, widget in enumerate(self._cells(party)):
                self._grid.addWidget(widget, line, place)

    def _cells(self, party: Party) -> tuple[QWidget, ...]:
        here = self._session.viewer == party
        waits = party in self._turns.waiting
        who = tr("{name}, promoter").format(name=party.name) if party.promoter else party.name
        state = tr("At the keyboard") if here else tr("Turn to come") if waits else self._quiet(party)
        tone = "gold" if here else "neutral" if waits else "good"
        seat = self._seat_button(party, here=here, waits=waits)
        guarded = has_pin(self._session, party.name)
        pin = button(
            tr("Change PIN…") if guarded else tr("Set a PIN…"),
            partial(self._set_pin, party),
            name=tr("PIN of {name}").format(name=party.name),
        )
        return Heading(who, 3), Badge(state, tone, self), seat, pin

    def _quiet(self, party: Party) -> str:
        books = self._session.books
        away = party.manager is not None and is_away(books, party.manager, books.closed + 1)
        return tr("Managed by the office") if away else tr("Nothing to decide")

    def _seat_button(self, party: Party, *, here: bool, waits: bool) -> QWidget:
        if here and waits:
            return button(
                tr("End my turn"),
                self._turns.end_turn,
                name=tr("End the turn of {name}").format(name=party.name),
            )
        made = button(
            tr("Take this seat"),
            partial(self._take, party),
            name=tr("Take the seat of {name}").format(name=party.name),
        )
        made.setEnabled(not here)
        return made

    def _take(self, party: Party) -> None:
        """Hand over to somebody; who has ended his turn gets it back."""
        self.accept()
        if party not in self._turns.waiting:
            self._turns.reopen(party)
        self.seat_wanted.emit(party)

    def _set_pin(self, party: Party) -> None:
        dialog = PinDialog(self._session, party, self)
        dialog.finished.connect(lambda _: self._fill())
        dialog.open()
