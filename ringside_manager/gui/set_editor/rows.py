"""The fighters of a set that is being written, as rows of a table."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.fighters.editing import Draft, EditedSet, Mistake
from ringside_manager.gui.set_editor.words import field_short, field_title, stance
from ringside_manager.gui.tables import Column
from ringside_manager.language import tr

_WIDTHS = {"name": 18, "nickname": 16, "nationality": 13, "stance": 10, "note": 24}


@dataclass(frozen=True, slots=True)
class Row:
    """One fighter: his line in the set, what is written of him, how much of it is wrong."""

    line: int
    draft: Draft
    mistakes: int

    def text(self, field: str) -> str:
        """The text of a field."""
        return self.draft.line.text(field)


def rows_of(edited: EditedSet, mistakes: tuple[Mistake, ...]) -> list[Row]:
    """The rows of a set."""
    wrong = Counter(mistake.fighter for mistake in mistakes)
    return [Row(line, draft, wrong[draft.number]) for line, draft in enumerate(edited.drafts, start=1)]


def columns() -> list[Column[Row]]:
    """The line, who he is, his ratings; what is rarely compared waits in the chooser."""
    return [
        Column("line", tr("Line"), lambda row: row.line, align="right", width=3),
        Column(
            "mistakes", tr("Check"), lambda row: row.mistakes or None, text=_check, width=5, tip=_explained
        ),
        *(_words(field) for field in ("name", "nickname", "nationality")),
        Column("stance", field_title("stance"), lambda row: stance(row.text("stance")), width=9, hidden=True),
        *(_figures(field, rule="") for field in ("active_from", "active_to")),
        *(_figures(field, rule="R5") for field in ABILITY_NAMES),
        _words("note"),
    ]


def _words(field: str) -> Column[Row]:
    hidden = field in {"nickname", "note"}
    return Column(field, field_title(field), lambda row: row.text(field), width=_WIDTHS[field], hidden=hidden)


def _figures(field: str, rule: str) -> Column[Row]:
    return Column(
        field,
        field_short(field),
        lambda row: _number(row.text(field)),
        lambda row: row.text(field),
        align="right",
        tip=field_title(field),
        width=3,
        rule=rule,
        hidden=field.startswith("active"),
    )


def _number(text: str) -> object:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 10 else text or None


def _check(row: Row) -> str:
    return f"⚠ {row.mistakes}" if row.mistakes else "✓"


def _explained(row: Row) -> str:
    return tr("%n mistake", "%n mistakes", row.mistakes) if row.mistakes else tr("Nothing is wrong with him")
