"""The sheet of a bout that may be made, with the results that are likely."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QWidget

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.matchmaker.arenas import ArenaChoice
from ringside_manager.gui.matchmaker.chance import ChanceOfPair, ChanceView
from ringside_manager.gui.matchmaker.opponents import is_waiting, with_rule
from ringside_manager.gui.matchmaker.tale import PayTable, SideField, StakeField, Tale, warnings
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.shown import standing
from ringside_manager.gui.widgets import (
    Afterwards,
    Heading,
    Link,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.widgets.texts import set_tone, show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.matchmaking import ArenaLine, PairSheet
from ringside_manager.office.facts.objections import Bar, Objection
from ringside_manager.office.facts.prospects import Chances, Consequence, consequences

# What each result would change: popularity and rank of both


class Results(QWidget):
    """A line for each result; popularity as it changes, rank as it would be."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(3, 1, stretch={0: 1}, parent=self)
        self.setProperty("rule", "C29")

    def show_results(self, books: Books, sheet: PairSheet, told: tuple[Consequence, ...]) -> None:
        clear_layout(self._grid)
        names = [books.fighters[side.fighter].name.split()[-1] for side in sheet.sides]
        self._put(0, 1, plain_label(names[0], tone="red"))
        self._put(0, 2, plain_label(names[1], tone="blue"))
        now = [standing(side.rank) for side in sheet.sides]
        for line, one in enumerate(told, 1):
            self._line(line, one, names, now)
        each = words.signed(words.pop(books.house.popularity.knockdown_half))
        remark = note(tr("Each knockdown adds {points}. Ranks as if nobody else boxed.").format(points=each))
        self._grid.addWidget(remark, len(told) + 1, 0, 1, 3)

    def _line(self, line: int, row: Consequence, names: list[str], now: list[str]) -> None:
        result = result_words(row.winner, row.method, names)
        if row.title_changes:
            result = tr("{result}, new champion").format(result=result)
        self._put(line, 0, plain_label(result))
        for place in (0, 1):
            change = words.signed(words.pop(row.changes_half[place]))
            after = standing(row.ranks[place])
            label = plain_label(
                change if after == now[place] else tr("{change}, {rank}").format(change=change, rank=after)
            )
            label.setAccessibleName(f"{result}, {names[place]}: {label.text()}")
            self._put(line, place + 1, label)

    def _put(self, line: int, place: int, label: QLabel) -> None:
        align = Qt.AlignmentFlag.AlignLeft if place == 0 else Qt.AlignmentFlag.AlignRight
        self._grid.addWidget(label, line, place, align)


def result_words(winner: Corner | None, method: Method, names: list[str]) -> str:
    """A result with who wins it."""
    if winner is None:
        return words.method(method)
    name = names[0] if winner is RED else names[1]
    texts = {
        Method.KO: tr("{name} by knockout"),
        Method.TKO: tr("{name} by technical knockout"),
        Method.DEC: tr("{name} by decision"),
    }
    return texts[method].format(name=name)


# The sheet of a pair: who they are, what each arena pays, the terms, what may come of it


@dataclass(frozen=True, slots=True)
class Wish:
    """The terms chosen on a sheet."""

    arena: Arena
    rounds: int
    title: bool
    side_cents: int = 0
    """What whoever chooses would be paid by the other manager, negative if he pays (C75)."""
    stake_cents: int = 0
    """What each of the two managers would put up (C81)."""


class SheetView(QWidget):
    """Shows a ``PairSheet`` and lets one choose terms; ``changed`` follows every choice.

    ``judge`` says what the office would answer to the terms chosen; ``corner`` is whose purses stand beside
    the arenas.  ``verdict`` says what the office has against the terms; whoever shows the sheet puts it beside
    his buttons.  With ``money`` a payment from one manager to the other can be chosen, too; with ``stake`` the other man
    can be called out, where the house rules let him be (C81).
    """

    go = Signal(object)
    changed = Signal()

    def __init__(
        self,
        session: Session,
        judge: Callable[[Wish], Objection | None],
        parent: QWidget | None = None,
        *,
        title_fixed: bool = False,
        money: bool = False,
        stake: bool = False,
        corner: Corner = RED,
    ) -> None:
        super().__init__(parent)
        self._session, self._judge, self._title_fixed = session, judge, title_fixed
        self._money, self._stake, self._corner = money, stake, corner
        self._deals = self._calls = False
        self._rest = Afterwards(self._fill_rest, self)
        self.sheet: PairSheet | None = None
        self._filling = False
        self._make()
        self._lay_out()
        self._connect()

    @property
    def wish(self) -> Wish:
        money = self.side.cents if self._deals else 0
        stake = self.stake.cents if self._calls else 0
        return Wish(self.arenas.arena, self.length.currentData() or 0, self.has_title, money, stake)

    @property
    def has_title(self) -> bool:
        return self.title.isChecked() and self.arenas.arena is Arena.BEST

    @property
    def objection(self) -> Objection | None:
        return None if self.sheet is None else self._judge(self.wish)

    def show_sheet(self, sheet: PairSheet, wish: Wish | None = None) -> None:
        """Show another sheet, with the terms wished for, or the best the office would take."""
        same = (
            self.sheet is not None and _pair(self.sheet) == _pair(sheet) and self.sheet.night == sheet.night
        )
        kept = self.wish if same and wish is None else wish
        self.sheet = sheet
        self._filling = True
        chosen = kept or _best(sheet)
        self.title.setChecked(chosen.title)
        self.title.setEnabled(not self._title_fixed)
        self._show_money(sheet, chosen.side_cents)
        if not same:
            self.stake.clear()
        self.arenas.show_sheet(self.books, sheet, self._corner, title=chosen.title)
        self.arenas.choose(chosen.arena)
        self._fill_lengths(chosen.rounds)
        self.compare.set(
            tr("Compare the two"), Place("compare", sheet.sides[0].fighter, str(sheet.sides[1].fighter))
        )
        self.rule_books.set(
            tr("Under every rule book…"),
            Place("rule books", sheet.sides[0].fighter, str(sheet.sides[1].fighter)),
        )
        refused = sheet.title.objection
        reason = "" if refused is None else with_rule(self.books, refused)
        set_tip(self.title, reason)
        self.title.setAccessibleDescription(reason)
        self._filling = False
        self._fill()

    def _show_money(self, sheet: PairSheet, cents: int) -> None:
        """The other manager by name, if there is one to deal with and whoever looks manages one of the two."""
        viewer = self._session.viewer
        mine = None if viewer is None else viewer.manager
        other = sheet.sides[1 - self._corner.index].manager
        two = None not in (mine, other) and other != mine
        self._deals = self._money and two
        show_if(self.side, self._deals)
        if self._deals and other is not None:
            self.side.show_other(self.books.managers[other].name)
        self.side.set_cents(cents)
        wagers = self.books.house.wagers
        self._calls = self._stake and two and bool(wagers.most_stake_dollars)
        show_if(self.stake, self._calls)
        self.stake.set_range(wagers)

    @property
    def books(self) -> Books:
        return self._session.books

    def line(self) -> ArenaLine | None:
        return None if self.sheet is None else self.sheet.line(self.arenas.arena, self.has_title)

    def judge_again(self) -> None:
        """Something beside the sheet has changed that the office judges as well."""
        if self.sheet is not None:
            self._fill()

    def stop(self) -> None:
        """Nobody looks at the sheet any more."""
        self.chance.stop()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._ask_chance()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is worked out for nobody."""
        super().hideEvent(event)
        self.stop()

    def _make(self) -> None:
        self.tale, self.arenas, self.pays, self.results = Tale(), ArenaChoice(), PayTable(), Results()
        self.compare, self.rule_books = Link(), Link()
        self.length = combo(tr("Length of the bout"), rule="C51")
        self.length.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.title = QCheckBox(tr("For the title"))
        self.title.setProperty("rule", "C40")
        self.title.setAccessibleName(self.title.text())
        self.side, self.stake = SideField(), StakeField()
        self.warning, self.verdict = plain_label(wrap=True, tone="warn"), plain_label(wrap=True)
        self.chance_view = ChanceView()
        self.chance = ChanceOfPair(self._session, self)

    def _lay_out(self) -> None:
        length = plain_label(tr("Length"), tone="muted")
        length.setBuddy(self.length)
        terms = row(length, self.length, self.title, None, space=3)
        column(
            Heading(tr("Arena and terms"), 3),
            self.arenas,
            terms,
            self.side,
            self.stake,
            self.warning,
            self.pays,
            Heading(tr("Chance to win"), 3),
            self.chance_view,
            Heading(tr("The two compared"), 3),
            self.tale,
            row(None, self.compare, self.rule_books, None, space=4),
            Heading(tr("What each result would change"), 3),
            self.results,
            None,
            space=3,
            parent=self,
        )

    def _connect(self) -> None:
        self.tale.go.connect(self.go)
        self.compare.go.connect(self.go)
        self.rule_books.go.connect(self.go)
        self.arenas.chosen.connect(self._arena_chosen)
        self.title.toggled.connect(self._title_toggled)
        self.length.currentIndexChanged.connect(self._fill)
        self.side.changed.connect(self._fill)
        self.stake.changed.connect(self._fill)
        self.chance.answered.connect(self._answered)
        self.chance.asked.connect(self._asked)
        self.chance.finished.connect(self.chance_view.rest)

    def _arena_chosen(self) -> None:
        line = self.line()
        if line is not None:
            self._fill_lengths(_length(line))
        self._fill()

    def _title_toggled(self) -> None:
        """The title is at stake at The Best alone, so asking for it goes there."""
        if self._filling or self.sheet is None:
            return
        if self.title.isChecked():
            self.arenas.choose(Arena.BEST)
        self.arenas.show_sheet(self.books, self.sheet, self._corner, title=self.title.isChecked())
        self._arena_chosen()

    def _fill_lengths(self, chosen: int) -> None:
        line = self.line()
        if line is None:
            return
        was, self._filling = self._filling, True
        self.length.clear()
        for rounds in line.rounds:
            text = tr("%n round", "%n rounds", rounds)
            if rounds == line.default_rounds:
                text = tr("{length} (usual)").format(length=text)
            elif line.open_rounds and rounds not in line.open_rounds:
                text = tr("{length} (not allowed)").format(length=text)
            self.length.addItem(text, rounds)
        self.length.setCurrentIndex(max(0, self.length.findData(chosen)))
        self._filling = was

    def _fill(self) -> None:
        if self._filling or self.sheet is None:
            return
        wish, refused = self.wish, self.objection
        self.arenas.choose(wish.arena)
        show_text(self.warning, warnings(self.books, self.sheet))
        self.verdict.setText("" if refused is None else with_rule(self.books, refused))
        self.verdict.setVisible(refused is not None)
        set_tone(self.verdict, "good" if is_waiting(refused) else "bad")
        self.pays.show_line(self.books, self.sheet, self.sheet.line(wish.arena, wish.title))
        if self.isVisible():
            self._fill_rest()
        else:
            self._rest.ask()
        self._ask_chance()
        self.changed.emit()

    def _fill_rest(self) -> None:
        """Fill what stands below the terms: the two compared, and what each result would change."""
        if self.sheet is None:
            return
        wish, (red, blue) = self.wish, _pair(self.sheet)
        self.tale.show_sheet(self.books, self.sheet, wish.rounds, self._session.entries)
        told = consequences(self.books, red, blue, title=wish.title)
        self.results.show_results(self.books, self.sheet, told)

    def _ask_chance(self) -> None:
        if self.sheet is None or not self.isVisible():
            return
        against = self._no_bout()
        if against is not None:
            self.chance.stop()
            self.chance_view.forbid(against)
            return
        red, blue = _pair(self.sheet)
        self.chance.ask((red, blue, self.sheet.night, self.wish.rounds))

    def _no_bout(self) -> str | None:
        """Why the two cannot box that night, however they agree; ``None`` if they can, or an offer of it waits."""
        sheet, refused = self.sheet, self.objection
        if sheet is None or refused is None or is_waiting(refused):
            return None
        unfit = refused.bar is Bar.STRENGTH
        return with_rule(self.books, refused) if unfit or sheet.best is None else None

    def _asked(self) -> None:
        if self.sheet is not None:
            red, blue = (self.books.fighters[number].name.split()[-1] for number in _pair(self.sheet))
            self.chance_view.wait((red, blue))

    def _answered(self, told: Chances) -> None:
        self.chance_view.show_chances(told, better_to_come=not self.chance.is_last)


def _pair(sheet: PairSheet) -> tuple[int, int]:
    return sheet.sides[0].fighter, sheet.sides[1].fighter


def _best(sheet: PairSheet) -> Wish:
    """The best terms the office would take; without any, those of The Pits."""
    line = sheet.best or sheet.line(Arena.PITS)
    return Wish(line.arena, _length(line), False)


def _length(line: ArenaLine) -> int:
    """The usual length, or the shortest the office would take."""
    if not line.open_rounds or line.default_rounds in line.open_rounds:
        return line.default_rounds
    return line.open_rounds[0]
