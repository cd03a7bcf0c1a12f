"""An order as text that travels: canonical JSON, numbers as in the journal, read back strictly.

Unlike an orders file, which people write by names, this text says the same whatever the league calls its men meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

from pydantic import TypeAdapter, ValidationError

from ringside_manager.campaign.orders import KINDS, BidForDate, DraftRookies, GiveMandate, Order, SetFightPlan
from ringside_manager.errors import FileError, excerpt
from ringside_manager.language import say
from ringside_manager.league.journal import canonical

LONGEST_ORDER = 200_000
"""Bytes an order may take as text; a fight plan is the longest thing one can hold."""

_SECRET = (SetFightPlan, BidForDate, DraftRookies)
_NUMBERED = ("offer", "bout", "deal", "bet", "mandate", "entry")


def order_text(order: Order) -> str:
    """Return an order as one line of canonical JSON, equal for equal orders."""
    return canonical(
        {
            "kind": order.kind,
            "order": _adapter(order.kind).dump_python(order, mode="json", exclude_defaults=True),
        }
    )


def read_order(text: str) -> Order:
    """Return the order a text tells, every type and range checked; ``FileError`` says what is wrong with it."""
    try:
        if len(text.encode()) > LONGEST_ORDER:
            raise _wrong(say("it takes more than {most} bytes", most=f"{LONGEST_ORDER:,}"))
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _wrong(excerpt(error)) from error
    if not isinstance(told, dict) or set(told) != {"kind", "order"} or told["kind"] not in _known():
        raise _wrong(say("it names no kind of order: {text}", text=excerpt(text)))
    try:
        order: Order = _adapter(told["kind"]).validate_json(canonical(told["order"]), strict=True)
    except ValidationError as refusal:
        first = refusal.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise _wrong(f"{told['kind']}, {place}: {first['msg']}, {excerpt(first['input'])}") from refusal
    return order


def is_secret(order: Order) -> bool:
    """Whether an order stays sealed until the seals of its night are opened (C84): fight plans, bids, draft lists.

    A standing order with a fight plan is one, too.
    """
    return isinstance(order, _SECRET) or (isinstance(order, GiveMandate) and order.plan is not None)


def numbers_in(order: Order) -> Iterator[int]:
    """The numbers of offers, bouts, deals, bets, mandates and entries an order speaks of: all were in the journal before it."""
    for name in _NUMBERED:
        if isinstance(number := getattr(order, name, None), int):
            yield number
    yield from getattr(order, "bouts", ())


def _known() -> list[str]:
    return list(KINDS)  # a list, since what is asked for may be anything a JSON text can hold


@cache
def _adapter(kind: str) -> TypeAdapter[Any]:
    return TypeAdapter(KINDS[kind])


def _wrong(why: str) -> FileError:
    return FileError(say("This is no order that can be read: {why}.", why=why))
