"""The window in which fighter sets are written."""

from __future__ import annotations

from ringside_manager.gui.set_editor.window import SetEditor

__all__ = ["SetEditor"]
