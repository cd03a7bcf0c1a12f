"""What every deed is, and the ranges of what deeds hold."""

from __future__ import annotations

from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.bout.outcome import Method, Outcome

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


def check_outcome(outcome: Outcome) -> None:
    """Raise ``ValueError`` for a result no bout can have.

    Rounds count from 1; only a man disqualified before the first bell has not boxed one.
    """
    least = 0 if outcome.method is Method.DQ else 1
    if outcome.round < least:
        raise ValueError(f"a bout that ends by {outcome.method.value} ends in round {least} or later")
    if min(*outcome.knockdowns, *outcome.landed, *outcome.loss) < 0:
        raise ValueError("knockdowns, landed punches and losses count from 0")
    if min(outcome.start) < 1:
        raise ValueError(f"a fighter starts above 0, not at {min(outcome.start)}")
    if len(outcome.cause) > LONGEST_CAUSE or not outcome.cause.isprintable():
        raise ValueError(f"a cause is one word of at most {LONGEST_CAUSE} letters")
