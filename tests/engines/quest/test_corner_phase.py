"""What is decided in a corner, and what of it the other corner and the judges keep to themselves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringside_manager.bout import BLUE, RED, Bout, Method, SeededChance, Setup
from ringside_manager.bout.corner import Request, choice_word
from ringside_manager.engines.quest import ENGINE
from ringside_manager.engines.quest import events as ev
from ringside_manager.engines.quest.tables import Criterion
from tests.engines import contract
from tests.engines.quest.vector_script import boxer_card
from tests.slow import each

CLASHES = ("clash_1", "clash_2", "clash_3")


def standing(red: dict[str, Any] | None = None, rounds: int = 12, seed: int = 1, **options: Any) -> Bout:
    red_card, blue_card = boxer_card(red or {}), boxer_card({"moves": ["turtle", "southpaw", "haymaker"]})
    return Bout(Setup(ENGINE, red_card, blue_card, ENGINE.info.terms(rounds, options)), seed)


def word(request: Request[Any], wanted: dict[str, str]) -> Any:
    """The option of the word wanted for this kind, or for this corner's kind; else the quietest."""
    asked = wanted.get(f"{request.corner.value}:{request.kind}") or wanted.get(request.kind)
    by_word = {choice_word(option): option for option in request.options}
    for name in (asked, "nothing", "keep", "defensive"):
        if name in by_word:
            return by_word[name]
    return request.options[0]


def go_on(bout: Bout, until: Callable[[Bout], bool], **wanted: str) -> None:
    names = {name.replace("_of_", ":"): value for name, value in wanted.items()}
    while bout.pending and not until(bout):
        for request in bout.pending:
            bout.answer(request, word(request, names))


def asks(kind: str, corner: Any = None) -> Callable[[Bout], bool]:
    return lambda bout: any(
        request.kind == kind and corner in (None, request.corner) for request in bout.pending
    )


def heard(bout: Bout, kind: type[Any]) -> list[Any]:
    return [event for event in bout.events if isinstance(event, kind)]


def options(bout: Bout, corner: Any) -> list[str]:
    return [
        choice_word(option)
        for request in bout.pending
        if request.corner is corner
        for option in request.options
    ]


def test_nothing_of_a_view_holds_what_is_hidden() -> None:
    """Neither the judges' criteria, nor the other's plan, nor the dice can be reached from a view."""
    for seed in range(3):
        for bout in contract.walk(contract.random_setup(ENGINE, seed), seed):
            for corner in (RED, BLUE):
                view = bout.view(corner)
                reached = repr(contract.picture(view))
                assert "BoutState" not in reached
                assert "Chance" not in reached
                assert reached.count("'Book'") == 1
                hidden = bout._state.criteria
                known = view.criteria
                agreed = view.options.judges
                for number, criterion in enumerate(hidden):
                    assert known[number] in ("", criterion.value)
                    assert known[number] or agreed[number] is None


def test_techniques_are_seen_when_both_have_planned() -> None:
    bout = standing({"stamina_bonus": 3})
    go_on(bout, asks("clash_1"), red_of_technique="water", blue_of_technique="scouting")
    assert bout.view(RED).techniques == ("water",)
    assert not heard(bout, ev.TechniqueUsed)
    go_on(bout, lambda bout: bool(heard(bout, ev.BellRang)))
    assert [(event.corner, event.technique) for event in heard(bout, ev.TechniqueUsed)] == [
        (RED, "water"), (BLUE, "scouting")]  # fmt: skip


def test_each_technique_once_and_two_at_most() -> None:
    bout = standing()
    go_on(bout, asks("technique"))
    assert options(bout, RED) == ["swab", "cold_iron", "water", "rub_down", "new_plan", "scouting", "read", "towel",
                                  "nothing"]  # fmt: skip
    for request in bout.pending:
        bout.answer(request, word(request, {"technique": "swab"}))
    assert options(bout, RED) == ["cold_iron", "water", "rub_down", "new_plan", "scouting", "read", "nothing"]
    for request in bout.pending:
        bout.answer(request, word(request, {"technique": "new_plan"}))
    go_on(bout, lambda bout: bout.view(RED).round == 2)
    assert "swab" not in options(bout, RED)
    assert "new_plan" not in options(bout, RED)
    go_on(bout, lambda bout: bout.view(RED).round == 3)
    assert "swab" in options(bout, RED)
    assert "new_plan" not in options(bout, RED)


@each("both", [False, True])
def test_a_towel_ends_the_bout(both: bool) -> None:
    bout = standing()
    wanted = {"technique": "towel"} if both else {"red_of_technique": "towel"}
    go_on(bout, lambda bout: False, **wanted)
    outcome = bout.outcome
    assert outcome is not None
    expected = (Method.DRAW, None, "both_beaten") if both else (Method.KO, BLUE, "towel")
    assert (outcome.method, outcome.winner, outcome.cause) == expected
    assert outcome.round == 1


def test_limits_hold_for_the_plan_of_a_round() -> None:
    bout = standing({"moves": ["haymaker", "feint", "grandstand"]})
    go_on(bout, asks("clash_2"), red_of_clash_1="aggressive_haymaker")
    assert options(bout, RED) == ["sandbag", "defensive", "aggressive", "defensive_feint", "aggressive_feint"]
    go_on(bout, asks("clash_3"), red_of_clash_2="defensive_feint")
    assert "aggressive_grandstand" in options(bout, RED)
    assert "defensive_feint" in options(bout, RED)
    assert "aggressive_haymaker" not in options(bout, RED)


def test_a_new_plan_changes_the_other_two_clashes_not_the_watching() -> None:
    bout = standing({"moves": ["haymaker"]})
    go_on(bout, asks("watch_1"), red_of_technique="new_plan", red_of_clash_1="aggressive_haymaker")
    go_on(
        bout, lambda bout: bool(heard(bout, ev.SpeedTested)) and bool(bout.pending), red_of_watch_2="turtle"
    )
    assert [(request.kind, request.corner) for request in bout.pending] == [("clash_2", RED)]
    assert options(bout, RED) == ["sandbag", "defensive", "aggressive"]
    assert bout.view(RED).watched[1] == ("turtle",)
    go_on(bout, lambda bout: bout.view(RED).round == 2, red_of_clash_2="sandbag", red_of_clash_3="aggressive")
    stances = [event.stance for event in heard(bout, ev.StanceTaken) if event.corner is RED]
    assert stances == ["aggressive", "sandbag", "aggressive"]


def test_reading_tells_a_stance_before_the_reader_plans() -> None:
    read = 0
    for seed in range(12):
        bout = standing(seed=seed)
        go_on(bout, lambda bout: asks("read")(bout) or asks("clash_1")(bout), red_of_technique="read")
        assert bout.view(RED).told is None
        if not asks("read")(bout):
            continue
        read += 1
        go_on(bout, asks("clash_2", BLUE), read="clash_2")
        assert [request.corner for request in bout.pending] == [BLUE]
        go_on(bout, asks("clash_1"), blue_of_clash_2="aggressive")
        assert bout.view(RED).told == (2, "aggressive")
        assert bout.view(BLUE).told is None
        go_on(bout, asks("clash_2"))
        assert [request.corner for request in bout.pending] == [RED]
    assert 3 < read < 12


def test_working_the_judges_tells_one_corner_one_criterion() -> None:
    crew = {"red_second_1": "manager:water+work_judges", "judge_2": "late_show"}
    bout = standing(**crew)
    assert bout.view(RED).criteria == ("", "late_show", "")
    go_on(bout, asks("judge"), red_of_technique="work_judges")
    assert options(bout, RED) == ["first", "third"]
    go_on(bout, asks("clash_1"), judge="third")
    assert bout.view(RED).criteria[2] == bout._state.criteria[2].value in {one.value for one in Criterion}
    assert bout.view(BLUE).criteria == ("", "late_show", "")


def test_scouting_names_a_third_move() -> None:
    bout = standing()
    names = {"watch_1": "turtle"}
    go_on(bout, asks("watch_1"), red_of_technique="scouting")
    asked = 0
    while asks("watch_1", RED)(bout):
        asked += 1
        for request in bout.pending:
            bout.answer(request, word(request, names if request.corner is RED else {}))
        names = {"watch_1": ("southpaw", "feint")[asked - 1]} if asked < 3 else {}
    assert asked == 3
    assert bout.view(RED).watched[0] == ("turtle", "feint", "southpaw")


def test_second_wind_waits_for_half_of_the_rounds() -> None:
    bout = standing({"moves": ["second_wind"]}, rounds=5)
    go_on(bout, asks("second_wind"))
    assert bout.view(RED).round == 4
    before = bout.view(RED).me.stamina
    go_on(bout, lambda bout: bool(heard(bout, ev.SecondWindTaken)), second_wind="use")
    start = bout.view(RED).me.start
    assert heard(bout, ev.SecondWindTaken)[0].gained == min(start // 4, start - before)
    go_on(bout, asks("second_wind"))
    assert bout.outcome is not None


def test_the_judges_are_shown_when_all_is_over() -> None:
    bout = standing(rounds=1, judge_1="hometown")
    bout.play(*(ENGINE.plain_corner(SeededChance(3)) for _ in range(2)))
    shown = heard(bout, ev.CriteriaShown)
    assert len(shown) == 1
    assert shown[0].criteria[0] == "hometown"
    assert bout.events.index(shown[0]) == len(bout.events) - 2


def test_a_bout_taken_up_at_a_round_goes_on_as_before() -> None:
    from ringside_manager.bout import simulate
    from ringside_manager.bout.drive import run

    setup = contract.random_setup(ENGINE, 11)
    found: list[Any] = []

    def listen(event: Any) -> None:
        again = ENGINE.branch(state, event)
        if again is not None:
            found.append((event.round, again))

    state, script = ENGINE.start(setup.red, setup.blue, setup.terms, SeededChance(4), listen)
    corners = [(ENGINE.plain_corner(SeededChance(2)), ENGINE.view(state, corner)) for corner in (RED, BLUE)]
    first = run(script, *corners)
    assert [number for number, _ in found] == list(range(1, first.round + 1))
    for _, again in found[:3]:
        outcomes = []
        for _ in range(2):
            taken = again(SeededChance(9), None)
            seats = [
                (ENGINE.plain_corner(SeededChance(2)), ENGINE.view(taken.state, each)) for each in (RED, BLUE)
            ]
            outcomes.append(run(taken.script, *seats))
        assert outcomes[0] == outcomes[1]
    assert simulate(setup, 4, *(ENGINE.plain_corner(SeededChance(2)) for _ in range(2))).start == first.start
