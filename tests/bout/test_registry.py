"""Bout systems are found by entry point; one that was taken out is not missed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib.metadata import EntryPoint

import pytest

from ringside_manager.bout import registry
from ringside_manager.errors import UnknownNameError
from tests.bout.toy import TOY

Register = Callable[..., None]
TOY_ENTRY = {"toy": "tests.bout.toy:TOY"}


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Iterator[Register]:
    """Let the registry find these entries and no others."""

    def put(**entries: str) -> None:
        found = [EntryPoint(name, value, registry.GROUP) for name, value in entries.items()]
        monkeypatch.setattr(registry, "entry_points", lambda group: found if group == registry.GROUP else [])
        registry.forget()

    yield put
    monkeypatch.undo()
    registry.forget()


def test_our_own_systems_are_found() -> None:
    assert "ringside" in registry.names()
    for name in registry.names():
        assert registry.get(name).info.system == name


def test_systems_stand_in_alphabetical_order(register: Register) -> None:
    register(zebra="tests.bout.toy:TOY", **TOY_ENTRY)
    assert registry.names() == ("toy", "zebra")
    assert registry.get("zebra") is TOY


@pytest.mark.parametrize(
    "missing",
    ["ringside_manager.engines.taken_out:ENGINE", "tests.bout.attic.toy:TOY", "nowhere_at_all:ENGINE"],
)
def test_a_system_whose_folder_is_gone_is_skipped(register: Register, missing: str) -> None:
    register(gone=missing, **TOY_ENTRY)
    assert registry.names() == ("toy",)
    with pytest.raises(UnknownNameError, match="no bout system named 'gone'"):
        registry.get("gone")


def test_a_system_that_lacks_a_library_is_not_hidden(
    register: Register, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its folder is there: to leave it out silently would hide what is wrong with it."""
    folder = tmp_path_factory.mktemp("engines")
    (folder / "lacking_engine.py").write_text("import lacking\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    register(lacking="lacking_engine:ENGINE")
    with pytest.raises(ModuleNotFoundError, match="'lacking'"):
        registry.names()


def test_what_is_no_system_is_not_taken_for_one(register: Register) -> None:
    register(fraud="tests.bout.toy:FINGERS")
    with pytest.raises(TypeError, match=r"entry point fraud of .* is not a BoutEngine"):
        registry.get("fraud")


def test_close_matches_are_named(register: Register) -> None:
    register(glory_days="tests.bout.toy:TOY", quest="tests.bout.toy:TOY")
    with pytest.raises(UnknownNameError, match=r"'Glory-Day'\. Did you mean glory_days\?") as refused:
        registry.get("Glory-Day")
    assert refused.value.matches == ("glory_days",)


def test_the_registry_looks_again_only_when_told(register: Register, monkeypatch: pytest.MonkeyPatch) -> None:
    register(**TOY_ENTRY)
    assert registry.names() == ("toy",)
    monkeypatch.setattr(registry, "entry_points", lambda group: [])
    assert registry.names() == ("toy",)
    registry.forget()
    assert registry.names() == ()
