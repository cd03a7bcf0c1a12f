"""Going on: what the next step of a season is, and taking it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from ringside_manager.campaign.books import Task
from ringside_manager.campaign.orders import GiveMandate
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.gui.advance import NightRun, RunState
from ringside_manager.gui.hotseat import has_pin
from ringside_manager.gui.operation import Job
from ringside_manager.gui.place import Place
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.advancing import Advanced, draw_up
from ringside_manager.office.docket import NightOrder, Party
from ringside_manager.office.facts.decisions import InboxKind
from ringside_manager.office.facts.going_on import (
    AdvancePlan,
    PlanRow,
    Step,
    StepKind,
    next_step,
    plans,
)
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
    if step.kind is StepKind.QUIET:
        return _onward(step)
    return tr("The finale")


def _onward(step: Step) -> str:
    """How far the quiet nights go; a campaign may end with them."""
    if step.planned:
        return tr("To the end") if step.ends else tr("On to night {night}").format(night=step.until + 1)
    if step.card:
        return tr("On to the next card")
    nights = tr("%n quiet night", "%n quiet nights", step.until - step.night + 1)
    if step.ends:
        return tr("To the end ({nights})").format(nights=nights)
    return tr("On to night {night} ({nights})").format(night=step.until + 1, nights=nights)


def step_tip(step: Step) -> str:
    """What Continue will do, in a sentence."""
    if step.kind is StepKind.ANSWER:
        return tr("Shows what cannot wait until after the next fight night.")
    if step.kind is StepKind.HAND_OVER:
        return tr("Ends your turn and hands the keyboard over.")
    if step.kind is StepKind.NIGHT:
        return tr("Everybody is ready: on to the poster of the night.")
    if step.kind is StepKind.QUIET and step.planned:
        return tr("Goes on as everybody has chosen; the arrow beside it has other ways.")
    if step.kind is StepKind.QUIET:
        return tr(
            "No person's fighter boxes and nobody has anything to decide: these nights are held at once."
        )
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
    if row.plan is AdvancePlan.TOURNAMENT_LEFT:
        return tr("Let the office manage for me to the end of the tournament, night {night}").format(
            night=row.until
        )
    if row.plan is AdvancePlan.SEASON_LEFT:
        return tr("Let the office manage for me to the end of the season, night {night}").format(
            night=row.until
        )
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


SPECTATOR = Party("")
"""Who goes on where only the program plays."""


_NEWS = frozenset(InboxKind) - {InboxKind.IDLE, InboxKind.MAY_CHALLENGE, InboxKind.CHALLENGER}
"""What ends quiet nights early: not what somebody could do on any of them, which waits until they are over."""


class Advancer(QObject):
    """What Continue will do and does; the window listens to its signals and shows pages.

    Whoever has something to decide has his turn before a night.  Who has chosen a plan is not asked again until its last
    night, unless he is to be stopped; nights on which nobody is called are held as far as everybody agrees.
    """

    changed = Signal()
    """``label``, ``step`` or ``plans`` say something else."""
    show = Signal(object)
    """A ``Place`` is to be shown."""
    hand_in = Signal()
    """What waits in the outbox of a member's copy is to be handed in."""
    hand_over = Signal(object)
    """The ``Party`` who is to take the seat; the window lets the curtain down."""

    def __init__(self, session: Session, turns: Turns) -> None:
        super().__init__(session)
        self._session = session
        self._turns = turns
        self._seen: dict[str, tuple[int, int]] = {}
        self._quiet = False
        """Whether the nights being held are quiet, and chosen by nobody."""
        self._evenings = session.books.closed // SEASON
        """The seasons that were over when the league was opened, or whose evening was shown."""
        self.run = NightRun.of(session)
        self.run.changed.connect(self.changed)
        self.run.looked_at.connect(self.changed)
        self.run.held.connect(self._on_held)
        turns.changed.connect(self.changed)
        session.changed.connect(lambda _: self.changed.emit())
        session.viewer_changed.connect(self.changed)
        session.state_changed.connect(self.changed)
        session.outbox_changed.connect(self.changed)

    def step(self) -> Step:
        """What ``go`` will do, as long as no night is under way."""
        viewer = self._session.viewer
        others = [party for party in self._turns.waiting if party != viewer]
        until = 0 if others or not self._turns.order else self._agreed_until()
        step = next_step(self._session.books, viewer, self._turns.waiting, until, planned=self._planned)
        if step.kind is StepKind.NIGHT and self._wants_card and (viewer is None or not viewer.promoter):
            return replace(step, kind=StepKind.HAND_OVER, party=self._turns.order[-1])
        return step

    def label(self) -> str:
        if self.run.state is RunState.COMPUTING:
            return tr("Stop")
        if self.run.state is RunState.REVEALING:
            return self.run.label
        if self.evening:
            return tr("The evening of season {season}").format(season=self.evening)
        if (outbox := self._session.outbox) is not None:
            return tr("Hand in ({n})").format(n=len(outbox.waiting)) if outbox.waiting else tr("Hand in")
        step = self.step()
        if self._is_for_all(step):
            return tr("Who has handed in")
        if step.kind is StepKind.NIGHT and self._at_poster:
            if self.under_way:
                return tr("Go on with the bout")
            return tr("Start fight night {night}").format(night=step.night)
        return step_label(step)

    def tip(self) -> str:
        if self.evening:
            return tr("The season is over: its table, its awards and what has changed.")
        if self._session.outbox is not None:
            return tr("Hands in what is in your outbox; the keeper holds the nights.")
        return step_tip(self.step()) if self.run.state is RunState.IDLE else ""

    @property
    def evening(self) -> int:
        """The season whose evening waits to be shown; 0 for none, as the last one ends with the campaign's."""
        over = self._session.books.closed // SEASON
        return over if over > self._evenings and not self._session.books.ended else 0

    def why_not(self) -> str:
        """Why there is nothing to continue; empty if there is."""
        if self._session.read_only:
            return tr("This league is open for reading only.")
        if (outbox := self._session.outbox) is not None and not outbox.waiting and not self.evening:
            return tr("Your outbox is empty; the keeper holds the nights.")
        return ""

    @property
    def has_plans(self) -> bool:
        """Whether there are plans now."""
        idle = self.run.state is RunState.IDLE and not self._session.read_only and not self._session.outbox
        return idle and not self._session.books.ended

    def plans(self) -> tuple[PlanRow, ...]:
        """The plans of the menu; none while a night is under way or it is not the viewer's turn."""
        viewer = self._session.viewer
        if not self.has_plans:
            return ()
        if not self._turns.order:
            return tuple(
                row for row in plans(self._session.books, SPECTATOR) if row.plan is not AdvancePlan.END_TURN
            )
        here = viewer if viewer in self._turns.order else None
        return plans(self._session.books, here, self._turns.order)

    plan_label = staticmethod(plan_label)
    plan_why_not = staticmethod(plan_why_not)

    def go(self) -> None:
        if self.run.state is RunState.COMPUTING:
            self.run.cancel()
        elif self.run.state is RunState.REVEALING:
            to_ringside = self.run.bout_to_watch
            self.run.next()
            if not to_ringside:
                self.show.emit(Place("night", self.run.night))
        elif self.evening:
            self._show_evening()
        elif not self.why_not():
            self._step_on()

    def _step_on(self) -> None:
        if self._session.outbox is not None:
            self.hand_in.emit()
        elif self._is_for_all(step := self.step()):
            self.show.emit(Place("places"))
        elif step.kind is StepKind.ANSWER:
            self.show.emit(Place("office", 0, "decisions"))
        elif step.kind is StepKind.OVER:
            self._show_evening()
        elif step.kind is StepKind.NIGHT and self._at_poster:
            if self.under_way:
                self.show.emit(Place("ring", self.under_way[0]))
            else:
                self.start_night()
        else:
            self.end_turn()

    def _is_for_all(self, step: Step) -> bool:
        """Whether a night is next that members elsewhere hand in for: the keeper takes in before he holds it."""
        return self._session.folder is not None and step.kind in (StepKind.NIGHT, StepKind.QUIET)

    def _show_evening(self) -> None:
        """The evening of the season that is over, or of the campaign."""
        season, self._evenings = self.evening, self._session.books.closed // SEASON
        self.show.emit(Place("finale", season, "race"))
        self.changed.emit()

    def go_to(self, plan: AdvancePlan) -> None:
        """End the viewer's turn; nights up to the plan's last may be held without asking him."""
        row = next((row for row in self.plans() if row.plan is plan), None)
        if row is None or row.until is None:
            return
        if plan is AdvancePlan.QUIET:
            self._turns.end_all()
            self._open_night()
            return
        if plan.leaves_it:
            order = GiveMandate(Task.MANAGE, row.until)
            self._session.hand_in(order, lambda _: self.end_turn())
            return
        self._turns.go_on(self._seat, row.until)
        self.end_turn()

    @property
    def _seat(self) -> Party:
        """Whose plan it is; nobody's where only the program plays."""
        viewer = self._session.viewer
        return viewer if viewer is not None and viewer in self._turns.order else SPECTATOR

    def _agreed_until(self) -> int:
        """The last of the nights nobody wants to be asked before: by his plan, or as nothing waits for him."""
        turns = self._turns
        if not turns.order:
            return turns.until(SPECTATOR)
        return min(turns.until(party) or turns.quiet_until(party) for party in turns.order)

    @property
    def _planned(self) -> bool:
        """Whether somebody wants to go on over several nights."""
        return any(self._turns.until(party) for party in self._turns.order)

    def hand_to(self, party: Party) -> None:
        """Let somebody come to the keyboard; who is the only person needs no curtain."""
        self.run.remark = ""  # why the last nights ended where they did is old news by then
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

        def work(office: Office, _job: Job) -> int:
            return office.open_doors(NightOrder(office.seed, autopilot=False))

        self._session.do(tr("Opening the doors"), work, lambda _night: then())

    def why_no_night(self) -> str:
        """Why the coming night cannot be held now; empty if it can."""
        under_way = self.under_way
        if under_way and not self.why_no_doors():
            bout = self._session.books.bouts[under_way[0]]
            red, blue = (self._session.books.fighters[number].name for number in bout.fighters)
            text = tr("{red} against {blue} is still under way in the ring. Box it to its end first.")
            return text.format(red=red, blue=blue)
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

    def end_turn(self) -> None:
        """The viewer is done; on to the next person, or to the night when all are."""
        self._end_viewers_turn()
        self._call_next()

    def _call_next(self) -> None:
        """Hand over to who is called next; the promoter in person finds his card drawn up (C73)."""
        first = next(iter(self._turns.waiting), None)
        if first is not None and not first.promoter:
            self.hand_to(first)
        elif self._wants_card:
            self._session.do(
                tr("Drawing up the card"), lambda office, _: draw_up(office), lambda _: self._call_next()
            )
        elif first is not None:
            self.hand_to(first)
        else:
            self._open_night()

    @property
    def _wants_card(self) -> bool:
        """Whether the promoter, a person, is to see the coming night's card before it is held."""
        books = self._session.books
        promoter = next((party for party in self._turns.order if party.promoter), None)
        due = not (
            books.ended
            or books.doors
            or books.closed >= books.options.nights
            or books.drawn_up > books.closed
        )
        return (
            promoter is not None
            and due
            and not self._turns.until(promoter)
            and self._agreed_until() <= books.closed
        )

    def _open_night(self) -> None:
        """All orders and bids are in: hold the nights everybody agreed to, or show the poster of the next."""
        closed = self._session.books.closed
        until = self._agreed_until()
        if until > closed:
            self._quiet = bool(self._turns.order) and not self._planned
            stop_for = {party: self._stops(party) for party in self._turns.order}
            self.run.start_until(until, stop_for, self._turns.let_be)
        if not self._quiet:
            self.show.emit(Place("night", closed + 1))

    def _stops(self, party: Party) -> frozenset[InboxKind] | None:
        """For what somebody is asked before the nights held are over; ``None`` for whatever calls him."""
        if self._turns.until(party):
            return self._turns.stop_for
        return None if party.promoter else _NEWS

    def _on_held(self, advanced: Advanced) -> None:
        if advanced.cancelled:
            self._turns.stop()
        if not advanced.nights:
            self._quiet = False
            if advanced.stopped_for:
                self._call_next()
            return
        boxed = {bout.night for bout in self._session.books.bouts.values() if bout.is_over}
        seen = [night for night in advanced.nights if night in boxed]
        quiet, self._quiet = self._quiet, False
        if seen or not quiet or advanced.cancelled:
            self.show.emit(Place("night", (seen or advanced.nights)[-1]))
        elif self.evening or self._session.books.ended:
            self._show_evening()
        elif self._turns.waiting:
            self.hand_to(self._turns.waiting[0])
        else:
            self.show.emit(Place("office"))
