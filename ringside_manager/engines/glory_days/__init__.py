"""Glory Days Boxing: its rules are G1 to G107 of ``docs/rules/glory_days.md``."""

from __future__ import annotations

from ringside_manager.engines.glory_days.engine import ENGINE

__all__ = ["ENGINE"]
