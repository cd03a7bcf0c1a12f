"""The action deck: a hundred cards, their readings, shuffled and drawn (T12 to T20)."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from enum import Enum
from itertools import filterfalse
from typing import Protocol

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import Keyed
from ringside_manager.engines.title_bout.tables import ROUND_CARDS, SECONDS_A_CARD, SECONDS_A_ROUND

# An action card (section 3): twelve readings of which one is taken


class Word(Enum):
    """What may stand in the place of an RN number (T12)."""

    FOUL = "Foul"
    INJURY = "Injury"
    SPECIAL = "Special"


class Place(Enum):
    """Where in the ring the action is (T51); which of the ropes or corners has no effect (T52)."""

    CENTER = "center"
    NEAR_ROPES = "near_ropes"
    FAR_ROPES = "far_ropes"
    LEFT_NEUTRAL = "left_neutral"
    RIGHT_NEUTRAL = "right_neutral"
    RED_CORNER = "red_corner"
    BLUE_CORNER = "blue_corner"


class Judge(Keyed):
    """How a judge decides a close round (T130)."""

    HS = "HS"
    """For the higher scorer."""
    LS = "LS"
    """For the lower scorer."""
    E = "E"
    """Even."""


JudgesLine = tuple[Judge, Judge, Judge]


@dataclass(frozen=True, slots=True, eq=False)
class ActionCard:
    """One card; two of them are equal only if they are the same (T12, T94).

    ``rn`` is 0 where a ``word`` stands in its place; ``rnv`` is the number read when words are skipped (T14).
    ``tag`` is ``Cut``, ``PB`` or empty (T15).  ``condition``, ``injury`` and ``special`` are codes of texts.
    """

    number: int
    cf: int
    rn: int
    word: Word | None
    result: int
    tag: str
    place: Place
    kd: int
    kd2: int
    kor: int
    kdc: int
    judges: JudgesLine
    condition: str
    injury: str
    special: str
    rnv: int
    cuts: bool
    """Whether the card read as the RESULT of a punch calls for a cut check (T15)."""


# The hundred action cards (section 28), one line each, in the order of their numbers


_ROWS = """
 9       1 30 -   far_ropes     18 14  6 8 LS/HS/LS C-SWR1  I-NONE     S-NONE
 8       2 36 -   center         4  3 18 3 E/HS/LS  C-WIND  I-NONE     S-NONE
 4       3 79 -   near_ropes     5 12 12 1 LS/LS/LS C-NONE  I-CLASH    S-NONE
18       4 31 -   center         6  9 20 2 E/LS/LS  C-SWL2  I-JAW      S-NONE
15       5 56 -   center        16  9 15 3 LS/HS/HS C-SWL1  I-NONE     S-NONE
10       6 16 -   center        19 14  3 4 HS/LS/HS C-NONE  I-NONE     S-NONE
 6       7 45 -   center        11  4 19 8 LS/E/LS  C-LEGS  I-NONE     S-TAPE
 5       8 68 -   center        14  2  5 4 HS/HS/HS C-SWL1  I-NONE     S-TAPE
10       9  1 -   center         8  1  9 5 LS/LS/LS C-LEGS  I-NONE     S-NONE
 6      10 78 -   red_corner    14  6  9 7 E/LS/HS  C-SWL2  I-BUTT     S-WATER
 1      11 14 -   center        16 13  8 9 LS/HS/HS C-SWL2  I-NONE     S-NONE
19      12 37 -   blue_corner   12  6  8 4 HS/HS/LS C-SWR2  I-NONE     S-NONE
10      13 38 -   center         9 19  6 5 HS/LS/LS C-SWR1  I-NONE     S-TAPE
 3      14 23 -   center         7 10 10 5 E/E/E    C-BLOOD I-NONE     S-NONE
 3      15 59 -   center        16  8  5 9 LS/E/LS  C-GAS   I-NONE     S-NONE
 9      16 19 -   center        15 11 20 5 LS/LS/E  C-SWL1  I-NONE     S-CROWD
 7      17 77 -   center        13 13  2 8 LS/LS/HS C-ARMS  I-ELBOW    S-NONE
 6      18 48 -   far_ropes     13 16 20 6 HS/HS/HS C-NONE  I-NONE     S-NONE
13      19 21 -   near_ropes     7  5 19 2 HS/LS/HS C-SWR1  I-NONE     S-NONE
16      20 75 Cut red_corner    15 12 15 1 HS/HS/E  C-SWR2  I-NONE     S-NONE
10      21 65 -   center         8  7 20 7 HS/HS/E  C-SWR1  I-NONE     S-GLOVE
12      22 45 -   center        13 20 11 1 HS/HS/HS C-LEGS  I-CLASH    S-NONE
 5      23 80 -   center        15  2 17 7 HS/E/HS  C-NONE  I-NONE     S-NONE
 5      24  5 -   far_ropes     10 12  1 2 HS/HS/HS C-DAZE  I-NONE     S-MOUTH
20      25 75 PB  right_neutral  3 11 14 8 E/HS/E   C-GUARD I-NONE     S-NONE
 1      26 65 -   center         5 13 14 3 HS/HS/HS C-SWR1  I-NONE     S-NONE
11      27 46 -   near_ropes    10  7 13 4 HS/HS/HS C-WIND  I-NONE     S-MOUTH
 5      28  6 Cut center        20  2 18 4 HS/HS/HS C-ARMS  I-RIB      S-NONE
 5      29 32 -   center         1 20  4 5 E/HS/HS  C-GUARD I-NONE     S-REF
 8      30 52 Cut center        17 14 19 6 LS/HS/HS C-SWL3  I-NONE     S-TAPE
 1      31 41 Cut red_corner     9 19 18 7 HS/HS/HS C-NONE  I-HAND     S-NONE
14      32 74 -   center        12  3 16 6 HS/LS/HS C-NONE  I-NONE     S-GLOVE
 1      33 61 -   center        15 11  1 3 HS/HS/HS C-NONE  I-NONE     S-NONE
 4      34 25 -   center         3  1 20 8 E/HS/HS  C-SWL3  I-NONE     S-MOUTH
 4      35 71 -   far_ropes     20  2  9 5 E/E/E    C-SWR1  I-NONE     S-WATER
 4      36 42 -   center         5  9 20 4 HS/HS/HS C-SWL1  I-NONE     S-MOUTH
 3      37 55 -   near_ropes    10  9 14 2 HS/HS/HS C-SWL2  I-NONE     S-NONE
 8      38 43 PB  blue_corner    1 12 20 6 HS/HS/HS C-SWL2  I-NONE     S-NONE
11      39 51 -   center         8 12  5 3 HS/HS/HS C-SWL3  I-NONE     S-NONE
 1      40 53 -   center         2  7 19 2 E/LS/LS  C-DAZE  I-NONE     S-NONE
17      41 67 -   center         9 11  2 5 LS/HS/LS C-WIND  I-NONE     S-MOUTH
 3      42  8 -   center        11 14  3 8 LS/HS/E  C-SWR2  I-NONE     S-MOUTH
 7      43 72 -   left_neutral  17  5  5 7 HS/LS/HS C-SWR2  I-NONE     S-NONE
12      44 66 PB  left_neutral   3  6  4 4 HS/LS/E  C-NONE  I-NONE     S-NONE
 3      45 49 -   red_corner    13 10  2 9 HS/E/LS  C-SWL1  I-LEG      S-NONE
18      46 58 PB  center        15  1 20 5 HS/LS/LS C-GAS   I-NONE     S-NONE
 4      47 20 -   center        10 10 18 2 HS/HS/HS C-SWR3  I-NONE     S-SURGE
17      48 73 -   left_neutral  16  8  7 4 E/HS/HS  C-SWL1  I-NONE     S-CROWD
 5      49 29 Cut center         5 10 18 7 HS/HS/LS C-SWL2  I-NONE     S-ROPE
14      50 57 -   center         9 15 19 4 HS/HS/HS C-SWR1  I-NONE     S-CROWD
 7      51 69 -   far_ropes      7  1 20 7 LS/LS/LS C-SWR2  I-NONE     S-NONE
 4      52  3 PB  center        12  3  3 1 LS/HS/HS C-SWL1  I-NONE     S-TAPE
 9      53 60 -   red_corner    14  6 19 9 HS/E/HS  C-ARMS  I-NONE     S-NONE
15      54 35 PB  center         2 15 15 2 E/E/E    C-NONE  I-NONE     S-NONE
11      55  9 -   center        16  4  7 6 HS/HS/HS C-SWR1  I-ANKLE    S-NONE
 2      56 25 -   near_ropes     7  3 20 4 HS/HS/HS C-SWR1  I-NONE     S-NONE
13      57 10 -   near_ropes    17  8  8 6 E/E/E    C-SWL3  I-NONE     S-NONE
 7      58 11 -   center         4  3 19 5 HS/HS/LS C-GUARD I-NONE     S-NONE
20      59 24 -   far_ropes     12  5  6 1 HS/HS/LS C-DAZE  I-NONE     S-NONE
 7      60 44 -   near_ropes     2 10 20 3 HS/HS/HS C-SWL2  I-NONE     S-NONE
10      61  5 -   center        13  3 10 3 HS/HS/HS C-LEGS  I-NONE     S-GLOVE
12      62 33 -   right_neutral  4  2 11 8 E/E/HS   C-DAZE  I-NONE     S-NONE
10      63 18 PB  center        13  8  1 6 HS/HS/HS C-SWR3  I-NONE     S-NONE
 2      64 12 -   center        16 16 17 1 LS/HS/HS C-WIND  I-NONE     S-NONE
15      65 54 -   center         6  7 17 6 E/E/E    C-SWL1  I-NONE     S-NONE
 2      66 34 -   center         6  1 13 2 LS/E/LS  C-SWL3  I-NONE     S-NONE
 6      67 63 -   center        12  2 20 8 LS/LS/LS C-WIND  I-SHOULDER S-ROPE
 8      68 70 -   far_ropes     19  8 11 8 LS/LS/HS C-SWR1  I-NONE     S-NONE
 5      69 39 -   center        20  5  9 9 HS/HS/HS C-SWL1  I-NONE     S-MOUTH
15      70 50 -   center        11  4 13 2 HS/HS/HS C-SWR1  I-NONE     S-NONE
 1      71 17 -   far_ropes      5 16 20 4 HS/HS/HS C-SWR3  I-NONE     S-SURGE
14      72  2 -   center         9 18 16 6 HS/HS/HS C-NONE  I-NONE     S-NONE
 9      73  7 -   center         7  6  3 4 HS/LS/HS C-LEGS  I-NONE     S-NONE
19      74 26 PB  blue_corner   14  4 12 5 E/LS/LS  C-SWL2  I-NONE     S-NONE
 6      75 40 -   center        11  6 20 9 LS/LS/LS C-SWR3  I-NONE     S-NONE
 2      76 64 -   right_neutral  1 17 17 6 E/HS/HS  C-NONE  I-NONE     S-NONE
17      77 47 -   center        18  8 10 6 HS/HS/E  C-NONE  I-NONE     S-MOUTH
 4      78 35 -   center         4  5 19 3 HS/HS/E  C-SWL1  I-NONE     S-NONE
 9      79 27 -   center         8 15 17 7 HS/E/HS  C-GUARD I-NONE     S-NONE
13      80 15 -   center        16 11 18 3 HS/HS/E  C-SORE  I-NONE     S-NONE
 6       5 76 -   center         6  5  2 2 HS/HS/LS C-SWR2  I-NONE     S-NONE
11      15 15 -   center         6  1 19 5 HS/HS/HS C-SWR2  I-NONE     S-NONE
12      25 55 -   far_ropes      4  9 18 8 HS/E/HS  C-ARMS  I-ANKLE    S-NONE
16      35 13 -   center         1  3 20 3 HS/HS/HS C-SWL1  I-NONE     S-NONE
 2      45  4 -   center         1 16  1 3 HS/HS/E  C-SWL1  I-NONE     S-WATER
 8      55 22 -   blue_corner   12  4 20 4 LS/LS/E  C-BLOOD I-NOSE     S-NONE
 7      65 28 -   center        11 11  4 9 HS/HS/HS C-WIND  I-KNUCKLE  S-NONE
14      75 62 -   blue_corner   14  2  7 1 HS/E/E   C-SWR1  I-NONE     S-TAPE
 9    Foul  3 -   left_neutral   8 12 18 5 LS/LS/E  C-SWL1  I-NONE     S-CROWD
13    Foul 43 -   right_neutral 14 17 10 5 LS/E/HS  C-LEGS  I-NONE     S-NONE
 2    Foul 10 PB  near_ropes     3 17  8 9 HS/E/HS  C-NONE  I-NONE     S-WATER
 1    Foul 50 PB  left_neutral  10 15  4 8 HS/HS/HS C-NONE  I-NONE     S-ROPE
19    Foul 17 Cut right_neutral  2 13  6 6 LS/LS/LS C-SWR2  I-NONE     S-NONE
 3    Foul 57 -   center         2 10 18 7 LS/LS/LS C-GAS   I-NONE     S-REF
16    Foul 23 -   near_ropes     3  1 18 3 LS/LS/LS C-SWR3  I-NONE     S-NONE
18    Foul 63 Cut far_ropes     13 18 16 7 HS/HS/HS C-SORE  I-LEG      S-NONE
 8  Injury 30 -   center        14  9 19 7 HS/HS/HS C-SWL2  I-NONE     S-NONE
 2  Injury 70 -   center        13  7 20 4 E/HS/HS  C-SWR2  I-NONE     S-NONE
 3 Special 37 -   near_ropes    15  4  7 8 HS/E/HS  C-SWR1  I-NONE     S-NONE
20 Special 77 -   center        15  7 12 7 E/HS/HS  C-GAS   I-NONE     S-WATER
"""
"""CF, RN, RESULT and its tag, place, KD, KD2, KOR, KDC, judges, condition, injury, special action."""

_WORDS = {word.value: word for word in Word}


def _card(number: int, row: str) -> ActionCard:
    cf, rn, result, tag, place, kd, kd2, kor, kdc, judges, condition, injury, special = row.split()
    first, second, third = (Judge(word) for word in judges.split("/"))
    word = _WORDS.get(rn)
    return ActionCard(
        number=number,
        cf=int(cf),
        rn=0 if word else int(rn),
        word=word,
        result=int(result),
        tag="" if tag == "-" else tag,
        place=Place(place),
        kd=int(kd),
        kd2=int(kd2),
        kor=int(kor),
        kdc=int(kdc),
        judges=(first, second, third),
        condition=condition,
        injury=injury,
        special=special,
        rnv=int(result) if word else int(rn),
        cuts=tag == "Cut",
    )


ACTION_CARDS = tuple(_card(number, row) for number, row in enumerate(_ROWS.split("\n")[1:-1], start=1))
"""All cards; number n stands at place n - 1."""


# The deck as clock and as dice: round draws and spare draws (section 4).
#
# Every draw names its reading: ``CF``, ``RN``, ``RES``, ``POS``, ``KD``, ``KD2``, ``KOR``, ``KDC``, ``J``, ``COND``, ``INJ``
# or ``SPEC`` (T13, T16); spare draws put ``spare_`` in front of it.


class Deck(Protocol):
    """What the rules ask of a deck, as ``ActionDeck`` does it; ``left`` cards are left in the round deck."""

    left: int

    def draw(self, reading: str) -> ActionCard: ...
    def spare(self, reading: str) -> ActionCard: ...
    def finish(self, reading: str) -> ActionCard: ...
    def begin_round(self) -> None: ...
    def remove(self, cards: int) -> None: ...
    def put_back(self, card: ActionCard) -> None: ...
    def check_card(self) -> ActionCard: ...
    def copy(self, chance: Chance) -> Deck: ...
    @property
    def drawn(self) -> int: ...
    @property
    def seconds(self) -> int: ...


class ActionDeck:
    """The hundred cards; the next card is drawn when it is needed, which is the same as a shuffle before (T17, T3).

    ``_pile`` holds the cards not drawn since the last shuffle, ``_at_bell`` what it held when this round began, ``_under``
    the cards put back, ``_returned`` the numbers of all that were.
    """

    __slots__ = ("_at_bell", "_chance", "_pile", "_removed", "_returned", "_under", "left")

    def __init__(self, chance: Chance) -> None:
        self._chance = chance
        self._pile: list[ActionCard] = []
        self._at_bell: tuple[ActionCard, ...] = ()
        self._under: deque[ActionCard] = deque()
        self._returned: set[int] = set()
        self._removed = 0
        self.left = ROUND_CARDS

    def draw(self, reading: str) -> ActionCard:
        """The next card of the round deck (T19, T16)."""
        self.left -= 1
        if self._under and self.left < len(self._under):
            return self._under.popleft()
        return self._chance.draw(self._pile, reading)

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
        drawn = list(filterfalse(set(self._pile).__contains__, self._at_bell))
        return drawn[self._chance.roll(len(drawn), "J") - 1] if drawn else self.spare("J")

    def copy(self, chance: Chance) -> ActionDeck:
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
