"""What a corner sees of a Quest bout: the table, its own plan, and what it has learned.

The judges' criteria and the other corner's plan are not in it: they lie in the state, of which a view holds no part.
"""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.terms import Terms
from ringside_manager.bout.view import BoxerSeen, ReadOnly
from ringside_manager.engines.quest import automatic
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.chances import Numbers
from ringside_manager.engines.quest.moves import DECLARED, IRON_CHIN, Action, Move
from ringside_manager.engines.quest.options import Options
from ringside_manager.engines.quest.seconds import Technique
from ringside_manager.engines.quest.state import Book, BoutState, Boxer, Table


class BoxerView(BoxerSeen[Boxer]):
    """A boxer as anybody in the hall sees him: the plain attributes of ``Boxer``, none of them to be set."""

    __slots__ = ()

    SEEN = frozenset(
        {
            "action", "bonus_defense", "bonus_might", "card", "clashes", "corner", "cuts", "damage_defense", "damage_might",
            "damage_speed", "dealt", "declared", "defense", "downs", "edge", "failed", "fouls", "home", "knockdowns", "landed", "last",
            "might", "move", "open_cut", "points_off", "ring_fouls", "salts", "southpaw", "speed", "spent", "stamina", "start",
        }
    )  # fmt: skip
    ADDED = frozenset({"used"})

    card: QuestCard
    stamina: int
    start: int

    @property
    def used(self) -> tuple[int, ...]:
        """How often he has used each move of ``MOVES`` in the bout."""
        return tuple(self._boxer.used)

    def has(self, move: Move) -> bool:
        """Whether it is one of his special moves."""
        return self._boxer.has(move)

    def numbers(self) -> Numbers:
        """What of him counts in a clash now, techniques of this round included (Q5, Q50)."""
        boxer, card = self._boxer, self._boxer.card
        return Numbers(
            card.speed.left(-boxer.damage_speed),
            card.defense.left(boxer.bonus_defense - boxer.damage_defense),
            card.might.left(boxer.bonus_might - boxer.damage_might),
            card.cunning,
            boxer.stamina,
            boxer.start,
            0 if boxer.salts else boxer.knockdowns,
            boxer.has(IRON_CHIN) and not boxer.used[IRON_CHIN.place],
            boxer.southpaw > 0,
        )


class QuestView(ReadOnly):
    """What one corner sees."""

    __slots__ = ("_book", "_boxer", "_table", "_unnamed", "corner", "me", "opponent")

    corner: Corner
    me: BoxerView
    opponent: BoxerView
    _table: Table
    _boxer: Boxer
    _book: Book
    _unnamed: Callable[[int], tuple[Move, ...]]

    def __init__(self, state: BoutState, corner: Corner) -> None:
        boxer = state.table.boxers[corner.index]
        for name, value in (
            ("_table", state.table),
            ("_boxer", boxer),
            ("_book", state.books[corner.index]),
            ("_unnamed", boxer.opponent.unnamed),
            ("corner", corner),
            ("me", BoxerView(boxer)),
            ("opponent", BoxerView(boxer.opponent)),
        ):
            object.__setattr__(self, name, value)

    @property
    def round(self) -> int:
        """The round being fought or about to begin, from 1."""
        return self._table.round

    @property
    def clash(self) -> int:
        """The clash being fought, or the last one; 0 in the corner phase."""
        return self._table.clash

    @property
    def terms(self) -> Terms:
        """What was agreed."""
        return self._table.terms

    @property
    def options(self) -> Options:
        """The options in force."""
        return self._table.options

    @property
    def rounds_left(self) -> int:
        """Rounds still to be scored, the one being fought among them."""
        return self._table.terms.rounds - len(self._table.cards[0])

    @property
    def scores(self) -> tuple[tuple[int, int], ...]:
        """The judges' totals so far, own points first."""
        mine = self.corner.index
        return tuple(
            (sum(points[mine] for points in card), sum(points[1 - mine] for points in card))
            for card in self._table.cards
        )

    @property
    def last_cards(self) -> tuple[tuple[int, int], ...]:
        """What each judge gave for the last round scored, own points first; nothing before."""
        mine = self.corner.index
        return tuple((card[-1][mine], card[-1][1 - mine]) for card in self._table.cards if card)

    # The own corner's book

    @property
    def stamina_to_plan_with(self) -> int:
        """His stamina once what he has chosen in this corner phase has taken effect."""
        return automatic.stamina_to_plan_with(self._boxer, self._book)

    @property
    def planned(self) -> tuple[str, ...]:
        """His plan for the clashes of the round, empty where nothing is planned yet."""
        return tuple("" if action is None else action.name for action in self._book.actions)

    @property
    def planned_price(self) -> int:
        """The stamina of all clashes of the round that are planned and not fought yet."""
        return sum(action.price for action in self._book.actions[self._table.clash :] if action)

    @property
    def watched(self) -> tuple[tuple[str, ...], ...]:
        """The moves he watches for in each clash of the round."""
        return tuple(
            tuple(move.name for move in DECLARED if move.bit & named) for named in self._book.watched
        )

    @property
    def techniques(self) -> tuple[str, ...]:
        """The techniques chosen in this corner phase."""
        return tuple(technique.name for technique in self._book.techniques)

    @property
    def last_used(self) -> tuple[int, ...]:
        """The round each of ``TECHNIQUES`` was last used in, far below 0 for never."""
        return tuple(self._book.last_used)

    @property
    def criteria(self) -> tuple[str, ...]:
        """What each judge looks for, as far as the corner knows; empty where it does not."""
        return tuple("" if criterion is None else criterion.value for criterion in self._book.criteria)

    @property
    def told(self) -> tuple[int, str] | None:
        """A clash of this round and the opponent's stance in it, if the corner has read it (Q50)."""
        return self._book.told

    # The automatic corner

    def automatic_technique(self, open_to_him: tuple[Technique, ...]) -> Technique:
        """The technique the automatic corner uses next (Q82)."""
        return automatic.technique(self._boxer, self.stamina_to_plan_with, open_to_him)

    def automatic_plan(self, chance: Chance) -> list[Action]:
        """A plan of the automatic corner for the round (Q83, Q84)."""
        return automatic.plan(self._table, self._boxer, self._book, chance)

    def automatic_names(self, clash: int) -> tuple[Move, ...]:
        """The opponent's moves out of which the automatic corner names the next for a clash, 0 the first (Q85)."""
        return self._unnamed(self._book.watched[clash])
