"""Ringside as one of the bout systems."""

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
from ringside_manager.bout.orders import Order
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.outlook import Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.bout.scene import Chart, Scene
from ringside_manager.bout.terms import OptionSpec, Terms
from ringside_manager.engines.ringside import orders, outlook, rules, scene
from ringside_manager.engines.ringside.card import RingsideCard
from ringside_manager.engines.ringside.events import TurnBegan
from ringside_manager.engines.ringside.ring import COLUMNS, ROWS
from ringside_manager.engines.ringside.scoring import stoppage
from ringside_manager.engines.ringside.state import BoutState, RingsideView
from ringside_manager.engines.ringside.tables import TURNS

RULES_VERSION = 1


class RingsideEngine(BoutEngine[RingsideCard, BoutState]):
    """The home system: a 6 × 6 ring, hidden punches, Endurance."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="ringside",
        title="Ringside",
        designers="Brian Blume",
        summary="Two boxers on a ring of 36 squares: hidden punches, counterpunches, tactics and Endurance.",
        rules_version=RULES_VERSION,
        rounds=range(1, 16),
        default_rounds=12,
        clock="turn",
        methods=(Method.KO, Method.TKO, Method.DEC, Method.DRAW),
        options=(
            OptionSpec(
                "scoring",
                ("rounds", "ten_must", "five_must"),
                "rounds",
                "How a round is scored: one for the winner, or by a ten- or five-point must system.",
                "R11",
            ),
            OptionSpec(
                "saved_by_bell",
                (False, True),
                False,
                "A boxer knocked down in the last turn of a round cannot be counted out.",
                "R37",
            ),
        ),
        levels=(
            Level(
                "beginner",
                "Decides 85 times in 100 by the plain policy: punches like a die, hardly a tactic.",
            ),
            Level("club", "Knows the best play and forgets it every second time."),
            Level(
                "contender", "Plays like an expert, but lets one decision in five go by without a thought."
            ),
            Level(
                "expert",
                "Mixes his punches so that nobody can read them, clinches and rushes whenever it is allowed, "
                "and protects a lead that cannot be caught.",
            ),
        ),
        decisions=orders.DECISIONS,
        facts=orders.FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=outlook.MEASURES,
        dice=scene.DICE,
        clock_length=TURNS,
        floor=(COLUMNS, ROWS),
    )

    def card(self, data: Mapping[str, object]) -> RingsideCard:
        """The card written in ``data``: ``name`` and the nine ratings."""
        return RingsideCard.from_data(data)

    def card_data(self, card: RingsideCard) -> dict[str, object]:
        """``name`` and the nine ratings."""
        return card.as_data()

    def card_from_abilities(self, name: str, abilities: Abilities) -> RingsideCard:
        """The home ratings are the card."""
        return RingsideCard(name, abilities)

    def start(
        self, red: RingsideCard, blue: RingsideCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        """Both boxers on their squares, the roll of R14 still to come."""
        state = BoutState(red, blue, terms)
        return Started(state, rules.bout(state, chance, emit))

    def view(self, state: BoutState, corner: Corner) -> RingsideView:
        """All that lies on the table, seen from one corner."""
        return RingsideView(state, corner)

    def branch(self, state: BoutState, event: Event) -> Restart[BoutState] | None:
        """A bout can be taken up again from the beginning of every turn (R17)."""
        return partial(_taken_up, state.copy()) if isinstance(event, TurnBegan) else None

    def facts(self, view: RingsideView) -> LiveFacts:
        """Rounds, turns, points, Endurance and the boxers' states, from the corner's side."""
        return LiveFacts(orders.READ, view)

    def scene(self, state: BoutState) -> Scene:
        """Tracks, ratings as they stand, tactics in force and squares."""
        return scene.scene(state)

    def charts(self, red: RingsideCard, blue: RingsideCard) -> tuple[Chart, ...]:
        """The punch chart of each boxer (R23)."""
        return scene.charts(red, blue)

    def outlook(self, view: RingsideView, request: Request[Any]) -> Outlook:
        """What each option needs and does (R60, R23, R44)."""
        return outlook.outlook(view, request)

    def advice(self, view: RingsideView, request: Request[Any]) -> tuple[float, ...]:
        """The expert's mix."""
        from ringside_manager.engines.ringside.corner_ai import shares

        return shares(request, view)

    def wanted(self, state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
        """Who throws, and what the roll is held against."""
        return outlook.wanted(state, sides, purpose, events)

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel; the book does not name it, so it is a stoppage (R27)."""
        return stoppage(state, Method.RTD, state.boxer(corner).opponent)

    def suggested_orders(self, own: RingsideCard, other: RingsideCard, terms: Terms) -> tuple[Order, ...]:
        """The corner AI's own play for these cards; the terms change nothing in it."""
        from ringside_manager.engines.ringside.corner_ai.suggestion import suggested_orders

        return suggested_orders(own, other)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        """A corner that plays the punch game's equilibrium, stray by its level."""
        from ringside_manager.engines.ringside.corner_ai import RingsideCorner  # SciPy only when used

        return RingsideCorner(chance, self.info.level(level).name)


def _taken_up(kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
    state = kept.copy()
    return Started(state, rules.bout(state, chance, emit))


ENGINE = RingsideEngine()
