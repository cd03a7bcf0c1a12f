"""A fight night: the poster before it, the results one after the other, the report afterwards."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QWidget
from shiboken6 import isValid

from ringside_manager.campaign.books import BoutState
from ringside_manager.commentary import Line
from ringside_manager.gui import words
from ringside_manager.gui.advance import NightRun, RunState
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.look import follow_look, icon, px
from ringside_manager.gui.operation import Job, Operation
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.night.bill import Bill
from ringside_manager.gui.pages.night.programme import why_no_broadcast
from ringside_manager.gui.pages.night.report import PosterKeeper, ReportView, records_of, stories
from ringside_manager.gui.pages.night.run_view import BoutWays, Computing, CornerPanel, RunView
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.widgets import (
    Heading,
    Scroll,
    Stack,
    button,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.language import tr
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.facts.nights import (
    NightResult,
    Poster,
    PosterBout,
    held_nights,
    night_report,
    poster,
)
from ringside_manager.office.office import Office

_WIDE = 960
"""From this width on, at normal size, the parts of the report stand beside each other."""
_TILES = 640
"""From this width on, at normal size, the four figures stand in one row."""


class NightPage(Page):
    """One night; the coming one is run from here, those gone by are read here."""

    def build(self) -> None:
        self.run = NightRun.of(self.session)
        self.night = 0
        self._stories: dict[int, Line | None] = {}
        self._telling: Operation | None = None
        self._head()
        self.bill = Bill()
        self.computing = Computing(self.run)
        self.running = RunView(self.run)
        self.report = ReportView()
        self.remark = plain_label(wrap=True, tone="warn")
        self.waits = note()
        self.waits.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.start = button(tr("Start the night"), partial(self._start, at_once=False), picture="bell")
        self.start.setMinimumHeight(px(40))
        self.let_corners = button(
            tr("Let the corners finish it and hold the night"),
            self._let_corners,
            tip=tr(
                "Bouts under way in the ring are boxed to their end by the program, and the night is held."
            ),
        )
        self.at_once = button(tr("All at once"), partial(self._start, at_once=True), tip=tr("A"))
        self.poster_page = self._poster_page()
        self.report_page = Scroll(self.report)
        self.views = Stack(self)
        computing = QWidget()
        column(None, row(None, self.computing, None), None, parent=computing)
        self.computing.setMinimumWidth(px(420))
        self.computing_page = computing
        for view in (self.poster_page, computing, self.running, self.report_page):
            self.views.addWidget(view)
        column(self.head, self.remark, (self.views, 1), space=3, parent=self)
        for part in (self.bill, self.running, self.report):
            part.go.connect(self.go)
        self.run.ringside_wanted.connect(lambda bout: self.go.emit(self.ringside_seat(bout)))
        self.running.watch_asked.connect(lambda bout: self.go.emit(self.ringside_seat(bout)))
        self.run.changed.connect(self.refresh)
        follow_look(self._dress)
        self._dress()

    def _dress(self) -> None:
        """Icons in the colours of the theme."""
        signs = (
            (self.before, "back"), (self.after, "forward"), (self.keep, "export"), (self.books_asked, "compare"),
            (self.running.next, "bell"), (self.start, "bell"), (self.broadcast, "eye"),
        )  # fmt: skip
        for act, name in signs:
            act.setIcon(icon(name, ""))

    def _head(self) -> None:
        self.when = Heading("", 2)
        self.nights = QComboBox()
        self.nights.setAccessibleName(tr("Which night"))
        self.nights.setMinimumWidth(px(190))
        # Measuring every night of ten seasons to find the widest would take longer than all the rest.
        self.nights.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.nights.setMinimumContentsLength(15)
        self._listed = -1
        self.nights.activated.connect(self._on_chosen)
        self.before = button("", partial(self._step, -1), picture="back", name=tr("The night before"))
        self.after = button("", partial(self._step, 1), picture="forward", name=tr("The night after"))
        self.keep = button(tr("Poster"), picture="export", name=tr("Print or export the poster"))
        self.keeper = PosterKeeper(self, lambda: self.session.books, self.poster)
        self.keeper.sheets_asked.connect(self._print_sheets)
        self.keep.setMenu(self.keeper.menu(self.keep))
        self.books_asked = button(
            "", self._judge, picture="compare", name=tr("The card under every rule book…"),
            tip=tr("What each bout system makes of every bout of this card"),
        )  # fmt: skip
        self.broadcast = button(
            "", self._broadcast, picture="eye", name=tr("Broadcast"),
            tip=tr("The whole night on the full screen, by itself, for the television"),
        )  # fmt: skip
        asked = self.before, self.nights, self.after, self.books_asked, self.broadcast, self.keep
        self.head = row(self.when, None, *asked, space=2)

    def _print_sheets(self) -> None:
        from ringside_manager.gui.printing import PrintDialog

        PrintDialog(self.session, self.night, parent=self).open()

    def _judge(self) -> None:
        self.go.emit(Place("rule books", self.night, "card"))

    def _broadcast(self) -> None:
        from ringside_manager.gui.pages.night.broadcast import broadcast  # heavy, and seldom wanted

        broadcast(self.session, self.night, self)

    def _poster_page(self) -> QWidget:
        holder, content = QWidget(), QWidget()
        self.corners = CornerPanel()
        self.corners.doors_asked.connect(self._open_doors)
        self.corners.round_asked.connect(self._hold_card)
        column(self.bill, self.corners, None, space=4, margins=(0, 0, 2, 0), parent=content)
        foot = column(self.waits, row(None, self.start, self.let_corners, self.at_once, None), space=2)
        column((Scroll(content), 1), foot, space=3, parent=holder)
        self.foot = (self.waits, self.start, self.at_once)
        return holder

    # --- what is shown ------------------------------------------------------------------------

    def title(self) -> str:
        return tr("Fight night {night}").format(night=self.night)

    def show_place(self, place: Place) -> None:
        """Show a night; 0 is the coming one, or the last when the campaign is over."""
        self.place = place
        books = self.session.books
        last = books.closed if books.ended else books.closed + 1
        self.night = min(place.number or last, last)
        self._stories = {}
        self.run.come_back()
        self.bill.hide()  # filled unseen: what is new in it has its height when it is painted first
        self.refresh()
        self.bill.show()
        self._watch()
        QTimer.singleShot(0, self, self._take_focus)

    def refresh(self) -> None:
        """Read the books; while a night is run, only as much as has been revealed."""
        if not self.night:
            return
        books, state = self.session.books, self.run.state
        ours = self.run.night == self.night
        if ours and state is RunState.COMPUTING:
            self.computing.follow()
            self.views.setCurrentWidget(self.computing_page)
        elif ours and state is RunState.REVEALING:
            self._tell(self.run.results)
            self.running.refresh(self.session.books, self.poster(), self._stories)
            if self.views.currentWidget() is not self.running:
                self.views.setCurrentWidget(self.running)
                self.running.take_focus()
        elif self.night > books.closed:
            self.bill.set(self.poster(), books, self._ways)
            self._show_corners()
            self.views.setCurrentWidget(self.poster_page)
            QTimer.singleShot(0, self.bill, self.bill.updateGeometry)  # only then its height is known
        else:
            report = night_report(self.session.books, self.night)
            self._tell(report.results)
            self.report.set(self.session.books, report, self._stories)
            self.views.setCurrentWidget(self.report_page)
        self._refresh_head()
        self.retitled.emit()

    def poster(self) -> Poster:
        return poster(self.session.books, self.night)

    def _tell(self, results: tuple[NightResult, ...]) -> None:
        """Have the stories of these bouts told in the background, once."""
        missing = [result for result in results if result.bout.number not in self._stories]
        if not missing or (self._telling is not None and not self._telling.done):
            return
        fought = records_of(self.session.entries, missing)
        self._stories |= {result.bout.number: None for result in missing}

        def work(job: Job) -> dict[int, Line | None]:
            return stories(fought, job)

        if fought:
            self._telling = self.session.compute(tr("Writing the stories of the bouts"), work, self._on_told)

    def _on_told(self, found: dict[int, Line | None]) -> None:
        if not isValid(self):
            return
        self._stories |= found
        if self.views.currentWidget() is self.report_page:
            self.report.tell(self._stories)
        elif self.run.state is RunState.REVEALING:
            self.running.refresh(self.session.books, self.poster(), self._stories)

    def _refresh_head(self) -> None:
        books, run = self.session.books, self.run
        busy = run.state is not RunState.IDLE
        self.when.setText(self._when())
        self._list_nights(busy=busy)
        self.nights.setCurrentIndex(self.nights.findData(self.night))
        for widget in (self.nights, self.before, self.after):
            widget.setEnabled(not busy)
        self.before.setEnabled(not busy and self.night > 1)
        self.after.setEnabled(not busy and self.night < (books.closed if books.ended else books.closed + 1))
        self.broadcast.setEnabled(not why_no_broadcast(self.session, self.night))
        self.remark.setText(run.remark)
        show_if(self.remark, bool(run.remark) and not busy)
        self._refresh_foot()

    def _list_nights(self, *, busy: bool) -> None:
        """The nights to choose from; they are listed again only after another was held."""
        books = self.session.books
        state = -2 if busy else books.closed
        if state == self._listed:
            return
        known = self._listed if 0 <= self._listed < state else 0
        self._listed = state
        if not known:
            self.nights.clear()
        elif self.nights.itemData(0) > known:
            self.nights.removeItem(0)  # the night that was to come
        if busy:
            self.nights.addItem(tr("Night {night}, tonight").format(night=self.night), self.night)
            return
        for place, (night, bouts) in enumerate(held_nights(books, known)):
            text = tr("Night {night}, no bout") if not bouts else tr("Night {night}, bouts: {bouts}")
            self.nights.insertItem(place, text.format(night=night, bouts=bouts), night)
        if not books.ended:
            self.nights.insertItem(
                0, tr("Night {night}, to come").format(night=books.closed + 1), books.closed + 1
            )

    def _when(self) -> str:
        name = words.night(self.night)
        if self.night > self.session.books.closed:
            return tr("{when}, to come").format(when=name)
        if self.run.concealing and self.run.night == self.night:
            return tr("{when}, tonight").format(when=name)
        return name

    def _refresh_foot(self) -> None:
        coming = self.night == self.session.books.closed + 1
        reason = self._why_not()
        for widget in self.foot:
            show_if(widget, coming)
        self.waits.setText(reason)
        show_if(self.waits, coming and bool(reason))
        for act in (self.start, self.at_once):
            act.setEnabled(not reason)
        advancer = self.session.findChild(Advancer)
        under_way = isinstance(advancer, Advancer) and advancer.under_way and not advancer.why_no_doors()
        show_if(self.let_corners, coming and bool(under_way))

    # --- what is done -------------------------------------------------------------------------

    def _why_not(self) -> str:
        """Why the night cannot be started now; empty if it can."""
        advancer = self.session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            return advancer.why_no_night()
        return tr("This league is open for reading only.") if self.session.read_only else ""

    def _start(self, *, at_once: bool) -> None:
        advancer = self.session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.start_night(at_once=at_once)
        else:
            self.run.start(at_once=at_once)

    def _show_corners(self) -> None:
        """The bouts people can box; only of the coming night."""
        coming = self.night == self.session.books.closed + 1
        advancer = self.session.findChild(Advancer)
        why_not = advancer.why_no_doors() if isinstance(advancer, Advancer) else self._why_not()
        show_if(self.corners, coming and bool(self.session.persons))
        self.corners.show_night(self.session.books, self.night, why_not, self._why_not())

    def _ways(self, bout: PosterBout) -> QWidget | None:
        """How a bout of the coming night can be followed; nothing of one that is over, or in a league open for reading."""
        if self.night != self.session.books.closed + 1 or self.session.read_only:
            return None
        advancer = self.session.findChild(Advancer)
        ways = BoutWays(self.session, bout, advancer.why_no_doors() if isinstance(advancer, Advancer) else "")
        ways.boxed.connect(self.box)
        return ways

    def box(self, pair: tuple[int, int]) -> None:
        """Box the bout of a pair on the coming night; the doors are opened for the first one."""
        session, night = self.session, self.night
        advancer = session.findChild(Advancer)
        if not isinstance(advancer, Advancer):
            return

        # Ending a turn throws the pages away, this one with them: the way on does not lead through it.
        def step_in() -> None:
            made = (bout for bout in session.books.bouts_of_night(night) if bout.state is BoutState.MADE)
            found = next((bout for bout in made if bout.fighters == pair), None)
            advancer.show.emit(Place("night", night) if found is None else Place("ring", found.number))

        advancer.open_doors(step_in)

    def _let_corners(self) -> None:
        """Hold the night with bouts under way in the ring finished by the corners."""
        advancer = self.session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.start_night(finish_ring=True)

    def _open_doors(self) -> None:
        """Let the night begin, so that its whole card is known."""
        advancer = self.session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.open_doors(partial(advancer.show.emit, Place("night", self.night)))

    def _hold_card(self) -> None:
        """Have the card boxed, so that the bouts that follow from it tonight are known."""
        advancer, there = self.session.findChild(Advancer), Place("night", self.night)

        def work(office: Office, _job: Job) -> int:
            return office.hold_card(NightOrder(office.seed, autopilot=False))

        if isinstance(advancer, Advancer) and not advancer.why_no_night():
            self.session.do(tr("Boxing the round"), work, lambda _night: advancer.show.emit(there))

    def ringside_seat(self, bout: int) -> Place:
        return Place("ring", bout)

    def _on_chosen(self, index: int) -> None:
        self.go.emit(Place("night", int(self.nights.itemData(index))))

    def _step(self, by: int) -> None:
        self.go.emit(Place("night", self.night + by))

    def _take_focus(self) -> None:
        if not self.isVisible():
            return
        if self.views.currentWidget() is self.running:
            self.running.take_focus()
        elif self.start.isVisible() and self.start.isEnabled():
            self.start.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Before a night Enter and Space start it, A holds it all at once."""
        ready = self.views.currentWidget() is self.poster_page and self.start.isEnabled()
        if ready and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._start(at_once=False)
        elif ready and event.key() == Qt.Key.Key_A:
            self._start(at_once=True)
        else:
            super().keyPressEvent(event)

    # --- being looked at ----------------------------------------------------------------------

    def _watch(self) -> None:
        if self.isVisible():
            self.run.watch(self, self.night)

    def showEvent(self, event: QShowEvent) -> None:
        """From now on results are held back until they are revealed here."""
        super().showEvent(event)
        self._watch()

    def hideEvent(self, event: QHideEvent) -> None:
        """Who looks elsewhere sees everything; a window that is put away for a while does not count."""
        super().hideEvent(event)
        if not event.spontaneous():
            self.run.look_away(self)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the report out again when the width allows another arrangement."""
        super().resizeEvent(event)
        tiles = 4 if self.width() >= px(_TILES) else 2
        self.report.arrange(narrow=self.width() < px(_WIDE), tiles=tiles)
        QTimer.singleShot(0, self.bill, self.bill.updateGeometry)
        self.broadcast.setText(tr("Broadcast") if self.width() >= px(_WIDE) else "")

    def commands(self) -> tuple[Command, ...]:
        return self.keeper.commands()
