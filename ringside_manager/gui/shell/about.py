"""Which version this is, what is new in it, who made it all, and where a person's files lie."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from ringside_manager import __version__, paths
from ringside_manager.bout import registry
from ringside_manager.bout.registry import PlugIn
from ringside_manager.gui.board.window import fault_of
from ringside_manager.gui.look import pixmap, px, size_window
from ringside_manager.gui.settings import settings
from ringside_manager.gui.widgets import (
    Dialog,
    Heading,
    Scroll,
    button,
    column,
    link_button,
    note,
    plain_label,
    row,
)
from ringside_manager.language import LANGUAGE, tr

# What is new, version by version


SEEN = "program/seen"
"""The setting that holds the version this person ran last."""


Releases = dict[str, tuple[tuple[str, str], ...]]
"""Versions and what each brought: pairs of a title and a sentence or two."""


def releases() -> Releases:
    """Every version that has something to tell, in the language chosen, the latest first."""
    files = {
        file.stem: file
        for file in (paths.resources() / "changes").glob("*.toml")
        if file.stem.count(".") == 2
    }
    return {version: _changes(files[version]) for version in sorted(files, key=numbers_of, reverse=True)}


def news_since(seen: str) -> Releases:
    """What came after the version ``seen``, up to this one."""
    since, now = numbers_of(seen), numbers_of(__version__)
    return {one: told for one, told in releases().items() if since < numbers_of(one) <= now}


def numbers_of(version: str) -> tuple[int, ...]:
    """The numbers of a version, by which versions are ordered; none of a text that is no version."""
    return tuple(int(part[:9]) for part in re.findall(r"[0-9]+", version)[:4])


def _changes(file: Path) -> tuple[tuple[str, str], ...]:
    translation = file.with_suffix(f".{LANGUAGE.code}.toml")
    told = tomllib.loads((translation if translation.is_file() else file).read_text(encoding="utf-8"))
    return tuple((change["title"], change["text"]) for change in told["change"])


def tell_news(window: QWidget) -> WhatsNew | None:
    """After an upgrade show what is new since the version this person ran last: once, and nothing at the first start."""
    seen = settings().value(SEEN, "")
    if numbers_of(seen) >= numbers_of(__version__):
        return None
    settings().set_value(SEEN, __version__)
    found = news_since(seen) if seen else {}
    if not found:
        return None
    dialog = WhatsNew(found, window)
    dialog.open()
    return dialog


class WhatsNew(Dialog):
    """What the versions brought, all of them if none are named."""

    def __init__(self, told: Releases | None = None, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("What is new"))
        page = QWidget()
        box = column(space=3, parent=page)
        for version, changes in (told or releases()).items():
            box.addWidget(Heading(tr("Version {version}").format(version=version), 2))
            for title, text in changes:
                box.addLayout(column(Heading(title, 3), plain_label(text, wrap=True), space=1))
        box.addStretch(1)
        again = note(tr("It can be read again at any time: Help > What is new."))
        close = button(tr("Close"), self.accept, kind="primary")
        close.setDefault(True)
        column(
            Heading(tr("What is new"), 1),
            (Scroll(page), 1),
            row((again, 1), close),
            space=3,
            margins=5,
            parent=self,
        )
        size_window(self, 620, 560)


# Who made the games and the program


class About(Dialog):
    """What the program is, whose games it plays, and that it is nobody's but its makers'."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("About Ringside Manager"))
        picture = QLabel()
        picture.setPixmap(pixmap("application", px(72)))
        picture.setAccessibleName(tr("The program's sign: a boxing glove over three ropes"))
        head = row(
            picture,
            column(
                Heading(tr("Ringside Manager"), 1),
                row(
                    plain_label(tr("Version {version}").format(version=__version__), tone="muted"),
                    link_button(tr("What is new"), lambda: WhatsNew(parent=self).open()),
                    None,
                ),
                None,
                space=1,
            ),
            None,
            space=4,
        )
        page = QWidget()
        page.setLayout(self._told())
        scroll = Scroll(page)
        scroll.setMinimumHeight(px(220))
        column(
            head,
            scroll,
            row(None, button(tr("Close"), self.accept, kind="primary")),
            space=3,
            margins=5,
            parent=self,
        )
        self.setMinimumWidth(px(480))

    def _told(self) -> QVBoxLayout:
        places = tr(
            "Leagues: {leagues}\nFighter sets: {sets}\nHouse rules: {rules}\nSettings: {settings}"
        ).format(
            leagues=paths.saves(), sets=paths.own_sets(), rules=paths.own_rules(), settings=paths.settings()
        )
        return column(
            plain_label(tr("A boxing league for several managers at one keyboard."), wrap=True),
            Heading(tr("The games and their designers"), 3),
            *(plain_label(text, wrap=True) for text in designers()),
            *_plug_ins(),
            Heading(tr("Where your files lie"), 3),
            plain_label(places, wrap=True),
            note(
                tr(
                    "The program is a work of its own. It is not affiliated with, nor endorsed by, the designers "
                    "or publishers of these games; their names belong to them."
                )
            ),
            note(
                tr(
                    "Free software under the MIT licence. The typeface is Inter, under the SIL Open Font License."
                )
            ),
            space=3,
        )


def _plug_ins() -> list[QWidget]:
    """The bout systems of other packages with their state; nothing where there are none."""
    found = registry.plug_ins()
    head: list[QWidget] = [Heading(tr("Plug-ins"), 3)] if found else []
    return head + [_state(one) for one in found]


def _state(plug_in: PlugIn) -> QWidget:
    fault = plug_in.fault or fault_of(plug_in.name)
    text = tr("{plug_in}: could not be loaded. {fault}") if plug_in.fault else tr("{plug_in}: loaded")
    if fault and not plug_in.fault:
        text = tr("{plug_in}: loaded, but shown plainly, since its window could not be loaded. {fault}")
    return plain_label(text.format(plug_in=plug_in, fault=fault), wrap=True, tone="warn" if fault else "")


def designers() -> tuple[str, ...]:
    """Every bout system that is installed, with who designed the game."""
    infos = (registry.get(name).info for name in registry.names())
    return tuple(
        tr("{game}, designed by {people}").format(game=info.title, people=info.designers) for info in infos
    )
