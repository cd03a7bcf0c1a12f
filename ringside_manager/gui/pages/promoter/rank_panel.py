"""Give a contender a rank, with a reason, or lift what was given."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import OverrideRanking
from ringside_manager.gui.justice.acting import promote
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Panel, button, note, plain_label, roomy, row
from ringside_manager.language import tr
from ringside_manager.office.facts.promoter import RankRow, contenders


class RankPanel(Panel):
    """Who, which rank, why."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Override a ranking"), parent)
        self._session = session
        self._rows: dict[int, RankRow] = {}
        self._can_act = False
        self.fighter = QComboBox()
        self.fighter.setAccessibleName(tr("Contender"))
        self.rank = roomy(QSpinBox())
        self.rank.setRange(1, 1)
        self.rank.setAccessibleName(tr("Rank"))
        self.reason = QLineEdit()
        self.reason.setMaxLength(200)
        self.reason.setPlaceholderText(tr("Why? It is told in the news."))
        self.reason.setAccessibleName(tr("Reason for the rank"))
        self.give = button(tr("Give the rank"), self._give)
        self.lift = button(tr("Lift it"), self._lift)
        for widget in (self.fighter, self.rank, self.reason, self.give, self.lift):
            widget.setProperty("rule", "C32")
        self.state = note()
        self.body.addWidget(
            note(tr("It counts from the next drawing up of the rankings until he has boxed with it."))
        )
        self.fighter.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.fighter.setMinimumContentsLength(24)
        self.said = plain_label(tone="good", wrap=True)
        self.said.hide()
        self.missing = note()
        self.body.addWidget(self.fighter)
        self.body.addWidget(self.state)
        line = row(plain_label(tr("Rank")), self.rank, self.reason)
        line.setStretch(2, 1)
        self.body.addLayout(line)
        self.body.addWidget(self.said)
        bottom = row(self.missing, self.lift, self.give)
        bottom.setStretch(0, 1)
        self.body.addLayout(bottom)
        self.fighter.currentIndexChanged.connect(self.said.hide)
        self.fighter.currentIndexChanged.connect(self._judge)
        self.reason.textChanged.connect(self._judge)
        self.rank.valueChanged.connect(self._judge)

    def show_books(self, books: Books, can_act: bool) -> None:
        """Offer the contenders as they are ranked."""
        self._can_act = can_act
        rows = contenders(books)
        self._rows = {found.fighter: found for found in rows}
        kept = self.fighter.currentData()
        with QSignalBlocker(self.fighter):
            self.fighter.clear()
            for found in rows:
                self.fighter.addItem(_contender(found), found.fighter)
            self.fighter.setCurrentIndex(max(0, self.fighter.findData(kept)))
        self.rank.setRange(1, max(1, len(rows)))
        self._judge()

    def _judge(self, *_: object) -> None:
        chosen = self._rows.get(self.fighter.currentData() or 0)
        ready = self._can_act and chosen is not None and bool(self.reason.text().strip())
        self.give.setEnabled(ready)
        self.lift.setVisible(chosen is not None and chosen.given is not None)
        self.lift.setEnabled(ready)
        self.missing.setText("" if ready else self._why_not(chosen))
        self.state.setText(_state(chosen))

    def _why_not(self, chosen: RankRow | None) -> str:
        """Why no rank can be given or lifted now."""
        if not self._can_act:
            return tr("This league is open for reading only, or its campaign is over.")
        return tr("Nobody is ranked yet.") if chosen is None else tr("Give a reason first.")

    def _give(self) -> None:
        told = tr("{name} is given rank {rank}.")
        self._hand_in(self.rank.value(), told)

    def _lift(self) -> None:
        self._hand_in(None, tr("{name} is ranked by his record again."))

    def _hand_in(self, rank: int | None, told: str) -> None:
        chosen = self._rows[self.fighter.currentData()]
        order = OverrideRanking(chosen.fighter, rank, self.reason.text().strip())
        said = told.format(name=chosen.name, rank=rank)
        promote(self._session, order, lambda _: self._tell(said))

    def _tell(self, said: str) -> None:
        """It has happened; the next reason can be typed."""
        self.reason.clear()
        self.said.setText(said)
        self.said.show()
        self.reason.setFocus()


def _contender(row: RankRow) -> str:
    told = tr("{rank}. {name}").format(rank=row.rank, name=row.name)
    if row.weight_class:
        told = tr("{fighter}, {weight_class}").format(fighter=told, weight_class=row.weight_class)
    if row.given is None:
        return told
    if row.counts_from:
        return tr("{fighter} ({rank} from night {night})").format(
            fighter=told, rank=row.given.rank, night=row.counts_from
        )
    return tr("{fighter} (given)").format(fighter=told)


def _state(row: RankRow | None) -> str:
    if row is None:
        return tr("There are no ranks before the first champion.")
    if row.given is None:
        return tr("Ranked by his record.")
    if row.counts_from:
        return tr("Given rank {rank}, counts from night {night}: {reason}").format(
            rank=row.given.rank, night=row.counts_from, reason=row.given.reason
        )
    return tr("Given rank {rank} after night {night}: {reason}").format(
        rank=row.given.rank, night=row.given.night, reason=row.given.reason
    )
