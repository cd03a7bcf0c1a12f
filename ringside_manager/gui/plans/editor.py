"""The editor of fight plans: rules as sentences, the form of one of them, trying out, sealing."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QMenu, QSplitter, QTabWidget, QWidget

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import Setup
from ringside_manager.errors import RingsideError
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.plans import start_dialog
from ringside_manager.gui.plans.draft import PlanDraft, empty_plan
from ringside_manager.gui.plans.rule_list import FormStack, RuleList
from ringside_manager.gui.plans.start_dialog import StartDialog, StrengthView
from ringside_manager.gui.plans.trial import Errand, Matchup
from ringside_manager.gui.plans.trial_panel import TrialPanel
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    MessageBox,
    button,
    column,
    plain_label,
    question,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.fields import Choice, small_button
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.plans import Plan

Standard = QKeySequence.StandardKey


class PlanEditor(Dialog):
    """Writes a plan for one corner of a bout.

    ``finished_with`` carries the plan when it is sealed, ``taken_back`` tells that there is to be none.  Where
    the errand ``waits``, ``accept`` or ``refuse`` say what came of it.
    """

    finished_with = Signal(object)
    taken_back = Signal()

    def __init__(
        self,
        matchup: Matchup,
        plan: Plan | None = None,
        errand: Errand | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.matchup = matchup
        self.errand = errand or Errand()
        self._trial: TrialPanel | None = None
        self._strength: StrengthView | None = None
        self._refused = ""
        self._kept = plan or empty_plan(matchup.engine.info)
        self.draft = PlanDraft(matchup.engine.info, self._kept, self)
        self._make()
        self._lay_out()
        self._connect()
        self._name()
        self.refresh()
        self.rules.setFocus()

    @classmethod
    def edit(cls, parent: QWidget | None, setup: Setup, corner: Corner, plan: Plan | None) -> Plan | None:
        """Let a person write a plan for a corner of a bout and wait for it; ``None`` if nothing is to change."""
        editor = cls(Matchup.of(setup, corner), plan, parent=parent)
        finished: list[Plan] = []
        editor.finished_with.connect(finished.append)
        editor.setWindowModality(Qt.WindowModality.ApplicationModal)
        editor.exec()
        editor.deleteLater()
        return finished[0] if finished else None

    @property
    def plan(self) -> Plan:
        return self.draft.plan

    @property
    def trial(self) -> TrialPanel:
        """Where the plan is tried out; made when it is first asked for."""
        if self._trial is None:
            self._trial = TrialPanel(self.draft, self.matchup, self.errand)
            self._trial.done.connect(self._tell_faults)
            _fill(self._trying, self._trial)
        return self._trial

    def done(self, result: int) -> None:
        if self._trial is not None:
            self._trial.stop()
        super().done(result)

    def refresh(self) -> None:
        draft = self.draft
        self._refused = ""
        self.rules.show_plan()
        self.undoing.setEnabled(bool(draft.undoes))
        self.redoing.setEnabled(bool(draft.redoes))
        undone, redone = tr("Undo: {act}"), tr("Do again: {act}")
        set_tip(self.undoing, undone.format(act=draft.undoes) if draft.undoes else tr("Nothing to undo"))
        set_tip(self.redoing, redone.format(act=draft.redoes) if draft.redoes else tr("Nothing to do again"))
        for made in (self.copying, self.removing, self.up, self.down):
            made.setEnabled(draft.order is not None)
        self._tell_faults()

    def seal(self) -> None:
        """Hand the plan over and close; not while something in it is refused."""
        if self.draft.is_sound:
            self._leave(lambda: self.finished_with.emit(self.plan))

    def take_back(self) -> None:
        """There is to be no plan."""
        self._leave(self.taken_back.emit)

    def refuse(self, reason: str) -> None:
        """Say why the plan was not taken; it is still here to be changed."""
        self._refused = reason
        self._busy(busy=False)
        self._tell_faults()
        self.verdict.setFocus()

    def accept(self) -> None:
        self._kept = self.plan
        super().accept()

    def call_off(self) -> None:
        """Close without a word, whatever has been written: somebody else sits down."""
        self._kept = self.plan
        self.done(QDialog.DialogCode.Rejected)

    def begin_with(self) -> None:
        """Ask what to begin with; what is there can be had back by undoing."""
        plan = StartDialog.ask(self.matchup, self.errand.others(), self)
        if plan is not None:
            self.draft.replace_all(plan, tr("Begin with another plan"))

    def open_file(self, path: Path) -> bool:
        """Read a plan from a file; whether it was one."""
        try:
            self.draft.replace_all(start_dialog.load(path, self.draft.info), tr("Open a file"))
        except (OSError, RingsideError) as error:
            start_dialog.tell(self, error)
            return False
        return True

    def ask_save(self) -> None:
        path = start_dialog.ask_save(self, self.plan)
        if path is not None:
            self.save_to(path)

    def save_to(self, path: Path) -> bool:
        """Write the plan to a file; whether it was."""
        try:
            start_dialog.save(self.plan, path)
        except (OSError, RingsideError) as error:
            start_dialog.tell(self, error)
            return False
        return True

    def may_leave(self) -> bool:
        """Whether the plan can go: as it was, or let go by the person, who is asked."""
        if self.plan == self._kept:
            return True
        kinds = MessageBox.StandardButton
        text = tr("The plan has changes that would be lost.")
        return question(self, tr("Leave the plan?"), text, kinds.Cancel | kinds.Discard) == kinds.Discard

    def reject(self) -> None:
        if self.may_leave():
            super().reject()

    def closeEvent(self, event: QCloseEvent) -> None:
        event.setAccepted(self.may_leave())

    # inside -----------------------------------------------------------------------------------------

    def _make(self) -> None:
        draft = self.draft
        self.head = Heading("", 2)
        self.against = Choice(
            tr("Opponent"),
            [(name, place) for place, (name, _) in enumerate(self.errand.opponents)],
            self._meet,
        )
        self.against.setVisible(bool(self.errand.opponents))
        self.beginning = button(tr("Begin with…"), self.begin_with, picture="book")
        self.saving = button(tr("Save…"), self.ask_save, picture="save", tip=tr("As a YAML file"))
        self.undoing = small_button("undo", tr("Undo"), draft.undo)
        self.redoing = small_button("redo", tr("Do again"), draft.redo)
        self.rules, self.form = RuleList(draft), FormStack(draft)
        self.adding = button(tr("Add a rule"), self._open_kinds, picture="plus", tip=tr("Insert"))
        self.copying = small_button(
            "copy", tr("Duplicate the rule"), draft.duplicate, tr("Duplicate (Ctrl+D)")
        )
        self.removing = small_button("trash", tr("Delete the rule"), draft.remove, tr("Delete (Del)"))
        self.up = small_button("up", tr("Move the rule up"), lambda: draft.shift(-1), tr("Up (Alt+Up)"))
        self.down = small_button(
            "down", tr("Move the rule down"), lambda: draft.shift(1), tr("Down (Alt+Down)")
        )
        self.verdict = plain_label(wrap=True)
        self.leaving = button(tr("Close"), self.reject)
        self.taking_back = button(
            tr("Take it back"), self.take_back, kind="danger", tip=tr("Fight without a plan")
        )
        self.taking_back.setVisible(self.errand.sealed and not self.errand.why_not)
        self.sealing = button(
            self.errand.seal_text or tr("Use this plan"), self.seal, kind="primary", picture="lock"
        )

    def _lay_out(self) -> None:
        keys = row(self.adding, None, self.up, self.down, self.copying, self.removing, space=1)
        left = QWidget()
        column(self.rules, keys, space=2, parent=left)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        self.splitter.addWidget(left)
        self.splitter.addWidget(self.form)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([px(430), px(400)])
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.tabs.setAccessibleName(tr("Parts of the editor"))
        self.tabs.tabBar().setAccessibleName(tr("Parts of the editor"))
        page = QWidget()
        column(self.splitter, margins=(0, 3, 0, 0), parent=page)
        self.tabs.addTab(page, tr("The plan"))
        self._trying, self._weighing = QWidget(), QWidget()
        for tab, title in (
            (self._trying, tr("Try it out")),
            (self._weighing, tr("How strong are the corners?")),
        ):
            column(parent=tab)
            self.tabs.addTab(tab, title)
        gap = None if self.against.isHidden() else self.against
        head = row(
            self.head,
            *([] if gap is None else [gap]),
            self.undoing,
            self.redoing,
            self.beginning,
            self.saving,
        )
        self.head.setWordWrap(gap is None)
        head.setStretch(0 if gap is None else 1, 1)
        foot = row(space=2)
        foot.addWidget(self.verdict, 1)
        for made in (self.taking_back, self.leaving, self.sealing):
            foot.addWidget(made)
        column(head, (self.tabs, 1), foot, space=2, margins=4, parent=self)
        size_window(self, 980, 660)

    def _connect(self) -> None:
        draft, rules = self.draft, self.rules
        draft.changed.connect(self.refresh)
        self.tabs.currentChanged.connect(self._on_tab)
        draft.chosen.connect(self._on_chosen)
        rules.place_chosen.connect(draft.choose)
        rules.removed.connect(draft.remove)
        rules.copied.connect(draft.duplicate)
        rules.moved.connect(draft.shift)
        rules.form_wanted.connect(self.form.take_keyboard)
        for keys, act in (
            (_all_keys(Standard.Undo), draft.undo),
            (_all_keys(Standard.Redo, "Ctrl+Y"), draft.redo),
            (_all_keys(Standard.Save), self.ask_save),
            (_all_keys(None, "Ins"), self._open_kinds),
        ):
            shortcut = QShortcut(self)
            shortcut.setKeys(keys)
            shortcut.activated.connect(act)

    def _leave(self, hand_over: Callable[[], object]) -> None:
        self._refused = ""
        if self.errand.waits:
            self._busy(busy=True)
            hand_over()
        else:
            hand_over()
            self.accept()

    def _busy(self, *, busy: bool) -> None:
        for made in (self.sealing, self.taking_back):
            made.setEnabled(not busy)

    def _on_tab(self, _tab: int) -> None:
        here = self.tabs.currentWidget()
        if here is self._trying:
            self.trial.setFocus()
        elif here is self._weighing and self._strength is None:
            self._strength = StrengthView(self.draft.info)
            _fill(self._weighing, self._strength)

    def _on_chosen(self) -> None:
        self.rules.show_chosen()
        for made in (self.copying, self.removing, self.up, self.down):
            made.setEnabled(self.draft.order is not None)

    def _name(self) -> None:
        """A plan for any bout of his names nobody else; whom to try it out against stands beside it."""
        own, other = self.matchup.own, "" if self.errand.opponents else self.matchup.other
        alone = tr("Fight plan of {name}").format(name=own)
        both = tr("Fight plan of {name} against {opponent}").format(name=own, opponent=other)
        self.setWindowTitle(both if other else alone)
        beside = tr("Fight plan of {name}: try it out against").format(name=own)
        self.head.setText(beside if self.errand.opponents else self.windowTitle())

    def _meet(self) -> None:
        _, matchup = self.errand.opponents[self.against.currentData()]
        self.matchup = matchup()
        self._name()
        if self._trial is not None:
            self._trial.meet(self.matchup)
        self._tell_faults()

    def _open_kinds(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for action in self.kind_actions(menu):
            menu.addAction(action)
        menu.popup(self.adding.mapToGlobal(self.adding.rect().topLeft()))

    def kind_actions(self, menu: QMenu) -> list[QAction]:
        """An action for each decision a rule can be about."""
        made = []
        for decision in self.draft.info.decisions:
            action = QAction(
                window_of(self.draft.info).names.decision(decision.kind).replace("&", "&&"), menu
            )
            action.triggered.connect(lambda _on=False, kind=decision.kind: self._add(kind))
            made.append(action)
        return made

    def _add(self, kind: str) -> None:
        self.draft.add(kind)
        self.form.take_keyboard()

    def _tell_faults(self) -> None:
        """Whether the plan can be sealed, and why not."""
        draft = self.draft
        self.sealing.setEnabled(draft.is_sound and not self.errand.why_not)
        self.taking_back.setEnabled(not self.errand.why_not)
        reason = self._refused or self.errand.why_not
        if reason:
            self.verdict.setText(reason)
            set_tone(self.verdict, "bad" if self._refused else "warn")
            return
        refused = [fault for fault in draft.faults if fault.is_refused]
        remarks = len(draft.faults) - len(refused)
        if not draft.plan.orders and len(refused) == 1:
            self.verdict.setText(draft.fault_text(refused[0]))
            set_tone(self.verdict, "muted")
        elif refused:
            number = draft.numbers().get(refused[0].order, 0)
            about = tr("✕ Rule {number} is not complete: see what stands under it.")
            whole = tr("✕ The plan is not complete: see what stands under its name.")
            self.verdict.setText(about.format(number=number) if number else whole)
            set_tone(self.verdict, "bad")
        elif remarks:
            self.verdict.setText(
                tr(
                    "⚠ The plan can be used. %n remark stands beside the rules.",
                    "⚠ The plan can be used. %n remarks stand beside the rules.",
                    remarks,
                )
            )
            set_tone(self.verdict, "warn")
        else:
            text, tone = self._trial.verdict if self._trial is not None else ("", "")
            self.verdict.setText(text or tr("Complete, and not tried out yet."))
            set_tone(self.verdict, tone)
        set_tip(self.sealing, self.verdict.text() if refused else "")


def _fill(holder: QWidget, content: QWidget) -> None:
    layout = holder.layout()
    assert layout is not None, "every tab was given one"
    layout.addWidget(content)


def _all_keys(usual: QKeySequence.StandardKey | None, own: str = "") -> list[QKeySequence]:
    """The system's keys for something, and one of our own where it is not among them."""
    found = [] if usual is None else QKeySequence.keyBindings(usual)
    mine = QKeySequence(own)
    return found if not own or mine in found else [*found, mine]
