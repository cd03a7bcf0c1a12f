"""A small sheet beside a number: how it was computed, step by step, with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui.explain.words import Step, heading, result, steps, where
from ringside_manager.gui.look import set_margins, spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Heading, Link, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.facts.explanations import Explanation


@runtime_checkable
class Home(Protocol):
    """A page or dialog over an open league, which can go elsewhere."""

    session: Session
    go: SignalInstance


class Popover(QFrame):
    """The sheet; Esc or a click elsewhere closes it, ``go`` asks for the rulebook."""

    go = Signal(object)

    def __init__(self, books: Books, told: Explanation, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setProperty("kind", "panel")
        self.setProperty("rule", told.rule)
        self.steps = steps(books, told)
        self.rules = tuple(dict.fromkeys((told.rule, *(step.rule for step in self.steps))))
        self._lay_out(heading(books, told), where(told), result(told))
        self.setAccessibleName(self.said(heading(books, told), result(told)))

    def said(self, title: str, answer: str) -> str:
        """Everything on the sheet as one text, for screen readers."""
        lines = (" ".join(filter(None, (step.name, step.how, step.value))) for step in self.steps)
        return "\n".join((f"{title}: {answer}", *lines))

    def _lay_out(self, title: str, place: str, answer: str) -> None:
        outer = QVBoxLayout(self)
        set_margins(outer, 4)
        outer.setSpacing(spacing(3))
        answered = SizedLabel(answer, 1.4, QFont.Weight.Bold, display=True)
        outer.addLayout(row(Heading(title, 3), None, answered, space=5))
        if place:
            outer.addWidget(note(place))
        outer.addLayout(self._grid())
        outer.addLayout(self._links())

    def _grid(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(spacing(4))
        grid.setVerticalSpacing(spacing(1))
        grid.setColumnStretch(1, 1)
        for line, step in enumerate(self.steps):
            for place, label in enumerate(_labels(step)):
                grid.addWidget(label, line, place)
        return grid

    def _links(self) -> QVBoxLayout:
        links = [self._link(rule) for rule in self.rules]
        box = QVBoxLayout()
        box.addLayout(row(note(tr("In the rulebook:")), *links, None, space=1))
        return box

    def _link(self, rule: str) -> Link:
        made = Link(rule, Place("rulebook", part=rule))
        made.setAccessibleName(tr("Rule {rule} in the rulebook").format(rule=rule))
        made.go.connect(self._leave)
        return made

    def _leave(self, place: object) -> None:
        self.go.emit(place)
        self.close()


def _labels(step: Step) -> tuple[QLabel, QLabel, QLabel]:
    weight = QFont.Weight.DemiBold if step.total else QFont.Weight.Normal
    name, value = SizedLabel(_marked(step), 1.0, weight), SizedLabel(step.value, 1.0, weight)
    value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return name, plain_label(step.how, tone="muted"), value


def _marked(step: Step) -> str:
    """A condition with a sign for whether it holds."""
    if step.met is None:
        return step.name
    return f"{'✓' if step.met else '✗'} {step.name}"


def show_explanation(
    widget: QWidget,
    told: Explanation,
    books: Books | None = None,
    go: Callable[[object], object] | None = None,
) -> Popover:
    """Show how a number was computed, beside the widget that shows it.

    Names and the way to the rulebook come from the page or dialog the widget is on, unless given.
    """
    home = _home(widget)
    if books is None:
        if home is None:
            raise ValueError("a number outside a page of an open league needs the books to be explained")
        books = home.session.books
    sheet = Popover(books, told, widget)
    if go is not None:
        sheet.go.connect(go)
    elif home is not None:
        sheet.go.connect(home.go)
    sheet.adjustSize()
    sheet.move(_beside(widget, sheet))
    sheet.show()
    sheet.setFocus(Qt.FocusReason.PopupFocusReason)
    return sheet


def _home(widget: QWidget) -> Home | None:
    above: QWidget | None = widget
    while above is not None:
        if isinstance(above, Home):
            return above
        above = above.parentWidget()
    return None


def _beside(widget: QWidget, sheet: QWidget) -> QPoint:
    """Under the widget, or wherever it fits on the screen."""
    corner = widget.mapToGlobal(QPoint(0, widget.height() + spacing(1)))
    screen = widget.screen()
    room: QRect = screen.availableGeometry()
    left = max(room.left(), min(corner.x(), room.right() - sheet.width()))
    if corner.y() + sheet.height() > room.bottom():
        above = widget.mapToGlobal(QPoint(0, 0)).y() - sheet.height() - spacing(1)
        return QPoint(left, max(room.top(), above))
    return QPoint(left, corner.y())
