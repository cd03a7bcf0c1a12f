"""The way back and forth through the window."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.gui.place import LONGEST, Place, Trail

places = st.builds(Place, st.sampled_from(["office", "fighter", "bout"]), st.integers(0, 3))


@given(st.lists(places, min_size=1))
def test_going_back_and_forth_ends_where_one_was(visited: list[Place]) -> None:
    trail = Trail()
    for place in visited:
        trail.visit(place)
    end = trail.here
    steps = 0
    while trail.back() is not None:
        steps += 1
    assert trail.here == visited[0]
    for _ in range(steps):
        trail.forward()
    assert trail.here == end
    assert not trail.can_go_forward


def test_a_new_way_forgets_what_lay_ahead() -> None:
    trail = Trail()
    for number in range(3):
        trail.visit(Place("fighter", number))
    trail.back()
    trail.visit(Place("bout", 7))
    assert trail.forward() is None
    assert trail.back() == Place("fighter", 1)


def test_the_same_place_twice_is_one_step() -> None:
    trail = Trail()
    trail.visit(Place("office"))
    trail.visit(Place("office"))
    assert trail.back() is None


def test_a_long_way_is_cut_at_its_beginning() -> None:
    trail = Trail()
    for number in range(LONGEST + 20):
        trail.visit(Place("fighter", number))
    steps = 0
    while trail.back() is not None:
        steps += 1
    assert steps == LONGEST - 1
