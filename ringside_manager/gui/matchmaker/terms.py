"""The terms of a bout in words: what a counter-offer changes, and the money beside the purses (C51, C75, C81)."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from ringside_manager.campaign.arenas import MOST_SIDE_CENTS
from ringside_manager.campaign.books import Books, OfferBook
from ringside_manager.campaign.wagers import MOST_STAKE_CENTS, Wagers
from ringside_manager.gui import words
from ringside_manager.gui.widgets import plain_label, row, show_if
from ringside_manager.gui.widgets.fields import combo, spin
from ringside_manager.language import tr
from ringside_manager.office.facts.matchmaking import Terms
from ringside_manager.office.orders.offers import changes

# What somebody wants who answers with other terms


def wants(books: Books, offer: OfferBook) -> str:
    """What a counter-offer asks for, in a few words: ``night 6 and $500``; empty for a first offer."""
    asked = [asked for asked, *_rest in _changed(books, offer)]
    if len(asked) < 2:
        return "".join(asked)
    return tr("{first} and {last}").format(first=", ".join(asked[:-1]), last=asked[-1])


def changed(books: Books, offer: OfferBook) -> tuple[str, ...]:
    """Each thing a counter-offer changes with what it was before, as signs to be seen at a glance."""
    text = tr("{now} (was: {before})")
    return tuple(text.format(now=now, before=before) for _asked, now, before in _changed(books, offer))


Change = tuple[str, str, str]
"""What is asked for, how it stands now, and how it stood before."""


def _changed(books: Books, offer: OfferBook) -> list[Change]:
    before = books.offers.get(offer.answers or 0)
    return [] if before is None else list(_changes(books, before, offer))


def _changes(books: Books, before: OfferBook, now: OfferBook) -> Iterator[Change]:
    new = changes(before, now, now.side_cents)
    if new.night:
        asked = tr("night {night}").format(night=now.night)
        yield asked, words.night(now.night), words.night(before.night)
    if new.arena:
        yield words.arena(now.arena), words.arena(now.arena), words.arena(before.arena)
    if new.title:
        asked = tr("the title at stake") if now.title else tr("no title at stake")
        yield asked, _stake(now), _stake(before)
    if new.rounds:
        yield _rounds(now), _rounds(now), _rounds(before)
    if new.money:
        yield _asked(now), _sum(books, now), _sum(books, before)


def _stake(offer: OfferBook) -> str:
    return tr("For the title") if offer.title else tr("Not for the title")


def _asked(offer: OfferBook) -> str:
    """The money as who offers speaks of it."""
    if not offer.side_cents:
        return tr("no side payment")
    text = "{money}" if offer.side_cents > 0 else tr("to pay {money}")
    return text.format(money=words.money(abs(offer.side_cents)))


def _rounds(offer: OfferBook) -> str:
    return tr("%n round", "%n rounds", offer.rounds)


def _sum(books: Books, offer: OfferBook) -> str:
    """The money beside the purses, with who gets it."""
    if not offer.side_cents:
        return tr("No side payment")
    amount = words.money(abs(offer.side_cents))
    if offer.side_cents > 0:
        name = books.managers[offer.proposer].name
    else:
        asked = books.fighters[offer.blue].manager
        name = "" if asked is None else books.managers[asked].name
    return tr("{money} for {name}").format(money=amount, name=name)


def side_words(books: Books, offer: OfferBook) -> str:
    """What goes beside the purses of an offer: the stake of a call-out, and what one manager pays the other; empty for nothing."""
    return " ".join(part for part in (_staked(offer), _paid(books, offer)) if part)


def _staked(offer: OfferBook) -> str:
    if not offer.stake_cents:
        return ""
    text = tr("It is a call-out: each manager puts up {money}, and the winner's takes both.")
    return text.format(money=words.money(offer.stake_cents))


def _paid(books: Books, offer: OfferBook) -> str:
    asked = books.fighters[offer.blue].manager
    if not offer.side_cents or asked is None:
        return ""
    payer, payee = (asked, offer.proposer)[:: 1 if offer.side_cents > 0 else -1]
    return tr("If it is fought, {payer} pays {payee} {money}.").format(
        payer=books.managers[payer].name,
        payee=books.managers[payee].name,
        money=words.money(abs(offer.side_cents)),
    )


def terms_words(books: Books, offer: OfferBook, terms: Terms) -> str:
    """What somebody asks for who answers an offer with these terms, as he would be quoted."""
    wish = OfferBook(
        0, 0, terms.night, offer.blue, offer.red, terms.arena, terms.rounds, terms.title,
        books.fighters[offer.blue].manager or 0, side_cents=terms.side_cents, answers=offer.number,
    )  # fmt: skip
    return wants(books, wish)


# The field for it


NOBODY, HE_PAYS, I_PAY = range(3)


class SideField(QWidget):
    """Who pays whom how many dollars if the bout is fought; ``changed`` after every change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.who = combo(tr("Side payment"), rule="C75")
        self.dollars = spin(tr("Dollars of the side payment"), 1, MOST_SIDE_CENTS // 100, 100)
        self.dollars.setPrefix("$")
        self.dollars.setSingleStep(50)
        self.dollars.setGroupSeparatorShown(True)
        label = plain_label(tr("Side payment"), tone="muted")
        label.setBuddy(self.who)
        row(label, self.who, self.dollars, None, space=3, parent=self)
        self.show_other(tr("the other manager"))
        self.who.currentIndexChanged.connect(lambda _: self._tell())
        self.dollars.valueChanged.connect(lambda _: self.changed.emit())

    @property
    def cents(self) -> int:
        """What whoever sits here would be paid, negative if he pays."""
        sign = {NOBODY: 0, HE_PAYS: 1, I_PAY: -1}[self.who.currentData() or NOBODY]
        return sign * 100 * self.dollars.value()

    def set_cents(self, cents: int) -> None:
        """Show a payment; nothing is told."""
        with QSignalBlocker(self.who), QSignalBlocker(self.dollars):
            self.who.setCurrentIndex(HE_PAYS if cents > 0 else I_PAY if cents < 0 else NOBODY)
            if cents:
                self.dollars.setValue(abs(cents) // 100)
        show_if(self.dollars, bool(cents))

    def show_other(self, name: str) -> None:
        """Name the manager on the other side; the payment stays as it is."""
        chosen = max(0, self.who.currentIndex())
        with QSignalBlocker(self.who):
            self.who.clear()
            self.who.addItem(tr("none"), NOBODY)
            self.who.addItem(tr("{name} pays you").format(name=name), HE_PAYS)
            self.who.addItem(tr("you pay {name}").format(name=name), I_PAY)
            self.who.setCurrentIndex(chosen)
        show_if(self.dollars, chosen != NOBODY)

    def _tell(self) -> None:
        show_if(self.dollars, self.who.currentData() != NOBODY)
        self.changed.emit()


class StakeField(QWidget):
    """Whether a man is called out, and what each manager puts up (C81); ``changed`` after every change."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.calls = QCheckBox(tr("Call him out, each side puts up"))
        self.calls.setProperty("rule", "C81")
        self.calls.setAccessibleName(self.calls.text())
        self.dollars = spin(tr("Dollars of the stake"), 1, MOST_STAKE_CENTS // 100, 100)
        self.dollars.setPrefix("$")
        self.dollars.setSingleStep(50)
        self.dollars.setGroupSeparatorShown(True)
        row(self.calls, self.dollars, None, space=3, parent=self)
        self.calls.toggled.connect(lambda _: self._tell())
        self.dollars.valueChanged.connect(lambda _: self.changed.emit())
        show_if(self.dollars, False)

    @property
    def cents(self) -> int:
        """What each of the two managers would put up; 0 for an offer like any other."""
        return 100 * self.dollars.value() if self.calls.isChecked() else 0

    def set_range(self, wagers: Wagers) -> None:
        """Allow the stakes of the house rules."""
        with QSignalBlocker(self.dollars):
            self.dollars.setRange(wagers.least_stake_dollars, max(1, wagers.most_stake_dollars))

    def clear(self) -> None:
        """Call nobody out; nothing is told."""
        with QSignalBlocker(self.calls):
            self.calls.setChecked(False)
        show_if(self.dollars, False)

    def _tell(self) -> None:
        show_if(self.dollars, self.calls.isChecked())
        self.changed.emit()
