"""Who fights whom, under what rules and terms."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.terms import Terms


@dataclass(frozen=True, slots=True)
class Setup:
    """Who fights whom, under what rules and terms; cards are the engine's own."""

    engine: AnyEngine
    red: Any
    blue: Any
    terms: Terms

    @classmethod
    def from_data(
        cls, engine: AnyEngine, red: Mapping[str, object], blue: Mapping[str, object], terms: Terms
    ) -> Setup:
        """A setup from cards as JSON values; ``CardError`` if one does not fit."""
        return cls(engine, engine.card(red), engine.card(blue), terms)
