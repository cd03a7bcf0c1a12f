"""Orders written in a YAML file, read against the books: wholly understood or refused with every problem.

What may be written follows from the types of ``campaign/orders.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, astuple, dataclass, fields
from enum import Enum
from operator import not_
from types import NoneType, UnionType
from typing import Annotated, Any, Generic, TypeVar, get_args, get_origin, get_type_hints

from annotated_types import Ge, Le, MaxLen, MinLen

from ringside_manager.bout import registry
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import KINDS, Order, Said, Stands
from ringside_manager.errors import FileError, SetError, UnknownNameError
from ringside_manager.fighters.kinds import Choice, Field, Kind, Many, Record, Schema, Text, Whole
from ringside_manager.fighters.name_search import AmbiguousNameError
from ringside_manager.fighters.nodes import FAULT, Fault, MapNode, Node, Report, TextNode
from ringside_manager.fighters.yaml_files import scan
from ringside_manager.language import say
from ringside_manager.office.parties import find_fighter, find_manager
from ringside_manager.plans import parse_plan, plan_kind, plan_text

MOST_ORDERS = 1_000
Value = TypeVar("Value")
Written = TypeVar("Written")


@dataclass(frozen=True, slots=True)
class PlacedOrder:
    """An order and the line of the file it stands on."""

    line: int
    order: Order


def read_orders(text: str | bytes, source: str, books: Books) -> tuple[PlacedOrder, ...]:
    """The orders of a file in their order; ``SetError`` lists every problem with line and column."""
    report = Report(source)
    root = scan(text, report)
    kinds = _AnyOrder({kind: _record(form, books) for kind, form in KINDS.items()})
    document: Record[tuple[PlacedOrder, ...]] = Record(
        "the orders file",
        (Field("orders", Many(kinds, MOST_ORDERS, 1), "What to do, in this order", required=True),),
        lambda orders: orders,
    )
    orders = document.read(root, report)
    report.finish()
    return () if isinstance(orders, Fault) else orders


@dataclass(frozen=True, slots=True)
class _AnyOrder(Kind[PlacedOrder]):
    """One of the kinds of order, told apart by the key ``order``."""

    kinds: Mapping[str, Record[Order]]

    def read(self, node: Node, report: Report) -> PlacedOrder | Fault:
        named = node.get("order") if isinstance(node, MapNode) else None
        if named is None:
            return report.at(
                node, say("an order names its kind: order: {kinds}", kinds=", ".join(self.kinds))
            )
        word = Choice(tuple(self.kinds)).read(named, report)
        if isinstance(word, Fault):
            return FAULT
        order = self.kinds[word].read(node, report)
        line = named.line if isinstance(named, TextNode) else 0
        return order if isinstance(order, Fault) else PlacedOrder(line, order)

    def schema(self) -> Schema:
        return {"oneOf": [kind.schema() for kind in self.kinds.values()]}


# From the type of an order to what may be written


def _record(form: type[Order], books: Books) -> Record[Order]:
    """What may be written for one kind of order: the fields that have words, by their keys."""
    hints = get_type_hints(form, include_extras=True)
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
        return _YesNo()
    if issubclass(bare, Enum):
        return _As(Choice(tuple(str(member.value) for member in bare)), bare)
    if bare is int:
        return Whole(_bound(marks, Ge), _bound(marks, Le))
    return Text(_bound(marks, MaxLen), _bound(marks, MinLen))


def _bound(marks: tuple[object, ...], kind: type[Ge | Le | MaxLen | MinLen]) -> int:
    """The bound of that kind among what is annotated to a type; 0 if there is none."""
    found = (astuple(mark)[0] for mark in marks if isinstance(mark, kind))
    return int(next(found, 0))


def _dollars(_books: Books, marks: tuple[object, ...]) -> Kind[int]:
    return _As(Whole(_bound(marks, Ge) // 100, _bound(marks, Le) // 100), lambda dollars: dollars * 100)


_STANDS: dict[Stands, Callable[[Books, tuple[object, ...]], Kind[Any]]] = {
    Stands.FIGHTER: lambda books, _: _Named(lambda name: find_fighter(books, name).number),
    Stands.MANAGER: lambda books, _: _Named(lambda name: find_manager(books, name).number),
    Stands.DOLLARS: _dollars,
    Stands.PLAN: lambda books, _: _PlanText(books.system),
    Stands.SYSTEM: lambda _books, _: Choice(registry.names()),
    Stands.NOT: lambda _books, _: _As(_YesNo(), not_),
}


# Kinds of value only orders have


@dataclass(frozen=True, slots=True)
class _As(Kind[Value], Generic[Written, Value]):
    """What is written as one thing and meant as another."""

    written: Kind[Written]
    meant: Callable[[Written], Value]

    def read(self, node: Node, report: Report) -> Value | Fault:
        found = self.written.read(node, report)
        return found if isinstance(found, Fault) else self.meant(found)

    def schema(self) -> Schema:
        return self.written.schema()


@dataclass(frozen=True, slots=True)
class _Named(Kind[int]):
    """A name that stands for something in the books."""

    find: Callable[[str], int]

    def read(self, node: Node, report: Report) -> int | Fault:
        name = Text(100, 1).read(node, report)
        if isinstance(name, Fault):
            return name
        try:
            return self.find(name)
        except (AmbiguousNameError, UnknownNameError) as unknown:
            return report.at(node, str(unknown))

    def schema(self) -> Schema:
        return Text(100, 1).schema()


@dataclass(frozen=True, slots=True)
class _YesNo(Kind[bool]):
    """``yes`` or ``no``; ``true`` and ``false`` do as well."""

    def read(self, node: Node, report: Report) -> bool | Fault:
        word = Choice(("yes", "no", "true", "false")).read(node, report)
        return word if isinstance(word, Fault) else word in ("yes", "true")

    def schema(self) -> Schema:
        return Choice(("yes", "no", "true", "false")).schema()


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
