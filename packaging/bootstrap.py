"""The one command of a fresh checkout: ``python3 packaging/bootstrap.py run`` or ``test``.

Sets up everything the program needs in ``.venv`` (a second call starts at once), then

    run [WORDS]    opens the window, or plays a sample season in the terminal where there is no screen;
                   with WORDS, the same as the command ``ringside WORDS``
    test [WORDS]   runs the tests; WORDS go to pytest, such as  -k purse  or  -m slow
    lint           looks at format, lint, types and who imports whom
    check          lint and test: all there is
    speed [WORDS]  runs the tests that measure time, one after the other on a machine that should be quiet, and
                   writes docs/speed.md; 1 if a figure is a third slower than the committed one; with WORDS,
                   such as  -k palette,  only those tests are run and the page stays as it is
    release [DIR]  builds every package of the last commit that can be built here into DIR (dist/)
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Callable

import environment
import figures
from environment import ROOT
from trouble import SetUpError

SAMPLE = re.compile(r"sample-(\d+)\.ringside")
MANAGERS = "ai:Ames,ai:Brady,ai:Costello,ai:Dunne"
STATIC_CHECKS = (
    ("ruff", "format", "--check", "."),
    ("ruff", "check", "."),
    ("mypy",),
    ("lint-imports",),
)


def run(words: list[str]) -> int:
    """Start the program: with ``words`` as ``ringside`` would, else its window or a season in the terminal."""
    python = environment.prepare()
    if words:
        return ringside(python, *words)
    reason = why_no_window()
    if not reason:
        return ringside(python)
    print(f"No window: {reason.rstrip('.')}. Here is a sample season in the terminal.\n", flush=True)
    return sample_season(python, ROOT / "saves")


def test(words: list[str]) -> int:
    """Run the tests without a screen, as many at once as there are cores; the exit code is pytest's.

    Those that measure time run one after the other.  Each process takes a run of neighbours, since they share
    leagues, and helps the other when it is done.
    """
    python = environment.prepare()
    environment.ensure_qt()
    environment.seek_browser()
    at_once = [] if "speed" in words else ["-n", "auto", "--dist", "worksteal"]
    return call(python, "pytest", *at_once, *words, QT_QPA_PLATFORM="offscreen")


def lint(words: list[str]) -> int:
    """Run every check that reads the code without running it; 1 if one of them fails."""
    if words:
        raise SetUpError(f"lint takes no further words, but {' '.join(words)} was given.")
    python = environment.prepare()
    return max([bool(call(python, *step)) for step in STATIC_CHECKS])


def check(words: list[str]) -> int:
    """Lint and test; the exit code is pytest's, or 1 if only lint complains."""
    complaints = lint([])
    return test(words) or complaints


def speed(words: list[str]) -> int:
    """Measure, write ``docs/speed.md`` and name what became slower; with ``words`` only the latter.

    A test that fails leaves its figures out; the exit code is then pytest's.
    """
    python = environment.prepare()
    environment.ensure_qt()
    page = ROOT / "docs" / "speed.md"
    before = figures.read_table(committed(page))
    with tempfile.TemporaryDirectory() as folder:
        lines = Path(folder) / "figures.jsonl"
        suite = ("pytest", "-m", "speed", "-p", "no:randomly", *words)
        code = call(python, *suite, QT_QPA_PLATFORM="offscreen", RINGSIDE_FIGURES=str(lines))
        now = figures.read_lines(lines)
    text = figures.page_of(now, before, commit())
    print(f"\n{text}")
    if not words and now.figures:
        page.write_text(text, encoding="utf-8")
    slower = figures.faults(now, before)
    print("".join(f"\nslower: {fault}" for fault in slower) or "\nNothing became slower.", flush=True)
    return code or bool(slower)


def release(words: list[str]) -> int:
    """Build the packages (``packaging/release.py``)."""
    python = environment.prepare()
    environment.ensure_qt()
    command = [str(python), "-P", str(ROOT / "packaging" / "release.py"), *words]
    environ = environment.clean_environ(PYTHONPATH=str(ROOT / "packaging"), QT_QPA_PLATFORM="offscreen")
    return subprocess.run(command, env=environ, check=False).returncode


def committed(page: Path) -> str:
    """The text of a page as it is in the last commit; empty if it is not."""
    return git("show", f"HEAD:{page.relative_to(ROOT).as_posix()}")


def commit() -> str:
    """The short name of the commit that is checked out, with a word if files differ from it."""
    name = git("rev-parse", "--short", "HEAD").strip() or "unknown"
    return f"{name} with changes" if git("status", "--porcelain", "--untracked-files=no").strip() else name


def git(*words: str) -> str:
    """What git answers about the repository; empty if it has no answer."""
    command = ["git", "-C", str(ROOT), *words]
    try:
        return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return ""


def why_no_window() -> str:
    """Why no window can open here, as the program itself or Qt says; empty if one can."""
    sys.path.insert(0, str(ROOT))
    from ringside_manager.__main__ import why_no_window as reason_of_the_program

    reason = reason_of_the_program()
    try:
        if not reason:
            environment.ensure_qt(platform="")
    except SetUpError as error:
        reason = str(error)
    return reason


def sample_season(python: Path, saves: Path) -> int:
    """Found a sample league of its own number, play its season and end with the standings."""
    number = newest_sample(saves) + 1
    save = str(sample_path(saves, number))
    code = found_sample(python, saves, number)
    code = code or ringside(python, "season", save, "--seed", str(number))
    code = code or ringside(python, "status", save)
    if not code:
        print(f"\nThe league is kept in {save}; look around in it with, for example:")
        print(f'    python3 packaging/bootstrap.py run rankings "{save}"')
    return code


def found_sample(python: Path, saves: Path, number: int) -> int:
    """Found sample league ``number``: four managers of the program, its number the seed."""
    saves.mkdir(exist_ok=True)
    words = ("--managers", MANAGERS, "--set", "heavyweights", "--seed", str(number))
    return ringside(python, "new", str(sample_path(saves, number)), *words)


def newest_sample(saves: Path) -> int:
    """The highest number of a sample league in ``saves``; 0 if there is none."""
    names = (SAMPLE.fullmatch(path.name) for path in saves.glob("sample-*.ringside"))
    return max([int(name.group(1)) for name in names if name], default=0)


def sample_path(saves: Path, number: int) -> Path:
    """Where sample league ``number`` is kept."""
    return saves / f"sample-{number}.ringside"


def ringside(python: Path, *words: str) -> int:
    """Run the program with ``words`` where the person stands; returns its exit code."""
    command = [str(python), "-P", "-m", "ringside_manager", *words]
    return subprocess.run(command, env=environment.clean_environ(), check=False).returncode


def call(python: Path, tool: str, *words: str, **variables: str) -> int:
    """Run a tool of the environment on the whole repository; returns its exit code."""
    command = [str(python.parent / tool), *words]
    environ = environment.clean_environ(**variables)
    return subprocess.run(command, cwd=str(ROOT), env=environ, check=False).returncode


COMMANDS: dict[str, Callable[[list[str]], int]] = {
    "run": run,
    "test": test,
    "lint": lint,
    "check": check,
    "speed": speed,
    "release": release,
}


def main(argv: list[str]) -> int:
    """Do what the first word asks; returns the exit code."""
    complaint = environment.too_old(sys.version_info[:2], sys.executable)
    if complaint:
        print(complaint, file=sys.stderr)
        return 1
    if not argv or argv[0] not in COMMANDS:
        print(__doc__, file=sys.stdout if argv in (["-h"], ["--help"]) else sys.stderr)
        return 0 if argv in (["-h"], ["--help"]) else 2
    try:
        return COMMANDS[argv[0]](argv[1:])
    except SetUpError as error:
        print(error, file=sys.stderr)
    except OSError as error:
        print(f"The set-up could not go on: {error}.", file=sys.stderr)
    except KeyboardInterrupt:
        print("\nStopped. Start again at any time; a set-up that was cut short begins anew.", file=sys.stderr)
        return 130
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
