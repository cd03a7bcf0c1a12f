"""What the league commands share: opening a save, and words several of them take."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import click

from ringside_manager.cli import completion
from ringside_manager.office.office import Office

F = TypeVar("F", bound=Callable[..., Any])


def save_argument(function: F) -> F:
    """``SAVE``: the league's file."""
    return click.argument("save", type=click.Path(path_type=Path), shell_complete=completion.saves)(function)


def why_option(function: F) -> F:
    """``--why``: the reason, kept in the journal."""
    return click.option("--why", default="", metavar="TEXT", help="The reason, kept in the journal.")(
        function
    )


def as_option(function: F) -> F:
    """``--as``: who does it, as the journal shall name him."""
    return click.option(
        "--as",
        "by",
        metavar="NAME",
        shell_complete=completion.givers,
        help="Who does it.  [default: the promoter]",
    )(function)


@contextmanager
def reading(save: Path) -> Iterator[Office]:
    """The league open for reading."""
    with Office.open(save, read_only=True) as office:
        yield office


@contextmanager
def writing(save: Path) -> Iterator[Office]:
    """The league open for orders."""
    with Office.open(save) as office:
        yield office
