"""Reads from the source what the rooms below the window say to a person, as patterns.

A pattern is the sentence with a named blank for every value put in: what is given to an error, what functions hand
on to one, what they return for it, and the titles of errors.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import islice, product
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "ringside_manager"
APART = ("gui", "cli", "charts", "almanac", "odds")
"""Rooms not read: the window's own texts go through ``tr``, the others never reach the window."""
UNSEEN = frozenset({"ValueError", "TypeError", "LookupError", "KeyError", "IndexError", "OSError", "RuntimeError",
                    "AssertionError", "NotImplementedError", "FileNotFoundError", "MissingPageError", "ChapterError",
                    "ChanceSpentError", "PhraseError", "FrozenInstanceError", "AttributeError", "ArithmeticError"})  # fmt: skip
"""Errors nobody sees: faults of the program, and of a broken installation."""
GIVEN = {"Problem": 2, "CardFault": 1, "Discrepancy": 1, "doubt": 1, "lapse_offers": 2, "BoutCancelled": 1, "JournalLineError": 2,
         "DeedError": 3, "DraftFileError": 0, "UnknownNameError": None, "NobodyOfThatNameError": None,
         "AmbiguousNameError": None, "DamagedError": None, "SetError": None, "LockedError": None}  # fmt: skip
"""What takes a message elsewhere than first, or (``None``) makes its own from the parts given."""
SAYERS = frozenset({"__str__", "words_of"})
"""Functions whose text is shown as it is."""
FRANK = frozenset({"office/schedule_file.py"})
"""Where a ``ValueError`` is a message for the person too."""
READINGS = frozenset({"CF", "RN", "RES", "POS", "KD", "KD2", "KDC", "KOR", "J", "COND", "INJ", "SPEC"})
"""Letters of a card's readings."""
NO_PROSE = READINGS | frozenset({".lock", ":memory:", "rb", "ko", "tko", "dq", "nc", "decision", "points", "draw", "speed", "stamina",
                      "ringside-bout 1", "{replace} by {by}", "{words} or {words2}", "{lower}{message}, not {details}"})  # fmt: skip
"""Words of files and tables that are no message."""
MOST = 64
"""Variants of one message that are told apart at most."""
BLANK = re.compile(r"\{(\w+)\}")
Part = str | tuple[str]
"""A piece of a pattern: text, or the name of a blank alone in a tuple."""
Parts = tuple[Part, ...]


@dataclass
class Room:
    """A module: its functions, and where a name in it was assigned."""

    path: Path
    functions: dict[str, ast.FunctionDef] = field(default_factory=dict)
    constants: dict[str, ast.expr] = field(default_factory=dict)
    titles: list[str] = field(default_factory=list)
    """What stands outside functions: titles of errors, what a bout system says of itself and of its levels."""

    @property
    def named(self) -> str:
        """The file as the translations name it."""
        return self.path.relative_to(SOURCES).as_posix()


@dataclass
class Reader:
    """Finds the patterns of a whole program."""

    rooms: list[Room]
    takers: dict[str, set[int | str]] = field(default_factory=dict)
    found: dict[str, str] = field(default_factory=dict)
    _busy: set[int] = field(default_factory=set)
    _sayers: dict[str, list[tuple[Room, ast.FunctionDef]]] = field(default_factory=dict)
    """Functions that say something, by name: who calls them may pass their words on."""

    def __post_init__(self) -> None:
        for room in self.rooms:
            for name, function in room.functions.items():
                if _says(function):
                    self._sayers.setdefault(name, []).append((room, function))

    def read(self) -> dict[str, str]:
        """Every pattern with the file it is from; read again until no function more hands a message on."""
        known = -1
        while known < (known := sum(map(len, self.takers.values()))):
            for room in self.rooms:
                for place in room.functions.values():
                    self._calls(room, place)
        for room in self.rooms:
            for title in room.titles:
                self.found.setdefault(title, room.named)
        return self.found

    def _calls(self, room: Room, place: ast.FunctionDef) -> None:
        for node in _saying(place):
            if isinstance(node, ast.Return) and node.value is not None and place.name in SAYERS:
                self._take(room, place, node.value)
            if isinstance(node, ast.Call):
                for message in self._messages(room, node):
                    self._take(room, place, message)

    def _messages(self, room: Room, call: ast.Call) -> Iterator[ast.expr]:
        name = _called(call)
        yield from (word.value for word in call.keywords if word.arg == "next_step")
        where: set[int | str] = set(self.takers.get(name, ()))
        if name in GIVEN:
            where |= {spot for spot in (GIVEN[name],) if spot is not None}
        elif name == "__init__" and room.path.name in ("errors.py", "name_search.py", "codec.py"):
            where |= {0}
        elif name.endswith("Error") and (
            name not in UNSEEN or (name == "ValueError" and room.named in FRANK)
        ):
            where |= {1 if _ruled(name, call) else 0}
        for spot in where:
            if isinstance(spot, int) and spot < len(call.args):
                yield call.args[spot]
            yield from (word.value for word in call.keywords if word.arg == spot)

    def _take(self, room: Room, place: ast.FunctionDef | None, message: ast.expr) -> None:
        if isinstance(message, ast.Name) and place is not None and self._hands_on(place, message.id):
            return
        for parts in self._variants(room, place, message):
            self._note(room, parts)

    def _note(self, room: Room, parts: Parts) -> None:
        pattern = _pattern(parts)
        if _tells(pattern) and pattern not in NO_PROSE:
            self.found.setdefault(pattern, room.named)

    def _hands_on(self, place: ast.FunctionDef, name: str) -> bool:
        """Whether a function was given the message itself; its callers are then read too."""
        given = [word.arg for word in (*place.args.posonlyargs, *place.args.args)]
        named = [*given, *(word.arg for word in place.args.kwonlyargs)]
        if name not in named or place.name == "__init__":
            return name in named
        spots = self.takers.setdefault(place.name, set())
        spots.add(name)
        if name in given:
            spots.add(given.index(name) - (given[0] in ("self", "cls")))
        return True

    def _variants(self, room: Room, place: ast.FunctionDef | None, told: ast.expr) -> list[Parts]:
        """The sentences an expression can stand for."""
        if isinstance(told, ast.Constant):
            return [(told.value,)] if isinstance(told.value, str) else []
        if isinstance(told, ast.IfExp):
            return self._variants(room, place, told.body) + self._variants(room, place, told.orelse)
        if isinstance(told, ast.BoolOp):
            return [parts for one in told.values for parts in self._variants(room, place, one)]
        if isinstance(told, ast.JoinedStr):
            return self._joined([self._piece(room, place, value) for value in told.values])
        if isinstance(told, ast.BinOp) and isinstance(told.op, ast.Add):
            return self._joined([self._variants(room, place, side) for side in (told.left, told.right)])
        if isinstance(told, ast.Name):
            return self._named(room, place, told)
        if isinstance(told, ast.Call) and _called(told) == "join":
            return self._listed(room, place, told)
        if isinstance(told, ast.Call):
            self._returned(told)
        return [((_blank(told),),)]

    def _piece(self, room: Room, place: ast.FunctionDef | None, value: ast.expr) -> list[Parts]:
        if not isinstance(value, ast.FormattedValue):
            return self._variants(room, place, value)
        inner = value.value
        if isinstance(inner, ast.IfExp) and all(_literal(side) for side in (inner.body, inner.orelse)):
            return self._variants(room, place, inner)
        found = self._variants(room, place, inner)
        if isinstance(inner, ast.Name) and any(_tells(_pattern(parts)) for parts in found):
            return found
        for parts in found:
            self._note(room, parts)
        return [((_blank(inner),),)]

    def _listed(self, room: Room, place: ast.FunctionDef | None, told: ast.Call) -> list[Parts]:
        """A text joined from several: each is a message of its own."""
        for listed in told.args:
            for one in listed.elts if isinstance(listed, ast.List | ast.Tuple) else (listed,):
                inner = one.value if isinstance(one, ast.Starred) else one
                inner = inner.elt if isinstance(inner, ast.GeneratorExp | ast.ListComp) else inner
                for parts in self._variants(room, place, inner):
                    self._note(room, parts)
        return [((_blank(told),),)]

    def _joined(self, choices: list[list[Parts]]) -> list[Parts]:
        return [sum(chosen, ()) for chosen in islice(product(*(one or [()] for one in choices)), MOST)]

    def _named(self, room: Room, place: ast.FunctionDef | None, name: ast.Name) -> list[Parts]:
        if id(name) in self._busy:
            return []
        self._busy.add(id(name))
        values = [
            *_assigned(place, name.id),
            *([room.constants[name.id]] if name.id in room.constants else []),
        ]
        found = [parts for value in values for parts in self._variants(room, place, value)]
        self._busy.discard(id(name))
        return found if any(_tells(_pattern(parts)) for parts in found) else [((name.id,),)]

    def _returned(self, call: ast.Call) -> None:
        """What a function says whose text goes into a message."""
        for room, function in self._sayers.get(_called(call), ()):
            if id(function) in self._busy:
                continue
            self._busy.add(id(function))
            for node in _saying(function):
                if isinstance(node, ast.Return | ast.Yield) and node.value is not None:
                    for said in (node.value, *_elements(function, node.value)):
                        self._take(room, function, said)
            self._busy.discard(id(function))


@cache
def _parts(tree: ast.AST) -> tuple[ast.AST, ...]:
    """Everything in a piece of source; gathered once, for it is read again and again."""
    return tuple(ast.walk(tree))


@cache
def _saying(function: ast.FunctionDef) -> tuple[ast.AST, ...]:
    """The parts of a function that can say anything."""
    return tuple(node for node in _parts(function) if isinstance(node, ast.Return | ast.Yield | ast.Call))


@cache
def patterns(folder: Path = SOURCES) -> dict[str, str]:
    """The pattern of every message below the window with the file that says it, sorted by file."""
    files = [file for file in sorted(folder.rglob("*.py")) if file.relative_to(folder).parts[0] not in APART]
    found = Reader([_room(file) for file in files]).read()
    return dict(sorted(found.items(), key=lambda one: (one[1], one[0])))


def _room(file: Path) -> Room:
    room = Room(file)
    tree = ast.parse(file.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            room.functions[node.name if node.name not in room.functions else f"{node.name}:{node.lineno}"] = (
                node
            )
        elif isinstance(node, ast.ClassDef) and node.name.endswith("Error") and node.name not in UNSEEN:
            room.titles += _titles(node)
        elif isinstance(node, ast.Call) and _called(node) == "EngineInfo":
            given = (word.value for word in node.keywords if word.arg == "summary")
            room.titles += (str(value.value) for value in given if isinstance(value, ast.Constant))
        elif isinstance(node, ast.Call) and _called(node) == "Level":
            room.titles += (str(value.value) for value in node.args if isinstance(value, ast.Constant))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            room.constants[node.targets[0].id] = node.value
    return room


def _titles(error: ast.ClassDef) -> Iterator[str]:
    for node in error.body:
        target = node.targets[0] if isinstance(node, ast.Assign) else getattr(node, "target", None)
        value = getattr(node, "value", None)
        if isinstance(target, ast.Name) and target.id == "title" and isinstance(value, ast.Constant):
            yield str(value.value)


def _assigned(place: ast.FunctionDef | None, name: str) -> Iterator[ast.expr]:
    """What a name of the function stands for, wherever it is given something."""
    for node in _parts(place) if place is not None else ():
        if isinstance(node, ast.Assign):
            yield from _given(node, name)
        elif isinstance(node, ast.NamedExpr | ast.AnnAssign) and _is(node.target, name):
            yield from () if node.value is None else (node.value,)
        elif isinstance(node, ast.For | ast.comprehension) and _is(node.target, name):
            yield from _elements(place, node.iter)


def _given(node: ast.Assign, name: str) -> Iterator[ast.expr]:
    if any(_is(target, name) for target in node.targets):
        yield node.value
    elif isinstance(node.targets[0], ast.Tuple) and isinstance(node.value, ast.Tuple):
        pairs = zip(node.targets[0].elts, node.value.elts, strict=False)
        yield from (value for target, value in pairs if _is(target, name))


def _elements(place: ast.FunctionDef | None, listed: ast.expr) -> Iterator[ast.expr]:
    """What a loop goes through, as far as it is written down in the function."""
    if isinstance(listed, ast.List | ast.Tuple):
        yield from listed.elts
    elif isinstance(listed, ast.ListComp | ast.GeneratorExp):
        yield listed.elt
    elif isinstance(listed, ast.Call):
        yield listed
    elif isinstance(listed, ast.Name) and place is not None:
        for node in _parts(place):
            if isinstance(node, ast.Assign | ast.AugAssign):
                targets = node.targets if isinstance(node, ast.Assign) else [node.target]
                if any(_is(target, listed.id) for target in targets) and not isinstance(node.value, ast.Name):
                    yield from _elements(place, node.value)
            elif (
                isinstance(node, ast.Call)
                and _called(node) == "append"
                and isinstance(node.func, ast.Attribute)
            ):
                yield from node.args if _is(node.func.value, listed.id) else ()


def _is(target: ast.expr, name: str) -> bool:
    return isinstance(target, ast.Name) and target.id == name


def _called(call: ast.Call) -> str:
    made = call.func
    return made.id if isinstance(made, ast.Name) else made.attr if isinstance(made, ast.Attribute) else ""


def _ruled(name: str, call: ast.Call) -> bool:
    return name in ("RuleError", "IllegalChoiceError") and len(call.args) > 1


def _literal(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


def _says(function: ast.FunctionDef) -> bool:
    return function.returns is not None and "str" in ast.unparse(function.returns)


def _blank(value: ast.expr) -> str:
    """What a value is called in a pattern: the last name said in it."""
    said = re.findall(r"[A-Za-z_]\w*", re.sub(r"'[^']*'", "", ast.unparse(value)))
    return (said[-1].strip("_").lower() if said else "") or "value"


def _pattern(parts: Iterable[Part]) -> str:
    """The parts as one text, every blank by a name of its own."""
    text, used = "", dict[str, int]()
    for part in parts:
        if isinstance(part, str):
            text += part.replace("{", "{{").replace("}", "}}")
            continue
        used[part[0]] = count = used.get(part[0], 0) + 1
        text += f"{{{part[0]}{count if count > 1 else ''}}}"
    return text


def _tells(pattern: str) -> bool:
    """Whether there is a word in it that could be translated."""
    if re.fullmatch(r"[a-z]+(_[a-z]+)+", pattern):  # the name of a fact
        return False
    return re.search(r"[A-Za-z]{2}", BLANK.sub("", pattern)) is not None
