"""``ringside plan``: fight plans for corners nobody sits in."""

from __future__ import annotations

import click

from ringside_manager.cli.commands import PLAN_SECTIONS
from ringside_manager.cli.lazy import LazyGroup, examples


@click.group(
    cls=LazyGroup,
    sections=PLAN_SECTIONS,
    no_args_is_help=False,
    invoke_without_command=True,
    epilog=examples(
        "ringside plan list", "ringside plan check my-plan.yaml", "ringside plan suggest Ali Frazier"
    ),
)
@click.pass_context
def command(context: click.Context) -> None:
    """List, show, check or suggest a fight plan."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
