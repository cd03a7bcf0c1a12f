"""The settings one may change, as data: what each is called, what it takes, what it does."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ringside_manager.gui.language import speak
from ringside_manager.gui.look import LOOK
from ringside_manager.gui.look.look import ZOOMS
from ringside_manager.gui.settings import settings
from ringside_manager.language import tr


@dataclass(frozen=True, slots=True)
class Preference:
    """One setting: a choice among ``values`` (pairs of value and text), or yes and no without any.

    ``apply`` makes a new value felt at once; ``page`` is the group it stands in.
    """

    key: str
    page: str
    text: str
    explanation: str
    default: object
    values: tuple[tuple[object, str], ...] = ()
    apply: Callable[[object], None] | None = None

    @property
    def value(self) -> object:
        """What it is set to."""
        return settings().value(self.key, self.default)

    def set(self, value: object) -> None:
        """Remember a value and make it felt."""
        settings().set_value(self.key, value)
        if self.apply is not None:
            self.apply(value)

    def reset(self) -> None:
        """Back to the default."""
        settings().forget(self.key)
        if self.apply is not None:
            self.apply(self.default)


def preferences() -> tuple[Preference, ...]:
    """Every setting of the dialog, in the language spoken."""
    return (*_looks(), *_play(), *_files())


def _looks() -> tuple[Preference, ...]:
    page = tr("Appearance")
    themes = (
        ("system", tr("As the desktop")),
        ("light", tr("Light")),
        ("dark", tr("Dark")),
        ("high contrast", tr("High contrast")),
    )
    sizes = tuple((zoom, f"{zoom:.0%}") for zoom in ZOOMS)
    tongues = (("", tr("As the desktop")), ("en", "English"), ("de", "Deutsch"))
    return (
        Preference(
            "theme", page, tr("Colours"), tr("Light, dark, or white on black with strong lines."), "system", themes,
            lambda value: LOOK.set_theme(str(value)),
        ),
        Preference(
            "zoom", page, tr("Size"), tr("How large texts, pictures and charts are."), 1.0, sizes,
            lambda value: LOOK.set_zoom(float(str(value))),
        ),
        Preference(
            "language", page, tr("Language"), tr("The language of the window."),
            "", tongues, lambda value: _speak(str(value)),
        ),
    )  # fmt: skip


def _speak(code: str) -> None:
    speak(code)


def _play() -> tuple[Preference, ...]:
    page = tr("Playing")
    return (
        Preference("stop/offer", page, tr("Stop for offers"), tr("Continue stops when somebody offers one of your fighters a bout."), True),
        Preference("stop/deal", page, tr("Stop for deals"), tr("Continue stops when a sale or exchange is proposed to you."), True),
        Preference("stop/bid", page, tr("Stop for bids"), tr("Continue stops when the card of your fighter's bout is too short and you have sealed no bid."), True),
        Preference("stop/title_pair", page, tr("Stop for a vacant title"), tr("Continue stops when your fighter is next in line for it."), True),
        Preference("stop/may_retire", page, tr("Stop for retirements"), tr("Continue stops when one of your fighters may retire."), False),
        Preference("curtain", page, tr("Curtain between turns"), tr("Hide everything while one person hands the keyboard to the next."), True),
    )  # fmt: skip


def _files() -> tuple[Preference, ...]:
    page = tr("Files")
    return (
        Preference("backup/season", page, tr("Backup after every season"), tr("Keep a checked copy of the league when its season ends."), True),
        Preference("reopen", page, tr("Open the last league at the start"), tr("Go on where you left off instead of showing the start page."), False),
    )  # fmt: skip
