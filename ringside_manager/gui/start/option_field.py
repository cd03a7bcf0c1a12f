"""Fields of a league to be: one for each option, made from the data of the campaign or the bout system, and which men of a set are meant."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Generic, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLineEdit, QSpinBox, QToolButton, QWidget

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.terms import OptionSpec
from ringside_manager.campaign.books import (
    Asking,
    Bidding,
    Conduct,
    Countering,
    Dispute,
    Judgement,
    Lots,
    Scores,
    StableMethod,
)
from ringside_manager.fighters import YEARS, Fighter
from ringside_manager.fighters.finding import ERAS, Choosing, Era, classes_of, years_of
from ringside_manager.fighters.sets import OWN_SETS, shipped_sets
from ringside_manager.gui import words
from ringside_manager.gui.board import plainly
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.settings import set_title, with_origin
from ringside_manager.gui.widgets import column, roomy
from ringside_manager.gui.widgets.fields import Field
from ringside_manager.gui.widgets.texts import show_if
from ringside_manager.language import later, tr, translated
from ringside_manager.office.founding import CampaignOption, league_options

# One option of a league as a field: made from the data of the campaign or of the bout system


W = TypeVar("W", bound=QWidget)


class OptionField(Field, Generic[W]):
    """A field for one option; ``text`` is its value as the office reads it, empty for the default."""

    def __init__(
        self,
        name: str,
        title: str,
        widget: W,
        read: Callable[[W], str],
        explanation: str,
        rule: str,
        system: str,
    ) -> None:
        self.name, self.title, self._read, self._made, self._system = name, title, read, widget, system
        hint = tr("{explanation} Rule {rule}.").format(explanation=explanation, rule=rule)
        label = "" if isinstance(widget, QCheckBox) else title
        widget.setAccessibleName(title)
        super().__init__(label, widget, hint=hint, check=self._judge, rule=rule)
        widget.setAccessibleName(title)

    @property
    def text(self) -> str:
        """The value as the office reads it; empty leaves the default."""
        return self._read(self._made)

    def _judge(self) -> None:
        if self.text:
            league_options(self._system, StableMethod.DICE, 1, {self.name: self.text})


def campaign_field(option: CampaignOption, info: EngineInfo, text: str = "") -> OptionField[QWidget]:
    """The field of an option of the campaign; one the window does not know yet is a line to type in."""
    title, explanation = _TOLD.get(
        option.name, lambda: (plainly(option.name), translated(option.explanation))
    )()
    make = _MAKERS.get(option.name, _line)
    widget, read = make(option, info, text)
    return OptionField(option.name, title, widget, read, explanation, option.rule, info.system)


def system_field(spec: OptionSpec, info: EngineInfo, text: str = "") -> OptionField[QWidget]:
    """The field of an option of the bout system: a tick for yes or no, a list for anything else."""
    names = window_of(info).options
    title, explanation = names.title(spec), names.explanation(spec)
    values = [spelt(value) for value in spec.values]
    chosen = text or spelt(spec.default)
    if sorted(values) == ["no", "yes"]:
        widget, read = _tick(title, chosen, spelt(spec.default))
    else:
        widget, read = _list(
            [(value, names.value_title(value)) for value in values], chosen, spelt(spec.default)
        )
    return OptionField(spec.name, title, widget, read, explanation, spec.rule, info.system)


EARLIEST = 1880
"""The first year offered; shipped sets know nobody who began much earlier."""
Made = tuple[QWidget, Callable[[QWidget], str]]
Maker = Callable[[CampaignOption, EngineInfo, str], Made]


def _spin(low: int, high: int, step: int, special: str = "", prefix: str = "") -> Callable[..., Made]:
    def make(option: CampaignOption, _info: EngineInfo, text: str) -> Made:
        made = roomy(QSpinBox())
        made.setRange(low, high)
        made.setSingleStep(step)
        made.setGroupSeparatorShown(True)
        made.setSpecialValueText(special)
        made.setPrefix(prefix)
        plain = text or option.default
        made.setValue(int(plain) if plain.isdecimal() else low)
        usual = made.minimum() if special else int(option.default)
        return made, lambda _widget: "" if made.value() == usual else str(made.value())

    return make


def _cap(option: CampaignOption, info: EngineInfo, text: str) -> Made:
    return _spin(0, 1000, 1, special=tr("No cap"))(option, info, text)


def _first_year(option: CampaignOption, info: EngineInfo, text: str) -> Made:
    made, read = _spin(EARLIEST - 1, YEARS[-1], 1, special=tr("Not said"))(option, info, text)
    assert isinstance(made, QSpinBox)
    made.setGroupSeparatorShown(False)
    return made, read


def _rookies_from(_option: CampaignOption, _info: EngineInfo, text: str) -> Made:
    """The sets there are by name, after rolled ones."""
    sets = [(name, set_title(name)) for name in shipped_sets()]
    sets += [(name, with_origin(file)) for name, file in OWN_SETS.files().items()]
    return _list([("none", tr("Rolled")), *sets], text or "none", "none")


def _line(option: CampaignOption, _info: EngineInfo, text: str) -> Made:
    made = QLineEdit(text)
    made.setPlaceholderText(option.default)
    return made, lambda _widget: made.text().strip()


def _classes(option: CampaignOption, info: EngineInfo, text: str) -> Made:
    made, read = _line(option, info, text)
    assert isinstance(made, QLineEdit)
    made.setPlaceholderText(tr("One class for all — or names with commas: Heavyweight, Middleweight"))
    return made, read


def _disputes(option: CampaignOption, _info: EngineInfo, text: str) -> Made:
    told = {
        Dispute.PROMOTER: tr("The promoter decides"),
        Dispute.AUCTION: tr("Managers bid for it with sealed bids"),
    }
    return _list([(kind.value, told[kind]) for kind in Dispute], text or option.default, option.default)


def _corners(_option: CampaignOption, info: EngineInfo, text: str) -> Made:
    """Where there are corners in character they are proposed; a league founded without a word about it has the best level."""
    choices = [("plain", ""), *((level.name, level.explanation) for level in info.corners)]
    told = [(name, words.level(name, explanation)) for name, explanation in choices]
    chosen = text if text in dict(told) else (info.character or info.levels[-1]).name
    return _list(told, chosen, "" if info.character else info.best_level)


def _scorecards(option: CampaignOption, _info: EngineInfo, text: str) -> Made:
    told = {Scores.OPEN: tr("Open after every round"), Scores.CLOSED: tr("Closed until the end")}
    return _list([(kind.value, told[kind]) for kind in Scores], text or option.default, option.default)


def _always_said(*told: tuple[Enum, Callable[[], str]]) -> Maker:
    """A list of which the first is proposed by the assistant; that is not the option's default, so it is always said."""
    return lambda _option, _info, text: _list(
        [(kind.value, word()) for kind, word in told], text or told[0][0].value, ""
    )


def _list(choices: Sequence[tuple[str, str]], chosen: str, default: str) -> Made:
    made = QComboBox()
    for value, title in choices:
        made.addItem(title, value)
    made.setCurrentIndex(max(0, made.findData(chosen)))
    return made, lambda _widget: "" if made.currentData() == default else str(made.currentData())


def _tick(title: str, chosen: str, default: str) -> Made:
    made = QCheckBox(title.replace("&", "&&"))
    made.setChecked(chosen == "yes")
    return made, lambda _widget: "" if (said := "yes" if made.isChecked() else "no") == default else said


def spelt(value: object) -> str:
    """Return the value of an option as the office reads it."""
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


_MAKERS: dict[str, Maker] = {
    "nights": _spin(1, 5200, 4),
    "stake": _spin(1, 1_000_000, 100, prefix="$"),
    "card_cap": _cap,
    "disputes": _disputes,
    "tournament_night": _spin(1, 5200, 1),
    "weight_classes": _classes,
    "corners": _corners,
    "scorecards": _scorecards,
    "conduct": _always_said(
        (Conduct.BY_WORTH, later("They gather all offers and take what is worth most")),
        (Conduct.IN_TURN, later("Man by man, the longest idle first")),
    ),
    "judgement": _always_said(
        (Judgement.LEARNT, later("By what was learnt from bouts under these rules")),
        (Judgement.ROUGH, later("By one rough measure for all bout systems")),
    ),
    "asking": _always_said(
        (Asking.AHEAD, later("As soon as a man has no bout, for the next nights")),
        (Asking.LATE, later("The night before it")),
    ),
    "countering": _always_said(
        (Countering.ONCE, later("Once, if they want another night or arena")),
        (Countering.NEVER, later("Never: they accept or refuse")),
    ),
    "bidding": _always_said(
        (Bidding.LIMITS, later("How far one goes")), (Bidding.RAISES, later("The new price"))
    ),
    "lots": _always_said(
        (Lots.SHUFFLED, later("Shuffled")),
        (Lots.NOMINATED, later("Named by the managers in turn")),
        (Lots.LISTED, later("As the list has them")),
    ),
    "rookies_from": _rookies_from,
    "first_year": _first_year,
}
_TOLD: dict[str, Callable[[], tuple[str, str]]] = {
    "nights": lambda: (
        tr("Length of the campaign in fight nights"),
        tr("After the last night the manager with the most money wins. A season has 52 nights."),
    ),
    "stake": lambda: (
        tr("Stake of every manager"),
        tr("Dollars to bid with in the auction; what is left over counts for nothing afterwards."),
    ),
    "card_cap": lambda: (
        tr("Most bouts on one arena's card"),
        tr("With a cap, managers may have to compete for a place on a card."),
    ),
    "disputes": lambda: (
        tr("When a card is too short"),
        tr("Who gets the places when more bouts were agreed than the card holds."),
    ),
    "tournament_night": lambda: (
        tr("First night of the tournament for the title"),
        tr("Every fighter enters it, and its winner is the first champion."),
    ),
    "weight_classes": lambda: (
        tr("Weight classes"),
        tr("Each class has its own champion, rankings and tournament; stables are shared out among them."),
    ),
    "corners": lambda: (
        tr("Who decides in the ring"),
        tr("How well the corners of both boxers choose in bouts nobody plays by hand."),
    ),
    "scorecards": lambda: (
        tr("Scorecards"),
        tr("Whether it is told during a bout how its rounds were scored."),
    ),
    "conduct": lambda: (
        tr("How the program's managers come to their bouts"),
        tr("Those who take what is worth most play to win and are harder to beat."),
    ),
    "judgement": lambda: (
        tr("How the program's managers judge a bout"),
        tr("What they know of the chances of two fighters when they make and answer offers."),
    ),
    "asking": lambda: (
        tr("When the program's managers ask you for a bout"),
        tr("Their offers for the next nights wait until their last evening, to be compared."),
    ),
    "countering": lambda: (
        tr("Counter-offers of the program's managers"),
        tr("Whether they answer your offers with other terms instead of refusing them."),
    ),
    "bidding": lambda: (
        tr("What a bid is"),
        tr(
            "With limits everybody says how far he goes, and the price is at once a step above the second highest limit; the steps grow with the price."
        ),
    ),
    "lots": lambda: (
        tr("Order of the lots"),
        tr("In what order the fighters come under the hammer."),
    ),
    "rookies_from": lambda: (
        tr("Rookies"),
        tr(
            "Where house rules let rookies come: those of the set whose careers began by the year the league plays; when nobody is left they are rolled."
        ),
    ),
    "first_year": lambda: (
        tr("Year of the first season"),
        tr("Needed for rookies from a set: every season is so many years later as the house rules say."),
    ),
}


# The options of a bout system: what is always asked first, the rest in groups that are opened when they are wanted


Fields = Sequence[OptionField[QWidget]]


class OptionGroup(QWidget):
    """A heading to press, and the fields under it; open from the start if something in it is not as usual."""

    def __init__(self, title: str, fields: Fields) -> None:
        super().__init__()
        self._title, self.fields = title, tuple(fields)
        self.heading = QToolButton()
        self.heading.setCheckable(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.toggled.connect(self._open)
        self.inside = QWidget()
        column(*self.fields, space=3, margins=(5, 1, 0, 2), parent=self.inside)
        column(self.heading, self.inside, space=1, parent=self)
        for field in self.fields:
            field.changed.connect(self._tell)
        self.heading.setChecked(any(field.text for field in self.fields))
        self._open(self.heading.isChecked())

    def _open(self, wide: bool) -> None:
        self.inside.setVisible(wide)
        self.heading.setArrowType(Qt.ArrowType.DownArrow if wide else Qt.ArrowType.RightArrow)
        self._tell()

    def _tell(self) -> None:
        """How many rules there are, and how many of them are not as usual."""
        changed = sum(bool(field.text) for field in self.fields)
        shape = tr("{group} ({count}, changed: {changed})") if changed else tr("{group} ({count})")
        sentence = shape.format(group=self._title, count=len(self.fields), changed=changed)
        self.heading.setText(sentence)
        state = tr("{group}, open") if self.heading.isChecked() else tr("{group}, closed")
        self.heading.setAccessibleName(state.format(group=sentence))


def option_widgets(info: EngineInfo, fields: Fields) -> list[QWidget]:
    """The fields as they are shown, in the order of the system: those of no group alone, the others in their groups."""
    made: list[QWidget] = []
    groups: dict[str, list[OptionField[QWidget]]] = {}
    named = {spec.name: spec.group for spec in info.options}
    for field in fields:
        group = named.get(field.name, "")
        if group:
            groups.setdefault(group, []).append(field)
        else:
            made.append(field)
    return [
        *made,
        *(OptionGroup(window_of(info).options.group(name), inside) for name, inside in groups.items()),
    ]


# Which men of a fighter set are meant, asked beside every choice of a set: an era and a weight class


class SetFilter(QWidget):
    """Two lists, each there only if the men at hand differ in it; ``changed`` after every change by a person."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.era, self.weight_class = QComboBox(), QComboBox()
        self.era_field = Field(tr("Who boxed in the years"), self.era)
        self.class_field = Field(tr("Weight class"), self.weight_class)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for field in (self.era_field, self.class_field):
            layout.addWidget(field)
        layout.addStretch(1)
        for box in (self.era, self.weight_class):
            box.activated.connect(lambda _index: self.changed.emit())

    def offer(self, fighters: Iterable[Fighter], chosen: Choosing = Choosing()) -> None:  # noqa: B008 - a frozen value
        """Offer the eras and classes these men boxed in; ``chosen`` stays chosen if it is among them."""
        men = tuple(fighters)
        years, classes = years_of(men), classes_of(men)
        eras = (
            () if years is None else tuple(era for era in (*ERAS, *_decades(years)) if _lies_in(era, years))
        )
        _fill(self.era, [(tr("Any"), None), *((_told(era), era) for era in eras)], chosen.era)
        _fill(self.weight_class, [(tr("Any"), ""), *((name, name) for name in classes)], chosen.weight_class)
        show_if(self.era_field, bool(eras))
        show_if(self.class_field, len(classes) > 1)
        show_if(self, bool(eras) or len(classes) > 1)

    @property
    def choosing(self) -> Choosing:
        return Choosing(self.era.currentData(), self.weight_class.currentData() or "")


def told(choosing: Choosing) -> str:
    """The era and class in words; empty if neither is said."""
    era = "" if choosing.era is None else _told(choosing.era)
    return ", ".join(part for part in (choosing.weight_class, era) if part)


def _fill(box: QComboBox, choices: list[tuple[str, object]], chosen: object) -> None:
    box.blockSignals(True)
    box.clear()
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(next((at for at, (_, value) in enumerate(choices) if value == chosen), 0))
    box.blockSignals(False)


def _decades(years: Era) -> tuple[Era, ...]:
    return tuple((first, first + 9) for first in range(years[0] // 10 * 10, years[1] + 1, 10))


def _lies_in(era: Era, years: Era) -> bool:
    return era[0] <= years[1] and years[0] <= era[1]


def _told(era: Era) -> str:
    first, last = era
    if first == YEARS[0]:
        return tr("until {year}").format(year=last)
    if last == YEARS[-1]:
        return tr("since {year}").format(year=first)
    return f"{first}–{last}"
