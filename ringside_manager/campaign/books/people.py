"""The pages of the books that belong to somebody: fighters, managers, champions and their divisions (C4)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.pieces import Piece
from ringside_manager.bout.terms import Abilities, Carried
from ringside_manager.campaign.books.kinds import (
    INDEX,
    Colour,
    Entrance,
    ManagerKind,
    Otherwise,
    ReignEnd,
    Skill,
    Task,
    Temperament,
)
from ringside_manager.campaign.progress import Gains
from ringside_manager.fighters import Fighter
from ringside_manager.written.cards import CardError


@dataclass(slots=True)
class Tally(Piece):
    """Bouts counted by result; a corner retirement is counted as a TKO (CV61)."""

    wins_ko: int = 0
    wins_tko: int = 0
    wins_decision: int = 0
    wins_dq: int = 0
    losses_ko: int = 0
    losses_tko: int = 0
    losses_decision: int = 0
    losses_dq: int = 0
    draws: int = 0
    no_contests: int = 0

    @property
    def wins(self) -> int:
        return self.wins_ko + self.wins_tko + self.wins_decision + self.wins_dq

    @property
    def losses(self) -> int:
        return self.losses_ko + self.losses_tko + self.losses_decision + self.losses_dq

    @property
    def bouts(self) -> int:
        return (
            self.wins_ko + self.wins_tko + self.wins_decision + self.wins_dq
            + self.losses_ko + self.losses_tko + self.losses_decision + self.losses_dq
            + self.draws + self.no_contests
        )  # fmt: skip


@dataclass(frozen=True, slots=True)
class GivenRank:
    """A rank the promoter gave a contender after ``night``, and why (C3, C32)."""

    rank: int
    night: int
    reason: str


@dataclass(frozen=True, slots=True)
class ClassLeft:
    """A weight class a man left after ``night``, and how many bouts he had had by then (Y13)."""

    weight_class: str
    night: int
    bouts: int


@dataclass(slots=True)
class FighterBook(Piece):
    """One fighter's page; ``number`` is the entry that signed him, so it is his order of entry (C32).

    ``fighter`` is as he entered, at ``entered_age`` (Y1), ``abilities`` what he is now (``gains`` included, C14).  Popularity
    is in half points: ``earned_half`` grows with each bout, ``rank_half`` and ``pop_half`` (the total
    that arenas and purses go by, C5, C35) are as drawn up after the last night.  ``rank`` is 0 for
    the champion, 1 and up for contenders, ``None`` without a rank; ``given`` is one the promoter gave him, as
    long as it holds.  ``manager`` and ``percentage``
    are ``None`` for a free agent.  ``lost`` is what he lost in the bout of ``last_night`` (C57).
    ``returned_night`` is that of his comeback (Y10).
    ``bouts`` are those he fought, ``booked`` those made and still to come, oldest first; ``plan`` is the entry of
    the fight plan sealed for him.  ``contract_until`` is the last night of his contract, of a free agent's last one
    (Y9); ``None`` where there are no contracts.
    ``classes_left`` are the weight classes he boxed in before, oldest first, and ``toll``
    what boxing in the present one has changed in his ratings, in the order of R4; empty as long as he is where he entered (Y13).
    """

    number: int
    fighter: Fighter
    weight_class: str
    entrance: Entrance
    entered_night: int
    price_cents: int
    replaces: int | None
    abilities: Abilities
    gains: Gains
    entered_age: int
    manager: int | None = None
    percentage: int | None = None
    bouts_under_manager: int = 0
    tally: Tally = field(default_factory=Tally)
    winning_streak: int = 0
    losing_streak: int = 0
    knockdowns: int = 0
    knockdowns_suffered: int = 0
    earned_half: int = 0
    rank: int | None = None
    rank_half: int = 0
    pop_half: int = 0
    given: GivenRank | None = None
    earnings_dollars: int = 0
    last_night: int | None = None
    lost: Carried | None = None
    retired_night: int | None = None
    retired_reason: str = ""
    returned_night: int | None = None
    bouts: list[int] = field(default_factory=list)
    booked: list[int] = field(default_factory=list)
    plan: int | None = None
    contract_until: int | None = None
    classes_left: list[ClassLeft] = field(default_factory=list)
    toll: list[int] = field(default_factory=list)

    @property
    def name(self) -> str:
        return self.fighter.name

    @property
    def is_retired(self) -> bool:
        """Whether he fights no more (C17)."""
        return self.retired_night is not None

    @property
    def is_rolled(self) -> bool:
        """Whether his percentage is rolled again every so often (C21): he has a manager and no contract (Y9)."""
        return self.manager is not None and self.contract_until is None

    @property
    def first_class(self) -> str:
        """The weight class he entered."""
        return self.classes_left[0].weight_class if self.classes_left else self.weight_class

    def class_on(self, night: int) -> str:
        """Return the weight class he was in on a night (Y13)."""
        return next(
            (left.weight_class for left in self.classes_left if night <= left.night), self.weight_class
        )

    def is_new_in_class(self, bouts: int) -> bool:
        """Whether he came from another weight class and has not had so many bouts in this one (Y13)."""
        return bool(self.classes_left) and self.tally.bouts - self.classes_left[-1].bouts < bouts

    # Any: an engine alone knows the type of its cards.
    def card(self, engine: AnyEngine) -> Any:
        """His card of today under ``engine``'s rules: printed as long as he is as he entered, then from his abilities (CV4).

        A printed card that the system does not take is passed over: it came in while nobody could judge it.  His style
        is known in leagues whose corners box in character.
        """
        if self.abilities == self.fighter.abilities:
            with suppress(CardError):
                return self.fighter.card_in_character(engine)
        card = engine.card_from_abilities(self.name, self.abilities)
        return engine.in_style(card, self.fighter.style) if self.fighter.style else card


@dataclass(slots=True)
class ManagerBook(Piece):
    """One manager's page; ``number`` is the entry that seated him, ``seat`` counts from 1 (C7).

    ``balance_cents`` is the money of C70; ``stake_cents`` is what is left of his stake in an auction,
    which does not count (C9), 0 under other methods.  ``colour`` is empty where nobody chose one; ``skill`` is an AI's,
    ``None`` for the best.  ``stable`` holds his unretired fighters in
    the order they came; ``tally`` counts the bouts his fighters had under him.  ``draft_list`` are the rookies he would have,
    the first first, and with ``draft_only`` nobody else (Y8).
    """

    number: int
    name: str
    kind: ManagerKind
    temperament: Temperament | None
    seat: int
    balance_cents: int = 0
    stake_cents: int = 0
    colour: Colour = ""
    skill: Skill | None = None
    stable: list[int] = field(default_factory=list)
    tally: Tally = field(default_factory=Tally)
    draft_list: tuple[int, ...] = ()
    draft_only: bool = False


@dataclass(slots=True)
class MandateBook(Piece):
    """A standing order: what the office does for a manager until he says otherwise (C72).

    ``number`` is the entry that gave it; the latest that covers a fighter counts.  ``fighters`` are whom it covers, empty for
    the whole stable; ``until`` is the last night it holds, ``None`` without one.  What is asked of a bout:
    ``least_chance`` to win in 100, ``least_cents`` of purse on average, ``rest`` nights after the last bout, and nobody
    of ``never``; 0 and empty ask nothing.  Nor against whoever is champion by then with ``never_champion``, or against the
    champion while one of ``never_champions_of`` manages him.  ``ended`` is the entry that took it back.
    """

    number: int
    manager: int
    task: Task
    until: int | None
    fighters: tuple[int, ...]
    least_chance: int
    least_cents: int
    rest: int
    never: tuple[int, ...]
    otherwise: Otherwise
    never_champion: bool = False
    never_champions_of: tuple[int, ...] = ()
    ended: int | None = None

    @property
    def has_terms(self) -> bool:
        """Whether anything is asked of a bout."""
        barred = self.never or self.never_champion or self.never_champions_of
        return bool(self.least_chance or self.least_cents or self.rest or barred)

    def holds(self, night: int) -> bool:
        """Whether it counts on a night."""
        return self.ended is None and (self.until is None or night <= self.until)


# Standing: champions, rankings, reigns


@dataclass(slots=True)
class Reign(Piece):
    """A fighter's time as champion, from winning bout ``won_bout`` on (C65).

    ``won_bout`` is ``None`` if the final of the tournament was given to him without a bout.
    ``until_night``, ``lost_bout`` and ``end`` stay ``None`` while he reigns; ``lost_bout`` also if
    he retired.  ``defences`` counts title bouts he came through as champion, draws included (C49).  ``belt`` is which of the
    belts of his class he holds, from 1 (Y16).
    """

    fighter: int
    from_night: int
    won_bout: int | None
    defences: int = 0
    until_night: int | None = None
    lost_bout: int | None = None
    end: ReignEnd | None = None
    belt: int = 1


@dataclass(frozen=True, slots=True)
class Claim:
    """The right to be the next who challenges for the title, won by ``fighter`` in the eliminator ``bout`` (Y14)."""

    fighter: int
    bout: int


@dataclass(frozen=True, slots=True)
class Standing:
    """A weight class as it was drawn up when a night was closed: its champion, or None, and the contenders from rank 1.

    ``others`` hold belts besides the first, if they are not the champion himself (Y16).
    """

    night: int
    weight_class: str
    champion: int | None
    ranking: tuple[int, ...]
    others: tuple[int, ...] = ()

    @property
    def champions(self) -> tuple[int, ...]:
        """Who held a belt, that of the first before the others."""
        return self.others if self.champion is None else (self.champion, *self.others)


@dataclass(slots=True)
class Division(Piece):
    """The standing in one weight class (C1), ``""`` if the league declares none.

    ``crowned``: there has been a champion, so ranks are drawn up (C32).  ``ranking`` holds the
    contenders best first as drawn up after the last night, without those who retired since.
    ``reigns`` are oldest first; ``roster`` are its unretired fighters in order of entry.  ``nights``
    holds how every night was closed since the first champion was crowned.  ``claim`` is that of the mandatory challenger
    who has won an eliminator, ``None`` without one (Y14).  ``champion`` holds the first belt, ``others`` says who holds
    the second and so on; the reigns of all belts are told together (Y16).
    """

    weight_class: str
    roster: list[int] = field(default_factory=list, metadata=INDEX)
    champion: int | None = None
    crowned: bool = False
    ranking: list[int] = field(default_factory=list)
    reigns: list[Reign] = field(default_factory=list)
    nights: dict[int, Standing] = field(default_factory=dict, metadata=INDEX)
    claim: Claim | None = None
    others: dict[int, int] = field(default_factory=dict)

    @property
    def champions(self) -> tuple[int, ...]:
        """Who holds a belt, each once, in the order of the belts."""
        held = (self.champion, *(self.others[belt] for belt in sorted(self.others)))
        return tuple(dict.fromkeys(number for number in held if number is not None))

    def holder(self, belt: int) -> int | None:
        """Who holds a belt, counted from 1; None while it is vacant."""
        return self.champion if belt == 1 else self.others.get(belt)

    def held_by(self, fighter: int) -> tuple[int, ...]:
        """The belts a fighter holds, in their order."""
        return tuple(belt for belt in (1, *sorted(self.others)) if self.holder(belt) == fighter)

    def line(self, belt: int) -> list[Reign]:
        """The reigns of one belt, oldest first."""
        return [reign for reign in self.reigns if reign.belt == belt]

    def reign_of(self, fighter: int) -> Reign:
        """The reign of a champion that lasts; of several the one that began first."""
        return next(reign for reign in self.reigns if reign.fighter == fighter and reign.until_night is None)

    def close(self, night: int) -> Standing:
        """Remember the champions and the ranking of a night; an unchanged ranking is kept once."""
        last = next(reversed(self.nights.values()), None)
        kept = last is not None and list(last.ranking) == self.ranking
        ranking = last.ranking if last is not None and kept else tuple(self.ranking)
        others = tuple(number for number in self.champions if number != self.champion)
        self.nights[night] = standing = Standing(night, self.weight_class, self.champion, ranking, others)
        return standing
