"""Orders written in a YAML file, read against the books: wholly understood or refused with every problem."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import (
    AcceptOffer,
    AnswerDeal,
    ApproveCard,
    AwardPlaces,
    BidForDate,
    CancelBout,
    CounterOffer,
    DrawTournament,
    HoldAuction,
    MakeBout,
    OfferBout,
    Order,
    OrderCard,
    OverrideRanking,
    ProposeDeal,
    RefuseOffer,
    RetireFighter,
    Seeding,
    SetFightPlan,
    SettleDoubt,
    WithdrawOffer,
)
from ringside_manager.errors import UnknownNameError
from ringside_manager.fighters.kinds import Choice, Field, Kind, Many, Record, Schema, Text, Whole
from ringside_manager.fighters.name_search import AmbiguousNameError
from ringside_manager.fighters.nodes import FAULT, Fault, MapNode, Node, Report, TextNode
from ringside_manager.fighters.yaml_reader import scan
from ringside_manager.office.names import find_fighter, find_manager
from ringside_manager.office.plan_in_file import PlanText

MOST_ORDERS = 1_000
_LATEST_NIGHT = 1_000_000
_MOST_DOLLARS = 10**9
_MOST_NUMBER = 2**53
_NOTE = Text(200)


@dataclass(frozen=True, slots=True)
class PlacedOrder:
    """An order and the line of the file it stands on."""

    line: int
    order: Order


def read_orders(text: str | bytes, source: str, books: Books) -> tuple[PlacedOrder, ...]:
    """The orders of a file in their order; ``SetError`` lists every problem with line and column."""
    report = Report(source)
    root = scan(text, report)
    kinds = _order_kind(books)
    document: Record[tuple[PlacedOrder, ...]] = Record(
        "the orders file",
        (Field("orders", Many(kinds, MOST_ORDERS, 1), "What to do, in this order", required=True),),
        lambda orders: orders,
    )
    orders = document.read(root, report)
    report.finish()
    return () if isinstance(orders, Fault) else orders


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
class _AnyOrder(Kind[PlacedOrder]):
    """One of the kinds of order, told apart by the key ``order``."""

    kinds: Mapping[str, Record[Order]]

    def read(self, node: Node, report: Report) -> PlacedOrder | Fault:
        named = node.get("order") if isinstance(node, MapNode) else None
        if named is None:
            return report.at(node, f"an order names its kind: order: {', '.join(self.kinds)}")
        word = Choice(tuple(self.kinds)).read(named, report)
        if isinstance(word, Fault):
            return FAULT
        order = self.kinds[word].read(node, report)
        line = named.line if isinstance(named, TextNode) else 0
        return order if isinstance(order, Fault) else PlacedOrder(line, order)

    def schema(self) -> Schema:
        return {"oneOf": [kind.schema() for kind in self.kinds.values()]}


def _order_kind(books: Books) -> _AnyOrder:
    fighter = _Named(lambda name: find_fighter(books, name).number)
    manager = _Named(lambda name: find_manager(books, name).number)
    plan = PlanText(books.system)
    return _AnyOrder({kind.kind: record for kind, record in _records(fighter, manager, plan)})


def _records(
    fighter: Kind[int], manager: Kind[int], plan: Kind[str]
) -> list[tuple[type[Order], Record[Order]]]:
    number, night = Whole(1, _MOST_NUMBER), Whole(1, _LATEST_NIGHT)
    arena, rounds = Choice(tuple(arena.value for arena in Arena)), Whole(1, 99)
    bout = (
        _field("night", night, "Fight night of the bout", required=True),
        _field("fighter", fighter, "In the red corner; of an offer, one's own", required=True),
        _field("opponent", fighter, "In the blue corner", required=True),
        _field("arena", arena, "Where (C40-C45)", required=True),
        _field("rounds", rounds, "How long; left out: the length of C51"),
        _field("title", _YesNo(), "Whether the title is at stake (C40)"),
    )
    offer = _field("offer", number, "Number of the offer", required=True)
    note = _field("note", _NOTE, "A word with it")
    reason = _field("reason", _NOTE, "Why")
    own = _field("fighter", fighter, "Whom", required=True)
    return [
        _record(OfferBout, (*bout, note), _match(OfferBout)),
        _record(AcceptOffer, (offer, _field("rounds", rounds, "Another length wished for")), AcceptOffer),
        _record(RefuseOffer, (offer, reason), RefuseOffer),
        _record(CounterOffer, (offer, bout[3], bout[4], note), _with_arena(CounterOffer)),
        _record(WithdrawOffer, (offer,), WithdrawOffer),
        _record(RetireFighter, (own, _field("replace", _YesNo(), "Sign a newcomer"), reason), RetireFighter),
        _record(ProposeDeal, _deal_fields(own, fighter, manager), _deal),
        _record(
            AnswerDeal,
            (
                _field("deal", number, "Its number", required=True),
                _field("accept", _YesNo(), "", required=True),
            ),
            AnswerDeal,
        ),
        _record(
            BidForDate,
            (
                _field("bout", number, "Number of the bout", required=True),
                _field("dollars", Whole(0, _MOST_DOLLARS), "Sealed bid", required=True),
            ),
            lambda bout, dollars: BidForDate(bout, dollars * 100),
        ),
        _record(
            SetFightPlan,
            (own, _field("plan", plan, "The plan; empty: take it back", required=True)),
            SetFightPlan,
        ),
        _record(MakeBout, (*bout, *_guest_fields()), _made),
        _record(
            CancelBout, (_field("bout", number, "Number of the bout", required=True), reason), CancelBout
        ),
        _record(DrawTournament, _tournament_fields(night, fighter), _tournament),
        *_desk_records(night, bout[3], own, number),
    ]


def _desk_records(
    night: Kind[int], arena: Field, whom: Field, number: Kind[int]
) -> list[tuple[type[Order], Record[Order]]]:
    """What the promoter orders about cards, ranks and doubts."""
    when = _field("night", night, "Fight night of the card", required=True)
    named = _field("bouts", Many(number, MOST_ORDERS, 0), "Numbers of bouts, first to last", required=True)
    rank = _field("rank", Whole(1, 10_000), "His rank; left out: ranked by his record again")
    why = _field("reason", Text(200, 1), "Why", required=True)
    return [
        _record(ApproveCard, (when,), ApproveCard),
        _record(OrderCard, (when, arena, named), _of_card(OrderCard)),
        _record(AwardPlaces, (when, arena, named), _of_card(AwardPlaces)),
        _record(HoldAuction, (when, arena), _of_card(HoldAuction)),
        _record(OverrideRanking, (whom, rank, why), _ranked),
        _record(
            SettleDoubt,
            (
                _field("entry", number, "The entry in doubt", required=True),
                _field("note", _NOTE, "A word with it"),
            ),
            SettleDoubt,
        ),
    ]


def _of_card(kind: type[OrderCard | AwardPlaces | HoldAuction]) -> Callable[..., Order]:
    """An order about an arena's card, from the words of the file."""
    return lambda night, arena, **rest: kind(night, Arena(arena), **rest)


def _ranked(fighter: int, reason: str, rank: int | None = None) -> Order:
    return OverrideRanking(fighter, rank, reason)


def _record(
    kind: type[Order], fields: tuple[Field, ...], build: Callable[..., Order]
) -> tuple[type[Order], Record[Order]]:
    word = Field("order", Choice((kind.kind,)), "Kind of order", required=True)
    return kind, Record(f"the order {kind.kind}", (word, *fields), lambda order, **values: build(**values))


def _field(name: str, kind: Kind[Any], explanation: str, *, required: bool = False) -> Field:
    return Field(name, kind, explanation, required)


def _match(kind: type[OfferBout | MakeBout]) -> Callable[..., Order]:
    """A bout proposed or made, from the words of the file."""

    def build(fighter: int, opponent: int, arena: str, night: int, **rest: Any) -> Order:
        return kind(night, fighter, opponent, Arena(arena), **rest)

    return build


def _guest_fields() -> tuple[Field, ...]:
    """What the promoter may say of a bout besides its setting."""
    return (
        _field(
            "rules", Choice(registry.names()), "Guest rules: another bout system than the league's (CV62)"
        ),
        _field("counts", _YesNo(), "no: an exhibition, which counts for nothing but rest"),
    )


def _made(rules: str = "", counts: bool = True, **rest: Any) -> Order:
    order = _match(MakeBout)(**rest)
    assert isinstance(order, MakeBout)
    return replace(order, system=rules, exhibition=not counts)


def _with_arena(kind: type[CounterOffer]) -> Callable[..., Order]:
    return lambda offer, arena, **rest: kind(offer, Arena(arena), **rest)


def _deal_fields(own: Field, fighter: Kind[int], manager: Kind[int]) -> tuple[Field, ...]:
    return (
        own,
        _field("with", manager, "The manager to deal with", required=True),
        _field("dollars", Whole(-_MOST_DOLLARS, _MOST_DOLLARS), "What he pays (what you add, if negative)"),
        _field("for", fighter, "His fighter in exchange"),
    )


def _deal(fighter: int, dollars: int = 0, **rest: int) -> Order:
    return ProposeDeal(fighter, rest["with"], dollars * 100, rest.get("for"))


def _tournament_fields(night: Kind[int], fighter: Kind[int]) -> tuple[Field, ...]:
    return (
        _field("name", Text(100, 1), "What it is called", required=True),
        _field("first_night", night, "Night of its first round", required=True),
        _field("for_title", _YesNo(), "Whether the winner takes the first title (C60)"),
        _field("class", Text(40), "Weight class"),
        _field("fighters", Many(fighter, 1024, 2), "Who enters; left out: everybody of the class"),
        _field("seeding", Choice(tuple(seeding.value for seeding in Seeding)), "How they are seeded (C61)"),
    )


def _tournament(name: str, first_night: int, **rest: Any) -> Order:
    return DrawTournament(
        name,
        first_night,
        for_title=rest.get("for_title", False),
        weight_class=rest.get("class", ""),
        entrants=rest.get("fighters", ()),
        seeding=Seeding(rest.get("seeding", Seeding.DICE.value)),
    )
