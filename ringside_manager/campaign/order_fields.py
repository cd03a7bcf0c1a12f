"""What a field of an order may hold, and how it stands in an orders file: its type says the range, ``Said`` the words."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Annotated

from annotated_types import Ge, Le, MaxLen, MinLen

from ringside_manager.campaign.arenas import MOST_SIDE_CENTS, Arena
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.brackets import MOST_HANDICAP
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.wagers import MOST_STAKE_CENTS


class Stands(Enum):
    """What is written in an orders file in place of a value that is not written itself."""

    FIGHTER = "a fighter's name"
    MANAGER = "a manager's name"
    DOLLARS = "dollars for cents"
    PLAN = "a fight plan, inline or as text"
    SYSTEM = "the name of a bout system"
    NOT = "no for yes"
    HOUSE = "the name of a pack of house rules, or one inline"


@dataclass(frozen=True, slots=True)
class Said:
    """How a field stands in an orders file: what it means, and its key if that is another than its name.

    A field without it is not written in files; one that has a default or may be ``None`` can be left out.
    """

    meaning: str
    key: str = ""


MOST_CENTS = 100 * 10**9
Number = Annotated[int, Ge(1), Le(2**53)]
"""The number of an offer, a deal, a bout or an entry."""
Night = Annotated[int, Ge(1), Le(1_000_000)]
Rounds = Annotated[int, Ge(1), Le(99)]
Cents = Annotated[int, Ge(0), Le(MOST_CENTS), Stands.DOLLARS]
OwedCents = Annotated[int, Ge(-MOST_CENTS), Le(MOST_CENTS), Stands.DOLLARS]
"""Money that goes the other way if it is negative."""
SideCents = Annotated[int, Ge(-MOST_SIDE_CENTS), Le(MOST_SIDE_CENTS), Stands.DOLLARS]
Fighter = Annotated[int, Stands.FIGHTER]
Manager = Annotated[int, Stands.MANAGER]
Percent = Annotated[int, Ge(0), Le(100)]
Seasons = Annotated[int, Ge(1), Le(100)]
Rank = Annotated[int, Ge(1), Le(10_000)]
Remark = Annotated[str, MaxLen(200)]
Why = Annotated[str, MinLen(1), MaxLen(200)]
Title = Annotated[str, MinLen(1), MaxLen(100)]
Bouts = Annotated[tuple[Number, ...], MaxLen(1_000)]

BoutNight = Annotated[Night, Said("Fight night of the bout")]
CardNight = Annotated[Night, Said("Fight night of the card")]
Red = Annotated[Fighter, Said("In the red corner; of an offer, one's own", "fighter")]
Blue = Annotated[Fighter, Said("In the blue corner", "opponent")]
Whom = Annotated[Fighter, Said("Whom")]
Where = Annotated[Arena, Said("Where (C40-C45)")]
Length = Annotated[Rounds | None, Said("How long; left out: the length of C51")]
AtStake = Annotated[bool, Said("Whether the title is at stake (C40)")]
Offer = Annotated[Number, Said("Number of the offer")]
Bout = Annotated[Number, Said("Number of the bout")]
CardBouts = Annotated[Bouts, Said("Numbers of bouts, first to last")]
PAID = Said("What he pays you if the bout is fought (what you pay, if negative) (C75)", "dollars")
Side = Annotated[SideCents, PAID]
PlayDollars = Annotated[int, Ge(1), Le(1_000_000), Said("Stake in play money (C82)", "stake")]
Stake = Annotated[
    int, Ge(0), Le(MOST_STAKE_CENTS), Stands.DOLLARS,
    Said("Stake of a call-out: what each of the two managers puts up (C81)", "stake"),
]  # fmt: skip
ShareAsked = Annotated[Percent | None, Said("Your share in percent (Y9); left out: as he asks for")]
SeasonsAsked = Annotated[Seasons | None, Said("For how many seasons (Y9)")]
FeeAsked = Annotated[Cents | None, Said("Signing fee you pay him at once (Y9)", "fee")]
GuestRules = Annotated[str, Stands.SYSTEM, Said("Guest rules: another bout system than the league's (CV62)", "rules")]  # fmt: skip
Exhibition = Annotated[bool, Stands.NOT, Said("no: an exhibition, which counts for nothing but rest", "counts")]  # fmt: skip
Note = Annotated[Remark, Said("A word with it")]
Reason = Annotated[Remark, Said("Why")]

CupName = Annotated[Title, Said("What it is called")]
FirstNight = Annotated[Night, Said("Night of its first round")]
ForTitle = Annotated[bool, Said("Whether the winner takes the first title (C60)")]
WeightClass = Annotated[str, MaxLen(40), Said("Weight class", "class")]
Entrants = Annotated[
    Annotated[tuple[Fighter, ...], MinLen(2), MaxLen(1024)],
    Said("Who enters; left out: everybody of the class", "fighters"),
]
CupFormat = Annotated[Format, Said("Its format (F80)", "format")]
SwissRounds = Annotated[Annotated[int, Ge(1), Le(32)] | None, Said("Rounds of a Swiss; left out: as few as tell one winner (F40)")]  # fmt: skip
Every = Annotated[
    Annotated[int, Ge(1), Le(100)] | None, Said("Nights from round to round; left out: as the house rules have it (F81)")
]  # fmt: skip
CupArena = Annotated[Arena | None, Said("Where its bouts are held; left out: The Pits (F82)")]
CupRounds = Annotated[
    Rounds | None, Said("How long its bouts are; left out: as the house rules have it (F82)")
]
Lengths = Annotated[
    Annotated[tuple[Annotated[int, Ge(1), Le(99)], ...], MaxLen(32)],
    Said("Rounds of the legs of a circuit; left out: 4, 8, 12 and 16 as far as the arena allows (F91)"),
]
Handicap = Annotated[
    Annotated[int, Ge(1), Le(MOST_HANDICAP)] | None,
    Said("Per cent of his strength the first of a handicap cup begins without; left out: 20 (F92)"),
]
Reserves = Annotated[
    Annotated[tuple[Fighter, ...], MaxLen(64)],
    Said("Who takes the places of men who leave before their first bout, in this order (F87)"),
]
Cup = Annotated[Number, Said("Number of the tournament")]
Pack = Annotated[HousePack, Stands.HOUSE, Said("The pack: a name that was shipped, or its numbers inline", "house_rules")]  # fmt: skip
NightsMore = Annotated[int, Ge(1), Le(5200), Said("How many more fight nights; left out: a season")]
NewestBoutRules = Annotated[
    bool, Said("Whether bouts are fought under the newest version of their system's rules from then on")
]
BeltNames = Annotated[
    Annotated[tuple[Annotated[str, MinLen(1), MaxLen(30)], ...], MinLen(1), MaxLen(4)],
    Said("What they are called, the first belt first"),
]

Chance100 = Annotated[int, Ge(1), Le(99)]
Nights = Annotated[int, Ge(1), Le(100)]
WhereElse = Annotated[Arena | None, Said("Where (C40-C45); left out: as offered, as all that follows")]
PriceAsked = Annotated[OwedCents, Said("What he pays (what you add, if negative)", "dollars")]
LeastPurse = Annotated[Cents | None, Said("Lowest purse, won or lost by that chance", "dollars")]
Listed = Annotated[tuple[Fighter, ...], MaxLen(200)]
Men = Annotated[tuple[Fighter, ...], MinLen(1), MaxLen(200)]
Managers = Annotated[tuple[Manager, ...], MinLen(1), MaxLen(200)]
NEVER_OF = Said("Never against the champion while one of these manages him", "never_champion_of")
