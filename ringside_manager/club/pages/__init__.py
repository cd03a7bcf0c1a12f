"""The pages of a league in the browser, by their names: pure functions of a visit and the words of its address.

Those to act on are made here, the office and the ring; those to read in ``reading``.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from ringside_manager.bout.corner import CORNERS, Corner, Request, choice_word
from ringside_manager.bout.drive import replay
from ringside_manager.bout.record import BoutRecord
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import Books, BoutState, ManagerBook, OfferBook
from ringside_manager.campaign.many_places import Role
from ringside_manager.campaign.talks import undrafted
from ringside_manager.club.pages import reading
from ringside_manager.club.pages.reading import Page, PageMaker, Visit, framed, inside, number_in, rows_of
from ringside_manager.commentary import narrate
from ringside_manager.commentary.ring_frames import Frame, frame_drawing, frames_between
from ringside_manager.errors import RecordError, against, misused
from ringside_manager.language import LANGUAGE, say, tr, translated
from ringside_manager.office.advancing import closing, due_at
from ringside_manager.office.agreeing import scene_of
from ringside_manager.office.docket import Party
from ringside_manager.office.facts import money, record
from ringside_manager.office.facts.careers import Talk, market_of, talks_of
from ringside_manager.office.facts.decisions import InboxKind, InboxRow, offers_for
from ringside_manager.office.facts.inbox import inbox
from ringside_manager.office.facts.news_sentences import sentence
from ringside_manager.office.facts.suggestions import free_men, suggestions
from ringside_manager.office.office import Office
from ringside_manager.office.orders.offers import open_offers
from ringside_manager.office.orders.tournaments import rounds_to_follow
from ringside_manager.play import Contest, Seat, Sitter

# The office page


MOST_IDLE = 6
"""So many men without a bout are given suggestions on one page."""
MOST_FREE = 12
"""So many free agents are told with what they ask for."""
MOST_WISHES = 8
"""So many rookies can be named on the page."""


def office_page(visit: Visit, _words: Mapping[str, str]) -> Page:
    """The desk of whoever is logged in; a guest is told how to come by one."""
    books, viewer = visit.league.books, visit.viewer
    if viewer is None:
        return inside("closed.html", visit, tr("Office"))
    rows = inbox(books, viewer, visit.league.entries)
    manager = None if viewer.manager is None else books.managers[viewer.manager]
    nameless = viewer.promoter and not books.promoter
    title = tr("The promoter's office") if nameless else tr("Office of {name}").format(name=viewer.name)
    idle = free_men(books, manager.number)[:MOST_IDLE] if manager is not None and not books.ended else ()
    return inside(
        "office.html",
        visit,
        title,
        offers=tuple(_asked(books, viewer)),
        mine=tuple(_own(books, viewer)),
        ideas=[(books.fighters[number], tuple(_ideas(books, viewer, number))) for number in idle],
        notes=[sentence(books, row.news) for row in rows if row.kind is InboxKind.NEWS and row.news][:12],
        manager=manager,
        balance="" if manager is None else money(manager.balance_cents),
        stable=() if manager is None else tuple(books.fighters[number] for number in manager.stable),
        record=record,
        arenas=tuple(Arena),
        night=books.closed + 1,
        promoter=visit.role in (Role.PROMOTER, Role.KEEPER),
        mandates=[] if manager is None else _mandates(books, manager.number),
        over=books.ended,
        deals=() if manager is None else tuple(_deals(books, manager)),
        bids=tuple(_bids(books, rows)),
        others=[page.name for page in books.managers.values() if page is not manager],
        talks=() if manager is None else _talks(books, manager),
        free=() if manager is None else _free(books, manager),
        contracts=bool(books.house.contracts.seasons),
        rookies=[page.name for page in undrafted(books)],
        wished=[] if manager is None else [books.fighters[number].name for number in manager.draft_list],
        only=manager is not None and manager.draft_only,
        wishes=MOST_WISHES,
        doors=books.doors,
        follow=[drawn.name for drawn in rounds_to_follow(books)] if books.doors else [],
        deadline=books.club.deadline,
        rhythms=_rhythms(books),
        closes=(closing(books), due_at(books)),
    )


def _rhythms(books: Books) -> list[tuple[int, str]]:
    """After how many days the next night is due, in words; one that was agreed on otherwise is among them."""
    agreed = books.club.deadline.days if books.club.deadline else 0
    days = sorted({1, 7, 14, agreed} - {0})
    return [
        (0, tr("no other")),
        *((n, tr("each night %n day later", "each night %n days later", n)) for n in days),
    ]


Told = dict[str, object]
"""What the page says of an offer, an idea, a deal or a bid, by the names in ``office.html``."""


def _asked(books: Books, viewer: Party) -> Iterator[Told]:
    if viewer.manager is None:
        return
    for offer in offers_for(books, viewer.manager):
        yield _offer(books, offer, viewer.manager)


def _own(books: Books, viewer: Party) -> Iterator[Told]:
    for offer in open_offers(books):
        if viewer.manager is not None and offer.proposer == viewer.manager:
            yield _offer(books, offer, viewer.manager)


def _offer(books: Books, offer: OfferBook, manager: int) -> Told:
    """The offer as the reader sees it: his man first, that man's chance in 100, what the winner's side is paid."""
    red, blue = books.fighters[offer.red], books.fighters[offer.blue]
    mine, other = (red, blue) if red.manager == manager else (blue, red)
    chance = scene_of(books, offer.night).chance(mine, other)
    against = "" if other.manager is None else books.managers[other.manager].name
    return {
        "number": offer.number, "night": offer.night, "mine": mine, "other": other, "manager": against,
        "arena": offer.arena.title, "rounds": offer.rounds, "title": offer.title, "note": offer.note,
        "side": money(offer.side_cents) if offer.side_cents else "", "chance": round(100 * chance),
    }  # fmt: skip


def _ideas(books: Books, viewer: Party, fighter: int) -> Iterator[Told]:
    """The bouts to suggest, in the words of an orders file."""
    for idea in suggestions(books, viewer, fighter):
        order = idea.order
        won, lost = idea.dollars
        yield {
            "fighter": books.fighters[order.red].name, "opponent": books.fighters[order.blue].name,
            "night": order.night, "arena": order.arena, "rounds": order.rounds or 0, "title": order.title,
            "chance": round(100 * idea.chance), "won": won, "lost": lost,
        }  # fmt: skip


def _mandates(books: Books, manager: int) -> list[tuple[int, str]]:
    return [
        (number, page.task.value)
        for number, page in books.mandates.items()
        if page.manager == manager and page.ended is None
    ]


def _deals(books: Books, manager: ManagerBook) -> Iterator[Told]:
    """The open sales and exchanges: what he gives and gets, the dollars he pays, negative if he is paid, whether it is his own."""
    for number in sorted(books.open_deals):
        deal = books.deals[number]
        if manager.number not in (deal.proposer, deal.partner):
            continue
        own = deal.proposer == manager.number
        men = [deal.fighter, *([] if deal.in_exchange is None else [deal.in_exchange])]
        mine = [books.fighters[man].name for man in men if books.fighters[man].manager == manager.number]
        theirs = [books.fighters[man].name for man in men if books.fighters[man].manager != manager.number]
        cents = -deal.price_cents if own else deal.price_cents
        other = books.managers[deal.partner if own else deal.proposer].name
        yield {
            "number": number, "manager": other, "gives": "".join(mine), "gets": "".join(theirs),
            "dollars": cents // 100, "word": deal.reason, "own": own,
        }  # fmt: skip


def _bids(books: Books, rows: Sequence[InboxRow]) -> Iterator[Told]:
    """The bouts for whose places the reader may bid (C54)."""
    for row in rows:
        if row.kind is InboxKind.BID and row.fighter is not None and row.other is not None:
            mine, other = books.fighters[row.fighter].name, books.fighters[row.other].name
            yield {
                "bout": row.number,
                "mine": mine,
                "other": other,
                "night": row.night or 0,
                "places": row.amount,
            }


def _talks(books: Books, manager: ManagerBook) -> tuple[Talk, ...]:
    """The men of his with whom a longer contract can be talked about now."""
    if not books.house.contracts.seasons:
        return ()
    return tuple(each for each in talks_of(books, manager.number) if not each.refusal)


def _free(books: Books, manager: ManagerBook) -> tuple[tuple[str, Talk | None], ...]:
    """The free agents with what they ask for, where there are contracts; the most popular first."""
    if books.house.contracts.seasons:
        talks = market_of(books, manager.number)[:MOST_FREE]
        return tuple((each.fighter.name, each) for each in talks if not each.refusal)
    pages = sorted(books.free_agents(), key=lambda page: (-page.pop_half, page.number))
    return tuple((page.name, None) for page in pages)


# Bouts of a night whose doors are open, boxed by members at their own machines: what each may see, and their choices.  The bout stands in
# the ring of the save (C5), as if it were played at one keyboard; what a corner has chosen is kept there at once and stays sealed until the
# other has chosen too, so that neither a lost line nor a killed server loses it.


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


__all__ = ["PAGES", "Page", "PageMaker", "Visit", "framed", "inside"]

PAGES: dict[str, PageMaker] = {
    "": reading.front_page,
    "office": office_page,
    "card": reading.card_page,
    "bout": reading.bout_page,
    "fighter": reading.fighter_page,
    "manager": reading.manager_page,
    "tables": reading.tables_page,
    "charts": reading.charts_page,
    "news": reading.news_page,
    "journal": reading.journal_page,
    "rulebook": reading.rulebook_page,
    "proof": reading.proof_page,
    "replay": reading.replay_page,
    "ring": ring_page,
}
"""Every page of a league; all but the office are the same for everybody who may see them."""
