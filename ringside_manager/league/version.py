"""The version of a save's layout."""

from __future__ import annotations

from dataclasses import dataclass

_MINORS = 0x10000


@dataclass(frozen=True, slots=True, order=True)
class Version:
    """The version of the save's layout; stored as one whole number, major × 65,536 + minor."""

    major: int
    minor: int

    @property
    def number(self) -> int:
        """The version as SQLite's ``user_version``."""
        return self.major * _MINORS + self.minor

    @classmethod
    def from_number(cls, number: int) -> Version:
        """The version written as ``number``."""
        return cls(*divmod(number, _MINORS))

    def __str__(self) -> str:
        return f"{self.major}.{self.minor}"
