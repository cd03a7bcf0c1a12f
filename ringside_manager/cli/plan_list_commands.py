"""``ringside plan list`` and ``ringside plan show``: the plans that come with the program."""

from __future__ import annotations

import click

from ringside_manager.bout import registry
from ringside_manager.cli.console import out, out_json, out_text
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import counted, json_option, rules_option
from ringside_manager.cli.tables import Column, out_table
from ringside_manager.plans import Plan, plan_text, plan_word, shipped_plan, shipped_plans


@click.command(epilog=examples("ringside plan list", "ringside plan list --json"))
@rules_option
@json_option
def list_plans(rules: str, as_json: bool) -> None:
    """List the fight plans that come with the program; 'plan:NAME' puts one into a corner."""
    info, plans = registry.get(rules).info, shipped_plans(rules)
    if as_json:
        out_json([_document(plan) for plan in plans])
        return
    if not plans:
        out(f"No fight plans come with {info.title}.")
        return
    rows = [
        (plan_word(plan), plan.name, counted(len(plan.orders), "order"), _begin(plan.note)) for plan in plans
    ]
    out_table((Column("NAME"), Column("Plan"), Column(""), Column("What it is about")), rows)


@click.command(epilog=examples("ringside plan show swarmer > mine.yaml"))
@click.argument("name")
@rules_option
def show(name: str, rules: str) -> None:
    """Print the shipped plan called NAME as a file, to be changed and used."""
    out_text(plan_text(shipped_plan(rules, name)))


def _document(plan: Plan) -> dict[str, object]:
    return {"word": plan_word(plan), "name": plan.name, "note": plan.note, "orders": len(plan.orders)}


def _begin(note: str) -> str:
    """The first sentence, on one line."""
    first, _, _ = " ".join(note.split()).partition(". ")
    return first.rstrip(".") + "."
