"""The facts of one result that make a story: how it ended, what it meant for both."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from ringside_manager.bout.corner import RED, Corner
from ringside_manager.bout.outcome import Method, Outcome
from ringside_manager.campaign.award_winners import gap_against, is_comeback
from ringside_manager.campaign.belts import TitleResult, TitleTurn
from ringside_manager.campaign.books import Books, BoutBook, NewsItem, NewsKind, Tally
from ringside_manager.campaign.careers import streak, tally_of
from ringside_manager.campaign.festivals.fixtures import Fixtures
from ringside_manager.campaign.rivalries import heat_before

LANDMARKS = (10, 25, 50, 75, 100, 150, 200)
"""Numbers of wins that are talked about."""
UPSET_HALF, SHOCK_HALF = 10, 40
"""From what gap of POP a win is an upset, and a shock."""


@dataclass(frozen=True, slots=True)
class ResultFacts:
    """``one`` is the winner and ``other`` the loser; red and blue after a draw.

    ``how`` is ``KO``, ``TKO``, ``RTD``, ``DQ``, ``points``, ``draw`` or ``nc``; ``stage`` says when it ended: ``first``
    (round), ``early``, ``middle``, ``late``, ``last`` (round), ``distance`` or ``cut_short``; ``cards`` how they parted:
    ``close``, ``clear`` or ``wide``, ``""`` without cards.  ``down_*`` counts who was down.  ``gap`` is
    POP by which the loser stood above, 0 if he did not.  ``streak`` and ``slump`` are runs after the bout,
    ``ended`` and ``drought`` those the bout ended, ``landmark`` is the number of the win if it is a round one,
    ``feud`` how hot it was between the two before (C80).  ``belt`` is ``filled``, ``taken``, ``defended`` or
    ``still_vacant``, ``cup`` is ``final`` or ``round``.  Purses are in dollars.
    """

    how: str
    round: int
    rounds: int
    stage: str
    cards: str
    score: str
    arena: str
    down_one: int
    down_other: int
    comeback: int
    gap: int
    upset: str
    streak: int
    slump: int
    ended: int
    drought: int
    landmark: int
    feud: int
    debut: str
    meeting: int
    revenge: int
    belt: str
    defence: int
    champion: str
    dethroned: str
    line: int
    weight: str
    cup: str
    cup_name: str
    goes_on: str
    learned: str
    record_one: str
    record_other: str
    purse_one: int
    purse_other: int


def result_facts(
    books: Books, bout: BoutBook, title: TitleResult | None, beside: Iterable[NewsItem]
) -> ResultFacts:
    """The facts of a bout that was fought; ``beside`` are the other news of it."""
    outcome = bout.outcome
    if outcome is None:
        raise ValueError(f"bout {bout.number} was not fought")
    corner = outcome.winner or RED
    one, other = _Side(books, bout, corner), _Side(books, bout, corner.opponent)
    gap_half = gap_against(bout, corner) if outcome.winner else 0
    items = tuple(beside)
    cup_name, cup = _cup(books, bout)
    named = books.fighters
    return ResultFacts(
        how=_how(outcome),
        round=outcome.round,
        rounds=bout.rounds,
        stage=_stage(outcome, bout.rounds),
        cards=_cards(outcome),
        score=_score(outcome, corner),
        arena=bout.arena.value,
        down_one=outcome.knockdowns[corner.opponent.index],
        down_other=outcome.knockdowns[corner.index],
        comeback=int(is_comeback(outcome)),
        gap=max(0, gap_half) // 2,
        upset="shock" if gap_half >= SHOCK_HALF else "upset" if gap_half >= UPSET_HALF else "",
        streak=one.run_after(corner) if outcome.winner else 0,
        slump=other.losses_after(),
        ended=other.wins_before(),
        drought=one.losses_before() if outcome.winner else 0,
        landmark=one.landmark() if outcome.winner else 0,
        feud=heat_before(books, bout),
        debut=_debut(one, other),
        meeting=len(one.against(other)) + 1,
        revenge=int(outcome.winner is not None and one.lost_last_to(other)),
        belt="" if title is None else title.turn.value,
        defence=0 if title is None else title.defence,
        champion="" if title is None or title.champion is None else named[title.champion].name,
        dethroned="" if title is None or title.dethroned is None else named[title.dethroned].name,
        line=title.reign if title is not None and title.turn is not TitleTurn.DEFENDED else 0,
        weight=named[bout.red].weight_class,
        cup=cup,
        cup_name=cup_name,
        goes_on="" if bout.advanced is None else named[bout.fighters[bout.advanced.index]].name,
        learned=next((item.word for item in items if item.kind is NewsKind.IMPROVED), ""),
        record_one=one.record(),
        record_other=other.record(),
        purse_one=bout.purses_dollars[corner.index],
        purse_other=bout.purses_dollars[corner.opponent.index],
    )


@dataclass(frozen=True, slots=True)
class _Side:
    """One of the two and his career up to the bout."""

    books: Books
    bout: BoutBook
    corner: Corner

    @property
    def number(self) -> int:
        return self.bout.fighters[self.corner.index]

    def before(self) -> Sequence[BoutBook]:
        """His bouts before this one, the latest first."""
        career = self.books.fighters[self.number].bouts
        place = career.index(self.bout.number)
        return [self.books.bouts[number] for number in reversed(career[:place])]

    def won(self, bout: BoutBook) -> bool:
        return bout.winner == self.number

    def lost(self, bout: BoutBook) -> bool:
        return bout.winner is not None and bout.winner != self.number

    def wins_before(self) -> int:
        return streak(map(self.won, self.before()))

    def losses_before(self) -> int:
        return streak(map(self.lost, self.before()))

    def run_after(self, winner: Corner) -> int:
        return self.wins_before() + 1 if winner is self.corner else 0

    def losses_after(self) -> int:
        return self.losses_before() + 1 if self.lost(self.bout) else 0

    def against(self, other: _Side) -> list[BoutBook]:
        number = other.number
        return [bout for bout in self.before() if number in bout.fighters]

    def lost_last_to(self, other: _Side) -> bool:
        met = self.against(other)
        return bool(met) and self.lost(met[0])

    def landmark(self) -> int:
        """Which win of his this one is, if that is worth a word; else 0."""
        wins = self.tally().wins
        return wins if wins in LANDMARKS else 0

    def tally(self) -> Tally:
        """His bouts with this one."""
        page = self.books.fighters[self.number]
        latest = page.bouts[-1] == self.bout.number
        return page.tally if latest else tally_of([self.bout, *self.before()], self.number)

    def record(self) -> str:
        """Wins, losses and draws with this bout."""
        tally = self.tally()
        return f"{tally.wins}-{tally.losses}-{tally.draws}"


def _how(outcome: Outcome) -> str:
    if outcome.winner is None:
        return "draw" if outcome.method is Method.DRAW else "nc"
    return "points" if outcome.method.is_decision else outcome.method.value


def _stage(outcome: Outcome, rounds: int) -> str:
    """When it ended, against its scheduled length."""
    if outcome.method is Method.TD or (outcome.method is Method.DRAW and outcome.cause):
        return "cut_short"
    if not outcome.method.is_stoppage:
        return "distance"
    if outcome.round == 1:
        return "first"
    if outcome.round >= rounds:
        return "last"
    if 3 * outcome.round <= rounds:
        return "early"
    return "late" if 4 * outcome.round > 3 * rounds else "middle"


def _cards(outcome: Outcome) -> str:
    """By how much the cards parted, as a share of the rounds: up to a ninth is close, from a third on wide."""
    if outcome.winner is None or not outcome.scorecards:
        return ""
    margin = max(abs(card.total[0] - card.total[1]) for card in outcome.scorecards)
    rounds = max(len(card.rounds) for card in outcome.scorecards)
    if margin <= max(1, rounds // 9):
        return "close"
    return "wide" if 3 * margin >= rounds else "clear"


def _score(outcome: Outcome, corner: Corner) -> str:
    """The cards from the winner's side, such as ``7-5``; empty without cards."""
    pairs = (card.total if corner is RED else card.total[::-1] for card in outcome.scorecards)
    return ", ".join(f"{mine}-{his}" for mine, his in pairs)


def _debut(one: _Side, other: _Side) -> str:
    first = not one.before(), not other.before()
    return {(True, True): "both", (True, False): "one", (False, True): "other"}.get(first, "")


def _cup(books: Books, bout: BoutBook) -> tuple[str, str]:
    """The tournament's name, and whether it was the final; nothing of a bout after which nobody goes on."""
    drawn = None if bout.slot is None else books.tournaments.get(bout.slot.tournament)
    if drawn is None or bout.slot is None:
        return "", ""
    if isinstance(drawn.bracket, Fixtures):
        if not drawn.bracket.needs_winner(bout.slot.round):
            return "", ""
        decided = drawn.bracket.winner in bout.fighters and drawn.bracket.ended[-1][0] == bout.slot.round
        return drawn.name, "final" if decided and drawn.bracket.is_final(bout.slot.round) else "round"
    return drawn.name, "final" if drawn.bracket.is_final(bout.slot.round) else "round"
