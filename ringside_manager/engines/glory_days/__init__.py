"""Glory Days Boxing: its rules are G1 to G107 of ``docs/rules/glory_days.md``."""

from __future__ import annotations

from typing import ClassVar

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import BoutEngine, EngineInfo, four_levels
from ringside_manager.bout.outcome import BoutOver, Method, Outcome
from ringside_manager.engines.glory_days import corner_ai, rules, trouble, view
from ringside_manager.engines.glory_days.card import GloryDaysCard, card_from_abilities
from ringside_manager.engines.glory_days.card_reader import read_card
from ringside_manager.engines.glory_days.events import RoundBegan, SegmentEnded
from ringside_manager.engines.glory_days.state import OPTIONS, BoutState
from ringside_manager.engines.glory_days.tables import SECONDS_A_ROUND
from ringside_manager.engines.glory_days.view import GloryDaysView
from ringside_manager.language import later

RULES_VERSION = 1


class GloryDaysEngine(BoutEngine[GloryDaysCard, BoutState]):
    """Cards and dice: nine segments a round, ring generalship, momentum, toe to toe."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="glory_days",
        title="Glory Days Boxing",
        designers="the makers of Glory Days Boxing",
        summary=later(
            "Stars of ring generalship decide who leads each of nine segments, dice what lands, hurts and cuts."
        ),
        rules_version=RULES_VERSION,
        rounds=range(1, 16),
        default_rounds=12,
        clock="second",
        methods=(Method.KO, Method.TKO, Method.RTD, Method.DQ, Method.UD, Method.MD, Method.SD, Method.DRAW),
        options=OPTIONS,
        levels=four_levels(
            later("Tells its boxer to fight as he likes in 85 rounds of 100."),
            later(
                "Weighs every plan against every plan of the other, by what it lands, hurts and risks at the score and with the stamina there is."
            ),
            later("Knows the best plan and forgets it every second time."),
            later("Plans like an expert, but lets one round in five go by without a thought."),
        ),
        decisions=view.DECISIONS,
        facts=view.FACTS,
        numbers=view.NUMBERS,
        marks=view.MARKS,
        measures=corner_ai.MEASURES,
        dice=view.DICE,
        clock_length=SECONDS_A_ROUND,
    )
    read_card = staticmethod(read_card)
    converted = staticmethod(card_from_abilities)
    opened = staticmethod(rules.new_bout)
    view_type = GloryDaysView
    readers = view.READ
    table = staticmethod(view.scene)
    effects = staticmethod(corner_ai.outlook)
    throws = staticmethod(view.wanted)
    bells = (RoundBegan, SegmentEnded)
    script = staticmethod(rules.bout)
    stationery = "ringside_manager.engines.glory_days.card"
    mind = "ringside_manager.engines.glory_days.corner_ai"

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel (G105)."""
        over = BoutOver(Method.RTD, corner.opponent, "", max(1, state.round), state.second)
        return trouble.outcome(state, over)


ENGINE = GloryDaysEngine()
