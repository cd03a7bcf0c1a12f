"""Printing: tables that fit, colours for terminals alone, text as text, files whole or not at all."""

from __future__ import annotations

import errno
import io
import os
import re
import sys
from collections.abc import Callable
from contextlib import redirect_stdout
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ringside_manager import files as making
from ringside_manager.cli import console
from ringside_manager.cli.console import (
    MOST_BYTES,
    Column,
    note,
    on_terminal,
    out,
    out_json,
    out_table,
    prepare_streams,
    read_text,
    write_text,
)
from ringside_manager.cli.options import counted, spoken
from ringside_manager.errors import DiskFullError, FileError, NoSaveError, SaveExistsError

COLUMNS = (Column("Boxer"), Column("Won", right=True))


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


Shown = Callable[[Callable[[], None]], str]


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> Shown:
    """What a colour terminal of forty columns gets to see of something."""
    for name in ("NO_COLOR", "FORCE_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("TERM", "xterm-256color")
    monkeypatch.setenv("COLUMNS", "40")

    def show(action: Callable[[], None]) -> str:
        screen = Terminal()
        with redirect_stdout(screen):
            action()
        return screen.getvalue()

    return show


# Lines


def test_lines_in_a_pipe_are_plain_and_unbroken(capsys: pytest.CaptureFixture[str]) -> None:
    out("word " * 50, "bold red", hang=4)
    assert capsys.readouterr().out == "word " * 50 + "\n"


def test_lines_on_a_terminal_are_coloured_and_wrapped(shown: Shown) -> None:
    lines = shown(lambda: out("  1  " + "word " * 20, "bold red", hang=5)).splitlines()
    assert len(lines) == 3
    assert all("\x1b[1;31m" in line for line in lines)
    assert "m     word" in lines[1]


def test_a_terminal_that_wants_no_colours_gets_none(shown: Shown, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[31m" in shown(lambda: out("word", "red"))
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b[31m" not in shown(lambda: out("word", "red"))
    assert "word" in shown(lambda: out("word", "red"))


@pytest.mark.parametrize("text", ["[bold]x[/]", ":boom:", "https://x.y"])
def test_text_is_never_markup(text: str, shown: Shown) -> None:
    assert shown(lambda: out(text)) == f"{text}\n"
    assert text in shown(lambda: out_table(COLUMNS, [(text, 1)]))


def test_control_characters_are_shown_as_codes_everywhere(
    shown: Shown, capsys: pytest.CaptureFixture[str]
) -> None:
    assert shown(lambda: out("a\x1b[31mb\u202ec")) == "a\\x1b[31mb\\u202ec\n"
    assert "f\\x1b[2Jg\\nh" in shown(lambda: out_table(COLUMNS, [("f\x1b[2Jg\nh", 1)]))
    note("d\x07e")
    assert capsys.readouterr() == ("", "d\\x07e\n")


def test_json_is_one_ascii_document(capsys: pytest.CaptureFixture[str]) -> None:
    out_json({"b": "Łęcki\x1b", "a": [1, None]})
    printed = capsys.readouterr().out
    assert printed == '{\n  "b": "\\u0141\\u0119cki\\u001b",\n  "a": [\n    1,\n    null\n  ]\n}\n'


# Tables


def test_a_table_in_a_pipe_is_plain_columns(capsys: pytest.CaptureFixture[str]) -> None:
    out_table(COLUMNS, [("Muhammad Ali", 56), ("Łęcki", None), ("日本", 7)], "Winners")
    assert capsys.readouterr().out == (
        "Winners\nBoxer         Won\nMuhammad Ali   56\nŁęcki\n日本            7\n"
    )


def test_an_empty_table_has_its_headings(capsys: pytest.CaptureFixture[str]) -> None:
    out_table(COLUMNS, [])
    assert capsys.readouterr().out == "Boxer  Won\n"


def test_a_table_on_a_terminal_fits_it(shown: Shown) -> None:
    rows = [("Muhammad Ali " * 3, "won " * 20)]
    printed = shown(lambda: out_table((Column("Who"), Column("What")), rows, "A title"))
    bare = re.sub(r"\x1b\[[0-9;]*m", "", printed)
    assert all(len(line) <= 40 for line in bare.splitlines())
    assert "A title" in bare
    assert bare.count("won") == 20


@given(st.lists(st.tuples(st.text(max_size=8), st.integers()), max_size=4))
def test_every_row_is_one_line(rows: list[tuple[str, int]]) -> None:
    stream, before = io.StringIO(), sys.stdout
    sys.stdout = stream
    try:
        out_table(COLUMNS, rows)
    finally:
        sys.stdout = before
    assert stream.getvalue().count("\n") == len(rows) + 1
    assert len(stream.getvalue().split("\n")) == len(rows) + 2


# Streams


def test_a_pipe_is_utf_8_with_plain_line_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(raw, encoding="cp1252", newline="\r\n"))
    prepare_streams()
    out("Łęcki")
    sys.stdout.flush()
    assert raw.getvalue() == "Łęcki\n".encode()


def test_a_terminal_keeps_its_encoding_and_never_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    class Narrow(io.TextIOWrapper):
        def isatty(self) -> bool:
            return True

    raw = io.BytesIO()
    monkeypatch.setattr(sys, "stdout", Narrow(raw, encoding="ascii"))
    prepare_streams()
    sys.stdout.write("Łęcki")
    sys.stdout.flush()
    assert raw.getvalue() == b"\\u0141\\u0119cki"


def test_a_closed_stream_is_no_terminal() -> None:
    stream = io.StringIO()
    stream.close()
    assert not on_terminal(stream)
    assert console.on_terminal(Terminal())


# Small words


def test_numbers_with_their_things() -> None:
    assert [counted(n, "bout") for n in (0, 1, 2, 12_000)] == ["0 bouts", "1 bout", "2 bouts", "12,000 bouts"]
    assert [spoken(value) for value in (True, False, 7, "rounds")] == ["yes", "no", "7", "rounds"]


# Files


def test_what_is_written_is_read(tmp_path: Path) -> None:
    write_text(tmp_path / "a.txt", "Łęcki\r\nend")
    assert read_text(tmp_path / "a.txt") == "Łęcki\r\nend"


def test_a_name_that_is_taken_stays_as_it_is(tmp_path: Path) -> None:
    path = tmp_path / "a.txt"
    write_text(path, "first")
    with pytest.raises(SaveExistsError, match="not overwritten"):
        write_text(path, "second")
    assert read_text(path) == "first"
    write_text(path, "third", replace=True)
    assert read_text(path) == "third"
    assert [entry.name for entry in tmp_path.iterdir()] == ["a.txt"]


def test_a_link_that_leads_nowhere_is_taken_too(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "elsewhere")
    with pytest.raises(SaveExistsError):
        write_text(tmp_path / "link", "text")


def test_where_there_are_no_hard_links_a_file_is_renamed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_self: Path, _target: Path) -> None:
        raise OSError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", refuse)
    write_text(tmp_path / "a.txt", "text")
    assert read_text(tmp_path / "a.txt") == "text"
    with pytest.raises(SaveExistsError):
        write_text(tmp_path / "a.txt", "more")


@pytest.mark.parametrize("step", ["fsync", "link"])
def test_a_failure_leaves_nothing_behind(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(*((making.os, "fsync", full) if step == "fsync" else (making, "_put_in_place", full)))
    with pytest.raises(DiskFullError, match=r"The disk is full: .*a\.txt") as told:
        write_text(tmp_path / "a.txt", "text")
    assert told.value.next_step
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_too_long_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(console, "MOST_BYTES", 10)
    (tmp_path / "long").write_bytes(b"x" * 11)
    with pytest.raises(FileError, match="longer than 10 bytes"):
        read_text(tmp_path / "long")
    assert MOST_BYTES > 1_000_000


def test_a_file_that_may_not_be_read_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    (tmp_path / "a").write_text("x")
    monkeypatch.setattr(os, "open", refuse)
    with pytest.raises(FileError, match="Permission denied"):
        read_text(tmp_path / "a")


@pytest.mark.parametrize("name", ["none", "x\0y"])
def test_a_file_that_is_not_there_is_told(name: str, tmp_path: Path) -> None:
    with pytest.raises(NoSaveError, match="There is no file"):
        read_text(tmp_path / name)
