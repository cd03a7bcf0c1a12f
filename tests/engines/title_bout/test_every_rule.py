"""Bouts of every kind of choice and option, watched by an umpire who knows the rule book by heart."""

from __future__ import annotations

import pkgutil
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from typing import Any

import pytest

from ringside_manager.bout import SeededChance, Setup, derive_seed, simulate
from ringside_manager.bout.outcome import Method
from ringside_manager.engines import title_bout
from ringside_manager.engines.title_bout import ENGINE, tables
from ringside_manager.engines.title_bout.tables import TRAITS
from tests.engines import contract
from tests.engines.title_bout.umpire import Umpire
from tests.engines.title_bout.vector_script import cards, every_event

CARDS = cards()
NAMES = sorted(CARDS)


@cache
def random_setup(seed: int) -> Setup:
    """Two cards of the book or of the calibration, with any trait and stance; any length, any options."""
    chance = SeededChance(derive_seed(seed, "setup"))
    red, blue = random_card(chance), random_card(chance)
    options = {spec.name: chance.pick(spec.values) for spec in ENGINE.info.options}
    return Setup(ENGINE, red, blue, ENGINE.info.terms(chance.pick(ENGINE.info.rounds), options))


def random_card(chance: SeededChance) -> Any:
    """Every third fighter bleeds and fouls as much as a card may say, and cannot be put down."""
    data = dict(CARDS[chance.pick(NAMES)])
    data["special"] = chance.pick((*TRAITS, ""))
    data["stance"] = chance.pick(("orthodox", "orthodox", "southpaw"))
    if chance.roll(3) == 1:
        worse = {"CUT": 8, "FOUL": "E", "KD": [0, 0], "KO": 0}
        data |= {side: data[side] | worse for side in ("fresh", "fatigued")}
    return ENGINE.card(data)


def watch(setup: Setup, seed: int, **corners: Any) -> Umpire:
    """A bout to its end under the umpire's eyes."""
    umpire = Umpire(setup)
    simulate(setup, seed, *contract.corners(seed, **corners), umpire.hear)
    assert umpire.over
    return umpire


def watch_all(seeds: Iterable[int]) -> set[str]:
    heard: set[str] = set()
    for seed in seeds:
        heard |= watch(random_setup(seed), seed).heard
    return heard


def names() -> set[str]:
    return {kind.name.fget(kind.__new__(kind)) for kind in every_event()}  # type: ignore[attr-defined]


def test_the_umpire_knows_every_event() -> None:
    assert all(callable(getattr(Umpire, name, None)) for name in names())


RARE = {"rib_held", "text_repeated", "retaliated", "saved_by_bell", "doctor_looked"}
"""A few hundred bouts may do without."""


def test_any_options() -> None:
    """T5, T36-T38, T52, T53, T71-T78, T140: nothing the umpire could object to, and everything happens."""
    assert names() - watch_all(range(300)) <= RARE


def watch_basic(seeds: Iterable[int]) -> set[str]:
    """Twelve rounds, no options, cards as they are printed."""
    heard: set[str] = set()
    for seed in seeds:
        chance = SeededChance(derive_seed(seed, "basic"))
        red, blue = (ENGINE.card(CARDS[chance.pick(NAMES)]) for _ in range(2))
        heard |= watch(Setup(ENGINE, red, blue, ENGINE.info.terms(12, {})), seed).heard
    return heard


OPTIONAL = {
    "saved_by_bell", "retaliated", "trait_shown", "strategy_named", "doctor_looked", "wound_noted", "wound_treated",
}  # fmt: skip


def test_the_basic_game() -> None:
    """T141: options off, nothing but the events of the Basic game."""
    assert not watch_basic(range(100)) & OPTIONAL


@pytest.fixture
def planted(monkeypatch: pytest.MonkeyPatch) -> Iterator[pytest.MonkeyPatch]:
    """Wrong rules may be planted; what was worked out under them is forgotten with them."""
    _forget()
    yield monkeypatch
    monkeypatch.undo()
    _forget()


def _forget() -> None:
    """Empty every cache of the engine's modules."""
    for module in pkgutil.walk_packages(title_bout.__path__, f"{title_bout.__name__}."):
        for value in vars(import_module(module.name)).values():
            if hasattr(value, "cache_clear"):
                value.cache_clear()


def test_numbers_are_worked_out_anew(planted: pytest.MonkeyPatch) -> None:
    """T64, T66: the umpire sees numbers that have not followed what has changed them."""
    planted.setattr("ringside_manager.engines.title_bout.rules.is_changed", lambda fighter: False)
    with pytest.raises(AssertionError):
        watch_basic(range(1000))


@pytest.mark.slow
@pytest.mark.timeout(1800)
def test_ten_thousand_bouts() -> None:
    """Ten thousand random bouts under random option sets end lawfully."""
    assert names() - watch_all(range(10_000, 20_000)) <= {"doctor_looked"}


# An umpire who objects to nothing would be worthless


def with_row(table: tuple[Any, ...], place: int, row: Any) -> tuple[Any, ...]:
    return (*table[:place], row, *table[place + 1 :])


@pytest.mark.parametrize(
    ("module", "name", "value"),
    [
        ("rules", "aggressor", lambda state: state.blue),
        ("effective", "ROPES_SLUGGER", 1),
        ("effective", "ROPES_BOXER", 2),
        ("effective", "CONVERTED_TO", 11),
        ("effective", "cut_loss", lambda fighter: 0),
        ("knockdowns", "KNOCKDOWN_TABLE", with_row(tables.KNOCKDOWN_TABLE, 2, (13, 18))),
        ("knockdowns", "FLASH_COUNT", 3),
        ("knockdowns", "MANDATORY_COUNT", 7),
        ("knockdowns", "COUNT_REMOVES", (0,) * 10),
        ("knockdowns", "shaken", lambda down: None),
        ("rules", "carried_rating", lambda fighter: fighter.side.knockdown),
        ("rules", "CONDITION_POINTS", 24),
        ("rules", "SOUTHPAW_ROUNDS", 6),
        ("rules", "fatigue", lambda state, fighter: None),
        ("rules", "tire", lambda state: None),
        ("judging", "TKO_POINTS", (31, 50, 60)),
        ("actions", "_BREAKS", ()),
        ("actions", "finishing_cards", lambda owner: owner.side.killer_instinct - 1),
        ("judging", "CLOSE", range(1, 8)),
        ("judging", "WIDE", range(15, 19)),
        ("judging", "one_sided", lambda red, blue: False),
        ("cuts", "CUT_STOPS", ((15, (4, 10, 16)),)),
        ("cuts", "worst_cut", lambda state, fighter: next(iter(fighter.cuts))),
        ("fouls", "REFEREE_TABLE", dict.fromkeys(tables.REFEREES, ((3,), (4,), 6))),
        ("actions", "HOLDING", 4),
        ("deck", "_SECONDS", tuple(range(51))),
        ("judging", "verdict_of_three", lambda cards: (Method.DRAW, None)),
    ],
)  # fmt: skip
def test_he_objects_to_a_wrong_rule(planted: pytest.MonkeyPatch, module: str, name: str, value: Any) -> None:
    planted.setattr(f"ringside_manager.engines.title_bout.{module}.{name}", value)
    with pytest.raises(AssertionError):
        watch_all(range(1000))


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.parametrize(
    ("module", "name", "value"),
    [
        ("knockdowns", "TEN_DOWN", 9),
        ("judging", "TKO_POINTS", (30, 51, 60)),
        ("judging", "TKO_POINTS", (30, 50, 61)),
        ("judging", "ABSORBER_POINTS", (30, 50, 60)),
        ("cuts", "LAST_ROUND_FROM", 12),
        ("effective", "traits_when_hit", lambda *_: None),
        ("effective", "LOST_IN_A_ROW", 4),
        ("judging", "TEN_SEVEN_FROM", 20),
        ("knockdowns", "KNOCKDOWN_TABLE", with_row(tables.KNOCKDOWN_TABLE, 5, (9, 14))),
    ],
)
def test_he_objects_to_a_rule_seldom_used(
    planted: pytest.MonkeyPatch, module: str, name: str, value: Any
) -> None:
    planted.setattr(f"ringside_manager.engines.title_bout.{module}.{name}", value)
    with pytest.raises(AssertionError):
        watch_all(range(20_000))
