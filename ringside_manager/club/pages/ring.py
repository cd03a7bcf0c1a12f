"""Bouts of a night whose doors are open, boxed by members at their own machines: what each may see, and their choices.

The bout stands in the ring of the save (C5), as if it were played at one keyboard.  What a corner has chosen is kept there at
once and stays sealed until the other corner has chosen too, so that neither a lost line nor a killed server loses it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner, Request, choice_word
from ringside_manager.bout.drive import replay
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.books import Books, BoutState
from ringside_manager.club.pages.reading import Page, Visit, inside, number_in, rows_of
from ringside_manager.commentary import narrate
from ringside_manager.commentary.ring_frames import Frame, frame_drawing, frames_between
from ringside_manager.errors import RecordError, against, misused
from ringside_manager.language import LANGUAGE, say, tr, translated
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office
from ringside_manager.play import Contest, Seat, Sitter

SEALED = "sealed"
"""The note of a bout in the ring that holds the choices of one corner only: where the bout stands, and what was chosen."""
SHOWN_LINES = 12
PROGRAM = "program"
"""The choice that leaves a corner to the program for the rest of the bout."""


@dataclass(frozen=True, slots=True)
class Question:
    """What a corner is asked: ``options`` in their order, ``known`` what the corner knows of the bout."""

    corner: str
    kind: str
    text: str
    options: tuple[str, ...]
    known: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class RingState:
    """A bout as its reader may see it: ``at`` says how many choices have been opened, ``yours`` which corners are the reader's.

    ``questions`` are for the reader alone; ``chosen`` are the corners whose sealed choice is in, ``waits`` those it waits for.
    """

    bout: int
    names: tuple[str, str]
    at: int
    over: bool
    yours: tuple[str, ...]
    questions: tuple[Question, ...]
    chosen: tuple[str, ...]
    waits: tuple[str, ...]
    lines: tuple[str, ...]


def led_by(office: Office, number: int, by: Party | None) -> tuple[Corner, ...]:
    """Return the corners of a bout to come whose men somebody manages; errors as ``Office.bout_setup``."""
    if by is None or by.manager is None:
        return ()
    return tuple(corner for corner in CORNERS if office.corner_of(number, corner).manager == by.manager)


def contest_of(office: Office, number: int) -> Contest:
    """Return a bout as it stands in the ring, or at its first bell, with everybody but persons having answered.

    Raises ``RuleError`` C2 for a bout whose doors are not open or that is over, ``RecordError`` for one that cannot be taken up.
    """
    text = office.in_ring(number)
    if text is None:
        setup, seed = office.bout_setup(number), office.bout_seed(number)
        seats = tuple(_seat(office, number, corner) for corner in CORNERS)
        contest = Contest(setup, seed, (seats[0], seats[1]))
    elif office.ring()[number].done:
        raise against("C2", "Bout {number} is over in the ring.", number=number)
    else:
        contest = Contest.take_up(text)
    contest.run_on()
    return contest


def _seat(office: Office, number: int, corner: Corner) -> Seat:
    facts = office.corner_of(number, corner)
    if facts.person and facts.manager is not None:
        return Seat(Sitter.PERSON, office.books.managers[facts.manager].name)
    return Seat(Sitter.PROGRAM, level=facts.level)


def choose(office: Office, number: int, corner_word: str, at: int, word: str, by: Party) -> str:
    """Take a corner's choice: the place of an option, or ``program``; a sentence of what became of it.

    The choice is in the save when this returns.  The same choice sent again changes nothing.  Raises ``RuleError`` C2 for a corner
    that is not his, ``UsageError`` for a question that is not asked any more, and what keeping the ring does.
    """
    corner = next((each for each in led_by(office, number, by) if each.value == corner_word), None)
    if corner is None:
        raise against("C2", "Nobody but the manager of a boxer decides in his corner.")
    contest = contest_of(office, number)
    sealed = sealed_in(contest)
    if word == PROGRAM:
        sealed.pop(corner, None)
        _leave_to_program(contest, corner)
    else:
        _put(contest, sealed, corner, at, word)
    _go_on(contest, sealed)
    by_hand = tuple(
        office.corner_of(number, each).person and office.corner_of(number, each).manager is not None
        for each in CORNERS
    )
    hands = by_hand[0], by_hand[1]
    if contest.is_over:
        office.finish_in_ring(number, contest.record(), by_hand=hands)
        return tr("The bout is over.")
    office.keep_in_ring(number, contest.put_aside(), by_hand=hands)
    if corner in sealed_in(contest):
        return tr("Your choice is sealed until the other corner has chosen.")
    return tr("That is done.")


def _put(contest: Contest, sealed: dict[Corner, int], corner: Corner, at: int, word: str) -> None:
    request = next((each for each in contest.asked if each.corner is corner), None)
    if request is None or at != len(contest.bout.choices):
        raise misused(
            "That question is not asked any more.", next_step=say("Look at what is asked of you now.")
        )
    if not word.isascii() or not word.isdigit() or len(word) > 6 or int(word) >= len(request.options):
        raise misused("There is no such choice.", next_step=say("Look at what is asked of you now."))
    if sealed.get(corner, int(word)) != int(word):
        raise misused("You have chosen already; a sealed choice is not changed.")
    sealed[corner] = int(word)


def _leave_to_program(contest: Contest, corner: Corner) -> None:
    level = contest.seat(corner).level or contest.setup.engine.info.best_level
    seats = list(contest.seats)
    seats[corner.index] = replace(seats[corner.index], sitter=Sitter.PROGRAM, level=level)
    contest.seats = seats[0], seats[1]


def _go_on(contest: Contest, sealed: dict[Corner, int]) -> None:
    """Open what is sealed as soon as nobody who is asked is missing; keep it in the notes till then."""
    contest.run_on()
    while contest.asked and all(request.corner in sealed for request in contest.asked):
        for request in contest.asked:
            contest.answer(request, request.options[sealed[request.corner]])
        sealed.clear()
        contest.run_on()
    contest.notes.pop(SEALED, None)
    if sealed:
        choices = {corner.value: place for corner, place in sealed.items()}
        contest.notes[SEALED] = {"at": len(contest.bout.choices), "choices": choices}


def sealed_in(contest: Contest) -> dict[Corner, int]:
    """Return the choices that wait for the other corner's, as places among the options of what is asked now."""
    match contest.notes.get(SEALED):
        case {"at": int(at), "choices": dict(choices)} if at == len(contest.bout.choices):
            found = {request.corner: request for request in contest.asked}
            return {
                corner: place
                for corner in found
                if isinstance(place := choices.get(corner.value), int)
                and 0 <= place < len(found[corner].options)
            }
    return {}


def state_of(office: Office, number: int, viewer: Party | None) -> tuple[RingState, tuple[Frame, ...]]:
    """Return a bout in the ring as ``viewer`` may see it, with its pictures; errors as ``contest_of`` but for one that is over."""
    page = office.bout_setup(number)
    names = page.red.name, page.blue.name
    row = office.ring().get(number)
    if row is not None and row.done:
        bout = replay(BoutRecord.from_json(row.text), watch=True).bout
        if bout is None:
            raise RecordError(say("The rules as they are now cannot follow this bout."))
        asked: tuple[Request[Any], ...] = ()
        contest, sealed = None, {}
    else:
        contest = contest_of(office, number)
        bout, asked, sealed = contest.bout, contest.asked, sealed_in(contest)
    told = narrate(bout.setup, bout.seed, bout.events, language=LANGUAGE.code)
    frames = tuple(frames_between(bout.setup, bout.events, bout.scenes, told))
    mine = led_by(office, number, viewer)
    questions = tuple(
        _question(contest, request)
        for request in asked
        if contest is not None and request.corner in mine and request.corner not in sealed
    )
    state = RingState(
        number, names, len(bout.choices), bout.outcome is not None, tuple(each.value for each in mine), questions,
        tuple(corner.value for corner in sealed),
        tuple(request.corner.value for request in asked if request.corner not in sealed),
        tuple(frame.text for frame in frames),
    )  # fmt: skip
    return state, frames


def _question(contest: Contest, request: Request[Any]) -> Question:
    info = contest.setup.engine.info
    spec = next((each for each in info.decisions if each.kind == request.kind), None)
    text = _titled(request.kind) if spec is None else str(translated(spec.explanation))
    facts = contest.facts(request)
    known = (
        (str(translated(each.explanation)), facts[each.name]) for each in info.facts if each.name in facts
    )
    options = tuple(_titled(choice_word(option)) for option in request.options)
    return Question(request.corner.value, request.kind, text, options, tuple(known))


def _titled(word: str) -> str:
    """A word of the rules as a person reads it; those the window knows are in its catalogue."""
    return str(translated(word.replace("_", " ").capitalize()))


def ring_page(visit: Visit, words: Mapping[str, str]) -> Page:
    """The bouts of the night whose doors are open, or one of them: boxed by its managers, watched by all others."""
    books = visit.league.books
    if not words.get("n"):
        rows = rows_of(books, books.doors) if books.doors else ()
        return inside("ring.html", visit, tr("In the ring"), rows=rows, state=None, ended=0)
    number = number_in(words)
    if _is_fought(books, number):
        return inside("ring.html", visit, tr("In the ring"), rows=(), state=None, ended=number)
    state, frames = state_of(visit.league, number, visit.viewer)
    return inside(
        "ring.html", visit, f"{state.names[0]} – {state.names[1]}", rows=(), state=state, ended=0,
        frame=frames[-1] if frames else None,
        drawing=frame_drawing(frames[-1], state.names) if frames else "",
        lines=frames[-SHOWN_LINES:][::-1], program=PROGRAM,
        corners={"red": tr("the red corner"), "blue": tr("the blue corner")},
    )  # fmt: skip


def _is_fought(books: Books, number: int) -> bool:
    page = books.bouts.get(number)
    return page is not None and page.state is BoutState.FOUGHT
