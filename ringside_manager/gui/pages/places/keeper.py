"""The keeper's desk of a league in a shared folder: who is missing, the deadline, take in, hold the night, publish."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Qt, QTimeZone
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.campaign.deadlines import Deadline, read_deadline
from ringside_manager.errors import LockedError, RingsideError
from ringside_manager.gui.advance.keeping import Round, held, went_round
from ringside_manager.gui.look import size_window
from ringside_manager.gui.messages import error_text
from ringside_manager.gui.operation import Job
from ringside_manager.gui.pages.places.sharing import InviteDialog, ask_to_take_back
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    MessageBox,
    Panel,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    row,
    show_if,
)
from ringside_manager.gui.widgets.fields import Field, combo, line_edit
from ringside_manager.gui.widgets.frames import flow
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr, translated
from ringside_manager.office.deadlines import closing, closing_here, now
from ringside_manager.office.office import Office

if TYPE_CHECKING:
    from ringside_manager.club.member import Seat
    from ringside_manager.club.parcels import Asked, Collected

MOST_LINES = 40


class KeeperDesk(Panel):
    """Who has handed in for the coming night, and the rounds of the keeper."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Who has handed in"), parent)
        self._session = session
        self._asked: tuple[Asked, ...] = ()
        self._said: list[tuple[str, str]] = []
        self.question: MessageBox | None = None
        self._seats, self._asking, self._told = QVBoxLayout(), QVBoxLayout(), QVBoxLayout()
        self.where = plain_label(wrap=True, tone="muted")
        self.collect = button(tr("Take in"), self.take_in, picture="import")
        self.hold = button(tr("Hold the night"), self.ask_to_hold, kind="primary", picture="bell")
        self.publish = button(tr("Publish"), self.publish_now, picture="export")
        self.remind = button(tr("Copy a reminder"), self._copy_reminder, picture="copy")
        self.invite = button(tr("Invite…"), self._invite, picture="person")
        self.agree = button(tr("Deadline…"), self._agree, picture="clock")
        self.until = plain_label(wrap=True)
        self.back = button(tr("Take it back to this keyboard…"), lambda: ask_to_take_back(session, self.window()), picture="home")  # fmt: skip
        self.body.addWidget(self.until)
        for layout in (self._seats, self._asking):
            self.body.addLayout(layout)
        self.body.addLayout(row(self.hold, self.collect, self.publish, None))
        self.body.addLayout(flow(self.remind, self.agree, self.invite, self.back))
        self.body.addLayout(self._told)
        self.body.addWidget(self.where)

    def refresh(self) -> None:
        """Show the seats as the books know them, who asks to be let in, and what the last round brought."""
        from ringside_manager.club import member

        books = self._session.books
        self.set_title(tr("Who has handed in for night {night}").format(night=books.closed + 1))
        _fill(self._seats, [plain_label(*_seat_words(seat)) for seat in member.seats(books)])
        _fill(self._asking, [self._asks(each) for each in self._asked if each.key not in books.club.devices])
        _fill(self._told, [plain_label(text, wrap=True, tone=tone) for text, tone in self._said[:MOST_LINES]])
        until = closing(books)
        show_if(self.until, bool(until))
        self.until.setText(f"{translated(until)} {translated(closing_here(books))}")
        self.agree.setEnabled(not books.ended)
        show_if(self.remind, bool(member.reminder(books)))
        self.hold.setEnabled(not books.ended and not self._session.busy)
        self.where.setText(tr("Shared folder: {place}").format(place=self._session.folder or ""))

    def take_in(self, *, admit: tuple[str, ...] = (), take_over: bool = False) -> None:
        """Take in what has come, and publish the receipts."""
        self._round(tr("Taking in"), lambda shared: shared.collect(admit), take_over=take_over)

    def publish_now(self) -> None:
        """Publish what was done in this window meanwhile."""
        from ringside_manager.club.parcels import Collected

        self._round(tr("Publishing"), lambda _shared: Collected())

    def ask_to_hold(self) -> None:
        """Ask whether the deadline has come, naming who is missing."""
        from ringside_manager.club import member

        books = self._session.books
        missing = [seat.name for seat in member.seats(books) if seat.is_missing]
        text = tr("Everybody has handed in.")
        if missing:
            text = tr("Orders are missing from {names}: standing orders decide for them, else the program. What comes later is late.").format(names=", ".join(missing))  # fmt: skip
        box = self.question = MessageBox(
            self.window(),
            tr("Hold night {night}?").format(night=books.closed + 1),
            text,
            picture=MessageBox.Icon.Question,
        )
        box.addButton(tr("Hold the night"), MessageBox.ButtonRole.AcceptRole).clicked.connect(self.hold_now)
        box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole)
        box.open()

    def hold_now(self) -> None:
        """Take in what is there, list the parcels, open the seals, box, and publish."""

        self._round(tr("Holding the night"), held)

    def _round(self, title: str, act: Round, *, take_over: bool = False) -> None:
        folder = self._session.folder
        if folder is None:
            return

        def work(office: Office, _job: Job) -> tuple[Collected, int, list[tuple[str, str]]]:
            done, published = went_round(office, folder, act, take_over=take_over)
            return done, published, collected_words(office, done, published)

        self._session.do(title, work, self._done, lambda error: self._refused(error, title, act))

    def _done(self, result: tuple[Collected, int, list[tuple[str, str]]]) -> None:
        done, _, said = result
        self._asked = tuple(done.asked)
        self._said = said
        self.refresh()
        if done.night:
            self.go.emit(Place("night", done.night))

    def _refused(self, error: Any, title: str, act: Round) -> None:
        """Tell it here; a folder another computer has in hand may be taken over."""
        assert isinstance(error, RingsideError)
        self._said = [(error_text(error).whole, "bad")]
        self.refresh()
        if not isinstance(error, LockedError):
            return
        box = self.question = MessageBox(
            self.window(), tr("Another computer has the folder in hand"), error_text(error).text, picture=MessageBox.Icon.Warning
        )  # fmt: skip
        over = box.addButton(tr("Take it over"), MessageBox.ButtonRole.AcceptRole)
        box.addButton(tr("Cancel"), MessageBox.ButtonRole.RejectRole)
        over.clicked.connect(lambda: self._round(title, act, take_over=True))
        box.open()

    def _asks(self, asked: Asked) -> QWidget:
        text = tr("{name} asks to be let in: {digits} ({device})").format(name=asked.name, digits=asked.fingerprint, device=asked.label)  # fmt: skip
        line = QWidget()
        let_in = button(tr("Let in"), lambda: self.take_in(admit=(asked.key,)), picture="check", name=tr("Let {name} in").format(name=asked.name))  # fmt: skip
        row((plain_label(text, wrap=True), 1), let_in, parent=line)
        return line

    def _copy_reminder(self) -> None:
        from ringside_manager.club import member

        QGuiApplication.clipboard().setText(translated(member.reminder(self._session.books)))

    def _agree(self) -> None:
        DeadlineDialog(self._session, self.window()).open()

    def _invite(self) -> None:
        InviteDialog(self._session, self.window()).open()


def collected_words(office: Office, done: Collected, published: int) -> list[tuple[str, str]]:
    """What a round brought, in sentences with their tones."""
    from ringside_manager.club.member import receipt_line

    devices = office.books.club.devices

    def name_of(key: str) -> str:
        return devices[key].member if key in devices else key[:8]

    said = [
        (translated(receipt_line(each, name_of(each.device))), "warn" if each.refusals else "")
        for each in done.receipts
    ]
    refused = tr("Parcel {number} of {name} was refused: {why}")
    said += [
        (refused.format(number=number, name=name_of(key), why=why), "bad")
        for key, number, why in done.refused
    ]
    admitted = tr("{name} was admitted: {digits}")
    said += [(admitted.format(name=each.name, digits=each.fingerprint), "good") for each in done.admitted]
    if done.night:
        said.append((tr("Night {night} was held.").format(night=done.night), "good"))
    said += [(translated(note), "warn") for note in done.notes]
    said.append((tr("%n entry was published.", "%n entries were published.", published), "muted"))
    return said


def _seat_words(seat: Seat) -> tuple[str]:
    if seat.entry is not None:
        return (tr("✓ {name}: handed in (entry {entry})").format(name=seat.name, entry=seat.entry),)
    if not seat.devices:
        return (tr("{name}: gives orders where the league is kept").format(name=seat.name),)
    return (tr("{name}: nothing yet").format(name=seat.name),)


def _fill(layout: QVBoxLayout, parts: list[Any]) -> None:
    clear_layout(layout)
    for part in parts:
        layout.addWidget(part)


class DeadlineDialog(Dialog):
    """Until when orders are taken, in which time zone, and how often again."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._night = session.books.closed + 1
        known = session.books.club.deadline
        self.setWindowTitle(tr("A deadline"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        wall = None if known is None else known.wall(self._night)
        zone = known.zone if known else bytes(QTimeZone.systemTimeZoneId().data()).decode()
        self.at = line_edit(tr("Until"), f"{wall:%Y-%m-%d %H:%M}" if wall else "", hint="2026-12-04 20:00")
        self.zone = line_edit(tr("Time zone"), zone, most=60)
        days = sorted({1, 7, 14, known.days if known else 0} - {0})
        again = [(tr("each night %n day later", "each night %n days later", each), each) for each in days]
        self.again = combo(tr("And then"), [(tr("no other"), 0), *again])
        self.again.setCurrentIndex(max(0, self.again.findData(known.days if known else 7)))
        self.told = plain_label(wrap=True)
        self.agree = button(tr("Agree on it"), self.accept, kind="primary")
        self.none = button(tr("No deadline"), self._end)
        self.none.setEnabled(known is not None)
        about = tr(
            "At that time the window that has the league open holds the night by itself; for who is missing his standing orders "
            "decide, else the program. Members see it with what is published next."
        )
        column(
            Heading(tr("Orders for night {night} until").format(night=self._night)), note(about),
            Field(tr("Until"), self.at), Field(tr("Time zone"), self.zone), Field(tr("And then"), self.again), self.told, None,
            row(None, self.agree, self.none, button(tr("Cancel"), self.reject)), space=3, margins=5, parent=self,
        )  # fmt: skip
        size_window(self, 560, 460)

    def accept(self) -> None:
        """Agree on what stands there."""
        try:
            days = int(self.again.currentData())
            made = read_deadline(self._night, self.at.text(), self.zone.text(), days, now())
        except RingsideError as wrong:
            self._refused(wrong)
            return
        self._set(made)

    def _end(self) -> None:
        self._set(None)

    def _set(self, deadline: Deadline | None) -> None:
        def work(office: Office, _job: Job) -> None:
            office.set_deadline(deadline, office.promoter)

        self._session.do(tr("Agreeing on a deadline"), work, lambda _: self.done(1), self._refused)

    def _refused(self, error: Any) -> None:
        self.told.setText(error_text(error).whole)
        set_tone(self.told, "bad")
