"""Quest as one of the bout systems."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from ringside_manager.bout.abilities import Abilities
from ringside_manager.bout.chance import Chance, SeededChance
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import BoutEngine, EngineInfo, Level, Restart, Started
from ringside_manager.bout.events import Emit, Event
from ringside_manager.bout.facts import LiveFacts
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.outlook import Outlook, WantedDie
from ringside_manager.bout.request import Request
from ringside_manager.bout.scene import Scene
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.quest import ending, orders, outlook, rules, scene
from ringside_manager.engines.quest.automatic import AutomaticCorner
from ringside_manager.engines.quest.card import QuestCard
from ringside_manager.engines.quest.conversion import card_from_abilities
from ringside_manager.engines.quest.events import RoundBegan
from ringside_manager.engines.quest.options import OPTIONS
from ringside_manager.engines.quest.state import BoutState, new_bout
from ringside_manager.engines.quest.tables import CLASHES
from ringside_manager.engines.quest.view import QuestView

RULES_VERSION = 1


class QuestEngine(BoutEngine[QuestCard, BoutState]):
    """Dice pools: three clashes a round, stances paid in stamina, special moves, judges nobody sees through."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="quest",
        title="Quest",
        designers="the players of Boxer Quest",
        summary="Pools of dice meet in three clashes a round: stances, special moves, the Edge, and judges nobody sees through.",
        rules_version=RULES_VERSION,
        rounds=range(1, 17),
        default_rounds=12,
        clock="clash",
        methods=(Method.KO, Method.TKO, Method.RTD, Method.DQ, Method.UD, Method.MD, Method.SD, Method.DRAW),
        options=OPTIONS,
        levels=(
            Level("beginner", "Leaves 85 decisions in 100 to the automatic corner of the rules."),
            Level("club", "Knows the best play and forgets it every second time."),
            Level(
                "contender", "Plays like an expert, but lets one decision in five go by without a thought."
            ),
            Level(
                "expert",
                "Works out every clash, weighs hits, stamina and dice in chances of winning, and watches for what would "
                "hurt most.",
            ),
        ),
        decisions=orders.DECISIONS,
        facts=orders.FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=outlook.MEASURES,
        dice=scene.DICE,
        clock_length=CLASHES,
    )

    def card(self, data: Mapping[str, object]) -> QuestCard:
        """The card written in ``data``: four pools, stamina bonus, special moves, home."""
        return QuestCard.from_data(data)

    def card_data(self, card: QuestCard) -> dict[str, object]:
        """All a card holds."""
        return card.as_data()

    def card_from_abilities(self, name: str, abilities: Abilities) -> QuestCard:
        """The card by the conversion of the home ratings (CV30-CV33)."""
        return card_from_abilities(name, abilities)

    def start(
        self, red: QuestCard, blue: QuestCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        """Both boxers in their corners, the judges still to be chosen (Q9)."""
        state = new_bout(red, blue, terms, chance)
        return Started(state, rules.bout(state, emit))

    def view(self, state: BoutState, corner: Corner) -> QuestView:
        """The table and the corner's own book."""
        return QuestView(state, corner)

    def scene(self, state: BoutState) -> Scene:
        """Stamina, dice, damage, stances, the last clash and the cards."""
        return scene.scene(state)

    def facts(self, view: QuestView) -> LiveFacts:
        """Rounds, cards, stamina, dice, knockdowns and cuts, from the corner's side."""
        return LiveFacts(orders.READ, view)

    def outlook(self, view: QuestView, request: Request[Any]) -> Outlook:
        """What each option changes, and how likely it is to."""
        return outlook.outlook(view, request)

    def wanted(self, state: BoutState, sides: int, purpose: str, events: Sequence[Event]) -> WantedDie:
        """What the die is held against."""
        return outlook.wanted(state, sides, purpose)

    def advice(self, view: QuestView, request: Request[Any]) -> tuple[float, ...]:
        """What the expert takes."""
        from ringside_manager.engines.quest.corner_ai import shares

        return shares(request, view)

    def branch(self, state: BoutState, event: Event) -> Restart[BoutState] | None:
        """A bout can be taken up again at the beginning of every round."""
        if not isinstance(event, RoundBegan):
            return None
        return partial(_taken_up, state.copy(SeededChance(0)))  # nothing is drawn from a copy that is kept

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The chief second throws in the towel between two questions, which is possible at any time (Q50)."""
        return ending.outcome(state, ending.BoutOver(Method.RTD, corner.opponent, ending.TOWEL))

    def plain_corner(self, chance: Chance) -> Controller:
        """The automatic corner (section 15)."""
        return AutomaticCorner(chance)

    def corner_ai(self, chance: Chance, level: str) -> Controller:
        """A corner that weighs every clash in chances of winning, forgetful by its level."""
        from ringside_manager.engines.quest.corner_ai import QuestCorner

        return QuestCorner(chance, self.info.level(level).name)


def _taken_up(kept: BoutState, chance: Chance, emit: Emit | None) -> Started[BoutState]:
    state = kept.copy(chance)
    return Started(state, rules.bout(state, emit))


ENGINE = QuestEngine()
