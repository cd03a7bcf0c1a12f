"""A bout in progress is fought on from exactly where it stands."""

from __future__ import annotations

import pickle
from concurrent.futures import Executor, ThreadPoolExecutor

import pytest

from ringside_manager.bout import BLUE, RED, Bout, Method, SeededChance, registry
from ringside_manager.bout.chance import RecordedChance
from ringside_manager.bout.corner import Corner, ReplayController
from ringside_manager.bout.drive import run
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.events import Event
from ringside_manager.errors import CancelledError
from ringside_manager.odds import Odds, Play, Policy, Sampling
from ringside_manager.odds.moment import Moment, Trail, moment_of
from ringside_manager.odds.review_curve import Effort, review_curve
from tests.bout.corners import AnyOption, rolled_abilities
from tests.odds.reviewed import record, setup


def chances_from(moment: Moment, play: Play, bouts: int, seed: int, executor: Executor | None = None) -> Odds:
    return Sampling(moment.setup, seed, play, moment).fight(bouts, executor)


def short(system: str) -> Setup:
    engine, chance = registry.get(system), SeededChance(4)
    red, blue = (engine.card_from_abilities(name, rolled_abilities(chance)) for name in ("Red", "Blue"))
    return Setup(engine, red, blue, engine.info.terms(engine.info.rounds[0]))


def go_on(bout: Bout, chance: SeededChance) -> None:
    """Throw the die that is wanted, or answer what is asked."""
    if bout.wanted:
        bout.enter(chance.roll(bout.wanted.sides))
    for request in bout.pending:
        bout.answer(request, AnyOption(chance).choose(request, None))


@pytest.mark.parametrize("system", registry.names())
def test_the_rest_of_a_bout_is_its_rest(system: str) -> None:
    """With its own further dice and choices a bout comes out as it did, wherever it is taken up."""
    bout, chance, steps = Bout(short(system), 0, dice=[]), SeededChance(7), 0
    moments = []
    while bout.outcome is None:
        if steps % 9 < 2:
            moments.append((moment_of(bout), bout.choices, bout.dice or ()))
        go_on(bout, chance)
        steps += 1
    for moment, choices, dice in moments:
        rest = ReplayController(bout.choices[len(choices) :])
        rolls = RecordedChance((bout.dice or ())[len(dice) :])
        assert moment.play_on(rolls, rest, rest) == bout.outcome
    with pytest.raises(ValueError, match="over"):
        moment_of(bout)


@pytest.mark.parametrize("system", registry.names())
def test_a_bell_is_told_again_only_where_the_system_says_so(system: str) -> None:
    """Whoever counts turns from a bell on would otherwise go one too far."""
    agreed, bells, plain = short(system), [], AnyOption(SeededChance(8))
    engine = agreed.engine

    def hear(event: Event) -> None:
        if restart := engine.branch(state, event):
            bells.append((event, restart))

    state, script = engine.start(agreed.red, agreed.blue, agreed.terms, SeededChance(7), hear)
    run(script, (plain, engine.view(state, RED)), (plain, engine.view(state, BLUE)))
    assert bells
    for event, restart in bells:
        told: list[Event] = []
        next(restart(SeededChance(9), told.append)[1], None)
        assert (told[:1] == [event]) is engine.retells


def at_a_secret_choice(corner: Corner) -> Bout:
    """Ali and Marciano, the first punch by the corner on target: what he throws is the next question."""
    for seed in range(100):
        bout, plain = Bout(setup(), seed), AnyOption(SeededChance(0))
        while bout.pending and bout.pending[0].kind != "thrown":
            bout.answer(bout.pending[0], plain.choose(bout.pending[0], None))
        if bout.pending and bout.pending[0].corner is corner:
            return bout
    raise AssertionError("in a hundred bouts he never hit")


def test_each_option_is_held_against_the_others() -> None:
    """Marciano's left hook wins more than his jab that hardly hurts, with the same dice; what Ali expects is not known."""
    bout = at_a_secret_choice(BLUE)
    thrown, expected = bout.pending
    bout.answer(expected, expected.options[0])
    moment = moment_of(bout)
    with ThreadPoolExecutor(2) as pool:
        chances = [
            chances_from(moment.answered(BLUE, option), Policy.PLAIN, 250, 3, pool)
            for option in range(len(thrown.options))
        ]
    assert chances[5].won(BLUE) > chances[4].won(BLUE)
    assert chances[5] == chances_from(moment.answered(BLUE, 5), Policy.PLAIN, 250, 3)
    assert all(odds.bouts == 250 and odds.landed[BLUE.index] >= 250 for odds in chances)


def test_it_grows_step_by_step_and_can_be_stopped() -> None:
    moment = pickle.loads(pickle.dumps(moment_of(at_a_secret_choice(RED))))
    growing = Sampling(moment.setup, 3, Policy.AI, moment)
    growing.fight(10)

    def stop(done: int) -> None:
        raise CancelledError("enough")

    with pytest.raises(CancelledError):
        growing.fight(10, progress=stop)
    assert growing.fight(10) == Sampling(moment.setup, 3, Policy.AI, moment).fight(20)


def test_the_last_turn_of_a_lost_bout_leaves_little_hope() -> None:
    """By then the chance is near what the cards say."""
    bout, plain = Bout(setup(1), 2), AnyOption(SeededChance(3))
    while bout.pending and bout.view(RED).turn < 18:
        bout.answer(bout.pending[0], plain.choose(bout.pending[0], None))
    assert bout.pending
    odds = chances_from(moment_of(bout), Policy.PLAIN, 100, 1)
    ahead = RED if bout.view(RED).me.scored > bout.view(RED).opponent.scored else BLUE
    assert odds.by_method(ahead)[Method.DEC] > 60


@pytest.mark.parametrize("system", registry.names())
def test_a_trail_leads_wherever_something_was_told(system: str) -> None:
    """Taken up after any event, with its own further dice and choices, the bout comes out as it did."""
    bout, chance = Bout(short(system), 0, dice=[]), SeededChance(7)
    while bout.outcome is None:
        go_on(bout, chance)
    trail = Trail(bout.setup, bout.seed)
    trail.follow(bout.choices, bout.dice)
    for event in range(0, len(bout.events), 5):
        moment = trail.at(event)
        rest = ReplayController(bout.choices[trail._marks[event].choices :])
        rolls = RecordedChance((bout.dice or ())[trail._marks[event].rolls :])
        assert moment.play_on(rolls, rest, rest) == bout.outcome


def test_what_a_corner_has_sealed_is_not_known_before_it_is_told() -> None:
    """Under Quest plans stay secret when both are in: the bout is then taken up at the bell, before them."""
    bout = Bout(short("quest"), 3)
    trail = Trail(bout.setup, bout.seed)
    trail.follow(bout.choices)
    at_the_bell = trail.now(sealed=False)
    seen = []
    while len(bout.choices) < 6:
        bout.answer(bout.pending[0], bout.pending[0].options[-1])
        trail.follow(bout.choices)
        seen.append(trail.now(sealed=False))
    assert all((moment.rolls, moment.choices) == ((), ()) for moment in (at_the_bell, *seen))
    assert trail.now().choices


def test_the_chance_of_a_moment_is_that_of_the_review() -> None:
    fought = record(4, rounds=3)
    curve = review_curve(fought, seed=1, effort=Effort(bouts=600, probes=600))
    trail = Trail(setup(3), fought.seed)
    trail.follow(fought.choices)
    for point in curve.points[2:-1:9]:
        odds = chances_from(trail.at(point.event), Policy.AI, 400, 1)
        error = (odds.chance_error**2 + curve.error**2) ** 0.5
        assert abs(odds.chance(RED) - point.chance) < 3 * error + 0.03  # what the learnt curve may be off
