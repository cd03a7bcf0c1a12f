"""The deck as clock and as dice: round draws and spare draws (section 4).

Every draw names its reading: ``CF``, ``RN``, ``RES``, ``POS``, ``KD``, ``KD2``, ``KOR``, ``KDC``, ``J``, ``COND``, ``INJ``
or ``SPEC`` (T13, T16); spare draws put ``spare_`` in front of it.
"""

from __future__ import annotations

from collections import deque
from typing import Protocol

from ringside_manager.bout.chance import Chance
from ringside_manager.engines.title_bout.action_card import ActionCard
from ringside_manager.engines.title_bout.action_deck import ACTION_CARDS
from ringside_manager.engines.title_bout.tables import ROUND_CARDS, SECONDS_A_CARD, SECONDS_A_ROUND


class Deck(Protocol):
    """What the rules ask of a deck; ``left`` is the number of cards left in the round deck."""

    left: int

    def draw(self, reading: str) -> ActionCard:
        """The next card of the round deck (T19)."""
        ...  # pragma: no cover

    def spare(self, reading: str) -> ActionCard:
        """Any of the hundred cards, which is put back (T21)."""
        ...  # pragma: no cover

    def finish(self, reading: str) -> ActionCard:
        """A round draw, or a spare draw for what is finished after the last card (T20)."""
        ...  # pragma: no cover

    def begin_round(self) -> None:
        """The next round's fifty cards (T17)."""
        ...  # pragma: no cover

    def remove(self, cards: int) -> None:
        """Take that many cards unseen from the top of the round deck, or all that are left (T145)."""
        ...  # pragma: no cover

    def put_back(self, card: ActionCard) -> None:
        """Put a card under the round deck, unless it has been there in this round (T144)."""
        ...  # pragma: no cover

    def check_card(self) -> ActionCard:
        """The judges' card: one of those drawn in this round, a spare draw if there is none (T131)."""
        ...  # pragma: no cover

    def copy(self, chance: Chance) -> Deck:
        """The deck as it lies, to be drawn from with these dice without touching this one."""
        ...  # pragma: no cover

    @property
    def drawn(self) -> int:
        """Cards drawn and read in this round; those removed unseen are not among them."""
        ...  # pragma: no cover

    @property
    def seconds(self) -> int:
        """Time gone in the round (T151), 0 to 180."""
        ...  # pragma: no cover


class ActionDeck:
    """The hundred cards; the next card is drawn when it is needed, which is the same as a shuffle before (T17).

    ``_pile`` holds the cards not drawn since the last shuffle, ``_at_bell`` what it held when this round began, ``_under``
    the cards put back, ``_returned`` the numbers of all that were.
    """

    __slots__ = ("_at_bell", "_chance", "_pile", "_removed", "_returned", "_take", "_under", "left")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._take = chance.draw
        self._pile: list[ActionCard] = []
        self._at_bell: tuple[ActionCard, ...] = ()
        self._under: deque[ActionCard] = deque()
        self._returned: set[int] = set()
        self._removed = 0
        self.left = ROUND_CARDS

    def draw(self, reading: str) -> ActionCard:
        """The next card of the round deck (T19)."""
        self.left -= 1
        if self._under and self.left < len(self._under):
            return self._under.popleft()
        return self._take(self._pile, reading)

    def spare(self, reading: str) -> ActionCard:
        """Any of the hundred cards, which is put back (T21)."""
        return ACTION_CARDS[self._chance.roll(len(ACTION_CARDS), f"spare_{reading}") - 1]

    def finish(self, reading: str) -> ActionCard:
        """A round draw, or a spare draw for what is finished after the last card (T20)."""
        return self.draw(reading) if self.left else self.spare(reading)

    def begin_round(self) -> None:
        """The next round's fifty cards (T17): half of a fresh shuffle, or the other half."""
        if len(self._pile) != ROUND_CARDS:
            self._pile = list(ACTION_CARDS)
        self._at_bell = tuple(self._pile)
        self._under.clear()
        self._returned.clear()
        self._removed = 0
        self.left = ROUND_CARDS

    def remove(self, cards: int) -> None:
        """Take that many cards unseen from the top of the round deck, or all that are left (T145)."""
        for _ in range(min(cards, self.left)):
            self.draw("unseen")
            self._removed += 1

    def put_back(self, card: ActionCard) -> None:
        """Put a card under the round deck, unless it has been there in this round (T144)."""
        if card.number not in self._returned:
            self._returned.add(card.number)
            self._under.append(card)
            self.left += 1

    def check_card(self) -> ActionCard:
        """The judges' card: one of those drawn in this round, a spare draw if there is none (T131)."""
        still = {card.number for card in self._pile}
        drawn = [card for card in self._at_bell if card.number not in still]
        return drawn[self._chance.roll(len(drawn), "J") - 1] if drawn else self.spare("J")

    def copy(self, chance: Chance) -> ActionDeck:
        """The deck as it lies, to be drawn from with these dice without touching this one."""
        twin = ActionDeck(chance)
        twin._pile, twin._at_bell = self._pile.copy(), self._at_bell
        twin._under, twin._returned = self._under.copy(), self._returned.copy()
        twin._removed, twin.left = self._removed, self.left
        return twin

    @property
    def drawn(self) -> int:
        """Cards drawn and read in this round; those removed unseen are not among them."""
        return ROUND_CARDS - self.left + len(self._returned) - self._removed

    @property
    def seconds(self) -> int:
        """Time gone in the round (T151), 0 to 180."""
        return _SECONDS[ROUND_CARDS - self.left]


def seconds(cards: int) -> int:
    """Seconds of a round after that many cards, rounded up, at most 180 (T151)."""
    tenths = cards * SECONDS_A_CARD
    return min(SECONDS_A_ROUND, -(-tenths // 10))


_SECONDS = tuple(map(seconds, range(ROUND_CARDS + 1)))
