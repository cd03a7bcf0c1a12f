"""``ringside systems``: which bout systems there are, and what can be agreed and ordered under each.

``ringside plan``: fight plans for corners nobody sits in: list, show, check, suggest.
"""

from __future__ import annotations

from pathlib import Path
from textwrap import wrap

import click

from ringside_manager.bout import OptionSpec, registry
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.cli import options
from ringside_manager.cli.commands import PLAN_SECTIONS, examples, own_group
from ringside_manager.cli.console import Column, deliver, out, out_json, out_table, out_text
from ringside_manager.cli.matchup import Matchup, takes_a_matchup
from ringside_manager.cli.options import (
    counted,
    json_option,
    out_option,
    path_argument,
    read_or_refuse,
    rules_option,
    spoken,
)
from ringside_manager.language import say, translated
from ringside_manager.plans import Plan, PlanFault, plan_faults
from ringside_manager.plans.files import plan_text, plan_word, read_plan, shipped_plan, shipped_plans
from ringside_manager.plans.suggesting import suggested_plan

MANY_WORDS = 12
"""Choices a row of a table holds; of more it shows the first two and the last."""
LONG_VALUES = 50
"""Signs of an option's values a row holds."""
LINE = 100
"""Signs in a line of values written out."""


@click.command(epilog=examples("ringside systems", "ringside systems ringside", "ringside systems --json"))
@click.argument("system", required=False, shell_complete=options.systems)
@json_option
def systems(system: str | None, as_json: bool) -> None:
    """List the bout systems with their options; for one SYSTEM also what written orders can say."""
    names = registry.names() if system is None else (system.casefold(),)
    infos = [registry.get(name).info for name in names]
    if as_json:
        out_json([_document(info) for info in infos])
        return
    for place, info in enumerate(infos):
        if place:
            out()
        _show(info)
        if system is not None:
            _show_long_values(info)
            _show_orders(info)


def _show(info: EngineInfo) -> None:
    out(say("{title}  (--rules {system})", title=info.title, system=info.system), "bold")
    out(f"  {translated(info.summary)}")
    out(
        say(
            "  Designed by {designers}. Rules version {rules_version}.",
            designers=info.designers,
            rules_version=info.rules_version,
        )
    )
    first, last, usual = info.rounds[0], info.rounds[-1], info.default_rounds
    rounds = say("{first} to {last} rounds, usually {usual}", first=first, last=last, usual=usual)
    out(
        say(
            "  {rounds}; ends by {methods}.",
            rounds=rounds,
            methods=", ".join(method.value for method in info.methods),
        )
    )
    if info.options:
        out()
        columns = (
            Column(say("Option")),
            Column(say("Values")),
            Column(say("Default")),
            Column(say("Rule")),
            Column(say("What it does")),
        )
        out_table(columns, [_option_row(option) for option in info.options])
    if info.levels:
        out()
        levels = [(str(level.name), translated(level.explanation)) for level in info.corners]
        out_table((Column(say("The program's level")), Column(say("How it fights"))), levels)


def _option_row(option: OptionSpec) -> tuple[str, ...]:
    values = ", ".join(map(spoken, option.values))
    if len(values) > LONG_VALUES:
        values = _first_and_last(tuple(map(spoken, option.values)))
    return option.name, values, spoken(option.default), option.rule, translated(option.explanation)


def _show_long_values(info: EngineInfo) -> None:
    """Values too many for a row of the table, in full and once for all options that have them."""
    found: dict[str, list[str]] = {}
    for option in info.options:
        found.setdefault(", ".join(map(spoken, option.values)), []).append(option.name)
    for values, names in found.items():
        if len(values) > LONG_VALUES:
            out()
            for line in (
                say("Values of {names}:", names=", ".join(names)),
                *wrap(values, LINE, break_on_hyphens=False),
            ):
                out(line)


def _show_orders(info: EngineInfo) -> None:
    out()
    if not info.decisions:
        out(say("It takes no written orders."))
        return
    rows = [(d.kind, d.rule, translated(d.explanation), _words(d.options)) for d in info.decisions]
    out_table(
        (Column(say("Request")), Column(say("Rule")), Column(say("What is decided")), Column(say("Choices"))),
        rows,
    )
    out()
    out_table(
        (Column(say("Fact")), Column(say("What it is"))),
        [(fact.name, translated(fact.explanation)) for fact in info.facts],
    )


def _words(options: tuple[str, ...]) -> str:
    if len(options) <= MANY_WORDS:
        return ", ".join(options)
    return _first_and_last(options)


def _first_and_last(options: tuple[str, ...]) -> str:
    return f"{options[0]}, {options[1]} … {options[-1]}"


def _document(info: EngineInfo) -> dict[str, object]:
    return {
        "system": info.system,
        "title": info.title,
        "designers": info.designers,
        "summary": info.summary,
        "rules_version": info.rules_version,
        "rounds": {"from": info.rounds[0], "to": info.rounds[-1], "default": info.default_rounds},
        "clock": info.clock,
        "methods": [method.value for method in info.methods],
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "explanation": option.explanation,
                "rule": option.rule,
            }
            for option in info.options
        ],
        "levels": [{"name": level.name, "explanation": level.explanation} for level in info.corners],
        "decisions": [
            {"request": d.kind, "choices": list(d.options), "explanation": d.explanation, "rule": d.rule}
            for d in info.decisions
        ],
        "facts": [{"name": fact.name, "explanation": fact.explanation} for fact in info.facts],
    }


# ``ringside plan``: fight plans for corners nobody sits in.


@own_group(
    "plan",
    PLAN_SECTIONS,
    "ringside plan list",
    "ringside plan check my-plan.yaml",
    "ringside plan suggest Ali Frazier",
)
def plan() -> None:
    """List, show, check or suggest a fight plan."""


# ``ringside plan check``.


@click.command(epilog=examples("ringside plan check my-plan.yaml", "ringside plan check my-plan.yaml --json"))
@path_argument("file")
@rules_option
@json_option
def check(file: Path, rules: str, as_json: bool) -> None:
    """Say whether the fight plan in FILE is accepted; if not, list every problem by line and column.

    An accepted plan may still hold orders that never decide; they are named, and the exit code is 0.
    It is 4 if the file is refused.
    """
    info = registry.get(rules).info
    plan = read_or_refuse(lambda: read_plan(file, info), file, as_json)
    idle = plan_faults(plan, info)
    if as_json:
        out_json(_checked(file, plan, idle))
        return
    named = f": {plan.name}" if plan.name else ""
    out(
        say(
            "{file} is accepted{named}, {orders}, the rest by {otherwise}.",
            file=file,
            named=named,
            orders=counted(len(plan.orders), "order"),
            otherwise=plan.otherwise,
        )
    )
    for fault in idle:
        out(say("  Order {order} never decides. {sentence}", order=fault.order + 1, sentence=fault.sentence))


def _checked(file: Path, plan: Plan, idle: tuple[PlanFault, ...]) -> dict[str, object]:
    return {
        "file": str(file),
        "accepted": True,
        "name": plan.name,
        "system": plan.system,
        "orders": len(plan.orders),
        "otherwise": plan.otherwise,
        "never_decides": [{"order": fault.order + 1, "message": fault.sentence} for fault in idle],
        "problems": [],
    }


# ``ringside plan list`` and ``ringside plan show``.


@click.command(epilog=examples("ringside plan list", "ringside plan list --json"))
@rules_option
@json_option
def list_plans(rules: str, as_json: bool) -> None:
    """List the fight plans that come with the program; 'plan:NAME' puts one into a corner."""
    info, plans = registry.get(rules).info, shipped_plans(rules)
    if as_json:
        out_json([_listed(plan) for plan in plans])
        return
    if not plans:
        out(say("No fight plans come with {title}.", title=info.title))
        return
    rows = [
        (plan_word(plan), plan.name, counted(len(plan.orders), "order"), _begin(plan.note)) for plan in plans
    ]
    out_table((Column(say("NAME")), Column(say("Plan")), Column(""), Column(say("What it is about"))), rows)


@click.command(epilog=examples("ringside plan show swarmer > mine.yaml"))
@click.argument("name")
@rules_option
def show(name: str, rules: str) -> None:
    """Print the shipped plan called NAME as a file, to be changed and used."""
    out_text(plan_text(shipped_plan(rules, name)))


def _listed(plan: Plan) -> dict[str, object]:
    return {"word": plan_word(plan), "name": plan.name, "note": plan.note, "orders": len(plan.orders)}


def _begin(note: str) -> str:
    """The first sentence, on one line."""
    first, _, _ = " ".join(note.split()).partition(". ")
    return first.rstrip(".") + "."


# ``ringside plan suggest``.


@click.command(
    epilog=examples(
        "ringside plan suggest Ali Marciano > ali.yaml",
        "ringside plan suggest Ali Marciano --rounds 15 --out ali.yaml",
    )
)
@takes_a_matchup
@out_option("Write the plan to a new file instead of printing it.")
def suggest(match: Matchup, *, out_path: Path | None) -> None:
    """Print a fight plan for RED against BLUE: what the program at its best would do, as orders."""
    setup = match.setup
    text = plan_text(suggested_plan(setup.engine, setup.red, setup.blue, setup.terms))
    deliver(text, out_path, lambda path: say("Written to {out_path}.", out_path=path))
