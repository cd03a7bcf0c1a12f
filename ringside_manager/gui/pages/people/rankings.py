"""Rankings, titles and feuds, with the card of the champion of every weight class."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QComboBox, QWidget

from ringside_manager.gui import shown, words
from ringside_manager.gui.charts.league_charts import bump_chart, reigns_chart
from ringside_manager.gui.look import follow_look, pixmap, px, theme
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.people import (
    Figure,
    LateChart,
    LeaguePart,
    PartTabs,
    page_box,
    reign_nights,
)
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits import PortraitLabel, Sitter, sitter_in
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import (
    Badge,
    Heading,
    Link,
    Panel,
    Sign,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.language import tr
from ringside_manager.office.facts.feuds import FeudRow, feud_rows
from ringside_manager.office.facts.rankings import (
    DivisionPage,
    LadderRow,
    PoundRow,
    ReignFacts,
    pound_rows,
    rankings_page,
)

# The columns of the ranking and of the line of champions


def ladder_columns() -> tuple[Column[LadderRow], ...]:
    """Columns over the champion and his contenders."""
    return (
        Column("rank", tr("Rank"), lambda r: r.rank, _rank, "right", _rank_text, rule="C32", width=6),
        Column("moved", tr("Move"), lambda r: r.moved, lambda r: moved(r.moved, new=r.before is None), tip=tr("Places won or lost since the fight night before"), width=7),
        Column("month", tr("4 nights"), lambda r: r.moved_in_month, lambda r: moved(r.moved_in_month, new=r.month_ago is None), tip=tr("Places won or lost in four fight nights"), width=10),
        Column("fighter", tr("Fighter"), lambda r: r.fighter.name, place=lambda r: shown.fighter_place(r.fighter), width=18),
        Column("manager", tr("Manager"), lambda r: shown.manager_name(r.manager), place=lambda r: shown.manager_place(r.manager), width=11),
        Column("record", tr("Record"), lambda r: shown.record_worth(r.record), lambda r: shown.record(r.record), tip=tr("Won, lost, drawn"), width=9),
        Column("streak", tr("Streak"), lambda r: r.streak, lambda r: shown.streak(r.streak), "right", width=8, hidden=True),
        Column("earned", tr("Earned POP"), lambda r: r.earned_half / 2, lambda r: words.pop(r.earned_half), "right", tr("This alone decides the order, before wins and losses"), rule="C32", width=10),
        Column("pop", tr("POP in all"), lambda r: r.pop_half / 2, lambda r: words.pop(r.pop_half), "right", tr("Rank included"), rule="C33", width=9),
        Column("last", tr("Last bout"), lambda r: None if r.last is None else r.last.night, _last, tip=lambda row: "" if row.last is None else words.night(row.last.night), place=lambda row: None if row.last is None else Place("bout", row.last.bout), width=21),
    )  # fmt: skip


def lineage_columns(*, belts: bool = False) -> tuple[Column[ReignFacts], ...]:
    """Columns over the reigns of a title; with the belt where a class has several (Y16)."""
    named: Column[ReignFacts] = Column("belt", tr("Belt"), lambda r: r.belt, rule="Y16", width=11)
    return (
        *((named,) if belts else ()),
        Column("number", tr("No."), lambda r: r.number, align="right", width=5),
        Column("champion", tr("Champion"), lambda r: r.champion.name, place=lambda r: shown.fighter_place(r.champion), width=17),
        Column("manager", tr("Manager"), lambda r: "" if r.manager is None else r.manager.name, place=lambda r: shown.manager_place(r.manager), tip=tr("When he won the title"), width=12),
        *reign_nights(),
        Column("nights", tr("Nights"), lambda r: r.nights, align="right", width=7),
        Column("defences", tr("Defences"), lambda r: r.defences, align="right", rule="C49", width=9),
        Column("won_from", tr("Won from"), lambda r: "" if r.won_from is None else r.won_from.name, place=lambda r: shown.fighter_place(r.won_from), width=16),
        Column("lost_to", tr("Lost to"), lambda r: "" if r.lost_to is None else r.lost_to.name, place=lambda r: shown.fighter_place(r.lost_to), width=16, hidden=True),
        Column("end", tr("End"), lambda r: shown.reign_end(r.end), width=10),
    )  # fmt: skip


def pound_columns() -> tuple[Column[PoundRow], ...]:
    """Columns over the best of all weight classes."""
    return (
        Column("place", tr("Place"), lambda r: r.place, align="right", rule="Y11", width=6),
        Column("fighter", tr("Fighter"), lambda r: r.name, place=lambda r: Place("fighter", r.fighter), width=18),
        Column("class", tr("Weight class"), lambda r: r.weight_class, width=14),
        Column("rank", tr("Rank"), lambda r: r.rank, lambda r: tr("C") if r.rank == 0 else str(r.rank or ""), "right", tr("In his weight class; C is its champion"), rule="C32", width=6),
        Column("manager", tr("Manager"), lambda r: r.manager_name, place=lambda r: None if r.manager is None else Place("manager", r.manager), width=11),
        Column("record", tr("Record"), lambda r: r.record, tip=tr("Won, lost, drawn"), width=9),
        Column("earned", tr("Earned POP"), lambda r: r.pop, lambda r: words.pop(round(2 * r.pop)), "right", tr("This alone decides the order, before wins and losses"), rule="C32", width=10),
    )  # fmt: skip


def feud_columns() -> tuple[Column[FeudRow], ...]:
    """Columns over what is between two fighters, or two managers."""
    return (
        Column("heat", tr("Heat"), lambda r: r.heat, align="right", rule="C80", width=6),
        Column("word", tr("What it is"), lambda r: r.word, width=12),
        Column("kind", tr("Of"), lambda r: tr("fighters") if r.kind == "fighters" else tr("managers"), width=9),
        Column("one", tr("Ahead"), lambda r: r.one_name, place=lambda r: Place(r.kind.removesuffix("s"), r.one), width=18),
        Column("other", tr("Against"), lambda r: r.other_name, place=lambda r: Place(r.kind.removesuffix("s"), r.other), width=18),
        Column("record", tr("Record"), lambda r: r.won - r.lost, lambda r: f"{r.won}-{r.lost}-{r.drawn}", tip=tr("Won, lost, drawn"), width=9),
        Column("bouts", tr("Bouts"), lambda r: r.bouts, align="right", width=7),
        Column("titles", tr("For the title"), lambda r: r.title_bouts, align="right", width=10),
        Column("last", tr("Last night"), lambda r: r.last_night, align="right", place=lambda r: Place("bout", r.last_bout), width=10),
        Column("next", tr("Next night"), lambda r: r.next_night or None, align="right", tip=tr("They meet again"), width=10),
    )  # fmt: skip


def _rank(row: LadderRow) -> str:
    if row.given is not None:
        return tr("{rank} *").format(rank=row.rank)
    return str(row.rank) if row.rank else tr("C")


def _rank_text(row: LadderRow) -> str:
    if row.given is None:
        return "" if row.rank else ", ".join((tr("Champion"), *row.belts))
    return tr("The promoter ranked him No. {rank}: {reason}").format(
        rank=row.given.rank, reason=row.given.reason
    )


def moved(rungs: int | None, *, new: bool) -> str:
    """A movement with its arrow and number; a newcomer is named so."""
    if rungs is None or new:
        return tr("new")
    if not rungs:
        return "–"
    return f"▲ {rungs}" if rungs > 0 else f"▼ {-rungs}"


def _last(row: LadderRow) -> str:
    if row.last is None:
        return ""
    sentence = tr("{result}, {opponent}")
    return sentence.format(
        result=shown.result_text(row.last.won, row.last.method), opponent=row.last.opponent.name
    )


def due(page: DivisionPage) -> tuple[str, ...]:
    """Whom the champion must meet and why, and by when he must defend the title, as sentences (Y12, Y14)."""
    told = []
    if page.mandatory is not None and page.claim is None:
        told.append(tr("· mandatory challenger: {name}").format(name=page.mandatory.name))
    told += claimed(page)
    if page.defend_by:
        told.append(tr("· to be defended by night {night}").format(night=page.defend_by))
    return tuple(told)


def held(page: DivisionPage) -> tuple[str, ...]:
    """Who holds which belt, since when, and what he must do for it; nothing where there is one belt (Y16)."""
    told = []
    for belt in page.belts:
        if belt.champion is None:
            told.append(tr("{belt}: vacant since night {night}").format(belt=belt.name, night=belt.since))
            continue
        text = tr("{belt}: {name}, since night {night}")
        parts = [text.format(belt=belt.name, name=belt.champion.name, night=belt.since)]
        if belt.mandatory is not None and page.claim is None:
            parts.append(tr("may meet nobody but {name}").format(name=belt.mandatory.name))
        if belt.defend_by:
            parts.append(tr("to be defended by night {night}").format(night=belt.defend_by))
        told.append(", ".join(parts))
    if page.next_in_line and page.champion is not None:
        one, other = (man.name for man in page.next_in_line)
        told.append(tr("next in line: {one} and {other}").format(one=one, other=other))
    return tuple(told)


def claimed(page: DivisionPage) -> tuple[str, ...]:
    """Who is mandatory challenger by an eliminator, and which is to come, as sentences (Y14)."""
    told = []
    for bout, text in (
        (
            page.claim,
            tr("· mandatory challenger: {one}, who won the eliminator of night {night} against {other}"),
        ),
        (page.eliminator, tr("· eliminator on night {night}: {one} against {other}")),
    ):
        if bout is not None:
            told.append(text.format(one=bout.one.name, other=bout.other.name, night=bout.night))
    return tuple(told)


# The card of the champion, or of the vacant title and who may fight for it


class ChampionCard(Panel):
    """Who holds the title and since when; a vacant title names the next in line."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.picture, self.portrait = Sign(), PortraitLabel(84)
        self.badge = Badge()
        self.name = Heading("", 1)
        self.told = note()
        self.links = [Link() for _ in range(3)]
        self.nights = Figure(tr("nights"))
        self.defences = Figure(tr("defences"))
        self.record = Figure(tr("won-lost-drawn"))
        for link in self.links:
            link.go.connect(self.go)
        links = row(*self.links, None, space=2)
        left = column(row(self.badge, None), self.name, self.told, links, space=1)
        box = row(self.portrait, self.picture, (left, 1), space=4)
        for figure in (self.record, self.nights, self.defences):
            box.addWidget(figure)
        self.body.addLayout(box)
        follow_look(self._paint)
        self._paint()

    def _paint(self) -> None:
        self.picture.setPixmap(pixmap("belt", px(56), theme().gold))

    def show_division(self, page: DivisionPage, sitter: Sitter | None = None) -> None:
        """Show who holds a title, with his portrait where there is a champion."""
        self.portrait.show_sitter(sitter)
        show_if(self.portrait, sitter is not None)
        for figure in (self.record, self.nights, self.defences):
            show_if(figure, page.champion is not None)
        self.badge.set(shown.title_name(page.weight_class), "gold" if page.champion else "neutral")
        for link in self.links:
            link.hide()
        if page.champion is not None and page.reign is not None:
            self._show_champion(page)
        elif page.vacant:
            self._show_vacant(page)
        else:
            self.name.setText(tr("Nobody has won it yet"))
            self.told.setText(
                tr("A tournament of all fighters crowns the first champion; ranks begin with him.")
            )
            self._link(0, tr("Tournament"), Place("tournament"))

    def _show_champion(self, page: DivisionPage) -> None:
        assert page.champion is not None
        assert page.reign is not None
        rung, reign = page.ladder[0], page.reign
        self.name.setText(page.champion.name)
        if reign.won_from is None:
            self.told.setText(tr("Champion since night {night}").format(night=reign.from_night))
        else:
            sentence = tr("Champion since night {night}, won against {opponent}")
            self.told.setText(sentence.format(night=reign.from_night, opponent=reign.won_from.name))
        if page.undisputed:
            self.badge.set(tr("Undisputed"), "gold")
        belts = " · ".join(held(page))
        told = (belts, *claimed(page)) if belts else (self.told.text(), *due(page))
        self.told.setText(" ".join(told))
        self._link(0, tr("His page"), shown.fighter_place(page.champion))
        self._link(
            1, tr("The bout that made him"), None if reign.won_bout is None else Place("bout", reign.won_bout)
        )
        self._link(2, shown.manager_name(rung.manager), shown.manager_place(rung.manager))
        self.record.show_value(shown.record(rung.record))
        self.nights.show_value(str(reign.nights))
        self.defences.show_value(str(reign.defences))

    def _show_vacant(self, page: DivisionPage) -> None:
        self.name.setText(tr("Vacant"))
        if len(page.next_in_line) == 2:
            self.told.setText(" ".join((tr("Next in line for it:"), *claimed(page))))
            for place, fighter in enumerate(page.next_in_line):
                self._link(place, fighter.name, shown.fighter_place(fighter))
        else:
            self.told.setText(
                tr("Two of the four best contenders must be rested and willing; there are no such two now.")
            )
        self.told.setProperty("rule", "C66")

    def _link(self, number: int, text: str, place: Place | None) -> None:
        self.links[number].set(text, place)
        show_if(self.links[number], place is not None)


# Rankings and titles of every weight class


class LadderPart(LeaguePart[DivisionPage]):
    """The champion on top, the contenders below him, in the order of their ranks."""

    def build(self) -> None:
        self.champion = ChampionCard()
        self.champion.go.connect(self.go)
        self.table: Table[LadderRow] = Table(
            "rankings", ladder_columns(), lambda row: row.fighter.number,
            tr("Nobody is ranked before the first champion is crowned."),
        )  # fmt: skip
        self.table.set_title(tr("Ranking"))
        self.table.sort_first_by("rank")
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.fighter.number)))
        self.table.go.connect(self.go)
        column(self.champion, (self.table, 1), space=3, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: DivisionPage) -> None:
        books, champion = self._session.books, facts.champion
        self.champion.show_division(facts, None if champion is None else sitter_in(books, champion.number))
        self.table.set_rows(facts.ladder)


class ChampionsPart(LeaguePart[DivisionPage]):
    """Who held the title, and how long."""

    def build(self) -> None:
        self.chart = LateChart()
        self.chart.setMinimumHeight(px(180))
        self.chart.go.connect(self.go)
        self.table: Table[ReignFacts] = Table(
            "lineage", lineage_columns(belts=self._session.books.house.titles.belts > 1),
            lambda row: (row.belt_number, row.number), tr("There has been no champion yet."),
        )  # fmt: skip
        self.table.set_title(tr("The line of champions"))
        self.table.sort_first_by("number", descending=True)
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.champion.number)))
        self.table.go.connect(self.go)
        column((self.chart, 1), (self.table, 1), space=3, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: DivisionPage) -> None:
        self.chart.show_later(partial(reigns_chart, self._session.books, facts.weight_class))
        self.table.set_rows(facts.lineage)


class MovementPart(LeaguePart[DivisionPage]):
    """Who passed whom over the fight nights."""

    def build(self) -> None:
        self.chart = LateChart()
        self.chart.go.connect(self.go)
        column(self.chart, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: DivisionPage) -> None:
        self.chart.show_later(partial(bump_chart, self._session.books, facts.weight_class))


class PoundPart(LeaguePart[DivisionPage]):
    """The best of all weight classes, pound for pound."""

    def build(self) -> None:
        self.table: Table[PoundRow] = Table(
            "pound_for_pound", pound_columns(), lambda row: row.fighter,
            tr("Nobody is ranked before the first champion is crowned."),
        )  # fmt: skip
        self.table.set_title(tr("Pound for pound"))
        self.table.sort_first_by("place")
        self.table.activated.connect(lambda row: self.go.emit(Place("fighter", row.fighter)))
        self.table.go.connect(self.go)
        column((self.table, 1), space=3, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: DivisionPage) -> None:
        self.table.set_rows(pound_rows(self._session.books))


class FeudsPart(LeaguePart[DivisionPage]):
    """What is between two fighters, and between two managers."""

    def build(self) -> None:
        self.table: Table[FeudRow] = Table(
            "feuds", feud_columns(), lambda row: (row.kind, row.one, row.other),
            tr("No two have met often enough to have a feud."),
        )  # fmt: skip
        self.table.set_title(tr("Feuds"))
        self.table.activated.connect(lambda row: self.go.emit(Place("bout", row.last_bout)))
        self.table.go.connect(self.go)
        hint = note(
            tr("A meeting heats a feud, more so for the title, when it is close, an upset or a revenge, and cools with time.")
        )  # fmt: skip
        hint.setProperty("rule", "C80")
        column(hint, (self.table, 1), space=3, margins=(0, 3, 0, 0), parent=self)

    def fill(self, facts: DivisionPage) -> None:
        self.table.set_rows(feud_rows(self._session.books))


class RankingsPage(Page):
    """One weight class at a time; ``part`` of a place names a tab or a class."""

    def build(self) -> None:
        self._wanted = ""
        classes = list(self.session.books.divisions)
        self.classes = QComboBox()
        self.classes.setAccessibleName(tr("Weight class"))
        self.classes.addItems(classes)
        self.classes.currentIndexChanged.connect(lambda _place: self.refresh())
        choice = QWidget()
        row(plain_label(tr("Weight class")), self.classes, None, parent=choice)
        show_if(choice, len(classes) > 1)
        self.tabs: PartTabs[DivisionPage] = PartTabs(tr("Rankings and titles"))
        self.tabs.add("ranking", tr("Ranking"), lambda: LadderPart(self.session))
        self.tabs.add("champions", tr("Champions"), lambda: ChampionsPart(self.session))
        self.tabs.add("movement", tr("Who passed whom"), lambda: MovementPart(self.session))
        if len(classes) > 1:
            self.tabs.add("pound", tr("Pound for pound"), lambda: PoundPart(self.session))
        self.tabs.add("feuds", tr("Feuds"), lambda: FeudsPart(self.session))
        self.tabs.go.connect(self.go)
        page_box(self, [(choice, 0), (self.tabs, 1)])

    def show_place(self, place: Place) -> None:
        if place.part in self.session.books.divisions:
            self.classes.setCurrentText(place.part)
        self._wanted = place.part
        super().show_place(place)

    def refresh(self) -> None:
        pages = rankings_page(self.session.books)
        self.tabs.fill(pages[max(0, self.classes.currentIndex())], self._wanted)
        self._wanted = ""

    def title(self) -> str:
        return tr("Rankings and titles")
