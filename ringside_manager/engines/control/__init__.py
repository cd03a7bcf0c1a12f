"""Control: its rules are K1 to K98 of ``docs/rules/control.md``."""

from __future__ import annotations

from ringside_manager.engines.control.engine import ENGINE

__all__ = ["ENGINE"]
