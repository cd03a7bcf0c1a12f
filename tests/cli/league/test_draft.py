"""``ringside draft``: who waits, who chooses when, lists kept and taken back (Y8)."""

from __future__ import annotations

from pathlib import Path

from tests.cli.calling import Call
from tests.office.test_rookie_draft import turned


def test_rookies_are_listed_wished_for_and_left_open(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "club.ringside"
    with turned(path, ("Ann", "ai:Cat", "ai:Dan")):
        pass
    listed = call("draft", path, "--as", "Ann", "--json").document
    assert "Ann" in listed["order"]
    first, last = listed["rookies"][0]["name"], listed["rookies"][-1]["name"]
    assert listed["rookies"][0]["promise"] >= listed["rookies"][-1]["promise"]
    kept = call("draft", path, last, first, "--as", "Ann", "--nobody-else", "--json").document
    assert {one["name"]: one["choice"] for one in kept["rookies"] if one["choice"]} == {last: 1, first: 2}
    assert kept["nobody_else"]
    told = call("draft", path, "--as", "Ann").out
    assert "Before night 53 they choose in turn:" in told
    refused = call("draft", path, first, "--as", "Ann", "--leave-open")
    assert refused.code == 2
    assert "goes with no names" in refused.err
    opened = call("draft", path, "--as", "Ann", "--leave-open", "--json").document
    assert not [one for one in opened["rookies"] if one["choice"]]
