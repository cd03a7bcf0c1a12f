"""Title Bout II: its rules are T1 to T199 of ``docs/rules/title_bout.md``."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Corner
from ringside_manager.bout.engine import BoutEngine, EngineInfo, Started, four_levels
from ringside_manager.bout.events import Emit
from ringside_manager.bout.outcome import BoutOver, Method, Outcome
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.title_bout import judging, rules, scene, view
from ringside_manager.engines.title_bout.card import TitleBoutCard, card_from_abilities
from ringside_manager.engines.title_bout.card_reader import read_card
from ringside_manager.engines.title_bout.deck import ActionDeck
from ringside_manager.engines.title_bout.effective import refresh
from ringside_manager.engines.title_bout.events import ControlChecked, RoundBegan
from ringside_manager.engines.title_bout.options import OPTIONS
from ringside_manager.engines.title_bout.state import BoutState
from ringside_manager.engines.title_bout.tables import RULES_VERSION, SECONDS_A_ROUND
from ringside_manager.engines.title_bout.view import TitleBoutView
from ringside_manager.language import later


class TitleBoutEngine(BoutEngine[TitleBoutCard, BoutState]):
    """A hundred action cards: control, finishing runs, cuts, fouls and judges."""

    info: ClassVar[EngineInfo] = EngineInfo(
        system="title_bout",
        title="Title Bout II",
        designers="Jim and Tom Trunzo",
        summary=later(
            "A hundred action cards decide who controls the bout, what lands, who is cut, warned or counted out."
        ),
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
        levels=four_levels(
            later("Leaves 85 decisions in 100 to the default policies of the rules."),
            later(
                "Weighs control against power, tries the strategy that wins most often from where the bout stands, and lets his corner work on what threatens it most."
            ),
        ),
        decisions=view.DECISIONS,
        facts=view.FACTS,
        numbers=scene.NUMBERS,
        marks=scene.MARKS,
        measures=scene.MEASURES,
        dice=scene.DICE,
        clock_length=SECONDS_A_ROUND,
    )
    read_card = staticmethod(read_card)
    converted = staticmethod(card_from_abilities)
    view_type = TitleBoutView
    readers = view.READ
    table = staticmethod(scene.scene)
    effects = staticmethod(scene.outlook)
    throws = staticmethod(scene.wanted)
    bells = (RoundBegan, ControlChecked)
    script = staticmethod(rules.bout)
    stationery = "ringside_manager.engines.title_bout.card"
    mind = "ringside_manager.engines.title_bout.corner_ai"

    def start(
        self, red: TitleBoutCard, blue: TitleBoutCard, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        state = BoutState(red, blue, terms, ActionDeck(chance), emit, rules=self.info.rules_version)
        refresh(state)
        return Started(state, rules.bout(state))

    def resigned(self, state: BoutState, corner: Corner) -> Outcome:
        """The corner throws in the towel; the book does not name it, so it is a stoppage."""
        over = BoutOver(Method.RTD, corner.opponent, "", max(1, state.round), state.second)
        return judging.outcome(state, over)


class FirstRules(TitleBoutEngine):
    """Title Bout II under version 1 of its rules: the knockdown that ends a bout as the third of its round counts for nobody."""

    info = replace(TitleBoutEngine.info, rules_version=1)


TitleBoutEngine.former = (FirstRules(),)
ENGINE = TitleBoutEngine()
