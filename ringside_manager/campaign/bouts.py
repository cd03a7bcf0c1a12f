"""Bouts of the league: how often a fighter boxes and what he carries over, who meets whom, with which dice (C55-C58, C62, CV4, CV62)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ringside_manager.bout import registry
from ringside_manager.bout.chance import derive_seed
from ringside_manager.bout.drive import setup_of as setup_in
from ringside_manager.bout.engine import AnyEngine, Setup
from ringside_manager.bout.record import Begun
from ringside_manager.bout.terms import Carried, full_total, home_loss
from ringside_manager.campaign.books import Books, BoutBook, FighterBook, TournamentBook
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.house_rules import Rest
from ringside_manager.campaign.progress import nights_out
from ringside_manager.errors import RingsideError, RuleError, against
from ringside_manager.language import say

# Fighting again too early: what a fighter carries over, and when he may not start (C55-C58, CV62)


def rested_from(rest: Rest, night: int) -> int:
    """The first night on which a fighter who fought on ``night`` carries nothing over (C55)."""
    return night + rest.nights


def carried(rest: Rest, last_night: int | None, lost: Carried | None, night: int) -> Carried | None:
    """What a fighter carries into a bout on ``night``; ``None`` if he is rested or new (C55, C57).

    ``lost`` is what he lost in his latest bout, on ``last_night``: ``Outcome.loss`` of ``Outcome.start``.  Both
    count from the strength he would have begun with unhindered, so what he carried into that bout is in them.
    Raises ``RuleError`` C2 unless ``night`` comes after ``last_night``.
    """
    if last_night is None or night >= rested_from(rest, last_night):
        return None
    if night <= last_night:
        raise against(
            "C2",
            "A fighter has one bout on a night at most; having fought on night {last_night} he cannot fight on night {night}.",
            last_night=last_night,
            night=night,
            next_step=say("Choose night {last_night} or later.", last_night=last_night + 1),
        )
    if lost is None or rest.carried_percent == 100:
        return lost
    return replace(lost, loss=lost.loss * rest.carried_percent // 100)


def handicap(percent: int) -> Carried | None:
    """What a handicap above another's is as a loss (F66)."""
    return Carried(Format.HANDICAP.value, percent, 100) if percent > 0 else None


def left_behind(brought: Carried | None, loss: int, start: int) -> int:
    """What of a loss of ``start`` is carried on: all but a handicap, which is no damage (C57, F92)."""
    if brought is None or brought.system != Format.HANDICAP.value:
        return loss
    return max(0, loss - start * brought.loss // brought.start)


def out_until(books: Books, fighter: FighterBook) -> int:
    """Return the first night on which an injury lets a fighter box again, 0 if none ever put him out (Y4).

    It is the injury of his latest bout that counted, which may have healed; exhibitions hurt nobody.
    """
    injuries = books.house.injuries
    if not (injuries.ko_nights or injuries.stoppage_nights or injuries.knockdown_nights) or not fighter.bouts:
        return 0
    bout = books.bouts[fighter.bouts[-1]]
    if bout.outcome is None:
        return 0
    out = nights_out(injuries, bout.outcome, bout.corner_of(fighter.number).index)
    return bout.night + out if out else 0


def fit_from(books: Books, fighter: FighterBook) -> int:
    """Return the first night on which a fighter carries nothing over and no injury keeps him out; 0 for a new man (C55, Y4)."""
    rested = 0 if fighter.last_night is None else rested_from(books.house.rest, fighter.last_night)
    return max(rested, out_until(books, fighter))


def is_hurt(books: Books, fighter: FighterBook, night: int) -> bool:
    """Return whether an injury keeps a fighter out on ``night`` (Y4)."""
    return night < out_until(books, fighter)


def check_fit(books: Books, fighter: FighterBook, night: int) -> None:
    """Raise ``RuleError`` Y4 if an injury keeps the fighter out on ``night``."""
    if is_hurt(books, fighter, night):
        raise against(
            "Y4",
            "{name} is hurt and out until night {out}.",
            name=fighter.name,
            out=out_until(books, fighter),
            next_step=say("Choose another fighter, or that night or a later one."),
        )


def starting_total(base_endurance: int, rounds: int, carried: Carried | None) -> int:
    """Return a fighter's total in home points, lowered by what he carries; it may be 0 or less (C57, CV62)."""
    full = full_total(base_endurance, rounds)
    return full - home_loss(carried, full)


def counts_home(system: str) -> bool:
    """Whether a system counts strength in home points; one that is not installed does not."""
    try:
        return registry.get(system).counts_home
    except LookupError:
        return False


def may_start(system: str, base_endurance: int, rounds: int, carried: Carried | None) -> bool:
    """Return whether the fighter would start the bout with anything left (C58, CV62)."""
    if carried is None and full_total(base_endurance, rounds) > 0:
        return True
    if counts_home(system):
        return starting_total(base_endurance, rounds, carried) > 0
    return carried is None or carried.loss < carried.start


def check_start(
    rest: Rest, name: str, system: str, base_endurance: int, rounds: int, carried: Carried | None
) -> None:
    """Raise ``RuleError`` C58 if the fighter would start the bout with nothing left (C58, CV62).

    In home points that is a starting total of 0 or less, under another system a loss of all he had.
    """
    if may_start(system, base_endurance, rounds, carried):
        return
    if counts_home(system):
        most = registry.get(system).info.rounds[-1]
        raise _without_total(rest, name, base_endurance, rounds, carried, most)
    if carried is not None:
        raise against(
            "C58",
            "{name} lost {loss} of {start} in his latest bout and would begin this one with nothing left.",
            name=name,
            loss=carried.loss,
            start=carried.start,
            next_step=say("Give him {rest_nights} nights from that bout.", rest_nights=rest.nights),
        )


def _without_total(
    rest: Rest, name: str, base_endurance: int, rounds: int, carried: Carried | None, most: int
) -> RuleError:
    """Return what is said of a total of 0 or less."""
    total = starting_total(base_endurance, rounds, carried)
    full, longer = full_total(base_endurance, rounds), range(rounds + 1, most + 1)
    enough = next((more for more in longer if starting_total(base_endurance, more, carried) > 0), None)
    advice = []
    if enough:
        advice.append(say("Make it {enough} rounds or more if the arena allows it.", enough=enough))
    if carried:
        advice.append(say("Give him {nights} nights from his latest bout.", nights=rest.nights))
    return against(
        "C58",
        "{name} would start {rounds} rounds with a total of {total} ({full} less {total2} carried over); he must start above 0.",
        name=name,
        rounds=rounds,
        total=total,
        full=full,
        total2=full - total,
        next_step=say("{length} Or: {rest}", length=advice[0], rest=advice[1])
        if len(advice) == 2
        else next(iter(advice), ""),
    )


# What a fighter has promised already: the nights a tournament keeps him for itself (C62)


def is_late(books: Books, drawn: TournamentBook) -> bool:
    """Whether a round has not ended on its night, so that nobody can say when the tournament ends (C62)."""
    current = drawn.bracket.current_round
    return current is not None and books.closed >= drawn.night_of(books.house, current)


def kept_nights(books: Books, drawn: TournamentBook, fighter: int) -> range:
    """The nights on which a tournament keeps a fighter from other bouts; none once he is beaten (C62).

    From four nights before his next round, so that C57 never bites, to the night of the final; of a late
    tournament to the end of the campaign.
    """
    round_number = None if drawn.bracket.winner else drawn.bracket.next_round(fighter)
    if round_number is None or books.fighters[fighter].is_retired or drawn.has_left(fighter):
        return range(0)
    final = drawn.night_of(books.house, drawn.bracket.rounds)
    last = books.options.nights if is_late(books, drawn) else final
    return range(drawn.night_of(books.house, round_number) - books.house.rest.nights + 1, last + 1)


def check_tournaments(books: Books, fighter: FighterBook, night: int) -> None:
    """Raise ``RuleError`` C62 if a tournament keeps the fighter from another bout on ``night``."""
    for drawn in books.tournaments.values():
        kept = kept_nights(books, drawn, fighter.number)
        if night not in kept:
            continue
        if is_late(books, drawn):
            raise against(
                "C62",
                "{name} is still in {name2}, which is late and keeps its men until it is over.",
                name=fighter.name,
                name2=drawn.name,
                next_step=say("Choose another fighter."),
            )
        if kept[0] <= books.closed + 1:
            raise against(
                "C62",
                "{name} is still in {name2} until night {kept}.",
                name=fighter.name,
                name2=drawn.name,
                kept=kept[-1],
                next_step=say("Choose another fighter, or a later night."),
            )
        raise against(
            "C62",
            "{name} is still in {name2} and rests for it from night {kept} to {kept2}.",
            name=fighter.name,
            name2=drawn.name,
            kept=kept[0],
            kept2=kept[-1],
            next_step=say("Choose another fighter, or a night outside these."),
        )


# A bout as it is to be fought: on what terms, with which dice (C57, CV4)


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
