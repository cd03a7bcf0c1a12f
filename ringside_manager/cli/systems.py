"""``ringside systems``: which bout systems there are, and what can be agreed and ordered under each."""

from __future__ import annotations

from textwrap import wrap

import click

from ringside_manager.bout import OptionSpec, registry
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.cli import options
from ringside_manager.cli.commands import examples
from ringside_manager.cli.console import Column, out, out_json, out_table
from ringside_manager.cli.options import json_option, spoken
from ringside_manager.language import say, translated

MANY_WORDS = 12
"""Choices a row of a table holds; of more it shows the first two and the last."""
LONG_VALUES = 50
"""Signs of an option's values a row holds."""
LINE = 100
"""Signs in a line of values written out."""


@click.command(epilog=examples("ringside systems", "ringside systems ringside", "ringside systems --json"))
@click.argument("system", required=False, shell_complete=options.systems)
@json_option
def systems(system: str | None, as_json: bool) -> None:
    """List the bout systems with their options; for one SYSTEM also what written orders can say."""
    names = registry.names() if system is None else (system.casefold(),)
    infos = [registry.get(name).info for name in names]
    if as_json:
        out_json([_document(info) for info in infos])
        return
    for place, info in enumerate(infos):
        if place:
            out()
        _show(info)
        if system is not None:
            _show_long_values(info)
            _show_orders(info)


def _show(info: EngineInfo) -> None:
    out(say("{title}  (--rules {system})", title=info.title, system=info.system), "bold")
    out(f"  {translated(info.summary)}")
    out(
        say(
            "  Designed by {designers}. Rules version {rules_version}.",
            designers=info.designers,
            rules_version=info.rules_version,
        )
    )
    first, last, usual = info.rounds[0], info.rounds[-1], info.default_rounds
    rounds = say("{first} to {last} rounds, usually {usual}", first=first, last=last, usual=usual)
    out(
        say(
            "  {rounds}; ends by {methods}.",
            rounds=rounds,
            methods=", ".join(method.value for method in info.methods),
        )
    )
    if info.options:
        out()
        columns = (
            Column(say("Option")),
            Column(say("Values")),
            Column(say("Default")),
            Column(say("Rule")),
            Column(say("What it does")),
        )
        out_table(columns, [_option_row(option) for option in info.options])
    if info.levels:
        out()
        levels = [(str(level.name), translated(level.explanation)) for level in info.corners]
        out_table((Column(say("The program's level")), Column(say("How it fights"))), levels)


def _option_row(option: OptionSpec) -> tuple[str, ...]:
    values = ", ".join(map(spoken, option.values))
    if len(values) > LONG_VALUES:
        values = _first_and_last(tuple(map(spoken, option.values)))
    return option.name, values, spoken(option.default), option.rule, translated(option.explanation)


def _show_long_values(info: EngineInfo) -> None:
    """Values too many for a row of the table, in full and once for all options that have them."""
    found: dict[str, list[str]] = {}
    for option in info.options:
        found.setdefault(", ".join(map(spoken, option.values)), []).append(option.name)
    for values, names in found.items():
        if len(values) > LONG_VALUES:
            out()
            for line in (
                say("Values of {names}:", names=", ".join(names)),
                *wrap(values, LINE, break_on_hyphens=False),
            ):
                out(line)


def _show_orders(info: EngineInfo) -> None:
    out()
    if not info.decisions:
        out(say("It takes no written orders."))
        return
    rows = [(d.kind, d.rule, translated(d.explanation), _words(d.options)) for d in info.decisions]
    out_table(
        (Column(say("Request")), Column(say("Rule")), Column(say("What is decided")), Column(say("Choices"))),
        rows,
    )
    out()
    out_table(
        (Column(say("Fact")), Column(say("What it is"))),
        [(fact.name, translated(fact.explanation)) for fact in info.facts],
    )


def _words(options: tuple[str, ...]) -> str:
    if len(options) <= MANY_WORDS:
        return ", ".join(options)
    return _first_and_last(options)


def _first_and_last(options: tuple[str, ...]) -> str:
    return f"{options[0]}, {options[1]} … {options[-1]}"


def _document(info: EngineInfo) -> dict[str, object]:
    return {
        "system": info.system,
        "title": info.title,
        "designers": info.designers,
        "summary": info.summary,
        "rules_version": info.rules_version,
        "rounds": {"from": info.rounds[0], "to": info.rounds[-1], "default": info.default_rounds},
        "clock": info.clock,
        "methods": [method.value for method in info.methods],
        "options": [
            {
                "name": option.name,
                "values": list(option.values),
                "default": option.default,
                "explanation": option.explanation,
                "rule": option.rule,
            }
            for option in info.options
        ],
        "levels": [{"name": level.name, "explanation": level.explanation} for level in info.corners],
        "decisions": [
            {"request": d.kind, "choices": list(d.options), "explanation": d.explanation, "rule": d.rule}
            for d in info.decisions
        ],
        "facts": [{"name": fact.name, "explanation": fact.explanation} for fact in info.facts],
    }
