"""The rules of a plan as a list of sentences, what is the matter with each below it, and beside it the form of what is chosen."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ringside_manager.bout.engine import corner_words
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.look import follow_look, px, theme, typeface
from ringside_manager.gui.plans import corner_word, grouped, order_sentence, rest_sentence
from ringside_manager.gui.plans.draft import NOBODY, PlanDraft
from ringside_manager.gui.plans.rule_form import RuleForm
from ringside_manager.gui.widgets import Heading, Scroll, column, note
from ringside_manager.gui.widgets.fields import Choice, leave_steps
from ringside_manager.language import tr
from ringside_manager.plans import LONGEST_NAME

Index = QModelIndex | QPersistentModelIndex
_ROLE = Qt.ItemDataRole.UserRole
_WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop


@dataclass(frozen=True, slots=True)
class RuleLine:
    """One line of the list: a heading, a rule (``place`` 0 and up), or the plan as a whole."""

    text: str
    place: int = NOBODY
    number: int = 0
    heading: bool = False
    bold: bool = False
    note: str = ""
    decision: str = ""
    """What the rule is about, for who hears it without the heading above."""
    faults: tuple[tuple[str, bool], ...] = ()
    """Sentences with whether the plan is refused for them."""

    @property
    def spoken(self) -> str:
        """The line as a screen reader says it."""
        head = (
            tr("Rule {number}. {text}").format(number=self.number, text=self.text)
            if self.number
            else self.text
        )
        return " ".join([head, self.note, *(text for text, _ in self.faults)]).strip()


class RuleList(QListWidget):
    """Chooses and moves rules by mouse and keys; ``removed``, ``copied`` and ``moved`` ask for a change."""

    place_chosen = Signal(int)
    removed = Signal()
    copied = Signal()
    moved = Signal(int)
    form_wanted = Signal()

    def __init__(self, draft: PlanDraft, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._draft = draft
        self._lines: list[RuleLine] = []
        self._filling = False
        self.setAccessibleName(tr("Rules of the plan"))
        self.setAccessibleDescription(
            tr("Alt with the arrow keys moves a rule, Delete removes it, Enter goes to its form.")
        )
        self.setItemDelegate(_Painter(self))
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        self.setMinimumSize(px(240), px(120))
        self.currentRowChanged.connect(self._on_row)
        self.itemActivated.connect(lambda _item: self.form_wanted.emit())
        follow_look(self._resettle)
        self.show_plan()

    @property
    def lines(self) -> list[str]:
        return [line.spoken for line in self._lines]

    def show_plan(self) -> None:
        self._filling = True
        lines = list(_lines(self._draft))
        while self.count() > len(lines):
            self.takeItem(self.count() - 1)
        for row, line in enumerate(lines):
            if row >= self.count():
                self.addItem(QListWidgetItem())
            if row >= len(self._lines) or self._lines[row] != line or self.item(row).data(_ROLE) is None:
                _fill(self.item(row), line)
        self._lines = lines
        self._filling = False
        self.show_chosen()
        self._resettle()

    def show_chosen(self) -> None:
        here = self.currentRow()
        if 0 <= here < len(self._lines) and self._is_chosen(self._lines[here]):
            return
        self._filling = True
        for row, line in enumerate(self._lines):
            if self._is_chosen(line):
                self.setCurrentRow(row)
                self.scrollToItem(self.item(row))
                break
        self._filling = False

    def _is_chosen(self, line: RuleLine) -> bool:
        return line.place == self._draft.place and not line.heading

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Alt and an arrow moves, Delete removes, Ctrl+D duplicates."""
        steps = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in steps:
            self.moved.emit(steps[Qt.Key(event.key())])
        elif event.key() == Qt.Key.Key_Delete:
            self.removed.emit()
        elif event.key() == Qt.Key.Key_D and event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.copied.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.form_wanted.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._resettle()

    def _resettle(self) -> None:
        self.scheduleDelayedItemsLayout()

    def _on_row(self, row: int) -> None:
        if not self._filling and 0 <= row < len(self._lines) and not self._lines[row].heading:
            self.place_chosen.emit(self._lines[row].place)


def _lines(draft: PlanDraft) -> list[RuleLine]:
    plan, info, numbers = draft.plan, draft.info, draft.numbers()
    lines = [
        RuleLine(
            plan.name or tr("A plan without a name"),
            bold=True,
            note=_flowing(plan.note),
            faults=_faults(draft, NOBODY),
        )
    ]
    for kind, places in grouped(plan, info):
        decision = window_of(info).names.decision(kind)
        lines.append(RuleLine(decision, heading=True))
        for place in places:
            order = plan.orders[place]
            lines.append(
                RuleLine(
                    order_sentence(order, info), place, numbers[place], note=order.note, decision=decision,
                    faults=_faults(draft, place),
                )
            )  # fmt: skip
    return [*lines, RuleLine(tr("The rest"), heading=True), RuleLine(rest_sentence(plan))]


def _flowing(text: str) -> str:
    """Lines that were broken to fit a file run on; paragraphs stay."""
    return "\n".join(" ".join(paragraph.split()) for paragraph in text.split("\n\n"))


def _faults(draft: PlanDraft, place: int) -> tuple[tuple[str, bool], ...]:
    return tuple((draft.fault_text(fault), fault.is_refused) for fault in draft.faults_of(place))


def _fill(item: QListWidgetItem, line: RuleLine) -> None:
    item.setData(_ROLE, line)
    about = tr("{decision}. {rule}").format(decision=line.decision, rule=line.spoken)
    item.setData(Qt.ItemDataRole.AccessibleTextRole, about if line.decision else line.spoken)
    item.setText(line.spoken)
    usable = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
    item.setFlags(Qt.ItemFlag.NoItemFlags if line.heading else usable)


class _Painter(QStyledItemDelegate):
    """Paints number, sentence, note and faults under each other, as high as the sentence needs."""

    def __init__(self, view: RuleList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        width = max(self._view.viewport().width(), px(160))
        _, height = self._parts(index.data(_ROLE), width)
        return QSize(width - 1, height)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        room: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._ground(painter, room, state, heading=index.data(_ROLE).heading)
        parts, _ = self._parts(index.data(_ROLE), room.width())
        for text, font, colour, place in parts:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(place.translated(room.topLeft()), int(_WRAP), text)
        painter.restore()

    def _ground(self, painter: QPainter, room: QRect, state: QStyle.StateFlag, *, heading: bool) -> None:
        colours = theme()
        chosen = bool(state & QStyle.StateFlag.State_Selected)
        if heading or not (chosen or state & QStyle.StateFlag.State_MouseOver):
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.chosen if chosen else colours.hover))
        inside = room.adjusted(px(3), 1, -px(3), -1)
        painter.drawRoundedRect(inside, px(5), px(5))
        if chosen and self._view.hasFocus():
            painter.fillRect(
                QRect(inside.topLeft(), QPoint(inside.left() + px(3), inside.bottom())),
                QColor(colours.accent_strong),
            )

    def _parts(self, line: RuleLine, width: int) -> tuple[list[tuple[str, QFont, str, QRect]], int]:
        """Return each text with its letters, its colour and its place, and how high they are together."""
        colours, gap = theme(), px(10)
        left = gap + (px(24) if line.number else 0)
        top = px(12 if line.heading else 6)
        parts = []
        for said, font, colour in self._texts(line):
            text = said.replace(" %", "\N{NO-BREAK SPACE}%")
            space = QRect(left, top, width - left - gap, 10_000)
            needed = QFontMetrics(font).boundingRect(space, int(_WRAP), text).height()
            parts.append((text, font, colour, QRect(left, top, space.width(), needed)))
            top += needed + px(2)
        if line.number:
            parts.append((str(line.number), typeface(), colours.muted, QRect(gap, px(6), px(24), px(40))))
        return parts, top + px(2 if line.heading else 5)

    def _texts(self, line: RuleLine) -> list[tuple[str, QFont, str]]:
        colours = theme()
        small = typeface(0.9)
        bold = line.heading or line.bold
        head = typeface(0.9 if line.heading else 1.0, QFont.Weight.DemiBold if bold else QFont.Weight.Normal)
        texts = [(line.text, head, colours.muted if line.heading else colours.text)]
        if line.note:
            texts.append((line.note, small, colours.muted))
        for text, refused in line.faults:
            sign = "✕" if refused else "⚠"
            texts.append((f"{sign} {text}", small, colours.bad if refused else colours.warn))
        return texts


# The form of what is chosen: a rule, or the plan as a whole


class PlanForm(QWidget):
    """The plan as a whole: its name, its note, and who decides the rest."""

    def __init__(self, draft: PlanDraft) -> None:
        super().__init__()
        self._draft = draft
        self.name = QLineEdit()
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Name of the plan"))
        self.name.setPlaceholderText(tr("What the plan is called"))
        self.name.textEdited.connect(self._other_name)
        self.note = QPlainTextEdit()
        self.note.setAccessibleName(tr("Note on the plan"))
        self.note.setPlaceholderText(tr("What it is about, for people"))
        self.note.setTabChangesFocus(True)
        self.note.setMinimumHeight(self.note.fontMetrics().lineSpacing() * 4)
        self.note.setMaximumHeight(self.note.fontMetrics().lineSpacing() * 8)
        self.note.textChanged.connect(self._other_text)
        corners = [(corner_word(word), word) for word in corner_words(draft.info)]
        self.rest = Choice(tr("Who decides the rest"), corners, self._other_rest)
        for field in (self.name, self.note):
            leave_steps(field)
        column(
            Heading(tr("The plan as a whole"), 2),
            *self._titled(tr("Name"), self.name),
            *self._titled(tr("Note"), self.note),
            *self._titled(tr("Who decides the rest"), self.rest),
            note(
                tr(
                    "Rules are tried from top to bottom. The first that fits decides; what none decides is left to this corner."
                )
            ),
            None,
            space=2,
            margins=3,
            parent=self,
        )

    def refresh(self) -> None:
        plan = self._draft.plan
        if self.name.text().strip() != plan.name:
            self.name.setText(plan.name)
        if self.note.toPlainText().strip() != plan.note:
            self.note.blockSignals(True)
            self.note.setPlainText(plan.note)
            self.note.blockSignals(False)
        self.rest.show_value(plan.otherwise, corner_word(plan.otherwise))

    @staticmethod
    def _titled(title: str, field: QWidget) -> tuple[QLabel, QWidget]:
        label: QLabel = Heading(title, 3)
        label.setBuddy(field)
        return label, field

    def _other_name(self, text: str) -> None:
        self._draft.take(replace(self._draft.plan, name=text.strip()), tr("Change the name"), "name")

    def _other_text(self) -> None:
        text = self.note.toPlainText().strip()
        self._draft.take(replace(self._draft.plan, note=text), tr("Change the note"), "note")

    def _other_rest(self) -> None:
        plan = replace(self._draft.plan, otherwise=self.rest.currentData())
        self._draft.take(plan, tr("Change who decides the rest"))


class FormStack(QStackedWidget):
    """The form of what is chosen on the draft."""

    def __init__(self, draft: PlanDraft) -> None:
        super().__init__()
        self._draft = draft
        self.rule, self.whole = RuleForm(draft), PlanForm(draft)
        self._scrolls = Scroll(self.rule), Scroll(self.whole)
        for scroll in self._scrolls:
            self.addWidget(scroll)
        self.setMinimumWidth(px(280))
        draft.changed.connect(self.refresh)
        draft.chosen.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        self.setCurrentWidget(self._scrolls[0 if self._draft.order is not None else 1])
        self.rule.refresh()
        self.whole.refresh()

    def take_keyboard(self) -> None:
        first = self.rule.kind if self._draft.order is not None else self.whole.name
        first.setFocus()
