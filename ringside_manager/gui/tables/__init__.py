"""One kind of table for the whole window: sorted, filtered, remembered, copied, exported and printed alike."""

from __future__ import annotations

from ringside_manager.gui.tables.column import Column
from ringside_manager.gui.tables.table import Table

__all__ = ["Column", "Table"]
