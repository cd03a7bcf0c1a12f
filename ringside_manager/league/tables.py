"""The tables of a save, one class each; nobody outside this room sees a row.

``Journal`` is the truth.  All the others but ``Ring`` are posted from it, so that SQL tools and the audit can
read the books; ``mapping.py`` says which page gives which row.  Columns ending in ``_json`` hold a JSON
array or object.  The frozen text of every released layout stands in ``migrations/``; a change here
needs a new save version there.
"""

# mypy: disallow-untyped-calls=False
# ruff: noqa: D106, SLF001 - ``Meta`` and ``_meta`` are peewee's way of telling a table's facts.

from __future__ import annotations

from functools import cache

from peewee import BlobField, Check, CompositeKey, IntegerField, Model, TextField

from ringside_manager.bout.corner import Corner
from ringside_manager.bout.outcome import Method
from ringside_manager.campaign.arenas import Arena
from ringside_manager.campaign.books import (
    Answer,
    BoutState,
    Dispute,
    Entrance,
    LedgerKind,
    ManagerKind,
    NewsKind,
    ReignEnd,
    Scores,
    StableMethod,
    Temperament,
)
from ringside_manager.league.fields import Flag, Link, TextLink, Whole, Word


class Table(Model):
    """What all tables share: types are kept strictly, names are plural nouns given by hand."""

    class Meta:
        strict_tables = True


class Journal(Table):
    """One entry; ``record`` is the compressed JSON text of a bout record, ``digest`` chains to the one before."""

    number = IntegerField(primary_key=True, constraints=[Check('"number" >= 1')])
    act = Link("journal")
    night = Whole(0)
    by = TextField()
    kind = TextField()
    body = TextField()
    record = BlobField(null=True)
    digest = BlobField(constraints=[Check('length("digest") = 32')])


class League(Table):
    """The one row about the league; ``entry`` is the last entry its books were posted from."""

    number = IntegerField(primary_key=True, constraints=[Check('"number" = 1')])
    entry = Link("journal")
    name = TextField()
    system = TextField()
    fighter_set = TextField()
    seed = IntegerField()
    promoter = TextField()
    origin = TextField()
    night = Whole(0)
    closed = Whole(0)
    ended = Flag()
    winners_json = TextField()
    doors = Whole(0)
    doors_seed = IntegerField()
    nights = Whole(1)
    stable_method = Word(StableMethod)
    stable_size = Whole(1)
    stake_dollars = Whole(1)
    card_cap = Whole(1, null=True)
    disputes = Word(Dispute)
    tournament_night = Whole(1)
    corners = TextField()
    weight_classes_json = TextField()
    bout_options_json = TextField()
    scorecards = Word(Scores)


class TallyColumns(Table):
    """Bouts counted by result, of a manager or a fighter."""

    wins_ko = Whole(0)
    wins_tko = Whole(0)
    wins_decision = Whole(0)
    wins_dq = Whole(0)
    losses_ko = Whole(0)
    losses_tko = Whole(0)
    losses_decision = Whole(0)
    losses_dq = Whole(0)
    draws = Whole(0)
    no_contests = Whole(0)


class Managers(TallyColumns):
    """The managers; money in cents."""

    number = Link("journal", primary=True)
    name = TextField()
    kind = Word(ManagerKind)
    temperament = Word(Temperament, null=True)
    seat = Whole(1)
    balance_cents = Whole()
    stake_cents = Whole()
    stable_json = TextField()


class Fighters(TallyColumns):
    """The fighters' books (C4); popularity in half points, ``rank`` 0 is the champion."""

    number = Link("journal", primary=True)
    name = TextField()
    nickname = TextField()
    nationality = TextField()
    stance = TextField()
    active_from = Whole(null=True)
    active_to = Whole(null=True)
    cards_json = TextField()
    note = TextField()
    weight_class = TextField()
    entrance = Word(Entrance)
    entered_night = Whole(0)
    price_cents = Whole()
    replaces = Whole(1, null=True)
    entry_agility = Whole()
    entry_uppercut = Whole()
    entry_right_jab = Whole()
    entry_right_hook = Whole()
    entry_combination = Whole()
    entry_left_jab = Whole()
    entry_left_hook = Whole()
    entry_counterpunch = Whole()
    entry_endurance = Whole()
    agility = Whole()
    uppercut = Whole()
    right_jab = Whole()
    right_hook = Whole()
    combination = Whole()
    left_jab = Whole()
    left_hook = Whole()
    counterpunch = Whole()
    endurance = Whole()
    gained_endurance = Whole(0)
    gained_agility = Whole(0)
    gained_counterpunch = Whole(0)
    manager = Whole(1, null=True, index=True)
    percentage = Whole(0, 100, null=True)
    bouts_under_manager = Whole(0)
    winning_streak = Whole(0)
    losing_streak = Whole(0)
    knockdowns = Whole(0)
    knockdowns_suffered = Whole(0)
    earned_half = Whole()
    rank = Whole(0, null=True)
    rank_half = Whole(0)
    pop_half = Whole()
    earnings_dollars = Whole()
    last_night = Whole(0, null=True)
    lost_system = TextField(null=True)
    lost = Whole(null=True)
    lost_of_start = Whole(null=True)
    retired_night = Whole(0, null=True)
    retired_reason = TextField()
    given_rank = Whole(1, null=True)
    given_night = Whole(0, null=True)
    given_reason = TextField(null=True)
    bouts_json = TextField()
    booked_json = TextField()
    plan = Whole(1, null=True)


class Offers(Table):
    """Bouts proposed, and what became of each."""

    number = Link("journal", primary=True)
    made_night = Whole(0)
    night = Whole(0)
    red = Whole(1)
    blue = Whole(1)
    arena = Word(Arena)
    rounds = Whole(1)
    title = Flag()
    proposer = Whole(1)
    note = TextField()
    answer = Word(Answer, null=True)
    answered_by = Whole(1, null=True)
    reason = TextField()
    bout = Whole(1, null=True)


class Deals(Table):
    """Sales and exchanges proposed, and what became of each; ``accepted`` is empty while open."""

    number = Link("journal", primary=True)
    made_night = Whole(0)
    proposer = Whole(1)
    partner = Whole(1)
    fighter = Whole(1)
    price_cents = Whole()
    in_exchange = Whole(1, null=True)
    accepted = Flag(null=True)


class Bouts(Table):
    """Bouts made, fought or cancelled; what concerns one corner stands in ``corners``."""

    number = Link("journal", primary=True)
    night = Whole(0, index=True)
    arena = Word(Arena)
    rounds = Whole(1)
    title = Flag()
    first_title = Flag()
    system = TextField()
    tournament = Whole(1, null=True)
    tournament_round = Whole(1, null=True)
    tournament_place = Whole(1, null=True)
    offer = Whole(1, null=True)
    state = Word(BoutState)
    reason = TextField()
    approved = Whole(1, null=True)
    turn = Whole(1, null=True)
    awarded = Flag()
    exhibition = Flag()
    fought_entry = Whole(1, null=True)
    method = Word(Method, null=True)
    winner = Word(Corner, null=True)
    ended_round = Whole(null=True)
    ended_time = Whole(null=True)
    cause = TextField()
    scorecards_json = TextField(null=True)
    advanced = Word(Corner, null=True)


class Corners(Table):
    """One fighter's side of a bout; what the outcome tells is NULL until it is fought."""

    bout = Link("bouts")
    corner = Word(Corner)
    fighter = Whole(1, index=True)
    manager = Whole(1, null=True)
    percentage = Whole(0, 100, null=True)
    carried_system = TextField(null=True)
    carried_loss = Whole(null=True)
    carried_start = Whole(null=True)
    pop_half = Whole()
    knockdowns = Whole(null=True)
    damage = Whole(null=True)
    landed = Whole(null=True)
    loss = Whole(null=True)
    start = Whole(null=True)
    purse_dollars = Whole()
    share_cents = Whole()
    pop_change_half = Whole()
    gained = TextField()
    renewed = Whole(0, 100, null=True)
    plan = Whole(1, null=True)

    class Meta:
        primary_key = CompositeKey("bout", "corner")
        without_rowid = True


class Bids(Table):
    """Sealed bids for the place of a bout, by manager."""

    bout = Link("bouts")
    manager = Whole(1)
    cents = Whole(0)

    class Meta:
        primary_key = CompositeKey("bout", "manager")
        without_rowid = True


class Ledger(Table):
    """Every movement of a manager's money, in cents, in the order it was booked."""

    line = IntegerField(primary_key=True)
    entry = Link("journal")
    night = Whole(0)
    manager = Whole(1, index=True)
    kind = Word(LedgerKind)
    amount_cents = Whole()
    balance_cents = Whole()
    fighter = Whole(1, null=True)
    bout = Whole(1, null=True)


class Divisions(Table):
    """The standing in each weight class."""

    weight_class = TextField(primary_key=True)
    champion = Whole(1, null=True)
    crowned = Flag()


class Rankings(Table):
    """The contenders of a weight class, ``place`` 1 the best, as drawn up after the last night."""

    weight_class = TextLink("divisions", key="weight_class")
    place = Whole(1)
    fighter = Whole(1)

    class Meta:
        primary_key = CompositeKey("weight_class", "place")
        without_rowid = True


class Reigns(Table):
    """The champions of a weight class, ``number`` 1 the first."""

    weight_class = TextLink("divisions", key="weight_class")
    number = Whole(1)
    fighter = Whole(1)
    from_night = Whole(0)
    won_bout = Whole(1)
    defences = Whole(0)
    until_night = Whole(0, null=True)
    lost_bout = Whole(1, null=True)
    ended_by = Word(ReignEnd, null=True)

    class Meta:
        primary_key = CompositeKey("weight_class", "number")
        without_rowid = True


class Tournaments(Table):
    """Tournaments; entrants in seed order."""

    number = Link("journal", primary=True)
    name = TextField()
    weight_class = TextField()
    first_night = Whole(0)
    for_title = Flag()
    entrants_json = TextField()


class Pairings(Table):
    """The bracket: who meets whom in each round, from top to bottom, and who went on."""

    tournament = Link("tournaments")
    round = Whole(1)
    place = Whole(1)
    red = Whole(1, null=True)
    blue = Whole(1, null=True)
    winner = Whole(1, null=True)

    class Meta:
        primary_key = CompositeKey("tournament", "round", "place")
        without_rowid = True


class News(Table):
    """What happened, as facts; amounts by kind."""

    line = IntegerField(primary_key=True)
    entry = Link("journal")
    night = Whole(0)
    kind = Word(NewsKind)
    fighters_json = TextField()
    managers_json = TextField()
    bout = Whole(1, null=True)
    amount = Whole()
    word = TextField()


class Doubts(Table):
    """What was posted although the rules would not have allowed it."""

    line = IntegerField(primary_key=True)
    entry = Link("journal")
    rule = TextField()
    why = TextField()


class Settlements(Table):
    """Doubts the promoter has looked at and lets stand."""

    line = IntegerField(primary_key=True)
    entry = Link("journal")
    doubted = Whole(1)
    rule = TextField()
    why = TextField()
    note = TextField()


class Ring(Table):
    """A bout in the ring, begun and perhaps over, until its night is held: working paper, not posted.

    ``mark`` says what bout it is (cards, terms, seed); ``text`` is the window's own JSON or, when ``done``, the
    bout's record; ``red_plan`` and ``blue_plan`` whether a corner was led by its sealed plan; ``digest`` guards the rest.
    """

    bout = Link("journal", primary=True)
    mark = TextField()
    text = TextField()
    done = Flag()
    red_plan = Flag()
    blue_plan = Flag()
    digest = BlobField(constraints=[Check('length("digest") = 32')])


BOOK_TABLES: tuple[type[Table], ...] = (
    League,
    Managers,
    Fighters,
    Offers,
    Deals,
    Bouts,
    Corners,
    Bids,
    Ledger,
    Divisions,
    Rankings,
    Reigns,
    Tournaments,
    Pairings,
    News,
    Doubts,
    Settlements,
)
"""The tables posted from the journal."""

TABLES: tuple[type[Table], ...] = (Journal, *BOOK_TABLES, Ring)
"""All tables of a save, in the order they are made."""


@cache
def columns(table: type[Table]) -> tuple[str, ...]:
    """The names of a table's columns in their order."""
    return tuple(field.column_name for field in table._meta.sorted_fields)


@cache
def key(table: type[Table]) -> tuple[str, ...]:
    """The names of the columns that make up a table's primary key: always the first ones."""
    return tuple(field.column_name for field in table._meta.get_primary_keys())


def name(table: type[Table]) -> str:
    """The table's name in the file."""
    return str(table._meta.table_name)
