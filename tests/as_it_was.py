"""What the program and this process share between tests: all of it is after a test what it was before.

A test may choose a language, an environment or a folder and leave it so: ``as_it_was`` puts it back.  Otherwise what a
test finds would depend on those that happened to run before it in the same process.
"""

from __future__ import annotations

import gc
import gettext
import locale
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, NamedTuple

from ringside_manager.language import LANGUAGE
from ringside_manager.odds import compiled

_OF_PYTEST = "PYTEST_CURRENT_TEST"
_LOST = ""
"""The folder of a process whose folder was deleted."""


class Shared(NamedTuple):
    """Something of which there is one for all tests: how it is read and how it is put back."""

    name: str
    read: Callable[[], Any]
    put_back: Callable[[Any], object]


def _environment() -> dict[Any, Any]:
    """The environment as the system has it, for to read it word by word takes longer than many a test."""
    found = dict(os.environ._data)
    found.pop(os.environ.encodekey(_OF_PYTEST), None)
    return found


def _put_back_environment(before: dict[Any, Any]) -> None:
    for name in _environment().keys() - before.keys():
        del os.environ[os.environ.decodekey(name)]
    os.environ.update(
        {os.environ.decodekey(name): os.environ.decodevalue(value) for name, value in before.items()}
    )


def _folder() -> str:
    try:
        return os.getcwd()  # noqa: PTH109 - asked before and after every test
    except FileNotFoundError:
        return _LOST


def _put_back_folder(before: str) -> None:
    if before != _LOST:
        os.chdir(before)


def _language() -> tuple[str, Any]:
    return LANGUAGE.code, LANGUAGE.instead


def _put_back_language(before: tuple[str, Any]) -> None:
    LANGUAGE.code, LANGUAGE.instead = before


def _handlers() -> tuple[Any, ...]:
    return signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)


def _put_back_handlers(before: tuple[Any, ...]) -> None:
    for number, handler in zip((signal.SIGINT, signal.SIGTERM), before, strict=True):
        signal.signal(number, handler)


def _mask() -> int:
    mask = os.umask(0o22)
    os.umask(mask)
    return mask


def _put_back_search(before: tuple[list[str], list[str]]) -> None:
    sys.path[:], sys.argv[:] = before


def _put_back_log(before: tuple[int, int]) -> None:
    logging.root.setLevel(before[0])
    logging.disable(before[1])


OF_THE_PROCESS: Sequence[Shared] = (
    Shared("language", _language, _put_back_language),
    Shared("texts of click", gettext.textdomain, gettext.textdomain),
    Shared("environment", _environment, _put_back_environment),
    Shared("folder", _folder, _put_back_folder),
    Shared("locale", lambda: locale.setlocale(locale.LC_ALL), lambda name: locale.setlocale(locale.LC_ALL, name)),
    Shared("signals", _handlers, _put_back_handlers),
    Shared("mask of new files", _mask, os.umask),
    Shared("search path", lambda: (list(sys.path), list(sys.argv)), _put_back_search),
    Shared("log", lambda: (logging.root.level, logging.root.manager.disable), _put_back_log),
    Shared("search for garbage", gc.isenabled, lambda on: gc.enable() if on else gc.disable()),
    Shared("deepest recursion", sys.getrecursionlimit, sys.setrecursionlimit),
    Shared(
        "compiled by itself",
        lambda: compiled._by_itself,
        lambda on: setattr(compiled, "_by_itself", on),
    ),
)  # fmt: skip


@contextmanager
def as_it_was(shared: Sequence[Shared]) -> Iterator[None]:
    """Put back after the block what has changed in it."""
    before = [(one, one.read()) for one in shared]
    yield
    for one, value in before:
        if one.read() != value:
            one.put_back(value)
