"""A sealed bid towards the place of a bout (C54)."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QDoubleSpinBox, QWidget

from ringside_manager.campaign.orders import BidForDate
from ringside_manager.gui import words
from ringside_manager.gui.look import px, set_margins
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import Facts, Heading, button, column, note, roomy, row
from ringside_manager.language import tr


class BidDialog(QDialog):
    """Asks for the bid; nobody sees it before all are opened together."""

    def __init__(self, session: Session, bout: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._bout = bout
        books = session.books
        page = books.bouts[bout]
        red, blue = (books.fighters[number].name for number in page.fighters)
        self.setWindowTitle(tr("Sealed bid"))
        left = _money_left(session, bout)
        facts = Facts(
            [
                (tr("Bout"), tr("{red} against {blue}").format(red=red, blue=blue)),
                (
                    tr("Card"),
                    tr("{arena}, night {night}").format(arena=words.arena(page.arena), night=page.night),
                ),
                (tr("You can bid up to"), words.money(left)),
            ]
        )
        self.amount = roomy(QDoubleSpinBox())
        self.amount.setDecimals(2)
        self.amount.setPrefix("$")
        self.amount.setRange(0, left / 100)
        self.amount.setSingleStep(10)
        self.amount.setGroupSeparatorShown(True)
        self.amount.setValue(_sealed(session, bout) / 100)
        self.amount.setAccessibleName(tr("Your bid"))
        self.amount.setProperty("rule", "C54")
        seal = button(tr("Seal the bid"), self._seal, kind="primary", picture="lock")
        seal.setDefault(True)
        set_margins(
            column(
                Heading(self.windowTitle()),
                note(
                    tr(
                        "The bids of both managers of a bout count together. The highest get the places and are "
                        "paid; whoever loses pays nothing. All bids are opened on the night."
                    )
                ),
                facts,
                self.amount,
                row(None, button(tr("Cancel"), self.reject), seal),
                space=4,
                parent=self,
            ),
            5,
        )
        self.setMinimumWidth(px(460))
        self.amount.setFocus()
        self.amount.selectAll()

    def _seal(self) -> None:
        self._session.hand_in(BidForDate(self._bout, round(self.amount.value() * 100)))
        self.accept()


def _sealed(session: Session, bout: int) -> int:
    """What the viewer has sealed for a bout so far, in cents."""
    viewer = session.viewer
    manager = 0 if viewer is None else viewer.manager or 0
    return session.books.bouts[bout].bids_cents.get(manager, 0)


def _money_left(session: Session, bout: int) -> int:
    """What the viewer can still bid on that night beside his other bids, in cents."""
    viewer, books = session.viewer, session.books
    if viewer is None or viewer.manager is None:
        return 0
    tonight = books.bouts_of_night(books.bouts[bout].night)
    others = sum(other.bids_cents.get(viewer.manager, 0) for other in tonight if other.number != bout)
    return max(0, books.managers[viewer.manager].balance_cents - others)
