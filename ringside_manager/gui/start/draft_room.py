"""The draft room, where everybody picks in the order of the dice (C8), and founding by dice, man by man (C7)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QStyle, QWidget

from ringside_manager.bout.terms import ABILITY_NAMES, PUNCH_NAMES
from ringside_manager.campaign.books import FighterBook
from ringside_manager.fighters import Fighter
from ringside_manager.gui import shown, words
from ringside_manager.gui.look import px
from ringside_manager.gui.portraits import PortraitLabel, sitter_of
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.start.room_parts import RatingBars, best_of
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Panel, Scroll, button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.founding_script import DraftTurn, Pick
from ringside_manager.office.live_founding import LiveFounding, Prospect, prospects


class DraftRoom(Room):
    """The list of who is to be had, the one looked at, and the button that takes him."""

    def __init__(self, live: LiveFounding, path: Path, parent: QWidget | None = None) -> None:
        self._prospects = prospects(live.founding.fighters)
        self._by_fighter = {row.fighter: row for row in self._prospects}
        self._mine = False
        super().__init__(live, path, parent)

    def build_stage(self) -> QWidget:
        stage = QWidget()
        box = column(margins=(0, 0, 2, 0), parent=stage)
        self.order = note()
        self.table: Table[Prospect] = Table(
            "draft", prospect_columns(), lambda row: row.place, tr("Everybody on the list has been picked.")
        )
        self.table.set_title(tr("Fighters to be had"))
        self.table.sort_first_by("promise", descending=True)
        self.table.selected_changed.connect(lambda _row: self._show_chosen())
        self.table.activated.connect(lambda _row: self.pick())
        box.addWidget(self.order)
        box.addWidget(self.table, 1)
        box.addWidget(self._card())
        return stage

    def _card(self) -> QWidget:
        card = Panel()
        self.name = SizedLabel(size=1.4, weight=700, display=True)
        self.facts = note()
        self.portrait = PortraitLabel(64)
        self.picker = button(tr("Pick"), self.pick, kind="primary")
        self.picker.setProperty("rule", "C8")
        self.program = button(
            tr("Let the program pick"),
            self.let_program,
            tip=tr("The program picks for you, as it does for itself"),
        )
        texts = column(self.name, self.facts, space=0)
        line = row(self.portrait, (texts, 1), self.program, self.picker, space=3)
        card.body.addLayout(line)
        return card

    def headline(self) -> tuple[str, str]:
        turn, seat = self.live.turn, self.live.seat
        assert isinstance(turn, DraftTurn)
        assert seat is not None
        seats, size = len(self.live.founding.seats), self.live.founding.options.stable_size
        sentence = tr("Round {round} of {rounds} · pick {number} of {picks}").format(
            round=(turn.number - 1) // seats + 1, rounds=size, number=turn.number, picks=seats * size
        )
        return tr("{name} picks").format(name=seat.name), f"{sentence} · {self._last()}".rstrip(" ·")

    def show_stage(self, *, mine: bool) -> None:
        """Who is still on the list; the program's own suggestion is not shown."""
        self._mine = mine
        turn = self.live.turn
        left = turn.available if isinstance(turn, DraftTurn) else ()
        self.table.set_rows([self._by_fighter[fighter] for fighter in left])
        if self.table.selected() is None and self.table.shown_rows:
            self.table.select(self.table.shown_rows[0].place)
        self.order.setText(self._order_text())
        self._show_chosen()
        focus = QApplication.focusWidget()
        if mine and self.isVisible() and (focus is None or not self.table.isAncestorOf(focus)):
            self.table.view.setFocus()

    def undo(self) -> None:
        """Take back the last choice of a person; the fighter put back is chosen again."""
        before = self.live.made
        super().undo()
        back = before[len(self.live.made) :]
        if back and isinstance(back[0].choice, Pick):
            self.table.select(self._by_fighter[back[0].choice.fighter].place)

    def pick(self) -> None:
        chosen = self.table.selected()
        if self._mine and chosen is not None:
            self.choose(Pick(chosen.fighter))

    def _show_chosen(self) -> None:
        chosen = self.table.selected()
        self.picker.setEnabled(self._mine and chosen is not None)
        self.program.setEnabled(self._mine)
        if chosen is None:
            self.portrait.show_sitter(None)
            self.name.setText("")
            self.facts.setText(tr("Choose a fighter in the table."))
            return
        text = tr("Pick {name}").format(name=chosen.fighter.name)
        self.picker.setText(text.replace("&", "&&"))
        self.picker.setAccessibleName(text)
        self.portrait.show_sitter(sitter_of(chosen.fighter, "", self.live.founding.set_name))
        self.name.setText(chosen.fighter.name)
        self.facts.setText(about(chosen.fighter))

    def _order_text(self) -> str:
        names = self.live.founding.seats
        lines = [
            tr("{name} ({dice})").format(
                name=names[seat - 1].name, dice=", ".join(str(roll) for roll in rolls)
            )
            for seat, rolls in self.live.order
        ]
        return tr("Order by the dice, the same in every round: {order}").format(order="  ›  ".join(lines))

    def _last(self) -> str:
        if not self.live.made:
            return ""
        made = self.live.made[-1]
        assert isinstance(made.choice, Pick)
        name = self.live.founding.seats[made.turn.seat - 1].name
        return tr("{name} took {fighter}").format(name=name, fighter=made.choice.fighter.name)


def prospect_columns() -> tuple[Column[Prospect], ...]:
    """Name, promise and ratings of a fighter to be had."""
    promise = tr("Chance to beat the average fighter of this list, by the formula the program judges with")
    return (
        Column("name", tr("Fighter"), lambda row: row.fighter.name, width=20, tip=lambda row: about(row.fighter)),
        Column("promise", tr("Promise"), lambda row: round(100 * row.promise), lambda row: f"{100 * row.promise:.0f} %",
               "right", promise, width=8),
        Column("agility", words.rating_short("agility"), _rating("agility"), align="right", tip=words.rating("agility"), rule="R5", width=5),
        Column("punching", tr("Punches"), lambda row: row.punching, align="right", tip=tr("Sum of the six punches"), rule="R6", width=8),
        *(_punch_column(punch) for punch in PUNCH_NAMES),
        Column("counterpunch", words.rating_short("counterpunch"), _rating("counterpunch"), align="right", tip=words.rating("counterpunch"), rule="R8", width=5),
        Column("endurance", words.rating_short("endurance"), _rating("endurance"), align="right", tip=words.rating("endurance"), rule="R7", width=5),
        Column("nationality", tr("Country"), lambda row: row.fighter.nationality, width=14, hidden=True),
        Column("stance", tr("Stance"), lambda row: row.fighter.stance, width=10, hidden=True),
    )  # fmt: skip


def _punch_column(punch: str) -> Column[Prospect]:
    return Column(
        punch,
        words.rating_short(punch),
        _rating(punch),
        align="right",
        tip=words.rating(punch),
        rule="R2",
        width=4,
    )


def about(fighter: Fighter) -> str:
    """Nickname, country, stance, class, years and record of a fighter, as far as they are known."""
    parts = (
        f"“{fighter.nickname}”" if fighter.nickname else "",
        fighter.nationality,
        {"orthodox": tr("orthodox"), "southpaw": tr("southpaw")}.get(fighter.stance, ""),
        fighter.weight_class,
        shown.years(fighter.years_active),
        "" if fighter.career is None else shown.career(fighter.career),
    )
    return " · ".join(part for part in parts if part)


def _rating(name: str) -> Callable[[Prospect], int]:
    return lambda row: row.fighter.abilities.as_dict()[name]


# Founding by dice


TICK = 45
"""Milliseconds between two looks at the dice."""
TICKS_A_RATING = 3
"""How many looks a rating rolls before it lies still, after the one before it."""


class DiceRoom(Room):
    """Everybody's men in the order of their dice, each shown when somebody wants to see the next.

    The dice are those of the seed and have fallen; nothing is decided here.
    """

    def __init__(self, live: LiveFounding, path: Path, parent: QWidget | None = None) -> None:
        self._men = [(seat, man) for seat, stable in enumerate(live.stables, 1) for man in stable]
        self._at = self._looks = 0
        super().__init__(live, path, parent)
        self._dice = QTimer(self)
        self._dice.setInterval(TICK)
        self._dice.timeout.connect(self._roll)
        for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            onwards = QShortcut(QKeySequence(key), self.stage)
            onwards.setContext(Qt.ShortcutContext.WindowShortcut)
            onwards.activated.connect(self.go_on)

    # going on ------------------------------------------------------------------------------------------

    @property
    def is_rolling(self) -> bool:
        """Whether the ratings of a man are still rolling."""
        return self._dice.isActive()

    def go_on(self) -> None:
        """Let the dice lie still, or roll up the next man; after the last one the stables are looked over."""
        if self.is_rolling:
            self._lie_still()
        elif self._at < len(self._men):
            self._at += 1
            self._looks = 0
            if self.isVisible() and self.style().styleHint(QStyle.StyleHint.SH_Widget_Animate, None, self):
                self._dice.start()
            self._refresh()
        else:
            self.reveal_the_rest()

    def reveal_the_rest(self) -> None:
        """Show everybody, and the way to found the league."""
        self._dice.stop()
        self._at = len(self._men) + 1
        self._refresh()

    def _roll(self) -> None:
        self._looks += 1
        if self._looks >= TICKS_A_RATING * len(ABILITY_NAMES):
            self._lie_still()
        else:
            self._show_ratings(self._men[self._at - 1][1])

    def _lie_still(self) -> None:
        self._dice.stop()
        self._refresh()

    def _stop(self) -> None:
        super()._stop()
        self._dice.stop()

    # layout --------------------------------------------------------------------------------------------

    def build_stage(self) -> QWidget:
        card = Panel()
        self.portrait = PortraitLabel(160)
        self.name = SizedLabel(size=1.9, weight=700, display=True)
        self.name.setWordWrap(True)
        self.facts = note()
        self.owner = SizedLabel(size=1.2, weight=600)
        self.share = plain_label(tone="muted")
        self.share.setProperty("rule", "C20")
        self.bars = RatingBars(best_of([man.fighter.abilities for _seat, man in self._men]), columns=2)
        texts = column(self.name, self.facts, self.owner, self.share, None, space=1)
        self.onwards = button("", self.go_on, kind="primary", tip=tr("Space or Enter"))
        self.rest = button(tr("Reveal the rest"), self.reveal_the_rest)
        self.onwards.setMinimumWidth(px(180))
        self.man = QWidget()
        column(row(self.portrait, (texts, 1), space=4), self.bars, space=3, parent=self.man)
        card.body.addWidget(self.man)
        card.body.addStretch(1)
        holder, stage = QWidget(), QWidget()
        column((card, 1), margins=(0, 0, 2, 0), parent=holder)
        column((Scroll(holder), 1), row(self.onwards, self.rest, None, space=3), space=3, parent=stage)
        return stage

    # what is shown -------------------------------------------------------------------------------------

    def headline(self) -> tuple[str, str]:
        return "", ""

    def show_stage(self, *, mine: bool) -> None:
        """Nothing more: what a man shows is shown as he is rolled."""

    def _refresh(self) -> None:
        if self._at > len(self._men):
            super()._refresh()
            self.under.setText(tr("Look them over before the league is founded."))
            self.undoer.hide()
            return
        rolling = self._at > 0 and self._dice_roll()
        shown = self._at - rolling
        seat, man = self._men[max(0, self._at - 1)]
        name = self.live.founding.seats[seat - 1].name
        head = tr("{name} rolls up a fighter").format(name=name) if rolling or not self._at else man.name
        self.turn.setText(head)
        self.turn.setAccessibleName(head)
        size = self.live.founding.options.stable_size
        place = tr("Man {number} of {all} · {place} of {size} for {name}").format(
            number=self._at, all=len(self._men), place=(self._at - 1) % size + 1, size=size, name=name
        )
        self.under.setText(
            place if self._at else tr("%n man is rolled up", "%n men are rolled up", len(self._men))
        )
        self.mark.set(self.colours[seat - 1])
        for widget in (self.time, self.act, self.undoer):
            widget.hide()
        self.foot.show_controls(deciding=False)
        self.man.setVisible(self._at > 0)
        if self._at:
            self._show_man(seat, man, rolling=rolling)
        self.onwards.setText(self._next_text(rolling=rolling))
        self.stables.show_men(self.live, self._men[:shown])
        self.onwards.setFocus()

    def _dice_roll(self) -> bool:
        return hasattr(self, "_dice") and self._dice.isActive()

    def _next_text(self, *, rolling: bool) -> str:
        if rolling:
            return tr("Stop the dice")
        if not self._at:
            return tr("Roll up the first man")
        return tr("Next man") if self._at < len(self._men) else tr("Look the stables over")

    def _show_man(self, seat: int, man: FighterBook, *, rolling: bool) -> None:
        name, colour = self.live.founding.seats[seat - 1].name, self.colours[seat - 1].on_light
        self.portrait.show_sitter(sitter_of(man.fighter, colour))
        self.name.setText(man.name)
        self.facts.setText(about(man.fighter))
        self.owner.setText(tr("He goes to {name}").format(name=name))
        share = tr("{name}'s share of his purses: {percent} %").format(name=name, percent=man.percentage)
        self.share.setText("" if rolling else share)
        self._show_ratings(man)

    def _show_ratings(self, man: FighterBook) -> None:
        """The ratings that lie still, and those that roll as the dice show them this moment."""
        ratings = man.fighter.abilities.as_dict()
        if self.is_rolling:
            still = self._looks // TICKS_A_RATING
            for at, (name, rating) in enumerate(ratings.items()):
                if at >= still:
                    ratings[name] = (rating * 7 + self._looks * 11 + at * 5) % self.bars.best(name) + 1
        self.bars.show_ratings(ratings)
