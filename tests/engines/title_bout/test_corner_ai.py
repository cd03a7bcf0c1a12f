"""What the corner at its best does in situations anybody would decide alike, and that it wins with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from ringside_manager.bout import RED, Bout, SeededChance, simulate
from ringside_manager.bout.corner import Preference, Request
from ringside_manager.bout.engine import CornerAt, Setup
from ringside_manager.bout.outcome import BoutOver
from ringside_manager.engines.title_bout import ENGINE, cuts, rules
from ringside_manager.engines.title_bout.card import TitleBoutCard
from ringside_manager.engines.title_bout.corner_ai import TitleBoutCorner, shares
from ringside_manager.engines.title_bout.corner_ai.round_model import average_round
from ringside_manager.engines.title_bout.corner_ai.win_chance import (
    Standing,
    future,
    men,
    pair,
    planned,
    styled,
    win_chance,
)
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.options import PLANS, Problem, Strategy, Style, treat
from ringside_manager.engines.title_bout.rules import set_up
from ringside_manager.engines.title_bout.state import BoutState, Cut, CutPlace, Eye
from tests.engines.title_bout.vector_script import fighter_card
from tests.odds.duels import Dueling, Side
from tests.slow import each

EXPERT = TitleBoutCorner(SeededChance(1), "expert")
LEVELS = [level.name for level in ENGINE.info.levels]


def table(a: str = "louis", b: str = "tua", number: int = 8, **options: Any) -> BoutState:
    """Before a round, nothing scored yet; the corner men are average."""
    terms = ENGINE.info.terms(12, {"strategies": True, **options})
    state, _ = ENGINE.start(fighter_card(a), fighter_card(b), terms, SeededChance(1), None)
    state.round = number
    state.deck.begin_round()
    refresh(state)
    return state


def asked(state: BoutState, request: Request[Any]) -> Any:
    return EXPERT.choose(request, ENGINE.view(state, RED))


def scored(state: BoutState, lead: int) -> None:
    """All cards so far, red ahead by that much."""
    rounds = state.round - 1
    state.cards = tuple([(9 * rounds + lead, 9 * rounds), *[(0, 0)] * (rounds - 1)] for _ in range(3))


# Strategies


def test_behind_on_all_cards_in_the_last_round_only_a_knockout_helps() -> None:
    state = table("louis", "joshua", number=12)
    scored(state, -5)
    assert asked(state, state.red.strategy_request) in (Strategy.GO_FOR_THE_KNOCKOUT, Strategy.LOAD_UP)


def test_far_ahead_in_the_last_round_nothing_is_risked() -> None:
    state = table("louis", "joshua", number=12)
    scored(state, 5)
    chosen = asked(state, state.red.strategy_request)
    assert chosen not in (Strategy.GO_FOR_THE_KNOCKOUT, Strategy.LOAD_UP, Strategy.WORK_THE_BODY)
    now, then = (average_round(*both, False) for both in _with(state, chosen))
    assert then.knockouts[1] < now.knockouts[1]


def _with(state: BoutState, strategy: Strategy) -> tuple[Any, Any]:
    both = pair(ENGINE.view(state, RED))
    return both, planned(both, PLANS[strategy])


def test_a_strategy_in_force_is_kept() -> None:
    state = table("akinwande", "tua", midround_strategy=True)
    state.red.strategy, state.red.plan = Strategy.KEEP_AWAY, PLANS[Strategy.KEEP_AWAY]
    refresh(state)
    assert asked(state, state.red.strategy_request) is Strategy.NONE


def test_a_constant_clincher_never_ties_up() -> None:
    """T179: it is not offered to him; without traits it is."""
    assert Strategy.TIE_UP not in table("akinwande", traits=True).red.strategy_request.options
    for lead in (-4, 0, 4):
        for number in (1, 6, 12):
            state = table("akinwande", "tua", number, traits=True)
            scored(state, lead)
            assert asked(state, state.red.strategy_request) is not Strategy.TIE_UP


def test_against_a_man_close_to_a_stoppage_power_is_worth_more_than_safety() -> None:
    """Tua has taken 49 points in two rounds: eleven more stop him (T78)."""
    calm, hurt = table("louis", "joshua"), table("louis", "joshua")
    hurt.red.history = [0] * 5 + [24, 25]
    calm.red.history = [0] * 7
    gains = []
    for state in (calm, hurt):
        view, both = ENGINE.view(state, RED), pair(ENGINE.view(state, RED))
        at = Standing(4, 1.0, 0, 0, view.to_stop, (60, 60), "ten_must")
        then = future(both, both, "ten_must", False)
        load = average_round(*planned(both, PLANS[Strategy.SMOTHERING_ATTACK]), False)
        gains.append(win_chance(load, then, at) - win_chance(average_round(*both, False), then, at))
    assert gains[1] < gains[0]


# Styles


def test_three_points_of_control_are_worth_more_than_two_of_power() -> None:
    """The book's cases (T30): against Tua Louis gains 2 points of control by boxing; with 5 to gain he boxes."""
    state = table("louis", "tua")
    state.blue.card = replace(
        state.blue.card, fresh=replace(state.blue.card.fresh, control_boxer=5, control_slugger=10)
    )
    state.blue.side = state.blue.card.fresh
    refresh(state)
    assert asked(state, state.red.style_request) is Style.BOX
    against_frazier = table("louis", "frazier")  # boxing would give Frazier two points more
    assert asked(against_frazier, against_frazier.red.style_request) is Style.SLUG


@each("convert", [False, True])
@each("other", ["tua", "frazier", "joshua", "jackson"])
def test_the_style_is_weighed_with_the_numbers_it_leads_to(other: str, convert: bool) -> None:
    state = table("louis", other, cf_conversion=convert)
    view = ENGINE.view(state, RED)
    for style in Style:
        assert styled(pair(view), men(view), style, convert) == pair(view.supposing(style))


@each("strategy", list(PLANS))
@each("pairing", [("louis", "tua"), ("akinwande", "jackson"), ("patterson", "joshua")])
def test_a_strategy_is_weighed_with_the_numbers_it_leads_to(
    strategy: Strategy, pairing: tuple[str, str]
) -> None:
    view = ENGINE.view(table(*pairing), RED)
    assert planned(pair(view), PLANS[strategy]) == pair(view.supposing(strategy))


# Corner work


def test_a_gash_comes_before_a_bloody_nose() -> None:
    state = table()
    state.red.cuts = {CutPlace.NOSE_BLEED: Cut("A"), CutPlace.OVER_LEFT: Cut("H", markers=2)}
    state.red.cut_skill = "good"
    problems = cuts.problems_cut(state.red)
    assert asked(state, treat(RED, problems[::-1], "T96")) is Problem.OVER_LEFT


def test_a_nose_that_bleeds_is_left_alone_when_the_gash_needs_all_the_skill() -> None:
    state = table(number=11)
    state.red.cuts = {
        CutPlace.NOSE_BLEED: Cut("A"),
        CutPlace.UNDER_LEFT: Cut("B"),
        CutPlace.OVER_LEFT: Cut("H", markers=2),
    }
    state.red.cut_skill = "excellent"
    state.red.side = replace(state.red.side, cut=1)
    problems = cuts.problems_cut(state.red)
    assert asked(state, treat(RED, problems, "T96")) is Problem.OVER_LEFT
    assert asked(state, treat(RED, problems[1:], "T96")) is Problem.DONE


def test_two_gashes_are_both_worked_on() -> None:
    state = table()
    state.red.cuts = {CutPlace.OVER_LEFT: Cut("H", markers=2), CutPlace.OVER_RIGHT: Cut("I", markers=2)}
    state.red.cut_skill = "excellent"
    problems = cuts.problems_cut(state.red)
    first = asked(state, treat(RED, problems, "T96"))
    left = tuple(problem for problem in problems if problem is not first)
    assert asked(state, treat(RED, left, "T96")) is left[0]


def test_the_eye_that_may_shut_has_the_man_for_itself() -> None:
    state = table()
    state.red.eyes = {Eye.LEFT: 0, Eye.RIGHT: 2}
    state.red.pending_eyes = {Eye.LEFT: 1, Eye.RIGHT: 3}
    state.red.swelling_skill = "excellent"
    problems = cuts.problems_swollen(state.red)
    assert asked(state, treat(RED, problems, "T106")) is Problem.RIGHT_EYE
    assert asked(state, treat(RED, (Problem.LEFT_EYE,), "T106")) is Problem.DONE


def test_a_doctors_case_comes_first_and_alone() -> None:
    state = table(advanced_cuts=True)
    for _ in range(3):
        case = cuts.note(state.red, cuts.CUT, cuts.MAJOR, "over_left")
    other = cuts.note(state.red, cuts.SWELLING, cuts.MAJOR, "under_right")
    state.red.noted = [other, case]
    offered = (Problem.SWELLING_UNDER_RIGHT, Problem.CUT_OVER_LEFT)
    assert asked(state, treat(RED, offered, "T164")) is Problem.CUT_OVER_LEFT
    assert asked(state, treat(RED, offered[:1], "T164", further=False)) is Problem.DONE


# The model


@pytest.mark.parametrize("strategy", [Strategy.NONE, Strategy.KEEP_AWAY, Strategy.GO_FOR_THE_KNOCKOUT])
@pytest.mark.parametrize(
    "pairing", [pytest.param(("louis", "frazier"), marks=pytest.mark.slow), ("jackson", "joshua")]
)
def test_the_round_model_is_what_rounds_are_like(pairing: tuple[str, str], strategy: Strategy) -> None:
    points, rounds = [0, 0], 700
    chance = SeededChance(4)
    for _ in range(rounds):
        terms = ENGINE.info.terms(12, {"ignore_injuries": True})
        state, _ = ENGINE.start(*map(fighter_card, pairing), terms, chance, None)
        set_up(state)
        rules.get_ready(state)
        if strategy in PLANS:
            state.red.strategy, state.red.plan = strategy, PLANS[strategy]
        refresh(state)
        model = average_round(*pair(ENGINE.view(state, RED)), False)
        drive(state)
        for side, fighter in enumerate(state.fighters):
            points[side] += fighter.points
    assert points[0] / rounds == pytest.approx(model.points[0], abs=1.2)
    assert points[1] / rounds == pytest.approx(model.points[1], abs=1.2)


def drive(state: BoutState) -> None:
    """Fight one round on plain answers; nobody is stopped by points."""
    for fighter in state.fighters:
        fighter.tko_at = 999
    state.aggressor = state.checker = rules.aggressor(state)
    script = rules.fight_round(state)
    answer = None
    try:
        while True:
            asked_for = script.send(answer)
            both = hasattr(asked_for, "first")
            answer = (asked_for.first.plain, asked_for.second.plain) if both else asked_for.plain
    except (StopIteration, BoutOver):
        return


# Strength


def share(one: str, other: str, a: TitleBoutCard, b: TitleBoutCard, bouts: int, **options: Any) -> float:
    """What the first corner wins, each man in its charge half of the time."""
    terms = ENGINE.info.terms(12, options)
    duels = [
        Dueling(ENGINE, terms, 5, Side(mine, CornerAt(one)), Side(his, CornerAt(other))).fight(bouts // 2)
        for mine, his in ((a, b), (b, a))
    ]
    return sum(duel.share for duel in duels) / 2


def test_with_strategies_the_expert_beats_the_plain_policy() -> None:
    louis, jackson = fighter_card("louis"), fighter_card("jackson")
    assert share("expert", "plain", louis, jackson, 240, strategies=True, traits=True) > 0.53


@each("level", LEVELS)
def test_every_level_decides_from_the_view_alone_and_alike_for_the_same_dice(level: str) -> None:
    setup = Setup(
        ENGINE, fighter_card("louis"), fighter_card("patterson"), ENGINE.info.terms(12, {"strategies": True})
    )
    one, other = (
        simulate(setup, 3, ENGINE.corner_ai(SeededChance(1), level), ENGINE.corner_ai(SeededChance(2), level))
        for _ in range(2)
    )
    assert one == other


def test_levels_are_ordered_by_what_they_forget() -> None:
    assert LEVELS == ["beginner", "club", "contender", "expert"]
    state = table("louis", "joshua", number=12)
    scored(state, -5)
    request = state.red.strategy_request
    named = []
    for level in LEVELS:
        corner = TitleBoutCorner(SeededChance(9), level)
        named.append(
            sum(corner.choose(request, ENGINE.view(state, RED)) is not Strategy.NONE for _ in range(200))
        )
    assert named == sorted(named)
    assert named[-1] == 200
    assert 10 < named[0] < 60


def test_advice_is_what_the_expert_does() -> None:
    bout = Bout(
        Setup(
            ENGINE, fighter_card("louis"), fighter_card("joshua"), ENGINE.info.terms(12, {"strategies": True})
        ),
        7,
    )
    asked_for = 0
    while bout.outcome is None:
        for request in bout.pending:
            view = bout.view(request.corner)
            mix = ENGINE.advice(view, request)
            assert mix == shares(request, view)
            assert mix[request.options.index(EXPERT.choose(request, view))] == 1
            bout.answer(request, request.options[mix.index(1)])
            asked_for += 1
    assert asked_for > 10


@pytest.mark.slow
@pytest.mark.parametrize(
    "options", [{}, {"strategies": True}, {"strategies": True, "traits": True, "southpaw": True}]
)
def test_the_expert_is_nowhere_worse_than_the_plain_policy(options: dict[str, Any]) -> None:
    louis, joshua = fighter_card("louis"), fighter_card("joshua")
    assert share("expert", "plain", louis, joshua, 4000, **options) > 0.485


def strange(chance: SeededChance) -> TitleBoutCard:
    """A card of extremes: nothing lands or all, nobody has control or both always."""
    card = fighter_card("louis")
    landed = chance.pick((0, 1, 40, 80))
    side = replace(
        card.fresh,
        control_boxer=chance.pick((1, 20)), control_slugger=chance.pick((1, 20)), defence=chance.pick((-20, 0, 20)),
        knockdown=chance.pick((0, 10)), knockdown_added=chance.pick((0, 10)), killer_instinct=chance.pick((0, 50)),
        knockout=chance.pick((0, 10)), landed=landed, power=chance.pick((0, landed)), missed=max(landed, 40),
        window=None, clinched=80, cut=8, counter=chance.pick((0, 20)),
    )  # fmt: skip
    return replace(card, fresh=side, fatigued=side, endurance=chance.pick((1, 200)))


@pytest.mark.parametrize("seed", range(16))
def test_the_strangest_cards_are_decided_for(seed: int) -> None:
    chance = SeededChance(seed)
    red, blue = strange(chance), strange(chance)
    options = {spec.name: chance.pick(spec.values) for spec in ENGINE.info.options} | {"strategies": True}
    setup = Setup(ENGINE, red, blue, ENGINE.info.terms(1 + seed % 15, options))
    outcome = simulate(setup, seed, EXPERT, EXPERT)
    assert outcome.round <= setup.terms.rounds
    assert ENGINE.suggested_instructions(red, blue, setup.terms)


# Suggestions


@each("own, other", [("louis", "joshua"), ("akinwande", "tua"), ("jackson", "louis")])
def test_suggested_orders_say_what_the_corner_does_in_the_cases_they_stand_for(own: str, other: str) -> None:
    orders = ENGINE.suggested_instructions(fighter_card(own), fighter_card(other), ENGINE.info.terms(12))
    assert any(order.request == "style" for order in orders) is (fighter_card(own).style.value == "E")
    for lead, left in ((-4, 0), (4, 0), (1, 6), (-1, 2)):
        state = table(own, other, number=12 - left)
        scored(state, lead)
        for fighter in state.fighters:
            fighter.endurance = fighter.start * (left + 1) // 12
        facts = ENGINE.facts(ENGINE.view(state, RED))
        order = next(o for o in orders if o.request == "strategy" and all(c.holds(facts) for c in o.when))
        chosen = asked(state, state.red.strategy_request)
        assert order.choose == Preference((chosen.value,))
