"""The office at a glance: the stable with the condition of each fighter, and what stands there when nobody sits in it or all is over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import chain

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.gui import shown, words
from ringside_manager.gui.advance.advancer import Advancer
from ringside_manager.gui.look import icon, px, spacing, theme
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, sitter_in
from ringside_manager.gui.seats import Turns
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Heading,
    Link,
    Panel,
    button,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    set_tip,
)
from ringside_manager.gui.widgets.texts import Ornament
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.roster import Condition, StableGlance

# How fresh a fighter is: a bar, and the words beside it


class Bar(Ornament, QWidget):
    """A share of a whole, in the colour of a token of the theme."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._share = 0.0
        self._tone = "good"
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, share: float, tone: str) -> None:
        """Show another share, 0 to 1."""
        self._share, self._tone = min(1.0, max(0.0, share)), tone
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(110), px(8))

    def paintEvent(self, event: QPaintEvent) -> None:
        colours = theme().as_dict()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        track = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        round_by = track.height() / 2
        painter.setPen(QColor(colours["line"]))
        painter.setBrush(QColor(colours["raised"]))
        painter.drawRoundedRect(track, round_by, round_by)
        filled = QRectF(track.x(), track.y(), track.width() * self._share, track.height())
        if filled.width() >= 1:
            painter.setBrush(QColor(colours[self._tone]))
            painter.setPen(QColor(colours[self._tone]))
            painter.drawRoundedRect(filled, round_by, round_by)
        painter.end()


_TONES = {
    Condition.NEW: "good", Condition.RESTED: "good", Condition.TIRED: "warn", Condition.SPENT: "bad", Condition.HURT: "bad",
}  # fmt: skip


class ConditionBar(QWidget):
    """What a fighter has left for the next night, as a bar with words (C55, C57)."""

    def __init__(self, glance: StableGlance, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("rule", "C57")
        self.bar = Bar()
        left = 1.0 if not glance.start else 1 - glance.lost / glance.start
        self.bar.set(left, _TONES[glance.condition])
        self.words = plain_label(condition_words(glance), wrap=False)
        self.since = plain_label(since_words(glance), tone="muted")
        column(self.words, self.bar, self.since, space=1, parent=self)
        self.setAccessibleName(f"{self.words.text()} {self.since.text()}")


def condition_words(glance: StableGlance) -> str:
    """How he would go into a bout on the next night."""
    if glance.condition is Condition.NEW:
        return tr("Fresh")
    if glance.condition is Condition.RESTED:
        return tr("Rested")
    if glance.condition is Condition.HURT:
        return tr("Hurt, out until night {night}").format(night=glance.rested_on)
    if glance.condition is Condition.SPENT:
        return tr("Worn out, fresh on night {night}").format(night=glance.rested_on)
    return tr("Tired: {lost} of {start} missing, fresh on night {night}").format(
        lost=glance.lost, start=glance.start, night=glance.rested_on
    )


def since_words(glance: StableGlance) -> str:
    """How long he has been out of the ring."""
    if glance.nights_since is None:
        return tr("No bout yet")
    return tr("%n night since his last bout", "%n nights since his last bout", glance.nights_since)


# The stable at a glance: condition, next bout, share and standing of every fighter


_NARROW = ((0, 0, 1, 1), (0, 1, 1, 1), (0, 2, 1, 1), (0, 3, 1, 1), (1, 0, 1, 1), (1, 1, 1, 2), (1, 3, 1, 1))
"""Line, column and spans of each cell where a fighter has two lines."""

_STRETCH = (3, 2, 0, 2, 3, 2, 0)
"""How the columns share what is left over."""


class StablePanel(Panel):
    """One line for each fighter, with what can be done for him."""

    retire_wanted = Signal(int)
    deal_wanted = Signal(int)
    contract_wanted = Signal(int)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("Your stable"))
        self._session = session
        self._grid = grid(4)
        self.body.addLayout(self._grid)
        self._shown: tuple[tuple[StableGlance, ...], bool] | None = None
        self._cells: list[tuple[QWidget, ...]] = []
        self._named: list[tuple[QLabel, str, str]] = []
        """What reads otherwise without a heading above it: the text under one, and the text without."""
        self._trim: list[QWidget] = []
        self._narrow = False
        self._needs = 0
        self.least = 0
        """How wide it is at least, with two lines for each fighter."""

    def fit(self, width: int) -> None:
        """Two lines for each fighter where one does not fit into ``width``."""
        if (width < self._needs) is not self._narrow:
            self._narrow = not self._narrow
            self._arrange()

    def set_rows(self, rows: tuple[StableGlance, ...], width: int) -> None:
        """Show another stable within ``width``; nothing is made for one that is as it was."""
        shown = (rows, self._session.books.ended)
        if shown == self._shown:
            self.fit(width)
            return
        self._shown = shown
        clear_layout(self._grid)
        self._trim, self._named, self._needs, self.least, self._narrow = [], [], 0, 0, False
        self._cells = [self._cells_of(glance) for glance in rows]
        if not rows:
            self._grid.addWidget(Empty(tr("There is nobody in your stable.")), 0, 0)
            return
        for cell in chain.from_iterable(self._cells):
            cell.setParent(self)  # what is measured elsewhere has its style worked out twice
        # Measured one by one: a layout does not count what has not been shown yet.
        widths = [
            max(cell.minimumSizeHint().width() for cell in cells) for cells in zip(*self._cells, strict=True)
        ]
        space, edges = self._grid.horizontalSpacing(), 2 * spacing(4) + 2
        self._needs = sum(widths) + 6 * space + edges
        who, record, _, condition, coming, share, acts = widths
        measure = self.fontMetrics().horizontalAdvance
        named = [
            label.minimumSizeHint().width() + measure(longer) - measure(headed)
            for label, headed, longer in self._named
        ]  # popularity and share of each fighter in turn
        middle = max(record + space + max(named[::2]), share, *named[1::2])
        self.least = max(who, coming) + middle + max(condition, acts) + 2 * space + edges
        self._narrow = width < self._needs
        self._arrange()

    def forget(self) -> None:
        """Fill again the next time, as for other colours."""
        self._shown = None

    def _arrange(self) -> None:
        while self._grid.takeAt(0) is not None:
            pass  # the cells stay, in other places
        for widget in self._trim:
            widget.hide()
            widget.deleteLater()
        self._trim = []
        for label, headed, named in self._named:
            label.setText(named if self._narrow else headed)
        if not self._narrow:
            self._add_heads()
        for line, cells in enumerate(self._cells, 1):
            if self._narrow and line > 1:
                self._trim.append(_parting())
                self._grid.addWidget(self._trim[-1], 3 * line - 1, 0, 1, 4)
            for place, cell in enumerate(cells):
                where = _NARROW[place] if self._narrow else (0, place, 1, 1)
                side = _side(place) | Qt.AlignmentFlag.AlignTop
                self._grid.addWidget(cell, 3 * line + where[0], *where[1:], side)
        for place in range(7):
            self._grid.setColumnStretch(place, (3 if place == 0 else 0) if self._narrow else _STRETCH[place])

    def _add_heads(self) -> None:
        heads = (
            tr("Fighter"), tr("Record"), tr("POP"), tr("Condition"), tr("Next bout"), tr("Your share"), "",
        )  # fmt: skip
        for place, text in enumerate(heads):
            label = plain_label(text, tone="muted")
            label.setAlignment(_side(place))
            self._trim.append(label)
            self._grid.addWidget(label, 0, place)

    def _cells_of(self, glance: StableGlance) -> tuple[QWidget, ...]:
        named = tr("POP {pop}").format(pop=words.pop(glance.pop_half))
        pop = plain_label(words.pop(glance.pop_half))
        self._named.append((pop, pop.text(), named))
        pop.setProperty("rule", "C28")
        pop.setAccessibleName(named)
        text = words.record(glance.tally)
        more = _streak(glance)
        holder = QWidget()
        column(plain_label(text), plain_label(more, tone="muted") if more else None, space=1, parent=holder)
        holder.setAccessibleName(f"{text} {more}".strip())
        return (
            self._who(glance),
            holder,
            pop,
            ConditionBar(glance),
            self._next(glance),
            self._share(glance),
            self._acts(glance),
        )

    def _who(self, glance: StableGlance) -> QWidget:
        link = Link(glance.name, Place("fighter", glance.fighter), go=self.go)
        book = self._session.books.fighters[glance.fighter]
        holder = QWidget()
        badge = Badge(words.standing(book), "gold" if glance.rank == 0 else "neutral", holder)
        head = PortraitLabel(34, sitter_in(self._session.books, glance.fighter))
        row(head, column(link, badge, None, space=1), space=1, parent=holder)
        return holder

    def _next(self, glance: StableGlance) -> QWidget:
        holder = QWidget()
        box = column(space=1, parent=holder)
        for bout in glance.booked[:2]:
            other = self._session.books.fighters[bout.opponent_of(glance.fighter)].name
            link = Link(
                tr("Night {night}: {name}").format(night=bout.night, name=other), Place("cards", bout.night)
            )
            link.go.connect(self.go)
            stake = tr("for the title") if bout.title else words.arena(bout.arena)
            box.addWidget(link)
            box.addWidget(plain_label(stake, tone="gold" if bout.title else "muted"))
        if not glance.booked:
            box.addWidget(plain_label(words.kept(glance.kept_until) or tr("No bout made"), tone="muted"))
        return holder

    def _share(self, glance: StableGlance) -> QWidget:
        share = plain_label(tr("{share} %").format(share=glance.percentage))
        left = plain_label(shown.share_stands(glance.contract_until, glance.bouts_to_renewal), tone="muted")
        named = tr("Your share {share} %").format(share=glance.percentage)
        self._named.append((share, share.text(), named))
        holder = QWidget()
        column(share, left, space=1, parent=holder)
        holder.setAccessibleName(f"{named} {left.text()}")
        holder.setProperty("rule", "C21")
        return holder

    def _acts(self, glance: StableGlance) -> QWidget:
        """What can be done for him; nothing after the end."""
        if self._session.books.ended:
            return QWidget()
        find = button(
            tr("Find a bout"),
            partial(self.go.emit, Place("matchmaker", glance.fighter)),
            name=tr("Find a bout for {name}").format(name=glance.name),
        )
        find.setEnabled(glance.kept_until is None)
        set_tip(find, words.kept(glance.kept_until))
        holder = QWidget()
        row(find, self._more(glance), space=1, parent=holder)
        return holder

    def _more(self, glance: StableGlance) -> QPushButton:
        more = button("", kind="flat", name=tr("More for {name}").format(name=glance.name))
        more.setIcon(icon("more"))
        menu = QMenu(more)
        if glance.contract_until is not None:
            menu.addAction(tr("Contract…"), partial(self.contract_wanted.emit, glance.fighter))
        menu.addAction(tr("Sell or trade…"), partial(self.deal_wanted.emit, glance.fighter))
        retire = menu.addAction(tr("Retire…"), partial(self.retire_wanted.emit, glance.fighter))
        retire.setEnabled(glance.may_retire)
        if not glance.may_retire:
            least = self._session.books.house.retirement
            text = tr("Retire (after {bouts} bouts, or {losses} losses in a row)")
            retire.setText(text.format(bouts=least.bouts, losses=least.losses_in_a_row))
        more.setMenu(menu)
        more.setEnabled(not self._session.read_only)
        return more


def _side(place: int) -> Qt.AlignmentFlag:
    return Qt.AlignmentFlag.AlignRight if place == 2 else Qt.AlignmentFlag.AlignLeft


def _parting() -> QFrame:
    line = QFrame()
    line.setFrameShape(QFrame.Shape.HLine)
    line.setFrameShadow(QFrame.Shadow.Plain)
    line.setStyleSheet(f"color: {theme().line};")
    return line


def _streak(glance: StableGlance) -> str:
    if glance.winning_streak > 1:
        return tr("%n win in a row", "%n wins in a row", glance.winning_streak)
    return (
        tr("%n loss in a row", "%n losses in a row", glance.losing_streak) if glance.losing_streak > 1 else ""
    )


# A campaign that is over: who has won it, the final table, and where to read on


def victory_words(names: Sequence[str]) -> str:
    """Who has won the campaign, one or several (C70)."""
    one = tr("{names} has won the campaign")
    return (one if len(names) == 1 else tr("{names} have won the campaign together")).format(
        names=" · ".join(names)
    )


def holder_words(names: Sequence[str]) -> str:
    """Who was champion at the end, of several classes all."""
    if not names:
        return tr("Nobody was champion at the end.")
    return tr("Champion at the end: {names}").format(names=", ".join(names))


class FinalPanel(Panel):
    """The end of a league, for everybody: who won, and the ways on."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self.heading = Heading("", 1)
        self.champions = note()
        finale = button(
            tr("To the finale"), lambda: self.go.emit(Place("finale")), kind="primary", picture="trophy"
        )
        doors = (
            (tr("Awards of the seasons"), Place("records", part="awards")),
            (tr("Record book"), Place("records", part="book")),
            (tr("Every dollar"), Place("ledger")),
        )
        links = (Link(text, place, go=self.go) for text, place in doors)
        says = note(
            tr("The finale has the race for money and its awards; the same league can play on from there.")
        )
        for part in (self.heading, self.champions, says):
            self.body.addWidget(part)
        self.body.addLayout(row(finale, *links, None, space=4))

    def show_end(self, books: Books) -> None:
        """Show how it ended (C70)."""
        self.heading.setText(victory_words([books.managers[number].name for number in books.winners]))
        holders = (number for division in books.divisions.values() for number in division.champions)
        self.champions.setText(holder_words([books.fighters[number].name for number in holders]))


# The office when nobody sits in it: what the league waits for, and the seats to take


class WaitingView(Panel):
    """Whose turn is still to come, in order."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__("", parent)
        self._session = session
        self.heading = Heading("", 2)
        self.words = note()
        self._list = column()
        for widget in (self.heading, self.words):
            self.body.addWidget(widget)
        self.body.addLayout(self._list)
        self.body.addStretch(1)

    def refresh(self) -> None:
        turns = self._session.findChild(Turns)
        order = self._session.persons
        waiting = turns.waiting if isinstance(turns, Turns) else order
        night = self._session.books.closed + 1
        clear_layout(self._list)
        if self._session.books.ended:
            self.heading.setText(tr("The campaign is over"))
            self.words.setText(tr("The books stay open to read."))
        elif waiting:
            self.heading.setText(tr("Fight night {night} waits").format(night=night))
            self.words.setText(tr("These have something to decide before it. Take your seat."))
        else:
            self.heading.setText(tr("Everything is ready for fight night {night}").format(night=night))
            self.words.setText(tr("Go on to the poster of the night."))
        for party in order:
            self._list.addLayout(self._line(party, party in waiting))

    def _line(self, party: Party, waits: bool) -> QVBoxLayout:
        role = tr("Promoter") if party.promoter else tr("Manager")
        take = button(
            tr("Take this seat"),
            partial(self._take, party),
            kind="primary" if waits else "",
            picture="seat",
            name=tr("Take the seat of {name}").format(name=party.name),
        )
        badge = Badge(
            tr("Turn to come") if waits else tr("Nothing to decide"), "warn" if waits else "good", self
        )
        box = QVBoxLayout()
        line = row(Heading(party.name, 3), plain_label(role, tone="muted"), badge, None, take, space=3)
        line.setAlignment(badge, Qt.AlignmentFlag.AlignVCenter)
        box.addLayout(line)
        return box

    def _take(self, party: Party) -> None:
        """Ask for the seat; the window lets the curtain down where there is somebody to hide things from."""
        turns = self._session.findChild(Turns)
        if isinstance(turns, Turns) and party not in turns.waiting:
            turns.reopen(party)
        advancer = self._session.findChild(Advancer)
        if isinstance(advancer, Advancer):
            advancer.hand_to(party)
        else:
            self._session.sit(party)
