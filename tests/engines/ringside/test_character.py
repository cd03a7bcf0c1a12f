"""Ringside's corner in character: styles, what its men do, and that their bouts end as real ones did."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from itertools import combinations
from statistics import correlation

import pytest

from ringside_manager.bout import BLUE, RED, Abilities, Setup, derive_seed, registry
from ringside_manager.bout.engine import CornerAt, corner_at, corner_words
from ringside_manager.bout.terms import STYLES
from ringside_manager.engines.ringside import ENGINE, policies
from ringside_manager.engines.ringside.policies import (
    FRESH,
    LATE,
    LEVEL,
    MANNERS,
    MIDDLE,
    PARTS,
    SAFE,
    WEARY,
    style_of,
    table_in_character,
)
from ringside_manager.engines.ringside.tables import HOOKS, RingsideCard, Tactic
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds import Odds, compiled, sample
from tests.slow import each

IN_CHARACTER = CornerAt("in_character")
USUAL = (LEVEL, FRESH, FRESH, MIDDLE, 0, 0, 0, 0)


@cache
def men() -> tuple[RingsideCard, ...]:
    return tuple(fighter.card_in_character(ENGINE) for fighter in load_set("heavyweights").fighters)


def man(name: str) -> RingsideCard:
    return next(card for card in men() if card.name == name)


def test_the_thirty_have_every_style() -> None:
    assert {card.style for card in men()} == set(STYLES) == set(MANNERS)


@each(
    "agility, jabs, others, counterpunch, endurance, style",
    [
        (60, 3, 3, 31, 10, "counterpuncher"),
        (60, 3, 3, 30, 10, "out-boxer"),
        (54, 2, 3, 20, 10, "boxer-puncher"),
        (53, 2, 3, 20, 15, "slugger"),
        (50, 3, 3, 20, 11, "swarmer"),
        (50, 3, 3, 20, 10, "boxer-puncher"),
    ],
)
def test_the_ratings_say_how_a_man_boxes_of_whom_nothing_else_is_known(
    agility: int, jabs: int, others: int, counterpunch: int, endurance: int, style: str
) -> None:
    rated = Abilities(agility, others, jabs, others, others, jabs, others, counterpunch, endurance)
    assert style_of(RingsideCard("A", rated)) == style
    assert style_of(RingsideCard("A", rated, "slugger")) == "slugger"


def test_a_card_keeps_its_style_and_has_none_unless_one_is_given() -> None:
    frazier = man("Joe Frazier")
    assert frazier.as_data()["style"] == "swarmer"
    assert ENGINE.card(frazier.as_data()) == frazier
    assert "style" not in load_set("heavyweights").fighter("Joe Frazier").card(ENGINE).as_data()


def share_of(card: RingsideCard, tactic: Tactic, *where: int) -> int:
    table = table_in_character(card, man("Jerry Quarry"))
    return table.tactic[policies.tactic_class(*where)][[*Tactic].index(tactic)]


def test_he_covers_when_hurt_clinches_when_trapped_and_moves_when_ahead_late() -> None:
    for card in men():
        hurt = (LEVEL, WEARY, FRESH, MIDDLE, 0, 0, 0, 0)
        down = (LEVEL, FRESH, FRESH, MIDDLE, 1, 0, 0, 0)
        trapped = (LEVEL, FRESH, FRESH, MIDDLE, 0, 0, 1, 0)
        assert share_of(card, Tactic.COVER_UP, *hurt) > share_of(card, Tactic.COVER_UP, *USUAL)
        assert share_of(card, Tactic.COVER_UP, *down) == share_of(card, Tactic.COVER_UP, *hurt)
        assert share_of(card, Tactic.BACKPEDAL, *trapped) == 0
        assert share_of(card, Tactic.CLINCH, *trapped) >= share_of(card, Tactic.CLINCH, *USUAL)
    tunney = man("Gene Tunney")
    safe = (SAFE, FRESH, FRESH, LATE, 0, 0, 0, 0)
    assert share_of(tunney, Tactic.BACKPEDAL, *safe) > share_of(tunney, Tactic.BACKPEDAL, *USUAL)


def test_he_goes_for_a_man_who_is_weary() -> None:
    for card in men():
        rush = table_in_character(card, man("Jerry Quarry")).rush
        usual = rush[policies.rush_class(LEVEL, FRESH, FRESH, MIDDLE, 0, 0)]
        assert rush[policies.rush_class(LEVEL, FRESH, WEARY, MIDDLE, 0, 0)] > usual
        assert rush[policies.rush_class(LEVEL, WEARY, FRESH, MIDDLE, 0, 0)] < usual


def test_he_throws_what_he_is_good_at_and_never_a_hook_in_a_clinch() -> None:
    patterson, ali = man("Floyd Patterson"), man("Muhammad Ali")
    better = replace(ali, abilities=replace(ali.abilities, left_jab=6))
    free, held = (policies.punch_class(clinch, FRESH, FRESH) for clinch in (0, 1))
    table = table_in_character(ali, patterson)
    assert table_in_character(better, patterson).thrown[free][4] > table.thrown[free][4]
    assert not any(table.thrown[held][hook - 1] for hook in HOOKS)
    assert max(table.thrown[free]) < PARTS


def test_the_word_is_known_where_there_are_such_corners() -> None:
    assert corner_at("in_character", ENGINE.info) == corner_at("ai:in_character", ENGINE.info) == IN_CHARACTER
    assert IN_CHARACTER.word == "in_character"
    assert "in_character" in corner_words(ENGINE.info)
    assert ENGINE.info.best_level == "expert"
    without = next(
        engine.info for name in registry.names() if not (engine := registry.get(name)).info.character
    )
    assert "in_character" not in corner_words(without)
    with pytest.raises(UnknownNameError, match="in_character"):
        corner_at("in_character", without)


# Against real boxing: docs/studies/in_character.md


@pytest.fixture(scope="module")
def fast() -> None:
    """The same bouts fifty times as fast, where they can be compiled."""
    compiled.wait(ENGINE)


def fought(red: RingsideCard, blue: RingsideCard, rounds: int, bouts: int, *corners: CornerAt) -> Odds:
    one, other = corners
    seed = derive_seed(rounds, red.name, blue.name, blue.style)
    return sample(Setup(ENGINE, red, blue, ENGINE.info.terms(rounds)), bouts, seed, (one, other))


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("rounds", [12, 15])
def test_the_thirty_end_their_bouts_as_real_heavyweights_did(rounds: int) -> None:
    bouts = early = draws = knockdowns = 0
    won, plain = (dict.fromkeys((card.name for card in men()), 0) for _ in range(2))
    for red, blue in combinations(men(), 2):
        for policy, tally in ((IN_CHARACTER, won), (CornerAt("plain"), plain)):
            odds = fought(red, blue, rounds, 100, policy, policy)
            for card, corner in ((red, RED), (blue, BLUE)):
                tally[card.name] += 2 * odds.won(corner) + odds.draws
            if tally is won:
                bouts += odds.bouts
                early += sum(odds.won(corner) - odds.on_the_cards(corner) for corner in (RED, BLUE))
                draws += odds.draws
                knockdowns += sum(odds.knockdowns)
    assert 0.50 < early / bouts < 0.65
    assert 1.2 < knockdowns / bouts < 2.0
    assert draws / bouts < 0.06
    ranks = [_ranks([*tally.values()]) for tally in (won, plain)]
    assert correlation(*ranks) > 0.9


def _ranks(values: list[int]) -> list[float]:
    order = sorted(values)
    return [order.index(value) + (order.count(value) - 1) / 2 for value in values]


@pytest.mark.slow
@pytest.mark.timeout(1800)
@pytest.mark.usefixtures("fast")
@pytest.mark.parametrize("style", STYLES)
def test_an_expert_beats_a_man_in_character_but_not_always(style: str) -> None:
    for card in men():
        odds = fought(card, replace(card, style=style), 12, 2000, CornerAt("expert"), IN_CHARACTER)
        share = odds.share(odds.won(RED)) + odds.share(odds.draws) / 2
        assert 0.5 < share < 0.75, card.name
