"""Fight plans as files: read with every fault by line and column, written, and those that come with the program."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.bout.corner import (
    Comparison,
    Condition,
    Decision,
    FactSpec,
    Instruction,
    Mixture,
    Preference,
)
from ringside_manager.bout.engine import PLAIN, EngineInfo, corner_words
from ringside_manager.errors import FileError, UnknownNameError, close_matches, excerpt
from ringside_manager.language import say
from ringside_manager.paths import resources
from ringside_manager.plans import (
    LONGEST_NAME,
    LONGEST_NOTE,
    LONGEST_REMARK,
    MOST_ORDERS,
    MOST_WEIGHT,
    Plan,
)
from ringside_manager.text_safety import file_slug
from ringside_manager.written import FAULT, Fault, ListNode, MapNode, Node, Report, TextNode
from ringside_manager.written.kinds import Choice, Field, Kind, Many, Record, Schema, Text, Whole
from ringside_manager.written.yaml_files import yaml_text

# Fight plans as YAML files, every word of them held against what the bout system knows


_CONDITION = re.compile(r"(<=|>=|!=|==|<|>|=)?\s*([-+]?\d{1,9})")
_AND = re.compile(r"\s+and\s+")
_YES, _NO = ("yes", "true"), ("no", "false")
_EXAMPLE = '">=10", "<0", ">=3 and <9", 3, yes or no'


def read_plan(path: Path, info: EngineInfo) -> Plan:
    """The plan in a file for a bout of this system.

    Raises ``SetError`` with every problem by line and column; ``FileError`` for a system that takes
    no written instructions.
    """
    from ringside_manager.written.yaml_files import read_file  # YAML only when used

    return parse_plan(read_file(path), str(path), info)


def parse_plan(text: str | bytes, source: str, info: EngineInfo) -> Plan:
    """As ``read_plan``; ``source`` names the text in messages."""
    from ringside_manager.written.yaml_files import read_yaml

    if not info.decisions:
        raise FileError(
            say(
                "{title} takes no written orders, so {source} cannot be followed.",
                title=info.title,
                source=source,
            )
        )
    return read_yaml(plan_kind(info), text, source)


def plan_kind(info: EngineInfo) -> Record[Plan]:
    """What reads a plan for a bout of this system, alone or within a larger file."""

    def built(
        *,
        orders: tuple[Instruction, ...],
        otherwise: str = PLAIN,
        system: str = "",
        name: str = "",
        note: str = "",
    ) -> Plan:
        del system  # there only to be checked
        return Plan(name, info.system, orders, otherwise, note)

    return Record(
        "a fight plan",
        (
            Field("name", Text(LONGEST_NAME), "What the plan is called"),
            Field("system", Choice((info.system,)), "The bout system it is for"),
            Field("note", Text(LONGEST_NOTE, lines=True), "What it is about, for people"),
            Field("otherwise", Choice(corner_words(info)), "Who decides what no order decides"),
            Field(
                "orders", Many(_order_kind(info), MOST_ORDERS, 1), "Tried from top to bottom", required=True
            ),
        ),
        built,
    )


def _order_kind(info: EngineInfo) -> Record[Instruction]:
    """One order; the words it may choose from depend on the decision it names."""
    kinds = {decision.kind: decision for decision in info.decisions}

    def choose(order: dict[str, Any], node: MapNode, report: Report) -> None:
        decision, written = kinds.get(order.get("request", "")), node.get("choose")
        if decision and written:
            order["choose"] = _ChooseKind(decision).read(written, report)

    return Record(
        "an order",
        (
            Field("request", Choice(tuple(kinds)), "The decision it is about", required=True),
            Field("when", _WhenKind(info.facts), "Facts that must all hold"),
            Field("choose", _AsWritten(), "A word, a list of words, or words with weights", required=True),
            Field("note", Text(LONGEST_REMARK), "Why, for people"),
        ),
        lambda request, choose, when=(), note="": Instruction(request, when, choose, note),
        choose,
    )


class _AsWritten(Kind[Node]):
    """Whatever stands there, to be read later."""

    def read(self, node: Node, report: Report) -> Node:
        return node

    def schema(self) -> Schema:
        return {"type": ["string", "array", "object"]}


@dataclass(frozen=True, slots=True)
class _WhenKind(Kind[tuple[Condition, ...]]):
    """Facts held against numbers: ``{round: ">=10", own_trapped: yes}``."""

    facts: Sequence[FactSpec]

    def read(self, node: Node, report: Report) -> tuple[Condition, ...] | Fault:
        if not isinstance(node, MapNode):
            return report.at(node, say('expected facts with conditions, such as {round: ">=10"}'))
        read = [self._conditions(fact, wanted, report) for fact, wanted in node.entries]
        sound = [conditions for conditions in read if not isinstance(conditions, Fault)]
        return tuple(chain.from_iterable(sound)) if len(sound) == len(read) else FAULT

    def _conditions(self, fact: TextNode, wanted: Node, report: Report) -> tuple[Condition, ...] | Fault:
        known = [spec.name for spec in self.facts]
        if fact.text not in known:
            near = close_matches(fact.text, known)
            hint = (
                say("did you mean {near}?", near=" or ".join(near))
                if near
                else say("there are {known}", known=", ".join(known))
            )
            return report.at(fact, say("there is no fact {text}; {hint}", text=excerpt(fact.text), hint=hint))
        held = _all_held_against(wanted)
        if not held:
            found = excerpt(wanted.text) if isinstance(wanted, TextNode) else say("a list or mapping")
            return report.at(
                wanted,
                say("expected a condition such as {example}, found {found}", example=_EXAMPLE, found=found),
            )
        return tuple(Condition(fact.text, comparison, bound) for comparison, bound in held)

    def schema(self) -> Schema:
        condition = {"type": ["string", "integer", "boolean"]}
        properties = {spec.name: {"description": spec.explanation, **condition} for spec in self.facts}
        return {"type": "object", "properties": properties, "additionalProperties": False}


def _all_held_against(wanted: Node) -> list[tuple[Comparison, int]]:
    """Every part of ``>=3 and <9``; none if one of them is no condition."""
    if not isinstance(wanted, TextNode):
        return []
    read = [_held_against(part.strip()) for part in _AND.split(wanted.text.strip())]
    held = [part for part in read if part is not None]
    return held if len(held) == len(read) else []


def _held_against(text: str) -> tuple[Comparison, int] | None:
    if text.casefold() in (*_YES, *_NO):
        return Comparison.OTHER if text.casefold() in _YES else Comparison.EQUAL, 0
    condition = _CONDITION.fullmatch(text)
    if condition is None:
        return None
    sign = "=" if condition[1] in (None, "==") else condition[1]
    return Comparison(sign), int(condition[2])


@dataclass(frozen=True, slots=True)
class _ChooseKind(Kind[Preference | Mixture]):
    """One word, words in order of preference, or words with weights."""

    decision: Decision

    def read(self, node: Node, report: Report) -> Preference | Mixture | Fault:
        word = Choice(self.decision.options)
        if isinstance(node, MapNode):
            if not node.entries:
                return report.at(node, say("expected at least one word with its weight"))
            read = [(word.read(key, report), _WEIGHT.read(weight, report)) for key, weight in node.entries]
            weights = tuple(
                (option, weight)
                for option, weight in read
                if not isinstance(option, Fault) and not isinstance(weight, Fault)
            )
            return Mixture(weights) if len(weights) == len(read) else FAULT
        if isinstance(node, ListNode):
            words = Many(word, len(self.decision.options), 1).read(node, report)
            return FAULT if isinstance(words, Fault) else Preference(words)
        single = word.read(node, report)
        return FAULT if isinstance(single, Fault) else Preference((single,))

    def schema(self) -> Schema:
        word = Choice(self.decision.options).schema()
        weights = {"type": "object", "propertyNames": word, "additionalProperties": _WEIGHT.schema()}
        return {"anyOf": [word, {"type": "array", "items": word}, weights]}


_WEIGHT = Whole(1, MOST_WEIGHT)


# A fight plan as text: what ``parse_plan`` reads back as the same plan


def plan_text(plan: Plan) -> str:
    """The plan as canonical YAML: equal plans give equal text, and what is left out has its usual value.

    Several conditions on one fact are written as one (``>=3 and <9``), where the first of them stands.
    """
    values: dict[str, object] = {"name": plan.name} if plan.name else {}
    values["system"] = plan.system
    if plan.note:
        values["note"] = plan.note
    values["otherwise"] = plan.otherwise
    flags = _flags(plan.system)
    values["orders"] = [_order(order, flags) for order in plan.orders]
    return yaml_text(values)


def _flags(system: str) -> frozenset[str]:
    """The facts that are either so or not so; a system that is not there has none."""
    try:
        info = registry.get(system).info
    except UnknownNameError:
        return frozenset()
    return frozenset(fact.name for fact in info.facts if fact.is_yes_or_no)


def _order(order: Instruction, flags: frozenset[str]) -> dict[str, object]:
    values: dict[str, object] = {"request": order.request}
    if order.when:
        held: dict[str, list[Condition]] = {}
        for condition in order.when:
            held.setdefault(condition.fact, []).append(condition)
        values["when"] = {fact: _held(several, fact in flags) for fact, several in held.items()}
    values["choose"] = _choose(order.choose)
    if order.note:
        values["note"] = order.note
    return values


def _held(conditions: list[Condition], flag: bool) -> object:
    if len(conditions) > 1:
        return " and ".join(f"{condition.comparison.value}{condition.bound}" for condition in conditions)
    (condition,) = conditions
    if flag and condition.bound == 0 and condition.comparison in (Comparison.OTHER, Comparison.EQUAL):
        return condition.comparison is Comparison.OTHER
    if condition.comparison is Comparison.EQUAL:
        return condition.bound
    return f"{condition.comparison.value}{condition.bound}"


def _choose(choose: Preference | Mixture) -> object:
    if isinstance(choose, Mixture):
        return dict(choose.weights)
    return choose.words[0] if len(choose.words) == 1 else list(choose.words)


# The fight plans that come with the program: ``resources/plans/<system>/*.yaml``


@cache
def shipped_plans(system: str) -> tuple[Plan, ...]:
    """The plans for bouts of this system, by file name; none for a system that takes no written instructions.

    Raises ``UnknownNameError`` for a system that is not there.
    """
    return _plans_in(system, "")


@cache
def round_plans(system: str) -> tuple[Plan, ...]:
    """What a corner may be told between two rounds, in the order it is offered; errors as ``shipped_plans``.

    Each is a plan for one round, in ``resources/plans/<system>/rounds``.
    """
    return _plans_in(system, _ROUNDS)


_ROUNDS = "rounds"


def _plans_in(system: str, part: str) -> tuple[Plan, ...]:
    info = registry.get(system).info
    folder = resources() / "plans" / info.system / part
    return tuple(read_plan(path, info) for path in sorted(folder.glob("*.yaml")))


def in_language(plan: Plan, language: str) -> Plan:
    """A shipped plan with its name and notes in another language; as it is where there are none."""
    part = _ROUNDS if plan in round_plans(plan.system) else ""
    texts = _texts(plan.system, part, language).get(plan_word(plan))
    if texts is None or (not part and plan not in shipped_plans(plan.system)):
        return plan
    remarks = texts.get("remarks", {})
    orders = tuple(replace(order, note=remarks.get(order.note, order.note)) for order in plan.orders)
    return replace(plan, name=texts["name"], note=texts["note"], orders=orders)


@cache
def _texts(
    system: str, part: str, language: str
) -> dict[str, Any]:  # Any: files of ours, held to the plans by a test
    path = resources() / "plans" / system / part / f"texts.{language}.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.is_file() else {}


def shipped_plan(system: str, name: str) -> Plan:
    """The plan of that name, in full or as a short word (``late-finisher``); ``UnknownNameError`` if there is none."""
    plans = {plan_word(plan): plan for plan in shipped_plans(system)}
    word = file_slug(name, "")
    if word not in plans:
        raise UnknownNameError("fight plan", name, plans)
    return plans[word]


def plan_word(plan: Plan) -> str:
    """The plan's name as one word for a command line or a file name."""
    return file_slug(plan.name)
