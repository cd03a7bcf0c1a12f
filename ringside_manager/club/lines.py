"""The line between a member's copy and the place its league is kept: what is new comes in, his orders go out."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Protocol

from ringside_manager.club import member
from ringside_manager.club.outbox import FOLDER, News, Outbox, Told
from ringside_manager.errors import FileError, misused
from ringside_manager.language import say, say_number, tr, translated
from ringside_manager.office.office import Office


class Line(Protocol):
    """A way to the league.  ``look`` and ``send`` may take long and need no save; ``take_in`` and ``post`` work on it."""

    def look(self, head: int, digest: str, withheld: tuple[int, ...]) -> Any:
        """What the place has after an entry, and of what was withheld; on any thread."""
        ...  # pragma: no cover

    def take_in(self, copy: Office, found: Any) -> News:
        """Write it into the copy; on the thread of the save."""
        ...  # pragma: no cover

    def post(self, copy: Office, outbox: Outbox) -> None:
        """Hand in what waits, as far as that needs the copy; on the thread of the save."""
        ...  # pragma: no cover

    def send(self, outbox: Outbox) -> None:
        """Hand in what waits, as far as that does not need the copy; on any thread."""
        ...  # pragma: no cover

    def close(self) -> None:
        """Let go of whatever is open."""
        ...  # pragma: no cover


class FolderLine:
    """The line through a shared folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def look(self, _head: int, _digest: str, _withheld: tuple[int, ...]) -> None:
        """See that the folder is there; it is read when it is taken in."""
        if not self.folder.is_dir():
            raise FileError(
                say("The shared folder {folder} is not here.", folder=self.folder),
                next_step=say("Plug it in or wait until it is synchronised; what you order waits meanwhile."),
            )

    def take_in(self, copy: Office, _found: None) -> News:
        """Fetch what was published."""
        done = member.fetch(self.folder, copy=copy)
        night = copy.books.closed + 1
        told = [Told(each.night, not each.refusals, translated(member.receipt_line(each, folder=self.folder))[:4_000]) for each in done.receipts]  # fmt: skip
        told += [
            Told(night, False, tr("Your parcel {number} was refused: {why}").format(number=number, why=why))
            for number, why in done.refused
        ]
        return News(
            done.entries, done.shown, tuple(reversed(told)), tuple(translated(note) for note in done.notes)
        )

    def post(self, copy: Office, outbox: Outbox) -> None:
        """Put one sealed parcel into the folder; one that went out when the program was killed does not go out again."""
        self.look(0, "", ())
        self._settle(copy, outbox)
        waiting = outbox.waiting
        if not waiting:
            return
        outbox.begin(member.next_parcel(self.folder))
        number, _ = member.hand_in(self.folder, copy, [each.order for each in waiting])
        self._note(copy, outbox, number, [each.word for each in waiting])

    def send(self, outbox: Outbox) -> None:
        """A folder needs the copy for it."""

    def close(self) -> None:
        """Nothing is open."""

    def _settle(self, copy: Office, outbox: Outbox) -> None:
        """Find out what became of a parcel that was being handed in when the program ended."""
        number = outbox.sending
        texts = list(member.posted_orders(self.folder, number))
        out = []
        for each in outbox.waiting:
            if each.text in texts:
                texts.remove(each.text)
                out.append(each.word)
        if out:
            self._note(copy, outbox, number, out)

    def _note(self, copy: Office, outbox: Outbox, number: int, words: list[str]) -> None:
        text = say_number("Parcel {number} with {n} order lies in the folder.", "Parcel {number} with {n} orders lies in the folder.", len(words), number=number)  # fmt: skip
        outbox.gone(words, Told(copy.books.closed + 1, True, translated(text)))


def line_of(outbox: Outbox) -> Line:
    """The line an outbox names; ``UsageError`` for a place that is none."""
    if outbox.way == FOLDER:
        if not Path(outbox.place).is_absolute():
            raise misused("{place} is no place of a shared folder.", place=outbox.place)
        return FolderLine(Path(outbox.place))
    from ringside_manager.club.client import ServerLine, known_word

    return ServerLine(outbox.place, known_word(outbox.place))
