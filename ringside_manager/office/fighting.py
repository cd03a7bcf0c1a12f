"""Fighting a bout of the league: cards, corners, seeds, and the deed that tells it."""

from __future__ import annotations

from ringside_manager.bout import registry
from ringside_manager.bout.chance import Chance, SeededChance, derive_seed
from ringside_manager.bout.controllers import Controller
from ringside_manager.bout.drive import fight
from ringside_manager.bout.engine import AnyEngine
from ringside_manager.bout.setup import Setup
from ringside_manager.campaign.books import Books, BoutBook
from ringside_manager.campaign.experience import roll_experience
from ringside_manager.campaign.percentage import roll_percentage
from ringside_manager.campaign.tournament import roll_tie_break
from ringside_manager.league.deeds import (
    Aftermath,
    BoutFought,
)
from ringside_manager.office.bout_rules import carried_into
from ringside_manager.office.desk import Desk

PLAIN = "plain"
"""The corner level of the plain policy."""


def fight_bout(desk: Desk, bout: BoutBook, seed: int) -> None:
    """Fight a bout that is due and write what came of it (C5); ``seed`` decides everything."""
    setup = setup_of(desk.books, bout)
    level = desk.books.options.corners
    red, blue = (corner(setup.engine, level, derive_seed(seed, name, "corner")) for name in ("red", "blue"))
    fought = fight(setup, derive_seed(seed, "bout"), red, blue)
    dice = aftermath(SeededChance(derive_seed(seed, "aftermath")))
    deed = BoutFought(bout.number, fought.outcome, dice, setup.terms.carried)
    desk.write(deed, fought.record.to_json())


def setup_of(books: Books, bout: BoutBook) -> Setup:
    """Who fights whom, as of tonight (CV4), under the league's options and with what both carry (C57)."""
    engine = registry.get(bout.system)
    red, blue = (books.fighters[number] for number in bout.fighters)
    options = dict(books.options.bout_options) if bout.system == books.system else {}
    carried = carried_into(red, bout.night), carried_into(blue, bout.night)
    terms = engine.info.terms(bout.rounds, options, carried)
    # A printed card would know nothing of experience: CV4 asks for the abilities of the day.
    red_card, blue_card = (engine.card_from_abilities(page.name, page.abilities) for page in (red, blue))
    return Setup(engine, red_card, blue_card, terms)


def corner(engine: AnyEngine, level: str, seed: int) -> Controller:
    """The controller of a corner nobody else plays."""
    chance = SeededChance(seed)
    return engine.plain_corner(chance) if level == PLAIN else engine.corner_ai(chance, level)


def aftermath(chance: Chance) -> Aftermath:
    """The dice of C11, C21 and C63, thrown for both whether needed or not."""
    return Aftermath(
        experience=(roll_experience(chance), roll_experience(chance)),
        percentage=(roll_percentage(chance), roll_percentage(chance)),
        tie=roll_tie_break(chance),
    )
