from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ringside_manager.bout.chance import Chance, ScriptedChance, SeededChance
from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.house_rules import BY_THE_BOOK
from ringside_manager.campaign.tournament import (
    Bracket,
    bracket_order,
    default_setting,
    draw_bracket,
    goes_on,
    needs_dice,
    night_of_round,
    roll_seeds,
    roll_tie_break,
)
from ringside_manager.errors import RuleError
from tests.slow import each

sizes = st.integers(2, 1024)


class HundredSided(Chance):
    """A hundred-sided die that always shows the next of ``faces``."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)

    def roll(self, sides: int, purpose: str = "") -> int:
        assert sides == 100
        return self.faces.pop(0)


def drawn(damage: tuple[int, int] = (50, 50), landed: tuple[int, int] = (20, 20)) -> Outcome:
    return Outcome(Method.DRAW, None, 7, 18, (0, 0), damage, landed, (40, 40), (59, 59))


def fought_out(bracket: Bracket[int], upset: int = 0) -> tuple[Bracket[int], list[tuple[int, int, int]]]:
    """The bracket after all its bouts, and (round, red, blue) of each; ``upset`` flips who wins, bit by bit."""
    bouts = []
    while (number := bracket.current_round) is not None:
        for pairing in bracket.pairs(number):
            if pairing.is_ready:
                bouts.append((number, pairing.red, pairing.blue))
                favourite, outsider = sorted((pairing.red, pairing.blue))
                flip = upset >> (len(bouts) % 64) & 1
                pair = (outsider, favourite) if flip else (favourite, outsider)
                bracket = bracket.record(*pair)
    return bracket, bouts


@each("size, order", [(1, (1,)), (2, (1, 2)), (4, (1, 4, 2, 3)), (8, (1, 8, 4, 5, 2, 7, 3, 6))])
def test_the_usual_bracket(size: int, order: tuple[int, ...]) -> None:
    assert bracket_order(size) == order


@each("size", [0, 3, 6, -4])
def test_a_bracket_is_a_power_of_two(size: int) -> None:
    with pytest.raises(ValueError, match=str(size)):
        bracket_order(size)


@given(sizes)
@settings(max_examples=60)
def test_everyone_enters_once_and_the_byes_go_to_the_top_seeds(count: int) -> None:
    bracket = draw_bracket(range(1, count + 1))
    sides = Counter(side for pairing in bracket.pairs(1) for side in (pairing.red, pairing.blue))
    byes = [pairing.red or pairing.blue for pairing in bracket.pairs(1) if pairing.is_bye]
    assert all(sides[fighter] == 1 for fighter in range(1, count + 1))
    assert sides[None] == bracket.size - count == len(byes)
    assert sorted(byes) == list(range(1, len(byes) + 1))
    assert bracket.size // 2 < count <= bracket.size


@given(sizes)
@settings(max_examples=20, deadline=None)
def test_when_favourites_win_the_first_two_seeds_meet_in_the_final(count: int) -> None:
    bracket, bouts = fought_out(draw_bracket(range(1, count + 1)))
    assert bouts[-1] == (bracket.rounds, 1, 2)
    assert [set(bout[1:]) for bout in bouts].count({1, 2}) == 1
    assert bracket.winner == 1


@given(sizes, st.integers(0, 2**64 - 1))
@settings(max_examples=25, deadline=None)
def test_one_bout_less_than_entrants_and_every_loser_is_out(count: int, upset: int) -> None:
    bracket, bouts = fought_out(draw_bracket(range(1, count + 1)), upset)
    assert len(bouts) == count - 1
    met = Counter(fighter for _, red, blue in bouts for fighter in (red, blue))
    advanced = Counter(winner for row in bracket.winners for winner in row)
    byes = sum(pairing.is_bye for pairing in bracket.pairs(1))
    assert set(met) == set(range(1, count + 1))
    assert sum(advanced.values()) == count - 1 + byes
    assert met[bracket.winner] == bracket.rounds - _had_bye(bracket)
    assert len(bracket.pairs(bracket.rounds)) == 1
    assert bracket.is_final(bracket.rounds)
    assert not bracket.is_final(bracket.rounds - 1)


def _had_bye(bracket: Bracket[int]) -> bool:
    return any(pairing.is_bye and pairing.winner == bracket.winner for pairing in bracket.pairs(1))


def test_winners_of_neighbouring_bouts_meet() -> None:
    bracket = draw_bracket("ABCDE").record("E", "D")
    semi_finals = [(pairing.red, pairing.blue) for pairing in bracket.pairs(2)]
    assert semi_finals == [("A", "E"), ("B", "C")]
    assert [pairing.place for pairing in bracket.pairs(1)] == [1, 2, 3, 4]
    assert bracket.slots(1) == ("A", None, "D", "E", "B", None, "C", None)
    assert bracket.current_round == 2


def test_a_bout_that_is_not_due_is_refused() -> None:
    bracket = draw_bracket("ABCD")
    after = bracket.record("A", "D")
    for winner, loser in [("A", "B"), ("A", "D"), ("D", "A"), ("A", "X"), ("X", "A"), ("B", "B"), ("A", "A")]:
        with pytest.raises(RuleError, match=f"Mr {winner} and Mr {loser} are not due"):
            after.record(winner, loser, lambda fighter: f"Mr {fighter}")
    finished = after.record("C", "B").record("C", "A")
    assert (finished.winner, finished.current_round) == ("C", None)
    with pytest.raises(RuleError, match="C61"):
        finished.record("C", "A")


@each("entrants", ["", "A", "ABCA"])
def test_no_tournament_of_one_or_of_twins(entrants: str) -> None:
    with pytest.raises(RuleError, match="C61"):
        draw_bracket(entrants)


def test_seeds_are_diced_and_ties_thrown_again_among_the_tied() -> None:
    chance = ScriptedChance([("seed", rolled) for rolled in (30, 77, 30, 100, 5, 5, 1, 2)])
    assert roll_seeds("ABCD", chance) == ("D", "B", "C", "A")
    assert chance.left == 0


@given(st.integers(0, 300), st.integers(0, 2**32))
def test_every_entrant_gets_one_seed(count: int, seed: int) -> None:
    assert sorted(roll_seeds(range(count), SeededChance(seed))) == list(range(count))


def test_seeds_and_ties_are_thrown_with_a_hundred_sides() -> None:
    assert roll_seeds("AB", HundredSided(1, 100)) == ("B", "A")
    assert roll_tie_break(HundredSided(1, 100)) == ((1, 100),)


def test_rounds_are_four_nights_apart() -> None:
    assert [night_of_round(BY_THE_BOOK.tournament, 3, number) for number in (1, 2, 3)] == [3, 7, 11]


def test_bouts_go_seven_rounds_in_the_pits_and_the_final_to_the_best() -> None:
    assert default_setting(BY_THE_BOOK.tournament, BY_THE_BOOK.arenas, final=False) == (Arena.PITS, 7)
    assert default_setting(BY_THE_BOOK.tournament, BY_THE_BOOK.arenas, final=True) == (Arena.BEST, 12)


@each(
    "outcome, corner",
    [
        (drawn(damage=(50, 51), landed=(30, 20)), BLUE),
        (drawn(damage=(52, 51), landed=(10, 20)), RED),
        (drawn(landed=(21, 20)), RED),
        (Outcome(Method.DEC, BLUE, 7, 18, (0, 0), (60, 50), (9, 8), (40, 40), (59, 59)), BLUE),
    ],
)
def test_who_goes_on_without_dice(outcome: Outcome, corner) -> None:
    assert not needs_dice(outcome)
    assert goes_on(outcome) is corner
    assert goes_on(outcome, [(1, 100), (100, 1)]) is corner


def test_dice_say_who_goes_on_when_all_else_is_equal() -> None:
    chance = ScriptedChance([("tie", rolled) for rolled in (44, 44, 9, 10)])
    rolls = roll_tie_break(chance)
    assert rolls == ((44, 44), (9, 10))
    assert needs_dice(drawn())
    assert goes_on(drawn(), rolls) is BLUE
    with pytest.raises(ValueError, match="do not decide"):
        goes_on(drawn(), rolls[:1])
