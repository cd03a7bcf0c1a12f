"""Stories of the news as values: what they are about, how large they are printed, which are wanted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ringside_manager.office.queries.news_results import ResultFacts


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


@dataclass(frozen=True, slots=True)
class NewsFilter:
    """Which stories are wanted; what is empty lets all pass.

    ``manager``: about him or his fighters of that day; ``words``: parts of names of people in it.
    """

    topics: frozenset[Topic] = frozenset()
    manager: int | None = None
    words: str = ""


@dataclass(frozen=True, slots=True)
class Edition:
    """Stories, the latest night first and in it the largest first; ``more``: there are older ones."""

    stories: tuple[StoryRow, ...]
    more: bool = False
