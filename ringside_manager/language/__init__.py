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

The room stands on the ground floor: it imports nothing of ours and no Qt, and every room may import it.
"""

from ringside_manager.language.messages import (
    DOMAIN,
    LANGUAGE,
    SHIPPED,
    Message,
    Pseudo,
    folder,
    joined,
    later,
    say,
    say_number,
    tr,
    translated,
    word,
)

__all__ = [
    "DOMAIN",
    "LANGUAGE",
    "SHIPPED",
    "Message",
    "Pseudo",
    "folder",
    "joined",
    "later",
    "say",
    "say_number",
    "tr",
    "translated",
    "word",
]
