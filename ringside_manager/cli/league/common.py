"""What the league commands share: opening a save, rows as JSON, money and records as people read them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

import click

from ringside_manager.office.office import Office

F = TypeVar("F", bound=Callable[..., Any])


def save_argument(function: F) -> F:
    """``SAVE``: the league's file."""
    return click.argument("save", type=click.Path(path_type=Path))(function)


def why_option(function: F) -> F:
    """``--why``: the reason, kept in the journal."""
    return click.option("--why", default="", metavar="TEXT", help="The reason, kept in the journal.")(
        function
    )


def as_option(function: F) -> F:
    """``--as``: who does it, as the journal shall name him."""
    return click.option("--as", "by", metavar="NAME", help="Who does it.  [default: the promoter]")(function)


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


def plain(row: Any) -> Any:
    """A frozen row (or many) as JSON values."""
    if isinstance(row, tuple | list):
        return [plain(item) for item in row]
    return asdict(row)


def money(amount: float) -> str:
    """Dollars as people write them: ``$1,234.50``, whole amounts without cents."""
    sign = "-" if amount < 0 else ""
    return f"{sign}${abs(amount):,.2f}" if amount % 1 else f"{sign}${abs(amount):,.0f}"


def signed(amount: float) -> str:
    """A change with its sign: ``+1.5``."""
    return f"{amount:+g}"
