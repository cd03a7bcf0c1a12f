"""``ringside plan``: what is listed, shown, checked and suggested can be put into a corner."""

from __future__ import annotations

from pathlib import Path

from ringside_manager.bout import registry
from ringside_manager.plans.files import parse_plan, plan_text, plan_word, shipped_plans
from tests.cli.calling import Call
from tests.slow import each

INFO = registry.get("ringside").info
WORDS = [plan_word(plan) for plan in shipped_plans("ringside")]


def test_the_list_names_every_plan(call: Call) -> None:
    document = call("plan", "list", "--json").document
    assert [plan["word"] for plan in document] == WORDS
    lines = call("plan", "list").out.splitlines()
    for plan in shipped_plans("ringside"):
        (line,) = [line for line in lines if line.startswith(f"{plan_word(plan)} ")]
        assert plan.name in line


@each("word", WORDS)
def test_a_plan_that_is_shown_is_the_plan(call: Call, word: str) -> None:
    shown = parse_plan(call("plan", "show", word).out, "shown", INFO)
    assert plan_text(shown) == plan_text(shipped_plans("ringside")[WORDS.index(word)])


def test_a_shipped_plan_fights(call: Call) -> None:
    words = ("bout", "Ali", "Frazier", "--seed", "5", "--rounds", "3", "--json", "--blue-corner", "plain")
    planned = call(*words, "--red-corner", "plan:swarmer").document
    rushes = {event["corner"] for event in planned["events"] if event["event"] == "rushed"}
    assert rushes == {"red"}


def test_a_plan_is_accepted_and_idle_orders_are_named(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "mine.yaml"
    path.write_text(
        "name: Mine\norders:\n- {request: rush, choose: hold}\n- {request: rush, choose: rush}\n"
        '- {request: thrown, when: {round: ">12 and <3"}, choose: left_jab}\n'
    )
    done = call("plan", "check", path)
    assert done.code == 0
    assert "accepted: Mine, 3 orders, the rest by plain" in done.out
    assert "Order 2 never decides. Order 1 decides whenever this one could" in done.out
    assert "Order 3 never decides. The conditions on 'round' can never hold together." in done.out
    document = call("plan", "check", path, "--json").document
    assert (document["accepted"], [idle["order"] for idle in document["never_decides"]]) == (True, [2, 3])


def test_a_plan_with_problems_is_refused_with_all_of_them(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("orders:\n- {request: rash, choose: hold}\n- {request: rush, choose: hld}\n")
    done = call("plan", "check", path)
    assert (done.code, done.out) == (4, "")
    assert "line 2, column 13" in done.err
    assert "did you mean hold?" in done.err
    told = call("plan", "check", path, "--json")
    assert (told.code, told.document["accepted"]) == (4, False)
    assert [problem["line"] for problem in told.document["problems"]] == [2, 3]


def test_a_suggested_plan_is_a_plan_for_that_fighter(call: Call, tmp_path: Path) -> None:
    printed = call("plan", "suggest", "Ali", "Marciano").out
    path = tmp_path / "ali.yaml"
    assert call("plan", "suggest", "Ali", "Marciano", "--out", path).code == 0
    assert path.read_text(encoding="utf-8") == printed
    assert call("plan", "check", path).out.count("\n") == 1
    assert parse_plan(printed, "printed", INFO).name == "Muhammad Ali against Rocky Marciano"
    assert call("plan", "suggest", "Marciano", "Ali").out != printed


@each(
    "words, code, told",
    [
        (("show", "swarmr"), 1, "Did you mean swarmer?"),
        (("list", "--rules", "savate"), 1, "bout system"),
        (("check", "missing.yaml"), 4, "no such file"),
        (("suggest", "Ali", "Nobody"), 1, "Nobody"),
        (("sugest", "Ali", "Frazier"), 2, "Did you mean suggest?"),
    ],
)
def test_slips_are_told(call: Call, words: tuple[str, ...], code: int, told: str) -> None:
    done = call("plan", *words)
    assert (done.code, done.out) == (code, "")
    assert told.casefold() in done.err.casefold()


def test_the_group_alone_tells_what_it_can_do(call: Call) -> None:
    done = call("plan")
    assert done.code == 0
    assert all(
        name in done.out for name in ("list", "show", "check", "suggest", "ringside plan check my-plan.yaml")
    )
