"""The dialog for a new tournament, with the plan of its rounds."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QLineEdit, QSpinBox, QWidget

from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.campaign.orders import DrawTournament, Seeding
from ringside_manager.errors import RingsideError
from ringside_manager.gui.justice.mending import promote, promoter
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import LOOK, px, set_margins, size_window
from ringside_manager.gui.pages.people.parts import TallScroll
from ringside_manager.gui.pages.tournament.chances import SeedingDialog
from ringside_manager.gui.pages.tournament.entering import Entrants, Seeds, TermsFields
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Facts,
    Heading,
    Panel,
    button,
    column,
    note,
    plain_label,
    roomy,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import combo
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr, translated
from ringside_manager.office.facts.draws import BracketPlan, candidates, objection, plan
from ringside_manager.office.facts.seeding import TournamentForecasting
from ringside_manager.office.orders.entering import in_stables

# What a tournament would be: places, byes, nights, and the first pairings where no draw decides them


class PlanView(QWidget):
    """A few lines that change with every tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_line = plain_label(wrap=True)
        self.nights = plain_label(wrap=True)
        self.pairs = plain_label(wrap=True)
        self.warning = plain_label(wrap=True, tone="warn")
        self.default = note()
        shown = (self.size_line, self.nights, self.warning, self.default, self.pairs)
        column(*shown, None, space=2, parent=self)
        self.setMinimumWidth(px(270))

    def show_plan(
        self,
        plan: BracketPlan | None,
        names: Mapping[int, str],
        rules: HouseRules,
        for_title: bool,
    ) -> None:
        """Show another plan; ``None`` while there are too few."""
        for label in (self.nights, self.pairs, self.warning, self.default):
            show_if(label, plan is not None)
        if plan is None:
            self.size_line.setText(tr("A tournament needs two fighters or more, most formats four to 64."))
            return
        self.size_line.setText(
            _size(plan)
            if plan.terms.form is Format.KNOCKOUT
            else tr("%n bout, or one more.", "%n bouts, or one more.", plan.bouts)
            if plan.terms.form is Format.DOUBLE
            else tr("%n bout.", "%n bouts.", plan.bouts)
        )
        text = ", ".join(
            str(first) if first == last else tr("{first} to {last}").format(first=first, last=last)
            for first, last in zip(plan.nights, plan.until, strict=True)
        )
        self.nights.setText(
            tr("%n round, on nights {nights}.", "%n rounds, on nights {nights}.", len(plan.nights)).format(
                nights=text
            )
        )
        lines = []
        if plan.beyond:
            lines.append(tr("The final would come after the last night of the league."))
        if plan.tired:
            named = ", ".join(names.get(number, "") for number in plan.tired)
            lines.append(
                tr("Not rested by then, so that their first bouts wait: {names}.").format(names=named)
            )
        show_text(self.warning, "\n".join(lines))
        self.pairs.setText(_pairs(plan, names))
        arena, length = plan.terms.setting(rules, title=False)
        rounds = ", ".join(map(str, plan.terms.lengths or (length,)))
        self.default.setText(
            tr("Bouts are held at The Pits over 7 rounds, the final at The Best over 12.")
            if for_title
            else tr("Bouts are held at {arena} over {rounds} rounds.").format(
                arena=translated(arena.title), rounds=rounds
            )
        )


def _size(plan: BracketPlan) -> str:
    places = tr("A bracket of {size} places.").format(size=plan.size)
    if not plan.byes:
        return places
    return f"{places} " + tr(
        "%n bye in the first round, for the best seeds.",
        "%n byes in the first round, for the best seeds.",
        plan.byes,
    )


def _pairs(plan: BracketPlan, names: Mapping[int, str]) -> str:
    if not plan.pairs:
        return tr("Who meets whom is drawn by dice.")
    if plan.terms.handicaps:
        cut = dict(zip(plan.entrants, plan.terms.handicaps, strict=True))
        names = {
            man: tr("{name} ({handicap} %)").format(name=name, handicap=cut.get(man, 0))
            for man, name in names.items()
        }
    lines = (_pair(names.get(red, ""), names.get(blue, "")) for red, blue in plan.pairs)
    return "\n".join(lines)


def _pair(red: str, blue: str) -> str:
    if not blue:
        return tr("{name} has a bye").format(name=red)
    return tr("{red} against {blue}").format(red=red, blue=blue)


# Drawing a new tournament: who, when, for what, seeded how, and what would come of it (C60-C62)


_BESIDE = 1000
"""From this width of the screen on, at normal size, both halves of the form stand beside each other."""


class NewTournament(Dialog):
    """Asks for everything, shows the bracket to be, and says beside the button what the office would refuse.

    ``drawn`` is called with the number of the tournament once it is in the books.
    """

    def __init__(self, session: Session, drawn: Callable[[int], None], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drawn = drawn
        self.setWindowTitle(tr("New tournament"))
        self._fields()
        self.terms = TermsFields(session.books)
        self.entrants = Entrants()
        self.seeds = Seeds()
        self.plan = PlanView()
        self.study = button(tr("What does the seeding do?"), self.show_seedings)
        self.study.setProperty("rule", "C61")
        self.why = plain_label(wrap=True, tone="bad")
        self.draw = button(tr("Draw it"), self._draw, kind="primary")
        self.draw.setProperty("rule", "C61")
        self.draw.setDefault(True)
        self._teams = False
        self._lay_out()
        self._connect()
        self._on_terms()
        self.entrants.tick([one.fighter for one in self.entrants.rows if not one.objection])
        self.name.setFocus()

    def order(self) -> DrawTournament:
        found = self.seeding.currentData()
        seeding = found if isinstance(found, Seeding) else Seeding.DICE
        chosen = self.seeds.order() if seeding is Seeding.GIVEN else self.entrants.chosen()
        terms = self.terms.terms()
        entered = set(chosen)
        others = [
            one.fighter for one in self.entrants.rows if one.fighter not in entered and not one.objection
        ]
        return DrawTournament(
            name=self.name.text().strip(),
            first_night=self.night.value(),
            for_title=self.for_title.isChecked() and terms.form is Format.KNOCKOUT,
            weight_class=self._class(),
            entrants=chosen,
            seeding=seeding,
            form=terms.form,
            swiss_rounds=terms.swiss_rounds,
            every=terms.every,
            arena=terms.arena,
            rounds=terms.rounds,
            system=terms.system,
            exhibition=terms.exhibition,
            reserves=tuple(others[: self.terms.reserves.value()]),
            lengths=terms.lengths,
            handicap=terms.handicap,
        )

    def _fields(self) -> None:
        books = self._session.books
        self.name = QLineEdit(tr("Cup"))
        self.name.setMaxLength(80)
        self.name.selectAll()
        self.name.setAccessibleName(tr("Name"))
        self.night = roomy(QSpinBox())
        self.night.setRange(books.closed + 1, max(books.closed + 1, books.options.nights))
        # Who boxed tonight is rested by then (C55).
        self.night.setValue(books.closed + books.house.rest.nights)
        self.night.setAccessibleName(tr("First night"))
        self.night.setProperty("rule", "C62")
        self.for_title = QCheckBox(tr("Its winner is the first champion"))
        self.for_title.setProperty("rule", "C60")
        self.classes = combo(tr("Weight class"))
        for name in books.divisions:
            self.classes.addItem(name or tr("All fighters"), name)
        self.seeding = combo(tr("Seeding"), rule="C61")
        self.seeding.addItem(tr("Drawn by dice"), Seeding.DICE)
        self.seeding.addItem(tr("By ranking"), Seeding.RANKING)
        self.seeding.addItem(tr("By hand"), Seeding.GIVEN)

    def _lay_out(self) -> None:
        facts: list[tuple[str, str | QWidget]] = [
            (tr("Name"), self.name), (tr("Format"), self.terms.form), (tr("First night"), self.night),
        ]  # fmt: skip
        if self.classes.count() > 1:
            facts.append((tr("Weight class"), self.classes))
        facts += [(tr("Seeding"), self.seeding), (tr("For the title"), self.for_title)]
        self.facts = Facts([*facts, *self.terms.facts()])
        left = Panel(tr("Who enters"))
        left.body.addWidget(self.entrants)
        preview = Panel(tr("What it will be"))
        preview.body.addWidget(self.plan)
        preview.body.addLayout(row(self.study, None))
        self.by_hand = Panel(tr("Seeds"))
        self.by_hand.body.addWidget(self.seeds)
        right = QWidget()
        column(self.facts, self.by_hand, preview, space=3, parent=right).setStretch(1, 1)
        stacked = LOOK.room(self).width() < px(_BESIDE)
        middle = row((left, 3), (right if stacked else TallScroll(right), 2), space=4)
        if stacked:
            middle.setDirection(QBoxLayout.Direction.BottomToTop)  # what it is, then who enters
        box = column(Heading(self.windowTitle()), (middle, 1), space=4, parent=self)
        foot = row((self.why, 1), button(tr("Cancel"), self.reject), self.draw)
        box.addLayout(foot)
        set_margins(box, 5)
        self.why.setMinimumWidth(px(300))
        size_window(self, 1000, 680)

    def _connect(self) -> None:
        self.name.textChanged.connect(self._show)
        self.terms.changed.connect(self._on_terms)
        self.entrants.alike.clicked.connect(self._tick_alike)
        self.night.valueChanged.connect(self._refill)
        self.for_title.toggled.connect(self._show)
        self.classes.currentIndexChanged.connect(self._refill)
        self.seeding.currentIndexChanged.connect(self._show)
        self.entrants.changed.connect(self._entered)
        self.seeds.changed.connect(self._show)

    def _class(self) -> str:
        return str(self.classes.currentData() or "")

    def _on_terms(self) -> None:
        """Stables may meet board by board in several classes, and enter with as many men each (F90)."""
        teams = self.terms.form.currentData() is Format.TEAMS
        begins = teams and not self._teams
        self._teams = teams
        show_if(self.entrants.alike, teams)
        for field in self.terms.asked:
            self.facts.show_fact(field, field.isEnabled())
        if len(self._session.books.divisions) > 1:
            at = self.classes.findData("")
            if teams and at < 0:
                self.classes.addItem(tr("Board by board"), "")
            elif not teams and at >= 0:
                self.classes.removeItem(at)
        self._refill()
        if begins:
            self._tick_alike()

    def _tick_alike(self) -> None:
        """Tick as many of each stable as all can name, of those of whom somebody is ticked."""
        books, ticked = self._session.books, self.entrants.chosen()
        managers = {books.fighters[number].manager or 0 for number in ticked}
        barred = [one.fighter for one in self.entrants.rows if one.objection]
        self.entrants.tick(in_stables(books, self._class(), managers, barred=barred))

    def _refill(self) -> None:
        """Who can enter depends on the night, the class, and how long it takes."""
        entered = len(self.entrants.chosen())
        planned = plan(self._session.books, self.order())
        terms = self.terms.terms() if planned is None else planned.terms
        rows = candidates(self._session.books, self._class(), self.night.value(), entered, terms)
        self.entrants.show_rows(rows)
        self._show()

    def _entered(self) -> None:
        names = {one.fighter: one.name for one in self.entrants.rows}
        self.seeds.show_entrants({number: names[number] for number in self.entrants.chosen()})
        self._refill()

    def _show(self) -> None:
        order = self.order()
        self.entrants.tell()
        show_if(self.by_hand, order.seeding is Seeding.GIVEN)
        names = {one.fighter: one.name for one in self.entrants.rows}
        knockout = order.form is Format.KNOCKOUT
        self.for_title.setEnabled(knockout)
        books = self._session.books
        self.plan.show_plan(plan(books, order), names, books.house, order.for_title)
        why = self._why_not(order)
        self.why.setText(why)
        self.draw.setEnabled(not why)
        self.study.setEnabled(len(order.entrants) > 1)

    def show_seedings(self) -> SeedingDialog | None:
        """Tell what each seeding would do to those who are ticked; the dialog, while it is open."""
        try:
            forecasting = TournamentForecasting.planned(self._session.books, self.order())
        except RingsideError as nothing:
            self.why.setText(error_text(nothing).text)
            return None
        dialog = SeedingDialog(self._session, forecasting, self)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def _why_not(self, order: DrawTournament) -> str:
        """What stands against it, in a sentence; the office's own words where it would refuse."""
        if self._session.read_only:
            return tr("This league is open for reading only.")
        if not self._session.is_promoter:
            return not_the_promoter(self._session)
        if not order.name or self.terms.fault:
            return self.terms.fault or tr("Give it a name.")
        if len(order.entrants) < 2:
            return tr("Tick at least two fighters.")
        refused = objection(self._session.books, order, promoter(self._session))
        return "" if refused is None else error_text(refused).text

    def _draw(self) -> None:
        session, drawn = self._session, self._drawn
        promote(session, self.order(), lambda _: drawn(max(session.books.tournaments)))
        self.accept()


def not_the_promoter(session: Session) -> str:
    """Why whoever sits here cannot draw a tournament; empty if he can."""
    if session.is_promoter:
        return ""
    if session.books.promoter:
        return tr("Only the promoter, {name}, can draw a tournament.").format(name=session.books.promoter)
    return tr("Nobody sits at the keyboard.")
