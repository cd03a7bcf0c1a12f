"""What can be done in the window: one table for menus, toolbar, command palette, shortcuts and tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _always() -> str:
    return ""


@dataclass(frozen=True, slots=True)
class Command:
    """One thing that can be done.

    ``key`` names it for settings and tests; ``menu`` is the key of the menu it stands in (``""`` for
    none); ``shortcut`` is a key sequence as Qt writes them; ``why_not`` says why it cannot be done now,
    ``""`` if it can.  ``group`` keeps neighbours in a menu together; ``words`` help the palette find it.
    """

    key: str
    text: str
    run: Callable[[], object]
    menu: str = ""
    shortcut: str = ""
    icon: str = ""
    group: str = ""
    words: str = ""
    checked: Callable[[], bool] | None = None
    why_not: Callable[[], str] = _always
    label: Callable[[], str] | None = None
    """For a text that changes, such as what an undo would undo."""
