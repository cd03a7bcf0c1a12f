"""The matchmaker: my fighter, whom he could meet, and the sheet of the two."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QComboBox, QSplitter, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import MakeBout, OfferBout
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.matchmaker.arenas import FighterStrip, strip_rows
from ringside_manager.gui.matchmaker.chance import ChancesOfField
from ringside_manager.gui.matchmaker.offer_dialog import GuestRules
from ringside_manager.gui.matchmaker.opponents import BY_CHANCE, can_meet, is_waiting, opponents_table
from ringside_manager.gui.matchmaker.sheet_view import SheetView, Wish
from ringside_manager.gui.pages import Page
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.widgets import (
    Empty,
    Heading,
    Panel,
    Scroll,
    Stack,
    button,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, line_edit
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.cards import offer_to_answer
from ringside_manager.office.facts.matchmaking import Opponent, opponents, order_for, pair_sheet
from ringside_manager.office.facts.objections import Objection, objection
from ringside_manager.office.facts.suggestions import coming_nights, first_free

NARROW = 860
"""Below this width, at normal size, either the opponents or the sheet are shown."""


class MatchmakerPage(Page):
    """``Place("matchmaker", my fighter, part=opponent)``; ``part`` may also be ``opponent@night`` or ``@night``.

    Somebody else's fighter alone is taken as the opponent.
    """

    def build(self) -> None:
        self.fighters = FighterStrip(tr("My fighters"))
        self.nights = combo(tr("Fight night"))
        self.nights.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.classes = combo(tr("Weight class of my fighters"), rule="C1")
        self.their_class = combo(tr("Weight class of the opponents"), rule="C1")
        for field in (self.classes, self.their_class):
            field.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.sheet = SheetView(self.session, self._judge, money=True, stake=True)
        self.field = ChancesOfField(self.session, self.sheet.chance.samples, self)
        self.table = opponents_table(self.session, self.field.chances)
        self.nobody = Empty(tr("Choose an opponent to see what a bout would pay and what may come of it."))
        self.hint = note(tr("Choose an opponent to see what a bout would pay and what may come of it."))
        self.pair = Heading("", 2)
        self.note = line_edit(
            tr("A word to the other manager"), hint=tr("A word to the other manager (optional)"), most=200
        )
        self.offer = button(tr("Make the offer"), self.make_offer, kind="primary", picture="handshake")
        self.answer = button(tr("Answer his offer…"), self.open_offer, picture="handshake")
        self.told = plain_label(wrap=True, tone="good")
        self.guest = GuestRules(self.session)
        self.weigh = button(tr("Work out this bout"), lambda: self._open_sheet(True), picture="forward")
        self.suggest = button(tr("Suggest bouts…"), self.open_suggestions)
        self.back = button(tr("Back to the opponents"), lambda: self._open_sheet(False), picture="back")
        self._sheet_open = False
        self._filling = False
        self._lay_out()
        self._connect()
        self._tell("")

    # what is chosen -----------------------------------------------------------------------------------

    @property
    def books(self) -> Books:
        return self.session.books

    @property
    def party(self) -> Party:
        """Who asks; nobody in particular where nobody sits."""
        return self.session.party

    @property
    def fighter(self) -> int:
        """My fighter; 0 for none."""
        return self.fighters.fighter

    @property
    def night(self) -> int:
        return int(self.nights.currentData() or self.books.closed + 1)

    @property
    def opponent(self) -> int:
        """Whom he is to meet; 0 for nobody yet."""
        chosen = self.table.selected()
        return 0 if chosen is None else chosen.fighter

    # the page -----------------------------------------------------------------------------------------

    def title(self) -> str:
        page = self.books.fighters.get(self.fighter)
        return tr("A bout for {name}").format(name=page.name) if page else tr("Matchmaker")

    def show_place(self, place: Place) -> None:
        """Show a fighter, and an opponent and a night if they are named, else the first night and man to find a bout for."""
        self.place = place
        named, _, wanted = place.part.partition("@")
        fighter, opponent, night = place.number, int(named or 0), int(wanted or 0)
        own = [number for number, _lines in strip_rows(self.books, self.party, night or self.night)]
        if fighter not in own and not opponent and fighter in self.books.fighters:
            fighter, opponent = 0, fighter
        if fighter or opponent or night or all(row.best is None for row in self.table.rows):
            nights = [night] if night else coming_nights(self.books)
            asked = [fighter] if fighter else own
            found = first_free(self.books, self.party, asked, nights, opponent)
        else:
            found = None  # what was chosen here before
        free_on, free = found or (self.night, self.fighter)
        fighter, night = fighter or free, night or free_on
        if fighter and self.classes.currentData() not in (None, self.books.fighters[fighter].weight_class):
            self.classes.setCurrentIndex(0)
        self._sheet_open = bool(opponent)
        self._refill(fighter, night, opponent)
        self._arrange()
        self.retitled.emit()

    def refresh(self) -> None:
        """Read the books again and stay with what is chosen."""
        self._refill(self.fighter, self.night, self.opponent)
        self.retitled.emit()

    def commands(self) -> tuple[Command, ...]:
        return (
            Command(
                "matchmaker.offer",
                tr("Make the offer"),
                self.make_offer,
                "fights",
                "Ctrl+Shift+Return",
                "handshake",
                why_not=self._why_not,
            ),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where it is narrow there is room for one of the two."""
        super().resizeEvent(event)
        self._arrange()

    def make_offer(self) -> None:
        """Hand in what is on the sheet, as far as the office would take it."""
        if not self.offer.isEnabled() or not self.opponent:
            return
        wish = self.sheet.wish
        name = self.books.fighters[self.opponent].name
        made = self.party.promoter or (self.sheet.sheet is not None and self.sheet.sheet.own_bout)
        text = (
            tr("The bout against {name} is made.") if made else ""
        )  # the sheet says for whom an offer waits
        self.session.hand_in(self._order(wish), lambda _: self._done(text.format(name=name)))

    def open_offer(self) -> None:
        """Answer what the other manager offers for the pair: accept, refuse, or other terms."""
        from ringside_manager.gui.matchmaker.offer_dialog import OfferDialog

        offer = offer_to_answer(self.books, self.party, (self.fighter, self.opponent))
        if offer is None:
            return
        dialog = OfferDialog(self.session, offer.number, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.go.connect(self.go)
        dialog.open()

    def open_suggestions(self) -> None:
        """Bouts for all men who have none, or whole cards."""
        from ringside_manager.gui.matchmaker.suggest_dialog import SuggestDialog

        dialog = SuggestDialog(self.session, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.finished.connect(self.refresh)
        dialog.open()

    # inside -------------------------------------------------------------------------------------------

    def _lay_out(self) -> None:
        night = plain_label(tr("Fight night"), tone="muted")
        night.setBuddy(self.nights)
        inside = QWidget()
        pane = Scroll(inside)
        column(pane, parent=self)
        whole = QSplitter(inside)  # each is made where it will stand: what is moved is styled again
        middle = Panel(tr("Opponents"), whole)
        middle.body.addWidget(self.table)
        self.table.setMinimumHeight(px(200))  # the filters and five opponents
        foot = row((self.hint, 1), self.suggest, self.weigh)
        middle.body.addLayout(foot)
        self.middle = middle
        self._fill_right(whole)
        whole.setChildrenCollapsible(False)
        whole.setHandleWidth(spacing(3))
        for widget in (self.their_class, night, self.nights):
            middle.head.addWidget(widget)
        column(row(self.classes, (self.fighters, 1), space=3), (whole, 1), space=3, parent=inside)
        whole.setSizes([1030, 970])

    def _fill_right(self, whole: QSplitter) -> None:
        self.right = Stack(whole)
        panel = Panel(parent=self.right)
        panel.body.addWidget(self.pair)
        sheet = Scroll(self.sheet)
        sheet.setMinimumHeight(px(200))  # the arenas, whatever the size of the letters
        panel.body.addWidget(sheet, 1)
        panel.body.addWidget(self.told)
        panel.body.addWidget(self.guest)
        panel.body.addWidget(self.note)
        foot = row(self.back, (self.sheet.verdict, 1), self.answer, self.offer, space=3)
        panel.body.addLayout(foot)
        nobody = Panel(parent=self.right)
        nobody.body.addWidget(self.nobody)
        self.right.addWidget(nobody)
        self.right.addWidget(panel)

    def _connect(self) -> None:
        self.fighters.picked.connect(lambda _: self._chosen())
        self.nights.currentIndexChanged.connect(lambda _: self._chosen())
        self.classes.activated.connect(lambda _: self._chosen())
        self.their_class.activated.connect(lambda _: self._fill_opponents(0))
        self.table.selected_changed.connect(lambda _: self._picked())
        self.table.activated.connect(lambda _: self._open_sheet(True))
        self.sheet.go.connect(self.go)
        self.table.go.connect(self.go)
        self.sheet.changed.connect(self._judged)
        self.guest.changed.connect(self.sheet.judge_again)
        self.session.viewer_changed.connect(self.refresh)
        self.field.told.connect(self.table.model.values_changed)
        self.field.settled.connect(self._sort_by_chance)
        self.sheet.chance.asked.connect(self.field.stop)
        self.sheet.chance.answered.connect(lambda _: self._work_out(pair_first=False))
        self.sheet.chance.finished.connect(self._work_out)

    def _sort_by_chance(self) -> None:
        """What has been told of chances puts the rows in another order, now that all are known as well."""
        model = self.table.model
        if any(key.column in BY_CHANCE for key in model.sorting):
            model.sort_by(model.sorting)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._work_out()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing is worked out for nobody."""
        super().hideEvent(event)
        self.field.stop()

    def _open_sheet(self, opened: bool) -> None:
        """To the sheet, or back to the opponents."""
        self._sheet_open = opened and bool(self.opponent)
        self._arrange()
        if self._sheet_open:
            self.offer.setFocus()
        else:
            self.table.setFocus()

    def _arrange(self) -> None:
        narrow = self.width() < px(NARROW)
        show_if(self.middle, not narrow or not self._sheet_open)
        # Without an opponent the list has the whole page, and there is nothing to weigh.
        show_if(self.right, self._sheet_open if narrow else bool(self.opponent))
        show_if(self.hint, not self.opponent)
        show_if(self.weigh, narrow)
        show_if(self.back, narrow)

    def _refill(self, fighter: int, night: int, opponent: int) -> None:
        self._filling = True
        rows = strip_rows(self.books, self.party, night)
        self._fill_classes([number for number, _lines in rows])
        only = self.classes.currentData()
        rows = [(man, lines) for man, lines in rows if only in (None, self._class_of(man))]
        self.fighters.show_rows(rows, fighter)
        show_if(self.fighters, bool(rows))
        self._fill_their_class(opponent)
        self.nights.clear()
        for number in coming_nights(self.books):
            self.nights.addItem(words.night(number), number)
        self.nights.setCurrentIndex(max(0, self.nights.findData(night)))
        self._filling = False
        self._fill_opponents(opponent)

    def _class_of(self, fighter: int) -> str:
        return self.books.fighters[fighter].weight_class

    def _fill_classes(self, mine: list[int]) -> None:
        """The classes my men are of; the one chosen stays."""
        chosen, own = self.classes.currentData(), {self._class_of(man) for man in mine}
        self.classes.clear()
        self.classes.addItem(tr("All classes"), None)
        for name in self.books.divisions:
            if name in own:
                self.classes.addItem(name, name)
        self.classes.setCurrentIndex(max(0, self.classes.findData(chosen)))
        show_if(self.classes, len(own) > 1)

    def _fill_their_class(self, opponent: int) -> None:
        """The class of whom is asked for, else that of my fighter; of another class one is told why they cannot meet (C1)."""
        several = len(self.books.divisions) > 1
        show_if(self.their_class, several and bool(self.fighter))
        if not several or not self.fighter:
            self.their_class.clear()
            return
        own = self._class_of(self.fighter)
        same = self.their_class.property("own") == own
        kept = self.their_class.currentData() if same else own
        self.their_class.setProperty("own", own)
        self.their_class.clear()
        for name in self.books.divisions:
            text = tr("{weight_class} (his class)") if name == own else "{weight_class}"
            self.their_class.addItem(text.format(weight_class=name), name)
        chosen = self._class_of(opponent) if opponent else kept
        self.their_class.setCurrentIndex(self.their_class.findData(chosen))

    def _chosen(self) -> None:
        """Another fighter or another night."""
        if self._filling:
            return
        self._tell("")
        only, opponent = self.classes.currentData(), self.opponent
        fits = self.fighter and only in (None, self._class_of(self.fighter))
        if not fits or (opponent and self._class_of(opponent) != self._class_of(self.fighter)):
            opponent = 0
            self.their_class.setProperty("own", None)  # begin in his class again
        self._refill(self.fighter, self.night, opponent)
        self.retitled.emit()

    def _fill_opponents(self, opponent: int) -> None:
        rows: tuple[Opponent, ...] = ()
        if self.fighter and not self.books.ended:
            named = self.their_class.currentData()
            rows = opponents(self.books, self.party, self.fighter, self.night, named)
        meeting = [row for row in rows if can_meet(row)]
        self.field.ask({row.fighter: (self.fighter, row.fighter, self.night, row.rounds) for row in meeting})
        self._filling = True
        self.table.set_rows(rows)
        if opponent:
            self.table.select(opponent)
        self._filling = False
        self._show_sheet()

    def _picked(self) -> None:
        """Another opponent; while the table is filled the sheet waits for the last word."""
        if not self._filling:
            self._show_sheet()

    def _show_sheet(self) -> None:
        opponent = self.opponent
        self.right.setCurrentIndex(1 if opponent else 0)
        self._arrange()
        self.weigh.setEnabled(bool(opponent))
        if not opponent:
            self.sheet.stop()
            self._work_out()
            return
        red, blue = (self.books.fighters[number].name for number in (self.fighter, opponent))
        self.pair.setText(words.against(red, blue))
        self.sheet.show_sheet(pair_sheet(self.books, self.party, self.fighter, opponent, self.night))
        self._work_out()

    def _work_out(self, *, pair_first: bool = True) -> None:
        """Go on with the chances of all, unless nobody looks or a pair waits for its first answer; then both take turns."""
        if self.isVisible() and not (pair_first and self.sheet.chance.is_working):
            self.field.go_on()

    def _order(self, wish: Wish) -> OfferBout | MakeBout:
        pair = self.fighter, self.opponent
        order = order_for(
            self.party,
            self.night,
            pair,
            wish.arena,
            wish.rounds,
            title=wish.title,
            note=self.note.text().strip(),
            side_cents=wish.side_cents,
        )
        if isinstance(order, OfferBout):
            order = replace(order, stake_cents=wish.stake_cents)
        return self.guest.applied(order)

    def _judge(self, wish: Wish) -> Objection | None:
        return objection(self.books, self._order(wish), self.party)

    def _judged(self) -> None:
        sheet = self.sheet.sheet
        made = self.party.promoter or (sheet is not None and sheet.own_bout)
        self.offer.setText(tr("Make the bout") if made else tr("Make the offer"))
        self.offer.setAccessibleName(self.offer.text())
        self.offer.setEnabled(self.sheet.objection is None and not self.session.read_only)
        asked = offer_to_answer(self.books, self.party, (self.fighter, self.opponent))
        waits = asked is not None and is_waiting(self.sheet.objection)
        show_if(self.answer, asked is not None and not self.session.read_only)
        show_if(self.offer, not waits)
        if asked is not None and waits:
            name = self.books.managers[asked.proposer].name
            self.sheet.verdict.setText(tr("{name} offers you this bout.").format(name=name))
        show_if(self.note, not made)
        show_if(self.guest, self.party.promoter)
        if self.session.read_only:
            self.sheet.verdict.setText(self._why_not())
            self.sheet.verdict.show()

    def _why_not(self) -> str:
        """Why the offer cannot be made; empty if it can."""
        if self.session.read_only:
            return tr("This league is open for reading only.")
        if not self.opponent:
            return tr("Choose an opponent first.")
        return "" if self.offer.isEnabled() else self.sheet.verdict.text()

    def _done(self, text: str) -> None:
        self.note.clear()
        self.guest.clear()
        self.refresh()
        self._tell(text)

    def _tell(self, text: str) -> None:
        show_text(self.told, text)
