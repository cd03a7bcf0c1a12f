"""Help for whoever is new: the first evening hint by hint on the real pages, and what to do now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ringside_manager.gui.look import px, size_window, theme
from ringside_manager.gui.pages.office.words import detail, headline
from ringside_manager.gui.place import COMMAND, Place
from ringside_manager.gui.settings import settings
from ringside_manager.gui.shell.league_desk import LeagueDesk
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Panel,
    Scroll,
    button,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.texts import Ornament
from ringside_manager.language import later, tr
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.inbox import inbox

if TYPE_CHECKING:
    from ringside_manager.campaign.books import Books

# The first evening: hints that stand beside what they speak of


@dataclass(frozen=True, slots=True)
class Stop:
    """One hint: the page it is on, what of the page (or of the window, where no page is named) it points at."""

    page: str
    part: str
    title: Callable[[], str]
    text: Callable[[], str]


STOPS: tuple[Stop, ...] = (
    Stop("office", "inbox", later("What waits for you"), later("Every day in the office begins here: offers to answer, then what is good to know. The line under an offer says what a win and a loss would pay.")),
    Stop("", "go_on", later("The yellow button"), later("It always names the next step: an answer, the next manager, the fight night. Ctrl+Enter presses it, its arrow goes further.")),
    Stop("office", "stable", later("Your fighters"), later("How fresh each man is, whom he boxes next, and what share of his purses is yours. Find a bout leads on.")),
    Stop("matchmaker", "table", later("Make a bout"), later("Every opponent with the chance to win, the purse and the popularity in it. Choose one, and the sheet works out the bout in each arena.")),
    Stop("cards", "board", later("The coming nights"), later("What is agreed, night by night and arena by arena. A free place can be clicked to make a bout there.")),
    Stop("night", "bill", later("Fight night"), later("The bill of the coming night. The bouts come one by one or all at once; each can be watched from ringside, and your own you can box yourself.")),
    Stop("rankings", "tabs", later("The ladder"), later("The champion, his challengers, and the way there. A name leads to the man's page, anywhere.")),
    Stop("charts", "panel", later("Everything drawn"), later("The race for money first; the list beside it has careers, purses, endings and more.")),
    Stop("journal", "table", later("Everything can be taken back"), later("Each act is an entry. Ctrl+Z takes the last one back; here any other can be struck or corrected, with a preview of what follows.")),
    Stop("", "search", later("Find anything"), later("Ctrl+K finds fighters, pages, rules and words, F1 explains what you are at. The menu Help has the glossary and What should I do now? Have a good evening!")),
)  # fmt: skip
_AT, _BEGUN = "evening/hint", "evening/begun"
"""The settings of the hint one is at, from 0, and whether the first evening was ever begun."""
_LOOK_MS = 120


class FirstEvening(QObject):
    """Leads through the hints of ``STOPS``; it can be left at any time and gone on with later."""

    def __init__(
        self, window: QWidget, desk: Callable[[], LeagueDesk | None], bar: Mapping[str, QWidget]
    ) -> None:
        """Hints in ``window`` on the pages of ``desk``, and on the parts of its ``bar`` by the names ``STOPS`` uses."""
        super().__init__(window)
        self._window, self._desk, self._bar = window, desk, bar
        self.at = min(max(settings().value(_AT, 0), 0), len(STOPS) - 1)
        self.hint, self.mark = Hint(window), Mark(window)
        self.hint.next_wanted.connect(lambda: self._step(1))
        self.hint.back_wanted.connect(lambda: self._step(-1))
        self.hint.leave_wanted.connect(self.leave)
        # What is pointed at moves when a page is filled, scrolled or resized, and none of that is told.
        self._looking = QTimer(self, interval=_LOOK_MS)
        self._looking.timeout.connect(self.look)

    @property
    def is_on(self) -> bool:
        return self._looking.isActive()

    def begin(self) -> None:
        """Show the hint that is next, on its page; after the last one begin again."""
        settings().set_value(_BEGUN, True)
        self._looking.start()
        self._show()

    def leave(self) -> None:
        self._looking.stop()
        self.hint.hide()
        self.mark.hide()

    def look(self) -> None:
        """Put hint and mark where what they speak of is now; without it the hint stands in the corner."""
        desk, window = self._desk(), self._window
        if desk is None:
            self.leave()
            return
        if desk.curtain.is_down or window.isMinimized():
            return
        page = desk.view.page
        if page is not None and page.wants_window:  # a bout or a finale is looked at undisturbed
            self.hint.hide()
            self.mark.hide()
            return
        self.hint.setVisible(self.is_on)
        target = self.target()
        place = None
        if target is not None:
            seen = target.visibleRegion().boundingRect()  # without what is scrolled away
            place = QRect(target.mapTo(window, seen.topLeft()), seen.size())
        self.mark.point_at(place)
        self.hint.stand_beside(place)

    def target(self) -> QWidget | None:
        """What the hint points at, if it can be seen."""
        stop, desk = STOPS[self.at], self._desk()
        if stop.page:
            page = desk.view.page if desk is not None else None
            found = (
                getattr(page, stop.part, None) if page is not None and page.place.page == stop.page else None
            )
        else:
            found = self._bar[stop.part]
        return found if isinstance(found, QWidget) and found.isVisible() else None

    def _step(self, by: int) -> None:
        over = self.at + by >= len(STOPS)
        self.at = 0 if over else max(self.at + by, 0)
        settings().set_value(_AT, self.at)
        if over:
            self.leave()
            if (desk := self._desk()) is not None:
                desk.go(Place("office"))
        else:
            self._show()

    def _show(self) -> None:
        desk, stop = self._desk(), STOPS[self.at]
        if desk is None or desk.curtain.is_down:
            return
        if stop.page and (desk.view.trail.here or Place("")).page != stop.page:
            desk.go(Place(stop.page, _next_card(desk.session.books) if stop.page == "night" else 0))
        self.hint.show_stop(stop, self.at)
        QTimer.singleShot(0, self, self._bring_into_view)

    def _bring_into_view(self) -> None:
        target = around = self.target()
        while around is not None and not isinstance(around, QScrollArea):
            around = around.parentWidget()
        inside = around.widget() if around is not None else None
        if target is not None and around is not None and inside is not None and inside is not target:
            around.verticalScrollBar().setValue(target.mapTo(inside, QPoint()).y() - px(12))
        self.look()
        self.hint.on.setFocus(Qt.FocusReason.OtherFocusReason)


def _next_card(books: Books) -> int:
    """The next night on which somebody boxes, or the coming one where no bout is made yet."""
    made = (books.bouts[bout].night for man in books.fighters.values() for bout in man.booked)
    return min(made, default=books.closed + 1)


class Mark(Ornament, QWidget):
    """A frame in the window around what a hint speaks of; clicks go through it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def point_at(self, place: QRect | None) -> None:
        """Stand around ``place``, or nowhere."""
        if place is None or place.isEmpty():
            self.hide()
            return
        edge = px(4)
        self.setGeometry(place.adjusted(-edge, -edge, edge, edge))
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().accent_strong), px(3)))
        inside = px(2)
        painter.drawRoundedRect(self.rect().adjusted(inside, inside, -inside, -inside), px(8), px(8))
        painter.end()


class Hint(QFrame):
    """A card with a title, a few lines, and the ways back, on and out."""

    next_wanted, back_wanted, leave_wanted = Signal(), Signal(), Signal()

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self.setProperty("kind", "raised")
        self.setAutoFillBackground(True)
        self.title, self.text, self.count = Heading("", 2), plain_label(wrap=True), plain_label(tone="muted")
        self.on = button(tr("Next"), self.next_wanted.emit, kind="primary")
        self.back = button(tr("Back"), self.back_wanted.emit)
        self.out = button(
            tr("Leave"),
            self.leave_wanted.emit,
            kind="flat",
            tip=tr("Goes on from the menu Help whenever you like"),
        )
        foot = row(self.count, None, self.out, self.back, self.on)
        column(self.title, self.text, foot, space=3, margins=4, parent=self)
        self.hide()

    def show_stop(self, stop: Stop, at: int) -> None:
        self.title.setText(stop.title())
        self.text.setText(stop.text())
        self.count.setText(tr("{number} of {all}").format(number=at + 1, all=len(STOPS)))
        self.back.setEnabled(at > 0)
        self.on.setText(tr("Next") if at + 1 < len(STOPS) else tr("Done"))
        self.setAccessibleName(stop.title())
        self.setAccessibleDescription(stop.text())
        self.show()

    def stand_beside(self, place: QRect | None) -> None:
        """Stand under, over, right or left of ``place``, wherever there is room; else in the lower right corner."""
        room = self._window.rect().adjusted(px(12), px(12), -px(12), -px(12))
        width = min(px(380), room.width())
        height = self.heightForWidth(width)
        card = QRect(room.right() - width, room.bottom() - height, width, height)
        if place is not None and not place.isEmpty():
            gap = px(14)
            left = min(max(place.left(), room.left()), room.right() - width)
            top = min(max(place.top(), room.top()), room.bottom() - height)
            sides = (
                QRect(left, place.bottom() + gap, width, height),
                QRect(left, place.top() - gap - height, width, height),
                QRect(place.right() + gap, top, width, height),
                QRect(place.left() - gap - width, top, width, height),
            )
            card = next((side for side in sides if room.contains(side)), card)
        self.setGeometry(card)
        self.raise_()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Escape leaves, the arrows go back and on."""
        acts = {
            Qt.Key.Key_Escape: self.leave_wanted,
            Qt.Key.Key_Left: self.back_wanted,
            Qt.Key.Key_Right: self.next_wanted,
        }
        if (act := acts.get(Qt.Key(event.key()))) is not None:
            act.emit()
        else:
            super().keyPressEvent(event)


def greets(league: str) -> bool:
    """Whether the first evening begins by itself: in the sample league, by its name, as long as it was never begun."""
    if settings().value(_BEGUN, default=False):
        return False
    from ringside_manager.office.stores import SAMPLE_NAME  # reads fighter sets, which is slow to import

    return league == SAMPLE_NAME


# What should I do now?


_MOST = 5
"""Lines of one's own inbox that are shown."""


class WhatNow(Dialog):
    """The next step and what waits, in sentences, each with a way there; ``go`` carries a ``Place``."""

    go = Signal(object)

    def __init__(self, desk: LeagueDesk | None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What should I do now?"))
        self._desk = desk
        inner = QWidget()
        self._box = column(space=3, parent=inner)
        self._fill()
        self._box.addStretch(1)
        close = button(tr("Close"), self.accept)
        column((Scroll(inner), 1), row(None, close), space=3, margins=5, parent=self)
        size_window(self, 560, 460)

    def _fill(self) -> None:
        desk = self._desk
        if desk is None:
            self._offer(
                tr("Look around in a league that is under way; ten hints lead through the first evening."),
                tr("Open the sample league"),
                Place(COMMAND, part="sample"),
                first=True,
            )
            self._offer(
                tr("Found your own: five short steps, each with a default that works."),
                tr("New league…"),
                Place(COMMAND, part="new"),
            )
            self._offer(
                tr("Put any two fighters into the ring at once, without a league."),
                tr("Exhibition bout…"),
                Place(COMMAND, part="exhibition"),
            )
            return
        if desk.curtain.is_down:
            self._box.addWidget(note(tr("Take the seat: the button on the curtain says whose turn it is.")))
            return
        self._offer(
            desk.advancer.tip() or desk.advancer.why_not(),
            desk.advancer.label(),
            Place(COMMAND, part="continue"),
            first=True,
        )
        self._fill_inbox()
        self._offer(
            tr("New here? Ten hints on the real pages."),
            tr("First evening, hint by hint"),
            Place(COMMAND, part="first evening"),
        )

    def _fill_inbox(self) -> None:
        """What the office says, too: decisions first, then what is good to know."""
        desk = self._desk
        viewer = desk.session.viewer if desk is not None else None
        if desk is None or viewer is None or desk.session.books.ended:
            return
        books = desk.session.books
        rows = [
            entry for entry in inbox(books, viewer, desk.session.entries) if entry.kind is not InboxKind.NEWS
        ]
        for entry in rows[:_MOST]:
            part = "decisions" if entry.kind.is_decision else ""
            words = " ".join(
                filter(None, (f"{headline(books, entry)}.".replace("..", "."), detail(books, entry)))
            )
            if entry.kind is InboxKind.IDLE:
                self._offer(words, tr("Find a bout"), Place("matchmaker", entry.fighter or 0))
            else:
                self._offer(words, tr("To the office"), Place("office", 0, part))
        if not rows:
            self._box.addWidget(note(tr("Nothing waits for you.")))

    def _offer(self, text: str, act: str, place: Place, *, first: bool = False) -> None:
        def follow() -> None:
            self.accept()
            self.go.emit(place)

        panel = Panel(raised=first)
        made = button(act, follow, kind="primary" if first else "")
        panel.body.addLayout(row((plain_label(text, wrap=True), 1), made, space=3))
        self._box.addWidget(panel)
