"""The strip at the foot of the set editor: how much is wrong, and where."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QMenu, QWidget

from ringside_manager.fighters.editing import EditedSet, Mistake
from ringside_manager.gui.look import px
from ringside_manager.gui.set_editor.words import about_title, field_title
from ringside_manager.gui.widgets import button, plain_label
from ringside_manager.gui.widgets.texts import set_tone
from ringside_manager.language import tr

MOST_LISTED = 40


class MistakeStrip(QWidget):
    """Says whether the set can be saved; ``chosen`` carries a mistake to go to."""

    chosen = Signal(object)
    next_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.told: QLabel = plain_label()
        self._next = button(tr("Next mistake (F8)"), self.next_wanted.emit)
        self._all = button(tr("All mistakes…"), self._open)
        self._mistakes: tuple[Mistake, ...] = ()
        self._edited = EditedSet()
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(px(8))
        layout.addWidget(self.told, 1)
        layout.addWidget(self._next)
        layout.addWidget(self._all)

    def show_mistakes(self, mistakes: tuple[Mistake, ...], edited: EditedSet) -> None:
        """Tell about a set."""
        self._mistakes, self._edited = mistakes, edited
        count = len(mistakes)
        fighters = tr("%n fighter", "%n fighters", len(edited.drafts))
        if count:
            wrong = tr(
                "%n mistake to correct before the set can be saved",
                "%n mistakes to correct before the set can be saved",
                count,
            )
            words = tr("{fighters}. ⚠ {mistakes}.").format(fighters=fighters, mistakes=wrong)
        else:
            words = tr("{fighters}. ✓ Nothing is wrong with this set.").format(fighters=fighters)
        self.told.setText(words)
        self.told.setWordWrap(True)
        set_tone(self.told, "bad" if count else "good")
        self._next.setVisible(count > 0)
        self._all.setVisible(count > 0)

    def show_new(self) -> None:
        """Tell about a set nobody has written on: nothing is wrong with it yet."""
        self._mistakes = ()
        self.told.setText(tr("A new set: add fighters, roll them, or take them from a file."))
        set_tone(self.told, "muted")
        self._next.hide()
        self._all.hide()

    def _open(self) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for mistake in self._mistakes[:MOST_LISTED]:
            self._add(menu, mistake)
        if len(self._mistakes) > MOST_LISTED:
            more = menu.addAction(tr("and %n more", "and %n more", len(self._mistakes) - MOST_LISTED))
            more.setEnabled(False)
        menu.popup(self._all.mapToGlobal(self._all.rect().topLeft()))

    def _add(self, menu: QMenu, mistake: Mistake) -> None:
        action = menu.addAction(self._sentence(mistake).replace("&", "&&"))
        action.triggered.connect(lambda: self.chosen.emit(mistake))

    def _sentence(self, mistake: Mistake) -> str:
        message = mistake.message.replace("\n", " ")
        if not mistake.fighter:
            return tr("{field}: {message}").format(field=about_title(mistake.field), message=message)
        draft = self._edited.draft(mistake.fighter)
        who = (draft.line.text("name").strip() if draft else "") or tr("a fighter without a name")
        return tr("{fighter}, {field}: {message}").format(
            fighter=who, field=field_title(mistake.field), message=message
        )
