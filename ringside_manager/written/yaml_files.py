"""YAML read safely and totally (any bytes give located nodes or a ``SetError``, nothing else), and written so that every reader takes it for the same."""

from __future__ import annotations

import gc
import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from decimal import Decimal
from itertools import islice
from pathlib import Path
from typing import Any, TypeVar

import yaml

from ringside_manager.errors import FileError, NoSaveError, excerpt
from ringside_manager.files import read_regular
from ringside_manager.language import say
from ringside_manager.written import (
    MAX_PROBLEMS,
    BrokenNode,
    ListNode,
    MapNode,
    Node,
    Report,
    TextNode,
)
from ringside_manager.written.kinds import Kind

# Reading.


T = TypeVar("T")
MAX_BYTES = 5_000_000
MAX_DEPTH = 20
MAX_EVENTS = 500_000
"""Lists, mappings and single values together; ten thousand fighters with every field take 400,000."""
MAX_ITEMS = 10_000
"""The longest list, or mapping, that is read: as many as a set may have fighters."""

_PARSER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
_UNREADABLE = re.compile("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff\ufeff\ufffe\uffff]")
_LINE_BREAK = re.compile("\r\n|\r|\n")
_OTHER_ENCODINGS = ((b"\xff\xfe", "UTF-16"), (b"\xfe\xff", "UTF-16"), (b"\x00\x00\xfe\xff", "UTF-32"))
_ADVICE = (
    ("mapping values are not allowed", "a text with a colon and a space in it needs quotes"),
    ("tab character", "indent with spaces, not with tabs"),
)
_ADVICE_ON_SIGNS = {
    "\t": "indent with spaces, not with tabs",
    "@": "a text that begins with @ needs quotes",
    "`": "a text that begins with ` needs quotes",
    "%": "a text that begins with % needs quotes",
}


def read_yaml(kind: Kind[T], text: str | bytes, source: str) -> T:
    """What is written in ``text``; ``source`` names the file in messages.

    Raises ``SetError`` with every problem by line and column; then nothing was taken from it.
    """
    report = Report(source)
    with _nothing_searched():
        found = kind.read(scan(text, report), report)
    return report.result(found)


def read_file(path: Path) -> bytes:
    """The bytes of a regular file, at most one more than ``MAX_BYTES``; raises ``SetError`` if it cannot be read."""
    report = Report(str(path))
    try:
        return read_regular(path, MAX_BYTES)
    except FileNotFoundError:
        report.add(0, 0, say("There is no such file."))
    except NoSaveError:
        report.add(0, 0, say("The file cannot be read: its name is impossible."))
    except FileError:
        report.add(0, 0, say("This is not a file."))
    except OSError as error:
        report.add(0, 0, say("The file cannot be read: {error}.", error=error.strerror or error))
    report.finish()
    raise AssertionError("a file that was not read has a problem")


def scan(text: str | bytes, report: Report) -> Node:
    """The document in ``text`` as nodes with line and column, every single value as text.

    Problems go to ``report``: broken syntax, another encoding than UTF-8, more than ``MAX_BYTES``, ``MAX_DEPTH`` or
    ``MAX_EVENTS``, no document or two, a key given twice, anchors, aliases, merge keys and tags.  What could not be
    read is a ``BrokenNode``.
    """
    decoded = _decoded(text, report)
    if decoded is None:
        return BrokenNode(1, 1)
    builder = _TreeBuilder(report)
    try:
        for event in yaml.parse(decoded, Loader=_PARSER):
            builder.take(event)
    except _StopReading:
        return BrokenNode(1, 1)
    except yaml.MarkedYAMLError as error:
        _report_syntax(error, decoded, report)
        return BrokenNode(1, 1)
    except (yaml.YAMLError, ValueError, OverflowError):
        report.add(1, 1, say("this is not YAML text"))
        return BrokenNode(1, 1)
    return builder.document()


@contextmanager
def _nothing_searched() -> Iterator[None]:
    """Have no search for garbage meanwhile: all that is built is kept, and a search would go through the whole program."""
    searching = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if searching:
            gc.enable()


def _decoded(text: str | bytes, report: Report) -> str | None:
    if len(text) > MAX_BYTES:
        wrong = say(
            "The file is longer than {max_bytes} bytes, the most that is read.", max_bytes=f"{MAX_BYTES:,}"
        )
        report.add(0, 0, wrong)
        return None
    decoded = _from_utf8(text, report) if isinstance(text, bytes) else text
    if decoded is None or _has_unreadable(decoded.removeprefix("\ufeff"), report):
        return None
    return decoded.removeprefix("\ufeff")


def _from_utf8(data: bytes, report: Report) -> str | None:
    for mark, encoding in _OTHER_ENCODINGS:
        if data.startswith(mark):
            report.add(1, 1, say("the file is written in {encoding}; save it as UTF-8", encoding=encoding))
            return None
    try:
        return data.decode()
    except UnicodeDecodeError as error:
        before = _lines(data[: error.start].decode())
        byte = say(
            "the byte 0x{start} is not UTF-8; save the file as UTF-8", start=f"{data[error.start]:02X}"
        )
        report.add(len(before), len(before[-1]) + 1, byte)
        return None


def _has_unreadable(text: str, report: Report) -> bool:
    if "\0" in text:
        report.add(0, 0, say("This is not a text file in UTF-8: it holds the character NUL."))
        return True
    if not _UNREADABLE.search(text):
        return False
    places = (
        (number, found) for number, line in enumerate(_lines(text), 1) for found in _UNREADABLE.finditer(line)
    )
    for number, found in islice(places, MAX_PROBLEMS):
        message = say(
            "the character U+{group} may not stand in a file; remove it", group=f"{ord(found.group()):04X}"
        )
        report.add(number, found.start() + 1, message)
    return True


def _lines(text: str) -> list[str]:
    return _LINE_BREAK.split(text)


def _report_syntax(error: yaml.MarkedYAMLError, text: str, report: Report) -> None:
    mark = error.problem_mark or error.context_mark
    line, column = (mark.line, mark.column) if mark else (0, 0)
    written = "".join(_lines(text)[line : line + 1])
    where = f"at {excerpt(written.strip(), 80)}" if written.strip() else "where nothing follows"
    message = f"not YAML: {_context(error, line)}{error.problem}, {where}"
    report.add(line + 1, column + 1, message + _advice(error.problem or "", written[column : column + 1]))


def _context(error: yaml.MarkedYAMLError, line: int) -> str:
    if not error.context:
        return ""
    began = error.context_mark.line if error.context_mark else line
    return f"{error.context}{f' begun on line {began + 1}' if began != line else ''}, "


def _advice(problem: str, sign: str) -> str:
    if "cannot start any token" in problem and sign in _ADVICE_ON_SIGNS:
        return f"; {_ADVICE_ON_SIGNS[sign]}"
    return next((f"; {advice}" for part, advice in _ADVICE if part in problem), "")


class _StopReading(Exception):  # noqa: N818 - not an error of its own: the report holds what is wrong
    """Reading cannot go on; the reason has been reported."""


@dataclass(slots=True)
class _Open:
    """A list or mapping whose end has not come; a mapping's children are keys and values in turn."""

    line: int
    column: int
    is_map: bool = False
    children: list[Node] = field(default_factory=list)


class _TreeBuilder:
    """Takes the parser's events in order and puts nodes together without recursion."""

    def __init__(self, report: Report) -> None:
        self._report = report
        self._open = [_Open(1, 1)]
        self._events = 0
        self._documents = 0
        # Any: PyYAML's event classes share no attributes the type checker knows.
        self._steps: dict[type, Callable[[Any], None]] = {
            yaml.DocumentStartEvent: self._start_document,
            yaml.ScalarEvent: self._text,
            yaml.AliasEvent: self._alias,
            yaml.SequenceStartEvent: self._start,
            yaml.MappingStartEvent: self._start,
            yaml.SequenceEndEvent: self._end_list,
            yaml.MappingEndEvent: self._end_map,
        }

    def take(self, event: yaml.Event) -> None:
        """Build on; raises ``_StopReading`` at a limit."""
        step = self._steps.get(type(event))
        if step is not None:
            step(event)

    def document(self) -> Node:
        """The whole document, after its last event."""
        found = self._open[0].children
        if not found:
            self._report.add(1, 1, say("the file is empty"))
            return BrokenNode(1, 1)
        return found[0]

    def _start_document(self, event: Any) -> None:
        self._documents += 1
        if self._documents > 1:
            self._stop(event, say("a second document starts here; a file holds one"))

    def _text(self, event: Any) -> None:
        self._count(event)
        if event.anchor is not None or event.tag is not None:
            self._check_plainness(event)
        mark = event.start_mark
        self._add(TextNode(mark.line + 1, mark.column + 1, event.value, not event.style))

    def _alias(self, event: Any) -> None:
        self._count(event)
        self._report.add(
            *_spot(event),
            say(
                "*{name} (an alias) is not taken; write it out, or in quotes if it is text", name=event.anchor
            ),
        )
        self._add(BrokenNode(*_spot(event)))

    def _start(self, event: Any) -> None:
        self._count(event)
        self._check_plainness(event)
        if len(self._open) > MAX_DEPTH:
            self._stop(
                event, say("lists and mappings lie more than {depth} deep in each other", depth=MAX_DEPTH)
            )
        self._open.append(_Open(*_spot(event), isinstance(event, yaml.MappingStartEvent)))

    def _end_list(self, _event: Any) -> None:
        closed = self._open.pop()
        self._add(ListNode(closed.line, closed.column, tuple(closed.children)))

    def _end_map(self, _event: Any) -> None:
        closed = self._open.pop()
        pairs = zip(closed.children[::2], closed.children[1::2], strict=True)
        self._add(MapNode(closed.line, closed.column, tuple(self._entries(pairs))))

    def _entries(self, pairs: Iterable[tuple[Node, Node]]) -> Iterator[tuple[TextNode, Node]]:
        seen: dict[str, TextNode] = {}
        for key, value in pairs:
            if not isinstance(key, TextNode):
                if not isinstance(key, BrokenNode):
                    self._report.at(key, say("a key must be a single word or text, not a list or mapping"))
            elif key.text == "<<" and key.plain:
                self._report.at(key, say("<< (a merge key) is not taken; write the keys out"))
            elif key.text in seen:
                first = seen[key.text]
                wrong = say(
                    "the key {text} stands twice, first on line {line}",
                    text=excerpt(key.text),
                    line=first.line,
                )
                self._report.at(key, wrong)
            else:
                seen[key.text] = key
                yield key, value

    def _check_plainness(self, event: Any) -> None:
        if event.anchor is not None:
            self._report.add(
                *_spot(event),
                say(
                    "&{name} (an anchor) is not taken; remove it, or put it in quotes if it is text",
                    name=event.anchor,
                ),
            )
        if event.tag is not None:
            self._report.add(
                *_spot(event),
                say(
                    "the tag {tag} is not taken; remove it, or put it in quotes if it is text",
                    tag=excerpt(event.tag),
                ),
            )

    def _count(self, event: Any) -> None:
        self._events += 1
        if self._events > MAX_EVENTS:
            self._stop(
                event,
                say("the file holds more than {most} values, lists and mappings", most=f"{MAX_EVENTS:,}"),
            )

    def _stop(self, event: Any, message: str) -> None:
        self._report.add(*_spot(event), message)
        raise _StopReading

    def _add(self, node: Node) -> None:
        inside = self._open[-1]
        inside.children.append(node)
        if len(inside.children) > (2 * MAX_ITEMS if inside.is_map else MAX_ITEMS):
            self._report.at(
                node,
                say("more than {max_items} values stand in one list or mapping", max_items=f"{MAX_ITEMS:,}"),
            )
            raise _StopReading


def _spot(event: Any) -> tuple[int, int]:
    return event.start_mark.line + 1, event.start_mark.column + 1


# Writing: block style, short parts on one line.


_WIDTH = 160
"""Wide enough for the nine abilities of a fighter on one line."""
_BARE = re.compile(r"[^\W\d_](?:[\w .'-]*[\w.'])?")
_WORDS_WITH_MEANING = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf"})


def yaml_text(values: Mapping[str, object]) -> str:
    """``values`` (mappings, lists, tuples, text, numbers, true and false, ``None``) as YAML, in their order.

    Raises ``TypeError`` for any other value.
    """
    return "".join(f"{line}\n" for line in _mapping(values, ""))


def _mapping(values: Mapping[str, object], indent: str) -> Iterator[str]:
    for key, value in values.items():
        head = f"{indent}{_scalar(key)}:"
        inline = _inline(value)
        if inline is not None and len(head) + len(inline) < _WIDTH:
            yield f"{head} {inline}"
        else:
            yield head
            yield from _block(value, f"{indent}  ")


def _sequence(values: Sequence[object], indent: str) -> Iterator[str]:
    for value in values:
        inline = _inline(value)
        if inline is not None and len(indent) + len(inline) < _WIDTH:
            yield f"{indent}- {inline}"
        else:
            first, *rest = _block(value, f"{indent}  ")
            yield f"{indent}- {first.lstrip(' ')}"
            yield from rest


def _block(value: object, indent: str) -> Iterator[str]:
    if isinstance(value, Mapping) and value:
        return _mapping(value, indent)
    if isinstance(value, list | tuple) and value:
        return _sequence(value, indent)
    return iter([f"{indent}{_inline(value)}"])


def _inline(value: object) -> str | None:
    """``value`` on one line, or ``None`` if it holds mappings, or lists of anything but numbers."""
    if isinstance(value, Mapping):
        pairs = [(_scalar(key), _leaf(inner)) for key, inner in value.items()]
        held = [f"{key}: {inner}" for key, inner in pairs if inner is not None]
        return f"{{{', '.join(held)}}}" if len(held) == len(pairs) else None
    if isinstance(value, list | tuple):
        items = [_leaf(inner) for inner in value]
        held = [inner for inner in items if inner is not None]
        return f"[{', '.join(held)}]" if len(held) == len(items) else None
    return _scalar(value)


def _leaf(value: object) -> str | None:
    if isinstance(value, Mapping):
        return None if value else "{}"
    if isinstance(value, list | tuple):
        numbers = all(inner is None or isinstance(inner, int | float | Decimal) for inner in value)
        return f"[{', '.join(map(_scalar, value))}]" if numbers else None
    return _scalar(value)


def _scalar(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | Decimal):
        return str(value)
    if not isinstance(value, str):
        raise TypeError(f"{type(value).__name__} has no place in a YAML file of ours")
    if _BARE.fullmatch(value) and value.casefold() not in _WORDS_WITH_MEANING:
        return value
    return "".join(
        sign if sign.isprintable() else _code(sign) for sign in json.dumps(value, ensure_ascii=False)
    )


def _code(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"
