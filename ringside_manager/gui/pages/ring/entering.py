"""Stepping into the ring: what a bout of the league begins with, and who may sit in its corners."""

from __future__ import annotations

from dataclasses import dataclass

from ringside_manager.bout.corner import CORNERS
from ringside_manager.bout.engine import Setup
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office
from ringside_manager.office.ring import of_the_league
from ringside_manager.play import Contest, Seat, Sitter


@dataclass(frozen=True, slots=True)
class CornerDoor:
    """One corner before the bell: ``person`` is the manager's name if a person manages the fighter.

    ``seats`` are those who can decide without a person, the usual one first: a sealed plan goes before the AI.
    """

    fighter: str
    manager: str
    person: str
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class RingDoor:
    """A bout of the night whose doors are open: where it begins, or ``text``, where it was put aside."""

    bout: int
    setup: Setup
    seed: int
    corners: tuple[CornerDoor, CornerDoor]
    text: str | None
    over: bool


def ring_door(office: Office, bout: int) -> RingDoor:
    """Everything the ring begins with, read on the save's thread; errors as ``Office.bout_setup``."""
    red, blue = (_corner(office, bout, index) for index in range(len(CORNERS)))
    row = office.ring().get(bout)
    return RingDoor(
        bout,
        office.bout_setup(bout),
        office.bout_seed(bout),
        (red, blue),
        None if row is None else row.text,
        row is not None and row.done,
    )


def _corner(office: Office, bout: int, index: int) -> CornerDoor:
    books = office.books
    facts = office.corner_of(bout, CORNERS[index])
    manager = books.managers.get(facts.manager or 0)
    usual = Seat(Sitter.PROGRAM, level=facts.level)
    seats: tuple[Seat, ...] = (usual,)
    if manager is not None:
        # Asked as his manager would: the plan goes into the seat, and nobody is shown it.
        own = office.corner_of(bout, CORNERS[index], Party(manager.name, manager.number))
        if own.plan:
            seats = (Seat(Sitter.PLAN, manager.name, "", _followed(office, bout, own.plan)), usual)
    name = "" if manager is None else manager.name
    return CornerDoor(books.fighters[facts.fighter].name, name, name if facts.person else "", seats)


def _followed(office: Office, bout: int, text: str) -> str:
    """A sealed plan as it is followed in this league."""
    from ringside_manager.plans import parse_plan, plan_text  # YAML is slow to import

    plan = parse_plan(text, "", office.bout_setup(bout).engine.info)
    return plan_text(of_the_league(office.books, plan))


def contest_from(door: RingDoor, seats: tuple[Seat, Seat], *, real_dice: bool, scores: bool) -> Contest:
    """The bout from its first bell, with these in its corners."""
    contest = Contest(door.setup, door.seed, seats, real_dice=real_dice)
    contest.notes["scores"] = scores
    return contest


def led_by_plans(contest: Contest) -> tuple[bool, bool]:
    """Which corners follow their sealed plans."""
    red, blue = (contest.seat(corner).sitter is Sitter.PLAN for corner in CORNERS)
    return red, blue


def led_by_hand(contest: Contest) -> tuple[bool, bool]:
    """In which corners a person has decided anything, if only to give up."""
    bout = contest.bout
    decided = {request.corner for request, _ in bout.decided} | {bout.resigned}
    red, blue = (contest.seat(corner).is_person and corner in decided for corner in CORNERS)
    return red, blue
