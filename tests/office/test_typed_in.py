"""A bout made in the league and played on paper: held against the rules, kept in the ring, taken by the night."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager.bout.corner import BLUE, RED
from ringside_manager.bout.drive import TypedError, read_typed, run
from ringside_manager.errors import RuleError
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.bout.test_typed import Scribe, Writing
from tests.cli.calling import Call
from tests.cli.conftest import call
from tests.office.clubs import PERSONS, club, founding

__all__ = ["call"]

NIGHT = 9
EVENING = NightOrder(9)


@pytest.fixture
def office(tmp_path: Path) -> Iterator[Office]:
    with club(tmp_path / "club.ringside", founding(PERSONS), NIGHT - 1) as office:
        yield office


def written(office: Office, bout: int, seed: int = 7) -> tuple[str, object]:
    """The bout as two people wrote it down, and how it came out at the table."""
    setup, scribe = office.bout_setup(bout), Scribe(seed)
    state, script = setup.engine.start(setup.red, setup.blue, setup.terms, scribe, lambda _event: None)
    red, blue = Writing(scribe, seed + 1), Writing(scribe, seed + 2)
    view = setup.engine.view
    outcome = run(script, (red, view(state, RED)), (blue, view(state, BLUE)))
    return "\n".join(scribe.lines), outcome


def first(office: Office) -> int:
    return next(iter(office.books.bouts_of_night(NIGHT))).number


def test_a_bout_played_on_paper_is_what_the_night_takes(office: Office) -> None:
    office.open_doors(EVENING)
    bout = first(office)
    text, outcome = written(office, bout)
    assert office.type_in(bout, read_typed(text, "paper"), keep=False).outcome == outcome
    assert office.ring() == {}, "it was only read"
    office.type_in(bout, read_typed(text, "paper"))
    with pytest.raises(RuleError, match="over"):
        office.type_in(bout, read_typed(text, "paper"))
    office.hold_night(EVENING)
    assert office.books.bouts[bout].outcome == outcome
    assert office.check() == ()


def test_what_the_rules_do_not_allow_keeps_nothing(office: Office) -> None:
    office.open_doors(EVENING)
    bout = first(office)
    text, _ = written(office, bout)
    for wrong, told in ((f"{text}\n5", "left over"), ("999", "line 1"), (text[: len(text) // 2], "paper")):
        with pytest.raises(TypedError, match=told):
            office.type_in(bout, read_typed(wrong, "paper"))
    assert office.ring() == {}


def test_nobody_types_in_before_the_doors_are_open(office: Office) -> None:
    with pytest.raises(RuleError):
        office.type_in(next(iter(office.books.bouts)), read_typed("5", "paper"))


def test_by_command_with_the_code_on_the_sheet(
    office: Office, tmp_path: Path, call: Call, monkeypatch: pytest.MonkeyPatch
) -> None:
    office.open_doors(EVENING)
    bout = first(office)
    text, _ = written(office, bout)
    office.close()
    file = tmp_path / "thrown.txt"
    file.write_text(f"# Thursday\n{text}\n")
    monkeypatch.chdir(tmp_path)
    document = call("type-in", "club.ringside", file, "--bout", bout, "--check", "--json").document
    assert (document["bout"], document["kept"]) == (bout, False)
    done = call("type-in", f"ringside:club/{bout}", file, "--open-doors")
    assert (done.code, done.out.splitlines()[-1]) == (0, f"Kept: night {NIGHT} will take it.")
    file.write_text("nonsense")
    assert call("type-in", "club.ringside", file).code == 2
    assert call("type-in", f"ringside:club/{bout}", file).code in (3, 4)
