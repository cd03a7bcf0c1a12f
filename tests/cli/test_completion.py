"""Words that complete themselves: the scripts of three shells, and what they are answered."""

from __future__ import annotations

import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ringside_manager.bout import registry
from ringside_manager.cli import options
from ringside_manager.cli.commands import SECTIONS
from ringside_manager.cli.main import main
from ringside_manager.fighters.sets import shipped_sets
from ringside_manager.office.docket import names_in
from tests.cli.calling import in_a_process
from tests.office.clubs import PERSONS, club, founding
from tests.slow import each

Offered = Callable[..., list[str]]


@pytest.fixture(scope="module")
def league(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("leagues") / "club.ringside"
    with club(path, founding(PERSONS)):
        pass
    return path


@pytest.fixture
def offered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Offered:
    """``offered("bout", "fra")``: what bash is answered when the last word is being typed."""

    def ask(*words: str, shell: str = "bash") -> list[str]:
        monkeypatch.setenv("COMP_WORDS", "\n".join(("ringside", *words)))
        monkeypatch.setenv("COMP_CWORD", words[-1] if shell == "fish" else str(len(words)))
        monkeypatch.setenv(options.VARIABLE, f"{shell}_complete")
        assert main([]) == 0
        told = capsys.readouterr()
        assert told.err == ""
        return told.out.split("\n")[:-1] if told.out.strip() else []

    return ask


def plain(*words: str) -> list[str]:
    """The words as bash gets them: what is a blank in a word has two backslashes, of which ``read`` takes one."""
    return ["plain," + word.replace(" ", "\\\\ ") for word in words]


# Scripts


@each("shell, mark", [("bash", "COMPREPLY"), ("zsh", "#compdef"), ("fish", "commandline")])
def test_a_script_is_printed_and_nothing_else(shell: str, mark: str) -> None:
    done = in_a_process(env={**os.environ, options.VARIABLE: f"{shell}_source", "DISPLAY": ":99"}, timeout=60)
    assert (done.code, done.err) == (0, "")
    assert mark in done.out
    assert "_RINGSIDE_COMPLETE" in done.out


def test_a_shell_nobody_knows_is_told_in_words() -> None:
    done = in_a_process(env={**os.environ, options.VARIABLE: "tcsh_source"}, timeout=60)
    assert (done.code, done.out) == (2, "")
    assert "bash_source, zsh_source, fish_source" in done.err


def with_the_command(folder: Path) -> dict[str, str]:
    """An environment in which ``ringside`` is this program."""
    command = folder / "ringside"
    command.write_text(
        f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m ringside_manager "$@"\n', encoding="utf-8"
    )
    command.chmod(0o755)
    return {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ['PATH']}"}


def shell_says(shell: str, script: str, folder: Path) -> str:
    found = shutil.which(shell)
    if found is None:
        pytest.skip(f"{shell} is not installed")
    done = subprocess.run(
        [found, "-c", script],
        env=with_the_command(folder),
        cwd=folder,
        capture_output=True,
        text=True,
        timeout=90,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


def test_bash_completes_a_name_with_a_space_as_one_word(tmp_path: Path, league: Path) -> None:
    shutil.copy(league, tmp_path / "club.ringside")
    script = """
        eval "$(_RINGSIDE_COMPLETE=bash_source ringside)"
        for words in 'bout fra' 'status cl' 'bout --rules que'; do
            COMP_WORDS=(ringside $words) COMP_CWORD=$(( $(wc -w <<< "$words") )) COMPREPLY=()
            _ringside_completion ringside
            eval "set -- ${COMPREPLY[*]}"
            echo "$#: $1"
        done
    """
    found = shell_says("bash", script, tmp_path).splitlines()
    assert found == ["1: Joe Frazier", "1: club.ringside", "1: quest"]


def test_zsh_takes_the_script(tmp_path: Path) -> None:
    script = 'autoload -U compinit; compinit -u -D; eval "$(_RINGSIDE_COMPLETE=zsh_source ringside)"; echo $_comps[ringside]'
    assert shell_says("zsh", script, tmp_path).strip() == "_ringside_completion"


def test_fish_completes_a_command(tmp_path: Path) -> None:
    script = '_RINGSIDE_COMPLETE=fish_source ringside | source; complete -C "ringside stat"'
    assert shell_says("fish", script, tmp_path).split()[0] == "status"


# Answers


def test_commands_and_leagues_of_the_folder_are_offered_first(
    offered: Offered, league: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(league.parent)
    commands = {f"plain,{name}" for section in SECTIONS.values() for name in section}
    assert commands | {"plain,club.ringside"} == set(offered(""))
    assert offered("stat") == plain("status")
    assert offered("stat", shell="zsh") == ["plain", "status", "The league at a glance."]
    assert offered("stat", shell="fish") == ["plain,status\tThe league at a glance."]
    assert "plain,--debug" in offered("--de")


def test_systems_and_sets(offered: Offered) -> None:
    for words in (
        ("bout", "--rules"),
        ("new", "x", "--rules"),
        ("systems",),
        ("set", "convert", "x", "--to"),
    ):
        assert offered(*words, "") == plain(*registry.names()), words
    assert offered("bout", "--set", "") == plain(*shipped_sets())
    assert offered("sets", "heavy") == plain("heavyweights")
    assert offered("bout", "--set", "./my") == ["file,./my"]


def test_fighters_of_the_set_and_system_meant(offered: Offered, few: Path) -> None:
    assert offered("bout", "fra") == plain("Joe Frazier")
    assert offered("bout", '"Joe F') == ["plain,Joe Frazier"]
    assert offered("bout", "Ali", "joe\\ l") == plain("Joe Louis")
    assert offered("bout", "--set", str(few), "lecki") == plain("Łukasz Łęcki")
    assert offered("odds", "--rules", "glory_days", "al")[:1] == plain("Muhammad Ali")
    assert offered("bout", "--set", "no/such.yaml", "a") == []
    assert offered("bout", "--rules", "no such", "a") == []


def test_leagues_and_who_is_in_them(offered: Offered, league: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(league.parent)
    assert offered("status", "") == plain("club.ringside")
    assert offered("status", f"{league.parent}/c") == plain(str(league))
    assert offered("status", "nowhere/") == ["file,nowhere/"]
    assert offered("fighter", "club.ringside", "ali") == plain("Muhammad Ali")
    assert offered("manager", "club.ringside", "") == plain("Ann", "Bob", "Cy")
    assert offered("undo", "club.ringside", "--as", "") == plain("Ann", "Bob", "Cy", "promoter")


def test_a_league_in_use_is_neither_waited_for_nor_touched(tmp_path: Path, offered: Offered) -> None:
    path = tmp_path / "club.ringside"
    with club(path, founding(PERSONS)):
        before = {entry.name: entry.stat().st_mtime_ns for entry in tmp_path.iterdir()}
        content = path.read_bytes()
        assert offered("manager", str(path), "b") == plain("Bob")
        assert {entry.name: entry.stat().st_mtime_ns for entry in tmp_path.iterdir()} == before
    assert path.read_bytes() == content


def test_files_that_only_pretend_to_be_a_league_tell_nothing(tmp_path: Path) -> None:
    pretenders = [tmp_path / f"{name}.ringside" for name in ("none", "folder", "text", "pipe", "endless")]
    pretenders[1].mkdir()
    pretenders[2].write_text("x" * 200)
    if hasattr(os, "mkfifo"):
        os.mkfifo(pretenders[3])
    with closing(sqlite3.connect(pretenders[4])) as connection:
        endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS name FROM n"
        connection.execute(f"CREATE VIEW managers AS SELECT max(name) AS name FROM ({endless})")
    for path in pretenders:
        assert names_in(path) == ((), ()), path
