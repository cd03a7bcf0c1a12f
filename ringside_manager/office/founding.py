"""Founding a league: seats, stables by dice, draft or auction, and the tournament for the title (C6-C10, C60)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.engine import EngineInfo
from ringside_manager.bout.terms import complete_options
from ringside_manager.campaign.books import (
    Asking,
    Bidding,
    Books,
    Conduct,
    Countering,
    Dispute,
    Entrance,
    Judgement,
    LeagueOptions,
    Lots,
    Scores,
    StableMethod,
)
from ringside_manager.campaign.house_packs import HousePack
from ringside_manager.campaign.house_rules import BOOK, BY_THE_BOOK, differences
from ringside_manager.campaign.orders import DrawTournament
from ringside_manager.campaign.stables import check_auction
from ringside_manager.errors import UnknownNameError, UsageError, against, excerpt, misused
from ringside_manager.fighters import YEARS
from ringside_manager.fighters.sets import set_named
from ringside_manager.language import say
from ringside_manager.league.business import post_entry
from ringside_manager.league.business.careers import FighterSigned
from ringside_manager.league.business.founding import LeagueFounded
from ringside_manager.league.deeds import Deed, Draft, Entry
from ringside_manager.office.docket import PROGRAM, PROMOTER, Docket, Party
from ringside_manager.office.founding_script import (
    Adviser,
    Choice,
    Filling,
    Founding,
    auction_rules,
    fill_stables,
)
from ringside_manager.office.orders.tournaments import draw_tournament
from ringside_manager.office.ring import PLAIN
from ringside_manager.text_safety import hidden_character, match_key, tidy

LONGEST_NAME = 40
"""Signs in the name of a manager or promoter."""
LONGEST_LEAGUE_NAME = 100
"""Signs in the name of a league."""


@dataclass(slots=True)
class FoundingPaper:
    """The founding act on paper: posted into books of its own until it is written as a whole."""

    books: Books = field(default_factory=Books)
    drafts: list[Draft] = field(default_factory=list)

    def add(self, deed: Deed, record: str | None = None) -> int:
        """Post a deed; the number its entry will have."""
        self.drafts.append(Draft(deed, record))
        number = len(self.drafts)
        post_entry(self.books, Entry(number, 1, 0, PROGRAM, deed, record))
        return number


def founding_act(founding: Founding, choices: Sequence[Choice] | None = None) -> tuple[Draft, ...]:
    """Every deed of the founding.

    ``choices`` are the picks or bids of all seats in turn; without them the program decides for every
    seat as AI managers do.  Raises ``RuleError`` or ``UsageError`` for a league that cannot be founded,
    ``UsageError`` too for choices that are too few or too many.
    """
    return tuple(founded(founding, choices).drafts)


def founded(founding: Founding, choices: Sequence[Choice] | None = None) -> FoundingPaper:
    """The founding on paper, with the books it makes; arguments and errors as ``founding_act``."""
    paper = FoundingPaper()
    chance = founding_chance(founding)
    script = begin(founding, paper, chance)
    if choices is None:
        _decide_all(script, founding)
    else:
        _repeat(script, choices)
    # A tournament for the first champion of every weight class (C60)
    for weight_class in founding.options.weight_classes or ("",):
        name = f"{weight_class} title tournament".strip().capitalize()
        order = DrawTournament(
            name, founding.options.tournament_night, for_title=True, weight_class=weight_class
        )
        draw_tournament(order, Docket(paper.books, paper), Party(PROGRAM, promoter=True), chance)
    _enter_free_agents(founding, paper)
    return paper


def founding_chance(founding: Founding) -> Chance:
    """The dice of the founding: the same whoever decides, so that choices alone make the difference."""
    return SeededChance(derive_seed(founding.seed, "founding"))


def begin(founding: Founding, paper: FoundingPaper, chance: Chance) -> Filling:
    """Write who is there and on what terms; the script that fills the stables, not begun.

    Raises as ``check_founding``.
    """
    check_founding(founding)
    docket = Docket(paper.books, paper)
    docket.write(
        LeagueFounded(
            founding.name,
            founding.system,
            founding.set_name,
            founding.seed,
            founding.promoter,
            founding.options,
        )
    )
    managers = [docket.write(seat.deed) for seat in founding.seats]
    return fill_stables(docket, founding, managers, chance)


def _decide_all(script: Filling, founding: Founding) -> None:
    """The program's choices for every seat."""
    adviser = Adviser(founding)
    turn = next(script, None)
    try:
        while turn is not None:
            turn = script.send(adviser.choice(turn))
    except StopIteration:
        return


def _repeat(script: Filling, choices: Sequence[Choice]) -> None:
    """The choices that were made, all of them and no others."""
    turn = next(script, None)
    for choice in choices:
        if turn is None:
            raise misused("There are more choices than the founding of this league asks for.")
        try:
            turn = script.send(choice)
        except StopIteration:
            turn = None
    if turn is not None:
        raise misused(
            "The stables are not full: choice {choices} is still to be made.", choices=len(choices) + 1
        )


def _enter_free_agents(founding: Founding, paper: FoundingPaper) -> None:
    """Whom nobody drafted or bought stays in the league without a manager, in list order (C8, C9)."""
    if founding.options.stable_method is StableMethod.DICE:
        return  # the list was not used
    signed = {draft.deed.fighter.name for draft in paper.drafts if isinstance(draft.deed, FighterSigned)}
    classes = founding.options.weight_classes or ("",)
    left = (fighter for fighter in founding.fighters if fighter.name not in signed)
    for number, fighter in enumerate(left):
        weight_class = classes[number % len(classes)]
        paper.add(FighterSigned(fighter, None, None, Entrance.POOL, weight_class=weight_class))


def check_founding(founding: Founding) -> None:
    """Whether a league can be founded so, before the first pick or bid.

    Raises ``UnknownNameError`` for a bout system or option there is not, ``UsageError`` for names that
    will not do, ``RuleError`` C3, C61, C62 or C77; a list too short shows when the filling begins (C8, C9).
    """
    registry.get(founding.system).info.terms(None, dict(founding.options.bout_options))
    check_names([seat.name for seat in founding.seats])
    check_promoter(founding.promoter, [seat.name for seat in founding.seats])
    _check_tournament(founding)
    _check_rookies(founding.options)
    options = founding.options
    if options.stable_method is StableMethod.AUCTION:
        stake = options.stake_dollars
        check_auction(auction_rules(options), len(founding.fighters), len(founding.seats), stake)


def entrants_by_class(
    method: StableMethod, managers: int, stable_size: int, listed: int, classes: int = 1
) -> tuple[int, ...]:
    """How many fighters box for the title of every class; at an auction at most, all ``listed`` being sold (C1, C60)."""
    if method is StableMethod.AUCTION:
        return tuple(len(range(number, listed, classes)) for number in range(classes))
    return tuple(managers * len(range(number, stable_size, classes)) for number in range(classes))


def check_names(names: Sequence[str]) -> None:
    """Whether managers can have these names; ``UsageError`` for fewer than two, two alike, or ``check_name``."""
    if len(names) < 2:
        raise misused("A league needs at least two managers.")
    taken: set[str] = set()
    for name in names:
        check_name(name)
        if match_key(name) in taken:
            raise misused("Every manager needs a name of his own; {name} is there twice.", name=excerpt(name))
        taken.add(match_key(name))


def check_promoter(name: str, managers: Sequence[str]) -> None:
    """Whether somebody of this name can be promoter; ``RuleError`` C3 for a manager.  ``""`` is the program."""
    if not name:
        return
    check_name(name)
    if match_key(name) in {match_key(manager) for manager in managers}:
        raise against(
            "C3", "{name} cannot be promoter and manager: a promoter manages no fighters.", name=name
        )


def check_name(name: str) -> None:
    """A name is there, short, printable, and nothing the office calls somebody else; ``UsageError`` if not."""
    _check_shows(name, LONGEST_NAME, say("Give every manager a name."))
    if match_key(name) in (PROGRAM, PROMOTER):
        raise misused(
            "Nobody can be named {name}: that is what the office calls the program and the promoter.",
            name=name,
        )


def check_league_name(name: str) -> None:
    """The name of a league is there, short and printable; ``UsageError`` if not."""
    _check_shows(name, LONGEST_LEAGUE_NAME, say("Give the league a name."))


def _check_shows(name: str, longest: int, missing: str) -> None:
    if not name.strip():
        raise UsageError(missing)
    hidden = hidden_character(name)
    if not match_key(name) or hidden or not name.isprintable():
        raise misused(
            "{name} cannot be a name: write letters or figures that can be seen.", name=excerpt(name)
        )
    if len(name) > longest:
        raise misused(
            "{name} is too long for a name, {name2} signs; {longest} are the most.",
            name=excerpt(name),
            name2=len(name),
            longest=longest,
        )


def _check_rookies(options: LeagueOptions) -> None:
    """A set to take rookies from goes by years, so the first is said (Y7)."""
    if options.rookies_from and not options.first_year:
        raise against(
            "Y7",
            "Rookies from the set {name} come by the year the league plays, and no first year was said.",
            name=options.rookies_from,
            next_step=say("Say first_year, the year of the first season, or have rookies rolled."),
        )


def _check_tournament(founding: Founding) -> None:
    """The tournament for the title begins within the campaign and finds two fighters of every class (C61, C62)."""
    options = founding.options
    if options.tournament_night > options.nights:
        raise against("C62", "A tournament can begin on nights 1 to {nights}.", nights=options.nights)
    classes = len(options.weight_classes)
    if options.stable_method is not StableMethod.AUCTION and options.stable_size < classes:
        raise against(
            "C61",
            "Stables of {stable_size} leave a weight class without fighters: there are {classes}.",
            stable_size=options.stable_size,
            classes=classes,
            next_step=say("Take larger stables or fewer weight classes."),
        )


# The campaign's options as data: name, values, default, explanation, rule (C1, C6, C53-C54, C60, C70)


@dataclass(frozen=True, slots=True)
class CampaignOption:
    """An option of the campaign; ``allowed`` says in words what ``read`` takes (it raises ``ValueError``)."""

    name: str
    allowed: str
    default: str
    explanation: str
    rule: str
    read: Callable[[str], object]


def _whole(low: int, high: int) -> Callable[[str], int]:
    def read(text: str) -> int:
        number = int(text)
        if not low <= number <= high:
            raise ValueError(text)
        return number

    return read


def _cap(text: str) -> int | None:
    return None if text.casefold() == "none" else _whole(1, 1_000)(text)


def _classes(text: str) -> tuple[str, ...]:
    names = tuple(tidy(name) for name in text.split(",") if tidy(name))
    if unseen := [name for name in names if hidden_character(name) or len(name) > 40]:
        raise misused(
            "{unseen} will not do as a weight class: 1 to 40 signs that show.", unseen=excerpt(unseen[0])
        )
    keys = [match_key(name) for name in names]
    if double := [name for place, name in enumerate(names) if keys[place] in keys[:place]]:
        raise misused("{double} stands twice among the weight classes.", double=double[0])
    if not 1 <= len(names) <= 20:
        raise misused("A league has 1 to 20 weight classes, not {names}.", names=len(names))
    return names


def _set_name(text: str) -> str:
    """The set's name, or "" for none; ``UnknownNameError`` or ``SetError`` if it cannot be had."""
    if text.casefold() in ("none", ""):
        return ""
    if len(text) > MOST_SET_NAME:
        raise ValueError(text)
    set_named(text)
    return text.casefold()


def _year(text: str) -> int:
    return 0 if text.casefold() == "none" else _whole(YEARS[0], YEARS[-1])(text)


MOST_SET_NAME = 40
OPTIONS: tuple[CampaignOption, ...] = (
    CampaignOption("nights", "1 to 5200", "52", "Fight nights until the campaign ends.", "C70", _whole(1, 5200)),
    CampaignOption("stake", "1 to 1000000", "1000", "Dollars each manager bids with in an auction.", "C6", _whole(1, 1_000_000)),
    CampaignOption("card_cap", "none or 1 to 1000", "none", "The most bouts an arena's card holds.", "C53", _cap),
    CampaignOption("disputes", "promoter or auction", "promoter", "Who gets a place on a card that is too short.", "C54", Dispute),
    CampaignOption("tournament_night", "1 to 5200", "1", "First night of the tournament for the title.", "C60", _whole(1, 5200)),
    CampaignOption("weight_classes", "names with commas", "one class", "Weight classes, each with a champion.", "C1", _classes),
    CampaignOption("corners", "a level of the program, in_character or plain", "the best level", "Who decides in the ring.", "R19", str),
    CampaignOption("scorecards", "open or closed", "open", "Whether scorecards are open before the end of a bout.", "R57", Scores),
    CampaignOption("conduct", "by_worth or in_turn", "by_worth", "How the program's managers come to their bouts: in the order of worth, or each man in his turn.", "C79", Conduct),
    CampaignOption("judgement", "rough or learnt", "learnt", "By what the program's managers judge who wins.", "C3", Judgement),
    CampaignOption("asking", "late or ahead", "late", "When the program's managers ask persons for a bout.", "C3", Asking),
    CampaignOption("countering", "never or once", "never", "Whether the program's managers answer persons' offers with other terms.", "C75", Countering),
    CampaignOption("bidding", "raises or limits", "raises", "What a bid in an auction is: the new price, or how far one goes.", "C74", Bidding),
    CampaignOption("lots", "listed, shuffled or nominated", "listed", "In what order fighters come under the hammer.", "C76", Lots),
    CampaignOption("least_fighters", "0 to 100", "0", "The least a stable holds after an auction.", "C77", _whole(0, 100)),
    CampaignOption("most_fighters", "none or 1 to 1000", "none", "The most a stable holds after an auction.", "C77", _cap),
    CampaignOption("rookies_from", "none or the name of a fighter set", "none", "The set rookies are taken from, by the year their careers began.", "Y7", _set_name),
    CampaignOption("first_year", "none or 1700 to 2100", "none", "The year of the league's first season.", "Y7", _year),
)  # fmt: skip
"""Every option of the campaign, in the order of the rules; those of the bout system come beside them."""

NEWLY_AGREED = ("conduct", "judgement")
"""Options that new leagues have otherwise than leagues of old, which say nothing of them."""

_FIELDS = {"stake": "stake_dollars"}


def league_options(
    system: str,
    method: StableMethod,
    stable_size: int | None,
    chosen: Mapping[str, str],
    pack: HousePack | None = None,
) -> LeagueOptions:
    """The options of a league: those of the campaign by name, all others those of the bout system.

    What nobody chose is as the ``pack`` of house rules proposes it; without one the league is by the book.
    Raises ``UnknownNameError`` for an option neither has, ``UsageError`` for a value not allowed.
    """
    info = registry.get(system).info
    campaign = {option.name: option for option in OPTIONS}
    bout = {spec.name for spec in info.options}
    for name in chosen:
        if name not in campaign and name not in bout:
            raise UnknownNameError("option", name, [*campaign, *bout])
    usual = {name: campaign[name].default for name in NEWLY_AGREED}
    values = {
        name: _read(campaign[name], text) for name, text in {**usual, **chosen}.items() if name in campaign
    }
    specs = tuple(spec.for_league for spec in info.options)
    ours = complete_options(specs, {name: text for name, text in chosen.items() if name in bout})
    rules = BY_THE_BOOK if pack is None else pack.rules
    proposed = rules.proposed
    agreed = LeagueOptions(
        nights=proposed.nights,
        stable_method=method,
        stable_size=_whole_size(proposed.stable_size if stable_size is None else stable_size),
        stake_dollars=proposed.stake_dollars,
        card_cap=proposed.card_cap or None,
        tournament_night=proposed.tournament_night,
        corners=_corners(info, str(values.pop("corners", info.best_level))),
        bout_options=tuple(sorted(ours.items())),
        house_rules=BOOK if pack is None else pack.name,
        house_numbers=differences(rules),
        bout_rules=info.rules_version,
    )
    # Any: ``OPTIONS`` says which type each value has, and ``LeagueOptions`` checks its range.
    changes: dict[str, Any] = {_FIELDS.get(name, name): value for name, value in values.items()}
    return replace(agreed, **changes)


def _read(option: CampaignOption, text: str) -> object:
    try:
        return option.read(text.strip())
    except ValueError:
        raise misused(
            "The option {name} takes {allowed}, not {text}.",
            name=option.name,
            allowed=option.allowed,
            text=excerpt(text),
        ) from None


def _corners(info: EngineInfo, level: str) -> str:
    return PLAIN if level.casefold() == PLAIN else info.level(level, PLAIN).name


def _whole_size(stable_size: int) -> int:
    if not 1 <= stable_size <= 100:
        raise misused("A stable holds 1 to 100 fighters, not {stable_size}.", stable_size=stable_size)
    return stable_size
