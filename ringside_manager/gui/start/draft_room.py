"""The draft room: everybody picks in the order of the dice (C8)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QApplication, QWidget

from ringside_manager.bout.abilities import PUNCH_NAMES
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.gui import shown, words
from ringside_manager.gui.portraits.label import PortraitLabel
from ringside_manager.gui.portraits.portrait import sitter_of
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Panel, button, column, note, row
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
