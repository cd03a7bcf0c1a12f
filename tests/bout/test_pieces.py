"""Pieces of a bout's table copy themselves."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from ringside_manager.bout.pieces import Piece

if TYPE_CHECKING:
    from decimal import Decimal


@dataclass(slots=True, eq=False)
class Man(Piece):
    """A piece with something of each kind."""

    name: str
    other: Man | None = None
    rounds: list[int] = field(default_factory=list)
    pairs: tuple[list[int], ...] = ()
    friends: dict[str, Man] = field(default_factory=dict)
    seconds: list[Man] = field(default_factory=list)
    numbers: tuple[int, ...] = (1, 2)
    seen: set[int] = field(default_factory=set)
    anything: Any = None


class Champion(Man):
    __slots__ = ("belts",)
    belts: list[str]


class Unknown(Piece):
    __slots__ = ("money",)
    money: list[Decimal]


def test_what_can_change_is_copied_and_what_cannot_is_shared() -> None:
    second = Man("Second")
    man = Man(
        "Ann", None, [1], ([2],), {"second": second}, [second], seen={3}, anything=[[4], {5: [6]}, ([7],)]
    )
    twin = man.twin()
    assert (twin.rounds, twin.pairs, twin.seen, twin.anything) == (
        man.rounds,
        man.pairs,
        man.seen,
        man.anything,
    )
    twin.rounds.append(0)
    twin.pairs[0].append(0)
    twin.seen.add(0)
    twin.anything[0].append(0)
    twin.anything[1][5].append(0)
    twin.anything[2][0].append(0)
    twin.seconds[0].name = "Third"
    assert (man.rounds, man.pairs, man.seen, man.anything) == ([1], ([2],), {3}, [[4], {5: [6]}, ([7],)])
    assert twin.friends["second"] is twin.seconds[0] is not second
    assert second.name == "Second"
    assert twin.numbers is man.numbers


def test_pieces_that_point_to_each_other_do_so_in_the_copy() -> None:
    red, blue = Man("Red"), Man("Blue")
    red.other, blue.other = blue, red
    twin = red.twin()
    assert twin.other is not None
    assert twin.other is not blue
    assert twin.other.other is twin


def test_a_kind_of_a_kind_keeps_its_own_slots() -> None:
    Man("first of its kind").twin()
    champion = Champion("Ali")
    champion.belts = ["heavyweight"]
    twin = champion.twin()
    assert type(twin) is Champion
    twin.belts.append("light")
    assert champion.belts == ["heavyweight"]


def test_a_type_known_to_the_type_checker_alone_is_copied_all_the_same() -> None:
    piece = Unknown()
    piece.money = []
    piece.twin().money.append(None)  # type: ignore[arg-type]
    assert piece.money == []
