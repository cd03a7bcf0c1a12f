"""Whatever is done to the ring, in whatever order: it is what a simple model says, and nothing else changes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ringside_manager.bout.bout import Bout
from ringside_manager.errors import RuleError
from ringside_manager.office.docket import NightOrder
from ringside_manager.office.office import Office
from tests.office.clubs import PERSONS, club, founding, opened

NIGHT = 9
STEPS = st.lists(
    st.tuples(
        st.sampled_from(["keep", "leave", "finish", "undo", "redo", "reopen", "again"]), st.integers(0, 3)
    ),
    max_size=12,
)


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A league whose doors are open."""
    path = tmp_path_factory.mktemp("ring") / "club.ringside"
    with club(path, founding(PERSONS), NIGHT - 1) as office:
        office.open_doors(NightOrder(9))
    return path.read_bytes()


class Model:
    """What the ring should hold, by the two who box: a text, or ``True`` once they are through."""

    def __init__(self) -> None:
        self.kept: dict[tuple[int, int], object] = {}
        self.open = True
        self.undone = False


def step(office: Office, model: Model, do: str, which: int, salt: int) -> Office:
    """Do one thing in the league and in the model."""
    card = list(office.books.bouts_of_night(NIGHT)) if model.open else []
    if do in ("keep", "leave", "finish"):
        if card:
            bout = card[which % len(card)]
            _in_ring(office, model, do, bout.number, bout.fighters, salt)
    elif do == "undo" and model.open:
        office.undo(office.promoter, "")
        model.open, model.undone = False, True
    elif do == "redo" and model.undone:
        office.redo(office.promoter, "")
        model.open, model.undone = True, False
    elif do == "reopen" and not model.open:
        office.open_doors(NightOrder(9))
        model.open, model.undone = True, False
    elif do == "again":
        path = office.path
        office.close()
        return opened_again(path)
    return office


def opened_again(path: Path) -> Office:
    office = Office.open(path)
    office._league._save.database.pragma("synchronous", 0)
    return office


def _in_ring(office: Office, model: Model, do: str, bout: int, pair: tuple[int, int], salt: int) -> None:
    if model.kept.get(pair) is True:
        with pytest.raises(RuleError, match="is over in the ring"):
            _do(office, do, bout, salt)
        return
    _do(office, do, bout, salt)
    if do == "leave":
        model.kept.pop(pair, None)
    else:
        model.kept[pair] = json.dumps(salt) if do == "keep" else True


def _do(office: Office, do: str, bout: int, salt: int) -> None:
    if do == "keep":
        office.keep_in_ring(bout, json.dumps(salt))
    elif do == "leave":
        office.leave_ring(bout)
    else:
        fight = Bout(office.bout_setup(bout), office.bout_seed(bout), listen=False)
        fight.play(*office.corners_of(bout).controllers)
        office.finish_in_ring(bout, fight.record())


def shown(office: Office) -> dict[Any, object]:
    """The ring as it can be read."""
    return {
        office.books.bouts[number].fighters: True if row.done else row.text
        for number, row in office.ring().items()
    }


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=STEPS)
def test_the_ring_is_what_was_done_to_it(whole: bytes, tmp_path: Path, steps: list[tuple[str, int]]) -> None:
    path = tmp_path / "club.ringside"
    path.write_bytes(whole)
    model = Model()
    office = opened_again(path)
    try:
        for salt, (do, which) in enumerate(steps):
            entries = office.entries
            office = step(office, model, do, which, salt)
            assert shown(office) == (model.kept if model.open else {})
            assert office.entries[: len(entries)] == entries
            if do in ("keep", "leave", "finish", "again"):
                assert office.entries == entries
        assert office.check(replay=False) == ()
        if model.open and all(kept is True for kept in model.kept.values()):
            assert office.hold_night(NightOrder(9)) == NIGHT
            assert office.ring() == {}
    finally:
        office.close()
    with opened(path) as after:
        assert after.check(replay=False) == ()
