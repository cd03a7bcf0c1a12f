"""The house rules that a machine can check: rooms, lock, paths, Qt's manners, the first lines of the README."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path

import pytest
from importlinter.cli import EXIT_STATUS_SUCCESS, lint_imports
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import ringside_manager
from tests.slow import each

SYSTEMS = ("control", "glory_days", "quest", "ringside", "title_bout")
ROOMS = (
    "almanac", "bout", "campaign", "charts", "cli", "club", "commentary", "engines", "engines/one", "engines/two",
    "fighters", "gui", "language", "league", "odds", "office", "plans", "play", "printed", "rulebook", "gui/pages", "gui/ring",
    "gui/systems", "gui/widgets", "written",
    *(f"{place}/{system}" for place in ("engines", "gui/systems") for system in SYSTEMS),
)  # fmt: skip
LEFT_BEHIND = {".git", ".venv", "saves", "build", "dist", "htmlcov", "__pycache__", "uv.lock"}
HOSTS = re.compile(r"[p]ypi\.[a-z]|[p]ythonhosted|[n]pmjs\.[a-z]|[c]rates\.io|[r]ubygems\.")
MACHINE_PATHS = re.compile(r"(?<![\w./-])(?:/(?:work|root|home|opt|Users)/|[A-Za-z]:\\Users)")
FAULTS = [f"F{number:02}" for number in (*range(1, 18), *range(20, 32), *range(40, 48), *range(50, 55))]
LONGEST_FILE, LONGEST_FUNCTION = 450, 60


def own_files(repository: Path) -> Iterator[Path]:
    """Every file of the project itself: no set-up, no caches, nobody's leagues."""
    for top in sorted(repository.iterdir()):
        if top.name in LEFT_BEHIND or top.name.endswith("_cache") or top.name.startswith((".venv", ".hyp")):
            continue
        found = [top] if top.is_file() else top.rglob("*")
        yield from (path for path in found if path.is_file() and "__pycache__" not in path.parts)


def text_of(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


@pytest.fixture
def broken(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Callable[[Path], str]:
    """Checks the contracts of a checkout: what the linter says of those that are broken, nothing if none is."""

    def check(folder: Path) -> str:
        with monkeypatch.context() as there:
            there.chdir(folder)
            there.syspath_prepend(str(folder))
            there.delitem(sys.modules, "ringside_manager")  # or the linter would look where this one lies
            kept = lint_imports(no_cache=True, no_logo=True) == EXIT_STATUS_SUCCESS
        said = capsys.readouterr().out
        return "" if kept else said

    return check


# Who may import whom


def test_every_room_keeps_to_its_doors(repository: Path, broken: Callable[[Path], str]) -> None:
    assert broken(repository) == ""


@pytest.fixture
def model_house(tmp_path: Path, repository: Path) -> Path:
    """Empty rooms under the real contracts, in which an import can be planted."""
    shutil.copy(repository / "pyproject.toml", tmp_path)
    for room in ("", *ROOMS):
        folder = tmp_path / "ringside_manager" / room
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "__init__.py").touch()
    for module in ("errors", "files", "paths", "__main__"):
        (tmp_path / "ringside_manager" / f"{module}.py").touch()
    return tmp_path


ALLOWED = {
    "engines/one/corner_ai.py": "import scipy.optimize",
    "engines/one/odds.py": "import numpy\nfrom ringside_manager.bout import chance\n",
    "league/tables.py": "import peewee\nfrom ringside_manager.campaign import books\n",
    "campaign/books.py": "import ringside_manager.fighters",
    "fighters/__init__.py": "import yaml\nimport ringside_manager.paths\n",
    "plans/__init__.py": "import ringside_manager.written.kinds, ringside_manager.paths",
    "bout/chance.py": "import ringside_manager.errors",
    "office/season.py": "import ringside_manager.league.book_tables, ringside_manager.odds",
    "gui/systems/quest/board.py": "import ringside_manager.engines.quest",
    "cli/main.py": "import ringside_manager.office.season, ringside_manager.commentary, rich",
}


@pytest.mark.parametrize(
    ("room", "planted"),
    [
        ("bout/x.py", "import ringside_manager.campaign"),
        ("bout/x.py", "import numpy"),
        ("bout/x.py", "import ringside_manager.paths"),
        ("engines/one/x.py", "import ringside_manager.engines.two"),
        ("engines/one/x.py", "import scipy"),
        ("engines/one/x.py", "import ringside_manager.fighters"),
        ("fighters/x.py", "import ringside_manager.engines.one"),
        ("commentary/x.py", "import ringside_manager.league"),
        ("odds/x.py", "import ringside_manager.campaign"),
        ("plans/x.py", "import ringside_manager.campaign"),
        ("plans/x.py", "import ringside_manager.engines.one"),
        ("odds/x.py", "import ringside_manager.plans"),
        ("campaign/x.py", "import peewee"),
        ("campaign/x.py", "def late() -> None:\n    import yaml\n"),
        ("league/x.py", "import PySide6.QtCore"),
        ("office/x.py", "import peewee"),
        ("cli/x.py", "import socket"),
        ("gui/x.py", "import nacl.signing"),
        ("almanac/x.py", "import ringside_manager.club"),
        ("cli/x.py", "import ringside_manager.league"),
        ("cli/x.py", "from PySide6 import QtWidgets"),
        ("gui/x.py", "import ringside_manager.engines.quest.tables"),
        ("gui/x.py", "import ringside_manager.gui.systems.quest"),
        ("gui/ring/x.py", "import ringside_manager.gui.pages"),
        ("gui/widgets/x.py", "def late() -> None:\n    import ringside_manager.gui.ring"),
        ("gui/attic.py", ""),
        ("gui/systems/quest/x.py", "import ringside_manager.gui.systems.control"),
        ("gui/systems/quest/x.py", "import ringside_manager.engines.control.tables"),
        ("errors.py", "import ringside_manager.bout"),
        ("attic/__init__.py", ""),
    ],
)
def test_a_breach_is_found(model_house: Path, broken: Callable[[Path], str], room: str, planted: str) -> None:
    target = model_house / "ringside_manager" / room
    target.parent.mkdir(exist_ok=True)
    target.write_text(planted + "\n")
    said = broken(model_house)
    assert "1 broken" in said or "2 broken" in said


def test_what_the_table_allows_is_allowed(model_house: Path, broken: Callable[[Path], str]) -> None:
    for room, planted in ALLOWED.items():
        (model_house / "ringside_manager" / room).write_text(planted + "\n")
    assert broken(model_house) == ""


def test_bout_systems_load_without_window_database_and_number_libraries() -> None:
    code = (
        "import sys\n"
        "sys.modules.update(dict.fromkeys(('PySide6', 'peewee', 'playhouse')))\n"
        "import ringside_manager.engines\n"
        "from ringside_manager.bout import registry\n"
        "print(*[registry.get(name).info.system for name in registry.names()])\n"
        "assert not {'numpy', 'scipy', 'matplotlib'} & set(sys.modules), 'imported too early'\n"
    )
    done = subprocess.run([sys.executable, "-P", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "ringside" in done.stdout.split()


@each("group, room, value", [("engines", "engines", "ENGINE"), ("windows", "gui/systems", "WINDOW")])
def test_every_folder_of_a_system_is_registered(repository: Path, group: str, room: str, value: str) -> None:
    metadata = tomllib.loads((repository / "pyproject.toml").read_text())
    registered = metadata["project"]["entry-points"][f"ringside_manager.{group}"]
    folders = {path.parent.name for path in (repository / "ringside_manager" / room).glob("*/__init__.py")}
    package = room.replace("/", ".")
    assert registered == {name: f"ringside_manager.{package}.{name}:{value}" for name in folders}
    kept = {rule["name"] for rule in metadata["tool"]["importlinter"]["contracts"]}
    assert {f"The window of {name} knows no other engine" for name in folders} <= kept


# What the files say


def test_no_file_names_a_registry_or_a_path_of_one_machine(repository: Path) -> None:
    found = [
        f"{path.relative_to(repository)}:{number}: {line[:100]}"
        for path in own_files(repository)
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if HOSTS.search(line) or MACHINE_PATHS.search(line)
    ]
    assert found == []


@each("line", ["see ht" + "tps://pyp" + "i.org/x", "cd /wo" + "rk/main", "C:" + "\\Users\\me"])
def test_such_lines_would_be_found(line: str) -> None:
    assert HOSTS.search(line) or MACHINE_PATHS.search(line)


def test_files_and_functions_stay_short(repository: Path) -> None:
    long_ones: list[str] = []
    for path in (repository / "ringside_manager").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > LONGEST_FILE:
            long_ones.append(f"{path.name}: {text.count(chr(10))} lines")
        for node in functions(ast.parse(text).body):
            length = (node.end_lineno or node.lineno) - node.lineno + 1
            if length > LONGEST_FUNCTION:
                long_ones.append(f"{path.name}:{node.lineno} {node.name}: {length} lines")
    assert long_ones == []


def functions(body: list[ast.stmt]) -> Iterator[ast.FunctionDef]:
    """The functions in some statements, those within others too; expressions, of which there are most, hold none."""
    for statement in body:
        if isinstance(statement, ast.FunctionDef):
            yield statement
        for part in ("body", "orelse", "finalbody", "handlers", "cases"):
            yield from functions(getattr(statement, part, []))


OTHER_NAMES = re.compile(r"AI managers?\b|[Cc]orner AI\b|\bComputer\b|\(computer\)|AI corners|[Tt]he AI\b")


def shown_texts(tree: ast.Module) -> Iterator[str]:
    """The texts of a module without its docstrings, except those of commands, which are their help."""
    nodes = list(ast.walk(tree))
    functions = [node for node in nodes if isinstance(node, ast.FunctionDef)]
    helps = {
        id(one.body[0]) for one in functions if "command" in "".join(map(ast.unparse, one.decorator_list))
    }
    unread = {id(node.value) for node in nodes if isinstance(node, ast.Expr) and id(node) not in helps}
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in unread:
            yield node.value


def test_people_read_one_name_for_the_computer(repository: Path) -> None:
    found = [
        f"{path.relative_to(repository)}: {text}"
        for path in (repository / "ringside_manager").rglob("*.py")
        if OTHER_NAMES.search(text_of(path))
        for text in shown_texts(ast.parse(text_of(path)))
        if OTHER_NAMES.search(text)
    ]
    assert found == [], "the computer is called the program"


def test_the_readme_begins_with_title_sentence_picture_and_the_two_commands(repository: Path) -> None:
    title, sentence, picture, commands = text_of(repository / "README.md").split("\n\n")[:4]
    assert title == "# Ringside Manager"
    assert sentence.count(". ") == 0
    assert sentence.endswith(".")
    assert picture.startswith("![")
    assert commands.strip("`\n").splitlines() == [
        "python3 packaging/bootstrap.py run",
        "python3 packaging/bootstrap.py test",
    ]


def test_links_between_documents_lead_somewhere(repository: Path) -> None:
    documents = [*repository.glob("*.md"), *(repository / "docs").rglob("*.md")]
    broken = [
        f"{document.name}: {target}"
        for document in documents
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", document.read_text(encoding="utf-8"))
        if not (document.parent / target).exists()
    ]
    assert documents
    assert broken == []


def test_every_fault_of_the_list_is_held_by_tests_that_exist(repository: Path) -> None:
    rows = re.findall(
        r"^\| (F\d\d) \| .*\|(.*)\|$", text_of(repository / "docs/reliability.md"), re.MULTILINE
    )
    assert [row for row, _ in rows] == FAULTS
    for fault, cell in rows:
        named = re.findall(r"`([\w/.]*)::(\w+)`", cell)
        assert named, fault
        file = ""
        for path, test in named:
            file = path or file
            assert f"def {test}(" in text_of(repository / file), f"{fault}: {file}::{test}"


def test_there_is_one_version(repository: Path) -> None:
    metadata = tomllib.loads((repository / "pyproject.toml").read_text())
    assert metadata["project"]["version"] == ringside_manager.__version__ == version("ringside-manager")


# The lock


def locked(repository: Path) -> dict[str, list[str]]:
    """The locked requirements, name to the lines that pin it, each with its hashes."""
    joined = (repository / "requirements.lock").read_text().replace("\\\n", " ")
    lines = [line for line in joined.splitlines() if line.strip() and not line.lstrip().startswith("#")]
    pins: dict[str, list[str]] = {}
    for line in lines:
        pins.setdefault(canonicalize_name(line.split("==")[0]), []).append(line)
    return pins


def test_every_locked_requirement_is_pinned_and_hashed(repository: Path) -> None:
    for lines in locked(repository).values():
        for line in lines:
            assert re.match(r"[a-z0-9-]+==\S+ .*--hash=sha256:[0-9a-f]{64}", line), line[:80]


def test_the_lock_names_no_host_and_no_option(repository: Path) -> None:
    text = (repository / "requirements.lock").read_text()
    assert "://" not in text
    assert not re.search(r"^\s*--(?!hash=)", text, re.MULTILINE)


def test_the_lock_holds_what_the_project_asks_for(repository: Path) -> None:
    metadata = tomllib.loads((repository / "pyproject.toml").read_text())
    asked = [*metadata["project"]["dependencies"], *metadata["build-system"]["requires"]]
    asked += [word for group in metadata["dependency-groups"].values() for word in group]
    pins = locked(repository)
    for requirement in map(Requirement, asked):
        lines = pins.get(canonicalize_name(requirement.name), [])
        versions = [line.split("==")[1].split()[0] for line in lines]
        assert versions, f"{requirement} is not locked"
        assert all(requirement.specifier.contains(pin) for pin in versions), (
            f"{requirement} against {versions}"
        )


# Qt


def test_qt_keeps_its_hands_off_none() -> None:
    """A release of PySide6 dropped one reference of None per void call, until Python itself fell over."""
    from PySide6.QtCore import QObject

    thing = QObject()
    before = sys.getrefcount(None)
    for number in range(500):
        thing.setObjectName(str(number))
    assert abs(sys.getrefcount(None) - before) < 50
