"""Help around the pages: the rulebook beside them, and who made the games and the program."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QDockWidget, QLabel, QMainWindow, QWidget

from ringside_manager import __version__
from ringside_manager.bout import registry
from ringside_manager.bout.registry import PlugIn
from ringside_manager.gui.board.window import fault_of
from ringside_manager.gui.look import px
from ringside_manager.gui.look.icons import pixmap
from ringside_manager.gui.rulebook.view import RulebookView
from ringside_manager.gui.widgets import Heading, Scroll, button, column, note, plain_label, row
from ringside_manager.language import LANGUAGE, tr
from ringside_manager.rulebook import rulebook

# Who made the games and the program


class About(QDialog):
    """What the program is, whose games it plays, and that it is nobody's but its makers'."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Ringside Manager"))
        picture = QLabel()
        picture.setPixmap(pixmap("application", px(72)))
        picture.setAccessibleName(tr("The program's sign: a boxing glove over three ropes"))
        head = row(
            picture,
            column(
                Heading(tr("Ringside Manager"), 1),
                plain_label(tr("Version {version}").format(version=__version__), tone="muted"),
                None,
                space=1,
            ),
            None,
            space=4,
        )
        told = column(
            plain_label(tr("A boxing league for several managers at one keyboard."), wrap=True),
            Heading(tr("The games and their designers"), 3),
            *(plain_label(text, wrap=True) for text in designers()),
            *_plug_ins(),
            note(
                tr(
                    "The program is a work of its own. It is not affiliated with, nor endorsed by, the designers "
                    "or publishers of these games; their names belong to them."
                )
            ),
            note(
                tr(
                    "Free software under the MIT licence. The typeface is Inter, under the SIL Open Font License."
                )
            ),
            space=3,
        )
        page = QWidget()
        page.setLayout(told)
        scroll = Scroll(page)
        scroll.setMinimumHeight(px(220))
        column(
            head,
            scroll,
            row(None, button(tr("Close"), self.accept, kind="primary")),
            space=3,
            margins=5,
            parent=self,
        )
        self.setMinimumWidth(px(480))


def _plug_ins() -> list[QWidget]:
    """The bout systems of other packages with their state; nothing where there are none."""
    found = registry.plug_ins()
    head: list[QWidget] = [Heading(tr("Plug-ins"), 3)] if found else []
    return head + [_state(one) for one in found]


def _state(plug_in: PlugIn) -> QWidget:
    fault = plug_in.fault or fault_of(plug_in.name)
    text = tr("{plug_in}: could not be loaded. {fault}") if plug_in.fault else tr("{plug_in}: loaded")
    if fault and not plug_in.fault:
        text = tr("{plug_in}: loaded, but shown plainly, since its window could not be loaded. {fault}")
    return plain_label(text.format(plug_in=plug_in, fault=fault), wrap=True, tone="warn" if fault else "")


def designers() -> tuple[str, ...]:
    """Every bout system that is installed, with who designed the game."""
    infos = (registry.get(name).info for name in registry.names())
    return tuple(
        tr("{game}, designed by {people}").format(game=info.title, people=info.designers) for info in infos
    )


# The rulebook beside the page


class RulebookDock(QDockWidget):
    """The rulebook in a panel that can stand left or right, or by itself."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(tr("Rulebook"), window)
        self.setObjectName("rulebook")
        self.setAllowedAreas(Qt.DockWidgetArea.LeftDockWidgetArea | Qt.DockWidgetArea.RightDockWidgetArea)
        self.view = RulebookView(narrow=True)
        self.setWidget(self.view)
        self.setMinimumWidth(px(320))

    def show_rule(self, rule: str) -> None:
        """Come forward, at a rule if one is named."""
        self.show()
        self.raise_()
        if rule:
            self.view.show_rule(rule)


def rule_titles() -> tuple[tuple[str, str], ...]:
    """Every rule's id and title, for the command palette."""
    return tuple((rule.id, rule.title) for rule in rulebook(LANGUAGE.code).rules)
