"""The house rules of a league: every number of the campaign's rules that a club may want otherwise, as one pack.

``BY_THE_BOOK`` is the law.  A chapter stands beside the functions that go by it; those whose functions read the books
stand here.  What a number means (unit, range, rule, reason) is declared where it stands, and everything else is made
from that: the reader of files, the tables of the documents, the forms of the window.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import pairwise

from ringside_manager.campaign.arenas import ArenaTable
from ringside_manager.campaign.contracts import Contracts
from ringside_manager.campaign.numbers import Number, Unit, changed, house_number, numbers_in
from ringside_manager.campaign.progress import Experience, Injuries, Retirement, Share
from ringside_manager.campaign.rankings import Idleness, Popularity, RankPop
from ringside_manager.campaign.tournament import TournamentRules
from ringside_manager.campaign.wagers import Wagers
from ringside_manager.campaign.years import WeightRules, Years
from ringside_manager.language import later, say

BOOK = "by_the_book"
"""The name of the pack that is the law."""


@dataclass(frozen=True, slots=True)
class Proposed:
    """What a league is founded with unless its managers agree on something else (C6, C53, C60, C70)."""

    nights: int = house_number(
        52,
        "C70",
        Unit.NIGHTS,
        (1, 5200),
        later("Fight nights of a campaign"),
        later("How long a campaign lasts: a year of weekly nights."),
        founding=True,
    )
    stable_size: int = house_number(
        4,
        "C6",
        Unit.FIGHTERS,
        (1, 100),
        later("Fighters in a stable"),
        later("How many fighters a manager begins with."),
        founding=True,
    )
    stake_dollars: int = house_number(
        1_000,
        "C6",
        Unit.DOLLARS,
        (1, 1_000_000),
        later("Stake at an auction"),
        later("What each manager bids with in an auction."),
        founding=True,
    )
    tournament_night: int = house_number(
        1,
        "C60",
        Unit.NIGHTS,
        (1, 5200),
        later("First night of the title tournament"),
        later("The first night of the tournament for the title: before its end nobody has a rank."),
        founding=True,
    )
    card_cap: int = house_number(
        0,
        "C53",
        Unit.BOUTS,
        (0, 1_000),
        later("Bouts on a card at most"),
        later("The most bouts an arena's card holds; with 0 there is no limit and no dispute."),
        founding=True,
    )


@dataclass(frozen=True, slots=True)
class Rest:
    """How long a bout stays in the bones (C55, C57)."""

    nights: int = house_number(
        4,
        "C55",
        Unit.NIGHTS,
        (1, 26),
        later("Nights of rest"),
        later("Nights from one bout to the next that carries nothing over."),
    )
    carried_percent: int = house_number(
        100,
        "C57",
        Unit.PERCENT,
        (0, 100),
        later("Loss carried over"),
        later("How much of a loss is carried into a bout before that."),
    )


@dataclass(frozen=True, slots=True)
class TitleRules:
    """What the program approves of as promoter, and whom a vacant title waits for (C3, C66)."""

    contenders: int = house_number(
        5,
        "C3",
        Unit.RANKS,
        (1, 50),
        later("Ranks that may challenge"),
        later(
            "Only these ranks may challenge: a champion would else draw the title purse against the weakest man."
        ),
    )
    nights: int = house_number(
        8,
        "C3",
        Unit.NIGHTS,
        (1, 104),
        later("Nights between title bouts"),
        later("Nights between two bouts for the title, so that it stays an event."),
    )
    vacant_from: int = house_number(
        4,
        "C66",
        Unit.RANKS,
        (2, 50),
        later("Ranks a vacant title waits for"),
        later("A vacant title waits for two of these, rather than go to whoever is rested."),
    )
    mandatory_nights: int = house_number(
        0,
        "Y12",
        Unit.NIGHTS,
        (0, 520),
        later("Nights to a mandatory challenger"),
        later("So many nights after the last title bout only the best contender may challenge; 0 for never."),
    )
    strip_nights: int = house_number(
        0,
        "Y12",
        Unit.NIGHTS,
        (0, 520),
        later("Nights a title lasts without a defence"),
        later("So many nights after the last title bout an idle champion loses the title; 0 for never."),
    )
    belts: int = house_number(
        1,
        "Y16",
        Unit.BELTS,
        (1, 4),
        later("Belts a class"),
        later("So many belts every weight class has, each with a champion of its own."),
    )
    eliminator_ranks: int = house_number(
        0,
        "Y14",
        Unit.RANKS,
        (0, 50),
        later("Ranks that may box an eliminator"),
        later("Two of these may box for the right to be mandatory challenger; 0 for no eliminators."),
    )
    eliminator_nights: int = house_number(
        3,
        "Y14",
        Unit.NIGHTS,
        (0, 520),
        later("Nights until the program orders an eliminator"),
        later(
            "So many nights after the last title bout and the last eliminator the program orders one; 0 for never."
        ),
    )
    eliminator_apart: int = house_number(
        26,
        "Y14",
        Unit.NIGHTS,
        (0, 520),
        later("Nights between eliminators of the same two"),
        later(
            "Who has met his man within so many nights meets another, so that the right is not boxed for twice."
        ),
    )


@dataclass(frozen=True, slots=True)
class HouseRules:
    """All numbers, by chapter.  Raises ``ValueError`` for one out of its range and for numbers that contradict each other."""

    proposed: Proposed = field(default=Proposed())
    experience: Experience = field(default=Experience())
    retirement: Retirement = field(default=Retirement())
    share: Share = field(default=Share())
    popularity: Popularity = field(default=Popularity())
    rank_pop: RankPop = field(default=RankPop())
    arenas: ArenaTable = field(default=ArenaTable())
    rest: Rest = field(default=Rest())
    tournament: TournamentRules = field(default=TournamentRules())
    titles: TitleRules = field(default=TitleRules())
    injuries: Injuries = field(default=Injuries())
    idleness: Idleness = field(default=Idleness())
    years: Years = field(default=Years())
    contracts: Contracts = field(default=Contracts())
    weights: WeightRules = field(default=WeightRules())
    wagers: Wagers = field(default=Wagers())

    def __post_init__(self) -> None:
        for each in numbers_in(self):
            if not each.allows(each.of(self)):
                raise ValueError(f"{each.key} is {each.text(each.of(self))}, which is out of range")
        for wrong in contradictions(self):
            raise ValueError(str(wrong.why))


@dataclass(frozen=True, slots=True)
class Contradiction:
    """Numbers that do not go together: their names, the likeliest to be wrong first, and a sentence that says why."""

    names: tuple[str, ...]
    why: str


def contradictions(rules: HouseRules) -> Iterator[Contradiction]:
    """What in a pack contradicts itself, each number being in its range."""
    yield from _ladder(rules.arenas)
    for name in ("title", "best", "high", "middle", "low", "pits"):
        yield from _row(rules.arenas, name)
    yield from _titles(rules.titles)
    weights = rules.weights
    if weights.most_dry_percent < weights.dry_percent:
        yield _too_much(
            "weights", "dry_percent", weights.dry_percent, "most_dry_percent", weights.most_dry_percent
        )
    wagers = rules.wagers
    if 0 < wagers.most_stake_dollars < wagers.least_stake_dollars:
        yield _too_much(
            "wagers", "least_stake_dollars", wagers.least_stake_dollars,
            "most_stake_dollars", wagers.most_stake_dollars,
        )  # fmt: skip
    experience, share = rules.experience, rules.share
    faces = experience.endurance_faces + experience.agility_faces + experience.counterpunch_faces
    if faces != 10:
        names = tuple(f"experience.{rating}_faces" for rating in ("endurance", "agility", "counterpunch"))
        yield Contradiction(
            names, say("the faces of the ten-sided die come to {faces}, not to 10", faces=faces)
        )
    if share.least > share.most:
        yield _too_much("share", "least", share.least, "most", share.most)
    lengths = rules.arenas.pits.rounds
    if rules.tournament.rounds not in lengths:
        why = say(
            "tournament.rounds is {rounds}, but The Pits allow {shortest} to {longest} rounds",
            rounds=rules.tournament.rounds,
            shortest=lengths[0],
            longest=lengths[-1],
        )
        yield Contradiction(("tournament.rounds", "arenas.pits.shortest", "arenas.pits.longest"), why)
    between = rules.tournament.nights_between
    if between < rules.rest.nights:
        names = "tournament.nights_between", "rest.nights"
        why = say(
            "tournament.nights_between is {between}, less than the {rest} nights of rest.nights: men would carry losses "
            "from round to round",
            between=between,
            rest=rules.rest.nights,
        )
        yield Contradiction(names, why)


def _titles(titles: TitleRules) -> Iterator[Contradiction]:
    for name, least in ("titles.nights", titles.nights), ("titles.mandatory_nights", titles.mandatory_nights):
        if 0 < titles.strip_nights <= least:
            why = say(
                "titles.strip_nights is {strip}, not more than the {least} of {name}: a champion would be stripped before "
                "he may defend",
                strip=titles.strip_nights, least=least, name=name,
            )  # fmt: skip
            yield Contradiction(("titles.strip_nights", name), why)
    if titles.eliminator_ranks == 1:
        yield Contradiction(
            ("titles.eliminator_ranks",),
            say(
                "titles.eliminator_ranks is 1, and an eliminator is between two contenders: 0, or 2 and more"
            ),
        )
    if titles.eliminator_ranks and not titles.mandatory_nights:
        why = say(
            "titles.eliminator_ranks is {ranks} and titles.mandatory_nights 0: who wins an eliminator would be the "
            "mandatory challenger of a league that knows none",
            ranks=titles.eliminator_ranks,
        )
        yield Contradiction(("titles.eliminator_ranks", "titles.mandatory_nights"), why)


def _ladder(table: ArenaTable) -> Iterator[Contradiction]:
    """Each arena asks for at least as much as the one below it (C41-C45)."""
    doors = [
        (name, row.door) for name, row in zip(("best", "high", "middle", "low"), table.rows, strict=False)
    ]
    for (upper, above), (lower, below) in pairwise(doors):
        for part in ("combined", "high", "low"):
            most, least = getattr(above, part), getattr(below, part)
            if most is not None and least is not None and most < least:
                names = f"arenas.{upper}.door.{part}", f"arenas.{lower}.door.{part}"
                why = say(
                    "{name} is {most}, less than the {least} of {other}: a better arena asks for at least as much",
                    name=names[0], most=most, least=least, other=names[1],
                )  # fmt: skip
                yield Contradiction(names, why)


def _row(table: ArenaTable, name: str) -> Iterator[Contradiction]:
    row, place = getattr(table, name), f"arenas.{name}"
    if row.shortest > row.longest:
        yield _too_much(place, "shortest", row.shortest, "longest", row.longest)
    elif row.default_rounds not in row.rounds:
        why = say(
            "{place}.default_rounds is {rounds}, but the arena allows {shortest} to {longest} rounds",
            place=place, rounds=row.default_rounds, shortest=row.shortest, longest=row.longest,
        )  # fmt: skip
        yield Contradiction(
            tuple(f"{place}.{part}" for part in ("default_rounds", "shortest", "longest")), why
        )
    if row.loser_dollars > row.winner_dollars:
        yield _too_much(place, "loser_dollars", row.loser_dollars, "winner_dollars", row.winner_dollars)
    if row.door is not None and row.door.low is not None and row.door.low > row.door.high:
        yield _too_much(f"{place}.door", "low", row.door.low, "high", row.door.high)


def _too_much(place: str, one: str, value: int, other: str, most: int) -> Contradiction:
    names = f"{place}.{one}", f"{place}.{other}"
    why = say(
        "{one} is {value}, more than {other} with {most}",
        one=names[0],
        value=value,
        other=names[1],
        most=most,
    )
    return Contradiction(names, why)


BY_THE_BOOK = HouseRules()
"""The law: the numbers of the printed rules."""


@cache
def numbers() -> tuple[Number, ...]:
    """Every number of the house rules, in the order of the chapters."""
    return tuple(numbers_in(BY_THE_BOOK))


@cache
def by_name() -> Mapping[str, Number]:
    """The same by name."""
    return {each.name: each for each in numbers()}


Differences = tuple[tuple[str, int], ...]
"""The numbers of a pack that differ from the book, by name and in the order of the chapters; popularity in half points."""


def differences(rules: HouseRules, base: HouseRules = BY_THE_BOOK) -> Differences:
    """The numbers of a pack that differ from those of another, the law where none is named."""
    return tuple((each.name, each.of(rules)) for each in numbers() if each.of(rules) != each.of(base))


def agreed(differs: Differences) -> HouseRules:
    """Return the pack that differs so from the law; ``ValueError`` for a name or number there is not."""
    known = by_name()
    for name, _ in differs:
        if name not in known:
            raise ValueError(f"the house rules have no number {name}")
    return changed(BY_THE_BOOK, {known[name].path: value for name, value in differs})


def keeping_founding(rules: HouseRules, before: HouseRules) -> HouseRules:
    """Return a pack with what counts at the founding alone as it was before."""
    return changed(rules, {each.path: each.of(before) for each in numbers() if each.meaning.founding})
