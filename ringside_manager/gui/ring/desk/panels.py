"""What every panel of the desk has in common."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLabel, QPushButton, QSizePolicy, QWidget

from ringside_manager.bout.corner import Corner, Request, choice_word
from ringside_manager.gui.board import square_word
from ringside_manager.gui.look import px, spacing, typeface
from ringside_manager.gui.ring import LiveBout
from ringside_manager.gui.ring.chance import Known, option_chance
from ringside_manager.gui.ring.desk.entry import DeskPanel, Wanted, spoken
from ringside_manager.gui.ring.desk.questions import (
    effect_lines,
    hint_sentence,
    known_lines,
    missing,
    question,
    share_words,
)
from ringside_manager.gui.ring.desk.table import ShareBar
from ringside_manager.gui.widgets import column, note, plain_label, row, set_tip
from ringside_manager.gui.widgets.texts import LineLabel, SizedLabel, show_if
from ringside_manager.language import tr

_WIDTH, _LINE_WIDTH = 184, 160
"""Pixels at normal size a card has at least, if there is room for one, and one that is a line."""
_LINE_GAP = 2
"""Pixels at normal size between lines."""


class Shape(Enum):
    """How much of an option is shown at once: the fuller the higher."""

    CARD = "card"
    """A line for each thing it does."""
    PARAGRAPH = "paragraph"
    BESIDE = "beside"
    """The paragraph beside the title."""
    LINE = "line"
    """All in one line, as far as there is room."""


FLAT = (Shape.BESIDE, Shape.LINE)
"""Shapes whose title stands before what is said, not above it."""


class OptionCard(QPushButton):
    """One option; the whole card is pressed, or its ``key`` if it has one."""

    def __init__(self, key: str, title: str, lines: Sequence[str] = ()) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self.setProperty("kind", "option")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.title_text = title
        self.setAccessibleName(title)
        told = ". ".join(lines)
        shape = tr("Key {key}. {effects}") if key else "{effects}"
        self.setAccessibleDescription(shape.format(key=key, effects=told))
        self._box = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._head = SizedLabel(title, 1.25, QFont.Weight.DemiBold)
        self._head.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._key = self._key_label(key)
        self._box.addLayout(row(self._key, (self._head, 1), space=2))
        self._lines = [plain_label(text, wrap=True, tone="muted") for text in lines]
        running = " · ".join(lines).replace(": · ", ": ")  # what ends with a colon says of what comes next
        self._paragraph, self._line = note(running), LineLabel(running, "muted")
        for label in (*self._lines, self._paragraph, self._line):
            self._add(label)
        self._advised = False
        self.chance: QLabel | None = None
        self._box.addStretch(1)
        self._foot = self._box.count() - 1
        self._shape: Shape | None = None
        self.set_shape(Shape.CARD)

    def set_shape(self, shape: Shape) -> None:
        if shape is self._shape:
            return
        self._shape = shape
        line, flat, way = shape is Shape.LINE, shape in FLAT, QBoxLayout.Direction
        self._box.setDirection(way.LeftToRight if flat else way.TopToBottom)
        side, over = (px(8), px(2)) if flat else (px(10), px(10 if shape is Shape.CARD else 5))
        self._box.setContentsMargins(side, over, side, over)
        self._box.setSpacing(px(10 if flat else 3 if shape is Shape.CARD else 1))
        for label in (self._paragraph, self._line):
            self._box.setStretchFactor(label, int(flat))
        self._box.setStretch(self._foot, int(not flat))
        self._head.setFont(typeface(1.25 if shape is Shape.CARD else 1.0, QFont.Weight.DemiBold))
        self._head.setWordWrap(not flat)
        for label in self._lines:
            show_if(label, shape is Shape.CARD)
        show_if(self._paragraph, shape in (Shape.PARAGRAPH, Shape.BESIDE))
        show_if(self._line, line)
        set_tip(self, "\n".join(label.text() for label in self._lines) if line else "")

    @property
    def is_short(self) -> bool:
        """Whether more is to be said on it than it has height for; a line never says more."""
        return self._shape is not Shape.LINE and self.heightForWidth(self.width()) > self.height()

    @property
    def line_width(self) -> int:
        """The width in which a card that is a line says its title, in pixels."""
        title = QFontMetrics(typeface(1.0, QFont.Weight.DemiBold)).horizontalAdvance(self.title_text)
        return title + self._key.sizeHint().width() + px(48)

    @staticmethod
    def line_height() -> int:
        """The height of a card that is a line, in pixels."""
        return px(26)

    @staticmethod
    def _key_label(key: str) -> QLabel:
        label = SizedLabel(key)
        label.setProperty("badge", "true")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        label.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        show_if(label, bool(key))
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return label

    def _add(self, label: QLabel) -> None:
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._box.addWidget(label)

    def show_share(self, share: float, word: str) -> None:
        """Say how often the corner would take it; nothing without a ``word``, and nothing a second time."""
        if not word or self._advised:
            return
        self._advised = True
        told = tr("The corner: {share}").format(share=word)
        bar = ShareBar(share)
        bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label = plain_label(told)
        label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        label.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._box.addLayout(row(bar, label, space=2))
        self.setAccessibleDescription(f"{self.accessibleDescription()}. {told}")
        self.updateGeometry()

    def show_chance(self, told: str) -> None:
        """Say what the chance to win is after it."""
        if self.chance is None:
            self.chance = plain_label()
            self._add(self.chance)
        self.chance.setText(told)
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        wraps = self._box.hasHeightForWidth()
        return self._box.totalHeightForWidth(width) if wraps else self._box.totalSizeHint().height()

    def sizeHint(self) -> QSize:
        return self._box.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._box.totalMinimumSize()


class Cards(QWidget):
    """Cards beside each other, in as many columns as fit, as lines where the height is too little for cards.

    ``chosen`` carries the place of the one pressed.
    """

    chosen = Signal(int)

    def __init__(self, cards: Sequence[OptionCard]) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        for place, card in enumerate(self.cards):
            card.setParent(self)
            card.setProperty("place", place)
            card.clicked.connect(self._on_clicked)

    def show_shares(self, shares: Sequence[float]) -> None:
        for card, share, word in zip(self.cards, shares, share_words(shares), strict=False):
            card.show_share(share, word)
        self._lay_out()

    def show_chances(self, found: Sequence[Known], corner: Corner) -> None:
        """Say of every card what the chance of ``corner`` to win is after it."""
        for card, one in zip(self.cards, found, strict=False):
            card.show_chance(option_chance(one, corner))
        self._lay_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Now that they are dressed, the cards know how high they are."""
        super().showEvent(event)
        self._lay_out()

    def event(self, event: QEvent) -> bool:
        """A card that has become higher pushes those below it down."""
        if event.type() is QEvent.Type.LayoutRequest and any(card.is_short for card in self.cards):
            self._lay_out()
        return super().event(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()
        self._lay_out()

    def sizeHint(self) -> QSize:
        """Ask for what the options need as lines; more is made use of."""
        rows = self._rows(Shape.LINE, self._columns(Shape.LINE), 0)
        return QSize(px(_WIDTH), sum(rows) + px(_LINE_GAP) * max(0, len(rows) - 1))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _columns(self, shape: Shape) -> int:
        """As many columns as there is room for, the cards spread evenly over their rows."""
        count, gap = max(1, len(self.cards)), spacing(2)
        wide = px(_WIDTH)
        if shape is Shape.BESIDE:
            return 1
        if shape is Shape.LINE:
            wide = max(px(_LINE_WIDTH), *(card.line_width for card in self.cards))
        fit = max(1, min(count, (self.width() + gap) // (wide + gap)))
        return -(-count // -(-count // fit))

    def _rows(self, shape: Shape, columns: int, wide: int) -> list[int]:
        """The height of each row of cards so wide."""
        begins = range(0, len(self.cards), columns)
        if shape is Shape.LINE:
            return [OptionCard.line_height()] * len(begins)
        for card in self.cards:
            card.set_shape(shape)
        return [max(card.heightForWidth(wide) for card in self.cards[at : at + columns]) for at in begins]

    def _lay_out(self) -> None:
        """Give each card its place, all in the fullest shape the height allows."""
        if not self.cards or not self.width():
            return
        for shape in Shape:
            columns, gap = self._columns(shape), spacing(2 if shape is Shape.CARD else 1)
            if shape is Shape.LINE:
                columns, gap = self._fewest(columns), px(_LINE_GAP)
            wide = (self.width() - spacing(2) * (columns - 1)) // columns
            rows = self._rows(shape, columns, wide)
            if sum(rows) + gap * (len(rows) - 1) <= self.height():
                break
        tops = [sum(rows[:down]) + gap * down for down in range(len(rows))]
        for place, card in enumerate(self.cards):
            down, across = divmod(place, columns)
            card.set_shape(shape)
            card.setGeometry(across * (wide + spacing(2)), tops[down], wide, rows[down])

    def _fewest(self, most: int) -> int:
        """The fewest columns of lines that fit the height, so that each says as much as it can."""
        gap = px(_LINE_GAP)
        rows = max(1, (self.height() + gap) // (OptionCard.line_height() + gap))
        return min(most, -(-len(self.cards) // rows))

    def _on_clicked(self) -> None:
        sender = self.sender()
        if isinstance(sender, OptionCard):
            self.chosen.emit(int(sender.property("place")))


_FIRST_KEY, _LAST_KEY = Qt.Key.Key_1.value, Qt.Key.Key_9.value


_KEYS = 10
"""Number keys there are."""


class OptionsPanel(DeskPanel):
    """One ``request``; ``chose`` comes with it and the place that was picked."""

    def __init__(self, match: LiveBout, request: Request[Any]) -> None:
        super().__init__(question(match, request), request.corner, request.rule)
        self.request = request

    def takes(self, event: QKeyEvent) -> bool:
        """Keys 1 to 9, and 0 for a tenth, as far as there are options."""
        return digit_of(event, len(self.request.options)) is not None

    def press(self, event: QKeyEvent) -> bool:
        place = digit_of(event, len(self.request.options))
        if place is None:
            return False
        self.choose(place)
        return True

    def choose(self, place: int) -> None:
        self.chose.emit(self.request, place)


def digit_of(event: QKeyEvent, count: int) -> int | None:
    """The place a digit means among so many, 0 for a tenth; ``None`` for any other key."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    tenth = event.key() == Qt.Key.Key_0
    if modifiers or event.isAutoRepeat() or not (tenth or _FIRST_KEY <= event.key() <= _LAST_KEY):
        return None
    place = _KEYS - 1 if tenth else int(event.key()) - _FIRST_KEY
    return place if place < count else None


def key_of(place: int) -> str:
    """The number key of a place, from 0: 1 to 9, then 0; nothing beyond the tenth."""
    return str((place + 1) % _KEYS) if place < _KEYS else ""


class RequestPanel(OptionsPanel):
    """What a corner decides openly; every option with its effect, and why a usual one is not there."""

    def __init__(self, match: LiveBout, request: Request[Any]) -> None:
        super().__init__(match, request)
        assert match.contest is not None
        self._contest, self._window = match.contest, match.window
        self.cards = Cards(option_cards(match, request))
        self.cards.chosen.connect(self.choose)
        lines = []
        for absent in missing(match, request):
            line = note(absent.told)
            line.setProperty("rule", absent.rule)
            lines.append(line)
        column(*map(note, known_lines(match, request)), (self.cards, 1), *lines, space=1, parent=self)

    @property
    def wanted(self) -> Wanted:
        return Wanted(
            tr("Type one of the choices"), spoken(self._window, self.request), rule=self.request.rule
        )

    @property
    def no_hint(self) -> str | None:
        return None

    def ask_corner(self) -> str:
        shares = self._contest.hint(self.request)
        self.cards.show_shares(shares)
        return hint_sentence(self._window.names, self.request, shares)

    def show_chances(self, found: Sequence[Known]) -> None:
        self.cards.show_chances(found, self.request.corner)


def option_cards(match: LiveBout, request: Request[Any]) -> list[OptionCard]:
    """A card for each option with its key and what it does."""
    assert match.contest is not None
    effects = match.contest.outlook(request).effects
    names, floor = match.window.names, match.setup.engine.info.floor
    made = []
    for place, option in enumerate(request.options):
        word = choice_word(option)
        is_square = floor is not None and request.kind in names.squares
        title = square_word(word, floor) if is_square else names.option(request.kind, word)
        lines = effect_lines(match.window, request.kind, word, effects[place]) if place < len(effects) else ()
        made.append(OptionCard(key_of(place), title, lines))
    return made
