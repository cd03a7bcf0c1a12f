"""Corner policies as tables: every row is a share of legal options, and the script draws what its row says."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.bout import RED, Abilities, SeededChance, Setup, simulate
from ringside_manager.bout.corner import UniformController
from ringside_manager.bout.engine import CornerAt
from ringside_manager.engines.ringside import ENGINE, policies
from ringside_manager.engines.ringside.corner_ai import RingsideCorner, table_for
from ringside_manager.engines.ringside.policies import PARTS, PLAIN_TABLE, CornerTable, classes, legal_tactics
from ringside_manager.engines.ringside.state import BoutState, RingsideView
from ringside_manager.engines.ringside.tables import TURNS, RingsideCard, Tactic
from tests.engines.contract import rolled_abilities
from tests.slow import each

POLICIES = ("plain", *(level.name for level in ENGINE.info.corners))


@st.composite
def cards(draw: st.DrawFn) -> RingsideCard:
    punches = st.integers(0, 9)
    ratings = [draw(st.integers(1, 120)), *(draw(punches) for _ in range(6)), draw(st.integers(0, 120))]
    return RingsideCard("Somebody", Abilities(*ratings, draw(st.integers(0, 60))))


@given(st.sampled_from(POLICIES), cards(), cards())
def test_rows_are_shares_of_legal_options(policy: str, own: RingsideCard, other: RingsideCard) -> None:
    table = table_for(policy, own, other)
    for (*_, trapped, barred), row in zip(classes(policies.TACTIC_DIMS), table.tactic, strict=True):
        assert sum(row) == PARTS
        assert min(row) >= 0
        taken = {tactic for tactic, part in zip(Tactic, row, strict=True) if part}
        assert taken <= set(legal_tactics(trapped, barred))
    for rows, count in (
        (table.rush, policies.RUSH_CLASSES),
        (table.counter, policies.COUNTER_CLASSES),
        (table.clinch, policies.CLINCH_CLASSES),
    ):
        assert len(rows) == count
        assert all(0 <= part <= PARTS for part in rows)
    for mixes in (table.thrown, table.anticipated):
        assert len(mixes) == policies.PUNCH_CLASSES
        assert all(len(row) == 6 and sum(row) == PARTS and min(row) >= 0 for row in mixes)


@each(
    "function, dims",
    [
        (policies.rush_class, policies.RUSH_DIMS),
        (policies.counter_class, policies.COUNTER_DIMS),
        (policies.clinch_class, policies.CLINCH_DIMS),
        (policies.punch_class, policies.PUNCH_DIMS),
    ],
)
def test_every_situation_has_a_number_of_its_own(function: object, dims: tuple[int, ...]) -> None:
    assert callable(function)
    assert [function(*situation) for situation in classes(dims)] == [*range(len([*classes(dims)]))]


def test_tactics_ask_of_the_other_only_whether_he_is_weary() -> None:
    numbers = [
        policies.tactic_class(score, own, other, *rest)
        for score, own, weary, *rest in classes(policies.TACTIC_DIMS)
        for other in ((policies.FRESH, policies.WEARY)[weary],)
    ]
    assert numbers == [*range(policies.TACTIC_CLASSES)]
    rest = (0, 0, 0, 0, 0)
    assert policies.tactic_class(0, 0, 1, *rest) == policies.tactic_class(0, 0, 0, *rest)
    assert policies.tactic_class(0, 0, 3, *rest) == policies.tactic_class(0, 0, 2, *rest)


@each(
    "lead, round_lead, to_score, swing, score",
    [
        (-1, 9, 3, 1, policies.BEHIND), (0, 9, 3, 1, policies.LEVEL), (2, 9, 3, 1, policies.AHEAD),
        (3, -1, 3, 1, policies.AHEAD), (3, 0, 3, 1, policies.SAFE), (4, -9, 3, 1, policies.SAFE),
        (4, 0, 1, 4, policies.SAFE),
    ],
)  # fmt: skip
def test_how_he_stands_on_points(lead: int, round_lead: int, to_score: int, swing: int, score: int) -> None:
    assert policies.score_class(lead, round_lead, to_score, swing) == score


def test_how_tired_he_is() -> None:
    found = [policies.condition_class(endurance, 100) for endurance in (100, 41, 40, 6, 5, -11, -12, -24)]
    assert found == [0, 0, 1, 1, 2, 2, 3, 3]


def test_the_scheduled_rounds_fall_into_thirds() -> None:
    thirds = {
        rounds: [policies.phase_class(n, rounds) for n in range(1, rounds + 1)] for rounds in (1, 2, 12, 15)
    }
    assert thirds[1] == [0]
    assert thirds[2] == [0, 1]
    assert thirds[12] == [0] * 4 + [1] * 4 + [2] * 4
    assert thirds[15] == [0] * 5 + [1] * 5 + [2] * 5


def test_the_plain_table_is_the_plain_policy() -> None:
    """The same dice and the same choices as the policy of R90, bout by bout."""
    for seed in range(40):
        chance = SeededChance(seed)
        red, blue = (RingsideCard(name, rolled_abilities(chance)) for name in "AB")
        setup = Setup(ENGINE, red, blue, ENGINE.info.terms(1 + seed % 15))
        one, other = (
            simulate(setup, seed, *(make(SeededChance(seed + corner)) for corner in (1, 2)))
            for make in (lambda dice: RingsideCorner(dice, "plain"), UniformController)
        )
        assert one == other


class Mixed(RingsideCorner):
    """A corner with the same mix in every class."""

    def table(self, own: RingsideCard, other: RingsideCard) -> CornerTable:
        return replace(
            PLAIN_TABLE,
            tactic=((2500, 7500, 0, 0),) * policies.TACTIC_CLASSES,
            rush=(3000,) * policies.RUSH_CLASSES,
            thrown=((5000, 2500, 0, 2500, 0, 0),) * policies.PUNCH_CLASSES,
            picks=False,
        )


def test_what_is_mixed_is_drawn_as_often_as_its_row_says() -> None:
    card = RingsideCard("A", rolled_abilities(SeededChance(1)))
    state = BoutState(card, card, ENGINE.info.terms(12))
    state.at = state.red
    corner, view = Mixed(SeededChance(3), "plain"), RingsideView(state, RED)
    requests = state.red.requests
    drawn = {
        request.kind: Counter(corner.choose(request, view).name for _ in range(4000))
        for request in (requests.tactics[0][0], requests.rush, requests.punches.first, requests.clinch)
    }
    assert drawn["tactic"]["COVER_UP"] == pytest.approx(3000, abs=120)
    assert drawn["rush"]["RUSH"] == pytest.approx(1200, abs=130)
    assert set(drawn["thrown"]) == {"UPPERCUT", "RIGHT_JAB", "COMBINATION"}
    assert drawn["thrown"]["UPPERCUT"] == pytest.approx(2000, abs=140)
    assert drawn["clinch"] == {"RELEASE": 4000}


@each("level, digest", [("beginner", 323356), ("club", 348517), ("contender", 472336), ("expert", 141671)])
def test_a_level_fights_as_it_always_did(level: str, digest: int) -> None:
    """Rounds, turns and Endurance lost over forty bouts of rolled cards, as they came out before there were tables."""
    total = 0
    for seed in range(40):
        chance = SeededChance(seed)
        red, blue = (RingsideCard(name, rolled_abilities(chance)) for name in "AB")
        setup = Setup(ENGINE, red, blue, ENGINE.info.terms(1 + seed % 15))
        corners = [CornerAt(level)(ENGINE, SeededChance(seed + corner)) for corner in (1, 2)]
        outcome = simulate(setup, seed, *corners)
        total = (total * 31 + outcome.round * TURNS + outcome.time + sum(outcome.loss)) % 1_000_003
    assert total == digest
