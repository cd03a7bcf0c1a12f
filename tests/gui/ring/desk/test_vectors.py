"""Every bout vector of the Ringside specification, played with real dice at the desk."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import RED, Request, choice_word
from ringside_manager.bout.engine import Setup, Started
from ringside_manager.bout.events import Emit
from ringside_manager.bout.terms import Terms
from ringside_manager.engines.ringside import RingsideEngine, rules
from ringside_manager.engines.ringside.state import BoutState
from ringside_manager.engines.ringside.tables import PUNCH_CODES
from ringside_manager.gui.ring.desk import PlayDesk
from ringside_manager.gui.ring.desk.asking import SecretMode
from ringside_manager.gui.ring.desk.entry import DicePanel
from ringside_manager.gui.ring.desk.secrets import PairPanel
from tests.engines.ringside.test_vectors import heavyweight, of_kind
from tests.engines.ringside.vector_script import FIGHTER_P, VECTOR_CHART, card, place, tell
from tests.gui.ring.desk.drive import click, desk_for, roll, say, set_mode, typed

pytestmark = pytest.mark.usefixtures("undressed")

PLAIN = {"tactic": "none", "rush": "hold", "counter": "try", "clinch": "release"}
TACTICS = {"cover": "cover_up", "backpedal": "backpedal", "clinch": "clinch"}
SAID = {
    "tactic": "tactic",
    "rush": "rush",
    "counter": "nocp",
    "clinch": "maintain",
    "dodge": "df",
    "follow": "at",
}
Choose = Callable[[PlayDesk, Request[Any], int], None]


class FromState(RingsideEngine):
    """Ringside that begins where a vector says, with the vectors' chart."""

    def __init__(self, preset: Mapping[str, Any]) -> None:
        self.preset = preset
        self.state: BoutState | None = None

    def start(
        self, red: Any, blue: Any, terms: Terms, chance: Chance, emit: Emit | None
    ) -> Started[BoutState]:
        self.state = BoutState(red, blue, terms, VECTOR_CHART)
        place(self.state, self.preset)
        return Started(self.state, rules.bout(self.state, chance, emit))


class Clerk:
    """Plays a vector's script at the desk; ``refused`` is what the desk did not take."""

    def __init__(self, desk: PlayDesk, script: list[str], choose: Choose) -> None:
        self.desk, self.choose = desk, choose
        self.words = [line.split() for line in script]
        self.refused: list[str] = []

    def play(self) -> None:
        while self.desk.match.is_live and not self.refused:
            if not (self._throw() if isinstance(self.desk.panel, DicePanel) else self._decide()):
                return

    def _throw(self) -> bool:
        if not self.words:
            return False
        panel = self.desk.panel
        assert isinstance(panel, DicePanel)
        said, *rest = self.words[0]
        if said != panel.die.purpose:
            self._try_in_vain(said, said)
            return True
        self.words.pop(0)
        roll(self.desk, int(rest[0]))
        return True

    def _decide(self) -> bool:
        if isinstance(self.desk.panel, PairPanel):
            return self._punch()
        (request,) = self.desk.match.requests
        if self.words and self.words[0][0] == SAID[request.kind]:
            said, *rest = self.words.pop(0)
            word = {"rush": "rush", "nocp": "decline", "maintain": "keep"}.get(said) or rest[0]
        elif request.kind in PLAIN:
            rest, word = [], PLAIN[request.kind]
        else:
            return False
        word = TACTICS.get(word, word) if request.kind == "tactic" else word
        options = [choice_word(option) for option in request.options]
        if word in options:
            self.choose(self.desk, request, options.index(word))
        else:
            self._try_in_vain(word, " ".join(rest) if request.kind == "tactic" else f"square {word}")
        return True

    def _punch(self) -> bool:
        if not self.words or self.words[0][0] != "punch":
            return False
        thrown, anticipated = self.words.pop(0)[1:]
        for request in sorted(self.desk.match.requests, key=lambda request: request.corner is not RED):
            code = thrown if request.kind == "thrown" else anticipated
            self.choose(self.desk, request, PUNCH_CODES.index(code))
        return True

    def _try_in_vain(self, text: str, told: str) -> None:
        """What the rules do not offer has no button; typed, it is refused with a reason and changes nothing."""
        before = self.desk.match.requests, self.desk.match.contest.bout.events
        panel = self.desk.panel
        if isinstance(panel, DicePanel):
            QTest.keyClicks(panel.number, text)
            QTest.keyClick(panel.number, Qt.Key.Key_Return)
            assert panel.meaning.property("tone") == "bad"
        else:
            say(self.desk, text)
            assert self.desk.foot.said.property("tone") == "bad"
        assert (self.desk.match.requests, self.desk.match.contest.bout.events) == before
        self.words.clear()
        self.refused.append(f"illegal {told}")


def by_turns() -> Iterator[Any]:
    """Every vector, one clicked, the next one typed."""
    for number, vector in enumerate(of_kind("V")):
        choose = typed if number % 2 else click
        yield pytest.param(*vector.values, choose, id=f"{vector.id}-{choose.__name__}")


@pytest.mark.parametrize(("vector", "choose"), list(by_turns()))
def test_a_vector_played_at_the_desk_gives_the_printed_events(
    qtbot: QtBot, vector: dict[str, Any], choose: Choose
) -> None:
    engine = FromState(vector.get("state", {}))
    fighters = vector.get("fighters", {})
    cards = [card(letter, fighters.get(letter, FIGHTER_P), heavyweight) for letter in "AB"]
    options = {name: vector[name] for name in ("scoring", "saved_by_bell") if name in vector}
    setup = Setup(engine, *cards, engine.info.terms(vector.get("rounds", 12), options))
    desk = desk_for(qtbot, setup=setup, real_dice=True)
    if choose is click:  # in secret no row can be pressed; whoever keeps the table enters openly
        set_mode(desk, SecretMode.OPEN)
    clerk = Clerk(desk, vector["script"], choose)
    clerk.play()
    state = desk.match.contest.bout._state
    told = [line for event in desk.match.contest.bout.events for line in tell(event, state)]
    assert told + clerk.refused == vector["expect"]
    assert clerk.words == []
