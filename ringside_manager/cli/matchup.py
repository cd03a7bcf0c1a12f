"""From words to a bout that can be fought: set, names, system, terms, and who decides for each corner."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import wraps
from pathlib import Path
from typing import Any, TypeVar

import click

from ringside_manager.bout import Setup, registry
from ringside_manager.bout.engine import IN_CHARACTER, AnyEngine, CornerMaker, corner_at
from ringside_manager.cli.options import (
    chosen_options,
    option_option,
    rounds_option,
    rules_option,
    set_fighters,
    set_option,
)
from ringside_manager.errors import UnknownNameError, UsageError, close_matches, excerpt
from ringside_manager.fighters import Fighter, FighterSet
from ringside_manager.fighters.finding import find
from ringside_manager.fighters.sets import load_set, usual_sets
from ringside_manager.language import say

# Corners: who decides for them, from the word given on the command line.


PLAN = "plan:"
WHO = "ai, ai:LEVEL, plain, in_character, plan:NAME or the file of a fight plan"

CORNER_HELP = f"Who decides in the {{}} corner: {WHO}."


def corner_maker(word: str, engine: AnyEngine) -> CornerMaker:
    """What seats the controller meant by ``word``, once its dice are there.

    ``ai`` is the program at its best, ``ai:LEVEL`` at another level, ``in_character`` as his man boxed, ``plain`` the plain policy,
    ``plan:NAME`` a fight plan that comes with the program; anything else is the file of a plan, read and
    checked now.  Raises ``UnknownNameError`` for a level or a shipped plan, ``UsageError`` for a word
    that is no file either, ``SetError`` for a file with problems.
    """
    corner = corner_at(word, engine.info)
    if corner is not None:
        return corner
    from ringside_manager.plans.files import read_plan, shipped_plan

    if word.startswith(PLAN):
        return shipped_plan(engine.info.system, word.removeprefix(PLAN)).controller
    path = Path(word)
    looks_like_a_file = len(path.parts) > 1 or bool(path.suffix)
    if not looks_like_a_file and not path.exists():
        raise UsageError(say("There is no corner {word}: it is {who}.", word=excerpt(word), who=WHO))
    return read_plan(path, engine.info).controller


# Pairs: the words that say who meets whom, and under what rules.


R = TypeVar("R")


@dataclass(frozen=True, slots=True)
class Matchup:
    """Two fighters and the bout between them, not begun."""

    red: Fighter
    blue: Fighter
    setup: Setup

    def with_corners(self, words: Sequence[str]) -> Matchup:
        """The same bout; its fighters have their styles where one of the corners meant by ``words`` is in character."""
        if not any(word.rpartition(":")[2] == IN_CHARACTER for word in words):
            return self
        engine = self.setup.engine
        red, blue = (fighter.card_in_character(engine) for fighter in (self.red, self.blue))
        return replace(self, setup=replace(self.setup, red=red, blue=blue))


def takes_a_matchup(function: Callable[..., R]) -> Callable[..., R]:
    """A command's words that say who meets whom under what rules; the command gets the ``Matchup`` first."""

    @click.argument("red", shell_complete=set_fighters)
    @click.argument("blue", shell_complete=set_fighters)
    @rules_option
    @set_option
    @rounds_option
    @option_option
    @wraps(function)
    def command(
        *,
        red: str,
        blue: str,
        rules: str,
        set_name: str | None,
        rounds: int | None,
        options: tuple[tuple[str, str], ...],
        **others: Any,  # the command's own words
    ) -> R:
        return function(matchup(red, blue, rules, set_name, rounds, chosen_options(options)), **others)

    return command


def matchup(
    red: str, blue: str, rules: str, set_name: str | None, rounds: int | None, options: Mapping[str, str]
) -> Matchup:
    """The bout meant by the words of a command.

    Raises ``UnknownNameError``, ``AmbiguousNameError``, ``SetError``, ``CardError``, ``RuleError`` for a
    length the system does not have, ``UsageError`` for the value of an option.
    """
    engine = registry.get(rules)
    terms = engine.info.terms(rounds, known_options(engine, options))
    sets = (set_name,) if set_name else usual_sets(engine)
    in_red, in_blue = (fighter_of(name, sets) for name in (red, blue))
    return Matchup(in_red, in_blue, Setup(engine, in_red.card(engine), in_blue.card(engine), terms))


def known_options(engine: AnyEngine, options: Mapping[str, str]) -> Mapping[str, str]:
    """The options, each one the system has; ``UsageError`` with close matches for another."""
    known = [spec.name for spec in engine.info.options]
    for name in options:
        if name not in known:
            near = close_matches(name, known)
            hint = (
                say("Did you mean {matches}?", matches=" or ".join(near))
                if near
                else say("It has {known}.", known=", ".join(known) or say("none"))
            )
            wrong = say(
                "{title} has no option {name}. {hint}", title=engine.info.title, name=excerpt(name), hint=hint
            )
            raise UsageError(wrong)
    return options


def fighter_of(name: str, sets: Sequence[str]) -> Fighter:
    """The fighter meant by ``name`` in the first of the sets that knows him; ``UnknownNameError`` by the last."""
    *first, last = sets
    for place in first:
        with suppress(UnknownNameError):
            return fighter_named(name, load_set(place))
    return fighter_named(name, load_set(last))


def fighter_named(name: str, fighters: FighterSet) -> Fighter:
    """The fighter of a set meant by ``name``, of which a unique part will do."""
    return find(f"fighter of the set {fighters.name}", name, fighters.fighters, lambda fighter: fighter.name)
