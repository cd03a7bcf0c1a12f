"""Suggested bouts: for every man without one, and whole cards for a promoter; one click makes the offer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QWidget

from ringside_manager.gui import words
from ringside_manager.gui.justice import promote, promoter
from ringside_manager.gui.look import size_window
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Dialog,
    Heading,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
)
from ringside_manager.language import later, tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.suggestions import (
    Aim,
    Suggestion,
    coming_nights,
    fair_for_all,
    first_free,
    free_men,
    suggestions,
    whole_card,
)

_AIMS: dict[Aim, Callable[[], str]] = {
    Aim.FAIR: later("fair"),
    Aim.MONEY: later("well paid"),
    Aim.CAREER: later("good for his career"),
}
_CARDS: dict[Aim, Callable[[], str]] = {
    Aim.FAIR: later("The most even card"),
    Aim.MONEY: later("The best paid card"),
    Aim.WANTED: later("The most wanted card"),
}


class SuggestDialog(Dialog):
    """What whoever sits here could offer or make; it is filled anew after every act.

    With ``whole_cards`` he speaks as promoter, ``night`` being the one he looks at: whole cards for it, else for the first
    night on which somebody is free.
    """

    def __init__(
        self, session: Session, parent: QWidget | None = None, *, whole_cards: bool = False, night: int = 0
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Whole cards") if whole_cards else tr("Suggested bouts"))
        self._session, self._whole_cards, self._night = session, whole_cards, night
        inner = QWidget()
        self.box = column(space=3, margins=(0, 0, 2, 0), parent=inner)
        column(
            (Scroll(inner), 1), row(None, button(tr("Close"), self.accept)), space=3, margins=5, parent=self
        )
        self.refill()
        size_window(self, 860, 600)

    def refill(self) -> None:
        """Read the books and suggest again."""
        clear_layout(self.box)
        by, books = self._party(), self._session.books
        self.box.addWidget(
            note(
                tr(
                    "Chances are the judgement of the program's managers; the matchmaker works them out exactly."
                )
            )
        )
        if by.promoter:
            self._cards(by)
        elif by.manager in books.managers:
            self._men(by, by.manager or 0)
        self.box.addStretch(1)

    def _party(self) -> Party:
        return promoter(self._session) if self._whole_cards else self._session.party

    def _men(self, by: Party, manager: int) -> None:
        books, men = self._session.books, free_men(self._session.books, manager)
        fair = fair_for_all(books, by, men)
        if fair:
            text = tr("Offer fair bouts for all my men")
            act = button(text, partial(self.hand_in, fair), kind="primary", picture="handshake")
            act.setEnabled(not self._session.read_only)
            self.box.addLayout(row(act, None))
        else:
            self.box.addWidget(note(tr("Every man who is free has a bout or an offer now.")))
        for man in men:
            found = suggestions(books, by, man)
            panel = Panel(books.fighters[man].name)
            for bout in found:
                badges = [Badge(_AIMS[aim](), "gold") for aim in bout.aims]
                panel.body.addLayout(self._line(bout, badges))
            if not found:
                panel.body.addWidget(note(tr("There is nobody to meet on the coming nights.")))
            self.box.addWidget(panel)

    def _line(self, bout: Suggestion, badges: list[Badge]) -> QHBoxLayout:
        act = button(
            tr("Offer"),
            partial(self.hand_in, (bout,)),
            name=tr("Offer: {bout}").format(bout=self._pair(bout)),
        )
        act.setEnabled(not self._session.read_only)
        told = column(plain_label(self._against(bout), wrap=True), row(*badges, None, space=1), space=1)
        return row((told, 1), act, space=3)

    def _cards(self, by: Party) -> None:
        books = self._session.books
        managed = [page.number for page in books.fighters.values() if page.manager is not None]
        nights = coming_nights(books)
        chosen = [self._night] if self._night in nights else []
        found = first_free(books, by, managed, [*chosen, *nights])
        if found is None:
            self.box.addWidget(note(tr("Nobody is free on the coming nights.")))
            return
        night = found[0]
        self.box.addWidget(Heading(words.night(night), 2))
        for aim, title in _CARDS.items():
            card = whole_card(books, by, night, aim)
            panel = Panel(title())
            for bout in card:
                panel.body.addWidget(plain_label(self._pair(bout), wrap=True))
            purse = words.dollars(sum(bout.purse for bout in card))
            take = button(
                tr("Take this card"), partial(self.hand_in, card), name=f"{tr('Take this card')}: {title()}"
            )
            take.setEnabled(bool(card) and not self._session.read_only)
            total = tr("%n bout", "%n bouts", len(card))
            panel.body.addLayout(row(plain_label(f"{total}, {purse}", tone="muted"), None, take))
            self.box.addWidget(panel)

    def hand_in(self, bouts: Iterable[Suggestion]) -> None:
        """Offer these bouts, or make them for a promoter; what the office will not have is told as ever."""
        hand_in = partial(promote, self._session) if self._whole_cards else self._session.hand_in
        *orders, last = (bout.order for bout in bouts)
        for order in orders:
            hand_in(order)
        hand_in(last, lambda _: self._go_on())

    def _go_on(self) -> None:
        """Suggest again; a manager all of whose men are provided for is done."""
        by, books = self._party(), self._session.books
        if not by.promoter and by.manager in books.managers and not free_men(books, by.manager or 0):
            self.accept()
        else:
            self.refill()

    def _against(self, bout: Suggestion) -> str:
        won, lost = bout.dollars
        text = tr(
            "Against {name} ({manager}) on night {night}: {arena}, chance about {chance} %, {won} for a win, {lost} for a loss"
        )
        books = self._session.books
        other = books.fighters[bout.order.blue]
        return text.format(
            name=other.name, manager=books.managers[other.manager or 0].name, night=bout.order.night,
            arena=words.arena(bout.order.arena), chance=round(100 * bout.chance), won=words.dollars(won), lost=words.dollars(lost),
        )  # fmt: skip

    def _pair(self, bout: Suggestion) -> str:
        red, blue = (
            self._session.books.fighters[number].name for number in (bout.order.red, bout.order.blue)
        )
        text = tr("{red} against {blue}: {arena}, {chance} % to {rest} %")
        chance = round(100 * bout.chance)
        return text.format(
            red=red, blue=blue, arena=words.arena(bout.order.arena), chance=chance, rest=100 - chance
        )
