"""The options of a bout system: what is always asked first, the rest in groups that are opened when they are wanted."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QToolButton, QWidget

from ringside_manager.bout.engine import EngineInfo
from ringside_manager.gui.board.window import window_of
from ringside_manager.gui.look import set_margins
from ringside_manager.gui.start.option_field import OptionField
from ringside_manager.gui.widgets import column
from ringside_manager.language import tr

Fields = Sequence[OptionField[QWidget]]


class OptionGroup(QWidget):
    """A heading to press, and the fields under it; open from the start if something in it is not as usual."""

    def __init__(self, title: str, fields: Fields) -> None:
        super().__init__()
        self._title, self.fields = title, tuple(fields)
        self.heading = QToolButton()
        self.heading.setCheckable(True)
        self.heading.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.heading.toggled.connect(self._open)
        self.inside = QWidget()
        box = column(*self.fields, space=3, parent=self.inside)
        set_margins(box, 5, 1, 0, 2)
        column(self.heading, self.inside, space=1, parent=self)
        for field in self.fields:
            field.changed.connect(self._tell)
        self.heading.setChecked(any(field.text for field in self.fields))
        self._open(self.heading.isChecked())

    def _open(self, wide: bool) -> None:
        self.inside.setVisible(wide)
        self.heading.setArrowType(Qt.ArrowType.DownArrow if wide else Qt.ArrowType.RightArrow)
        self._tell()

    def _tell(self) -> None:
        """How many rules there are, and how many of them are not as usual."""
        changed = sum(bool(field.text) for field in self.fields)
        shape = tr("{group} ({count}, changed: {changed})") if changed else tr("{group} ({count})")
        told = shape.format(group=self._title, count=len(self.fields), changed=changed)
        self.heading.setText(told)
        state = tr("{group}, open") if self.heading.isChecked() else tr("{group}, closed")
        self.heading.setAccessibleName(state.format(group=told))


def option_widgets(info: EngineInfo, fields: Fields) -> list[QWidget]:
    """The fields as they are shown, in the order of the system: those of no group alone, the others in their groups."""
    made: list[QWidget] = []
    groups: dict[str, list[OptionField[QWidget]]] = {}
    named = {spec.name: spec.group for spec in info.options}
    for field in fields:
        group = named.get(field.name, "")
        if group:
            groups.setdefault(group, []).append(field)
        else:
            made.append(field)
    return [
        *made,
        *(OptionGroup(window_of(info).options.group(name), inside) for name, inside in groups.items()),
    ]
