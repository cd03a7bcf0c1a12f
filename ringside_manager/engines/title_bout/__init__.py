"""Title Bout II: its rules are T1 to T199 of ``docs/rules/title_bout.md``."""

from __future__ import annotations

from ringside_manager.engines.title_bout.engine import ENGINE

__all__ = ["ENGINE"]
