"""The same leagues on every machine and every Python: each is known by the digest of its whole journal.

Twenty leagues: a season of each system, and half a season of each with every way to fill the stables.  A digest changes
only with the rules.  Where that is meant, ``python -m tests.office.test_golden_seasons`` writes the digests again.
"""

from __future__ import annotations

import json
import sys
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from ringside_manager.bout import registry
from ringside_manager.campaign.books import StableMethod
from tests.office.clubs import club, exported, founding
from tests.office.systems import options_of

GOLDEN = Path(__file__).resolve().parents[1] / "vectors" / "seasons.json"
LEAGUES = {system: (system, "draft", 52, 7) for system in registry.names()} | {
    f"{system}/{method.value}": (system, method.value, 26, 11 + place)
    for place, (system, method) in enumerate(product(registry.names(), StableMethod))
}
"""Bout system, way to fill the stables, nights and seed of each."""


def comes_to(name: str, folder: Path) -> dict[str, object]:
    """What a league of four AI managers comes to: the digest of the journal, and figures that tell a difference apart."""
    system, method, nights, seed = LEAGUES[name]
    founded = founding(seed=seed, method=method, system=system, options=options_of(system), turn=seed - 7)
    with club(folder / "club.ringside", founded, nights, seed) as office:
        bouts = [bout for bout in office.books.bouts.values() if bout.outcome is not None]
        return {
            "rules_version": office.books.options.bout_rules,
            "entries": len(office.entries),
            "bouts": len(bouts),
            "rounds": sum(bout.outcome.round for bout in bouts if bout.outcome is not None),
            "cents": [manager.balance_cents for manager in office.books.managers.values()],
            "journal": exported(office, folder),
        }


@pytest.mark.parametrize("name", LEAGUES)
def test_a_league_comes_out_as_it_always_did(name: str, tmp_path: Path) -> None:
    golden = json.loads(GOLDEN.read_text(encoding="utf-8"))
    assert comes_to(name, tmp_path) == golden[name]


def write() -> None:
    """Write the digests as the leagues come out now."""
    with TemporaryDirectory() as folder:
        golden = {name: comes_to(name, Path(folder)) for name in LEAGUES}
    GOLDEN.write_text(json.dumps(golden, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(write())
