"""Opening the ring: an exhibition begun or taken up, a recorded bout, two of them side by side."""

from __future__ import annotations

import secrets
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from ringside_manager import paths
from ringside_manager.bout import RED, registry
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.drive import Typed, Unfinished, fight_typed
from ringside_manager.bout.record import BoutRecord
from ringside_manager.errors import DiskFaultError, RingsideError
from ringside_manager.gui import shown
from ringside_manager.gui.language import error_text
from ringside_manager.gui.look import size_window
from ringside_manager.gui.portraits import sitter_of
from ringside_manager.gui.ring import Keep, LiveBout, TakingBack, agreed
from ringside_manager.gui.ring.sides import NOBODY, Introduction, Introductions
from ringside_manager.gui.settings import known_sets
from ringside_manager.gui.tables import Column, Table
from ringside_manager.gui.widgets import Dialog, Heading, MessageBox, button, column, note, plain_label, row
from ringside_manager.gui.words import method
from ringside_manager.language import tr
from ringside_manager.play import Contest
from ringside_manager.play.film import Shelved, keep, new_place, on_the_shelf, take_down

if TYPE_CHECKING:
    from ringside_manager.campaign.books import Books
    from ringside_manager.gui.ring.beginning import Source
    from ringside_manager.gui.ring.exhibition import Exhibition, ExhibitionDialog
    from ringside_manager.gui.ring.judging import Wish
    from ringside_manager.gui.ring.rule_books import RuleBooksDialog
    from ringside_manager.gui.ring.window import Offer, RingWindow


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
        from ringside_manager.gui.ring.exhibition import ExhibitionDialog

        dialog = ExhibitionDialog(self._desktop, source=source, names=names, persons=persons)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.made.connect(self.begin)
        dialog.typed.connect(self.read_paper)
        dialog.judge_wanted.connect(self.judge_wanted)
        dialog.open()
        return dialog

    def judge(self, books: Books | None = None, wish: Wish | None = None) -> RuleBooksDialog:
        """Let every bout system judge a pairing; ``books`` and ``wish`` are offered first."""
        from ringside_manager.gui.ring.rule_books import RuleBooksDialog

        dialog = RuleBooksDialog(self._desktop, books=books, wish=wish)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.watch.connect(self.watch)
        dialog.show()
        return dialog

    def look(self) -> ShelfDialog:
        dialog = ShelfDialog(self, self._desktop)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()
        return dialog

    def ask_for_file(self) -> None:
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
            if wish.taking_back is not None:
                contest.notes["taking_back"] = wish.taking_back.value
            if wish.fighters:
                contest.notes["fighters"] = wish.fighters
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

    def read_paper(self, wish: Exhibition, typed: Typed) -> RingWindow | None:
        """Watch a bout that was played on paper; what the rules do not allow is told with its line."""
        try:
            return self.watch(fight_typed(wish.setup, wish.seed, typed, (None, None)))
        except RingsideError as error:
            self.failed.emit(error)
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
        """Watch a recorded bout; raises as ``LiveBout.watched``."""
        return self._show(LiveBout.watched(record))

    def side_by_side(self, one: BoutRecord, other: BoutRecord) -> QWidget:
        """Watch two recorded bouts beside each other; raises as ``LiveBout.watched``."""
        from ringside_manager.gui.ring.window import SideBySide

        window = SideBySide(LiveBout.watched(one), LiveBout.watched(other))
        self._remember(window)
        return window

    def _play(self, contest: Contest, place: Path) -> RingWindow:
        persons = {contest.seat(corner).name for corner in CORNERS if contest.seat(corner).is_person}
        match = LiveBout.played(
            contest,
            self._keeper(place),
            scores=contest.notes.get("scores") is not False,
            taking_back=agreed(contest, TakingBack.AGREED if len(persons) > 1 else TakingBack.FREE),
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

    def _show(self, match: LiveBout) -> RingWindow:
        from ringside_manager.gui.ring.host import ring_window

        notes = {} if match.contest is None else match.contest.notes
        window, host = ring_window(match, introduced(notes.get("fighters"), match.names))
        host.after.offers = shelf_offers
        host.again.connect(self._again)
        self._remember(window)
        host.take_keys()
        return window

    def _again(self, match: LiveBout) -> None:
        contest = match.contest
        if contest is not None:
            from ringside_manager.gui.ring.exhibition import Exhibition

            seed = secrets.randbelow(2**53)
            again = Exhibition(
                match.setup,
                seed,
                contest.seats,
                contest.real_dice,
                match.scores,
                match.taking_back,
                str(contest.notes.get("fighters", "")),
            )
            self.begin(again)

    def _remember(self, window: QWidget) -> None:
        self.windows = [other for other in self.windows if isValid(other) and other.isVisible()] + [window]
        window.show()


def introduced(fighters: object, names: tuple[str, str]) -> Introductions:
    """Two men of a set as they look; nobody for a set that is not known here any more, or is no word at all."""
    from ringside_manager.fighters.sets import load_set, shipped_sets  # YAML is slow to import

    if not isinstance(fighters, str) or fighters not in (*shipped_sets(), *known_sets()):
        return NOBODY
    try:
        by_name = {fighter.name: fighter for fighter in load_set(fighters).fighters}
    except RingsideError:
        return NOBODY
    red, blue = (
        Introduction(
            facts=shown.person(by_name[name]), sitter=sitter_of(by_name[name], set_name=Path(fighters).stem)
        )
        if name in by_name
        else Introduction()
        for name in names
    )
    return red, blue


def shelf_offers() -> tuple[Offer, ...]:
    """Every exhibition on the shelf that is over, latest first."""
    return tuple(
        (
            tr("{red} against {blue}: {state}").format(red=found.red, blue=found.blue, state=state(found)),
            found.record.to_json(),
        )
        for found in on_the_shelf()
        if found.record is not None
    )


def _disk(error: OSError) -> RingsideError:
    text = tr("The bout cannot be kept: {cause}. It goes on, but ends with this window.")
    return DiskFaultError(text.format(cause=error.strerror or error))


# The shelf: exhibitions put aside or fought, to be taken up, watched, or laid beside each other


class ShelfDialog(Dialog):
    """Lists the exhibitions of this person, latest first."""

    def __init__(self, house: RingHouse, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self.question: MessageBox | None = None
        self.setWindowTitle(tr("Exhibition bouts"))
        said = note(
            tr(
                "Every exhibition is kept after each decision, so it can be gone on with at any time. "
                "Choose two that are over to watch them side by side."
            )
        )
        empty = tr("No exhibition has been boxed yet.")
        self.table: Table[Shelved] = Table("exhibitions", columns(), lambda shelved: shelved.path, empty)
        self.table.view.selectionModel().selectionChanged.connect(lambda *_: self._choose())
        self.table.activated.connect(lambda _: self.open_chosen())
        self.problem = plain_label(wrap=True, tone="bad")
        self.problem.hide()
        self.go_on = button(tr("Watch it"), self.open_chosen, kind="primary", picture="eye")
        self.beside = button(tr("Side by side"), self.lay_beside, picture="compare")
        self.delete = button(tr("Throw away…"), self.ask_to_delete, kind="danger")
        file = button(tr("From a file…"), house.ask_for_file, picture="folder")
        buttons = row(file, self.delete, None, self.beside, self.go_on, button(tr("Close"), self.accept))
        column(
            Heading(tr("Exhibition bouts")),
            said,
            self.table,
            self.problem,
            buttons,
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 860, 540)
        house.changed.connect(self.refresh)
        house.failed.connect(self._tell)
        self.refresh()

    def refresh(self) -> None:
        self.table.set_rows(tuple(on_the_shelf()))
        self._choose()

    def open_chosen(self) -> None:
        chosen = self.table.selected()
        if chosen is not None:
            self._house.open_file(chosen.path)

    def lay_beside(self) -> None:
        one, other = (shelved.record for shelved in self.table.selected_rows()[:2])
        if one is not None and other is not None:
            try:
                self._house.side_by_side(one, other)
            except RingsideError as error:
                self._tell(error)

    def ask_to_delete(self) -> None:
        chosen = self.table.selected_rows()
        text = tr("Throw %n exhibition away for good?", "Throw %n exhibitions away for good?", len(chosen))
        box = self.question = MessageBox(self, tr("Throw away"), text)
        yes = box.addButton(tr("Throw away"), MessageBox.ButtonRole.DestructiveRole)
        box.addButton(tr("Keep"), MessageBox.ButtonRole.RejectRole)
        yes.clicked.connect(lambda: self._delete([shelved.path for shelved in chosen]))
        box.open()

    def _delete(self, files: list[Path]) -> None:
        for file in files:
            try:
                file.unlink(missing_ok=True)
            except OSError as error:
                self.problem.setText(
                    tr("{file} cannot be thrown away: {cause}.").format(
                        file=file.name, cause=error.strerror or str(error)
                    )
                )
                self.problem.show()
        self.refresh()

    def _choose(self) -> None:
        chosen = self.table.selected_rows()
        self.go_on.setEnabled(len(chosen) == 1)
        unfinished = len(chosen) == 1 and chosen[0].unfinished is not None
        self.go_on.setText(tr("Go on with it") if unfinished else tr("Watch it"))
        self.beside.setEnabled(len(chosen) == 2 and all(shelved.record for shelved in chosen))
        self.delete.setEnabled(bool(chosen))

    def _tell(self, error: RingsideError) -> None:
        self.problem.setText(error_text(error).text)
        self.problem.show()


def columns() -> tuple[Column[Shelved], ...]:
    """Who, under what rules, how it stands, and when it was last touched."""
    return (
        Column("red", tr("Red corner"), lambda shelved: shelved.red, width=20),
        Column("blue", tr("Blue corner"), lambda shelved: shelved.blue, width=20),
        Column("system", tr("Rules"), lambda shelved: shelved.system, _system, width=12),
        Column("rounds", tr("Rounds"), lambda shelved: shelved.rounds, align="right", width=8),
        Column("state", tr("How it stands"), state, width=34),
        Column("touched", tr("Last touched"), _touched, width=16),
    )


def _system(shelved: Shelved) -> str:
    names = registry.names()
    return registry.get(shelved.system).info.title if shelved.system in names else shelved.system


@lru_cache(maxsize=256)
def _round(text: str) -> int:
    """Return the round an unfinished bout is in; 0 if it cannot be gone on with."""
    try:
        return Unfinished.from_json(text).resume().scene.round
    except RingsideError:
        return 0


def state(shelved: Shelved) -> str:
    """How a bout stands, in a few words."""
    if shelved.record is None:
        here = 0 if shelved.unfinished is None else _round(shelved.unfinished.to_json())
        under_way = tr("In round {round} of {rounds}").format(round=here, rounds=shelved.rounds)
        return under_way if here else tr("Not over yet")
    outcome = shelved.record.outcome
    if outcome.winner is None:
        return tr("{how} over {rounds} rounds").format(how=method(outcome.method), rounds=outcome.round)
    winner = shelved.red if outcome.winner is RED else shelved.blue
    return tr("{winner}, {how}, round {round}").format(
        winner=winner, how=outcome.method.value, round=outcome.round
    )


def _touched(shelved: Shelved) -> str:
    try:
        moment = datetime.fromtimestamp(shelved.path.stat().st_mtime).astimezone()
    except OSError:
        return ""
    return moment.isoformat(" ", "minutes")[:16]
