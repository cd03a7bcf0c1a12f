"""A Quest bout as it stands (section 19): what was agreed on, what corners are asked, and the working state.

What everybody in the hall sees lies on the ``Table``; what a corner keeps to itself stands in its ``Book``; what the
judges look for is known to the state alone.  A corner's view holds the table and its own book, nothing else.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from typing import Any, TypeVarTuple

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, Both, Corner, Request, Script
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.outcome import Points
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Carried, OptionSpec, Terms, read_by
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.moves import (
    CUT_OFF_RING,
    DECLARED,
    DEFAULT_CREW,
    DEFENSIVE,
    MOVES,
    NO_MOVE,
    NO_TECHNIQUE,
    SEATS,
    SEATS_BY_WORD,
    TECHNIQUES,
    Action,
    Move,
    Technique,
    actions_with,
    brought,
)
from ringside_manager.engines.quest.tables import CLASHES, EDGE_PENALTY, MOST_SUCCESSES, Clash, Criterion
from ringside_manager.language import later, say, word

# Everything that is agreed before a Quest bout, as data (Q8, Q100)


RANDOM = "random"
CAPPED, FULL = "capped", "full"
_CRITERIA = (RANDOM, *(criterion.value for criterion in Criterion))
JUDGES = 3


def _seat(corner: str, number: int) -> OptionSpec:
    return OptionSpec(
        f"{corner}_second_{number}",
        tuple(SEATS_BY_WORD),
        DEFAULT_CREW[number - 1],
        say(
            "Who sits in seat {number} of {corner}'s corner, and the two techniques he brings.",
            number=number,
            corner=word(corner),
        ),
        "Q50",
        "Seconds",
    )


OPTIONS = (
    OptionSpec.switch(
        "cuts_and_fouls",
        later("Hard blows may cut, and the referee looks for fouls."),
        "Q70",
        league=True,
    ),
    OptionSpec.switch("three_knockdown_rule", later("The third knockdown of a round ends the bout."), "Q100"),
    OptionSpec(
        "edge_penalty",
        (CAPPED, FULL),
        CAPPED,
        later(
            "What a die of Might is worth less without the Edge: the difference in Speed, capped at 2 or in full."
        ),
        "Q25",
        later=True,
    ),
    *(
        OptionSpec(
            f"judge_{number}",
            _CRITERIA,
            RANDOM,
            say("What judge {number} looks for; at random nobody knows it before the end.", number=number),
            "Q9",
            "Judges",
        )
        for number in range(1, JUDGES + 1)
    ),
    *(_seat(corner.value, number) for corner in CORNERS for number in range(1, SEATS + 1)),
)
"""Every option with the default of the rules, as ``ringside systems quest`` lists them."""


@dataclass(frozen=True, slots=True)
class Options:
    """The options in force, as the rules read them; ``judges`` holds ``None`` where a criterion is rolled (Q8).

    ``most_penalty`` is the most a Might die is worth less without the Edge (Q25).
    """

    cuts_and_fouls: bool
    three_knockdown_rule: bool
    most_penalty: int
    judges: tuple[Criterion | None, ...]
    crews: tuple[tuple[Technique, ...], tuple[Technique, ...]]


def _options(cuts_and_fouls: bool, three_knockdown_rule: bool, edge_penalty: str, **words: str) -> Options:
    most = EDGE_PENALTY if edge_penalty == CAPPED else MOST_SUCCESSES
    told = tuple(words.values())
    judges = tuple(None if word == RANDOM else Criterion(word) for word in told[:JUDGES])
    red, blue = told[JUDGES : JUDGES + SEATS], told[JUDGES + SEATS :]
    return Options(cuts_and_fouls, three_knockdown_rule, most, judges, (brought(red), brought(blue)))


options_of = read_by(_options, OPTIONS)
"""The options of complete terms."""


# Every decision of a Quest corner (Q12, Q102), built once


class Reaction(Enum):
    """Whether a reactive move is used when its moment has come (Q45)."""

    USE = "use"
    KEEP = "keep"


class Judge(Enum):
    """A judge to work on (Q50)."""

    FIRST = "first"
    SECOND = "second"
    THIRD = "third"


class ClashNumber(Enum):
    """A clash of the round whose stance is to be read (Q50)."""

    CLASH_1 = "clash_1"
    CLASH_2 = "clash_2"
    CLASH_3 = "clash_3"


CLASH_KINDS = tuple(f"clash_{number}" for number in range(1, CLASHES + 1))
WATCH_KINDS = tuple(f"watch_{number}" for number in range(1, CLASHES + 1))
CLASH_NUMBERS = tuple(ClashNumber)
JUDGE_NUMBERS = tuple(Judge)


@cache
def action_request(side: int, clash: int, moves: int) -> Request[Action]:
    """What he does in a clash (0 is the first); ``moves`` is the set open to him (Q102)."""
    return Request(CLASH_KINDS[clash], CORNERS[side], actions_with(moves), "Q12")


@lru_cache(maxsize=8192)
def both_actions(clash: int, red: int, blue: int) -> Both:
    """Both plan a clash in secret, with the sets of moves open to them (Q12)."""
    return Both(action_request(0, clash, red), action_request(1, clash, blue))


@cache
def watch_request(side: int, clash: int, named: int) -> Request[Move]:
    """A move to watch for in a clash beside those named already, or nothing more (Q15)."""
    options = (NO_MOVE, *(move for move in DECLARED if not move.bit & named))
    return Request(WATCH_KINDS[clash], CORNERS[side], options, "Q15", NO_MOVE)


@lru_cache(maxsize=8192)
def watch_both(clash: int, red: int, blue: int) -> Both:
    """Both name a move to watch for in secret, beside those they have named (Q15)."""
    return Both(watch_request(0, clash, red), watch_request(1, clash, blue))


@lru_cache(maxsize=4096)
def technique_request(side: int, open_to_him: tuple[Technique, ...]) -> Request[Technique]:
    """A technique, or nothing more (Q50)."""
    return Request("technique", CORNERS[side], (*open_to_him, NO_TECHNIQUE), "Q50", NO_TECHNIQUE)


@cache
def read_request(side: int) -> Request[ClashNumber]:
    """The clash whose stance he learns (Q50)."""
    return Request("read", CORNERS[side], CLASH_NUMBERS, "Q50")


@cache
def judge_request(side: int, unknown: tuple[int, ...]) -> Request[Judge]:
    """The judge whose criterion he learns, out of those he does not know (Q50)."""
    return Request("judge", CORNERS[side], tuple(JUDGE_NUMBERS[number] for number in unknown), "Q50")


@cache
def reaction_request(kind: str, side: int, rule: str, *, plain: bool) -> Request[Reaction]:
    """Whether he uses ``second_wind``, ``shoulder_roll`` or ``iron_chin``; ``plain`` is the automatic corner's (Q81)."""
    return Request(kind, CORNERS[side], tuple(Reaction), rule, Reaction.USE if plain else Reaction.KEEP)


@lru_cache(maxsize=8192)
def both(first: Request[Any], second: Request[Any]) -> Both:
    """Two requests answered in secret."""
    return Both(first, second)


def in_secret(red: Request[Any] | None, blue: Request[Any] | None) -> Script[tuple[Any, Any]]:
    """The answers of both, in secret if both are asked; ``None`` of whoever is not."""
    if red is None:
        if blue is None:
            return None, None
        answer = yield blue
        return None, answer
    if blue is None:
        answer = yield red
        return answer, None
    answers: tuple[Any, Any] = yield both(red, blue)
    return answers


Facts = TypeVarTuple("Facts")


class Boxer(Piece):
    """One boxer as everybody sees him.

    ``start`` is the ceiling of his stamina (Q10).  Damage to attributes is counted in dice (Q5).  ``spent`` is the
    stamina he lost in the round, ``dealt`` the points and dice his attacks took in the bout.  The last block is the clash
    being fought: ``move`` is the one that came off.
    """

    __slots__ = (
        "action", "bonus_defense", "bonus_might", "card", "clash_downs", "clashes", "corner", "cuts",
        "damage_defense", "damage_might", "damage_speed", "dealt", "declared", "declared_bits", "defense", "double", "downs", "edge",
        "failed", "failed_extra", "feinted", "fouls", "hit", "home", "knockdowns", "landed", "last", "limited", "lost_by", "might", "move",
        "moves", "new_plan", "open_cut", "opponent", "points_off", "ring_fouls", "salts", "southpaw", "speed", "spent",
        "stamina", "start", "used", "used_round", "worked",
    )  # fmt: skip

    opponent: Boxer
    used: list[int]
    used_round: list[int]
    declared: tuple[Move, ...]
    limited: tuple[Move, ...]
    clashes: tuple[Clash, ...]
    last: tuple[Move, Move]

    def __init__(self, card: QuestCard, corner: Corner, rounds: int, carried: Carried | None) -> None:
        self.card, self.corner, self.home = card, corner, card.home
        self.moves = sum(move.bit for move in card.moves)
        declared = tuple(move for move in card.moves if move.declared)
        self.declared, self.declared_bits = declared, sum(move.bit for move in declared)
        self.limited = tuple(move for move in declared if move.per_round or move.per_bout)
        self.start = starting_stamina(rounds, card.stamina_bonus)
        self.stamina = begins_with(self.start, carried)
        self.damage_speed = self.damage_might = self.damage_defense = 0
        self.knockdowns = self.fouls = self.ring_fouls = self.cuts = self.dealt = self.landed = 0
        self.open_cut = self.salts = False
        self.used = [0] * len(MOVES)
        self.last = (NO_MOVE, NO_MOVE)
        self.southpaw = 0
        self.new_round()
        self.new_clash(DEFENSIVE)

    def new_round(self) -> None:
        """What starts anew each round (Q103)."""
        self.used_round = [0] * len(MOVES)
        self.bonus_defense = self.bonus_might = self.points_off = self.spent = self.downs = 0
        self.new_plan = False
        self.clashes = ()

    def new_clash(self, action: Action) -> None:
        """A clash begins; everything of the last one is gone (Q48)."""
        self.action, self.move = action, NO_MOVE
        self.speed = self.defense = self.might = self.failed = self.failed_extra = 0
        self.clash_downs = self.worked = 0
        self.edge = self.feinted = self.hit = self.double = False
        self.lost_by = ""

    def has(self, move: Move) -> bool:
        return self.moves & move.bit > 0

    def lose(self, points: int) -> int:
        """He loses stamina, what is there at most (Q7); how much it was."""
        taken = points if points <= self.stamina else self.stamina  # noqa: FURB136  # sooner
        self.stamina -= taken
        self.spent += taken
        return taken

    def gain(self, points: int) -> int:
        """He regains stamina, up to what he could have begun with (Q10); how much it was."""
        gained = min(points, self.start - self.stamina)
        self.stamina += gained
        return gained

    def speed_change(self) -> int:
        """Speed dice more or fewer than his card has (Q22)."""
        move, other = self.move, self.opponent.move
        own = 0 if move.own_speed > 1 and other is CUT_OFF_RING else move.own_speed
        return own + other.opponent_speed - self.damage_speed


class Book(Piece):
    """What a corner keeps to itself: its plan, and what it has learned.

    ``actions`` and ``watched`` (sets of moves) are the three clashes of the round.  ``criteria`` holds what it knows of
    the judges, ``told`` the number of a clash of this round and the other's stance in it, if it has read his corner.
    ``open_from`` is the round from which each technique may be used (again),
    ``settled`` says that it wants no further technique, ``wide`` that it watches for one move more.
    """

    __slots__ = (
        "actions", "corner", "criteria", "open_from", "read", "second_wind", "settled", "techniques", "told", "watched",
        "wide",
    )  # fmt: skip

    actions: list[Action | None]
    criteria: list[Criterion | None]
    open_from: list[int]
    techniques: list[Technique]
    watched: list[int]

    def __init__(self, corner: Corner, judges: tuple[Criterion | None, ...]) -> None:
        self.corner = corner
        self.criteria = list(judges)
        self.open_from = [0] * len(TECHNIQUES)
        self.new_round()

    def new_round(self) -> None:
        """A new corner phase: nothing is planned."""
        self.actions = [None] * CLASHES
        self.watched = [0] * CLASHES
        self.techniques = []
        self.second_wind = self.read = self.wide = self.settled = False
        self.told: tuple[int, str] | None = None


class Table(Piece):
    """What lies open: the boxers, the round, the clash (0 in the corner phase), the cards, what was agreed (Q1)."""

    __slots__ = ("boxers", "cards", "clash", "options", "round", "terms")

    cards: tuple[list[Points], ...]

    def __init__(self, red: QuestCard, blue: QuestCard, terms: Terms) -> None:
        self.terms, self.options = terms, options_of(terms)
        mine, his = (
            Boxer(card, corner, terms.rounds, carried)
            for card, corner, carried in zip((red, blue), CORNERS, terms.carried, strict=True)
        )
        mine.opponent, his.opponent = his, mine
        self.boxers = (mine, his)
        self.round = self.clash = 0
        self.cards = tuple([] for _ in range(JUDGES))


@dataclass(slots=True)
class BoutState(Piece):
    """Everything there is of a bout in progress; ``thrower`` is whose dice are thrown, or were thrown last."""

    table: Table
    books: tuple[Book, Book]
    chance: Chance
    criteria: tuple[Criterion, ...] = ()
    thrower: Corner | None = None
    emit: Emit | None = None

    @property
    def options(self) -> Options:
        return self.table.options

    def tell(
        self, kind: Callable[[int, int, Corner, *Facts], Event], who: Boxer | Book, *facts: *Facts
    ) -> None:
        """Tell what has happened to a boxer, if anybody listens; otherwise no event is built.

        Where a bout is most of the time, ``emit`` is asked for first: a call for nothing costs more than the question.
        """
        if self.emit:
            self.emit(kind(self.table.round, self.table.clash, who.corner, *facts))

    def book(self, boxer: Boxer) -> Book:
        """What his corner keeps to itself."""
        return self.books[boxer.corner.index]

    def copy(self, chance: Chance) -> BoutState:
        twin = self.twin()
        twin.chance, twin.emit = chance, None
        return twin


def starting_stamina(rounds: int, bonus: int) -> int:
    """Q10; 1 at least, for a short bout and a low bonus leave nothing."""
    return max(1, 4 * rounds + 4 + bonus)


def begins_with(start: int, carried: Carried | None) -> int:
    """What he begins with after a carried loss, at least 1 (Q10)."""
    if carried is None:
        return start
    return max(1, start - start * carried.loss // carried.start)


def new_bout(
    red: QuestCard, blue: QuestCard, terms: Terms, chance: Chance, emit: Emit | None = None
) -> BoutState:
    """Both boxers fresh, the judges still to be chosen."""
    table = Table(red, blue, terms)
    mine, his = (Book(corner, table.options.judges) for corner in CORNERS)
    return BoutState(table, (mine, his), chance, emit=emit)
