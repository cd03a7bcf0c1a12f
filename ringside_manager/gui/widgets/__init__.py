"""Small pieces every page is made of, all alike in look, keys and names for screen readers."""

from ringside_manager.gui.widgets.dialogs import Dialog, MessageBox, question, warn
from ringside_manager.gui.widgets.frames import (
    Empty,
    Facts,
    Panel,
    Tile,
    clear_layout,
    column,
    grid,
    row,
)
from ringside_manager.gui.widgets.panes import Scroll, Stack
from ringside_manager.gui.widgets.texts import (
    Badge,
    Heading,
    Link,
    Sign,
    button,
    link_button,
    note,
    plain_label,
    roomy,
    set_tip,
    show_if,
    show_tip,
)

__all__ = [
    "Badge",
    "Dialog",
    "Empty",
    "Facts",
    "Heading",
    "Link",
    "MessageBox",
    "Panel",
    "Scroll",
    "Sign",
    "Stack",
    "Tile",
    "button",
    "clear_layout",
    "column",
    "grid",
    "link_button",
    "note",
    "plain_label",
    "question",
    "roomy",
    "row",
    "set_tip",
    "show_if",
    "show_tip",
    "warn",
]
