"""What the new-league assistant has gathered so far, and the founding that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from pathlib import Path

from ringside_manager.campaign.books import (
    Asking,
    Colour,
    Conduct,
    Countering,
    Judgement,
    ManagerKind,
    Skill,
    StableMethod,
    Temperament,
)
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK
from ringside_manager.campaign.schedule import SEASON
from ringside_manager.campaign.tournament import first_round, too_short
from ringside_manager.errors import SaveExistsError, UsageError
from ringside_manager.fighters.fighter import FighterSet
from ringside_manager.fighters.finding import Choosing
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.corners import league_key
from ringside_manager.gui.turns import set_pin
from ringside_manager.language import tr
from ringside_manager.office.founding import (
    OPTIONS,
    check_founding,
    check_league_name,
    entrants_by_class,
    league_options,
)
from ringside_manager.office.founding_script import Founding, Seat
from ringside_manager.office.house_rules import shipped
from ringside_manager.paths import draft_path

SUFFIX = ".ringside"


class Source(Enum):
    """Where the fighters come from."""

    SHIPPED = "shipped"
    FILE = "file"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One manager to be; ``colour`` is empty until one is chosen, ``pin`` empty for a seat without one."""

    name: str
    kind: ManagerKind
    temperament: Temperament | None = None
    colour: Colour = ""
    pin: str = ""
    skill: Skill | None = None


@dataclass(frozen=True, slots=True)
class Plan:
    """A league to be, as far as it has been thought out; ``options`` are texts by name, defaults left out."""

    name: str = ""
    folder: Path = Path()
    source: Source = Source.SHIPPED
    set_name: str = "heavyweights"
    choosing: Choosing = field(default_factory=Choosing)
    """Which men of the set are listed."""
    count: int = 40
    system: str = "ringside"
    seats: tuple[SeatPlan, ...] = ()
    promoter: str = ""
    promoter_pin: str = ""
    method: StableMethod = StableMethod.DRAFT
    stable_size: int = 4
    options: tuple[tuple[str, str], ...] = (
        ("conduct", Conduct.BY_WORTH.value),
        ("judgement", Judgement.LEARNT.value),
        ("asking", Asking.AHEAD.value),
        ("countering", Countering.ONCE.value),
    )
    pack: HousePack = field(default_factory=lambda: shipped(BOOK))
    seed: int = field(default_factory=lambda: secrets.randbits(31))

    @property
    def path(self) -> Path:
        return self.folder / f"{file_name(self.name)}{SUFFIX}"

    def fighter_set(self) -> FighterSet:
        """The fighters drafted or auctioned from; ``SetError`` for a file that is none, ``UsageError`` if nobody is meant."""
        if self.source is Source.DICE:
            return generate_set(self.count, self.seed)
        whole = load_set(Path(self.set_name) if self.source is Source.FILE else self.set_name)
        return self.choosing.of(whole)

    def listed(self) -> int:
        """How many fighters are sold at an auction at most, 0 without one; ``SetError`` as above."""
        if self.method is not StableMethod.AUCTION:
            return 0
        most, listed = dict(self.options).get("most_fighters", "none"), len(self.fighter_set().fighters)
        return listed if most == "none" else min(listed, int(most) * len(self.seats))

    def founding(self) -> Founding:
        """What the league is founded on.  Raises as ``league_options``, ``fighter_set`` and ``check_founding``."""
        check_league_name(self.name)
        chosen = league_options(
            self.system, self.method, self.stable_size, _by_the_book() | dict(self.options), self.pack
        )
        fighters = self.fighter_set()
        founding = Founding(
            name=self.name,
            system=self.system,
            set_name=fighters.name,
            fighters=fighters.fighters,
            seats=tuple(
                Seat(seat.name, seat.kind, seat.temperament, seat.colour, seat.skill) for seat in self.seats
            ),
            promoter=self.promoter,
            options=chosen,
            seed=self.seed,
        )
        check_founding(founding)
        return founding

    def keep_privately(self) -> None:
        """Remember the PINs, which are no part of the league."""
        league = league_key(self.name, self.seed)
        for seat in self.seats:
            set_pin(league, seat.name, seat.pin)
        if self.promoter:
            set_pin(league, self.promoter, self.promoter_pin)


PROPOSED = {
    "nights": "nights",
    "stake": "stake_dollars",
    "tournament_night": "tournament_night",
    "card_cap": "card_cap",
}
"""The options a pack proposes values for, each with the name of the number in the pack."""


def _by_the_book() -> dict[str, str]:
    """What the options stand at while nothing is said: what the pack proposes is said by the plan (``under``)."""
    return {option.name: option.default for option in OPTIONS if option.name in PROPOSED}


def under(plan: Plan, pack: HousePack) -> Plan:
    """The plan under another pack, with what the pack proposes."""
    book, proposed = plan.pack.rules.proposed, pack.rules.proposed
    said = dict(plan.options)
    for name, number in PROPOSED.items():
        value = getattr(proposed, number)
        if value != getattr(book, number):
            said[name] = "none" if name == "card_cap" and not value else str(value)
    return replace(plan, pack=pack, stable_size=proposed.stable_size, options=tuple(said.items()))


def no_champion(plan: Plan, options: Mapping[str, str], listed: int) -> str:
    """A warning if a campaign of ``plan`` with ``options`` would end before it has a champion (C53, C62); or ``""``.

    Where the campaign is long enough, a warning if the card makes a round last for several nights.
    """
    try:
        nights = int(options.get("nights", SEASON))
        first = int(options.get("tournament_night", 1))
        cap = options.get("card_cap", "none")
        classes = len([name for name in options.get("weight_classes", "").split(",") if name.strip()]) or 1
        entrants = entrants_by_class(plan.method, len(plan.seats), plan.stable_size, listed, classes)
        places = None if cap == "none" else int(cap)
        lacking = too_short(plan.pack.rules.tournament, entrants, first, nights, places)
    except ValueError:
        return ""  # the field says what is wrong with it
    if lacking is None:
        return _slow_round(*first_round(entrants, places), places)
    final, enough = lacking
    text = tr(
        "⚠ Nobody would become champion: with {entrants} fighters the final of the title tournament is on night "
        "{final}, and the campaign ends on night {nights}. Choose {final} fight nights or more."
    )
    if enough:
        text += " " + tr("A card of {places} bouts would do, too.")
    return text.format(entrants=sum(entrants), final=final, nights=nights, places=enough)


def _slow_round(bouts: int, nights: int, places: int | None) -> str:
    """A warning if the card makes the first round of the tournament last for several nights (C53); or ``""``."""
    if places is None or nights < 2:
        return ""
    return tr("⚠ A round of {bouts} bouts at {places} a night lasts {nights} nights.").format(
        bouts=bouts, places=places, nights=nights
    )


def file_name(name: str) -> str:
    """A league's name as a file name: what no system takes is left out."""
    kept = "".join(" " if sign in '<>:"/\\|?*' or not sign.isprintable() else sign for sign in name)
    return " ".join(kept.split()).strip(". ")[:80]


def with_free_name(plan: Plan) -> Plan:
    """The plan under a usual name that is free in its folder."""
    names = (tr("Our league"), *(tr("Our league {number}").format(number=number) for number in range(2, 100)))
    named = (replace(plan, name=name) for name in names)
    return next((one for one in named if not (one.path.exists() or draft_path(one.path).exists())), plan)


def check_place(plan: Plan) -> None:
    """Whether the league can be saved where it is planned; ``SaveExistsError`` or ``UsageError`` if not."""
    check_league_name(plan.name)
    if not file_name(plan.name):
        raise UsageError(tr("The name leaves nothing to call the file: use a letter or a figure."))
    if plan.path.exists():
        raise SaveExistsError(
            tr("There is a league {file} in that folder already.").format(file=plan.path.name),
            next_step=tr("Choose another name or another folder."),
        )
    if draft_path(plan.path).exists():
        raise SaveExistsError(
            tr("A draft of that name is under way in that folder."),
            next_step=tr("Go on with it from the start page, or choose another name."),
        )
