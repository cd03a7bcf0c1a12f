"""First step: the league's name, where it is saved, its fighters and its bout system."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.errors import RingsideError
from ringside_manager.fighters.fighter import MAX_FIGHTERS, Fighter
from ringside_manager.fighters.sets import load_set, shipped_sets
from ringside_manager.gui.look import spacing
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.settings import known_sets, remember_set, with_origin
from ringside_manager.gui.start.option_field import SetFilter
from ringside_manager.gui.start.plan import Plan, Source, check_place
from ringside_manager.gui.widgets import Heading, Scroll, button, column, note, plain_label, roomy, row
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated

# A step of the new-league assistant


F = TypeVar("F", bound=Field)


class Step(QWidget):
    """One page of the assistant: fields, and what they mean for the plan."""

    changed = Signal()

    def __init__(self, title: str, intro: str) -> None:
        super().__init__()
        self.title = title
        self.fields: list[Field] = []
        self.trouble = plain_label(wrap=True, tone="bad")
        self.trouble.hide()
        inner = QWidget()
        self.body = column(space=4, margins=(0, 0, 3, 2), parent=inner)
        outer = column(Heading(title, 1), note(intro), self.trouble, parent=self)
        outer.addSpacing(spacing(2))
        outer.addWidget(Scroll(inner), 1)

    def add(self, field: F) -> F:
        self.fields.append(field)
        field.changed.connect(self._on_change)
        return field

    def enter(self, plan: Plan) -> None:
        """The step is about to be shown."""

    def write(self, plan: Plan) -> Plan:
        return plan

    def faulty(self) -> QWidget | None:
        """The first widget that cannot stand as it is, every fault shown; ``None`` if all is well."""
        wrong = [field.widget for field in self.fields if field.isVisibleTo(self) and not field.validate()]
        return wrong[0] if wrong else None

    def tell(self, error: RingsideError | None) -> None:
        """Show what is wrong with the plan as a whole, or nothing."""
        text = "" if error is None else error_text(error).whole
        self.trouble.setText(text)
        self.trouble.setVisible(bool(text))

    def _on_change(self) -> None:
        self.tell(None)
        self.changed.emit()


Choice = tuple[Source, str]
"""One entry of the list of sets: where the fighters come from, and the set's name or file."""


class LeagueStep(Step):
    """Name, folder, fighters, bout system."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(
            tr("A new league"),
            tr("Give it a name and say who is to box. Everything has a default that works."),
        )
        self._plan = plan
        self.name = QLineEdit(plan.name)
        self.name.setMaxLength(120)
        self.name.selectAll()
        self.name.setPlaceholderText(tr("For example: Thursday Night Boxing"))
        self.folder = QLineEdit(str(plan.folder))
        self.sets = QComboBox()
        self.count = roomy(QSpinBox())
        self.systems = QComboBox()
        self._fill_sets()
        for name in registry.names():
            self.systems.addItem(registry.get(name).info.title, name)
        self.systems.setCurrentIndex(max(0, self.systems.findData(self._plan.system)))
        self._lay_out()
        self._on_set()

    def _lay_out(self) -> None:
        check = lambda: check_place(self.write(self._plan))  # noqa: E731
        self.name_field = self.add(Field(tr("Name of the league"), self.name, check=check))
        browse = button(tr("Browse…"), self._browse, name=tr("Choose the folder"))
        self.folder_field = self.add(
            Field(
                tr("Saved in the folder"),
                self.folder,
                beside=_beside(self.folder, browse),
                hint=tr("The folder is made if it is not there yet."),
            )
        )
        self.folder_field.changed.connect(self._on_folder)
        other = button(tr("From a file…"), self._import, name=tr("Choose a fighter set from a file"))
        self.sets_field = self.add(
            Field(tr("Fighters"), self.sets, beside=_beside(self.sets, other), check=self._check_set)
        )
        self.filter = SetFilter()
        self.filter.changed.connect(self._on_filter)
        self.count.setRange(2, MAX_FIGHTERS)
        self.count.setValue(self._plan.count)
        self.count_field = self.add(
            Field(
                tr("How many fighters are rolled"),
                self.count,
                hint=tr(
                    "Their ratings and names come from the dice; any likeness to a real fighter is chance."
                ),
                rule="R5",
            )
        )
        self.system_field = self.add(Field(tr("Bout system"), self.systems))
        for field in self.fields:
            self.body.addWidget(field)
            if field is self.sets_field:
                self.body.addWidget(self.filter)
        self.body.addStretch(1)
        self.sets.currentIndexChanged.connect(self._on_set)
        self.systems.currentIndexChanged.connect(self._on_system)
        self._on_system()

    def write(self, plan: Plan) -> Plan:
        source, name = self._choice()
        return replace(
            plan,
            name=" ".join(self.name.text().split()),
            folder=Path(self.folder.text().strip() or ".").expanduser(),
            source=source,
            set_name=name,
            choosing=self.filter.choosing,
            count=self.count.value(),
            system=str(self.systems.currentData()),
        )

    def offer_set(self, what: str | Path) -> None:
        """Choose a shipped set by its name, or the set in a file."""
        source = Source.SHIPPED
        if isinstance(what, Path):
            source = Source.FILE
            remember_set(what)
            self._fill_sets()
        self.sets.setCurrentIndex(self._index((source, str(what))))

    def _choice(self) -> Choice:
        source, name = self.sets.currentData()
        return source, name

    def _fill_sets(self) -> None:
        self.sets.blockSignals(True)
        self.sets.clear()
        for name in shipped_sets():
            made = load_set(name)
            text = tr("{title} — %n fighter", "{title} — %n fighters", len(made.fighters)).format(
                title=made.title or name
            )
            self.sets.addItem(text, (Source.SHIPPED, name))
        for file in known_sets():
            self.sets.addItem(with_origin(Path(file)), (Source.FILE, file))
        self.sets.addItem(tr("Invented fighters, rolled for this league"), (Source.DICE, ""))
        self.sets.setCurrentIndex(max(0, self._index((self._plan.source, self._plan.set_name))))
        self.sets.blockSignals(False)

    def _index(self, choice: Choice) -> int:
        return next((at for at in range(self.sets.count()) if tuple(self.sets.itemData(at)) == choice), -1)

    def _on_set(self) -> None:
        source, name = self._choice()
        self.count_field.setVisible(source is Source.DICE)
        self.filter.offer(self._listed(source, name), self._plan.choosing)
        self._on_filter()

    def _listed(self, source: Source, name: str) -> tuple[Fighter, ...]:
        """Everybody in the set, nobody where it is rolled or cannot be read, which its field says."""
        try:
            return (
                ()
                if source is Source.DICE
                else load_set(Path(name) if source is Source.FILE else name).fighters
            )
        except RingsideError:
            return ()

    def _on_filter(self) -> None:
        """Say how many are left of the set."""
        source, name = self._choice()
        choosing = self.filter.choosing
        left = sum(map(choosing.takes, self._listed(source, name)))
        text = tr("%n fighter of that era and class", "%n fighters of that era and class", left)
        show_text(self.sets_field.hint, text if choosing else "")
        self._on_change()

    def _on_system(self) -> None:
        info = registry.get(str(self.systems.currentData())).info
        text = tr("{summary} Designed by {designers}.").format(
            summary=translated(info.summary), designers=info.designers
        )
        self.system_field.hint.setText(text)
        self.system_field.hint.setVisible(True)

    def _check_set(self) -> None:
        if self._choice()[0] is not Source.DICE:
            self.write(self._plan).fighter_set()

    def _on_folder(self) -> None:
        """Another folder may have room for the name, or hold it already."""
        if self.name.text():
            self.name_field.validate()

    def _browse(self) -> None:
        chosen = QFileDialog.getExistingDirectory(self, tr("Where leagues are saved"), self.folder.text())
        if chosen:
            self.folder.setText(chosen)

    def _import(self) -> None:
        file, _ = QFileDialog.getOpenFileName(
            self, tr("Choose a fighter set"), "", tr("Fighter sets (*.yaml *.yml)")
        )
        if file:
            self._take(Path(file))

    def _take(self, file: Path) -> None:
        """Offer a file's fighters, or say beside the field why it is no fighter set."""
        try:
            load_set(file)
        except RingsideError as refused:
            self.sets_field.wrong.setText(error_text(refused).text)
            self.sets_field.wrong.show()
            return
        self.offer_set(file)
        self.changed.emit()


def _beside(field: QWidget, act: QWidget) -> QWidget:
    holder = QWidget()
    box: QHBoxLayout = row(parent=holder)
    box.addWidget(field, 1)
    box.addWidget(act)
    return holder
