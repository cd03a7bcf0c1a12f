"""The fight plans a bout was fought with: open to all since the bell."""

from __future__ import annotations

from ringside_manager.bout import registry
from ringside_manager.errors import RingsideError
from ringside_manager.gui.widgets import Panel, clear_layout, column, plain_label, row
from ringside_manager.language import tr


class PlansPanel(Panel):
    """Both plans in sentences, side by side; hidden where no corner had one."""

    def __init__(self) -> None:
        super().__init__(tr("Fight plans"))
        self._sides = row(space=4)
        self.body.addLayout(self._sides)

    def show_plans(self, names: tuple[str, str], plans: tuple[str | None, str | None], system: str) -> None:
        """Show the plans of another bout, red's and blue's, as they were written."""
        clear_layout(self._sides)
        for side, (name, text) in enumerate(zip(names, plans, strict=True)):
            if text is not None:
                told = plain_label(_sentences(text, system), wrap=True)
                told.setAccessibleName(tr("Fight plan of {name}").format(name=name))
                head = plain_label(name, tone="red" if side == 0 else "blue")
                self._sides.addLayout(column(head, told, None, space=1), 1)
        self.setVisible(plans != (None, None))


def _sentences(text: str, system: str) -> str:
    """A plan in words, or as it is written where this program cannot follow it."""
    from ringside_manager.gui.plans.sentences import plan_sentences
    from ringside_manager.plans import parse_plan  # YAML is slow to import

    try:
        info = registry.get(system).info
        return plan_sentences(parse_plan(text, "", info), info)
    except RingsideError:
        return text
