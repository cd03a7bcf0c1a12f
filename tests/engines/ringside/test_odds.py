"""Exact odds of single steps, every face of every die tried."""

from __future__ import annotations

from fractions import Fraction

from ringside_manager.bout.chance import Chance, exact_odds
from ringside_manager.engines.ringside import ENGINE, rules
from ringside_manager.engines.ringside.punching import Effect, knock_down, land
from ringside_manager.engines.ringside.state import BoutState, Counter
from ringside_manager.engines.ringside.tables import Punch
from tests.engines.ringside.vector_script import FIGHTER_P, VECTOR_CHART, card
from tests.slow import each


def state(endurance: int = 94, **terms: object) -> BoutState:
    """Fighter P, about to hit fighter P, who has this Endurance left."""
    fighter = card("P", FIGHTER_P, dict)
    set_up = BoutState(fighter, fighter, ENGINE.info.terms(12, terms), VECTOR_CHART)  # type: ignore[arg-type]
    set_up.at = set_up.red
    set_up.blue.endurance = endurance
    return set_up


def count(chance: Chance, endurance: int) -> tuple[Effect, int]:
    """What becomes of a knockdown, and the turn number when it is over."""
    table = state(endurance)
    effect = knock_down(table, table.red, 4, 4, chance, None)
    return effect, table.turn


@each("endurance, expected", [(1, {(Effect.DOWN, 1): 3, (Effect.DOWN, 2): 6, (Effect.KNOCKED_OUT, 1): 1}),
     (0, {(Effect.DOWN, 2): 5, (Effect.KNOCKED_OUT, 1): 5}),
     (-24, {(Effect.DOWN, 2): 5, (Effect.KNOCKED_OUT, 1): 5})])  # fmt: skip
def test_the_count(endurance: int, expected: dict[tuple[Effect, int], int]) -> None:
    """R34, R35, in tenths: out on 10, with the 4 for the weary on a bare 6; a long count costs a turn."""
    odds = exact_odds(lambda chance: count(chance, endurance))
    assert odds == {result: Fraction(tenths, 10) for result, tenths in expected.items()}


def test_saved_by_the_bell_there_is_no_count() -> None:
    """R37."""

    def fall(chance: Chance, turn: int, endurance: int) -> tuple[Effect, int]:
        table = state(endurance, saved_by_bell=True)
        table.turn = turn
        return knock_down(table, table.red, 4, 4, chance, None), table.red.knockdowns

    assert exact_odds(lambda chance: fall(chance, 18, -3)) == {(Effect.DOWN, 1): 1}
    assert exact_odds(lambda chance: fall(chance, 17, -3))[Effect.KNOCKED_OUT, 0] == Fraction(1, 2)


@each("endurance", [94, 10, 5, 4, 3, 0, -10, -17])
@each("thrown, anticipated, damage", [(1, 4, 7), (5, 1, 4), (5, 5, 2)])
def test_a_landed_punch(endurance: int, thrown: int, anticipated: int, damage: int) -> None:
    """R30, R31, R34: K in a hundred go down; of these one in ten is counted out, of the weary every second."""
    odds = exact_odds(lambda chance: hit(chance, endurance, thrown, anticipated))
    weary = endurance - damage <= 0
    number = damage + (10 if weary else 0)
    down = Fraction(number if number >= 4 else 0, 100)
    knocked_out = down / (2 if weary else 10)
    expected = {Effect.STANDING: 1 - down, Effect.DOWN: down - knocked_out, Effect.KNOCKED_OUT: knocked_out}
    assert odds == {effect: share for effect, share in expected.items() if share}


def hit(chance: Chance, endurance: int, thrown: int, anticipated: int) -> Effect:
    table = state(endurance)
    return land(table, table.red, Punch(thrown), Punch(anticipated), chance, None)


@each(
    "receiver, thrower, expected",
    [
        (-23, 94, Effect.STOPPED),
        (-22, 94, None),
        (94, -24, Effect.SPENT),
        (94, -23, None),
        (-23, -24, Effect.STOPPED),
    ],
)
def test_stoppages_need_no_die(receiver: int, thrower: int, expected: Effect | None) -> None:
    """R27: a punch for 2 of a boxer who pays 1 for it."""

    def last_punch(chance: Chance) -> Effect:
        table = state(receiver)
        table.red.endurance = thrower
        table.red.landed = 5
        return land(table, table.red, Punch.RIGHT_JAB, Punch.RIGHT_JAB, chance, None)

    odds = exact_odds(last_punch)
    assert (odds == {expected: 1}) == (expected is not None)
    assert expected or not {Effect.STOPPED, Effect.SPENT} & set(odds)


@each("agility, hits", [(50, 50), (0, 100), (-7, 100), (99, 1), (100, 0), (120, 0)])
def test_a_counterpunch_must_beat_the_agility(agility: int, hits: int) -> None:
    """R20, R38: ratings are never clamped (R4)."""

    def counter(chance: Chance) -> bool:
        table = state()
        table.red.agility = agility
        return rules.counters(table, table.blue, Counter.TRY, chance, None)

    odds = exact_odds(counter)
    assert odds.get(True, 0) == Fraction(30, 100) * Fraction(hits, 100)


def test_declining_rolls_nothing() -> None:
    """R39."""
    table = state()
    odds = exact_odds(lambda chance: rules.counters(table, table.blue, Counter.DECLINE, chance, None))
    assert odds == {False: 1}
