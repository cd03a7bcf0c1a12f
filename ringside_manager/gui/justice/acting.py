"""In whose name whoever sits at the keyboard mends the journal or does the promoter's work (C3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ringside_manager.campaign.orders import Order
from ringside_manager.gui.operation import Operation
from ringside_manager.gui.session import Session
from ringside_manager.language import tr
from ringside_manager.office.docket import Party
from ringside_manager.office.facts.journal import NOBODY


def mender(session: Session) -> Party:
    """Who mends: whoever sits here, so that the journal names him."""
    return session.viewer or NOBODY


def shut_text(session: Session) -> str:
    """Why nobody can mend anything now; empty if somebody can."""
    if session.read_only:
        return tr("This league is open for reading only.")
    return tr("Somebody has to take a seat first.") if session.viewer is None else ""


def promoter(session: Session) -> Party:
    """Who gives the promoter's orders; where the program is promoter he speaks for all, under his own name."""
    return Party(mender(session).name, promoter=True) if session.is_promoter else mender(session)


def promote(session: Session, order: Order, then: Callable[[Any], None] | None = None) -> Operation:
    """Hand in an order of the promoter's."""
    by = promoter(session)
    return session.do(tr("Handing in an order"), lambda office, _job: office.hand_in(order, by), then)
