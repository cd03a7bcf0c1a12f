"""The command ``ringside``: words in, exit code out."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import click

from ringside_manager import __version__
from ringside_manager.cli import completion
from ringside_manager.cli.commands import SECTIONS
from ringside_manager.cli.console import prepare_streams
from ringside_manager.cli.failures import tell_of_plug_ins, told
from ringside_manager.cli.lazy import LazyGroup, examples
from ringside_manager.errors import UsageError, excerpt

DEBUG = "--debug"


def main(argv: list[str] | None = None) -> int:
    """Run the command of ``argv`` (default: the words of the process) and return its exit code.

    0 done, 1 it could not be done, 2 wrong usage, 3 against a rule of the game, 4 a file refused,
    130 stopped.  Whatever goes wrong is told in a sentence on standard error.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    debug = DEBUG in words
    prepare_streams()
    try:
        if completion.VARIABLE in os.environ:
            return completion.answer(ringside, os.environ[completion.VARIABLE])
        _refuse_impossible(words)
        with _ended_as_stopped():
            code = ringside.main(
                [word for word in words if word != DEBUG], prog_name="ringside", standalone_mode=False
            )
            sys.stdout.flush()
    except SystemExit as leaving:  # click leaves so when the reader of a pipe has gone
        return leaving.code if isinstance(leaving.code, int) else 1
    except BaseException as error:
        return told(error, debug=debug)
    finally:
        tell_of_plug_ins()
    return code if isinstance(code, int) else 0


def _refuse_impossible(words: list[str]) -> None:
    """No shell passes on the character NUL or half a character, and no name of a file can hold it; a program may try."""
    for word in words:
        if "\0" in word:
            raise UsageError(f"{excerpt(word)} holds the character NUL, which no word of a command can.")
        try:
            word.encode(errors="surrogateescape")  # what an encoding without most signs makes of them is none
        except UnicodeEncodeError as error:
            raise UsageError(
                f"{excerpt(word)} holds half a character, which no word of a command can."
            ) from error


@contextmanager
def _ended_as_stopped() -> Iterator[None]:
    """Take the system's wish to end the program as Ctrl-C: what is begun is taken back, the save closed."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread may say what a signal does
        return
    before = signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


@click.group(
    cls=LazyGroup,
    sections=SECTIONS,
    invoke_without_command=True,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog=examples("ringside bout Ali Frazier --seed 1974", "ringside odds --help"),
)
@click.version_option(__version__, prog_name="Ringside Manager")
@click.option(DEBUG, is_flag=True, help="Where the program itself is at fault, show where.")
@click.pass_context
def ringside(context: click.Context, debug: bool) -> None:
    """Run a boxing league of several managers, fight bouts, work out odds.

    Without a command the window opens, with a .ringside file on that league.
    """
    del debug  # taken out of the words before they get here
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
