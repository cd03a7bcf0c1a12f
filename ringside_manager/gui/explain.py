"""How a number was computed: the number that can be asked, and the sheet beside it, step by step with its rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, runtime_checkable

from PySide6.QtCore import QPoint, QRect, Qt, Signal, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.explanation_words import Step, heading, result, steps, where
from ringside_manager.gui.look import spacing
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Heading, Link, column, grid, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.facts.explanations import Explanation
from ringside_manager.office.house_rules import differing

_MOST_HOUSE = 6
"""Numbers told at most that are others than by the book; the rulebook has them all."""


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
        bout = books.bouts.get(told.bout or 0)
        self.house = differing(books.house if bout is None else books.house_on(bout.night), self.rules)
        self._lay_out(heading(books, told), where(told), result(told))
        self.setAccessibleName(self.said(heading(books, told), result(told)))

    def said(self, title: str, answer: str) -> str:
        """Everything on the sheet as one text, for screen readers."""
        lines = (" ".join(filter(None, (step.name, step.how, step.value))) for step in self.steps)
        house = map(words.house_rule, self.house[:_MOST_HOUSE])
        return "\n".join((f"{title}: {answer}", *lines, *house))

    def _lay_out(self, title: str, place: str, answer: str) -> None:
        outer = column(space=3, margins=4, parent=self)
        answered = SizedLabel(answer, 1.4, QFont.Weight.Bold, display=True)
        outer.addLayout(row(Heading(title, 3), None, answered, space=5))
        if place:
            outer.addWidget(note(place))
        outer.addLayout(self._grid())
        for row_of_rules in self.house[:_MOST_HOUSE]:
            outer.addWidget(note(words.house_rule(row_of_rules)))
        outer.addLayout(self._links())

    def _grid(self) -> QGridLayout:
        cells = grid(4, 1, stretch={1: 1})
        for line, step in enumerate(self.steps):
            weight = QFont.Weight.DemiBold if step.total else QFont.Weight.Normal
            name, value = SizedLabel(_marked(step), 1.0, weight), SizedLabel(step.value, 1.0, weight)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            for place, label in enumerate((name, plain_label(step.how, tone="muted"), value)):
                cells.addWidget(label, line, place)
        return cells

    def _links(self) -> QVBoxLayout:
        links = [self._link(rule) for rule in self.rules]
        return column(row(note(tr("In the rulebook:")), *links, None, space=1))

    def _link(self, rule: str) -> Link:
        made = Link(rule, Place("rulebook", part=rule))
        made.setAccessibleName(tr("Rule {rule} in the rulebook").format(rule=rule))
        made.go.connect(self._leave)
        return made

    def _leave(self, place: object) -> None:
        self.go.emit(place)
        self.close()


def _marked(step: Step) -> str:
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


# A number one can ask how it was computed


class Explained(QPushButton):
    """A number that shows how it was computed when it is pressed; ``explain`` is asked only then."""

    def __init__(
        self,
        text: str = "",
        explain: Callable[[], Explanation] | None = None,
        parent: QWidget | None = None,
        *,
        name: str = "",
    ) -> None:
        super().__init__(parent)
        self._explain = explain
        self._name = name
        self.setProperty("kind", "link")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.WhatsThisCursor)
        self.clicked.connect(self._show)
        self.set(text, explain)

    def set(self, text: str, explain: Callable[[], Explanation] | None) -> None:
        """Show another number; without ``explain`` it is only a text."""
        self._explain = explain
        self.setText(text.replace("&", "&&"))
        self.setEnabled(explain is not None)
        set_tip(self, tr("How is this computed?") if explain else "")
        self.setAccessibleName(f"{self._name} {text}".strip())
        self.setAccessibleDescription(tr("How is this computed?") if explain else "")

    def _show(self) -> None:
        if self._explain is not None:
            show_explanation(self, self._explain())
