"""The head of a fighter's page: who he is, whose he is, and his figures."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ringside_manager.gui import words
from ringside_manager.gui.explain import Explained
from ringside_manager.gui.pages.people import shown
from ringside_manager.gui.pages.people.parts import Figure
from ringside_manager.gui.place import Place
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
)
from ringside_manager.language import tr
from ringside_manager.office.facts.explanations import Explanation
from ringside_manager.office.facts.fighters import FighterFacts

Why = Callable[[], Explanation]


@dataclass(frozen=True, slots=True)
class Whys:
    """How his computed figures came about; ``None`` where there is nothing to explain."""

    pop: Why | None = None
    rank: Why | None = None
    percentage: Why | None = None


class FighterHeader(Panel):
    """Name, standing, manager and the figures people ask for first."""

    go = Signal(object)
    watch_asked = Signal(bool)
    plan_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self.name = Heading("", 1)
        self.nickname = plain_label(tone="muted", size=1.15)
        self.badges = [Badge() for _ in range(5)]
        self.plan_line, self.sealed = QWidget(), Badge()
        self.manager = Link()
        self.managed = plain_label(tone="muted")
        self.share = plain_label(tone="muted")
        self.percentage = Explained(name=tr("The manager's share:"))
        self.rank = Explained()
        self.record = Figure(tr("won-lost-drawn"), size=2.4)
        self.pop = Figure(tr("POP"))
        self.earnings = Figure(tr("earnings"))
        self.condition = plain_label(wrap=True)
        self._make_buttons()
        self._lay_out()
        self.manager.go.connect(self.go)

    def _make_buttons(self) -> None:
        self.compare = button(
            tr("Compare…"), self._compare, picture="compare", tip=tr("Put another fighter beside him")
        )
        self.match = button(tr("Find a bout"), self._match, picture="handshake")
        self.exhibition = button(
            tr("Exhibition…"),
            self._exhibition,
            picture="glove",
            tip=tr("Box with him for nothing but the fun of it"),
        )
        tip = tr("What his corner does in bouts nobody plays")
        self.plan = link_button(tr("Fight plan…"), self.plan_asked.emit, tip=tip)
        self.watch = button(tr("Watch"), picture="star")
        self.watch.setCheckable(True)
        set_tip(self.watch, tr("Mark him in the table of fighters, for you alone"))
        self.watch.clicked.connect(self.watch_asked)
        self._number = 0

    def _lay_out(self) -> None:
        managed = row(self.managed, self.manager, self.percentage, self.share, None, space=1)
        who = column(row(self.name, self.nickname, None, space=3), managed, None, space=1)
        top = row(space=5)
        top.addLayout(who, 1)
        for figure in (self.record, self.pop, self.earnings):
            top.addWidget(figure)
        feet = row(space=2)
        feet.addWidget(self.condition, 1)
        for made in (self.match, self.exhibition, self.compare, self.watch):
            feet.addWidget(made)
        self.body.addLayout(top)
        self.body.addLayout(row(*self.badges, self.rank, None, space=2))
        row(self.sealed, self.plan, None, space=2, parent=self.plan_line)
        self.body.addWidget(self.plan_line)
        self.body.addLayout(feet)

    def _exhibition(self) -> None:
        self.go.emit(Place("exhibition", self._number))

    def show_facts(self, facts: FighterFacts, whys: Whys, *, mine: bool, watched: bool) -> None:
        """Show another fighter; ``mine`` if the person at the keyboard manages him."""
        r = facts.row
        self._number = r.number
        self.name.setText(r.name)
        self.nickname.setText(shown.quoted(r.nickname))
        self._show_badges(facts)
        self.managed.setText(_managed(facts))
        self.manager.set(
            "" if facts.manager is None else facts.manager.name, shown.manager_place(facts.manager)
        )
        self.manager.setVisible(facts.manager is not None)
        self.share.setText(_share_told(facts))
        self.percentage.set(_percentage(facts), whys.percentage)
        self.percentage.setVisible(whys.percentage is not None)
        self.rank.set(tr("Why this rank?"), whys.rank)
        self.rank.setVisible(whys.rank is not None)
        self.record.show_value(shown.record(facts.record), tip=tr("Won, lost and drawn"))
        self.pop.show_value(words.pop(r.pop_half), tip=_pop_told(facts))
        self.pop.setProperty("rule", "C28")
        self.pop.explain(whys.pop)
        self.earnings.show_value(
            words.dollars(r.earnings), tip=tr("All his purses; his managers' shares are part of them")
        )
        self.condition.setText(_condition_told(facts))
        self.condition.setProperty("rule", "C57")
        self.match.setVisible(mine and not r.is_retired)
        self.match.setEnabled(facts.kept_until is None)
        set_tip(self.match, words.kept(facts.kept_until) or tr("Look for an opponent and an arena"))
        self.watch.setChecked(watched)

    def show_plan(self, *, mine: bool, sealed: bool) -> None:
        """Show the door to his fight plan, and whether one is sealed, to his manager alone."""
        self.plan_line.setVisible(mine)
        self.sealed.set(
            tr("Fight plan sealed") if sealed else tr("No fight plan"), "good" if sealed else "neutral"
        )

    def _show_badges(self, facts: FighterFacts) -> None:
        r = facts.row
        told = [
            (shown.standing(r.rank, retired=r.is_retired), shown.standing_tone(r.rank, retired=r.is_retired)),
            (r.weight_class, "neutral"),
            (r.nationality, "neutral"),
            (shown.stance(r.stance), "neutral"),
            (_years(facts), "neutral"),
        ]
        for badge, (text, tone) in zip(self.badges, told, strict=True):
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


def _percentage(facts: FighterFacts) -> str:
    return tr("for {percentage} %").format(percentage=facts.row.percentage)


def _share_told(facts: FighterFacts) -> str:
    if facts.row.percentage is None or facts.row.is_retired:
        return ""
    return tr(
        "of his purses, new share in %n bout", "of his purses, new share in %n bouts", facts.renewed_in or 0
    )


def _pop_told(facts: FighterFacts) -> str:
    told = tr("{earned} earned and {rank} by rank")
    return told.format(earned=words.pop(facts.row.earned_half), rank=words.pop(facts.rank_half))


def _years(facts: FighterFacts) -> str:
    if facts.years_active is None:
        return ""
    first, last = facts.years_active
    return tr("since {year}").format(year=first) if last is None else f"{first}–{last}"


def _condition_told(facts: FighterFacts) -> str:
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
    if not r.rested_in:
        return tr("{since} Rested.").format(since=since)
    told = tr(
        "{since} Carries a loss of {loss} for %n more night.",
        "{since} Carries a loss of {loss} for %n more nights.",
        r.rested_in,
    )
    return told.format(since=since, loss=r.carried_loss)
