"""What a tournament would be: places, byes, nights, and the first pairings where no draw decides them."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtWidgets import QWidget

from ringside_manager.gui.look import px
from ringside_manager.gui.widgets import column, note, plain_label
from ringside_manager.language import tr
from ringside_manager.office.facts.tournaments import Plan


class PlanView(QWidget):
    """A few lines that change with every tick."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.size_line = plain_label(wrap=True)
        self.nights = plain_label(wrap=True)
        self.pairs = plain_label(wrap=True)
        self.warning = plain_label(wrap=True, tone="warn")
        self.default = note()
        shown = (self.size_line, self.nights, self.warning, self.default, self.pairs)
        column(*shown, None, space=2, parent=self)
        self.setMinimumWidth(px(270))

    def show_plan(self, plan: Plan | None, names: Mapping[int, str], for_title: bool) -> None:
        """Show another plan; ``None`` while there are too few."""
        for label in (self.nights, self.pairs, self.warning, self.default):
            label.setVisible(plan is not None)
        if plan is None:
            self.size_line.setText(tr("A tournament needs two fighters or more."))
            return
        self.size_line.setText(_size(plan))
        self.nights.setText(_nights(plan))
        self.warning.setText(_warning(plan, names))
        self.warning.setVisible(bool(self.warning.text()))
        self.pairs.setText(_pairs(plan, names))
        self.default.setText(
            tr("Bouts are held at The Pits over 7 rounds, the final at The Best over 12.")
            if for_title
            else tr("Bouts are held at The Pits over 7 rounds.")
        )


def _size(plan: Plan) -> str:
    places = tr("A bracket of {size} places.").format(size=plan.size)
    if not plan.byes:
        return places
    return f"{places} " + tr(
        "%n bye in the first round, for the best seeds.",
        "%n byes in the first round, for the best seeds.",
        plan.byes,
    )


def _warning(plan: Plan, names: Mapping[int, str]) -> str:
    """What will not go by the plan."""
    lines = []
    if plan.beyond:
        lines.append(tr("The final would come after the last night of the league."))
    if plan.tired:
        named = ", ".join(names.get(number, "") for number in plan.tired)
        lines.append(tr("Not rested by then, so that their first bouts wait: {names}.").format(names=named))
    return "\n".join(lines)


def _nights(plan: Plan) -> str:
    told = ", ".join(
        str(first) if first == last else tr("{first} to {last}").format(first=first, last=last)
        for first, last in zip(plan.nights, plan.until, strict=True)
    )
    return tr("%n round, on nights {nights}.", "%n rounds, on nights {nights}.", len(plan.nights)).format(
        nights=told
    )


def _pairs(plan: Plan, names: Mapping[int, str]) -> str:
    if not plan.pairs:
        return tr("Who meets whom is drawn by dice.")
    lines = (_pair(names.get(red, ""), names.get(blue, "")) for red, blue in plan.pairs)
    return "\n".join(lines)


def _pair(red: str, blue: str) -> str:
    if not blue:
        return tr("{name} has a bye").format(name=red)
    return tr("{red} against {blue}").format(red=red, blue=blue)
