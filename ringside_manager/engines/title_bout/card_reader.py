"""Reading a Title Bout II card from data: strict, and every fault is shown at once (T6 to T10)."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from itertools import chain

from ringside_manager.bout.engine import CardError, CardPart, is_whole
from ringside_manager.engines.title_bout.card import (
    NUMBERS,
    PUNCHES,
    CardSide,
    CardStyle,
    Group,
    HittingValue,
    Span,
    Stance,
    TitleBoutCard,
)
from ringside_manager.engines.title_bout.tables import TRAITS
from ringside_manager.errors import close_matches, excerpt
from ringside_manager.language import joined, say

# Single values of a written card: each reader takes what stands there and notes what is wrong with it


@dataclass(frozen=True, slots=True)
class Part(CardPart):
    """A mapping of a Title Bout card."""

    def two(self, key: str, names: tuple[str, str], allowed: range) -> tuple[int, int]:
        """The two whole numbers under ``key``, which are called ``names``."""
        if not self.holds(key):
            return allowed[0], allowed[0]
        named, written = self.named(key), self.values[key]
        if not isinstance(written, list | tuple) or len(written) != 2:
            first_name, second_name = names
            self.fault(
                key,
                say(
                    "{named} is {written}, expected [{first_name}, {second_name}]",
                    named=named,
                    written=excerpt(written),
                    first_name=first_name,
                    second_name=second_name,
                ),
            )
            return allowed[0], allowed[0]
        first, second = (
            self.number(key, one, allowed, name) for name, one in zip(names, written, strict=True)
        )
        return first, second

    def one_of(self, key: str, words: Collection[str], fallback: str | None = None) -> str:
        """One of ``words`` under ``key``; ``fallback`` stands in for a missing one."""
        if key not in self.values and fallback is not None:
            return fallback
        written = self.values.get(key)
        if isinstance(written, str) and written in words:
            return written
        if self.holds(key):
            near = close_matches(written, words) if isinstance(written, str) else ()
            named, known = self.named(key), ", ".join(words)
            self.fault(
                key,
                say(
                    "{named} is {written}, allowed are {known} (did you mean {near}?)",
                    named=named,
                    written=excerpt(written),
                    known=known,
                    near=near[0],
                )
                if near
                else say(
                    "{named} is {written}, allowed are {known}",
                    named=named,
                    written=excerpt(written),
                    known=known,
                ),
            )
        return next(iter(words))

    def span(self, key: str, written: object, what: str = "") -> Span | None:
        """The first and last number of a range within 1 to 80, written at ``key``; ``None`` stands for no range."""
        if written is None:
            return None
        if isinstance(written, list | tuple) and len(written) == 2:
            first, last = written
            if is_whole(first) and is_whole(last) and 1 <= first <= last <= NUMBERS:
                return first, last
        named = self.named(key, what)
        self.fault(
            key,
            say(
                "{named} is {written}, expected [first, last] within 1 to {numbers}, or null",
                named=named,
                written=excerpt(written),
                numbers=NUMBERS,
            ),
        )
        return None


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers in rising order in few words: ``3, 7-9, 80``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


# Reading a Title Bout II card from data: strict, and every fault told at once (T6 to T10)


OVERALL = range(1, 16)
ENDURANCE = range(1, 201)
RATING = range(1, 11)
"""Strategy ratings (T7)."""
CONTROL = range(1, 21)
READING = range(11)
"""KD1, KD2 and KO: rows of the knockdown table (T57)."""
LIMIT = range(NUMBERS + 1)
"""PL, PM, CL and power: numbers of RN."""
CUT = range(1, 9)
FOUL = ("A", "B", "C", "D", "E")
COUNTER = range(21)

SIDES_ALIKE = ("CUT", "FOUL", "CP")
"""May stand once for both sides (T7); what a side says itself goes before it."""
_SIDE = ("CF", "DEF", "AGG", "KD", "KI", "KO", "PL", "power", "PM", "CPW", "CL", *SIDES_ALIKE)
_CARD = (
    "name", "overall", "style", "special", "stance", "END", *SIDES_ALIKE, "strategies", "fresh", "fatigued", "HV",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class _Shared:
    """CUT, FOUL and CP where the card gives them once for both sides."""

    cut: int | None
    foul: str | None
    counter: int | None

    @classmethod
    def of(cls, card: Part) -> _Shared:
        return cls(
            card.whole("CUT", CUT) if "CUT" in card.values else None,
            card.one_of("FOUL", FOUL) if "FOUL" in card.values else None,
            card.whole("CP", COUNTER) if "CP" in card.values else None,
        )


def read_card(data: Mapping[str, object]) -> TitleBoutCard:
    """The card written in ``data``, in the form of ``TitleBoutCard.as_data``.

    Raises ``CardError`` with every fault, each with its place, such as ``fresh.KI``.
    """
    card = Part.of((), data, _CARD, [])
    name = data.get("name", "")
    if not isinstance(name, str) or not name.strip():
        card.fault("name", say("name is missing"))
    shared = _Shared.of(card)
    read = TitleBoutCard(
        name=str(name),
        overall=card.whole("overall", OVERALL),
        style=CardStyle(card.one_of("style", [style.value for style in CardStyle])),
        special=_special(card),
        stance=Stance(card.one_of("stance", [stance.value for stance in Stance], Stance.ORTHODOX.value)),
        endurance=card.whole("END", ENDURANCE),
        strategies=_strategies(card),
        fresh=_side(card, "fresh", shared),
        fatigued=_side(card, "fatigued", shared),
        hitting=_hitting(card),
    )
    if card.faults:
        faults = joined("; ", [fault.message for fault in card.faults])
        raise CardError(
            say("The Title Bout II card of {name} has faults: {faults}.", name=excerpt(name), faults=faults),
            faults=card.faults,
        )
    return read


def _special(card: Part) -> str:
    """The trait, empty for none (section 27)."""
    written = card.values.get("special")
    if written in (None, "", "None"):
        return ""
    return card.one_of("special", (*TRAITS, "None"))


def _strategies(card: Part) -> tuple[int, int, int, int]:
    part = card.part("strategies", [group.value for group in Group])
    fi, fo, cu, ko = (part.whole(group.value, RATING) for group in Group)
    return fi, fo, cu, ko


def _side(card: Part, key: str, shared: _Shared) -> CardSide:
    """A side; what it does not say itself is ``shared``."""
    side = card.part(key, _SIDE)
    control = side.two("CF", ("against boxers", "against sluggers"), CONTROL)
    knockdown = side.two("KD", ("KD1", "KD2"), READING)
    landed, missed, clinched, power, window = _ranges(side)
    return CardSide(
        control_boxer=control[0],
        control_slugger=control[1],
        defence=side.whole("DEF", range(-20, 21)),
        aggressiveness=side.whole("AGG", range(21)),
        knockdown=knockdown[0],
        knockdown_added=knockdown[1],
        killer_instinct=side.whole("KI", range(51)),
        knockout=side.whole("KO", READING),
        landed=landed,
        power=power,
        missed=missed,
        window=window,
        clinched=clinched,
        cut=side.whole("CUT", CUT, shared.cut),
        foul=side.one_of("FOUL", FOUL, shared.foul),
        counter=side.whole("CP", COUNTER, shared.counter),
    )


def _ranges(side: Part) -> tuple[int, int, int, int, Span | None]:
    """PL, PM, CL, power and the counter window (T7 to T9); how they lie is judged once each of them is a number."""
    before = len(side.faults)
    landed, missed, clinched, power = (side.whole(limit, LIMIT) for limit in ("PL", "PM", "CL", "power"))
    window = side.span("CPW", side.values.get("CPW"))
    if "CPW" not in side.values:
        named = side.named("CPW")
        side.fault("CPW", say("{named} is missing; a side without a counter window says null", named=named))
    if len(side.faults) == before:
        _check_ranges(side, (landed, missed, clinched), power, window)
    return landed, missed, clinched, power, window


def _check_ranges(side: Part, limits: tuple[int, int, int], power: int, window: Span | None) -> None:
    landed, missed, clinched = limits
    if not landed <= missed <= clinched:
        rising = say("each is at least as much as the one before")
        named = side.named("PL")
        side.fault(
            "PL",
            say(
                "{named} is {landed}, PM {missed} and CL {clinched}; {rising}",
                named=named,
                landed=landed,
                missed=missed,
                clinched=clinched,
                rising=rising,
            ),
        )
        return
    if power > landed:
        named = side.named("power")
        side.fault(
            "power",
            say(
                "{named} is {power}, allowed are 0 to PL, which is {landed}",
                named=named,
                power=power,
                landed=landed,
            ),
        )
    if window and not landed < window[0] <= window[1] <= missed:
        named, first = side.named("CPW"), landed + 1
        side.fault(
            "CPW",
            say(
                "{named} is {window}, allowed is the missed range, {first} to {missed}",
                named=named,
                window=list(window),
                first=first,
                missed=missed,
            )
            if landed < missed
            else say(
                "{named} is {window}, but nothing is missed; write null", named=named, window=list(window)
            ),
        )


def _hitting(card: Part) -> tuple[HittingValue, ...]:
    """What every number is worth: the ranges tile 1 to 80 (T10)."""
    part = card.part("HV", [punch.value for punch in PUNCHES])
    before = len(part.faults)
    values = tuple(_punch(part, punch.value) for punch in PUNCHES)
    if len(part.faults) == before:
        _check_tiling(values, part)
    return values


def _punch(part: Part, key: str) -> HittingValue:
    if not part.holds(key):
        return HittingValue(None, None)
    written = part.values[key]
    if not isinstance(written, list | tuple) or len(written) not in (2, 3):
        expected = say("expected the ranges worth 3 and 2, such as [[1, 4], [5, 20]]")
        named = part.named(key)
        part.fault(
            key,
            say(
                "{named} is {written}, {expected}, and a third range if numbers are worth 1",
                named=named,
                written=excerpt(written),
                expected=expected,
            ),
        )
        return HittingValue(None, None)
    points = ("3 points", "2 points", "1 point")
    return HittingValue(*(part.span(key, span, worth) for worth, span in zip(points, written, strict=False)))


def _check_tiling(values: tuple[HittingValue, ...], part: Part) -> None:
    spans = chain.from_iterable((value.three, value.two, value.one) for value in values)
    claims = [0] * (NUMBERS + 1)
    for first, last in filter(None, spans):
        for number in range(first, last + 1):
            claims[number] += 1
    bare = [number for number in range(1, NUMBERS + 1) if claims[number] == 0]
    twice = [number for number in range(1, NUMBERS + 1) if claims[number] > 1]
    if bare:
        advice = say("together the ranges cover 1 to 80 (a number worth 1 stands in a punch's third range)")
        part.fault("", say("HV leaves out {bare}; {advice}", bare=numbers_text(bare), advice=advice))
    if twice:
        part.fault("", say("HV gives {twice} to more than one range", twice=numbers_text(twice)))
