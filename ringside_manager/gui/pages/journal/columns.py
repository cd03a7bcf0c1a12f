"""The columns of the journal."""

from __future__ import annotations

from ringside_manager.gui.justice.deed_words import deed_text, kind_text, state_text, who_text
from ringside_manager.gui.place import Place
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr
from ringside_manager.office.queries.journal import EntryRow

STRUCK_COLUMNS = frozenset({3})
"""The columns of a struck entry with a line through them: what it tells."""


def entry_columns() -> tuple[Column[EntryRow], ...]:
    """An entry of the journal."""
    return (
        Column("entry", tr("Entry"), lambda row: row.entry, align="right", width=6),
        Column("night", tr("Night"), lambda row: row.night, align="right", width=6, tip=tr("The league's night when it was written.")),
        Column("by", tr("By"), lambda row: who_text(row.by), width=9),
        Column("what", tr("What was done"), lambda row: deed_text(row.facts), width=52, tip=lambda row: deed_text(row.facts)),
        Column("state", tr("Standing"), state_text, width=18, rule="C3"),
        Column("why", tr("Why"), why_text, width=20, hidden=True),
        Column("kind", tr("Kind"), lambda row: kind_text(row.kind), width=14, hidden=True),
        Column("act", tr("Act"), lambda row: row.act, align="right", width=6, hidden=True, tip=tr("What was done in one step begins with this entry.")),
        Column("bout", tr("Bout"), lambda row: row.facts.bout or None, lambda row: tr("No. {bout}").format(bout=row.facts.bout) if row.facts.bout else "", place=bout_place, width=9, hidden=True),
    )  # fmt: skip


def bout_place(row: EntryRow) -> Place | None:
    """The bout an entry speaks of."""
    return Place("bout", row.facts.bout) if row.facts.bout else None


def why_text(row: EntryRow) -> str:
    """The reason of a strike or correction, or of the one that speaks of this entry."""
    if row.why:
        return row.why
    word = row.struck or row.corrected
    return word.why if word is not None else ""
