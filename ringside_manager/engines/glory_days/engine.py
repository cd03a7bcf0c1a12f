"""Glory Days Boxing as one of the bout systems."""

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
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.outlook import Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.bout.scene import Scene
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.glory_days import ending, orders, outlook, rules, scene
from ringside_manager.engines.glory_days.card import GloryDaysCard
from ringside_manager.engines.glory_days.conversion import card_from_abilities
from ringside_manager.engines.glory_days.events import RoundBegan, SegmentEnded
from ringside_manager.engines.glory_days.options import OPTIONS
from ringside_manager.engines.glory_days.setting_up import new_bout
from ringside_manager.engines.glory_days.state import BoutState
from ringside_manager.engines.glory_days.tables import SECONDS_A_ROUND
from ringside_manager.engines.glory_days.view import GloryDaysView

RULES_VERSION = 1


class GloryDaysEngine(BoutEngine[GloryDaysCard, BoutState]):
    """Cards and dice: nine segments a round, ring generalship, momentum, toe to toe."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="glory_days",
        title="Glory Days Boxing",
        designers="the makers of Glory Days Boxing",
        summary="Stars of ring generalship decide who leads each of nine segments, dice what lands, hurts and cuts.",
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
            Method.DRAW,
        ),
        options=OPTIONS,
        levels=(
            Level("beginner", "Tells its boxer to fight as he likes in 85 rounds of 100."),
            Level("club", "Knows the best plan and forgets it every second time."),
            Level("contender", "Plans like an expert, but lets one round in five go by without a thought."),
            Level(
                "expert",
                "Weighs every plan against every plan of the other, by what it lands, hurts and risks at the "
                "score and with the stamina there is.",
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

    def card(self, data: Mapping[str, object]) -> GloryDaysCard:
        """The card written in ``data``: ring generalship, ratings and lists."""
        return GloryDaysCard.from_data(data)

    def card_data(self, card: GloryDaysCard) -> dict[str, object]:
        """All a card prints."""
        return card.as_data()

    def card_from_abilities(self, name: str, abilities: Abilities) -> GloryDaysCard:
        """The card by the conversion of the home ratings (CV10 to CV20)."""
        return card_from_abilities(name, abilities)

    def start(
        self, red: GloryDaysCard, blue: GloryDaysCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        """Both boxers in the ring, the officials still to be rolled (G97)."""
        state = new_bout(red, blue, terms, chance)
        return Started(state, rules.bout(state, emit))

    def view(self, state: BoutState, corner: Corner) -> GloryDaysView:
        """All that lies on the table, seen from one corner."""
        return GloryDaysView(state, corner)

    def facts(self, view: GloryDaysView) -> LiveFacts:
        """Rounds, cards, punches, stamina, injuries and ratings, from the corner's side."""
        return LiveFacts(orders.READ, view)

    def outlook(self, view: GloryDaysView, request: Request[Any]) -> Outlook:
        """What each plan would land and risk against each plan of the other."""
        return outlook.outlook(view, request)

    def advice(self, view: GloryDaysView, request: Request[Any]) -> tuple[float, ...]:
        """How often the expert takes each option."""
        from ringside_manager.engines.glory_days.corner_ai import shares

        return shares(request, view)

    def wanted(self, state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
        """Who throws the die, and what it is held against."""
        return outlook.wanted(state, sides, purpose)

    def scene(self, state: BoutState) -> Scene:
        """Stamina, ratings as they stand, punches, injuries, fouls and cards."""
        return scene.scene(state)

    def branch(self, state: BoutState, event: Event) -> Restart[BoutState] | None:
        """A bout can be taken up again at every bell and after every segment."""
        if not isinstance(event, RoundBegan | SegmentEnded):
            return None
        return partial(_taken_up, state.copy(SeededChance(0)))  # nothing is rolled on a copy that is kept

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel (G105)."""
        winner = state.boxer(corner).opponent.corner
        over = ending.BoutOver(Method.RTD, winner, "", max(1, state.round), state.second)
        return ending.outcome(state, over)

    def plain_corner(self, chance: Chance) -> Controller:
        """The dice alone: no plan, no towel (G104, G105)."""
        return UniformController(chance)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        """A corner that weighs plans, stray by its level; it never throws the towel."""
        from ringside_manager.engines.glory_days.corner_ai import GloryDaysCorner

        return GloryDaysCorner(chance, self.info.level(level).name)


def _taken_up(kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
    state = kept.copy(chance)
    return Started(state, rules.bout(state, emit))


ENGINE = GloryDaysEngine()
