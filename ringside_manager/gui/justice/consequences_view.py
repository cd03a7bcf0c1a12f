"""What a change would bring, shown before it is done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.gui.justice.change_words import (
    bout_rows,
    doubt_rows,
    fighter_rows,
    money_rows,
    title_rows,
    tournament_rows,
)
from ringside_manager.gui.look import px, set_margins, spacing
from ringside_manager.gui.widgets import Facts, Heading, Panel, Scroll, clear_layout, note, plain_label
from ringside_manager.language import tr
from ringside_manager.office.previewing import Consequences

MOST = 30
"""Rows shown of one kind; how many more there are is said."""


class ConsequencesView(Panel):
    """The differences a change would make, by kind; or a word instead."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("What it changes"), parent)
        self._inside = QWidget()
        self._rows = QVBoxLayout(self._inside)
        set_margins(self._rows, 0, 0, 2, 0)
        self._rows.setSpacing(spacing(1))
        self.body.addWidget(Scroll(self._inside))
        self.setMinimumHeight(px(180))
        self.say(tr("Say what is different, and what follows from it is shown here."))

    def say(self, text: str, tone: str = "muted") -> None:
        """Show a word instead of differences."""
        clear_layout(self._rows)
        self._rows.addWidget(plain_label(text, wrap=True, tone=tone))
        self._rows.addStretch(1)

    def show_changes(self, changes: Consequences) -> None:
        """Show the differences."""
        clear_layout(self._rows)
        self._rows.addWidget(note(_summary(changes)))
        self._add(tr("Comes into doubt"), doubt_rows(changes.new_doubts))
        self._add(tr("No longer in doubt"), doubt_rows(changes.gone_doubts))
        self._add(tr("Titles"), title_rows(changes))
        self._add(tr("Money"), money_rows(changes))
        self._add(tr("Fighters"), fighter_rows(changes))
        self._add(tr("Tournaments"), tournament_rows(changes))
        self._add(tr("Bouts"), bout_rows(changes))
        self._rows.addStretch(1)

    def _add(self, title: str, rows: Iterable[tuple[str, str]]) -> None:
        every = iter(rows)
        shown: Sequence[tuple[str, str]] = list(islice(every, MOST))
        if not shown:
            return
        more = sum(1 for _ in every)
        self._rows.addSpacing(spacing(2))
        self._rows.addWidget(Heading(title, 3))
        self._rows.addWidget(Facts(shown))
        if more:
            self._rows.addWidget(note(tr("and %n more", "and %n more", more)))


def _summary(changes: Consequences) -> str:
    before, after = changes.nights
    if changes.is_nothing:
        return tr("No book changes: no money, no record, no rank.")
    if after < before:
        return tr("The league goes back from night {before} to night {after}.").format(
            before=before, after=after
        )
    if after > before:
        return tr("The league goes on from night {before} to night {after}.").format(
            before=before, after=after
        )
    return tr("Everything after it is worked out anew.")
