"""Standing orders in the office: those that hold, as sentences, and the form of sentences that gives one (C72)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QCheckBox, QComboBox, QMenu, QSpinBox, QStyle, QWidget

from ringside_manager.campaign.books import Books, MandateBook, Otherwise, Task
from ringside_manager.campaign.orders import EndMandate, GiveMandate
from ringside_manager.campaign.schedule import season_end
from ringside_manager.gui import words
from ringside_manager.gui.look import px, spacing
from ringside_manager.gui.plans.door import PlanDoor
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo, spin
from ringside_manager.gui.widgets.frames import Flow
from ringside_manager.language import tr
from ringside_manager.office.facts.going_on import tournament_until
from ringside_manager.office.facts.roster import sealed_plan

# A standing order in sentences


def mandate_words(books: Books, mandate: MandateBook) -> str:
    """What the office does by a standing order, its terms, and until when."""
    sentences = [_task(books, mandate)]
    if mandate.task is not Task.DECLINE and (terms := list(_terms(books, mandate))):
        sentences.append(tr("Accepted is only {terms}.").format(terms=", ".join(terms)))
        waits = mandate.otherwise is Otherwise.WAIT
        sentences.append(tr("What else is offered waits for you.") if waits else tr("All else is declined."))
    return " ".join(sentences)


def _task(books: Books, mandate: MandateBook) -> str:
    men = ", ".join(books.fighters[number].name for number in mandate.fighters) or tr("your whole stable")
    if mandate.task is Task.MANAGE:
        text = tr("Until night {night} the office manages {men}.")
        open_end = tr("The office manages {men} until you say otherwise.")
    elif mandate.task is Task.ANSWER:
        text = tr("Until night {night} the office answers offers for {men}.")
        open_end = tr("The office answers offers for {men} until you say otherwise.")
    else:
        text = tr("Until night {night} the office declines every offer for {men}.")
        open_end = tr("The office declines every offer for {men} until you say otherwise.")
    return (open_end if mandate.until is None else text).format(night=mandate.until, men=men)


def _terms(books: Books, mandate: MandateBook) -> Iterator[str]:
    if mandate.least_chance:
        yield tr("at a chance to win of {chance} % or more").format(chance=mandate.least_chance)
    if mandate.least_cents:
        yield tr("for a purse of {money} or more").format(money=words.money(mandate.least_cents))
    if mandate.rest:
        yield tr(
            "%n night after his last bout or later", "%n nights after his last bout or later", mandate.rest
        )
    for barred in _barred(mandate):
        yield tr("never against {name}").format(name=barred.words(books))


class Barred(NamedTuple):
    """Who is out of the question: a man by his number, whoever is champion (neither), or the champion of a manager."""

    fighter: int = 0
    manager: int = 0

    def words(self, books: Books) -> str:
        """Whom it means, in a sentence that begins with ``never against``."""
        if self.fighter:
            return books.fighters[self.fighter].name
        if self.manager:
            name = books.managers[self.manager].name
            return tr("the champion while he is {manager}'s").format(manager=name)
        return tr("whoever is champion")


def _barred(mandate: MandateBook) -> Iterator[Barred]:
    if mandate.never_champion:
        yield Barred()
    yield from (Barred(manager=number) for number in mandate.never_champions_of)
    yield from (Barred(number) for number in mandate.never)


class StandingPanel(Panel):
    """The viewer's standing orders that hold, each with a button that ends it."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.set_title(tr("Standing orders"))
        self._session = session
        self.empty = note(tr("None: the office waits for you in everything."))
        self.rows = column(space=2)
        self.give = button(tr("Give a standing order…"), self.ask)
        self.body.addWidget(self.empty)
        self.body.addLayout(self.rows)
        self.body.addLayout(row(self.give, None))

    def set_manager(self, manager: int) -> None:
        """Show the orders of a manager; of nobody with 0."""
        books = self._session.books
        mine = [
            mandate
            for mandate in books.mandates.values()
            if mandate.manager == manager and mandate.holds(books.closed + 1)
        ]
        clear_layout(self.rows)
        for mandate in mine:
            text = mandate_words(books, mandate)
            end = button(
                tr("End"),
                partial(self._session.hand_in, EndMandate(mandate.number)),
                name=tr("End the standing order: {words}").format(words=text),
            )
            end.setEnabled(not self._session.read_only)
            self.rows.addLayout(row((plain_label(text, wrap=True), 1), end, space=3))
        show_if(self.empty, not mine)
        self.give.setEnabled(not (self._session.read_only or books.ended))

    def ask(self) -> None:
        """Open the form."""
        viewer = self._session.viewer
        if viewer is not None and viewer.manager in self._session.books.managers:
            dialog = StandingDialog(self._session, viewer.manager or 0, self.window())
            dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
            dialog.open()


# The form


class StandingDialog(Dialog):
    """A standing order as a few sentences whose words can be chosen; what it comes to stands below."""

    def __init__(self, session: Session, manager: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._manager = manager
        self._never: list[Barred] = []
        self._room = QTimer(self, interval=0, singleShot=True)  # once what is new in the form is laid out
        self._room.timeout.connect(self._make_room)
        self.setWindowTitle(tr("Standing order"))
        self._make_fields()
        self.said = plain_label(wrap=True)
        give = button(tr("Give the order"), self._give, kind="primary")
        give.setDefault(True)
        self.fields = QWidget()
        self.sentences = Scroll(self.fields)
        column(
            row(plain_label(tr("The office")), self.task, plain_label(tr("for")), self.whom, None, space=2),
            self.men,
            row(plain_label(tr("until")), self.until, self.night, None, space=2),
            self.terms,
            row(plain_label(tr("In the ring")), self.ring, self.write, None, space=2),
            None,
            space=4, parent=self.fields, margins=0,
        )  # fmt: skip
        column(
            Heading(self.windowTitle()),
            (self.sentences, 1),
            self.said,
            row(None, button(tr("Cancel"), self.reject), give),
            space=4, parent=self, margins=5,
        )  # fmt: skip
        self.setMinimumWidth(px(620))
        self._tell()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._room.start()

    def _make_room(self) -> None:
        """Be as high as the sentences need, but no higher than the screen."""
        width = max(self.width(), self.minimumWidth())
        inner = width - 2 * spacing(5) - self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        wanted = max(self.fields.heightForWidth(inner), self.fields.minimumSizeHint().height())
        self.resize_on_screen(width, self.height() + wanted - self.sentences.viewport().height())

    def _make_fields(self) -> None:
        books = self._session.books
        stable = books.managers[self._manager].stable
        self.task = self._choice(
            tr("What the office does"),
            [
                (tr("manages everything"), Task.MANAGE),
                (tr("answers offers"), Task.ANSWER),
                (tr("declines every offer"), Task.DECLINE),
            ],
        )
        self.whom = self._choice(tr("For whom"), [(tr("my whole stable"), False), (tr("these men"), True)])
        self.checks = {number: QCheckBox(books.fighters[number].name) for number in stable}
        self.men = QWidget()
        flow = Flow(2)
        self.men.setLayout(flow)
        for check in self.checks.values():
            check.toggled.connect(self._tell)
            flow.addWidget(check)
        self.until = self._choice(tr("Until when"), list(self._ends()))
        first, last = books.closed + 1, books.options.nights
        self.night = spin(tr("Last night"), first, max(first, last), min(last, first + 3))
        self.night.valueChanged.connect(self._tell)
        self.terms = self._make_terms()
        self.ring = self._choice(tr("In the ring"), list(self._plans()))
        self.write = button(tr("Write a plan"))
        menu = QMenu(self.write)
        for number in stable:
            text = tr("For {name}…").format(name=books.fighters[number].name)
            set_tip(menu.addAction(text.replace("&", "&&"), partial(self.write_plan, number)), text)
        self.write.setMenu(menu)
        show_if(self.write, bool(stable) and not self._door().why_not(stable[0]))

    def _plans(self) -> Iterator[tuple[str, object]]:
        """What can be done in the ring; each plan that is sealed counts for all the order covers."""
        yield tr("their corners box as they do now"), None
        yield tr("their corners box on their own"), ""
        books = self._session.books
        for number in books.managers[self._manager].stable:
            plan = sealed_plan(books, self._session.entries, number, self._session.viewer)
            if plan:
                yield tr("the plan sealed for {name}").format(name=books.fighters[number].name), plan

    def _door(self) -> PlanDoor:
        return self.findChild(PlanDoor) or PlanDoor(self._session, self)

    def write_plan(self, fighter: int) -> None:
        """Write a plan for one of the men; once it is sealed it is the one the order names."""
        editor = self._door().open(fighter)
        if editor is not None:
            editor.accepted.connect(partial(self._take_plan, fighter))

    def _take_plan(self, fighter: int) -> None:
        books = self._session.books
        plan = sealed_plan(books, self._session.entries, fighter, self._session.viewer)
        self.ring.clear()
        for text, value in self._plans():
            self.ring.addItem(text, value)
        name = tr("the plan sealed for {name}").format(name=books.fighters[fighter].name)
        self.ring.setCurrentIndex(max(0, self.ring.findText(name)) if plan else 0)

    def _make_terms(self) -> QWidget:
        self.chance = self._term(
            tr("only at a chance to win, in percent, of at least"),
            spin(tr("Lowest chance to win"), 1, 99, 40),
        )
        self.purse = self._term(
            tr("only for a purse, in dollars, of at least"), spin(tr("Lowest purse"), 1, 1_000_000, 1000)
        )
        self.purse[1].setSingleStep(50)
        self.rest = self._term(tr("only after so many nights of rest"), spin(tr("Nights of rest"), 1, 100, 4))
        others = sorted(self._others(), key=lambda entry: entry[0].casefold())
        titles = list(self._titles())
        self.other = self._choice(tr("Never against"), [(tr("add somebody"), None), *titles, *others])
        self.other.activated.connect(self._add)
        self.named = QWidget()
        self.named.setLayout(Flow(2))
        self.otherwise = self._choice(
            tr("Other offers"), [(tr("are declined"), Otherwise.DECLINE), (tr("wait for me"), Otherwise.WAIT)]
        )
        box = QWidget()
        lines = (row(check, field, None, space=2) for check, field in (self.chance, self.purse, self.rest))
        column(
            plain_label(tr("Offers are accepted"), tone="muted"),
            *lines,
            row(plain_label(tr("never against")), self.other, None, space=2),
            self.named,
            row(plain_label(tr("Other offers")), self.otherwise, None, space=2),
            space=2, parent=box, margins=0,
        )  # fmt: skip
        return box

    def _choice(self, name: str, entries: list[tuple[str, object]]) -> QComboBox:
        made = combo(name, entries, rule="C72")
        made.currentIndexChanged.connect(self._tell)
        return made

    def _term(self, text: str, field: QSpinBox) -> tuple[QCheckBox, QSpinBox]:
        check = QCheckBox(text)
        field.setEnabled(False)
        check.toggled.connect(field.setEnabled)
        check.toggled.connect(self._tell)
        field.valueChanged.connect(self._tell)
        return check, field

    def _ends(self) -> Iterator[tuple[str, object]]:
        books = self._session.books
        final = tournament_until(books, self._manager)
        if final is not None:
            yield tr("the end of the tournament, night {night}").format(night=final), final
        season = season_end(books)
        yield tr("the end of the season, night {night}").format(night=season), season
        if season < books.options.nights:
            last = books.options.nights
            yield tr("the end of the campaign, night {night}").format(night=last), last
        yield tr("night"), -1
        yield tr("I say otherwise"), 0

    def _others(self) -> Iterator[tuple[str, object]]:
        """Everybody who could be met, champions and managers named."""
        books = self._session.books
        for page in books.fighters.values():
            if not page.is_retired and page.manager not in (None, self._manager):
                manager = books.managers[page.manager].name
                champion = books.is_champion(page.number)
                text = tr("{name}, {manager}'s champion") if champion else tr("{name} ({manager})")
                yield text.format(name=page.name, manager=manager), Barred(page.number)

    def _titles(self) -> Iterator[tuple[str, object]]:
        """The champion as the title moves, of anybody or of one manager."""
        books = self._session.books
        others = (Barred(manager=number) for number in books.managers if number != self._manager)
        for barred in (Barred(), *others):
            yield barred.words(books), barred

    def _add(self, place: int) -> None:
        barred = self.other.itemData(place)
        if barred is not None and Barred(*barred) not in self._never:
            self._never.append(Barred(*barred))
        self.other.setCurrentIndex(0)
        self._show_never()

    def _show_never(self) -> None:
        flow = self.named.layout()
        assert flow is not None
        while (item := flow.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()
        for barred in self._never:
            name = barred.words(self._session.books)
            off = button(
                tr("{name} ×").format(name=name),
                partial(self._drop, barred),
                name=tr("Not {name} any more").format(name=name),
            )
            flow.addWidget(off)
        self._tell()

    def _drop(self, barred: Barred) -> None:
        self._never.remove(barred)
        self._show_never()

    def order(self) -> GiveMandate:
        """The order as it stands in the form."""
        declines = self.task.currentData() is Task.DECLINE
        until = self.until.currentData()

        def term(of: tuple[QCheckBox, QSpinBox]) -> int | None:
            return of[1].value() if of[0].isChecked() and not declines else None

        dollars, never = term(self.purse), [] if declines else self._never
        return GiveMandate(
            self.task.currentData(),
            self.night.value() if until < 0 else until or None,
            tuple(number for number, check in self.checks.items() if check.isChecked()) if self.whom.currentData() else (),
            term(self.chance), None if dollars is None else 100 * dollars, term(self.rest),
            tuple(one.fighter for one in never if one.fighter), self.otherwise.currentData(), self.ring.currentData(),
            Barred() in never, tuple(one.manager for one in never if one.manager),
        )  # fmt: skip

    def _tell(self) -> None:
        """Show what the order comes to, and no part that has nothing to say."""
        if not hasattr(self, "said"):
            return  # still being made
        order = self.order()
        show_if(self.men, bool(self.whom.currentData()))
        show_if(self.night, self.until.currentData() < 0)
        show_if(self.terms, order.task is not Task.DECLINE)
        show_if(self.named, bool(self._never))
        self.said.setText(
            mandate_words(
                self._session.books,
                MandateBook(
                    0, self._manager, order.task, order.until, order.fighters, order.least_chance or 0,
                    order.least_cents or 0, order.rest or 0, order.never, order.otherwise,
                    order.never_champion, order.never_champions_of,
                ),
            )
        )  # fmt: skip
        if self.isVisible():
            self._room.start()

    def _give(self) -> None:
        self._session.hand_in(self.order())
        self.accept()
