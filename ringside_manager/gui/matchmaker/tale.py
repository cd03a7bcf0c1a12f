"""What a pair brings and gets: the tale of the tape, and what one arena pays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QWidget

from ringside_manager.bout.corner import CORNERS, RED, Corner
from ringside_manager.campaign.books import Books, OfferBook
from ringside_manager.campaign.frequency import counts_home
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import follow_look, typeface
from ringside_manager.gui.matchmaker.chance import ChanceView
from ringside_manager.gui.matchmaker.opponents import fitness, manager, points
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits.portrait import PortraitLabel, sitter_in
from ringside_manager.gui.shown import standing
from ringside_manager.gui.widgets import Link, clear_layout, column, grid, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.facts.explained_standing import explain_carried, explain_pop
from ringside_manager.office.facts.explanations import Explanation, Subject, explain_percentage, purse_lines
from ringside_manager.office.facts.matchmaking import ArenaLine, PairSheet, Pay, Side, start
from ringside_manager.office.facts.matchmaking import side as side_of

# The tale of both corners: who they are, what they are worth, and how they would come into the ring


class NameLink(Link):
    """A name in larger type, whatever the zoom."""

    def __init__(self, text: str, place: Place) -> None:
        super().__init__(text, place)
        follow_look(self._resize)
        self._resize()

    def _resize(self) -> None:
        self.setFont(typeface(1.15, QFont.Weight.Bold, display=True))


class Tale(QWidget):
    """Red on the left, blue on the right, what is compared in the middle."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(3, 1, stretch={0: 1, 2: 1}, parent=self)
        self.warnings: tuple[str, ...] = ()
        self._entries: Sequence[Any] = ()

    def show_sheet(self, books: Books, sheet: PairSheet, rounds: int, entries: Sequence[Any] = ()) -> None:
        """Show a pair; ``rounds`` decide what they would start with, the journal knows dice."""
        self._entries = entries
        clear_layout(self._grid)
        self.warnings = ()
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
        self.warnings = tuple(
            [
                tr(
                    "{name} is still tired: %n point is missing until night {night}.",
                    "{name} is still tired: %n points are missing until night {night}.",
                    side.carried.loss,
                ).format(name=books.fighters[side.fighter].name, night=side.rested_on)
                for side in sheet.sides
                if side.carried is not None
            ]
        )

    def _names(self, books: Books, sheet: PairSheet) -> None:
        red, blue = (sitter_in(books, side.fighter) for side in sheet.sides)
        heads = row(PortraitLabel(72, red), None, PortraitLabel(72, blue.beside(red)))
        self._grid.addLayout(heads, 2, 0, 1, 3)
        for place, (side, tone) in enumerate(zip(sheet.sides, ("red", "blue"), strict=True)):
            name = books.fighters[side.fighter].name
            link = NameLink(name, Place("fighter", side.fighter))
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
