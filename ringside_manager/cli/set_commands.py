"""``ringside set``: what can be done with one fighter set."""

from __future__ import annotations

import click

from ringside_manager.cli.commands import SET_SECTIONS
from ringside_manager.cli.lazy import LazyGroup, examples


@click.group(
    cls=LazyGroup,
    sections=SET_SECTIONS,
    no_args_is_help=False,
    invoke_without_command=True,
    epilog=examples("ringside set check my-fighters.yaml", "ringside set generate --count 100 --seed 7"),
)
@click.pass_context
def command(context: click.Context) -> None:
    """Check, describe, convert or roll a fighter set."""
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
