"""The page of the promoter: what is to be done, what is doubtful, ranks and results put right, and what came of the last act."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from itertools import islice

from PySide6.QtCore import QSignalBlocker
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QFrame, QPushButton, QStackedWidget, QWidget

from ringside_manager.campaign.books import Books, Doubt, FighterBook
from ringside_manager.campaign.orders import (
    OverrideRanking,
    SettleDoubt,
)
from ringside_manager.gui.justice import promote
from ringside_manager.gui.justice.correcting import CorrectDialog
from ringside_manager.gui.look import follow_look, px
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.promoter.card import CardPanel, dispute_text
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, line_edit, spin
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.promoter import (
    PromoterCard,
    contenders,
    desk_of,
    given_from,
)

# What the promoter should look at first


class TodoPanel(Panel):
    """One line for everything that waits."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("To do first"), parent)
        self._rows = column()
        self.body.addLayout(self._rows)
        self.lines: list[str] = []

    def show_desk(self, desk: PromoterCard) -> None:
        clear_layout(self._rows)
        self.lines = []
        for badge, tone, text in _lines(desk):
            self.lines.append(text)
            told = row(Badge(badge, tone), (plain_label(text, wrap=True), 1), space=3)
            self._rows.addLayout(told)
        if desk.vacant:
            link = Link(tr("Make the bout for the title"), Place("matchmaker"), go=self.go)
            self._rows.addWidget(link)
        if not self.lines:
            self._rows.addWidget(note(tr("Nothing waits for the promoter.")))


def _lines(desk: PromoterCard) -> Iterator[tuple[str, str, str]]:
    if desk.doubts:
        yield (
            tr("Doubts"),
            "warn",
            tr(
                "%n thing would not have been allowed.",
                "%n things would not have been allowed.",
                len(desk.doubts),
            ),
        )
    for card in desk.disputes:
        yield tr("Places"), "warn" if not card.is_decided else "good", dispute_text(card)
    for pair in desk.vacant:
        yield tr("Title"), "gold", _vacant(pair)
    if desk.unapproved:
        text = tr(
            "%n bout of night {night} is not approved; it stands all the same.",
            "%n bouts of night {night} are not approved; they stand all the same.",
            desk.unapproved,
        )
        yield tr("Card"), "neutral", text.format(night=desk.night)


def _vacant(pair: tuple[str, ...]) -> str:
    if len(pair) < 2:
        return tr("The title is vacant, and nobody is next in line yet.")
    return tr("The title is vacant; {one} and {other} are next in line.").format(one=pair[0], other=pair[1])


# What was posted although the rules would not have allowed it: let it stand, or mend it


MOST = 12
"""Doubts shown at once; settling one makes room for the next."""


class DoubtsPanel(Panel):
    """Doubts, each with its rule and entry."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("In doubt"), parent)
        self._session = session
        self._rows = column(space=3)
        self.said = plain_label(tone="good", wrap=True)
        self.said.hide()
        self.body.addWidget(self.said)
        self.body.addLayout(self._rows)

    def show_doubts(self, doubts: Sequence[Doubt], can_act: bool) -> None:
        clear_layout(self._rows)
        if not doubts:
            self._rows.addWidget(note(tr("Nothing is in doubt: everything stands by the rules.")))
        for doubt in doubts[:MOST]:
            self._rows.addWidget(self._row(doubt, can_act))
        if len(doubts) > MOST:
            self._rows.addWidget(note(tr("and %n more", "and %n more", len(doubts) - MOST)))

    def _row(self, doubt: Doubt, can_act: bool) -> QFrame:
        made = QFrame()
        settle = button(
            tr("Let it stand"),
            partial(self.settle, doubt),
            name=tr("Let entry {entry} stand").format(entry=doubt.entry),
        )
        settle.setProperty("rule", "C3")
        settle.setEnabled(can_act)
        entry = Link(tr("Entry {entry}").format(entry=doubt.entry), Place("journal", doubt.entry))
        rule = Link(doubt.rule, Place("rulebook", part=doubt.rule) if doubt.rule else None)
        for link in (entry, rule):
            link.go.connect(self.go)
        head = row(Badge(tr("in doubt"), "warn"), entry, rule, None, settle)
        column(head, plain_label(translated(doubt.why), wrap=True), space=1, parent=made)
        return made

    def settle(self, doubt: Doubt) -> None:
        said = tr("Entry {entry} stands.").format(entry=doubt.entry)
        promote(self._session, SettleDoubt(doubt.entry, doubt.rule, doubt.why), lambda _: self._tell(said))

    def _tell(self, said: str) -> None:
        """It has happened; the next doubt can be settled at once."""
        self.said.setText(said)
        self.said.show()
        following = next(
            (made for made in self.findChildren(QPushButton) if made.property("rule") == "C3"), None
        )
        if following is not None:
            following.setFocus()


# Give a contender a rank, with a reason, or lift what was given


class RankPanel(Panel):
    """Who, which rank, why."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Override a ranking"), parent)
        self._session = session
        self._rows: dict[int, FighterBook] = {}
        self._can_act = False
        self.fighter = combo(tr("Contender"))
        self.rank = spin(tr("Rank"), 1, 1)
        self.reason = line_edit(tr("Reason for the rank"), hint=tr("Why? It is told in the news."), most=200)
        self.give = button(tr("Give the rank"), self._give)
        self.lift = button(tr("Lift it"), self._lift)
        for widget in (self.fighter, self.rank, self.reason, self.give, self.lift):
            widget.setProperty("rule", "C32")
        self.state = note()
        self.body.addWidget(
            note(tr("It counts from the next drawing up of the rankings until he has boxed with it."))
        )
        self.fighter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.fighter.setMinimumContentsLength(24)
        self.said = plain_label(tone="good", wrap=True)
        self.said.hide()
        self.missing = note()
        self.body.addWidget(self.fighter)
        self.body.addWidget(self.state)
        line = row(plain_label(tr("Rank")), self.rank, (self.reason, 1))
        self.body.addLayout(line)
        self.body.addWidget(self.said)
        bottom = row((self.missing, 1), self.lift, self.give)
        self.body.addLayout(bottom)
        self.fighter.currentIndexChanged.connect(self.said.hide)
        self.fighter.currentIndexChanged.connect(self._judge)
        self.reason.textChanged.connect(self._judge)
        self.rank.valueChanged.connect(self._judge)

    def show_books(self, books: Books, can_act: bool) -> None:
        self._can_act = can_act
        rows = contenders(books)
        self._rows = {found.number: found for found in rows}
        kept = self.fighter.currentData()
        with QSignalBlocker(self.fighter):
            self.fighter.clear()
            for found in rows:
                self.fighter.addItem(_contender(books, found), found.number)
            self.fighter.setCurrentIndex(max(0, self.fighter.findData(kept)))
        self.rank.setRange(1, max(1, len(rows)))
        self._judge()

    def _judge(self, *_: object) -> None:
        chosen = self._rows.get(self.fighter.currentData() or 0)
        ready = self._can_act and chosen is not None and bool(self.reason.text().strip())
        self.give.setEnabled(ready)
        show_if(self.lift, chosen is not None and chosen.given is not None)
        self.lift.setEnabled(ready)
        self.missing.setText("" if ready else self._why_not(chosen))
        self.state.setText(_state(self._session.books, chosen))

    def _why_not(self, chosen: FighterBook | None) -> str:
        """Why no rank can be given or lifted now."""
        if not self._can_act:
            return tr("This league is open for reading only, or its campaign is over.")
        return tr("Nobody is ranked yet.") if chosen is None else tr("Give a reason first.")

    def _give(self) -> None:
        sentence = tr("{name} is given rank {rank}.")
        self._hand_in(self.rank.value(), sentence)

    def _lift(self) -> None:
        self._hand_in(None, tr("{name} is ranked by his record again."))

    def _hand_in(self, rank: int | None, sentence: str) -> None:
        chosen = self._rows[self.fighter.currentData()]
        order = OverrideRanking(chosen.number, rank, self.reason.text().strip())
        said = sentence.format(name=chosen.name, rank=rank)
        promote(self._session, order, lambda _: self._tell(said))

    def _tell(self, said: str) -> None:
        """It has happened; the next reason can be typed."""
        self.reason.clear()
        self.said.setText(said)
        self.said.show()
        self.reason.setFocus()


def _contender(books: Books, row: FighterBook) -> str:
    sentence = tr("{rank}. {name}").format(rank=row.rank, name=row.name)
    if row.weight_class:
        sentence = tr("{fighter}, {weight_class}").format(fighter=sentence, weight_class=row.weight_class)
    if row.given is None:
        return sentence
    if night := given_from(books, row.given):
        return tr("{fighter} ({rank} from night {night})").format(
            fighter=sentence, rank=row.given.rank, night=night
        )
    return tr("{fighter} (given)").format(fighter=sentence)


def _state(books: Books, row: FighterBook | None) -> str:
    if row is None:
        return tr("There are no ranks before the first champion.")
    if row.given is None:
        return tr("Ranked by his record.")
    if night := given_from(books, row.given):
        return tr("Given rank {rank}, counts from night {night}: {reason}").format(
            rank=row.given.rank, night=night, reason=row.given.reason
        )
    return tr("Given rank {rank} after night {night}: {reason}").format(
        rank=row.given.rank, night=row.given.night, reason=row.given.reason
    )


# Correct a result that was entered wrongly


LATEST = 60
"""Bouts offered; older ones are corrected from the journal."""


class ResultPanel(Panel):
    """The latest bouts and a button."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Correct a result"), parent)
        self._session = session
        self.bout = QComboBox()
        self.bout.setAccessibleName(tr("Bout to correct"))
        self.bout.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.bout.setMinimumContentsLength(24)
        self.correct = button(tr("Correct…"), self._open, name=tr("Correct the result chosen"))
        line = row((self.bout, 1), self.correct)
        self.body.addWidget(
            note(tr("Everything after it is worked out anew; you see what follows before it is done."))
        )
        self.body.addLayout(line)

    def show_books(self, books: Books, can_act: bool) -> None:
        fought = (page for page in reversed(books.bouts.values()) if page.is_over)
        kept = self.bout.currentData()
        with QSignalBlocker(self.bout):
            self.bout.clear()
            for page in islice(fought, LATEST):
                red, blue = (books.fighters[number].name for number in page.fighters)
                text = tr("Night {night}: {red} – {blue}").format(night=page.night, red=red, blue=blue)
                self.bout.addItem(text, page.number)
            self.bout.setCurrentIndex(max(0, self.bout.findData(kept)))
        self.correct.setEnabled(can_act and self.bout.count() > 0)

    def _open(self) -> None:
        dialog = CorrectDialog(self._session, self.bout.currentData(), self.window())
        dialog.go.connect(self.go)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()


# The promoter's desk: what waits for him first, then the cards to come, doubts and tools (C3)


WIDE = 980
"""Pixels at normal size from which two columns stand beside each other."""


class PromoterPage(Page):
    """For whoever may do the promoter's work; to all others it says who does."""

    def build(self) -> None:
        self.word = note()
        self.todo = TodoPanel()
        self.cards = CardPanel(self.session)
        self.doubts = DoubtsPanel(self.session)
        self.ranks = RankPanel(self.session)
        self.results = ResultPanel(self.session)
        self.cards.night_chosen.connect(self.refresh)
        for panel in (self.todo, self.cards, self.doubts, self.results):
            panel.go.connect(self.go)
        left = column(self.todo, self.cards, None, space=4)
        right = column(self.doubts, self.ranks, self.results, None, space=4)
        self.both = row((left, 5), (right, 4), space=4)
        inside = QWidget()
        column(self.word, self.both, None, space=3, margins=(0, 0, 2, 3), parent=inside)
        self.closed = Empty("")
        self.stack = QStackedWidget()
        for widget in (Scroll(inside), self.closed):
            self.stack.addWidget(widget)
        column(self.stack, parent=self)
        follow_look(self._fit_columns)

    def refresh(self) -> None:
        session = self.session
        books = session.books
        may = session.is_promoter
        self.stack.setCurrentIndex(0 if may else 1)
        if not may:
            self.closed.set_text(_closed_word(books.promoter))
            return
        self.word.setText(_word(books.promoter))
        can_act = not session.read_only and not books.ended
        self.cards.offer_nights()
        desk = desk_of(books, self.cards.night)
        self.todo.show_desk(desk)
        self.cards.show_desk(desk, can_act)
        self.doubts.show_doubts(desk.doubts, not session.read_only)
        self.ranks.show_books(books, can_act)
        self.results.show_books(books, not session.read_only)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Two columns where there is room for them, else one."""
        super().resizeEvent(event)
        self._fit_columns()

    def _fit_columns(self) -> None:
        wide = self.width() >= px(WIDE)
        self.both.setDirection(QBoxLayout.Direction.LeftToRight if wide else QBoxLayout.Direction.TopToBottom)

    def title(self) -> str:
        return tr("Promoter's desk")


def _word(promoter: str) -> str:
    if promoter:
        return tr("{name} is the promoter. Bouts the managers agree on stand unless you cancel them.").format(
            name=promoter
        )
    return tr(
        "The program is the promoter, so whoever sits here speaks for all managers: decide what all have agreed on. "
        "The journal names you."
    )


def _closed_word(promoter: str) -> str:
    if promoter:
        return tr("Only {name} works at this desk. Ask for what you think is wrong.").format(name=promoter)
    return tr("Somebody has to take a seat first.")
