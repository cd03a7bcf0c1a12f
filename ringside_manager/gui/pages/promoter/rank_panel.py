"""Give a contender a rank, with a reason, or lift what was given."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QLineEdit, QSpinBox, QWidget

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import OverrideRanking
from ringside_manager.gui.justice.acting import promote
from ringside_manager.gui.language import tr
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Panel, button, note, plain_label, row
from ringside_manager.office.queries.promoter import RankRow, contenders


class RankPanel(Panel):
    """Who, which rank, why."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Override a ranking"), parent)
        self._session = session
        self._rows: dict[int, RankRow] = {}
        self._can_act = False
        self.fighter = QComboBox()
        self.fighter.setAccessibleName(tr("Contender"))
        self.rank = QSpinBox()
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
        self.body.addLayout(row(self.fighter, plain_label(tr("Rank")), self.rank, None))
        self.body.addWidget(self.reason)
        bottom = row(self.state, self.lift, self.give)
        bottom.setStretch(0, 1)
        self.body.addLayout(bottom)
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
        missing = "" if ready or not self._can_act else tr("Give a reason first.")
        for made in (self.give, self.lift):
            made.setToolTip(missing)
        self.state.setText(_state(chosen))

    def _give(self) -> None:
        self._hand_in(self.rank.value())

    def _lift(self) -> None:
        self._hand_in(None)

    def _hand_in(self, rank: int | None) -> None:
        order = OverrideRanking(self.fighter.currentData(), rank, self.reason.text().strip())
        promote(self._session, order, lambda _: self.reason.clear())


def _contender(row: RankRow) -> str:
    told = tr("{rank}. {name}").format(rank=row.rank, name=row.name)
    if row.weight_class:
        told = tr("{fighter}, {weight_class}").format(fighter=told, weight_class=row.weight_class)
    return tr("{fighter} (rank given)").format(fighter=told) if row.given else told


def _state(row: RankRow | None) -> str:
    if row is None:
        return tr("There are no ranks before the first champion.")
    if row.given is None:
        return tr("Ranked by his record.")
    return tr("Given rank {rank} after night {night}: {reason}").format(
        rank=row.given.rank, night=row.given.night, reason=row.given.reason
    )
