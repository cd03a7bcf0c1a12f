"""Contests: seats, real dice, putting aside, taking back."""

from __future__ import annotations

import json

import pytest

from ringside_manager.bout import BLUE, RED, Bout, Method, SeededChance, Setup, registry
from ringside_manager.bout.chance import RecordingChance
from ringside_manager.bout.drive import Verdict, replay
from ringside_manager.bout.events import RoundScored
from ringside_manager.errors import IllegalChoiceError, RecordError, RuleError, UsageError
from ringside_manager.fighters.sets import load_set
from ringside_manager.plans.files import plan_text, round_plans
from ringside_manager.play import Contest, Film, Jump, Seat, Sitter, Until
from tests.slow import each

PERSON, EXPERT = Seat(Sitter.PERSON, "Ann"), Seat(Sitter.PROGRAM, level="expert")


def heavyweights(rounds: int = 4) -> Setup:
    engine = registry.get("ringside")
    by_name = {fighter.name: fighter for fighter in load_set("heavyweights").fighters}
    red, blue = (by_name[name].card(engine) for name in ("Muhammad Ali", "Rocky Marciano"))
    return Setup(engine, red, blue, engine.info.terms(rounds))


def played(contest: Contest, seed: int = 1) -> Contest:
    """Played to its end by a person who picks at random."""
    chance = SeededChance(seed)
    contest.run_on()
    while not contest.is_over:
        for request in contest.asked:
            contest.answer(request, chance.pick(request.options))
        contest.run_on()
    return contest


def test_a_bout_put_aside_at_any_request_goes_on_as_it_would_have() -> None:
    whole = played(Contest(heavyweights(), 7, (PERSON, EXPERT)))
    contest, chance, kept = Contest(heavyweights(), 7, (PERSON, EXPERT)), SeededChance(1), 0
    contest.run_on()
    while not contest.is_over:
        again = Contest.take_up(contest.put_aside())
        assert [(r.kind, r.corner, r.options) for r in again.asked] == [
            (r.kind, r.corner, r.options) for r in contest.asked
        ]
        assert again.bout.events == contest.bout.events
        contest, kept = again, kept + 1
        for request in contest.asked:
            contest.answer(request, chance.pick(request.options))
        contest.run_on()
    assert kept > 20
    assert contest.record() == whole.record()


def test_two_people_answer_in_secret_and_neither_answer_is_in_what_is_put_aside() -> None:
    contest = Contest(heavyweights(), 7, (PERSON, Seat(Sitter.PERSON, "Bob")))
    while len(contest.asked) < 2:
        (request,) = contest.asked
        contest.answer(request, request.options[0])
    before = contest.put_aside()
    contest.answer(contest.asked[0], contest.asked[0].options[3])
    assert len(contest.asked) == 1
    assert contest.put_aside() == before


def test_taking_back_returns_to_a_decision_of_a_person() -> None:
    contest = Contest(heavyweights(), 7, (PERSON, EXPERT))
    contest.run_on()
    assert not contest.can_take_back
    asked, events = contest.asked, contest.bout.events
    contest.answer(asked[0], asked[0].options[0])
    contest.run_on()
    assert contest.can_take_back
    contest.take_back()
    assert contest.asked == asked
    assert contest.bout.events == events


def test_real_dice_give_the_bout_the_same_dice_would_have_given() -> None:
    setup = heavyweights(2)
    seated = (EXPERT, EXPERT)
    chance = RecordingChance(SeededChance(99))
    contest = Contest(setup, 3, seated, real_dice=True)
    contest.run_on()
    while not contest.is_over:
        wanted = contest.bout.wanted
        assert wanted is not None
        with pytest.raises(IllegalChoiceError, match=f"1 to {wanted.sides}"):
            contest.enter(wanted.sides + 1)
        contest.enter(chance.roll(wanted.sides, wanted.purpose))
        contest.run_on()
    record = contest.record()
    assert record.dice == tuple(chance.rolls)
    again = replay(type(record).from_json(record.to_json()))
    assert again.verdict is Verdict.SAME
    assert again.bout is not None
    assert again.bout.events == contest.bout.events


def test_the_last_die_is_taken_back_before_the_choice_that_came_before_it() -> None:
    contest = Contest(heavyweights(2), 3, (PERSON, PERSON), real_dice=True)
    for roll in (90, 10):
        contest.enter(roll)
    for _ in range(2):  # tactic, rush
        (request,) = contest.asked
        contest.answer(request, request.options[0])
    contest.enter(99)
    assert {request.kind for request in contest.asked} == {"thrown", "anticipated"}
    contest.take_back()
    assert contest.bout.wanted is not None
    assert contest.bout.wanted.purpose == "hit"
    contest.take_back()
    assert [request.kind for request in contest.asked] == ["rush"]


def test_a_die_says_who_throws_it_and_what_it_is_held_against() -> None:
    setup = heavyweights(2)
    bout = Bout(setup, 0, dice=())
    bout.enter(90)
    bout.enter(10)
    for _ in range(2):
        bout.answer(bout.pending[0], bout.pending[0].options[0])
    wanted = bout.wanted
    assert wanted is not None
    assert (wanted.sides, wanted.corner, wanted.comparison and wanted.comparison.value, wanted.bound) == (
        100, RED, ">", setup.blue.abilities.agility,
    )  # fmt: skip


def test_dice_that_do_not_fit_are_refused() -> None:
    setup = heavyweights(2)
    with pytest.raises(RecordError, match="left over"):
        Bout.replay(setup, 0, (), dice=(90, 10, 50))
    with pytest.raises(RecordError, match="do not fit"):
        Bout.replay(setup, 0, (), dice=(101,))


@each("corner", [RED, BLUE])
def test_a_corner_that_resigns_loses_and_the_record_says_so(corner: object) -> None:
    assert corner in (RED, BLUE)
    contest = Contest(heavyweights(), 7, (PERSON, PERSON))
    giving_up = RED if corner is RED else BLUE
    contest.answer(contest.asked[0], contest.asked[0].options[0])
    contest.resign(giving_up)
    outcome = contest.bout.outcome
    assert outcome is not None
    assert (outcome.method, outcome.winner) == (Method.RTD, giving_up.opponent)
    assert contest.asked == ()
    record = contest.record()
    assert replay(type(record).from_json(record.to_json())).verdict is Verdict.SAME
    with pytest.raises(RuleError):
        contest.resign(giving_up.opponent)
    contest.take_back()
    assert contest.asked
    assert contest.bout.outcome is None


def test_what_is_no_unfinished_bout_is_refused() -> None:
    contest = Contest(heavyweights(), 7, (PERSON, EXPERT))
    text = contest.put_aside()
    for broken in (
        "",
        "[]",
        "{}",
        text.replace("unfinished 1", "unfinished 9"),
        text.replace("seats", "chairs"),
    ):
        with pytest.raises(RecordError):
            Contest.take_up(broken)
    with pytest.raises(RecordError, match="rules have changed"):
        Contest.take_up(text.replace('"rules_version":1', '"rules_version":77'))


def test_a_film_jumps_by_turn_knockdown_round_and_to_the_end() -> None:
    contest = Contest(heavyweights(12), 11, (EXPERT, EXPERT))
    contest.run_on()
    film = Film.of(contest.bout)
    assert film.is_complete
    assert film.after(0, Jump.STEP) == 1
    downs = [
        place
        for place in range(1, len(film))
        if film.events[place - 1].name in ("knocked_down", "counted_out")
    ]
    assert downs
    assert film.after(0, Jump.KNOCKDOWN) == downs[0]
    assert film.before(len(film), Jump.KNOCKDOWN) == downs[-1]
    bell = film.after(0, Jump.ROUND)
    assert film.events[bell - 1].name == "round_scored"
    assert len(film.rounds(bell)) == 1
    assert film.after(bell, Jump.END) == len(film)
    assert film.before(bell, Jump.END) == 0
    turn = film.after(film.round_begins(1), Jump.TURN)
    assert film.scene(turn).time == 1
    assert film.scene(turn + 1).time == 2


def test_what_stands_on_the_table_is_that_of_the_events() -> None:
    contest = Contest(heavyweights(12), 11, (EXPERT, EXPERT))
    contest.run_on()
    for event, scene in zip(contest.bout.events, contest.bout.scenes, strict=True):
        facts = event.as_dict()
        if event.name == "punch_landed":
            receiver = scene.side(BLUE if facts["corner"] == "red" else RED)
            assert receiver.numbers["endurance"] == facts["endurance"]
        if event.name in ("dodged", "driven_back", "followed"):
            assert scene.side(RED if facts["corner"] == "red" else BLUE).place == facts["square"]
        if event.name == "turn_began":
            assert "attacking" in scene.side(RED if facts["corner"] == "red" else BLUE).marks


def test_taking_back_goes_behind_a_secret_the_program_has_already_decided() -> None:
    contest, chance = Contest(heavyweights(), 7, (PERSON, EXPERT)), SeededChance(1)
    contest.run_on()
    while not (contest.asked[0].kind in ("thrown", "anticipated") and len(contest.bout.choices) > 6):
        contest.answer(contest.asked[0], chance.pick(contest.asked[0].options))
        contest.run_on()
    choices = contest.bout.choices
    for _ in range(3):
        contest.take_back()
        contest.run_on()
        assert len(contest.bout.choices) < len(choices)
        assert contest.bout.choices == choices[: len(contest.bout.choices)]
        choices = contest.bout.choices


def handed_to_the_end(until: Until, system: str) -> Contest:
    """A bout whose person hands over again and again."""
    engine = registry.get(system)
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    options = {"title_bout": {"strategies": "yes"}, "control": {"plans": "yes"}}.get(system, {})
    terms = engine.info.terms(6, options)
    contest = Contest(
        Setup(engine, by_name["Muhammad Ali"], by_name["Rocky Marciano"], terms), 7, (PERSON, EXPERT)
    )
    contest.run_on()
    while not contest.is_over:
        contest.hand_over(RED, until)
        contest.run_on()
    return contest


@each("system", registry.names())
@each("until", [Until.ROUND, Until.EVENT, Until.BELL])
def test_who_hands_over_is_left_in_peace_and_the_record_says_what_was_decided(
    system: str, until: Until
) -> None:
    contest = handed_to_the_end(until, system)
    shown = replay(contest.record())
    assert shown.verdict is Verdict.SAME
    assert RED in {request.corner for request, _ in contest.bout.decided}


def test_a_corner_is_handed_over_for_as_long_as_was_said() -> None:
    contest = Contest(heavyweights(), 7, (PERSON, EXPERT))
    contest.run_on()
    for until in (Until.TURN, Until.ROUND, Until.EVENT):
        before, events = contest.bout.scene, len(contest.bout.events)
        contest.hand_over(RED, until)
        contest.run_on()
        now, new = contest.bout.scene, contest.bout.events[events:]
        if until is Until.TURN:
            assert (before.round, before.time) < (now.round, now.time) < (before.round, before.time + 4)
        elif until is Until.ROUND:
            assert before.round + 1 == now.round
        else:
            assert any(event.name == "knocked_down" for event in new)
        assert contest.asked
        assert contest.asked[0].corner is RED


def test_a_plan_decides_when_it_is_asked_to_and_nothing_is_handed_over_after_taking_back() -> None:
    wild = "name: Wild\nsystem: ringside\norders:\n  - {request: thrown, choose: uppercut}\n"
    contest = Contest(heavyweights(), 7, (PERSON, EXPERT))
    contest.run_on()
    contest.hand_over(RED, Until.ROUND, Seat(Sitter.PLAN, "Wild", "", wild))
    contest.run_on()
    thrown = {
        request.options[place].name.lower()
        for request, place in contest.bout.decided
        if request.corner is RED and request.kind == "thrown"
    }
    assert thrown == {"uppercut"}
    contest.take_back()
    contest.run_on()
    assert contest.asked[0].corner is RED
    with pytest.raises(UsageError):
        contest.hand_over(BLUE, Until.END)


def led_to_a_bell(system: str = "ringside") -> Contest:
    """A bout whose red corner is led by instructions, at the second bell."""
    engine = registry.get(system)
    by_name = {fighter.name: fighter.card(engine) for fighter in load_set("heavyweights").fighters}
    options = {
        "title_bout": {"strategies": "yes"},
        "control": {"plans": "yes"},
        "glory_days": {"corner_orders": "yes"},
    }
    terms = engine.info.terms(6, options.get(system, {}))
    setup = Setup(engine, by_name["Muhammad Ali"], by_name["Ezzard Charles"], terms)
    contest = Contest(setup, 1, (PERSON, EXPERT))
    contest.run_on()
    for _ in range(2):
        contest.hand_over(RED, Until.BELL, told(system))
        contest.run_on()
    return contest


def told(system: str) -> Seat:
    plan = round_plans(system)[0]
    return Seat(Sitter.PLAN, plan.name, "", plan_text(plan))


@each("system", registry.names())
def test_a_corner_led_by_instructions_waits_for_one_after_every_bell(system: str) -> None:
    contest, bells = led_to_a_bell(system), []
    while not contest.is_over:
        assert contest.waiting == (RED,)
        bells.append(sum(isinstance(event, RoundScored) for event in contest.bout.events))
        contest.hand_over(RED, Until.BELL, told(system))
        contest.run_on()
    assert bells == list(range(2, 2 + len(bells)))
    assert len(bells) > 1
    assert replay(contest.record()).verdict is Verdict.SAME


@each("system", ["ringside", "quest"])
def test_an_instruction_is_still_due_when_the_bout_is_taken_up_again(system: str) -> None:
    contest = led_to_a_bell(system)
    again = Contest.take_up(contest.put_aside())
    again.run_on()
    assert again.waiting == (RED,)
    assert again.led == contest.led
    assert again.bout.events == contest.bout.events
    again.lead_no_more(RED)
    assert not Contest.take_up(again.put_aside()).waiting


def test_an_instruction_is_taken_back_with_all_that_came_of_it() -> None:
    contest = led_to_a_bell()
    contest.take_back()
    contest.run_on()
    assert contest.bout.scene.round == 2
    assert contest.bout.scene.time == 1
    assert contest.waiting == (RED,)
    contest.take_back()
    contest.run_on()
    assert contest.bout.scene.round == 1


@each("led", [[], {"green": {}}, {"red": 1}, {"red": {}}, {"red": PERSON.as_data()}])
def test_instructions_of_nobody_are_refused(led: object) -> None:
    data = json.loads(led_to_a_bell().put_aside())
    data["notes"]["led"] = led
    with pytest.raises(RecordError):
        Contest.take_up(json.dumps(data))
