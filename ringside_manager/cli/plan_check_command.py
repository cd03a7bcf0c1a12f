"""``ringside plan check``: whether a fight plan is accepted, and which of its orders are surely not meant."""

from __future__ import annotations

from pathlib import Path

import click

from ringside_manager.bout import registry
from ringside_manager.cli.console import out, out_json
from ringside_manager.cli.lazy import examples
from ringside_manager.cli.options import counted, json_option, rules_option
from ringside_manager.errors import SetError
from ringside_manager.plans import Plan, PlanFault, plan_faults, read_plan


@click.command(epilog=examples("ringside plan check my-plan.yaml", "ringside plan check my-plan.yaml --json"))
@click.argument("file", type=click.Path(path_type=Path))
@rules_option
@json_option
def command(file: Path, rules: str, as_json: bool) -> int:
    """Say whether the fight plan in FILE is accepted; if not, list every problem by line and column.

    An accepted plan may still hold orders that never decide; they are named, and the exit code is 0.
    It is 4 if the file is refused.
    """
    info = registry.get(rules).info
    try:
        plan = read_plan(file, info)
    except SetError as refused:
        if not as_json:
            raise
        out_json(_refusal(file, refused))
        return refused.exit_code
    idle = plan_faults(plan, info)
    if as_json:
        out_json(_document(file, plan, idle))
        return 0
    named = f": {plan.name}" if plan.name else ""
    out(f"{file} is accepted{named}, {counted(len(plan.orders), 'order')}, the rest by {plan.otherwise}.")
    for fault in idle:
        out(f"  Order {fault.order + 1} never decides. {fault.sentence}")
    return 0


def _document(file: Path, plan: Plan, idle: tuple[PlanFault, ...]) -> dict[str, object]:
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


def _refusal(file: Path, refused: SetError) -> dict[str, object]:
    problems = [
        {"line": problem.line, "column": problem.column, "message": problem.message}
        for problem in refused.problems
    ]
    return {"file": str(file), "accepted": False, "problems": problems}
