"""What every test stands on: how Hypothesis searches, and folders that are nobody's own."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha1
from importlib import import_module
from importlib.util import find_spec
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

from tests.as_it_was import OF_THE_PROCESS, as_it_was

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # two workers share the cores; more threads only wait

IN_MEMORY = Path("/dev/shm")
if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free > 2**31:
    # A save waits for the disk at every act, and that is most of what the processor waits for here.
    os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(IN_MEMORY))

# Two cores shared by several jobs make time limits of single examples a matter of luck.
# Twenty-five new examples each time; four hundred with --hypothesis-profile=long.
settings.register_profile("house", deadline=None, print_blob=True, max_examples=25)
settings.register_profile("long", settings.get_profile("house"), max_examples=400)
settings.register_profile("ci", settings.get_profile("house"), derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") else "house")


# Nothing searches for garbage but the end of some modules: what is imported, collected or kept lives to the end and need
# not be gone through, and a search in a thread of a window's would delete windows where Qt does not allow it.
gc.disable()
_MODULES = count(1)


def pytest_collection_finish() -> None:
    gc.freeze()


@pytest.fixture(autouse=True, scope="session")
def _nobodys_folders(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[None]:
    """Keep settings and leagues of the person who runs the tests out of reach.

    What is kept to save time is the same for all workers and the next run: compiled bouts, the list of fonts.
    """
    home = tmp_path_factory.getbasetemp() / "home"
    with pytest.MonkeyPatch.context() as monkeypatch:
        for variable, folder in (
            ("XDG_CONFIG_HOME", home / "config"),
            ("XDG_DATA_HOME", home / "data"),
            ("XDG_CACHE_HOME", kept(pytestconfig) if hasattr(pytestconfig, "cache") else home / "cache"),
            ("APPDATA", home / "config"),
        ):
            monkeypatch.setenv(variable, str(folder))
        yield


@pytest.fixture(autouse=True, scope="module")
def _as_before_the_module(_nobodys_folders: None) -> Iterator[None]:
    """Put back what the fixtures of a module have changed for all tests."""
    with as_it_was(OF_THE_PROCESS):
        yield
    if next(_MODULES) % 8 == 0:  # a search takes longer than most tests
        gc.collect()
        gc.freeze()


@pytest.fixture(autouse=True)
def _as_before_the_test(_as_before_the_module: None) -> Iterator[None]:
    """Put back what a test has changed for all tests: what comes after it must not depend on it."""
    with as_it_was(OF_THE_PROCESS):
        yield


def kept(config: pytest.Config) -> Path:
    """The folder of what is kept from run to run."""
    return config.cache.mkdir("home")


@pytest.fixture(scope="session")
def twin(_nobodys_folders: None) -> Any:
    """The bouts of Ringside, compiled."""
    pytest.importorskip("numba")
    from ringside_manager import paths
    from ringside_manager.engines.ringside import odds
    from ringside_manager.odds import compiled

    if folder := compiled.own_folder(paths.compiled()):
        compiled.compile_into(odds.__name__, folder)
    return odds.load(folder)


def pytest_sessionstart(session: pytest.Session) -> None:
    """Have the bouts compiled once, before each of several workers begins to."""
    workers = getattr(session.config.option, "numprocesses", None)
    keeps = hasattr(session.config, "cache")  # not with -p no:cacheprovider
    if keeps and not session.config.option.collectonly and find_spec("numba"):
        _take_over_compiled(kept(session.config))
    if workers and keeps and not session.config.option.collectonly and find_spec("numba"):
        environ = {**os.environ, "XDG_CACHE_HOME": str(kept(session.config))}
        compiling = subprocess.Popen(
            [sys.executable, "-c", _COMPILE], env=environ, cwd=session.config.rootpath
        )
        session.config.add_cleanup(lambda: (compiling.kill(), compiling.wait()))


def _take_over_compiled(home: Path) -> None:
    """Copy the bouts that setting this checkout up has compiled, which takes twenty seconds; those of others are none of ours."""
    from ringside_manager import paths
    from ringside_manager.bout import registry

    package = import_module(registry.get("ringside").twin)
    made = paths.compiled() / package.fingerprint()
    ours = sha1(str(Path(package.__file__).parent).encode()).hexdigest()  # so the compiler names its folder
    with pytest.MonkeyPatch.context() as monkeypatch:
        monkeypatch.setenv("XDG_CACHE_HOME", str(home))
        wanted = paths.compiled() / made.name
    if not wanted.exists() and (made / "finished").exists() and any(made.glob(f"*_{ours}")):
        shutil.copytree(made, wanted)


_COMPILE = """
from ringside_manager import paths
from ringside_manager.bout import registry
from ringside_manager.odds import compiled
if folder := compiled.own_folder(paths.compiled()):
    compiled.compile_into(registry.get("ringside").twin, folder)
"""


@pytest.fixture(scope="session")
def repository() -> Path:
    """The top folder of the checkout under test."""
    return Path(__file__).resolve().parent.parent
