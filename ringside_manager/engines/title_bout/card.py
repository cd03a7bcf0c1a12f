"""A Title Bout II fighter's card (section 2): two sides of ratings, what each punch is worth, and the sheets (T7, T12)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import Enum
from fractions import Fraction
from typing import Any

from ringside_manager.bout.corner import Keyed
from ringside_manager.bout.paper import Fields, Grid, Part, Stationery, numbered, write_rows
from ringside_manager.bout.terms import Abilities, Terms, rounded, within
from ringside_manager.engines.title_bout.deck import ACTION_CARDS, ActionCard
from ringside_manager.engines.title_bout.tables import RING_PLACES, text_words
from ringside_manager.language import Message, joined, say, word

# A Title Bout II fighter's card (section 2): two sides of ratings, and what each punch is worth


Span = tuple[int, int]
"""First and last number of a range, both within it (T2)."""

NUMBERS = 80
"""T13: numbers of RN and RESULT."""


class Punch(Keyed):
    """The five punches of the hitting values, in the order they are read (T10)."""

    JAB = "jab"
    HOOK = "hook"
    CROSS = "cross"
    COMBINATION = "combination"
    UPPERCUT = "uppercut"


PUNCHES = tuple(Punch)


class CardStyle(Enum):
    """The letter of a card (T6)."""

    BOXER = "B"
    SLUGGER = "S"
    EITHER = "E"


class Group(Keyed):
    """The four groups of strategies (T7, T167)."""

    FI = "FI"
    """Fighting: inside."""
    FO = "FO"
    """Footwork: from outside."""
    CU = "CU"
    """Covering up."""
    KO = "KO"
    """Going for the knockout."""


class Stance(Enum):
    """Which hand leads (T6, T152)."""

    ORTHODOX = "orthodox"
    SOUTHPAW = "southpaw"


@dataclass(frozen=True, slots=True)
class CardSide:
    """The fresh or the fatigued side of a card (T7).

    ``landed``, ``missed`` and ``clinched`` are the upper limits of their ranges (PL, PM, CL), 0 to 80; ring
    movement is the rest up to 80 (T8).  ``window`` is the part of the missed range that opens a counter (T9),
    ``None`` if there is none.
    """

    control_boxer: int
    """CFB: control factor against an opponent who boxes."""
    control_slugger: int
    """CFS: control factor against an opponent who slugs."""
    defence: int
    """DEF: added to the opponent's landing range; negative is good."""
    aggressiveness: int
    knockdown: int
    """KD1, 0 (best) to 10."""
    knockdown_added: int
    """KD2: added once he has been down."""
    killer_instinct: int
    """KI: cards of a finishing run."""
    knockout: int
    """KO: ease of being counted out, 0 (best) to 10."""
    landed: int
    power: int
    missed: int
    window: Span | None
    clinched: int
    cut: int
    """CUT: 1 (rarely cuts) to 8."""
    foul: str
    """FOUL: A (clean) to E."""
    counter: int
    """CP: skill of counter punching."""


@dataclass(frozen=True, slots=True)
class HittingValue:
    """What a number is worth with one punch: the ranges of 3, 2 and 1 points, ``None`` where there is none (T10)."""

    three: Span | None
    two: Span | None
    one: Span | None = None


@dataclass(frozen=True, slots=True)
class Hit:
    """What a landed punch is by its RESULT: the punch, and 1 to 3 points."""

    punch: Punch
    points: int


@dataclass(frozen=True, slots=True)
class TitleBoutCard:
    """A name and all a card prints; ``special`` is a trait of section 27, empty for none (T6)."""

    name: str
    overall: int
    style: CardStyle
    special: str
    stance: Stance
    endurance: int
    """END for 12 rounds (T80)."""
    strategies: tuple[int, int, int, int]
    """FI, FO, CU, KO, in the order of ``Group``; 1 to 10, high is good."""
    fresh: CardSide
    fatigued: CardSide
    hitting: tuple[HittingValue, ...]
    """In the order of ``Punch``."""
    hits: tuple[Hit, ...] = field(init=False, repr=False, compare=False)
    """What each RESULT 1 to 80 is (place 0 is empty)."""
    worth: float = field(init=False, repr=False, compare=False)
    """Points of a landed punch on average, 0 to 3."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "hits", hitting_table(self.hitting))
        object.__setattr__(self, "worth", sum(hit.points for hit in self.hits) / NUMBERS)

    def __hash__(self) -> int:
        """Hash the name: tables of chances are kept by cards, and their eighty ratings need not be gone through."""
        return hash(self.name)

    def strategy(self, group: Group) -> int:
        return self.strategies[tuple(Group).index(group)]

    def as_data(self) -> dict[str, object]:
        return {
            "name": self.name,
            "overall": self.overall,
            "style": self.style.value,
            **({"special": self.special} if self.special else {}),
            **({"stance": self.stance.value} if self.stance is not Stance.ORTHODOX else {}),
            "END": self.endurance,
            "strategies": {group.value: self.strategy(group) for group in Group},
            "fresh": _side_data(self.fresh),
            "fatigued": _side_data(self.fatigued),
            "HV": {punch.value: _spans(value) for punch, value in zip(PUNCHES, self.hitting, strict=True)},
        }


def _side_data(side: CardSide) -> dict[str, object]:
    return {
        "CF": [side.control_boxer, side.control_slugger],
        "DEF": side.defence,
        "AGG": side.aggressiveness,
        "KD": [side.knockdown, side.knockdown_added],
        "KI": side.killer_instinct,
        "KO": side.knockout,
        "PL": side.landed,
        "power": side.power,
        "PM": side.missed,
        "CPW": list(side.window) if side.window else None,
        "CL": side.clinched,
        "CUT": side.cut,
        "FOUL": side.foul,
        "CP": side.counter,
    }


def _spans(value: HittingValue) -> list[Any]:
    """The 3- and the 2-point range, and the 1-point range if there is one."""
    spans = [list(span) if span else None for span in (value.three, value.two, value.one)]
    return spans if value.one else spans[:2]


def hitting_table(hitting: tuple[HittingValue, ...]) -> tuple[Hit, ...]:
    """The hit of every RESULT 1 to 80 (place 0 is empty), overlaps and gaps as T10 decides."""
    table: list[Hit | None] = [None] * (NUMBERS + 1)
    for span, hit in _listed(hitting):
        for number in range(span[0], span[1] + 1):
            table[number] = table[number] or hit
    below = Punch.JAB
    hits = [Hit(Punch.JAB, 0)]
    for number in range(1, NUMBERS + 1):
        found = table[number] or Hit(below, 1)
        below = found.punch
        hits.append(found)
    return tuple(hits)


def _listed(hitting: tuple[HittingValue, ...]) -> Iterator[tuple[Span, Hit]]:
    """Every listed range in the order it is read: jab to uppercut, 3 before 2 before 1."""
    for punch, value in zip(PUNCHES, hitting, strict=True):
        for span, points in ((value.three, 3), (value.two, 2), (value.one, 1)):
            if span:
                yield span, Hit(punch, points)


# The Title Bout II card of a fighter of whom only the home ratings are known (CV1 to CV5, CV50 to CV54)


_MISSED = 48
"""CV51: where every converted fighter's missed range ends."""


def card_from_abilities(name: str, abilities: Abilities) -> TitleBoutCard:
    """The card the abilities of the day convert to, without dice and at any time the same (CV4)."""
    overall = 3 * abilities.evasiveness() + Fraction(sum(abilities.punches), 11)
    overall += Fraction(abilities.counterpunch, 60)
    fresh = _fresh(abilities)
    lean = Fraction(abilities.agility - 55, 3) + 3 * abilities.jabs - 2 * abilities.hooks
    return TitleBoutCard(
        name=name,
        overall=within(Fraction(11, 2) + Fraction(23, 20) * overall, 1, 15),
        style=CardStyle.BOXER if lean >= 3 else CardStyle.SLUGGER if lean <= -3 else CardStyle.EITHER,
        special="",
        stance=Stance.ORTHODOX,
        endurance=max(60, min(120, 5 * rounded((78 + Fraction(6 * abilities.endurance, 5)) / 5))),
        strategies=_strategies(abilities),
        fresh=fresh,
        fatigued=_fatigued(fresh),
        hitting=_hitting_values(abilities),
    )


def _strategies(abilities: Abilities) -> tuple[int, int, int, int]:
    """CV53: FI, FO, CU, KO."""
    swift = abilities.agility - 55
    return (
        within(3 + Fraction(abilities.hooks, 2) - Fraction(swift, 10), 1, 10),
        within(3 + Fraction(abilities.jabs, 2) + Fraction(swift, 5), 1, 10),
        within(5 + Fraction(swift, 6) + Fraction(abilities.endurance, 20), 1, 10),
        within(3 + Fraction(abilities.heavy, 3), 1, 10),
    )


def _fresh(abilities: Abilities) -> CardSide:
    """CV51, and CUT, FOUL and CP of CV52."""
    agility, endurance = abilities.agility, abilities.endurance
    control = Fraction(83, 10) + Fraction(9, 2) * abilities.evasiveness()
    control += Fraction(sum(abilities.punches), 40) + Fraction(abilities.counterpunch, 40)
    chin = agility - 50 + Fraction(endurance, 2)
    extra = max(Fraction(0), Fraction(agility - 58, 8))
    width = within(5 - Fraction(agility - 50, 10), 2, 6)
    return CardSide(
        control_boxer=within(control - Fraction(1, 4), 4, 12),
        control_slugger=within(control + Fraction(1, 4), 4, 12),
        defence=max(-6, min(6, -2 * rounded(6 * abilities.evasiveness()))),
        aggressiveness=within(5 + Fraction(abilities.heavy, 4) - Fraction(agility - 50, 6), 1, 10),
        knockdown=within(4 - chin / 10, 0, 10),
        knockdown_added=within(6 - Fraction(endurance, 6), 1, 10),
        killer_instinct=within(4 + Fraction(abilities.heavy, 3), 1, 10),
        knockout=within(4 - Fraction(endurance, 12), 0, 10),
        landed=max(24, min(36, 2 * rounded((28 + Fraction(7 * sum(abilities.punches), 25)) / 2))),
        power=within(Fraction(5, 2) + Fraction(11 * abilities.heavy, 20) - extra, 1, 12),
        missed=_MISSED,
        window=(_MISSED - width + 1, _MISSED),
        clinched=62,
        cut=2 if agility >= 60 else 3 if agility >= 48 else 4,
        foul="A" if agility >= 62 else "B" if agility >= 52 else "C" if agility >= 45 else "D",
        counter=max(1, min(10, abilities.counterpunch // 4)),
    )


def _fatigued(fresh: CardSide) -> CardSide:
    """CV51: the tired side, each rating a step from the fresh one."""
    assert fresh.window is not None
    return CardSide(
        control_boxer=max(4, fresh.control_boxer - 1),
        control_slugger=max(4, fresh.control_slugger - 1),
        defence=min(6, fresh.defence + 2),
        aggressiveness=fresh.aggressiveness,
        knockdown=min(10, fresh.knockdown + 1),
        knockdown_added=min(10, fresh.knockdown_added + 1),
        killer_instinct=max(1, fresh.killer_instinct - 1),
        knockout=min(10, fresh.knockout + 1),
        landed=fresh.landed - 2,
        power=max(1, fresh.power - 1),
        missed=_MISSED,
        window=(fresh.window[0] - 1, _MISSED),
        clinched=64,
        cut=fresh.cut,
        foul=fresh.foul,
        counter=fresh.counter,
    )


def _hitting_values(abilities: Abilities) -> tuple[HittingValue, ...]:
    """CV54: the numbers of each punch from 1 on, in the order of ``Punch``; the first of them are worth 3."""
    jabs, hooks = abilities.jabs, abilities.left_hook + abilities.right_hook
    crosses = abilities.right_jab + abilities.right_hook
    weights = (jabs, hooks, crosses, abilities.combination + 1, abilities.uppercut + 1)
    counts = [NUMBERS * weight // sum(weights) for weight in weights]
    counts[0] += NUMBERS - sum(counts)
    twice = (jabs, hooks, crosses, 2 * abilities.combination, 2 * abilities.uppercut)
    quality = [Fraction(good, 2) for good in twice]
    base = (Fraction(1, 10), *[Fraction(3, 10)] * 4)
    values, first = [], 1
    for count, good, share in zip(counts, quality, base, strict=True):
        # Of a single number "at least 1" and "at most n - 1" cannot both hold: the upper limit, named last, does.
        threes = min(max(rounded(count * (share + good / 20)), 1), max(count - 1, 0))
        values.append(HittingValue(_span(first, threes), _span(first + threes, count - threes)))
        first += count
    return tuple(values)


def _span(first: int, count: int) -> Span | None:
    """``count`` numbers from ``first`` on, ``None`` for none (T10)."""
    return (first, first + count - 1) if count else None


# The sheets printed for the table


class TitleBoutStationery(Stationery):
    """Three judges, whose close rounds an action card decides (T130)."""

    def card(self, card: TitleBoutCard) -> tuple[Part, ...]:
        """Both sides, the strategies and what each punch is worth (T6 to T10)."""
        groups = tuple((group.value, str(card.strategy(group))) for group in Group)
        who = (
            (say("Style"), card.style.value), (say("Stance"), word(card.stance.value.capitalize())), (say("Special"), card.special or "-"),
        )  # fmt: skip
        numbers = ((say("Overall"), str(card.overall)), ("END", str(card.endurance)), *groups)
        fresh, tired = _side(card.fresh), _side(card.fatigued)
        sides = Grid(
            (say("Rating"), say("fresh"), say("tired")),
            tuple((name, value, tired[name]) for name, value in fresh.items()),
        )
        values = Grid(
            (say("Punch"), "3", "2", "1"),
            tuple(
                (word(punch.value.capitalize()), _window(value.three), _window(value.two), _window(value.one))
                for punch, value in zip(PUNCHES, card.hitting, strict=True)
            ),
            (2, 1, 1, 1),
            title=say("Hitting values"),
        )
        return (Fields(who, across=3), Fields(numbers, across=6), sides, values)

    def bout_sheet(self, names: tuple[str, str], terms: Terms) -> tuple[Part, ...]:
        """A line for each round: control, points, Endurance, what has to be remembered (T80, T130)."""
        red, blue = names
        columns = (
            say("Round"), say("Points: {name}", name=red), say("Points: {name}", name=blue), say("END red"), say("END blue"),
            say("Knockdowns"), say("Cuts and swellings"), say("Fouls and injuries"),
        )  # fmt: skip
        rows = write_rows(numbered(terms.rounds), len(columns))
        start = Grid(
            (say("Corner"), "END", "CFB / CFS", "DEF", "AGG", say("Strategy")), write_rows((red, blue), 6), (3, 1, 1.4, 1, 1, 3), high=8
        )  # fmt: skip
        return (start, Grid(columns, rows, (1, 2.6, 2.6, 1.2, 1.2, 1.9, 2.6, 2.6), high=12))

    def drawn_cards(self) -> tuple[Fields, ...]:
        """The hundred action cards with our own words for their texts (T12)."""
        return tuple(map(_drawn, ACTION_CARDS))


def _side(side: CardSide) -> dict[str, str]:
    return {
        "CFB / CFS": f"{side.control_boxer} / {side.control_slugger}",
        "DEF": f"{side.defence:+d}",
        "AGG": str(side.aggressiveness),
        "KD1 / KD2": f"{side.knockdown} / {side.knockdown_added}",
        "KI / KO": f"{side.killer_instinct} / {side.knockout}",
        "PL / power": f"{side.landed} / {side.power}",
        "PM / CPW": f"{side.missed} / {_window(side.window)}",
        "CL": str(side.clinched),
        "CUT / FOUL": f"{side.cut} / {side.foul}",
        "CP": str(side.counter),
    }


def _window(span: Span | None) -> str:
    return "-" if span is None else f"{span[0]}-{span[1]}"


def _drawn(card: ActionCard) -> Fields:
    rn = card.word.value if card.word else str(card.rn)
    result = f"{card.result} {card.tag}".strip()
    texts = [text for code in (card.condition, card.injury, card.special) if (text := text_words(code))]
    told: str | Message = joined("; ", texts) if texts else "-"
    return Fields(
        (
            ("CF", str(card.cf)), ("RN", rn), ("RESULT", result), (say("Place"), RING_PLACES[card.place.value]),
            ("KD / KD2", f"{card.kd} / {card.kd2}"), ("KOR / KDC", f"{card.kor} / {card.kdc}"),
            (say("Judges"), " ".join(judge.value for judge in card.judges)), (say("Texts"), told),
        ),
        title=say("Action card {number}", number=card.number),
    )  # fmt: skip


STATIONERY = TitleBoutStationery()
