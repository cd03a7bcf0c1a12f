"""Few bouts are enough where a test does not ask for chances."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ringside_manager.gui.matchmaker import chance


@pytest.fixture(autouse=True)
def few_bouts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """One small step, and no process that still works for a test before."""
    monkeypatch.setattr(chance, "FIRST", 20)
    monkeypatch.setattr(chance, "FURTHER", ())
    monkeypatch.setattr(chance, "FIELD", (5,))
    yield
    chance.pool().close()
