"""The same season on every machine and every Python: each system's is known by the digest of its whole journal.

A digest changes only with the rules.  Where that is meant, ``python -m tests.office.test_golden_seasons`` writes the
digests anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ringside_manager.bout import registry
from tests.office.clubs import club, exported, founding
from tests.office.systems import options_of

GOLDEN = Path(__file__).resolve().parents[1] / "vectors" / "seasons.json"
NIGHTS, SEED = 52, 7


def season_of(system: str, folder: Path) -> dict[str, object]:
    """What a season of four AI managers comes to: the digest of the journal, and figures that tell a difference apart."""
    founded = founding(seed=SEED, system=system, options=options_of(system))
    with club(folder / f"{system}.ringside", founded, NIGHTS, SEED) as office:
        bouts = [bout for bout in office.books.bouts.values() if bout.outcome is not None]
        return {
            "rules_version": registry.get(system).info.rules_version,
            "entries": len(office.entries),
            "bouts": len(bouts),
            "rounds": sum(bout.outcome.round for bout in bouts if bout.outcome is not None),
            "cents": [manager.balance_cents for manager in office.books.managers.values()],
            "journal": exported(office, folder),
        }


@pytest.mark.parametrize("system", registry.names())
def test_a_season_comes_out_as_it_always_did(system: str, tmp_path: Path) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert season_of(system, tmp_path) == golden[system]


def write() -> None:
    """Write the digests as the seasons come out now."""
    with TemporaryDirectory() as folder:
        golden = {system: season_of(system, Path(folder)) for system in registry.names()}
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(write())
