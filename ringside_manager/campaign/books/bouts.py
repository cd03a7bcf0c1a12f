"""The pages of the books about what is agreed on: offers, bouts, tournaments, deals."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Outcome
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Carried
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books.kinds import Answer, BoutState, CupTerms
from ringside_manager.campaign.contracts import Terms
from ringside_manager.campaign.festivals import Format
from ringside_manager.campaign.festivals.fixtures import Draw, Fixtures
from ringside_manager.campaign.house_rules import HouseRules
from ringside_manager.campaign.tournament import Slot


@dataclass(slots=True)
class OfferBook(Piece):
    """A bout proposed by manager ``proposer`` for his ``red``; ``answer`` is ``None`` while it is open.

    ``side_cents`` is what the manager asked pays the proposer if the bout is fought, the other way if negative (C75);
    ``answers`` is the offer it counters.  With ``stake_cents`` it is a call-out, and each of the two puts up so much (C81).
    """

    number: int
    made_night: int
    night: int
    red: int
    blue: int
    arena: Arena
    rounds: int
    title: bool
    proposer: int
    note: str = ""
    answer: Answer | None = None
    answered_by: int | None = None
    reason: str = ""
    bout: int | None = None
    side_cents: int = 0
    answers: int | None = None
    stake_cents: int = 0

    @property
    def side(self) -> SidePayment | None:
        """The side payment agreed on, once it is accepted; ``None`` without one."""
        if not self.side_cents or self.answer is not Answer.ACCEPTED or self.answered_by is None:
            return None
        payer, payee = (self.answered_by, self.proposer)[:: 1 if self.side_cents > 0 else -1]
        return SidePayment(payer, payee, abs(self.side_cents))


class SidePayment(NamedTuple):
    """What one manager has promised another if a bout is fought, in cents (C75)."""

    payer: int
    payee: int
    cents: int


@dataclass(slots=True)
class BoutBook(Piece):
    """A bout; ``number`` is the entry that made it; every pair is (red, blue).

    Set when made: ``night`` to ``offer`` (``system`` is the bout system; ``first_title``: it pays no
    title purse, C64).  Set when fought: ``fought_entry`` (whose record tells the bout),
    ``outcome``, ``carried`` (losses carried into it, C57), ``managers`` and ``percentages`` in force,
    ``pops_half`` before it, ``purses_dollars``, ``shares_cents``, ``pop_changes_half``, ``gained``
    (the rating experience raised, ``""`` for none, C11), ``renewed`` (percentages that follow it,
    C21) and ``advanced`` (who goes on in the tournament, C63).  ``reason`` says why it was cancelled;
    ``approved`` is the entry in which the promoter approved it, ``turn`` its place in the running order
    he gave the arena's card, from 1 (C5), ``awarded`` whether it was given a place on a card too short (C53, C54);
    ``bids_cents`` holds the sealed bids for its place by manager (C54); ``plans`` are the entries of the fight plans it
    was fought with.  ``stakes_cents`` is what is held back for a call-out by manager, red's first, until it is paid out (C81).
    An ``exhibition`` counts for nothing but rest: once it is fought it is in the state ``EXHIBITED``, so
    that nothing that counts bouts ``FOUGHT`` counts it.  The winner of an ``eliminator`` is mandatory challenger;
    ``declined_by`` is the manager who would not have his man box it (Y14).
    """

    number: int
    night: int
    red: int
    blue: int
    arena: Arena
    rounds: int
    title: bool
    first_title: bool
    system: str
    slot: Slot | None = None
    offer: int | None = None
    state: BoutState = BoutState.MADE
    reason: str = ""
    approved: int | None = None
    turn: int | None = None
    awarded: bool = False
    fought_entry: int | None = None
    outcome: Outcome | None = None
    carried: tuple[Carried | None, Carried | None] = (None, None)
    managers: tuple[int | None, int | None] = (None, None)
    percentages: tuple[int | None, int | None] = (None, None)
    pops_half: tuple[int, int] = (0, 0)
    purses_dollars: tuple[int, int] = (0, 0)
    shares_cents: tuple[int, int] = (0, 0)
    pop_changes_half: tuple[int, int] = (0, 0)
    gained: tuple[str, str] = ("", "")
    renewed: tuple[int | None, int | None] = (None, None)
    advanced: Corner | None = None
    bids_cents: dict[int, int] = field(default_factory=dict)
    plans: tuple[int | None, int | None] = (None, None)
    exhibition: bool = False
    eliminator: bool = False
    declined_by: int | None = None
    stakes_cents: dict[int, int] = field(default_factory=dict)

    @property
    def is_over(self) -> bool:
        """Whether it was fought, whatever it counts for."""
        return self.state in (BoutState.FOUGHT, BoutState.EXHIBITED)

    @property
    def fighters(self) -> tuple[int, int]:
        """The red and the blue fighter."""
        return self.red, self.blue

    @property
    def winner(self) -> int | None:
        """The fighter who won, ``None`` if nobody did or it was not fought."""
        if self.outcome is None or self.outcome.winner is None:
            return None
        return self.fighters[self.outcome.winner.index]

    def corner_of(self, fighter: int) -> Corner:
        """The corner ``fighter`` stood in; he must be one of the two."""
        return Corner.RED if fighter == self.red else Corner.BLUE

    def opponent_of(self, fighter: int) -> int:
        """Whom ``fighter``, one of the two, meets."""
        return self.blue if fighter == self.red else self.red

    def manager_of(self, fighter: int) -> int | None:
        """The manager of ``fighter``, one of the two, when they boxed; ``None`` for a free agent or before the bout."""
        return self.managers[self.corner_of(fighter).index]


@dataclass(slots=True)
class TournamentBook(Piece):
    """A tournament; ``number`` is the entry that drew it (C60-C63, F80).

    ``first_night`` is that of its first round, the others follow by C62 or its ``terms``; the winner takes the vacant
    title of the weight class if it is ``for_title``.  ``bracket`` knows who met whom and who went on, of a knockout ``left``
    who is out of it without having been beaten (F85).
    """

    number: int
    name: str
    weight_class: str
    first_night: int
    for_title: bool
    bracket: Draw
    terms: CupTerms = field(default_factory=CupTerms)
    left: tuple[int, ...] = ()

    def night_of(self, rules: HouseRules, round_number: int) -> int:
        """The fight night of a round, counted from 1 (C62, F81)."""
        return self.first_night + self.terms.nights_between(rules) * (round_number - 1)

    def is_same_night(self, round_number: int) -> bool:
        """Whether the men of a round box again on the night of the round before (F50)."""
        return self.terms.form is Format.ONE_NIGHT and round_number > 1

    def is_title(self, round_number: int) -> bool:
        """Whether the title is at stake in the bouts of a round (C60)."""
        return self.for_title and self.bracket.is_final(round_number)

    def stable_of(self, fighter: int) -> int | None:
        """The manager of the stable an entrant boxes for; ``None`` where no stables meet (F90)."""
        stables, men = self.terms.stables, self.bracket.entrants
        return stables[men.index(fighter) * len(stables) // len(men)] if stables and fighter in men else None

    def handicap_of(self, fighter: int, other: int) -> int:
        """By how much a man's handicap is above another's in a handicap cup, in per cent (F66, F92)."""
        found = dict(zip(self.bracket.entrants, self.terms.handicaps, strict=False))
        return found.get(fighter, 0) - found.get(other, 0)

    def has_left(self, fighter: int) -> bool:
        """Whether he is out of it without having been beaten (F85)."""
        if isinstance(self.bracket, Fixtures):
            return self.bracket.has_left(fighter)
        return fighter in self.left


@dataclass(slots=True)
class DealBook(Piece):
    """A sale or exchange proposed by manager ``proposer`` to ``partner``; ``accepted`` is ``None`` while open.

    ``price_cents`` goes from the partner to the proposer, the other way if negative.  ``reason`` is why the proposer would
    have it, ``refusal`` why the partner would not; both may be empty.
    """

    number: int
    made_night: int
    proposer: int
    partner: int
    fighter: int
    price_cents: int
    in_exchange: int | None = None
    accepted: bool | None = None
    reason: str = ""
    refusal: str = ""


@dataclass(slots=True)
class BetBook(Piece):
    """A side bet in play money: ``proposer`` backs ``fighter`` to win a bout, ``partner`` the other man (C82).

    ``chance_permille`` is the fighter's chance when it was proposed; if he wins, the partner pays ``win_dollars``, if he loses,
    the proposer ``stake_dollars``.  ``accepted`` is ``None`` while nobody has answered, ``paid_dollars`` what the partner paid
    the proposer, the other way if negative, and ``None`` until it is settled; 0 if it was void.
    """

    number: int
    made_night: int
    bout: int
    fighter: int
    proposer: int
    partner: int
    stake_dollars: int
    win_dollars: int
    chance_permille: int
    accepted: bool | None = None
    paid_dollars: int | None = None


@dataclass(slots=True)
class TermsBook(Piece):
    """Terms a manager offered a fighter; ``answer`` is ``None`` while the man has not spoken (Y9).

    ``counter_share`` is the share at which he would sign, if that was his answer.
    """

    number: int
    made_night: int
    manager: int
    fighter: int
    share: int
    seasons: int
    fee_cents: int
    answer: Answer | None = None
    counter_share: int | None = None

    @property
    def terms(self) -> Terms:
        """What was offered."""
        return Terms(self.share, self.seasons, self.fee_cents)
