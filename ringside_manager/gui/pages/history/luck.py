"""Luck and ratings: what every manager's bouts were worth before the bell, what they brought, and what his choices were worth."""

from __future__ import annotations

import time
from concurrent.futures import BrokenExecutor
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import QComboBox, QProgressBar, QSplitter, QWidget

from ringside_manager.campaign.awards import seasons
from ringside_manager.campaign.books import Books
from ringside_manager.errors import CancelledError, RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.operation import Job, Operation, pool
from ringside_manager.gui.pages.people import PagePart
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Empty, Heading, button, column, note, plain_label, row, show_if
from ringside_manager.language import tr
from ringside_manager.office.facts.luck import (
    ENOUGH,
    Account,
    Luck,
    ManagerLuck,
    ManagerRating,
    Upset,
    luck_of,
    ratings_of,
)
from ringside_manager.office.forecasting import Weighing, tasks_of

OFTEN = 0.5
"""Seconds between two answers."""


class LuckRow(NamedTuple):
    """A manager's luck, and his rating once all bouts are weighed."""

    luck: ManagerLuck
    rating: ManagerRating | None


class UpsetRow(NamedTuple):
    """A bout with the names of whom it favoured and of the other, each with his manager's."""

    upset: Upset
    fighters: tuple[str, str]
    managers: tuple[str, str]


class LuckPart(PagePart[Session]):
    """Of the whole campaign, or of one season: the managers, and the bouts least to be expected."""

    told = Signal()
    """More is known."""

    def build(self) -> None:
        self._session: Session | None = None
        self._operation: Operation | None = None
        self._weighing = Weighing(())
        self._asked = -1
        self.season = QComboBox()
        self.season.setAccessibleName(tr("Luck of"))
        self.season.currentIndexChanged.connect(lambda _place: self._show())
        self.said = note("")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setMaximumWidth(px(160))
        self.bar.setAccessibleName(tr("Bouts worked out"))
        self.halt = button(tr("Stop"), self.stop)
        self.again = button(tr("Go on"), self._begin)
        self.managers, self.upsets = managers_table(), upsets_table()
        self.managers.go.connect(self.go)
        self.upsets.go.connect(self.go)
        self.upsets.activated.connect(lambda one: self.go.emit(Place("bout", one.bout)))
        self.told.connect(self._show, Qt.ConnectionType.QueuedConnection)
        self.both = self._both()
        self.empty = Empty("")
        box = column(
            row(
                plain_label(tr("Luck of")),
                self.season,
                self.said,
                None,
                self.bar,
                self.halt,
                self.again,
                space=2,
            ),
            space=3,
            parent=self,
        )
        box.addWidget(self.both, 1)
        box.addWidget(self.empty, 1)
        set_margins(box, 0, 3, 0, 0)

    def _both(self) -> QWidget:
        explained = note(tr("Every bout was boxed again many times. Its worth is what it brings on average; luck is what it really brought above or below that. The rating leaves out luck and how strong the stable is: it compares the bouts a manager makes for his men with those the average manager here makes for such men."))  # fmt: skip
        least = QWidget()
        column(Heading(tr("The most unexpected results"), 3), (self.upsets, 1), space=1, parent=least)
        for table in (self.managers, self.upsets):
            table.bar.hide()
            table.setMinimumHeight(px(112))
        tables = QSplitter(Qt.Orientation.Vertical)
        tables.addWidget(self.managers)
        tables.addWidget(least)
        tables.setChildrenCollapsible(False)
        tables.setSizes([px(190), px(330)])
        held = QWidget()
        column(explained, (tables, 1), space=2, parent=held)
        return held

    def fill(self, facts: Session) -> None:
        """Read the books again; what is known of bouts stays known."""
        self._session = facts
        shown = self.season.currentData() or 0
        with QSignalBlocker(self.season):
            self.season.clear()
            self.season.addItem(tr("All seasons"), 0)
            for number in seasons(facts.books):
                self.season.addItem(tr("Season {season}").format(season=number), number)
            self.season.setCurrentIndex(max(0, self.season.findData(shown)))
        if self._asked != len(facts.entries):
            self._begin()
        else:
            self._show()

    # worked out beside the window -----------------------------------------------------------------------

    @property
    def is_working(self) -> bool:
        return self._operation is not None and not self._operation.done

    def stop(self) -> None:
        if self._operation is not None and not self._operation.done:
            self._operation.cancel()

    def _begin(self) -> None:
        session = self._session
        if session is None:
            return
        self.stop()
        self._asked = len(session.entries)
        self._weighing = weighing = Weighing(tasks_of(session.books, session.entries))

        def ended(error: RingsideError | None = None) -> None:
            if weighing is self._weighing:
                self._show()
            if error is not None and not isinstance(error, CancelledError):
                session.failed.emit(error)

        self._operation = None
        if weighing.total:
            self._operation = session.compute(
                tr("Working out the bouts"), lambda job: self._weigh(weighing, job), lambda _: ended(), ended
            )
            self.bar.setMaximum(weighing.total)
            self._operation.progressed.connect(lambda done, _total: self.bar.setValue(done))
        self._show()

    def _weigh(self, weighing: Weighing, job: Job) -> None:
        """Off the window's thread; what is known is shown from time to time."""
        told = time.monotonic()
        try:
            for done in weighing.weigh(pool().executor()):
                told = self._tell(job, done, weighing.total, told)
        except (BrokenExecutor, OSError):  # no processes to be had: slower, but here
            pool().close()
            for done in weighing.weigh():
                told = self._tell(job, done, weighing.total, told)

    def _tell(self, job: Job, done: int, total: int, told: float) -> float:
        """Stop if nobody wants it any more; when something was shown last."""
        if not job.progress(done, total):
            raise CancelledError(tr("Stopped."))
        if time.monotonic() - told < OFTEN:
            return told
        self.told.emit()
        return time.monotonic()

    # what is known --------------------------------------------------------------------------------------

    def _show(self) -> None:
        session = self._session
        if session is None:
            return
        books, season, working = session.books, int(self.season.currentData() or 0), self.is_working
        worths = dict(tuple(self._weighing.worths.items()))
        luck = luck_of(books, worths, season)
        ratings = {} if working else {one.number: one for one in ratings_of(books, worths, season)}
        self.managers.set_rows([LuckRow(one, ratings.get(one.number)) for one in luck.managers])
        self.upsets.set_rows([_named(books, one) for one in luck.upsets])
        self.said.setText(_said(luck, working=working))
        stopped = not working and self._operation is not None and self._operation.cancelled
        show_if(self.bar, working)
        show_if(self.halt, working)
        show_if(self.again, stopped)
        show_if(self.both, bool(worths))
        show_if(self.empty, not worths)
        self.empty.set_text(
            tr("The bouts are being worked out…")
            if working
            else tr(
                "No bout has been fought yet that could be worked out. Luck is shown from the first one on."
            )
        )


def _said(luck: Luck, *, working: bool) -> str:
    told = tr("%n bout, getting better…", "%n bouts, getting better…", luck.weighed) if working else tr("%n bout", "%n bouts", luck.weighed)  # fmt: skip
    if not luck.left_out or working:
        return told
    left = tr("%n without a record that can be read", "%n without a record that can be read", luck.left_out)
    return f"{told}, {left}"


def _named(books: Books, upset: Upset) -> UpsetRow:
    one, other = (books.fighters[number].name for number in upset.fighters)
    his, the_others = (books.managers[number].name if number else "" for number in upset.managers)
    return UpsetRow(upset, (one, other), (his, the_others))


# Both tables


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign."""
    text = words.number(round(abs(value), digits))
    sign = "" if not round(value, digits) else "+" if value > 0 else words.MINUS
    return sign + text


def signed_dollars(cents: float) -> str:
    """Money with its sign, in whole dollars."""
    whole = round(cents / 100)
    return f"+{words.dollars(whole)}" if whole > 0 else words.dollars(whole)


def rarity(account: Account) -> str:
    """How often luck is so far from none, either way."""
    if account.deviations is None:
        return ""
    return tr("1 in {many}").format(many=words.number(round(1 / max(account.rarity, 1e-6))))


def rating_text(rating: ManagerRating | None) -> str:
    """The rating with its error, or why there is none."""
    if rating is None:
        return "…"
    if rating.pop is None or rating.error is None:
        return tr("too early to say")
    return tr("{rating} ± {error}").format(
        rating=signed(rating.pop), error=words.number(round(rating.error, 1))
    )


def _rating_tip(one: LuckRow) -> str:
    rating = one.rating
    if rating is None:
        return tr("Shown once all bouts are worked out.")
    if rating.pop is None:
        return tr("{bouts} bouts of his own choice; {enough} are needed.").format(
            bouts=rating.bouts, enough=ENOUGH
        )
    return tr("Points of popularity a season for each man, more or fewer than the average manager here would win with men as strong and as popular; ± at 95 %. From {bouts} bouts of his own choice.").format(bouts=rating.bouts)  # fmt: skip


def managers_table() -> Table[LuckRow]:
    """The managers, the luckiest first."""
    columns: list[Column[LuckRow]] = [
        Column("name", tr("Manager"), lambda one: one.luck.name, place=lambda one: Place("manager", one.luck.number), width=14),
        Column("bouts", tr("Bouts"), lambda one: one.luck.bouts, align="right", tip=tr("A bout between two of his men counts twice"), width=6),
        Column("won", tr("Won"), lambda one: one.luck.results.actual, lambda one: words.number(one.luck.results.actual), "right", tr("A draw counts half"), width=6),
        Column("worth", tr("Worth"), lambda one: one.luck.results.worth, lambda one: _worth(one.luck.results), "right", tr("Wins to be expected before the first bell; ± at 95 %"), width=11),
        Column("luck", tr("Luck"), lambda one: one.luck.results.luck, lambda one: signed(one.luck.results.luck), "right", tr("Wins above or below what was to be expected"), width=6),
        Column("rarity", tr("As rare as"), lambda one: one.luck.results.rarity, lambda one: rarity(one.luck.results), "right", tr("How often chance alone brings at least so much luck, good or bad"), width=10),
        Column("money", tr("Purse luck"), lambda one: one.luck.money_cents.luck, lambda one: signed_dollars(one.luck.money_cents.luck), "right", _money_tip, width=11),
        Column("pop", tr("POP luck"), lambda one: one.luck.pop_half.luck, lambda one: signed(one.luck.pop_half.luck / 2), "right", _pop_tip, width=9),
        Column("rating", tr("Rating"), lambda one: None if one.rating is None else one.rating.pop, lambda one: rating_text(one.rating), "right", _rating_tip, width=15),
    ]  # fmt: skip
    table = Table("luck", columns, lambda one: one.luck.number, tr("There is nothing to show yet."))
    table.set_title(tr("Luck and ratings"))
    return table


def _worth(account: Account) -> str:
    return tr("{worth} ± {error}").format(
        worth=words.number(round(account.worth, 1)), error=words.number(round(account.error, 1))
    )


def _money_tip(one: LuckRow) -> str:
    told = one.luck.money_cents
    return tr("His shares of purses came to {actual}; they were worth {worth}.").format(
        actual=words.dollars(round(told.actual / 100)), worth=words.dollars(round(told.worth / 100))
    )


def _pop_tip(one: LuckRow) -> str:
    told = one.luck.pop_half
    return tr("His men earned {actual} POP in bouts; they were worth {worth}.").format(
        actual=words.number(told.actual / 2), worth=words.number(round(told.worth / 2, 1))
    )


def upsets_table() -> Table[UpsetRow]:
    """Bouts, the least likely result first."""
    columns: list[Column[UpsetRow]] = [
        Column("chance", tr("Chance"), lambda one: one.upset.chance, lambda one: tr("{percent} %").format(percent=round(100 * one.upset.chance)), "right", tr("This man's chance before the first bell; a draw counts half"), width=8),
        Column("lucky", tr("Lucky"), lambda one: one.fighters[0], place=lambda one: Place("fighter", one.upset.fighters[0]), width=19),
        Column("manager", tr("Manager"), lambda one: one.managers[0] or None, width=12),
        Column("gained", tr("Purse luck"), lambda one: one.upset.gained_cents, lambda one: signed_dollars(one.upset.gained_cents), "right", tr("What the result brought his manager above or below what was to be expected"), width=11),
        Column("how", tr("Result"), lambda one: tr("won against") if one.upset.won else tr("drew with"), place=lambda one: Place("bout", one.upset.bout), width=11),
        Column("unlucky", tr("Unlucky"), lambda one: one.fighters[1], place=lambda one: Place("fighter", one.upset.fighters[1]), width=19),
        Column("other", tr("His manager"), lambda one: one.managers[1] or None, width=12),
        Column("night", tr("Night"), lambda one: one.upset.night, align="right", width=6),
    ]  # fmt: skip
    table = Table("upsets", columns, lambda one: one.upset.bout, tr("There is nothing to show yet."))
    table.set_title(tr("The most unexpected results"))
    return table
