"""The way taken through the window, for going back and forth like in a browser."""

from __future__ import annotations

from ringside_manager.gui.place import Place

LONGEST = 100


class Trail:
    """Places visited, and which of them one is at."""

    def __init__(self) -> None:
        self._places: list[Place] = []
        self._at = -1

    @property
    def here(self) -> Place | None:
        """The place one is at."""
        return self._places[self._at] if self._places else None

    @property
    def can_go_back(self) -> bool:
        """Whether there was a place before."""
        return self._at > 0

    @property
    def can_go_forward(self) -> bool:
        """Whether one came back from somewhere."""
        return self._at + 1 < len(self._places)

    def visit(self, place: Place) -> None:
        """Come to a place; what lay ahead is forgotten."""
        if place == self.here:
            return
        self._places = [*self._places[: self._at + 1], place][-LONGEST:]
        self._at = len(self._places) - 1

    def back(self) -> Place | None:
        """Go to the place before; ``None`` if there is none."""
        if not self.can_go_back:
            return None
        self._at -= 1
        return self.here

    def forward(self) -> Place | None:
        """Go again where one came back from; ``None`` if nowhere."""
        if not self.can_go_forward:
            return None
        self._at += 1
        return self.here

    def clear(self) -> None:
        """Forget everything, as when somebody else sits down."""
        self._places.clear()
        self._at = -1
