"""What every panel of the desk has in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.gui.board.names import square_word
from ringside_manager.gui.look import px, spacing
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
from ringside_manager.gui.ring.live_bout import LiveBout
from ringside_manager.gui.widgets import column, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel, show_if
from ringside_manager.language import tr

_WIDTH = 184
"""Pixels at normal size a card has at least, if there is room for one."""


class OptionCard(QPushButton):
    """One option; the whole card is pressed, or its ``key`` if it has one."""

    def __init__(self, key: str, title: str, lines: Sequence[str] = ()) -> None:
        super().__init__()
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.title_text = title
        self.setAccessibleName(title)
        told = ". ".join(lines)
        shape = tr("Key {key}. {effects}") if key else "{effects}"
        self.setAccessibleDescription(shape.format(key=key, effects=told))
        self._box = QVBoxLayout(self)
        side = px(10)
        self._box.setContentsMargins(side, side, side, side)
        self._box.setSpacing(px(3))
        head = SizedLabel(title, 1.25, QFont.Weight.DemiBold)
        head.setWordWrap(True)
        head.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        line = row(self._key_label(key), (head, 1), space=2)
        self._box.addLayout(line)
        self._labels: list[QLabel] = [head]
        self._advised = False
        for text in lines:
            self._add(plain_label(text, wrap=True, tone="muted"))
        self._box.addStretch(1)

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
        self._labels.append(label)
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

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._box.totalHeightForWidth(width)

    def sizeHint(self) -> QSize:
        return self._box.totalSizeHint()

    def minimumSizeHint(self) -> QSize:
        return self._box.totalMinimumSize()


class Cards(QWidget):
    """Cards beside each other, in as many columns as fit; ``chosen`` carries the place of the one pressed."""

    chosen = Signal(int)

    def __init__(self, cards: Sequence[OptionCard]) -> None:
        super().__init__()
        self.cards = tuple(cards)
        self._columns = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(spacing(2))
        for place, card in enumerate(self.cards):
            card.setProperty("place", place)
            card.clicked.connect(self._on_clicked)
        self._lay_out(max(1, len(self.cards)))

    def show_shares(self, shares: Sequence[float]) -> None:
        for card, share, word in zip(self.cards, shares, share_words(shares), strict=False):
            card.show_share(share, word)

    def resizeEvent(self, event: QResizeEvent) -> None:
        fit = max(1, (event.size().width() + spacing(2)) // (px(_WIDTH) + spacing(2)))
        count = len(self.cards)
        lines = -(-count // min(fit, count)) if count else 1
        self._lay_out(-(-count // lines) if count else 1)
        super().resizeEvent(event)

    def minimumSizeHint(self) -> QSize:
        widest = max((card.minimumSizeHint().width() for card in self.cards), default=0)
        return QSize(min(widest, px(_WIDTH)), super().minimumSizeHint().height())

    def _lay_out(self, columns: int) -> None:
        if columns == self._columns:
            return
        for place in range(self._columns):
            self._grid.setColumnStretch(place, 0)
        self._columns = columns
        for place, card in enumerate(self.cards):
            self._grid.addWidget(card, place // columns, place % columns)
        for place in range(columns):
            self._grid.setColumnStretch(place, 1)

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
        return self._place_of(event) is not None

    def press(self, event: QKeyEvent) -> bool:
        place = self._place_of(event)
        if place is None:
            return False
        self.choose(place)
        return True

    def choose(self, place: int) -> None:
        self.chose.emit(self.request, place)

    def _place_of(self, event: QKeyEvent) -> int | None:
        modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        tenth = event.key() == Qt.Key.Key_0
        if modifiers or event.isAutoRepeat() or not (tenth or _FIRST_KEY <= event.key() <= _LAST_KEY):
            return None
        place = _KEYS - 1 if tenth else int(event.key()) - _FIRST_KEY
        return place if place < len(self.request.options) else None


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
        column(*map(note, known_lines(match, request)), self.cards, *lines, None, space=1, parent=self)

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
