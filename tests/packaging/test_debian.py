"""Which command installs Debian's packages, and what a person without the right to do so is told."""

from __future__ import annotations

import subprocess

import debian
import pytest
from trouble import SetUpError


@pytest.mark.parametrize(
    ("user_id", "sudo_works", "expected"),
    [(0, False, ()), (0, True, ()), (1000, True, ("sudo", "-n")), (1000, False, None), (None, False, None)],
)
def test_who_may_install(user_id: int | None, sudo_works: bool, expected: tuple[str, ...] | None) -> None:
    assert debian.prefix(user_id, lambda: sudo_works) == expected


def test_the_list_is_fetched_first_and_nothing_else_comes_along() -> None:
    update, install = debian.commands(["libegl1"], ("sudo", "-n"))
    assert update == ["sudo", "-n", "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "update", "-q"]
    assert install[-2:] == ["--no-install-recommends", "libegl1"]
    assert "-y" in install


def test_the_advice_is_a_command_where_there_is_apt() -> None:
    told = debian.advice(debian.QT_OFFSCREEN, "Qt's native libraries", has_apt=True)
    assert "sudo apt-get install -y --no-install-recommends libegl1 libgl1" in told
    assert "apt" not in debian.advice(["libegl1"], "Qt's native libraries", has_apt=False)


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """A Debian whose root we are; the commands it was given, all of which succeed."""
    commands: list[list[str]] = []

    def run(command: list[str], **_rest: object) -> subprocess.CompletedProcess[str]:
        commands.append(command)
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(debian.shutil, "which", lambda name: name)
    monkeypatch.setattr(debian, "_user_id", lambda: 0)
    monkeypatch.setattr(debian.subprocess, "run", run)
    return commands


def test_root_installs_at_once(ran: list[list[str]]) -> None:
    debian.install(["libegl1"], "Qt's native libraries")
    assert ran == debian.commands(["libegl1"], ())


def test_without_the_right_the_command_is_told(ran: list[list[str]], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(debian, "_user_id", lambda: 1000)
    monkeypatch.setattr(debian, "_sudo_works", lambda: False)
    with pytest.raises(SetUpError, match="sudo apt-get install"):
        debian.install(["libegl1"], "Qt's native libraries")
    assert ran == []


def test_a_failing_command_is_told_with_its_reason(
    ran: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(command: list[str], **_rest: object) -> subprocess.CompletedProcess[str]:
        ran.append(command)
        return subprocess.CompletedProcess(command, 100, "", "E: Could not get lock\n")

    monkeypatch.setattr(debian.subprocess, "run", fail)
    with pytest.raises(SetUpError, match="Could not get lock"):
        debian.install(["libegl1"], "Qt's native libraries")
    assert len(ran) == 1
