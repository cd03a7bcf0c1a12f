"""What a manager is asked in the office: a bid, a deal, a retirement, another weight class."""

from __future__ import annotations

from PySide6.QtWidgets import QCheckBox, QDoubleSpinBox, QFormLayout, QLabel, QWidget

from ringside_manager.campaign.books import ManagerBook
from ringside_manager.campaign.careers import are_moves_allowed
from ringside_manager.campaign.orders import BidForDate, MoveClass, ProposeDeal, RetireFighter
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.pages.office.words import compared, lapse_words
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Heading,
    Panel,
    button,
    column,
    note,
    plain_label,
    roomy,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, line_edit
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.fighters import MoveFacts, fighter_facts, moves_of
from ringside_manager.office.facts.roster import lapsing

# A sealed bid towards the place of a bout (C54)


class BidDialog(Dialog):
    """Asks for the bid; nobody sees it before all are opened together."""

    def __init__(self, session: Session, bout: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._bout = bout
        books = session.books
        page = books.bouts[bout]
        red, blue = (books.fighters[number].name for number in page.fighters)
        self.setWindowTitle(tr("Sealed bid"))
        left = _money_left(session, bout)
        facts = Facts(
            [
                (tr("Bout"), words.against(red, blue)),
                (
                    tr("Card"),
                    tr("{arena}, night {night}").format(arena=words.arena(page.arena), night=page.night),
                ),
                (tr("You can bid up to"), words.money(left)),
            ]
        )
        self.amount = roomy(QDoubleSpinBox())
        self.amount.setDecimals(2)
        self.amount.setPrefix("$")
        self.amount.setRange(0, left / 100)
        self.amount.setSingleStep(10)
        self.amount.setGroupSeparatorShown(True)
        self.amount.setValue(_sealed(session, bout) / 100)
        self.amount.setAccessibleName(tr("Your bid"))
        self.amount.setProperty("rule", "C54")
        seal = button(tr("Seal the bid"), self._seal, kind="primary", picture="lock")
        seal.setDefault(True)
        column(
            Heading(self.windowTitle()),
            note(
                tr(
                    "The bids of both managers of a bout count together. The highest get the places and are "
                    "paid; whoever loses pays nothing. All bids are opened on the night."
                )
            ),
            facts,
            self.amount,
            row(None, button(tr("Cancel"), self.reject), seal),
            space=4,
            parent=self,
            margins=5,
        )
        self.setMinimumWidth(px(460))
        self.amount.setFocus()
        self.amount.selectAll()

    def _seal(self) -> None:
        self._session.hand_in(BidForDate(self._bout, round(self.amount.value() * 100)))
        self.accept()


def _sealed(session: Session, bout: int) -> int:
    """What the viewer has sealed for a bout so far, in cents."""
    viewer = session.viewer
    manager = 0 if viewer is None else viewer.manager or 0
    return session.books.bouts[bout].bids_cents.get(manager, 0)


def _money_left(session: Session, bout: int) -> int:
    """What the viewer can still bid on that night beside his other bids, in cents."""
    viewer, books = session.viewer, session.books
    if viewer is None or viewer.manager is None:
        return 0
    tonight = books.bouts_of_night(books.bouts[bout].night)
    others = sum(other.bids_cents.get(viewer.manager, 0) for other in tonight if other.number != bout)
    return max(0, books.managers[viewer.manager].balance_cents - others)


# Proposing a sale, a purchase or an exchange of fighters (C24)


SELL, EXCHANGE, BUY = range(3)


class DealDialog(Dialog):
    """One's own fighter for money, for another fighter, or another's fighter for one's own money."""

    def __init__(
        self, session: Session, fighter: int = 0, parent: QWidget | None = None, *, partner: int = 0
    ) -> None:
        super().__init__(parent)
        self._session = session
        viewer = session.viewer
        self._me = session.books.managers[viewer.manager or 0 if viewer is not None else 0]
        self.setWindowTitle(tr("Propose a deal"))
        self.kind = combo(
            tr("Kind of deal"), [(tr("Sell"), SELL), (tr("Exchange"), EXCHANGE), (tr("Buy"), BUY)]
        )
        partners = [m for m in session.books.managers.values() if m is not self._me]
        self.partner = combo(tr("Partner"), [(m.name, m.number) for m in partners])
        self.mine = combo(tr("Your fighter"), self._stable(self._me))
        self.theirs = combo(tr("His fighter"), [])
        self.price = roomy(QDoubleSpinBox())
        self.price.setDecimals(2)
        self.price.setPrefix("$")
        self.price.setSingleStep(50)
        self.price.setGroupSeparatorShown(True)
        self.price.setProperty("rule", "C24")
        self.price_words = QLabel()
        self.limits = plain_label(wrap=True, tone="muted")
        self.men = plain_label(wrap=True)
        self.lapse = plain_label(wrap=True, tone="warn")
        self.propose = button(tr("Propose"), self._propose, kind="primary")
        self.propose.setDefault(True)
        self._lay_out()
        if fighter:
            self.mine.setCurrentIndex(max(0, self.mine.findData(fighter)))
        if partner:
            self.partner.setCurrentIndex(max(0, self.partner.findData(partner)))
        self.kind.currentIndexChanged.connect(self._refresh)
        self.mine.currentIndexChanged.connect(self._tell_lapse)
        for field in (self.mine, self.theirs, self.kind):
            field.currentIndexChanged.connect(self._tell_men)
        self.partner.currentIndexChanged.connect(self._refresh_partner)
        self._refresh_partner()

    def _lay_out(self) -> None:
        self.form = QFormLayout()
        self.form.setSpacing(spacing(2))
        for text, field in (
            (tr("Kind of deal"), self.kind),
            (tr("With"), self.partner),
            (tr("Your fighter"), self.mine),
            (tr("His fighter"), self.theirs),
        ):
            self.form.addRow(text, field)
        self.form.addRow(self.price_words, self.price)
        words_of_rule = tr(
            "When the deal is accepted the money moves at once, and the new manager rolls a share of his own "
            "for the fighter he gets."
        )
        column(
            Heading(self.windowTitle()),
            note(words_of_rule),
            self.form,
            self.limits,
            self.men,
            self.lapse,
            row(None, button(tr("Cancel"), self.reject), self.propose),
            space=4,
            parent=self,
            margins=5,
        )
        self.setMinimumWidth(px(500))

    def _partner(self) -> ManagerBook:
        return self._session.books.managers[int(self.partner.currentData())]

    def _stable(self, manager: ManagerBook) -> list[tuple[str, int]]:
        fighters = (self._session.books.fighters[number] for number in manager.stable)
        return [
            (
                tr("{name} ({record}, POP {pop})").format(
                    name=page.name, record=words.record(page.tally), pop=words.pop(page.pop_half)
                ),
                page.number,
            )
            for page in fighters
        ]

    def _refresh_partner(self) -> None:
        self.theirs.clear()
        for text, number in self._stable(self._partner()):
            self.theirs.addItem(text, number)
        self._refresh()

    def _refresh(self) -> None:
        """Show what the kind of deal needs, and between which limits the price lies."""
        kind = self.kind.currentData()
        self.form.setRowVisible(self.mine, kind != BUY)
        self.form.setRowVisible(self.theirs, kind != SELL)
        mine, his = self._me.balance_cents / 100, self._partner().balance_cents / 100
        name = self._partner().name
        low, high = (0.0, max(0.0, his)) if kind == SELL else (0.0, max(0.0, mine))
        if kind == EXCHANGE:
            low, high = -max(0.0, mine), max(0.0, his)
        self.price.setRange(low, high)
        if kind == SELL:
            says, limit = tr("He pays"), tr("{name} has {his}.")
        elif kind == BUY:
            says, limit = tr("You pay"), tr("You have {mine}.")
        else:
            says, limit = (
                tr("He pays on top"),
                tr("Below zero you pay on top. {name} has {his}, you have {mine}."),
            )
        self.price_words.setText(says)
        self.price.setAccessibleName(says)
        self.limits.setText(
            limit.format(name=name, his=words.money(round(his * 100)), mine=words.money(round(mine * 100)))
        )
        self._tell_lapse()
        self._tell_men()
        wanted = (self.mine,) if kind == SELL else (self.theirs,) if kind == BUY else (self.mine, self.theirs)
        self.propose.setEnabled(all(field.count() for field in wanted))

    def _tell_men(self) -> None:
        """Say who is given and who is got."""
        kind = self.kind.currentData()
        chosen = (
            None if kind == BUY else self.mine.currentData(),
            None if kind == SELL else self.theirs.currentData(),
        )
        self.men.setText(compared(self._session.books, [int(man) for man in chosen if man is not None]))
        self.adjustSize()

    def _tell_lapse(self) -> None:
        """Say that a sealed plan goes with the fighter who is given."""
        given = None if self.kind.currentData() == BUY else self.mine.currentData()
        names = lapsing(self._session.books, (given,), self._me.number)
        show_text(self.lapse, " ".join(lapse_words(name) for name in names))

    def order(self) -> ProposeDeal:
        kind, cents = self.kind.currentData(), round(self.price.value() * 100)
        partner = int(self.partner.currentData())
        if kind == BUY:
            return ProposeDeal(int(self.theirs.currentData()), partner, -cents)
        other = int(self.theirs.currentData()) if kind == EXCHANGE else None
        return ProposeDeal(int(self.mine.currentData()), partner, cents, other)

    def _propose(self) -> None:
        self._session.hand_in(self.order())
        self.accept()


# Retiring a fighter, with or without a newcomer in his place (C16-C18)


class RetireDialog(Dialog):
    """Asks once more, says what goes with him, and hands the order in."""

    def __init__(self, session: Session, fighter: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._fighter = fighter
        page = session.books.fighters[fighter]
        self.setWindowTitle(tr("Retire {name}").format(name=page.name))
        facts = Facts(
            [
                (tr("Record"), words.record(page.tally)),
                (tr("Losses in a row"), words.number(page.losing_streak)),
                (tr("POP"), words.pop(page.pop_half)),
                (tr("Earnings"), words.dollars(page.earnings_dollars)),
            ]
        )
        self.replace = QCheckBox(tr("Sign a newcomer in his place at once"))
        self.replace.setChecked(True)
        self.replace.setProperty("rule", "C18")
        self.reason = line_edit(tr("Reason"), hint=tr("Why, for the record (may stay empty)"), most=200)
        self.retire = button(tr("Retire him"), self._retire, kind="danger")
        self.retire.setProperty("rule", "C16")
        cancel = button(tr("Keep him"), self.reject)
        cancel.setDefault(True)
        self.consequences = plain_label("\n".join(_consequences(session, fighter)), wrap=True)
        column(
            Heading(self.windowTitle()),
            note(tr("A retired fighter fights no more and leaves the rankings; his books are kept.")),
            facts,
            self.consequences,
            self.replace,
            self.reason,
            row(None, cancel, self.retire),
            space=4,
            parent=self,
            margins=5,
        )
        show_if(self.consequences, bool(self.consequences.text()))
        self.setMinimumWidth(px(460))

    def _retire(self) -> None:
        order = RetireFighter(self._fighter, self.replace.isChecked(), self.reason.text().strip())
        self._session.hand_in(order)
        self.accept()


def _consequences(session: Session, fighter: int) -> list[str]:
    books = session.books
    page = books.fighters[fighter]
    lines = []
    if books.is_champion(fighter):
        lines.append(tr("He is champion: the title falls vacant."))
    if page.booked:
        lines.append(
            tr(
                "%n bout he is booked for will be called off.",
                "%n bouts he is booked for will be called off.",
                len(page.booked),
            )
        )
    return lines


# Another weight class (Y13)


class ClassDialog(Dialog):
    """Shows the classes beside a fighter's with what going there would mean, and asks for one."""

    def __init__(self, session: Session, fighter: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._fighter = fighter
        facts = fighter_facts(session.books, fighter)
        self.setWindowTitle(tr("Another weight class"))
        told = tr("{name} weighs {pounds} pounds and boxes here: {weight_class}.").format(
            name=facts.row.name, pounds=facts.weight, weight_class=facts.row.weight_class
        )
        self.choices = [self._choice(move) for move in moves_of(session.books, fighter)]
        proof, stays = session.books.house.weights.unranked_bouts, session.books.house.weights.move_nights
        kept = tr("He keeps the popularity he has earned, not his rank. ") + tr(
            "In the new class he has none before %n bout.",
            "In the new class he has none before %n bouts.",
            proof,
        )
        lasts = tr("He stays there for %n night.", "He stays there for %n nights.", stays)
        said = note(f"{kept} {lasts}")
        said.setProperty("rule", "Y13")
        cancel = button(tr("Cancel"), self.reject)
        column(
            Heading(self.windowTitle()), plain_label(told, wrap=True), said, *self.choices, row(None, cancel),
            space=4, parent=self, margins=5,
        )  # fmt: skip
        self.setMinimumWidth(px(480))

    def _choice(self, move: MoveFacts) -> Panel:
        """One class: its limit, what it does to him, and the button."""
        limit = tr("up to {pounds} pounds").format(pounds=move.limit) if move.limit else tr("no limit")
        changes = ", ".join(f"{words.rating(name)} {by:+}" for name, by in move.changes)
        lines = [
            tr("Ratings: {changes}.").format(changes=changes)
            if changes
            else tr("His ratings stay as they are.")
        ]
        if move.vacates:
            lines.append(tr("He is champion: the title falls vacant."))
        if move.why_not:
            lines = [translated(move.why_not)]
        text = tr("Move up") if move.up else tr("Move down")
        go = button(text, lambda: self._go(move.weight_class))
        go.setAccessibleName(f"{text}: {move.weight_class}")
        go.setEnabled(not move.why_not)
        panel = Panel(parent=self)
        panel.body.addLayout(row((plain_label(f"{move.weight_class}, {limit}", size=1.1, wrap=True), 1), go))
        panel.body.addWidget(plain_label(" ".join(lines), tone="muted", wrap=True))
        return panel

    def _go(self, weight_class: str) -> None:
        self._session.hand_in(MoveClass(self._fighter, weight_class))
        self.accept()


def why_no_move(session: Session, fighter: int) -> str:
    """Why the person at the keyboard cannot send a fighter to another class at all; empty if the dialog has something to show."""
    page, viewer = session.books.fighters.get(fighter), session.viewer
    if page is None or viewer is None or viewer.manager is None or viewer.manager != page.manager:
        return tr("You do not manage him.")
    if page.is_retired:
        return tr("He fights no more.")
    allowed = are_moves_allowed(session.books)
    return "" if allowed else tr("In this league nobody changes his weight class.")
