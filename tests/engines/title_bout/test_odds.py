"""Exact odds of single steps: every card that may come is drawn."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any

import pytest

from ringside_manager.bout.chance import Chance, exact_odds
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.title_bout import corner_work, cuts, fouls, knockdowns, rules, tables
from ringside_manager.engines.title_bout.deck import ActionDeck
from ringside_manager.engines.title_bout.state import BoutState, Cause, Cut, CutPlace
from tests.engines.title_bout.umpire_book import PRINTED
from tests.engines.title_bout.vector_script import VECTORS, table, tell
from tests.slow import each, rest_slow

DECK = json.loads((VECTORS / "title_bout_deck.json").read_text(encoding="utf-8"))
ROWS = [dict(zip(DECK["columns"], row, strict=True)) for row in DECK["rows"]]
RNVS = [row["RN"] if isinstance(row["RN"], int) else row["RESULT"] for row in ROWS]


def shares(values: list[Any]) -> dict[Any, Fraction]:
    return {value: Fraction(count, len(values)) for value, count in Counter(values).items()}


def fresh(chance: Chance, **named: Any) -> BoutState:
    """A table with a shuffled deck at the bell."""
    state = table(ActionDeck(chance), **named)
    state.deck.begin_round()
    return state


def first_word(step: Callable[[BoutState], object], chance: Chance, **named: Any) -> str:
    """The first thing a step tells, without the fighter; what ends the bout is told like anything else."""
    told: list[str] = []
    state = fresh(chance, **named)
    state.emit = lambda event: told.extend(tell(event))
    with suppress(BoutOver):
        step(state)
    head, _, *rest = told[0].split()
    return " ".join((head, *rest))


def test_control() -> None:
    """T35, D5: 65 of a hundred cards pass a factor of 10, 59 one of 9, 53 one of 8, 73 one of 12."""
    odds = exact_odds(lambda chance: fresh(chance).deck.draw("CF").cf)
    passed = {
        factor: sum(share for number, share in odds.items() if number <= factor) for factor in (8, 9, 10, 12)
    }
    expected = {8: Fraction(53, 100), 9: Fraction(59, 100), 10: Fraction(65, 100), 12: Fraction(73, 100)}
    assert passed == expected


def test_referees() -> None:
    """T24: one, two, five and two in ten."""

    def named(chance: Chance) -> str:
        return rules.drawn(fresh(chance), "random", tables.REFEREES, tables.REFEREE_LIMITS)

    tenths = {"very_lenient": 1, "lenient": 2, "normal": 5, "strict": 2}
    assert exact_odds(named) == {name: Fraction(share, 10) for name, share in tenths.items()}


@pytest.mark.parametrize("rating", rest_slow([4, 1]))
def test_letters_of_cuts(rating: int) -> None:
    """T85, 29.3: as many cards as the column of table C gives each letter."""

    def letter(chance: Chance) -> str:
        return first_word(
            lambda state: cuts.cut_check(state, state.blue, Cause.LEGAL),
            chance,
            state={"B.card.cut": rating},
        )

    def printed(number: int) -> str:
        row = next(row for band, row in PRINTED["cut"] if number <= int(band.split("-")[-1]))
        found = row.split()[rating - 1]
        return "nocut" if found == "-" else f"cut {found}"

    assert exact_odds(letter) == shares([printed(number) for number in RNVS])


@each("letter, fighter", [("A", "joshua"), ("B", "jackson"), ("C", "akinwande")])
def test_outcomes_of_fouls(letter: str, fighter: str) -> None:
    """T109, 29.7: nothing, a caution, each warning."""
    column = "ABCDE".index(letter) + 1
    odds = exact_odds(
        lambda chance: first_word(lambda state: fouls.foul(state, state.red), chance, a=fighter)
    )

    def printed(number: int) -> str:
        word = next(row[0] for row in PRINTED["foul"] if number <= row[column])
        if word.startswith("warning"):
            return f"warn {word.split()[1]}"
        return "foul none" if word == "none" else "foul caution"

    assert odds == shares([printed(number) for number in RNVS])


@each("counts, before, limit", [([3], False, 12), ([4], False, 16), ([9], False, 40), ([5, 3], False, 32), ([8, 7], False, 40), ([5], True, 28),
     ([9], True, 40), ([3, 3], True, 40)])  # fmt: skip
def test_carrying_over(counts: list[int], before: bool, limit: int) -> None:
    """T65: a spare number up to the printed limit."""

    def carries(chance: Chance) -> bool:
        state = fresh(chance, state={"B.kdn": counts, "B.prev_kd": before})
        rules.check_carry_over(state, state.blue)
        return state.blue.carries

    assert exact_odds(carries)[True] == Fraction(sum(number <= limit for number in RNVS), 100)


def test_nothing_to_carry_over() -> None:
    """T65: no card is drawn for a fighter who was not down."""

    def carries(chance: Chance) -> bool:
        state = fresh(chance, state={"B.prev_kd": True})
        rules.check_carry_over(state, state.blue)
        return state.blue.carries

    assert exact_odds(carries) == {False: 1}


@each("rating", [1, 2, 5, 10])
def test_knockdown_readings(rating: int) -> None:
    """T57, 29.1: the KD column of the deck against a row of table K."""

    def reads(chance: Chance) -> str:
        return knockdowns.read(fresh(chance), rating, "KD")[0].value

    _, four, five, _ = PRINTED["knockdown"][rating]
    limits = int(four.split("-")[1]), int(five.split("-")[1])

    def printed(number: int) -> str:
        return "4" if number <= limits[0] else "5" if number <= limits[1] else "K"

    assert exact_odds(reads) == shares([printed(row["KD"]) for row in ROWS])


def test_an_iron_chin() -> None:
    """T59: rating 0 reads a second card on row 1 after a sign, and goes down only on a 20 there."""
    odds = exact_odds(lambda chance: knockdowns.read(fresh(chance), 0, "KD")[0].value)
    kds = Counter(row["KD"] for row in ROWS)
    signs = kds[19] + kds[20]
    twice = kds[20] * (kds[20] - 1) + kds[19] * kds[20]
    assert odds["K"] == Fraction(twice, 100 * 99)
    assert sum(share for result, share in odds.items() if result in ("4", "5")) == 1 - odds["K"]
    assert signs == 5


def test_flash_knockdowns() -> None:
    """T61, T62, D7: 17 counts in a hundred are 1 or 2."""

    def flash(chance: Chance) -> bool:
        state = fresh(chance)
        return knockdowns.count(state, state.blue)

    assert exact_odds(flash) == {True: Fraction(17, 100), False: Fraction(83, 100)}


@pytest.mark.parametrize("skill", tables.SKILLS)
def test_the_cut_man(skill: str) -> None:
    """T97, 29.5."""

    def result(chance: Chance) -> str:
        def work(state: BoutState) -> None:
            state.blue.cuts = {CutPlace.LIP: Cut("G")}
            corner_work.treat_cut(state, state.blue, CutPlace.LIP, skill)

        return first_word(work, chance).split()[-1]

    place = tables.SKILLS.index(skill)

    def printed(number: int) -> str:
        return next(word for word, limits in PRINTED["cut_man"].items() if number <= limits[place])

    assert exact_odds(result) == shares([printed(number) for number in RNVS])


def test_conditions() -> None:
    """T79, D11: any of the texts, as often as the deck has it."""

    def read(chance: Chance) -> str:
        return first_word(lambda state: fouls.condition(state, state.blue), chance).split()[-1]

    assert exact_odds(read) == shares([row["COND"] for row in ROWS])


def test_the_worst_cut_reopens() -> None:
    """T88: without equals no number is drawn."""

    def place(chance: Chance) -> str:
        state = fresh(chance, state={"B.cuts": {"under_left": {"letter": "B"}, "lip": {"letter": "G"}}})
        return cuts.worst_cut(state, state.blue).value

    assert exact_odds(place) == {"lip": 1}
