"""The look in force: which theme, how large, and telling everybody when it changes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from ringside_manager.gui.look.colours import DARK, HIGH_CONTRAST, LIGHT, THEMES, Colours
from ringside_manager.gui.look.style import style_sheet
from ringside_manager.paths import resources

FAMILY = "Inter"
DISPLAY = "Inter Display"
"""The face of headings and of large figures."""
BASE_POINTS = 10.0
ZOOMS = (0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0)


class Look(QObject):
    """Colours and sizes of the whole program; ``changed`` follows every change of either."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.wish = "system"
        self.colours: Colours = LIGHT
        self.zoom = 1.0
        self._families: tuple[str, str] = (FAMILY, DISPLAY)

    @property
    def dark(self) -> bool:
        """Whether light text stands on dark ground."""
        return self.colours is not LIGHT

    def space(self, step: int) -> int:
        """A distance in pixels: steps 1 to 6 are 4, 8, 12, 16, 24, 32 at normal size."""
        return round((4, 8, 12, 16, 24, 32)[step - 1] * self.zoom)

    def px(self, pixels: float) -> int:
        """A length given for normal size, at the size in force."""
        return round(pixels * self.zoom)

    def font(self, size: float = 1.0, weight: int = QFont.Weight.Normal, *, display: bool = False) -> QFont:
        """The program's face at ``size`` times its normal size."""
        font = QFont(self._families[1] if display else self._families[0])
        font.setPointSizeF(BASE_POINTS * self.zoom * size)
        font.setWeight(QFont.Weight(weight))
        return font

    def set_theme(self, wish: str) -> None:
        """``light``, ``dark``, ``high contrast``, or ``system`` to follow the desktop."""
        self.wish = wish
        self.colours = THEMES.get(wish) or _of_the_system()
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
        application.setStyle("Fusion")
        application.styleHints().colorSchemeChanged.connect(self._on_scheme)
        self.apply()

    def apply(self) -> None:
        """Paint everything anew in the colours and sizes in force."""
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.setFont(self.font())
            application.setPalette(palette(self.colours))
            application.setStyleSheet(style_sheet(self))
        self.changed.emit()

    def _on_scheme(self) -> None:
        if self.wish == "system":
            self.set_theme("system")


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
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(colours.muted))
    return made


def _of_the_system() -> Colours:
    """The theme the desktop asks for; a palette of black and white means high contrast."""
    ground = QGuiApplication.palette().color(QPalette.ColorRole.Window)
    ink = QGuiApplication.palette().color(QPalette.ColorRole.WindowText)
    if {ground.name(), ink.name()} == {"#000000", "#ffffff"}:
        return HIGH_CONTRAST
    return DARK if QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark else LIGHT


def _load_faces() -> tuple[str, str]:
    """The shipped faces for text and headings; the system's own where they cannot be read."""
    for file in sorted((resources() / "fonts").glob("*.otf")):
        QFontDatabase.addApplicationFont(str(file))
    known = QFontDatabase.families()
    plain = FAMILY if FAMILY in known else QGuiApplication.font().family()
    return plain, DISPLAY if DISPLAY in known else plain


_LOOK: list[Look] = []


def look() -> Look:
    """The look of this program."""
    if not _LOOK:
        _LOOK.append(Look())
    return _LOOK[0]
