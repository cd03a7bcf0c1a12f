"""What a plan can begin with: nothing, the program's suggestion, a plan that is shipped, a file, another fighter's."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QSplitter, QWidget

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.errors import RingsideError
from ringside_manager.gui.look import px, set_margins, size_window
from ringside_manager.gui.plans import files
from ringside_manager.gui.plans.changes import NOBODY, empty_plan
from ringside_manager.gui.plans.desk import PlanDesk
from ringside_manager.gui.plans.matchup import Matchup
from ringside_manager.gui.plans.rule_list import RuleList
from ringside_manager.gui.plans.words import shipped
from ringside_manager.gui.widgets import button, column, note, row
from ringside_manager.language import tr
from ringside_manager.plans import Plan


@dataclass(frozen=True, slots=True)
class Start:
    """Something to begin with; ``told`` says what it is."""

    title: str
    plan: Plan
    told: str = ""


def starts(matchup: Matchup, others: Sequence[tuple[str, Plan]]) -> tuple[Start, ...]:
    """Everything a plan for this bout can begin with but a file; ``others`` are plans of one's own fighters."""
    info = matchup.engine.info
    found = [Start(tr("An empty plan"), empty_plan(info), tr("No rule yet; the program decides everything."))]
    suggestion = matchup.suggestion()
    if suggestion is not None:
        title = tr("The program's suggestion against {name}").format(name=matchup.other)
        found.append(Start(title, suggestion))
    found += [Start(plan.name, plan) for plan in shipped(info.system)]
    found += [Start(tr("The plan of {fighter}").format(fighter=name), plan) for name, plan in others]
    return tuple(found)


class StartDialog(QDialog):
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
        self.list.addItems([start.title for start in self._starts])
        self.list.currentRowChanged.connect(self._show)
        self.list.itemDoubleClicked.connect(lambda _item: self.take())
        self.said = note()
        self.desk = PlanDesk(self._info, self._starts[0].plan, self)
        self.sentences = RuleList(self.desk)
        self.sentences.setAccessibleName(tr("Rules of what is marked"))
        self.taking = button(tr("Begin with this"), self.take, kind="primary", picture="check")
        self.file = button(tr("From a file…"), self.ask_file, picture="folder", tip=tr("A plan in YAML"))
        self._lay_out()
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
        self.chosen = self._starts[self.list.currentRow()].plan
        self.accept()

    def ask_file(self) -> None:
        """Ask for a file and begin with it."""
        path = files.ask_open(self)
        if path is None:
            return
        try:
            self.chosen = files.load(path, self._info)
        except (OSError, RingsideError) as error:
            files.tell(self, error)
            return
        self.accept()

    def _show(self, place: int) -> None:
        if not 0 <= place < len(self._starts):
            return
        start = self._starts[place]
        self.said.setText(start.told)
        self.said.setVisible(bool(start.told))
        self.desk.replace_all(start.plan, start.title)
        self.desk.choose(NOBODY)
        self.sentences.show_plan()

    def _lay_out(self) -> None:
        panel = QWidget()
        column(self.said, self.sentences, space=2, parent=panel).setStretch(1, 1)
        splitter = QSplitter(Qt.Orientation.Horizontal)
        splitter.addWidget(self.list)
        splitter.addWidget(panel)
        splitter.setChildrenCollapsible(False)
        splitter.setSizes([px(260), px(460)])
        leave = button(tr("Cancel"), self.reject)
        box = column(splitter, row(self.file, None, leave, self.taking), space=3, parent=self)
        box.setStretch(0, 1)
        set_margins(box, 4)
        size_window(self, 760, 500)
