"""Who may touch what: one module opens databases, and nobody opens a save that is open."""

from __future__ import annotations

import ast
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from ringside_manager.errors import LockedError
from ringside_manager.league.audit import audit
from ringside_manager.league.league import League
from tests.league.leagues import recorded_night
from tests.slow import each

OPENERS = {
    "ringside_manager/files.py": {"open", "open_regular"},
    "ringside_manager/league/header.py": {
        "open_regular"
    },  # a save and its journal, before there is a connection
    "ringside_manager/league/copies.py": {"open_regular", "write_text"},  # an exported journal
    "ringside_manager/league/database.py": {"write_text"},  # ``files.write_text``, of what is not yet there
    "ringside_manager/league/league.py": {"open"},  # ``League.open`` itself
}
"""The modules that open a file of a league, and how."""

READING = {"open", "read_bytes", "read_text", "write_bytes", "write_text", "fdopen"}
READING |= {"open_regular", "read_regular", "open_own"}
COPYING = {"copy", "copy2", "copyfile", "copyfileobj", "copytree", "move", "sendfile"}
MODULES = ("sqlite3", "peewee", "playhouse")

CLOCK = re.compile(
    r"\b(datetime\.(now|today|utcnow)|date\.today|time\.(time|time_ns|localtime|gmtime|ctime)|current(Date|Time)\w*)\("
)
TELLING_THE_TIME = {
    "ringside_manager/locks.py": "since when somebody has a league or a festival open",
    "ringside_manager/errors.py": "whether that was today",
    "ringside_manager/gui/window.py": "when a league was open last, on the start page",
    "ringside_manager/office/advancing.py": "whether the deadline people agreed on for a night has passed",
    "ringside_manager/gui/away.py": "when the place of a copy was last reached",
}
"""The modules that read the clock, each for a label only, but for what people have agreed to do at a time."""


def calls(module: Path) -> Iterator[str]:
    """The names of all functions and methods a module calls."""
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")


def imports(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(module.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {name.name.split(".")[0] for name in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found.add(node.module.split(".")[0])
    return found


def test_nothing_depends_on_what_time_it_is(repository: Path) -> None:
    """A game's time is a counter; a clock set back or forward can only make a label wrong."""
    modules = (repository / "ringside_manager").rglob("*.py")
    reading = {
        module.relative_to(repository).as_posix()
        for module in modules
        if CLOCK.search(module.read_text(encoding="utf-8"))
    }
    assert reading == set(TELLING_THE_TIME)


def test_only_known_modules_of_the_league_open_files(repository: Path) -> None:
    league = (repository / "ringside_manager/league").rglob("*.py")
    for module in (repository / "ringside_manager/files.py", *league):
        name = module.relative_to(repository).as_posix()
        assert READING & set(calls(module)) == OPENERS.get(name, set()), name


SPEAKING = {
    "execute", "execute_sql", "executemany", "executescript", "pragma", "run", "rows", "raw", "SQL", "Check",
}  # fmt: skip
"""What hands a statement, or a part of one, to the database."""

PASTED = {
    "ringside_manager/league/book_tables.py": 1,  # names of a schema that was held against the layout's
    "ringside_manager/league/database.py": 5,  # names of our own, a number
    "ringside_manager/league/header.py": 4,  # a module's own frozen text
    "ringside_manager/league/examination.py": 3,  # names of our own, or of a schema that was held against the layout's
    "ringside_manager/league/postgres.py": 1,  # a module's own text with a number
}
"""Where statements are pasted together, and how many: of names that no file and no person gives."""


def is_pasted(text: ast.expr, made: dict[str, ast.expr]) -> bool:
    """Whether a text is put together by an f-string, ``%``, ``+``, ``format``, ``join`` or ``replace``, here or above."""
    if isinstance(text, ast.Name):
        return text.id in made and is_pasted(made[text.id], {})
    if isinstance(text, ast.Call) and isinstance(text.func, ast.Attribute):
        return text.func.attr in {"format", "join", "replace", "format_map", "__mod__", "__add__"}
    return isinstance(text, ast.BinOp) or (
        isinstance(text, ast.JoinedStr) and any(isinstance(part, ast.FormattedValue) for part in text.values)
    )


def pasted_statements(source: str) -> list[str]:
    """The calls that hand the database a statement pasted together."""
    tree = ast.parse(source)
    made = {
        target.id: node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign | ast.AnnAssign | ast.AugAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    named = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
    return [
        ast.unparse(call)
        for call in named
        if (call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", ""))
        in SPEAKING
        and any(is_pasted(text, made) for text in [*call.args, *(word.value for word in call.keywords)])
    ]


def test_statements_are_pasted_together_only_from_names_of_our_own(repository: Path) -> None:
    for module in (repository / "ringside_manager").rglob("*.py"):
        source = module.read_text(encoding="utf-8")
        if "peewee" in source or "sqlite3" in source or "league.database" in source:
            name = module.relative_to(repository).as_posix()
            assert len(pasted_statements(source)) == PASTED.get(name, 0), name


@each(
    "line",
    [
        "run(database, f'DROP TABLE {name}')",
        "database.execute_sql('SELECT * FROM ' + name)",
        "cursor.execute('SELECT %s' % name)",
        "model.select().order_by(SQL('{}'.format(name)))",
        "words = f'SELECT {name}'\nrows(database, words)",
    ],
)
def test_a_pasted_statement_would_be_seen(line: str) -> None:
    assert pasted_statements(line)
    assert not pasted_statements("database.execute_sql('SELECT ?', (name,))")


def test_no_module_copies_files(repository: Path) -> None:
    for module in (repository / "ringside_manager/league").rglob("*.py"):
        assert "shutil" not in imports(module), module
        assert COPYING & set(calls(module)) == set(), module


def speaking_of(repository: Path, *words: str) -> Iterator[Path]:
    """The modules in whose text one of the words stands; the others need not be parsed."""
    for module in (repository / "ringside_manager").rglob("*.py"):
        text = module.read_text(encoding="utf-8")
        if any(word in text for word in words):
            yield module


def test_one_module_connects_to_databases(repository: Path) -> None:
    for module in speaking_of(repository, *MODULES, "SqliteDatabase"):
        found = set(calls(module)) & {"SqliteDatabase", "connect"}
        if module.name == "database.py" and module.parent.name == "league":
            assert found == {"SqliteDatabase", "connect"}
        elif module.parent.name == "league":
            assert "SqliteDatabase" not in found, module
        elif module.parent.name != "migrations":
            assert not imports(module) & set(MODULES), module


def test_no_other_room_knows_how_a_save_is_opened(repository: Path) -> None:
    for room in ("office", "cli", "campaign", "bout", "fighters", "commentary", "odds"):
        for module in (repository / "ringside_manager" / room).rglob("*.py"):
            text = module.read_text(encoding="utf-8")
            assert "league.save_file" not in text, module
            assert "league.database" not in text, module


_watched: list[tuple[str, list[str]]] = []


def _watch(event: str, arguments: tuple[object, ...]) -> None:
    if _watched and event in ("open", "sqlite3.connect", "shutil.copyfile"):
        path, seen = _watched[-1]
        named = arguments[0]
        if isinstance(named, str | bytes | os.PathLike) and path in os.fsdecode(named):
            seen.append(event)


sys.addaudithook(_watch)


def test_the_open_save_is_never_opened_again_whatever_the_league_does(path: Path) -> None:
    """Python itself tells of every file that is opened, by whatever library."""
    seen: list[str] = []
    with League.open(path) as league:
        _watched.append((str(path), seen))
        league.write(recorded_night(league.books, len(league.entries) + 1), "program")
        league.strike([4], "Promoter", "")
        league.check()
        league.state_hash()
        league.backup(path.with_name("copy"))
        league.keep_backup("x")
        league.export_journal(path.with_name("journal.jsonl"))
        _watched.clear()
    assert seen == []


def test_the_watch_would_have_seen_it(path: Path) -> None:
    seen: list[str] = []
    _watched.append((str(path), seen))
    League.open(path).close()
    path.read_bytes()
    _watched.clear()
    assert seen == [
        "open",
        "open",
        "sqlite3.connect",
        "open",
    ]  # lock file, header, connection, our own reading


def test_a_refused_second_opening_does_not_read_the_file(path: Path) -> None:
    seen: list[str] = []
    with League.open(path):
        _watched.append((str(path), seen))
        for opening in (League.open, audit):
            with pytest.raises(LockedError):
                opening(path)
        _watched.clear()
    assert seen == ["open", "open"]  # the lock file each time
