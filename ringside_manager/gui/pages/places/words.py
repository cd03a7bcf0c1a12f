"""Orders that wait in an outbox, in words."""

from __future__ import annotations

from collections.abc import Callable

from ringside_manager.campaign.books import Books
from ringside_manager.campaign.orders import Order
from ringside_manager.gui import words
from ringside_manager.language import later, tr

_KINDS: dict[str, Callable[[], str]] = {
    "offer": later("Offer a bout: {men}, night {night}"),
    "accept": later("Accept the offer: {men}"),
    "refuse": later("Refuse the offer: {men}"),
    "counter": later("Ask for other terms: {men}"),
    "withdraw": later("Take the offer back: {men}"),
    "retire": later("Retire {men}"),
    "sign": later("Sign {men}"),
    "extend": later("Extend the contract of {men}"),
    "draft": later("List for the draft: {men}"),
    "move_class": later("Another weight class for {men}"),
    "decline_eliminator": later("Decline the eliminator: {men}"),
    "deal": later("Propose a deal about {men}"),
    "answer_deal": later("Answer a deal"),
    "bet": later("Propose a bet on {men}"),
    "answer_bet": later("Answer a bet"),
    "bid": later("Bid {money} for the date: {men}"),
    "fight_plan": later("Fight plan for {men}"),
    "standing_order": later("A standing order to the office"),
    "end_standing_order": later("End a standing order"),
}


def order_words(order: Order, books: Books) -> str:
    """What an order wants, in a line; for a kind without words of its own its name in orders files."""
    told = _KINDS.get(order.kind)
    if told is None:
        return tr("An order: {kind}").format(kind=order.kind)
    cents = getattr(order, "cents", 0)
    text = told().format(
        men=_men(order, books), night=getattr(order, "night", 0) or 0, money=words.money(cents)
    )
    return text.strip().rstrip(":")


def _men(order: Order, books: Books) -> str:
    """The fighters an order speaks of, directly or by offer or bout."""
    page = books.offers.get(getattr(order, "offer", 0) or 0) or books.bouts.get(
        getattr(order, "bout", 0) or 0
    )
    if page is not None and not hasattr(order, "fighter"):
        numbers = [page.red, page.blue]
    elif hasattr(order, "red"):
        numbers = [order.red, getattr(order, "blue", 0)]
    elif hasattr(order, "fighter"):
        numbers = [order.fighter]
    else:
        numbers = list(getattr(order, "fighters", ()))[:5]
    names = [books.fighters[number].name for number in numbers if number in books.fighters]
    return tr("{red} against {blue}").format(red=names[0], blue=names[1]) if len(names) == 2 and hasattr(order, "offer") | hasattr(order, "bout") | hasattr(order, "red") else ", ".join(names)  # fmt: skip
