"""The tale of both corners: who they are, what they are worth, and how they would come into the ring."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QLabel, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.frequency import RINGSIDE
from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.look import follow_look, spacing, typeface
from ringside_manager.gui.matchmaker.words import manager, points, rank
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Link, clear_layout, plain_label
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.facts.explained_standing import explain_carried, explain_pop
from ringside_manager.office.facts.explanations import explain_percentage
from ringside_manager.office.facts.matchmaking import PairSheet, Side, start


class NameLink(Link):
    """A name in larger type, whatever the zoom."""

    def __init__(self, text: str, place: Place, parent: QWidget | None = None) -> None:
        super().__init__(text, place, parent)
        follow_look(self._resize)
        self._resize()

    def _resize(self) -> None:
        self.setFont(typeface(1.15, QFont.Weight.Bold, display=True))


class Tale(QWidget):
    """Red on the left, blue on the right, what is compared in the middle."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(spacing(3))
        self._grid.setVerticalSpacing(spacing(1))
        self._grid.setColumnStretch(0, 1)
        self._grid.setColumnStretch(2, 1)
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
        self._line(tr("Rank"), rank(red.rank), rank(blue.rank))
        pops = [self._popularity(books, side) for side in sheet.sides]
        self._line(tr("Popularity"), *pops)
        self._line(tr("Last bout"), _last(red), _last(blue))
        self._line(tr("Manager's share"), *(self._percentage(books, side) for side in sheet.sides))
        self._line(tr("Carries"), *(self._carried(books, side, sheet.night) for side in sheet.sides))
        if books.system == RINGSIDE:
            self._line(tr("Starts with"), _start(red, rounds), _start(blue, rounds))
        self.warnings = tuple(_warnings(books, sheet))

    def _names(self, books: Books, sheet: PairSheet) -> None:
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
        return Explained(text, lambda: explain_carried(books, page, night), name=tr("Carried loss"))


def _value(name: str, text: str) -> QLabel:
    label = SizedLabel(text, 1.0, QFont.Weight.DemiBold)
    label.setAccessibleName(f"{name}: {text}")
    return label


def _last(side: Side) -> str:
    return tr("never") if side.since is None else tr("%n night before", "%n nights before", side.since)


def _start(side: Side, rounds: int) -> str:
    begin = start(side, rounds)
    if begin.total <= 0:
        return tr("{total} of {full}: not fit to box").format(
            total=points(begin.total), full=words.number(begin.full)
        )
    if begin.total == begin.full:
        return words.number(begin.full)
    return tr("{total} of {full}").format(total=words.number(begin.total), full=words.number(begin.full))


def _warnings(books: Books, sheet: PairSheet) -> list[str]:
    """Who is not rested."""
    return [
        tr(
            "{name} is not rested: he carries %n point until night {night}.",
            "{name} is not rested: he carries %n points until night {night}.",
            side.carried.loss,
        ).format(name=books.fighters[side.fighter].name, night=side.rested_on)
        for side in sheet.sides
        if side.carried is not None
    ]
