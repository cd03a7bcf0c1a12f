"""The league to be, as the new-league assistant has gathered it so far, and the first step that asks for it: name, place, fighters, bout system."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QFileDialog, QHBoxLayout, QLineEdit, QSpinBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.campaign.books import (
    Asking,
    Colour,
    Conduct,
    Countering,
    Judgement,
    ManagerKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK
from ringside_manager.errors import RingsideError, SaveExistsError, UsageError
from ringside_manager.fighters import MAX_FIGHTERS, Fighter, FighterSet
from ringside_manager.fighters.finding import Choosing
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set, shipped_sets
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import spacing
from ringside_manager.gui.seats import league_key, set_pin
from ringside_manager.gui.settings import known_sets, remember_set, with_origin
from ringside_manager.gui.start.option_field import SetFilter
from ringside_manager.gui.widgets import Heading, Scroll, button, column, note, plain_label, roomy, row
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.founding import (
    OPTIONS,
    check_founding,
    check_league_name,
    league_options,
)
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.house_rules import shipped
from ringside_manager.paths import draft_path

SUFFIX = ".ringside"


class Source(Enum):
    """Where the fighters come from."""

    SHIPPED = "shipped"
    FILE = "file"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One manager to be; ``colour`` is empty until one is chosen, ``pin`` empty for a seat without one."""

    name: str
    kind: ManagerKind
    temperament: Temperament | None = None
    colour: Colour = ""
    pin: str = ""
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """A league to be, as far as it has been thought out; ``options`` are texts by name, defaults left out."""

    name: str = ""
    folder: Path = Path()
    source: Source = Source.SHIPPED
    set_name: str = "heavyweights"
    choosing: Choosing = field(default_factory=Choosing)
    """Which men of the set are listed."""
    count: int = 40
    system: str = "ringside"
    seats: tuple[SeatPlan, ...] = ()
    promoter: str = ""
    promoter_pin: str = ""
    method: StableMethod = StableMethod.DRAFT
    stable_size: int = 4
    options: tuple[tuple[str, str], ...] = (
        ("conduct", Conduct.BY_WORTH.value),
        ("judgement", Judgement.LEARNT.value),
        ("asking", Asking.AHEAD.value),
        ("countering", Countering.ONCE.value),
    )
    pack: HousePack = field(default_factory=lambda: shipped(BOOK))
    seed: int = field(default_factory=lambda: secrets.randbits(31))

    @property
    def path(self) -> Path:
        return self.folder / f"{file_name(self.name)}{SUFFIX}"

    def fighter_set(self) -> FighterSet:
        """The fighters drafted or auctioned from; ``SetError`` for a file that is none, ``UsageError`` if nobody is meant."""
        if self.source is Source.DICE:
            return generate_set(self.count, self.seed)
        whole = load_set(Path(self.set_name) if self.source is Source.FILE else self.set_name)
        return self.choosing.of(whole)

    def listed(self) -> int:
        """How many fighters are sold at an auction at most, 0 without one; ``SetError`` as above."""
        if self.method is not StableMethod.AUCTION:
            return 0
        most, listed = dict(self.options).get("most_fighters", "none"), len(self.fighter_set().fighters)
        return listed if most == "none" else min(listed, int(most) * len(self.seats))

    def founding(self) -> Founding:
        """What the league is founded on.  Raises as ``league_options``, ``fighter_set`` and ``check_founding``."""
        check_league_name(self.name)
        chosen = league_options(
            self.system, self.method, self.stable_size, _by_the_book() | dict(self.options), self.pack
        )
        fighters = self.fighter_set()
        founding = Founding(
            name=self.name,
            system=self.system,
            set_name=fighters.name,
            fighters=fighters.fighters,
            seats=tuple(
                Seat(seat.name, seat.kind, seat.temperament, seat.colour, seat.skill) for seat in self.seats
            ),
            promoter=self.promoter,
            options=chosen,
            seed=self.seed,
        )
        check_founding(founding)
        return founding

    def keep_privately(self) -> None:
        """Remember the PINs, which are no part of the league."""
        league = league_key(self.name, self.seed)
        for seat in self.seats:
            set_pin(league, seat.name, seat.pin)
        if self.promoter:
            set_pin(league, self.promoter, self.promoter_pin)


PROPOSED = {
    "nights": "nights",
    "stake": "stake_dollars",
    "tournament_night": "tournament_night",
    "card_cap": "card_cap",
}
"""The options a pack proposes values for, each with the name of the number in the pack."""


def _by_the_book() -> dict[str, str]:
    """What the options stand at while nothing is said: what the pack proposes is said by the plan (``under``)."""
    return {option.name: option.default for option in OPTIONS if option.name in PROPOSED}


def under(plan: Plan, pack: HousePack) -> Plan:
    """The plan under another pack, with what the pack proposes."""
    book, proposed = plan.pack.rules.proposed, pack.rules.proposed
    said = dict(plan.options)
    for name, number in PROPOSED.items():
        value = getattr(proposed, number)
        if value != getattr(book, number):
            said[name] = "none" if name == "card_cap" and not value else str(value)
    return replace(plan, pack=pack, stable_size=proposed.stable_size, options=tuple(said.items()))


def file_name(name: str) -> str:
    """A league's name as a file name: what no system takes is left out."""
    kept = "".join(" " if sign in '<>:"/\\|?*' or not sign.isprintable() else sign for sign in name)
    return " ".join(kept.split()).strip(". ")[:80]


def with_free_name(plan: Plan) -> Plan:
    """The plan under a usual name that is free in its folder."""
    names = (tr("Our league"), *(tr("Our league {number}").format(number=number) for number in range(2, 100)))
    named = (replace(plan, name=name) for name in names)
    return next((one for one in named if not (one.path.exists() or draft_path(one.path).exists())), plan)


def check_place(plan: Plan) -> None:
    """Whether the league can be saved where it is planned; ``SaveExistsError`` or ``UsageError`` if not."""
    check_league_name(plan.name)
    if not file_name(plan.name):
        raise UsageError(tr("The name leaves nothing to call the file: use a letter or a figure."))
    if plan.path.exists():
        raise SaveExistsError(
            tr("There is a league {file} in that folder already.").format(file=plan.path.name),
            next_step=tr("Choose another name or another folder."),
        )
    if draft_path(plan.path).exists():
        raise SaveExistsError(
            tr("A draft of that name is under way in that folder."),
            next_step=tr("Go on with it from the start page, or choose another name."),
        )


# A step of the assistant, and the first of them


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
        for asked in self.fields:
            self.body.addWidget(asked)
            if asked is self.sets_field:
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
