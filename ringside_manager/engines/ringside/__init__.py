"""Ringside, the home system: its rules are R1 to R90 of ``docs/rules/ringside.md``."""

from __future__ import annotations

from ringside_manager.engines.ringside.engine import ENGINE

__all__ = ["ENGINE"]
