"""The stories of the news: what they are about, how large they are printed, which are wanted."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field, replace
from enum import Enum

from ringside_manager.campaign.belts import TitleResult, title_results
from ringside_manager.campaign.books import Books, NewsItem, NewsKind
from ringside_manager.office.facts.news_results import ResultFacts, result_facts
from ringside_manager.office.facts.news_sentences import acting_managers

# Stories of the news as values: what they are about, how large they are printed, which are wanted


class Topic(Enum):
    """What a story is filed under."""

    TITLES = "titles"
    RESULTS = "results"
    TOURNAMENTS = "tournaments"
    MONEY = "money"
    CAREERS = "careers"
    """Who comes, who goes, who retires."""
    LEAGUE = "league"


class Weight(Enum):
    """How large a story is printed."""

    LEAD = "lead"
    STORY = "story"
    BRIEF = "brief"


@dataclass(frozen=True, slots=True)
class StoryFacts:
    """Facts beside those of a result: names of managers and things, ``amount`` in dollars.

    ``word`` is a reason, ``cup_name`` a tournament, ``count`` its entrants, ``percent`` a manager's new share.
    ``career`` is the record of whoever retires in ``bouts`` bouts, ``champion`` says whether he held the title then
    (1) or ever (2), ``entrance`` how a newcomer came.
    """

    manager: str = ""
    giver: str = ""
    word: str = ""
    cup_name: str = ""
    amount: int = 0
    count: int = 0
    percent: int = 0
    night: int = 0
    career: str = ""
    champion: int = 0
    bouts: int = 0
    entrance: str = ""


@dataclass(frozen=True, slots=True)
class StoryRow:
    """One story: ``turn`` counts those told before it, ``names`` are those of ``fighters``.

    ``situation`` says what happened, by the names of the phrase files; ``result`` tells a bout that was fought.
    """

    entry: int
    night: int
    turn: int
    situation: str
    topic: Topic
    weight: Weight
    names: tuple[str, ...]
    fighters: tuple[int, ...]
    managers: tuple[int, ...]
    bout: int | None
    facts: StoryFacts
    result: ResultFacts | None = None


# What the news are about: for every story its facts, from which a reporter writes; no prose


@dataclass(slots=True)
class _Desk:
    """What stories are written from, read once."""

    books: Books
    items: list[NewsItem]
    titles: dict[int, TitleResult]
    beside: dict[int, list[NewsItem]] = field(default_factory=dict)
    """News that belong to the story of a bout, by its number."""
    vacated: set[int] = field(default_factory=set)
    """Entries by which a champion gave up his title."""


def edition(
    books: Books,
    topics: Collection[Topic] = (),
    manager: int | None = None,
    words: str = "",
    *,
    most: int = 60,
) -> tuple[tuple[StoryRow, ...], bool]:
    """Return the latest ``most`` stories, whole nights of them, the largest of a night first, and whether there are older ones.

    Only those on ``topics``, about ``manager`` or his fighters of that day, and with ``words`` (parts of names) in
    them, each if it is given.
    """
    desk = _open_desk(books)
    needle = words.casefold().split()
    found: list[StoryRow] = []
    for turn in range(len(desk.items) - 1, -1, -1):
        item = desk.items[turn]
        if found and len(found) >= most and item.night != found[-1].night:
            return _by_night(found), True
        if (
            (not topics or topic_of(books, item) in topics)
            and (manager is None or manager in managers_of(books, item))
            and (not needle or _mentions(books, item, needle))
        ):
            found.append(_story(desk, item, turn))
    return _by_night(found), False


_MERGED = frozenset(
    {
        NewsKind.IMPROVED,
        NewsKind.ADVANCED,
        NewsKind.DEFENDED,
        NewsKind.CROWNED,
        NewsKind.TOURNAMENT_WON,
    }
)
"""Told in the story of the bout they came of."""


def _open_desk(books: Books) -> _Desk:
    desk = _Desk(books, [], title_results(books))
    for item in books.news:
        if item.kind is NewsKind.RESULT:  # every other item is one, and is asked no more
            desk.items.append(item)
        elif item.kind in _MERGED and item.bout is not None:
            desk.beside.setdefault(item.bout, []).append(item)
        elif item.kind is NewsKind.VACATED:
            desk.vacated.add(item.entry)
        elif _is_told(books, item):
            desk.items.append(item)
    return desk


def _is_told(books: Books, item: NewsItem) -> bool:
    """Whether an item has a story of its own: of bouts made only those for a title and eliminators, of signings not the first."""
    if item.kind is NewsKind.BOUT_MADE:
        return item.bout is not None and (books.bouts[item.bout].title or books.bouts[item.bout].eliminator)
    if item.kind is NewsKind.SIGNED:
        return item.night > 0
    return item.kind is not NewsKind.SEATED


_SITUATIONS: dict[NewsKind, tuple[str, Topic, Weight]] = {
    NewsKind.FOUNDED: ("founded", Topic.LEAGUE, Weight.STORY),
    NewsKind.SIGNED: ("signed", Topic.CAREERS, Weight.BRIEF),
    NewsKind.SOLD: ("sold", Topic.MONEY, Weight.STORY),
    NewsKind.TRADED: ("traded", Topic.MONEY, Weight.STORY),
    NewsKind.BOUT_MADE: ("title_made", Topic.TITLES, Weight.STORY),
    NewsKind.BOUT_CANCELLED: ("cancelled", Topic.LEAGUE, Weight.BRIEF),
    NewsKind.DATE_WON: ("date_won", Topic.MONEY, Weight.BRIEF),
    NewsKind.RESULT: ("result", Topic.RESULTS, Weight.STORY),
    NewsKind.RENEWED: ("renewed", Topic.MONEY, Weight.BRIEF),
    NewsKind.HURT: ("hurt", Topic.CAREERS, Weight.BRIEF),
    NewsKind.EXTENDED: ("extended", Topic.CAREERS, Weight.BRIEF),
    NewsKind.RELEASED: ("released", Topic.CAREERS, Weight.BRIEF),
    NewsKind.STRIPPED: ("stripped", Topic.TITLES, Weight.LEAD),
    NewsKind.CALLED_OUT: ("called_out", Topic.MONEY, Weight.STORY),
    NewsKind.CALL_DECLINED: ("call_declined", Topic.MONEY, Weight.STORY),
    NewsKind.BET_WON: ("bet_won", Topic.MONEY, Weight.BRIEF),
    NewsKind.STAKE_WON: ("stake_won", Topic.MONEY, Weight.BRIEF),
    NewsKind.MANDATORY: ("mandatory", Topic.TITLES, Weight.STORY),
    NewsKind.UNDISPUTED: ("undisputed", Topic.TITLES, Weight.LEAD),
    NewsKind.BELTS_NAMED: ("belts_named", Topic.TITLES, Weight.BRIEF),
    NewsKind.CLAIM_LOST: ("claim_lost", Topic.TITLES, Weight.BRIEF),
    NewsKind.MOVED: ("moved", Topic.CAREERS, Weight.STORY),
    NewsKind.CROWNED: ("crowned", Topic.TITLES, Weight.LEAD),
    NewsKind.RETIRED: ("retired", Topic.CAREERS, Weight.STORY),
    NewsKind.RETURNED: ("returned", Topic.CAREERS, Weight.STORY),
    NewsKind.ADVANCED: ("walkover", Topic.TOURNAMENTS, Weight.BRIEF),
    NewsKind.TOURNAMENT_DRAWN: ("tournament_drawn", Topic.TOURNAMENTS, Weight.STORY),
    NewsKind.TOURNAMENT_WON: ("tournament_won", Topic.TOURNAMENTS, Weight.LEAD),
    NewsKind.TOURNAMENT_LEFT: ("tournament_left", Topic.TOURNAMENTS, Weight.BRIEF),
    NewsKind.RANK_GIVEN: ("rank_given", Topic.TITLES, Weight.STORY),
    NewsKind.BRANCHED: ("branched", Topic.LEAGUE, Weight.LEAD),
    NewsKind.ENDED: ("ended", Topic.LEAGUE, Weight.LEAD),
    NewsKind.PROLONGED: ("prolonged", Topic.LEAGUE, Weight.LEAD),
    NewsKind.HOUSE_RULES: ("house_rules", Topic.LEAGUE, Weight.LEAD),
}


def topic_of(books: Books, item: NewsItem) -> Topic:
    """What an item's story is filed under; the end of a champion's career is about the title."""
    if item.kind is NewsKind.RESULT and item.bout is not None and books.bouts[item.bout].title:
        return Topic.TITLES
    return _SITUATIONS[item.kind][1] if item.kind in _SITUATIONS else Topic.LEAGUE


def _story(desk: _Desk, item: NewsItem, turn: int) -> StoryRow:
    books = desk.books
    situation, _, weight = _SITUATIONS.get(item.kind, ("", Topic.LEAGUE, Weight.BRIEF))
    result = None
    if item.kind is NewsKind.RESULT and item.bout is not None:
        beside = desk.beside.get(item.bout, [])
        result = result_facts(books, books.bouts[item.bout], desk.titles.get(item.bout), beside)
        situation = "result" if books.bouts[item.bout].winner is not None else "drawn"
        weight = Weight.LEAD if result.belt else _weight(result)
    if item.kind is NewsKind.RANK_GIVEN and not item.amount:
        situation = "rank_lifted"
    if item.kind is NewsKind.BOUT_MADE and item.bout is not None and not books.bouts[item.bout].title:
        situation = "eliminator_made"
    if item.kind is NewsKind.TOURNAMENT_WON and (item.managers or len(item.fighters) == 1):
        situation = "stable_won" if item.managers else "cup_won"
    if item.kind is NewsKind.TOURNAMENT_LEFT and len(item.fighters) > 1:
        situation = "tournament_substitute"
    facts = _facts(desk, item)
    if facts.champion == 1:
        weight = Weight.LEAD
    return StoryRow(
        item.entry,
        item.night,
        turn,
        situation,
        topic_of(books, item),
        weight,
        tuple(books.fighters[number].name for number in item.fighters),
        item.fighters,
        managers_of(books, item),
        item.bout,
        facts,
        result,
    )


def _weight(result: ResultFacts) -> Weight:
    if result.cup == "final" or result.upset == "shock":
        return Weight.LEAD
    plain = not (result.upset or result.ended >= 4 or result.streak >= 6 or result.arena in {"best", "high"})
    return Weight.BRIEF if plain and result.arena == "pits" and not result.cup else Weight.STORY


def _facts(desk: _Desk, item: NewsItem) -> StoryFacts:
    books = desk.books
    manager, giver = (*acting_managers(books, item), "", "")[:2]
    if item.kind is NewsKind.ENDED:
        manager = ", ".join(books.managers[number].name for number in item.managers)
    cup = item.kind in _OF_CUPS
    facts = StoryFacts(
        manager,
        giver,
        word="" if cup else item.word,
        cup_name=item.word if cup else "",
        amount=abs(item.amount) // 100 if item.kind in _PRICED else 0,
        count=_count(item),
        percent=item.amount if item.kind is NewsKind.RENEWED else 0,
        night=_night(books, item),
    )
    return _person(desk, item, facts) if item.kind in (NewsKind.RETIRED, NewsKind.SIGNED) else facts


def _count(item: NewsItem) -> int:
    """How many enter a tournament; a rank given, the last night of a campaign, nights without a defence, years away."""
    if item.kind in (NewsKind.RANK_GIVEN, NewsKind.PROLONGED, NewsKind.STRIPPED, NewsKind.RETURNED):
        return item.amount
    return len(item.fighters) if item.kind is NewsKind.TOURNAMENT_DRAWN else 0


_OF_CUPS = (
    NewsKind.TOURNAMENT_DRAWN,
    NewsKind.ADVANCED,
    NewsKind.TOURNAMENT_WON,
    NewsKind.TOURNAMENT_LEFT,
)
_STAKED = (NewsKind.CALLED_OUT, NewsKind.CALL_DECLINED, NewsKind.STAKE_WON, NewsKind.BET_WON)
_PRICED = frozenset({NewsKind.SIGNED, NewsKind.SOLD, NewsKind.TRADED, NewsKind.DATE_WON, *_STAKED})
"""What an item's amount in cents was paid for."""


def _night(books: Books, item: NewsItem) -> int:
    """The night to come a story speaks of, 0 if of none."""
    if item.kind is NewsKind.TOURNAMENT_DRAWN and item.entry in books.tournaments:
        return books.tournaments[item.entry].first_night
    if item.kind in (NewsKind.HURT, NewsKind.EXTENDED):
        return item.amount
    return books.bouts[item.bout].night if item.bout is not None else 0


def _person(desk: _Desk, item: NewsItem, facts: StoryFacts) -> StoryFacts:
    """Who comes or goes; a retired man's record changes no more."""
    page = desk.books.fighters[item.fighters[0]]
    facts = replace(facts, entrance=page.entrance.value)
    if item.kind is not NewsKind.RETIRED:
        return facts
    tally = page.tally
    champion = 1 if item.entry in desk.vacated else 2 * bool(desk.books.reigns_of(page.number))
    career = f"{tally.wins}-{tally.losses}-{tally.draws}"
    return replace(facts, career=career, champion=champion, bouts=tally.bouts)


def managers_of(books: Books, item: NewsItem) -> tuple[int, ...]:
    """Whom an item concerns: managers named in it, those of the bout, and of the fighters today."""
    found: dict[int, None] = dict.fromkeys(item.managers)
    if item.bout is not None and item.bout in books.bouts:
        found |= dict.fromkeys(number for number in books.bouts[item.bout].managers if number is not None)
    if item.kind is not NewsKind.RESULT:
        owners = (books.fighters[number].manager for number in item.fighters)
        found |= dict.fromkeys(number for number in owners if number is not None)
    return tuple(found)


def _mentions(books: Books, item: NewsItem, needle: list[str]) -> bool:
    told = " ".join(_named(books, item)).casefold()
    return all(word in told for word in needle)


def _named(books: Books, item: NewsItem) -> Iterator[str]:
    yield item.word
    for number in item.fighters:
        yield books.fighters[number].name
    for number in managers_of(books, item):
        yield books.managers[number].name


_ORDER = {Weight.LEAD: 0, Weight.STORY: 1, Weight.BRIEF: 2}


def _by_night(found: list[StoryRow]) -> tuple[StoryRow, ...]:
    return tuple(sorted(found, key=lambda story: (-story.night, _ORDER[story.weight], -story.turn)))
