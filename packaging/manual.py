"""The manual page of the command ``ringside``, written from its parser: every command with its options, in English."""

from __future__ import annotations

import re
from collections.abc import Iterator
from inspect import cleandoc

import click

from ringside_manager import __version__
from ringside_manager.cli.commands import LazyGroup
from ringside_manager.cli.main import ringside

EXIT_CODES = {
    0: "It is done.",
    1: "It could not be done.",
    2: "Wrong usage.",
    3: "A rule of the game forbids it.",
    4: "A file was refused.",
    130: "Stopped.",
}
_HEAD = """\
.TH RINGSIDE 1 "" "Ringside Manager {version}" "User Commands"
.SH NAME
ringside \\- run a boxing league of several managers, fight bouts, work out odds
.SH SYNOPSIS
.B ringside
[\\fILEAGUE\\fR.ringside]
.br
.B ringside
[\\fIOPTIONS\\fR] \\fICOMMAND\\fR [\\fIWORDS\\fR...]
.SH DESCRIPTION
Without a word the window opens, with a .ringside file on that league.
With a command the same league is run from the terminal.
The same words with the same \\fB\\-\\-seed\\fR give the same output on every machine.
"""


def page() -> str:
    """The manual page as roff."""
    with click.Context(ringside, info_name="ringside") as context:
        lines = [_HEAD.format(version=__version__), ".SH OPTIONS\n", *_options(ringside, context)]
        for title, section in ringside.sections.items():
            lines += [f".SH {_safe(title).upper()}\n"]
            for name in section:
                lines += _command(name, context)
    lines += [".SH EXIT STATUS\n", *(f".TP\n.B {code}\n{_safe(said)}\n" for code, said in EXIT_CODES.items())]
    return "".join(lines)


def _command(name: str, context: click.Context) -> Iterator[str]:
    """One command, and those below it, each with its call, what it does and its options."""
    parent = context.command
    command = parent.get_command(context, name) if isinstance(parent, click.Group) else None
    if command is None or command.hidden:
        return
    with click.Context(command, info_name=name, parent=context) as here:
        call = " ".join(_safe(piece) for piece in command.collect_usage_pieces(here))
        yield f'.SS "{_safe(here.command_path)} {call}"\n'
        yield from _paragraphs(cleandoc(command.help or ""))
        yield from _options(command, here)
        yield from _examples(command.epilog or "")
        if isinstance(command, LazyGroup):
            for inner in command.list_commands(here):
                yield from _command(inner, here)


def _options(command: click.Command, context: click.Context) -> Iterator[str]:
    for parameter in command.get_params(context):
        told = parameter.get_help_record(context)
        if told is not None and told[1]:
            yield f".TP\n.B {_safe(told[0])}\n{_safe(' '.join(told[1].split()))}\n"


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in re.split(r"\n\s*\n", text.replace("\b\n", "")):
        yield f".PP\n{_safe(' '.join(paragraph.split()))}\n"


def _examples(epilog: str) -> Iterator[str]:
    """The examples a command ends with, each on a line of its own."""
    lines = [line for line in epilog.replace("\b", "").splitlines() if line.strip()]
    if lines:
        yield "".join(
            [f".PP\n{_safe(lines[0])}\n.nf\n", *(f"{_safe(line)}\n" for line in lines[1:]), ".fi\n"]
        )


def _safe(text: str) -> str:
    """A text with what roff would read as its own told apart from it."""
    text = text.replace("\\", "\\e").replace("-", "\\-").replace('"', "\\(dq")
    return re.sub(r"^([.'])", r"\\&\1", text, flags=re.MULTILINE)
