"""The working state of a Title Bout II bout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from enum import Enum
from typing import TypeVarTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Both, Corner, Keyed, Request
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.engines.title_bout.card import CardSide, CardStyle, Hit, TitleBoutCard
from ringside_manager.engines.title_bout.deck import ActionCard, Deck, Place
from ringside_manager.engines.title_bout.options import (
    NO_CHANGES,
    NO_PLAN,
    Changes,
    Plan,
    Strategy,
    Style,
    options_of,
    strategy_request,
    style_request,
)
from ringside_manager.engines.title_bout.tables import RULES_VERSION, TKO_POINTS, Offence

JUDGES = 3
Facts = TypeVarTuple("Facts")


class CutPlace(Keyed):
    """Where a cut may be, in the order of T88."""

    NOSE_BLEED = "nose_bleed"
    UNDER_LEFT = "under_left"
    UNDER_RIGHT = "under_right"
    OVER_LEFT = "over_left"
    OVER_RIGHT = "over_right"
    BRIDGE = "bridge"
    LIP = "lip"


class Cause(Enum):
    """How a cut came about (T127)."""

    LEGAL = "legal"
    ACCIDENT = "accident"
    FOUL = "foul"


class Eye(Keyed):
    """The eyes, left first (T106, T103)."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(slots=True)
class Cut(Piece):
    """A cut (T84-T102, T127).

    ``markers`` are its CF-1 markers (0 to 2), ``reopened`` counts reopenings since it opened or became a gash, ``penalty`` is
    its bleeding penalty on the cut rating (0 to 2).
    """

    letter: str
    cause: Cause = Cause.LEGAL
    markers: int = 0
    reopened: int = 0
    open: bool = True
    penalty: int = 0


@dataclass(slots=True)
class Wound(Piece):
    """An injury of the advanced tables (T158-T163): ``wound`` swelling or cut at one place and of one severity.

    ``times`` counts how often it has come up, ``final`` holds the results already counted (T163).
    """

    times: int = 0
    final: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Noted:
    """An injury of the round that waits for the corner (T160-T162): ``times`` as T162 adds, ``severity`` minor, major, doctor."""

    wound: str
    severity: str
    place: str
    step: str
    times: int


class Action(Enum):
    """What an RN number is for the fighter in control (T46, T47)."""

    WORD = "word"
    POWER = "power"
    LAND = "land"
    MISS = "miss"
    OPEN = "open"
    CLINCH = "clinch"
    MOVE = "move"


@dataclass(slots=True, eq=False)
class Fighter(Piece):
    """One fighter in the ring (T11).

    ``points``, ``landed_round``, ``missed`` (T153), ``clinches``, ``scored`` and ``downs`` count within the round;
    ``knockdowns`` are all he scored in the bout, the knockout apart (CV61).  ``for_bout``, ``for_round`` and ``coming`` hold
    changes by how long they last (T40).
    """

    corner: Corner
    card: TitleBoutCard
    start: int
    """END at the first bell of a rested fighter (T80)."""
    endurance: int

    opponent: Fighter = field(init=False)
    style_request: Request[Style] = field(init=False)
    strategy_request: Request[Strategy] = field(init=False)
    side: CardSide = field(init=False)
    """The card side in use (T11)."""
    fatigued: bool = False
    style: Style = Style.SLUG
    """The style he has chosen (T27)."""
    forced: bool = False
    """He has to slug in this round (T29)."""

    points: int = 0
    history: list[int] = field(default_factory=list)
    """Points of the rounds before."""
    tko_at: int = TKO_POINTS[0]
    """Points in this round at which the other is stopped (T78)."""
    extra_points: int = 0
    """What he gets for the other's bleeding at the bell (T156)."""
    landed: int = 0
    landed_round: int = 0
    body_hits: int = 0
    """END his work on the body will cost the other at the bell (T173)."""
    missed: int = 0
    clinches: int = 0

    knockdowns: int = 0
    scored: int = 0
    """Knockdowns he scored, without flash ones (T132)."""
    downs: int = 0
    """Knockdowns against him, flash ones too (T150)."""
    counts: list[int] = field(default_factory=list)
    """The counts over him in this round, without flash ones (T65)."""
    down_before: bool = False
    temporary: int | None = None
    """His rating after a knockdown, ``None`` for the card's (T63, T66)."""
    carries: bool = False

    cuts: dict[CutPlace, Cut] = field(default_factory=dict)
    clashes: int = 0
    eyes: dict[Eye, int] = field(default_factory=lambda: {Eye.LEFT: 0, Eye.RIGHT: 0})
    pending_eyes: dict[Eye, int] = field(default_factory=dict)
    """Stages that wait for the swelling man (T105)."""
    cut_skill: str = "average"
    swelling_skill: str = "average"

    corner_skill: str = "average"
    noted: list[Noted] = field(default_factory=list)
    """Injuries of the advanced tables that wait for the corner (T160)."""
    wounds: dict[tuple[str, str, str], Wound] = field(default_factory=dict)
    """The same by wound, severity and place, as often as they came up."""
    lip_mouth: dict[str, int] = field(default_factory=lambda: {"lip": 0, "mouth": 0})
    wound_control: int = 0
    wound_cut: int = 0
    visits: int = 0
    """Visits of the ring doctor (T165)."""
    one_more: bool = False
    """The doctor has given him one more round."""

    hand: int = 0
    """1 the lesser hand injury, 2 the greater one (T122)."""
    rib: int = 0
    """The number up to which he is withdrawn before a round, 0 if his ribs are whole (T120)."""
    suffered: dict[str, int] = field(default_factory=dict)
    """Ranks of the injuries that cannot happen twice (T119)."""

    warned: dict[Offence, int] = field(default_factory=dict)
    warnings: int = 0
    warnings_round: int = 0
    deducted: int = 0
    """Points taken in this round (T113)."""
    retaliations: int = 0

    strategy: Strategy = Strategy.NONE
    """The strategy in force, ``plan`` what it does (T167)."""
    plan: Plan = NO_PLAN
    tried: bool = False
    trait_marks: dict[str, int] = field(default_factory=dict)

    for_bout: Changes = NO_CHANGES
    for_round: Changes = NO_CHANGES
    coming: Changes = NO_CHANGES

    # Effective numbers, worked out by effective.refresh (section 8)
    cf_free: int = 0
    """The control factor without the ropes bonus."""
    cf: int = 0
    limit: int = 0
    counter_limit: int = 0
    power: int = 0
    kd_rating: int = 0
    actions: tuple[Action, ...] = ()
    hits: tuple[Hit, ...] = field(init=False)

    def __post_init__(self) -> None:
        self.side, self.hits = self.card.fresh, self.card.hits
        if self.card.style is CardStyle.BOXER:
            self.style = Style.BOX

    @property
    def boxes(self) -> bool:
        """Whether he fights as a boxer now (T27, T29)."""
        return self.style is Style.BOX and not self.forced


class BoutState(Piece):
    """Everything that lies on the table.

    ``checker`` makes the next control check; ``passed`` says that he has passed it and acts (T35-T37).  ``place`` is where
    the action is, ``trapped`` who is held there (T51).  ``running`` is the fighter on a finishing run (T71) over the cards up
    to number ``run_until`` of the round, ``waiting`` what it put off (T154).  ``moved`` says that something has happened a corner may want to answer by another style or strategy,
    ``stale`` that effective numbers have to be worked out before the next round.
    ``rules`` is the version of the rules in force, ``cards`` are the points of each judge by round, ``level_breaker`` the outcome of T32 once it was made.
    """

    __slots__ = (
        "aggressor", "begun", "blue", "cards", "checker", "deck", "doctor", "emit", "last_ahead", "level_breaker", "moved", "options",
        "passed", "place", "red", "referee", "round", "rules", "run_until", "running", "stale", "style_asked", "terms", "trapped", "waiting",
    )  # fmt: skip

    cards: tuple[list[tuple[int, int]], ...]
    aggressor: Fighter
    checker: Fighter

    def __init__(
        self,
        red: TitleBoutCard,
        blue: TitleBoutCard,
        terms: Terms,
        deck: Deck,
        emit: Emit | None = None,
        *,
        rules: int = RULES_VERSION,
    ) -> None:
        self.emit = emit
        self.rules = rules
        self.terms = terms
        self.options = options_of(terms)
        self.deck = deck
        self.red = _fighter(RED, red, blue, terms)
        self.blue = _fighter(BLUE, blue, red, terms)
        self.red.opponent, self.blue.opponent = self.blue, self.red
        for fighter in (self.red, self.blue):
            fighter.style_request = style_request(fighter.corner, plain_style(fighter))
            barred = closed(fighter, self.options.traits)
            fighter.strategy_request = strategy_request(fighter.corner, barred)
        self.style_asked = style_question(self.red, self.blue)
        self.checker = self.aggressor = self.red
        self.round = 0
        self.begun = False
        self.passed = False
        self.moved = False
        self.stale = True
        self.place = Place.CENTER
        self.trapped: Fighter | None = None
        self.running: Fighter | None = None
        self.run_until = 0
        self.waiting: list[tuple[str, Fighter]] = []
        self.referee = "normal"
        self.doctor = "balanced"
        self.cards = tuple([] for _ in range(JUDGES))
        self.level_breaker: Fighter | None = None
        self.last_ahead: Fighter | None = None

    @property
    def fighters(self) -> tuple[Fighter, Fighter]:
        """A, then B (T1): red, then blue."""
        return self.red, self.blue

    def fighter(self, corner: Corner) -> Fighter:
        return self.red if corner is RED else self.blue

    def has(self, fighter: Fighter, *names: str) -> bool:
        """Return whether one of these traits is the fighter's, and traits count (section 27)."""
        return self.options.traits and fighter.card.special in names

    @property
    def second(self) -> int:
        """Time gone in the round (T151)."""
        return self.deck.seconds

    @property
    def is_last_round(self) -> bool:
        return self.round == self.terms.rounds

    def tell(self, kind: Callable[[int, int, Corner, *Facts], Event], who: Fighter, *facts: *Facts) -> None:
        """Tell what has happened to a fighter, if anybody listens; otherwise no event is built.

        Where a bout is most of the time, ``emit`` is asked for first: a call for nothing costs more than the question.
        """
        emit = self.emit
        if emit:
            emit(kind(self.round, self.deck.seconds, who.corner, *facts))

    def check_card(self, reading: str) -> ActionCard:
        """A card for a cut, a foul, an injury or a special: a round draw as long as there is one (T20, T117), with
        ``off_deck_checks`` a spare draw (T146).
        """
        return self.deck.spare(reading) if self.options.off_deck_checks else self.deck.finish(reading)

    def interrupt(self, reading: str) -> tuple[ActionCard, bool]:
        """A check card of an interruption, and whether it goes back under the round deck after use (T144, T146, T117)."""
        timed = self.options.advanced_timing and not self.options.off_deck_checks and self.deck.left > 0
        return self.check_card(reading), timed

    def copy(self, chance: Chance) -> BoutState:
        """The table as it lies, to be played on with these dice without touching this one."""
        twin = self.twin()
        twin.deck, twin.emit = self.deck.copy(chance), None
        return twin


def _fighter(corner: Corner, card: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> Fighter:
    full = starting_endurance(card.endurance, terms.rounds)
    return Fighter(corner, card, full, carried_endurance(full, terms.carried[corner.index]))


def starting_endurance(endurance: int, rounds: int) -> int:
    """END for a bout of that many rounds: card x (rounds - 2) / 10, rounded up, never below 1 (T80, T2)."""
    return max(1, -(-endurance * (rounds - 2) // 10))


def carried_endurance(full: int, carried: Carried | None) -> int:
    """What is left of END for a fighter who comes back too early: the same share is missing (CV62), never below 1."""
    if carried is None:
        return full
    missing = min(carried.loss, carried.start)
    return max(1, -(-full * (carried.start - missing) // carried.start))


STYLE_GAIN = 3
"""T30: control points an "either" fighter must win by boxing before he does without his power."""


def plain_style(fighter: Fighter) -> Style:
    """The default policy of an "either" fighter (T30): he slugs unless boxing costs the other three points of control."""
    if fighter.card.style is not CardStyle.EITHER:
        return fighter.style
    other = fighter.opponent.card.fresh
    gain = other.control_slugger - other.control_boxer
    return Style.BOX if gain >= STYLE_GAIN else Style.SLUG


def style_question(red: Fighter, blue: Fighter) -> Request[Style] | Both | None:
    """What "either" fighters are asked, in secret if both may choose (T27); ``None`` if neither may."""
    asked = [each.style_request for each in (red, blue) if each.card.style is CardStyle.EITHER]
    if len(asked) > 1:
        return Both(*asked)
    return asked[0] if asked else None


def closed(fighter: Fighter, traits: bool) -> tuple[Strategy, ...]:
    """Strategies not open to him: a Constant Clincher does not tie up while ``traits`` are on (T179)."""
    clinches = traits and fighter.card.special == "Constant Clincher"
    return (Strategy.TIE_UP,) if clinches else ()
