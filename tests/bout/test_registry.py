"""Bout systems are found by entry point; one that was taken out is not missed."""

from __future__ import annotations

import re
import sys
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


@pytest.mark.parametrize(
    ("body", "fault"),
    [
        ("import lacking", r"ModuleNotFoundError: \"No module named 'lacking'\"\."),
        ("raise ValueError('a\\n\\x1b[2Jb')", r"ValueError: 'a \\x1b\[2Jb'\."),
        ("raise ValueError('x' * 5000)", r"ValueError: 'x{198}…\."),
        ("def (", r"SyntaxError: .*"),
        ("raise SystemExit(3)", r"SystemExit: '3'\."),
        ("raise GeneratorExit", r"GeneratorExit\."),
        ("class Odd(Exception):\n    def __str__(self): return 1 // 0\nraise Odd", r"Odd\."),
        ("def f(): f()\nf()", r"RecursionError: .*"),
        ("pass", r"AttributeError: .*ENGINE.*"),
        ("ENGINE = 5", r"TypeError: 'the entry point broken of .* is not a BoutEngine'\."),
        (
            "from tests.bout.toy import ToyEngine\nclass Blind(ToyEngine):\n    info = None\nENGINE = Blind()",
            r"TypeError: .*",
        ),
    ],
)
def test_a_broken_plug_in_costs_itself_and_is_not_hidden(
    register: Register,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
    body: str,
    fault: str,
) -> None:
    folder = tmp_path_factory.mktemp("engines")
    (folder / "broken_engine.py").write_text(body, encoding="utf-8")
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.delitem(sys.modules, "broken_engine", raising=False)
    register(broken="broken_engine:ENGINE", **TOY_ENTRY)
    assert registry.names() == ("toy",)
    assert registry.get("toy") is TOY
    (found,) = registry.faults()
    assert found.name == "broken"
    assert re.fullmatch(fault, found.fault)
    assert [one.fault == "" for one in registry.plug_ins()] == [False, True]
    with pytest.raises(registry.PlugInError, match=re.escape(found.fault)):
        registry.get("broken")


def test_a_fault_of_our_own_systems_is_ours(register: Register) -> None:
    register(ours="ringside_manager.engines.quest:NOTHING")
    with pytest.raises(AttributeError):
        registry.names()


def test_a_plug_in_does_not_take_the_name_of_a_system_of_ours(register: Register) -> None:
    own = EntryPoint("toy", "ringside_manager.engines.ringside:ENGINE", registry.GROUP)
    other = EntryPoint("toy", "tests.bout.toy:TOY", registry.GROUP)
    for found in ([own, other], [other, own]):
        register()
        registry.entry_points = lambda group, found=found: found  # type: ignore[assignment, misc]
        registry.forget()
        assert registry.get("toy").info.system == "ringside"
        assert registry.plug_ins() == ()


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
