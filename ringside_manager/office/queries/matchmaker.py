"""Making bouts: whom to meet, on what terms, and what the office would say to it."""

from __future__ import annotations

from ringside_manager.office.queries.matchmaker_bars import Bar, Objection
from ringside_manager.office.queries.matchmaker_judgement import BoutOrder, objection, refusal
from ringside_manager.office.queries.matchmaker_offers import answer_order, offer_sheet
from ringside_manager.office.queries.matchmaker_opponents import Opponent, opponents
from ringside_manager.office.queries.matchmaker_results import KNOCKDOWN_HALF, Consequence, consequences
from ringside_manager.office.queries.matchmaker_sheet import (
    ArenaLine,
    PairSheet,
    Pay,
    Side,
    Start,
    order_for,
    pair_sheet,
    side,
    start,
)

__all__ = [
    "KNOCKDOWN_HALF",
    "ArenaLine",
    "Bar",
    "BoutOrder",
    "Consequence",
    "Objection",
    "Opponent",
    "PairSheet",
    "Pay",
    "Side",
    "Start",
    "answer_order",
    "consequences",
    "objection",
    "offer_sheet",
    "opponents",
    "order_for",
    "pair_sheet",
    "refusal",
    "side",
    "start",
]
