"""A bout of the league as it is to be fought: who meets whom, on what terms, with which dice (C57, CV4)."""

from __future__ import annotations

from collections.abc import Iterator

from ringside_manager.bout import registry
from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.drive import setup_of as setup_in
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.bout.record import Begun
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.books import Books, BoutBook, FighterBook
from ringside_manager.campaign.frequency import carried, handicap
from ringside_manager.errors import RingsideError, against
from ringside_manager.language import say


def setup_of(books: Books, bout: BoutBook) -> Setup:
    """Who fights whom, as of tonight (CV4), under the league's options and with what both carry (C57).

    A bout of the league's own system is fought under the version of its rules the league agreed on, any other under the
    newest.  Raises ``UnknownNameError`` for a system that is not installed, ``RuleError`` for a bout that cannot be fought.
    """
    engine = engine_of(books, bout.system)
    red, blue = (books.fighters[number] for number in bout.fighters)
    options = dict(books.options.bout_options) if bout.system == books.system else {}
    brought = carried_on(books, red, bout), carried_on(books, blue, bout)
    terms = engine.info.terms(bout.rounds, options, brought)
    return Setup(engine, red.card(engine), blue.card(engine), terms)


def engine_of(books: Books, system: str) -> AnyEngine:
    """The bout system as a league fights under it.

    Raises ``UnknownNameError`` for a system that is not installed, ``RuleError`` if its version of the rules is not kept.
    """
    newest = registry.get(system)
    if system != books.system:
        return newest
    engine = newest.under(books.options.bout_rules)
    if engine is None:
        raise against(
            "C2",
            "The league boxes under version {version} of the rules of {title}, which this program does not have.",
            version=books.options.bout_rules,
            title=newest.info.title,
            next_step=say("Open it with the program it was played with last, or a newer one."),
        )
    return engine


def carried_into(books: Books, fighter: FighterBook, night: int) -> Carried | None:
    """What a fighter would carry into a bout on ``night`` after the bouts he has fought so far (C57)."""
    return carried(books.house.rest, fighter.last_night, fighter.lost, night)


def carried_on(books: Books, fighter: FighterBook, bout: BoutBook) -> Carried | None:
    """What a fighter carries into a bout: where all is boxed on one night, all he has lost on it (C57, F50), else his handicap (F66)."""
    if fighter.last_night == bout.night and is_same_night(books, bout):
        return fighter.lost
    drawn = None if bout.slot is None else books.tournaments.get(bout.slot.tournament)
    more = 0 if drawn is None else drawn.handicap_of(fighter.number, bout.opponent_of(fighter.number))
    return carried_into(books, fighter, bout.night) or handicap(more)


def is_same_night(books: Books, bout: BoutBook) -> bool:
    """Whether the men of a bout box again on the night of their last (F50)."""
    drawn = None if bout.slot is None else books.tournaments.get(bout.slot.tournament)
    return drawn is not None and bout.slot is not None and drawn.is_same_night(bout.slot.round)


def bout_seed(bout: BoutBook, seed: int) -> int:
    """What decides one bout of a night held with ``seed``."""
    return derive_seed(derive_seed(seed, "night", bout.night), "bout", bout.red, bout.blue)


def dice_seed(seed: int) -> int:
    """The seed of the dice in the ring, ``seed`` being that of the bout: what stands in its record."""
    return derive_seed(seed, "bout")


def aftermath_seed(seed: int) -> int:
    """The seed of the dice after a bout (C11, C21, C63), ``seed`` being that of the bout."""
    return derive_seed(seed, "aftermath")


def is_of(record: Begun, setup: Setup, seed: int) -> bool:
    """Whether a record is of the bout to be fought from ``setup``, ``seed`` being that of the dice in the ring.

    Where people threw the dice the seed decided nothing, so any will do.
    """
    try:
        same = not any(differences(record, setup))
    except RingsideError:
        return False
    return same and (record.seed == seed or record.dice is not None)


def differences(record: Begun, setup: Setup) -> Iterator[str]:
    """What a record tells otherwise than the bout it is to be of: its bout system, rules, cards or terms.

    Options the record is too old to know are at their defaults.  Raises ``RingsideError`` for cards or terms that its
    system does not take.
    """
    info = setup.engine.info
    if record.engine != info.system:
        yield "bout system"
        return
    if record.rules_version != info.rules_version:
        yield "rules"
    told = setup_in(record)
    if (told.red, told.blue) != (setup.red, setup.blue):
        yield "cards"
    if told.terms != setup.terms:
        yield "terms"
