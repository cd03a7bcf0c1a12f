"""What the command palette finds: commands, pages, fighters, managers, bouts and rules."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass

from ringside_manager.campaign.books import Books
from ringside_manager.gui import words
from ringside_manager.gui.commands import Command
from ringside_manager.gui.language import tr
from ringside_manager.gui.place import Place
from ringside_manager.text_safety import match_key

MOST = 60
"""Lines shown at once."""


@dataclass(frozen=True, slots=True)
class Find:
    """Something the palette offers: a place to go or a command to run; ``why_not`` if it cannot be done now."""

    text: str
    remark: str
    icon: str
    place: Place | None = None
    command: Command | None = None
    why_not: str = ""


@dataclass(frozen=True, slots=True)
class Prefix:
    """A sign that narrows what is looked for, and what for."""

    sign: str
    text: Callable[[], str]


PREFIXES = (
    Prefix(">", lambda: tr("commands")),
    Prefix("@", lambda: tr("fighters")),
    Prefix("/", lambda: tr("managers")),
    Prefix("#", lambda: tr("bouts, by number or name")),
    Prefix("?", lambda: tr("rules")),
)


def find(
    text: str, books: Books | None, commands: Sequence[Command], rules: Sequence[tuple[str, str]]
) -> list[Find]:
    """What fits a text, best first; ``rules`` are pairs of id and title."""
    sign = text[:1] if any(prefix.sign == text[:1] for prefix in PREFIXES) else ""
    wanted = match_key(text[len(sign) :])
    found: list[tuple[int, str, Find]] = []
    for kind, offers in _offers(books, commands, rules):
        if sign in ("", kind):
            found += _scored(wanted, offers, shy=not sign and not wanted and kind != ">")
    found.sort(key=lambda scored: scored[:2])
    return [one for _, _, one in found[:MOST]]


def _scored(wanted: str, offers: Iterable[tuple[str, Find]], *, shy: bool) -> Iterator[tuple[int, str, Find]]:
    if shy:
        return
    for words_, offer in offers:
        key = match_key(f"{offer.text} {words_}")
        if all(part in key for part in wanted.split()):
            place = 0 if key.startswith(wanted) else 1 if f" {wanted}" in key else 2
            yield place + _held_back(offer, place), match_key(offer.text), offer


def _held_back(offer: Find, place: int) -> int:
    """What cannot be done comes last; what takes something back is never first by chance."""
    by_chance = place and offer.command is not None and offer.command.key in ("undo", "redo")
    return 3 if offer.why_not or by_chance else 0


def _offers(
    books: Books | None, commands: Sequence[Command], rules: Sequence[tuple[str, str]]
) -> Iterator[tuple[str, Iterable[tuple[str, Find]]]]:
    yield ">", ((command.words, _command(command)) for command in commands)
    if books is not None:
        yield "@", _fighters(books)
        yield "/", _managers(books)
        yield "#", _nights(books)
        yield "#", _bouts(books)
    yield (
        "?",
        (
            (rule, Find(f"{rule}  {title}", tr("Rule"), "book", Place("rulebook", part=rule)))
            for rule, title in rules
        ),
    )


def _command(command: Command) -> Find:
    text = command.label() if command.label else command.text
    return Find(text.replace("&", ""), command.shortcut, command.icon, None, command, command.why_not())


def _fighters(books: Books) -> Iterator[tuple[str, Find]]:
    for fighter in books.fighters.values():
        remark = f"{words.record(fighter.tally)} · {words.standing(fighter)}"
        place = Place("fighter", fighter.number)
        yield fighter.fighter.nickname, Find(fighter.name, remark, "glove", place)


def _managers(books: Books) -> Iterator[tuple[str, Find]]:
    for manager in books.managers.values():
        place = Place("manager", manager.number)
        yield "", Find(manager.name, words.money(manager.balance_cents), "stable", place)


def _nights(books: Books) -> Iterator[tuple[str, Find]]:
    last = books.closed if books.ended else books.closed + 1
    for night in range(last, 0, -1):
        text = tr("Fight night {night}").format(night=night)
        yield str(night), Find(text, words.season(night), "bell", Place("night", night))


def _bouts(books: Books) -> Iterator[tuple[str, Find]]:
    for bout in reversed(books.bouts.values()):
        red, blue = (books.fighters[number].name for number in bout.fighters)
        text = tr("{red} against {blue}").format(red=red, blue=blue)
        yield str(bout.number), Find(text, words.night(bout.night), "bell", Place("bout", bout.number))
