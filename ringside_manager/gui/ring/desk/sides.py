"""One side of a secret choice: who it is, whether he has chosen, and his damage table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.outlook import OptionEffect, Outlook
from ringside_manager.bout.request import Request, choice_word
from ringside_manager.gui.language import tr
from ringside_manager.gui.ring.desk.effects import measure_line
from ringside_manager.gui.ring.desk.questions import corner_word, letter, person, question
from ringside_manager.gui.ring.desk.table import DamageTable, Row
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.ring.words import measure_word, option_word, punch_code
from ringside_manager.gui.widgets import Badge, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel


class SidePanel(QWidget):
    """A secret request of one corner as a table; ``keys`` stand before the rows.

    With ``by_hand`` off the rows cannot be pressed and nothing of the choice is ever shown.
    """

    def __init__(
        self, match: Match, request: Request[Any], outlook: Outlook, keys: Sequence[str], *, by_hand: bool
    ) -> None:
        super().__init__()
        self.request, self.outlook = request, outlook
        corner = request.corner
        self.setProperty("rule", request.rule)
        who = tr("{boxer} ({person})") if person(match, corner) != match.name(corner) else "{boxer}"
        name = who.format(boxer=match.name(corner), person=person(match, corner))
        badge = Badge(letter(corner), corner.value)
        badge.setAccessibleName(corner_word(corner))
        self.state = plain_label(tone="muted")
        title = SizedLabel(name, 1.0, QFont.Weight.DemiBold)
        self.heading = row(badge, title, None, self.state, space=2)
        self.task = note(_task(request, outlook))
        codes = [punch_code(word) for word in outlook.others]
        self.table = DamageTable(
            rows_of(request, outlook), codes, keys, question(match, request), by_hand=by_hand
        )
        self.setAccessibleName(tr("{name}: {question}").format(name=name, question=question(match, request)))
        column(self.heading, self.task, self.table, None, space=1, parent=self)

    def hide_heading(self) -> None:
        """Where it stands alone, the head of the desk says who it is."""
        for place in range(self.heading.count()):
            item = self.heading.itemAt(place)
            widget = item.widget() if item is not None else None
            if widget is not None:
                widget.hide()

    def say_state(self, *, chosen: bool) -> None:
        """Whether he has chosen; never what."""
        self.state.setText(tr("✓ has chosen") if chosen else tr("has not chosen yet"))


def rows_of(request: Request[Any], outlook: Outlook) -> tuple[Row, ...]:
    """The table's rows, one for each option."""
    made = []
    for place, option in enumerate(request.options):
        effect = outlook.effects[place] if place < len(outlook.effects) else OptionEffect()
        word = choice_word(option)
        values = {measure.name: measure.value for measure in effect.measures}
        made.append(
            Row(
                option_word(request.kind, word),
                punch_code(word),
                values.get("rating"),
                effect.against,
                values.get("least"),
                values.get("most"),
                values.get("down"),
                _told(request, outlook, effect),
            )
        )
    return tuple(made)


def _told(request: Request[Any], outlook: Outlook, effect: OptionEffect) -> str:
    """A row in words."""
    lines = [
        tr("The clinch turns it into a miss") if measure.name == "smothered" else measure_line(measure)
        for measure in effect.measures
    ]
    against = tr("{measure} against {option}: {value}")
    for word, value in zip(outlook.others, effect.against, strict=False):
        option = option_word(request.kind, word)
        lines.append(against.format(measure=measure_word(outlook.measure), option=option, value=value))
    return ". ".join(lines)


def _task(request: Request[Any], outlook: Outlook) -> str:
    """What the columns of the table are."""
    if not outlook.others:
        return tr("Both choose in secret.")
    told = _TASKS.get(request.kind)
    return told() if told else tr("Columns: what the other chooses in secret.")


_TASKS: Mapping[str, Callable[[], str]] = {
    "thrown": lambda: tr("Throws. Columns: what the other expects; cells: damage done."),
    "anticipated": lambda: tr("Expects. Columns: what the other throws; cells: damage taken."),
}
