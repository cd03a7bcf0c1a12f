"""Opening the ring: an exhibition begun or taken up, a recorded bout, two of them side by side."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from ringside_manager import paths
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import DiskFaultError, RingsideError
from ringside_manager.gui.ring.match import Keep, Match, TakingBack
from ringside_manager.gui.ring.other_dialog import Offer
from ringside_manager.language import tr
from ringside_manager.play import Contest
from ringside_manager.play.contest import Seats
from ringside_manager.play.shelf import keep, new_place, on_the_shelf, take_down

if TYPE_CHECKING:
    from ringside_manager.campaign.books import Books
    from ringside_manager.gui.ring.exhibition.candidates import Source
    from ringside_manager.gui.ring.exhibition.dialog import ExhibitionDialog
    from ringside_manager.gui.ring.exhibition.shelf_dialog import ShelfDialog
    from ringside_manager.gui.ring.rule_books.dialog import RuleBooksDialog
    from ringside_manager.gui.ring.rule_books.wish import Wish
    from ringside_manager.gui.ring.window import RingWindow


@dataclass(frozen=True, slots=True)
class Exhibition:
    """An exhibition as it was wished for."""

    setup: Setup
    seed: int
    seats: Seats
    real_dice: bool = False
    scores: bool = True


class RingHouse(QObject):
    """Keeps the windows of bouts that belong to no league; ``failed`` carries an error of the house."""

    failed = Signal(object)
    changed = Signal()
    """The shelf of exhibitions holds something else."""
    judge_wanted = Signal(object)
    """Every bout system shall judge the pairing of a ``Wish``."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._desktop = parent
        self.windows: list[QWidget] = []

    def ask(
        self,
        source: Source | None = None,
        names: tuple[str, str] = ("", ""),
        persons: tuple[str, str] = ("", ""),
    ) -> ExhibitionDialog:
        """Ask for an exhibition and begin it; ``source`` and ``names`` are offered first."""
        from ringside_manager.gui.ring.exhibition.dialog import ExhibitionDialog

        dialog = ExhibitionDialog(self._desktop, source=source, names=names, persons=persons)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self.begin)
        dialog.judge_wanted.connect(self.judge_wanted)
        dialog.open()
        return dialog

    def judge(self, books: Books | None = None, wish: Wish | None = None) -> RuleBooksDialog:
        """Let every bout system judge a pairing; ``books`` and ``wish`` are offered first."""
        from ringside_manager.gui.ring.rule_books.dialog import RuleBooksDialog

        dialog = RuleBooksDialog(self._desktop, books=books, wish=wish)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.watch.connect(self.watch)
        dialog.show()
        return dialog

    def look(self) -> ShelfDialog:
        """Show the exhibitions put aside and fought."""
        from ringside_manager.gui.ring.exhibition.shelf_dialog import ShelfDialog

        dialog = ShelfDialog(self, self._desktop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def ask_for_file(self) -> None:
        """Let the person choose a file with a bout, and show it."""
        file, _ = QFileDialog.getOpenFileName(
            self._desktop, tr("Watch a recorded bout"), str(paths.saves()), tr("Bouts (*.bout *.json)")
        )
        if file:
            self.open_file(Path(file))

    def close(self) -> None:
        """Close the windows; bouts under way are kept."""
        for window in self.windows:
            if isValid(window):
                window.close()

    def begin(self, wish: Exhibition) -> RingWindow | None:
        """Begin an exhibition; it is on the shelf from the first decision on."""
        try:
            contest = Contest(wish.setup, wish.seed, wish.seats, real_dice=wish.real_dice)
            contest.notes["scores"] = wish.scores
            cards = (wish.setup.engine.card_data(card) for card in (wish.setup.red, wish.setup.blue))
            red, blue = (str(card["name"]) for card in cards)
            place = new_place(red, blue)
        except OSError as error:
            self.failed.emit(_disk(error))
        except RingsideError as error:
            self.failed.emit(error)
        else:
            return self._play(contest, place)
        return None

    def open_file(self, path: Path) -> RingWindow | None:
        """Watch the bout recorded in a file, or go on with the one put aside there."""
        try:
            found = take_down(path)
            if found.unfinished is not None:
                return self._play(Contest.take_up(found.unfinished.to_json()), path)
            assert found.record is not None
            return self.watch(found.record)
        except RingsideError as error:
            self.failed.emit(error)
        return None

    def watch(self, record: BoutRecord) -> RingWindow:
        """Watch a recorded bout; raises as ``Match.watched``."""
        return self._show(Match.watched(record))

    def side_by_side(self, one: BoutRecord, other: BoutRecord) -> QWidget:
        """Watch two recorded bouts beside each other; raises as ``Match.watched``."""
        from ringside_manager.gui.ring.side_by_side import SideBySide

        window = SideBySide(Match.watched(one), Match.watched(other))
        self._remember(window)
        return window

    def _play(self, contest: Contest, place: Path) -> RingWindow:
        persons = {contest.seat(corner).name for corner in CORNERS if contest.seat(corner).is_person}
        match = Match.played(
            contest,
            self._keeper(place),
            scores=contest.notes.get("scores") is not False,
            taking_back=TakingBack.AGREED if len(persons) > 1 else TakingBack.FREE,
        )
        return self._show(match)

    def _keeper(self, place: Path) -> Keep:
        def kept(text: str, _over: bool) -> None:
            try:
                keep(place, text)
            except OSError as error:
                self.failed.emit(_disk(error))
            except RingsideError as error:
                self.failed.emit(error)
            self.changed.emit()

        return kept

    def _show(self, match: Match) -> RingWindow:
        from ringside_manager.gui.ring.host import ring_window

        window, host = ring_window(match)
        host.after.offers = shelf_offers
        host.again.connect(self._again)
        self._remember(window)
        return window

    def _again(self, match: Match) -> None:
        """The same two in the same corners, with fresh dice."""
        contest = match.contest
        if contest is not None:
            seed = secrets.randbelow(2**53)
            self.begin(Exhibition(match.setup, seed, contest.seats, contest.real_dice, match.scores))

    def _remember(self, window: QWidget) -> None:
        self.windows = [other for other in self.windows if isValid(other) and other.isVisible()] + [window]
        window.show()


def shelf_offers() -> tuple[Offer, ...]:
    """Every exhibition on the shelf that is over, latest first."""
    from ringside_manager.gui.ring.exhibition.shelf_dialog import state

    return tuple(
        Offer(
            tr("{red} against {blue}: {state}").format(red=found.red, blue=found.blue, state=state(found)),
            found.record.to_json(),
        )
        for found in on_the_shelf()
        if found.record is not None
    )


def _disk(error: OSError) -> RingsideError:
    text = tr("The bout cannot be kept: {cause}. It goes on, but ends with this window.")
    return DiskFaultError(text.format(cause=error.strerror or error))
