"""A fighter as one line of texts: the form in which the set editor and CSV files hold him.

The texts become nodes again for the kinds of ``set_fields``, so that whatever judges a YAML file judges
them too.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from ringside_manager.bout.abilities import ABILITY_NAMES
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.fighters.nodes import ListNode, MapNode, Node, TextNode

ABOUT_HIM = ("name", "nickname", "nationality", "stance", "active_from", "active_to")
FIELDS = (*ABOUT_HIM, *ABILITY_NAMES, "note")
"""The fields of a line in their order; ``cards`` are kept beside them."""
CARDS = "cards"
_REQUIRED = frozenset({"name", *ABILITY_NAMES})
_YEARS = {"active_from": "from", "active_to": "to"}


@dataclass(frozen=True, slots=True)
class Line:
    """The texts of a fighter by field, and his printed cards as JSON text (empty: none)."""

    texts: tuple[str, ...] = ("",) * len(FIELDS)
    cards: str = ""

    def text(self, name: str) -> str:
        """The text of a field."""
        return self.texts[FIELDS.index(name)]

    def with_text(self, name: str, text: str) -> Line:
        """The same with another text in a field."""
        place = FIELDS.index(name)
        return Line((*self.texts[:place], text, *self.texts[place + 1 :]), self.cards)


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the fields of a line stand: the line's number and the column of each field, both from 1."""

    line: int
    columns: Mapping[str, int] = field(default_factory=lambda: COLUMNS)


COLUMNS: Mapping[str, int] = {name: place for place, name in enumerate((*FIELDS, CARDS), start=1)}


def line_of(fighter: Fighter) -> Line:
    """The line of a fighter, from which the same fighter is read again."""
    data = fighter.as_dict()
    first, last = fighter.years_active or ("", None)
    texts: dict[str, object] = {
        **{name: data.get(name, "") for name in ABOUT_HIM},
        "active_from": first,
        "active_to": "" if last is None else last,
        **fighter.abilities.as_dict(),
        "note": fighter.note,
    }
    cards = json.dumps(data["cards"], ensure_ascii=False) if data.get("cards") else ""
    return Line(tuple(str(texts[name]) for name in FIELDS), cards)


def node_of(line: Line, spot: Spot, cards: object = None) -> MapNode:
    """The line as a file would hold it; ``cards`` are the printed cards as values."""
    texts = dict(zip(FIELDS, line.texts, strict=True))
    here = {name: TextNode(spot.line, column, name) for name, column in spot.columns.items()}
    own = ("name", "nickname", "nationality", "stance")
    entries = [(here[name], _written(name, text, here[name])) for name, text in texts.items() if name in own]
    entries = [(key, node) for key, node in entries if node is not None]
    start = TextNode(spot.line, here["active_from"].column, "years_active")
    years = _group(start, {_YEARS[name]: (texts[name], here[name]) for name in _YEARS if texts[name]})
    if years.entries:
        entries.append((start, years))
    ratings = TextNode(spot.line, here[ABILITY_NAMES[0]].column, "abilities")
    entries.append((ratings, _group(ratings, {name: (texts[name], here[name]) for name in ABILITY_NAMES})))
    if cards:
        entries.append((here[CARDS], value_node(cards, here[CARDS])))
    if texts["note"]:
        entries.append((here["note"], _text(texts["note"], here["note"], plain=False)))
    return MapNode(spot.line, 1, tuple((key, node) for key, node in entries if node is not None))


def value_node(value: object, at: TextNode) -> Node:
    """A value of JSON as a file would hold it, standing at ``at``."""
    if isinstance(value, Mapping):
        entries = tuple(
            (_text(str(key), at, plain=False), value_node(part, at)) for key, part in value.items()
        )
        return MapNode(at.line, at.column, entries)
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ListNode(at.line, at.column, tuple(value_node(part, at) for part in value))
    if isinstance(value, str):
        return _text(value, at, plain=False)
    return _text(json.dumps(value), at, plain=True)


def _written(name: str, text: str, at: TextNode) -> Node | None:
    return _text(text, at, plain=False) if text or name in _REQUIRED else None


def _group(start: TextNode, texts: Mapping[str, tuple[str, TextNode]]) -> MapNode:
    entries = tuple(
        (TextNode(at.line, at.column, key), _text(text.strip(), at, plain=True))
        for key, (text, at) in texts.items()
    )
    return MapNode(start.line, start.column, entries)


def _text(text: str, at: TextNode, *, plain: bool) -> TextNode:
    return TextNode(at.line, at.column, text, plain)
