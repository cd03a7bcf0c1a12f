"""Writing of YAML that every reader takes for the same: block style, short parts on one line.

Texts that some YAML reader could take for anything else (``no``, ``12:30``, ``~``) stand in double
quotes, with whatever does not show written as its code.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence

_WIDTH = 160
"""Wide enough for the nine abilities of a fighter on one line."""
_BARE = re.compile(r"[^\W\d_](?:[\w .'-]*[\w.'])?")
_WORDS_WITH_MEANING = frozenset({"y", "n", "yes", "no", "on", "off", "true", "false", "null", "nan", "inf"})


def yaml_text(values: Mapping[str, object]) -> str:
    """``values`` (mappings, lists, tuples, text, whole numbers, true and false, ``None``) as YAML, in their order.

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
        numbers = all(inner is None or isinstance(inner, int | float) for inner in value)
        return f"[{', '.join(map(_scalar, value))}]" if numbers else None
    return _scalar(value)


def _scalar(value: object) -> str:
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if not isinstance(value, str):
        raise TypeError(f"{type(value).__name__} has no place in a YAML file of ours")
    if _BARE.fullmatch(value) and value.casefold() not in _WORDS_WITH_MEANING:
        return value
    return _quoted(value)


def _quoted(text: str) -> str:
    return "".join(
        sign if sign.isprintable() else _code(sign) for sign in json.dumps(text, ensure_ascii=False)
    )


def _code(sign: str) -> str:
    return f"\\u{ord(sign):04x}" if ord(sign) < 0x10000 else f"\\U{ord(sign):08x}"
