"""What a rule chooses: one word, words in order of preference, or a mix drawn by weight."""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from ringside_manager.bout.corner import Decision, Mixture, Preference
from ringside_manager.gui.board.names import Names
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.plans.draft import BIG_CHOICE, as_list, as_mix, as_one, unused, with_weight
from ringside_manager.gui.plans.sentences import shares
from ringside_manager.gui.widgets import clear_layout, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import Choice, ShareBar, Whole, leave_steps, small_button
from ringside_manager.language import later, tr
from ringside_manager.plans.plan import MOST_WEIGHT, words_of

Choose = Preference | Mixture


class Mode(Enum):
    """The three ways to choose."""

    ONE = "one"
    LIST = "list"
    MIX = "mix"


class ChoiceForm(QWidget):
    """Shows and changes a choice; ``edited`` carries it with the run of typing a change belongs to."""

    edited = Signal(object, str)

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names
        self._decision = Decision("", (), "", "")
        self._choose: Choose = Preference(())
        self._shown: tuple[object, ...] = ()
        self.mode = Choice(tr("How to choose"), [], self._other_mode)
        self.mode.offer((said(), mode) for mode, said in _MODES.items())
        self.hint = note()
        self.one = Choice(tr("Choice"), [], self._other_word)
        self.adder = Choice(tr("Add a choice"), [], self._add)
        self.weights: dict[str, Whole] = {}
        self._bars: dict[str, tuple[ShareBar, QLabel]] = {}
        self.buttons: dict[tuple[str, str], QPushButton] = {}
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(2))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setContentsMargins(0, 0, 0, 0)
        column(self.mode, self.hint, self.one, self._grid, row(self.adder), None, space=2, parent=self)

    @property
    def way(self) -> Mode:
        mode: Mode = self.mode.currentData()
        return mode

    def show_choice(self, decision: Decision, choose: Choose, *, other_rule: bool) -> None:
        """Show a choice; a list of one word stays a list unless this is another rule."""
        self._decision, self._choose = decision, choose
        self.mode.show_value(self._mode(other_rule=other_rule))
        self.hint.setText(_HINTS[self.way]())
        self.one.setVisible(self.way is Mode.ONE)
        rest = unused(choose, decision)
        whole = self.way is Mode.MIX and len(decision.options) <= BIG_CHOICE
        self.adder.setVisible(self.way is not Mode.ONE and not whole and bool(rest))
        if self.way is Mode.ONE:
            self._show_one()
        self._show_rows(decision.options if whole else words_of(choose))
        self.adder.offer(
            [(tr("Add a choice…"), ""), *((self._names.option(decision.kind, word), word) for word in rest)]
        )

    def _mode(self, *, other_rule: bool) -> Mode:
        if isinstance(self._choose, Mixture):
            return Mode.MIX
        if len(self._choose.words) > 1:
            return Mode.LIST
        return Mode.ONE if other_rule or self.way is Mode.MIX else self.way

    def _show_one(self) -> None:
        kind, words = self._decision.kind, words_of(self._choose)
        entries = [(self._names.option(kind, word), word) for word in self._decision.options]
        self.one.offer(entries if words else [(tr("Choose…"), ""), *entries])
        word = words[0] if words else ""
        self.one.show_value(word, self._names.option(kind, word))

    def _show_rows(self, words: tuple[str, ...]) -> None:
        """The rows of a list or a mix; they are made again only if they are other ones, so that typing goes on."""
        shown: tuple[object, ...] = () if self.way is Mode.ONE else (self.way, self._decision.kind, words)
        if shown != self._shown:
            self._shown = shown
            clear_layout(self._grid)
            self.weights, self._bars, self.buttons = {}, {}, {}
            if shown:
                for line, word in enumerate(words):
                    self._make_row(line, word)
        if self.way is Mode.MIX:
            self._show_weights()

    def _make_row(self, line: int, word: str) -> None:
        said = self._names.option(self._decision.kind, word)
        if self.way is Mode.LIST:
            self._make_ranked(line, word, said)
        else:
            self._make_weighed(line, word, said)

    def _make_ranked(self, line: int, word: str, said: str) -> None:
        self._grid.addWidget(plain_label(tr("{n}. {word}").format(n=line + 1, word=said), wrap=True), line, 0)
        acts = (
            ("up", tr("Prefer {word} more").format(word=said), lambda: self._move(word, -1)),
            ("down", tr("Prefer {word} less").format(word=said), lambda: self._move(word, 1)),
            ("close", tr("Do not choose {word}").format(word=said), lambda: self._drop(word)),
        )
        pictures = {"up": "up", "down": "down", "close": "close"}
        for place, (key, name, act) in enumerate(acts, 1):
            made = self.buttons[key, word] = small_button(pictures[key], name, act)
            self._grid.addWidget(made, line, place)
        self._grid.setColumnStretch(0, 1)

    def _make_weighed(self, line: int, word: str, said: str) -> None:
        field = self.weights[word] = Whole(tr("Weight of {word}").format(word=said), 0, MOST_WEIGHT)
        field.valueChanged.connect(lambda weight: self._weigh(word, weight))
        leave_steps(field)
        bar, share = ShareBar(), plain_label(tone="muted")
        share.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        share.setMinimumWidth(share.fontMetrics().horizontalAdvance("100 %") + px(4))
        self._bars[word] = bar, share
        label = plain_label(said)
        label.setBuddy(field)
        for place, widget in enumerate((label, field, bar, share)):
            self._grid.addWidget(widget, line, place)
        self._grid.setColumnStretch(0, 0)
        self._grid.setColumnStretch(2, 1)

    def _show_weights(self) -> None:
        held = dict(as_mix(self._choose).weights)
        parts = shares([held.get(word, 0) for word in self.weights])
        for (word, field), part in zip(self.weights.items(), parts, strict=True):
            field.show_value(held.get(word, 0))
            bar, share = self._bars[word]
            bar.show_share(part / 100)
            share.setText(tr("{percent} %").format(percent=part))

    # what people do

    def _other_mode(self) -> None:
        turned: dict[Mode, Callable[[Choose], Choose]] = {
            Mode.ONE: as_one,
            Mode.LIST: as_list,
            Mode.MIX: as_mix,
        }
        choose = turned[self.way](self._choose)
        if choose == self._choose:
            self.show_choice(self._decision, choose, other_rule=False)
        else:
            self.edited.emit(choose, "")

    def _other_word(self) -> None:
        word = self.one.currentData()
        if word:
            self.edited.emit(Preference((word,)), "")

    def _add(self) -> None:
        word = self.adder.currentData()
        if not word:
            return
        if isinstance(self._choose, Mixture):
            self.edited.emit(with_weight(self._choose, self._decision, word, 1), "")
        else:
            self.edited.emit(Preference((*self._choose.words, word)), "")

    def _weigh(self, word: str, weight: int) -> None:
        self.edited.emit(with_weight(as_mix(self._choose), self._decision, word, weight), f"weight {word}")

    def _move(self, word: str, by: int) -> None:
        words = list(words_of(self._choose))
        there = words.index(word) + by
        if 0 <= there < len(words):
            words.remove(word)
            words.insert(there, word)
            self.edited.emit(Preference(tuple(words)), "")
            self.buttons["up" if by < 0 else "down", word].setFocus()

    def _drop(self, word: str) -> None:
        self.edited.emit(Preference(tuple(kept for kept in words_of(self._choose) if kept != word)), "")


_MODES: dict[Mode, Callable[[], str]] = {
    Mode.ONE: later("One choice"),
    Mode.LIST: later("In order of preference"),
    Mode.MIX: later("A mix, drawn by weight"),
}
_HINTS: dict[Mode, Callable[[], str]] = {
    Mode.ONE: later("If it is not allowed at the moment, the next rule that fits decides."),
    Mode.LIST: later("The first that is allowed at the moment."),
    Mode.MIX: later("Dice draw one of those allowed at the moment; 0 leaves a choice out."),
}
