"""Few bouts are enough where a test does not ask for chances."""

from __future__ import annotations

import pytest

from ringside_manager.gui.matchmaker import chance


@pytest.fixture(autouse=True)
def few_bouts(monkeypatch: pytest.MonkeyPatch) -> None:
    """One small step."""
    monkeypatch.setattr(chance, "FIRST", 20)
    monkeypatch.setattr(chance, "FURTHER", ())
