"""Quest: its rules are Q1 to Q105 of ``docs/rules/quest.md``."""

from __future__ import annotations

from typing import ClassVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Controller, Corner
from ringside_manager.bout.engine import IN_CHARACTER, BoutEngine, EngineInfo, Level, four_levels
from ringside_manager.bout.outcome import BoutOver, Method, Outcome
from ringside_manager.engines.quest import ending, rules, scene, view
from ringside_manager.engines.quest.automatic import AutomaticCorner
from ringside_manager.engines.quest.card import QuestCard, card_from_abilities
from ringside_manager.engines.quest.events import RoundBegan
from ringside_manager.engines.quest.state import OPTIONS, BoutState, new_bout
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.engines.quest.view import QuestView
from ringside_manager.language import later

RULES_VERSION = 1


class QuestEngine(BoutEngine[QuestCard, BoutState]):
    """Dice pools: three clashes a round, stances paid in stamina, special moves, judges nobody sees through."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="quest",
        title="Quest",
        designers="the players of Boxer Quest",
        summary=later(
            "Pools of dice meet in three clashes a round: stances, special moves, the Edge, and judges nobody sees through."
        ),
        rules_version=RULES_VERSION,
        rounds=range(1, 17),
        default_rounds=12,
        clock="clash",
        methods=(Method.KO, Method.TKO, Method.RTD, Method.DQ, Method.UD, Method.MD, Method.SD, Method.DRAW),
        options=OPTIONS,
        levels=four_levels(
            later("Leaves 85 decisions in 100 to the automatic corner of the rules."),
            later(
                "Works out every clash, weighs hits, stamina and dice in chances of winning, and watches for what would hurt most."
            ),
        ),
        character=Level(
            IN_CHARACTER,
            later(
                "Boxes as his man would: by his dice, his moves and his breath he presses or waits, takes shelter when hurt and finishes a hurt man."
            ),
        ),
        decisions=view.DECISIONS,
        facts=view.FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=scene.MEASURES,
        dice=scene.DICE,
        clock_length=CLASHES,
    )
    read_card = staticmethod(QuestCard.from_data)
    converted = staticmethod(card_from_abilities)
    opened = staticmethod(new_bout)
    view_type = QuestView
    readers = view.READ
    table = staticmethod(scene.scene)
    effects = staticmethod(scene.outlook)
    throws = staticmethod(scene.wanted)
    bells = (RoundBegan,)
    script = staticmethod(rules.bout)
    stationery = "ringside_manager.engines.quest.card"
    mind = "ringside_manager.engines.quest.corner_ai"

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The chief second throws in the towel between two questions, which is possible at any time (Q50)."""
        return ending.outcome(state, BoutOver(Method.RTD, corner.opponent, ending.TOWEL))

    def plain_corner(self, chance: Chance) -> Controller:
        return AutomaticCorner(chance)


ENGINE = QuestEngine()
