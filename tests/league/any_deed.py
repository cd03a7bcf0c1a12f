"""Hypothesis strategies for deeds of every kind, drawn from the types and ranges of their fields."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from annotated_types import Ge, Le
from hypothesis import strategies as st
from pydantic import StringConstraints

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.outcome import Method, Outcome, Scorecard
from ringside_manager.bout.terms import ABILITY_RANGES, Abilities, Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import CupTerms, Entrance, LeagueOptions, Slot
from ringside_manager.campaign.festivals import Format
from ringside_manager.fighters import CareerRecord, Fighter
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.founding import BeltsNamed, HouseRulesChanged
from ringside_manager.league.business.nights import NightClosed
from ringside_manager.league.business.offers import BoutMade
from ringside_manager.league.business.tournaments import TournamentDrawn
from ringside_manager.league.deeds import MOST_CENTS, Deed
from ringside_manager.text_safety import hidden_character

NEAR = st.integers(1, 16)
"""Numbers of entries that a short journal is likely to have."""
TEXT = st.text(
    st.characters(exclude_categories=["Cs"]).filter(lambda sign: not hidden_character(sign)), max_size=12
)
NAMES = TEXT.filter(str.strip)
SMALL = st.integers(-50, 50)
PAIR = st.tuples(st.integers(0, 99), st.integers(0, 99))
JSON_VALUES = st.recursive(
    st.none() | st.booleans() | SMALL | TEXT | st.floats(allow_nan=False, allow_infinity=False),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXT, inner, max_size=3),
    max_leaves=6,
)
FIGHTERS = st.builds(
    Fighter,
    name=NAMES,
    abilities=st.builds(
        Abilities,
        **{name: st.integers(allowed[0], allowed[-1]) for name, allowed in ABILITY_RANGES.items()},
    ),
    nickname=TEXT,
    stance=st.sampled_from(["orthodox", "southpaw", ""]),
    years_active=st.none() | st.tuples(st.integers(1850, 2030), st.none() | st.integers(1850, 2030)),
    cards=st.dictionaries(TEXT, st.dictionaries(TEXT, JSON_VALUES, max_size=3), max_size=2),
    note=TEXT,
    weight_class=TEXT,
    born=st.none() | st.integers(1850, 2030),
    career=st.none()
    | st.builds(
        CareerRecord, st.integers(9, 99), PAIR.map(min), PAIR.map(max), st.none() | st.integers(0, 9)
    ),
)
SCORECARDS = st.builds(Scorecard, TEXT, st.lists(PAIR, max_size=3).map(tuple))


@st.composite
def outcomes(draw: st.DrawFn) -> Outcome:
    method = draw(st.sampled_from(Method))
    winner = None if method in (Method.DRAW, Method.NC) else draw(st.sampled_from(CORNERS))
    numbers = [draw(PAIR) for _ in range(4)]
    cards = draw(st.lists(SCORECARDS, max_size=3).map(tuple))
    least, time = 0 if method is Method.DQ else 1, draw(st.integers(0, 18))
    cause = draw(st.sampled_from(["", "cut", "technical_draw"]))
    return Outcome(method, winner, draw(st.integers(least, 15)), time, *numbers, (50, 60), cards, cause)


@st.composite
def signings(draw: st.DrawFn) -> FighterSigned:
    manager = draw(st.none() | NEAR)
    roll = None if manager is None else draw(st.integers(1, 20))
    replaces = draw(st.none() | NEAR)
    return FighterSigned(
        draw(FIGHTERS),
        manager,
        roll,
        draw(st.sampled_from(Entrance)),
        draw(st.integers(0, MOST_CENTS)),
        replaces,
    )


@st.composite
def bouts_made(draw: st.DrawFn) -> BoutMade:
    title = draw(st.booleans())
    arena = Arena.BEST if title else draw(st.sampled_from(Arena))
    red, blue = draw(st.lists(NEAR, min_size=2, max_size=2, unique=True))
    slot = draw(st.none() | of_type(Slot))
    plain = not title and slot is None and draw(st.booleans())
    return BoutMade(
        draw(st.integers(1, 9)),
        red,
        blue,
        arena,
        draw(st.integers(1, 15)),
        title,
        slot,
        draw(st.none() | NEAR),
        draw(TEXT),
        exhibition=plain,
        eliminator=not title and slot is None and not plain and draw(st.booleans()),
    )


@st.composite
def tournaments_drawn(draw: st.DrawFn) -> TournamentDrawn:
    entrants = tuple(draw(st.lists(NEAR, min_size=2, max_size=9, unique=True)))
    title = draw(st.booleans())
    terms = CupTerms()
    if not title and 6 <= len(entrants) <= 8:
        figures = [draw(st.none() | st.integers(1, 12)) for _ in range(2)]
        reserves = tuple(draw(st.lists(NEAR, max_size=2)))
        arena = draw(st.none() | st.sampled_from(Arena))
        form = draw(st.sampled_from(Format))
        own: dict[str, Any] = {}
        if form is Format.CIRCUIT:
            own = {"lengths": (4, 8)}
        elif form is Format.HANDICAP:
            own = {"handicaps": tuple(draw(st.integers(0, 50)) for _ in entrants)}
        elif form is Format.TEAMS:
            entrants = entrants[: len(entrants) // 2 * 2]
            own = {"stables": (1, 2)}
        terms = CupTerms(form, None, figures[0], arena, figures[1], draw(TEXT), draw(st.booleans()), reserves, **own)  # fmt: skip
    return TournamentDrawn(draw(TEXT), draw(TEXT), entrants, draw(st.integers(1, 60)), title, terms=terms)


@st.composite
def options(draw: st.DrawFn) -> LeagueOptions:
    chosen = draw(st.dictionaries(TEXT, st.booleans() | SMALL | TEXT, max_size=3))
    classes = draw(st.lists(TEXT, max_size=2).map(tuple))
    cap = draw(st.none() | st.integers(1, 9))
    return LeagueOptions(
        draw(st.integers(1, 99)), card_cap=cap, weight_classes=classes, bout_options=tuple(chosen.items())
    )


def of_type(hint: Any) -> st.SearchStrategy[Any]:
    """Values of a field's type, ranges kept; the types with rules of their own have strategies above."""
    if hint in SPECIAL:
        return SPECIAL[hint]()
    origin, parts = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return of_annotated(parts[0], parts[1:])
    if origin is Literal:
        return st.sampled_from(parts)
    if origin in (Union, UnionType):
        return st.one_of([of_type(part) for part in parts])
    if origin is tuple:
        if parts[-1] is Ellipsis:
            return st.lists(of_type(parts[0]), max_size=3).map(tuple)
        return st.tuples(*map(of_type, parts))
    if issubclass(hint, Enum):
        return st.sampled_from(hint)
    hints = get_type_hints(hint, include_extras=True)
    return st.builds(hint, **{field.name: of_type(hints[field.name]) for field in fields(hint)})


def of_annotated(plain: type, limits: tuple[Any, ...]) -> st.SearchStrategy[Any]:
    pattern = next((limit.pattern for limit in limits if isinstance(limit, StringConstraints)), None)
    if pattern:
        return st.from_regex(str(pattern), fullmatch=True, alphabet=st.characters(codec="ascii"))
    if plain is not int:
        return of_type(plain)
    least = [limit.ge for limit in limits if isinstance(limit, Ge)]
    most = [limit.le for limit in limits if isinstance(limit, Le)]
    anywhere = st.integers(*least, *most)
    return anywhere | st.integers(least[0], 9) if most[0] > 1000 else anywhere


HOUSE_NUMBERS = st.lists(
    st.tuples(st.sampled_from(["rest.nights", "share.bouts"]), st.integers(1, 4)), max_size=2
).map(tuple)


SPECIAL: dict[Any, Any] = {
    BeltsNamed: lambda: st.builds(BeltsNamed, st.lists(TEXT.filter(bool), min_size=1, max_size=4).map(tuple)),
    HouseRulesChanged: lambda: st.builds(HouseRulesChanged, TEXT, HOUSE_NUMBERS, TEXT),
    NoneType: st.none,
    bool: st.booleans,
    int: lambda: SMALL,
    str: lambda: TEXT,
    Outcome: outcomes,
    Slot: lambda: st.builds(Slot, NEAR, NEAR, NEAR),
    Carried: lambda: st.builds(Carried, TEXT, st.integers(0, 99), st.integers(1, 99)),
    LeagueOptions: options,
    Deed: lambda: of_type(NightClosed) | signings(),
    FighterSigned: signings,
    BoutMade: bouts_made,
    TournamentDrawn: tournaments_drawn,
}
