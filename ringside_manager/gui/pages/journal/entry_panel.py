"""One entry of the journal and what can be done about it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from ringside_manager.gui.justice.acting import mender, shut_text
from ringside_manager.gui.justice.deed_words import deed_text, kind_text, who_text
from ringside_manager.gui.look import set_margins
from ringside_manager.gui.messages import translated
from ringside_manager.gui.place import Place
from ringside_manager.gui.session import Session
from ringside_manager.gui.widgets import (
    Facts,
    Link,
    Panel,
    Scroll,
    button,
    clear_layout,
    column,
    note,
    plain_label,
    set_tip,
)
from ringside_manager.language import tr
from ringside_manager.office.mending import refusal
from ringside_manager.office.queries.journal import EntryRow, Word
from ringside_manager.office.queries.secrecy import NOBODY
from ringside_manager.office.undoing import act_of, reading_of

UNDO_TO, STRIKE, RESTORE, CORRECT, BRANCH = "undo_to", "strike", "restore", "correct", "branch"


class EntryPanel(Panel):
    """Who wrote it, when, what was said of it, and buttons; ``wanted`` carries which of them was pressed."""

    wanted = Signal(str)
    go = Signal(object)

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(tr("Entry"), parent)
        self._session = session
        self.told = plain_label(wrap=True, size=1.15)
        self.facts = Facts()
        self.links = QVBoxLayout()
        self.acts: dict[str, QPushButton] = {}
        self.why_not = note()
        for key, text, picture in (
            (UNDO_TO, tr("Undo to here…"), "undo"),
            (STRIKE, tr("Strike this act…"), "close"),
            (RESTORE, tr("Bring this act back…"), "redo"),
            (CORRECT, tr("Correct this result…"), "edit"),
            (BRANCH, tr("Branch from here…"), "bracket"),
        ):
            self.acts[key] = button(text, partial(self.wanted.emit, key), picture=picture)
            self.acts[key].setProperty("rule", "C3")
        inside = QWidget()
        set_margins(column(self.told, self.facts, self.links, None, space=3, parent=inside), 0, 0, 2, 0)
        self.body.addWidget(Scroll(inside), 1)
        self.body.addLayout(column(self.why_not, *self.acts.values(), space=2))
        self.show_entry(None)

    def show_entry(self, row: EntryRow | None) -> None:
        """Show another entry; none says what one can do here."""
        clear_layout(self.links)
        if row is None:
            self.set_title(tr("Entry"))
            self.told.setText(tr("Choose an entry to see who wrote it, and what can be done about it."))
            self.facts.set(())
            self._allow({})
            return
        self.set_title(tr("Entry {entry}").format(entry=row.entry))
        self.told.setText(deed_text(row.facts))
        self.facts.set(_facts(row))
        if row.facts.bout and row.facts.bout in self._session.books.bouts:
            self._link(
                tr("The bout: {red} – {blue}").format(**self._pair(row)), Place("bout", row.facts.bout)
            )
        for word in (row.struck, row.corrected):
            if word is not None:
                self._link(tr("Entry {entry}").format(entry=word.entry), Place("journal", word.entry))
        self._allow(objections(self._session, row))

    def _pair(self, row: EntryRow) -> dict[str, str]:
        books = self._session.books
        red, blue = (books.fighters[number].name for number in books.bouts[row.facts.bout].fighters)
        return {"red": red, "blue": blue}

    def _link(self, text: str, place: Place) -> None:
        made = Link(text, place)
        made.go.connect(self.go)
        self.links.addWidget(made)

    def _allow(self, objections: dict[str, str]) -> None:
        """Buttons that make no sense for the entry are away, those not allowed are grey and say why."""
        for key, made in self.acts.items():
            made.setVisible(key in objections)
            made.setEnabled(not objections.get(key))
            set_tip(made, objections.get(key, ""))
        said = list(dict.fromkeys(text for text in objections.values() if text))
        self.why_not.setText("\n".join(said))
        self.why_not.setVisible(bool(said))


def objections(session: Session, row: EntryRow) -> dict[str, str]:
    """What makes sense for an entry, each with the reason why it cannot be done now, or an empty text."""
    entries, books, by = session.entries, session.books, mender(session)
    shut = shut_text(session)
    act = act_of(entries, row.act)
    between_others = reading_of(act, entries, books, session.viewer or NOBODY).hidden
    hidden = tr("It concerns others; they or the promoter can strike it.") if between_others else ""
    said: dict[str, str] = {}
    since: Sequence[object] = entries[act[-1].number :]
    if since:
        said[UNDO_TO] = shut or translated(refusal(books, entries[act[-1].number :], by))
    if row.act > 1:
        key = STRIKE if row.counts else RESTORE
        said[key] = shut or hidden or translated(refusal(books, act, by))
    if row.kind == "bout_fought" and row.counts:
        said[CORRECT] = shut or translated(refusal(books, [entries[row.entry - 1]], by))
    said[BRANCH] = ""
    return said


def _facts(row: EntryRow) -> list[tuple[str, str | QWidget]]:
    found: list[tuple[str, str | QWidget]] = [
        (tr("Kind"), kind_text(row.kind)),
        (tr("On night"), str(row.night)),
    ]
    if row.by:
        found.insert(1, (tr("Written by"), who_text(row.by)))
    if row.act != row.entry:
        found.append((tr("Part of"), tr("the act of entry {entry}").format(entry=row.act)))
    if row.why:
        found.append((tr("Reason"), row.why))
    for name, word in ((tr("Struck"), row.struck), (tr("Corrected"), row.corrected)):
        if word is not None:
            found.append((name, _said(word)))
    return found


def _said(word: Word) -> str:
    told = tr("by {who} on night {night}, entry {entry}").format(
        who=who_text(word.by), night=word.night, entry=word.entry
    )
    return tr("{told}: {why}").format(told=told, why=word.why) if word.why else told
