"""Dice: the streams stay what they are for ever, and exact odds are exact."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout.chance import (
    Chance,
    ChanceSpentError,
    ExhaustiveChance,
    RecordedChance,
    RecordingChance,
    ScriptedChance,
    SeededChance,
    derive_seed,
    exact_odds,
)
from tests.bout.corners import seeds
from tests.slow import each

sides = st.integers(min_value=1, max_value=1000)


# Seeds


def test_the_dice_of_a_seed_never_change() -> None:
    """Every bout ever recorded hangs on these numbers; if this fails, old records are lost."""
    chance = SeededChance(1974)
    assert [chance.roll(100) for _ in range(10)] == [95, 60, 83, 49, 11, 32, 66, 57, 19, 92]
    assert [chance.roll(6) for _ in range(8)] == [5, 4, 1, 4, 3, 2, 3, 2]
    assert chance.pick("abcdefg") == "a"
    assert chance.share() == 4118842 / 2**24
    assert chance.shuffled("ringside") == list("disnergi")


@pytest.mark.parametrize(
    ("seed", "rolls"), [(0, [844422, 757955, 420572]), (2**63 - 1, [316645, 631260, 803555])]
)
def test_small_and_large_seeds(seed: int, rolls: list[int]) -> None:
    chance = SeededChance(seed)
    assert [chance.roll(1_000_000) for _ in range(3)] == rolls


@given(seeds, st.lists(sides, max_size=20))
def test_a_roll_lies_on_its_die_and_comes_again(seed: int, dice: list[int]) -> None:
    one, other = SeededChance(seed), SeededChance(seed)
    rolls = [one.roll(number, "any word") for number in dice]
    assert rolls == [other.roll(number) for number in dice]
    assert all(1 <= rolled <= number for rolled, number in zip(rolls, dice, strict=True))


@given(seeds, st.lists(st.integers(), min_size=1, max_size=50))
def test_the_quick_pick_is_the_plain_one(seed: int, options: list[int]) -> None:
    assert SeededChance(seed).pick(options) == Chance.pick(SeededChance(seed), options)


@given(seed=st.integers(0, 2**63), pile=st.lists(st.integers(), min_size=1))
def test_the_quick_draw_is_the_plain_one(seed: int, pile: list[int]) -> None:
    recording, again = RecordingChance(SeededChance(seed)), pile.copy()
    drawn = [recording.draw(again, "card") for _ in pile]
    chance, left = SeededChance(seed), pile.copy()
    assert [chance.draw(left) for _ in pile] == drawn
    assert left == again == []
    assert Counter(drawn) == Counter(pile)


def test_there_is_nothing_to_pick_from_nothing() -> None:
    with pytest.raises(IndexError):
        SeededChance(1).pick(())


def test_all_faces_come_equally_often() -> None:
    chance = SeededChance(7)
    counts = Counter(chance.roll(6) for _ in range(60_000))
    squares = sum((counts[face] - 10_000) ** 2 / 10_000 for face in range(1, 7))
    assert squares < 25.7  # chi-square, 5 degrees of freedom, p = 1e-4


@given(seeds)
def test_a_share_is_never_one(seed: int) -> None:
    assert 0 <= SeededChance(seed).share() < 1


def test_the_shares_reach_both_ends() -> None:
    assert RecordedChance([1]).share() == 0
    assert RecordedChance([1 << 24]).share() == 1 - 2**-24


@given(seeds, st.lists(st.integers(), max_size=12))
def test_shuffling_loses_nothing(seed: int, items: list[int]) -> None:
    before = list(items)
    assert Counter(SeededChance(seed).shuffled(items)) == Counter(items)
    assert items == before


def test_every_order_is_equally_likely() -> None:
    odds = exact_odds(lambda chance: tuple(chance.shuffled("abcd")))
    assert len(odds) == 24
    assert set(odds.values()) == {Fraction(1, 24)}


def test_derived_seeds_never_change() -> None:
    assert derive_seed(1974, "bout", 3) == 5656666584322363315
    assert derive_seed(0) == 3456079177858693020


@given(seeds, st.text(max_size=8), st.integers())
def test_derived_seeds_are_seeds(seed: int, label: str, number: int) -> None:
    derived = derive_seed(seed, label, number)
    assert 0 <= derived < 2**63
    assert derived == derive_seed(seed, label, number)
    assert derived != derive_seed(seed, label, number + 1)


def test_labels_do_not_run_together() -> None:
    assert len({derive_seed(1, 23), derive_seed(12, 3), derive_seed(1, 2, 3), derive_seed(123)}) == 4


# Recorded and scripted dice


@given(seeds, st.lists(sides, min_size=1, max_size=20))
def test_recorded_dice_come_again(seed: int, dice: list[int]) -> None:
    recording = RecordingChance(SeededChance(seed))
    rolls = [recording.roll(number, "hit") for number in dice]
    recorded = RecordedChance(recording.rolls)
    assert [recorded.roll(number, "hit") for number in dice] == rolls == recording.rolls
    with pytest.raises(ChanceSpentError, match=r"no recorded roll is left for d6 \(count\)"):
        recorded.roll(6, "count")


def test_what_a_recording_picks_is_recorded() -> None:
    recording = RecordingChance(SeededChance(1974))
    picked = recording.pick("abcdefg"), recording.share(), recording.shuffled("ring")
    again = RecordedChance(recording.rolls)
    assert (again.pick("abcdefg"), again.share(), again.shuffled("ring")) == picked


@each("rolled", [0, 7, -1])
def test_a_recorded_roll_must_be_on_the_die(rolled: int) -> None:
    with pytest.raises(ChanceSpentError, match=f"{rolled} is not on d6"):
        RecordedChance([rolled]).roll(6, "hit")


def test_scripted_dice_are_given_in_order_for_their_purpose() -> None:
    chance = ScriptedChance([("initA", 71), ("initB", 40)])
    assert chance.left == 2
    assert (chance.roll(100, "initA"), chance.roll(100, "initB")) == (71, 40)
    assert chance.left == 0
    with pytest.raises(ChanceSpentError, match=r"no roll for d100 \(hit\)"):
        chance.roll(100, "hit")


@each("purpose, rolled", [("hit", 5), ("down", 0), ("down", 101)])
def test_a_script_that_does_not_fit_is_refused(purpose: str, rolled: int) -> None:
    chance = ScriptedChance([(purpose, rolled)])
    with pytest.raises(
        ChanceSpentError, match=f"the rules ask d100 .down., the script says {purpose} {rolled}"
    ):
        chance.roll(100, "down")
    assert chance.left == 1


# Exact odds


def two_dice(chance: Chance) -> int:
    return chance.roll(6) + chance.roll(6)


def test_two_dice() -> None:
    odds = exact_odds(two_dice)
    assert odds == {total: Fraction(6 - abs(total - 7), 36) for total in range(2, 13)}


def branching(dice: list[int], chance: Chance) -> tuple[int, ...]:
    """Rolls on only after a 1, and every die differs from the last: the hard case for an odometer."""
    rolls: list[int] = []
    for number in dice:
        rolls.append(chance.roll(number))
        if rolls[-1] != 1:
            break
    return tuple(rolls)


@given(st.lists(st.integers(1, 6), max_size=6))
def test_exact_odds_add_up_to_one(dice: list[int]) -> None:
    odds = exact_odds(lambda chance: branching(dice, chance))
    assert sum(odds.values()) == 1
    for rolls, probability in odds.items():
        expected = Fraction(1)
        for number in dice[: len(rolls)]:
            expected /= number
        assert probability == expected


def test_without_dice_there_is_one_outcome() -> None:
    assert exact_odds(lambda _: "as it is") == {"as it is": Fraction(1)}


def test_an_exhausted_odometer_begins_anew() -> None:
    chance = ExhaustiveChance()
    walks = []
    for _ in range(2):
        seen = [chance.roll(3)]
        while chance.rewind():
            seen.append(chance.roll(3))
        walks.append(seen)
    assert walks == [[1, 2, 3], [1, 2, 3]]


@given(
    seed=seeds, dice=st.integers(0, 12), sides=st.sampled_from((4, 6, 8, 10, 12)), least=st.integers(1, 13)
)
def test_successes_are_those_of_single_rolls(seed: int, dice: int, sides: int, least: int) -> None:
    counted, rolled = SeededChance(seed), SeededChance(seed)
    found = counted.successes(dice, sides, least, "speed")
    assert found == Chance.successes(rolled, dice, sides, least, "speed")
    assert counted.roll(1000) == rolled.roll(1000)


@given(seed=seeds, dice=st.integers(2, 12), sides=st.sampled_from((4, 6, 8, 10, 12)))
def test_a_total_is_that_of_single_rolls(seed: int, dice: int, sides: int) -> None:
    added, rolled = SeededChance(seed), SeededChance(seed)
    assert added.total(dice, sides, "punches") == Chance.total(rolled, dice, sides, "punches")
    assert added.roll(1000) == rolled.roll(1000)
