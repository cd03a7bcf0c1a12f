"""What a plan can begin with, plans in and out of the editor as YAML files, and how strong corners are."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel, QListWidget, QSplitter, QWidget

from ringside_manager.bout.engine import PLAIN, EngineInfo
from ringside_manager.errors import RingsideError, UnknownNameError
from ringside_manager.files import write_text
from ringside_manager.gui import words
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import px, size_window, spacing
from ringside_manager.gui.plans import corner_word, shipped
from ringside_manager.gui.plans.draft import NOBODY, PlanDraft, empty_plan
from ringside_manager.gui.plans.rule_list import RuleList
from ringside_manager.gui.plans.trial import Matchup
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Dialog,
    MessageBox,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.fields import Choice, ShareBar
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.plans import Plan, StrengthRow, strength
from ringside_manager.plans.files import in_language, plan_text, plan_word, read_plan, shipped_plan

# Plans in and out of the editor as YAML files


_FOLDER = "plans/folder"
_TOLD = 12
"""Lines of a message shown at once; the others can be unfolded."""


def load(path: Path, info: EngineInfo) -> Plan:
    """The plan in a file; ``SetError`` with every problem, ``FileError``."""
    return read_plan(path, info)


def save(plan: Plan, path: Path) -> None:
    """Write the plan to a file, whole or not at all; ``RingsideError`` or ``OSError`` if that fails."""
    write_text(path, [plan_text(plan)], overwrite=True)


def ask_open(parent: QWidget) -> Path | None:
    """Which file to read."""
    chosen, _ = QFileDialog.getOpenFileName(
        parent, tr("Open a fight plan"), _folder(), tr("Fight plans (*.yaml *.yml)")
    )
    return _kept(chosen)


def ask_save(parent: QWidget, plan: Plan) -> Path | None:
    """Where to write."""
    start = str(Path(_folder()) / f"{plan_word(plan) or 'plan'}.yaml")
    chosen, _ = QFileDialog.getSaveFileName(
        parent, tr("Save the fight plan"), start, tr("Fight plan (*.yaml)")
    )
    path = _kept(chosen)
    return path if path is None or path.suffix else path.with_suffix(".yaml")


def tell(parent: QWidget, error: OSError | RingsideError) -> None:
    """Tell what was wrong with a file."""
    said = error_text(error)
    lines = said.text.splitlines()
    title = said.title or tr("This could not be done")
    box = MessageBox(parent, title, "\n".join(lines[:_TOLD]), picture=MessageBox.Icon.Warning)
    if len(lines) > _TOLD:
        box.setDetailedText("\n".join(lines[_TOLD:]))
    if said.next_step:
        box.setInformativeText(said.next_step)
    box.exec()


def _folder() -> str:
    kept = settings().value(_FOLDER, "")
    return kept if kept and Path(kept).is_dir() else str(Path.home())


def _kept(chosen: str) -> Path | None:
    if not chosen:
        return None
    settings().set_value(_FOLDER, str(Path(chosen).parent))
    return Path(chosen)


# What a plan can begin with: nothing, the program's suggestion, a plan that is shipped, a file, another fighter's


Start = tuple[str, Plan, str]
"""Something to begin with: its title, the plan, and what it is, if that has to be said."""


def starts(matchup: Matchup, others: Sequence[tuple[str, Plan]]) -> tuple[Start, ...]:
    """Everything a plan for this bout can begin with but a file; ``others`` are plans of one's own fighters."""
    info = matchup.engine.info
    found = [(tr("An empty plan"), empty_plan(info), tr("No rule yet; the program decides everything."))]
    suggestion = matchup.suggestion()
    if suggestion is not None:
        title = tr("The program's suggestion against {name}").format(name=matchup.other)
        found.append((title, suggestion, ""))
    found += [(plan.name, plan, "") for plan in shipped(info.system)]
    found += [(tr("The plan of {fighter}").format(fighter=name), plan, "") for name, plan in others]
    return tuple(found)


class StartDialog(Dialog):
    """Chooses what to begin with, with every plan to be read beforehand; ``chosen`` is it."""

    def __init__(
        self, matchup: Matchup, others: Sequence[tuple[str, Plan]] = (), parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Begin with…"))
        self._info: EngineInfo = matchup.engine.info
        self._starts = starts(matchup, others)
        self.chosen: Plan | None = None
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What to begin with"))
        self.list.setWordWrap(True)
        self.list.addItems([title for title, *_ in self._starts])
        self.list.currentRowChanged.connect(self._show)
        self.list.itemDoubleClicked.connect(lambda _item: self.take())
        self.said = note()
        self.draft = PlanDraft(self._info, self._starts[0][1], self)
        self.sentences = RuleList(self.draft)
        self.sentences.setAccessibleName(tr("Rules of what is marked"))
        self.taking = button(tr("Begin with this"), self.take, kind="primary", picture="check")
        self.file = button(tr("From a file…"), self.ask_file, picture="folder", tip=tr("A plan in YAML"))
        self._lay_out()
        self.taking.setDefault(True)
        self.list.setCurrentRow(0)

    @classmethod
    def ask(cls, matchup: Matchup, others: Sequence[tuple[str, Plan]], parent: QWidget) -> Plan | None:
        """The plan chosen by the person; ``None`` if none."""
        dialog = cls(matchup, others, parent)
        dialog.exec()
        chosen = dialog.chosen
        dialog.deleteLater()
        return chosen

    def take(self) -> None:
        """Begin with what is marked."""
        self.chosen = self._starts[self.list.currentRow()][1]
        self.accept()

    def ask_file(self) -> None:
        """Ask for a file and begin with it."""
        path = ask_open(self)
        if path is None:
            return
        try:
            self.chosen = load(path, self._info)
        except (OSError, RingsideError) as error:
            tell(self, error)
            return
        self.accept()

    def _show(self, place: int) -> None:
        if not 0 <= place < len(self._starts):
            return
        title, plan, about = self._starts[place]
        show_text(self.said, about)
        self.draft.replace_all(plan, title)
        self.draft.choose(NOBODY)
        self.sentences.show_plan()

    def _lay_out(self) -> None:
        panel = QWidget()
        column(self.said, (self.sentences, 1), space=2, parent=panel)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.list)
        splitter.addWidget(panel)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([px(260), px(460)])
        leave = button(tr("Cancel"), self.reject)
        column((splitter, 1), row(self.file, None, leave, self.taking), space=3, margins=4, parent=self)
        size_window(self, 760, 500)


# How strong the corners are


Pairing = tuple[str, str]
"""Whose card the AI has, whose its opponent."""


class StrengthView(QWidget):
    """The levels in words, and the table of one pairing of cards; ``texts`` are its lines."""

    def __init__(
        self, info: EngineInfo, rows: Sequence[StrengthRow] | None = None, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._info = info
        self._rows = tuple(strength(info.system) if rows is None else rows)
        self.texts: list[tuple[str, str, str]] = []
        pairings = dict.fromkeys((row.expert, row.other) for row in self._rows)
        named = [(_pairing_word(pairing), pairing) for pairing in pairings]
        self.pairing = Choice(tr("Whose cards"), named, self.refresh)
        self.said = plain_label(wrap=True)
        self._grid = QGridLayout()
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 3)
        self._grid.setColumnStretch(1, 4)
        inside = QWidget()
        column(self._levels(), self._table(), None, space=3, margins=(0, 0, 2, 0), parent=inside)
        column(Scroll(inside), margins=(0, 3, 0, 0), parent=self)
        self.refresh()

    def refresh(self) -> None:
        clear_layout(self._grid)
        self.texts = []
        rows = [each for each in self._rows if (each.expert, each.other) == self.pairing.currentData()]
        if not rows:
            return
        for place, title in enumerate((tr("Its opponent"), tr("The program wins"), "", tr("Against itself"))):
            self._grid.addWidget(plain_label(title, tone="muted", size=0.9), 0, place)
        for each in rows:
            self._show(each)
        better = [each for each in rows if not each.holds]
        if better:
            text = tr(
                "%n corner does better against the program with these cards than the program itself does.",
                "%n corners do better against the program with these cards than the program itself does.",
                len(better),
            )
        else:
            text = tr(
                "No corner does better against the program with these cards than the program itself does."
            )
        self.said.setText(text)

    def _show(self, measured: StrengthRow) -> None:
        line = self._grid.rowCount()
        who, won = _opponent_word(measured, self._info), _share(measured.share, measured.error)
        par = _share(measured.par, measured.par_error)
        self.texts.append((who, won, par))
        bar = ShareBar()
        bar.show_share(measured.share, measured.error)
        bar.setAccessibleName(f"{who}: {won}")
        set_tip(bar, tr("From {bouts} bouts.").format(bouts=words.number(measured.bouts)))
        signed = won if measured.holds else tr("⚠ {share}").format(share=won)
        for place, widget in enumerate(
            (
                plain_label(who, wrap=True),
                bar,
                _figure(signed, "" if measured.holds else "warn"),
                _figure(par, "muted"),
            )
        ):
            self._grid.addWidget(widget, line, place)

    def _levels(self) -> Panel:
        panel = Panel(tr("What the levels mean"))
        panel.body.addWidget(plain_label(words.level(PLAIN, ""), wrap=True))
        for level in self._info.corners:
            panel.body.addWidget(plain_label(words.level(level.name, level.explanation), wrap=True))
        return panel

    def _table(self) -> Panel:
        panel = Panel(tr("How often the program at its best wins"))
        if not self._rows:
            panel.body.addWidget(note(tr("Nothing has been measured for this bout system.")))
            return panel
        explained = tr(
            "Draws count as half. Against a corner that plays better, the program wins less often than against itself "
            "with the same cards; ± says how far the truth may lie from a figure, 19 times of 20."
        )
        panel.body.addWidget(self.pairing)
        panel.body.addWidget(self.said)
        panel.body.addLayout(self._grid)
        panel.body.addWidget(note(explained))
        return panel


def _figure(text: str, tone: str) -> QLabel:
    label = plain_label(text, tone=tone)
    label.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return label


def _pairing_word(pairing: Pairing) -> str:
    ai, other = pairing
    if ai == other:
        return tr("Both have the card of {name}").format(name=ai)
    return tr("The program has the card of {name}, its opponent that of {other}").format(name=ai, other=other)


def _opponent_word(row: StrengthRow, info: EngineInfo) -> str:
    if row.kind == "level":
        return corner_word(f"ai:{row.opponent}")
    if row.kind == "plan":
        try:
            name = in_language(shipped_plan(info.system, row.opponent), LANGUAGE.code).name
        except UnknownNameError:
            name = row.opponent
        return tr("the plan “{name}”").format(name=name)
    return _KNOWN.get(row.opponent, lambda: corner_word(row.opponent))()


def _share(share: float, error: float) -> str:
    text = tr("{share} % ± {error}") if error else tr("{share} %")
    return text.format(share=words.number(round(100 * share, 1)), error=words.number(round(100 * error, 1)))


_KNOWN: dict[str, Callable[[], str]] = {
    "suggested": later("its own suggestion, as a plan"),
    "clinch-and-rush": later("the expert who always clinches and rushes"),
    "only-clinch": later("the expert who always clinches and never rushes"),
    "only-rush": later("the expert who always rushes and uses no tactic"),
    "no-tactics": later("the expert without tactics"),
    "always-cover": later("the expert who always covers up"),
    "always-backpedal": later("the expert who always backpedals"),
}
