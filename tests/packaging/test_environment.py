"""Setting up: what is made anew when, and what a person is told. Nothing here reaches the network."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import debian
import environment
import pytest
from trouble import SetUpError

from tests.slow import each


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with a lock, metadata, and an environment that stands but has no stamp yet."""
    (tmp_path / "requirements.lock").write_text("peewee==4.5.3 --hash=sha256:00\n")
    (tmp_path / "pyproject.toml").write_text("[project]\n")
    stand_in = environment.venv_python(tmp_path)
    stand_in.parent.mkdir(parents=True)
    stand_in.write_text("a Python\n")
    return tmp_path


@pytest.fixture
def steps(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The commands a set-up would run, in short; making the environment puts its Python there."""
    done: list[str] = []

    def run(command: list[str], _failure: str) -> None:
        done.append(command[command.index("-m") + 1] if "-m" in command else "bouts")
        if done[-1] == "venv":
            environment.venv_python(checkout).parent.mkdir(parents=True)
            environment.venv_python(checkout).write_text("a new Python\n")

    monkeypatch.setattr(environment, "_run", run)
    return done


PROJECT_ONLY = ["pip", "compileall", "bouts"]
WHOLE = ["venv", "pip", *PROJECT_ONLY]


def test_a_fresh_checkout_is_set_up_once(checkout: Path, steps: list[str]) -> None:
    assert environment.prepare(checkout) == environment.venv_python(checkout)
    assert steps == WHOLE
    environment.prepare(checkout)
    assert steps == WHOLE


def test_a_new_lock_makes_the_environment_anew(checkout: Path, steps: list[str]) -> None:
    environment.prepare(checkout)
    (checkout / "requirements.lock").write_text("peewee==4.5.4 --hash=sha256:11\n")
    environment.prepare(checkout)
    assert steps == WHOLE + WHOLE


def test_new_metadata_installs_the_project_only(checkout: Path, steps: list[str]) -> None:
    environment.prepare(checkout)
    (checkout / "pyproject.toml").write_text("[project]\nname='x'\n")
    environment.prepare(checkout)
    assert steps == WHOLE + PROJECT_ONLY


def test_bouts_that_cannot_be_compiled_stop_nothing(
    checkout: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    run = environment._run

    def without_compiler(command: list[str], failure: str) -> None:
        run(command, failure)
        if steps[-1] == "bouts":
            raise SetUpError(f"{failure}: no compiler")

    monkeypatch.setattr(environment, "_run", without_compiler)
    environment.prepare(checkout)
    assert environment.read_stamp(checkout) == environment.wanted_stamp(checkout)
    assert "no compiler" in capsys.readouterr().out


def test_a_moved_checkout_is_set_up_anew(checkout: Path, steps: list[str], tmp_path: Path) -> None:
    environment.prepare(checkout)
    moved = tmp_path.parent / f"{tmp_path.name}-moved"
    checkout.rename(moved)
    assert environment.read_stamp(moved).environment != ""
    assert environment.read_stamp(moved).environment != environment.wanted_stamp(moved).environment
    assert steps == WHOLE


def test_an_interrupted_set_up_starts_afresh(
    checkout: Path, steps: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    half = checkout / ".venv" / "half-unpacked"
    half.touch()

    def fail(*_words: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(environment, "_install_project", fail)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare(checkout)
    assert environment.read_stamp(checkout) == environment.Stamp("", "")
    assert not half.exists()
    environment.prepare(checkout)
    assert steps == ["venv", "pip", *WHOLE]


@pytest.mark.parametrize("damaged", ["", "{", "[]", '{"environment": "x"}', "null"])
def test_a_damaged_stamp_counts_as_none(damaged: str, checkout: Path) -> None:
    (checkout / ".venv" / "ringside-set-up.json").write_text(damaged)
    assert environment.read_stamp(checkout) == environment.Stamp("", "")


def test_a_lost_python_is_noticed(checkout: Path, steps: list[str]) -> None:
    environment.prepare(checkout)
    environment.venv_python(checkout).unlink()
    environment.prepare(checkout)
    assert steps == WHOLE + WHOLE


@each("version", [(3, 8), (3, 10, 13), (2, 7)])
def test_an_old_python_is_refused_with_both_versions(version: tuple[int, ...]) -> None:
    sentence = environment.too_old(version, "python3")
    assert f"python3 is Python {version[0]}.{version[1]}" in sentence
    assert "3.11 or newer" in sentence


@each("version", [(3, 11), (3, 13, 1), (4, 0)])
def test_a_newer_python_is_welcome(version: tuple[int, ...]) -> None:
    assert environment.too_old(version, "python3") == ""


def test_the_set_up_is_readable_to_an_old_python_and_needs_nothing_installed(repository: Path) -> None:
    scripts = {script.stem: script for script in (repository / "packaging").glob("*.py")}
    known = {*sys.stdlib_module_names, *scripts, "ringside_manager"}
    left, read = ["bootstrap"], set[str]()
    while left:  # what packages are built with may ask for more
        script = scripts[left.pop()]
        read.add(script.stem)
        tree = ast.parse(script.read_text(encoding="utf-8"), feature_version=(3, 8))
        for node in ast.walk(tree):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            assert {name.split(".")[0] for name in names} <= known, script.name
            left += [name for name in names if name in scripts.keys() - read]
    assert len(read) >= 4


def test_a_missing_network_is_called_so() -> None:
    output = "WARNING: Retrying\nERROR: NewConnectionError: [Errno -3] Temporary failure in name resolution\n"
    sentence = environment.explain("The libraries could not be installed", output)
    assert "no package index can be reached" in sentence
    assert "name resolution" in sentence
    assert "WARNING" not in sentence


def test_any_other_failure_shows_what_the_tool_said() -> None:
    sentence = environment.explain("The libraries could not be installed", "\n".join(map(str, range(40))))
    assert "network" not in sentence
    assert sentence.endswith("39")
    assert sentence.count("\n") == 6


def test_a_failing_step_stops_the_set_up_with_a_sentence() -> None:
    command = [sys.executable, "-c", "raise SystemExit('no room on the disk')"]
    with pytest.raises(SetUpError, match=r"could not be made.*\n.*no room on the disk"):
        environment._run(command, "The environment could not be made")


def test_variables_that_lead_astray_are_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "elsewhere")
    monkeypatch.setenv("PIP_TARGET", "elsewhere")
    environ = environment.clean_environ(QT_QPA_PLATFORM="offscreen")
    assert "PYTHONPATH" not in environ
    assert "PIP_TARGET" not in environ
    assert environ["QT_QPA_PLATFORM"] == "offscreen"


@pytest.fixture
def qt(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[list[int], list[tuple[str, ...]]]:
    """Exit codes Qt will give, one per start, and the packages that were installed."""
    codes: list[int] = []
    installed: list[tuple[str, ...]] = []

    def run(command: list[str], **_rest: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(
            command, codes.pop(0), "", "ImportError: libEGL.so.1: cannot open\n"
        )

    monkeypatch.setattr(environment.subprocess, "run", run)
    monkeypatch.setattr(environment.debian, "install", lambda packages, _what: installed.append(packages))
    return codes, installed


@pytest.mark.parametrize("may_install", [True, False])
def test_a_browser_is_sought_once_and_goes_missing_with_a_word(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], may_install: bool
) -> None:
    installed: list[tuple[str, ...]] = []

    def install(packages: tuple[str, ...], _what: str) -> None:
        installed.append(packages)
        if not may_install:
            raise environment.SetUpError("No right to install it.")

    monkeypatch.setattr(environment.debian, "install", install)
    monkeypatch.setattr(environment.shutil, "which", lambda _name: None)
    environment.seek_browser(checkout)
    environment.seek_browser(checkout)
    assert installed == [("chromium",)]
    assert ("are skipped" in capsys.readouterr().out) is not may_install


def test_a_browser_that_is_there_is_used(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment.debian, "install", lambda *_: pytest.fail("nothing is missing"))
    monkeypatch.setattr(environment.shutil, "which", lambda name: f"/usr/bin/{name}")
    environment.seek_browser(checkout)


def test_qt_that_starts_is_remembered(checkout: Path, qt: tuple[list[int], list[tuple[str, ...]]]) -> None:
    codes, installed = qt
    codes += [0]
    environment.ensure_qt(checkout)
    environment.ensure_qt(checkout)
    assert codes == []
    assert installed == []


def test_missing_libraries_of_qt_are_installed(
    checkout: Path, qt: tuple[list[int], list[tuple[str, ...]]]
) -> None:
    codes, installed = qt
    codes += [1, 0]
    environment.ensure_qt(checkout)
    assert codes == []
    assert "libegl1" in installed[0]
    assert "libxcb-cursor0" in installed[0]


def test_qt_that_still_fails_is_told_with_its_own_words(
    checkout: Path, qt: tuple[list[int], list[tuple[str, ...]]]
) -> None:
    codes, _installed = qt
    codes += [1, -6]
    with pytest.raises(SetUpError, match="libEGL"):
        environment.ensure_qt(checkout)
    assert codes == []


# Which command installs Debian's packages, and what a person without the right to do so is told


@each(
    "user_id, sudo_works, expected",
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
