"""Command lines: every verb with words nobody would mean, called in this process."""

from __future__ import annotations

import contextlib
import io
import os
import random
import re
import shutil
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import click
import pytest
import uvicorn

from ringside_manager.cli import main as failures
from ringside_manager.cli.main import main, ringside
from ringside_manager.errors import RingsideError
from ringside_manager.odds import compiled
from tests.fuzz.harness import Attempt, Maker
from tests.fuzz.mutators import WORDS
from tests.league.leagues import write_league
from tests.office.clubs import PERSONS, club, founding

PLACES = (
    "/", "//", "/.", ".", "..", "", " ", "d", "d/", "d/x", "l.ringside/", "l.ringside/x", "no/where", "a\0b",
    "\udcff", "l.ringside", "new.ringside", "j.jsonl", "b.bout", "o.yaml", "s.yaml", "link", "loop",
    "x" * 255, "x" * 5000, "/proc/self/mem", "/proc/self/environ", "%s", "{0}", "~", "-", "--", "a\nb",
    "\x1b[2J", "CON", "é.ringside",
)  # fmt: skip
NAMES = (
    "Ann", "Bob", "Pat", "promoter", "Ali", "Joe Frazier", "ai", "ai:expert", "ai:x", "plain",
    "plan:swarmer", "plan:../x", "plan:", "Ann,ai:Bob", "ai:A,ai:A", ",,,", "ai:X/reckless", "heavyweights",
    "ringside", "quest", "title_bout", "csv", "red", "blue", "none", "ko", "KO", "draw", "draft", "auction",
    "nights=4", "stake=-1", "card_cap=0", "a=b=c", "=", "key=",
    ",".join(f"ai:M{place}" for place in range(60)), "2147483648", "99", "12", "5", "2", "1",
)  # fmt: skip
LONG_LISTS = {"--bouts", "--nights", "--fighters", "--count", "--runs", "--workers"}
"""Options that ask for more work; they are given small numbers only."""
_HIDDEN = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]")


class RefusedError(RingsideError):
    """A command line that was told no."""


def command_lines(folder: Path) -> Maker:
    """Every command with arguments and options, good ones and others, in a folder with some files."""
    folder.mkdir(exist_ok=True)
    stock = _stock(folder / "stock")
    verbs = list(_verbs(ringside, (), click.Context(ringside)))

    def make(chance: random.Random) -> Attempt:
        words = _words(*chance.choice(verbs), chance)
        return partial(_call, words, stock, folder / "at")

    return make


def _stock(folder: Path) -> Path:
    """A league with a night behind it, its journal, a bout of it, orders, a set, and names that lead elsewhere."""
    folder.mkdir()
    with club(folder / "l.ringside", founding(PERSONS, promoter="Pat"), nights=2) as office:
        office.export_journal(folder / "j.jsonl")
        fought = next(number for number, bout in office.books.bouts.items() if bout.outcome is not None)
        (folder / "b.bout").write_text(office.record_of(fought), encoding="utf-8")
    write_league(folder / "é.ringside")
    order = "orders:\n  - {order: make_bout, night: 5, fighter: Joe Frazier, opponent: George Foreman, arena: low}\n"
    (folder / "o.yaml").write_text(order, encoding="utf-8")
    (folder / "s.yaml").write_text("schema_version: 1\nname: s\ntitle: S\nfighters: []\n", encoding="utf-8")
    (folder / "d").mkdir()
    (folder / "link").symlink_to("l.ringside")
    (folder / "loop").symlink_to("loop")
    return folder


def _verbs(
    command: click.Command, words: tuple[str, ...], context: click.Context
) -> Iterator[tuple[tuple[str, ...], click.Command]]:
    if not isinstance(command, click.Group):
        yield words, command
        return
    for name in command.list_commands(context):
        inner = command.get_command(context, name)
        assert inner is not None
        yield from _verbs(inner, (*words, name), context)


def _words(verb: tuple[str, ...], command: click.Command, chance: random.Random) -> list[str]:
    parts: list[list[str]] = []
    for parameter in command.params:
        if isinstance(parameter, click.Argument):
            if parameter.required or chance.random() < 0.6:
                parts.append([_argument(verb, parameter, chance)])
        elif chance.random() < 0.35:
            parts.extend(_option(parameter, chance) for _ in range(chance.choice((1, 1, 1, 2))))
    chance.shuffle(parts)
    limits = [
        [option, "2"]
        for option in ("--bouts", "--leagues", "--nights", "--seasons")
        if any(option in one.opts for one in command.params)
    ]
    return [*verb, *(word for part in (*parts, *limits) for word in part)]


def _argument(verb: tuple[str, ...], parameter: click.Parameter, chance: random.Random) -> str:
    """What the command wants, more often than not."""
    if chance.random() < 0.3:
        return chance.choice((*PLACES, *NAMES, *WORDS))
    what = f"{parameter.metavar or parameter.name}".upper()
    if "SAVE" in what and "NEW" not in what and verb != ("new",):
        return chance.choice(("l.ringside", "l.ringside", "é.ringside", *PLACES))
    good = {
        "rebuild": "j.jsonl",
        "replay": "b.bout",
        "order": "o.yaml",
        "restore": "l.ringside",
        "set": "s.yaml",
    }
    if "FILE" in what or "BACKUP" in what:
        return chance.choice((good.get(verb[0], "s.yaml"), *PLACES))
    return chance.choice(
        (*PLACES, "new1", "new2.ringside") if "NEW" in what or what in {"DIR", "TO", "SAVE"} else NAMES
    )


def _option(option: click.Parameter, chance: random.Random) -> list[str]:
    name = chance.choice([*option.opts, *option.secondary_opts])
    if getattr(option, "is_flag", False):
        return [name]
    if LONG_LISTS & {*option.opts}:
        return [name, chance.choice(("0", "1", "2", "-1", "x", "1.5", "", "9" * 30))]
    choices = getattr(option.type, "choices", None)
    if choices and chance.random() < 0.7:
        return [name, str(chance.choice(list(choices)))]
    if isinstance(option.type, click.Path) and chance.random() < 0.7:
        return [name, chance.choice(PLACES)]
    return [name, chance.choice((*NAMES, *NAMES, *WORDS, *PLACES))]


def _call(words: list[str], stock: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(stock, folder, symlinks=True)
    out, err = (io.TextIOWrapper(io.BytesIO(), encoding="utf-8") for _ in range(2))
    with _as_a_process(folder, out, err):
        code = main(list(words))
    told = [stream.buffer.getvalue().decode() for stream in (out, err) if not stream.flush()]  # type: ignore[attr-defined]
    assert code in (0, 1, 2, 3, 4, 130), f"exit code {code} of {words}"
    assert code == 0 or "".join(told).strip(), f"exit code {code} of {words} without a word"
    hidden = [found for text in told if (found := _HIDDEN.search(text))]
    assert not hidden, f"{words} printed {hidden[0].group()!a}"
    assert ".part" not in told[1], f"{words} names a temporary file: {told[1]!a}"
    if code:
        raise RefusedError(told[1] or told[0])


@contextlib.contextmanager
def _as_a_process(folder: Path, out: io.TextIOWrapper, err: io.TextIOWrapper) -> Iterator[None]:
    """In ``folder``, with streams of its own; a fault of the program comes out as what it is."""
    before = Path.cwd()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(failures, "_own_fault", _raised)
        patch.setattr(failures, "_refused_by_system", _raised)
        patch.setattr(
            compiled, "can_be", lambda _engine: False
        )  # it goes on in threads, where the folder is gone
        patch.setattr(uvicorn.Server, "run", lambda _server, sockets: None)
        patch.setattr(sys, "stdin", io.StringIO())
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        os.chdir(folder)
        try:
            yield
        finally:
            os.chdir(before)


def _raised(error: BaseException, **_how: bool) -> int:
    raise error
