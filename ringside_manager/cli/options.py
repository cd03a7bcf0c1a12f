"""Options that several commands share, and what a shell offers for their values when Tab is pressed.

Completion waits for no league, writes to none and prints nothing but its answer: what cannot be had at once is not
offered.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import BashComplete, CompletionItem, add_completion_class, shell_complete

from ringside_manager.cli.console import note, out_json
from ringside_manager.errors import SetError, UsageError, excerpt
from ringside_manager.language import Message, say, say_number, tr
from ringside_manager.text_safety import match_key, visible

if TYPE_CHECKING:
    from ringside_manager.fighters.finding import Era

T = TypeVar("T")
F = TypeVar("F", bound=Callable[..., Any])

# Completion.


VARIABLE = "_RINGSIDE_COMPLETE"
"""Set by a shell that wants the script (``bash_source``) or an answer (``bash_complete``)."""
SHELLS = ("bash", "zsh", "fish")
SUFFIX = ".ringside"
"""The suffix of a league."""
Items = list[CompletionItem[str]]
Offer = Callable[[click.Context, click.Parameter, str], Items]

_SPECIAL = re.compile(r"([^\w@%+=:,./~-])")


class _Bash(BashComplete):
    """As click's, but a value with a space in it stays one word."""

    def format_completion(self, item: CompletionItem[str]) -> str:
        """The value, what bash would take for its own escaped unless the word began with a quote.

        Two backslashes each: the script reads the answer with ``read``, which takes one away.
        """
        quoted = os.environ.get("COMP_WORDS", "").rpartition("\n")[2][:1] in {"'", '"'}
        value = item.value if quoted or item.type != "plain" else _SPECIAL.sub(r"\\\\\1", item.value)
        return f"{item.type},{value}"


def answer(command: click.Command, instruction: str) -> int:
    """Print what a shell asks for and nothing else; the exit code.  ``UsageError`` for a shell nobody knows."""
    shell, _, wanted = instruction.partition("_")
    if shell not in SHELLS or wanted not in {"source", "complete"}:
        known = ", ".join(f"{name}_source" for name in SHELLS)
        raise UsageError(
            say(
                "{variable} is {instruction}; it may be {known}.",
                variable=VARIABLE,
                instruction=excerpt(instruction),
                known=known,
            )
        )
    add_completion_class(_Bash)
    if wanted == "source":
        return shell_complete(command, {}, "ringside", VARIABLE, instruction)
    with contextlib.redirect_stderr(io.StringIO()), contextlib.suppress(Exception):
        return shell_complete(command, {}, "ringside", VARIABLE, instruction)
    return 1


def _offer(find: Callable[[Mapping[str, object], str], Iterable[str] | None]) -> Offer:
    """A click callback from what finds the words that begin like ``incomplete``; ``None`` leaves it to the file system."""

    @wraps(find)
    def offer(context: click.Context, _parameter: click.Parameter, incomplete: str) -> Items:
        try:
            named = (word for word in context.args if word.casefold().endswith(SUFFIX))
            found = find(
                {**context.params, "save": context.params.get("save") or next(named, None)}, incomplete
            )
        except Exception:  # whatever is wrong is said when the command is run
            return []
        if found is None:
            return [CompletionItem(incomplete, type="file")]
        return [CompletionItem(word) for word in found if visible(word) == word]

    return offer


@_offer
def systems(_given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The bout systems."""
    from ringside_manager.bout import registry

    return _beginning(registry.names(), incomplete)


@_offer
def sets(_given: Mapping[str, object], incomplete: str) -> Iterable[str] | None:
    """The sets that come with the program, else files."""
    from ringside_manager.fighters.sets import OWN_SETS, shipped_sets

    return _beginning((*shipped_sets(), *OWN_SETS.files()), incomplete) or None


@_offer
def own_sets(_given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The person's own sets."""
    from ringside_manager.fighters.sets import OWN_SETS

    return _beginning(OWN_SETS.all(), incomplete)


@_offer
def own_packs(_given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The person's own packs of house rules."""
    from ringside_manager.office.house_rules import OWN_PACKS

    return _beginning(OWN_PACKS.all(), incomplete)


@_offer
def packs(_given: Mapping[str, object], incomplete: str) -> Iterable[str] | None:
    """The packs of house rules there are by name, else files."""
    from ringside_manager.office.house_rules import OWN_PACKS, SHIPPED

    return _beginning((*SHIPPED, *OWN_PACKS.files()), incomplete) or None


@_offer
def saves(_given: Mapping[str, object], incomplete: str) -> Iterable[str] | None:
    """The leagues in a folder; where there is none, folders to look into."""
    return leagues_in(incomplete) or None


@_offer
def set_fighters(given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The fighters of the set that is named, or of the sets the system's bouts are usually fought with."""
    from ringside_manager.bout import registry
    from ringside_manager.fighters.sets import load_set, usual_sets

    named = given.get("set_name")
    places = (str(named),) if named else usual_sets(registry.get(str(given.get("rules") or DEFAULT_RULES)))
    names = (fighter.name for place in places for fighter in load_set(place).fighters)
    return _named_like(dict.fromkeys(names), incomplete)


@_offer
def fighters(given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The fighters of the league that is named."""
    return _named_like(_names(given)[1], incomplete)


@_offer
def managers(given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The managers of the league that is named."""
    return _named_like(_names(given)[0], incomplete)


@_offer
def givers(given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """Who may give an order in the league that is named."""
    return _named_like((*_names(given)[0], "promoter"), incomplete)


def leagues_in(incomplete: str) -> list[str]:
    """The paths of leagues that begin like ``incomplete``, by name."""
    folder, start = os.path.split(incomplete)
    with contextlib.suppress(OSError), os.scandir(Path(folder or ".").expanduser()) as entries:
        names = sorted(entry.name for entry in entries if entry.name.startswith(start))
        return [os.path.join(folder, name) for name in names if name.casefold().endswith(SUFFIX)]  # noqa: PTH118 - as typed
    return []


def _names(given: Mapping[str, object]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    from ringside_manager.office.docket import names_in  # leagues are slow to import

    return names_in(Path(str(given["save"])).expanduser())


def _beginning(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete.casefold())]


def _named_like(names: Iterable[str], incomplete: str) -> list[str]:
    """The names of which a word begins like ``incomplete``, or that begin like it as a whole."""
    wanted = match_key(incomplete)
    keys = ((name, match_key(name)) for name in names)
    return [name for name, key in keys if key.startswith(wanted) or f" {wanted}" in f" {key}"]


# Options.


_DIGITS = re.compile(r"-?[0-9]{1,30}")

LARGEST_SEED = 2**63 - 1
MOST_ROUNDS = 10**6
"""More than any system has; which lengths a system has is for its own rules to say."""
DEFAULT_RULES = "ringside"
LENGTHS, USUAL_LENGTH = ("ticker", "standard", "radio"), "standard"
"""The lengths of the commentary by name; ``commentary.Length`` itself would make every command slower to load."""


class WholeNumber(click.ParamType[int]):
    """A whole number within bounds."""

    name = "N"

    def __init__(self, lowest: int, highest: int) -> None:
        self._allowed = range(lowest, highest + 1)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value).strip()
        number = int(text) if _DIGITS.fullmatch(text) else None
        if number is None or number not in self._allowed:
            lowest, highest = f"{self._allowed[0]:,}", f"{self._allowed[-1]:,}"
            wrong = tr("{text} is not a whole number from {lowest} to {highest}.")
            self.fail(wrong.format(text=excerpt(text), lowest=lowest, highest=highest), param, ctx)
        return number


class KeyValue(click.ParamType[tuple[str, str]]):
    """``key=value``."""

    name = "key=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        key, equals, setting = str(value).partition("=")
        if not equals or not key.strip():
            self.fail(tr("{text} is not of the form key=value.").format(text=excerpt(value)), param, ctx)
        return key.strip(), setting.strip()


def whole_option(
    *flags: str, within: tuple[int, int], usual: int | None = None, **others: Any
) -> Callable[[F], F]:
    """An option that takes a whole number, with what it is if it is left out."""
    if usual is not None:
        others |= {"default": usual, "show_default": True}
    return click.option(*flags, type=WholeNumber(*within), **others)


def path_option(*flags: str, metavar: str | None = "FILE", **others: Any) -> Callable[[F], F]:
    """An option that takes a path."""
    return click.option(*flags, type=click.Path(path_type=Path), metavar=metavar, **others)


def path_argument(name: str, **others: Any) -> Callable[[F], F]:
    """A word of a command that is a path."""
    return click.argument(name, type=click.Path(path_type=Path), **others)


json_option = click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead.")
"""``--json``: one JSON document instead of text for people."""
seed_option = whole_option(
    "--seed",
    within=(0, LARGEST_SEED),
    help="The same seed gives the same result on every machine.  [default: a fresh one, told]",
)
"""``--seed``: the seed, or ``None``; see ``seed_or_fresh``."""
cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Let the workers of a Dask scheduler do it, as HOST:PORT; the result is the same.",
)
"""``--cluster``: the address of a scheduler, or ``None``; see ``odds.workers``."""
commentary_option = click.option(
    "--commentary",
    "length",
    type=click.Choice(LENGTHS),
    default=USUAL_LENGTH,
    show_default=True,
    help="How much is told: the ticker only what matters, the radio every turn with all that goes with it.",
)
"""``--commentary``: how much is told of a bout, as ``length``: the value of a ``Length``."""
rules_option = click.option(
    "--rules",
    default=DEFAULT_RULES,
    show_default=True,
    metavar="SYSTEM",
    shell_complete=systems,
    help="The bout system; 'ringside systems' lists them.",
)
"""``--rules``: the name of a bout system."""
set_option = click.option(
    "--set",
    "set_name",
    metavar="NAME_OR_FILE",
    shell_complete=sets,
    help="The fighter set.  [default: the one named like the system, else heavyweights]",
)
"""``--set``: a fighter set by name or file, or ``None`` for the system's usual one."""


R = TypeVar("R")


class EraYears(click.ParamType["Era"]):
    """The years of an era, such as ``1920-1950``."""

    name = "YEARS"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Era:
        from ringside_manager.fighters.finding import read_era

        return value if isinstance(value, tuple) else read_era(str(value))


def takes_a_choosing(function: Callable[..., R]) -> Callable[..., R]:
    """``--era`` and ``--class`` of a command, which gets them as one ``choosing``."""

    @click.option(
        "--era",
        type=EraYears(),
        help="Only men of the set who boxed in these years, such as 1920-1950, -1914 or 1980-.",
    )
    @click.option(
        "--class",
        "weight_class",
        default="",
        metavar="NAME",
        help="Only men of the set who boxed in this weight class, such as middleweight.",
    )
    @wraps(function)
    def command(*, era: Era | None, weight_class: str, **others: Any) -> R:  # the command's own words
        from ringside_manager.fighters.finding import Choosing

        return function(choosing=Choosing(era, weight_class.strip()), **others)

    return command


rounds_option = whole_option(
    "--rounds",
    within=(-MOST_ROUNDS, MOST_ROUNDS),
    help="Scheduled rounds.  [default: the system's, mostly 12]",
)
"""``--rounds``: the scheduled length, or ``None`` for the system's usual one."""
option_option = click.option(
    "--option",
    "options",
    type=KeyValue(),
    multiple=True,
    help="An optional rule of the system; may be given several times.",
)
"""``--option key=value``, any number of times, as ``options``: a tuple of pairs."""


def chosen_options(pairs: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """The options by name; ``UsageError`` if one is given twice."""
    chosen = dict(pairs)
    if len(chosen) < len(pairs):
        raise click.UsageError(say("An option was given twice; which of the two is meant?"))
    return chosen


def seed_or_fresh(seed: int | None) -> int:
    """The seed given, else a new one, which is told."""
    if seed is not None:
        return seed
    import secrets  # a random number is drawn for few commands

    fresh = secrets.randbelow(10**9)
    note(say("Seed {fresh} was drawn; --seed {fresh2} gives the same again.", fresh=fresh, fresh2=fresh))
    return fresh


def read_or_refuse(read: Callable[[], T], file: Path, as_json: bool, **others: object) -> T:
    """What is read of a file; one that is refused ends the command, with ``--json`` by a document with every problem."""
    try:
        return read()
    except SetError as refused:
        if not as_json:
            raise
        out_json(_refusal(file, refused) | others)
        raise click.exceptions.Exit(refused.exit_code) from None


def _refusal(file: Path, refused: SetError) -> dict[str, object]:
    problems = [
        {"line": problem.line, "column": problem.column, "message": problem.message}
        for problem in refused.problems
    ]
    return {"file": str(file), "accepted": False, "problems": problems}


def out_option(help_text: str) -> Callable[[F], F]:
    """``--out FILE``, as ``out_path``: a new file for what is printed otherwise; see ``deliver``."""
    return path_option("--out", "out_path", help=help_text)


def counted(number: int, thing: str) -> Message:
    """Such as ``1 round`` and ``1,200 rounds``."""
    return _COUNTED[thing](number, f"{number:,}")


_COUNTED: dict[str, Callable[[int, str], Message]] = {
    "bout": lambda n, count: say_number("{count} bout", "{count} bouts", n, count=count),
    "bout system": lambda n, count: say_number("{count} bout system", "{count} bout systems", n, count=count),
    "fighter": lambda n, count: say_number("{count} fighter", "{count} fighters", n, count=count),
    "file": lambda n, count: say_number("{count} file", "{count} files", n, count=count),
    "order": lambda n, count: say_number("{count} order", "{count} orders", n, count=count),
    "round": lambda n, count: say_number("{count} round", "{count} rounds", n, count=count),
}


def spoken(value: bool | int | str) -> str:
    """The value of an option as it is written on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
