"""Planning a tournament: the dialog for a new one, and what the seeding does, worked out beside the window."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QLineEdit, QSpinBox, QWidget

from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui.justice import promote, promoter
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import LOOK, px, set_margins, size_window
from ringside_manager.gui.operation import Job, Operation, pool
from ringside_manager.gui.pages.people import TallScroll
from ringside_manager.gui.pages.tournament.bracket import entrants_table
from ringside_manager.gui.pages.tournament.entering import Entrants, PlanView, Seeds, TermsFields
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Heading,
    Panel,
    button,
    column,
    plain_label,
    roomy,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.words import percent
from ringside_manager.language import later, tr
from ringside_manager.office.facts.promoter import candidates, objection, plan
from ringside_manager.office.facts.prospects import Chance
from ringside_manager.office.facts.seeding import (
    EntrantChances,
    TournamentForecast,
    TournamentForecasting,
)
from ringside_manager.office.orders.pairings import in_stables

# What the seeding does to everybody's chances


FIRST = 10
"""One in so many of the bouts is enough for a first answer."""


class ForecastOfTournament(QObject):
    """One forecast at a time; another calls the first off."""

    told = Signal(object)
    """A ``TournamentForecast``; each is better than the one before."""
    ended = Signal()
    """No better answer will come."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._operation: Operation | None = None

    @property
    def is_working(self) -> bool:
        return self._operation is not None and not self._operation.done

    def begin(self, forecasting: TournamentForecasting) -> None:
        """Let its pairs box, a tenth of the bouts first."""
        self.stop()
        first = max(1, forecasting.bouts // FIRST)
        self._go_on(forecasting, (first, forecasting.bouts - first))

    def stop(self) -> None:
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()
        self._operation = None

    def _go_on(self, forecasting: TournamentForecasting, steps: tuple[int, ...]) -> None:
        def then(told: TournamentForecast) -> None:
            if operation is not self._operation:
                return
            if steps[1:]:
                self._go_on(forecasting, steps[1:])
            self.told.emit(told)
            if not steps[1:]:
                self.ended.emit()

        def failed(error: RingsideError) -> None:
            if operation is self._operation:
                with suppress(RuntimeError):  # the page is gone, and this with it
                    self.ended.emit()
            if not isinstance(error, CancelledError):
                self._session.failed.emit(error)

        title = tr("Working out the chances of the tournament")
        operation = self._session.compute(title, lambda job: _fight(forecasting, steps[0], job), then, failed)
        self._operation = operation


def _fight(forecasting: TournamentForecasting, bouts: int, job: Job) -> TournamentForecast:
    """Off the window's thread; compiled bouts on threads, others in processes of their own."""

    def watch() -> None:
        if job.cancelled:
            raise CancelledError(tr("Stopped."))

    executor = None if forecasting.is_quick else pool().executor()
    try:
        _listen(forecasting.fight(bouts, executor, afar=executor is not None), forecasting.pairs, job)
        return forecasting.forecast(executor, afar=executor is not None, watch=watch)
    except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
        pool().close()
        _listen(forecasting.fight(bouts), forecasting.pairs, job)
        return forecasting.forecast(watch=watch)


def _listen(fought: Iterator[int], pairs: int, job: Job) -> None:
    for done in fought:
        if not job.progress(done, pairs):
            raise CancelledError(tr("Stopped."))


SEEDINGS: dict[Seeding, Callable[[], str]] = {
    Seeding.RANKING: later("By ranking"),
    Seeding.DICE: later("Drawn by dice"),
}


class Study(QWidget):
    """What the seeding does: chances to win from the first bell, and whether the best two meet in the final."""

    go = Signal(object)

    def __init__(self, given: str, parent: QWidget | None = None, *, links: bool = True) -> None:
        super().__init__(parent)
        self._given = given
        self._told: TournamentForecast | None = None
        self.final = plain_label(wrap=True)
        self.table = entrants_table(
            "seedings", [self._column(seeding) for seeding in reversed(Seeding)], links=links
        )
        self.table.set_title(tr("What does the seeding do?"))
        self.table.go.connect(self.go)
        column(Heading(self.table.title, 3), self.final, (self.table, 1), space=1, parent=self)

    def show_forecast(self, told: TournamentForecast) -> None:
        self._told = told
        self.table.set_rows(told.seedings[-1].entrants)
        first, second = told.best
        shown = (f"{self._named(one.seeding)} {percent(one.best_final)}" for one in told.seedings)
        text = tr("{first} and {second}, the best against the whole field, meet in the final: {chances}.")
        if told.form is not Format.KNOCKOUT:
            text = tr(
                "{first} and {second}, the best against the whole field, end first and second: {chances}."
            )
        self.final.setText(text.format(first=first, second=second, chances=", ".join(shown)))

    def _named(self, seeding: Seeding | None) -> str:
        return self._given if seeding is None or seeding is Seeding.GIVEN else SEEDINGS[seeding]()

    def _column(self, seeding: Seeding) -> Column[EntrantChances]:
        def chance(one: EntrantChances) -> Chance | None:
            studied = () if self._told is None else self._told.seedings
            return next((study.of(one.fighter).win for study in studied if study.seeding is seeding), None)

        def share(one: EntrantChances) -> float | None:
            found = chance(one)
            return None if found is None else found.share

        def shown(one: EntrantChances) -> str:
            found = chance(one)
            return "" if found is None else percent(found)

        tip = tr("The chance to win the tournament from its first bell")
        return Column(seeding.value, self._named(seeding), share, shown, "right", tip, rule="C61", width=13)


# Drawing a new tournament: who, when, for what, seeded how, and what would come of it (C60-C62)


_BESIDE = 1000
"""From this width of the screen on, at normal size, both halves of the form stand beside each other."""


class NewTournament(Dialog):
    """Asks for everything, shows the bracket to be, and says beside the button what the office would refuse.

    ``drawn`` is called with the number of the tournament once it is in the books.
    """

    def __init__(self, session: Session, drawn: Callable[[int], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drawn = drawn
        self.setWindowTitle(tr("New tournament"))
        self._fields()
        self.terms = TermsFields(session.books)
        self.entrants = Entrants()
        self.seeds = Seeds()
        self.plan = PlanView()
        self.study = button(tr("What does the seeding do?"), self.show_seedings)
        self.study.setProperty("rule", "C61")
        self.why = plain_label(wrap=True, tone="bad")
        self.draw = button(tr("Draw it"), self._draw, kind="primary")
        self.draw.setProperty("rule", "C61")
        self.draw.setDefault(True)
        self._teams = False
        self._lay_out()
        self._connect()
        self._on_terms()
        self.entrants.tick([one.fighter for one in self.entrants.rows if not one.objection])
        self.name.setFocus()

    def order(self) -> DrawTournament:
        found = self.seeding.currentData()
        seeding = found if isinstance(found, Seeding) else Seeding.DICE
        chosen = self.seeds.order() if seeding is Seeding.GIVEN else self.entrants.chosen()
        terms = self.terms.terms()
        entered = set(chosen)
        others = [
            one.fighter for one in self.entrants.rows if one.fighter not in entered and not one.objection
        ]
        return DrawTournament(
            name=self.name.text().strip(),
            first_night=self.night.value(),
            for_title=self.for_title.isChecked() and terms.form is Format.KNOCKOUT,
            weight_class=self._class(),
            entrants=chosen,
            seeding=seeding,
            form=terms.form,
            swiss_rounds=terms.swiss_rounds,
            every=terms.every,
            arena=terms.arena,
            rounds=terms.rounds,
            system=terms.system,
            exhibition=terms.exhibition,
            reserves=tuple(others[: self.terms.reserves.value()]),
            lengths=terms.lengths,
            handicap=terms.handicap,
        )

    def _fields(self) -> None:
        books = self._session.books
        self.name = QLineEdit(tr("Cup"))
        self.name.setMaxLength(80)
        self.name.selectAll()
        self.name.setAccessibleName(tr("Name"))
        self.night = roomy(QSpinBox())
        self.night.setRange(books.closed + 1, max(books.closed + 1, books.options.nights))
        # Who boxed tonight is rested by then (C55).
        self.night.setValue(books.closed + books.house.rest.nights)
        self.night.setAccessibleName(tr("First night"))
        self.night.setProperty("rule", "C62")
        self.for_title = QCheckBox(tr("Its winner is the first champion"))
        self.for_title.setProperty("rule", "C60")
        self.classes = combo(tr("Weight class"))
        for name in books.divisions:
            self.classes.addItem(name or tr("All fighters"), name)
        self.seeding = combo(tr("Seeding"), rule="C61")
        self.seeding.addItem(tr("Drawn by dice"), Seeding.DICE)
        self.seeding.addItem(tr("By ranking"), Seeding.RANKING)
        self.seeding.addItem(tr("By hand"), Seeding.GIVEN)

    def _lay_out(self) -> None:
        facts: list[tuple[str, str | QWidget]] = [
            (tr("Name"), self.name), (tr("Format"), self.terms.form), (tr("First night"), self.night),
        ]  # fmt: skip
        if self.classes.count() > 1:
            facts.append((tr("Weight class"), self.classes))
        facts += [(tr("Seeding"), self.seeding), (tr("For the title"), self.for_title)]
        self.facts = Facts([*facts, *self.terms.facts()])
        left = Panel(tr("Who enters"))
        left.body.addWidget(self.entrants)
        preview = Panel(tr("What it will be"))
        preview.body.addWidget(self.plan)
        preview.body.addLayout(row(self.study, None))
        self.by_hand = Panel(tr("Seeds"))
        self.by_hand.body.addWidget(self.seeds)
        right = QWidget()
        column(self.facts, self.by_hand, preview, space=3, parent=right).setStretch(1, 1)
        stacked = LOOK.room(self).width() < px(_BESIDE)
        middle = row((left, 3), (right if stacked else TallScroll(right), 2), space=4)
        if stacked:
            middle.setDirection(QBoxLayout.Direction.BottomToTop)  # what it is, then who enters
        box = column(Heading(self.windowTitle()), (middle, 1), space=4, parent=self)
        foot = row((self.why, 1), button(tr("Cancel"), self.reject), self.draw)
        box.addLayout(foot)
        set_margins(box, 5)
        self.why.setMinimumWidth(px(300))
        size_window(self, 1000, 680)

    def _connect(self) -> None:
        self.name.textChanged.connect(self._show)
        self.terms.changed.connect(self._on_terms)
        self.entrants.alike.clicked.connect(self._tick_alike)
        self.night.valueChanged.connect(self._refill)
        self.for_title.toggled.connect(self._show)
        self.classes.currentIndexChanged.connect(self._refill)
        self.seeding.currentIndexChanged.connect(self._show)
        self.entrants.changed.connect(self._entered)
        self.seeds.changed.connect(self._show)

    def _class(self) -> str:
        return str(self.classes.currentData() or "")

    def _on_terms(self) -> None:
        """Stables may meet board by board in several classes, and enter with as many men each (F90)."""
        teams = self.terms.form.currentData() is Format.TEAMS
        begins = teams and not self._teams
        self._teams = teams
        show_if(self.entrants.alike, teams)
        for field in self.terms.asked:
            self.facts.show_fact(field, field.isEnabled())
        if len(self._session.books.divisions) > 1:
            at = self.classes.findData("")
            if teams and at < 0:
                self.classes.addItem(tr("Board by board"), "")
            elif not teams and at >= 0:
                self.classes.removeItem(at)
        self._refill()
        if begins:
            self._tick_alike()

    def _tick_alike(self) -> None:
        """Tick as many of each stable as all can name, of those of whom somebody is ticked."""
        books, ticked = self._session.books, self.entrants.chosen()
        managers = {books.fighters[number].manager or 0 for number in ticked}
        barred = [one.fighter for one in self.entrants.rows if one.objection]
        self.entrants.tick(in_stables(books, self._class(), managers, barred=barred))

    def _refill(self) -> None:
        """Who can enter depends on the night, the class, and how long it takes."""
        entered = len(self.entrants.chosen())
        planned = plan(self._session.books, self.order())
        terms = self.terms.terms() if planned is None else planned.terms
        rows = candidates(self._session.books, self._class(), self.night.value(), entered, terms)
        self.entrants.show_rows(rows)
        self._show()

    def _entered(self) -> None:
        names = {one.fighter: one.name for one in self.entrants.rows}
        self.seeds.show_entrants({number: names[number] for number in self.entrants.chosen()})
        self._refill()

    def _show(self) -> None:
        order = self.order()
        self.entrants.tell()
        show_if(self.by_hand, order.seeding is Seeding.GIVEN)
        names = {one.fighter: one.name for one in self.entrants.rows}
        knockout = order.form is Format.KNOCKOUT
        self.for_title.setEnabled(knockout)
        books = self._session.books
        self.plan.show_plan(plan(books, order), names, books.house, order.for_title)
        why = self._why_not(order)
        self.why.setText(why)
        self.draw.setEnabled(not why)
        self.study.setEnabled(len(order.entrants) > 1)

    def show_seedings(self) -> SeedingDialog | None:
        """Tell what each seeding would do to those who are ticked; the dialog, while it is open."""
        try:
            forecasting = TournamentForecasting.planned(self._session.books, self.order())
        except RingsideError as nothing:
            self.why.setText(error_text(nothing).text)
            return None
        dialog = SeedingDialog(self._session, forecasting, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _why_not(self, order: DrawTournament) -> str:
        """What stands against it, in a sentence; the office's own words where it would refuse."""
        if self._session.read_only:
            return tr("This league is open for reading only.")
        if not self._session.is_promoter:
            return not_the_promoter(self._session)
        if not order.name or self.terms.fault:
            return self.terms.fault or tr("Give it a name.")
        if len(order.entrants) < 2:
            return tr("Tick at least two fighters.")
        refused = objection(self._session.books, order, promoter(self._session))
        return "" if refused is None else error_text(refused).text

    def _draw(self) -> None:
        session, drawn = self._session, self._drawn
        promote(session, self.order(), lambda _: drawn(max(session.books.tournaments)))
        self.accept()


def not_the_promoter(session: Session) -> str:
    """Why whoever sits here cannot draw a tournament; empty if he can."""
    if session.is_promoter:
        return ""
    if session.books.promoter:
        return tr("Only the promoter, {name}, can draw a tournament.").format(name=session.books.promoter)
    return tr("Nobody sits at the keyboard.")


class SeedingDialog(Dialog):
    """What the seeding would do to a tournament that is being planned."""

    def __init__(
        self, session: Session, forecasting: TournamentForecasting, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What does the seeding do?"))
        self.study = Study(tr("By hand"), links=False)
        self.study.final.setText(tr("Every pair boxes many times…"))
        if Seeding.GIVEN not in forecasting.studied:
            self.study.table.view.setColumnHidden(1, True)
        self.work = ForecastOfTournament(session, self)
        self.work.told.connect(self.study.show_forecast)
        self.finished.connect(self.work.stop)
        box = column((self.study, 1), row(None, button(tr("Close"), self.accept)), space=4, parent=self)
        set_margins(box, 5)
        size_window(self, 720, 560)
        self.work.begin(forecasting)
