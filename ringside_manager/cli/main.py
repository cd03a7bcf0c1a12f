"""The command ``ringside``: words in, exit code out, a failure as a sentence and the next step."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from inspect import cleandoc
from pathlib import Path

import click

from ringside_manager import __version__, paths
from ringside_manager.cli import options
from ringside_manager.cli.commands import SECTIONS, LazyGroup, examples, in_language, speak_as_click_does
from ringside_manager.cli.console import note, prepare_streams
from ringside_manager.errors import DiskFaultError, RingsideError, UsageError, excerpt
from ringside_manager.files import refusal
from ringside_manager.language import LANGUAGE, SHIPPED, say

# Failures: a sentence and the next step, never a traceback nobody asked for.


STOPPED = 130
KEPT = 20
"""Reports of faults that are kept, the newest."""
_PREFIX, _SUFFIX = "ringside-fault-", ".txt"


def report(error: BaseException, *, debug: bool) -> int:
    """Tell ``error`` on standard error and return the exit code that goes with it."""
    if debug and not isinstance(error, KeyboardInterrupt | click.Abort | BrokenPipeError):
        note(_traceback(error).rstrip())
    if isinstance(error, BrokenPipeError):
        return _nobody_listens()
    if isinstance(error, KeyboardInterrupt | click.Abort):
        note(say("Stopped."))
        return STOPPED
    if isinstance(error, click.ClickException):
        note(error.format_message())
        context = error.ctx if isinstance(error, click.UsageError) else None
        if context is not None:
            note(say("How it is used: {command_path} --help", command_path=context.command_path))
        return error.exit_code
    if isinstance(error, RingsideError):
        note(error.message)
        if error.next_step:
            note(error.next_step)
        return error.exit_code
    if isinstance(error, OSError):
        return report(_refused_by_system(error), debug=False)
    if isinstance(error, MemoryError):
        note(say("There is not enough memory for this."))
        return 1
    return _own_fault(error, debug=debug)


def warn_of_plug_ins() -> None:
    """One line on standard error for each plug-in that was wanted and could not be loaded."""
    registry = sys.modules.get("ringside_manager.bout.registry")  # most commands never want one
    for plug_in in registry.faults() if registry else ():
        note(say("Warning: the plug-in {plug_in} is left out. {fault}", plug_in=plug_in, fault=plug_in.fault))


def _refused_by_system(error: OSError) -> RingsideError:
    if isinstance(error.filename, str):
        return refusal(Path(error.filename), error)
    return DiskFaultError(say("The system refused it: {error}.", error=error.strerror or error))


def _own_fault(error: BaseException, *, debug: bool) -> int:
    note(say("This is a fault of the program, not yours. Nothing already saved is lost."))
    if not debug:
        report = _written_report(error)
        note(
            say("What happened is told in {report}.", report=report)
            if report
            else say("With --debug it tells what happened.")
        )
    return 1


def _traceback(error: BaseException) -> str:
    import traceback

    return "".join(traceback.format_exception(error))


def _written_report(error: BaseException) -> str:
    """A file for whoever looks into it, in the folder of temporary files; empty if that fails, too."""
    import tempfile

    try:
        with tempfile.NamedTemporaryFile(
            "w",
            encoding="utf-8",
            errors="backslashreplace",
            prefix=_PREFIX,
            suffix=_SUFFIX,
            delete=False,
        ) as file:
            file.write(_traceback(error))
        _let_old_ones_go(Path(file.name))
    except OSError:
        return ""
    return file.name


def _let_old_ones_go(newest: Path) -> None:
    """Remove all but the newest reports of whoever wrote ``newest``, as far as they can be removed."""
    with contextlib.suppress(OSError):
        owner = newest.lstat().st_uid
        found = ((file.lstat(), file) for file in newest.parent.glob(f"{_PREFIX}*{_SUFFIX}"))
        mine = [(stat.st_mtime_ns, file) for stat, file in found if stat.st_uid == owner]
        for _, file in sorted(mine)[:-KEPT]:
            file.unlink()


def _nobody_listens() -> int:
    """Whoever read our output has closed it: be quiet, even when Python flushes the rest at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, sys.stdout.fileno())
    except (OSError, ValueError):  # not a real stream
        pass
    finally:
        os.close(nowhere)
    return 1


# The program.


DEBUG = "--debug"
LANG = "--lang"
_OF_THE_SYSTEM = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Where the system names its language; the first that says anything counts."""


def main(argv: list[str] | None = None) -> int:
    """Run the command of ``argv`` (default: the words of the process) and return its exit code.

    0 done, 1 it could not be done, 2 wrong usage, 3 against a rule of the game, 4 a file refused,
    130 stopped.  Whatever goes wrong is told in a sentence on standard error.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    debug = DEBUG in words
    prepare_streams()
    try:
        if options.VARIABLE in os.environ:
            return options.answer(ringside, os.environ[options.VARIABLE])
        _refuse_impossible(words)
        words = _language_chosen(words)
        with _ended_as_stopped():
            code = in_language(ringside).main(
                [word for word in words if word != DEBUG], prog_name="ringside", standalone_mode=False
            )
            sys.stdout.flush()
    except SystemExit as leaving:  # click leaves so when the reader of a pipe has gone
        return leaving.code if isinstance(leaving.code, int) else 1
    except BaseException as error:
        return report(error, debug=debug)
    finally:
        warn_of_plug_ins()
    return code if isinstance(code, int) else 0


def _language_chosen(words: list[str]) -> list[str]:
    """Choose the language and return the words that are left.

    ``--lang`` counts, else the language chosen in the window, else that of the system; without any it is English.
    """
    wish, left, rest = "", [], iter(words)
    for word in rest:
        name, _, value = word.partition("=")
        if name != LANG:
            left.append(word)
            continue
        wish = value or next(rest, "")
        if wish not in SHIPPED:
            wrong = say(
                "{name} takes {known}, not {wish}.", name=LANG, known=", ".join(SHIPPED), wish=excerpt(wish)
            )
            raise UsageError(wrong)
    speak_as_click_does(LANGUAGE.speak(wish or _set_in_the_window() or _of_the_system()))
    return left


def _set_in_the_window() -> str:
    """Return the language chosen in the window's preferences; empty if it is the system's or cannot be read."""
    try:
        text = (paths.settings() / "settings.ini").read_text(encoding="utf-8")
    except (OSError, UnicodeError):
        return ""
    found = re.search(r"^language=(\w+)$", text, re.MULTILINE)
    return found[1] if found else ""


def _of_the_system() -> str:
    named = next((os.environ[name] for name in _OF_THE_SYSTEM if os.environ.get(name)), "")
    return re.split(r"[_.@-]", named)[0]


def _refuse_impossible(words: list[str]) -> None:
    """No shell passes on the character NUL or half a character, and no name of a file can hold it; a program may try."""
    for word in words:
        if "\0" in word:
            raise UsageError(
                say("{word} holds the character NUL, which no word of a command can.", word=excerpt(word))
            )
        try:
            word.encode(errors="surrogateescape")  # what an encoding without most signs makes of them is none
        except UnicodeEncodeError as error:
            raise UsageError(
                say("{word} holds half a character, which no word of a command can.", word=excerpt(word))
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
@click.option(
    LANG,
    type=click.Choice(SHIPPED),
    help="The language of all texts.  [default: the window's, else the system's]",
)
@click.pass_context
def ringside(context: click.Context, debug: bool, lang: str | None) -> None:
    """Run a boxing league of several managers, fight bouts, work out odds.

    Without a command the window opens, with a .ringside file on that league.
    """
    del debug, lang  # taken out of the words before they get here
    if context.invoked_subcommand is None:
        click.echo(context.get_help())


def helps() -> Iterator[str]:
    """Every text of help, as the catalogue keeps it; imports every command."""
    yield from _helps(ringside)


def _helps(command: click.Command) -> Iterator[str]:
    yield cleandoc(command.help or "")
    yield from (option.help for option in command.params if isinstance(option, click.Option) and option.help)
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            yield from _helps(command.get_command(context, name) or command)
