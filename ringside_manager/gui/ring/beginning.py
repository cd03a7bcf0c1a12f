"""What a bout begins with: the fighter of each corner and who decides for him, or all that fell and was decided on paper."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QComboBox, QCompleter, QFileDialog, QLineEdit, QPlainTextEdit, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.drive import MOST_TYPED, TooFewError, Typed, fight_typed, read_typed
from ringside_manager.bout.engine import AnyEngine, EngineInfo, Setup
from ringside_manager.campaign.books import Books
from ringside_manager.commentary.results import result_line
from ringside_manager.errors import FileError, RingsideError
from ringside_manager.fighters import Fighter
from ringside_manager.files import read_regular, refusal
from ringside_manager.gui import words
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.ring import TakingBack
from ringside_manager.gui.settings import known_sets, set_title, settings, with_origin
from ringside_manager.gui.widgets import Dialog, Heading, Panel, button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import set_tone, show_if, show_text
from ringside_manager.language import LANGUAGE, tr, translated
from ringside_manager.office.docket import Party
from ringside_manager.play import Seat, Sitter

# Who can box in an exhibition: the fighters of a set, or those of a league


PREFERRED = "heavyweights"
"""The set that is offered first."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A fighter by name, and how his card under a bout system is made."""

    name: str
    card: Callable[[AnyEngine], Any]
    card_in_character: Callable[[AnyEngine], Any]
    person: Fighter


@dataclass(frozen=True, slots=True)
class Source:
    """Where fighters come from; ``load`` raises ``SetError`` or ``FileError`` for a set that cannot be read.

    ``pair`` is who is offered first, where it is nobody in particular the first two; ``system`` and ``options``
    are the rules they box under, where they have their own.  ``fighters`` is the set they are of, by name or file.
    """

    title: str
    load: Callable[[], Sequence[Candidate]]
    pair: tuple[str, str] = ("", "")
    system: str = ""
    options: tuple[tuple[str, object], ...] = ()
    fighters: str = ""


USUAL_PAIRS = {"heavyweights": ("Muhammad Ali", "Rocky Marciano")}
"""The meeting everybody asks about, in sets that have it."""


def set_source(name: str, title: str = "") -> Source:
    """The fighters of a shipped set, or of one in a file."""

    def load() -> Sequence[Candidate]:
        from ringside_manager.fighters.sets import load_set  # YAML is slow to import

        return tuple(
            Candidate(fighter.name, fighter.card, fighter.card_in_character, fighter)
            for fighter in load_set(name).fighters
        )

    pair = USUAL_PAIRS.get(name, ("", ""))
    return Source(title or set_title(name), load, pair, fighters=name)


def set_sources() -> tuple[Source, ...]:
    """Every set there is: the shipped ones, ``PREFERRED`` first, then the person's own."""
    from ringside_manager.fighters.sets import shipped_sets  # YAML is slow to import

    shipped = sorted(shipped_sets(), key=lambda name: (name != PREFERRED, name))
    own = (set_source(file, with_origin(Path(file))) for file in known_sets())
    return (*map(set_source, shipped), *own)


def league_source(books: Books) -> Source:
    """The fighters of a league with the ratings of today; who has retired comes last."""

    def load() -> Sequence[Candidate]:
        pages = sorted(books.fighters.values(), key=lambda page: (page.is_retired, page.name))
        return tuple(Candidate(page.name, page.card, page.card, page.fighter) for page in pages)

    options = books.options.bout_options
    return Source(books.name, load, system=books.system, options=options, fighters=books.fighter_set)


Names = tuple[str, str]


def league_offer(books: Books, viewer: Party | None, fighter: int) -> tuple[Source, Names, Names]:
    """What an exhibition in a league offers first: its fighters, one of them in red, and the manager who asks."""
    name = books.fighters[fighter].name if fighter in books.fighters else ""
    person = viewer.name if viewer is not None and viewer.manager is not None else ""
    return league_source(books), (name, ""), (person, "")


def still_off(info: EngineInfo, options: Mapping[str, object]) -> tuple[str, ...]:
    """Return the options that would give a corner something to decide, as far as they are off."""
    return tuple(name for name in window_of(info).deciding if options.get(name) is not True)


class TakingBox(QComboBox):
    """Whether decisions may be taken back, to be agreed on before the first bell."""

    def __init__(self) -> None:
        super().__init__()
        self.setAccessibleName(tr("May decisions be taken back?"))
        for one, text in (
            (TakingBack.NEVER, tr("No: what is decided stands")),
            (TakingBack.AGREED, tr("If the other corner agrees")),
            (TakingBack.FREE, tr("Yes, at any time")),
        ):
            self.addItem(text, one.value)

    @property
    def chosen(self) -> TakingBack:
        return TakingBack(self.currentData())

    def choose(self, one: TakingBack) -> None:
        self.setCurrentIndex(self.findData(one.value))


PERSON, PLAN_FILE = "person", "plan file"


class CornerBox(Panel):
    """Fighter, who decides, and the name of a person; ``changed`` after every change."""

    changed = Signal()

    def __init__(self, corner: Corner, person: str) -> None:
        super().__init__(tr("Red corner") if corner is RED else tr("Blue corner"))
        self.corner = corner
        self._candidates: tuple[Candidate, ...] = ()
        self._plans: dict[str, tuple[str, str]] = {}
        self._file: tuple[str, str] | None = None
        self.fighter = QComboBox()
        self.fighter.setEditable(True)
        self.fighter.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.fighter.setMaxVisibleItems(18)
        self.who = QComboBox()
        self.person = QLineEdit(person)
        self.person.setMaxLength(60)
        self.explained = note()
        self.wrong = plain_label(wrap=True, tone="bad")
        self.wrong.hide()
        self.person_field = Field(tr("Name of the person"), self.person)
        for field in (
            Field(tr("Fighter"), self.fighter),
            Field(tr("Who decides"), self.who),
            self.person_field,
        ):
            self.body.addWidget(field)
        self.body.addWidget(self.explained)
        self.body.addWidget(self.wrong)
        self.body.addStretch(1)
        self.fighter.editTextChanged.connect(self._on_change)
        self.who.activated.connect(self._on_who)
        self.who.currentIndexChanged.connect(self._on_change)
        self.person.textChanged.connect(self._on_change)

    def show_candidates(self, candidates: Sequence[Candidate], chosen: str, other: int) -> None:
        """Offer these fighters; ``chosen`` by name, else the one at place ``other``."""
        self._candidates = tuple(candidates)
        names = [candidate.name for candidate in candidates]
        self.fighter.blockSignals(True)
        self.fighter.clear()
        self.fighter.addItems(names)
        completer = QCompleter(names, self.fighter)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.fighter.setCompleter(completer)
        if names:
            self.fighter.setCurrentIndex(
                names.index(chosen) if chosen in names else min(other, len(names) - 1)
            )
        self.fighter.blockSignals(False)
        self._on_change()

    def show_system(self, info: EngineInfo) -> None:
        """Offer the corners a bout system has, weakest first, and its shipped fight plans."""
        from ringside_manager.gui.plans import shipped  # YAML is slow to import
        from ringside_manager.plans.files import plan_text

        before = self.who.currentData()
        self.who.blockSignals(True)
        self.who.clear()
        self.who.addItem(tr("A person at this keyboard"), PERSON)
        for level in info.corners:
            self.who.addItem(words.program(level.name), f"ai:{level.name}")
        self.who.addItem(tr("The dice alone"), "plain")
        self._plans = {}
        for plan in shipped(info.system):
            key = f"plan:{plan.name}"
            self._plans[key] = plan.name, plan_text(plan)
            self.who.addItem(tr("Fight plan: {name}").format(name=plan.name), key)
        if info.decisions:
            self.who.addItem(tr("A fight plan from a file…"), PLAN_FILE)
        best = self.who.findData(f"ai:{info.best_level}")
        place = self.who.findData(before) if before is not None else (0 if self.corner is RED else best)
        self.who.setCurrentIndex(place if place >= 0 else best)
        self.who.blockSignals(False)
        self._info = info
        self._on_change()

    def sit(self, who: str) -> None:
        """Let ``who`` decide, as ``who.currentData`` names him; nobody these rules do not know, and no file."""
        place = self.who.findData(who) if who != PLAN_FILE else -1
        if place >= 0:
            self.who.setCurrentIndex(place)

    @property
    def candidate(self) -> Candidate | None:
        typed = self.fighter.currentText().strip().casefold()
        return next((c for c in self._candidates if c.name.casefold() == typed), None)

    @property
    def seat(self) -> Seat:
        word = str(self.who.currentData() or "plain")
        if word == PERSON:
            return Seat(Sitter.PERSON, self.person.text().strip())
        if word == PLAN_FILE and self._file is not None:
            return Seat(Sitter.PLAN, *_named(self._file))
        if word in self._plans:
            return Seat(Sitter.PLAN, *_named(self._plans[word]))
        return Seat(Sitter.PROGRAM, level=word.removeprefix("ai:"))

    @property
    def message(self) -> str:
        if self.candidate is None:
            typed = self.fighter.currentText().strip()
            if not typed:
                return tr("Choose a fighter.")
            return tr("There is no fighter {name} here.").format(name=typed)
        if self.who.currentData() == PERSON and not self.person.text().strip():
            return tr("Say who sits in this corner.")
        if self.who.currentData() == PLAN_FILE and self._file is None:
            return tr("Choose a file with a fight plan.")
        return ""

    def take_plan(self, path: Path) -> None:
        """Use the fight plan in a file, or say what is wrong with it."""
        from ringside_manager.plans.files import plan_text, read_plan

        try:
            plan = read_plan(path, self._info)
        except RingsideError as refused:
            self._file = None
            self._say(error_text(refused).text)
            return
        self._file = plan.name or path.stem, plan_text(plan)
        self._on_change()

    def _on_who(self, _index: int) -> None:
        if self.who.currentData() == PLAN_FILE:
            file, _ = QFileDialog.getOpenFileName(
                self, tr("Choose a fight plan"), "", tr("Fight plans (*.yaml *.yml)")
            )
            if file:
                self.take_plan(Path(file))

    def _on_change(self) -> None:
        word = self.who.currentData()
        show_if(self.person_field, word == PERSON)
        self.explained.setText(self._explanation(str(word or "")))
        show_if(self.explained, bool(self.explained.text()))
        self._say("")
        self.changed.emit()

    def _explanation(self, word: str) -> str:
        if word.startswith("ai:"):
            level = self._info.level(word.removeprefix("ai:"))
            return translated(level.explanation)
        if word == "plain":
            return tr("Punches and steps are left to chance, tactics are never used.")
        if word == PLAN_FILE and self._file is not None:
            return self._file[0]
        return ""

    def _say(self, text: str) -> None:
        show_text(self.wrong, text)


def _named(plan: tuple[str, str]) -> tuple[str, str, str]:
    """A plan's name and text as a seat takes them, without a level between."""
    return plan[0], "", plan[1]


# A bout played on paper, typed in after or read from a file, and held against the rules while it is typed


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
            Heading(words.against(self._names[0], self._names[1]), 1),
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
