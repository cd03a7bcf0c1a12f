"""What the new-league assistant has gathered so far, and the founding that comes of it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from ringside_manager.campaign.books import ManagerKind, StableMethod, Temperament
from ringside_manager.campaign.seasons import SEASON
from ringside_manager.errors import SaveExistsError, UsageError
from ringside_manager.fighters.fighter_set import FighterSet
from ringside_manager.fighters.generation import generate_set
from ringside_manager.fighters.sets import load_set
from ringside_manager.gui.language import tr
from ringside_manager.gui.start.corners import keep_colours, league_key
from ringside_manager.gui.turns import set_pin
from ringside_manager.office.draft_paths import draft_path
from ringside_manager.office.founding import Founding, Seat, check_founding, check_league_name, night_of_final
from ringside_manager.office.league_options import league_options

SUFFIX = ".ringside"


class Source(Enum):
    """Where the fighters come from."""

    SHIPPED = "shipped"
    FILE = "file"
    DICE = "dice"


@dataclass(frozen=True, slots=True)
class SeatPlan:
    """One manager to be; ``colour`` is a key of the palette, ``pin`` empty for a seat without one."""

    name: str
    kind: ManagerKind
    temperament: Temperament | None = None
    colour: str = ""
    pin: str = ""


@dataclass(frozen=True, slots=True)
class Plan:
    """A league to be, as far as it has been thought out; ``options`` are texts by name, defaults left out."""

    name: str = ""
    folder: Path = Path()
    source: Source = Source.SHIPPED
    set_name: str = "heavyweights"
    count: int = 40
    system: str = "ringside"
    seats: tuple[SeatPlan, ...] = ()
    promoter: str = ""
    promoter_pin: str = ""
    method: StableMethod = StableMethod.DRAFT
    stable_size: int = 4
    options: tuple[tuple[str, str], ...] = ()
    seed: int = field(default_factory=lambda: secrets.randbits(31))

    @property
    def path(self) -> Path:
        """Where the league is to be saved."""
        return self.folder / f"{file_name(self.name)}{SUFFIX}"

    def fighter_set(self) -> FighterSet:
        """The fighters drafted or auctioned from; ``SetError`` for a file that is none."""
        if self.source is Source.DICE:
            return generate_set(self.count, self.seed)
        return load_set(Path(self.set_name) if self.source is Source.FILE else self.set_name)

    def entrants(self) -> int:
        """How many fighters box for the title, at an auction all who are on the list; ``SetError`` as above."""
        if self.method is StableMethod.AUCTION:
            return len(self.fighter_set().fighters)
        return self.stable_size * len(self.seats)

    def founding(self) -> Founding:
        """What the league is founded on.  Raises as ``league_options``, ``fighter_set`` and ``check_founding``."""
        check_league_name(self.name)
        chosen = league_options(self.system, self.method, self.stable_size, dict(self.options))
        fighters = self.fighter_set()
        founding = Founding(
            name=self.name,
            system=self.system,
            set_name=fighters.name,
            fighters=fighters.fighters,
            seats=tuple(Seat(seat.name, seat.kind, seat.temperament) for seat in self.seats),
            promoter=self.promoter,
            options=chosen,
            seed=self.seed,
        )
        check_founding(founding)
        return founding

    def keep_privately(self) -> None:
        """Remember colours and PINs, which are no part of the league."""
        league = league_key(self.name, self.seed)
        keep_colours(league, {seat.name: seat.colour for seat in self.seats})
        for seat in self.seats:
            set_pin(league, seat.name, seat.pin)
        if self.promoter:
            set_pin(league, self.promoter, self.promoter_pin)


def no_champion(options: Mapping[str, str], entrants: int) -> str:
    """A warning if the campaign would end before the tournament for the title does (C62); ``""`` if not."""
    try:
        nights = int(options.get("nights", SEASON))
        first = int(options.get("tournament_night", 1))
    except ValueError:
        return ""  # the field says what is wrong with it
    classes = len([name for name in options.get("weight_classes", "").split(",") if name.strip()])
    final = night_of_final(entrants, first, classes)
    if entrants < 2 or final <= nights:
        return ""
    return tr(
        "⚠ Nobody would become champion: with {entrants} fighters the final of the title tournament is on night "
        "{final}, and the campaign ends on night {nights}. Choose {final} fight nights or more."
    ).format(entrants=entrants, final=final, nights=nights)


def file_name(name: str) -> str:
    """A league's name as a file name: what no system takes is left out."""
    kept = "".join(" " if sign in '<>:"/\\|?*' or not sign.isprintable() else sign for sign in name)
    return " ".join(kept.split()).strip(". ")[:80]


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
