"""The frame of the command line: help, exit codes, streams, and what a failure looks like."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import click
import pytest

from ringside_manager import __version__
from ringside_manager.cli import commands
from ringside_manager.cli.commands import LazyGroup
from ringside_manager.cli.main import KEPT, main, ringside
from ringside_manager.errors import CancelledError, FileError, RingsideError, RuleError, UsageError
from tests.cli.calling import Call, in_a_process
from tests.engines.outsider import broken
from tests.slow import each


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> dict[str, BaseException]:
    """A command ``fail`` that raises whatever is put under ``error``."""
    to_raise: dict[str, BaseException] = {}

    @click.command()
    def fail() -> None:
        raise to_raise["error"]

    module = ModuleType("ringside_manager.cli.fail_command")
    module.fail = fail  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "ringside_manager.cli.fail_command", module)
    entry = ("fail_command:fail", "Fail.")
    monkeypatch.setattr(ringside, "sections", {**commands.SECTIONS, "Test": {"fail": entry}})
    return to_raise


# Help


def every_command() -> Iterator[tuple[str, ...]]:
    context = click.Context(ringside)
    for name in ringside.list_commands(context):
        yield (name,)
        command = ringside.get_command(context, name)
        if isinstance(command, LazyGroup):
            yield from ((name, inner) for inner in command.list_commands(context))


@each("words", list(every_command()))
def test_every_command_explains_itself_with_an_example(words: tuple[str, ...], call: Call) -> None:
    done = call(*words, "--help")
    assert (done.code, done.err) == (0, "")
    assert f"Usage: ringside {' '.join(words)}" in done.out
    assert "Example" in done.out
    assert f"  ringside {words[0]} " in done.out.split("Example", 1)[1]


@each("words", [[], ["--help"], ["-h"]])
def test_the_list_of_commands(words: list[str], call: Call) -> None:
    done = call(*words)
    assert done.code == 0
    for section in commands.SECTIONS.values():
        for name, (_, summary) in section.items():
            assert f"  {name} " in done.out
            assert summary in done.out.replace("\n" + " " * 14, " ")


def test_the_version(call: Call) -> None:
    assert __version__ in call("--version").out


# Wrong words


@each(
    "words, told",
    [
        (["boutt"], "Did you mean bout"),
        (["xyzzy"], "There is no command 'xyzzy'."),
        (["bout"], "Missing argument 'RED'."),
        (["bout", "Ali", "Frazier", "--sed", "1"], "--seed"),
        (["bout", "Ali", "Frazier", "Foreman"], "unexpected extra argument"),
        (["bout", "Ali", "Frazier", "--seed", "x"], "'x' is not a whole number from 0 to"),
        (["bout", "Ali", "Frazier", "--seed", "-1"], "'-1' is not a whole number"),
        (["bout", "Ali", "Frazier", "--seed", "1" * 25], "is not a whole number"),
        (["bout", "Ali", "Frazier", "--seed", str(2**63)], "to 9,223,372,036,854,775,807"),
        (["bout", "Ali", "Frazier", "--seed", "nan"], "'nan' is not a whole number"),
        (["odds", "Ali", "Frazier", "--bouts", "1.5"], "from 1 to 10,000,000"),
        (["odds", "Ali", "Frazier", "--bouts", "0"], "from 1 to 10,000,000"),
        (["odds", "Ali", "Frazier", "--bouts", "10000001"], "from 1 to 10,000,000"),
        (["new", "x", "--managers", "ai:A", "--stable-size", "101"], "from 1 to 100"),
        (["odds", "Ali", "Frazier", "--corner", "best"], "plain"),
        (["bout", "Ali", "Frazier", "--option", "scoring"], "key=value"),
        (["set", "chek"], "Did you mean check"),
        (["--nonsense"], "--nonsense"),
    ],
)
def test_wrong_usage_is_exit_code_2_and_a_sentence(words: list[str], told: str, call: Call) -> None:
    done = call(*words)
    assert (done.code, done.out) == (2, "")
    assert told in done.err
    assert "--help" in done.err
    assert "Traceback" not in done.err


@each("number", ["0", "-1", "1e3", "nan", "5201", str(2**63)])
def test_a_number_agreed_on_is_refused_out_of_its_range(number: str, tmp_path: Path, call: Call) -> None:
    done = call("new", str(tmp_path / "x"), "--managers", "ai:A,ai:B", "--option", f"nights={number}")
    assert (done.code, done.out) == (2, "")
    assert f"The option nights takes 1 to 5200, not '{number}'." in done.err


@each(
    "words",
    [
        ["status", "a\0b"],
        ["bout", "Ali", "Frazier", "--set", "\0"],
        ["\0"],
        ["rebuild", "j", "\0/x"],
        ["status", "\ud800"],
    ],
)
def test_a_word_no_shell_can_pass_on_is_wrong_usage(words: list[str], call: Call) -> None:
    done = call(*words)
    assert (done.code, done.out) == (2, "")
    assert "which no word of a command can" in done.err


# Failures


@each(
    "error, code, told",
    [
        (RingsideError("It is so.", next_step="Do that."), 1, "It is so.\nDo that.\n"),
        (UsageError("Not this."), 2, "Not this.\n"),
        (RuleError("C58", "He may not fight yet."), 3, "He may not fight yet. (C58)\n"),
        (FileError("It is broken."), 4, "It is broken.\n"),
        (CancelledError("Stopped before night 4."), 130, "Stopped before night 4.\n"),
        (KeyboardInterrupt(), 130, "\nStopped.\n"),
        (click.Abort(), 130, "Stopped.\n"),
        (BrokenPipeError(), 1, ""),
        (
            PermissionError(13, "Permission denied", "x.yaml"),
            1,
            "x.yaml cannot be written: Permission denied.\nMake the file and its folder writable, or save a copy elsewhere.\n",
        ),
        (MemoryError(), 1, "There is not enough memory for this.\n"),
    ],
)
def test_each_failure_has_its_exit_code_and_its_words(
    error: BaseException, code: int, told: str, failing: dict[str, BaseException], call: Call
) -> None:
    failing["error"] = error
    done = call("fail")
    assert (done.code, done.out) == (code, "")
    assert done.err == told


def test_hidden_characters_in_a_message_are_shown_as_codes(
    failing: dict[str, BaseException], call: Call
) -> None:
    failing["error"] = RingsideError("\x1b[31mRed\u202e")
    assert call("fail").err == "\\x1b[31mRed\\u202e\n"


def test_a_fault_of_the_program_is_written_down_not_thrown_at_people(
    failing: dict[str, BaseException], call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    failing["error"] = ZeroDivisionError("by \ud800 nought")
    done = call("fail")
    assert done.code == 1
    assert "fault of the program" in done.err
    assert "Traceback" not in done.err
    (report,) = tmp_path.glob("ringside-fault-*.txt")
    assert str(report) in done.err
    assert "ZeroDivisionError: by" in report.read_text(encoding="utf-8")


def test_only_the_newest_reports_of_faults_are_kept(
    call: Call, failing: dict[str, BaseException], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    for number in range(KEPT + 5):
        old = tmp_path / f"ringside-fault-{number}.txt"
        old.write_text("old", encoding="utf-8")
        os.utime(old, (number, number))
    (tmp_path / "other.txt").write_text("not ours", encoding="utf-8")
    failing["error"] = KeyError("here")
    assert call("fail").code == 1
    kept = {file.name for file in tmp_path.glob("ringside-fault-*.txt")}
    assert len(kept) == KEPT
    assert {f"ringside-fault-{number}.txt" for number in range(6, KEPT + 5)} < kept
    assert (tmp_path / "other.txt").exists()


def test_where_nothing_can_be_written_the_fault_is_still_told(
    failing: dict[str, BaseException], call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "missing"))
    failing["error"] = ZeroDivisionError()
    done = call("fail")
    assert done.code == 1
    assert "--debug" in done.err


@each("words", [["--debug", "fail"], ["fail", "--debug"]])
def test_with_debug_the_traceback_is_told(
    words: list[str], failing: dict[str, BaseException], call: Call
) -> None:
    failing["error"] = ZeroDivisionError("by nought")
    done = call(*words)
    assert done.code == 1
    assert "Traceback" in done.err
    assert "ZeroDivisionError: by nought" in done.err


def test_the_words_of_the_process_are_the_default(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["ringside", "--version"])
    assert main() == 0
    assert __version__ in capsys.readouterr().out


# Processes


@each("words", [["--help"], ["sets"], ["set", "schema"], ["sets", "--json"]])
def test_a_reader_that_has_gone_away_is_no_failure_to_speak_of(words: list[str]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, "-m", "ringside_manager", *words]
    done = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


def test_streams_are_the_same_bytes_under_any_encoding() -> None:
    words = ("bout", "Ali", "Marciano", "--red-corner", "plain", "--blue-corner", "plain", "--seed", "3")
    plain = in_a_process(*words)
    other = in_a_process(*words, env={**os.environ, "PYTHONIOENCODING": "latin-1", "LC_ALL": "C"})
    assert plain.code == 0
    assert plain == other
    assert plain.err == ""


def imported_by(*calls: list[str]) -> set[str]:
    """The modules in memory after commands were called in a fresh process."""
    code = (
        "import sys\n"
        "from ringside_manager.__main__ import main\n"
        f"code = max(main(words) for words in {list(calls)!r})\n"
        "print(code, *sys.modules, file=sys.stderr)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    exit_code, *modules = done.stderr.split()
    assert exit_code == "0", done.stderr
    return set(modules)


def test_help_imports_next_to_nothing() -> None:
    modules = imported_by(["--help"])
    heavy = {"rich", "yaml", "pydantic", "scipy", "numpy", "peewee", "PySide6", "matplotlib", "platformdirs"}
    assert "click" in modules
    assert not heavy & modules
    assert not {
        name for name in modules if name.startswith(("ringside_manager.office", "ringside_manager.bout"))
    }


def test_bouts_need_neither_window_nor_database_nor_league() -> None:
    corners = ["--red-corner", "plain", "--blue-corner", "plain", "--seed", "1", "--rounds", "1"]
    modules = imported_by(
        ["bout", "Ali", "Frazier", *corners], ["odds", "Ali", "Frazier", "--bouts", "3", "--seed", "1"],
        ["sets"], ["systems"],
    )  # fmt: skip
    assert not {"PySide6", "shiboken6", "peewee", "playhouse", "sqlite3", "scipy", "numpy", "rich"} & modules
    rooms = ("ringside_manager.league", "ringside_manager.office", "ringside_manager.gui")
    assert not {name for name in modules if name.startswith(rooms)}


@pytest.mark.speed
def test_help_is_there_at_once() -> None:
    command = [str(Path(sys.executable).parent / "ringside"), "--help"]
    times: list[float] = []
    for _ in range(6):
        began = time.perf_counter()
        subprocess.run(command, capture_output=True, check=True)
        times.append(time.perf_counter() - began)
    assert min(times[1:]) < 0.150


def test_a_broken_plug_in_costs_one_line_of_warning(tmp_path: Path, repository: Path) -> None:
    settings = {
        "env": {**os.environ, "PYTHONPATH": os.pathsep.join([str(broken(tmp_path, repository)), *sys.path])}
    }
    warning = "Warning: the plug-in toy (fingers-and-a-die 1.0) is left out. SystemExit: 'boom'.\n"
    words = ("odds", "Ali", "Frazier", "--rules", "all", "--bouts", "2", "--seed", "1", "--json")
    done = in_a_process(*words, **settings)
    assert (done.code, done.err) == (0, warning)
    assert done.document
    done = in_a_process("bout", "Ali", "Frazier", "--rules", "toy", **settings)
    assert done.code == 1
    assert "could not be loaded: SystemExit: 'boom'." in done.err
