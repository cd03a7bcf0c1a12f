"""Tournaments and the title: the draw, who goes on, walkovers, the line of reigns (C5, C49, C60-C66)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Outcome
from ringside_manager.campaign.belts import belts_at_stake, has_belts, title_name, titles_name, undisputed
from ringside_manager.campaign.books import (
    Answer,
    Books,
    BoutBook,
    Claim,
    CupTerms,
    Division,
    NewsKind,
    OfferBook,
    Reign,
    ReignEnd,
    Slot,
    TournamentBook,
)
from ringside_manager.campaign.books.kinds import LATER
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.fixtures import Draw, Fixtures, draw
from ringside_manager.campaign.titles import champion_after
from ringside_manager.campaign.tournament import Bracket, Pairing, goes_on
from ringside_manager.errors import RuleError
from ringside_manager.language import say
from ringside_manager.league.business.open_books import OpenBooks, post
from ringside_manager.league.deeds import D100, Deed, Night, Number, Place, Text, Word


@dataclass(frozen=True, slots=True)
class SeedRolls:
    """One entrant's d100s for his seed, later ones where he was tied (C61)."""

    fighter: Number
    rolls: tuple[D100, ...]


@dataclass(frozen=True, slots=True)
class TournamentDrawn(Deed):
    """A tournament is drawn: entrants in seed order, dice if they decided it (C60-C62)."""

    kind: ClassVar[str] = "tournament_drawn"
    name: Word
    weight_class: Word
    entrants: tuple[Number, ...]
    first_night: Night
    for_title: bool
    seed_rolls: tuple[SeedRolls, ...] = ()
    terms: CupTerms = field(default=CupTerms(), metadata=LATER)

    def __post_init__(self) -> None:
        if len(self.entrants) < 2 or len(set(self.entrants)) < len(self.entrants):
            raise ValueError("a tournament needs two entrants or more, each of them once")
        if self.for_title and self.terms != CupTerms():
            raise ValueError("the tournament for the title is a knockout as the book has it")
        if (len(self.entrants) if self.terms.form is Format.HANDICAP else 0) != len(self.terms.handicaps):
            raise ValueError("every entrant of a handicap cup has a handicap, and nobody else")
        if (self.terms.form is Format.TEAMS) != bool(self.terms.stables):
            raise ValueError("stables meet where stable boxes against stable, and nowhere else")
        try:
            self.draw()
        except RuleError as refused:
            raise ValueError(str(refused)) from refused

    def draw(self) -> Draw:
        """Who meets whom at the beginning."""
        return draw(self.terms.form, self.entrants, self.terms.shape)


@post.register
def tournament_drawn(deed: TournamentDrawn, opened: OpenBooks) -> None:
    """Open a tournament's page with its bracket (C61)."""
    books = opened.books
    for entrant in deed.entrants:
        if opened.fighter(entrant).is_retired:
            opened.doubt(
                "C17", say("{name} is drawn although he is retired.", name=opened.fighter(entrant).name)
            )
    if deed.for_title and opened.division(deed.weight_class).champion is not None:
        opened.doubt("C60", say("A tournament for the title was drawn while there was a champion."))
    books.tournaments[opened.entry] = TournamentBook(
        opened.entry,
        deed.name,
        deed.weight_class,
        deed.first_night,
        deed.for_title,
        deed.draw(),
        deed.terms,
    )
    books.touched.tournaments.add(opened.entry)
    opened.news(NewsKind.TOURNAMENT_DRAWN, deed.entrants, word=deed.name)


def advance(opened: OpenBooks, bout: BoutBook, outcome: Outcome, tie: Sequence[tuple[int, int]]) -> None:
    """One of the two goes on, if the bout was what its tournament had them down for (C62, C63)."""
    tournament = _tournament(opened, bout.slot)
    if tournament is None or bout.slot is None:
        return
    pairing = _pairing(tournament, bout.slot)
    if pairing is None or {pairing.red, pairing.blue} != {bout.red, bout.blue}:
        opened.doubt(
            "C61",
            say(
                "Bout {number} was not between the two {name} had down for it.",
                number=bout.number,
                name=tournament.name,
            ),
        )
        return
    table = isinstance(tournament.bracket, Fixtures) and not tournament.bracket.needs_winner(bout.slot.round)
    corner = outcome.winner if table else _who_goes_on(opened, outcome, tie)
    if isinstance(tournament.bracket, Fixtures):
        if table or corner is not None:
            _record_fixture(opened, tournament, bout, corner, outcome)
    elif corner is not None:
        winner, loser = bout.fighters[corner.index], bout.fighters[corner.opponent.index]
        if _record(opened, tournament, tournament.bracket, bout.slot, winner, loser, bout):
            bout.advanced = corner


def _record_fixture(
    opened: OpenBooks, tournament: TournamentBook, bout: BoutBook, corner: Corner | None, outcome: Outcome
) -> None:
    """Write what came of a bout into the fixtures, and who has won them by it (F3, F80)."""
    fixtures, slot = tournament.bracket, bout.slot
    if not isinstance(fixtures, Fixtures) or slot is None:
        return
    winner = None if corner is None else bout.fighters[corner.index]
    stopped = outcome.winner is not None and outcome.method.is_stoppage
    try:
        tournament.bracket = fixtures.record(slot.round, slot.place, winner, stoppage=stopped)
    except RuleError:
        _went_on_before(opened, tournament)
        return
    bout.advanced = corner if fixtures.needs_winner(slot.round) else None
    _told_of_the_end(opened, tournament, bout)


def _told_of_the_end(opened: OpenBooks, tournament: TournamentBook, bout: BoutBook | None) -> None:
    """Tell who has won fixtures, once nothing is left of them."""
    winner = tournament.bracket.winner
    if winner is None:
        return
    stable = tournament.stable_of(winner)
    if stable is not None:
        men = tuple(man for man in tournament.bracket.entrants if tournament.stable_of(man) == stable)
        opened.news(NewsKind.TOURNAMENT_WON, men, (stable,), word=tournament.name)
    elif bout is not None and bout.advanced is not None and tournament.bracket.is_final(_round(bout)):
        pair = winner, bout.opponent_of(winner)
        opened.news(NewsKind.TOURNAMENT_WON, pair, bout=bout.number, word=tournament.name)
    else:
        opened.news(NewsKind.TOURNAMENT_WON, (winner,), word=tournament.name)


def _round(bout: BoutBook) -> int:
    return 1 if bout.slot is None else bout.slot.round


@dataclass(frozen=True, slots=True)
class TournamentLeft(Deed):
    """A fighter is out of a tournament without having been beaten; ``substitute`` takes his place (F85-F88)."""

    kind: ClassVar[str] = "tournament_left"
    tournament: Number
    fighter: Number
    substitute: Number | None = None
    reason: Text = ""


@post.register
def tournament_left(deed: TournamentLeft, opened: OpenBooks) -> None:
    """Let a man box in a tournament no more, or another in his stead (F85, F87)."""
    tournament, fighter = opened.tournament(deed.tournament), opened.fighter(deed.fighter)
    drawn = tournament.bracket
    entered = fighter.number in drawn.entrants and not tournament.has_left(fighter.number)
    if not entered or drawn.winner is not None:
        opened.doubt(
            "F85", say("{name} was not in {name2} any more.", name=fighter.name, name2=tournament.name)
        )
        return
    told: tuple[int, ...] = (fighter.number,)
    if deed.substitute is not None:
        substitute = opened.fighter(deed.substitute)
        if drawn.has_boxed(fighter.number) or substitute.number in drawn.entrants:
            opened.doubt(
                "F87",
                say("{name} could not take the place of {name2}.", name=substitute.name, name2=fighter.name),
            )
            return
        told = (fighter.number, substitute.number)
        tournament.bracket = drawn.with_substitute(fighter.number, substitute.number)
    elif isinstance(drawn, Fixtures):
        tournament.bracket = drawn.without(fighter.number)
    else:
        tournament.left = (*tournament.left, fighter.number)
    opened.news(NewsKind.TOURNAMENT_LEFT, told, word=tournament.name)
    if isinstance(tournament.bracket, Fixtures):
        _told_of_the_end(opened, tournament, None)


@dataclass(frozen=True, slots=True)
class WalkoverGiven(Deed):
    """``fighter`` goes on in a tournament without a bout, his opponent being out of it (C17, C61)."""

    kind: ClassVar[str] = "walkover_given"
    slot: Place
    fighter: Number
    reason: Text = ""


@post.register
def walkover_given(deed: WalkoverGiven, opened: OpenBooks) -> None:
    """A fighter goes on without a bout; in the final for the title that makes him champion (C60).

    Unless he is retired too, which leaves the title without a holder (C17).
    """
    tournament = opened.tournament(deed.slot.tournament)
    fighter = opened.fighter(deed.fighter)
    pairing = _pairing(tournament, deed.slot)
    opponent = None if pairing is None else _other(pairing, fighter.number)
    if opponent is None or not isinstance(tournament.bracket, Bracket):
        opened.doubt(
            "C61",
            say(
                "{name} was not due to meet anybody there in {name2}.",
                name=fighter.name,
                name2=tournament.name,
            ),
        )
        return
    if not (opened.fighter(opponent).is_retired or tournament.has_left(opponent)):
        opened.doubt(
            "C61",
            say(
                "{name} is not retired and could have met {name2}.",
                name=opened.fighter(opponent).name,
                name2=fighter.name,
            ),
        )
    went_on = _record(opened, tournament, tournament.bracket, deed.slot, fighter.number, opponent)
    if went_on and tournament.is_title(deed.slot.round) and not fighter.is_retired:
        crown(opened, opened.division(tournament.weight_class), fighter.number, None)


def _tournament(opened: OpenBooks, slot: Slot | None) -> TournamentBook | None:
    """The tournament a bout belongs to; one that is not in the books is in doubt."""
    if slot is None:
        return None
    if slot.tournament not in opened.books.tournaments:
        opened.doubt(
            "C61", say("There is no tournament {tournament} in the books.", tournament=slot.tournament)
        )
        return None
    return opened.tournament(slot.tournament)


def _pairing(tournament: TournamentBook, slot: Slot) -> Pairing[int] | None:
    bracket = tournament.bracket
    if not 1 <= slot.round <= bracket.rounds:
        return None
    return next((one for one in bracket.pairs(slot.round) if one.place == slot.place), None)


def _other(pairing: Pairing[int], fighter: int) -> int | None:
    if pairing.red == fighter:
        return pairing.blue
    return pairing.red if pairing.blue == fighter else None


def _who_goes_on(opened: OpenBooks, outcome: Outcome, tie: Sequence[tuple[int, int]]) -> Corner | None:
    try:
        return goes_on(outcome, tie)
    except ValueError:
        opened.doubt("C63", say("The bout was drawn and the dice do not say who goes on."))
        return None


def _record(
    opened: OpenBooks,
    tournament: TournamentBook,
    bracket: Bracket[int],
    slot: Slot,
    winner: int,
    loser: int,
    bout: BoutBook | None = None,
) -> bool:
    """Write the winner of a place into the bracket; whether it took him."""
    try:
        tournament.bracket = bracket.record(winner, loser)
    except RuleError:
        _went_on_before(opened, tournament)
        return False
    number = None if bout is None else bout.number
    if tournament.bracket.winner == winner:
        opened.news(NewsKind.TOURNAMENT_WON, (winner, loser), bout=number, word=tournament.name)
    else:
        opened.news(NewsKind.ADVANCED, (winner, loser), bout=number, amount=slot.round, word=tournament.name)
    return True


def _went_on_before(opened: OpenBooks, tournament: TournamentBook) -> None:
    opened.doubt("C61", say("Somebody had gone on from that place of {name} before.", name=tournament.name))


def decide_title(opened: OpenBooks, bout: BoutBook) -> None:
    """Step 6: the title goes to the winner of a bout for it, in a drawn final to whoever goes on; so does the right to it (Y14)."""
    _decide_claim(opened, bout)
    if not bout.title:
        return
    division = opened.division(opened.fighter(bout.red).weight_class)
    winner, kept = _decided(opened, bout), list[Reign]()
    for belt in belts_at_stake(opened.books, division, bout.fighters):
        holder = division.holder(belt)
        champion = champion_after(holder, bout.fighters, winner)
        if champion is None:
            continue
        if champion != holder:
            crown(opened, division, champion, bout, belt)
        elif champion in bout.fighters:
            kept.append(division.line(belt)[-1])
    _defended(opened, division, bout, kept)


def _defended(opened: OpenBooks, division: Division, bout: BoutBook, kept: Sequence[Reign]) -> None:
    """Count a defence for each belt its holder came through with, and tell of each holder once (C49, Y16)."""
    for reign in kept:
        reign.defences += 1
    for champion in dict.fromkeys(reign.fighter for reign in kept):
        own = [reign for reign in kept if reign.fighter == champion]
        belts = [reign.belt for reign in own]
        name = titles_name(opened.books, division, belts) if has_belts(opened.books, division) else ""
        pair = _first(bout, champion)
        opened.news(NewsKind.DEFENDED, pair, bout=bout.number, amount=own[0].defences, word=name)


def crown(opened: OpenBooks, division: Division, champion: int, bout: BoutBook | None, belt: int = 1) -> None:
    """Begin a reign, won in ``bout`` or by a final given to him without one (C60, C65)."""
    books = opened.books
    end_reign(opened, division, bout, _how_lost(division, bout, belt), belt)
    if belt == 1:
        division.champion = champion
    else:
        division.others[belt] = champion
    division.crowned = True
    won_bout = None if bout is None else bout.number
    division.reigns.append(Reign(champion, opened.night, won_bout, belt=belt))
    pair, name = (champion,) if bout is None else _first(bout, champion), title_name(books, division, belt)
    opened.news(NewsKind.CROWNED, pair, bout=won_bout, amount=len(division.line(belt)), word=name)
    if undisputed(books, division) == champion:
        opened.news(NewsKind.UNDISPUTED, pair, bout=won_bout, word=division.weight_class)


def end_reign(
    opened: OpenBooks, division: Division, bout: BoutBook | None, end: ReignEnd, belt: int = 1
) -> None:
    """End the reign of the champion, if there is one; the title, or that belt of it, is vacant."""
    if division.holder(belt) is None:
        return
    reign = division.line(belt)[-1]
    reign.until_night, reign.end = opened.night, end
    reign.lost_bout = None if bout is None else bout.number
    if belt == 1:
        division.champion = None
    else:
        del division.others[belt]


def vacate(opened: OpenBooks, fighter: int, end: ReignEnd) -> None:
    """End every reign of a fighter, whose belts are vacant (C17, Y12, Y13)."""
    division = opened.division(opened.fighter(fighter).weight_class)
    for belt in division.held_by(fighter):
        end_reign(opened, division, None, end, belt)


# The right to be the next challenger (Y14)


def _decide_claim(opened: OpenBooks, bout: BoutBook) -> None:
    """The winner of an eliminator is mandatory challenger, until he boxes for the title or loses a bout (Y14)."""
    winner, division = bout.winner, _division_of(opened, bout.red)
    if division.claim is not None and division.claim.fighter in bout.fighters:
        if bout.title:
            end_claim(opened, division.claim.fighter)
        elif winner not in (None, division.claim.fighter):
            _lose_claim(opened, division.claim.fighter)
    if bout.eliminator and winner is not None and winner not in division.champions:
        opened.division(division.weight_class).claim = Claim(winner, bout.number)
        opened.news(NewsKind.MANDATORY, _first(bout, winner), bout=bout.number, word=division.weight_class)


def give_up_claim(opened: OpenBooks, offer: OfferBook) -> None:
    """Who will not box for the title when he is offered it, or lets the night pass, is mandatory challenger no longer (Y14)."""
    division = _division_of(opened, offer.blue)
    if not offer.title or division.claim is None or division.claim.fighter != offer.blue:
        return
    silent = offer.answer is Answer.LAPSED and offer.night <= opened.books.closed + 1
    busy = any(offer.red in bout.fighters for bout in opened.books.bouts_of_night(offer.night))
    if offer.answer is Answer.REFUSED or (silent and not busy and offer.red in division.champions):
        _lose_claim(opened, offer.blue)


def end_claim(opened: OpenBooks, fighter: int) -> None:
    """Whatever right to the title a fighter had is gone (Y14)."""
    division = _division_of(opened, fighter)
    if division.claim is not None and division.claim.fighter == fighter:
        opened.division(division.weight_class).claim = None


def _lose_claim(opened: OpenBooks, fighter: int) -> None:
    end_claim(opened, fighter)
    opened.news(NewsKind.CLAIM_LOST, (fighter,))


def _division_of(opened: OpenBooks, fighter: int) -> Division:
    """The page of a fighter's class, only looked at."""
    weight_class = opened.books.fighters[fighter].weight_class
    return opened.books.divisions.get(weight_class) or Division(weight_class)


def is_title_final(books: Books, bout: BoutBook) -> bool:
    """Whether a bout is the last of a tournament for the title (C60)."""
    tournament = None if bout.slot is None else books.tournaments.get(bout.slot.tournament)
    if tournament is None or bout.slot is None:
        return False
    return tournament.is_title(bout.slot.round)


def _decided(opened: OpenBooks, bout: BoutBook) -> Corner | None:
    """Who won the bout, or goes on after a drawn final for the title (C63)."""
    if is_title_final(opened.books, bout):
        return bout.advanced
    return None if bout.outcome is None else bout.outcome.winner


def _how_lost(division: Division, bout: BoutBook | None, belt: int) -> ReignEnd:
    beaten = bout is not None and division.holder(belt) in bout.fighters
    return ReignEnd.BEATEN if beaten else ReignEnd.SUPERSEDED


def _first(bout: BoutBook, fighter: int) -> tuple[int, int]:
    return bout.fighters if bout.red == fighter else (bout.blue, bout.red)
