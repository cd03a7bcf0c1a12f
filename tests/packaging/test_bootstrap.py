"""The commands ``run``, ``test``, ``lint`` and ``check``: what they start, in which order, with which exit code."""

from __future__ import annotations

from pathlib import Path

import bootstrap
import pytest
from trouble import SetUpError

PYTHON = Path("env/bin/python")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[tuple[str, ...]]:
    """What was started, in order; everything succeeds and the environment stands."""
    done: list[tuple[str, ...]] = []

    def note(name: str, words: tuple[str, ...]) -> int:
        done.append((name, *words))
        return 0

    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(bootstrap.environment, "prepare", lambda: PYTHON)
    monkeypatch.setattr(bootstrap.environment, "ensure_qt", lambda platform="offscreen": None)
    monkeypatch.setattr(bootstrap.environment, "seek_browser", lambda: None)
    monkeypatch.setattr(bootstrap, "ringside", lambda _python, *words: note("ringside", words))
    monkeypatch.setattr(
        bootstrap, "call", lambda _python, tool, *words, **more: note(tool, (*words, *more.values()))
    )
    monkeypatch.setattr(bootstrap, "why_no_window", lambda: "nobody has built it")
    return done


def test_without_a_window_a_sample_season_ends_with_the_standings(
    started: list[tuple[str, ...]], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(["run"]) == 0
    save = str(tmp_path / "saves" / "sample-1.ringside")
    assert [words[1] for words in started] == ["new", "season", "status"]
    assert all(words[2] == save for words in started)
    assert started[0][started[0].index("--managers") + 1].count("ai:") == 4
    assert capsys.readouterr().out.startswith("No window: nobody has built it.")


def test_the_sample_never_takes_the_place_of_a_league(started: list[tuple[str, ...]], tmp_path: Path) -> None:
    (tmp_path / "saves").mkdir()
    for name in (
        "sample-2.ringside",
        "sample-10.ringside",
        "sample-x.ringside",
        "mine.ringside",
        "sample-99.bak",
    ):
        (tmp_path / "saves" / name).touch()
    bootstrap.run([])
    assert started[0][2] == str(tmp_path / "saves" / "sample-11.ringside")


def test_a_failing_step_ends_the_sample(
    started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail_at_season(_python: Path, *words: str) -> int:
        started.append(words)
        return 4 if words[0] == "season" else 0

    monkeypatch.setattr(bootstrap, "ringside", fail_at_season)
    assert bootstrap.main(["run"]) == 4
    assert [words[0] for words in started] == ["new", "season"]


def test_with_a_window_the_start_page_is_opened(
    monkeypatch: pytest.MonkeyPatch, started: list[tuple[str, ...]]
) -> None:
    monkeypatch.setattr(bootstrap, "why_no_window", lambda: "")
    assert bootstrap.main(["run"]) == 0
    assert started == [("ringside",)]


def test_words_after_run_are_those_of_the_program(started: list[tuple[str, ...]]) -> None:
    assert bootstrap.main(["run", "systems", "--json"]) == 0
    assert started == [("ringside", "systems", "--json")]


def test_test_hands_its_words_to_pytest_without_a_screen(started: list[tuple[str, ...]]) -> None:
    assert bootstrap.main(["test", "-m", "slow"]) == 0
    assert started == [("pytest", "-n", "auto", "--dist", "worksteal", "-m", "slow", "offscreen")]


def test_test_ends_with_the_code_of_pytest(
    started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "call", lambda *_words, **_more: 5)
    assert bootstrap.main(["test"]) == 5
    assert started == []


def test_lint_runs_every_check_even_after_a_complaint(
    started: list[tuple[str, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def complain(_python: Path, tool: str, *words: str, **_more: str) -> int:
        started.append((tool, *words))
        return 2 if tool == "mypy" else 0

    monkeypatch.setattr(bootstrap, "call", complain)
    assert bootstrap.main(["lint"]) == 1
    assert [words[0] for words in started] == ["ruff", "ruff", "mypy", "lint-imports"]


@pytest.mark.parametrize(("lint", "tests", "expected"), [(0, 0, 0), (1, 0, 1), (0, 3, 3), (1, 3, 3)])
def test_check_is_lint_and_test(
    lint: int, tests: int, expected: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "lint", lambda _words: lint)
    monkeypatch.setattr(bootstrap, "test", lambda _words: tests)
    assert bootstrap.check([]) == expected


def test_trouble_is_a_sentence_and_exit_code_1(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail() -> Path:
        raise SetUpError("No network.")

    monkeypatch.setattr(bootstrap.environment, "prepare", fail)
    assert bootstrap.main(["test"]) == 1
    assert capsys.readouterr().err == "No network.\n"


def test_an_old_python_is_told_so_before_anything_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap.sys, "version_info", (3, 8, 18, "final", 0))
    assert bootstrap.main(["run"]) == 1
    assert "needs Python 3.11 or newer" in capsys.readouterr().err


def test_a_stop_is_no_crash(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def stop() -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap.environment, "prepare", stop)
    assert bootstrap.main(["test"]) == 130
    assert "Stopped" in capsys.readouterr().err


@pytest.mark.parametrize(("words", "code"), [([], 2), (["tset"], 2), (["--help"], 0), (["-h"], 0)])
def test_other_words_show_what_there_is(
    words: list[str], code: int, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bootstrap.main(words) == code
    printed = capsys.readouterr()
    assert "run [WORDS]" in (printed.err if code else printed.out)


def test_qt_that_does_not_start_is_a_reason_for_no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(platform: str) -> None:
        raise SetUpError(f"Qt does not start here: nothing answers{platform}")

    monkeypatch.setattr(bootstrap.sys, "path", list(bootstrap.sys.path))
    monkeypatch.setattr("ringside_manager.__main__.why_no_window", lambda: "")
    monkeypatch.setattr(bootstrap.environment, "ensure_qt", fail)
    assert bootstrap.why_no_window() == "Qt does not start here: nothing answers"


def test_what_the_program_says_about_windows_counts_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap.sys, "path", list(bootstrap.sys.path))
    monkeypatch.setattr("ringside_manager.__main__.why_no_window", lambda: "nobody has built it")
    assert bootstrap.why_no_window() == "nobody has built it"
