"""A deck whose cards are written down, each with only the fields that are read from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ringside_manager.bout.chance import Chance
from ringside_manager.engines.title_bout.deck import ActionCard, Judge, Place, Word, seconds
from ringside_manager.engines.title_bout.tables import ROUND_CARDS

BLANK = ActionCard(0, 0, 0, None, 0, "", Place.CENTER, 0, 0, 0, 0, (Judge.E,) * 3, "", "", "", 0, False)
WORDS = {word.value for word in Word}


def card(written: str) -> ActionCard:
    """The card of a line such as ``RN=Foul RES=45``; what it does not say is 0 or empty."""
    made = BLANK
    for name, value in fields(written).items():
        made = replace(made, **part(name, value))
    if made.word:
        return replace(made, rnv=made.result)
    return replace(made, rnv=made.rn)


def fields(written: str) -> dict[str, str]:
    return dict(field.split("=", 1) for field in written.split())


def part(name: str, value: str) -> dict[str, object]:
    """One field of a line as the attributes of a card."""
    match name:
        case "RN":
            return {"word": Word(value)} if value in WORDS else {"rn": int(value)}
        case "TAG":
            return {"tag": value, "cuts": value == "Cut"}
        case "POS":
            return {"place": Place(value)}
        case "J":
            return {"judges": tuple(Judge(word) for word in value.split("/"))}
        case "COND" | "INJ" | "SPEC":
            return {{"COND": "condition", "INJ": "injury", "SPEC": "special"}[name]: value}
        case "RES":
            return {"result": int(value)}
    return {name.lower(): int(value)}


class ScriptedDeck:
    """The round deck and the spare draws of a script, in order.

    A reading that the card does not give, a word where a number is read without a RESULT to fall back on, and a draw
    beyond the script are mistakes of the rules, told as ``AssertionError``.
    """

    def __init__(self, cards: Sequence[str] = (), spare: Sequence[str] = ()) -> None:
        self._cards = list(cards)
        self._spare = list(spare)
        self._number = 0
        self._returned: list[ActionCard] = []
        self.drawn = 0
        self.removed = 0

    @property
    def left(self) -> int:
        return len(self._cards)

    @property
    def rest(self) -> tuple[list[str], list[str]]:
        """The round cards and the spare draws nobody has asked for."""
        return self._cards, self._spare

    @property
    def returned(self) -> list[ActionCard]:
        """The cards that were put back (T144)."""
        return self._returned

    def draw(self, reading: str) -> ActionCard:
        assert self._cards, f"{reading} is drawn from an empty round deck"
        self.drawn += 1
        return self._read(self._cards.pop(0), reading)

    def spare(self, reading: str) -> ActionCard:
        assert self._spare, f"the script has no spare draw for {reading}"
        return self._read(self._spare.pop(0), reading)

    def finish(self, reading: str) -> ActionCard:
        return self.draw(reading) if self._cards else self.spare(reading)

    def _read(self, written: str, reading: str) -> ActionCard:
        assert reading in fields(written), f"{reading} is read from a card that gives {written}"
        self._number += 1
        return replace(card(written), number=self._number)

    def begin_round(self) -> None:
        """The script is one round's."""

    def remove(self, cards: int) -> None:
        taken = min(cards, len(self._cards))
        del self._cards[:taken]
        self.removed += taken

    def put_back(self, card: ActionCard) -> None:
        self._returned.append(card)

    def check_card(self) -> ActionCard:
        return self.spare("J")

    def copy(self, chance: Chance) -> ScriptedDeck:
        twin = ScriptedDeck(self._cards, self._spare)
        twin.drawn, twin.removed = self.drawn, self.removed
        return twin

    @property
    def seconds(self) -> int:
        return seconds(min(ROUND_CARDS, self.drawn + self.removed))
