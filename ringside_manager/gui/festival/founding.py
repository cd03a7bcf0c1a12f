"""Founding a festival: who enters, how it is held, under what rules; or one that was founded before."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QLineEdit, QSpinBox, QTabWidget, QWidget

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.bout.engine import AI, IN_CHARACTER, PLAIN, AnyEngine
from ringside_manager.campaign.festivals import FEWEST, FORMAT_TITLES, MOST, OF_ROUNDS, Format
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP, USUAL_HANDICAP
from ringside_manager.campaign.festivals.groups import FEWEST_STABLES, Shape, course_of
from ringside_manager.campaign.festivals.tables import lengths_in, usual_lengths
from ringside_manager.errors import RingsideError
from ringside_manager.gui.festival.entrants import Entrants
from ringside_manager.gui.festival.keeper import disk_fault
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.ring.beginning import set_sources
from ringside_manager.gui.start.option_field import OptionField, option_widgets, system_field
from ringside_manager.gui.start.plan import file_name
from ringside_manager.gui.widgets import (
    Dialog,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    roomy,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.gui.words import number
from ringside_manager.language import later, tr
from ringside_manager.office.festivals import LARGEST_SEED, SUFFIX, Festival, founded, write
from ringside_manager.text_safety import file_slug, visible

_EXPLAINED: dict[Format, Callable[[], str]] = {
    Format.KNOCKOUT: later("Who loses is out; the best seeds have byes where they are needed (F10)."),
    Format.DOUBLE: later(
        "Who loses twice is out: a bracket of winners, one of losers, and a final (F20-F22)."
    ),
    Format.GROUPS: later("Groups of three to six, then a knockout of the first two of each (F45-F47)."),
    Format.ROUND_ROBIN: later("Everybody meets everybody once; points decide (F30)."),
    Format.SWISS: later("A few rounds between men of like points who have not met (F40-F43)."),
    Format.ONE_NIGHT: later(
        "A knockout of 4 to 8 on one night: what a man has lost he carries along (F50-F51)."
    ),
    Format.TEAMS: later(
        "Stables of as many men, entered stable by stable: each meets each, board by board (F60-F62)."
    ),
    Format.HANDICAP: later("A knockout in which the better begins with some of his strength lost (F65-F66)."),
    Format.LADDER: later("Neighbours meet, and who beats the man above takes his rung (F70-F73)."),
    Format.CIRCUIT: later(
        "A leg for each length of bout, paired as a Swiss; later legs count more (F75-F77)."
    ),
}
_NAMED = f"*{SUFFIX}"
_UNNUMBERED = 1000


class FoundingDialog(Dialog):
    """Asks for a festival; ``opened`` carries a festival and its file, founded here or found on the disk."""

    opened = Signal(Path)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Festival"))
        self._options: list[OptionField[QWidget]] = []
        self.entrants = Entrants(set_sources())
        self._build()
        self._lay_out()
        self._on_system()
        self.entrants.enter_first()
        for box in (self.form, self.seeding, self.corner):
            box.currentIndexChanged.connect(self._judge)
        self.system.currentIndexChanged.connect(self._on_system)
        self.entrants.changed.connect(self._judge)
        for asked in (self.swiss, self.stables, self.handicap):
            asked.valueChanged.connect(self._judge)
        for line in (self.name, self.seed, self.lengths):
            line.textChanged.connect(self._judge)
        self._judge()

    @property
    def engine(self) -> AnyEngine:
        """The bout system that is chosen."""
        return registry.get(self.system.currentData())

    @property
    def format(self) -> Format:
        """The format that is chosen."""
        return Format(self.form.currentData())

    @property
    def shape(self) -> Shape:
        """What this format is asked besides; ``UsageError`` for lengths that are none."""
        lengths = lengths_in(self.lengths.text()) if self.format is Format.CIRCUIT else ()
        return Shape(self.swiss.value() or None, self.stables.value(), lengths, self.handicap.value())

    def festival(self) -> Festival:
        """The festival as it was said; errors of the house if it cannot be held so."""
        typed = self.seed.text().strip()
        seed = int(typed) if typed else secrets.randbelow(2**53)
        return founded(
            self.format,
            self.engine,
            self.entrants.in_order(seed, dice=bool(self.seeding.currentData())),
            rounds=self.rounds.value(),
            options={field.name: field.text for field in self._options if field.text},
            corner=self.corner.currentData(),
            seed=seed,
            shape=self.shape,
        )

    def found(self) -> None:
        """Found it and write it into a new file."""
        try:
            made = self.festival()
            place = new_place(self.name.text().strip() or self.usual_name())
            write(made, place)
        except RingsideError as refused:
            show_text(self.problem, error_text(refused).text)
            return
        except OSError as error:
            show_text(self.problem, error_text(disk_fault(error)).text)
            return
        self.accept()
        self.opened.emit(place)

    def open_known(self) -> None:
        """Go on with the festival chosen among those in the usual folder."""
        self._leave(Path(self.known.currentData()))

    def ask_for_file(self) -> None:
        """Go on with a festival from any folder."""
        file, _ = QFileDialog.getOpenFileName(
            self, tr("Open a festival"), str(paths.saves()), tr("Festivals (*.festival)")
        )
        if file:
            self._leave(Path(file))

    def usual_name(self) -> str:
        """What a festival is called where nobody says."""
        count = len(self.entrants.men)
        return tr("{format} of {count}").format(format=FORMAT_TITLES[self.format](), count=count)

    @property
    def message(self) -> str:
        """What is wrong with the festival as it stands; empty if nothing is."""
        typed = self.seed.text().strip()
        if typed and not (
            typed.isascii() and typed.isdecimal() and len(typed) < 20 and int(typed) <= LARGEST_SEED
        ):
            return tr("The seed is a whole number from 0 to {most}; left empty, the dice are fresh.").format(
                most=number(LARGEST_SEED)
            )
        men = len(self.entrants.men)
        try:
            shape = self.shape
            lengths = shape.lengths or usual_lengths(self.engine.info.rounds[-1], men)
            course_of(self.format, men, shape.rounds, stables=shape.stables, lengths=lengths)
            for length in shape.lengths:
                self.engine.info.terms(length)
        except RingsideError as refused:
            return error_text(refused).text
        return ""

    # building ------------------------------------------------------------------------------------------

    def _leave(self, path: Path) -> None:
        self.accept()
        self.opened.emit(path)

    def _build(self) -> None:
        self.known = QComboBox()
        for path in known_festivals():
            self.known.addItem(title_of(path), str(path))
        self.name = QLineEdit()
        self.name.setMaxLength(60)
        self.form, self.system, self.seeding, self.corner = (QComboBox() for _ in range(4))
        for form in Format:
            self.form.addItem(FORMAT_TITLES[form](), form.value)
        for name in registry.names():
            self.system.addItem(registry.get(name).info.title, name)
        self.system.setCurrentIndex(max(0, self.system.findData("ringside")))
        self.seeding.addItem(tr("As they stand in the list"), "")
        self.seeding.addItem(tr("Drawn by dice"), "dice")
        self.rounds, self.swiss = roomy(QSpinBox()), roomy(QSpinBox())
        self.swiss.setRange(0, MOST)
        self.swiss.setSpecialValueText(tr("As many as it takes"))
        self.stables, self.handicap = roomy(QSpinBox()), roomy(QSpinBox())
        self.stables.setRange(FEWEST_STABLES, MOST // 2)
        self.handicap.setRange(1, MOST_HANDICAP)
        self.handicap.setValue(USUAL_HANDICAP)
        self.handicap.setSuffix(tr(" %"))
        self.lengths = QLineEdit()
        self.lengths.setMaxLength(40)
        self.explained = note()
        self.explained.setMinimumHeight(px(18))  # as wide as the dialog is, it needs one line
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("fresh dice"))
        self.extra = column(space=2)
        self.summary = plain_label(wrap=True, tone="muted")
        self.problem = plain_label(wrap=True, tone="bad")
        self.start = button(tr("Found the festival"), self.found, kind="primary")
        self.start.setDefault(True)

    def _lay_out(self) -> None:
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setAccessibleName(tr("What is said of the festival"))
        self.tabs.addTab(self._who(), tr("Who and how"))
        self.tabs.addTab(self._rules(), tr("Rules of the bouts"))
        before = QWidget()
        go_on = button(tr("Go on with it"), self.open_known, picture="continue")
        file = button(tr("From a file…"), self.ask_for_file, picture="folder")
        known = bool(self.known.count())
        self.known.setAccessibleName(tr("Festivals that were founded before"))
        row(plain_label(tr("Founded before:")), (self.known, 1), go_on, file, parent=before)
        for widget in (self.known, go_on):
            widget.setEnabled(known)
        if not known:
            self.known.setPlaceholderText(tr("None yet"))
        foot = row((self.summary, 1), button(tr("Cancel"), self.reject), self.start)
        column(before, (self.tabs, 1), self.problem, foot, space=3, margins=4, parent=self)
        size_window(self, 940, 660)
        self.form.setFocus()

    def _who(self) -> QWidget:
        page = QWidget()
        self.own = {
            Field(tr("Rounds"), self.swiss, rule="F40"): OF_ROUNDS,
            Field(tr("Stables"), self.stables, rule="F60"): (Format.TEAMS,),
            Field(tr("Handicap of the first"), self.handicap, rule="F65"): (Format.HANDICAP,),
            Field(tr("Rounds of the legs"), self.lengths, rule="F75"): (Format.CIRCUIT,),
        }
        choices = row(
            Field(tr("Format"), self.form, rule="F10"),
            *self.own,
            Field(tr("Seeding"), self.seeding, rule="F1"),
            (Field(tr("Name"), self.name), 1),
            space=4,
        )
        column(choices, self.explained, (self.entrants, 1), space=3, margins=(0, 3, 0, 0), parent=page)
        return page

    def _rules(self) -> QWidget:
        inner = QWidget()
        choices = row(
            Field(tr("Rules"), self.system),
            Field(tr("Rounds of a bout"), self.rounds),
            Field(tr("Who decides in the corners"), self.corner),
            Field(tr("Seed of the dice"), self.seed),
            None,
            space=4,
        )
        said = note(
            tr("The same seed and fighters give the same festival again, as long as nobody boxes himself.")
        )
        column(choices, said, self.extra, None, space=3, margins=(0, 3, 0, 0), parent=inner)
        return Scroll(inner)

    def _on_system(self) -> None:
        info = self.engine.info
        self.rounds.setRange(info.rounds[0], info.rounds[-1])
        self.rounds.setValue(info.default_rounds)
        kept = self.corner.currentData()
        self.corner.clear()
        self.corner.addItem(tr("The program at its best"), AI)
        if info.character:
            self.corner.addItem(tr("The program, in character"), IN_CHARACTER)
        self.corner.addItem(tr("The dice alone"), PLAIN)
        self.corner.setCurrentIndex(max(0, self.corner.findData(kept)))
        clear_layout(self.extra)
        self._options = [system_field(spec, info) for spec in info.options]
        for part in option_widgets(info, self._options):
            self.extra.addWidget(part)
        self._judge()

    def _judge(self) -> None:
        """Say what the choices come to, and what stands against them."""
        form = self.format
        self.explained.setText(_EXPLAINED[form]())
        for field, formats in self.own.items():
            show_if(field, form in formats)
        usual = usual_lengths(self.engine.info.rounds[-1], max(FEWEST, len(self.entrants.men)))
        self.lengths.setPlaceholderText(", ".join(map(str, usual)))
        self.name.setPlaceholderText(self.usual_name())
        message = self.message
        show_text(self.problem, message)
        self.start.setEnabled(not message)
        self.summary.setText("" if message else self._summary())

    def _summary(self) -> str:
        men = len(self.entrants.men)
        rules = self.engine.info.title
        text = tr("{format}, %n fighter, {rules}.", "{format}, %n fighters, {rules}.", men)
        return text.format(format=FORMAT_TITLES[self.format](), rules=rules)


def known_festivals() -> tuple[Path, ...]:
    """The festivals of the usual folder, the latest first."""
    there = [path for path in paths.saves().glob(_NAMED) if path.is_file()]
    return tuple(sorted(there, key=lambda path: (-path.stat().st_mtime, path.name)))


def title_of(path: Path) -> str:
    """What a festival is called: the name of its file."""
    return visible(path.stem)


def new_place(name: str) -> Path:
    """A file in the usual folder that is not there yet; makes the folder."""
    folder = paths.saves()
    folder.mkdir(parents=True, exist_ok=True)
    word = file_name(name) or file_slug(name, "festival")
    names = (word, *(f"{word} {number}" for number in range(2, _UNNUMBERED)))
    free = (place for one in names if not (place := folder / f"{one}{SUFFIX}").exists())
    return next(free, folder / f"{word} {secrets.token_hex(4)}{SUFFIX}")
