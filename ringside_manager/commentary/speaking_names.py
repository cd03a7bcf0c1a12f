"""What the commentator calls the two boxers: mostly by surname."""

from __future__ import annotations

import re

from ringside_manager.text_safety import match_key, tidy, visible

_PARTICLES = frozenset((
    "al", "ben", "bin", "da", "de", "del", "della", "der", "di", "dos", "du", "el", "la", "le", "mac", "st", "ten",
    "ter", "van", "von",
))  # fmt: skip
_SUFFIX = re.compile(r"(jr|sr|jnr|snr)\.?|[ivx]+", re.IGNORECASE)


def speaking_names(red: str, blue: str) -> tuple[str, str]:
    """Short names of both, made safe to print, that nobody can take for each other."""
    short = _surname(shown(red)), _surname(shown(blue))
    if match_key(short[0]) != match_key(short[1]):
        return short
    full = shown(red), shown(blue)
    if match_key(full[0]) != match_key(full[1]):
        return full
    return f"{full[0]} (red)", f"{full[1]} (blue)"


def shown(name: str) -> str:
    """``name`` as it can be printed: on one line, hidden characters as their codes."""
    return visible(tidy(name))


def _surname(name: str) -> str:
    words = name.split()
    end = len(words)
    while end > 2 and _SUFFIX.fullmatch(words[end - 1]):
        end -= 1
    start = end - 1
    while start > 1 and words[start - 1].casefold().rstrip(".") in _PARTICLES:
        start -= 1
    return " ".join(words[max(0, start) : end]).rstrip(",") or name
