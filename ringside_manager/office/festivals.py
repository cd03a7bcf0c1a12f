"""Festivals without a league: entrants with their cards, a format, and what has happened, kept whole in one file (F1-F77).

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
from itertools import product, starmap
from pathlib import Path
from typing import Any, NamedTuple

from ringside_manager import files
from ringside_manager.bout import BoutRecord, SeededChance, Setup, derive_seed, fight, registry
from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import IN_CHARACTER, AnyEngine, corner_at
from ringside_manager.bout.terms import Carried, OptionValue
from ringside_manager.campaign.bouts import handicap
from ringside_manager.campaign.festivals import FEWEST, OF_ROUNDS, Course, Format, Man, Meeting, Result, Told
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP, handicaps
from ringside_manager.campaign.festivals.groups import FEWEST_STABLES, Shape, course_of
from ringside_manager.campaign.festivals.tables import usual_lengths
from ringside_manager.campaign.tournament import goes_on, needs_dice, roll_tie_break
from ringside_manager.errors import FileError, RingsideError, against, excerpt
from ringside_manager.fighters import Fighter
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


class Replaced(NamedTuple):
    """A man who had not boxed and in whose place another stands, with the cards of both (F6)."""

    man: Man
    former: Mapping[str, object]
    card: Mapping[str, object]


class Absent(NamedTuple):
    """A man who did not come to a bout, and the other, who has won it so (F7)."""

    man: Man
    other: Man


Happening = Held | Withdrew | Replaced | Absent


@dataclass(frozen=True, eq=False)
class Festival:
    """A festival as it stands; ``hold``, ``withdraw``, ``substitute`` and ``no_show`` give the next.

    Men are seeds from 1; ``cards`` are theirs under the bout system, as JSON values, so that a festival needs no fighter set
    to go on.  ``swiss_rounds`` are the rounds of a Swiss or a ladder, ``rounds`` those of every bout; ``stables`` are how many
    stables meet, ``lengths`` those of the legs of a circuit, ``handicaps`` what each man begins without, in per cent.
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
    happened: tuple[Happening, ...] = ()
    stables: int | None = None
    lengths: tuple[int, ...] = ()
    handicaps: tuple[int, ...] = ()

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
        return course_of(
            self.form, len(self.cards), self.swiss_rounds, stables=self.stables, lengths=self.lengths
        )

    @cached_property
    def told(self) -> Told:
        """What has happened, as the course reads it; ``RuleError`` F2 for a bout that was not due."""
        told = Told()
        for one in self.happened:
            told = self._told_after(told, one)
        return told

    def _told_after(self, told: Told, one: Happening) -> Told:
        if isinstance(one, Replaced):
            return told
        if isinstance(one, Withdrew):
            return told.with_withdrawal(one.man)
        if isinstance(one, Absent):
            return self.course.record(told, *one, Result(one.other, walkover=True))
        met = next((due.key for due in self.course.due(told) if due[1:] == (one.red, one.blue)), None)
        result = self._result(one, draws=met is not None and not self.course.needs_winner(met))
        return self.course.record(told, one.red, one.blue, result)

    def after(self, one: Happening) -> Festival:
        """The festival after one thing more; what is known is carried on, not read again from the beginning."""
        made = replace(self, happened=(*self.happened, one))
        if isinstance(one, Replaced):
            made = replace(made, cards=tuple(_in_place(self.cards, one.man, one.card)))
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

    @property
    def champions(self) -> tuple[Man, ...]:
        """Who have won it together: the champion alone, or the men of his stable (F62)."""
        return self.course.winners(self.told)

    @cached_property
    def outcomes(self) -> tuple[tuple[Happening, Meeting | None, Result | None], ...]:
        """What has happened, and of a bout or a no-show the meeting it was and what it counted."""
        keys, found = iter(self.told.results.items()), list[tuple[Happening, Meeting | None, Result | None]]()
        met = {one.key: one for one in self.course.meetings(self.told)}
        for one in self.happened:
            key, result = next(keys) if isinstance(one, Held | Absent) else (None, None)
            found.append((one, None if key is None else met[key], result))
        return tuple(found)

    def setup(self, red: Man, blue: Man) -> Setup:
        """The bout between these two as they are now, the next that is due if there is one (F50, F65, F75)."""
        met = next((due.key for due in self.due if {red, blue} == {*due[1:]}), None)
        rounds = None if met is None else self.course.length(met)
        return self.bout(red, blue, self.rounds if rounds is None else rounds)

    def bout(self, red: Man, blue: Man, rounds: int) -> Setup:
        """The bout between these two as they are now over so many rounds (F50, F65)."""
        brought = (self.brought(red, blue), self.brought(blue, red))
        terms = self.engine.info.terms(rounds, self.options, brought)
        return Setup.from_data(self.engine, self.cards[red - 1], self.cards[blue - 1], terms)

    def brought(self, man: Man, other: Man | None = None) -> Carried | None:
        """What he carries into his next bout: on one night all he has lost (F50), in a handicap cup what his handicap is above the other's (F66)."""
        if self.handicaps and other is not None:
            return handicap(self.handicaps[man - 1] - self.handicaps[other - 1])
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

    def substitute(self, man: Man, card: Mapping[str, object]) -> Festival:
        """Let another stand in a man's place; ``RuleError`` F6 for who has boxed, withdrawn or not come, and for a name entered already."""
        name = self.name(man)
        boxed = {one for each in self.happened if isinstance(each, Held | Absent) for one in each[:2]}
        if man in boxed or man in self.told.withdrawn:
            raise against(
                "F6",
                "{name} cannot be replaced any more: only who has neither boxed, nor stayed away, nor withdrawn can.",
                name=name,
            )
        if not self.due:
            raise against("F6", "The festival is over: nobody can be replaced any more.")
        names = [self.name(one).casefold() for one in range(1, len(self.cards) + 1) if one != man]
        if str(card["name"]).casefold() in names:
            raise against("F6", "{name} is entered already.", name=str(card["name"]))
        return self.after(Replaced(man, self.cards[man - 1], card))

    def no_show(self, man: Man) -> Festival:
        """Let a man lose his next bout since he does not come; ``RuleError`` F7 if he has none that can be held."""
        for one in self.due:
            if man in one[1:]:
                return self.after(Absent(man, one.red + one.blue - man))
        raise against("F7", "{name} has no bout to stay away from.", name=self.name(man))

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


def _in_place(
    cards: Sequence[Mapping[str, object]], man: Man, card: Mapping[str, object]
) -> list[Mapping[str, object]]:
    return [*cards[: man - 1], card, *cards[man:]]


def founded(
    form: Format,
    engine: AnyEngine,
    fighters: Sequence[Fighter],
    *,
    rounds: int | None = None,
    options: Mapping[str, str] | None = None,
    corner: str = "ai",
    seed: int = 0,
    shape: Shape | None = None,
) -> Festival:
    """Found a festival of these fighters in the order of their seeds; of teams, stable by stable.

    Raises ``RuleError`` F1 and as ``course_of``, F1 for a name entered twice, F65 for a handicap, R10 for a length the system
    does not have, ``UsageError`` for a value of an option.
    """
    names = [fighter.name.casefold() for fighter in fighters]
    for name in names:
        if names.count(name) > 1:
            raise against("F1", "{name} is entered twice.", name=fighters[names.index(name)].name)
    terms = engine.info.terms(rounds, options or {})
    cards = tuple(card_of(one, engine, corner) for one in fighters)
    made = Festival(
        engine.info.system, engine.info.rules_version, form, cards, terms.rounds, terms.options, corner, seed
    )
    made = replace(made, **_own(form, shape or Shape(), engine, len(fighters)))
    made.course  # noqa: B018 - says at once what the format cannot do
    for length in made.lengths:
        engine.info.terms(length)
    return made


def _own(form: Format, shape: Shape, engine: AnyEngine, entrants: int) -> dict[str, Any]:
    """What a festival of this format holds of its shape."""
    if form is Format.TEAMS:
        return {"stables": shape.stables or FEWEST_STABLES}
    if form is Format.CIRCUIT:
        return {"lengths": shape.lengths or usual_lengths(engine.info.rounds[-1], entrants)}
    if form is Format.HANDICAP and entrants >= FEWEST:
        return {"handicaps": handicaps(entrants, shape.handicap)}
    return {"swiss_rounds": shape.rounds} if form in OF_ROUNDS else {}


def card_of(fighter: Fighter, engine: AnyEngine, corner: str) -> Mapping[str, object]:
    """The card a fighter is entered with, as JSON values; ``CardError`` as ``Fighter.card``."""
    in_character = corner == IN_CHARACTER
    return engine.card_data(fighter.card_in_character(engine) if in_character else fighter.card(engine))


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
        **{name: getattr(festival, name) for name in _LATER if getattr(festival, name)},
        "cards": [dict(card) for card in _entered(festival)],
        "happened": [_happening(one) for one in festival.happened],
    }
    files.write_text(path, [json.dumps(facts, ensure_ascii=True, indent=1), "\n"], overwrite=overwrite)


_LATER = ("stables", "lengths", "handicaps")
"""What is written for the formats alone that have it."""


def _entered(festival: Festival) -> list[Mapping[str, object]]:
    """The cards of those the festival was founded with."""
    cards = list(festival.cards)
    for one in reversed(festival.happened):
        if isinstance(one, Replaced):
            cards = _in_place(cards, one.man, one.former)
    return cards


def _happening(one: Happening) -> dict[str, object]:
    if isinstance(one, Held):
        return {"red": one.red, "blue": one.blue, "record": one.record.to_json()}
    if isinstance(one, Replaced):
        return {"replaced": one.man, "card": dict(one.card)}
    return {"withdrew": one.man} if isinstance(one, Withdrew) else {"absent": one.man, "other": one.other}


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
        facts = json.loads(content)
        found = _founded(facts)
        for one in facts["happened"]:
            found = _then(found, one)
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


def _founded(facts: Mapping[str, Any]) -> Festival:
    """The festival a file says was founded, before anything happened."""
    if facts["form"] != FORM:
        raise ValueError(f"its form is {excerpt(str(facts['form']))} and should be {FORM}")
    made = Festival(
        str(facts["system"]),
        _whole(facts["version"]),
        Format(facts["format"]),
        tuple(dict(card) for card in facts["cards"]),
        _whole(facts["rounds"]),
        dict(facts["options"]),
        str(facts["corner"]),
        _whole(facts["seed"]),
        None if facts["swiss_rounds"] is None else _whole(facts["swiss_rounds"]),
        stables=_whole(facts["stables"]) if "stables" in facts else None,
        lengths=tuple(map(_whole, facts.get("lengths", ()))),
        handicaps=tuple(map(_whole, facts.get("handicaps", ()))),
    )
    if made.corner not in CORNER_WORDS:
        raise ValueError(f"{excerpt(made.corner)} is no corner")
    made.course  # noqa: B018 - its entrants and rounds are checked
    given = len(made.cards) if made.form is Format.HANDICAP else 0
    if len(made.handicaps) != given or max(made.handicaps, default=0) > MOST_HANDICAP:
        raise ValueError(
            f"every man of a handicap cup, and nobody else, has a handicap of 0 to {MOST_HANDICAP}"
        )
    for man, rounds in product(range(1, len(made.cards) + 1), (made.rounds, *made.lengths)):
        made.bout(1, man, rounds)  # cards, options and lengths are checked
    return made


def _then(now: Festival, fact: Mapping[str, Any]) -> Festival:
    """The festival after one thing a file says has happened, held against what could."""
    for word in ("withdrew", "replaced", "absent"):
        if word in fact and not 1 <= _whole(fact[word]) <= len(now.cards):
            raise ValueError(f"there is no seed {fact[word]}")
    if "withdrew" in fact:
        return now.withdraw(fact["withdrew"])
    if "absent" in fact:
        return now.after(Absent(fact["absent"], _whole(fact["other"])))
    if "replaced" in fact:
        return now.substitute(fact["replaced"], now.engine.card_data(now.engine.card(fact["card"])))
    held = Held(_whole(fact["red"]), _whole(fact["blue"]), BoutRecord.from_json(fact["record"]))
    pair = f"the bout of seeds {held.red} and {held.blue}"
    if {held.red, held.blue} not in [{due.red, due.blue} for due in now.due]:
        raise ValueError(f"{pair} was not due")
    setup, record = now.setup(held.red, held.blue), held.record
    cards = tuple(starmap(setup.engine.card_data, ((setup.red,), (setup.blue,))))
    said = (record.engine, record.rules_version, (record.red, record.blue), record.terms, record.seed)
    if said != (now.system, now.version, cards, setup.terms, now.seed_of(held.red, held.blue)):
        raise ValueError(f"{pair} is another than the one that was due")
    return now.after(held)


def _whole(value: object) -> int:
    if type(value) is not int or not 0 <= value <= LARGEST_SEED:
        raise ValueError(f"{excerpt(str(value))} is no whole number from 0 to {LARGEST_SEED}")
    return value
