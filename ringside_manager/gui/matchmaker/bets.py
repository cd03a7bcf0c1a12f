"""Side bets in play money: one is proposed in a dialog, all of them stand in tables (C82)."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QFormLayout, QPushButton, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import ProposeBet
from ringside_manager.gui import words
from ringside_manager.gui.look import px
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row, show_if
from ringside_manager.gui.widgets.fields import combo, spin
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.bets import open_to_bets, purse_of
from ringside_manager.office.facts.feuds import (
    BetRow,
    BetweenRow,
    PlayRow,
    bet_rows,
    between_rows,
    odds_on,
    play_rows,
    state_word,
)
from ringside_manager.office.facts.objections import refusal

MOST_STAKE = 1_000_000
"""Dollars of play money that can be typed; nobody stakes more than he has."""


def may_bet(session: Session, bout: int = 0) -> bool:
    """Whether whoever sits here could bet now, on a bout if one is given."""
    books, viewer = session.books, session.viewer
    if session.read_only or viewer is None or viewer.manager is None or not books.house.wagers.play_dollars:
        return False
    found = open_to_bets(books)
    return any(page.number == bout for page in found) if bout else bool(found)


def bet_button(session: Session, bout: int = 0) -> QPushButton:
    """A button that opens the dialog of a bet, on a bout if one is given."""

    def ask() -> None:
        dialog = BetDialog(session, bout, made.window())
        dialog.open()

    made = button(tr("Bet…"), ask, picture="dice", tip=tr("A side bet with another manager, in play money"))
    made.setProperty("rule", "C82")
    return made


class BetDialog(Dialog):
    """Asks which man of which bout to back, with whom and for how much; the odds are those of his chance now."""

    def __init__(self, session: Session, bout: int = 0, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._party = session.party
        self.setWindowTitle(tr("Side bet"))
        self.setProperty("rule", "C82")
        self.bouts, self.backed, self.partner = (
            combo(text, rule="C82") for text in (tr("Bout"), tr("You back"), tr("With"))
        )
        for box in (self.bouts, self.backed, self.partner):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            box.setMinimumContentsLength(26)
        self.stake = spin(tr("Stake in play money"), 1, MOST_STAKE, 10, rule="C82")
        self.stake.setPrefix("$")
        self.stake.setGroupSeparatorShown(True)
        self.odds = plain_label(wrap=True, size=1.1)
        self.refused = plain_label(wrap=True, tone="warn")
        self.propose = button(tr("Propose the bet"), self._propose, kind="primary")
        self._fill(bout)
        self._lay_out()
        self.bouts.currentIndexChanged.connect(lambda _: self._bout_chosen())
        for box in (self.backed, self.partner):
            box.currentIndexChanged.connect(lambda _: self._judge())
        self.stake.valueChanged.connect(lambda _: self._judge())
        self._bout_chosen()

    @property
    def order(self) -> ProposeBet:
        """The bet as it is chosen."""
        chosen = (int(box.currentData() or 0) for box in (self.bouts, self.backed, self.partner))
        bout, backed, partner = chosen
        return ProposeBet(bout, backed, partner, self.stake.value())

    def _fill(self, bout: int) -> None:
        books = self._session.books
        for page in open_to_bets(books):
            red, blue = (books.fighters[number].name for number in page.fighters)
            text = tr("Night {night}: {red} against {blue}").format(night=page.night, red=red, blue=blue)
            self.bouts.addItem(text, page.number)
        self.bouts.setCurrentIndex(max(0, self.bouts.findData(bout)))
        for manager in sorted(books.managers.values(), key=lambda page: page.seat):
            if manager.number != self._party.manager:
                self.partner.addItem(manager.name, manager.number)

    def _lay_out(self) -> None:
        purse = purse_of(self._session.books, self._party.manager or 0)
        has = tr("You have {money} of play money, {free} of it free.").format(
            money=words.dollars(purse.dollars), free=words.dollars(purse.free_dollars)
        )
        form = QFormLayout()
        for box in (self.bouts, self.backed, self.partner, self.stake):
            form.addRow(box.accessibleName(), box)
        rules = note(
            tr(
                "The odds are fixed now, by his chance as the league reckons it. Nobody bets against his own man."
            )
        )
        buttons = row(None, button(tr("Cancel"), self.reject), self.propose)
        column(
            Heading(tr("Side bet"), 1), note(has), form, self.odds, rules, self.refused, None, buttons,
            space=4, margins=5, parent=self,
        )  # fmt: skip
        self.setMinimumWidth(px(460))

    def _bout_chosen(self) -> None:
        books, bout = self._session.books, self._session.books.bouts.get(self.bouts.currentData() or 0)
        with QSignalBlocker(self.backed):
            self.backed.clear()
            for number in () if bout is None else bout.fighters:
                self.backed.addItem(books.fighters[number].name, number)
        self._judge()

    def _judge(self) -> None:
        order = self.order
        if not (order.bout and order.partner):
            self.odds.setText(tr("There is no bout to bet on, or nobody to bet with."))
            self.propose.setEnabled(False)
            return
        books = self._session.books
        chance, win = odds_on(books, order.bout, order.fighter, order.stake_dollars)
        text = tr("He wins {chance} of 100 such bouts: {stake} of yours against {win} of {name}'s.")
        self.odds.setText(
            text.format(
                chance=words.number(chance / 10), stake=words.dollars(order.stake_dollars),
                win=words.dollars(win), name=books.managers[order.partner].name,
            )
        )  # fmt: skip
        refused = refusal(books, order, self._party)
        show_text(self.refused, "" if refused is None else translated(refused.reason))
        self.propose.setEnabled(refused is None)

    def _propose(self) -> None:
        self._session.hand_in(self.order, lambda _: self.accept())


# The tables


class BetsPanel(QWidget):
    """Who has how much play money, who won what from whom, and every bet."""

    go = Signal(object)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.bet = bet_button(session)
        self.none = note(
            tr("The house rules of this league give no play money, so there are no side bets (C82).")
        )
        self.purses: Table[PlayRow] = Table(
            "bets.purses", _purse_columns(), lambda row: row.manager, tr("Nobody has play money.")
        )
        self.purses.set_title(tr("Play money"))
        self.between = plain_label(wrap=True)
        self.bets: Table[BetRow] = Table(
            "bets.bets", _bet_columns(), lambda row: row.bet, tr("There has been no bet yet.")
        )
        self.bets.set_title(tr("Side bets"))
        self.bets.go.connect(self.go)
        self.told = QWidget()
        column(
            row(Heading(tr("Play money"), 3), None, self.bet), (self.purses, 2), Heading(tr("Who won what from whom"), 3),
            self.between, Heading(tr("Side bets"), 3), (self.bets, 3), space=2, parent=self.told,
        )  # fmt: skip
        column(self.none, (self.told, 1), None, space=2, parent=self)

    def refresh(self) -> None:
        """Read the books."""
        books, viewer = self._session.books, self._session.viewer
        purses = play_rows(books)
        show_if(self.none, not purses)
        show_if(self.told, bool(purses))
        show_if(self.bet, may_bet(self._session))
        self.purses.set_rows(purses)
        lines = [_won(row) for row in between_rows(books)]
        self.between.setText("\n".join(lines) or tr("Nobody has won anything yet."))
        everybody = viewer is None or viewer.promoter
        self.bets.set_rows(bet_rows(books, None if everybody or viewer is None else viewer.manager))


def _purse_columns() -> tuple[Column[PlayRow], ...]:
    return (
        Column("manager", tr("Manager"), lambda r: r.manager, width=12),
        Column("dollars", tr("Play money"), lambda r: r.dollars, lambda r: words.dollars(r.dollars), "right", rule="C82", width=12),
        Column("bound", tr("At risk"), lambda r: r.bound, lambda r: words.dollars(r.bound), "right", tr("In bets that are not settled"), width=8),
        Column("won", tr("Won"), lambda r: r.won, align="right", tip=tr("Bets won"), width=5),
        Column("lost", tr("Lost"), lambda r: r.lost, align="right", tip=tr("Bets lost"), width=5),
    )  # fmt: skip


def _won(row: BetweenRow) -> str:
    text = tr("{winner} has won {money} from {loser}.")
    return text.format(winner=row.winner, money=words.dollars(row.dollars), loser=row.loser)


def _bet_columns() -> tuple[Column[BetRow], ...]:
    return (
        Column("night", tr("Night"), lambda r: r.night, align="right", place=lambda r: Place("bout", r.bout), width=6),
        Column("proposer", tr("Manager"), lambda r: r.proposer, width=11),
        Column("backed", tr("Backs"), lambda r: r.backed, width=14),
        Column("partner", tr("Against"), lambda r: r.partner, tip=tr("The manager who backs the other man"), width=11),
        Column("state", tr("State"), lambda r: r.state, lambda r: translated(state_word(r.state)), width=8),
        Column("stake", tr("Stake"), lambda r: r.stake, lambda r: words.dollars(r.stake), "right", width=7),
        Column("win", tr("To win"), lambda r: r.win, lambda r: words.dollars(r.win), "right", width=7),
        Column("chance", tr("Chance"), lambda r: r.chance_permille, lambda r: f"{words.number(r.chance_permille / 10)} %", "right", tr("When the odds were fixed"), width=8),
    )  # fmt: skip


def bet_detail(books: Books, number: int) -> str:
    """What the partner of a bet could win and lose, and by what chance of his man."""
    bet = books.bets[number]
    bout = books.bouts[bet.bout]
    text = tr(
        "You would win {stake} or lose {win}. He wins {chance} of 100 such bouts; it is on night {night}."
    )
    return text.format(
        stake=words.dollars(bet.stake_dollars), win=words.dollars(bet.win_dollars), night=bout.night,
        chance=words.number((1_000 - bet.chance_permille) / 10),
    )  # fmt: skip
