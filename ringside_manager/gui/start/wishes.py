"""Wish lists at an auction: whom somebody wants and how far he goes, put down before, for his eyes only."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QStackedWidget, QWidget

from ringside_manager.fighters import Fighter
from ringside_manager.gui import words
from ringside_manager.gui.look import size_window
from ringside_manager.gui.seats import check_pin, league_key, pin_required
from ringside_manager.gui.start.draft_room import about, prospect_columns
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, button, column, note, plain_label, row
from ringside_manager.gui.widgets.fields import combo, line_edit, spin
from ringside_manager.gui.widgets.texts import SizedLabel, show_text
from ringside_manager.language import tr
from ringside_manager.office.live_founding import LiveFounding, Prospect


class WishLists(Dialog):
    """Asks whose list it is, with everybody else looking away, and shows nobody another's."""

    def __init__(self, live: LiveFounding, field: Sequence[Prospect], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._live, self._seat = live, live.persons[0]
        self._wished: dict[Fighter, int] = {}
        auction = live.auction
        to_come = set(auction.to_come) if auction is not None else set()
        self._field = [one for one in field if one.fighter in to_come]
        self.setWindowTitle(tr("Wish list"))
        self._pages = QStackedWidget()
        self._pages.addWidget(self._door())
        self._pages.addWidget(self._list())
        column(self._pages, space=3, margins=5, parent=self)
        size_window(self, 820, 560)
        if len(live.persons) == 1 and not self._is_locked():
            self.enter()

    # whose list ----------------------------------------------------------------------------------------

    def _door(self) -> QWidget:
        names = [(self._live.founding.seats[seat - 1].name, seat) for seat in self._live.persons]
        self.who = combo(tr("Whose wish list"), names)
        self.who.currentIndexChanged.connect(self._on_who)
        self.pin = line_edit(tr("PIN"), hint=tr("PIN"), most=64, secret=True)
        self.pin.returnPressed.connect(self.enter)
        self.wrong = plain_label(tone="bad", wrap=True)
        self.wrong.hide()
        self.opener = button("", self.enter, kind="primary")
        page = QWidget()
        column(
            Heading(tr("Wish list"), 1),
            note(
                tr(
                    "Whom you want, and how far you go for him. When he comes up the program bids for you as far as that; "
                    "if somebody goes further you are asked. Nobody else sees it: hand the keyboard over first."
                )
            ),
            self.who,
            self.pin,
            self.wrong,
            row(None, button(tr("Cancel"), self.reject), self.opener),
            None,
            space=4,
            parent=page,
        )
        self._on_who()
        return page

    def _on_who(self) -> None:
        self._seat = int(self.who.currentData())
        self.pin.clear()
        self.pin.setVisible(self._is_locked())
        show_text(self.wrong, "")
        self.opener.setText(tr("I am {name}").format(name=self._name).replace("&", "&&"))

    @property
    def _name(self) -> str:
        return self._live.founding.seats[self._seat - 1].name

    @property
    def _league(self) -> str:
        return league_key(self._live.founding.name, self._live.founding.seed)

    def _is_locked(self) -> bool:
        return pin_required(self._league, self._name)

    def enter(self) -> None:
        """Show the list of who says he is there, if his PIN opens it."""
        if not check_pin(self._league, self._name, self.pin.text()):
            show_text(self.wrong, tr("That is not the PIN of {name}.").format(name=self._name))
            self.pin.selectAll()
            return
        self.pin.clear()
        self._wished = dict(self._live.wishes.get(self._seat, {}))
        self.title.setText(tr("Wish list of {name}").format(name=self._name))
        self._pages.setCurrentIndex(1)
        self._refresh()
        if self.table.shown_rows:
            self.table.select(self.table.shown_rows[0].place)
        self.table.view.setFocus()

    # the list ------------------------------------------------------------------------------------------

    def _list(self) -> QWidget:
        self.title = Heading("", 1)
        wished: Column[Prospect] = Column(
            "wish",
            tr("As far as"),
            lambda made: self._wished.get(made.fighter),
            lambda made: words.dollars(made_for) if (made_for := self._wished.get(made.fighter)) else "",
            "right",
            width=9,
        )
        name, *others = prospect_columns()
        self.table: Table[Prospect] = Table(
            "wishes", (name, wished, *others), lambda made: made.place, tr("No fighter is left to wish for.")
        )
        self.table.set_title(tr("Fighters to come"))
        self.table.sort_first_by("promise", descending=True)
        self.table.selected_changed.connect(lambda _row: self._show_chosen())
        self.table.activated.connect(lambda _row: self._ask_for_limit())
        self.chosen = SizedLabel(size=1.2, weight=700)
        self.facts = note()
        self.limit = spin(tr("Your limit in dollars"), 1, max(1, self._live.founding.options.stake_dollars))
        self.limit.setPrefix("$")
        self.limit.setGroupSeparatorShown(True)
        self.wisher = button(tr("Wish for him"), self.wish, kind="primary")
        self.striker = button(tr("Strike him off"), self.strike)
        self.sum = plain_label(tone="muted")
        close = button(tr("Keep the list"), self.accept)
        page = QWidget()
        column(
            self.title,
            (self.table, 1),
            row((column(self.chosen, self.facts, space=0), 1), self.limit, self.wisher, self.striker),
            row((self.sum, 1), button(tr("Cancel"), self.reject), close),
            space=3,
            parent=page,
        )
        return page

    def wish(self) -> None:
        """Put the chosen fighter down with the limit that is written."""
        made = self.table.selected()
        if made is not None:
            self._wished[made.fighter] = self.limit.value()
            self._refresh()
            self.table.view.setFocus()

    def strike(self) -> None:
        made = self.table.selected()
        if made is not None:
            self._wished.pop(made.fighter, None)
            self._refresh()

    def accept(self) -> None:
        """Keep the list and close."""
        self._live.wish(self._seat, self._wished)
        super().accept()

    def _ask_for_limit(self) -> None:
        self.limit.setFocus()
        self.limit.selectAll()

    def _refresh(self) -> None:
        self.table.set_rows(list(self._field))
        count = tr("%n fighter wished for", "%n fighters wished for", len(self._wished))
        total = words.dollars(sum(self._wished.values()))
        self.sum.setText(tr("{count}, {total} in all").format(count=count, total=total))
        self._show_chosen()

    def _show_chosen(self) -> None:
        made = self.table.selected()
        for widget in (self.limit, self.wisher):
            widget.setEnabled(made is not None)
        self.striker.setEnabled(made is not None and made.fighter in self._wished)
        self.chosen.setText(made.fighter.name if made else "")
        self.facts.setText(about(made.fighter) if made else "")
        if made is not None and made.fighter in self._wished:
            self.limit.setValue(self._wished[made.fighter])
