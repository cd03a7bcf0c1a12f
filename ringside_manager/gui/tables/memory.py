"""What a person made of a table, remembered by its key: order and widths of columns, sorting, filters."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.gui.settings import settings
from ringside_manager.gui.tables.model import SortKey

MOST_SAVED = 30
_WIDEST = 200.0


@dataclass(slots=True)
class Memory:
    """How a table is shown: columns by key in order, widths in characters where somebody set them."""

    order: list[str] = field(default_factory=list)
    hidden: list[str] | None = None
    widths: dict[str, float] = field(default_factory=dict)
    sorting: list[SortKey] = field(default_factory=list)
    filters_open: bool = False
    saved: dict[str, dict[str, str]] = field(default_factory=dict)

    def as_json(self) -> dict[str, object]:
        """Plain values for the settings."""
        return {
            "order": self.order,
            "hidden": self.hidden,
            "widths": self.widths,
            "sorting": [[key.column, key.descending] for key in self.sorting],
            "filters_open": self.filters_open,
            "saved": self.saved,
        }


def recall(key: str) -> Memory:
    """What is remembered of a table; whatever does not fit is left out."""
    data: dict[str, Any] = settings().value(_name(key), {})
    hidden = data.get("hidden")
    return Memory(
        order=_words(data.get("order")),
        hidden=_words(hidden) if isinstance(hidden, list) else None,
        widths=_widths(data.get("widths")),
        sorting=list(_sorting(data.get("sorting"))),
        filters_open=data.get("filters_open") is True,
        saved=_saved(data.get("saved")),
    )


def remember(key: str, memory: Memory) -> None:
    """Keep ``memory`` for a table."""
    settings().set_value(_name(key), memory.as_json())


def _name(key: str) -> str:
    return f"tables/{key}"


def _words(value: object) -> list[str]:
    return [word for word in value if isinstance(word, str)] if isinstance(value, list) else []


def _widths(value: object) -> dict[str, float]:
    if not isinstance(value, dict):
        return {}
    return {
        key: float(width)
        for key, width in value.items()
        if isinstance(width, int | float) and 1 <= width <= _WIDEST
    }


def _sorting(value: object) -> Iterable[SortKey]:
    for entry in value if isinstance(value, list) else ():
        match entry:
            case [str(column), bool(descending)]:
                yield SortKey(column, descending)


def _saved(value: object) -> dict[str, dict[str, str]]:
    if not isinstance(value, dict):
        return {}
    kept = {
        name: {key: text for key, text in filters.items() if isinstance(text, str)}
        for name, filters in value.items()
        if isinstance(filters, dict)
    }
    return dict(list(kept.items())[:MOST_SAVED])
