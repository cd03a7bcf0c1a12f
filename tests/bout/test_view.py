"""Views show what they name, as it stands, and cannot be changed."""

from __future__ import annotations

import pytest

from ringside_manager.bout.view import BoxerSeen
from tests.slow import each


class Boxer:
    def __init__(self) -> None:
        self.points = 3
        self.plan = "sealed"
        self.cuts = ["left eye"]


class BoxerView(BoxerSeen[Boxer]):
    __slots__ = ()

    SEEN = frozenset({"points"})
    ADDED = frozenset({"cuts"})

    @property
    def cuts(self) -> tuple[str, ...]:
        return tuple(self._boxer.cuts)


def test_a_view_shows_what_stands_now() -> None:
    boxer = Boxer()
    view = BoxerView(boxer)
    assert view.points == 3
    boxer.points = 5
    assert (view.points, view.cuts) == (5, ("left eye",))
    assert dir(view) == ["cuts", "points"]


def test_what_it_does_not_name_stays_hidden() -> None:
    with pytest.raises(AttributeError, match="plan"):
        _ = BoxerView(Boxer()).plan


@each("name", ["points", "cuts", "plan", "weather"])
def test_nothing_of_it_can_be_set(name: str) -> None:
    boxer = Boxer()
    with pytest.raises(AttributeError, match=f"a view cannot be changed \\({name}\\)"):
        setattr(BoxerView(boxer), name, 0)
    assert vars(boxer) == vars(Boxer())
