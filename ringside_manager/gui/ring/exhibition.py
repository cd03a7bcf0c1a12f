"""Making an exhibition bout: rules, fighters, corners, length, dice."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import pairwise

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QLineEdit,
    QSpinBox,
    QWidget,
)

from ringside_manager.bout import registry
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.engine import IN_CHARACTER, AnyEngine, Setup
from ringside_manager.errors import RingsideError
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.ring import TakingBack
from ringside_manager.gui.ring.beginning import (
    Candidate,
    CornerBox,
    Source,
    TakingBox,
    TypedDialog,
    set_sources,
    still_off,
)
from ringside_manager.gui.settings import settings
from ringside_manager.gui.start.option_field import (
    OptionField,
    SetFilter,
    option_widgets,
    spelt,
    system_field,
)
from ringside_manager.gui.widgets import (
    Dialog,
    Panel,
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
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.gui.words import number
from ringside_manager.language import tr
from ringside_manager.play import Seats

MOST_SEED = 2**53
_LAST = "exhibition/last"
"""The key of the settings under which the rules, the set and both fighters of the last exhibition are kept."""
_TERMS = "exhibition/terms"
"""That of everything else that was chosen for it: texts like ``rounds=12`` or ``option plays=yes``."""


@dataclass(frozen=True, slots=True)
class Exhibition:
    """An exhibition as it was wished for."""

    setup: Setup
    seed: int
    seats: Seats
    real_dice: bool = False
    scores: bool = True
    taking_back: TakingBack | None = None
    """What was agreed on; nothing for what is usual."""
    fighters: str = ""
    """The set both are of."""


class ExhibitionDialog(Dialog):
    """Asks for an exhibition; ``made`` carries it when everything is said."""

    made = Signal(object)
    typed = Signal(object, object)
    """The exhibition was played on paper; what happened, as ``Typed``."""
    judge_wanted = Signal(object)
    """Every bout system shall judge the two: a ``Wish`` of the window of rule books."""

    def __init__(
        self,
        parent: QWidget | None = None,
        *,
        source: Source | None = None,
        names: tuple[str, str] = ("", ""),
        persons: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Exhibition bout"))
        self._names = names
        self._options: list[OptionField[QWidget]] = []
        self._recalled, self._proposes = False, True
        self._candidates: tuple[Candidate, ...] = ()
        self.corners = tuple(
            CornerBox(corner, name or usual)
            for corner, name, usual in zip(
                (RED, BLUE), persons, (tr("Player one"), tr("Player two")), strict=True
            )
        )
        wanted = None if source is None else (source.title, source.fighters)
        others = (one for one in set_sources() if (one.title, one.fighters) != wanted)
        self._sources = (*(() if source is None else (source,)), *others)
        self._build()
        terms = dict(text.split("=", 1) for text in settings().texts(_TERMS) if "=" in text)
        if source is None and not any(names):
            self._recall(terms)
        self._on_system()
        self._on_source()
        self._recall_table(terms)

    # what is chosen ------------------------------------------------------------------------------------

    @property
    def engine(self) -> AnyEngine:
        return registry.get(self.system.currentData())

    def exhibition(self) -> Exhibition:
        """What was said; errors of the house if it cannot be fought so."""
        options = {field.name: field.text for field in self._options if field.text}
        engine = self.engine
        terms = engine.info.terms(self.rounds.value(), options)
        red, blue = (box.candidate for box in self.corners)
        assert red is not None
        assert blue is not None
        seats = self.corners[0].seat, self.corners[1].seat
        if any(seat.level == IN_CHARACTER for seat in seats):
            cards = red.card_in_character(engine), blue.card_in_character(engine)
        else:
            cards = red.card(engine), blue.card(engine)
        setup = Setup(engine, *cards, terms)
        typed = self.seed.text().strip()
        seed = int(typed) if typed else secrets.randbelow(MOST_SEED)
        fighters = self._sources[self.source.currentIndex()].fighters
        return Exhibition(
            setup,
            seed,
            seats,
            self.real_dice.isChecked(),
            not self.hidden.isChecked(),
            self.taking.chosen,
            fighters,
        )

    @property
    def message(self) -> str:
        for box in self.corners:
            if box.message:
                return box.message
        red, blue = (box.candidate for box in self.corners)
        if red is not None and blue is not None and red.name == blue.name:
            return tr("{name} cannot box himself. Choose another fighter for one corner.").format(
                name=red.name
            )
        typed = self.seed.text().strip()
        if typed and not (typed.isdecimal() and int(typed) < MOST_SEED):
            return tr("The seed is a whole number from 0 to {most}; left empty, the dice are fresh.").format(
                most=number(MOST_SEED - 1)
            )
        return ""

    # building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self.system, self.source = QComboBox(), QComboBox()
        for name in registry.names():
            self.system.addItem(registry.get(name).info.title, name)
        self._usual = self._sources[0]
        self.system.setCurrentIndex(max(0, self.system.findData(self._usual.system or "ringside")))
        self.source.addItems([source.title for source in self._sources])
        self.filter = SetFilter()
        self.filter.changed.connect(self._on_filter)
        self.rounds = roomy(QSpinBox())
        self.hidden = QCheckBox(tr("Keep the scorecards closed until the end"))
        self.real_dice = QCheckBox(tr("We throw real dice and enter the rolls"))
        self.little = QWidget()
        said = note(tr("Under these rules a corner decides little more than whether to throw in the towel."))
        row((said, 1), button(tr("Let it give orders every round"), self._let_decide), parent=self.little)
        self.taking = TakingBox()
        self.taking.activated.connect(lambda _index: self.taking.setProperty("chosen", True))
        self.seed = QLineEdit()
        self.seed.setPlaceholderText(tr("fresh dice"))
        self.extra = column(space=2)
        self.problem = plain_label(wrap=True, tone="bad")
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self.start = self.buttons.addButton(tr("To the ring"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start.setProperty("kind", "primary")
        tip = tr("What each bout system makes of the two")
        self.judge = button(tr("Under every rule book…"), self._ask_judges, tip=tip)
        tip = tr("Type in a bout or take it from a file: dice, cards and the decisions of both corners")
        self.paper = button(tr("Played on paper…"), self._ask_paper, tip=tip)
        self._lay_out()
        self.system.currentIndexChanged.connect(self._on_system)
        self.source.currentIndexChanged.connect(self._on_source)
        for box in self.corners:
            box.changed.connect(self._judge)
        self.seed.textChanged.connect(self._judge)
        self.buttons.accepted.connect(self._done)
        self.buttons.rejected.connect(self.reject)

    def _lay_out(self) -> None:
        terms = Panel(tr("The bout"))
        choices = row(space=4)
        for text, widget in (
            (tr("Rules"), self.system),
            (tr("Fighters from"), self.source),
            (tr("Rounds"), self.rounds),
        ):
            choices.addWidget(Field(text, widget), 0, Qt.AlignmentFlag.AlignTop)
        choices.addStretch(1)
        terms.body.addLayout(choices)
        terms.body.addWidget(self.filter)
        terms.body.addWidget(self.little)
        terms.body.addLayout(self.extra)
        more = Panel(tr("At the table"))
        more.body.addWidget(self.hidden)
        more.body.addWidget(self.real_dice)
        more.body.addLayout(row(Field(tr("May decisions be taken back?"), self.taking), None))
        more.body.addWidget(
            Field(
                tr("Seed of the dice"),
                self.seed,
                hint=tr("The same seed, fighters and decisions give the same bout again."),
            )
        )
        inner = QWidget()
        says = note(tr("An exhibition counts for nothing: no purse, no popularity, no record."))
        corners = row(*self.corners, space=4)
        corners.setStretch(0, 1)
        corners.setStretch(1, 1)
        column(says, corners, terms, more, None, space=4, parent=inner)
        others = QWidget()
        others.setLayout(flow(self.judge, self.paper, space=2))
        foot = row((others, 1), self.buttons, space=2)
        column(Scroll(inner), self.problem, foot, space=3, margins=4, parent=self)
        size_window(self, 860, 680)
        self._order_tabs()

    def _order_tabs(self) -> None:
        red, blue = self.corners
        fields = (
            red.fighter,
            red.who,
            red.person,
            blue.fighter,
            blue.who,
            blue.person,
            self.system,
            self.source,
            self.rounds,
        )
        for one, other in pairwise(fields):
            QWidget.setTabOrder(one, other)
        red.fighter.setFocus()

    def _on_system(self) -> None:
        info = self.engine.info
        self.rounds.setRange(info.rounds[0], info.rounds[-1])
        self.rounds.setValue(info.default_rounds)
        for box in self.corners:
            box.show_system(info)
        clear_layout(self.extra)
        known = info.system == self._usual.system
        own = dict(self._usual.options) if known else {}
        self._proposes = not (known and self._recalled)
        self._options = [
            system_field(spec, info, spelt(own[spec.name]) if spec.name in own else "")
            for spec in info.options
        ]
        for part in option_widgets(info, self._options):
            self.extra.addWidget(part)
        for field in self._options:
            for tick in field.findChildren(QCheckBox):
                tick.toggled.connect(lambda _on: self._judge())
        for tick in self._deciding():
            tick.pressed.connect(self._stop_proposing)
        self._judge()

    def _on_source(self) -> None:
        try:
            source = self._sources[self.source.currentIndex()]
            self._candidates = tuple(source.load())
        except RingsideError as refused:
            self.problem.setText(error_text(refused).text)
            return
        self.filter.offer(candidate.person for candidate in self._candidates)
        for place, box in enumerate(self.corners):
            box.show_candidates(self._candidates, self._names[place] or source.pair[place], place)

    def _on_filter(self) -> None:
        """Offer the men of the era and class alone; who is chosen stays if he is one of them."""
        takes = self.filter.choosing.takes
        left = [candidate for candidate in self._candidates if takes(candidate.person)]
        for place, box in enumerate(self.corners):
            box.show_candidates(left, box.fighter.currentText(), place)

    def _let_decide(self) -> None:
        """Switch on what gives a corner something to decide."""
        for tick in self._deciding():
            tick.setChecked(True)
        self._judge()
        self.rounds.setFocus()  # the button pressed is gone, and the next one down would scroll the rest away

    def _propose(self) -> None:
        """Have whoever boxes asked something, and the program's corners by the rules as they are."""
        if self._proposes:
            boxes = any(box.seat.is_person for box in self.corners)
            for tick in self._deciding():
                tick.setChecked(boxes)

    def _ask_paper(self) -> None:
        """Ask for what fell and was decided in a bout played on paper, in which people decided for both corners."""
        try:
            wish = self.exhibition()
        except RingsideError as refused:
            self.problem.setText(error_text(refused).text)
            return
        asking = TypedDialog(wish.setup, wish.seed, tr("Watch it"), self)
        asking.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        asking.kept.connect(self.accept)
        asking.kept.connect(partial(self.typed.emit, wish))
        asking.open()

    def _stop_proposing(self) -> None:
        """Leave the options as somebody wants them."""
        self._proposes = False

    def _deciding(self) -> list[QCheckBox]:
        """What switches on that a corner decides something."""
        names = window_of(self.engine.info).deciding
        fields = [field for field in self._options if field.name in names]
        return [tick for field in fields for tick in field.findChildren(QCheckBox)]

    def _off(self) -> tuple[str, ...]:
        chosen = {field.name: field.text == "yes" for field in self._options}
        return still_off(self.engine.info, chosen)

    def _judge(self) -> None:
        self._propose()
        show_if(self.little, any(box.seat.is_person for box in self.corners) and bool(self._off()))
        if not self.taking.property("chosen"):
            two = len({box.seat.name for box in self.corners if box.seat.is_person}) > 1
            self.taking.choose(TakingBack.AGREED if two else TakingBack.FREE)
        message = self.message
        show_text(self.problem, message)
        self.start.setEnabled(not message)
        self.paper.setEnabled(not message)

    def _done(self) -> None:
        try:
            wish = self.exhibition()
        except RingsideError as refused:
            self.problem.setText(error_text(refused).text)
            self.problem.show()
            return
        names = [box.fighter.currentText() for box in self.corners]
        settings().set_value(_LAST, [self.engine.info.system, self.source.currentText(), *names])
        settings().set_value(_TERMS, [f"{word}={value}" for word, value in self._terms()])
        self.accept()
        self.made.emit(wish)

    def _terms(self) -> list[tuple[str, object]]:
        """What is chosen besides rules and fighters, as it is kept for the next time."""
        red, blue = self.corners
        return [
            ("rounds", self.rounds.value()),
            *((f"option {field.name}", field.text) for field in self._options if field.text),
            ("red", red.who.currentData()),
            ("blue", blue.who.currentData()),
            ("hidden", spelt(self.hidden.isChecked())),
            ("real dice", spelt(self.real_dice.isChecked())),
        ]

    def _recall_table(self, terms: Mapping[str, str]) -> None:
        """Seat and settle as the last time; the length only where the rules are those of the last time, too."""
        for box, word in zip(self.corners, ("red", "blue"), strict=True):
            box.sit(terms.get(word, ""))
        self.hidden.setChecked(terms.get("hidden") == "yes")
        self.real_dice.setChecked(terms.get("real dice") == "yes")
        rounds, rules = terms.get("rounds", ""), [*settings().texts(_LAST), ""][0]
        if rounds.isdecimal() and len(rounds) < 4 and self.engine.info.system == rules:
            self.rounds.setValue(min(int(rounds), self.rounds.maximum()))

    def _recall(self, terms: Mapping[str, str]) -> None:
        system, source, red, blue = (settings().texts(_LAST) + [""] * 4)[:4]
        if (place := self.system.findData(system)) >= 0:
            self.system.setCurrentIndex(place)
            own = (word.removeprefix("option ") for word in terms if word.startswith("option "))
            options = tuple((name, terms[f"option {name}"]) for name in own)
            self._usual, self._recalled = replace(self._usual, system=system, options=options), True
        if (place := self.source.findText(source)) >= 0:
            self.source.setCurrentIndex(place)
            self._names = red, blue

    def _ask_judges(self) -> None:
        from ringside_manager.gui.ring.judging import Wish

        red, blue = (box.fighter.currentText() for box in self.corners)
        wish = Wish(source=self.source.currentText(), names=(red, blue), rounds=self.rounds.value())
        self.reject()
        self.judge_wanted.emit(wish)
