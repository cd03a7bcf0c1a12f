"""Bouts of the league fought: cards, corners, seeds, the deed that tells it, and the bouts people have under way in the ring."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.corner import CORNERS, Controller, Corner
from ringside_manager.bout.drive import Typed, Unfinished, Verdict, fight, fight_typed, replay
from ringside_manager.bout.engine import AnyEngine, CornerAt, Setup
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.books import Books, BoutBook, BoutState, ManagerKind
from ringside_manager.campaign.bouts import aftermath_seed, bout_seed, dice_seed, is_of, setup_of
from ringside_manager.errors import RingsideError, RuleError, against, misused
from ringside_manager.language import say, word
from ringside_manager.league.business.bouts import Aftermath, BoutFought
from ringside_manager.league.deeds import Entry
from ringside_manager.league.ring import RingBout, Rows, led, live, mark_of
from ringside_manager.office.docket import Docket, Party
from ringside_manager.office.facts.roster import plans_in_force
from ringside_manager.plans import Plan
from ringside_manager.plans.files import parse_plan

__all__ = [
    "OUT_OF_THE_RING",
    "PLAIN",
    "AtTheBell",
    "Burden",
    "Corners",
    "RingBout",
    "RingCorner",
    "bout_to_come",
    "check_record",
    "corner",
    "corner_at",
    "corner_facts",
    "corner_seed",
    "corners_of",
    "fight_bout",
    "finish",
    "finished",
    "kept",
    "left",
    "live",
    "maker_at",
    "of_the_league",
    "over_in_the_ring",
    "plan_for",
    "ready",
    "seed_in_ring",
    "taken_up",
    "typed_in",
]


# Fighting a bout of the league: cards, corners, seeds, and the deed that tells it


PLAIN = "plain"
"""The corner level of the plain policy."""

OUT_OF_THE_RING = say(
    "Undo the opening of the doors and open them again: a bout that does not stand leaves the ring and is fought from the first bell, with the same dice."
)
"""What to do about a result in the ring that is refused."""


Burden = tuple[Carried | None, Carried | None]
"""What red and blue carry into a bout (C57)."""


@dataclass(frozen=True, slots=True)
class AtTheBell:
    """What lies ready when a night is fought: bouts in the ring by number, sealed plans in force by fighter.

    ``fought`` says of each bout, given its seed, how it comes out and what both carried into it, where nobody wants to
    see it or keep its record.
    """

    ring: Mapping[int, RingBout] = field(default_factory=dict)
    plans: Mapping[int, str] = field(default_factory=dict)
    fought: Callable[[Books, BoutBook, int], tuple[Outcome, Burden]] | None = None


@dataclass(frozen=True, slots=True)
class Corners:
    """Both corners of a bout as nobody in person leads them; ``planned``: which of them follow a sealed plan."""

    controllers: tuple[Controller, Controller]
    planned: tuple[bool, bool]


def fight_bout(docket: Docket, bout: BoutBook, seed: int, ready: AtTheBell | None = None) -> None:
    """Fight a bout that is due and write what came of it (C5); ``seed`` decides everything.

    One that is over in the ring came out as it did there, one that is under way the corners fight to its end.
    """
    ready = ready or AtTheBell()
    if ready.fought is not None:
        outcome, burden = ready.fought(docket.books, bout, seed)
        dice = Aftermath.thrown(SeededChance(aftermath_seed(seed)))
        docket.write(BoutFought(bout.number, outcome, dice, burden))
        return
    setup = setup_of(docket.books, bout)
    kept = ready.ring.get(bout.number)
    if kept is not None and kept.done:
        record, planned = over_in_the_ring(setup, seed, kept), kept.plans
    else:
        corners = corners_of(docket.books, bout, setup.engine, seed, ready.plans)
        record, planned = _fought(setup, corners, seed, kept), corners.planned
        if kept is not None:
            planned = planned[0] or kept.plans[0], planned[1] or kept.plans[1]
    dice = Aftermath.thrown(SeededChance(aftermath_seed(seed)))
    plans, hands = _entries(docket.books, bout, planned), _by_hand(docket.books, kept)
    docket.write(
        BoutFought(bout.number, record.outcome, dice, setup.terms.carried, plans, hands), record.to_json()
    )


def corners_of(
    books: Books, bout: BoutBook, engine: AnyEngine, seed: int, plans: Mapping[int, str]
) -> Corners:
    """Who leads both corners: the plan sealed for a fighter, otherwise the level agreed on (C3)."""
    controllers, planned = [], []
    for corner in CORNERS:
        chance = SeededChance(corner_seed(seed, corner))
        plan = plan_for(books, bout, engine, plans.get(bout.fighters[corner.index], ""))
        led = None if plan is None else plan.controller(engine, chance)
        controllers.append(led or corner_at(engine, books.options.corners, chance))
        planned.append(led is not None)
    return Corners((controllers[0], controllers[1]), (planned[0], planned[1]))


def corner_seed(seed: int, corner: Corner) -> int:
    """The seed of a corner's own dice, ``seed`` being that of the bout."""
    return derive_seed(seed, corner.value, "corner")


def plan_for(books: Books, bout: BoutBook, engine: AnyEngine, text: str) -> Plan | None:
    """The plan a sealed text is for this bout; ``None`` without one, for another system, or under other rules now."""
    if not text or bout.system != books.system:
        return None
    try:
        return of_the_league(books, parse_plan(text, "the fight plan", engine.info))
    except RingsideError:
        return None


def of_the_league(books: Books, plan: Plan) -> Plan:
    """The plan as it is followed here: what it leaves open is decided by the league's corners, or plainly if it says so."""
    level = books.options.corners
    return replace(plan, otherwise=PLAIN if plan.otherwise == PLAIN else CornerAt(level).word)


def check_record(setup: Setup, seed: int, bout: int, record: BoutRecord, next_step: str = "") -> None:
    """Raise ``RuleError`` C2 for a record that is not of a bout, or that does not come out as it says.

    ``seed`` is that of the dice in the ring; where people threw the dice it decided nothing.
    """
    if not is_of(record, setup, seed):
        raise against(
            "C2",
            "The record is not of bout {bout}: its cards, terms or dice are others.",
            bout=bout,
            next_step=next_step,
        )
    if replay(record, listen=False).verdict is not Verdict.SAME:
        raise against(
            "C2", "Bout {bout} does not come out as its record says.", bout=bout, next_step=next_step
        )


def maker_at(engine: AnyEngine, level: str) -> CornerAt:
    """Who sits in a corner nobody else leads; under guest rules without that level, their best."""
    known = (PLAIN, *(one.name for one in engine.info.corners))
    return CornerAt(level if level in known else engine.info.best_level)


def corner_at(engine: AnyEngine, level: str, chance: Chance) -> Controller:
    """His controller, with these dice."""
    return maker_at(engine, level)(engine, chance)


def corner(engine: AnyEngine, level: str, seed: int) -> Controller:
    """As ``corner_at``, with dice of its own."""
    return corner_at(engine, level, SeededChance(seed))


def over_in_the_ring(setup: Setup, seed: int, kept: RingBout) -> BoutRecord:
    """The record of a bout that is over in the ring, ``seed`` being that of the bout.

    Whoever writes in the save could have put it there, so it is judged again: ``RuleError`` C2 as ``check_record``.
    """
    try:
        record = BoutRecord.from_json(kept.text)
    except RingsideError as refused:
        raise against(
            "C2",
            "Bout {bout} cannot be taken from the ring: {refused}",
            bout=kept.bout,
            refused=refused,
            next_step=OUT_OF_THE_RING,
        ) from refused
    check_record(setup, dice_seed(seed), kept.bout, record, OUT_OF_THE_RING)
    return record


def _fought(setup: Setup, corners: Corners, seed: int, kept: RingBout | None) -> BoutRecord:
    """The bout fought by both corners, from where it stands in the ring if it is there."""
    if kept is None:
        return fight(setup, dice_seed(seed), *corners.controllers)
    record = finish(kept, corners, SeededChance(derive_seed(seed, "ring")))
    check_record(setup, dice_seed(seed), kept.bout, record)
    return record


def finish(kept: RingBout, corners: Corners, chance: Chance) -> BoutRecord:
    """Let the corners fight a bout under way in the ring to its end; ``chance`` throws dice people have not thrown.

    Raises ``RuleError`` if its text does not say where it stands.
    """
    try:
        bout = Unfinished.from_json(kept.text).resume()
    except RingsideError as refused:
        raise against(
            "C5",
            "Bout {bout} cannot be taken up in the ring: {refused}",
            bout=kept.bout,
            refused=refused,
            next_step=say(
                "Let it leave the ring; it is fought from the first bell then, with the same dice."
            ),
        ) from refused
    while bout.outcome is None:
        if bout.wanted is not None:
            bout.enter(chance.roll(bout.wanted.sides, bout.wanted.purpose))
            continue
        request = bout.pending[0]
        controller = corners.controllers[request.corner.index]
        bout.answer(request, controller.choose(request, bout.view(request.corner)))
    return bout.record()


def _entries(books: Books, bout: BoutBook, planned: tuple[bool, bool]) -> tuple[int | None, int | None]:
    """The entries of the plans that led a corner."""
    red, blue = (
        books.fighters[bout.fighters[at.index]].plan if planned[at.index] else None for at in CORNERS
    )
    return red, blue


def _by_hand(books: Books, kept: RingBout | None) -> tuple[bool, bool] | None:
    """Which corners people led; ``None`` where the doors were closed, so that nobody could, or the ring does not say."""
    if kept is not None:
        return kept.by_hand
    return (False, False) if books.doors else None


# Bouts of the night whose doors are open, in the ring: played by people, put aside, taken up, finished


@dataclass(frozen=True, slots=True)
class RingCorner:
    """One corner of a bout about to be fought: whose it is and who leads it if nobody in person does.

    ``manager`` is ``None`` for a free agent; ``person`` whether a person manages him; ``level`` that of the corner AI,
    or ``plain``; ``plan`` the text of his sealed plan, for nobody but its owner.
    """

    corner: Corner
    fighter: int
    manager: int | None
    person: bool
    level: str
    plan: str | None


def bout_to_come(books: Books, number: int) -> BoutBook:
    """A bout of the night whose doors are open; ``UsageError`` for no bout, ``RuleError`` C2 for another."""
    bout = books.bouts.get(number)
    if bout is None:
        raise misused("There is no bout number {number} in this league.", number=number)
    if bout.state is not BoutState.MADE:
        raise against(
            "C2",
            "Bout {number} is {value}; there is nothing to fight.",
            number=number,
            value=word(bout.state.value),
        )
    if not books.doors or bout.night != books.doors:
        raise against(
            "C2",
            "Bout {number} is of night {night}, whose doors are not open.",
            number=number,
            night=bout.night,
            next_step=say("Open the doors of night {closed} first.", closed=books.closed + 1)
            if bout.night == books.closed + 1
            else say("Wait until that night is the next."),
        )
    return bout


def seed_in_ring(books: Books, number: int) -> int:
    """The seed of a bout's dice: the one the night itself would use, so the same from each beginning."""
    return dice_seed(bout_seed(bout_to_come(books, number), books.doors_seed))


def typed_in(books: Books, number: int, typed: Typed) -> tuple[BoutRecord, tuple[bool, bool]]:
    """A bout played on paper as a record, and which corners people led; its decisions stand among what was typed.

    Raises as ``bout_to_come``, ``RuleError`` C86 in a sealed league, and ``TypedError`` with the line of what the rules do not allow.
    """
    bout = bout_to_come(books, number)
    if books.club.sealed:
        raise against(
            "C86", "The dice of a night of a sealed league are those of its seals: nobody throws them."
        )
    record = fight_typed(setup_of(books, bout), seed_in_ring(books, number), typed, (None, None))
    return record, (bool(record.choices), bool(record.choices))


def corner_facts(
    books: Books, entries: Sequence[Entry], number: int, corner: Corner, viewer: Party | None
) -> RingCorner:
    """One corner of a bout to come as ``viewer`` may know it."""
    bout = bout_to_come(books, number)
    fighter = books.fighters[bout.fighters[corner.index]]
    manager = None if fighter.manager is None else books.managers[fighter.manager]
    owned = viewer is not None and viewer.manager is not None and viewer.manager == fighter.manager
    text = plans_in_force(books, entries).get(fighter.number, "") if owned else ""
    plan = text if plan_for(books, bout, setup_of(books, bout).engine, text) else None
    person = manager is not None and manager.kind is ManagerKind.PERSON
    level = maker_at(setup_of(books, bout).engine, books.options.corners).level
    return RingCorner(corner, fighter.number, fighter.manager, person, level, plan)


def taken_up(books: Books, rows: Rows) -> dict[int, RingBout]:
    """What of the ring stays when doors are opened again: the same bouts, perhaps under new numbers.

    A result that does not stand is left out, so that its bout is fought from the first bell.
    """
    known = {row.mark: row for row in rows.values()}
    marks = {bout.number: mark_of(books, bout) for bout in books.bouts_of_night(books.doors)}
    same = {number: known[mark]._replace(bout=number) for number, mark in marks.items() if mark in known}
    return {number: row for number, row in same.items() if _stands(books, row)}


def kept(
    books: Books,
    rows: Rows,
    number: int,
    text: str,
    plans: tuple[bool, bool],
    by_hand: tuple[bool, bool] | None,
) -> dict[int, RingBout]:
    """The ring with one bout as it stands now; errors as ``bout_to_come``, ``RuleError`` C2 if it is over."""
    bout = bout_to_come(books, number)
    now = live(books, rows)
    _check_not_over(now, number)
    return {**now, number: RingBout(number, mark_of(books, bout), led(text, by_hand), False, plans)}


def left(books: Books, rows: Rows, number: int) -> dict[int, RingBout]:
    """The ring without one bout; ``RuleError`` C2 if it is over: a result stands."""
    now = live(books, rows)
    if number in now and _stands(books, now[number]):
        _check_not_over(now, number)
    return {other: row for other, row in now.items() if other != number}


def finished(
    books: Books,
    rows: Rows,
    number: int,
    record: BoutRecord,
    plans: tuple[bool, bool],
    by_hand: tuple[bool, bool] | None,
) -> dict[int, RingBout]:
    """The ring with one bout over; ``RuleError`` C2 for a record that is not of this bout or does not come out so."""
    bout = bout_to_come(books, number)
    now = live(books, rows)
    _check_not_over(now, number)
    check_record(setup_of(books, bout), seed_in_ring(books, number), number, record)
    text = led(record.to_json(), by_hand)
    return {**now, number: RingBout(number, mark_of(books, bout), text, True, plans)}


def ready(books: Books, entries: Sequence[Entry], rows: Rows, *, finish_ring: bool) -> AtTheBell:
    """What the night is fought with; ``RuleError`` C5 for a bout under way that nobody is to finish."""
    now = live(books, rows)
    under_way = [number for number, row in now.items() if not row.done]
    if under_way and not finish_ring:
        raise _not_over(_pairs(books, under_way), len(under_way))
    return AtTheBell(now, plans_in_force(books, entries))


def _check_not_over(rows: Mapping[int, RingBout], number: int) -> None:
    row = rows.get(number)
    if row is not None and row.done:
        raise against(
            "C2",
            "Bout {number} is over in the ring.",
            number=number,
            next_step=say("Hold the night; a result entered wrongly can be corrected then."),
        )


def _stands(books: Books, row: RingBout) -> bool:
    """Whether a bout in the ring is under way, or over with a result that stands."""
    bout = books.bouts[row.bout]
    try:
        return not row.done or bool(
            over_in_the_ring(setup_of(books, bout), bout_seed(bout, books.doors_seed), row)
        )
    except RingsideError:
        return False


def _not_over(pairs: str, count: int) -> RuleError:
    many = say("{pairs}: these bouts are not over in the ring.", pairs=pairs)
    one = say("{pairs}: this bout is not over in the ring.", pairs=pairs)
    return RuleError(
        "C5", one if count == 1 else many, next_step=say("Fight it to its end, or let the corners finish it.")
    )


def _pairs(books: Books, numbers: Sequence[int]) -> str:
    """Who meets whom in these bouts."""
    return ", ".join(
        " against ".join(books.fighters[fighter].name for fighter in books.bouts[number].fighters)
        for number in numbers
    )
