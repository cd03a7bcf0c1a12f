"""What AI managers know of a pair: learnt from bouts of the league's own system, where the league says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from ringside_manager.bout import RED, Setup, registry
from ringside_manager.campaign.ai.scene import chance_to_win
from ringside_manager.campaign.books import Judgement, LeagueOptions, StableMethod
from ringside_manager.fighters.sets import load_set
from ringside_manager.odds.odds import sample
from ringside_manager.office.agreeing import learnt, scene_of
from ringside_manager.office.founding import league_options
from tests.office.table import Table


def mean_errors(system: str, bouts: int) -> tuple[float, float]:
    """How far the rough and the learnt chance are from samples of ten pairs of heavyweights, on average."""
    engine, heavy = registry.get(system), load_set("heavyweights").fighters
    weights = learnt(system, "expert")
    assert weights is not None
    rough, now = 0.0, 0.0
    for number in range(10):
        red, blue = heavy[number], heavy[29 - number]
        cards = [engine.card_from_abilities(man.name, man.abilities) for man in (red, blue)]
        odds = sample(Setup(engine, cards[0], cards[1], engine.info.terms(10)), bouts, number, "expert")
        share = (odds.won(RED) + odds.draws / 2) / bouts
        edge = weights.strength(red.abilities) - weights.strength(blue.abilities)
        rough += abs(chance_to_win(red.abilities, blue.abilities) - share) / 10
        now += abs(1 / (1 + 2.718281828459045**-edge) - share) / 10
    return rough, now


def test_what_was_learnt_is_nearer_to_the_bouts() -> None:
    rough, now = mean_errors("control", 200)
    assert now < 0.07 < rough


VECTORS = {("ringside", "plain"): 0.660, ("ringside", "expert"): 0.575, ("control", "expert"): 0.584}
"""Ali's chance against Marciano, both rested, as docs/rules says it."""


@pytest.mark.parametrize(("system", "corners"), VECTORS)
def test_the_rules_say_what_a_pair_comes_to(system: str, corners: str) -> None:
    table = Table()
    table.books.system = system
    table.books.options = replace(table.books.options, corners=corners, judgement=Judgement.LEARNT)
    heavy = {fighter.name: fighter.abilities for fighter in load_set("heavyweights").fighters}
    ali, marciano = (table.books.fighters[table.number(name)] for name in ("A1", "B1"))
    ali.abilities, marciano.abilities = heavy["Muhammad Ali"], heavy["Rocky Marciano"]
    assert scene_of(table.books, 9).chance(ali, marciano) == pytest.approx(
        VECTORS[system, corners], abs=0.0005
    )


def test_a_league_judges_as_it_agreed() -> None:
    table = Table()
    mine, his = (table.books.fighters[table.number(name)] for name in ("A1", "B1"))
    rough = scene_of(table.books, 9).chance(mine, his)
    assert rough == pytest.approx(chance_to_win(mine.abilities, his.abilities))
    table.books.options = league_options("ringside", StableMethod.DICE, 4, {"judgement": "learnt"})
    scene = scene_of(table.books, 9)
    assert scene.chance(mine, his) + scene.chance(his, mine) == pytest.approx(1)
    table.books.system = "unheard of"
    assert scene_of(table.books, 9).chance(mine, his) == pytest.approx(rough)


def test_old_terms_stay_as_they_are_written() -> None:
    assert LeagueOptions().judgement is Judgement.ROUGH
    assert league_options("ringside", StableMethod.DICE, 4, {}).judgement is Judgement.LEARNT
