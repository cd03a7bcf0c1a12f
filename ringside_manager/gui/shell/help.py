"""Help in the window: the palette that finds anything, the rulebook beside the pages, and who made it all."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property, partial
from heapq import nsmallest
from operator import itemgetter
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QDockWidget,
    QListWidget,
    QListWidgetItem,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from ringside_manager.bout import registry
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, ManagerBook
from ringside_manager.errors import RingsideError
from ringside_manager.gui import words
from ringside_manager.gui.board.window import named
from ringside_manager.gui.language import TERMS, Term, told
from ringside_manager.gui.look import icon, px, size_window, square
from ringside_manager.gui.place import GLOSSARY, Command, Place
from ringside_manager.gui.rulebook.view import House, RulebookView
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Scroll,
    button,
    clear_layout,
    column,
    link_button,
    note,
    plain_label,
    row,
)
from ringside_manager.gui.widgets.fields import line_edit
from ringside_manager.language import LANGUAGE, later, tr
from ringside_manager.printed import is_code, read_code
from ringside_manager.rulebook import rulebook
from ringside_manager.text_safety import match_key

# What the command palette finds: commands, pages, fighters, managers, bouts and rules


MOST = 60
"""Lines shown at once."""


@dataclass(frozen=True, slots=True)
class Find:
    """Something the palette offers: a place to go or a command to run; ``why_not`` if it cannot be done now."""

    text: str
    remark: str
    icon: str
    place: Place | None = None
    command: Command | None = None
    why_not: str = ""


PREFIXES = {
    ">": later("commands"),
    "@": later("fighters"),
    "/": later("managers"),
    "#": later("bouts, by number or name"),
    "?": later("rules and words"),
}
"""The signs that narrow what is looked for, and what for."""


class Line(NamedTuple):
    """What an offer is found by and sorted by; a long league has thousands, so only those shown are made."""

    key: str
    name: str
    make: Callable[[], Find]
    why_not: bool = False
    takes_back: bool = False

    def place(self, wanted: str) -> int:
        """0 if the line begins with what is wanted, 1 if a word of it does; what cannot be done comes last,
        and what takes something back is never first by chance."""
        place = 0 if self.key.startswith(wanted) else 1 if f" {wanted}" in self.key else 2
        return place + (3 if self.why_not or (place and self.takes_back) else 0)


class Finder:
    """Everything there is to find, read once when first asked for; ``rules`` are pairs of id and title, ``league`` names the save."""

    def __init__(
        self,
        books: Books | None,
        commands: Sequence[Command],
        rules: Sequence[tuple[str, str]],
        league: str = "",
    ) -> None:
        self._league = league
        self._commands = [_command(command) for command in commands]
        self._books = books
        self._rules = rules

    def find(self, text: str) -> list[Find]:
        """What fits a text, best first; without a word or a sign, the commands; the bout of a printed code."""
        if is_code(text):
            return list(self._coded(text))
        sign = text[:1] if text[:1] in PREFIXES else ""
        wanted = match_key(text[len(sign) :])
        lines = self._commands if not sign and not wanted else self._lines.get(sign, self._all)
        parts = wanted.split()
        scored = ((line.place(wanted), line.name, line) for line in lines if _fits(line.key, parts))
        return [line.make() for _, _, line in nsmallest(MOST, scored, key=itemgetter(0, 1))]

    def _coded(self, text: str) -> Iterator[Find]:
        """The bout a code on paper means, if it is one of this league."""
        with suppress(RingsideError):
            code = read_code(text)
            if self._books is not None and code.league == self._league and code.bout in self._books.bouts:
                yield _bout_offer(self._books, self._books.bouts[code.bout])

    @cached_property
    def _lines(self) -> dict[str, list[Line]]:
        lines = {">": self._commands, "?": [*map(_term, TERMS), *(_rule(*rule) for rule in self._rules)]}
        if (books := self._books) is None:
            return lines | {"@": [], "/": [], "#": []}
        people = {"@": list(_fighters(books)), "/": list(_managers(books))}
        return lines | people | {"#": [*_nights(books), *_bouts(books)]}

    @cached_property
    def _all(self) -> list[Line]:
        return [line for prefix in PREFIXES for line in self._lines[prefix]]


def _fits(key: str, parts: Sequence[str]) -> bool:
    for part in parts:  # noqa: SIM110  # asked thousands of times a letter; a generator takes twice as long
        if part not in key:
            return False
    return True


def _command(command: Command) -> Line:
    text = (command.label() if command.label else command.text).replace("&", "")
    offer = Find(text, command.shortcut, command.icon, None, command, command.why_not())
    takes_back = command.key in ("undo", "redo")
    key = match_key(f"{text} {command.words}")
    return Line(key, match_key(text), lambda: offer, bool(offer.why_not), takes_back)


def _rule(rule: str, title: str) -> Line:
    text = f"{rule}  {title}"
    key = match_key(text)
    return Line(key, key, lambda: Find(text, tr("Rule"), "book", Place("rulebook", part=rule)))


def _term(term: Term) -> Line:
    text = told(term)
    key = match_key(f"{term.short()} {term.name()}")
    return Line(key, key, lambda: Find(text, "", "info", Place(GLOSSARY, part=term.short())))


def _fighters(books: Books) -> Iterator[Line]:
    def offer(fighter: FighterBook) -> Find:
        remark = f"{words.record(fighter.tally)} · {words.standing(fighter)}"
        return Find(fighter.name, remark, "glove", Place("fighter", fighter.number))

    for fighter in books.fighters.values():
        key = match_key(f"{fighter.name} {fighter.fighter.nickname}")
        yield Line(key, match_key(fighter.name), partial(offer, fighter))


def _managers(books: Books) -> Iterator[Line]:
    def offer(manager: ManagerBook) -> Find:
        place = Place("manager", manager.number)
        return Find(manager.name, words.money(manager.balance_cents), "stable", place)

    for manager in books.managers.values():
        key = match_key(manager.name)
        yield Line(key, key, partial(offer, manager))


def _nights(books: Books) -> Iterator[Line]:
    name = tr("Fight night {night}")

    def offer(night: int) -> Find:
        return Find(name.format(night=night), words.season(night), "bell", Place("night", night))

    last = books.closed if books.ended else books.closed + 1
    for night in range(last, 0, -1):
        key = match_key(name.format(night=night))
        yield Line(f"{key} {night}", key, partial(offer, night))


def _bout_offer(books: Books, bout: BoutBook) -> Find:
    red, blue = (books.fighters[number].name for number in bout.fighters)
    text = words.against(red, blue)
    return Find(text, words.night(bout.night), "bell", Place("bout", bout.number))


def _bouts(books: Books) -> Iterator[Line]:
    pairing = tr("{red} against {blue}")

    @cache
    def pair(red: int, blue: int) -> str:
        return match_key(pairing.format(red=books.fighters[red].name, blue=books.fighters[blue].name))

    for bout in reversed(books.bouts.values()):
        name = pair(*bout.fighters)
        yield Line(f"{name} {bout.number}", name, partial(_bout_offer, books, bout))


_FIND = Qt.ItemDataRole.UserRole


class Palette(Dialog):
    """A field and a list; ``chosen`` carries the ``Find`` that was picked."""

    chosen = Signal(object)

    def __init__(
        self,
        books: Books | None,
        commands: Sequence[Command],
        rules: Sequence[tuple[str, str]],
        parent: QWidget | None = None,
        league: str = "",
    ) -> None:
        super().__init__(parent)
        self._finder = Finder(books, commands, rules, league)
        self.setWindowTitle(tr("Find anything"))
        self.field = line_edit(tr("Find anything"), hint=tr("A fighter, a page, a command, a rule…"))
        self.field.textChanged.connect(self._fill)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(tr("What was found"))
        self.list.setIconSize(square(18))
        self.list.itemActivated.connect(self._pick)
        self.list.itemClicked.connect(self._pick)
        self.hint = note(" · ".join(f"{sign} {text()}" for sign, text in PREFIXES.items()))
        column(self.field, self.list, self.hint, margins=4, parent=self)
        size_window(self, 620, 440)
        self._fill("")

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = {Qt.Key.Key_Down: 1, Qt.Key.Key_Up: -1}.get(Qt.Key(event.key()))
            if step is not None and self.list.count():
                self.list.setCurrentRow((self.list.currentRow() + step) % self.list.count())
                return True
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                if (item := self.list.currentItem()) is not None:
                    self._pick(item)
                return True
        return super().eventFilter(watched, event)

    def _fill(self, text: str) -> None:
        self.list.clear()
        for one in self._finder.find(text):
            self.list.addItem(self._item(one))
        if not self.list.count():
            nothing = QListWidgetItem(tr("Nothing fits this."))
            nothing.setFlags(Qt.ItemFlag.NoItemFlags)
            self.list.addItem(nothing)
        self.list.setCurrentRow(0)

    def _item(self, one: Find) -> QListWidgetItem:
        tail = one.why_not or one.remark
        item = QListWidgetItem(icon(one.icon), f"{one.text}    {tail}" if tail else one.text)
        item.setData(_FIND, one)
        if one.why_not:
            item.setForeground(self.palette().placeholderText())
        return item

    def _pick(self, item: QListWidgetItem) -> None:
        one = item.data(_FIND)
        if isinstance(one, Find) and not one.why_not:
            self.accept()
            self.chosen.emit(one)


# What the words mean


def glossary() -> tuple[Term, ...]:
    """Every term, with the abbreviations on the cards of every bout system."""
    cards = (named(system).card.terms() for system in registry.names())
    return (*TERMS, *(term for terms in cards for term in terms))


class GlossaryDialog(Dialog):
    """Every term with what it means, found by typing; ``rule_wanted`` carries the id of a rule to read."""

    rule_wanted = Signal(str)

    def __init__(self, wanted: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Glossary"))
        self.field = line_edit(tr("Find a word"), wanted, hint=tr("POP, KO, bye…"))
        self.field.textChanged.connect(self._fill)
        self._terms = column(space=3)
        inner = QWidget()
        column(self._terms, None, parent=inner)
        close = button(tr("Close"), self.accept)
        close.setDefault(True)
        column(self.field, (Scroll(inner), 1), row(None, close), space=3, margins=4, parent=self)
        size_window(self, 560, 520)
        self._fill(wanted)

    def _fill(self, wanted: str) -> None:
        clear_layout(self._terms)
        key = match_key(wanted)
        found = [term for term in glossary() if key in match_key(told(term))]
        first = [term for term in found if key in (match_key(term.short()), match_key(term.name()))]
        for term in first or sorted(found, key=lambda term: match_key(term.name())):
            self._terms.addLayout(self._entry(term))
        if not found:
            self._terms.addWidget(note(tr("There is no such word here. The rulebook knows every rule.")))

    def _entry(self, term: Term) -> QVBoxLayout:
        name = tr("{short}: {name}").format(short=term.short(), name=term.name())
        head = row(Heading(name if term.is_abbreviation else term.name(), 3), None)
        if term.rule:
            text = tr("Rule {rule}").format(rule=term.rule)
            head.addWidget(link_button(text, partial(self._to_rule, term.rule)))
        return column(head, plain_label(term.meaning(), wrap=True), space=1)

    def _to_rule(self, rule: str) -> None:
        self.accept()
        self.rule_wanted.emit(rule)


# The rulebook beside the page


class RulebookDock(QDockWidget):
    """The rulebook in a panel that can stand left or right, or by itself."""

    def __init__(self, window: QMainWindow, house: House) -> None:
        super().__init__(tr("Rulebook"), window)
        self.setObjectName("rulebook")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.view = RulebookView(narrow=True, house=house)
        self.setWidget(self.view)
        self.setMinimumWidth(px(320))

    def show_rule(self, rule: str) -> None:
        """Come forward, at a rule if one is named."""
        self.show()
        self.raise_()
        self.view.show_house()
        if rule:
            self.view.show_rule(rule)


def rule_titles() -> tuple[tuple[str, str], ...]:
    """Every rule's id and title, for the command palette."""
    return tuple((rule.id, rule.title) for rule in rulebook(LANGUAGE.code).rules)
