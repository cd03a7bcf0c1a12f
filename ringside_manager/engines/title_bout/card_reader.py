"""Reading a Title Bout II card from data: strict, and every fault told at once (T6 to T10)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain

from ringside_manager.bout.engine import CardError
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
from ringside_manager.engines.title_bout.card_values import Faults, Part, numbers_text
from ringside_manager.errors import close_matches, excerpt

TRAITS = (
    "Strong Closer",
    "Fights Down",
    "Inconsistent",
    "Freezes",
    "Constant Clincher",
    "Stealth Foul",
    "Safety First",
    "Plays to Crowd",
    "Head Case",
    "Ring Smarts",
    "Anger Issues",
    "Self-Doubts",
    "Absorber",
    "Front Runner",
    "Fireplug",
    "Careless",
)
"""The special traits of T181 to T196, in their order."""

OTHER_NAMES = {"Overly Cautious": "Safety First", "Intellect": "Ring Smarts"}
"""T187, T190: a trait with two names is one trait; a card holds the second."""

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
            card.word("FOUL", FOUL) if "FOUL" in card.values else None,
            card.whole("CP", COUNTER) if "CP" in card.values else None,
        )


def read_card(data: Mapping[str, object]) -> TitleBoutCard:
    """The card written in ``data``, in the form of ``TitleBoutCard.as_data``.

    Raises ``CardError`` with every fault, each with its place, such as ``fresh.KI``.
    """
    faults = Faults()
    card = Part.of("", data, _CARD, faults)
    name = data.get("name", "")
    if not isinstance(name, str) or not name.strip():
        faults.add("name is missing")
    shared = _Shared.of(card)
    read = TitleBoutCard(
        name=str(name),
        overall=card.whole("overall", OVERALL),
        style=CardStyle(card.word("style", [style.value for style in CardStyle])),
        special=_special(data.get("special"), faults),
        stance=Stance(card.word("stance", [stance.value for stance in Stance], Stance.ORTHODOX.value)),
        endurance=card.whole("END", ENDURANCE),
        strategies=_strategies(card),
        fresh=_side(card, "fresh", shared),
        fatigued=_side(card, "fatigued", shared),
        hitting=_hitting(card),
    )
    if faults.told:
        raise CardError(f"The Title Bout II card of {excerpt(name)} has faults: {'; '.join(faults.told)}.")
    return read


def _special(written: object, faults: Faults) -> str:
    """The trait, empty for none (section 27)."""
    if written in (None, "", "None"):
        return ""
    names = (*TRAITS, *OTHER_NAMES)
    if isinstance(written, str) and written in names:
        return OTHER_NAMES.get(written, written)
    near = close_matches(written, names) if isinstance(written, str) else ()
    hint = f" (did you mean {near[0]}?)" if near else ""
    faults.add(f"special is {excerpt(written)}, allowed are {', '.join(names)} and None{hint}")
    return ""


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
        foul=side.word("FOUL", FOUL, shared.foul),
        counter=side.whole("CP", COUNTER, shared.counter),
    )


def _ranges(side: Part) -> tuple[int, int, int, int, Span | None]:
    """PL, PM, CL, power and the counter window (T7 to T9); how they lie is judged once each of them is a number."""
    before = len(side.faults.told)
    landed, missed, clinched, power = (side.whole(limit, LIMIT) for limit in ("PL", "PM", "CL", "power"))
    window = side.span("CPW", side.values.get("CPW"))
    if "CPW" not in side.values:
        side.faults.add(f"{side.place}CPW is missing; a side without a counter window says null")
    if len(side.faults.told) == before:
        _check_ranges(side, (landed, missed, clinched), power, window)
    return landed, missed, clinched, power, window


def _check_ranges(side: Part, limits: tuple[int, int, int], power: int, window: Span | None) -> None:
    landed, missed, clinched = limits
    if not landed <= missed <= clinched:
        said = f"PL is {landed}, PM {missed} and CL {clinched}; each is at least as much as the one before"
        side.faults.add(f"{side.place}{said}")
        return
    if power > landed:
        side.faults.add(f"{side.place}power is {power}, allowed are 0 to PL, which is {landed}")
    if window and not landed < window[0] <= window[1] <= missed:
        inside = f"{landed + 1} to {missed}" if landed < missed else "no number; write null"
        side.faults.add(f"{side.place}CPW is {list(window)}, allowed is the missed range, {inside}")


def _hitting(card: Part) -> tuple[HittingValue, ...]:
    """What every number is worth: the ranges tile 1 to 80 (T10)."""
    part = card.part("HV", [punch.value for punch in PUNCHES])
    before = len(part.faults.told)
    values = tuple(_punch(part, punch.value) for punch in PUNCHES)
    if part.values and len(part.faults.told) == before:
        _check_tiling(values, part.faults)
    return values


def _punch(part: Part, key: str) -> HittingValue:
    written = part.values.get(key)
    if key not in part.values:
        part.faults.add(f"{part.place}{key} is missing")
    elif not isinstance(written, list | tuple) or len(written) not in (2, 3):
        part.faults.add(
            f"{part.place}{key} is {excerpt(written)}, expected the ranges worth 3 and 2, such as [[1, 4], [5, 20]], "
            "and a third range if numbers are worth 1"
        )
    else:
        return HittingValue(
            *(
                part.span(f"{key} ({points} points)", span)
                for points, span in zip((3, 2, 1), written, strict=False)
            )
        )
    return HittingValue(None, None)


def _check_tiling(values: tuple[HittingValue, ...], faults: Faults) -> None:
    spans = chain.from_iterable((value.three, value.two, value.one) for value in values)
    claims = [0] * (NUMBERS + 1)
    for first, last in filter(None, spans):
        for number in range(first, last + 1):
            claims[number] += 1
    bare = [number for number in range(1, NUMBERS + 1) if claims[number] == 0]
    twice = [number for number in range(1, NUMBERS + 1) if claims[number] > 1]
    if bare:
        faults.add(
            f"HV leaves out {numbers_text(bare)}; together the ranges cover 1 to {NUMBERS} "
            "(a number worth 1 stands in a punch's third range)"
        )
    if twice:
        faults.add(f"HV gives {numbers_text(twice)} to more than one range")
