"""Title Bout II as one of the bout systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.controllers import Controller, UniformController
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import BoutEngine, EngineInfo, Level, Restart, Started
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.facts import LiveFacts
from ringside_manager.bout.orders import Order
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.outlook import Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.bout.scene import Scene
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.title_bout import ending, orders, outlook, rules, scene
from ringside_manager.engines.title_bout.card import TitleBoutCard
from ringside_manager.engines.title_bout.conversion import card_from_abilities
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import ControlChecked, RoundBegan
from ringside_manager.engines.title_bout.options import OPTIONS
from ringside_manager.engines.title_bout.state import BoutState, new_bout
from ringside_manager.engines.title_bout.tables import SECONDS_A_ROUND
from ringside_manager.engines.title_bout.view import TitleBoutView

RULES_VERSION = 1


class TitleBoutEngine(BoutEngine[TitleBoutCard, BoutState]):
    """A hundred action cards: control, finishing runs, cuts, fouls and judges."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="title_bout",
        title="Title Bout II",
        designers="Jim and Tom Trunzo",
        summary="A hundred action cards decide who controls the bout, what lands, who is cut, warned or counted out.",
        rules_version=RULES_VERSION,
        rounds=range(1, 16),
        default_rounds=12,
        clock="second",
        methods=(
            Method.KO,
            Method.TKO,
            Method.RTD,
            Method.DQ,
            Method.UD,
            Method.MD,
            Method.SD,
            Method.TD,
            Method.DRAW,
        ),
        options=OPTIONS,
        levels=(
            Level("beginner", "Leaves 85 decisions in 100 to the default policies of the rules."),
            Level("club", "Knows the best play and forgets it every second time."),
            Level(
                "contender", "Plays like an expert, but lets one decision in five go by without a thought."
            ),
            Level(
                "expert",
                "Weighs control against power, tries the strategy that wins most often from where the bout stands, "
                "and lets his corner work on what threatens it most.",
            ),
        ),
        decisions=orders.DECISIONS,
        facts=orders.FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=outlook.MEASURES,
        dice=scene.DICE,
        clock_length=SECONDS_A_ROUND,
    )

    def card(self, data: Mapping[str, object]) -> TitleBoutCard:
        """The card written in ``data``: both sides, hitting values and strategies."""
        return TitleBoutCard.from_data(data)

    def card_data(self, card: TitleBoutCard) -> dict[str, object]:
        """All a card prints."""
        return card.as_data()

    def card_from_abilities(self, name: str, abilities: Abilities) -> TitleBoutCard:
        """The card by the conversion of the home ratings (CV50-CV54)."""
        return card_from_abilities(name, abilities)

    def start(
        self, red: TitleBoutCard, blue: TitleBoutCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        """Both fighters in the ring, the officials still to be drawn (T26)."""
        state = new_bout(red, blue, terms, chance)
        refresh(state)
        return Started(state, rules.bout(state, emit))

    def view(self, state: BoutState, corner: Corner) -> TitleBoutView:
        """All that lies on the table, seen from one corner."""
        return TitleBoutView(state, corner)

    def facts(self, view: TitleBoutView) -> LiveFacts:
        """Rounds, cards, points, Endurance, cuts and ratings, from the corner's side."""
        return LiveFacts(orders.READ, view)

    def outlook(self, view: TitleBoutView, request: Request[Any]) -> Outlook:
        """What each option changes, and how likely it is to."""
        return outlook.outlook(view, request)

    def advice(self, view: TitleBoutView, request: Request[Any]) -> tuple[float, ...]:
        """What the expert takes."""
        from ringside_manager.engines.title_bout.corner_ai import shares

        return shares(request, view)

    def suggested_orders(self, own: TitleBoutCard, other: TitleBoutCard, terms: Terms) -> tuple[Order, ...]:
        """The corner AI's own play for these cards, strategies too, in case they are agreed on."""
        from ringside_manager.engines.title_bout.corner_ai.suggestion import suggested_orders

        return suggested_orders(own, other, terms)

    def wanted(self, state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
        """Who draws the card."""
        return outlook.wanted(state, sides, purpose, events)

    def scene(self, state: BoutState) -> Scene:
        """Trackers, ratings as they stand, cuts, eyes and cards."""
        return scene.scene(state)

    def branch(self, state: BoutState, event: Event) -> Restart[BoutState] | None:
        """A bout can be taken up again at every bell and after every control check."""
        if not isinstance(event, RoundBegan | ControlChecked):
            return None
        return partial(_taken_up, state.copy(SeededChance(0)))  # nothing is drawn from a copy that is kept

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel; the book does not name it, so it is a stoppage."""
        winner = state.fighter(corner).opponent.corner
        over = ending.BoutOver(Method.RTD, winner, "", max(1, state.round), state.second)
        return ending.outcome(state, over)

    def plain_corner(self, chance: Chance) -> Controller:
        """The default policies (T30, T101), which every request names."""
        return UniformController(chance)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        """A corner that weighs the bout in chances of winning, stray by its level."""
        from ringside_manager.engines.title_bout.corner_ai import TitleBoutCorner

        return TitleBoutCorner(chance, self.info.level(level).name)


def _taken_up(kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
    state = kept.copy(chance)
    return Started(state, rules.bout(state, emit))


ENGINE = TitleBoutEngine()
