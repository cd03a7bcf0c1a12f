"""Options that several commands share."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable
from typing import Any, TypeVar

import click

from ringside_manager.cli import completion
from ringside_manager.cli.console import note
from ringside_manager.errors import excerpt

_DIGITS = re.compile(r"-?[0-9]{1,30}")

F = TypeVar("F", bound=Callable[..., Any])

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
        """The number, plain digits only."""
        text = str(value).strip()
        number = int(text) if _DIGITS.fullmatch(text) else None
        if number is None or number not in self._allowed:
            bounds = f"from {self._allowed[0]:,} to {self._allowed[-1]:,}"
            self.fail(f"{excerpt(text)} is not a whole number {bounds}.", param, ctx)
        return number


class KeyValue(click.ParamType[tuple[str, str]]):
    """``key=value``."""

    name = "key=value"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """The pair, white space around both taken off."""
        key, equals, setting = str(value).partition("=")
        if not equals or not key.strip():
            self.fail(f"{excerpt(value)} is not of the form key=value.", param, ctx)
        return key.strip(), setting.strip()


def json_option(function: F) -> F:
    """``--json``: one JSON document instead of text for people."""
    return click.option("--json", "as_json", is_flag=True, help="Print one JSON document instead.")(function)


def seed_option(function: F) -> F:
    """``--seed``: the seed, or ``None``; see ``seed_or_fresh``."""
    return click.option(
        "--seed",
        type=WholeNumber(0, LARGEST_SEED),
        help="The same seed gives the same result on every machine.  [default: a fresh one, told]",
    )(function)


def commentary_option(function: F) -> F:
    """``--commentary``: how much is told of a bout, as ``length``: the value of a ``Length``."""
    return click.option(
        "--commentary",
        "length",
        type=click.Choice(LENGTHS),
        default=USUAL_LENGTH,
        show_default=True,
        help="How much is told: the ticker only what matters, the radio every turn with all that goes with it.",
    )(function)


def rules_option(function: F) -> F:
    """``--rules``: the name of a bout system."""
    return click.option(
        "--rules",
        default=DEFAULT_RULES,
        show_default=True,
        metavar="SYSTEM",
        shell_complete=completion.systems,
        help="The bout system; 'ringside systems' lists them.",
    )(function)


def set_option(function: F) -> F:
    """``--set``: a fighter set by name or file, or ``None`` for the system's usual one."""
    return click.option(
        "--set",
        "set_name",
        metavar="NAME_OR_FILE",
        shell_complete=completion.sets,
        help="The fighter set.  [default: the one named like the system, else heavyweights]",
    )(function)


def rounds_option(function: F) -> F:
    """``--rounds``: the scheduled length, or ``None`` for the system's usual one."""
    return click.option(
        "--rounds",
        type=WholeNumber(-MOST_ROUNDS, MOST_ROUNDS),
        help="Scheduled rounds.  [default: the system's, mostly 12]",
    )(function)


def option_option(function: F) -> F:
    """``--option key=value``, any number of times, as ``options``: a tuple of pairs."""
    return click.option(
        "--option",
        "options",
        type=KeyValue(),
        multiple=True,
        help="An optional rule of the system; may be given several times.",
    )(function)


def chosen_options(pairs: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """The options by name; ``UsageError`` if one is given twice."""
    chosen = dict(pairs)
    if len(chosen) < len(pairs):
        raise click.UsageError("An option was given twice; which of the two is meant?")
    return chosen


def seed_or_fresh(seed: int | None) -> int:
    """The seed given, else a new one, which is told."""
    if seed is not None:
        return seed
    fresh = secrets.randbelow(10**9)
    note(f"Seed {fresh} was drawn; --seed {fresh} gives the same again.")
    return fresh


def counted(number: int, thing: str) -> str:
    """Such as ``1 round`` and ``1,200 rounds``."""
    return f"{number:,} {thing}{'' if number == 1 else 's'}"


def spoken(value: bool | int | str) -> str:
    """The value of an option as it is written on the command line."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
