"""``ringside plan``: fight plans for corners nobody sits in: list, show, check, suggest."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.bout import registry
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
)
from ringside_manager.language import say
from ringside_manager.plans import Plan, PlanFault, plan_faults
from ringside_manager.plans.files import plan_text, plan_word, read_plan, shipped_plan, shipped_plans
from ringside_manager.plans.suggesting import suggested_plan


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
