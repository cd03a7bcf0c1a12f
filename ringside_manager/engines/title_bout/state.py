"""The working state of a Title Bout II bout."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from enum import Enum

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import BLUE, RED, Corner
from ringside_manager.bout.terms import Carried, Terms
from ringside_manager.engines.title_bout.action_card import ActionCard, Place
from ringside_manager.engines.title_bout.card import CardSide, CardStyle, Hit, TitleBoutCard, hitting_table
from ringside_manager.engines.title_bout.deck import ActionDeck, Deck
from ringside_manager.engines.title_bout.options import Options
from ringside_manager.engines.title_bout.requests import CornerRequests, Style, corner_requests
from ringside_manager.engines.title_bout.strategies import NO_PLAN, Changes, Plan, Strategy
from ringside_manager.engines.title_bout.tables import TKO_POINTS, Offence

JUDGES = 3


class CutPlace(Enum):
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


class Eye(Enum):
    """The eyes, left first (T106)."""

    LEFT = "left"
    RIGHT = "right"


@dataclass(slots=True)
class Cut:
    """A cut (T84-T102).

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
class Wound:
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


class Fighter:
    """One fighter in the ring.

    ``side`` is the card side in use (T11), ``style`` the style chosen, ``forced`` says that he has to slug in this round
    (T29).  ``points`` count within the round, ``history`` those of the rounds before; ``counts`` are the non-flash counts
    against him in this round (T65), ``downs`` all knockdowns against him in this round, flash ones too (T150);
    ``body_hits`` the END that work on the body will cost the opponent (T173), ``scored`` the non-flash knockdowns he scored in this round (T132), ``knockdowns`` all he scored in the bout that the other
    got up from.  ``temporary`` is his rating after a knockdown (T63, T66), ``None`` for the card's.
    ``for_bout``, ``for_round`` and ``coming`` hold changes by how long they last (T40).  ``cf_free`` to ``hits`` are effective
    numbers, worked out by ``effective.refresh`` (section 8).
    """

    __slots__ = (
        "actions", "body_hits", "card", "carries", "cf", "cf_free", "clashes", "clinches", "coming", "corner",
        "corner_skill", "counter_limit", "counts", "cut_skill", "cuts", "deducted", "down_before", "downs", "endurance",
        "extra_points", "eyes", "fatigued", "for_bout", "for_round", "forced", "hand", "history", "hits", "kd_rating",
        "knockdowns", "landed", "landed_round", "limit", "lip_mouth", "missed", "noted", "one_more",
        "opponent", "pending_eyes", "plan", "points", "power", "requests", "retaliations", "rib", "scored", "side", "start",
        "strategy", "style", "suffered", "swelling_skill", "temporary", "tko_at", "tried", "trait_marks",
        "visits", "warned", "warnings", "warnings_round", "wound_control", "wound_cut", "wounds",
    )  # fmt: skip

    opponent: Fighter
    requests: CornerRequests
    actions: tuple[Action, ...]
    hits: tuple[Hit, ...]

    def __init__(self, corner: Corner, card: TitleBoutCard, start: int, endurance: int) -> None:
        self.corner = corner
        self.card = card
        self.side: CardSide = card.fresh
        self.fatigued = False
        self.style = Style.SLUG if card.style is not CardStyle.BOXER else Style.BOX
        self.forced = False
        # Endurance and points
        self.start = start
        self.endurance = endurance
        self.points = 0
        self.history: list[int] = []
        self.tko_at = TKO_POINTS[0]
        self.extra_points = 0
        self.landed = 0
        self.landed_round = 0
        self.body_hits = 0
        self.missed = 0
        self.clinches = 0
        # Knockdowns
        self.knockdowns = 0
        self.scored = 0
        self.downs = 0
        self.counts: list[int] = []
        self.down_before = False
        self.temporary: int | None = None
        self.carries = False
        # Cuts and swelling
        self.cuts: dict[CutPlace, Cut] = {}
        self.clashes = 0
        self.eyes: dict[Eye, int] = {Eye.LEFT: 0, Eye.RIGHT: 0}
        self.pending_eyes: dict[Eye, int] = {}
        self.cut_skill = "average"
        self.swelling_skill = "average"
        # Advanced cuts and swelling
        self.corner_skill = "average"
        self.noted: list[Noted] = []
        self.wounds: dict[tuple[str, str, str], Wound] = {}
        self.lip_mouth: dict[str, int] = {"lip": 0, "mouth": 0}
        self.wound_control = 0
        self.wound_cut = 0
        self.visits = 0
        self.one_more = False
        # Injuries
        self.hand = 0
        self.rib = 0
        self.suffered: dict[str, int] = {}
        # Fouls
        self.warned: dict[Offence, int] = {}
        self.warnings = 0
        self.warnings_round = 0
        self.deducted = 0
        self.retaliations = 0
        # Strategies and traits
        self.strategy = Strategy.NONE
        self.plan: Plan = NO_PLAN
        self.tried = False
        self.trait_marks: dict[str, int] = {}
        # Changes
        self.for_bout = Changes()
        self.for_round = Changes()
        self.coming = Changes()
        # Effective numbers, see effective.refresh
        self.cf_free = self.cf = self.limit = self.counter_limit = self.power = self.kd_rating = 0
        self.actions = ()
        self.hits = hitting_table(card.hitting)

    @property
    def boxes(self) -> bool:
        """Whether he fights as a boxer now (T27, T29)."""
        return self.style is Style.BOX and not self.forced

    def copy(self) -> Fighter:
        """The fighter as he stands; his opponent is still to be named."""
        twin = Fighter.__new__(Fighter)
        for name in _KEPT:
            setattr(twin, name, getattr(self, name))
        for name, again in _COPIED.items():
            setattr(twin, name, again(getattr(self, name)))
        return twin


_COPIED: dict[str, Callable[..., object]] = {
    **dict.fromkeys(("history", "counts", "noted"), list),
    **dict.fromkeys(("eyes", "pending_eyes", "suffered", "warned", "trait_marks", "lip_mouth"), dict),
    **dict.fromkeys(("for_bout", "for_round", "coming"), replace),
    "cuts": lambda cuts: {place: replace(cut) for place, cut in cuts.items()},
    "wounds": lambda wounds: {key: Wound(wound.times, set(wound.final)) for key, wound in wounds.items()},
}
_KEPT = tuple(name for name in Fighter.__slots__ if name != "opponent" and name not in _COPIED)


class BoutState:
    """Everything that lies on the table.

    ``checker`` makes the next control check; ``passed`` says that he has passed it and acts (T35-T37).  ``place`` is where
    the action is, ``trapped`` who is held there (T51).  ``running`` is the fighter on a finishing run (T71) over the cards up
    to number ``run_until`` of the round, ``waiting`` what it put off (T154).  ``moved`` says that something has happened a corner may want to answer by another style or strategy.
    ``cards`` are the points of each judge by round, ``level_breaker`` the outcome of T32 once it was made.
    """

    __slots__ = (
        "aggressor", "begun", "blue", "cards", "checker", "deck", "doctor", "last_ahead", "level_breaker", "moved", "options",
        "passed", "place", "red", "referee", "round", "run_until", "running", "terms", "trapped", "waiting",
    )  # fmt: skip

    aggressor: Fighter
    checker: Fighter

    def __init__(self, red: TitleBoutCard, blue: TitleBoutCard, terms: Terms, deck: Deck) -> None:
        self.terms = terms
        self.options = Options.of(terms)
        self.deck = deck
        self.red = _fighter(RED, red, blue, terms)
        self.blue = _fighter(BLUE, blue, red, terms)
        self.red.opponent, self.blue.opponent = self.blue, self.red
        for fighter in (self.red, self.blue):
            fighter.requests = corner_requests(fighter.corner, plain_style(fighter), closed(fighter, self.options))
        self.checker = self.aggressor = self.red
        self.round = 0
        self.begun = False
        self.passed = False
        self.moved = False
        self.place = Place.CENTER
        self.trapped: Fighter | None = None
        self.running: Fighter | None = None
        self.run_until = 0
        self.waiting: list[tuple[str, Fighter]] = []
        self.referee = "normal"
        self.doctor = "balanced"
        self.cards: tuple[list[tuple[int, int]], ...] = tuple([] for _ in range(JUDGES))
        self.level_breaker: Fighter | None = None
        self.last_ahead: Fighter | None = None

    @property
    def fighters(self) -> tuple[Fighter, Fighter]:
        """A, then B (T1): red, then blue."""
        return self.red, self.blue

    def fighter(self, corner: Corner) -> Fighter:
        """The fighter of a corner."""
        return self.red if corner is RED else self.blue

    @property
    def second(self) -> int:
        """Time gone in the round (T151)."""
        return self.deck.seconds

    @property
    def is_last_round(self) -> bool:
        """Whether the round is the last one scheduled."""
        return self.round == self.terms.rounds

    def check_card(self, reading: str) -> ActionCard:
        """A card for a cut, a foul, an injury or a special: a round draw as long as there is one (T20, T117), with
        ``off_deck_checks`` a spare draw (T146).
        """
        return self.deck.spare(reading) if self.options.off_deck_checks else self.deck.finish(reading)

    def interrupt(self, reading: str) -> tuple[ActionCard, bool]:
        """A check card of an interruption, and whether it goes back under the round deck after use (T144, T146)."""
        timed = self.options.advanced_timing and not self.options.off_deck_checks and self.deck.left > 0
        return self.check_card(reading), timed

    def copy(self, chance: Chance) -> BoutState:
        """The table as it lies, to be played on with these dice without touching this one."""
        twin = BoutState.__new__(BoutState)
        for name in _TABLE:
            setattr(twin, name, getattr(self, name))
        red, blue = twin.red, twin.blue = self.red.copy(), self.blue.copy()
        red.opponent, blue.opponent = blue, red
        for name in ("checker", "aggressor", "trapped", "running", "level_breaker", "last_ahead"):
            fighter: Fighter | None = getattr(self, name)
            setattr(twin, name, None if fighter is None else twin.fighter(fighter.corner))
        twin.waiting = [(what, twin.fighter(fighter.corner)) for what, fighter in self.waiting]
        twin.cards = tuple(list(card) for card in self.cards)
        twin.deck = self.deck.copy(chance)
        return twin


_TABLE = ("begun", "doctor", "moved", "options", "passed", "place", "referee", "round", "run_until", "terms")


def new_bout(red: TitleBoutCard, blue: TitleBoutCard, terms: Terms, chance: Chance) -> BoutState:
    """A bout with the shuffled action deck, before anything was drawn."""
    return BoutState(red, blue, terms, ActionDeck(chance))


def _fighter(corner: Corner, card: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> Fighter:
    full = starting_endurance(card.endurance, terms.rounds)
    return Fighter(corner, card, full, carried_endurance(full, terms.carried[corner.index]))


def starting_endurance(endurance: int, rounds: int) -> int:
    """END for a bout of that many rounds: card x (rounds - 2) / 10, rounded up, never below 1 (T80)."""
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


def closed(fighter: Fighter, options: Options) -> tuple[Strategy, ...]:
    """Strategies not open to him: a Constant Clincher does not tie up while traits are on (T179)."""
    clinches = options.traits and fighter.card.special == "Constant Clincher"
    return (Strategy.TIE_UP,) if clinches else ()

