"""The awards of a season on cards: who won, why, who came near."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from ringside_manager.campaign.awards import Award
from ringside_manager.gui import words
from ringside_manager.gui.look import set_margins
from ringside_manager.gui.pages.history.award_words import headline, reasons
from ringside_manager.gui.pages.history.flow import CardGrid
from ringside_manager.gui.pages.history.formulas import award_formula, award_name
from ringside_manager.gui.pages.history.large import enlarge
from ringside_manager.gui.pages.people.parts import Part
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Badge,
    Empty,
    Panel,
    Scroll,
    button,
    column,
    link_button,
    note,
    plain_label,
    row,
)
from ringside_manager.language import tr
from ringside_manager.office.facts.history import (
    AwardRow,
    NomineeRow,
    SeasonRow,
    is_final,
    season_row,
    seasons,
)

CARD_WIDE = 400


class AwardsPart(Part[Session]):
    """One season at a time; the latest that is over, or the running one."""

    def build(self) -> None:
        """Make the choice of the season and the cards."""
        self._session: Session | None = None
        self._shown: SeasonRow | None = None
        self.season = QComboBox()
        self.season.setAccessibleName(tr("Season"))
        self.season.currentIndexChanged.connect(lambda _place: self._show())
        self.older = button(
            "", lambda: self._step(-1), kind="flat", picture="back", name=tr("The season before")
        )
        self.newer = button(
            "", lambda: self._step(1), kind="flat", picture="forward", name=tr("The next season")
        )
        self.state = Badge()
        self.cards = CardGrid(CARD_WIDE)
        self.empty = Empty(tr("The first fight night is still to come. Awards are counted from then on."))
        inner = QWidget()
        column(self.cards, None, parent=inner)
        self.scroller = Scroll(inner)
        head = row(self.older, self.season, self.newer, self.state, None)
        box = column(head, space=3, parent=self)
        box.addWidget(self.scroller, 1)
        box.addWidget(self.empty, 1)
        set_margins(box, 0, 3, 0, 0)

    def fill(self, facts: Session) -> None:
        """Read the seasons; the one shown stays, at first the latest that is over."""
        self._session = facts
        known = list(seasons(facts.books))
        shown = self.season.currentData()
        self.season.blockSignals(True)
        self.season.clear()
        for number in known:
            self.season.addItem(tr("Season {season}").format(season=number), number)
        over = [number for number in known if is_final(facts.books, number)]
        wanted = shown if shown in known else (over or known or [0])[-1]
        self.season.setCurrentIndex(known.index(wanted) if wanted in known else -1)
        self.season.blockSignals(False)
        self.scroller.setVisible(bool(known))
        self.empty.setVisible(not known)
        for widget in (self.season, self.older, self.newer, self.state):
            widget.setVisible(bool(known))
        self._show()

    def _step(self, by: int) -> None:
        self.season.setCurrentIndex(min(max(self.season.currentIndex() + by, 0), self.season.count() - 1))

    def _show(self) -> None:
        number = self.season.currentData()
        if self._session is None or not number:
            return
        shown = season_row(self._session.books, number)
        self.older.setEnabled(self.season.currentIndex() > 0)
        self.newer.setEnabled(self.season.currentIndex() < self.season.count() - 1)
        self.state.set(
            tr("Decided") if shown.final else tr("As it stands"), "gold" if shown.final else "neutral"
        )
        if shown == self._shown:
            return
        self._shown = shown
        cards = [AwardCard(award) for award in shown.awards]
        for card in cards:
            card.go.connect(self.go)
        self.cards.set_cards(cards)


class AwardCard(Part[None]):
    """One award: its winner large, the reasons, the others named."""

    def __init__(self, award: AwardRow, parent: QWidget | None = None) -> None:
        self.award = award
        super().__init__(parent)

    def build(self) -> None:
        """Write the card."""
        name = award_name(self.award.award)
        panel = Panel(name)
        panel.head.addWidget(link_button(tr("How is this decided?"), self._explain, tip=name))
        column(panel, parent=self)
        if self.award.nominees:
            winner, *others = self.award.nominees
            self._write_winner(panel, winner)
            panel.body.addStretch(1)
            for place, nominee in enumerate(others, 2):
                panel.body.addLayout(self._runner_up(place, nominee))
        else:
            panel.body.addWidget(note(tr("Nothing of the kind has happened.")))
            panel.body.addStretch(1)

    def _write_winner(self, panel: Panel, winner: NomineeRow) -> None:
        link = self.link(winner.name, _place(self.award.award, winner))
        enlarge(link, 1.35)
        points = Badge(tr("{points} points").format(points=words.pop(winner.points_half)), "gold")
        panel.body.addLayout(row(link, None, points))
        if winner.bout:
            panel.body.addWidget(plain_label(headline(winner), wrap=True))
            to_bout = self.link(tr("The bout"), Place("bout", winner.bout))
            to_other = self.link(winner.other, Place("fighter", winner.other_fighter))
            panel.body.addLayout(row(to_bout, to_other, None))
        panel.body.addWidget(note(" · ".join(reasons(self.award.award, winner))))

    def _runner_up(self, place: int, nominee: NomineeRow) -> QHBoxLayout:
        """A line for the second and the third."""
        text = nominee.name
        if nominee.bout:
            text = tr("{one} against {other}").format(one=nominee.name, other=nominee.other)
        target = Place("bout", nominee.bout) if nominee.bout else _place(self.award.award, nominee)
        return row(
            plain_label(tr("{place}.").format(place=place), tone="muted"),
            self.link(text, target),
            None,
            plain_label(words.pop(nominee.points_half), tone="muted"),
        )

    def _explain(self) -> None:
        award_formula(self.award.award, self).open()


def _place(award: Award, nominee: NomineeRow) -> Place:
    """Where the name leads: a manager's page, else the fighter's."""
    if award is Award.MANAGER:
        return Place("manager", nominee.manager)
    return Place("fighter", nominee.fighter)
