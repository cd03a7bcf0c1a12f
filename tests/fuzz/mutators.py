"""How an input goes wrong: texts, JSON values and bytes, changed by a chance that repeats itself."""

from __future__ import annotations

import copy
import random
import re
from collections.abc import Callable, Iterator
from typing import Any

WORDS = (
    "", " ", ".", "..", "../x", "../../../etc/passwd", "CON", "nul.txt", "a:b", "~", "=1+1", "-2", "@x", "\t", "\r", "\0",
    '"', "'", "\\", "%", "_", "&", "*a", "&a x", "<<", "- - -", "? x", "[", "{", "]", "}", "|", "> ", "# ", "---", "...",
    "'); DROP TABLE fighters;--", "<b>x</b>", "<img src=x onerror=alert(1)>", "$\\frac{$", "{0}", "%s", "{x.__class__}",
    "!!python/object/apply:os.system [id]", "x" * 65, "x" * 300, "x" * 5000, "\u202e", "\u200d", "e\u0301", "漢字", "😀",
    "\ud800", "\x1b[2J", "\x9b31m", "\n\n", "\u2028", "\ufeff", "½", "²", "٣٤", "Ⅷ", "１２", "no", "yes", "null", "12:30", "1e3",
    "010", "0x10", "1_000", ".nan", "inf", "-.inf", "1e400", "-1", "0", "9" * 25, "9" * 5000, "9223372036854775807",
    "9223372036854775808", "2024-02-30", "O'Neil", 'D\'Angelo "Kid" Smith', "Łukasz", "ß", "İ", "ﬁ",
)  # fmt: skip
"""What people, table programs and enemies write where a plain word is meant."""
VALUES: tuple[Any, ...] = (
    0, -1, 1, 255, 256, 2**31, 2**53, 2**63 - 1, 2**63, -(2**63) - 1, 10**30, 10**400, 1.5, -0.0, 1e308, float("nan"),
    float("inf"), True, False, None, [], {}, "", "x", [[]], [None], {"a": 1}, [[1, 2]], "x" * 100_000,
)  # fmt: skip
"""JSON values where another one is meant."""
_VALUE = re.compile(r"(?<=: )[^\n,}]+")
_NUMBER = re.compile(r"\d+")
_KEY = re.compile(r"(?<![A-Za-z_])[A-Za-z_]+(?=:)")
_SIGNS = "[]{}:,-?&*!|>'\"%@`#\n ;\t"

TextChange = Callable[[str, random.Random, str], str]


def text_changed(text: str, chance: random.Random, separator: str = "\n") -> str:
    """``text`` with one to five things wrong; its parts stand between ``separator``."""
    for _ in range(chance.choice((1, 1, 1, 1, 2, 5))):
        text = chance.choice(_TEXT_CHANGES)(text, chance, separator)
    return text


def as_bytes(text: str, chance: random.Random) -> bytes:
    """``text`` in UTF-8; now and then with lone surrogates left in, or a byte that is none."""
    data = bytearray(text.encode(errors=chance.choice(("replace", "replace", "surrogatepass"))))
    if data and chance.random() < 0.04:
        data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def _word_put_in(text: str, chance: random.Random, _separator: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(WORDS) + text[at:]


def _cut_out(text: str, chance: random.Random, _separator: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + text[at + chance.choice((1, 1, 2, 5, 20, 200)) :]


def _cut_off(text: str, chance: random.Random, _separator: str) -> str:
    return text[: chance.randrange(len(text) + 1)]


def _sign_changed(text: str, chance: random.Random, _separator: str) -> str:
    at = chance.randrange(len(text) + 1)
    sign = chr(chance.choice((chance.randrange(128), chance.randrange(0x3000), chance.randrange(0x110000))))
    return text[:at] + sign + text[at + 1 :]


def _signs_put_in(text: str, chance: random.Random, _separator: str) -> str:
    at = chance.randrange(len(text) + 1)
    return text[:at] + chance.choice(_SIGNS) * chance.choice((1, 1, 2, 30, 3000)) + text[at:]


def _parts_swapped(text: str, chance: random.Random, separator: str) -> str:
    parts = text.split(separator)
    one, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    parts[one], parts[other] = parts[other], parts[one]
    return separator.join(parts)


def _part_doubled(text: str, chance: random.Random, separator: str) -> str:
    parts = text.split(separator)
    parts.insert(chance.randrange(len(parts) + 1), chance.choice(parts))
    return separator.join(parts)


def _part_left_out(text: str, chance: random.Random, separator: str) -> str:
    parts = text.split(separator)
    del parts[chance.randrange(len(parts))]
    return separator.join(parts)


def _indented(text: str, chance: random.Random, separator: str) -> str:
    parts = text.split(separator)
    at = chance.randrange(len(parts))
    parts[at] = chance.choice((" ", "  ", "    ", "\t", "")) + parts[at].lstrip()
    return separator.join(parts)


def _replaced(pattern: re.Pattern[str], new: Callable[[random.Random, list[str]], str]) -> TextChange:
    """A change that puts something else in place of one match of ``pattern``; ``new`` is given all matches."""

    def change(text: str, chance: random.Random, _separator: str) -> str:
        found = list(pattern.finditer(text))
        if not found:
            return text
        one = chance.choice(found)
        return text[: one.start()] + new(chance, [match.group() for match in found]) + text[one.end() :]

    return change


_other_word = _replaced(_VALUE, lambda chance, _all: chance.choice(WORDS))
_other_number = _replaced(_NUMBER, lambda chance, _all: str(chance.choice(VALUES[:17])))
_TEXT_CHANGES: tuple[TextChange, ...] = (
    _word_put_in, _cut_out, _cut_off, _sign_changed, _signs_put_in, _parts_swapped, _part_doubled, _part_left_out, _indented,
    _other_word, _other_word, _other_number, _other_number,
    _replaced(_VALUE, lambda chance, matches: chance.choice(matches)),
    _replaced(_KEY, lambda chance, matches: chance.choice((*matches, *WORDS[:3]))),
)  # fmt: skip


def json_changed(value: Any, chance: random.Random) -> Any:
    """A copy of a JSON value with one to four things wrong, the value itself among them."""
    value = copy.deepcopy(value)
    for _ in range(chance.choice((1, 1, 1, 2, 4))):
        path = chance.choice(list(_paths(value)))
        new = _instead(value, path, chance)
        # A copy each time: parts shared with one another, or with VALUES, would be changed together by the next.
        value = _put(value, path, new if new is _LEFT_OUT else copy.deepcopy(new))
    return value


def _paths(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, part in inner:
        yield from _paths(part, (*path, key))


def _at(value: Any, path: tuple[Any, ...]) -> Any:
    for key in path:
        value = value[key]
    return value


_LEFT_OUT = object()


def _put(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return None if new is _LEFT_OUT else new
    holder = _at(value, path[:-1])
    if new is _LEFT_OUT:
        del holder[path[-1]]
    else:
        holder[path[-1]] = new
    return value


def _instead(value: Any, path: tuple[Any, ...], chance: random.Random) -> Any:
    """What comes in place of the part at ``path``: anything, or something close to what was there."""
    now = _at(value, path)
    anything = (
        lambda: chance.choice(VALUES),
        lambda: chance.choice(WORDS),
        lambda: _at(value, chance.choice(list(_paths(value)))),
        lambda: _LEFT_OUT,
    )
    return chance.choice(anything)() if chance.random() < 0.5 else _nearly(now, chance)


def _nearly(now: Any, chance: random.Random) -> Any:
    if isinstance(now, bool) or now is None:
        return chance.choice((True, False, None, 0))
    if isinstance(now, int):
        return now + chance.choice((-1, 1, -2, 2, 10, 100, 1000, -now, -2 * now, 2 ** chance.randrange(80)))
    if isinstance(now, str):
        at = chance.randrange(len(now) + 1)
        return now[:at] + chance.choice((*WORDS, *"abc0(")) + now[at + 1 :]
    if isinstance(now, list) and now:
        return chance.choice(([*now, now[0]], now[1:], now[::-1], dict(enumerate(map(str, now)))))
    if isinstance(now, dict):
        added = {chance.choice((*WORDS, *map(str, now), "name", "seed", "note")): chance.choice(VALUES)}
        return chance.choice(({**now, **added}, list(now.items())))
    return chance.choice(VALUES)


def bytes_changed(data: bytes, chance: random.Random) -> bytes:
    """``data`` with up to twenty bytes or blocks damaged, the first page more often than others; at times cut off."""
    damaged = bytearray(data)
    for _ in range(chance.choice((1, 1, 1, 3, 20))):
        at = chance.randrange(len(damaged) if chance.random() < 0.7 else min(len(damaged), 4096))
        change = chance.randrange(5)
        if change < 2:
            damaged[at] ^= 1 << chance.randrange(8)
        elif change == 2:
            damaged[at] = chance.randrange(256)
        elif change == 3:
            damaged[at : at + 4] = chance.choice((b"\xff" * 4, bytes(4), b"\x7f\xff\xff\xff"))[
                : len(damaged) - at
            ]
        else:
            _copy_block(damaged, at, chance)
    return bytes(damaged[: chance.randrange(len(damaged))] if chance.random() < 0.05 else damaged)


def _copy_block(data: bytearray, at: int, chance: random.Random) -> None:
    """Another stretch of ``data`` in place of the one at ``at``, at times a whole page in place of a page."""
    length = chance.choice((16, 512, 4096))
    there = chance.randrange(len(data))
    if length == 4096:
        at, there = at // 4096 * 4096, there // 4096 * 4096
    block = bytes(data[there : there + length])[: len(data) - at]
    data[at : at + len(block)] = block
