"""How the window looks: the theme in force, how large it is, the signal when that changes, and the program's own icons.

The one look of the program is declared here, on the window's ground floor; every floor above asks the functions
``px``, ``spacing``, ``typeface`` and ``theme`` for lengths, faces and colours, and never holds or changes the look.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from string import Template

from PySide6.QtCore import QByteArray, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QIcon, QPainter, QPalette, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import (
    QApplication,
    QBoxLayout,
    QDialog,
    QGridLayout,
    QLayout,
    QLineEdit,
    QStatusBar,
    QWidget,
)
from shiboken6 import isValid

from ringside_manager.palette import DARK, HIGH_CONTRAST, LIGHT, THEMES, Colours
from ringside_manager.paths import resources

FAMILY = "Inter"
DISPLAY = "Inter Display"
"""The face of headings and of large figures."""
BASE_POINTS = 10.0
ZOOMS = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)
FRAME = QSize(24, 64)
"""What a dialog leaves of the screen, in pixels: its title bar and a border."""
_NO_LIMIT = 16_777_215
"""The greatest width or height Qt knows, which stands for no limit."""


class Look(QObject):
    """Colours and sizes of the whole program; ``changed`` follows every change of either."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wish = "system"
        self.colours: Colours = LIGHT
        self.zoom = 1.0
        self._laid_out = 1.0
        """The zoom whose spacings the widgets have."""
        self._contrast = False
        """Whether the desktop asks for high contrast."""
        self._families: tuple[str, str] = (FAMILY, DISPLAY)

    def spacing(self, step: int) -> int:
        """Return a distance in pixels: steps 1 to 6 are 4, 8, 12, 16, 24, 32 at normal size, step 0 is none."""
        return round((0, 4, 8, 12, 16, 24, 32)[step] * self.zoom)

    def px(self, pixels: float) -> int:
        """Return a length given for normal size, at the size in force."""
        return round(pixels * self.zoom)

    def room(self, window: QWidget) -> QSize:
        """Return how large a window may be on its screen, in pixels."""
        return window.screen().availableSize() - FRAME

    def size_window(self, window: QWidget, width: int, height: int) -> None:
        """Give a window a size in pixels at normal size, never larger than its screen."""
        wanted = QSize(self.px(width), self.px(height))
        window.resize(wanted.boundedTo(self.room(window)))
        window.setProperty("normal size", [window.width(), window.height(), width, height])

    def typeface(
        self, size: float = 1.0, weight: int = QFont.Weight.Normal, *, display: bool = False
    ) -> QFont:
        """The program's face at ``size`` times its normal size."""
        font = QFont(self._families[1] if display else self._families[0])
        font.setPointSizeF(BASE_POINTS * self.zoom * size)
        font.setWeight(QFont.Weight(weight))
        return font

    def set_theme(self, wish: str) -> None:
        """``light``, ``dark``, ``high contrast``, or ``system`` to follow the desktop."""
        self.wish = wish
        self.colours = THEMES.get(wish) or self._of_the_desktop()
        self.apply()

    def set_zoom(self, zoom: float) -> None:
        """Show everything this many times as large, 0.8 to 2."""
        self.zoom = min(max(zoom, ZOOMS[0]), ZOOMS[-1])
        self.apply()

    def zoom_by(self, steps: int) -> None:
        """One or more steps larger or smaller."""
        here = min(range(len(ZOOMS)), key=lambda index: abs(ZOOMS[index] - self.zoom))
        self.set_zoom(ZOOMS[min(max(here + steps, 0), len(ZOOMS) - 1)])

    def dress(self, application: QApplication) -> None:
        """Put the look on an application, once, and follow the desktop from then on."""
        self._families = _load_faces()
        self._contrast = _is_black_and_white(application.palette())
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._on_scheme)
        self.apply()

    def apply(self) -> None:
        """Paint everything again in the colours and sizes in force."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            dialogs = self._space_anew(application)
            application.setFont(self.typeface())
            application.setPalette(palette(self.colours))
            application.setStyleSheet(style_sheet(self.colours, self.px))
            for dialog, (width, height) in dialogs:
                if (layout := dialog.layout()) is not None:
                    layout.activate()  # what it needed at the size before would hold
                self.size_window(dialog, width, height)
        self.changed.emit()

    def _space_anew(self, application: QApplication) -> list[tuple[QDialog, Sequence[int]]]:
        """Bring every widget there is to the zoom in force; the style sheet and its owner have the last word.

        Returns the dialogs that are to follow, with their sizes at normal size.
        """
        before, self._laid_out = self._laid_out, self.zoom
        if before == self.zoom:
            return []
        widgets = application.allWidgets()
        dialogs = [widget for widget in widgets if isinstance(widget, QDialog) and widget.isWindow()]
        followed = [(dialog, _normal_size(dialog, before)) for dialog in dialogs]
        for widget in widgets:
            if isValid(
                widget
            ):  # one that was resized may have arranged itself otherwise and thrown others away
                _rescale_widget(widget, before, self.zoom)
        return followed

    def _of_the_desktop(self) -> Colours:
        """The theme the desktop asks for; black and white before this program dressed means high contrast."""
        if self._contrast:
            return HIGH_CONTRAST
        return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT

    def _on_scheme(self) -> None:
        if self.wish == "system":
            self.set_theme("system")


def _is_black_and_white(desktop: QPalette) -> bool:
    roles = (QPalette.ColorRole.Window, QPalette.ColorRole.WindowText)
    return {desktop.color(role).name() for role in roles} == {"#000000", "#ffffff"}


def _rescale_widget(widget: QWidget, before: float, now: float) -> None:
    """Rescale the lengths a widget was given by hand; a window's own least size is none of them."""
    if (layout := widget.layout()) is not None and not isinstance(widget, QStatusBar):
        for one in (*reversed(layout.findChildren(QLayout)), layout):  # inner ones may inherit a gap
            _rescale_layout(one, before, now)
    if isinstance(widget, QLineEdit):
        edges = widget.textMargins()
        sides = (edges.left(), edges.top(), edges.right(), edges.bottom())
        widget.setTextMargins(*_rescaled(widget, "margins", sides, before, now))
    if widget.isWindow():
        return
    least, most = widget.minimumSize(), widget.maximumSize()
    limits = (least.width(), least.height(), most.width(), most.height())
    made = _rescaled(widget, "limits", limits, before, now)
    if made != limits:
        widget.setMinimumSize(*made[:2])
        widget.setMaximumSize(*made[2:])


def _rescale_layout(layout: QLayout, before: float, now: float) -> None:
    """Rescale the gaps and margins of a box or grid; other layouts are Qt's own."""
    if isinstance(layout, QGridLayout):
        gaps = (layout.horizontalSpacing(), layout.verticalSpacing())
        across, down = _rescaled(layout, "gaps", gaps, before, now)
        layout.setHorizontalSpacing(across)
        layout.setVerticalSpacing(down)
    elif isinstance(layout, QBoxLayout):
        layout.setSpacing(_rescaled(layout, "gaps", (layout.spacing(),), before, now)[0])
    else:
        return
    edges = layout.contentsMargins()
    sides = (edges.left(), edges.top(), edges.right(), edges.bottom())
    layout.setContentsMargins(*_rescaled(layout, "margins", sides, before, now))


def _normal_size(dialog: QDialog, zoom: float) -> Sequence[int]:
    """The size at normal size a dialog was given, or that a person gave it at a zoom."""
    size = (dialog.width(), dialog.height())
    *shown, width, height = dialog.property("normal size") or (0, 0, 0, 0)
    return (width, height) if tuple(shown) == size else _plain(size, zoom)


def _plain(lengths: tuple[int, ...], zoom: float) -> list[int]:
    """Return what lengths in force at a zoom are at normal size, in whole pixels."""
    return [round(length / zoom) for length in lengths]


def _rescaled(
    owner: QObject, name: str, lengths: tuple[int, ...], before: float, now: float
) -> tuple[int, ...]:
    """Return lengths in force at zoom ``before`` as they are at ``now``, in whole pixels.

    What they are at normal size is kept with their owner: by rounding alone they would drift.
    """
    if not any(0 < length < _NO_LIMIT for length in lengths):
        return lengths
    shown, normal = owner.property(f"normal {name}") or ((), ())
    if tuple(shown) != lengths:  # first time, or its owner has set it since
        normal = _plain(lengths, before)
    made = [
        length if length >= _NO_LIMIT else round(plain * now)
        for length, plain in zip(lengths, normal, strict=True)
    ]
    owner.setProperty(f"normal {name}", [made, normal])
    return tuple(made)


def _load_faces() -> tuple[str, str]:
    """The shipped faces for text and headings; the system's own where they cannot be read."""
    for file in sorted((resources() / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(file))
    known = QFontDatabase.families()
    plain = FAMILY if FAMILY in known else QGuiApplication.font().family()
    return plain, DISPLAY if DISPLAY in known else plain


LOOK = Look()
"""The look of this program: the application dresses in it; the window, the preferences and the gallery change it."""
px = LOOK.px
spacing = LOOK.spacing
typeface = LOOK.typeface
size_window = LOOK.size_window


def theme() -> Colours:
    """Return the colours in force."""
    return LOOK.colours


def zoom_factor() -> float:
    """Return how many times as large as normal everything is shown."""
    return LOOK.zoom


def square(pixels: float) -> QSize:
    """Return the size of a square whose side is given for normal size, at the size in force."""
    return QSize(px(pixels), px(pixels))


def set_margins(layout: QLayout | QWidget, left: int, *others: int) -> None:
    """Set a layout's margins in steps of ``spacing``: one step for all sides, or left, top, right and bottom."""
    top, right, bottom = others or (left, left, left)
    layout.setContentsMargins(spacing(left), spacing(top), spacing(right), spacing(bottom))


def follow_look(slot: Callable[[], object]) -> None:
    """Call a method of a widget after every change of colours or sizes, as long as the widget exists.

    Only for what neither the style sheet nor the rescaling of ``Look`` reaches: painted pictures, faces set by hand.
    """
    LOOK.changed.connect(slot)


def palette(colours: Colours) -> QPalette:
    """A theme as Qt's widgets understand it."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: colours.window,
        QPalette.ColorRole.WindowText: colours.text,
        QPalette.ColorRole.Base: colours.panel,
        QPalette.ColorRole.AlternateBase: colours.shade,
        QPalette.ColorRole.Text: colours.text,
        QPalette.ColorRole.Button: colours.raised,
        QPalette.ColorRole.ButtonText: colours.text,
        QPalette.ColorRole.BrightText: colours.bad,
        QPalette.ColorRole.ToolTipBase: colours.raised,
        QPalette.ColorRole.ToolTipText: colours.text,
        QPalette.ColorRole.PlaceholderText: colours.muted,
        QPalette.ColorRole.Highlight: colours.chosen,
        QPalette.ColorRole.HighlightedText: colours.text,
        QPalette.ColorRole.Link: colours.link,
        QPalette.ColorRole.LinkVisited: colours.link,
        QPalette.ColorRole.Mid: colours.line,
        QPalette.ColorRole.Light: colours.raised,
        QPalette.ColorRole.Dark: colours.shadow,
        QPalette.ColorRole.Accent: colours.accent_strong,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.disabled))
    return made


def style_sheet(colours: Colours, px: Callable[[float], int]) -> str:
    """Return the sheet ``resources/styles/window.qss`` with its ``$names`` filled in.

    ``$name`` is a colour of the theme, ``$p12`` a length of 12 pixels at normal size, ``$icons`` the folder
    of the drawings, ``$disabled_edge`` how the border of what cannot be used is drawn.
    """
    text = (resources() / "styles" / "window.qss").read_text(encoding="utf-8")
    lengths = {f"p{pixels}": str(px(pixels)) for pixels in range(65)}
    icons = (resources() / "icons").as_posix()
    edge = "dashed" if colours is HIGH_CONTRAST else "solid"
    return Template(text).substitute({**colours.as_dict(), **lengths, "icons": icons, "disabled_edge": edge})


# Icons: single-colour SVG drawings, painted in the colours of the theme

_SIZES = (16, 20, 24, 32, 48)


def icon(name: str, colour: str = "") -> QIcon:
    """Return the icon of that name in a colour of the theme, its text colour by default; sharp at any size.

    An unknown name gives an empty icon.
    """
    colours = theme()
    return _painted(name, colour or colours.text, colours.muted)


def pixmap(name: str, size: int, colour: str = "") -> QPixmap:
    """Return the icon as a picture ``size`` pixels high and wide."""
    return _pixmap(name, size, colour or theme().text)


@cache
def _painted(name: str, colour: str, faded: str) -> QIcon:
    made = QIcon()
    if _drawing(name):
        for size in _SIZES:
            made.addPixmap(_pixmap(name, size, colour))
            made.addPixmap(_pixmap(name, size, faded), QIcon.Mode.Disabled)
    return made


def _pixmap(name: str, size: int, colour: str) -> QPixmap:
    picture = QPixmap(size, size)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    drawing = _drawing(name).replace("currentColor", colour)
    QSvgRenderer(QByteArray(drawing.encode())).render(painter, QRectF(0, 0, size, size))
    painter.end()
    return picture


@cache
def _drawing(name: str) -> str:
    file = resources() / "icons" / f"{name}.svg"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
