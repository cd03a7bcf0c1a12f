"""Standing orders: given and ended (C72)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, ClassVar

from annotated_types import Ge, Le, MaxLen

from ringside_manager.campaign.books import MandateBook, Otherwise, Task
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.language import say
from ringside_manager.league.business.open_books import MissingPageError, OpenBooks, post
from ringside_manager.league.deeds import Cents, Deed, Night, Number

Men = Annotated[tuple[Number, ...], MaxLen(200)]


@dataclass(frozen=True, slots=True)
class MandateGiven(Deed):
    """A manager gives a standing order; its fields are those of ``MandateBook`` (C72)."""

    kind: ClassVar[str] = "mandate_given"
    manager: Number
    task: Task
    until: Night | None = None
    fighters: Men = ()
    least_chance: Annotated[int, Ge(0), Le(99)] = 0
    least_cents: Cents = 0
    rest: Annotated[int, Ge(0), Le(100)] = 0
    never: Men = ()
    otherwise: Otherwise = Otherwise.DECLINE
    never_champion: bool = field(default=False, metadata=LATER)
    never_champions_of: Men = field(default=(), metadata=LATER)


@post.register
def mandate_given(deed: MandateGiven, opened: OpenBooks) -> None:
    """The office has a standing order; for men who are not his it does nothing (C72)."""
    manager = opened.manager(deed.manager)
    for number in (*deed.fighters, *deed.never):
        opened.fighter(number)  # whoever reads the order looks them up
    for number in deed.never_champions_of:
        opened.manager(number)
    strangers = [number for number in deed.fighters if number not in manager.stable]
    if strangers:
        text = say("{name} gave a standing order for a man who was not his.", name=manager.name)
        opened.doubt("C72", text)
    opened.books.mandates[opened.entry] = MandateBook(
        opened.entry, deed.manager, deed.task, deed.until, deed.fighters, deed.least_chance, deed.least_cents,
        deed.rest, deed.never, deed.otherwise, deed.never_champion, deed.never_champions_of,
    )  # fmt: skip
    opened.books.touched.mandates.add(opened.entry)


@dataclass(frozen=True, slots=True)
class MandateEnded(Deed):
    """A manager ends a standing order of his (C72)."""

    kind: ClassVar[str] = "mandate_ended"
    manager: Number
    mandate: Number


@post.register
def mandate_ended(deed: MandateEnded, opened: OpenBooks) -> None:
    """The office does nothing by it any more (C72)."""
    mandate = opened.books.mandates.get(deed.mandate)
    if mandate is None:
        raise MissingPageError(say("there is no standing order {number}", number=deed.mandate))
    if mandate.manager != deed.manager or mandate.ended is not None:
        opened.doubt("C72", say("Standing order {number} was not his to end.", number=deed.mandate))
    mandate.ended = opened.entry
    opened.books.touched.mandates.add(deed.mandate)
