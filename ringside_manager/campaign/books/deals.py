"""The pages of the books about deals: fighters offered for sale or exchange (C24)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(slots=True)
class DealBook:
    """A sale or exchange proposed by manager ``proposer`` to ``partner``; ``accepted`` is ``None`` while open.

    ``price_cents`` goes from the partner to the proposer, the other way if negative.
    """

    number: int
    made_night: int
    proposer: int
    partner: int
    fighter: int
    price_cents: int
    in_exchange: int | None = None
    accepted: bool | None = None
