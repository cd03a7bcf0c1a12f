"""Ringside, the home system: its rules are R1 to R90 of ``docs/rules/ringside.md``."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import IN_CHARACTER, BoutEngine, EngineInfo, Level, Started, four_levels
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import BoutOver, Method, Outcome
from ringside_manager.bout.terms import OptionSpec, Terms
from ringside_manager.bout.view import Chart
from ringside_manager.engines.ringside import rules, scene
from ringside_manager.engines.ringside.events import TurnBegan
from ringside_manager.engines.ringside.rules import ended
from ringside_manager.engines.ringside.state import DECISIONS, FACTS, READ, BoutState, RingsideView
from ringside_manager.engines.ringside.tables import COLUMNS, ROWS, TURNS, RingsideCard
from ringside_manager.language import later

RULES_VERSION = 1


class RingsideEngine(BoutEngine[RingsideCard, BoutState]):
    """The home system: a 6 × 6 ring, hidden punches, Endurance."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="ringside",
        title="Ringside",
        designers="Brian Blume",
        summary=later(
            "Two boxers on a ring of 36 squares: hidden punches, counterpunches, tactics and Endurance."
        ),
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
                later("How a round is scored: one for the winner, or by a ten- or five-point must system."),
                "R11",
            ),
            OptionSpec(
                "saved_by_bell",
                (False, True),
                False,
                later("A boxer knocked down in the last turn of a round cannot be counted out."),
                "R37",
            ),
        ),
        levels=four_levels(
            later("Decides 85 times in 100 by the plain policy: punches like a die, hardly a tactic."),
            later(
                "Mixes his punches so that nobody can read them, clinches and rushes whenever it is allowed, and protects a lead that cannot be caught."
            ),
        ),
        character=Level(
            IN_CHARACTER,
            later(
                "Boxes as his man did: by his style and his punches he presses or waits, covers up when hurt, protects a lead late."
            ),
        ),
        decisions=DECISIONS,
        facts=FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=scene.MEASURES,
        dice=scene.DICE,
        clock_length=TURNS,
        floor=(COLUMNS, ROWS),
    )
    read_card = staticmethod(RingsideCard.from_data)
    converted = staticmethod(RingsideCard)
    view_type = RingsideView
    readers = READ
    table = staticmethod(scene.scene)
    effects = staticmethod(scene.outlook)
    throws = staticmethod(scene.wanted)
    bells = (TurnBegan,)
    retells = True
    counts_home = True
    stationery = "ringside_manager.engines.ringside.tables"
    mind = "ringside_manager.engines.ringside.corner_ai"
    twin = "ringside_manager.engines.ringside.odds"

    def start(
        self, red: RingsideCard, blue: RingsideCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        """Both boxers on their squares, the roll of R14 still to come."""
        state = BoutState(red, blue, terms)
        return Started(state, rules.bout(state, chance, emit))

    def in_style(self, card: RingsideCard, style: str) -> RingsideCard:
        return replace(card, style=style)

    def charts(self, red: RingsideCard, blue: RingsideCard) -> tuple[Chart, ...]:
        """The punch chart of each boxer (R23)."""
        return scene.charts(red, blue)

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel; the book does not name it, so it is a stoppage (R27)."""
        return ended(state, BoutOver(Method.RTD, corner.opponent))

    def kept(self, state: BoutState) -> BoutState:
        return state.copy()

    def resumed(self, kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
        state = kept.copy()
        return Started(state, rules.bout(state, chance, emit))


ENGINE = RingsideEngine()
