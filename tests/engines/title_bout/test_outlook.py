"""What a panel promises: chances counted card by card, and what the rules then do."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ringside_manager.bout import RED, Bout, SeededChance
from ringside_manager.engines.title_bout import ENGINE, actions, cuts
from ringside_manager.engines.title_bout.actions import attempt, succeeds
from ringside_manager.engines.title_bout.deck import ACTION_CARDS
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.knockdowns import read
from ringside_manager.engines.title_bout.options import PLANS, Problem, Strategy, Style, treat
from ringside_manager.engines.title_bout.state import BoutState, Cut, CutPlace, Eye
from ringside_manager.engines.title_bout.tables import Power
from tests.engines import contract
from tests.engines.title_bout.vector_script import fighter_card
from tests.slow import each


def table(a: str = "louis", b: str = "tua", **options: Any) -> BoutState:
    terms = ENGINE.info.terms(12, {"strategies": True, **options})
    state, _ = ENGINE.start(fighter_card(a), fighter_card(b), terms, SeededChance(1), None)
    state.round = 8
    refresh(state)
    return state


def told(state: BoutState, request: Any, option: Any) -> dict[str, int]:
    effects = ENGINE.outlook(ENGINE.view(state, RED), request).effects
    return {measure.name: measure.value for measure in effects[request.options.index(option)].measures}


def test_styles_of_louis_against_tua() -> None:
    """The book's own case (30.1): boxing costs two points of power and takes Tua from 10 to 8."""
    state = table()
    box, slug = (told(state, state.red.style_request, style) for style in Style)
    assert (box["power"], slug["power"]) == (10, 12)
    assert box["other_control"] == sum(card.cf <= 8 for card in ACTION_CARDS) == 53
    assert slug["other_control"] == 65
    assert box["control"] == slug["control"] == 73
    assert state.red.style is Style.SLUG


@each("strategy", [s for s in Strategy if s is not Strategy.NONE])
@each("name", ["joshua", "jackson"])
def test_a_strategy_works_as_often_as_the_cards_say(strategy: Strategy, name: str) -> None:
    state = table(name, traits=True)
    shown = told(state, state.red.strategy_request, strategy)
    rating = state.red.card.strategy(PLANS[strategy].group)
    smart = name == "jackson"
    assert shown["works"] == sum(succeeds(card.rnv, rating, smart=smart) for card in ACTION_CARDS)


def test_what_a_strategy_changes_is_what_it_then_does() -> None:
    state = table("frazier", "patterson")
    shown = told(state, state.red.strategy_request, Strategy.GO_FOR_THE_KNOCKOUT)
    before = told(state, state.red.strategy_request, Strategy.NONE)
    state.deck = AlwaysLow(state.deck)
    attempt(state, state.red, Strategy.GO_FOR_THE_KNOCKOUT)
    after = told(state, state.red.strategy_request, Strategy.NONE)
    changed = {name: value for name, value in after.items() if before[name] != value}
    assert changed == {name: value for name, value in shown.items() if name != "works"}
    assert {"power", "run", "other_land", "other_down"} <= set(changed)


class AlwaysLow:
    """The deck of a bout whose spare numbers are all 1."""

    def __init__(self, deck: Any) -> None:
        self._deck = deck

    def __getattr__(self, name: str) -> Any:
        return getattr(self._deck, name)

    def spare(self, reading: str) -> Any:
        return ACTION_CARDS[0]

    def copy(self, chance: Any) -> Any:
        return self._deck.copy(chance)


def test_landing_is_counted_card_by_card() -> None:
    state = table("jackson", "joshua")
    shown = told(state, state.red.strategy_request, Strategy.NONE)
    assert shown["land"] == sum(0 < card.rn <= 34 for card in ACTION_CARDS)
    assert shown["other_land"] == sum(0 < card.rn <= 28 for card in ACTION_CARDS)


@each("advanced", [False, True])
@each("rating, field", [(0, "KD"), (1, "KOR"), (3, "KD"), (6, "KD2"), (10, "KD")])
def test_readings_of_the_knockdown_tables(rating: int, field: str, advanced: bool) -> None:
    """Against the rule itself, many times."""
    state = table(advanced_kd_table=advanced)
    state.deck = _Spares(state.deck)
    found = Counter(read(state, rating, field)[0] for _ in range(20_000))
    shares = actions.reading(rating, field, advanced)
    assert sum(shares) == pytest.approx(1)
    assert found[Power.FOUR] / 20_000 == pytest.approx(shares[0], abs=0.015)
    assert found[Power.DOWN] / 20_000 == pytest.approx(shares[2], abs=0.015)


class _Spares:
    """Independent draws, as D1 has them but for what is already drawn."""

    def __init__(self, deck: Any) -> None:
        self.finish = deck.spare


def test_a_cut_man_tells_his_chances_and_what_is_at_stake() -> None:
    state = table()
    state.red.cut_skill = "good"
    state.red.cuts = {CutPlace.OVER_LEFT: Cut("H", markers=2), CutPlace.NOSE_BLEED: Cut("A")}
    problems = cuts.problems_cut(state.red)
    first = treat(RED, problems, "T96")
    gash, nose = (told(state, first, problem) for problem in problems)
    numbers = [card.rnv for card in ACTION_CARDS]
    assert gash["stops"] == sum(number <= 35 for number in numbers)
    assert gash["holds"] == sum(number <= 55 for number in numbers)
    assert (gash["at_stake"], gash["cut_rating"]) == (2, 2)
    assert gash["threat"] == sum(number <= 18 for number in numbers)  # round 9, reopened once
    assert "threat" not in nose
    assert told(state, first, Problem.DONE) == {}
    second = told(state, treat(RED, problems[1:], "T96"), Problem.NOSE_BLEED)
    assert second["holds"] == sum(number <= 50 for number in numbers)  # a step towards Fair


def test_a_swelling_man_tells_what_a_shut_eye_means() -> None:
    state = table()
    state.red.swelling_skill = "excellent"
    state.red.eyes.update({Eye.LEFT: 2, Eye.RIGHT: 3})
    state.red.pending_eyes[Eye.LEFT] = 3
    shown = told(state, treat(RED, cuts.problems_swollen(state.red), "T106"), Problem.LEFT_EYE)
    assert shown["holds"] == sum(card.rnv <= 25 for card in ACTION_CARDS)
    assert (shown["stage"], shown["threat"]) == (3, 100)
    state.red.eyes[Eye.RIGHT] = 0
    shown = told(state, treat(RED, cuts.problems_swollen(state.red), "T106"), Problem.LEFT_EYE)
    assert shown["threat"] == sum(card.rnv <= 32 for card in ACTION_CARDS)


def test_injuries_of_the_advanced_tables() -> None:
    """H4 and H5: a good corner before a major swelling, and before a doctor's case."""
    state = table(advanced_cuts=True)
    state.red.corner_skill = "good"
    major = cuts.note(state.red, cuts.SWELLING, cuts.MAJOR, "over_right")
    state.red.noted = [major]
    request = treat(RED, (Problem.SWELLING_OVER_RIGHT,), "T164")
    shown = told(state, request, Problem.SWELLING_OVER_RIGHT)
    assert shown["holds"] == sum(card.rnv <= 55 for card in ACTION_CARDS)
    assert (shown["defence"], shown["cut_rating"], shown["at_stake"]) == (1, 1, 1)
    for _ in range(2):
        state.red.noted = [cuts.note(state.red, cuts.SWELLING, cuts.MAJOR, "over_right")]
    state.doctor = "balanced"
    shown = told(state, request, Problem.SWELLING_OVER_RIGHT)
    assert shown["holds"] == sum(card.rnv <= 25 for card in ACTION_CARDS)
    assert shown["threat"] == sum(card.rnv > 60 for card in ACTION_CARDS)


def test_looking_changes_nothing() -> None:
    state = table()
    before = contract.picture(state)
    for request in (state.red.style_request, state.red.strategy_request):
        ENGINE.outlook(ENGINE.view(state, RED), request)
    assert contract.picture(state) == before


@pytest.mark.parametrize("seed", range(4))
def test_every_card_has_somebody_to_draw_it_or_nobody(seed: int) -> None:
    """A control check is drawn by him of whom the next event tells it."""
    bout, chance = Bout(contract.short_setup(ENGINE, seed), 0, dice=()), SeededChance(seed)
    checks = 0
    while bout.outcome is None:
        if (die := bout.wanted) is not None:
            seen = len(bout.events)
            bout.enter(chance.roll(die.sides, die.purpose))
            assert (die.corner is None) == (
                die.purpose.startswith("spare_") or die.purpose in ("J", "unseen", "COND")
            )
            assert die.comparison is None
            fresh = bout.events[seen:]
            if die.purpose == "CF":
                assert fresh[0].corner is die.corner
                checks += 1
            elif (
                die.corner
                and fresh
                and fresh[0].name in ("countered", "punch_missed", "clinched", "counted_out")
            ):
                assert fresh[0].corner is die.corner
        else:
            for request in bout.pending:
                bout.answer(request, chance.pick(request.options))
    assert checks > 5
