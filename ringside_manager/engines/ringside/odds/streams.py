"""Random numbers of the compiled bout: the very streams of ``random.Random``, and a free one that names no bout.

The exact stream is the Mersenne Twister, seeded with a whole number as Python does it, from seeds derived by SHA-256 as
``bout.chance.derive_seed`` does.  Three of them belong to a bout: the dice, the red corner, the blue corner.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba.extending import overload

F = TypeVar("F", bound=Callable[..., Any])


def compiled(function: F) -> F:
    """Compile a function when it is first called; it holds no lock, and lies on the disk if there is a place for it.

    It allocates nothing, so that no references of arrays need be counted: that costs five times what the bout itself does.
    """
    return cast("F", numba.njit(nogil=True, _nrt=False, cache=bool(numba.config.CACHE_DIR))(function))


def inlined(function: F) -> F:
    """Compile a function into those that call it."""
    return cast(
        "F",
        numba.njit(nogil=True, _nrt=False, forceinline=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(
            function
        ),
    )


def _compiled_as(function: F) -> Callable[[F], F]:
    """Compile into those that call ``function`` what the decorated one names for the types it gets."""
    return cast(
        "Callable[[F], F]",
        overload(function, jit_options={"nogil": True, "_nrt": False, "forceinline": True}),
    )


# SHA-256 (FIPS 180-4)


def _fractions(root: float, count: Any) -> list[int]:
    """The first 32 bits of the fractional parts of a root of each of the first primes."""
    primes = [n for n in range(2, 312) if all(n % d for d in range(2, int(n**0.5) + 1))][:count]
    return [int(p**root % 1 * (1 << 32)) for p in primes]


_BEGIN = np.array(_fractions(1 / 2, 8), np.uint32)
_ROUNDS = np.array(_fractions(1 / 3, 64), np.uint32)
_BLOCK, _ENDING = 64, 9
"""Bytes of a block, and those that the padding needs at least."""


@inlined
def _turned(word: Any, places: Any) -> Any:
    """A word of 32 bits, turned to the right."""
    return np.uint32(np.uint32(word >> places) | np.uint32(word << (32 - places)))


@inlined
def _block(message: Any, first: Any, state: Any, words: Any) -> None:
    """Work one block of 64 bytes into the state."""
    for i in range(16):
        at = first + 4 * i
        words[i] = (
            np.uint32(message[at]) << 24
            | np.uint32(message[at + 1]) << 16
            | np.uint32(message[at + 2]) << 8
            | np.uint32(message[at + 3])
        )
    for i in range(16, 64):
        old, new = words[i - 15], words[i - 2]
        low = _turned(old, 7) ^ _turned(old, 18) ^ (old >> 3)
        high = _turned(new, 17) ^ _turned(new, 19) ^ (new >> 10)
        words[i] = np.uint32(words[i - 16] + low + words[i - 7] + high)
    a, b, c, d = state[0], state[1], state[2], state[3]
    e, f, g, h = state[4], state[5], state[6], state[7]
    for i in range(64):
        high = _turned(e, 6) ^ _turned(e, 11) ^ _turned(e, 25)
        one = np.uint32(h + high + ((e & f) ^ (~e & g)) + _ROUNDS[i] + words[i])
        low = _turned(a, 2) ^ _turned(a, 13) ^ _turned(a, 22)
        other = np.uint32(low + ((a & b) ^ (a & c) ^ (b & c)))
        h, g, f, e = g, f, e, np.uint32(d + one)
        d, c, b, a = c, b, a, np.uint32(one + other)
    for i, word in enumerate((a, b, c, d, e, f, g, h)):
        state[i] = np.uint32(state[i] + word)


@compiled
def hashed(message: Any, length: Any, room: Any) -> Any:
    """The first 63 bits of the SHA-256 of ``length`` bytes of ``message``, which has room for two more blocks.

    ``room`` is an array of 72 words of 32 bits to work in.
    """
    blocks = (length + _ENDING + _BLOCK - 1) // _BLOCK
    message[length] = 0x80
    for place in range(length + 1, blocks * _BLOCK):
        message[place] = 0
    bits = length * 8
    for place in range(1, _ENDING):
        message[blocks * _BLOCK - place] = bits & 0xFF
        bits >>= 8
    state, words = room[:8], room[8:]
    for place in range(_BEGIN.size):
        state[place] = _BEGIN[place]
    for number in range(blocks):
        _block(message, number * _BLOCK, state, words)
    return (np.uint64(state[0]) << np.uint64(32) | np.uint64(state[1])) >> np.uint64(1)


@compiled
def written(message: Any, at: Any, number: Any) -> Any:
    """Write a whole number from 0 on in decimal digits; the place after them."""
    end, rest = at + 1, number // np.uint64(10)
    while rest:
        end, rest = end + 1, rest // np.uint64(10)
    for place in range(end - 1, at - 1, -1):
        message[place] = np.uint8(48) + np.uint8(number % np.uint64(10))
        number //= np.uint64(10)
    return end


@compiled
def derived(text: Any, length: Any, endings: Any, own: Any, room: Any, first: Any, seeds: Any) -> None:
    """The seeds of numbered bouts, from ``first`` on: of the dice, and of both corners (``derive_seed``).

    ``text`` begins with what stands before the number of a bout; each row of ``endings``, its length first, stands behind its
    seed, written in ``own``.
    """
    for place in range(len(seeds)):
        seed = hashed(text, written(text, length, np.uint64(first + place)), room)
        seeds[place, 0] = seed
        for corner in range(len(endings)):
            end = written(own, 0, seed)
            for letter in range(endings[corner, 0]):
                own[end + letter] = endings[corner, 1 + letter]
            seeds[place, 1 + corner] = hashed(own, end + endings[corner, 0], room)


# The Mersenne Twister (Matsumoto and Nishimura, MT19937), three beside each other


STREAMS, WORDS, DRAWS, _AHEAD = 3, 624, 312, 397
DICE, RED = np.int64(0), np.int64(1)
_MASK = np.uint64(0xFFFFFFFF)
_FIRST, _SECOND, _TURN = np.uint64(1664525), np.uint64(1566083941), np.uint64(30)


def _usual_state() -> list[int]:
    """The state of seed 19650218, which every seed by array begins with."""
    state = [19650218]
    for place in range(1, WORDS):
        last = state[-1]
        state.append((1812433253 * (last ^ last >> 30) + place) & 0xFFFFFFFF)
    return state


_USUAL = np.array(_usual_state(), np.uint64)


@inlined
def _stirred(word: Any, last: Any, factor: Any, added: Any) -> Any:
    return ((word ^ ((last ^ (last >> _TURN)) * factor)) + added) & _MASK


@compiled
def seeded(words: Any, places: Any, seeds: Any) -> None:
    """Seed all three streams as ``random.Random`` is seeded with a whole number below 2^64.

    Each word depends on the one before it: three chains beside each other take no longer than one.
    """
    a0, b0, c0 = seeds[0] & _MASK, seeds[1] & _MASK, seeds[2] & _MASK
    a1, b1, c1 = _odd_key(seeds[0]), _odd_key(seeds[1]), _odd_key(seeds[2])
    a, b, c = _USUAL[0], _USUAL[0], _USUAL[0]
    for place in range(1, WORDS, 2):
        usual = _USUAL[place]
        a, b, c = (
            _stirred(usual, a, _FIRST, a0),
            _stirred(usual, b, _FIRST, b0),
            _stirred(usual, c, _FIRST, c0),
        )
        words[0, place], words[1, place], words[2, place] = a, b, c
        if place + 1 < WORDS:
            usual = _USUAL[place + 1]
            a, b, c = (
                _stirred(usual, a, _FIRST, a1),
                _stirred(usual, b, _FIRST, b1),
                _stirred(usual, c, _FIRST, c1),
            )
            words[0, place + 1], words[1, place + 1], words[2, place + 1] = a, b, c
    a = _stirred(np.uint64(words[0, 1]), a, _FIRST, a1)
    b = _stirred(np.uint64(words[1, 1]), b, _FIRST, b1)
    c = _stirred(np.uint64(words[2, 1]), c, _FIRST, c1)
    words[0, 1], words[1, 1], words[2, 1] = a, b, c
    for i in range(2, WORDS + 1):
        place = i if i < WORDS else 1
        less = np.uint64(0) - np.uint64(place)
        a = _stirred(np.uint64(words[0, place]), a, _SECOND, less)
        b = _stirred(np.uint64(words[1, place]), b, _SECOND, less)
        c = _stirred(np.uint64(words[2, place]), c, _SECOND, less)
        words[0, place], words[1, place], words[2, place] = a, b, c
    for stream in range(STREAMS):
        words[stream, 0] = 0x80000000
        places[stream] = DRAWS


@inlined
def _odd_key(seed: Any) -> Any:
    """What the key adds in every second step: the upper word of a long seed and its place, else the only word."""
    return (seed >> np.uint64(32)) + np.uint64(1) if seed > _MASK else seed


@compiled
def _twist(words: Any, draws: Any, stream: Any) -> None:
    """The next 624 words of a stream, and the 312 numbers from 0 to 1 they make."""
    for i in range(WORDS - _AHEAD):
        words[stream, i] = _twisted(words[stream, i], words[stream, i + 1], words[stream, i + _AHEAD])
    for i in range(_AHEAD - 1):
        place = i + WORDS - _AHEAD
        words[stream, place] = _twisted(words[stream, place], words[stream, place + 1], words[stream, i])
    words[stream, WORDS - 1] = _twisted(words[stream, WORDS - 1], words[stream, 0], words[stream, _AHEAD - 1])
    for i in range(DRAWS):
        upper = np.int32(_tempered(words[stream, 2 * i]) >> np.uint32(5))
        lower = np.int32(_tempered(words[stream, 2 * i + 1]) >> np.uint32(6))
        draws[stream, i] = (np.float64(upper) * 2.0**26 + np.float64(lower)) * 2.0**-53


@inlined
def _twisted(word: Any, following: Any, ahead: Any) -> Any:
    mixed = np.uint32((word & np.uint32(0x80000000)) | (following & np.uint32(0x7FFFFFFF)))
    turned = np.uint32(np.uint32(0x9908B0DF) * np.uint32(mixed & np.uint32(1)))
    return np.uint32(ahead ^ np.uint32(mixed >> np.uint32(1)) ^ turned)


@inlined
def _tempered(word: Any) -> Any:
    word = np.uint32(word ^ np.uint32(word >> np.uint32(11)))
    word = np.uint32(word ^ np.uint32(np.uint32(word << np.uint32(7)) & np.uint32(0x9D2C5680)))
    word = np.uint32(word ^ np.uint32(np.uint32(word << np.uint32(15)) & np.uint32(0xEFC60000)))
    return np.uint32(word ^ np.uint32(word >> np.uint32(18)))


# Drawing

D6, D10, D100 = np.int64(6), np.int64(10), np.int64(100)
"""Typed, or a compiler makes a function of its own for each of them; so are the streams."""


def drawn(dice: Any, stream: Any, sides: Any, needed: Any) -> Any:
    """A uniform whole number from 0 to less than ``sides``; an exact stream goes on only if it is ``needed``.

    To look at a number and leave it costs far less than a branch that the processor cannot foresee.  Which stream it is
    the compiler finds by the room ``dice``: it makes a loop for each.
    """
    raise NotImplementedError  # two are compiled in its place


def take_up(dice: Any, seeds: Any, number: Any, bouts: Any) -> None:
    """Draw from the streams of so manieth of ``bouts`` that share the rows of ``seeds`` among them."""
    raise NotImplementedError


def _is_exact(dice: Any) -> bool:
    return "words" in dice.fields


@_compiled_as(drawn)
def _(dice: Any, stream: Any, sides: Any, needed: Any) -> Any:
    return _drawn_exactly if _is_exact(dice) else _drawn_freely


@_compiled_as(take_up)
def _(dice: Any, seeds: Any, number: Any, bouts: Any) -> Any:
    return _take_up_exactly if _is_exact(dice) else _take_up_freely


def _drawn_exactly(dice: Any, stream: Any, sides: Any, needed: Any) -> Any:
    place = dice.used[stream]
    if place == DRAWS:
        _twist(dice.words, dice.draws, stream)
        dice.used[STREAMS + stream] += np.uint64(1)
        place = np.uint64(0)
    dice.used[stream] = place + np.uint64(needed)
    return np.int64(np.uint32(dice.draws[stream, place] * sides))


def _take_up_exactly(dice: Any, seeds: Any, number: Any, bouts: Any) -> None:
    place = number * len(seeds) // bouts
    if number == 0 or place != (number - 1) * len(seeds) // bouts or not _rewound(dice.used):
        seeded(dice.words, dice.used, seeds[place])
        for stream in range(STREAMS):
            dice.used[STREAMS + stream] = 0


@inlined
def _rewound(used: Any) -> bool:
    """Draw from the exact streams again from their beginning; false if they have gone too far for that."""
    for stream in range(STREAMS):
        if used[STREAMS + stream] > 1:
            return False
    for stream in range(STREAMS):
        if used[STREAMS + stream]:
            used[stream] = 0
    return True


# The free stream: the upper half of a product (Lehmer), with a multiplier of Steele and Vigna (2022)

_FACTOR, _HALF = np.uint64(0xF1357AEA2E62A9C5), np.uint64(32)


def _drawn_freely(dice: Any, stream: Any, sides: Any, needed: Any) -> Any:
    state = dice.state[0] * _FACTOR
    dice.state[0] = state
    return np.int64(((state >> _HALF) * np.uint64(sides)) >> _HALF)


def _take_up_freely(dice: Any, seeds: Any, number: Any, bouts: Any) -> None:
    if number == 0:
        dice.state[0] = _mixed_up(seeds[0, 0]) | np.uint64(1)


@inlined
def _mixed_up(word: Any) -> Any:
    """SplitMix64 (Steele, Lea and Flood)."""
    word = (word ^ (word >> np.uint64(30))) * np.uint64(0xBF58476D1CE4E5B9)
    word = (word ^ (word >> np.uint64(27))) * np.uint64(0x94D049BB133111EB)
    return word ^ (word >> np.uint64(31))


EXACT_ROOM = [
    ("words", np.uint32, (STREAMS, WORDS)),
    ("draws", np.float64, (STREAMS, DRAWS)),
    ("used", np.uint64, (2 * STREAMS,)),
]
"""Room for the exact streams of one thread: their words, the numbers drawn ahead from each, and how many of those are used;
then how often each was drawn ahead from."""
FREE_ROOM = [("state", np.uint64, (1,))]
_LONGEST = 20
"""Digits of a seed."""


def seeds_of(before: str, numbers: range, endings: tuple[str, str]) -> Any:
    """The seeds of the bouts with these numbers: each is derived from the text ``before`` and its number, those of the
    corners from it and their ``endings``.
    """
    text, length = _message(before.encode())
    own, _ = _message(max(endings, key=len).encode())
    ends = np.zeros((len(endings), 1 + max(map(len, endings))), np.uint8)
    for row, ending in zip(ends, endings, strict=True):
        row[: 1 + len(ending)] = (len(ending), *ending.encode())
    seeds = np.zeros((len(numbers), STREAMS), np.uint64)
    derived(text, length, ends, own, np.zeros(72, np.uint32), numbers.start, seeds)
    return seeds


def _message(words: bytes) -> tuple[Any, int]:
    """These bytes at the beginning of a message with room for a number and the padding, and how many there are."""
    message = np.zeros(len(words) + _LONGEST + 2 * _BLOCK, np.uint8)
    message[: len(words)] = list(words)
    return message, len(words)
