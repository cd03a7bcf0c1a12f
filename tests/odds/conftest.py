"""What tests of samples share."""

from __future__ import annotations

import pytest

from ringside_manager.odds import compiled


@pytest.fixture
def by_script(monkeypatch: pytest.MonkeyPatch) -> None:
    """No bout is compiled, whatever earlier tests have made ready: compiled ones come in larger chunks, on threads."""
    monkeypatch.setattr(compiled, "fights", lambda *_: None)
