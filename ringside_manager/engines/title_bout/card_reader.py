"""What may be written on a Title Bout II card: strict, and every fault is shown at once (T6 to T10)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any

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
from ringside_manager.language import say
from ringside_manager.written import FAULT, DataNode, Fault, MapNode, Node, Report, cards, data_of
from ringside_manager.written.cards import CardName, Fitting
from ringside_manager.written.kinds import Choice, Field, Kind, OrNothing, Record, Whole, is_whole

# Single values


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


def _whole(allowed: range) -> Whole:
    return Whole(allowed[0], allowed[-1])


@dataclass(frozen=True, slots=True)
class _Two(Kind[tuple[int, int]]):
    """Two whole numbers, which are called ``names``."""

    names: tuple[str, str]
    allowed: range

    def read(self, node: Node, report: Report) -> tuple[int, int] | Fault:
        written = data_of(node)
        if not isinstance(written, list | tuple) or len(written) != 2:
            first_name, second_name = self.names
            allowed = say(
                "expected [{first_name}, {second_name}]", first_name=first_name, second_name=second_name
            )
            return report.unfit(node, allowed)
        first, second = (
            _whole(self.allowed).read(DataNode(0, 0, one), report.inside("", name))
            for name, one in zip(self.names, written, strict=True)
        )
        return FAULT if isinstance(first, Fault) or isinstance(second, Fault) else (first, second)


class _Trait(Kind[str]):
    """The trait, empty for none (section 27)."""

    def read(self, node: Node, report: Report) -> str | Fault:
        nothing = data_of(node) in (None, "", "None")
        return "" if nothing else Choice((*TRAITS, "None")).read(node, report)


def _span_of(written: object) -> Span | None:
    """The first and last number of a range within 1 to 80."""
    if isinstance(written, list | tuple) and len(written) == 2:
        first, last = written
        if is_whole(first) and is_whole(last) and 1 <= first <= last <= NUMBERS:
            return first, last
    return None


_SPAN = OrNothing(
    Fitting(_span_of, say("expected [first, last] within 1 to {numbers}, or null", numbers=NUMBERS))
)


# A side of the card


SIDES_ALIKE: dict[str, Kind[Any]] = {"CUT": _whole(CUT), "FOUL": Choice(FOUL), "CP": _whole(COUNTER)}
"""May stand once for both sides (T7); what a side says itself goes before it."""


def _check_side(side: dict[str, Any], node: MapNode, report: Report) -> None:
    """How PL, PM, CL, power and the counter window lie, once each of them is a number (T7 to T9)."""
    if "CPW" not in side:
        window = report.inside("CPW")
        window.at(
            node, say("{named} is missing; a side without a counter window says null", named=window.named)
        )
        return
    landed, missed, clinched, power, window = (side[key] for key in ("PL", "PM", "CL", "power", "CPW"))
    if FAULT in (landed, missed, clinched, power, window):
        return
    if not landed <= missed <= clinched:
        rising = say("each is at least as much as the one before")
        wrong = say(
            "{named} is {landed}, PM {missed} and CL {clinched}; {rising}",
            named=report.inside("PL").named,
            landed=landed,
            missed=missed,
            clinched=clinched,
            rising=rising,
        )
        report.inside("PL").at(node, wrong)
        return
    if power > landed:
        wrong = say(
            "{named} is {power}, allowed are 0 to PL, which is {landed}",
            named=report.inside("power").named,
            power=power,
            landed=landed,
        )
        report.inside("power").at(node, wrong)
    if window and not landed < window[0] <= window[1] <= missed:
        allowed = (
            say("allowed is the missed range, {first} to {missed}", first=landed + 1, missed=missed)
            if landed < missed
            else say("but nothing is missed; write null")
        )
        report.inside("CPW").unfit(DataNode(0, 0, list(window)), allowed)


_SIDE: Record[dict[str, Any]] = Record(
    "the side",
    (
        Field("CF", _Two(("against boxers", "against sluggers"), CONTROL), required=True),
        Field("DEF", Whole(-20, 20), required=True),
        Field("AGG", Whole(0, 20), required=True),
        Field("KD", _Two(("KD1", "KD2"), READING), required=True),
        Field("KI", Whole(0, 50), required=True),
        Field("KO", _whole(READING), required=True),
        *(Field(limit, _whole(LIMIT), required=True) for limit in ("PL", "power", "PM")),
        Field("CPW", _SPAN),
        Field("CL", _whole(LIMIT), required=True),
        *(Field(key, kind) for key, kind in SIDES_ALIKE.items()),
    ),
    dict,
    _check_side,
)


# What every number is worth


class _Worth(Kind[HittingValue]):
    """The ranges worth 3, 2 and perhaps 1 point with one punch (T10)."""

    def read(self, node: Node, report: Report) -> HittingValue | Fault:
        written = data_of(node)
        if not isinstance(written, list | tuple) or len(written) not in (2, 3):
            allowed = say(
                "expected the ranges worth 3 and 2, such as [[1, 4], [5, 20]], and a third range if numbers are worth 1"
            )
            return report.unfit(node, allowed)
        points = ("3 points", "2 points", "1 point")
        spans = [
            _SPAN.read(DataNode(0, 0, span), report.inside("", worth))
            for worth, span in zip(points, written, strict=False)
        ]
        sound = [span for span in spans if not isinstance(span, Fault)]
        return HittingValue(*sound) if len(sound) == len(spans) else FAULT


def _check_tiling(punches: dict[str, Any], node: MapNode, report: Report) -> None:
    """The ranges tile 1 to 80 (T10)."""
    if FAULT in punches.values():
        return
    spans = chain.from_iterable((value.three, value.two, value.one) for value in punches.values())
    claims = [0] * (NUMBERS + 1)
    for first, last in filter(None, spans):
        for number in range(first, last + 1):
            claims[number] += 1
    bare = [number for number in range(1, NUMBERS + 1) if claims[number] == 0]
    twice = [number for number in range(1, NUMBERS + 1) if claims[number] > 1]
    if bare:
        advice = say("together the ranges cover 1 to 80 (a number worth 1 stands in a punch's third range)")
        report.at(node, say("HV leaves out {bare}; {advice}", bare=numbers_text(bare), advice=advice))
    if twice:
        report.at(node, say("HV gives {twice} to more than one range", twice=numbers_text(twice)))


def numbers_text(numbers: Iterable[int]) -> str:
    """Numbers in rising order in few words: ``3, 7-9, 80``."""
    runs: list[list[int]] = []
    for number in numbers:
        if runs and number == runs[-1][-1] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)


_HITTING = Record(
    "the hitting values",
    tuple(Field(punch.value, _Worth(), required=True) for punch in PUNCHES),
    lambda **worth: tuple(worth[punch.value] for punch in PUNCHES),
    _check_tiling,
)


# The card


def _check(card: dict[str, Any], node: MapNode, report: Report) -> None:
    """What neither the card nor a side gives is missing."""
    for side in ("fresh", "fatigued"):
        for key in SIDES_ALIKE if isinstance(card.get(side), dict) else ():
            if key not in card and key not in card[side]:
                report.inside(side).inside(key).missing(node)


def _side(written: dict[str, Any], shared: Mapping[str, Any]) -> CardSide:
    values = {**shared, **written}
    return CardSide(
        control_boxer=values["CF"][0],
        control_slugger=values["CF"][1],
        defence=values["DEF"],
        aggressiveness=values["AGG"],
        knockdown=values["KD"][0],
        knockdown_added=values["KD"][1],
        killer_instinct=values["KI"],
        knockout=values["KO"],
        landed=values["PL"],
        power=values["power"],
        missed=values["PM"],
        window=values["CPW"],
        clinched=values["CL"],
        cut=values["CUT"],
        foul=values["FOUL"],
        counter=values["CP"],
    )


def _built(**written: Any) -> TitleBoutCard:
    fresh, fatigued = (
        _side(written[side], {key: written[key] for key in SIDES_ALIKE if key in written})
        for side in ("fresh", "fatigued")
    )
    return TitleBoutCard(
        name=written["name"],
        overall=written["overall"],
        style=CardStyle(written["style"]),
        special=written.get("special", ""),
        stance=Stance(written.get("stance", Stance.ORTHODOX)),
        endurance=written["END"],
        strategies=written["strategies"],
        fresh=fresh,
        fatigued=fatigued,
        hitting=written["HV"],
    )


_STRATEGIES = Record(
    "the strategies",
    tuple(Field(group.value, _whole(RATING), required=True) for group in Group),
    lambda **ratings: tuple(ratings[group.value] for group in Group),
)
CARD = Record(
    "the card",
    (
        Field("name", CardName(), required=True),
        Field("overall", _whole(OVERALL), required=True),
        Field("style", Choice(tuple(style.value for style in CardStyle)), required=True),
        Field("special", _Trait()),
        Field("stance", Choice(tuple(stance.value for stance in Stance))),
        Field("END", _whole(ENDURANCE), required=True),
        *(Field(key, kind) for key, kind in SIDES_ALIKE.items()),
        Field("strategies", _STRATEGIES, required=True),
        Field("fresh", _SIDE, required=True),
        Field("fatigued", _SIDE, required=True),
        Field("HV", _HITTING, required=True),
    ),
    _built,
    _check,
)


def read_card(data: Mapping[str, object]) -> TitleBoutCard:
    """The card written in ``data``, in the form of ``TitleBoutCard.as_data``.

    Raises ``CardError`` with every fault, each with its place, such as ``fresh.KI``.
    """
    return cards.read_card("Title Bout II", CARD, data)
