"""A bout played on paper, typed in after or read from a file, and held against the rules while it is typed."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QTimer, Signal
from PySide6.QtWidgets import QFileDialog, QPlainTextEdit, QWidget

from ringside_manager.bout.drive import MOST_TYPED, TooFewError, Typed, fight_typed, read_typed
from ringside_manager.bout.engine import Setup
from ringside_manager.commentary.results import result_line
from ringside_manager.errors import FileError, RingsideError
from ringside_manager.files import read_regular, refusal
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import LANGUAGE, tr, translated

PAUSE_MS = 250
"""How long nobody must have typed before it is judged."""
_FOLDER = "typed/folder"


class TypedDialog(Dialog):
    """A list of dice, cards and decisions; ``kept`` carries it as ``Typed`` when it is a whole bout and somebody takes it."""

    kept = Signal(object)

    def __init__(self, setup: Setup, seed: int, act: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("A bout played on paper"))
        self._setup, self._seed = setup, seed
        self._typed: Typed | None = None
        red, blue = (setup.engine.card_data(card)["name"] for card in (setup.red, setup.blue))
        self._names = str(red), str(blue)
        self.text = QPlainTextEdit()
        self.text.setAccessibleName(tr("Dice, cards and decisions"))
        self.text.setTabChangesFocus(True)
        self.text.setMinimumHeight(px(160))
        self.said = plain_label(wrap=True)
        self._soon = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._soon.timeout.connect(self.judge)
        self.text.textChanged.connect(self._on_text)
        self.keep = button(act, self._keep, kind="primary")
        self.file = button(tr("From a file…"), self._ask_file, picture="folder")
        how = tr(
            "Type what fell and what was decided in the order the rules ask for it, between blanks or lines; # begins a "
            "remark. A die is its face (00 is 100; 7+14 is a d10 and the last digit of a d20), a card its number, a "
            "decision its word."
        )
        column(
            Heading(tr("{red} against {blue}").format(red=self._names[0], blue=self._names[1]), 1),
            note(how),
            (self.text, 1),
            self.said,
            row(self.file, None, button(tr("Cancel"), self.reject), self.keep),
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 620, 520)
        self.judge()

    def judge(self) -> None:
        """Hold against the rules what stands there: what is asked for next, what is wrong and where, or the result."""
        self._soon.stop()
        self._typed = None
        try:
            typed = self._read()
            record = fight_typed(self._setup, self._seed, typed, (None, None))
        except TooFewError as lacking:
            self._say(tr("Next: {asked}").format(asked=translated(lacking.asked)), "muted")
        except RingsideError as wrong:
            self._say(error_text(wrong).text, "bad")
        else:
            self._typed = typed
            clock = self._setup.engine.info.clock
            self._say(result_line(record.outcome, *self._names, clock, LANGUAGE.code), "good")
        self.keep.setEnabled(self._typed is not None)

    def read_file(self, file: Path) -> None:
        """Take over what stands in a file; what cannot be read is said."""
        try:
            data = read_regular(file, MOST_TYPED)
            if len(data) > MOST_TYPED:
                raise FileError(tr("{file} is too large for one bout.").format(file=file.name))
        except (OSError, RingsideError) as fault:
            refused = refusal(file, fault) if isinstance(fault, OSError) else fault
            self._say(error_text(refused).text, "bad")
            return
        self.text.setPlainText(data.decode("utf-8", errors="replace"))
        self.judge()

    def _read(self) -> Typed:
        text = self.text.toPlainText()
        source = tr("The list")
        bare = not any(line.partition("#")[0].strip() for line in text.splitlines())
        return Typed((), source) if bare else read_typed(text, source)

    def _on_text(self) -> None:
        self.keep.setEnabled(False)
        self._soon.start()

    def _say(self, text: str, tone: str) -> None:
        set_tone(self.said, tone)
        self.said.setText(text)

    def _ask_file(self) -> None:
        start = str(settings().value(_FOLDER, ""))
        chosen, _ = QFileDialog.getOpenFileName(
            self, tr("A bout played on paper"), start, tr("Texts (*.txt)")
        )
        if chosen:
            settings().set_value(_FOLDER, str(Path(chosen).parent))
            self.read_file(Path(chosen))

    def _keep(self) -> None:
        if self._typed is not None:
            self.accept()
            self.kept.emit(self._typed)
