"""The office: what waits for whoever sits here, his stable, his money, and where he stands."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QLabel, QWidget
from shiboken6 import isValid

from ringside_manager.campaign.books import BoutBook, Task
from ringside_manager.campaign.orders import GiveMandate
from ringside_manager.campaign.schedule import season_end
from ringside_manager.gui import words
from ringside_manager.gui.advance import NightRun
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.look import follow_look, px, set_margins, spacing
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.office.contracts import ContractDialog, DraftDialog
from ringside_manager.gui.pages.office.dialogs import BidDialog, DealDialog, RetireDialog
from ringside_manager.gui.pages.office.glance import FinalPanel, StablePanel, WaitingView
from ringside_manager.gui.pages.office.inbox_panel import InboxPanel
from ringside_manager.gui.pages.office.standing import StandingPanel
from ringside_manager.gui.place import Place
from ringside_manager.gui.plans.door import PlanDoor
from ringside_manager.gui.seats import CornerColour, CornerMark, Turns, colours_in
from ringside_manager.gui.session import Session
from ringside_manager.gui.shown import gain
from ringside_manager.gui.widgets import (
    Afterwards,
    Heading,
    Link,
    Panel,
    Scroll,
    Tile,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.going_on import StepKind
from ringside_manager.office.facts.inbox import inbox
from ringside_manager.office.facts.roster import Standing, league_table, next_bouts, stable_glance

_WIDE = 960
"""From this width on, at normal size, the parts stand beside each other."""
_LEFT, _SIDE = 5, 3
"""How the two columns share the width."""
_TILES = 640
"""From this width on, at normal size, the four figures stand in one row."""


# The league table and the coming nights, beside the inbox


_TO_THE_RIGHT = Qt.AlignmentFlag.AlignRight


class LeaguePanel(Panel):
    """The managers by money, the viewer's own line marked (C70)."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("League table"))
        self._session = session
        self._grid = grid(3, 1, stretch={0: 1})
        self.body.addLayout(self._grid)
        self._lines: list[tuple[QLabel, CornerMark, Link, QLabel, QLabel]] = []
        """What there is of each manager's line, best first; written anew whenever the table is."""
        self.setProperty("rule", "C70")

    def set_rows(self, rows: tuple[Standing, ...]) -> None:
        """Show the table; lines are made for another number of managers only."""
        viewer, colours = self._session.viewer, colours_in(self._session.books)
        if len(rows) != len(self._lines):
            self._make_lines(rows, colours)
        for (rank, mark, link, money, change), standing in zip(self._lines, rows, strict=True):
            mine = viewer is not None and viewer.manager == standing.manager
            name = tr("{name} (you)").format(name=standing.name) if mine else standing.name
            rank.setText(tr("{place}.").format(place=standing.place))
            set_tone(rank, "gold" if mine else "")
            mark.set(colours[standing.manager])
            link.set(name, Place("manager", standing.manager))
            money.setText(words.money(standing.balance_cents))
            change.setText(gain(standing.change_cents))
            set_tone(change, _tone(standing.change_cents))

    def _make_lines(self, rows: tuple[Standing, ...], colours: Mapping[int, CornerColour]) -> None:
        clear_layout(self._grid)
        self._lines = []
        for place, head in enumerate((tr("Manager"), tr("Money"), tr("Last night"))):
            label = plain_label(head, tone="muted")
            self._grid.addWidget(label, 0, place, _TO_THE_RIGHT if place else Qt.AlignmentFlag.AlignLeft)
        for line, standing in enumerate(rows, 1):
            mark = CornerMark(colours[standing.manager], 11)
            rank, link, money, change = plain_label(), Link(go=self.go), plain_label(), plain_label()
            self._grid.addLayout(row(rank, mark, link, None, space=1), line, 0)
            self._grid.addWidget(money, line, 1, _TO_THE_RIGHT)
            self._grid.addWidget(change, line, 2, _TO_THE_RIGHT)
            self._lines.append((rank, mark, link, money, change))


class NextNightsPanel(Panel):
    """The bouts the viewer's fighters are booked for."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("Next nights"))
        self._session = session
        self._box = column(space=1)
        self.body.addLayout(self._box)

    def set_rows(self, rows: tuple[tuple[int, BoutBook], ...]) -> None:
        clear_layout(self._box)
        fighters = self._session.books.fighters
        night = 0
        for mine, bout in rows[:12]:
            if bout.night != night:
                night = bout.night
                link = Link(tr("Night {night}").format(night=night), Place("cards", night), go=self.go)
                self._box.addWidget(link)
            text = tr("{mine} against {other}, {arena}").format(
                mine=fighters[mine].name,
                other=fighters[bout.opponent_of(mine)].name,
                arena=words.arena(bout.arena),
            )
            self._box.addWidget(plain_label(text, wrap=True))
        if not rows:
            self._box.addWidget(
                note(tr("None of your fighters has a bout to come. Find one on the matchmaker's page."))
            )
            link = Link(tr("To the matchmaker"), Place("matchmaker"), go=self.go)
            self._box.addWidget(link)


def _tone(cents: int) -> str:
    return "muted" if not cents else "good" if cents > 0 else "bad"


# The page


class OfficePage(Page):
    """The viewer's own office; the promoter's has a way to his desk, and nobody's shows the seats."""

    def build(self) -> None:
        """Make the parts; which of them are shown depends on who sits here."""
        self.greeting = Heading("", 1)
        self.when = note()
        self.money, self.place_tile, self.fighters, self.next = (Tile() for _ in range(4))
        self.inbox = InboxPanel(self.session)
        self.stable = StablePanel(self.session)
        self.league = LeaguePanel(self.session)
        self.nights = NextNightsPanel(self.session)
        self.standing = StandingPanel(self.session)
        self.desk = Link(tr("To the promoter's desk"), Place("promoter"))
        self.waiting = WaitingView(self.session)
        self.final = FinalPanel()
        for part in (self.inbox, self.stable, self.league, self.nights, self.desk, self.waiting, self.final):
            part.go.connect(self.go)
        self.inbox.suggest_wanted.connect(self._suggest)
        self.inbox.deal_wanted.connect(self._deal)
        self.inbox.offer_wanted.connect(self._look_closer)
        self.inbox.bid_wanted.connect(lambda bout: self._open(BidDialog(self.session, bout, self)))
        self.inbox.retire_wanted.connect(self._retire)
        self.inbox.plan_wanted.connect(self._plan)
        self.inbox.contract_wanted.connect(self._talk)
        self.inbox.draft_wanted.connect(self._draft)
        self.inbox.leave_wanted.connect(self._leave)
        self.stable.retire_wanted.connect(self._retire)
        self.stable.deal_wanted.connect(self._deal)
        self.stable.contract_wanted.connect(self._talk)
        self.pane = Scroll(self._laid_out())
        column(self.pane, parent=self)
        self.session.viewer_changed.connect(self._on_viewer)
        NightRun.of(self.session).changed.connect(self._on_run)
        follow_look(self._on_look)

    def _laid_out(self) -> QWidget:
        content = QWidget()
        self.tiles = grid(4)
        side = column(space=4)
        for part in (self.league, self.nights, self.inbox.news_panel):
            side.addWidget(part)
        side.addStretch(1)
        self.left, self.side = QWidget(), QWidget()
        column(
            self.final, self.waiting, self.inbox, self.stable, self.standing, None, space=4, parent=self.left
        )
        self.side.setLayout(side)
        side.setContentsMargins(0, 0, 0, 0)
        self.middle = grid(4)
        self._filled = Afterwards(self._follow_width, self)
        self._arrange(narrow=False)
        box = column(
            self.greeting, self.when, row(self.desk, None), self.tiles, self.middle, None,
            space=4, parent=content,
        )  # fmt: skip
        set_margins(box, 0, 0, 2, 4)
        return content

    def _arrange(self, *, narrow: bool, tiles: int = 4) -> None:
        """Beside each other where there is room, else under each other; ``tiles`` stand in a row."""
        self._arranged = narrow, tiles
        for place, tile in enumerate((self.money, self.place_tile, self.fighters, self.next)):
            self.tiles.addWidget(tile, *divmod(place, tiles))
        for column_number in range(4):
            self.tiles.setColumnStretch(column_number, 1 if column_number < tiles else 0)
        self.middle.addWidget(self.left, 0, 0)
        self.middle.addWidget(self.side, *((1, 0) if narrow else (0, 1)))
        self.middle.setColumnStretch(0, _LEFT)
        self.middle.setColumnStretch(1, 0 if narrow else _SIDE)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out again when the width allows another arrangement."""
        super().resizeEvent(event)
        self._follow_width()

    def _follow_width(self) -> None:
        arranged = not self._fits_beside, 4 if self.width() >= px(_TILES) else 2
        if arranged != self._arranged:
            self._arrange(narrow=arranged[0], tiles=arranged[1])
        self.stable.fit(self._room)

    @property
    def _whole(self) -> int:
        """How wide all of it can be without scrolling sideways."""
        return self.width() - self.pane.verticalScrollBar().sizeHint().width() - spacing(2)

    @property
    def _fits_beside(self) -> bool:
        """Whether the side has room beside the stable, whatever is told in both."""
        least = self.stable.least + spacing(4) + self.side.minimumSizeHint().width()
        return self.width() >= px(_WIDE) and least <= self._whole

    @property
    def _room(self) -> int:
        """How wide the stable can be without scrolling sideways."""
        return self._whole if self._arranged[0] else (self._whole - spacing(4)) * _LEFT // (_LEFT + _SIDE)

    def title(self) -> str:
        viewer = self.session.viewer
        return tr("Office") if viewer is None else tr("{name}'s office").format(name=viewer.name)

    def show_place(self, place: Place) -> None:
        """Show the office; ``part`` ``decisions`` puts the keyboard on the first of them."""
        super().show_place(place)
        if place.part == "decisions":
            self.pane.verticalScrollBar().setValue(0)
            QTimer.singleShot(0, self.inbox, self.inbox.focus_on)

    def refresh(self) -> None:
        """Read the books; the page stays where it was, and the keyboard on it goes to the next decision.

        A button that is taken away would hand the keyboard on to anything, and the page would follow it.
        """
        focused: QWidget | None = self.window().focusWidget()
        if focused is None or not self.isAncestorOf(focused):
            self._read()
            return
        place = self.inbox.place_of(focused)
        self.setFocus(Qt.FocusReason.OtherFocusReason)
        self._read()
        if isValid(focused) and focused.isVisibleTo(self):
            focused.setFocus(Qt.FocusReason.OtherFocusReason)
        else:
            self.inbox.focus_on(place)

    def _read(self) -> None:
        """Read the books for whoever sits here; while results are being revealed nothing is told."""
        viewer = self.session.viewer
        if NightRun.of(self.session).concealing:
            self._forget()
            return
        managing = viewer is not None and viewer.manager in self.session.books.managers
        ended = self.session.books.ended
        for part in (self.money, self.place_tile, self.fighters, self.stable):
            show_if(part, managing)
        show_if(self.next, managing and not ended)
        show_if(self.standing, managing and not ended)
        show_if(self.nights, managing and not ended)
        party = viewer if viewer is not None and (managing or viewer.promoter) else None
        show_if(self.inbox, party is not None and not ended)
        show_if(self.inbox.news_panel, party is not None)
        show_if(self.final, ended)
        show_if(self.waiting, party is None and not ended)
        show_if(self.desk, viewer is not None and viewer.promoter)
        self._greet(viewer)
        table = league_table(self.session.books)
        self.league.set_rows(table)
        if ended:
            self.final.show_end(self.session.books)
        if party is None:
            self._forget()
        else:
            news = tr("News of the league") if party.promoter else tr("News of your stable")
            self.inbox.news_panel.set_title(news)
            advancer = self.session.findChild(Advancer)
            since = advancer.seen_by(party) if isinstance(advancer, Advancer) else None
            self.inbox.set_rows(inbox(self.session.books, party, self.session.entries, since=since))
            if party.manager is not None:
                self._fill(party.manager, table)
        self.retitled.emit()

    def _forget(self) -> None:
        """Nobody sits here: nothing of whoever did may be left in any part."""
        self.waiting.refresh()
        self.inbox.set_rows(())
        self.stable.set_rows((), 0)
        self.nights.set_rows(())
        self.standing.set_manager(0)
        for tile in (self.money, self.place_tile, self.fighters, self.next):
            tile.set("", "")

    def _greet(self, viewer: Party | None) -> None:
        books = self.session.books
        if viewer is None:
            self.greeting.setText(books.name)
        else:
            self.greeting.setText(tr("Good evening, {name}").format(name=viewer.name))
        if books.ended:
            winners = ", ".join(books.managers[number].name for number in books.winners)
            self.when.setText(tr("The campaign is over. Most money: {names}.").format(names=winners))
        elif not books.closed:
            self.when.setText(tr("The league is founded. Fight night 1 is next."))
        else:
            self.when.setText(
                tr("{night} is over. Fight night {next} of {all} is next.").format(
                    night=words.night(books.closed), next=books.closed + 1, all=books.options.nights
                )
            )

    def _fill(self, manager: int, table: tuple[Standing, ...]) -> None:
        books = self.session.books
        mine = next(standing for standing in table if standing.manager == manager)
        change = gain(mine.change_cents)
        self.money.set(
            tr("Money"),
            words.money(mine.balance_cents),
            tr("{change} on the latest night").format(change=change),
        )
        self.money.setProperty("rule", "C23")
        lead = table[0].balance_cents - mine.balance_cents
        behind = (
            tr("{money} behind the leader").format(money=words.money(lead)) if lead else tr("Nobody has more")
        )
        self.place_tile.set(
            tr("Place"), tr("{place} of {all}").format(place=mine.place, all=len(table)), behind
        )
        champions = (
            tr("%n champion of yours", "%n champions of yours", mine.champions)
            if mine.champions
            else tr("no champion of yours")
        )
        self.fighters.set(tr("Your stable"), str(mine.fighters), f"{words.record(mine.tally)} · {champions}")
        self._fill_next(manager)
        self.stable.set_rows(stable_glance(books, manager), self._room)
        self._filled.ask()  # a layout does not count what has not been shown yet
        self.nights.set_rows(next_bouts(books, manager))
        self.standing.set_manager(manager)

    def _fill_next(self, manager: int) -> None:
        books = self.session.books
        bouts = next_bouts(books, manager)
        if not bouts:
            self.next.set(tr("Next own bout"), tr("None"), tr("Nobody is booked"))
            return
        mine, bout = bouts[0]
        pair = tr("{mine} against {other}").format(
            mine=books.fighters[mine].name, other=books.fighters[bout.opponent_of(mine)].name
        )
        self.next.set(tr("Next own bout"), tr("Night {night}").format(night=bout.night), pair)

    def _on_viewer(self) -> None:
        """Read for whoever sits here now; a page thrown away for him is only emptied, as nobody reads it again."""
        if self.isHidden():
            self._forget()
        else:
            self.refresh()

    def _on_run(self) -> None:
        if not self.isHidden():
            self.refresh()

    def _on_look(self) -> None:
        """Icons are drawn in the colours of the theme."""
        self.stable.forget()
        self._on_run()

    def _look_closer(self, number: int) -> None:
        from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog  # heavy, and seldom wanted

        if number in self.session.books.open_offers:
            dialog = OfferDialog(self.session, number, self)
            dialog.go.connect(self.go)
            self._open(dialog)

    def _suggest(self) -> None:
        from ringside_manager.gui.matchmaker.suggest_dialog import SuggestDialog  # heavy, as above

        self._open(SuggestDialog(self.session, self))

    def _plan(self, fighter: int) -> None:
        door = self.findChild(PlanDoor) or PlanDoor(self.session, self)
        door.open(fighter)

    def _leave(self, task: Task) -> None:
        """Leave every offer to the office until the night the viewer wants to go on to, else to the end of the season.

        Then it is the next one's turn, unless something else cannot wait.
        """
        viewer, turns = self.session.viewer, self.session.findChild(Turns)
        planned = turns.until(viewer) if isinstance(turns, Turns) and viewer is not None else 0
        advancer = self.session.findChild(Advancer)

        def go_on(_: object) -> None:
            if isinstance(advancer, Advancer) and advancer.step().kind is not StepKind.ANSWER:
                advancer.end_turn()

        self.session.hand_in(GiveMandate(task, planned or season_end(self.session.books)), go_on)

    def _retire(self, fighter: int) -> None:
        self._open(RetireDialog(self.session, fighter, self))

    def _talk(self, fighter: int) -> None:
        self._open(ContractDialog(self.session, fighter, self))

    def _draft(self) -> None:
        self._open(DraftDialog(self.session, self))

    def _deal(self, fighter: int, partner: int = 0) -> None:
        self._open(DealDialog(self.session, fighter, self, partner=partner))

    def _open(self, dialog: QDialog) -> None:
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
