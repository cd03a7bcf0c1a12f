"""The values on a fighter's card, as people read them in their language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ringside_manager.gui.board.window import CardNames
from ringside_manager.language import tr

NOTHING = "–"


def card_value(names: CardNames, key: str, value: object) -> str:
    """A value as it is read: ``10 / 12`` for a pair, ``1–10, 11–20`` for ranges."""
    if value is None or value in ("", [], {}):
        return NOTHING
    if isinstance(value, str):
        return names.value(key, value)
    if isinstance(value, bool):
        return tr("yes") if value else tr("no")
    if isinstance(value, Sequence):
        return _listed(names, key, value)
    if isinstance(value, Mapping):
        told = (
            f"{names.rating(str(inner))} {card_value(names, str(inner), one)}" for inner, one in value.items()
        )
        return ", ".join(told)
    return str(value)


def _listed(names: CardNames, key: str, values: Sequence[object]) -> str:
    if key in names.ranges:
        return "–".join(map(str, values))
    if any(isinstance(value, list | tuple) for value in values):
        return ", ".join(_span(value) for value in values)
    return " / ".join(map(str, values))


def _span(value: object) -> str:
    if value is None:
        return NOTHING
    return "–".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
