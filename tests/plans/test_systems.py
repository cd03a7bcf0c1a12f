"""Plans for every bout system there is: those shipped and those suggested are sound and can be fought."""

from __future__ import annotations

from ringside_manager.bout import RED, Abilities, Setup, registry
from ringside_manager.bout.engine import AnyEngine, CornerAt
from ringside_manager.odds import sample
from ringside_manager.plans import plan_faults
from ringside_manager.plans.files import parse_plan, plan_text, shipped_plans
from ringside_manager.plans.suggesting import suggested_plan
from tests.slow import each

EVERY = [registry.get(name) for name in registry.names()]
QUICK, STRONG = Abilities(60, 2, 3, 2, 2, 4, 3, 34, 14), Abilities(46, 4, 2, 4, 3, 2, 4, 18, 20)


@each("engine", EVERY)
def test_shipped_plans_are_sound_and_fight(engine: AnyEngine) -> None:
    red, blue = engine.card_from_abilities("Quick", QUICK), engine.card_from_abilities("Strong", STRONG)
    setup = Setup(engine, red, blue, engine.info.terms(3))
    for plan in shipped_plans(engine.info.system):
        assert plan_faults(plan, engine.info) == ()
        assert sample(setup, 2, 1, (plan.controller, CornerAt())).bouts == 2


@each("engine", EVERY)
def test_suggested_plans_are_sound_and_come_back(engine: AnyEngine) -> None:
    red, blue = engine.card_from_abilities("Quick", QUICK), engine.card_from_abilities("Strong", STRONG)
    terms = engine.info.terms()
    plan = suggested_plan(engine, red, blue, terms)
    assert plan_faults(plan, engine.info) == ()
    assert parse_plan(plan_text(plan), "written", engine.info) == plan
    assert plan != suggested_plan(engine, blue, red, terms)


@each("system, options", [("control", {"plans": "yes"}), ("glory_days", {"corner_orders": "yes"})])
def test_a_plan_written_down_from_trial_bouts_is_worth_more_than_none(
    system: str, options: dict[str, str]
) -> None:
    engine = registry.get(system)
    card = engine.card_from_abilities("Strong", STRONG)
    terms = engine.info.terms(8, options)
    plan = suggested_plan(engine, card, card, terms)
    found = sample(Setup(engine, card, card, terms), 300, 4, (plan.controller, CornerAt("plain")))
    assert found.chance(RED) > 0.55
