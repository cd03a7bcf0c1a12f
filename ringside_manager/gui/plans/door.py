"""The door to the plans of a league: for the manager of a fighter alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtWidgets import QWidget

from ringside_manager.bout import registry
from ringside_manager.bout.engine import AnyEngine, CornerAt
from ringside_manager.campaign.books import BoutBook
from ringside_manager.campaign.bouts import setup_of
from ringside_manager.campaign.orders import SetFightPlan
from ringside_manager.errors import RingsideError
from ringside_manager.gui.language import error_text
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.facts.roster import bouts_to_plan, sealed_plan
from ringside_manager.office.orders.bout_rules import is_on_card
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan, plan_text

if TYPE_CHECKING:
    from ringside_manager.gui.plans.editor import PlanEditor
    from ringside_manager.gui.plans.trial import Matchup


class PlanDoor(QObject):
    """Opens the editor for one of the viewer's own fighters and hands in what comes of it.

    The editor is loaded when it is opened: pages that have a door are shown sooner.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._window = parent
        self._fighter = 0
        self._operation: Operation | None = None
        self.editor: PlanEditor | None = None
        session.viewer_changed.connect(self._leave)

    def is_mine(self, fighter: int) -> bool:
        """Whether whoever sits here manages him and he still fights."""
        page, viewer = self._session.books.fighters.get(fighter), self._session.viewer
        if page is None or page.is_retired or viewer is None or viewer.manager is None:
            return False
        return viewer.manager == page.manager

    def is_sealed(self, fighter: int) -> bool:
        """Whether a plan is sealed for him; never for anybody but his manager."""
        return self.is_mine(fighter) and self._session.books.fighters[fighter].plan is not None

    def why_not(self, fighter: int) -> str:
        """Why no plan can be written for him by whoever sits here; empty if one can."""
        page = self._session.books.fighters.get(fighter)
        if page is None or page.is_retired:
            return tr("He fights no more.")
        if not self.is_mine(fighter):
            return tr("You do not manage him.")
        info = self._engine().info
        return "" if info.decisions else tr("{system} takes no fight plans.").format(system=info.title)

    def open(self, fighter: int) -> PlanEditor | None:
        """Open the editor for him; ``None`` if it is none of the viewer's business."""
        if self.why_not(fighter):
            return None
        if self.editor is not None:
            self.editor.raise_()
            return self.editor
        self._fighter = fighter
        self.editor = self._made(fighter)
        self.editor.finished_with.connect(self._seal)
        self.editor.taken_back.connect(self._take_back)
        self.editor.finished.connect(self._closed)
        self.editor.setWindowModality(Qt.WindowModality.WindowModal)
        self.editor.show()
        return self.editor

    def plan_of(self, fighter: int) -> Plan | None:
        """The plan sealed for a fighter of the viewer's; ``None`` for others, and for one that cannot be read."""
        session = self._session
        text = sealed_plan(session.books, session.entries, fighter, session.viewer)
        if text is None:
            return None
        try:
            return parse_plan(text, tr("The sealed plan"), self._engine().info)
        except RingsideError:
            return None  # written for another system or another program: begin anew

    def _made(self, fighter: int) -> PlanEditor:
        from ringside_manager.gui.plans.editor import PlanEditor
        from ringside_manager.gui.plans.trial import Errand, Matchup

        books = self._session.books
        bouts = bouts_to_plan(books, fighter)
        opponents = [(self._name(fighter, bout), partial(self._matchup, fighter, bout)) for bout in bouts]
        alone = Matchup(self._engine(), books.fighters[fighter].name)
        errand = Errand(
            seal_text=tr("Seal it"),
            sealed=self.is_sealed(fighter),
            why_not=self._why_not_sealed(fighter),
            waits=True,
            opponents=opponents,
            others=partial(self._others, fighter),
            corner=self._corner(),
        )
        matchup = self._matchup(fighter, bouts[0]) if bouts else alone
        return PlanEditor(matchup, self.plan_of(fighter), errand, self._window.window())

    def _matchup(self, fighter: int, bout: BoutBook) -> Matchup:
        """The bout as it would be fought, with what both carry into it (C57)."""
        from ringside_manager.gui.plans.trial import Matchup

        return Matchup.of(setup_of(self._session.books, bout), bout.corner_of(fighter))

    def _name(self, fighter: int, bout: BoutBook) -> str:
        """The opponent; of a bout that stands, on a card or as a pairing of a tournament (C62), also when and how long."""
        name = self._session.books.fighters[bout.opponent_of(fighter)].name
        if not bout.number and bout.slot is None:
            return name
        text = tr("{name}, night {night}, %n round", "{name}, night {night}, %n rounds", bout.rounds)
        return text.format(name=name, night=bout.night)

    def _others(self, fighter: int) -> list[tuple[str, Plan]]:
        """The plans of his manager's other fighters."""
        pages = self._session.books.fighters.values()
        found = (
            (page.name, self.plan_of(page.number)) for page in pages if page.number != fighter and page.plan
        )
        return [(name, plan) for name, plan in found if plan is not None]

    def _why_not_sealed(self, fighter: int) -> str:
        if self._session.read_only:
            return tr("This league is open for reading only: nothing can be sealed.")
        if is_on_card(self._session.books, fighter):
            return tr("The doors of the night are open: plans stay as they are until it is over.")
        return ""

    def _corner(self) -> str:
        """Who leads the corners of this league when no plan does."""
        return CornerAt(self._session.books.options.corners).word

    def _engine(self) -> AnyEngine:
        return registry.get(self._session.books.system)

    @Slot(object)
    def _seal(self, plan: Plan) -> None:
        self._hand_in(plan_text(plan))

    @Slot()
    def _take_back(self) -> None:
        self._hand_in("")

    def _hand_in(self, text: str) -> None:
        self._operation = self._session.hand_in(SetFightPlan(self._fighter, text))
        self._operation.finished.connect(self._judged)

    @Slot()
    def _judged(self) -> None:
        operation, editor = self._operation, self.editor
        self._operation = None
        if operation is None or editor is None:
            return
        if operation.error is None:
            editor.accept()
        elif isinstance(operation.error, RingsideError):
            editor.refuse(error_text(operation.error).whole)

    @Slot()
    def _leave(self) -> None:
        """Somebody else sits down: what is written here is not for his eyes."""
        if self.editor is not None:
            self.editor.call_off()

    @Slot()
    def _closed(self) -> None:
        if self.editor is not None:
            self.editor.deleteLater()
            self.editor = None
