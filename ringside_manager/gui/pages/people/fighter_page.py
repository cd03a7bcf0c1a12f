"""The page of a fighter: his head, notes about him, and the parts behind tabs."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedLayout, QWidget

from ringside_manager.campaign.books import FighterBook
from ringside_manager.campaign.orders import SignFighter
from ringside_manager.gui import shown, words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.pages import Page
from ringside_manager.gui.pages.office import contracts
from ringside_manager.gui.pages.office.dialogs import ClassDialog, why_no_move
from ringside_manager.gui.pages.people import Figure, NotesPart, PartTabs, page_box, watch, watched
from ringside_manager.gui.pages.people.fighter_parts import (
    BoutsPart,
    CareerPart,
    RatingsPart,
    StoryPart,
    TitlesPart,
)
from ringside_manager.gui.place import Command, Place
from ringside_manager.gui.plans.door import PlanDoor
from ringside_manager.gui.portraits import PortraitLabel, sitter_in
from ringside_manager.gui.seats import PALETTE, CornerColour, CornerMark, colours_in
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Heading,
    Link,
    Panel,
    button,
    column,
    link_button,
    plain_label,
    row,
    set_tip,
    show_if,
)
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.gui.widgets.texts import show_text
from ringside_manager.language import tr
from ringside_manager.office.facts.explained_standing import explain_condition, explain_pop, explain_rank
from ringside_manager.office.facts.explanations import Explanation, explain_percentage
from ringside_manager.office.facts.fighters import FighterFacts, fighter_facts
from ringside_manager.office.facts.roster import kept_until

# The head of a fighter's page


Why = Callable[[], Explanation]
Whys = tuple[Why, Why | None, Why | None, Why | None]
"""How his POP, rank and percentage came about, and until when he is not at his best; ``None`` where nothing is to explain."""


class FighterHeader(Panel):
    """Name, standing, manager and the figures people ask for first."""

    watch_asked = Signal(bool)
    plan_asked = Signal()
    signing_asked = Signal()
    move_asked = Signal()
    contract_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.portrait = PortraitLabel(112)
        self.name = Heading("", 1)
        self.nickname = plain_label(tone="muted", size=1.15)
        self.badges = [Badge() for _ in range(5)]
        self.life = plain_label(wrap=True, tone="muted")
        self.plan_line, self.sealed = QWidget(), Badge()
        self.manager = Link()
        self.mark = CornerMark(PALETTE[0], 11)
        self.managed = plain_label(tone="muted")
        self.share = plain_label(tone="muted")
        self.percentage = Explained(name=tr("The manager's share:"))
        self.rank = Explained()
        self.record = Figure(tr("won-lost-drawn"), size=2.4)
        self.pop = Figure(tr("POP"))
        self.earnings = Figure(tr("earnings"))
        self.condition = plain_label(wrap=True)
        self.why_unfit = Explained()
        self._make_buttons()
        self._lay_out()
        self.manager.go.connect(self.go)

    def _make_buttons(self) -> None:
        self.compare = button(
            tr("Compare…"),
            lambda: self._go("compare"),
            picture="compare",
            tip=tr("Put another fighter beside him"),
        )
        self.match = button(tr("Find a bout"), lambda: self._go("matchmaker"), picture="handshake")
        self.sign = button(tr("Sign him"), self.signing_asked.emit, picture="handshake")
        self.sign.setProperty("rule", "C18")
        self.exhibition = button(
            tr("Exhibition…"),
            lambda: self._go("exhibition"),
            picture="glove",
            tip=tr("Box with him for nothing but the fun of it"),
        )
        tip = tr("What the classes above and below his would mean for him")
        self.weight = link_button(tr("Weight class…"), self.move_asked.emit, tip=tip)
        self.weight.setProperty("rule", "Y13")
        tip = tr("What he asks for, and what he would say to other terms")
        self.contract = link_button(tr("Contract…"), self.contract_asked.emit, tip=tip)
        self.contract.setProperty("rule", "Y9")
        tip = tr("What his corner does in bouts nobody plays")
        self.plan = link_button(tr("Fight plan…"), self.plan_asked.emit, tip=tip)
        self.watch = button(tr("Watch"), picture="star")
        self.watch.setCheckable(True)
        set_tip(self.watch, tr("Mark him in the table of fighters, for you alone"))
        self.watch.clicked.connect(self.watch_asked)
        self._number = 0

    def _lay_out(self) -> None:
        managed = flow(self.managed, self.mark, self.manager, self.percentage, self.share)
        who = column(flow(self.name, self.nickname, space=3), managed, None, space=1)
        top = row((who, 1), space=5)
        for figure in (self.record, self.pop, self.earnings):
            top.addWidget(figure)
        row(self.sealed, self.plan, self.contract, self.weight, None, space=2, parent=self.plan_line)
        badges = flow(*self.badges, self.rank, space=2)
        condition = row((self.condition, 1), self.why_unfit)
        told = column(top, badges, self.life, self.plan_line, condition, None, space=2)
        self.body.addLayout(row(self.portrait, (told, 1), space=4))
        doors = (self.match, self.sign, self.exhibition, self.compare, self.watch)
        self.body.addLayout(flow(*doors, space=2))

    def _go(self, page: str) -> None:
        self.go.emit(Place(page, self._number))

    def show_facts(self, facts: FighterFacts, whys: Whys, *, mine: bool, watched: bool) -> None:
        """Show another fighter; ``mine`` if the person at the keyboard manages him."""
        r = facts.row
        why_pop, why_rank, why_percentage, why_unfit = whys
        self._number = r.number
        self.name.setText(r.name)
        self.nickname.setText(shown.quoted(r.nickname))
        self._show_badges(facts)
        show_text(self.life, _life(facts))
        self.managed.setText(_managed(facts))
        self.manager.set(
            "" if facts.manager is None else facts.manager.name, shown.manager_place(facts.manager)
        )
        show_if(self.manager, facts.manager is not None)
        self.share.setText(_share_text(facts))
        self.percentage.set(tr("for {percentage} %").format(percentage=facts.row.percentage), why_percentage)
        show_if(self.percentage, why_percentage is not None)
        self.rank.set(tr("Why this rank?"), why_rank)
        show_if(self.rank, why_rank is not None)
        self.record.show_value(shown.record(facts.record), tip=tr("Won, lost and drawn"))
        self.pop.show_value(words.pop(r.pop_half), tip=_pop_text(facts))
        self.pop.setProperty("rule", "C28")
        self.pop.explain(why_pop)
        self.earnings.show_value(
            words.dollars(r.earnings), tip=tr("All his purses; his managers' shares are part of them")
        )
        self.condition.setText(_condition_text(facts))
        self.condition.setProperty("rule", "C57")
        self.why_unfit.set(tr("Until when?"), why_unfit)
        show_if(self.why_unfit, why_unfit is not None)
        show_if(self.match, mine and not r.is_retired)
        self.match.setEnabled(facts.kept_until is None)
        set_tip(self.match, words.kept(facts.kept_until) or tr("Look for an opponent and an arena"))
        self.watch.setChecked(watched)

    def show_colour(self, colour: CornerColour | None) -> None:
        """Show the colour of his stable, if he has one."""
        show_if(self.mark, colour is not None)
        if colour is not None:
            self.mark.set(colour)

    def show_plan(self, *, mine: bool, sealed: bool) -> None:
        """Show the door to his fight plan, and whether one is sealed, to his manager alone."""
        show_if(self.plan_line, mine)
        self.sealed.set(
            tr("Fight plan sealed") if sealed else tr("No fight plan"), "good" if sealed else "neutral"
        )

    def show_signing(self, *, free: bool, why_not: str) -> None:
        """Offer to sign a free agent; ``why_not`` says what stands against it."""
        show_if(self.sign, free)
        self.sign.setEnabled(not why_not)
        set_tip(self.sign, why_not or tr("Give him an empty place in your stable"))

    def _show_badges(self, facts: FighterFacts) -> None:
        r = facts.row
        lines = [
            (shown.standing(r.rank, retired=r.is_retired), shown.standing_tone(r.rank, retired=r.is_retired)),
            (_class(facts), "neutral"),
            (r.nationality, "neutral"),
            (shown.stance(r.stance), "neutral"),
            (_age(facts), "neutral"),
        ]
        for badge, (text, tone) in zip(self.badges, lines, strict=True):
            badge.set(text, tone)


def _managed(facts: FighterFacts) -> str:
    if facts.row.is_retired:
        text = tr("Retired after fight night {night}").format(night=facts.row.retired_night)
        return text if facts.manager is None else tr("{retired}, last managed by").format(retired=text)
    return tr("Free agent, no manager") if facts.manager is None else tr("Managed by")


def _share_text(facts: FighterFacts) -> str:
    if facts.row.percentage is None or facts.row.is_retired:
        return ""
    stands = shown.share_stands(facts.contract_until, facts.renewed_in or 0)
    return tr("of his purses; {stands}").format(stands=stands)


def _pop_text(facts: FighterFacts) -> str:
    earned, rank = words.pop(facts.row.earned_half), words.pop(facts.rank_half)
    return tr("{earned} earned and {rank} by rank").format(earned=earned, rank=rank)


def _life(facts: FighterFacts) -> str:
    """What his set tells of him outside the league."""
    years, career = shown.years(facts.years_active), facts.career and shown.career(facts.career)
    told = (
        "" if facts.born is None else tr("Born {year}").format(year=facts.born),
        years and tr("active {years}").format(years=years),
        career and tr("record in life {record}").format(record=career),
    )
    return " · ".join(part for part in told if part)


def _class(facts: FighterFacts) -> str:
    named = facts.row.weight_class
    if facts.weight is None:
        return named or facts.boxed_in
    return tr("{weight_class}, {pounds} pounds").format(weight_class=named, pounds=facts.weight)


def _age(facts: FighterFacts) -> str:
    if facts.age is None:
        return ""
    if not facts.worn:
        return tr("{age} years old").format(age=facts.age)
    return tr("{age} years old, worn by %n more", "{age} years old, worn by %n more", facts.worn).format(
        age=facts.age
    )


def _condition_text(facts: FighterFacts) -> str:
    now = _condition_now(facts)
    if facts.returned_night is None or facts.row.is_retired:
        return now
    return tr("{now} Came back after night {night}.").format(now=now, night=facts.returned_night)


def _condition_now(facts: FighterFacts) -> str:
    r = facts.row
    if r.is_retired:
        return facts.retired_reason
    if r.last_night is None:
        return tr("Has not fought yet.")
    since = tr(
        "By the coming night, %n night since his last bout.",
        "By the coming night, %n nights since his last bout.",
        shown.nights_since(r) or 0,
    )
    if r.out_in:
        return tr(
            "{since} Hurt: out for %n more night.", "{since} Hurt: out for %n more nights.", r.out_in
        ).format(since=since)
    if not r.rested_in:
        return tr("{since} Rested.").format(since=since)
    sentence = tr(
        "{since} Still tired: {loss} missing, for %n more night.",
        "{since} Still tired: {loss} missing, for %n more nights.",
        r.rested_in,
    )
    return sentence.format(since=since, loss=r.carried_loss)


# The page of a fighter


class FighterPage(Page):
    """Who he is, and behind tabs his career, ratings, titles and money; ``part`` of a place names the tab."""

    def build(self) -> None:
        self._wanted = ""
        self.header = FighterHeader()
        self.tabs: PartTabs[FighterFacts] = PartTabs(tr("Parts of the fighter's page"))
        self.tabs.add("career", tr("Career"), lambda: CareerPart(self.session))
        self.tabs.add("story", tr("Story"), lambda: StoryPart(self.session))
        self.tabs.add("bouts", tr("Bouts"), BoutsPart)
        self.tabs.add("ratings", tr("Ratings"), lambda: RatingsPart(self.session))
        self.tabs.add("titles", tr("Titles and money"), lambda: TitlesPart(self.session))
        self.tabs.add("notes", tr("My notes"), lambda: NotesPart(self.session))
        for widget in (self.header, self.tabs):
            widget.go.connect(self.go)
        self.header.watch_asked.connect(self._watch)
        self.door = PlanDoor(self.session, self)
        self.header.plan_asked.connect(self._plan)
        self.header.signing_asked.connect(self._sign)
        self.header.move_asked.connect(self._move)
        self.header.contract_asked.connect(self._talk)
        whole = QWidget()
        page_box(whole, [(self.header, 0), (self.tabs, 1)])
        self._stack = QStackedLayout(self)
        self._stack.addWidget(whole)
        self._stack.addWidget(
            Empty(
                tr("There is no such fighter."), tr("All fighters"), lambda: self.go.emit(Place("fighters"))
            )
        )

    def show_place(self, place: Place) -> None:
        """Show a fighter, in the tab that was open last unless ``part`` names one."""
        self._wanted = place.part
        super().show_place(place)
        self.retitled.emit()

    def refresh(self) -> None:
        books, number = self.session.books, self.place.number
        self._stack.setCurrentIndex(0 if number in books.fighters else 1)
        if number not in books.fighters:
            return
        facts = fighter_facts(books, number)
        mine = self._is_mine(books.fighters[number])
        self.header.portrait.show_sitter(sitter_in(books, number))
        self.header.show_colour(colours_in(books).get(books.fighters[number].manager or 0))
        self.header.show_facts(facts, self._whys(facts), mine=mine, watched=number in watched(self.session))
        self.header.show_plan(mine=self.door.is_mine(number), sealed=self.door.is_sealed(number))
        page = books.fighters[number]
        free = contracts.manager_of(self.session) is not None and page.manager is None and not page.is_retired
        self.header.show_signing(
            free=free, why_not=contracts.why_not_signed(self.session, number) if free else ""
        )
        show_if(self.header.contract, mine and not contracts.why_no_talk(self.session, number))
        show_if(self.header.weight, not why_no_move(self.session, number))
        self.tabs.fill(facts, self._wanted)
        self._wanted = ""

    def _whys(self, facts: FighterFacts) -> Whys:
        """How his figures came about, worked out when somebody asks."""
        books, entries = self.session.books, self.session.entries
        page = books.fighters[facts.row.number]
        if page.is_retired:
            return (lambda: explain_pop(books, page)), None, None, None
        paid, unfit = page.percentage is not None, explain_condition(books, page)
        return (
            lambda: explain_pop(books, page),
            lambda: explain_rank(books, page),
            (lambda: explain_percentage(books, page, entries)) if paid else None,
            None if unfit is None else lambda: unfit,
        )

    def title(self) -> str:
        page = self.session.books.fighters.get(self.place.number)
        return tr("Fighter") if page is None else page.name

    def commands(self) -> tuple[Command, ...]:
        header = self.header
        return (
            Command("fighter_compare", tr("Compare with another fighter…"), header.compare.click, icon="compare"),
            Command("fighter_exhibition", tr("Exhibition with this fighter…"), header.exhibition.click, icon="glove"),
            Command("fighter_watch", tr("Watch this fighter"), header.watch.click, icon="star", checked=header.watch.isChecked),
            Command("fighter_match", tr("Find a bout for this fighter"), header.match.click, icon="handshake", why_not=self._why_no_bout),
            Command("fighter_class", tr("Another weight class…"), self._move, icon="up", why_not=lambda: why_no_move(self.session, self.place.number)),
            Command("fighter_contract", tr("Contract…"), self._talk, icon="handshake", why_not=lambda: contracts.why_no_talk(self.session, self.place.number)),
            Command("fighter_cards", tr("Print fighter cards…"), self._print_cards, icon="print"),
            Command("fighter_plan", tr("Fight plan…"), self._plan, icon="lock", why_not=lambda: self.door.why_not(self.place.number)),
        )  # fmt: skip

    def _why_no_bout(self) -> str:
        page = self.session.books.fighters.get(self.place.number)
        if page is None or page.is_retired:
            return tr("He fights no more.")
        if not self._is_mine(page):
            return tr("You do not manage him.")
        return words.kept(kept_until(self.session.books, page.number))

    def _print_cards(self) -> None:
        from ringside_manager.gui.printing import CardsDialog
        from ringside_manager.printed.sheets import league_cards

        books = self.session.books
        cards = partial(league_cards, books)
        CardsDialog(cards, books.system, books.name, self).open()

    def _move(self) -> None:
        ClassDialog(self.session, self.place.number, self).open()

    def _plan(self) -> None:
        self.door.open(self.place.number)

    def _is_mine(self, page: FighterBook) -> bool:
        viewer = self.session.viewer
        return viewer is not None and viewer.manager is not None and viewer.manager == page.manager

    def _sign(self) -> None:
        """Sign him, or talk about terms where there are contracts."""
        if self.session.books.house.contracts.seasons:
            self._talk()
        else:
            self.session.hand_in(SignFighter(self.place.number))

    def _talk(self) -> None:
        contracts.ContractDialog(self.session, self.place.number, self).open()

    def _watch(self, on: bool) -> None:
        watch(self.session, self.place.number, on=on)
