"""What a shell offers when somebody presses Tab: scripts for bash, zsh and fish, and the values of words.

Nothing here waits for a league, writes to one or says a word besides its answer: what cannot be had at once is not offered.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from pathlib import Path

import click
from click.shell_completion import (
    BashComplete,
    CompletionItem,
    add_completion_class,
    shell_complete,
)

from ringside_manager.errors import UsageError, excerpt
from ringside_manager.text_safety import match_key, visible

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
        raise UsageError(f"{VARIABLE} is {excerpt(instruction)}; it may be {known}.")
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
            found = find(_given(context), incomplete)
        except Exception:  # whatever is wrong is said when the command is run
            return []
        if found is None:
            return [CompletionItem(incomplete, type="file")]
        return [CompletionItem(word) for word in found if visible(word) == word]

    return offer


def _given(context: click.Context) -> Mapping[str, object]:
    """What the words so far say.  Behind an option without its value click has not yet told which argument is which."""
    named = (word for word in context.args if word.casefold().endswith(SUFFIX))
    return {**context.params, "save": context.params.get("save") or next(named, None)}


@_offer
def systems(_given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The bout systems."""
    from ringside_manager.bout import registry

    return _beginning(registry.names(), incomplete)


@_offer
def sets(_given: Mapping[str, object], incomplete: str) -> Iterable[str] | None:
    """The sets that come with the program, else files."""
    from ringside_manager.fighters.sets import own_sets, shipped_sets

    return _beginning((*shipped_sets(), *own_sets()), incomplete) or None


@_offer
def saves(_given: Mapping[str, object], incomplete: str) -> Iterable[str] | None:
    """The leagues in a folder; where there is none, folders to look into."""
    return leagues_in(incomplete) or None


@_offer
def set_fighters(given: Mapping[str, object], incomplete: str) -> Iterable[str]:
    """The fighters of the set that is named, or of the sets the system's bouts are usually fought with."""
    from ringside_manager.bout import registry
    from ringside_manager.cli.matchup import usual_sets
    from ringside_manager.cli.options import DEFAULT_RULES
    from ringside_manager.fighters.sets import load_set

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
    from ringside_manager.office.names import names_in  # leagues are slow to import

    return names_in(Path(str(given["save"])).expanduser())


def _beginning(words: Iterable[str], incomplete: str) -> list[str]:
    return [word for word in words if word.startswith(incomplete.casefold())]


def _named_like(names: Iterable[str], incomplete: str) -> list[str]:
    """The names of which a word begins like ``incomplete``, or that begin like it as a whole."""
    wanted = match_key(incomplete)
    keys = ((name, match_key(name)) for name in names)
    return [name for name, key in keys if key.startswith(wanted) or f" {wanted}" in f" {key}"]
