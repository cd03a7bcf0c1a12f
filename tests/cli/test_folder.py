"""``ringside folder``: a league of two played from two computers, by the commands alone."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from ringside_manager.office import advancing
from tests.cli.calling import Call

ORDERS = """orders:
  - order: fight_plan
    fighter: {man}
    plan: {{name: patience, orders: [{{request: rush, choose: hold}}]}}
  - order: standing_order
    task: answer
  - order: accept
    offer: 3
"""


def test_two_computers_play_a_night_by_the_commands(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shared, save, mine = tmp_path / "shared", tmp_path / "club.ringside", tmp_path / "mine.ringside"
    shared.mkdir()

    def be(name: str) -> None:
        monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / name))

    def done(*words: object) -> Any:
        said = call("folder", *words, "--json")
        assert said.code == 0, (words, said.err)
        return said.document

    be("keeper")
    assert call("new", save, "--managers", "Ann,Bob,ai:Cy", "--seed", 3, "--stables", "dice").code == 0
    codes = done("start", save, shared, "--invite", "Bob")["invitations"]
    be("bob")
    asked = done("join", shared, "--as", "Bob", "--code", codes["Bob"])
    be("keeper")
    (admitted,) = done("collect", shared)["admitted"]
    assert admitted["fingerprint"] == asked["fingerprint"]
    be("bob")
    assert done("fetch", shared, mine)["entries"] > 10
    man = call("manager", mine, "Bob", "--json").document["stable"][0]["name"]
    orders = tmp_path / "orders.yaml"
    orders.write_text(ORDERS.format(man=man), encoding="utf-8")
    assert done("hand-in", shared, orders)["orders"] == 3
    be("keeper")
    (receipt,) = done("collect", shared)["receipts"]
    assert (receipt["standing"], len(receipt["refusals"])) == ("taken", 1)
    told = done("status", shared)
    assert [seat["handed_in"] is not None for seat in told["seats"]] == [False, True]
    assert told["reminder"] == ""
    assert "Ann: gives orders where the league is kept" in call("folder", "status", shared).out
    assert done("hold", shared)["night"] == 1
    be("bob")
    assert [each["parcel"] for each in done("fetch", shared)["receipts"]] == [2]
    assert len(done("receipts", shared)) == 1
    assert "Order 3 refused: There is no offer number 3" in call("folder", "receipts", shared).out
    assert call("status", mine, "--json").document["night"] >= 1
    assert call("verify", mine).code == 0
    assert call("folder", "leave", shared).code == 0
    be("keeper")
    done("close", shared, "--why", "all in one room")
    assert call("season", save, "--nights", 1, "--play-persons").code == 0


def test_a_night_is_held_at_its_deadline_by_a_program_that_stays(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    shared, save = tmp_path / "shared", tmp_path / "club.ringside"
    shared.mkdir()
    assert call("new", save, "--managers", "Ann,ai:Cy", "--seed", 3, "--stables", "dice").code == 0
    assert call("folder", "start", save, shared).code == 0
    assert "Nobody has agreed on a deadline" in call("folder", "hold", shared, "--at-deadline").err
    friday = ("--at", "2026-12-04 20:00", "--zone", "Europe/Berlin", "--every", 7)
    time = [datetime(2026, 12, 4, 18, 59, 59, tzinfo=UTC)]
    monkeypatch.setattr(advancing, "now", lambda: time[0])

    def sleep(seconds: float) -> None:
        if time[0].day > 11:
            raise KeyboardInterrupt
        time[0] += timedelta(seconds=1) if seconds == 1 else timedelta(days=3, hours=12)

    monkeypatch.setattr("ringside_manager.cli.folder.time", SimpleNamespace(sleep=sleep))
    assert "until Friday, 2026-12-04 20:00 (Europe/Berlin)" in call("deadline", save, *friday).out
    assert "until Friday, 2026-12-04 20:00" in call("folder", "status", shared).out
    said = call("folder", "hold", shared, "--at-deadline")
    assert [line for line in said.out.splitlines() if "was held" in line] == [
        "Night 1 was held.",
        "Night 2 was held.",
    ]
    assert call("deadline", save, "--json").document["due"] == "2026-12-18T19:00:00+00:00"
    assert call("verify", save).code == 0
    assert "There is no deadline" in call("deadline", save, "--off").out
    for wrong in (
        ["--zone", "UTC"],
        ["--at", "soon", "--zone", "UTC"],
        ["--at", "2026-12-25 20:00", "--off"],
    ):
        assert call("deadline", save, *wrong).code == 2


@pytest.mark.parametrize(
    ("words", "code", "said"),
    [
        (("join", ".", "--as", "Bob"), 1, "There is no league in the folder"),
        (("collect", "nowhere"), 1, "There is no league in the folder"),
        (("start", "none.ringside", "."), 1, "There is no file"),
        (("join", "."), 2, "--as"),
        (("lend", "."), 2, "There is no command 'lend'"),
    ],
)
def test_a_mistake_is_told_in_words(
    words: tuple[str, ...], code: int, said: str, call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    done = call("folder", *words)
    assert (done.code, said in done.err, "Traceback" in done.err) == (code, True, False), done.err
