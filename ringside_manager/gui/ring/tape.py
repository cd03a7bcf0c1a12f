"""The tale of the tape: who they are and what their cards say, side by side."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtWidgets import QWidget

from ringside_manager.gui.ring.watching import Follower, Watching
from ringside_manager.gui.tape import Pair, TapeRows
from ringside_manager.gui.widgets import Heading, Scroll, column
from ringside_manager.gui.words import rating
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Introduction:
    """What is said of a boxer beyond his card: ``facts`` are labels with values, such as his record."""

    name: str = ""
    nickname: str = ""
    manager: str = ""
    facts: tuple[tuple[str, str], ...] = ()


Introductions = tuple[Introduction, Introduction]


NOBODY: Introductions = (Introduction(), Introduction())


class TapePart(Follower):
    """Facts and ratings of both."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.introductions = NOBODY
        self.facts, self.ratings = TapeRows(), TapeRows()
        inner = QWidget()
        column(Heading(tr("Tale of the tape"), 3), self.facts, self.ratings, None, parent=inner)
        column(Scroll(inner), parent=self)

    def show_bout(self, watching: Watching) -> None:
        names = watching.match.names
        told = [dict(one.facts) for one in self.introductions]
        labels = list({**told[0], **told[1]})
        facts = [Pair(label, told[0].get(label, "–"), told[1].get(label, "–")) for label in labels]
        self.facts.setVisible(bool(facts))
        self.facts.show_pairs(facts, names)
        self.ratings.show_pairs(rating_pairs(watching), names)


def rating_pairs(watching: Watching) -> list[Pair]:
    """Every number of both cards; the longer bar is the higher one."""
    setup = watching.match.setup
    red, blue = (setup.engine.card_data(card) for card in (setup.red, setup.blue))
    pairs = []
    for name, value in red.items():
        other = blue.get(name)
        if isinstance(value, int) and isinstance(other, int) and not isinstance(value, bool):
            most = max(abs(value), abs(other), 1)
            ahead = (value > other) - (value < other)
            pairs.append(Pair(rating(name), str(value), str(other), (value / most, other / most), ahead))
    return pairs
