"""The title: who fights for it, what a bout decided about it, who is due while it is vacant and who after that (C3, C40, C49, C60-C66)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from ringside_manager.bout.corner import Corner
from ringside_manager.campaign.belts import vacant_belts, vacant_since
from ringside_manager.campaign.books import (
    Answer,
    Books,
    BoutBook,
    Conduct,
    Division,
    FighterBook,
)
from ringside_manager.campaign.bouts import fit_from, is_hurt, rested_from
from ringside_manager.campaign.rankings import CHAMPION
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say

# When the title is at stake, who holds it afterwards, who fights for it when vacant (C40, C65, C66)


F = TypeVar("F")
"""Whatever the league knows a fighter by."""


def title_objection(ranks: tuple[int | None, int | None]) -> str:
    """Why the champion does not meet a ranked contender, as a sentence; empty if he does (C40).

    ``ranks`` are those of red and blue before the night: 0 the champion, ``None`` unranked.
    """
    if CHAMPION not in ranks:
        return say("Neither of the two is the champion.")
    if None in ranks:
        return say("The champion's opponent is not ranked.")
    return ""


def check_title(ranks: tuple[int | None, int | None]) -> None:
    """Raise ``RuleError`` C40 unless the champion meets a ranked contender."""
    objection = title_objection(ranks)
    if objection:
        raise against(
            "C40",
            "This cannot be a title bout. {objection}",
            objection=objection,
            next_step=say("Make it a bout without the title, or match the champion with a ranked contender."),
        )


def champion_after(champion: F | None, pair: tuple[F, F], winner: Corner | None) -> F | None:
    """Who is champion from the end of a title bout; ``None`` if the title stays vacant (C49, C65, C66).

    ``pair`` is red and blue.  In a drawn tournament final ``winner`` is the corner that goes on (C63).
    """
    return champion if winner is None else pair[winner.index]


def vacant_title_pair(ranking: Iterable[tuple[F, bool]]) -> tuple[F, F] | None:
    """The two highest-ranked contenders whose managers accept, the higher first; ``None`` if not two (C66).

    ``ranking`` is in the order of ranks: contenders, and whether the manager of each accepts.
    """
    willing = [fighter for fighter, accepts in ranking if accepts]
    return (willing[0], willing[1]) if len(willing) >= 2 else None


# The program as promoter (C3): what it approves where the rules leave it to the promoter


def title_is_due(books: Books, champion: FighterBook, night: int) -> bool:
    """Whether the title has rested long enough to be at stake on ``night``."""
    latest = _latest_title_night(books, champion)
    return latest is None or night - latest >= books.house.titles.nights


def check_title_due(books: Books, champion: FighterBook, night: int) -> None:
    """Raise ``RuleError`` C3 unless the program's promoter wants a title bout on ``night``."""
    if not title_is_due(books, champion, night):
        latest, between = _latest_title_night(books, champion) or 0, books.house.titles.nights
        raise against(
            "C3",
            "The promoter wants {title_nights} nights between title bouts; the last was on night {latest}.",
            title_nights=between,
            latest=latest,
            next_step=say(
                "Offer it for night {title_nights} or later, or box without the title.",
                title_nights=latest + between,
            ),
        )


def check_challenger(books: Books, challenger: FighterBook) -> None:
    """Raise ``RuleError`` C3 unless the program's promoter approves the challenger for the title, which he has won by Y14."""
    if has_claim(books, challenger):
        return
    if challenger.rank is None or challenger.rank > books.house.titles.contenders:
        raise against(
            "C3",
            "The promoter approves title bouts against the {title_contenders} best-ranked contenders; {name} is {challenger}.",
            title_contenders=books.house.titles.contenders,
            name=challenger.name,
            challenger=_standing(challenger),
            next_step=say("Match the champion with a higher-ranked contender, or box without the title."),
        )
    if _challenged_last(books, challenger):
        raise against(
            "C3",
            "{name} fought for the title in its last bout; the promoter wants another challenger.",
            name=challenger.name,
            next_step=say("Let somebody else challenge first."),
        )


def outside_contender(
    books: Books, champion: FighterBook, challenger: FighterBook, night: int
) -> FighterBook | None:
    """The best-ranked contender of another stable whom the title should go to on ``night`` (C79).

    ``None`` where the two are not of one stable, nobody else who may challenge is rested, or the league of old has no such rule.
    """
    if books.options.conduct is Conduct.IN_TURN or champion.manager != challenger.manager:
        return None
    if has_claim(books, challenger):
        return None
    ranking = books.divisions[champion.weight_class].ranking[: books.house.titles.contenders]
    contenders = (books.fighters[number] for number in ranking)
    return next(
        (
            other
            for other in contenders
            if other.manager not in (None, champion.manager)
            and approves(books, other)
            and is_rested(books, other, night)
        ),
        None,
    )


def check_home_title(books: Books, champion: FighterBook, challenger: FighterBook, night: int) -> None:
    """Raise ``RuleError`` C79 for a title bout within a stable while the promoter knows of another challenger."""
    other = outside_contender(books, champion, challenger, night)
    if other is not None:
        raise against(
            "C79",
            "The promoter wants no title bout within a stable while a contender of another is rested: {name}, ranked {rank}.",
            name=other.name,
            rank=other.rank,
            next_step=say("Match the champion with {name}, or box without the title.", name=other.name),
        )


def idle_since(books: Books, champion: FighterBook) -> int:
    """Return the night from which a champion's time runs: his latest title bout, made ones too, or the first of his reign (Y12)."""
    reign = books.divisions[champion.weight_class].reign_of(champion.number)
    return max(reign.from_night, _latest_title_night(books, champion) or 0)


def mandatory_challenger(books: Books, champion: FighterBook, night: int) -> FighterBook | None:
    """Return whom alone the champion may meet for the title on ``night``, or None if nobody is named (Y12, Y14).

    Who has won an eliminator, unless he is hurt; else the best-ranked of those the program approves of who are rested and
    unhurt, men of other stables before his own.
    """
    first = claimant(books, books.divisions[champion.weight_class])
    if first is not None and not is_hurt(books, first, night):
        return first
    wait = books.house.titles.mandatory_nights
    if not wait or night - idle_since(books, champion) < wait:
        return None
    ranking = books.divisions[champion.weight_class].ranking[: books.house.titles.contenders]
    found = [
        other
        for other in map(books.fighters.__getitem__, ranking)
        if other.manager is not None and approves(books, other) and is_rested(books, other, night)
    ]
    return min(found, key=lambda other: other.manager == champion.manager, default=None)


def check_mandatory(books: Books, champion: FighterBook, challenger: FighterBook, night: int) -> None:
    """Raise ``RuleError`` Y12 for another challenger once there is a mandatory one."""
    due = mandatory_challenger(books, champion, night)
    if due is not None and due.number != challenger.number:
        raise against(
            "Y12",
            "{champion} has not defended the title since night {since}; the mandatory challenger is {name}, ranked {rank}.",
            champion=champion.name,
            since=idle_since(books, champion),
            name=due.name,
            rank=due.rank,
            next_step=say("Match the champion with {name}, or box without the title.", name=due.name),
        )


def claimant(books: Books, division: Division) -> FighterBook | None:
    """Return who has won an eliminator and not boxed for the title since, or None (Y14).

    His right rests while he has no rank or no manager, and in a league that has given up eliminators.
    """
    if division.claim is None or not books.house.titles.eliminator_ranks:
        return None
    page = books.fighters[division.claim.fighter]
    return page if page.rank and page.manager is not None else None


def has_claim(books: Books, challenger: FighterBook) -> bool:
    """Return whether a contender is mandatory challenger by an eliminator (Y14)."""
    first = claimant(books, books.divisions[challenger.weight_class])
    return first is not None and first.number == challenger.number


def check_claim(books: Books, champion: FighterBook, challenger: FighterBook, night: int) -> None:
    """Raise ``RuleError`` Y14 for another challenger than him who has won an eliminator, unless he is hurt."""
    first = claimant(books, books.divisions[champion.weight_class])
    if first is None or first.number == challenger.number or is_hurt(books, first, night):
        return
    raise against(
        "Y14",
        "{name} has won an eliminator: he is the mandatory challenger of {champion}.",
        name=first.name,
        champion=champion.name,
        next_step=say("Match the champion with {name}, or box without the title.", name=first.name),
    )


def is_stripped(books: Books, champion: FighterBook, night: int) -> bool:
    """Return whether the champion loses the title after ``night``, not having defended it in time (Y12).

    Time stands still while an injury keeps him out; a title bout that is made counts as held.
    """
    limit = books.house.titles.strip_nights
    return 0 < limit <= night - idle_since(books, champion) and not is_hurt(books, champion, night + 1)


def approves(books: Books, challenger: FighterBook) -> bool:
    """Whether ``check_challenger`` lets him pass."""
    if has_claim(books, challenger):
        return True
    high = challenger.rank is not None and challenger.rank <= books.house.titles.contenders
    return high and not _challenged_last(books, challenger)


def _standing(fighter: FighterBook) -> str:
    return say("ranked {rank}", rank=fighter.rank) if fighter.rank else say("not ranked")


def _challenged_last(books: Books, challenger: FighterBook) -> bool:
    """Whether the title's latest bout was his, unless there is no other contender to choose."""
    division = books.divisions[challenger.weight_class]
    if len(division.ranking) < 2:
        return False
    latest = (_latest_title_bout(books, books.fighters[champion]) for champion in division.champions)
    return any(bout is not None and challenger.number in bout.fighters for bout in latest)


def _latest_title_bout(books: Books, champion: FighterBook) -> BoutBook | None:
    bouts = (books.bouts[bout] for bout in reversed([*champion.bouts, *champion.booked]))
    return next((bout for bout in bouts if bout.title), None)


def _latest_title_night(books: Books, champion: FighterBook) -> int | None:
    latest = _latest_title_bout(books, champion)
    return None if latest is None else latest.night


# A vacant title: who may fight for it next (C66)


_NO = (Answer.REFUSED, Answer.LAPSED, Answer.WITHDRAWN)


def is_vacant(books: Books, division: Division) -> bool:
    """Whether there has been a champion and now there is none, of one belt at least (C66, Y16)."""
    return bool(vacant_belts(books, division))


def title_vacant_since(books: Books, division: Division) -> int:
    """The night since which the title, or the first belt without a holder, is vacant; one must be."""
    return vacant_since(division, vacant_belts(books, division)[0])


def is_title_booked(books: Books, division: Division) -> bool:
    """Whether a bout for the title is made already; while a belt is vacant, one for that belt."""
    champions = division.champions if is_vacant(books, division) else ()
    booked = (books.bouts[bout] for number in division.roster for bout in books.fighters[number].booked)
    return any(bout.title and not any(man in champions for man in bout.fighters) for bout in booked)


def due_pair(
    books: Books, division: Division, night: int, *, silent: frozenset[int] = frozenset()
) -> tuple[int, int] | None:
    """The two highest-ranked contenders whose managers have not declined and who are rested on ``night`` (C66).

    ``silent`` are fighters whose managers let the time pass without a word.  ``None`` if there are no
    two among the best the title waits for.  Who has won an eliminator is the first of the two (Y14).
    """
    declined = frozenset(_declined(books, division)) | silent
    first = claimant(books, division)
    ranking = sorted(division.ranking, key=lambda number: first is None or number != first.number)
    willing = [number for number in ranking if number not in declined][: books.house.titles.vacant_from]
    return vacant_title_pair((number, is_rested(books, books.fighters[number], night)) for number in willing)


def is_patience_over(books: Books, division: Division, night: int) -> bool:
    """Whether contenders who have said nothing are passed over from ``night`` on."""
    return night - title_vacant_since(books, division) >= books.house.titles.nights


def check_due_pair(
    books: Books, division: Division, pair: tuple[FighterBook, FighterBook], night: int
) -> None:
    """Raise ``RuleError`` C66 unless these two are next in line for the vacant title on ``night``."""
    due = due_pair(books, division, night)
    if due is not None and {fighter.number for fighter in pair} == set(due):
        return
    named = {"one": pair[0].name, "other": pair[1].name, "night": night}
    if due is not None:
        first, second = (books.fighters[number].name for number in due)
        why = say(
            "{one} and {other} are not the two highest-ranked contenders who would fight for the vacant title on night {night}; these are {first} and {second}.",
            **named, first=first, second=second,
        )  # fmt: skip
    else:
        why = say(
            "{one} and {other} are not the two highest-ranked contenders who would fight for the vacant title on night {night}.",
            **named,
        )
    raise RuleError(
        "C66", why, next_step=say("Wait until those before them have declined, or box without the title.")
    )


def _declined(books: Books, division: Division) -> Iterator[int]:
    """Whose managers said no to a bout for the title, or let the offer lapse, since it fell vacant."""
    since = title_vacant_since(books, division)
    for offer in reversed(books.offers.values()):
        if offer.made_night < since:
            return
        both_active = not any(books.fighters[number].is_retired for number in (offer.red, offer.blue))
        if offer.title and both_active and offer.answer in _NO:
            yield offer.red if offer.answer is Answer.WITHDRAWN else offer.blue


def is_rested(books: Books, fighter: FighterBook, night: int) -> bool:
    """Whether he can box on ``night``: unhurt, without a carried loss and without a bout close by (C2, C55, Y4)."""
    if night < fit_from(books, fighter):
        return False
    booked = (books.bouts[bout].night for bout in fighter.booked)
    return all(
        night >= rested_from(books.house.rest, other) or other >= rested_from(books.house.rest, night)
        for other in booked
    )
