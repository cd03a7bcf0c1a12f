"""Control as one of the bout systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.chance import Chance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import BoutEngine, EngineInfo, Level, Restart, Started
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.facts import LiveFacts
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.outlook import Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.bout.scene import Chart, Scene
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.control import charts, ending, orders, outlook, rules, scene
from ringside_manager.engines.control.card import ControlCard
from ringside_manager.engines.control.conversion import card_from_abilities
from ringside_manager.engines.control.events import RoundBegan
from ringside_manager.engines.control.options import OPTIONS
from ringside_manager.engines.control.state import BoutState
from ringside_manager.engines.control.tables import MOST_ROUNDS
from ringside_manager.engines.control.view import ControlView

RULES_VERSION = 1


class ControlEngine(BoutEngine[ControlCard, BoutState]):
    """Control of the round, pace, effective punches, and what comes of the difference."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="control",
        title="Control",
        designers="an unknown hand",
        summary="Who controls the round, at what pace, how many punches land, and what comes of the difference.",
        rules_version=RULES_VERSION,
        rounds=range(1, MOST_ROUNDS + 1),
        default_rounds=12,
        clock="step",
        methods=(
            Method.KO,
            Method.TKO,
            Method.RTD,
            Method.DQ,
            Method.DEC,
            Method.UD,
            Method.MD,
            Method.SD,
            Method.DRAW,
        ),
        options=OPTIONS,
        levels=(
            Level("beginner", "Leaves 85 decisions in 100 to what the rules do by themselves."),
            Level("club", "Knows the best play and forgets it every second time."),
            Level(
                "contender", "Plays like an expert, but lets one decision in five go by without a thought."
            ),
            Level(
                "expert",
                "Works out what each plan does to the round and to the bout, "
                "and treats the mark that threatens it most.",
            ),
        ),
        decisions=orders.DECISIONS,
        facts=orders.FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=outlook.MEASURES,
        dice=scene.DICE,
        clock_length=scene.STEPS,
    )

    def card(self, data: Mapping[str, object]) -> ControlCard:
        """The card written in ``data``: name, eight numbers and a column."""
        return ControlCard.from_data(data)

    def card_data(self, card: ControlCard) -> dict[str, object]:
        """All a card holds."""
        return card.as_data()

    def card_from_abilities(self, name: str, abilities: Abilities) -> ControlCard:
        """The card by the conversion of the home ratings (CV40)."""
        return card_from_abilities(name, abilities)

    def start(
        self, red: ControlCard, blue: ControlCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        """Both fighters in the ring, before the first round."""
        state = BoutState(red, blue, terms)
        return Started(state, rules.bout(state, chance, emit))

    def view(self, state: BoutState, corner: Corner) -> ControlView:
        """All that lies on the table, seen from one corner."""
        return ControlView(state, corner)

    def facts(self, view: ControlView) -> LiveFacts:
        """Rounds, points, threat, control, wear and marks, from the corner's side."""
        return LiveFacts(orders.READ, view)

    def charts(self, red: ControlCard, blue: ControlCard) -> tuple[Chart, ...]:
        """Each fighter's column of the punch chart with every adjustment."""
        return charts.charts(red, blue)

    def outlook(self, view: ControlView, request: Request[Any]) -> Outlook:
        """What each option does, in chances."""
        return outlook.outlook(view, request)

    def advice(self, view: ControlView, request: Request[Any]) -> tuple[float, ...]:
        """How often the expert takes each option."""
        from ringside_manager.engines.control.corner_ai import shares

        return shares(request, view)

    def wanted(self, state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
        """Who throws the die."""
        return outlook.wanted(state, sides, purpose, events)

    def scene(self, state: BoutState) -> Scene:
        """Ratings as they stand, punches, marks and cards."""
        return scene.scene(state)

    def branch(self, state: BoutState, event: Event) -> Restart[BoutState] | None:
        """A bout can be taken up again at every bell."""
        return partial(_taken_up, state.copy()) if isinstance(event, RoundBegan) else None

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel (K95): in the round being fought, else in the last one fought."""
        over = ending.BoutOver(Method.RTD, corner.opponent)
        return ending.outcome(state, over)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        """A corner that weighs the bout in chances of winning, stray by its level."""
        from ringside_manager.engines.control.corner_ai import ControlCorner

        return ControlCorner(chance, self.info.level(level).name)


def _taken_up(kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
    state = kept.copy()
    return Started(state, rules.bout(state, chance, emit))


ENGINE = ControlEngine()
