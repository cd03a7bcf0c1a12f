"""What the dialog for a new tournament asks, and what it would be: its terms, who enters, their seeds, its places and nights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QObject, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QSpinBox,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, CupTerms
from ringside_manager.campaign.festivals import FORMAT_TITLES, OF_ROUNDS, Format
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP
from ringside_manager.campaign.festivals.tables import lengths_in
from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, typeface
from ringside_manager.gui.widgets import (
    button,
    column,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, spin
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.promoter import BracketPlan, CandidateRow

# All that is not said of every tournament


class TermsFields(QObject):
    """The fields for all that is not said of every tournament: format, arena, length and the like (F80-F87)."""

    changed = Signal()

    def __init__(self, books: Books) -> None:
        super().__init__()
        usual = tr("As in the house rules")
        self.form = combo(tr("Format"), rule="F80")
        for one in Format:
            self.form.addItem(FORMAT_TITLES[one](), one)
        self.swiss = _number(tr("Rounds of a Swiss or a ladder"), 32, tr("As few as needed"), "F40")
        self.lengths = QLineEdit()
        self.lengths.setMaxLength(40)
        self.lengths.setAccessibleName(tr("Lengths of the legs"))
        self.lengths.setPlaceholderText(tr("4,8,12,16 as the arena allows"))
        self.lengths.setProperty("rule", "F91")
        self.handicap = _number(tr("Handicap of the first"), MOST_HANDICAP, tr("20 %"), "F92")
        self.handicap.setSuffix(tr(" %"))
        self.every = _number(tr("Nights from round to round"), 100, usual, "F81")
        self.arena = combo(tr("Arena"), rule="F82")
        self.arena.addItem(usual, None)
        for arena in Arena:
            self.arena.addItem(translated(arena.title), arena)
        self.rounds = _number(tr("Length of the bouts"), 15, usual, "F82")
        self.system = combo(tr("Bout system"), rule="F82")
        self.system.addItem(tr("The league's own"), "")
        for name in sorted(registry.names()):
            if name != books.system:
                self.system.addItem(registry.get(name).info.title, name)
        self.exhibition = QCheckBox(tr("Its bouts count for nothing but rest"))
        self.exhibition.setProperty("rule", "F83")
        self.reserves = _number(tr("Reserves"), 16, tr("Nobody"), "F87")
        for box in (self.form, self.arena, self.system):
            box.currentIndexChanged.connect(self._on_change)
        for field in (self.swiss, self.every, self.rounds, self.reserves, self.handicap):
            field.valueChanged.connect(self._on_change)
        self.lengths.textChanged.connect(self._on_change)
        self.exhibition.toggled.connect(self._on_change)
        self._on_change()

    def _on_change(self) -> None:
        form = self.form.currentData()
        self.swiss.setEnabled(form in OF_ROUNDS)
        self.every.setEnabled(form is not Format.ONE_NIGHT)
        self.rounds.setEnabled(form is not Format.CIRCUIT)
        self.lengths.setEnabled(form is Format.CIRCUIT)
        self.handicap.setEnabled(form is Format.HANDICAP)
        self.changed.emit()

    @property
    def asked(self) -> tuple[QWidget, ...]:
        """The fields that are asked of some formats alone; of others they are disabled."""
        return self.swiss, self.handicap, self.lengths, self.every, self.rounds

    @property
    def fault(self) -> str:
        """What is wrong with what was typed, in a sentence; empty if nothing is."""
        try:
            lengths_in(self.lengths.text())
        except RingsideError as refused:
            return error_text(refused).text
        return ""

    def terms(self) -> CupTerms:
        """What they say, reserves apart."""
        form = self.form.currentData()
        legs = form is Format.CIRCUIT
        return CupTerms(
            form,
            (self.swiss.value() or None) if form in OF_ROUNDS else None,
            (self.every.value() or None) if form is not Format.ONE_NIGHT else None,
            self.arena.currentData(),
            None if legs else self.rounds.value() or None,
            str(self.system.currentData()),
            self.exhibition.isChecked(),
            lengths=lengths_in(self.lengths.text()) if legs and not self.fault else (),
            handicap=(self.handicap.value() or None) if form is Format.HANDICAP else None,
        )

    def facts(self) -> list[tuple[str, str | QWidget]]:
        """The fields with their names, but for the format."""
        return [
            (tr("Nights from round to round"), self.every), (tr("Rounds of a Swiss or a ladder"), self.swiss),
            (tr("Handicap"), self.handicap), (tr("Arena"), self.arena), (tr("Length"), self.rounds),
            (tr("Legs"), self.lengths), (tr("Bout system"), self.system),
            (tr("Exhibitions"), self.exhibition), (tr("Reserves"), self.reserves),
        ]  # fmt: skip


def _number(name: str, most: int, none: str, rule: str) -> QSpinBox:
    """A number that may be left open at 0."""
    field = spin(name, 0, most, 0, rule=rule)
    field.setSpecialValueText(none)
    return field


# Choosing who is in a tournament: everybody of the class with a box to tick, and why some cannot be


TICK, MANAGER, RANK, POP, RECORD, WHY = range(6)
_NUMBER = Qt.ItemDataRole.UserRole


class Entrants(QWidget):
    """The list with its boxes; ``changed`` follows every tick."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[CandidateRow, ...] = ()
        self.list = QTreeWidget()
        self.list.setAccessibleName(tr("Who enters"))
        self.list.setRootIsDecorated(False)
        self.list.setAlternatingRowColors(True)
        self.list.setUniformRowHeights(True)
        self.list.setAllColumnsShowFocus(True)
        self.list.setMinimumHeight(px(180))
        self.list.setHeaderLabels(
            [tr("Fighter"), tr("Manager"), tr("Rank"), tr("POP"), tr("Record"), tr("Why not")]
        )
        self.list.itemChanged.connect(lambda _item, place: self.changed.emit() if place == TICK else None)
        self.count = plain_label(tone="muted")
        self.best = spin(tr("How many of the best"), 2, 999, 8, rule="C32")
        self.alike = button(tr("As many of each"), name=tr("As many of each stable as all can name"))
        self.alike.setProperty("rule", "F90")
        buttons = row(
            button(tr("All"), lambda: self.tick(self._free()), name=tr("All who can enter")),
            button(tr("Nobody"), lambda: self.tick(())),
            button(tr("The best"), self._tick_best, name=tr("Only the best by ranking")),
            self.best,
            self.alike,
            None,
        )
        self.reason = note()
        self.list.currentItemChanged.connect(self._tell_reason)
        column(buttons, self.list, self.count, self.reason, space=2, parent=self)

    def show_rows(self, rows: Sequence[CandidateRow]) -> None:
        """Show other fighters, or the same with other reasons; ticks stay."""
        if tuple(rows) == self.rows:
            return
        ticked = set(self.chosen())
        same = [one.fighter for one in rows] == [one.fighter for one in self.rows]
        self.rows = tuple(rows)
        with QSignalBlocker(self.list):
            if not same:
                self.list.clear()
                self.list.addTopLevelItems([_item(one) for one in rows])
            for item, one in zip(self._items(), rows, strict=True):
                _fill(item, one, one.fighter in ticked)
        self._shape()
        self.changed.emit()

    def chosen(self) -> tuple[int, ...]:
        """The numbers of those ticked, in the order of the list."""
        return tuple(
            item.data(TICK, _NUMBER)
            for item in self._items()
            if item.checkState(TICK) is Qt.CheckState.Checked
        )

    def tick(self, fighters: Sequence[int]) -> None:
        """Tick these and nobody else."""
        wanted = set(fighters)
        with QSignalBlocker(self.list):
            for item in self._items():
                on = item.data(TICK, _NUMBER) in wanted
                item.setCheckState(TICK, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
        self.changed.emit()

    def tell(self) -> None:
        self.count.setText(
            tr("%n of {all} ticked", "%n of {all} ticked", len(self.chosen())).format(all=len(self.rows))
        )

    def _tell_reason(self, item: QTreeWidgetItem | None) -> None:
        """Why the fighter the keyboard is at cannot enter, in full."""
        self.reason.setText("" if item is None else item.toolTip(WHY))

    def _items(self) -> list[QTreeWidgetItem]:
        items = (self.list.topLevelItem(place) for place in range(self.list.topLevelItemCount()))
        return [item for item in items if item is not None]

    def _free(self) -> list[int]:
        return [one.fighter for one in self.rows if not one.objection]

    def _tick_best(self) -> None:
        """Tick the best who are free; who is passed over, and why, is said under the list."""
        free = self._free()[: self.best.value()]
        self.tick(free)
        kept = [one for one in self.rows if one.objection]
        if len(free) < self.best.value() and kept:
            self.reason.setText(
                tr(
                    "Only %n of the best {wanted} can enter. {reason}",
                    "Only %n of the best {wanted} can enter. {reason}",
                    len(free),
                ).format(wanted=self.best.value(), reason=kept[0].objection)
            )

    def _shape(self) -> None:
        header = self.list.header()
        for place in range(WHY):
            header.setSectionResizeMode(place, QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        self._tell_reason(self.list.currentItem())
        self.list.setColumnHidden(WHY, not any(one.objection for one in self.rows))
        self.list.setMinimumWidth(px(360))
        if self.list.currentItem() is None and self.rows:
            self.list.setCurrentItem(self._items()[0])


def _item(one: CandidateRow) -> QTreeWidgetItem:
    record = f"{one.wins}-{one.losses}-{one.draws}"
    item = QTreeWidgetItem([one.name, one.manager, _rank(one), words.pop(one.pop_half), record, ""])
    item.setData(TICK, _NUMBER, one.fighter)
    name = QFontMetrics(typeface()).horizontalAdvance(one.name)
    item.setSizeHint(TICK, QSize(name + px(46), px(26)))
    for place in (RANK, POP):
        item.setTextAlignment(place, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item


def _fill(item: QTreeWidgetItem, one: CandidateRow, ticked: bool) -> None:
    item.setText(WHY, one.objection.removeprefix(one.name).strip())
    set_tip(item, one.objection, WHY)
    item.setCheckState(TICK, Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked)


def _rank(one: CandidateRow) -> str:
    if one.rank is None:
        return ""
    return tr("Champion") if one.rank == 0 else str(one.rank)


# Seeds set by hand: a list to drag in, or to move in with Alt and the arrow keys


_SEED = Qt.ItemDataRole.UserRole
Here = Qt.ShortcutContext.WidgetWithChildrenShortcut


class Seeds(QWidget):
    """The entrants from the first seed to the last; ``changed`` follows every move."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._names: dict[int, str] = {}
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Seeds"))
        self.list.setProperty("rule", "C61")
        self.list.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.list.model().rowsMoved.connect(self._moved)
        self.list.setMinimumHeight(px(130))
        QShortcut("Alt+Up", self, lambda: self.shift(-1), context=Here)
        QShortcut("Alt+Down", self, lambda: self.shift(1), context=Here)
        movers = row(
            button(tr("Move up"), lambda: self.shift(-1), tip="Alt+Up", picture="up"),
            button(tr("Move down"), lambda: self.shift(1), tip="Alt+Down", picture="down"),
            None,
        )
        column(
            note(tr("Drag the names, or move them with Alt+Up and Alt+Down.")), self.list, movers, parent=self
        )

    def show_entrants(self, names: Mapping[int, str]) -> None:
        """Show other entrants: those known keep their order, new ones go to the end."""
        kept = [number for number in self.order() if number in names]
        kept += [number for number in names if number not in kept]
        self._names = dict(names)
        self._fill(kept, self.list.currentRow())

    def order(self) -> tuple[int, ...]:
        """The entrants, the first seed first."""
        return tuple(self.list.item(place).data(_SEED) for place in range(self.list.count()))

    def shift(self, step: int) -> None:
        """Move the entrant chosen up (-1) or down (1)."""
        here = self.list.currentRow()
        there = here + step
        if here < 0 or not 0 <= there < self.list.count():
            return
        order = list(self.order())
        order[here], order[there] = order[there], order[here]
        self._fill(order, there)
        self.changed.emit()

    def _moved(self) -> None:
        self._number()
        self.changed.emit()

    def _fill(self, order: Sequence[int], current: int) -> None:
        self.list.clear()
        for number in order:
            item = QListWidgetItem()
            item.setData(_SEED, number)
            self.list.addItem(item)
        self._number()
        self.list.setCurrentRow(min(max(current, 0), self.list.count() - 1))

    def _number(self) -> None:
        for place in range(self.list.count()):
            item = self.list.item(place)
            name = self._names.get(item.data(_SEED), "")
            item.setText(tr("{seed}. {name}").format(seed=place + 1, name=name))


# What a tournament would be: places, byes, nights, and the first pairings where no draw decides them


class PlanView(QWidget):
    """A few lines that change with every tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_line = plain_label(wrap=True)
        self.nights = plain_label(wrap=True)
        self.pairs = plain_label(wrap=True)
        self.warning = plain_label(wrap=True, tone="warn")
        self.default = note()
        shown = (self.size_line, self.nights, self.warning, self.default, self.pairs)
        column(*shown, None, space=2, parent=self)
        self.setMinimumWidth(px(270))

    def show_plan(
        self, plan: BracketPlan | None, names: Mapping[int, str], rules: HouseRules, for_title: bool
    ) -> None:
        """Show another plan; ``None`` while there are too few."""
        for label in (self.nights, self.pairs, self.warning, self.default):
            show_if(label, plan is not None)
        if plan is None:
            self.size_line.setText(tr("A tournament needs two fighters or more, most formats four to 64."))
            return
        self.size_line.setText(
            _size(plan)
            if plan.terms.form is Format.KNOCKOUT
            else tr("%n bout, or one more.", "%n bouts, or one more.", plan.bouts)
            if plan.terms.form is Format.DOUBLE
            else tr("%n bout.", "%n bouts.", plan.bouts)
        )
        text = ", ".join(
            str(first) if first == last else tr("{first} to {last}").format(first=first, last=last)
            for first, last in zip(plan.nights, plan.until, strict=True)
        )
        rounds_on = tr("%n round, on nights {nights}.", "%n rounds, on nights {nights}.", len(plan.nights))
        self.nights.setText(rounds_on.format(nights=text))
        lines = []
        if plan.beyond:
            lines.append(tr("The final would come after the last night of the league."))
        if plan.tired:
            named = ", ".join(names.get(number, "") for number in plan.tired)
            text = tr("Not rested by then, so that their first bouts wait: {names}.")
            lines.append(text.format(names=named))
        show_text(self.warning, "\n".join(lines))
        self.pairs.setText(_pairs(plan, names))
        arena, length = plan.terms.setting(rules, title=False)
        rounds = ", ".join(map(str, plan.terms.lengths or (length,)))
        self.default.setText(
            tr("Bouts are held at The Pits over 7 rounds, the final at The Best over 12.")
            if for_title
            else tr("Bouts are held at {arena} over {rounds} rounds.").format(
                arena=translated(arena.title), rounds=rounds
            )
        )


def _size(plan: BracketPlan) -> str:
    places = tr("A bracket of {size} places.").format(size=plan.size)
    if not plan.byes:
        return places
    return f"{places} " + tr(
        "%n bye in the first round, for the best seeds.",
        "%n byes in the first round, for the best seeds.",
        plan.byes,
    )


def _pairs(plan: BracketPlan, names: Mapping[int, str]) -> str:
    if not plan.pairs:
        return tr("Who meets whom is drawn by dice.")
    if plan.terms.handicaps:
        cut = dict(zip(plan.entrants, plan.terms.handicaps, strict=True))
        names = {
            man: tr("{name} ({handicap} %)").format(name=name, handicap=cut.get(man, 0))
            for man, name in names.items()
        }
    return "\n".join(_pair(names.get(red, ""), names.get(blue, "")) for red, blue in plan.pairs)


def _pair(red: str, blue: str) -> str:
    if not blue:
        return tr("{name} has a bye").format(name=red)
    return words.against(red, blue)
