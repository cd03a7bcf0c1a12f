"""The parts of a fighter's page: bouts, career, ratings, and titles with money."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.campaign.books import BoutBook
from ringside_manager.gui import shown, words
from ringside_manager.gui.charts.league_charts import career_chart, earnings_chart
from ringside_manager.gui.look import px
from ringside_manager.gui.pages.people import (
    LateChart,
    LeaguePart,
    PagePart,
    ShortTable,
    TallScroll,
    leading,
    reign_nights,
)
from ringside_manager.gui.pages.people.fighters_page import contract_columns
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.tape import RatingMeters
from ringside_manager.gui.widgets import (
    Facts,
    Heading,
    Panel,
    Tile,
    clear_layout,
    column,
    grid,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.texts import SizedLabel, set_tone
from ringside_manager.language import tr, translated
from ringside_manager.office.facts import Named
from ringside_manager.office.facts.career_story import career_story
from ringside_manager.office.facts.careers import BoutFacts, Contract
from ringside_manager.office.facts.fighters import FieldRating, FighterFacts, field_ratings
from ringside_manager.office.facts.rankings import ReignFacts

# Every bout of a fighter


class BoutsPart(PagePart[FighterFacts]):
    """His bouts in a table."""

    def build(self) -> None:
        self.table: Table[BoutFacts] = Table(
            "fighter_bouts", bout_columns(), lambda bout: bout.bout, tr("He has not fought yet.")
        )
        self.table.set_title(tr("Bouts"))
        self.table.sort_first_by("night", descending=True)
        self.table.activated.connect(lambda bout: self.go.emit(Place("bout", bout.bout)))
        self.table.go.connect(self.go)
        column(self.table, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: FighterFacts) -> None:
        self.table.set_rows(facts.bouts)


def bout_columns() -> tuple[Column[BoutFacts], ...]:
    """Columns over the bouts of one fighter."""
    return (
        Column(
            "night", tr("Night"), lambda bout: bout.night, align="right", tip=lambda bout: words.night(bout.night),
            width=7,
        ),
        Column(
            "opponent", tr("Opponent"), lambda bout: bout.opponent.name,
            place=lambda bout: shown.fighter_place(bout.opponent), width=17,
        ),
        Column(
            "result", tr("Result"), lambda bout: (shown.result_worth(bout.won), bout.method.value),
            lambda bout: shown.result_text(bout.won, bout.method), tip=lambda bout: words.method(bout.method, bout.cause), width=12,
        ),
        Column(
            "round", tr("Round"), lambda bout: bout.round,
            lambda bout: tr("{round} of {rounds}").format(round=bout.round, rounds=bout.rounds), "right", width=8,
        ),
        Column("arena", tr("Arena"), lambda bout: bout.arena, _where, width=15),
        Column("record", tr("Record"), lambda bout: shown.record_worth(bout.record), lambda bout: shown.record(bout.record), tip=tr("After the bout"), width=9),
        Column(
            "downs", tr("Knockdowns"), lambda bout: bout.knockdowns[0],
            lambda bout: tr("{scored} : {suffered}").format(scored=bout.knockdowns[0], suffered=bout.knockdowns[1]),
            "right", tr("Scored and suffered, the knockout apart"), width=11,
        ),
        Column(
            "pop", tr("POP"), lambda bout: bout.pop_half / 2, lambda bout: words.pop(bout.pop_half), "right",
            tr("Popularity before the bout"), rule="C35", width=7, hidden=True,
        ),
        Column(
            "change", tr("POP ±"), lambda bout: bout.pop_change_half / 2,
            lambda bout: words.signed(words.pop(bout.pop_change_half)), "right",
            tr("What the bout did to his earned popularity"), rule="C29", width=7,
        ),
        Column(
            "purse", tr("Purse"), lambda bout: bout.purse_dollars, lambda bout: words.dollars(bout.purse_dollars),
            "right", rule="C40", width=9,
        ),
        Column(
            "share", tr("Manager's share"), lambda bout: bout.share_cents, lambda bout: words.money(bout.share_cents),
            "right", rule="C23", width=14, hidden=True,
        ),
        Column(
            "manager", tr("Manager"), lambda bout: shown.manager_name(bout.manager),
            place=lambda bout: shown.manager_place(bout.manager), width=12, hidden=True,
        ),
        Column(
            "learned", tr("Learned"), lambda bout: bout.rating, lambda bout: tr("{rating} +1").format(rating=words.rating(bout.rating)) if bout.rating else "", tip=tr("What experience added"), rule="C11",
            width=14,
        ),
    )  # fmt: skip


def _where(bout: BoutFacts) -> str:
    arena = words.arena(bout.arena)
    if bout.title:
        return tr("{arena}, title").format(arena=arena)
    if bout.tournament is not None:
        return tr("{arena}, {tournament}").format(arena=arena, tournament=bout.tournament.name)
    return arena


# The career of a fighter: the picture of it, every bout, and the record by method


class StoryPart(LeaguePart[FighterFacts]):
    """A career told in sentences, with its picture and the record beside them."""

    def build(self) -> None:
        """Make the column of the story and what stands beside it."""
        inner = QWidget()
        self.told = column(space=2, margins=(0, 0, 4, 0), parent=inner)
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(220))
        self.chart.go.connect(self.go)
        self.methods = Methods()
        records = Panel(tr("Record by method"))
        records.body.addWidget(self.methods)
        beside = QWidget()
        column((self.chart, 1), records, space=3, parent=beside)
        row((TallScroll(inner), 1), (beside, 1), space=4, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: FighterFacts) -> None:
        clear_layout(self.told)
        books = self._session.books
        for part in career_story(books, books.fighters[facts.row.number]):
            self.told.addWidget(Heading(translated(part.title), 2))
            self.told.addWidget(plain_label(" ".join(map(translated, part.sentences)), wrap=True))
        self.told.addStretch(1)
        self.methods.fill(facts)
        self.chart.show_later(partial(career_chart, books, facts.row.number))


class CareerPart(LeaguePart[FighterFacts]):
    """The picture of a career, and what it adds up to beside it."""

    def build(self) -> None:
        """Make the picture and the column of facts."""
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(260))
        self.chart.go.connect(self.go)
        self.methods = Methods()
        self.streaks = Facts()
        self.future = Facts()
        row((self.chart, 1), self._side(), space=4, margins=(0, 3, 0, 0), parent=self)

    def _side(self) -> QWidget:
        inner = QWidget()
        records, streaks, future = (
            Panel(tr("Record by method")),
            Panel(tr("Streaks")),
            Panel(tr("What lies ahead")),
        )
        records.body.addWidget(self.methods)
        streaks.body.addWidget(self.streaks)
        future.body.addWidget(self.future)
        column(records, streaks, future, None, space=3, parent=inner)
        side = TallScroll(inner)
        side.setMinimumWidth(px(270))
        side.setMaximumWidth(px(300))
        return side

    def fill(self, facts: FighterFacts) -> None:
        self.chart.show_later(partial(career_chart, self._session.books, facts.row.number))
        self.methods.fill(facts)
        self.streaks.set(
            [
                (tr("Now"), shown.streak(facts.row.streak)),
                (tr("Longest winning"), words.number(facts.longest_winning)),
                (tr("Longest unbeaten"), words.number(facts.longest_unbeaten)),
                (tr("Longest losing"), words.number(facts.longest_losing)),
                (
                    tr("Knockdowns"),
                    tr("{scored} scored, {suffered} suffered").format(
                        scored=facts.row.knockdowns, suffered=facts.row.knockdowns_suffered
                    ),
                ),
            ]
        )
        self.future.set(self._ahead(facts))

    def _ahead(self, facts: FighterFacts) -> list[tuple[str, str | QWidget]]:
        if facts.row.is_retired:
            texts: list[tuple[str, str | QWidget]] = [
                (tr("Retired"), facts.retired_reason or tr("No reason given"))
            ]
            if facts.replaced_by is not None:
                link = self.link(facts.replaced_by.name, shown.fighter_place(facts.replaced_by))
                texts.append((tr("Replaced by"), leading(link)))
            return texts
        booked = [self._booked(*booked) for booked in facts.booked] or [
            (tr("Next bout"), tr("Nothing made yet"))
        ]
        return [*booked, (tr("Retirement"), _retirement(facts))]

    def _booked(self, opponent: Named, bout: BoutBook) -> tuple[str, str | QWidget]:
        """The opponent's name leads to the bout, or to the bracket that will make it; the arena stands below."""
        due = bout.slot.tournament if bout.slot and not bout.number else 0
        link = self.link(opponent.name, Place("tournament", due) if due else Place("bout", bout.number))
        told = QWidget()
        column(leading(link), plain_label(words.arena(bout.arena), wrap=True), space=1, parent=told)
        return tr("Night {night}").format(night=bout.night), told


class Methods(QWidget):
    """Wins and losses by method as a small grid."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._grid = grid(3, 1, stretch={0: 1}, parent=self)
        self.setAccessibleName(tr("Record by method"))

    def fill(self, facts: FighterFacts) -> None:
        clear_layout(self._grid)
        record = facts.record
        lines = [("", tr("Won"), tr("Lost"))]
        lines += [
            (words.method(method), str(wins), str(losses))
            for method, wins, losses in facts.methods
            if wins + losses or method.value != "DQ"
        ]
        lines.append((tr("In all"), str(record.wins), str(record.losses)))
        for line, cells in enumerate(lines):
            for place, text in enumerate(cells):
                last = line == len(lines) - 1
                label = SizedLabel(text, weight=QFont.Weight.DemiBold if last else QFont.Weight.Normal)
                set_tone(label, "muted" if line == 0 or (place == 0 and not last) else "")
                if place:
                    label.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._grid.addWidget(label, line, place)
        drawn = tr("%n drawn", "%n drawn", record.draws)
        if record.no_contests:
            drawn = tr("{drawn}, %n no contest", "{drawn}, %n no contest", record.no_contests).format(
                drawn=drawn
            )
        self._grid.addWidget(plain_label(drawn, tone="muted"), len(lines), 0, 1, 3)


def _retirement(facts: FighterFacts) -> str:
    if facts.may_retire:
        return tr("His manager may retire him")
    sentence = tr("Not yet: {bouts} of {needed} bouts, {losses} of {losses_needed} losses in a row")
    return sentence.format(
        bouts=facts.row.bouts,
        needed=facts.retirement.bouts,
        losses=max(-facts.row.streak, 0),
        losses_needed=facts.retirement.losses_in_a_row,
    )


# What a fighter can do: his ratings on the scale of the field, and what experience taught him


class RatingsPart(LeaguePart[FighterFacts]):
    """Bars on the left, lessons on the right."""

    def build(self) -> None:
        """Make the bars and the list of lessons."""
        self.meters = RatingMeters()
        self.legend = note()
        self.lessons = Facts()
        self.untaught = note()
        bars, taught = Panel(tr("Ratings now")), Panel(tr("What experience taught him"))
        taught.setProperty("rule", "C11")
        bars.body.addWidget(self.meters)
        bars.body.addWidget(self.legend)
        bars.body.addStretch(1)
        taught.body.addWidget(self.untaught)
        taught.body.addWidget(self.lessons)
        taught.body.addStretch(1)
        inner = QWidget()
        row((bars, 3), (taught, 2), space=4, parent=inner)
        row(TallScroll(inner), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: FighterFacts) -> None:
        over = field_ratings(self._session.books, facts.row.number)
        field = {rating.rating: rating for rating in over}
        self.meters.show_ratings(facts.ratings, field)
        self.legend.setText(_legend(over))
        lessons = sorted(
            (lesson for rating in facts.ratings for lesson in rating.lessons),
            key=lambda lesson: lesson.night,
        )
        self.lessons.set(
            [
                (
                    tr("Night {night}: {rating} +1").format(
                        night=lesson.night, rating=words.rating(lesson.rating)
                    ),
                    leading(
                        self.link(
                            tr("after beating {opponent}").format(opponent=lesson.opponent.name),
                            Place("bout", lesson.bout),
                        )
                    ),
                )
                for lesson in lessons
            ]
        )
        self.untaught.setText(
            tr("Nothing yet. From the second victory in a row on, every victory may add a point.")
        )
        show_if(self.untaught, not lessons)


def _legend(over: tuple[FieldRating, ...]) -> str:
    best = [field for field in over if field.place == 1 and field.of > 1]
    sentence = tr("A full bar is the league's best, the mark its average. Green came by experience.")
    if not best:
        return sentence
    names = ", ".join(words.rating(field.rating) for field in best)
    return tr("{legend} Nobody is better in: {ratings}.").format(legend=sentence, ratings=names)


# Titles a fighter held, what he earned, and the managers he earned it for


class TitlesPart(LeaguePart[FighterFacts]):
    """Figures above, reigns and contracts below."""

    def build(self) -> None:
        self.reign_tile, self.bouts_tile, self.purses_tile, self.shares_tile = Tile(), Tile(), Tile(), Tile()
        self.reigns: ShortTable[ReignFacts] = ShortTable(
            "fighter_reigns", reign_columns(), lambda reign: reign.from_night,
            tr("He has not been champion."), title=tr("Reigns"), most=6,
        )  # fmt: skip
        self.contracts: ShortTable[Contract] = ShortTable(
            "fighter_contracts", contract_columns(fighter=False), lambda c: (c.from_night, c.manager.number),
            tr("He has had no manager."), title=tr("Managers"), most=8,
        )  # fmt: skip
        self.reigns.activated.connect(self._open_reign)
        self.contracts.activated.connect(lambda c: self.go.emit(Place("manager", c.manager.number)))
        for table in (self.reigns, self.contracts):
            table.go.connect(self.go)
        self._lay_out()

    def _lay_out(self) -> None:
        inner = QWidget()
        tiles = row(self.reign_tile, self.bouts_tile, self.purses_tile, self.shares_tile, space=3)
        reigns, contracts = Panel(tr("Reigns")), Panel(tr("Managers he had"))
        reigns.body.addWidget(self.reigns)
        contracts.body.addWidget(self.contracts)
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(240))
        self.chart.go.connect(self.go)
        column(tiles, reigns, contracts, self.chart, None, space=3, parent=inner)
        row(TallScroll(inner), margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: FighterFacts) -> None:
        """Show another fighter's titles and money."""
        self.chart.show_later(partial(earnings_chart, self._session.books, facts.row.number))
        defences = sum(reign.defences for reign in facts.reigns)
        self.reign_tile.set(tr("Reigns"), str(len(facts.reigns)), tr("%n defence", "%n defences", defences))
        self.bouts_tile.set(tr("Title bouts"), str(facts.title_bouts), shown.record(facts.title_record))
        self.purses_tile.set(tr("Purses"), words.dollars(facts.row.earnings), _best_purse(facts))
        shares = sum(contract.shares_cents for contract in facts.contracts)
        self.shares_tile.set(tr("His managers' shares"), words.money(shares), _share_remark(facts))
        self.reigns.set_rows(facts.reigns)
        self.contracts.set_rows(facts.contracts)

    def _open_reign(self, reign: ReignFacts) -> None:
        if reign.won_bout is not None:
            self.go.emit(Place("bout", reign.won_bout))


def reign_columns() -> tuple[Column[ReignFacts], ...]:
    """Columns over reigns."""
    return (
        *reign_nights(),
        Column("nights", tr("Nights"), lambda r: r.nights, align="right", width=8),
        Column("defences", tr("Defences"), lambda r: r.defences, align="right", tip=tr("Title bouts he came through, draws among them"), rule="C49", width=9),
        Column("won_from", tr("Won from"), lambda r: "" if r.won_from is None else r.won_from.name, place=lambda r: shown.fighter_place(r.won_from), width=18),
        Column("lost_to", tr("Lost to"), lambda r: "" if r.lost_to is None else r.lost_to.name, place=lambda r: shown.fighter_place(r.lost_to), width=18),
        Column("end", tr("End"), lambda r: shown.reign_end(r.end), width=12),
    )  # fmt: skip


def _best_purse(facts: FighterFacts) -> str:
    best = max((bout.purse_dollars for bout in facts.bouts), default=0)
    return tr("Largest: {amount}").format(amount=words.dollars(best)) if best else ""


def _share_remark(facts: FighterFacts) -> str:
    if facts.row.percentage is None or facts.row.is_retired:
        return ""
    return tr("{percentage} % now").format(percentage=facts.row.percentage)
