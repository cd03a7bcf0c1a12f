"""What the promoter should look at first."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ringside_manager.gui.look import spacing
from ringside_manager.gui.pages.promoter.arena_list import dispute_text
from ringside_manager.gui.place import Place
from ringside_manager.gui.widgets import Badge, Link, Panel, clear_layout, note, plain_label, row
from ringside_manager.language import tr
from ringside_manager.office.facts.promoter import Desk


class TodoPanel(Panel):
    """One line for everything that waits."""

    go = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(tr("To do first"), parent)
        self._rows = QVBoxLayout()
        self._rows.setSpacing(spacing(2))
        self.body.addLayout(self._rows)
        self.lines: list[str] = []

    def show_desk(self, desk: Desk) -> None:
        """Say what waits."""
        clear_layout(self._rows)
        self.lines = []
        for badge, tone, text in _lines(desk):
            self.lines.append(text)
            told = row(Badge(badge, tone), plain_label(text, wrap=True), space=3)
            told.setStretch(1, 1)
            self._rows.addLayout(told)
        if desk.vacant:
            link = Link(tr("Make the bout for the title"), Place("matchmaker"))
            link.go.connect(self.go)
            self._rows.addWidget(link)
        if not self.lines:
            self._rows.addWidget(note(tr("Nothing waits for the promoter.")))


def _lines(desk: Desk) -> Iterator[tuple[str, str, str]]:
    if desk.doubts:
        yield (
            tr("Doubts"),
            "warn",
            tr(
                "%n thing would not have been allowed.",
                "%n things would not have been allowed.",
                len(desk.doubts),
            ),
        )
    for card in desk.disputes:
        yield tr("Places"), "warn" if not card.is_decided else "good", dispute_text(card)
    for vacant in desk.vacant:
        yield tr("Title"), "gold", _vacant(vacant.pair)
    if desk.unapproved:
        text = tr(
            "%n bout of night {night} is not approved; it stands all the same.",
            "%n bouts of night {night} are not approved; they stand all the same.",
            desk.unapproved,
        )
        yield tr("Card"), "neutral", text.format(night=desk.night)


def _vacant(pair: tuple[str, ...]) -> str:
    if len(pair) < 2:
        return tr("The title is vacant, and nobody is next in line yet.")
    return tr("The title is vacant; {one} and {other} are next in line.").format(one=pair[0], other=pair[1])
