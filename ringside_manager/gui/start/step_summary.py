"""The last step of the new-league assistant: the league to be at a glance."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ringside_manager.bout import registry
from ringside_manager.campaign.books import StableMethod
from ringside_manager.campaign.house_rules import differences
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.corners import CornerMark, colour_of
from ringside_manager.gui.start.plan import Plan, SeatPlan, no_champion
from ringside_manager.gui.start.set_filter import told
from ringside_manager.gui.start.step_league import Step
from ringside_manager.gui.start.step_options import BOUNDS, METHODS
from ringside_manager.gui.widgets import (
    Facts,
    Panel,
    clear_layout,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.founding_script import Founding

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
