"""Reading a Control card from data: strict, and every fault told at once (K4)."""

from __future__ import annotations

from collections.abc import Mapping

from ringside_manager.bout.engine import CardError, CardFault
from ringside_manager.engines.control.card import RATINGS, ControlCard
from ringside_manager.engines.control.tables import COLUMNS
from ringside_manager.errors import close_matches, excerpt

KEYS = ("name", *RATINGS, "EPL_column")


def read_card(data: Mapping[str, object]) -> ControlCard:
    """The card written in ``data``, in the form of ``ControlCard.as_data``.

    Raises ``CardError`` with every fault, each with its place, such as ``chin``.
    """
    faults = [_fault(str(key), _unknown(key)) for key in data if key not in KEYS]
    name = data.get("name", "")
    if not isinstance(name, str) or not name.strip():
        faults.append(_fault("name", "name is missing"))
    numbers = {field: _whole(key, allowed, data, faults) for key, (field, allowed) in RATINGS.items()}
    column = _column(data, faults)
    if not faults and numbers["stamina_round"] < numbers["groove_round"]:
        last, first = numbers["stamina_round"], numbers["groove_round"]
        faults.append(
            _fault(
                "stamina_round", f"stamina_round is {last}, allowed is the groove round, {first}, or later"
            )
        )
    if faults:
        told = "; ".join(fault.message for fault in faults)
        raise CardError(f"The Control card of {excerpt(name)} has faults: {told}.", faults=faults)
    return ControlCard(name=str(name), column=column, **numbers)


def _fault(key: str, message: str) -> CardFault:
    return CardFault((key,), message)


def _unknown(key: object) -> str:
    text = key if isinstance(key, str) and key.isidentifier() else excerpt(key)
    near = close_matches(text, KEYS)
    return f"{text} is no rating (did you mean {near[0]}?)" if near else f"{text} is no rating"


def _whole(key: str, allowed: range, data: Mapping[str, object], faults: list[CardFault]) -> int:
    """The rating under ``key``; a fault and the lowest allowed where there is none."""
    if key not in data:
        faults.append(_fault(key, f"{key} is missing"))
        return allowed[0]
    written = data[key]
    if isinstance(written, int) and not isinstance(written, bool) and written in allowed:
        return written
    lowest, highest = allowed[0], allowed[-1]
    faults.append(_fault(key, f"{key} is {excerpt(written)}, allowed are {lowest} to {highest}"))
    return lowest


def _column(data: Mapping[str, object], faults: list[CardFault]) -> str:
    if "EPL_column" not in data:
        faults.append(_fault("EPL_column", "EPL_column is missing"))
        return COLUMNS[0]
    written = data["EPL_column"]
    if isinstance(written, str) and len(written) == 1 and written in COLUMNS:
        return written
    known = ", ".join(COLUMNS)
    faults.append(_fault("EPL_column", f"EPL_column is {excerpt(written)}, allowed are {known}"))
    return COLUMNS[0]
