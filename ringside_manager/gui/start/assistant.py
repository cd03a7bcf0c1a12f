"""The new-league assistant: six steps with defaults that work, ending in a draft, an auction or dice."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QShortcut
from PySide6.QtWidgets import QFrame, QPushButton, QStackedWidget, QWidget

from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.campaign.books import StableMethod
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import differences
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins, size_window
from ringside_manager.gui.seats import CornerMark, colour_of
from ringside_manager.gui.start.option_field import told
from ringside_manager.gui.start.plan import (
    LeagueStep,
    Plan,
    SeatPlan,
    Step,
    check_place,
    under,
    with_free_name,
)
from ringside_manager.gui.start.step_managers import ManagersStep, default_seats
from ringside_manager.gui.start.step_options import (
    BOUNDS,
    METHODS,
    HouseRulesStep,
    OptionsStep,
    StablesStep,
    no_champion,
)
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Panel,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.founding_script import Founding
from ringside_manager.office.house_rules import GENERATIONS, shipped
from ringside_manager.office.live_founding import LiveFounding
from ringside_manager.office.live_founding_file import keep_live
from ringside_manager.paths import draft_path


class NewLeague(Dialog):
    """Asks for a league step by step.

    ``room_wanted`` carries a ``LiveFounding`` and the path of the league to be, whose draft, auction or dice are to be
    seen, and ends the assistant.
    ``put_aside`` carries the ``Plan`` of an assistant that is closed with something said; given as
    ``plan`` it is gone on with.  ``again`` asks for an assistant without it.  ``pack`` is proposed as its house rules.
    """

    room_wanted = Signal(object, Path)
    put_aside = Signal(object)
    anew = Signal()

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        fighter_set: str | Path | None = None,
        plan: Plan | None = None,
        pack: HousePack | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("New league"))
        self.setObjectName("new_league")
        self._goes_on = plan is not None
        self.plan = plan or with_free_name(Plan(folder=paths.saves(), seats=default_seats()))
        if pack is not None:
            self.plan = under(self.plan, pack)
        self.league = LeagueStep(self.plan)
        self.managers = ManagersStep(self.plan)
        self.rules = HouseRulesStep(self.plan)
        self.stables = StablesStep(self.plan)
        self.options = OptionsStep(self.plan)
        self.options.generations_wanted.connect(self._use_generations)
        self.summary = SummaryStep()
        self.steps: tuple[Step, ...] = (
            self.league, self.managers, self.rules, self.stables, self.options, self.summary
        )  # fmt: skip
        if fighter_set is not None:
            self.league.offer_set(fighter_set)
        self._lay_out()
        size_window(self, 980, 680)
        self.show_step(0)
        self._untouched = self._written()

    def _lay_out(self) -> None:
        self.pages = QStackedWidget()
        for step in self.steps:
            self.pages.addWidget(step)
            step.changed.connect(self._on_change)
        self.cancel = button(tr("Cancel"), self.reject)
        self.back = button("", self._go_back, name=tr("Back"))
        self.back.setText(tr("&Back"))
        self.forward = button("", self.next, kind="primary")
        self.forward.setDefault(True)
        right = column(space=4, margins=5)
        if self._goes_on:
            right.addWidget(self._reminder())
        right.addWidget(self.pages, 1)
        right.addLayout(row(self.cancel, None, self.back, self.forward))
        QShortcut("Alt+Left", self, self._go_back)
        QShortcut("Alt+Right", self, self._go_on)
        row(self._rail(), (right, 1), space=0, parent=self)

    def _reminder(self) -> QWidget:
        holder = QWidget()
        label = plain_label(tr("This is the league you began to plan before."), wrap=True, tone="muted")
        self.afresh = button(tr("Begin anew"), self._begin_anew)
        row((label, 1), self.afresh, parent=holder)
        return holder

    def _rail(self) -> QWidget:
        """The steps on the left: where one is, and the way back to where one was."""
        rail = QFrame()
        rail.setObjectName("navigation")
        rail.setMinimumWidth(px(190))
        box = column(space=1, margins=(0, 5, 0, 4), parent=rail)
        self.tabs: list[QPushButton] = []
        titles = (
            tr("League"),
            tr("Managers"),
            tr("House rules"),
            tr("Stables"),
            tr("Options"),
            tr("Summary"),
        )
        for number, title in enumerate(titles):
            text = tr("{number}. {title}").format(number=number + 1, title=title)
            tab = button(text, partial(self._jump, number), kind="nav")
            tab.setCheckable(True)
            self.tabs.append(tab)
            box.addWidget(tab)
        box.addStretch(1)
        hint = plain_label(tr("Alt+Left and Alt+Right go back and on."), wrap=True, tone="muted")
        set_margins(hint, 4, 0, 3, 0)
        box.addWidget(hint)
        return rail

    @property
    def here(self) -> int:
        """The step that is shown, counted from 0."""
        return self.pages.currentIndex()

    def show_step(self, number: int) -> None:
        number = min(max(number, 0), len(self.steps) - 1)
        self.plan = self._written()
        step = self.steps[number]
        step.enter(self.plan)
        self.pages.setCurrentIndex(number)
        last = number == len(self.steps) - 1
        self.back.setEnabled(number > 0)
        text = self._founding_text() if last else tr("&Next")
        self.forward.setText(text)
        self.forward.setAccessibleName(text.replace("&", ""))
        for at, tab in enumerate(self.tabs):
            tab.setChecked(at == number)
        first = next((field.widget for field in step.fields if field.isVisibleTo(step)), None)
        if isinstance(step, ManagersStep):
            first = step.rows[0].name
        if isinstance(step, HouseRulesStep):
            first = step.form.packs
        if isinstance(step, StablesStep):
            first = step.methods[step.method]
        (self.forward if first is None else first).setFocus(Qt.FocusReason.TabFocusReason)
        self._on_change()

    def _use_generations(self) -> None:
        """Take the house rules for long campaigns, and keep every option that was chosen."""
        said = dict(self._written().options)
        self.rules.form.show_pack(shipped(GENERATIONS))
        plan = self._written()
        self.plan = replace(plan, options=tuple((dict(plan.options) | said).items()))
        self.show_step(self.here)

    def next(self) -> None:
        """Go on if this step can stand; otherwise go to what is wrong with it."""
        wrong = self.steps[self.here].faulty()
        if wrong is not None:
            wrong.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        if self.here < len(self.steps) - 1:
            self.show_step(self.here + 1)
        else:
            self._finish()

    def _go_back(self) -> None:
        if self.back.isEnabled():
            self.show_step(self.here - 1)

    def _go_on(self) -> None:
        if self.here < len(self.steps) - 1 and self.forward.isEnabled():
            self.next()

    def reject(self) -> None:
        """Close without founding anything, what was said put aside."""
        plan = self._written()
        if self._goes_on or plan != self._untouched:
            self.put_aside.emit(plan)
        super().reject()

    def _begin_anew(self) -> None:
        self._goes_on, self._untouched = False, self._written()
        self.reject()
        self.anew.emit()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self.reject()

    def _jump(self, number: int) -> None:
        """Go to a step by its name; forward only through steps that can stand."""
        while self.here < number and self.steps[self.here].faulty() is None:
            self.show_step(self.here + 1)
        if number < self.here:
            self.show_step(number)
        for at, tab in enumerate(self.tabs):
            tab.setChecked(at == self.here)

    def _written(self) -> Plan:
        plan = self.plan
        for step in self.steps:
            plan = step.write(plan)
        return plan

    def _founding_text(self) -> str:
        if self.plan.method is StableMethod.DRAFT:
            return tr("Begin the draft")
        if self.plan.method is StableMethod.AUCTION:
            return tr("Begin the auction")
        return tr("Roll the dice")

    def _on_change(self) -> None:
        last = self.here == len(self.steps) - 1
        self.forward.setEnabled(not last or self.summary.founding is not None)

    def _finish(self) -> None:
        founding = self.summary.founding
        if founding is None:
            return
        try:
            check_place(self.plan)
            self.plan.folder.mkdir(parents=True, exist_ok=True)
            self._open_room(founding)
        except RingsideError as refused:
            self.summary.tell(refused)
        except OSError as fault:
            self.summary.tell(
                RingsideError(
                    tr("The folder {folder} cannot be made: {fault}.").format(
                        folder=self.plan.folder, fault=fault.strerror or fault
                    ),
                    next_step=tr("Choose another folder in the first step."),
                )
            )

    def _open_room(self, founding: Founding) -> None:
        live = LiveFounding(founding)
        keep_live(draft_path(self.plan.path), live)
        self.plan.keep_privately()
        self.accept()
        self.room_wanted.emit(live, self.plan.path)


# Last step: the league to be at a glance


class SummaryStep(Step):
    """What was chosen, checked by the office as a whole."""

    def __init__(self) -> None:
        super().__init__(tr("Ready"), tr("Look it over; go back to any step to change it."))
        self.founding: Founding | None = None
        self._league = Panel(tr("The league"))
        self._people = Panel(tr("Managers, in the order of their seats"))
        self._facts = Facts()
        self._league.body.addWidget(self._facts)
        self._seats = column(space=1)
        self._people.body.addLayout(self._seats)
        self._next = note()
        self.warning = plain_label(wrap=True, tone="warn")
        for widget in (self.warning, self._league, self._people, self._next):
            self.body.addWidget(widget)
        self.body.addStretch(1)

    def enter(self, plan: Plan) -> None:
        self.founding = None
        self._facts.set(_facts(plan))
        clear_layout(self._seats)
        for seat, manager in enumerate(plan.seats, 1):
            self._seats.addWidget(_line(seat, manager))
        self._next.setText(what_next(plan.method))
        try:
            text = no_champion(plan, dict(plan.options), plan.listed())
        except RingsideError:
            text = ""
        show_text(self.warning, text)
        try:
            self.founding = plan.founding()
        except RingsideError as refused:
            self.tell(refused)
        else:
            self.tell(None)


def what_next(method: StableMethod) -> str:
    """What follows when the assistant is done."""
    if method is StableMethod.DRAFT:
        return tr("The draft room opens next. The league is founded when every stable is full.")
    if method is StableMethod.AUCTION:
        return tr("The auction room opens next. The league is founded when every lot has been called.")
    return tr(
        "The fighters are rolled next, man by man. The league is founded when you have looked them over."
    )


def _facts(plan: Plan) -> list[tuple[str, str | QWidget]]:
    info = registry.get(plan.system).info
    chosen = dict(plan.options)
    nights = int(chosen.get("nights", SEASON))
    size = tr("%n fighter in a stable", "%n fighters in a stable", plan.stable_size)
    least, most = (chosen.get(name, "0") for name in BOUNDS)
    if plan.method is StableMethod.AUCTION and most not in {"0", "none"}:
        size = tr("{least} to {most} fighters in a stable").format(least=least, most=most)
    return [
        (tr("Name"), plan.name),
        (tr("File"), str(plan.path)),
        (tr("Fighters"), _fighters(plan)),
        (tr("Bout system"), info.title),
        (tr("House rules"), _house_rules(plan)),
        (tr("Stables"), f"{METHODS[plan.method]()[0]} · {size}"),
        (tr("Promoter"), plan.promoter or tr("The program")),
        (tr("Length"), _length(nights)),
    ]


def _house_rules(plan: Plan) -> str:
    count = len(differences(plan.pack.rules))
    told = tr("%n number differs from the book", "%n numbers differ from the book", count)
    title = translated(plan.pack.title)
    return tr("{pack} ({differing})").format(pack=title, differing=told) if count else title


def _fighters(plan: Plan) -> str:
    if plan.method is StableMethod.DICE:
        return tr("Rolled by their managers")
    try:
        made = plan.fighter_set()
    except RingsideError:
        return plan.set_name
    title = made.title or made.name
    if plan.choosing:
        title = tr("{title} ({chosen})").format(title=title, chosen=told(plan.choosing))
    return tr("{title}, %n fighter", "{title}, %n fighters", len(made.fighters)).format(title=title)


def _length(nights: int) -> str:
    sentence = tr("%n fight night", "%n fight nights", nights)
    if nights % SEASON:
        return sentence
    return tr("{nights}, which is %n season", "{nights}, which is %n seasons", nights // SEASON).format(
        nights=sentence
    )


def _line(seat: int, manager: SeatPlan) -> QWidget:
    holder = QWidget()
    told = words.played_by(manager.temperament, manager.skill)
    pin = tr("with a PIN") if manager.pin else ""
    name = plain_label(tr("{seat}. {name}").format(seat=seat, name=manager.name))
    row(CornerMark(colour_of(manager.colour, seat)), name, plain_label(told, tone="muted"),
        plain_label(pin, tone="muted"), None, space=3, parent=holder)  # fmt: skip
    return holder
