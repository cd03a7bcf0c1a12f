"""Founding by dice: man by man, his ratings rolled in sight, and to whom he goes (C7)."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QStyle, QWidget

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.campaign.books import FighterBook
from ringside_manager.gui.look import px
from ringside_manager.gui.portraits.label import PortraitLabel
from ringside_manager.gui.portraits.portrait import sitter_of
from ringside_manager.gui.start.draft_room import about
from ringside_manager.gui.start.room import Room
from ringside_manager.gui.start.room_parts import RatingBars, best_of
from ringside_manager.gui.widgets import Panel, Scroll, button, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr
from ringside_manager.office.live_founding import LiveFounding

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
