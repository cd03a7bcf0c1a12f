"""Every command with its module and one line of help, and the group that imports a module when its command is called."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from copy import copy
from functools import wraps
from importlib import import_module
from inspect import cleandoc
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from ringside_manager.cli.console import note, out
from ringside_manager.cli.options import Offer, leagues_in, path_argument
from ringside_manager.errors import RingsideError, close_matches, excerpt
from ringside_manager.language import DOMAIN, LANGUAGE, folder, later, say, translated

if TYPE_CHECKING:
    from ringside_manager.written.own_files import OwnFiles

T = TypeVar("T")
Entry = tuple[str, str]
"""Where a command is (a module of this room, ``:``, its name there) and what it does."""
Sections = Mapping[str, Mapping[str, Entry]]

SECTIONS: Sections = {
    later("Leagues"): {
        "new": ("league.founding:new", later("Found a league.")),
        "season": ("league.running:season", later("Hold fight nights.")),
        "play-on": ("league.running:play_on", later("Another season of a campaign that is over.")),
        "status": ("league:status", later("The league at a glance.")),
        "extend": ("league.contracts:extend", later("Offer a fighter a longer contract.")),
        "sign": ("league.contracts:sign", later("Sign a free agent, or offer him terms.")),
        "draft": ("league.contracts:draft", later("Say which rookies you would have, and in which order.")),
        "call-out": ("league.wagers:call_out", later("Call a fighter out for a stake, or answer.")),
        "bet": ("league.wagers:bet", later("Bet with another manager in play money.")),
        "order": ("league.running:order", later("Hand in an orders file.")),
        "rules": ("rules:rules", later("House rules: list, show, check, compare.")),
        "folder": ("folder:folder", later("One league, many places: a shared folder.")),
        "bench": ("bench:bench", later("Play many leagues under house rules and compare them.")),
    },
    later("Books"): {
        "card": ("league:card", later("The card of a fight night.")),
        "fighter": ("league:fighter", later("The page of a fighter.")),
        "manager": ("league.rankings:manager", later("The page of a manager.")),
        "rankings": ("league.rankings:rankings", later("Champion and contenders.")),
        "ledger": ("league:ledger", later("Every movement of money.")),
        "tournament": (
            "league.tournaments:tournament",
            later("The tournaments with brackets and standings; draw one, or take a man out."),
        ),
        "news": ("league:news", later("What has happened.")),
        "story": ("league.rankings:story", later("The career of a fighter, told.")),
        "seasons": ("league.rankings:seasons", later("Arenas and purses by season.")),
        "forecast": ("league.forecast:forecast", later("Chances for the rest of the campaign.")),
    },
    later("Journal and file"): {
        "journal": ("league.journal:journal", later("Show or export the journal.")),
        "undo": ("league.journal:undo", later("Undo the latest act, or redo it.")),
        "correct": ("league.journal:correct", later("Correct the result of a bout.")),
        "branch": ("league.journal:branch", later("Begin a league of its own from an earlier night.")),
        "compare": ("league.rankings:compare", later("Lay branches of a league side by side.")),
        "rebuild": ("league.journal:rebuild", later("Make a league from an exported journal.")),
        "export": ("printing:export", later("Write the whole almanac as tables or pages.")),
        "check": ("league.journal:check", later("Audit a save.")),
        "serve": ("club:serve", later("Serve leagues as pages for a browser.")),
        "invite": ("club:invite", later("The link with which somebody takes his seat on a server.")),
        "deadline": ("club:deadline", later("Until when orders for a night are taken.")),
        "take-out": ("club:take_out", later("Take a league out of a database, into a file of its own.")),
        "verify": ("club:verify", later("Prove that a league was played as its seals say.")),
        "backup": ("league.journal:backup", later("Make a checked copy.")),
        "restore": ("league.journal:restore", later("Bring a backup back as a new league.")),
    },
    later("Bouts"): {
        "bout": ("bouts:bout", later("Fight one bout and tell it.")),
        "festival": ("festivals:festival", later("A tournament without a league, in any of six formats.")),
        "replay": ("bouts:replay_bout", later("Tell a recorded bout again and check it.")),
        "type-in": ("league.running:type_in", later("A bout of a league as it was played on paper.")),
        "odds": ("odds:odds", later("Chances by method and round, from many bouts.")),
        "plan": ("systems:plan", later("Fight plans: list, show, check, suggest.")),
        "print": ("printing:print_paper", later("Paper for the table, as PDF.")),
        "systems": ("systems:systems", later("The bout systems and their options.")),
    },
    later("Fighters"): {
        "sets": ("sets:sets", later("The fighter sets that come with the program.")),
        "set": ("sets:one_set", later("Check, describe, convert or roll a fighter set.")),
    },
}
"""The commands of ``ringside``."""

SET_SECTIONS: Sections = {
    later("Commands"): {
        "check": ("sets:check", later("Say whether a set file is accepted, and what is wrong with it.")),
        "schema": ("sets:schema", later("Print the form of a set file as JSON Schema.")),
        "convert": ("sets:convert", later("Give every fighter of a set a card of a bout system.")),
        "import": ("sets:import_table", later("Make a set of a table (CSV), line by line.")),
        "generate": ("sets:generate", later("Roll a set of invented fighters.")),
        "install": ("sets:install", later("Keep a set from a file among your own.")),
        "remove": ("sets:remove", later("Put one of your own sets aside.")),
    },
}
"""The commands of ``ringside set``."""

PLAN_SECTIONS: Sections = {
    later("Commands"): {
        "list": ("systems:list_plans", later("The fight plans that come with the program.")),
        "show": ("systems:show", later("Print one of them as a file to be changed.")),
        "check": ("systems:check", later("Say whether a plan is accepted, and what is wrong with it.")),
        "suggest": ("systems:suggest", later("Write down what the program would do for two fighters.")),
    },
}
"""The commands of ``ringside plan``."""


FOLDER_SECTIONS: Sections = {
    later("For everybody"): {
        "join": ("folder:join", later("Ask the keeper to let this device sign for a manager.")),
        "fetch": ("folder:fetch", later("Bring your copy of the league up to date.")),
        "hand-in": ("folder:hand_in", later("Hand in an orders file as one sealed parcel.")),
        "status": ("folder:status", later("Who has handed in, and who is missing.")),
        "receipts": ("folder:receipts", later("What the keeper has signed for what you handed in.")),
        "leave": ("folder:leave", later("Hand in no more from this device.")),
    },
    later("For the keeper"): {
        "start": ("folder:start", later("Seal a league and share it in a folder.")),
        "collect": ("folder:collect", later("Take in what members have handed in, and publish.")),
        "publish": ("folder:publish", later("Publish what is new.")),
        "hold": ("folder:hold", later("Take in, hold the night, publish the results.")),
        "close": ("folder:close", later("Go back to one keyboard.")),
    },
}
"""The commands of ``ringside folder``."""

RULES_SECTIONS: Sections = {
    later("Commands"): {
        "list": ("rules:list_packs", later("The packs of house rules there are, your own among them.")),
        "show": ("rules:show", later("Every number of a pack or a league, with its rule and range.")),
        "check": ("rules:check", later("Say whether a file is accepted, and what is wrong with it.")),
        "diff": ("rules:diff", later("Compare two packs where they differ.")),
        "adopt": ("rules:adopt", later("Let a league go on under another pack.")),
        "install": ("rules:install", later("Keep a pack from a file among your own.")),
        "remove": ("rules:remove", later("Put one of your own packs aside.")),
    },
}
"""The commands of ``ringside rules``."""


# The group.


class LazyGroup(click.Group):
    """Commands by section, from a table; help on the group needs the table alone."""

    def __init__(self, *, sections: Sections, **settings: Any) -> None:  # Any: click's own settings
        super().__init__(**settings)
        self.sections = sections

    @property
    def entries(self) -> dict[str, Entry]:
        return {name: entry for section in self.sections.values() for name, entry in section.items()}

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.entries)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now; ``None`` if there is none of that name."""
        entry = self.entries.get(cmd_name)
        if entry is None:
            return None
        module, _, name = entry[0].partition(":")
        command: click.Command = getattr(import_module(f"ringside_manager.cli.{module}"), name)
        return in_language(command)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does it, but with close matches for a name that is none."""
        name = args[0]
        if name in self.entries or name.startswith("-") or ctx.resilient_parsing:
            return super().resolve_command(ctx, args)
        near = close_matches(name, self.entries)
        hint = say(" Did you mean {matches}?", matches=" or ".join(near)) if near else ""
        raise click.UsageError(say("There is no command {name}.{hint}", name=excerpt(name), hint=hint), ctx)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem[str]]:
        """The names of the table and the options, and for the program itself the leagues of a folder."""
        entries = self.entries.items()
        names = [
            CompletionItem(name, help=translated(entry[1]))
            for name, entry in entries
            if name.startswith(incomplete)
        ]
        if ctx.parent is None:
            names += [CompletionItem(league) for league in leagues_in(incomplete)]
        return names + click.Command.shell_complete(self, ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        for title, section in self.sections.items():
            with formatter.section(translated(title)):
                formatter.write_dl([(name, translated(entry[1])) for name, entry in section.items()])


def own_group(name: str, sections: Sections, *lines: str) -> Callable[[Callable[[], None]], click.Group]:
    """A group below the program's own, with calls as examples; by itself it prints its help, the function's docstring."""

    def made(described: Callable[[], None]) -> click.Group:
        @click.group(
            name=name, cls=LazyGroup, sections=sections, help=cleandoc(described.__doc__ or ""),
            no_args_is_help=False, invoke_without_command=True, epilog=examples(*lines),
        )  # fmt: skip
        @click.pass_context
        def group(context: click.Context) -> None:
            if context.invoked_subcommand is None:
                click.echo(context.get_help())
            else:
                described()

        return group

    return made


# Files of people's own.


def read_own(own: OwnFiles[T], load: Callable[[Path], T]) -> list[T]:
    """The person's own files as they are named; one that cannot be read, or that no name means, costs itself and a line of warning."""
    found: list[T] = []
    for name, file in own.files().items():
        try:
            found.append(own.rename(load(file), name))
        except RingsideError as error:
            note(say("{name} is left out: {error}", name=file.name, error=error))
    for reason in own.passed_over().values():
        note(reason)
    return found


def installs(own: OwnFiles[T]) -> Callable[[Callable[[], None]], Callable[..., None]]:
    """A command that checks a file, copies it among the person's own, and says where it is and what it goes by."""

    def made(described: Callable[[], None]) -> Callable[..., None]:
        @path_argument("file")
        @click.option(
            "--as", "name", default="", metavar="NAME", help="The name it is to go by.  [default: its own]"
        )
        @click.option("--replace", is_flag=True, help="Put one of that name aside.")
        @wraps(described)
        def install(*, file: Path, name: str, replace: bool) -> None:
            place = own.install(file, name, replace=replace)
            out(say("Installed as {name}: {place}", name=place.stem, place=place))

        return install

    return made


def removes(own: OwnFiles[T], complete: Offer) -> Callable[[Callable[[], None]], Callable[..., None]]:
    """A command that puts one of the person's own files aside, and says where it is kept."""

    def made(described: Callable[[], None]) -> Callable[..., None]:
        @click.argument("name", shell_complete=complete)
        @wraps(described)
        def remove(name: str) -> None:
            out(say("Removed; it is kept as {place} until the next of that name.", place=own.remove(name)))

        return remove

    return made


# Languages.


CLICK = (
    later("Usage:"), later("Usage: "), later("Options"), later("Arguments"), later("Show this message and exit."),
    later("Show the version and exit."), later("default: {default}"), later("required"), later("Missing argument"),
    later("Missing option"), later("Missing parameter"), later("Invalid value: {message}"),
    later("Invalid value for {param_hint}: {message}"), later("Example:"), later("Examples:"),
)  # fmt: skip
"""What click says by itself, and the headings of examples, for the catalogue."""


def speak_as_click_does(code: str) -> None:
    """Have click say its own texts in a language: it asks gettext, by the domain and the environment."""
    import gettext

    if code == "en":
        gettext.textdomain("messages")
        return
    os.environ["LANGUAGE"] = code
    gettext.bindtextdomain(DOMAIN, str(folder()))
    gettext.textdomain(DOMAIN)


def in_language(command: click.Command) -> click.Command:
    """Return a command whose help is in the language chosen; the command itself in English."""
    if LANGUAGE.code == "en":
        return command
    made = copy(command)
    made.help = translated(cleandoc(made.help or ""))
    for heading in ("Examples:", "Example:"):
        made.epilog = (made.epilog or "").replace(heading, translated(heading))
    made.params = [_parameter(parameter) for parameter in made.params]
    made._help_option = None  # noqa: SLF001 - click keeps the option of the language it was first asked in
    return made


def _parameter(parameter: click.Parameter) -> click.Parameter:
    made = copy(parameter)
    if isinstance(made, click.Option) and made.help:
        made.help = translated(made.help)
    return made


def examples(*lines: str) -> str:
    """The end of a command's help: the calls given, as they are typed."""
    heading = "Example:" if len(lines) == 1 else "Examples:"
    return "\n".join(["\b", heading, *(f"  {line}" for line in lines)])
