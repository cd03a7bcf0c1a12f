"""What every deed is, and the ranges of what deeds hold."""

from __future__ import annotations

from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

MOST_CENTS = 10**15
"""The most money one deed may move, so that sums never leave what a save file can hold."""

Number = Annotated[int, Ge(1), Le(2**53)]
"""The number of an entry, and of what it brought into the world."""
Night = Annotated[int, Ge(1), Le(1_000_000)]
Rounds = Annotated[int, Ge(1), Le(99)]
Cents = Annotated[int, Ge(0), Le(MOST_CENTS)]
Word = Annotated[str, MaxLen(200)]
"""A name."""
Text = Annotated[str, MaxLen(2000)]
"""A remark of somebody."""
Seed = Annotated[int, Ge(-(2**63)), Le(2**63 - 1)]
"""What dice are derived from."""
LONGEST_CAUSE = 60
"""The most letters of the word for what ended a bout."""
D10 = Annotated[int, Ge(1), Le(10)]
D20 = Annotated[int, Ge(1), Le(20)]
D100 = Annotated[int, Ge(1), Le(100)]


class Deed:
    """Something that changed the league; ``kind`` is its name in the journal.

    The types and ranges of a deed's fields hold for what is read from a journal: ``league/codec.py``.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, object]] = {"strict": True, "extra": "forbid"}
    kind: ClassVar[str] = ""
