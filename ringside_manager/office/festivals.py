"""Festivals without a league: entrants with their cards, a format, and what has happened, kept whole in one file (F1-F51).

festival = founded(Format.SWISS, engine, fighters, seed=7)
while festival.due:
    festival = festival.hold(festival.due[0])
write(festival, Path("cup.festival"))
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import starmap
from pathlib import Path
from typing import Any, NamedTuple

from ringside_manager import files
from ringside_manager.bout import BoutRecord, SeededChance, Setup, derive_seed, fight, registry
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.drive import corner_at
from ringside_manager.bout.engine import IN_CHARACTER, AnyEngine
from ringside_manager.bout.terms import Carried, OptionValue
from ringside_manager.campaign.festivals import Course, Format, Man, Meeting, Result, Told
from ringside_manager.campaign.festivals.groups import course_of
from ringside_manager.campaign.tournament import goes_on, needs_dice, roll_tie_break
from ringside_manager.errors import FileError, RingsideError, against, excerpt
from ringside_manager.fighters.fighter import Fighter
from ringside_manager.language import say

FORM = "ringside-festival 1"
SUFFIX = ".festival"
LARGEST = 64_000_000
"""Bytes of the largest file that is read."""
LARGEST_SEED = 2**63 - 1
CORNER_WORDS = ("plain", "ai", IN_CHARACTER)
"""Who may decide in both corners."""


class Held(NamedTuple):
    """A bout that was held, with its record."""

    red: Man
    blue: Man
    record: BoutRecord


class Withdrew(NamedTuple):
    """A man who boxes no more (F5)."""

    man: Man


@dataclass(frozen=True, eq=False)
class Festival:
    """A festival as it stands; ``hold`` and ``withdraw`` give the next.

    Men are seeds from 1; ``cards`` are theirs under the bout system, as JSON values, so that a festival needs no fighter set
    to go on.  ``swiss_rounds`` are the rounds of a Swiss, ``rounds`` those of every bout.
    """

    system: str
    version: int
    form: Format
    cards: tuple[Mapping[str, object], ...]
    rounds: int
    options: Mapping[str, OptionValue]
    corner: str
    seed: int
    swiss_rounds: int | None = None
    happened: tuple[Held | Withdrew, ...] = ()

    @cached_property
    def engine(self) -> AnyEngine:
        """The bout system under its version; ``UnknownNameError`` if it is not installed, ``RuleError`` if its rules are not kept."""
        newest = registry.get(self.system)
        kept = newest.under(self.version)
        if kept is None:
            raise against(
                "F2",
                "The festival is boxed under version {version} of the rules of {title}, which this program does not have.",
                version=self.version,
                title=newest.info.title,
            )
        return kept

    @cached_property
    def course(self) -> Course:
        """Who meets whom; raises as ``course_of``."""
        return course_of(self.form, len(self.cards), self.swiss_rounds)

    @cached_property
    def told(self) -> Told:
        """What has happened, as the course reads it; ``RuleError`` F2 for a bout that was not due."""
        told = Told()
        for one in self.happened:
            told = self._told_after(told, one)
        return told

    def _told_after(self, told: Told, one: Held | Withdrew) -> Told:
        if isinstance(one, Withdrew):
            return told.with_withdrawal(one.man)
        met = next((due.key for due in self.course.due(told) if due[1:] == (one.red, one.blue)), None)
        result = self._result(one, draws=met is not None and not self.course.needs_winner(met))
        return self.course.record(told, one.red, one.blue, result)

    def after(self, one: Held | Withdrew) -> Festival:
        """The festival after one thing more; what is known is carried on, not read again from the beginning."""
        made = replace(self, happened=(*self.happened, one))
        vars(made).update(engine=self.engine, course=self.course, told=self._told_after(self.told, one))
        return made

    @cached_property
    def due(self) -> tuple[Meeting, ...]:
        """The meetings that can be held now, in order."""
        return self.course.due(self.told)

    @property
    def champion(self) -> Man | None:
        """Who has won it."""
        return self.course.winner(self.told)

    def name(self, man: Man) -> str:
        """The name on his card."""
        return str(self.cards[man - 1]["name"])

    def setup(self, red: Man, blue: Man) -> Setup:
        """The bout between these two as they are now (F50)."""
        brought = (self.brought(red), self.brought(blue))
        terms = self.engine.info.terms(self.rounds, self.options, brought)
        return Setup.from_data(self.engine, self.cards[red - 1], self.cards[blue - 1], terms)

    def brought(self, man: Man) -> Carried | None:
        """What he carries into his next bout: on one night all he has lost, else nothing (F50)."""
        if self.form is not Format.ONE_NIGHT:
            return None
        for one in reversed(self.happened):
            if isinstance(one, Held) and man in one[:2]:
                side = one[:2].index(man)
                outcome = one.record.outcome
                return Carried(self.system, outcome.loss[side], outcome.start[side])
        return None

    def seed_of(self, red: Man, blue: Man) -> int:
        """The seed of a bout: of the festival, the two, and how many bouts were held before."""
        held = sum(isinstance(one, Held) for one in self.happened)
        return derive_seed(self.seed, "festival", held, red, blue)

    def hold(self, meeting: Meeting) -> Festival:
        """Hold a bout that is due; who has nothing left to box with withdraws instead (F51, C58)."""
        red, blue = meeting.red, meeting.blue
        for man in (red, blue):
            carried = self.brought(man)
            if carried is not None and carried.loss >= carried.start:
                return self.withdraw(man)
        seed, maker = self.seed_of(red, blue), corner_at(self.corner, self.engine.info)
        assert maker is not None, "checked when the festival was founded or read"
        setup = self.setup(red, blue)
        one, other = (maker(self.engine, SeededChance(derive_seed(seed, corner.value))) for corner in CORNERS)
        record = fight(setup, seed, one, other)
        return self.after(Held(red, blue, record))

    def withdraw(self, man: Man) -> Festival:
        """Let a man box no more; ``RuleError`` F5 if he has withdrawn already, or if nothing is left to be boxed."""
        if man in self.told.withdrawn:
            raise against("F5", "{name} has withdrawn already.", name=self.name(man))
        if not self.due:
            raise against("F5", "The festival is over: nobody can withdraw any more.")
        return self.after(Withdrew(man))

    def _result(self, held: Held, *, draws: bool) -> Result:
        """What the course counts: after a draw where somebody must go on, who does (C63)."""
        outcome, men = held.record.outcome, held[:2]
        if outcome.winner is not None:
            return Result(men[outcome.winner.index], outcome.method.is_stoppage)
        if draws:
            return Result(None)
        chance = SeededChance(derive_seed(held.record.seed, "tie"))
        rolls = roll_tie_break(chance) if needs_dice(outcome) else ()
        return Result(men[goes_on(outcome, rolls).index])


def founded(
    form: Format,
    engine: AnyEngine,
    fighters: Sequence[Fighter],
    *,
    rounds: int | None = None,
    options: Mapping[str, str] | None = None,
    corner: str = "ai",
    seed: int = 0,
    swiss_rounds: int | None = None,
) -> Festival:
    """Found a festival of these fighters in the order of their seeds.

    Raises ``RuleError`` F1 and as ``course_of``, F1 for a name entered twice, ``UsageError`` for a value of an option.
    """
    names = [fighter.name.casefold() for fighter in fighters]
    for name in names:
        if names.count(name) > 1:
            raise against("F1", "{name} is entered twice.", name=fighters[names.index(name)].name)
    terms = engine.info.terms(rounds, options or {})
    own = [
        engine.card_data(man.card_in_character(engine) if corner == IN_CHARACTER else man.card(engine))
        for man in fighters
    ]
    made = Festival(
        engine.info.system, engine.info.rules_version, form, tuple(own), terms.rounds, terms.options, corner,
        seed, swiss_rounds,
    )  # fmt: skip
    made.course  # noqa: B018 - says at once what the format cannot do
    return made


# The file: everything that makes the festival, and nothing that follows from it


def write(festival: Festival, path: Path, *, overwrite: bool = False) -> None:
    """Write a festival into a file, whole or not at all; raises ``SaveExistsError`` and what the disk does."""
    facts = {
        "form": FORM,
        "format": festival.form.value,
        "system": festival.system,
        "version": festival.version,
        "rounds": festival.rounds,
        "options": dict(festival.options),
        "corner": festival.corner,
        "seed": festival.seed,
        "swiss_rounds": festival.swiss_rounds,
        "cards": [dict(card) for card in festival.cards],
        "happened": [
            {"withdrew": one.man}
            if isinstance(one, Withdrew)
            else {"red": one.red, "blue": one.blue, "record": one.record.to_json()}
            for one in festival.happened
        ],
    }
    files.write_text(path, [json.dumps(facts, ensure_ascii=True, indent=1), "\n"], overwrite=overwrite)


def read(path: Path) -> Festival:
    """Read a festival; ``FileError`` for anything that is none, or does not fit together, and what the disk does.

    No bout is boxed again: a result that somebody made up with a digest of its own is not found here, but by ``replay``.
    """
    try:
        content = files.read_regular(path, LARGEST)
    except OSError as error:
        raise files.refusal(path, error) from error
    if len(content) > LARGEST:
        raise _refused(path, say("it is larger than {most} bytes", most=f"{LARGEST:,}"))
    try:
        found = _read(json.loads(content))
        _check(found)
    except RingsideError as error:
        raise _refused(path, str(error)) from error
    except (ValueError, LookupError, TypeError, AttributeError, RecursionError) as error:
        raise _refused(path, excerpt(str(error) or type(error).__name__)) from error
    return found


def _refused(path: Path, why: str) -> FileError:
    return FileError(
        say("{path} is no festival, or was changed: {why}", path=path, why=why),
        next_step=say("It was left as it is. Take a copy that is whole."),
    )


def _read(facts: Mapping[str, Any]) -> Festival:
    if facts["form"] != FORM:
        raise ValueError(f"its form is {excerpt(str(facts['form']))} and should be {FORM}")
    happened: list[Held | Withdrew] = []
    for one in facts["happened"]:
        if "withdrew" in one:
            happened.append(Withdrew(_whole(one["withdrew"])))
        else:
            record = BoutRecord.from_json(one["record"])
            happened.append(Held(_whole(one["red"]), _whole(one["blue"]), record))
    rounds = facts["swiss_rounds"]
    return Festival(
        str(facts["system"]),
        _whole(facts["version"]),
        Format(facts["format"]),
        tuple(dict(card) for card in facts["cards"]),
        _whole(facts["rounds"]),
        dict(facts["options"]),
        str(facts["corner"]),
        _whole(facts["seed"]),
        None if rounds is None else _whole(rounds),
        tuple(happened),
    )


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST_SEED:
        raise ValueError(f"{excerpt(str(value))} is no whole number from 0 to {LARGEST_SEED}")
    return value


def _check(festival: Festival) -> None:
    """Hold what a file says against what follows from it: every bout was due, had these men, terms and this seed."""
    if festival.corner not in CORNER_WORDS:
        raise ValueError(f"{excerpt(festival.corner)} is no corner")
    festival.course  # noqa: B018 - its entrants and rounds are checked
    now = replace(festival, happened=())
    for one in festival.happened:
        if isinstance(one, Withdrew):
            if not 1 <= one.man <= len(festival.cards):
                raise ValueError(f"there is no seed {one.man}")
            now = now.withdraw(one.man)
            continue
        if {one.red, one.blue} not in [{due.red, due.blue} for due in now.due]:
            raise ValueError(f"the bout of seeds {one.red} and {one.blue} was not due")
        setup, record = now.setup(one.red, one.blue), one.record
        cards = tuple(starmap(setup.engine.card_data, ((setup.red,), (setup.blue,))))
        said = (record.engine, record.rules_version, (record.red, record.blue), record.terms, record.seed)
        if said != (now.system, now.version, cards, setup.terms, now.seed_of(one.red, one.blue)):
            raise ValueError(
                f"the bout of seeds {one.red} and {one.blue} is another than the one that was due"
            )
        now = now.after(one)
    vars(festival)["told"] = now.told
