"""Bouts need no library but Python's own, and no bout system needs another."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from tests.slow import rest_slow

BLOCKER = """
import importlib.abc, sys

class Blocker(importlib.abc.MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if any(name == gone or name.startswith(gone + ".") for gone in GONE):
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)
        return None

sys.meta_path.insert(0, Blocker())
"""

ALL_OF = """
import importlib, pkgutil
def all_of(package):
    found = importlib.import_module(package)
    return [importlib.import_module(f"{package}.{module.name}") for module in pkgutil.iter_modules(found.__path__)]
"""

OWN_ONLY = """
import sys
own = {"ringside_manager", *ROOMS}
strangers = sorted(
    name for name in sys.modules
    if name.partition(".")[0] not in sys.stdlib_module_names | {"__main__", "__mp_main__"}
    and not any(name == room or name.startswith(room + ".") for room in own if room != "ringside_manager")
    and name != "ringside_manager"
)
assert strangers == [], strangers
"""

BOUT = """
from ringside_manager.bout import Abilities, SeededChance, Setup, fight
from ringside_manager.engines.ringside import ENGINE
card = ENGINE.card_from_abilities("P", Abilities(50, 3, 3, 3, 3, 3, 3, 30, 10))
corner = ENGINE.plain_corner(SeededChance(2))
print(fight(Setup(ENGINE, card, card, ENGINE.info.terms(3)), 1, corner, corner).outcome.method.value)
"""


def python(code: str, *flags: str) -> str:
    done = subprocess.run([sys.executable, *flags, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def bare(repository: Path, code: str) -> str:
    """``code`` in a Python without site-packages that sees this checkout and the standard library."""
    return python(f"import sys\nsys.path.append({str(repository)!r})\n{code}", "-S", "-I")


def test_a_bout_needs_the_standard_library_only(repository: Path) -> None:
    rooms = "ROOMS = ['ringside_manager.bout', 'ringside_manager.errors', 'ringside_manager.language']\n"
    check = f"{rooms}{ALL_OF}modules = all_of('ringside_manager.bout')\n{OWN_ONLY}print(len(modules))"
    assert int(bare(repository, check)) >= 10


def test_a_stranger_would_be_found(repository: Path) -> None:
    rooms = "ROOMS = ['ringside_manager.bout', 'ringside_manager.language']\n"  # without errors
    with pytest.raises(AssertionError, match=r"\['ringside_manager.errors'\]"):
        bare(repository, f"{rooms}import ringside_manager.bout\n{OWN_ONLY}")


def test_the_home_system_fights_without_any_library(repository: Path) -> None:
    rooms = "ROOMS = [f'ringside_manager.{room}' for room in 'bout errors language text_safety written engines'.split()]\n"
    assert bare(repository, f"{rooms}{BOUT}{OWN_ONLY}").strip() in {"KO", "TKO", "DEC", "DRAW"}


NO_SYSTEM = """
import ringside_manager.engines
from ringside_manager.bout import registry
from ringside_manager.errors import UnknownNameError
try:
    registry.get("ringside")
except UnknownNameError as refused:
    print(registry.names(), refused)
"""


def test_the_house_stands_without_any_bout_system() -> None:
    gone = [f"ringside_manager.engines.{name}" for name in registry.names()]
    told = python(f"GONE = {gone}\n{BLOCKER}{NO_SYSTEM}", "-P")
    assert told.strip() == "() There is no bout system named 'ringside'."


@pytest.mark.parametrize("system", rest_slow(registry.names(), 2))
def test_one_bout_system_less_leaves_the_others(system: str) -> None:
    others = [name for name in registry.names() if name != system]
    ask = "from ringside_manager.bout import registry\nprint(*registry.names())"
    assert python(f"GONE = ['ringside_manager.engines.{system}']\n{BLOCKER}{ask}", "-P").split() == others
