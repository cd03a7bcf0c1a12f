"""A group of commands that imports a command's module only when that command is called."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from ringside_manager.cli.commands import Entry, Sections
from ringside_manager.cli.completion import leagues_in
from ringside_manager.errors import close_matches, excerpt


class LazyGroup(click.Group):
    """Commands by section, from a table; help on the group needs the table alone."""

    def __init__(self, *, sections: Sections, **settings: Any) -> None:  # Any: click's own settings
        super().__init__(**settings)
        self.sections = sections

    @property
    def entries(self) -> dict[str, Entry]:
        """Every command of every section by name."""
        return {name: entry for section in self.sections.values() for name, entry in section.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The names in the order of the table."""
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now; ``None`` if there is none of that name."""
        entry = self.entries.get(cmd_name)
        if entry is None:
            return None
        module, _, name = entry.module.partition(":")
        command: click.Command = getattr(import_module(f"ringside_manager.cli.{module}"), name or "command")
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, but with close matches for a name that is none."""
        name = args[0]
        if name in self.entries or name.startswith("-") or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        near = close_matches(name, self.entries)
        hint = f" Did you mean {' or '.join(near)}?" if near else ""
        raise click.UsageError(f"There is no command {excerpt(name)}.{hint}", ctx)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """The names of the table and the options, and for the program itself the leagues of a folder."""
        entries = self.entries.items()
        names = [
            CompletionItem(name, help=entry.summary) for name, entry in entries if name.startswith(incomplete)
        ]
        if ctx.parent is None:
            names += [CompletionItem(league) for league in leagues_in(incomplete)]
        return names + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The table itself, section by section."""
        for title, section in self.sections.items():
            with formatter.section(title):
                formatter.write_dl([(name, entry.summary) for name, entry in section.items()])


def examples(*lines: str) -> str:
    """The end of a command's help: the calls given, as they are typed."""
    heading = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join(["\b", heading, *(f"  {line}" for line in lines)])
