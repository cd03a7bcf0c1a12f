"""What all bout systems share: corners, dice, requests, events, outcomes, the bout and its record."""

from __future__ import annotations

from ringside_manager.bout.bout import Bout
from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.corner import BLUE, CORNERS, RED, Corner
from ringside_manager.bout.drive import fight, simulate
from ringside_manager.bout.engine import Setup
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Abilities, Carried, OptionSpec, OptionValue, Terms

__all__ = [
    "BLUE",
    "CORNERS",
    "RED",
    "Abilities",
    "Bout",
    "BoutRecord",
    "Carried",
    "Chance",
    "Corner",
    "Method",
    "OptionSpec",
    "OptionValue",
    "Outcome",
    "Scorecard",
    "SeededChance",
    "Setup",
    "Terms",
    "derive_seed",
    "fight",
    "simulate",
]
