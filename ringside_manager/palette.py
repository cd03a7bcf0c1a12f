"""The colours of the program by what they are for: the themes of its windows and pages, and the corners of managers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Colours:
    """One theme; every value is ``#rrggbb``.

    ``text``, ``muted`` and ``disabled`` are read on ``window``, ``panel``, ``raised`` and ``shade``; ``on_accent`` on
    ``accent``.  ``red`` and ``blue`` are the corners, ``good``, ``bad`` and ``warn`` judge, ``gold`` is
    for titles; all of these are legible as text.  ``shade`` is every other row, ``hover`` the row
    under the mouse, ``chosen`` the one selected.
    """

    name: str
    window: str
    panel: str
    raised: str
    text: str
    muted: str
    disabled: str
    line: str
    accent: str
    accent_strong: str
    on_accent: str
    link: str
    red: str
    blue: str
    good: str
    bad: str
    warn: str
    gold: str
    shade: str
    hover: str
    chosen: str
    shadow: str

    @property
    def is_dark(self) -> bool:
        return self.name != "light"

    def as_dict(self) -> dict[str, str]:
        """Return every colour by its name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


LIGHT = Colours(
    name="light",
    window="#f3f1ec",
    panel="#ffffff",
    raised="#faf9f6",
    text="#1b1a17",
    muted="#635e55",
    disabled="#635e55",
    line="#dcd7cc",
    accent="#f2b632",
    accent_strong="#d99a12",
    on_accent="#211803",
    link="#7d5200",
    red="#b3261e",
    blue="#1d5fb0",
    good="#1b7340",
    bad="#a8321f",
    warn="#8a5a00",
    gold="#866300",
    shade="#f8f6f2",
    hover="#f1ede3",
    chosen="#fbe6b4",
    shadow="#c9c2b3",
)
DARK = Colours(
    name="dark",
    window="#131418",
    panel="#1c1e24",
    raised="#24272f",
    text="#eceae4",
    muted="#a8a49a",
    disabled="#a8a49a",
    line="#363a44",
    accent="#e8ad33",
    accent_strong="#f5c35a",
    on_accent="#1c1404",
    link="#f2c368",
    red="#ff7a70",
    blue="#78b2ff",
    good="#62c991",
    bad="#ff8f80",
    warn="#f0b84f",
    gold="#e9c46a",
    shade="#20232a",
    hover="#2a2e37",
    chosen="#4a3c17",
    shadow="#000000",
)
HIGH_CONTRAST = Colours(
    name="high contrast",
    window="#000000",
    panel="#000000",
    raised="#101010",
    text="#ffffff",
    muted="#e6e6e6",
    disabled="#9a9a9a",
    line="#ffffff",
    accent="#ffe100",
    accent_strong="#ffffff",
    on_accent="#000000",
    link="#ffe100",
    red="#ff9a92",
    blue="#9cc8ff",
    good="#7dffb0",
    bad="#ffa79c",
    warn="#ffe100",
    gold="#ffe100",
    shade="#0c0c0c",
    hover="#262626",
    chosen="#003b6f",
    shadow="#ffffff",
)
THEMES = {theme.name: theme for theme in (LIGHT, DARK, HIGH_CONTRAST)}


# The colours of managers


@dataclass(frozen=True, slots=True)
class CornerShades:
    """The colour of a manager's corner on light and on dark, ``#rrggbb``; neither is ever all that tells."""

    key: str
    on_light: str
    on_dark: str


CORNER_SHADES = (
    CornerShades("red", "#b3261e", "#ff7a70"),
    CornerShades("blue", "#1d5fb0", "#78b2ff"),
    CornerShades("green", "#1b7340", "#62c991"),
    CornerShades("gold", "#a87500", "#e9c46a"),
    CornerShades("purple", "#73389c", "#c79bea"),
    CornerShades("teal", "#0c7480", "#5cc7d2"),
    CornerShades("orange", "#b4530a", "#f79a55"),
    CornerShades("rose", "#b0317a", "#f58fc4"),
    CornerShades("slate", "#4c5a68", "#a9b8c7"),
    CornerShades("brown", "#74472c", "#cf9d7d"),
)
"""The colours in the order in which seats get them."""


# The same for pages


def page_colours() -> str:
    """The light and the dark theme as custom properties of CSS: what the device has, unless ``data-look`` says otherwise."""
    light, dark = (
        f"{{ color-scheme: {each.name}; {' '.join(_properties(each))} }}" for each in (LIGHT, DARK)
    )
    return (
        f':root, [data-look="light"] {light}\n@media (prefers-color-scheme: dark) {{ :root {dark} }}\n'
        f'[data-look="light"] {light}\n[data-look="dark"] {dark}\n'
    )


def _properties(colours: Colours) -> Iterator[str]:
    for name, value in colours.as_dict().items():
        if name != "name":
            yield f"--{name.replace('_', '-')}: {value};"
    for corner in CORNER_SHADES:
        yield f"--corner-{corner.key}: {corner.on_dark if colours.is_dark else corner.on_light};"
