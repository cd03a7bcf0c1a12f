"""The published schema is current and agrees with the validator."""

from __future__ import annotations

import json
import re
from pathlib import Path

import yaml

from ringside_manager import paths
from ringside_manager.bout.terms import ABILITY_NAMES, ABILITY_RANGES
from ringside_manager.errors import SetError
from ringside_manager.fighters.sets import FIGHTER, FIGHTER_SET, read_set, schema_text, set_schema
from ringside_manager.written.kinds import Record
from tests.slow import each

SHIPPED = paths.resources() / "schemas" / "fighter_set.schema.json"


def test_the_shipped_schema_is_current():
    assert SHIPPED.read_text(encoding="utf-8") == schema_text()
    assert json.loads(schema_text()) == set_schema()


def test_the_schema_names_its_draft_and_every_field():
    schema = set_schema()
    assert schema["$schema"] == "http://json-schema.org/draft-07/schema#"
    assert list(schema["properties"]) == [field.name for field in FIGHTER_SET.fields]
    fighter = schema["properties"]["fighters"]["items"]
    assert list(fighter["properties"]) == [field.name for field in FIGHTER.fields]
    assert fighter["required"] == ["name", "abilities"]
    ratings = fighter["properties"]["abilities"]["properties"]
    for name in ABILITY_NAMES:
        found = ratings[name]["minimum"], ratings[name]["maximum"]
        assert found == (ABILITY_RANGES[name][0], ABILITY_RANGES[name][-1])


def test_every_field_is_explained():
    def explanations(record):
        for field in record.fields:
            yield field.explanation
            if isinstance(field.kind, Record):
                yield from explanations(field.kind)

    assert all(explanations(FIGHTER_SET))
    assert all(explanations(FIGHTER))


@each("path", sorted(paths.shipped_sets().glob("*.yaml")))
def test_shipped_sets_pass_both_and_point_to_the_schema(path):
    text = path.read_text(encoding="utf-8")
    first = text.partition("\n")[0]
    assert first.startswith("# yaml-language-server: $schema=")
    assert Path(path.parent, first.partition("=")[2]).resolve() == SHIPPED.resolve()
    assert allows(set_schema(), yaml.safe_load(text))
    assert read_set(text, path.name).name == path.stem


def allows(schema, value):
    """Whether a draft 7 schema, of the keywords used here, takes ``value``."""
    return all(_KEYWORDS[keyword](schema, rule, value) for keyword, rule in schema.items())


def _is_type(_schema, rule, value):
    types = {"object": dict, "array": list, "string": str, "integer": int, "null": type(None)}
    return isinstance(value, types[rule]) and not (rule == "integer" and isinstance(value, bool))


_KEYWORDS = {
    "$schema": lambda *_: True,
    "title": lambda *_: True,
    "description": lambda *_: True,
    "type": _is_type,
    "const": lambda _, rule, value: type(value) is type(rule) and value == rule,
    "enum": lambda _, rule, value: value in rule,
    "not": lambda _, rule, value: not allows(rule, value),
    "anyOf": lambda _, rule, value: any(allows(option, value) for option in rule),
    "minimum": lambda _, rule, value: not isinstance(value, int) or value >= rule,
    "maximum": lambda _, rule, value: not isinstance(value, int) or value <= rule,
    "minLength": lambda _, rule, value: not isinstance(value, str) or len(value) >= rule,
    "maxLength": lambda _, rule, value: not isinstance(value, str) or len(value) <= rule,
    "pattern": lambda _, rule, value: isinstance(value, str) and re.search(rule, value) is not None,
    "minItems": lambda _, rule, value: not isinstance(value, list) or len(value) >= rule,
    "maxItems": lambda _, rule, value: not isinstance(value, list) or len(value) <= rule,
    "items": lambda _, rule, value: not isinstance(value, list) or all(allows(rule, item) for item in value),
    "required": lambda _, rule, value: not isinstance(value, dict) or set(rule) <= set(value),
    "properties": lambda _, rule, value: (
        not isinstance(value, dict) or all(allows(rule[key], value[key]) for key in rule if key in value)
    ),
    "additionalProperties": lambda schema, rule, value: (
        not isinstance(value, dict)
        or all(rule is not False and allows(rule, value[key]) for key in value if key not in schema.get("properties", {}))
    ),
}  # fmt: skip

GOOD = """\
schema_version: 1
name: mine
title: Mine
description: Some
fighters:
  - name: Kid Test
    nickname: Kid
    stance: orthodox
    years_active: {from: 1990, to: 1999}
    abilities: {agility: 50, uppercut: 2, right_jab: 2, right_hook: 3, combination: 2, left_jab: 2, left_hook: 3, counterpunch: 20, endurance: 12}
    cards: {chess: {rating: 1}}
"""
CHANGES = {
    "as it is": ("", "", True),
    "open end": ("to: 1999", "to: null", True),
    "no end": (", to: 1999", "", True),
    "no stance": ("    stance: orthodox\n", "", True),
    "two lines": ("Some", '"Some\\nmore"', True),
    "accents": ("Kid Test", "José Núñez", True),
    "longest name": ("Kid Test", "x" * 64, True),
    "newer form": ("schema_version: 1", "schema_version: 2", False),
    "form as text": ("schema_version: 1", 'schema_version: "1"', False),
    "no form": ("schema_version: 1\n", "", False),
    "no name": ("    nickname: Kid\n", "", True),
    "bad slug": ("name: mine", "name: My Set", False),
    "slug with a path": ("name: mine", "name: ../mine", False),
    "slug of a device": ("name: mine", "name: con", False),
    "slug with two dashes": ("name: mine", "name: a--b", False),
    "longest slug": ("name: mine", f"name: {'x' * 40}", True),
    "slug too long": ("name: mine", f"name: {'x' * 41}", False),
    "empty title": ("title: Mine", 'title: ""', False),
    "blank title": ("title: Mine", 'title: " "', False),
    "title of two lines": ("title: Mine", 'title: "a\\nb"', False),
    "name too long": ("Kid Test", "x" * 65, False),
    "hidden in a name": ("Kid Test", '"a\\u200bb"', False),
    "hidden in a description": ("Some", '"a\\u202eb"', False),
    "unknown key": ("    nickname:", "    nicknme:", False),
    "unknown set key": ("description:", "descripton:", False),
    "empty place": ("nickname: Kid", "nickname:", False),
    "list for text": ("nickname: Kid", "nickname: [Kid]", False),
    "stance": ("orthodox", "left", False),
    "year below": ("1990", "1699", False),
    "first year": ("1990", "1700", True),
    "year above": ("1999", "2101", False),
    "no first year": ("from: 1990, ", "", False),
    "rating as text": ("endurance: 12", 'endurance: "12"', False),
    "rating in words": ("endurance: 12", "endurance: twelve", False),
    "rating with a fraction": ("endurance: 12", "endurance: 1.5", False),
    "rating not a number": ("endurance: 12", "endurance: .nan", False),
    "rating true": ("endurance: 12", "endurance: true", False),
    "rating above": ("agility: 50", "agility: 121", False),
    "highest rating": ("agility: 50", "agility: 120", True),
    "rating below": ("agility: 50", "agility: 0", False),
    "rating huge": ("agility: 50", f"agility: {10**30}", False),
    "rating missing": (", endurance: 12", "", False),
    "rating too many": ("endurance: 12", "endurance: 12, chin: 3", False),
    "card not a mapping": ("{rating: 1}", "5", False),
    "cards not a mapping": ("{chess: {rating: 1}}", "[]", False),
}


@each("case", CHANGES)
def test_schema_and_validator_agree(case):
    old, new, good = CHANGES[case]
    text = GOOD.replace(old, new, 1) if old else GOOD
    assert (text == GOOD) == (case == "as it is")
    assert allows(set_schema(), yaml.safe_load(text)) is good
    try:
        read_set(text, case)
        accepted = True
    except SetError:
        accepted = False
    assert accepted is good
