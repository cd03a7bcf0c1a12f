"""The head of a fighter's page: who he is, whose he is, and his figures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ringside_manager.gui import shown, words
from ringside_manager.gui.corners import PALETTE, CornerColour, CornerMark
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.pages.people.parts import Figure
from ringside_manager.gui.place import Place
from ringside_manager.gui.portraits.label import PortraitLabel
from ringside_manager.gui.widgets import (
    Badge,
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
from ringside_manager.office.facts.explanations import Explanation
from ringside_manager.office.facts.fighters import FighterFacts

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
            tr("Compare…"), self._compare, picture="compare", tip=tr("Put another fighter beside him")
        )
        self.match = button(tr("Find a bout"), self._match, picture="handshake")
        self.sign = button(tr("Sign him"), self.signing_asked.emit, picture="handshake")
        self.sign.setProperty("rule", "C18")
        self.exhibition = button(
            tr("Exhibition…"),
            self._exhibition,
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

    def _exhibition(self) -> None:
        self.go.emit(Place("exhibition", self._number))

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

    def _compare(self) -> None:
        self.go.emit(Place("compare", self._number))

    def _match(self) -> None:
        self.go.emit(Place("matchmaker", self._number))


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
