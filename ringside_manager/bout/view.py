"""What all views of a bout have in common: they can be looked at and not be changed."""

from __future__ import annotations

from typing import Any, ClassVar, Generic, TypeVar

M = TypeVar("M")


class ReadOnly:
    """Nothing of it can be set from outside; a view fills its own slots with ``object.__setattr__``."""

    __slots__ = ()

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"a view cannot be changed ({name})")


class BoxerSeen(ReadOnly, Generic[M]):
    """A boxer as anybody in the hall sees him: those attributes of his that ``SEEN`` names, and what a system adds.

    What it adds are properties, which ``ADDED`` names so that ``dir`` lists them too.
    """

    __slots__ = ("_boxer",)

    SEEN: ClassVar[frozenset[str]] = frozenset()
    ADDED: ClassVar[frozenset[str]] = frozenset()
    _boxer: M

    def __init__(self, boxer: M) -> None:
        object.__setattr__(self, "_boxer", boxer)

    def __getattr__(self, name: str) -> Any:  # one read-only door to dozens of typed attributes
        if name in self.SEEN:
            return getattr(self._boxer, name)
        raise AttributeError(name)

    def __dir__(self) -> list[str]:
        return sorted(self.SEEN | self.ADDED)
