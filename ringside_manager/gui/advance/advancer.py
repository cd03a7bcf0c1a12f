"""Going on: what the next step of a season is, and taking it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from ringside_manager.gui.advance.night_run import NightRun, RunState
from ringside_manager.gui.hotseat import has_pin
from ringside_manager.gui.operation import Job
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.turns import Turns
from ringside_manager.language import tr
from ringside_manager.office.advancing import Advanced
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.decisions import STOP_FOR, InboxKind
from ringside_manager.office.facts.inbox import AdvancePlan, PlanRow, Step, StepKind, next_step, plans
from ringside_manager.office.office import Office

# What Continue and its menu say


def step_label(step: Step) -> str:
    """What Continue will do, in a few words."""
    if step.kind is StepKind.ANSWER:
        if step.offers == step.decisions:
            return tr("Answer %n offer", "Answer %n offers", step.offers)
        if step.deals == step.decisions:
            return tr("Answer %n deal", "Answer %n deals", step.deals)
        if step.bids == step.decisions:
            return tr("Seal %n bid", "Seal %n bids", step.bids)
        return tr("%n thing to decide", "%n things to decide", step.decisions)
    if step.kind is StepKind.HAND_OVER and step.party is not None:
        if step.party.promoter:
            return tr("Next: {name}, promoter").format(name=step.party.name)
        return tr("Next manager: {name}").format(name=step.party.name)
    if step.kind is StepKind.NIGHT:
        return tr("Fight night {night}").format(night=step.night)
    return tr("Final table")


def step_tip(step: Step) -> str:
    """What Continue will do, in a sentence."""
    if step.kind is StepKind.ANSWER:
        return tr("Shows what cannot wait until after the next fight night.")
    if step.kind is StepKind.HAND_OVER:
        return tr("Ends your turn and hands the keyboard over.")
    if step.kind is StepKind.NIGHT:
        return tr("Everybody is ready: on to the poster of the night.")
    return tr("All nights have been held: shows who has won.")


def plan_label(row: PlanRow) -> str:
    """A plan in the menu of Continue."""
    if row.plan is AdvancePlan.END_TURN:
        return tr("End my turn and leave the rest unanswered")
    if row.plan is AdvancePlan.QUIET:
        if row.until is None:
            return tr("Over quiet nights, for everybody")
        return tr("Over quiet nights, for everybody, to night {night}").format(night=row.until)
    if row.plan is AdvancePlan.NEXT_BOUT:
        if row.until is None:
            return tr("To my next own bout")
        return tr("To my next own bout, on night {night}").format(night=row.until + 1)
    if row.plan is AdvancePlan.MONTH:
        return tr("One month, to night {night}").format(night=row.until)
    return tr("To the end of the season, night {night}").format(night=row.until)


def plan_why_not(row: PlanRow) -> str:
    """Why a plan makes no sense now; empty if it does."""
    if row.until is not None:
        return ""
    if row.plan is AdvancePlan.QUIET:
        return tr("Somebody has a bout on the coming night or something to decide.")
    return tr("None of your fighters has a bout to come.")


# Continue: one button that always knows what comes next, and a menu of how far to go


class Advancer(QObject):
    """What Continue will do and does; the window listens to its signals and shows pages.

    Everybody's turn comes before a night.  Who has chosen a plan is not asked again until its last night,
    unless something has to be decided; the nights are held as far as everybody agrees.
    """

    changed = Signal()
    """``label``, ``step`` or ``plans`` say something else."""
    show = Signal(object)
    """A ``Place`` is to be shown."""
    hand_over = Signal(object)
    """The ``Party`` who is to take the seat; the window lets the curtain down."""

    def __init__(self, session: Session, turns: Turns) -> None:
        super().__init__(session)
        self._session = session
        self._turns = turns
        self._until: dict[str, int] = {}
        self._seen: dict[str, tuple[int, int]] = {}
        self.stop_for: frozenset[InboxKind] = STOP_FOR
        """For what going on over several nights stops."""
        self.run = NightRun.of(session)
        self.run.changed.connect(self.changed)
        self.run.looked_at.connect(self.changed)
        self.run.held.connect(self._on_held)
        turns.changed.connect(self.changed)
        session.changed.connect(lambda _: self.changed.emit())
        session.viewer_changed.connect(self.changed)
        session.state_changed.connect(self.changed)

    def step(self) -> Step:
        """What ``go`` will do, as long as no night is under way."""
        return next_step(self._session.books, self._session.viewer, self._turns.waiting)

    def label(self) -> str:
        if self.run.state is RunState.COMPUTING:
            return tr("Stop")
        if self.run.state is RunState.REVEALING:
            return self.run.label
        step = self.step()
        if step.kind is StepKind.NIGHT and self._at_poster:
            return tr("Start fight night {night}").format(night=step.night)
        return step_label(step)

    def tip(self) -> str:
        return step_tip(self.step()) if self.run.state is RunState.IDLE else ""

    def why_not(self) -> str:
        """Why there is nothing to continue; empty if there is."""
        if self._session.read_only:
            return tr("This league is open for reading only.")
        return ""

    def plans(self) -> tuple[PlanRow, ...]:
        """The plans of the menu; none while a night is under way or it is not the viewer's turn."""
        viewer = self._session.viewer
        if self.run.state is not RunState.IDLE or self._session.read_only:
            return ()
        if not self._turns.order:
            return tuple(
                row for row in plans(self._session.books, Party("")) if row.plan is not AdvancePlan.END_TURN
            )
        here = viewer if viewer in self._turns.waiting else None
        return plans(self._session.books, here, self._turns.order)

    plan_label = staticmethod(plan_label)
    plan_why_not = staticmethod(plan_why_not)

    def go(self) -> None:
        if self.run.state is RunState.COMPUTING:
            self.run.cancel()
        elif self.run.state is RunState.REVEALING:
            self.run.next()
            self.show.emit(Place("night", self.run.night))
        elif not self.why_not():
            step = self.step()
            if step.kind is StepKind.ANSWER:
                self.show.emit(Place("office", 0, "decisions"))
            elif step.kind is StepKind.OVER:
                self.show.emit(Place("office"))
            elif step.kind is StepKind.NIGHT and self._at_poster:
                self.start_night()
            else:
                self._until.pop(self._seat, None)
                self._end_turn()

    def go_to(self, plan: AdvancePlan) -> None:
        """End the viewer's turn; nights up to the plan's last may be held without asking him."""
        row = next((row for row in self.plans() if row.plan is plan), None)
        if row is None or row.until is None:
            return
        if plan is AdvancePlan.QUIET:
            self._until = {party.name: row.until for party in self._turns.order}
            self._turns.end_all()
            self._open_night()
            return
        self._until[self._seat] = row.until
        self._end_turn()

    @property
    def _seat(self) -> str:
        """Whose plan it is; empty where only the program plays."""
        viewer = self._session.viewer
        return viewer.name if viewer is not None and viewer in self._turns.order else ""

    def hand_to(self, party: Party) -> None:
        """Let somebody come to the keyboard; who is the only person needs no curtain."""
        if len(self._turns.order) == 1 and not has_pin(self._session, party.name):
            self._turns.take_seat(party)
            self.show.emit(Place("office"))
        else:
            self.hand_over.emit(party)

    @property
    def _at_poster(self) -> bool:
        return self.run.at_poster and self._turns.all_done

    def open_doors(self, then: Callable[[], object]) -> None:
        """End the last turn if it is the viewer's and let the coming night begin, so that its bouts can be boxed."""
        if self.run.state is not RunState.IDLE or self.why_no_doors():
            return
        if self._session.books.doors > self._session.books.closed:
            then()
            return
        self._end_viewers_turn()
        self._until.clear()

        def work(office: Office, _job: Job) -> int:
            return office.open_doors(NightOrder(office.seed, autopilot=False))

        self._session.do(tr("Opening the doors"), work, lambda _night: then())

    def why_no_night(self) -> str:
        """Why the coming night cannot be held now; empty if it can."""
        under_way = self.under_way
        if under_way and not self.why_no_doors():
            bout = self._session.books.bouts[under_way[0]]
            red, blue = (self._session.books.fighters[number].name for number in bout.fighters)
            told = tr("{red} against {blue} is still under way in the ring. Box it to its end first.")
            return told.format(red=red, blue=blue)
        return self.why_no_doors()

    @property
    def under_way(self) -> tuple[int, ...]:
        return tuple(number for number, row in self._session.ring.items() if not row.done)

    def why_no_doors(self) -> str:
        """Why the coming night cannot begin now; empty if it can."""
        reason = self.why_not()
        others = [party for party in self._turns.waiting if party != self._session.viewer]
        if reason or not others:
            return reason
        names = ", ".join(party.name for party in others)
        return tr("Still to have their turn: {names}.").format(names=names)

    def start_night(self, *, at_once: bool = False, finish_ring: bool = False) -> None:
        """End the last turn if it is the viewer's, and hold the coming night; see ``NightRun.start``."""
        reason = self.why_no_doors() if finish_ring else self.why_no_night()
        if self.run.state is not RunState.IDLE or reason:
            return
        night = self._session.books.closed + 1
        self._end_viewers_turn()
        self._until.clear()
        self.run.start(at_once=at_once, finish_ring=finish_ring)
        self.show.emit(Place("night", night))

    def seen_by(self, party: Party) -> int | None:
        """The last journal entry somebody has seen in an earlier turn; ``None`` if he has had none."""
        night, entry = self._seen.get(party.name, (self._session.books.closed, 0))
        return entry if night < self._session.books.closed else None

    def _end_viewers_turn(self) -> None:
        viewer = self._session.viewer
        if viewer is not None and viewer in self._turns.waiting:
            self._seen[viewer.name] = self._session.books.closed, len(self._session.entries)
            self._turns.end_turn()

    def _end_turn(self) -> None:
        """The viewer is done; on to the next person, or to the night when all are."""
        self._end_viewers_turn()
        if self._turns.waiting:
            self.hand_to(self._turns.waiting[0])
        else:
            self._open_night()

    def _open_night(self) -> None:
        """All orders and bids are in: hold the nights everybody agreed to, or show the poster of the next."""
        closed = self._session.books.closed
        names = [party.name for party in self._turns.order] or [""]
        until = min(self._until.get(name, closed) for name in names)
        if until > closed:
            self.run.start_until(until, self._turns.order, self.stop_for)
        self.show.emit(Place("night", closed + 1))

    def _on_held(self, advanced: Advanced) -> None:
        last = self._session.books.closed
        self._until = {name: until for name, until in self._until.items() if until > last}
        if advanced.stopped_for or advanced.cancelled:
            self._until.clear()
        if advanced.nights:
            self.show.emit(Place("night", advanced.nights[-1]))
