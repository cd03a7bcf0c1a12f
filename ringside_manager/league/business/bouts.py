"""A bout that was fought: its result, what the rules say against it, and the order of work of C5."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import ClassVar

from ringside_manager.bout.chance import Chance
from ringside_manager.bout.corner import CORNERS, Corner
from ringside_manager.bout.drive import setup_of
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.bout.record import BoutRecord
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import arena_rule, eligibility_reason, purses
from ringside_manager.campaign.books import (
    BoutBook,
    BoutState,
    Division,
    FighterBook,
    LedgerKind,
    NewsKind,
    Tally,
)
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.bouts import (
    carried_on,
    check_fit,
    check_start,
    check_tournaments,
    is_same_night,
    left_behind,
    rested_from,
)
from ringside_manager.campaign.progress import (
    Gains,
    Share,
    earns_experience,
    gain,
    improved,
    is_due,
    losing_streak_after,
    nights_out,
    renewed_percentage,
    roll_experience,
    roll_percentage,
    share_cents,
    winning_streak_after,
)
from ringside_manager.campaign.rankings import CHAMPION, earned_change_half
from ringside_manager.campaign.titles import is_vacant, title_objection
from ringside_manager.campaign.tournament import roll_tie_break
from ringside_manager.errors import RingsideError, RuleError
from ringside_manager.language import say
from ringside_manager.league.business.offers import BoutMade, beside_the_purses, fall_out
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.business.tournaments import advance, decide_title, is_title_final
from ringside_manager.league.deeds import D10, D20, D100, Deed, Number, check_fought


@dataclass(frozen=True, slots=True)
class Aftermath:
    """The dice of a bout's aftermath, thrown whether they are needed or not.

    So a corrected result finds its dice: ``experience`` (C11) and ``percentage`` (C21) for
    (red, blue), ``tie`` in a tournament, pairs until one is unequal (C63).
    """

    experience: tuple[D10, D10]
    percentage: tuple[D20, D20]
    tie: tuple[tuple[D100, D100], ...] = ()

    @classmethod
    def thrown(cls, chance: Chance) -> Aftermath:
        """The dice as ``chance`` throws them."""
        experience = roll_experience(chance), roll_experience(chance)
        percentage = roll_percentage(chance), roll_percentage(chance)
        return cls(experience, percentage, roll_tie_break(chance))


@dataclass(frozen=True, slots=True)
class BoutFought(Deed):
    """A bout was fought; ``carried`` are the losses both carried into it (C5, C57), ``plans`` entries of sealed plans.

    ``by_hand`` says which corners people led; it is told only of a night whose doors were open, where people can.
    """

    kind: ClassVar[str] = "bout_fought"
    bout: Number
    outcome: Outcome
    dice: Aftermath
    carried: tuple[Carried | None, Carried | None] = (None, None)
    plans: tuple[Number | None, Number | None] = field(default=(None, None), metadata=LATER)
    by_hand: tuple[bool, bool] | None = field(default=None, metadata=LATER)

    def __post_init__(self) -> None:
        check_fought(self.outcome, self.carried)


@dataclass(frozen=True, slots=True)
class Side:
    """One corner of the bout being posted; ``index`` is its place in every pair."""

    corner: Corner
    index: int
    fighter: FighterBook
    won: bool
    lost: bool


@post.register
def bout_fought(deed: BoutFought, opened: OpenBooks) -> None:
    """Everything a bout changes (C5); a bout is posted only once."""
    bout = opened.bout(deed.bout)
    pair = opened.fighter(bout.red), opened.fighter(bout.blue)
    if bout.is_over:
        opened.doubt(
            "C2", say("Bout {number} was fought before; its second result is left out.", number=bout.number)
        )
        return
    examine(opened, deed, bout, pair)
    sides = _winner_first(deed, pair)
    _put_down(opened, deed, bout, pair)
    if bout.exhibition:
        _rest_only(deed, bout, sides)
        advance(opened, bout, deed.outcome, deed.dice.tie)
        fall_out(opened, bout)
        return
    _records(opened, deed, sides)
    _purses(opened, bout, sides)
    beside_the_purses(opened, bout)
    bout.pop_changes_half = earned_change_half(opened.books.house.popularity, deed.outcome)
    for side in sides:
        side.fighter.earned_half += bout.pop_changes_half[side.index]
    _experience(opened, deed, bout, sides)
    _last_night(opened, deed, bout, sides)
    advance(opened, bout, deed.outcome, deed.dice.tie)
    decide_title(opened, bout)
    _percentages(opened, deed, bout, sides)


def _winner_first(deed: BoutFought, pair: tuple[FighterBook, FighterBook]) -> tuple[Side, ...]:
    """Both sides in the order of C5; red first after a draw."""
    winner = deed.outcome.winner
    order = CORNERS if winner is None else (winner, winner.opponent)
    return tuple(
        Side(corner, index, pair[index], corner is winner, corner is not winner and winner is not None)
        for corner, index in ((corner, corner.index) for corner in order)
    )


def _put_down(
    opened: OpenBooks, deed: BoutFought, bout: BoutBook, pair: tuple[FighterBook, FighterBook]
) -> None:
    """The result, and what was in force when it came about (C22, C35)."""
    red, blue = pair
    opened.books.night = max(opened.books.night, bout.night)
    opened.books.touched.league = True
    bout.state = BoutState.EXHIBITED if bout.exhibition else BoutState.FOUGHT
    bout.fought_entry, bout.outcome = opened.entry, deed.outcome
    bout.carried, bout.plans = deed.carried, deed.plans
    bout.managers = red.manager, blue.manager
    bout.percentages = red.percentage, blue.percentage
    bout.pops_half = red.pop_half, blue.pop_half
    bout.first_title = bout.title and not opened.division(red.weight_class).crowned
    if bout.exhibition:  # no headline for what counts for nothing
        return
    winner = deed.outcome.winner
    order = bout.fighters if winner is not Corner.BLUE else (bout.blue, bout.red)
    opened.news(NewsKind.RESULT, order, bout=bout.number)


def _rest_only(deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """What an exhibition leaves behind: tired men (C55, C57), no record, purse, popularity, experience or percentage."""
    for side in sides:
        if bout.number in side.fighter.booked:
            side.fighter.booked.remove(bout.number)
        _tire(deed, bout, side)


_WINS = {Method.KO: "wins_ko", Method.TKO: "wins_tko", Method.RTD: "wins_tko", Method.DQ: "wins_dq"}
_LOSSES = {Method.KO: "losses_ko", Method.TKO: "losses_tko", Method.RTD: "losses_tko", Method.DQ: "losses_dq"}


def _records(opened: OpenBooks, deed: BoutFought, sides: tuple[Side, ...]) -> None:
    """Step 1: records and streaks (C12, C16, C21)."""
    method, knockdowns = deed.outcome.method, deed.outcome.knockdowns
    for side in sides:
        fighter = side.fighter
        column = _column(side, method)
        _count(fighter.tally, column)
        fighter.winning_streak = winning_streak_after(fighter.winning_streak, side.won)
        fighter.losing_streak = losing_streak_after(fighter.losing_streak, side.lost)
        fighter.knockdowns += knockdowns[side.index]
        fighter.knockdowns_suffered += knockdowns[1 - side.index]
        fighter.bouts.append(deed.bout)
        if deed.bout in fighter.booked:
            fighter.booked.remove(deed.bout)
        manager = opened.owner(fighter)
        if manager is not None:
            fighter.bouts_under_manager += 1
            _count(manager.tally, column)


def _column(side: Side, method: Method) -> str:
    """Where a result is counted for one side."""
    if side.won:
        return _WINS.get(method, "wins_decision")
    if side.lost:
        return _LOSSES.get(method, "losses_decision")
    return "no_contests" if method is Method.NC else "draws"


def _count(tally: Tally, column: str) -> None:
    setattr(tally, column, getattr(tally, column) + 1)


def _purses(opened: OpenBooks, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 2: purse and manager's share, at the percentage in force (C22, C23, C40-C49)."""
    winner = None if bout.outcome is None else bout.outcome.winner
    bout.purses_dollars = purses(
        opened.books.house.arenas,
        bout.arena,
        bout.pops_half,
        winner,
        title=bout.title,
        first_title=bout.first_title,
    )
    shares = [0, 0]
    for side in sides:
        purse, fighter = bout.purses_dollars[side.index], side.fighter
        fighter.earnings_dollars += purse
        manager = opened.owner(fighter)
        if manager is not None and fighter.percentage is not None:
            shares[side.index] = share_cents(purse, fighter.percentage)
            opened.pay(
                manager, LedgerKind.SHARE, shares[side.index], fighter=fighter.number, bout=bout.number
            )
    bout.shares_cents = shares[0], shares[1]


def _experience(opened: OpenBooks, deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 4: what the winner learns (C11-C14)."""
    winner = sides[0]
    fighter = winner.fighter
    experience = opened.books.house.experience
    if not winner.won or not earns_experience(experience, fighter.winning_streak):
        return
    before = fighter.gains
    fighter.gains = gain(experience, before, deed.dice.experience[winner.index])
    rating = _raised(before, fighter.gains)
    if rating:
        fighter.abilities = improved(fighter.abilities, fighter.gains, before)
        bout.gained = (rating, "") if winner.corner is Corner.RED else ("", rating)
        opened.news(NewsKind.IMPROVED, (fighter.number,), bout=bout.number, word=rating)


def _raised(before: Gains, after: Gains) -> str:
    """The rating that went up, ``""`` if the category was full (C13)."""
    if after.endurance > before.endurance:
        return "endurance"
    if after.agility > before.agility:
        return "agility"
    return "counterpunch" if after.counterpunch > before.counterpunch else ""


def _last_night(opened: OpenBooks, deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 5: last night and what he will carry if he fights again too early (C55, C57), and who is hurt (Y4).

    A rank the promoter gave him, once it was drawn up, ends with the bout: now he has boxed for one.
    """
    house = opened.books.house
    for side in sides:
        _tire(deed, bout, side)
        back = bout.night + nights_out(house.injuries, deed.outcome, side.index)
        if back > rested_from(house.rest, bout.night):
            opened.news(NewsKind.HURT, (side.fighter.number,), bout=bout.number, amount=back)
        given = side.fighter.given
        if given is not None and bout.night > given.night + 1:
            side.fighter.given = None


def _tire(deed: BoutFought, bout: BoutBook, side: Side) -> None:
    side.fighter.last_night = bout.night
    loss, start = deed.outcome.loss[side.index], deed.outcome.start[side.index]
    side.fighter.lost = Carried(bout.system, left_behind(deed.carried[side.index], loss, start), start)


def _percentages(opened: OpenBooks, deed: BoutFought, bout: BoutBook, sides: tuple[Side, ...]) -> None:
    """Step 8: new percentages that are due, from the next bout on (C21, C22).

    Step 7, retirements, comes with deeds of its own; they take a new percentage back.
    """
    renewed = dict(_renewals(opened.books.house.share, deed, sides))
    bout.renewed = renewed.get(Corner.RED), renewed.get(Corner.BLUE)


def _renewals(share: Share, deed: BoutFought, sides: tuple[Side, ...]) -> Iterator[tuple[Corner, int]]:
    for side in sides:
        fighter = side.fighter
        if fighter.is_rolled and is_due(share, fighter.bouts_under_manager, fighter.is_retired):
            roll = deed.dice.percentage[side.index]
            fighter.percentage = renewed_percentage(share, roll, fighter.tally.wins, fighter.tally.losses)
            yield side.corner, fighter.percentage


Pair = tuple[FighterBook, FighterBook]


def examine(opened: OpenBooks, deed: BoutFought, bout: BoutBook, pair: Pair) -> None:
    """Note every rule that spoke against the bout, before anything of it is posted."""
    _examine_card(opened, bout)
    if pair[0].weight_class != pair[1].weight_class:
        opened.doubt(
            "C1",
            say("{name} and {name2} are not of one weight class.", name=pair[0].name, name2=pair[1].name),
        )
    for fighter, brought in zip(pair, deed.carried, strict=True):
        _examine_fighter(opened, bout, fighter, brought)
    for rule, why in _standing(opened, bout, pair):
        opened.doubt(rule, why)


def examine_again(opened: OpenBooks, deed: Deed, record: str | None) -> None:
    """Note what speaks against a deed since something before it counts otherwise than when it was written."""
    if isinstance(deed, BoutMade) and deed.slot is None:
        # Whether a tournament keeps one of the two from another bout (C62)
        for fighter in (opened.fighter(deed.red), opened.fighter(deed.blue)):
            try:
                check_tournaments(opened.books, fighter, deed.night)
            except RuleError as refusal:
                opened.refused(refusal)
    elif isinstance(deed, BoutFought) and record is not None:
        _examine_ratings(opened, deed, record)


def _examine_ratings(opened: OpenBooks, deed: BoutFought, record: str) -> None:
    """Whether both boxed with their ratings, what they had gained by then taken effect (C14).

    Cards of another edition of the rules, or of a system that is not installed, cannot be compared.
    """
    bout = opened.bout(deed.bout)
    pair = opened.fighter(bout.red), opened.fighter(bout.blue)
    try:
        told = BoutRecord.from_json(record)
        boxed = setup_of(told)
        engine = boxed.engine
        if told.rules_version != engine.info.rules_version:
            return
        own = [
            fighter.card(engine) == card for fighter, card in zip(pair, (boxed.red, boxed.blue), strict=True)
        ]
    except RingsideError:
        return
    for fighter, same in zip(pair, own, strict=True):
        if not same:
            opened.doubt(
                "C14", say("{name} boxed with ratings he would not have had by then.", name=fighter.name)
            )


def _examine_card(opened: OpenBooks, bout: BoutBook) -> None:
    """The bout's place on its night (C2, C53)."""
    books = opened.books
    if bout.state is BoutState.CANCELLED:
        opened.doubt(
            "C2", say("Bout {number} was fought although it had been cancelled.", number=bout.number)
        )
    if bout.night <= books.closed or bout.night < books.night:
        opened.doubt(
            "C2",
            say(
                "Bout {number} of night {night} was fought when that night was over.",
                number=bout.number,
                night=bout.night,
            ),
        )
    cap = books.options.card_cap
    if cap is None or is_same_night(books, bout):
        return
    others = (other for other in books.bouts_of_night(bout.night) if other.arena is bout.arena)
    if sum(other.is_over for other in others) >= cap:
        opened.doubt(
            "C53", say("The card at {title} has {cap} bouts at most.", title=bout.arena.title, cap=cap)
        )


def _examine_fighter(
    opened: OpenBooks, bout: BoutBook, fighter: FighterBook, brought: Carried | None
) -> None:
    """Whether he might fight on that night, and with what loss (C2, C17, C57, C58)."""
    if fighter.is_retired:
        opened.doubt("C17", say("{name} fought although he was retired.", name=fighter.name))
    try:
        rest = opened.books.house.rest
        check_fit(opened.books, fighter, bout.night)
        due = carried_on(opened.books, fighter, bout)
        check_start(rest, fighter.name, bout.system, fighter.abilities.endurance, bout.rounds, brought)
    except RuleError as refusal:
        opened.refused(refusal)
        return
    if due != brought:
        opened.doubt(
            "C57",
            say(
                "{name} carried {brought} into the bout; it should be {due}.",
                name=fighter.name,
                brought=_loss(brought),
                due=_loss(due),
            ),
        )


def _loss(lost: Carried | None) -> str:
    if lost is None:
        return say("no loss")
    return say("a loss of {loss} of {start}", loss=lost.loss, start=lost.start)


def _standing(opened: OpenBooks, bout: BoutBook, pair: Pair) -> Iterator[tuple[str, str]]:
    """Whether the two might meet in that arena, and for the title (C40-C45, C60, C66)."""
    red, blue = pair
    if not bout.title:
        if is_title_final(opened.books, bout):
            yield "C60", say("The last bout of the tournament was not for the title.")
        table = opened.books.house.arenas
        reason = eligibility_reason(table, bout.arena, red.pop_half, blue.pop_half)
        if reason:
            yield arena_rule(table, bout.arena).rule, reason
        return
    division = opened.division(red.weight_class)
    if is_title_final(opened.books, bout):
        if division.champion is not None:
            yield "C60", say("The tournament was for a vacant title, but there is a champion.")
    elif division.crowned and (
        set(bout.fighters) & {*division.champions} or not is_vacant(opened.books, division)
    ):
        objection = title_objection(_ranks(pair, division))
        if objection:
            yield "C40", say("It was for the title. {objection}", objection=objection)
    elif not division.crowned:
        yield "C60", say("The first champion comes from a tournament.")
    elif None in (red.rank, blue.rank):
        yield "C66", say("Both contenders for a vacant title have a rank.")


def _ranks(pair: Pair, division: Division) -> tuple[int | None, int | None]:
    """The ranks before the night, the title being where it is now."""
    red, blue = (CHAMPION if man.number in division.champions else man.rank or None for man in pair)
    return red, blue
