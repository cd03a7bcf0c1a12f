"""Every command with its module and one line of help, and the group that imports a module when its command is called."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import click
from click.shell_completion import CompletionItem

from ringside_manager.cli.options import leagues_in
from ringside_manager.errors import close_matches, excerpt


@dataclass(frozen=True, slots=True)
class Entry:
    """Where a command lives (a module of this room, ``:``, its name there) and what it does."""

    module: str
    summary: str


Sections = Mapping[str, Mapping[str, Entry]]

SECTIONS: Sections = {
    "Leagues": {
        "new": Entry("league.running:new", "Found a league."),
        "season": Entry("league.running:season", "Hold fight nights."),
        "status": Entry("league.books:status", "The league at a glance."),
        "order": Entry("league.running:order", "Hand in an orders file."),
    },
    "Books": {
        "card": Entry("league.books:card", "The card of a fight night."),
        "fighter": Entry("league.books:fighter", "The page of a fighter."),
        "manager": Entry("league.books:manager", "The page of a manager."),
        "rankings": Entry("league.books:rankings", "Champion and contenders."),
        "ledger": Entry("league.books:ledger", "Every movement of money."),
        "tournament": Entry("league.books:tournament", "The tournaments and their brackets."),
        "news": Entry("league.books:news", "What has happened."),
    },
    "Journal and file": {
        "journal": Entry("league.journal:journal", "Show or export the journal."),
        "undo": Entry("league.journal:undo", "Undo the latest act, or redo it."),
        "correct": Entry("league.journal:correct", "Correct the result of a bout."),
        "branch": Entry("league.journal:branch", "Begin a league of its own from an earlier night."),
        "rebuild": Entry("league.journal:rebuild", "Make a league from an exported journal."),
        "export": Entry("league.journal:export", "Write the whole almanac as tables or pages."),
        "check": Entry("league.journal:check", "Audit a save."),
        "backup": Entry("league.journal:backup", "Make a checked copy."),
        "restore": Entry("league.journal:restore", "Bring a backup back as a new league."),
    },
    "Bouts": {
        "bout": Entry("bouts:bout", "Fight one bout and tell it."),
        "replay": Entry("bouts:replay_bout", "Tell a recorded bout again and check it."),
        "odds": Entry("odds:odds", "Chances by method and round, from many bouts."),
        "plan": Entry("plans:plan", "Fight plans: list, show, check, suggest."),
        "systems": Entry("systems:systems", "The bout systems and their options."),
    },
    "Fighters": {
        "sets": Entry("sets:sets", "The fighter sets that come with the program."),
        "set": Entry("sets:one_set", "Check, describe, convert or roll a fighter set."),
    },
}
"""The commands of ``ringside``."""

SET_SECTIONS: Sections = {
    "Commands": {
        "check": Entry("sets:check", "Say whether a set file is accepted, and what is wrong with it."),
        "schema": Entry("sets:schema", "Print the form of a set file as JSON Schema."),
        "convert": Entry("sets:convert", "Give every fighter of a set a card of a bout system."),
        "generate": Entry("sets:generate", "Roll a set of invented fighters."),
    },
}
"""The commands of ``ringside set``."""

PLAN_SECTIONS: Sections = {
    "Commands": {
        "list": Entry("plans:list_plans", "The fight plans that come with the program."),
        "show": Entry("plans:show", "Print one of them as a file to be changed."),
        "check": Entry("plans:check", "Say whether a plan is accepted, and what is wrong with it."),
        "suggest": Entry("plans:suggest", "Write down what the program would do for two fighters."),
    },
}
"""The commands of ``ringside plan``."""


# The group.


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
        command: click.Command = getattr(import_module(f"ringside_manager.cli.{module}"), name)
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
