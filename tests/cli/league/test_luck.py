"""``manager --luck``: what is added to the page of a manager, and that nothing else changes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ringside_manager.office import forecasting
from tests.cli.calling import Call
from tests.office.clubs import PERSONS, club, founding


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forecasting, "_samples", {})
    monkeypatch.setattr(forecasting, "STEPS", (4,))


def test_the_document_gets_one_more_name(whole: Path, call: Call) -> None:
    plain = json.loads(call("manager", whole, "Cy", "--json").out)
    told = json.loads(call("manager", whole, "Cy", "--luck", "--json").out)
    luck = told.pop("luck")
    assert told == plain
    assert set(luck) == {"seasons", "left_out", "rating"}
    assert [one["season"] for one in luck["seasons"]] == [1, None]
    campaign = luck["seasons"][-1]
    assert set(campaign) == {"season", "bouts", "won", "money", "pop"}
    for name in ("won", "money"):
        assert set(campaign[name]) == {"actual", "worth", "luck", "error", "usual", "deviations"}
    assert set(campaign["pop"]) == {"actual", "worth", "luck"}
    assert campaign["money"]["actual"] == pytest.approx(plain["money"])
    assert luck["rating"] == {"bouts": luck["rating"]["bouts"], "pop": None, "error": None}
    assert call("manager", whole, "Cy", "--luck", "--json").out == call("manager", whole, "Cy", "--luck", "--json").out  # fmt: skip
    everybody = json.loads(call("manager", whole, "--luck", "--json").out)
    assert all("luck" in one for one in everybody["managers"])


def test_it_is_told_in_words_early_too(whole: Path, tmp_path: Path, call: Call) -> None:
    told = call("manager", whole, "Cy", "--luck").out
    assert "Campaign" in told
    assert "too early to say" in told
    with club(tmp_path / "new.ringside", founding(PERSONS)):
        pass
    assert "no bout of his has been fought" in call("manager", tmp_path / "new.ringside", "Cy", "--luck").out
