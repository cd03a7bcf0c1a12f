"""A pairing in words: the tale of the tape, what an arena pays, and the terms with what a counter-offer changes (C51, C75, C81)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QCheckBox, QLabel, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.campaign.arenas import MOST_SIDE_CENTS
from ringside_manager.campaign.books import Books, OfferBook
from ringside_manager.campaign.bouts import counts_home
from ringside_manager.campaign.wagers import MOST_STAKE_CENTS, Wagers
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.matchmaker.chance import ChanceView
from ringside_manager.gui.matchmaker.opponents import fitness, manager, points
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, sitter_in
from ringside_manager.gui.shown import standing
from ringside_manager.gui.widgets import Link, clear_layout, column, grid, plain_label, row, show_if
from ringside_manager.gui.widgets.fields import combo, spin
from ringside_manager.gui.widgets.texts import SizedLabel, enlarge
from ringside_manager.language import tr
from ringside_manager.office.facts.explained_standing import explain_carried, explain_pop
from ringside_manager.office.facts.explanations import Explanation, Subject, explain_percentage, purse_lines
from ringside_manager.office.facts.matchmaking import ArenaLine, PairSheet, Pay, Side, Terms, start
from ringside_manager.office.facts.matchmaking import side as side_of
from ringside_manager.office.orders.offers import changes

# The tale of both corners: who they are, what they are worth, and how they would come into the ring


def warnings(books: Books, sheet: PairSheet) -> str:
    """Return a line for each of the two who would come into the ring tired."""
    return "\n".join(
        tr(
            "{name} is still tired: %n point is missing until night {night}.",
            "{name} is still tired: %n points are missing until night {night}.",
            side.carried.loss,
        ).format(name=books.fighters[side.fighter].name, night=side.rested_on)
        for side in sheet.sides
        if side.carried is not None
    )


class Tale(QWidget):
    """Red on the left, blue on the right, what is compared in the middle."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(3, 1, stretch={0: 1, 2: 1}, parent=self)
        self._entries: Sequence[Any] = ()

    def show_sheet(self, books: Books, sheet: PairSheet, rounds: int, entries: Sequence[Any] = ()) -> None:
        """Show a pair; ``rounds`` decide what they would start with, the journal knows dice."""
        self._entries = entries
        clear_layout(self._grid)
        self._names(books, sheet)
        red, blue = sheet.sides
        self._line(tr("Manager"), manager(books, red), manager(books, blue))
        self._line(tr("Record"), words.record(red.tally), words.record(blue.tally))
        self._line(tr("Rank"), standing(red.rank), standing(blue.rank))
        pops = [self._popularity(books, side) for side in sheet.sides]
        self._line(tr("Popularity"), *pops)
        self._line(tr("Last bout"), _last(red), _last(blue))
        self._line(tr("Manager's share"), *(self._percentage(books, side) for side in sheet.sides))
        self._line(tr("Still missing"), *(self._carried(books, side, sheet.night) for side in sheet.sides))
        if counts_home(books.system):
            self._line(tr("Starts with"), _start(red, rounds), _start(blue, rounds))

    def _names(self, books: Books, sheet: PairSheet) -> None:
        red, blue = (sitter_in(books, side.fighter) for side in sheet.sides)
        heads = row(PortraitLabel(72, red), None, PortraitLabel(72, blue.beside(red)))
        self._grid.addLayout(heads, 2, 0, 1, 3)
        for place, (side, tone) in enumerate(zip(sheet.sides, ("red", "blue"), strict=True)):
            name = books.fighters[side.fighter].name
            link = Link(name, Place("fighter", side.fighter))
            enlarge(link, 1.15)
            link.go.connect(self.go)
            corner = plain_label(tr("Red corner") if tone == "red" else tr("Blue corner"), tone=tone)
            align = Qt.AlignmentFlag.AlignRight if place == 0 else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(corner, 0, 2 * place, align)
            self._grid.addWidget(link, 1, 2 * place, align)

    def _line(self, name: str, red: str | QWidget, blue: str | QWidget) -> None:
        line = self._grid.rowCount()
        label = plain_label(name, tone="muted")
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._grid.addWidget(label, line, 1)
        for place, shown in ((0, red), (2, blue)):
            widget = shown if isinstance(shown, QWidget) else _value(name, shown)
            side = Qt.AlignmentFlag.AlignRight if place == 0 else Qt.AlignmentFlag.AlignLeft
            self._grid.addWidget(widget, line, place, side)

    def _popularity(self, books: Books, side: Side) -> QWidget:
        page = books.fighters[side.fighter]
        return Explained(words.pop(side.pop_half), lambda: explain_pop(books, page), name=tr("Popularity"))

    def _percentage(self, books: Books, side: Side) -> QWidget | str:
        if side.percentage is None:
            return "–"
        page = books.fighters[side.fighter]
        text = tr("{percent} %").format(percent=side.percentage)
        return Explained(
            text, lambda: explain_percentage(books, page, self._entries), name=tr("Manager's share")
        )

    def _carried(self, books: Books, side: Side, night: int) -> QWidget | str:
        if side.carried is None:
            return tr("nothing")
        page = books.fighters[side.fighter]
        text = tr("{loss} of {start} points").format(
            loss=words.number(side.carried.loss), start=words.number(side.carried.start)
        )
        return Explained(text, lambda: explain_carried(books, page, night), name=tr("Strength still missing"))


def _value(name: str, text: str) -> QLabel:
    label = SizedLabel(text, 1.0, QFont.Weight.DemiBold)
    label.setAccessibleName(f"{name}: {text}")
    return label


def _last(side: Side) -> str:
    return tr("never") if side.since is None else tr("%n night before", "%n nights before", side.since)


def _start(side: Side, rounds: int) -> str:
    full, total = start(side, rounds)
    if total <= 0:
        return tr("{total} of {full}: not fit to box").format(total=points(total), full=words.number(full))
    if total == full:
        return words.number(full)
    return tr("{total} of {full}").format(total=words.number(total), full=words.number(full))


# The same in a few lines with the chance to win, where an offer is answered


class OfferTale(QWidget):
    """Both men of an offer at a glance, red left, and between them who wins how often."""

    def __init__(self, books: Books, offer: OfferBook, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        men = [books.fighters[number] for number in (offer.red, offer.blue)]
        red, blue = (sitter_in(books, man.number) for man in men)
        told = [_glance(books, side_of(books, man, offer.night)) for man in men]
        self.chance = ChanceView(brief=True)
        self.chance.wait((men[0].name.split()[-1], men[1].name.split()[-1]))
        for label in told[1]:
            label.setAlignment(Qt.AlignmentFlag.AlignRight)
        heads = row(
            PortraitLabel(48, red), column(*told[0], space=0), None,
            column(*told[1], space=0), PortraitLabel(48, blue.beside(red)), space=2,
        )  # fmt: skip
        column(heads, self.chance, space=1, margins=(0, 1, 0, 0), parent=self)


def _glance(books: Books, side: Side) -> list[QLabel]:
    """A man's record, popularity and rank, and how fit he comes."""
    pop = tr("{pop} POP").format(pop=words.pop(side.pop_half))
    facts = f"{words.record(side.tally)} · {pop} · {standing(side.rank)}"
    lines = books.fighters[side.fighter].name, facts, fitness(side)
    return [plain_label(text, tone="muted" if text is not lines[0] else "") for text in lines]


# What the arena chosen would pay: purses of both for each result, and what their managers get of them


class PayTable(QWidget):
    """A row for each result, a column for each corner; every purse can say how it was computed."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(4, 1, stretch={0: 1}, parent=self)

    def show_line(self, books: Books, sheet: PairSheet, line: ArenaLine) -> None:
        clear_layout(self._grid)
        names = [books.fighters[side.fighter].name.split()[-1] for side in sheet.sides]
        for corner, tone in zip(CORNERS, ("red", "blue"), strict=True):
            head = plain_label(tr("{name} gets").format(name=names[corner.index]), tone=tone)
            self._grid.addWidget(head, 0, corner.index + 1, Qt.AlignmentFlag.AlignRight)
        for at, pay in enumerate(line.pays, 1):
            self._grid.addWidget(plain_label(_result(pay, names)), at, 0, Qt.AlignmentFlag.AlignTop)
            for corner in CORNERS:
                cell = _cell(books, sheet, line, pay, corner)
                self._grid.addWidget(cell, at, corner.index + 1, Qt.AlignmentFlag.AlignRight)


def _result(pay: Pay, names: list[str]) -> str:
    if pay.winner is None:
        return tr("Draw")
    return tr("{name} wins").format(name=names[0] if pay.winner is RED else names[1])


def _cell(books: Books, sheet: PairSheet, line: ArenaLine, pay: Pay, corner: Corner) -> QWidget:
    """A purse, and under it the manager's part of it."""
    side = sheet.sides[corner.index]
    purse = Explained(
        words.dollars(pay.purses_dollars[corner.index]),
        lambda: _explained(books, sheet, line, pay, corner),
        name=tr("Purse"),
    )
    purse.setProperty("rule", line.rule)
    cell = QWidget()
    box = column(purse, space=0, parent=cell)
    box.setAlignment(purse, Qt.AlignmentFlag.AlignRight)
    if side.manager is not None:
        share = words.money(pay.shares_cents[corner.index])
        owner = books.managers[side.manager].name
        label = plain_label(tr("{manager} {share}").format(manager=owner, share=share), tone="muted")
        label.setProperty("rule", "C23")
        box.addWidget(label, 0, Qt.AlignmentFlag.AlignRight)
    return cell


def _explained(books: Books, sheet: PairSheet, line: ArenaLine, pay: Pay, corner: Corner) -> Explanation:
    """How the purse of a bout nobody has made yet would be computed."""
    pops = sheet.sides[0].pop_half, sheet.sides[1].pop_half
    lines = purse_lines(books.house.arenas, line.arena, pops, pay.winner, corner, title=line.title)
    fighter = sheet.sides[corner.index].fighter
    return Explanation(
        Subject.PURSE,
        lines[0].rule,
        lines[-1].amount,
        lines,
        (fighter,),
        arena=line.arena.value,
        title=line.title,
    )


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


# The fields for the money beside the purses


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
