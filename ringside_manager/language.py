"""What the program says to people, and the language it says it in.

A text is written in English where it is said.  There are three ways to write one, and ``packaging/translations.py``
finds all three:

``tr("Save")``, ``tr("{n} bout", "{n} bouts", n)``
    The text in the chosen language, at once.  For the doors: window, command line, almanac.
``say("{name} is retired.", name=name)``
    A :class:`Message`: the English sentence, which remembers how it was made.  For every room that does not know who
    will read it; a door says it with :func:`translated`.
``later("Turtle")``
    A message for a table of words; called, it is said in the language chosen by then.

The module stands on the ground floor: it imports nothing of ours and no Qt, and every room may import it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, overload

if TYPE_CHECKING:
    from gettext import NullTranslations

# Messages

_NOTHING: Mapping[str, object] = MappingProxyType({})


class Message(str):
    """An English sentence that remembers how it was made.

    As a ``str`` it is English, so that logs, ``str(error)`` and comparisons never depend on a language.
    """

    template: str
    """The sentence with a named blank for each value; without values braces stand for themselves."""
    values: Mapping[str, object]
    """What stands in the blanks.  A value that is a message is translated with its sentence; all others are data."""
    number: int | None
    """What chooses the plural form, or ``None``."""
    many: str
    """The template for any number but 1 where there is a number."""

    __slots__ = ("many", "number", "template", "values")

    def __new__(
        cls,
        template: str,
        values: Mapping[str, object] = _NOTHING,
        *,
        many: str = "",
        number: int | None = None,
    ) -> Message:
        english = template if number in (None, 1) else many
        made = super().__new__(cls, filled(english, values, number))
        made.template, made.values, made.many, made.number = template, values, many, number
        return made

    def __call__(self) -> str:
        """Return the sentence in the language chosen now."""
        return translated(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return _again, (self.template, dict(self.values), self.many, self.number)


def _again(template: str, values: Mapping[str, object], many: str, number: int | None) -> Message:
    """Rebuild a message that came from another process."""
    return Message(template, values, many=many, number=number)


def say(template: str, /, **values: object) -> Message:
    """Return the sentence with its values; ``template`` is written out in full, its blanks are named."""
    return Message(template, values)


def say_number(one: str, many: str, n: int, /, **values: object) -> Message:
    """Return the sentence for a number: ``one`` for 1, ``many`` for any other; ``{n}`` stands for the number."""
    return Message(one, values, many=many, number=n)


def later(text: str) -> Message:
    """Return a text for a table of words, to be called when it is shown."""
    return Message(text)


def word(text: str) -> Message:
    """Return a word of the program that is in a variable; ``WORDS`` lists them."""
    return Message(text)


def joined(between: str, parts: Iterable[object]) -> Message:
    """Return the parts in a row, each of which is translated by itself if it is a message."""
    values = {f"part{number}": part for number, part in enumerate(parts)}
    return Message(between.join(f"{{{name}}}" for name in values), values)


def filled(template: str, values: Mapping[str, object], number: int | None = None) -> str:
    """Return a template with its blanks filled; it is left alone where there is nothing to fill in."""
    if number is not None:
        return template.format(**values, n=number)
    return template.format(**values) if values else template


# The chosen language and its catalogues, which are read when the first text is asked for

SHIPPED = ("en", "de")
"""Languages the program comes with; English is written in the code and has no catalogue."""
DOMAIN = "ringside"
"""What the files of the catalogues are called."""


class Language:
    """The language chosen for this program, by its code."""

    def __init__(self) -> None:
        self._code = "en"
        self._here: ContextVar[str] = ContextVar("language", default="")
        self.instead: Pseudo | None = None
        """What answers in place of a catalogue, for tests."""

    @property
    def code(self) -> str:
        """The language in force: that of this task or thread where it has one of its own, else the program's."""
        return self._here.get() or self._code

    @code.setter
    def code(self, code: str) -> None:
        self._code = code

    @contextmanager
    def spoken_here(self, code: str) -> Iterator[None]:
        """Speak a language in this task or thread only, as a server does that answers several people at once."""
        before = self._here.set(code if code in SHIPPED else "en")
        try:
            yield
        finally:
            self._here.reset(before)

    def speak(self, code: str) -> str:
        """Choose a language, English if it is none of ours; return the code of the one chosen."""
        self.code = code if code in SHIPPED else "en"
        return self.code

    def text(self, text: str) -> str:
        """Return a text or template in the language; as it is if the catalogue does not have it."""
        if self.instead is not None:
            return self.instead.gettext(text)
        return text if self.code == "en" or not text else _catalogue(self.code).gettext(text)

    def number(self, one: str, many: str, n: int) -> str:
        """Return the template for a number."""
        if self.instead is not None:
            return self.instead.ngettext(one, many, n)
        if self.code == "en":
            return one if n == 1 else many
        return _catalogue(self.code).ngettext(one, many, n)


LANGUAGE = Language()
"""The language of this program."""


@overload
def tr(text: str, /) -> str: ...
@overload
def tr(one: str, many: str, n: int, /) -> str: ...
def tr(text: str, many: str = "", n: int | None = None, /) -> str:
    """Return a text in the chosen language, or the form of it for a number, for which ``%n`` stands."""
    if n is None:
        return LANGUAGE.text(text)
    return LANGUAGE.number(text, many, n).replace("%n", str(n))


def translated(message: str) -> str:
    """Return a message in the chosen language.

    A plain ``str`` is looked up as it is: the save keeps reasons of the program as English sentences.
    """
    if not isinstance(message, Message):
        return LANGUAGE.text(message)
    values = {name: _value(value) for name, value in message.values.items()}
    if message.number is None:
        return filled(LANGUAGE.text(message.template), values)
    return filled(LANGUAGE.number(message.template, message.many, message.number), values, message.number)


def _value(value: object) -> object:
    """Return a value as it stands in a translated sentence; an object may say itself by a message."""
    said = value.args[0] if isinstance(value, BaseException) and value.args else value
    said = said if isinstance(said, str) else str(said)
    return translated(said) if isinstance(said, Message) else value


class Pseudo:
    """A language that shows each text in marks and a third longer, to find what is not translated or too long.

    In force inside ``with``; ``asked`` collects the texts it was asked for.
    """

    def __init__(self) -> None:
        self.asked: set[str] = set()

    def gettext(self, text: str) -> str:
        """Return the text in marks."""
        self.asked.add(text)
        return f"⟦{text}{'~' * (len(text) // 3)}⟧"

    def ngettext(self, one: str, many: str, n: int) -> str:
        """Return the form for a number in marks."""
        return self.gettext(one if n == 1 else many)

    def __enter__(self) -> Pseudo:
        LANGUAGE.instead = self
        return self

    def __exit__(self, *_: object) -> None:
        LANGUAGE.instead = None


@cache
def _catalogue(code: str) -> NullTranslations:
    """Return the catalogue of a language; an empty one, which leaves everything English, if it cannot be read."""
    from gettext import NullTranslations, translation

    try:
        return translation(DOMAIN, folder(), [code])
    except (OSError, ValueError, UnicodeError):
        return NullTranslations()


def folder() -> Path:
    """Return the folder of the catalogues: beside this package when installed, else at the top of the checkout."""
    package = Path(__file__).resolve().parent
    shipped = package / "_data"
    return (shipped if shipped.is_dir() else package.parent) / "resources" / "language"


# Words that messages carry as values: what has a name, what a file holds, what became of something.
# They are passed on by variables and enums, so they are written down here, where the catalogue finds them.

WORDS = (
    later("The Best"),
    later("High Class"),
    later("Middle Class"),
    later("Low Class"),
    later("The Pits"),
    later("made"),
    later("fought"),
    later("cancelled"),
    later("accepted"),
    later("refused"),
    later("withdrawn"),
    later("countered"),
    later("lapsed"),
    later("replaced"),
    later("removed"),
    later("changed"),
    later("another program"),
    later("fighter"),
    later("manager"),
    later("option"),
    later("rule"),
    later("fighter set"),
    later("bout system"),
    later("level of the program"),
    later("kind of deed"),
    later("file"),
    later("schema"),
    later("journal"),
    later("books"),
    later("record"),
    later("table"),
    later("index"),
    later("cards or terms"),
    later("dice"),
    later("terms"),
    later("cards"),
    later("rules"),
    later("trigger"),
    later("view"),
    later("text"),
    later("a short name"),
    later("a list"),
    later("a mapping"),
    later("nothing"),
    later("none"),
    later("person"),
    later("program"),
    later("managers"),
    later("careful"),
    later("balanced"),
    later("reckless"),
    later("won"),
    later("lost"),
    later("drew"),
    later("share"),
    later("By the book"),
    later("The numbers of the printed rules."),
    later("Even purses"),
    later(
        "Title money is tempered and the smaller arenas pay better, so that one belt does not decide the year."
    ),
    later("Short season"),
    later("Half a year of fight nights in which men box every third night and rise faster."),
    later("red"),
    later("blue"),
)
