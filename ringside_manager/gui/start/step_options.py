"""Three steps of the new-league assistant: house rules, stables and options."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace

from PySide6.QtCore import QRectF, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSpinBox, QWidget

from ringside_manager.bout import registry
from ringside_manager.campaign.books import (
    StableMethod,
)
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.stables import AuctionRules, check_auction, check_draft
from ringside_manager.campaign.tournament import first_round, too_short
from ringside_manager.errors import RingsideError, RuleError
from ringside_manager.gui.house_rules.form import PackForm
from ringside_manager.gui.look import px, theme, typeface
from ringside_manager.gui.start.option_field import OptionField, campaign_field, option_widgets, system_field
from ringside_manager.gui.start.plan import Plan, Step, under
from ringside_manager.gui.widgets import (
    Heading,
    Panel,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    roomy,
    row,
)
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_if, show_text
from ringside_manager.language import tr
from ringside_manager.office.founding import (
    OPTIONS,
    entrants_by_class,
)
from ringside_manager.office.house_rules import stands_still

# Third step: how the stables are filled, and how large they are


BOUNDS = ("least_fighters", "most_fighters")
AUCTION = ("bidding", "lots", "stake", *BOUNDS)
"""The options this step asks for, because they only matter here."""
MORE = 2
"""How many fighters more than the usual stable the largest may hold, unless somebody says otherwise."""

METHODS: dict[StableMethod, Callable[[], tuple[str, str, str]]] = {
    StableMethod.DRAFT: lambda: (
        tr("Draft"),
        tr(
            "Dice decide the order; in that order each manager picks one fighter from the list, again and again."
        ),
        "C8",
    ),
    StableMethod.AUCTION: lambda: (
        tr("Auction"),
        tr(
            "One fighter after another comes under the hammer. All managers have the same money to bid with; the highest bid wins."
        ),
        "C9",
    ),
    StableMethod.DICE: lambda: (
        tr("Dice"),
        tr(
            "Every manager rolls up fighters of his own; the list of fighters is not used, and nothing is chosen."
        ),
        "C7",
    ),
}


class StablesStep(Step):
    """Dice, draft or auction; size of the stables, and the rules of an auction."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(tr("Stables"), tr("How every manager comes by his fighters."))
        self._plan = plan
        self._listed = 0
        self._buttons = QButtonGroup(self)
        self.methods: dict[StableMethod, QRadioButton] = {}
        for method in METHODS:
            self.body.addWidget(self._card(method))
        self.methods[plan.method].setChecked(True)
        self.size_spin = roomy(QSpinBox())
        self.size_spin.setRange(1, 100)
        self.size_spin.setValue(plan.stable_size)
        self.size_field = self.add(
            Field(tr("Fighters in a stable"), self.size_spin, check=self._check_size, hint=" ", rule="C6")
        )
        self.body.addWidget(self.size_field)
        self.body.addWidget(self._auction_box(plan))
        self.body.addStretch(1)
        self.size_spin.valueChanged.connect(self._follow_size)
        self._buttons.buttonToggled.connect(lambda _button, on: self._on_method() if on else None)
        self._on_method()

    def _auction_box(self, plan: Plan) -> QWidget:
        info, said = registry.get(plan.system).info, dict(plan.options)
        asked = {option.name: option for option in OPTIONS if option.name in AUCTION}
        self.bidding, self.lots, self.stake = (
            self.add(campaign_field(asked[name], info, said.get(name, "")))
            for name in ("bidding", "lots", "stake")
        )
        self.least_spin, self.most_spin = roomy(QSpinBox()), roomy(QSpinBox())
        self.least_spin.setRange(0, 100)
        self.most_spin.setRange(0, 1000)
        self.most_spin.setSpecialValueText(tr("Any number"))
        self._follows = not any(name in said for name in BOUNDS)
        self.least_spin.setValue(int(said.get("least_fighters", "0")))
        most = said.get("most_fighters", "none")
        self.most_spin.setValue(0 if most == "none" else int(most))
        kept = tr("Everybody keeps enough money back to fill his stable up to this. Rule C77.")
        self.least_field = Field(
            tr("Fewest fighters"), self.least_spin, check=self._check_bounds, hint=kept, rule="C77"
        )
        full = tr("With so many fighters a manager bids no more. Rule C77.")
        self.most_field = Field(tr("Most fighters"), self.most_spin, hint=full, rule="C77")
        for spin in (self.least_spin, self.most_spin):
            spin.valueChanged.connect(self._on_bounds)
        self.auction_box = QWidget()
        cells = grid(3, parent=self.auction_box)
        asked_for = (
            self.bidding,
            self.lots,
            self.add(self.least_field),
            self.add(self.most_field),
            self.stake,
        )
        for at, field in enumerate(asked_for):
            cells.addWidget(field, at // 2, at % 2, Qt.AlignmentFlag.AlignTop)
        for side in (0, 1):
            cells.setColumnStretch(side, 1)
        return self.auction_box

    def _follow_size(self) -> None:
        """The bounds follow the size of a stable until somebody sets them."""
        if self._follows:
            size, seats = self.size_spin.value(), max(1, len(self._plan.seats))
            least = min(size, self._listed // seats)
            for spin, value in ((self.least_spin, least), (self.most_spin, size + MORE)):
                with QSignalBlocker(spin):
                    spin.setValue(value)

    def _on_bounds(self) -> None:
        self._follows = False

    @property
    def _stake_dollars(self) -> int:
        usual = next(option.default for option in OPTIONS if option.name == "stake")
        return int(self.stake.text or usual)

    def _check_bounds(self) -> None:
        """The office's own word on stables that cannot all be filled."""
        if self.method is StableMethod.AUCTION and self._listed:
            rules = AuctionRules(least=self.least_spin.value(), most=self.most_spin.value() or None)
            check_auction(rules, self._listed, len(self._plan.seats), self._stake_dollars)

    def _card(self, method: StableMethod) -> QWidget:
        title, text, rule = METHODS[method]()
        choice = QRadioButton(title)
        choice.setFont(typeface(1.1, 600))
        choice.setAccessibleDescription(text)
        choice.setProperty("rule", rule)
        self._buttons.addButton(choice)
        self.methods[method] = choice
        card = _Card(choice)
        card.body.addWidget(choice)
        card.body.addWidget(note(text))
        return card

    @property
    def method(self) -> StableMethod:
        return next(method for method, choice in self.methods.items() if choice.isChecked())

    def enter(self, plan: Plan) -> None:
        if plan.pack != self._plan.pack:
            self.size_spin.setValue(plan.stable_size)
            usual = next(option.default for option in OPTIONS if option.name == "stake")
            if isinstance(self.stake.widget, QSpinBox):
                self.stake.widget.setValue(int(dict(plan.options).get("stake", usual)))
        self._plan = plan
        try:
            self._listed = len(plan.fighter_set().fighters)
        except RingsideError as refused:
            self._listed = 0
            self.tell(refused)
        self._follow_size()
        self._on_method()

    def write(self, plan: Plan) -> Plan:
        if plan.pack != self._plan.pack:
            return plan  # what another pack proposes has not been seen here yet
        others = tuple(pair for pair in plan.options if pair[0] not in AUCTION)
        kept = self._auction_options() if self.method is StableMethod.AUCTION else ()
        return replace(plan, method=self.method, stable_size=self.size_spin.value(), options=others + kept)

    def _auction_options(self) -> tuple[tuple[str, str], ...]:
        said = tuple(
            (field.name, field.text) for field in (self.bidding, self.lots, self.stake) if field.text
        )
        bounds = (str(self.least_spin.value()), str(self.most_spin.value() or "none"))
        return (*said, *zip(BOUNDS, bounds, strict=True))

    def _on_method(self) -> None:
        self.auction_box.setVisible(self.method is StableMethod.AUCTION)
        self.size_field.hint.setText(self._text())
        self.size_field.validate()
        self.least_field.validate()
        self._on_change()

    def _on_change(self) -> None:
        if hasattr(self, "size_field"):
            self.size_field.hint.setText(self._text())
        super()._on_change()

    def _text(self) -> str:
        seats = len(self._plan.seats)
        needed = seats * self.size_spin.value()
        if self.method is StableMethod.DICE:
            return tr(
                "{seats} stables: %n fighter will be rolled.",
                "{seats} stables: %n fighters will be rolled.",
                needed,
            ).format(seats=seats)
        if self.method is StableMethod.DRAFT:
            return tr(
                "{seats} stables need %n fighter; the list has {listed}.",
                "{seats} stables need %n fighters; the list has {listed}.",
                needed,
            ).format(seats=seats, listed=self._listed)
        return tr(
            "What the program aims at. The list has %n fighter.",
            "What the program aims at. The list has %n fighters.",
            self._listed,
        )

    def _check_size(self) -> None:
        """The office's own word on a list that is too short."""
        if self.method is StableMethod.DRAFT and self._listed:
            check_draft(self._listed, len(self._plan.seats), self.size_spin.value())
        if self.method is StableMethod.AUCTION and not self._listed:
            raise RuleError("C9", tr("An auction needs fighters on its list."))


class _Card(Panel):
    """A card that can be clicked anywhere to choose it."""

    def __init__(self, choice: QRadioButton) -> None:
        super().__init__()
        self._choice = choice
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        choice.toggled.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The card chosen has a frame in the accent, beside its mark."""
        super().paintEvent(event)
        if not self._choice.isChecked():
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme().accent_strong), 2))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), px(8), px(8))
        painter.end()

    def mousePressEvent(self, _event: object) -> None:
        self._choice.setChecked(True)
        self._choice.setFocus()


# What would be wrong with a campaign of these options


def no_champion(plan: Plan, options: Mapping[str, str], listed: int) -> str:
    """A warning if a campaign of ``plan`` with ``options`` would end before it has a champion (C53, C62); or ``""``.

    Where the campaign is long enough, a warning if the card makes a round last for several nights.
    """
    try:
        nights = int(options.get("nights", SEASON))
        first = int(options.get("tournament_night", 1))
        cap = options.get("card_cap", "none")
        classes = len([name for name in options.get("weight_classes", "").split(",") if name.strip()]) or 1
        entrants = entrants_by_class(plan.method, len(plan.seats), plan.stable_size, listed, classes)
        places = None if cap == "none" else int(cap)
        lacking = too_short(plan.pack.rules.tournament, entrants, first, nights, places)
    except ValueError:
        return ""  # the field says what is wrong with it
    if lacking is None:
        return _slow_round(*first_round(entrants, places), places)
    final, enough = lacking
    text = tr(
        "⚠ Nobody would become champion: with {entrants} fighters the final of the title tournament is on night "
        "{final}, and the campaign ends on night {nights}. Choose {final} fight nights or more."
    )
    if enough:
        text += " " + tr("A card of {places} bouts would do, too.")
    return text.format(entrants=sum(entrants), final=final, nights=nights, places=enough)


def _slow_round(bouts: int, nights: int, places: int | None) -> str:
    """A warning if the card makes the first round of the tournament last for several nights (C53); or ``""``."""
    if places is None or nights < 2:
        return ""
    return tr("⚠ A round of {bouts} bouts at {places} a night lasts {nights} nights.").format(
        bouts=bouts, places=places, nights=nights
    )


# Fourth step: every option of the campaign and of the bout system, as their data declare them


class OptionsStep(Step):
    """Options with names for people; what is left alone keeps the default of its rule."""

    generations_wanted = Signal()
    """The league is to be founded under the house rules for long campaigns."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(
            tr("Options"), tr("What the campaign rules leave open. Leave all of it alone for the usual game.")
        )
        self.options: list[OptionField[QWidget]] = []
        self._system = ""
        self._box = column(space=4)
        self.reset = button(tr("Back to the defaults"), self._reset)
        self._plan, self._listed = plan, 0
        self.warning = plain_label(wrap=True, tone="warn")
        self.warning.hide()
        self.proposal = QWidget()
        said = note(
            tr(
                "A campaign of several seasons, and nobody grows older? Under the house rules for long campaigns men age, retire, and rookies follow them."
            )
        )
        use = button(tr("Use them"), self.generations_wanted.emit)
        row((said, 1), use, parent=self.proposal)
        self.body.addWidget(self.warning)
        self.body.addWidget(self.proposal)
        self.body.addLayout(self._box)
        self.body.addLayout(row(self.reset, None))
        self.body.addStretch(1)
        self._build(plan)

    def enter(self, plan: Plan) -> None:
        if plan.system != self._system or plan.pack != self._plan.pack:
            self._build(plan)
        self._plan = plan
        try:
            self._listed = plan.listed()
        except RingsideError:
            self._listed = 0  # told by the step that asks for the fighters
        self._warn()

    def write(self, plan: Plan) -> Plan:
        if plan.pack != self._plan.pack:
            return plan  # what another pack proposes has not been seen here yet
        kept = tuple(pair for pair in plan.options if pair[0] in AUCTION)
        chosen = tuple((option.name, option.text) for option in self.options if option.text)
        return replace(plan, options=kept + chosen)

    def option(self, name: str) -> OptionField[QWidget]:
        return next(option for option in self.options if option.name == name)

    def _warn(self) -> None:
        """Say so when the campaign would end without a champion, or outlasts men who never age."""
        chosen = {option.name: option.text for option in self.options if option.text}
        text = no_champion(self._plan, chosen, self._listed)
        show_text(self.warning, text)
        nights = chosen.get("nights", "")
        show_if(self.proposal, nights.isdecimal() and stands_still(self._plan.pack.rules, int(nights)))

    def _on_change(self) -> None:
        self._warn()
        super()._on_change()

    def _build(self, plan: Plan) -> None:
        self._system, chosen = plan.system, dict(plan.options)
        info = registry.get(plan.system).info
        clear_layout(self._box)
        self.options = [
            campaign_field(option, info, chosen.get(option.name, ""))
            for option in OPTIONS
            if option.name not in AUCTION
        ]
        bouts = [system_field(spec.for_league, info, chosen.get(spec.name, "")) for spec in info.options]
        self._box.addWidget(Heading(tr("The campaign")))
        for option in self.options:
            self._box.addWidget(option)
        if bouts:
            self._box.addWidget(Heading(tr("Bouts under {system}").format(system=info.title)))
        for part in option_widgets(info, bouts):
            self._box.addWidget(part)
        self.options += bouts
        self.fields.clear()
        for option in self.options:
            self.add(option)
            option.show()  # at once, so that the keyboard can be put on the first

    def _reset(self) -> None:
        self._build(under(Plan(system=self._system), self._plan.pack))
        self._on_change()


# Second step: the house rules, number by number


class HouseRulesStep(Step):
    """The pack chosen, or changed number by number; what it proposes fills in the steps after it."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(
            tr("House rules"),
            tr(
                "Every number of the campaign, as the book has it or as you want it. Leave it alone for the usual game."
            ),
        )
        self.form = PackForm(plan.pack)
        self.body.addWidget(self.form, 1)
        self.form.changed.connect(self._on_change)

    def write(self, plan: Plan) -> Plan:
        pack = self.form.pack
        return plan if pack is None or pack == plan.pack else under(plan, pack)

    def faulty(self) -> QWidget | None:
        """The form while its numbers contradict each other, gone to the first of them."""
        found = self.form.faults()
        if not found:
            return None
        self.form.tree.mark(found[0].names)
        return self.form.tree
