"""What the promoter orders besides bouts and tournaments: cards, places, ranks, doubts, another season, eliminators (C3, C71, Y14)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import suppress

from ringside_manager.bout.chance import Chance
from ringside_manager.campaign.ai import Scene, matchmaking
from ringside_manager.campaign.ai.valuation import Stage
from ringside_manager.campaign.arenas import Arena, best_open, default_rounds
from ringside_manager.campaign.books import Books, BoutBook, BoutState, Dispute, FighterBook, Otherwise, Task
from ringside_manager.campaign.eliminators import eliminator_pair, is_eliminator_due, is_open_to_decline
from ringside_manager.campaign.house_rules import differences, keeping_founding
from ringside_manager.campaign.orders import (
    ApproveCard,
    AwardPlaces,
    ChangeHouseRules,
    DeclineEliminator,
    HoldAuction,
    NameBelts,
    OrderCard,
    OverrideRanking,
    PlayOn,
    SettleDoubt,
)
from ringside_manager.campaign.schedule import (
    between_seasons,
    season_end,
    tournament_under_way,
)
from ringside_manager.errors import RuleError, against
from ringside_manager.language import say
from ringside_manager.league.business.founding import BeltsNamed, CampaignProlonged, HouseRulesChanged
from ringside_manager.league.business.nights import (
    CardApproved,
    CardOrdered,
    PlacesAwarded,
    RankingOverridden,
)
from ringside_manager.league.business.offers import BoutCancelled
from ringside_manager.league.business.open_books import DoubtSettled
from ringside_manager.league.deeds import LAST_NIGHT
from ringside_manager.office.docket import Docket, Party, judge
from ringside_manager.office.house_rules import newest_bout_rules
from ringside_manager.office.orders.bout_rules import (
    bout_on_paper,
    check_bout,
    check_doors,
    check_night,
    dispute_about,
    hold_auction,
)
from ringside_manager.office.orders.offers import make
from ringside_manager.office.orders.pairings import due_in


@judge.register
def approve_card(order: ApproveCard, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Write down that the promoter approves the bouts made for a night so far (C3)."""
    check_night(docket.books, order.night)
    fresh = [bout.number for bout in docket.books.bouts_of_night(order.night) if bout.approved is None]
    if not fresh:
        raise against(
            "C3", "There is no bout on night {night} that is not approved already.", night=order.night
        )
    docket.write(CardApproved(order.night, tuple(fresh)))


@judge.register
def order_card(order: OrderCard, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Give a card its running order (C5)."""
    check_night(docket.books, order.night)
    _check_card(docket, order.night, order.arena, order.bouts)
    if not order.bouts:
        raise against("C5", "A running order names at least one bout.")
    docket.write(CardOrdered(order.night, order.arena, order.bouts))


@judge.register
def award_places(order: AwardPlaces, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Say which bouts come first for the places of a card (C53)."""
    check_night(docket.books, order.night)
    cap = docket.books.options.card_cap
    if cap is None:
        raise against("C53", "There is a place for every bout in this league.")
    if docket.books.options.disputes is Dispute.AUCTION:
        raise against("C54", "The places of a card are auctioned in this league.")
    bouts = _check_card(docket, order.night, order.arena, order.bouts)
    if any(bout.slot is not None for bout in bouts):
        raise against("C62", "A tournament's bout has its place already.")
    if len(bouts) > cap:
        raise against(
            "C53",
            "The card at {title} has {cap} places, not {bouts}.",
            title=order.arena.title,
            cap=cap,
            bouts=len(bouts),
        )
    docket.write(PlacesAwarded(order.night, order.arena, order.bouts))


@judge.register
def open_bids(order: HoldAuction, docket: Docket, _by: Party, chance: Chance) -> None:
    """Hold the auction of the next night's card at one arena (C54)."""
    check_night(docket.books, order.night)
    if docket.books.options.disputes is not Dispute.AUCTION or docket.books.options.card_cap is None:
        raise against("C54", "Dates are not auctioned in this league.")
    if order.night != docket.next_night:
        raise against(
            "C54",
            "Bids are opened for the next fight night, {next_night}, not for night {night}.",
            next_night=docket.next_night,
            night=order.night,
            next_step=say("Wait until that night is the next."),
        )
    dispute = dispute_about(
        docket.books, order.night, order.arena, due_in(docket.books, order.arena, order.night)
    )
    if dispute is None:
        raise against(
            "C54",
            "Every bout at {title} has its place; there is nothing to auction.",
            title=order.arena.title,
        )
    if not dispute[0]:
        raise against(
            "C54", "The tournament takes every place at {title} that night.", title=order.arena.title
        )
    hold_auction(docket, dispute, chance)


@judge.register
def override_ranking(order: OverrideRanking, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Give a contender a rank, or lift the one he was given (C3, C32)."""
    fighter = docket.fighter(order.fighter)
    if not order.reason.strip():
        raise against("C3", "A rank is given or lifted with a reason.")
    if order.rank is None:
        if fighter.given is None:
            raise against("C3", "{name} is ranked by his record already.", name=fighter.name)
    else:
        _check_rank(docket, fighter, order.rank)
    docket.write(RankingOverridden(fighter.number, order.rank, order.reason))


@judge.register
def play_on(order: PlayOn, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Let a campaign that is over go on (C71)."""
    books = docket.books
    if not books.ended:
        raise against(
            "C71",
            "The campaign is not over: it ends after night {nights}.",
            nights=books.options.nights,
            next_step=say("Play it to its end first."),
        )
    if books.closed + order.nights > LAST_NIGHT:
        raise against("C71", "No campaign goes beyond night {last}.", last=LAST_NIGHT)
    docket.write(CampaignProlonged(order.nights))


@judge.register
def change_house_rules(order: ChangeHouseRules, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Change the house rules between two seasons; what counts at the founding alone stays as it was (C78)."""
    books = docket.books
    if not between_seasons(books):
        raise against(
            "C78",
            "House rules are changed between two seasons; night {night} is within one.",
            night=books.closed + (not books.doors),
            next_step=say("Play to the end of the season, night {night}, first.", night=season_end(books)),
        )
    drawn = tournament_under_way(books)
    if drawn is not None:
        raise against(
            "C78",
            "{name} is under way, and a tournament ends under the rules it began with.",
            name=drawn.name,
            next_step=say("Play it to its end first."),
        )
    rules = keeping_founding(order.pack.rules, books.house)
    raised = newest_bout_rules(books) if order.newest_bout_rules else 0
    if order.newest_bout_rules and not raised and rules == books.house:
        raise against("C78", "Bouts are fought under the newest version of their rules already.")
    if rules == books.house and not raised:
        raise against("C78", "{pack} has the numbers the league boxes under already.", pack=order.pack.name)
    docket.write(HouseRulesChanged(order.pack.name, differences(rules), order.reason, raised))


@judge.register
def name_belts(order: NameBelts, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Name the belts between two seasons; every belt of the house rules has one name, no two the same (Y16)."""
    books = docket.books
    belts = books.house.titles.belts
    if belts == 1:
        raise against(
            "Y16",
            "The weight classes of this league have one belt each, which needs no name.",
            next_step=say("Set titles.belts to 2 or more first."),
        )
    if not between_seasons(books):
        raise against(
            "Y16",
            "Belts are named between two seasons; night {night} is within one.",
            night=books.closed + (not books.doors),
            next_step=say("Play to the end of the season, night {night}, first.", night=season_end(books)),
        )
    names = tuple(" ".join(name.split()) for name in order.names)
    if len(names) != belts or len({name.casefold() for name in names}) < belts or not all(names):
        raise against(
            "Y16",
            "A class has {belts} belts, and each needs a name of its own; these are {names}.",
            belts=belts,
            names=", ".join(names),
            next_step=say("Name each belt once, the first belt first."),
        )
    docket.write(BeltsNamed(names))


@judge.register
def settle_doubt(order: SettleDoubt, docket: Docket, _by: Party, _chance: Chance) -> None:
    """Put down that the promoter lets something stand (C3)."""
    named = (order.rule, order.why)
    meant = (doubt for doubt in docket.books.open_doubts() if doubt.entry == order.entry)
    if not any(named in (("", ""), (doubt.rule, doubt.why)) for doubt in meant):
        raise against("C3", "Nothing of the kind is in doubt about entry {entry}.", entry=order.entry)
    docket.write(DoubtSettled(order.entry, order.rule, order.why, order.note))


def _check_rank(docket: Docket, fighter: FighterBook, rank: int) -> None:
    division = docket.books.divisions[fighter.weight_class]
    if not division.crowned:
        raise against("C32", "There are no ranks before the first champion.")
    if fighter.is_retired or not fighter.tally.bouts:
        state = say("retired") if fighter.is_retired else say("without a bout")
        raise against("C34", "{name} is {state} and has no rank.", name=fighter.name, state=state)
    if fighter.number in division.champions:
        raise against("C32", "{name} is the champion; contenders are ranked.", name=fighter.name)
    most = len(division.ranking)
    if not 1 <= rank <= max(most, 1):
        raise against(
            "C32",
            "Ranks go from 1 to {most}, so {name} cannot be number {rank}.",
            most=most,
            name=fighter.name,
            rank=rank,
        )
    for number in division.roster:
        other = docket.books.fighters[number]
        if other is not fighter and other.given is not None and other.given.rank == rank:
            raise against(
                "C3",
                "{name} has been given rank {rank}.",
                name=other.name,
                rank=rank,
                next_step=say("Lift what {name} was given first, or choose another rank.", name=other.name),
            )


def _check_card(docket: Docket, night: int, arena: Arena, numbers: Collection[int]) -> list[BoutBook]:
    """The bouts named, all of that card, to come and named once."""
    bouts = [docket.bout(number) for number in numbers]
    if len(set(numbers)) < len(bouts):
        raise against("C5", "A bout is named twice.", next_step=say("Name every bout once."))
    for bout in bouts:
        if (bout.night, bout.arena, bout.state) != (night, arena, BoutState.MADE):
            raise against(
                "C52",
                "Bout {number} is not on the card at {title} on night {night}.",
                number=bout.number,
                title=arena.title,
                night=night,
            )
    return bouts


# Eliminators ordered by the program, and declined by managers (Y14)


@judge.register
def decline(order: DeclineEliminator, docket: Docket, by: Party, _chance: Chance) -> None:
    """Take one's man out of an eliminator before the doors open; the bout is off (Y14)."""
    bout = docket.bout(order.bout)
    owners = [docket.fighter(number).manager for number in bout.fighters]
    if by.manager is None or by.manager not in owners:
        raise against(
            "Y14", "{name} has no fighter in bout {bout}.", name=by.name, bout=bout.number
        )  # fmt: skip
    if not bout.eliminator:
        raise against(
            "Y14",
            "Bout {bout} is no eliminator: what both managers have agreed on stands.",
            bout=bout.number,
        )
    check_doors(docket.books, bout.night)
    if not is_open_to_decline(docket.books, bout):
        raise against("Y14", "Eliminator {bout} is not to come any more.", bout=bout.number)
    reason = order.reason or say("{name} declines the eliminator", name=by.name)
    docket.write(BoutCancelled(bout.number, reason, by.manager))


def order_eliminators(docket: Docket) -> None:
    """After a night, order an eliminator for the next one in each class where nobody did for too long (Y14)."""
    books = docket.books
    if not books.house.titles.eliminator_ranks or docket.next_night > books.options.nights:
        return
    for division in tuple(books.divisions.values()):
        pair = is_eliminator_due(books, division) and eliminator_pair(books, division, docket.next_night)
        if not pair:
            continue
        red, blue = pair
        arena = best_open(books.house.arenas, red.pop_half, blue.pop_half)
        rounds = default_rounds(books.house.arenas, arena)
        wanted = bout_on_paper(docket.next_night, red.number, blue.number, arena, rounds)
        wanted.eliminator = True
        with suppress(RuleError):
            check_bout(books, wanted, by_promoter=True)
            make(docket, wanted, None)


def answer_by_standing_order(docket: Docket, night: int, scene_of: Callable[[Books, int], Scene]) -> None:
    """Decline the eliminators of a night that do not meet a standing order (C72, Y14)."""
    books = docket.books
    for bout in tuple(books.bouts_of_night(night)) if books.mandates else ():
        barring = _barring(docket, scene_of(books, night), bout) if bout.eliminator else None
        if barring is not None:
            docket.write(BoutCancelled(bout.number, say("by standing order"), barring))


def _barring(docket: Docket, scene: Scene, bout: BoutBook) -> int | None:
    """The manager whose standing order declines the bout for his man, or None; one that leaves the rest to him does not."""
    books = docket.books
    for number in bout.fighters:
        man, other = books.fighters[number], books.fighters[bout.opponent_of(number)]
        mandate = matchmaking.mandate_for(books, man, bout.night)
        if mandate is None or mandate.otherwise is Otherwise.WAIT:
            continue
        where = Stage(bout.arena, title=False)
        meets = matchmaking.meets(scene, mandate, man, other, where, bout.night)
        if mandate.task is Task.DECLINE or (mandate.has_terms and not meets):
            return man.manager
    return None
