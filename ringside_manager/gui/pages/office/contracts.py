"""How men stay and come: talks about a contract, and what it means in money (Y9); the draft of the rookies (Y8)."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QFormLayout, QSpinBox, QWidget

from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.careers import age_of
from ringside_manager.campaign.contracts import Reply, Terms
from ringside_manager.campaign.orders import DraftRookies, ExtendContract, SignFighter
from ringside_manager.campaign.talks import choosers, promise, undrafted
from ringside_manager.errors import RuleError
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import px, size_window
from ringside_manager.gui.session import Session
from ringside_manager.gui.start.draft_room import about
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Heading,
    button,
    column,
    note,
    plain_label,
    roomy,
    row,
)
from ringside_manager.gui.widgets.texts import SizedLabel, show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.careers import explain_asked, spoken, talk
from ringside_manager.office.orders.careers import check_signing

MOST_FEE = 1_000_000
"""Dollars that can be typed; nobody pays more than he has."""


class ContractDialog(Dialog):
    """Asks for terms to extend the contract of a man of one's own, or to sign a free agent."""

    def __init__(self, session: Session, fighter: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._fighter = session, fighter
        self._manager = manager_of(session) or 0
        self.talk = talk(session.books, session.books.fighters[fighter], self._manager)
        self.setWindowTitle(tr("Contract"))
        self.setProperty("rule", "Y9")
        self.share, self.seasons, self.fee = (roomy(QSpinBox()) for _ in range(3))
        for spin, least, most in (
            (self.share, self.talk.least_share, self.talk.most_share),
            (self.seasons, 1, max(1, self.talk.most_seasons)),
            (self.fee, 0, MOST_FEE),
        ):
            spin.setRange(least, most)
        self.share.setSuffix(" %")
        self.fee.setPrefix("$")
        self.fee.setGroupSeparatorShown(True)
        self.answer = plain_label(wrap=True, size=1.1)
        self.worth = plain_label(wrap=True, tone="muted")
        self.refused = plain_label(wrap=True, tone="warn")
        self.offer = button(tr("Offer him these terms"), self._offer, kind="primary")
        self._lay_out()
        self._as_he_asks()
        for spin in (self.share, self.seasons, self.fee):
            spin.valueChanged.connect(lambda _value: self._judge())
        self._judge()

    def _lay_out(self) -> None:
        asked = QFormLayout()
        for text, spin in (
            (tr("Your share of his purses"), self.share),
            (tr("Seasons"), self.seasons),
            (tr("Signing fee, at once"), self.fee),
        ):
            spin.setAccessibleName(text)
            asked.addRow(text, spin)
        books, page = self._session.books, self._session.books.fighters[self._fighter]
        self.asks = Explained(
            terms_text(self.talk.wanted),
            lambda: explain_asked(books, page, self._manager),
            name=tr("He asks for"),
        )
        wanted = row(plain_label(tr("He asks for"), tone="muted"), self.asks, None, space=2)
        buttons = row(
            button(tr("As he asks"), self._as_he_asks), None, button(tr("Cancel"), self.reject), self.offer
        )
        column(
            Heading(self.talk.fighter.name, 1), Facts(self._facts()), wanted, asked, self.answer, self.worth,
            note(self._when()), self.refused, None, buttons, space=4, margins=5, parent=self,
        )  # fmt: skip
        self.setMinimumWidth(px(480))

    def _facts(self) -> list[tuple[str, str]]:
        now, facts = self.talk, []
        if now.until is not None:
            under = tr("{share} %, until night {night}").format(share=now.share, night=now.until)
            facts.append((tr("His contract now"), under))
        if now.word is not None:
            facts.append((tr("His last word"), terms_text(now.word)))
        if now.offered is not None:
            facts.append((tr("Your offer"), terms_text(now.offered)))
        purses = words.money(100 * now.purse_dollars)
        return [
            *facts,
            (tr("His purses in a season"), purses),
            (tr("You have"), words.money(now.balance_cents)),
        ]

    def _when(self) -> str:
        if self.talk.extends:
            return tr("He answers at once. A contract that ends makes him a free agent.")
        return tr("He answers before the next night, and of several offers he takes the best.")

    def _terms(self) -> Terms:
        return Terms(self.share.value(), self.seasons.value(), 100 * self.fee.value())

    def _as_he_asks(self) -> None:
        terms = self.talk.signs_at
        self.share.setValue(terms.share)
        self.seasons.setValue(terms.seasons)
        self.fee.setValue(terms.fee_cents // 100)

    def _judge(self) -> None:
        """What he would say to the terms as they stand, and what they are worth."""
        books, terms = self._session.books, self._terms()
        said = spoken(books, books.fighters[self._fighter], self._manager, terms)
        told = {
            Reply.YES: tr("He would sign."),
            Reply.COUNTER: tr("He would not sign, but name his own share: {share} %.").format(
                share=said.met.share
            ),
            Reply.NO: tr("He would refuse."),
        }
        self.answer.setText(told[said.reply])
        money = tr("A season like his last would bring you {money}.").format(
            money=words.money(said.then_cents)
        )
        if self.talk.extends:
            money += " " + tr("Now it brings {money}.").format(money=words.money(said.now_cents))
        self.worth.setText(money)
        dear = terms.fee_cents > max(0, self.talk.balance_cents)
        why = translated(self.talk.refusal) or (tr("You cannot pay that fee.") if dear else "")
        show_text(self.refused, why)
        self.offer.setEnabled(not why and said.reply is not Reply.NO)

    def _offer(self) -> None:
        terms = self._terms()
        order = ExtendContract if self.talk.extends else SignFighter
        self._session.hand_in(order(self._fighter, terms.share, terms.seasons, terms.fee_cents))
        self.accept()


def manager_of(session: Session) -> int | None:
    """The manager at the keyboard, None if there is none."""
    return None if session.viewer is None else session.viewer.manager


def why_no_talk(session: Session, fighter: int) -> str:
    """Why the person at the keyboard has nothing to talk about with a fighter; empty if the dialog has something to show."""
    page, manager = session.books.fighters.get(fighter), manager_of(session)
    if not session.books.house.contracts.seasons:
        return tr("In this league there are no contracts.")
    if page is None or page.is_retired:
        return tr("He fights no more.")
    if manager is None or page.manager not in (None, manager):
        return tr("You do not manage him.")
    return ""


def why_not_signed(session: Session, fighter: int) -> str:
    """What stands against giving a free agent a place in the stable of the person at the keyboard; empty if nothing does."""
    books, manager = session.books, manager_of(session)
    if books.ended or manager is None:
        return tr("The campaign is over.")
    try:
        check_signing(books, books.fighters[fighter], manager)
    except RuleError as refusal:
        return translated(refusal.message)
    return ""


# The draft of the rookies (Y8)


class DraftDialog(Dialog):
    """Lets the person at the keyboard put the rookies of the year in the order he would have them."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setWindowTitle(tr("Draft of the rookies"))
        self.setProperty("rule", "Y8")
        books, manager = session.books, session.books.managers[manager_of(session) or 0]
        self.rookies = undrafted(books)
        waiting = {page.number for page in self.rookies}
        self._wished = [number for number in manager.draft_list if number in waiting]
        self.only = QCheckBox(tr("Nobody but these: leave the place empty if others have taken them"))
        self.only.setChecked(manager.draft_only)
        self.table = self._made_table()
        self.chosen, self.facts = SizedLabel(size=1.2, weight=700), note()
        self.wisher = button("", self._toggle)
        self.keep = button(tr("Keep this order"), self._keep, kind="primary")
        names = ", ".join(page.name for page in choosers(books))
        text = tr("Before night {night} the managers choose in turn, who has least money first: {names}.")
        column(
            Heading(self.windowTitle(), 1), note(text.format(night=books.closed + 1, names=names)),
            note(tr("Whom you leave open the program chooses for you, the most promising first.")),
            (self.table, 1), row((column(self.chosen, self.facts, space=0), 1), self.wisher), self.only,
            row(None, button(tr("Cancel"), self.reject), self.keep), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 820, 600)
        self._refresh()
        if self.rookies:
            self.table.select(self.rookies[0].number)

    def _made_table(self) -> Table[FighterBook]:
        books = self._session.books
        columns: tuple[Column[FighterBook], ...] = (
            Column("choice", tr("Choice"), self._choice, lambda page: str(self._choice(page) or ""), "right", width=7),
            Column("name", tr("Name"), lambda page: page.name, width=22),
            Column("age", tr("Age"), lambda page: age_of(books, page), align="right", width=6),
            Column("class", tr("Weight class"), lambda page: page.weight_class, width=14, hidden=not books.options.weight_classes),
            Column("endurance", tr("Endurance"), lambda page: page.abilities.endurance, align="right", width=9),
            Column("punches", tr("Punches"), lambda page: sum(page.abilities.punches), align="right", width=9),
            Column("promise", tr("Promise"), lambda page: promise(page.abilities), align="right", width=9),
        )  # fmt: skip
        table: Table[FighterBook] = Table(
            "draft", columns, lambda page: page.number, tr("No rookie waits for the draft.")
        )
        table.set_title(tr("Rookies of the year"))
        table.selected_changed.connect(lambda _row: self._show_chosen())
        table.activated.connect(lambda _row: self._toggle())
        return table

    def _choice(self, page: FighterBook) -> int | None:
        return self._wished.index(page.number) + 1 if page.number in self._wished else None

    def _toggle(self) -> None:
        """Make the marked man the next choice, or leave him open again."""
        page = self.table.selected()
        if page is None:
            return
        if page.number in self._wished:
            self._wished.remove(page.number)
        else:
            self._wished.append(page.number)
        self._refresh()
        self.table.view.setFocus()

    def _refresh(self) -> None:
        self.table.set_rows(list(self.rookies))
        self._show_chosen()

    def _show_chosen(self) -> None:
        page = self.table.selected()
        self.wisher.setEnabled(page is not None)
        wished = page is not None and page.number in self._wished
        next_one = tr("Make him choice no. {place}").format(place=len(self._wished) + 1)
        self.wisher.setText(tr("Leave him open") if wished else next_one)
        self.chosen.setText(page.name if page else "")
        self.facts.setText(about(page.fighter) if page else "")

    def _keep(self) -> None:
        self._session.hand_in(DraftRookies(tuple(self._wished), only=self.only.isChecked()))
        self.accept()


def terms_text(terms: Terms) -> str:
    """Terms of a contract in a line."""
    return tr("{share} %, seasons: {seasons}, fee: {fee}").format(
        share=terms.share, seasons=terms.seasons, fee=words.money(terms.fee_cents)
    )
