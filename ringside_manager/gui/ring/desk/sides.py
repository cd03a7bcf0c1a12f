"""One side of a secret choice: who it is, whether he has chosen, and his damage table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from ringside_manager.bout.request import Request, choice_word
from ringside_manager.bout.view import OptionEffect, Outlook
from ringside_manager.gui.board.window import SystemWindow
from ringside_manager.gui.look import px
from ringside_manager.gui.ring.desk.questions import (
    corner_word,
    effect_lines,
    letter,
    measure_line,
    person,
    question,
)
from ringside_manager.gui.ring.desk.table import DamageTable, Row
from ringside_manager.gui.ring.match import Match
from ringside_manager.gui.widgets import Badge, column, note, plain_label, row
from ringside_manager.gui.widgets.texts import SizedLabel
from ringside_manager.language import tr


class SidePanel(QWidget):
    """A secret request of one corner as a table; ``keys`` stand before the rows.

    With ``by_hand`` off the rows cannot be pressed and nothing of the choice is ever shown; ``brief`` where there is
    room for little.
    """

    def __init__(
        self,
        match: Match,
        request: Request[Any],
        outlook: Outlook,
        keys: Sequence[str],
        *,
        by_hand: bool,
        brief: bool = False,
    ) -> None:
        super().__init__()
        self.request, self.outlook = request, outlook
        corner = request.corner
        self.setProperty("rule", request.rule)
        name = _name(match, request)
        badge = Badge(letter(corner), corner.value)
        badge.setAccessibleName(corner_word(corner))
        self.state = plain_label(tone="muted")
        self.title = SizedLabel(_heading(match.window, request, name), 1.0, QFont.Weight.DemiBold)
        self.title.setWordWrap(True)
        self.heading = QWidget()
        line = row(badge, self.title, self.state, space=2, parent=self.heading)
        line.setStretch(1, 1)
        self.table = DamageTable(
            rows_of(match.window, request, outlook),
            [match.window.names.code(word) for word in outlook.others],
            keys,
            _columns(match.window, request, outlook),
            by_hand=by_hand,
        )
        self.setAccessibleName(tr("{name}: {question}").format(name=name, question=question(match, request)))
        notes = [note(told) for told in _effects(match.window, request, outlook, brief=brief)]
        column(self.heading, self.table, *notes, None, space=1, parent=self).setSpacing(px(2))

    def hide_heading(self) -> None:
        """Where it stands alone, the head of the desk says who it is."""
        self.heading.hide()

    def say_state(self, *, chosen: bool) -> None:
        """Whether he has chosen; never what."""
        self.state.setText(tr("✓ chosen") if chosen else tr("not chosen yet"))


def rows_of(window: SystemWindow, request: Request[Any], outlook: Outlook) -> tuple[Row, ...]:
    """The table's rows, one for each option."""
    made = []
    for place, option in enumerate(request.options):
        effect = outlook.effects[place] if place < len(outlook.effects) else OptionEffect()
        word = choice_word(option)
        values = {measure.name: measure.value for measure in effect.measures}
        made.append(
            Row(
                window.names.option(request.kind, word),
                window.names.code(word),
                values.get("rating"),
                effect.against,
                values.get("least"),
                values.get("most"),
                values.get("down") if outlook.others else None,
                _text(window, request, outlook, effect),
            )
        )
    return tuple(made)


def _text(window: SystemWindow, request: Request[Any], outlook: Outlook, effect: OptionEffect) -> str:
    """A row in words."""
    lines = [
        said() if (said := window.desk.measures.get(measure.name)) else measure_line(window.names, measure)
        for measure in effect.measures
    ]
    against = tr("{measure} against {option}: {value}")
    for word, value in zip(outlook.others, effect.against, strict=False):
        option = window.names.option(request.kind, word)
        lines.append(
            against.format(measure=window.names.measure(outlook.measure), option=option, value=value)
        )
    return ". ".join(lines)


def _effects(
    window: SystemWindow, request: Request[Any], outlook: Outlook, *, brief: bool
) -> tuple[str, ...]:
    """What each option does, where the table of the other's choices does not say it; ``brief`` where both have one."""
    if outlook.others and request.kind not in window.desk.explained:
        return ()
    shape, told = tr("{option}: {effects}"), []
    for option, effect in zip(request.options, outlook.effects, strict=False):
        word = choice_word(option)
        lines = effect_lines(window, request.kind, word, effect)
        if brief and outlook.others:
            lines = lines[:1]
        if lines:
            told.append(shape.format(option=window.names.option(request.kind, word), effects=_joined(lines)))
    return tuple(told)


def _joined(lines: Sequence[str]) -> str:
    """Short sentences one after another; what ends in a colon leads on to the next."""
    told = tr("; ").join(lines)
    return told.replace(":" + tr("; "), ": ")


def _name(match: Match, request: Request[Any]) -> str:
    """The boxer, with the person in his corner."""
    boxer, who = match.name(request.corner), person(match, request.corner)
    return boxer if who == boxer else tr("{boxer} ({person})").format(boxer=boxer, person=who)


def _heading(window: SystemWindow, request: Request[Any], name: str) -> str:
    told = window.desk.headings.get(request.kind)
    return told().format(name=name) if told else name


def _columns(window: SystemWindow, request: Request[Any], outlook: Outlook) -> str:
    """What the columns of the table are."""
    if not outlook.others:
        return ""
    told = window.desk.columns.get(request.kind)
    return told() if told else tr("Against his choice:")
