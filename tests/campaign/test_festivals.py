"""Every format of a festival, played with any results: lawful pairings, the right number of bouts, a winner (F1-F77)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager.campaign.festivals import Course, Format, Key, Meeting, Result, Tie, Told
from ringside_manager.campaign.festivals.brackets import Double, handicaps
from ringside_manager.campaign.festivals.groups import Groups, Ladder, Teams, course_of
from ringside_manager.campaign.festivals.tables import Circuit, Swiss, usual_lengths
from ringside_manager.errors import RuleError

FORMATS = tuple(Format)


def sizes(form: Format) -> st.SearchStrategy[int]:
    most = {Format.ONE_NIGHT: 8, Format.ROUND_ROBIN: 9, Format.LADDER: 8}.get(form, 13)
    found = st.integers(6 if form is Format.GROUPS else 4, most)
    return found.map(lambda count: count - count % 2) if form is Format.TEAMS else found


def made(form: Format, entrants: int) -> Course:
    """A course of any format as it is unless said otherwise; of six teams or more, three stables where they come out even."""
    lengths = usual_lengths(16, entrants)
    return course_of(form, entrants, stables=2 if entrants % 3 else max(2, entrants // 6), lengths=lengths)


def play(course: Course, decide: Callable[[Meeting], Result]) -> tuple[Told, list[Meeting]]:
    """Hold what is due until nothing is left."""
    told, held = Told(), list[Meeting]()
    while due := course.due(told):
        told = course.record(told, due[0].red, due[0].blue, decide(due[0]))
        for one in due[1:]:  # none of them depends on another
            told = told.with_result(one.key, decide(one))
        held += due
    return told, held


def decided(data: st.DataObject, course: Course) -> Callable[[Meeting], Result]:
    def decide(one: Meeting) -> Result:
        draws = not course.needs_winner(one.key)
        winner = data.draw(st.sampled_from([one.red, one.blue, *([None] if draws else [])]))
        return Result(winner, winner is not None and data.draw(st.booleans()))

    return decide


@pytest.mark.parametrize("form", FORMATS)
@given(data=st.data())
def test_any_results_lead_to_a_winner_by_lawful_bouts(form: Format, data: st.DataObject) -> None:
    entrants = data.draw(sizes(form))
    course = made(form, entrants)
    told, held = play(course, decided(data, course))
    winner = course.winner(told)
    assert winner in range(1, entrants + 1)
    standing = course.standing(told)
    assert sorted(row.man for row in standing) == list(range(1, entrants + 1))
    assert standing[0].man == winner
    boxed = Counter(man for one in held for man in (one.red, one.blue))
    losses = Counter(
        one.red if told.results[one.key].winner == one.blue else one.blue
        for one in held
        if told.results[one.key].winner is not None
    )
    pairs = {frozenset((one.red, one.blue)) for one in held}
    if form in (Format.KNOCKOUT, Format.ONE_NIGHT, Format.HANDICAP):
        assert len(held) == entrants - 1
        assert {man: losses[man] for man in range(1, entrants + 1)} == {
            man: int(man != winner) for man in range(1, entrants + 1)
        }
    elif form is Format.DOUBLE:
        assert len(held) in (2 * entrants - 2, 2 * entrants - 1)
        assert all(losses[man] == 2 for man in boxed if man != winner)
        assert losses[winner] == len(held) - (2 * entrants - 2)
    elif form is Format.ROUND_ROBIN:
        assert len(pairs) == len(held) == entrants * (entrants - 1) // 2
    elif isinstance(course, Swiss):
        assert len(pairs) == len(held) == course.rounds * (entrants // 2)
    elif isinstance(course, Teams):
        assert len(pairs) == len(held) == course.count * (course.count - 1) // 2 * course.size
        assert all((one.red - one.blue) % course.size == 0 for one in held)
        assert set(course.winners(told)) == set(course.men(course.stable_standing(told)[0].man))
        assert sum(row.points for row in course.stable_standing(told)) == 2 * len(course.duels)
    elif isinstance(course, Ladder):
        assert len(held) == sum(
            (entrants - (course.rounds - number) % 2) // 2 for number in range(1, course.rounds + 1)
        )
        assert course.rungs(told) == tuple(row.man for row in standing)
    else:
        assert isinstance(course, Groups)
        assert all(3 <= len(group) <= 6 for group in course.groups)
        assert len(held) == sum(len(g) * (len(g) - 1) // 2 for g in course.groups) + 2 * course.count - 1


@pytest.mark.parametrize("form", FORMATS)
@given(data=st.data())
def test_every_bout_has_its_place_in_the_order_of_turns(form: Format, data: st.DataObject) -> None:
    course = made(form, data.draw(sizes(form)))
    turn_of = {key: number for number, turn in enumerate(course.turns()) for key in turn}
    decide, told = decided(data, course), Told()
    while due := course.due(told):
        spots = {spot.key: spot for spot in course.spots(told)}
        assert {one.key for one in due} <= spots.keys() <= turn_of.keys()
        for spot in spots.values():
            assert bool(spot.after) == (None in (spot.red, spot.blue))
            assert all(turn_of[key] < turn_of[spot.key] for key in spot.after)
            assert not told.results.keys() & {*spot.after}
        for one in due:
            told = told.with_result(one.key, decide(one))
    assert {spot.key for spot in course.spots(told)} == told.results.keys()


@pytest.mark.parametrize("form", FORMATS)
@given(data=st.data())
def test_who_withdraws_boxes_no_more_and_the_others_come_to_an_end(form: Format, data: st.DataObject) -> None:
    entrants = data.draw(sizes(form))
    course, told, held = made(form, entrants), Told(), 0
    gone: set[int] = set()
    while due := course.due(told):
        if len(gone) < entrants - 1 and data.draw(st.integers(0, 5)) == 0:
            man = data.draw(st.sampled_from(sorted(set(range(1, entrants + 1)) - gone)))
            known = course.meetings(told)
            told = told.with_withdrawal(man)
            assert course.meetings(told)[: len(known)] == known or set(known) <= set(course.meetings(told))
            gone.add(man)
            continue
        one = data.draw(st.sampled_from(due))
        assert not {one.red, one.blue} & gone
        known = set(course.meetings(told))
        told = course.record(told, one.red, one.blue, Result(data.draw(st.sampled_from((one.red, one.blue)))))
        assert known <= set(course.meetings(told))
        held += 1
        assert held < 64 * 64
    assert course.winner(told) is not None
    if isinstance(course, Swiss):
        pairs = [frozenset((one.red, one.blue)) for one in course.meetings(told)]
        assert len(set(pairs)) == len(pairs)


def test_what_was_decided_before_a_withdrawal_stands() -> None:
    """F5: the vector of the rules."""
    course = course_of(Format.KNOCKOUT, 8)
    told = Told().with_withdrawal(8)
    for red, blue in ((4, 5), (1, 4)):
        told = course.record(told, red, blue, Result(red))
    told = told.with_withdrawal(1)
    assert Meeting(Key("knockout", 2, 1), 1, 4) in course.meetings(told)
    while due := course.due(told):
        told = course.record(told, due[0].red, due[0].blue, Result(due[0].red))
    assert course.winner(told) == 2


@given(st.integers(4, 16), st.randoms(use_true_random=False))
def test_a_swiss_of_all_rounds_it_may_have_never_repeats_a_bout(entrants: int, dice: object) -> None:
    course = Swiss(entrants, Swiss.most_rounds(entrants))
    flip = dice.random  # type: ignore[attr-defined]
    _, held = play(course, lambda one: Result(one.red if flip() < 0.5 else one.blue))
    pairs = [frozenset((one.red, one.blue)) for one in held]
    assert len(set(pairs)) == len(pairs) == course.rounds * (entrants // 2)


def by_round(course: Course, decide: Callable[[Meeting], Result]) -> tuple[Told, list[list[tuple[int, int]]]]:
    """What is known in the end, and who met in each round."""
    told, held = play(course, decide)
    rounds: dict[int, list[tuple[int, int]]] = {}
    for one in held:
        rounds.setdefault(one.key.round, []).append((one.red, one.blue))
    return told, [rounds[number] for number in sorted(rounds)]


def the_better(one: Meeting) -> Result:
    return Result(min(one.red, one.blue))


def the_worse(one: Meeting) -> Result:
    return Result(max(one.red, one.blue))


def test_a_swiss_of_seven_and_one_of_six() -> None:
    """F41-F43: the vectors of the rules."""
    _, rounds = by_round(Swiss(7, 3), the_better)
    assert rounds == [[(1, 4), (2, 5), (3, 6)], [(1, 2), (3, 7), (4, 5)], [(1, 3), (2, 4), (6, 7)]]
    _, rounds = by_round(Swiss(6, 3), the_better)
    assert rounds == [[(1, 4), (2, 5), (3, 6)], [(1, 2), (3, 4), (5, 6)], [(1, 3), (2, 6), (4, 5)]]


def test_three_stables_of_two() -> None:
    """F60-F62: the vector of the rules."""
    course = Teams(6, 3)
    told, rounds = by_round(course, the_better)
    assert rounds == [[(3, 5), (4, 6)], [(1, 5), (2, 6)], [(1, 3), (2, 4)]]
    assert [(row.man, row.points, row.ties[0]) for row in course.stable_standing(told)] == [
        (1, 4, 8),
        (2, 2, 4),
        (3, 0, 0),
    ]
    assert (course.winner(told), course.winners(told)) == (1, (1, 2))


def test_stables_with_as_many_points_are_parted_by_their_boards_and_stoppages() -> None:
    """F61."""
    course = Teams(4, 2)
    [first, second] = course.meetings(Told())
    told = Told().with_result(first.key, Result(1)).with_result(second.key, Result(4, stoppage=True))
    assert [row.man for row in course.stable_standing(told)] == [2, 1]
    assert [one and one.tie for one in course.stable_partings(told)] == [None, Tie.STOPPAGES]
    assert course.winner(told) == 4
    gone = told.with_withdrawal(3).with_withdrawal(4)
    assert course.winners(gone) == (1, 2)


def test_handicaps_go_down_in_even_steps() -> None:
    """F65: the vector of the rules."""
    assert handicaps(8, 20) == (20, 17, 14, 11, 9, 6, 3, 0)
    assert handicaps(64, 50)[::63] == (50, 0)
    for most in (0, 51):
        with pytest.raises(RuleError) as refused:
            handicaps(8, most)
        assert refused.value.rule == "F65"


def test_a_ladder_of_four_is_turned_round() -> None:
    """F70-F73: the vector of the rules."""
    course = Ladder(4)
    told, rounds = by_round(course, the_worse)
    assert rounds == [[(2, 3)], [(1, 3), (2, 4)], [(1, 4)], [(3, 4), (1, 2)]]
    assert course.rungs(told) == (4, 3, 2, 1)
    drawn, _ = by_round(course, lambda _: Result(None))
    assert course.rungs(drawn) == (1, 2, 3, 4)


def test_a_circuit_counts_later_legs_more() -> None:
    """F75-F77: the vector of the rules."""
    course = Circuit(8, (4, 8, 12))
    told, rounds = by_round(course, the_better)
    assert rounds[1:] == [[(1, 2), (3, 4), (5, 6), (7, 8)], [(1, 3), (5, 7), (2, 4), (6, 8)]]
    assert [(row.man, row.points) for row in course.standing(told)][:3] == [(1, 12), (5, 10), (2, 8)]
    assert {course.length(one.key) for one in course.meetings(told)} == {4, 8, 12}
    assert usual_lengths(15, 64) == (4, 8, 12, 15)
    assert usual_lengths(16, 5) == (4, 8)
    for wrong in ((), (8, 4), (4, 4), (0, 4)):
        with pytest.raises(RuleError) as refused:
            Circuit(8, wrong)
        assert refused.value.rule == "F75"


def test_what_parts_men_is_named_and_walkovers_by_their_rule() -> None:
    """F4, F5, F7."""
    course = course_of(Format.ROUND_ROBIN, 4)
    wins = {(1, 2): 1, (1, 3): 3, (1, 4): 1, (2, 3): 2, (2, 4): 2, (3, 4): 3}
    told, _ = play(course, lambda one: Result(wins[one.red, one.blue], stoppage=one.red == 3))
    assert [one and one.tie for one in course.partings(told)] == [None, Tie.STOPPAGES, Tie.SEED, None]
    cup = course_of(Format.KNOCKOUT, 4)
    told = cup.record(Told(), 1, 4, Result(4, walkover=True)).with_withdrawal(3)
    assert [(one.winner, one.rule) for one in cup.walkovers(told)] == [(4, "F7"), (2, "F5")]
    assert [(one.red, one.blue) for one in cup.due(told)] == [(4, 2)]


def test_double_elimination_of_four() -> None:
    """F20-F22: the vector of the rules."""

    def better(one: Meeting) -> Result:
        return Result(min(one.red, one.blue))

    def upset(one: Meeting) -> Result:
        return Result(2) if one.key == ("final", 1, 1) else better(one)

    course = Double(4)
    told, held = play(course, better)
    assert [(*one.key, one.red, one.blue) for one in held] == [
        ("winners", 1, 1, 1, 4), ("winners", 1, 2, 2, 3), ("losers", 1, 1, 4, 3), ("winners", 2, 1, 1, 2),
        ("losers", 2, 1, 3, 2), ("final", 1, 1, 1, 2),
    ]  # fmt: skip
    assert course.winner(told) == 1
    told, held = play(course, upset)
    assert [tuple(one.key) for one in held[-2:]] == [("final", 1, 1), ("final", 2, 1)]


def test_groups_of_eight_send_two_each_who_meet_again_in_the_final_alone() -> None:
    """F45-F47: the vector of the rules."""
    course = Groups(8)
    assert course.groups == ((1, 4, 5, 8), (2, 3, 6, 7))
    told, held = play(course, lambda one: Result(min(one.red, one.blue)))
    assert [(one.red, one.blue) for one in held if one.key.stage == "knockout"] == [(1, 3), (2, 4), (1, 2)]
    assert [row.man for row in course.standing(told)] == [1, 2, 3, 4, 5, 6, 7, 8]


def test_a_table_is_ranked_by_points_then_by_who_beat_whom() -> None:
    """F3, F4: the vector of the rules: three level on four points, each other's points equal, the beaten decide."""
    course = course_of(Format.ROUND_ROBIN, 4)
    wins = {(1, 2): 1, (1, 3): 3, (1, 4): 1, (2, 3): 2, (2, 4): 2, (3, 4): 3}
    told, _ = play(course, lambda one: Result(wins[one.red, one.blue], stoppage=one.red == 3))
    assert [(row.man, row.points) for row in course.standing(told)] == [(3, 4), (1, 4), (2, 4), (4, 0)]


@pytest.mark.parametrize(
    ("form", "entrants", "rounds", "rule"),
    [
        (Format.KNOCKOUT, 3, None, "F1"), (Format.SWISS, 65, None, "F1"), (Format.SWISS, 8, 5, "F40"),
        (Format.GROUPS, 5, None, "F45"), (Format.ONE_NIGHT, 9, None, "F50"), (Format.TEAMS, 7, None, "F60"),
        (Format.LADDER, 8, 17, "F70"), (Format.CIRCUIT, 8, None, "F75"),
    ],
)  # fmt: skip
def test_what_no_format_can_do_is_refused_by_its_rule(
    form: Format, entrants: int, rounds: int | None, rule: str
) -> None:
    with pytest.raises(RuleError) as refused:
        course_of(form, entrants, rounds)
    assert refused.value.rule == rule


def test_a_draw_goes_on_in_no_bracket_and_strangers_are_not_due() -> None:
    course = course_of(Format.KNOCKOUT, 4)
    for red, blue, result in ((1, 4, Result(None)), (1, 2, Result(1))):
        with pytest.raises(RuleError) as refused:
            course.record(Told(), red, blue, result)
        assert refused.value.rule == "F2"
