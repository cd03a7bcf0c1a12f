"""Control: its rules are K1 to K98 of ``docs/rules/control.md``."""

from __future__ import annotations

from typing import ClassVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import BoutEngine, EngineInfo, Started, four_levels
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import BoutOver, Method, Outcome
from ringside_manager.bout.terms import Terms
from ringside_manager.bout.view import Chart
from ringside_manager.engines.control import rules, scene, trouble
from ringside_manager.engines.control.events import RoundBegan
from ringside_manager.engines.control.state import DECISIONS, FACTS, OPTIONS, READ, BoutState, ControlView
from ringside_manager.engines.control.tables import MOST_ROUNDS, ControlCard, card_from_abilities
from ringside_manager.language import later

RULES_VERSION = 1


class ControlEngine(BoutEngine[ControlCard, BoutState]):
    """Control of the round, pace, effective punches, and what comes of the difference."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="control",
        title="Control",
        designers="an unknown hand",
        summary=later(
            "Who controls the round, at what pace, how many punches land, and what comes of the difference."
        ),
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
        levels=four_levels(
            later("Leaves 85 decisions in 100 to what the rules do by themselves."),
            later(
                "Works out what each plan does to the round and to the bout, and treats the mark that threatens it most."
            ),
        ),
        decisions=DECISIONS,
        facts=FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=scene.MEASURES,
        dice=scene.DICE,
        clock_length=scene.STEPS,
    )
    read_card = staticmethod(ControlCard.from_data)
    converted = staticmethod(card_from_abilities)
    view_type = ControlView
    readers = READ
    table = staticmethod(scene.scene)
    effects = staticmethod(scene.outlook)
    throws = staticmethod(scene.wanted)
    bells = (RoundBegan,)
    stationery = "ringside_manager.engines.control.tables"
    mind = "ringside_manager.engines.control.corner_ai"

    def start(
        self, red: ControlCard, blue: ControlCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        state = BoutState(red, blue, terms, emit)
        return Started(state, rules.bout(state, chance))

    def charts(self, red: ControlCard, blue: ControlCard) -> tuple[Chart, ...]:
        return scene.charts(red, blue)

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel (K95): in the round being fought, else in the last one fought."""
        over = BoutOver(Method.RTD, corner.opponent)
        return trouble.outcome(state, over)

    def kept(self, state: BoutState) -> BoutState:
        return state.copy()

    def resumed(self, kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
        state = kept.copy()
        state.emit = emit
        return Started(state, rules.bout(state, chance))


ENGINE = ControlEngine()
