"""Orders as text: a YAML file people write by names, bouts in a table, and the canonical JSON that travels."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import MISSING, astuple, dataclass, fields
from enum import Enum
from functools import cache
from operator import not_
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from annotated_types import Ge, Le, MaxLen, MinLen
from pydantic import TypeAdapter, ValidationError

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.house_packs import HousePack, PackFile
from ringside_manager.campaign.order_fields import Said, Stands
from ringside_manager.campaign.orders import (
    KINDS,
    BidForDate,
    DraftRookies,
    GiveMandate,
    MakeBout,
    OfferBout,
    Order,
    SetFightPlan,
)
from ringside_manager.errors import FileError, SetError, UnknownNameError, excerpt, misused
from ringside_manager.language import say
from ringside_manager.league.journal import canonical
from ringside_manager.office.docket import Party, find_fighter, find_manager
from ringside_manager.office.house_rules import SHIPPED, bases, shipped
from ringside_manager.plans.files import parse_plan, plan_kind, plan_text
from ringside_manager.text_safety import match_key
from ringside_manager.written import FAULT, Fault, MapNode, Node, Report, TextNode
from ringside_manager.written.kinds import (
    As,
    Choice,
    Field,
    Kind,
    Many,
    Record,
    Schema,
    Text,
    Whole,
    yes_or_no,
)
from ringside_manager.written.tables import Columns, scan_table
from ringside_manager.written.yaml_files import read_yaml

# Orders written in a YAML file, read against the books


MOST_ORDERS = 1_000
MOST_BOUTS = 1_000
"""The lines of a schedule."""
Given_co = TypeVar("Given_co", bound=Order, covariant=True)


@dataclass(frozen=True, slots=True)
class PlacedOrder(Generic[Given_co]):
    """An order and the line of the file it stands on."""

    line: int
    order: Given_co


# Orders in a YAML file


def read_orders(text: str | bytes, source: str, books: Books) -> tuple[PlacedOrder[Order], ...]:
    """The orders of a file in their order; ``SetError`` lists every problem with line and column."""
    kinds = _AnyOrder(books)
    document: Record[tuple[PlacedOrder[Order], ...]] = Record(
        "the orders file",
        (Field("orders", Many(kinds, MOST_ORDERS, 1), "What to do, in this order", required=True),),
        lambda orders: orders,
    )
    return read_yaml(document, text, source)


@dataclass(frozen=True, slots=True)
class _AnyOrder(Kind[PlacedOrder[Order]]):
    """One of the kinds of order, told apart by the key ``order``."""

    books: Books

    def read(self, node: Node, report: Report) -> PlacedOrder[Order] | Fault:
        named = node.get("order") if isinstance(node, MapNode) else None
        if named is None:
            return report.at(node, say("an order names its kind: order: {kinds}", kinds=", ".join(KINDS)))
        word = Choice(tuple(KINDS)).read(named, report)
        if isinstance(word, Fault):
            return FAULT
        order = _record(KINDS[word], self.books).read(node, report)  # of one kind: all take 15 ms
        line = named.line if isinstance(named, TextNode) else 0
        return order if isinstance(order, Fault) else PlacedOrder(line, order)

    def schema(self) -> Schema:
        return {"oneOf": [_record(form, self.books).schema() for form in KINDS.values()]}


# From the type of an order to what may be written


def _record(form: type[Order], books: Books) -> Record[Order]:
    """What may be written for one kind of order: the fields that have words, by their keys."""
    hints = _hints(form.kind)
    written: list[Field] = [Field("order", Choice((form.kind,)), "Kind of order", required=True)]
    names: dict[str, str] = {}
    absent: dict[str, None] = {}
    for field in fields(form):  # type: ignore[arg-type]  # every kind of order is a dataclass
        bare, marks = _unfolded(hints[field.name])
        said = next((mark for mark in marks if isinstance(mark, Said)), None)
        if said is None:
            continue
        if field.default is MISSING and NoneType in get_args(bare):
            absent[field.name] = None
        required = field.default is MISSING and field.name not in absent
        names[said.key or field.name] = field.name
        written.append(Field(said.key or field.name, _kind(hints[field.name], books), said.meaning, required))

    def build(order: str, **values: object) -> Order:
        given: dict[str, Any] = {names[key]: value for key, value in values.items()}
        return form(**(absent | given))

    return Record(f"the order {form.kind}", tuple(written), build)


@cache
def _hints(kind: str) -> dict[str, Any]:
    """The types of the fields of a kind of order, with what is annotated to them."""
    return get_type_hints(KINDS[kind], include_extras=True)


def _unfolded(hint: Any) -> tuple[Any, tuple[object, ...]]:
    """A type and all that is annotated to it."""
    if get_origin(hint) is Annotated:
        bare, *marks = get_args(hint)
        return bare, tuple(marks)
    return hint, ()


def _kind(hint: Any, books: Books) -> Kind[Any]:
    """What may be written for a value of a type."""
    bare, marks = _unfolded(hint)
    if isinstance(bare, UnionType) or NoneType in get_args(bare):
        return _kind(next(each for each in get_args(bare) if each is not NoneType), books)
    stands = next((mark for mark in marks if isinstance(mark, Stands)), None)
    if stands is not None:
        return _STANDS[stands](books, marks)
    if get_origin(bare) is tuple:
        return Many(_kind(get_args(bare)[0], books), _bound(marks, MaxLen), _bound(marks, MinLen))
    if bare is bool:
        return yes_or_no()
    if issubclass(bare, Enum):
        return As(Choice(tuple(str(member.value) for member in bare)), bare)
    if bare is int:
        return Whole(_bound(marks, Ge), _bound(marks, Le))
    return Text(_bound(marks, MaxLen), _bound(marks, MinLen))


def _bound(marks: tuple[object, ...], kind: type[Ge | Le | MaxLen | MinLen]) -> int:
    """The bound of that kind among what is annotated to a type; 0 if there is none."""
    found = (astuple(mark)[0] for mark in marks if isinstance(mark, kind))
    return int(next(found, 0))


def _dollars(_books: Books, marks: tuple[object, ...]) -> Kind[int]:
    return As(Whole(_bound(marks, Ge) // 100, _bound(marks, Le) // 100), lambda dollars: dollars * 100)


_NAME = Text(100, 1)
_STANDS: dict[Stands, Callable[[Books, tuple[object, ...]], Kind[Any]]] = {
    Stands.FIGHTER: lambda books, _: As(_NAME, lambda name: find_fighter(books, name).number),
    Stands.MANAGER: lambda books, _: As(_NAME, lambda name: find_manager(books, name).number),
    Stands.DOLLARS: _dollars,
    Stands.PLAN: lambda books, _: _PlanText(books.system),
    Stands.SYSTEM: lambda _books, _: Choice(registry.names()),
    Stands.NOT: lambda _books, _: As(yes_or_no(), not_),
    Stands.HOUSE: lambda _books, _: _Pack(),
}


# A fight plan within an order


@dataclass(frozen=True, slots=True)
class _PlanText(Kind[str]):
    """The text of a plan for one bout system; empty if a plan is to be taken back.

    A mapping is the plan itself, a text in block style is kept as it stands, its faults named by the lines of the file.
    """

    system: str

    def read(self, node: Node, report: Report) -> str | Fault:
        if isinstance(node, MapNode):
            try:
                info = registry.get(self.system).info
            except UnknownNameError as unknown:
                return report.at(node, str(unknown))
            if not info.decisions:
                return report.at(node, say("{title} takes no written orders", title=info.title))
            plan = plan_kind(info).read(node, report)
            return plan if isinstance(plan, Fault) else plan_text(plan)
        if not isinstance(node, TextNode):
            return report.at(node, say("a fight plan is a mapping with orders, or its text"))
        return self._block(node, report) if node.text.strip() else ""

    def schema(self) -> Schema:
        return {"anyOf": [plan_kind(registry.get(self.system).info).schema(), {"type": "string"}]}

    def _block(self, node: TextNode, report: Report) -> str | Fault:
        try:
            parse_plan(node.text, report.source, registry.get(self.system).info)
        except SetError as refused:
            for problem in refused.problems:
                report.add(node.line + problem.line, problem.column, problem.message)
            return FAULT
        except (FileError, UnknownNameError) as refused:
            return report.at(node, str(refused))
        return node.text


class _Pack(Kind[HousePack]):
    """A pack of house rules: the name of a shipped one, or all that a file of its own would say, inline."""

    def read(self, node: Node, report: Report) -> HousePack | Fault:
        if isinstance(node, MapNode):
            return PackFile(bases()).read(node, report)
        return As(Choice(SHIPPED), shipped).read(node, report)

    def schema(self) -> Schema:
        return {"anyOf": [Choice(SHIPPED).schema(), PackFile(bases()).schema()]}


# A schedule of bouts from a table (CSV), each line of which is an order


_COLUMNS = ("night", "arena", "red", "blue", "rounds", "title")
_OTHER_NAMES = {
    "red_corner": "red",
    "fighter": "red",
    "blue_corner": "blue",
    "opponent": "blue",
    "length": "rounds",
}
_YES = frozenset({"yes", "true", "1", "x", "title"})
_NO = frozenset({"", "no", "false", "0"})
Bout = OfferBout | MakeBout


def read_schedule(data: str | bytes, source: str, books: Books, by: Party) -> tuple[PlacedOrder[Bout], ...]:
    """The bouts of a table with the columns night, arena, red, blue and, if wanted, rounds and title.

    Other columns are left alone.  They are the promoter's own bouts if ``by`` is the promoter, else offers.
    Raises ``SetError`` with every problem by line and column.
    """
    report = Report(source)
    columns = Columns(_COLUMNS, _COLUMNS[:4], _OTHER_NAMES, strict=False)
    kind = _bout(books, MakeBout if by.promoter else OfferBout)
    read = [(row.line, kind.read(row, report)) for row in scan_table(data, report, columns, MOST_BOUTS)]
    report.finish()
    return tuple(PlacedOrder(line, bout) for line, bout in read if not isinstance(bout, Fault))


def _bout(books: Books, form: type[Bout]) -> Record[Bout]:
    fighter = As(_NAME, lambda name: find_fighter(books, name).number)
    return Record(
        "the bout",
        (
            Field("night", As(_NAME, _whole), required=True),
            Field("arena", As(_NAME, _arena), required=True),
            Field("red", fighter, required=True),
            Field("blue", fighter, required=True),
            Field("rounds", As(Text(100), lambda rounds: _whole(rounds) if rounds else None)),
            Field("title", As(Text(100), _is_title)),
        ),
        lambda night, red, blue, arena, rounds=None, title=False: form(
            night, red, blue, arena, rounds, title
        ),
    )


def _whole(text: str) -> int:
    if not text.isascii() or not text.isdigit() or len(text) > 7:
        raise misused("{text} is no whole number", text=excerpt(text))
    return int(text)


def _arena(text: str) -> Arena:
    key = match_key(text)
    for arena in Arena:
        if key in (arena.value, match_key(arena.title)):
            return arena
    known = ", ".join(arena.title for arena in Arena)
    raise misused("{text} is none of the arenas {known}", text=excerpt(text), known=known)


def _is_title(text: str) -> bool:
    key = match_key(text)
    if key not in _YES | _NO:
        raise misused("{text} is neither yes nor no", text=excerpt(text))
    return key in _YES


# An order as text that travels: canonical JSON, numbers as in the journal, read back strictly, whatever the league calls its men meanwhile


LONGEST_ORDER = 200_000
"""Bytes an order may take as text; a fight plan is the longest thing one can hold."""

_SECRET = (SetFightPlan, BidForDate, DraftRookies)
_NUMBERED = ("offer", "bout", "deal", "bet", "mandate", "entry")


def order_text(order: Order) -> str:
    """Return an order as one line of canonical JSON, equal for equal orders."""
    return canonical(
        {
            "kind": order.kind,
            "order": _adapter(order.kind).dump_python(order, mode="json", exclude_defaults=True),
        }
    )


def read_order(text: str) -> Order:
    """Return the order a text tells, every type and range checked; ``FileError`` says what is wrong with it."""
    try:
        if len(text.encode()) > LONGEST_ORDER:
            raise _wrong(say("it takes more than {most} bytes", most=f"{LONGEST_ORDER:,}"))
        told = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _wrong(excerpt(error)) from error
    if not isinstance(told, dict) or set(told) != {"kind", "order"} or told["kind"] not in _known():
        raise _wrong(say("it names no kind of order: {text}", text=excerpt(text)))
    try:
        order: Order = _adapter(told["kind"]).validate_json(canonical(told["order"]), strict=True)
    except ValidationError as refusal:
        first = refusal.errors()[0]
        place = ".".join(map(str, first["loc"]))
        raise _wrong(f"{told['kind']}, {place}: {first['msg']}, {excerpt(first['input'])}") from refusal
    return order


def is_secret(order: Order) -> bool:
    """Whether an order stays sealed until the seals of its night are opened (C84): fight plans, bids, draft lists.

    A standing order with a fight plan is one, too.
    """
    return isinstance(order, _SECRET) or (isinstance(order, GiveMandate) and order.plan is not None)


def numbers_in(order: Order) -> Iterator[int]:
    """The numbers of offers, bouts, deals, bets, mandates and entries an order speaks of: all were in the journal before it."""
    for name in _NUMBERED:
        if isinstance(number := getattr(order, name, None), int):
            yield number
    yield from getattr(order, "bouts", ())


def _known() -> list[str]:
    return list(KINDS)  # a list, since what is asked for may be anything a JSON text can hold


@cache
def _adapter(kind: str) -> TypeAdapter[Any]:
    return TypeAdapter(KINDS[kind])


def _wrong(why: str) -> FileError:
    return FileError(say("This is no order that can be read: {why}.", why=why))
