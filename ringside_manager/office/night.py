"""A fight night from the first offer to the new rankings (C5), written as one act, and the market and the years between (Y1-Y10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.terms import Abilities
from ringside_manager.campaign.ai import Scene, careers
from ringside_manager.campaign.ai.careers import extensions, signings
from ringside_manager.campaign.ai.matchmaking import is_away, mandate_for
from ringside_manager.campaign.ai.planning import plan_of
from ringside_manager.campaign.books import (
    Books,
    BoutBook,
    Conduct,
    Entrance,
    FighterBook,
    ManagerBook,
    Task,
)
from ringside_manager.campaign.bouts import bout_seed
from ringside_manager.campaign.careers import age_of, are_moves_allowed, is_in_tournament, wear_of
from ringside_manager.campaign.progress import roll_percentage
from ringside_manager.campaign.schedule import SEASON, order_of_work
from ringside_manager.campaign.talks import (
    choosers,
    ending,
    is_full,
    pick,
    promise,
    turns,
    undrafted,
    waits_for_persons,
)
from ringside_manager.campaign.years import changed_in_a_year, faded, retirement_percent, rookies
from ringside_manager.errors import CancelledError, against
from ringside_manager.fighters import Fighter
from ringside_manager.fighters.generation import roll_fighter
from ringside_manager.language import say
from ringside_manager.league.business.careers import FighterSigned, FreeAgentSigned, YearOfFighter, YearTurned
from ringside_manager.league.business.contracts import DealAnswered
from ringside_manager.league.business.founding import LeagueEnded
from ringside_manager.league.business.nights import DoorsOpened, NightClosed
from ringside_manager.office.agreeing import agree, scene_of
from ringside_manager.office.bets import answer_for_program as answer_bets
from ringside_manager.office.docket import Docket, NightOrder, Party
from ringside_manager.office.orders import carry_out, try_order
from ringside_manager.office.orders.bout_rules import cut_cards
from ringside_manager.office.orders.careers import (
    answer_for_program,
    clear_schedule,
    end_contracts,
    move_up_outgrown,
    of_the_year,
    open_deals,
    propose,
    waiting_for,
)
from ringside_manager.office.orders.offers import lapse_until
from ringside_manager.office.orders.promoter import order_eliminators
from ringside_manager.office.orders.stable import answer_terms
from ringside_manager.office.orders.tournaments import give_walkovers, make_next_round, rounds_to_follow
from ringside_manager.office.ring import AtTheBell, fight_bout

# The market and the years in the office


def turn_the_year(docket: Docket, night: int, seed: int) -> None:
    """After the last night of a season, write what the year made of everybody, sign who comes back and the rookies.

    Nothing under house rules by which a season makes nobody older.
    """
    books = docket.books
    if not books.house.years.a_season or night % SEASON:
        return
    chance = SeededChance(derive_seed(seed, "year"))
    here = [page for page in docket.active() if page.entered_night < night]
    lines = tuple(_year_of(books, page, chance) for page in here)
    gone = [books.fighters[line.fighter] for line in lines if line.retires]
    back = tuple(_comebacks(books, gone, night, chance))
    for page in gone:
        clear_schedule(docket, page)
    managers = [books.fighters[line.fighter].manager for line in back]
    docket.write(YearTurned(night, books.house.years.a_season, (*lines, *back)))
    give_walkovers(docket)
    for line, manager in zip(back, managers, strict=True):
        if manager is not None:
            docket.write(FreeAgentSigned(line.fighter, manager, roll_percentage(chance)))
    for weight_class in books.options.weight_classes or ("",):
        _draft(docket, weight_class, chance)


def _year_of(books: Books, page: FighterBook, chance: Chance) -> YearOfFighter:
    years = books.house.years
    age, worn = age_of(books, page) + years.a_season, wear_of(books, page)
    after = changed_in_a_year(years, page.abilities, age + worn, chance).as_dict()
    before = page.abilities.as_dict()
    idle = page.last_night is None or page.last_night <= books.closed - SEASON
    percent = retirement_percent(years, age + worn, page.losing_streak)
    leaves = chance.roll(100, "retires") <= percent and not is_in_tournament(books, page)
    return YearOfFighter(
        page.number, age, worn, tuple(after[name] - before[name] for name in before),  # type: ignore[arg-type]
        faded(years, page.earned_half, idle=idle), _reason(books, page, age, worn) if leaves else "",
    )  # fmt: skip


def _reason(books: Books, page: FighterBook, age: int, worn: int) -> str:
    if books.is_champion(page.number) and not page.tally.losses:
        return say("undefeated, at {age}", age=age)
    if page.losing_streak > 1:
        return say("at {age}, after {losses} losses in a row", age=age, losses=page.losing_streak)
    return say("at {age}, worn out", age=age) if worn > 1 else say("at {age}", age=age)


# Comebacks


def _comebacks(
    books: Books, gone: Sequence[FighterBook], night: int, chance: Chance
) -> Iterator[YearOfFighter]:
    """Who comes back of those who have retired not long ago, whose manager has a place when those ``gone`` tonight have left (Y10)."""
    years = books.house.years
    if not years.comeback_percent:
        return
    size = books.options.stable_size
    places = {number: size - len(manager.stable) for number, manager in books.managers.items()}
    for page in gone:
        if page.manager is not None:
            places[page.manager] += 1
    for page in books.fighters.values():
        left, manager = page.retired_night, page.manager
        if left is None or left >= night or page.returned_night is not None or manager is None:
            continue
        if places[manager] < 1:
            continue
        away = [turn.years for turn in books.turns if turn.night > left]
        if len(away) < years.comeback_years and chance.roll(100, "comeback") <= years.comeback_percent:
            places[manager] -= 1
            yield _back(books, page, (*away, years.a_season), chance)


def _back(books: Books, page: FighterBook, away: Sequence[int], chance: Chance) -> YearOfFighter:
    """What the years away made of him: he is older for each of them, and was forgotten in each."""
    years, age, worn = books.house.years, age_of(books, page), wear_of(books, page)
    before, after, earned = page.abilities.as_dict(), page.abilities, page.earned_half
    for more in away:
        age += more
        after = changed_in_a_year(years, after, age + worn, chance)
        earned -= faded(years, earned, idle=True)
    changes = tuple(now - before[name] for name, now in after.as_dict().items())
    return YearOfFighter(
        page.number, age, worn, changes, page.earned_half - earned, returns=True,  # type: ignore[arg-type]
    )  # fmt: skip


# Rookies


def _draft(docket: Docket, weight_class: str, chance: Chance) -> None:
    """Sign a class of rookies: who has least money chooses first, and who finds no place is a free agent (Y7, Y8)."""
    books = docket.books
    same = [page for page in books.fighters.values() if page.weight_class == weight_class]
    founders = sum(
        page.entered_night == 0 and page.first_class == weight_class for page in books.fighters.values()
    )
    coming = rookies(books.house.years, founders, sum(not page.is_retired for page in same))
    names = [page.name for page in books.fighters.values()]
    drafted: list[Fighter] = []
    known = of_the_year(books, weight_class)
    for _ in range(coming):
        drafted.append(next(known, None) or roll_fighter(chance, names))
        names.append(drafted[-1].name)
    judged = _judged_by(books)
    drafted.sort(key=lambda rookie: judged(rookie.abilities), reverse=True)
    if waits_for_persons(books) and books.closed < books.options.nights:
        for rookie in drafted:
            docket.write(FighterSigned(rookie, None, None, Entrance.DRAFT, weight_class=weight_class))
        return
    for rookie, manager in zip(drafted, turns(books, coming), strict=True):
        number = None if manager is None else manager.number
        roll = None if manager is None else roll_percentage(chance)
        entrance = Entrance.POOL if manager is None else Entrance.DRAFT
        docket.write(FighterSigned(rookie, number, roll, entrance, weight_class=weight_class))


def hold_draft(docket: Docket, seed: int) -> None:
    """Before a night, let the managers choose among the rookies who wait, round by round and class by class (Y8)."""
    books, chance = docket.books, SeededChance(derive_seed(seed, "draft"))
    judged = _judged_by(books)
    waiting = sorted(undrafted(books), key=lambda page: judged(page.abilities), reverse=True)
    for weight_class in dict.fromkeys(page.weight_class for page in waiting):
        left = [page for page in waiting if page.weight_class == weight_class]
        passed = set[int]()
        while left and (turn := [page for page in choosers(books) if page.number not in passed]):
            for manager in turn[: len(left)]:
                chosen = pick(manager, left)
                if chosen is None:
                    passed.add(manager.number)
                else:
                    left.remove(chosen)
                    docket.write(FreeAgentSigned(chosen.number, manager.number, roll_percentage(chance)))


def _judged_by(books: Books) -> Callable[[Abilities], float]:
    """By what managers judge rookies, whose age they do not know yet: by what wins bouts, where they plan for their stables (C79)."""
    if books.options.conduct is not Conduct.BY_WORTH:
        return promise
    return scene_of(books, books.closed + 1).strength


def hold_market(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """Before a night, let the program's managers offer free agents terms, and all free agents answer.

    Without contracts managers who plan for their stables sign whom they want at once, the poorest first (C18).
    """
    books = docket.books
    chance = SeededChance(derive_seed(seed, "terms"))
    if not books.house.contracts.seasons:
        if books.options.conduct is Conduct.BY_WORTH:
            _fill_places(docket, night, evening, chance)
        return
    scene = scene_of(books, night)
    for manager in tuple(books.managers.values()):
        if evening.decides(books, manager.number):
            for order in signings(scene, manager):
                try_order(docket, order, Party(manager.name, manager.number), chance)
    answer_terms(docket)


def _fill_places(docket: Docket, night: int, evening: NightOrder, chance: SeededChance) -> None:
    """Let the program's managers sign free agents into empty places, one each."""
    books = docket.books
    lacking = [page for page in _deciding(docket, night, evening) if not is_full(books, page)]
    if not lacking or not books.free_agents():
        return
    scene = scene_of(books, night)
    for manager in sorted(lacking, key=lambda page: (page.balance_cents, -page.seat)):
        order = plan_of(scene).signing(manager)
        if order is not None:
            try_order(docket, order, Party(manager.name, manager.number), chance)


def extend_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """After the last night of a season, let the program's managers extend the contracts that end with it."""
    if night % SEASON:
        return
    chance, scene = SeededChance(derive_seed(seed, "contracts")), scene_of(docket.books, night)
    for page in tuple(ending(docket.books, night)):
        if _decides(docket.books, page, evening, night):
            party = docket.party_of(page.number)
            for order in extensions(scene, page):
                if page.contract_until is not None and page.contract_until <= night:
                    try_order(docket, order, party, chance)


def _decides(books: Books, page: FighterBook, evening: NightOrder, night: int) -> bool:
    """Whether the program talks with a man: for its own managers, and for whoever left him to the office (C72)."""
    mandate = mandate_for(books, page, night) if books.mandates else None
    return evening.decides(books, page.manager) or (mandate is not None and mandate.task is Task.MANAGE)


def open_doors(docket: Docket, evening: NightOrder) -> int:
    """Do all that comes before the bell, and open the doors of the next night; its number.

    ``RuleError`` C70 after the last night, C2 if the doors are open already.
    """
    night = _next_night(docket, evening)
    if docket.books.doors:
        raise against(
            "C2",
            "The doors of night {night} are open already.",
            night=night,
            next_step=say("Hold the night."),
        )
    _before_the_bell(docket, night, evening)
    docket.write(DoorsOpened(night, evening.seed))
    return night


def hold_night(docket: Docket, evening: NightOrder, ready: AtTheBell | None = None) -> int:
    """Hold the next fight night; its number.  ``RuleError`` C70 after the last, ``CancelledError`` if stopped.

    Once its doors are open it goes on from there with the seed they were opened with.
    """
    night = _next_night(docket, evening)
    if docket.books.doors == night:
        evening = replace(evening, seed=docket.books.doors_seed)
    else:
        _before_the_bell(docket, night, evening)
    seed = derive_seed(evening.seed, "night", night)
    _fight_all(docket, night, evening, ready or AtTheBell())
    _retire_all(docket, night, evening, seed)
    _close(docket, night)
    turn_the_year(docket, night, seed)
    extend_all(docket, night, evening, seed)
    end_contracts(docket, night)
    _move_all(docket, night, evening)
    _deal_all(docket, night, evening, seed)
    _end_if_last(docket, night)
    order_eliminators(docket)
    return night


def hold_card(docket: Docket, evening: NightOrder, ready: AtTheBell | None = None) -> int:
    """Box the card of the night whose doors are open as it stands, and make the bouts that follow from it; the night (F84).

    The night goes on with these.  ``RuleError`` F84 while the doors are closed or if nothing follows; else as ``hold_night``.
    """
    night = _next_night(docket, evening)
    if docket.books.doors != night or not rounds_to_follow(docket.books):
        raise against(
            "F84",
            "A card is boxed by itself while its doors are open, before a round that follows from it; none does.",
        )
    evening = replace(evening, seed=docket.books.doors_seed)
    _fight_all(docket, night, evening, ready or AtTheBell(), whole=False)
    return night


def _next_night(docket: Docket, evening: NightOrder) -> int:
    books = docket.books
    if evening.night and evening.night != docket.next_night:
        raise against(
            "C2",
            "Night {night} is not the next night: {closed} nights have been held.",
            night=evening.night,
            closed=books.closed,
            next_step=say("Look at the league as it stands now."),
        )
    if books.ended or books.closed >= books.options.nights:
        raise against(
            "C70",
            "The campaign was agreed over {nights} nights and is over.",
            nights=books.options.nights,
            next_step=say("Let it go on (ringside play-on), or found a new league."),
        )
    return docket.next_night


def _before_the_bell(docket: Docket, night: int, evening: NightOrder) -> None:
    """Everything up to the final card (C5)."""
    seed = derive_seed(evening.seed, "night", night)
    hold_draft(docket, seed)
    hold_market(docket, night, evening, seed)
    agree(docket, night, evening, seed)
    cut_cards(docket, night, evening, SeededChance(derive_seed(seed, "dates")))
    answer_bets(docket)


def _fight_all(
    docket: Docket, night: int, evening: NightOrder, ready: AtTheBell, *, whole: bool = True
) -> None:
    """The bouts in the order of C5, then, of a ``whole`` night, those that follow from them; POP totals stay those from before the night."""
    bouts = [*_to_come(docket, night)]
    for fought, bout in enumerate(bouts):  # which grows
        if evening.progress is not None and not evening.progress(fought, len(bouts)):
            raise CancelledError(
                say(
                    "Stopped before bout {fought} of night {night}; the night has not begun.",
                    fought=fought + 1,
                    night=night,
                )
            )
        fight_bout(docket, bout, bout_seed(bout, evening.seed), ready)
        if fought + 1 == len(bouts) and make_next_round(docket, night) and whole:
            bouts.extend(_to_come(docket, night))


def _to_come(docket: Docket, night: int) -> Iterable[BoutBook]:
    """The bouts of a night that are still to be fought, in the order of C5 (F84)."""
    return order_of_work(one for one in docket.books.bouts_of_night(night) if not one.is_over)


def _retire_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """The retirements the managers wish (C5 step 7); nobody is retired by standing order (C72)."""
    if not careers.is_season_over(docket.books, night):
        return
    scene = scene_of(docket.books, night)
    chance = SeededChance(derive_seed(seed, "stables"))
    for manager in _deciding(docket, night, evening):
        for order in careers.retirements(scene, manager):
            carry_out(docket, order, Party(manager.name, manager.number), chance)


def _deciding(docket: Docket, night: int, evening: NightOrder) -> Iterator[ManagerBook]:
    """The managers for whom the program decides, but for those who left all to the office meanwhile (C72)."""
    for manager in tuple(docket.books.managers.values()):
        if evening.decides(docket.books, manager.number) and not is_away(docket.books, manager.number, night):
            yield manager


def _move_all(docket: Docket, night: int, evening: NightOrder) -> None:
    """Who has outgrown his weight class moves up after a year, and whom the managers wish moves when they trade (Y13)."""
    if not are_moves_allowed(docket.books):
        return
    if night % SEASON == 0:
        move_up_outgrown(docket)
    if not careers.is_market(night):
        return
    scene = scene_of(docket.books, night)
    for manager in _deciding(docket, night, evening):
        for order in careers.moves(scene, manager):
            carry_out(docket, order, Party(manager.name, manager.number), SeededChance(evening.seed))


def _deal_all(docket: Docket, night: int, evening: NightOrder, seed: int) -> None:
    """The deals the managers wish and the answers to what waits for them (C24)."""
    if not (careers.is_market(night) or docket.books.open_deals):
        return
    scene = scene_of(docket.books, night)
    chance = SeededChance(derive_seed(seed, "deals"))
    for manager in tuple(docket.books.managers.values()):
        if is_away(docket.books, manager.number, night):
            for deal in waiting_for(docket.books, manager.number):
                docket.write(DealAnswered(deal.number, False, manager.number))
        elif evening.decides(docket.books, manager.number):
            _deal(docket, scene, manager, evening, chance)


def _deal(
    docket: Docket, scene: Scene, manager: ManagerBook, evening: NightOrder, chance: SeededChance
) -> None:
    """Propose deals and let the program's own seats answer at once."""
    for order, reason in careers.deals(scene, manager):
        deal = propose(order, docket, Party(manager.name, manager.number), reason)
        if evening.decides(docket.books, order.partner):
            answer_for_program(docket, scene, deal, chance)
    for deal in waiting_for(docket.books, manager.number):
        answer_for_program(docket, scene, deal, chance)


def _close(docket: Docket, night: int) -> None:
    """Offers for tonight lapse and the rankings are drawn up (C32-C34)."""
    lapse_until(docket, night)
    docket.write(NightClosed(night))


def _end_if_last(docket: Docket, night: int) -> None:
    """After the last night the campaign is over (C70)."""
    if night >= docket.books.options.nights:
        for deal in open_deals(docket.books):
            docket.write(DealAnswered(deal.number, accepted=False))
        docket.write(LeagueEnded())
