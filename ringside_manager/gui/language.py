"""The language of the window: every text a person sees goes through ``tr``."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ringside_manager.paths import resources

CONTEXT = "Ringside Manager"
"""The one context of all texts, so that a sentence is translated once."""
SHIPPED = ("en", "de")
"""Languages the program comes with; English texts stand in the code, its file holds plural forms only."""


def tr(text: str, n: int | None = None) -> str:
    """A text in the window's language; ``n`` chooses the plural form and stands for ``%n``."""
    return QCoreApplication.translate(CONTEXT, text, None, -1 if n is None else n)


def spoken(wish: str = "") -> str:
    """The language code to use: the one wished for, else the system's, else English."""
    code = wish or QLocale.system().name().split("_")[0]
    return code if code in SHIPPED else "en"


class Language:
    """The translators installed in the application; kept, because Qt does not own them."""

    def __init__(self) -> None:
        self.code = "en"
        self._installed: list[QTranslator] = []

    def speak(self, wish: str = "") -> str:
        """Install the translations of a language; the code of the one spoken from now on."""
        self.code = spoken(wish)
        for translator in self._installed:
            QCoreApplication.removeTranslator(translator)
        self._installed = [made for name in self._files() if (made := _loaded(name)) is not None]
        for translator in self._installed:
            QCoreApplication.installTranslator(translator)
        QLocale.setDefault(_habits(self.code))
        return self.code

    def _files(self) -> Iterator[Path]:
        """Qt's own texts first, ours after them: the last one installed is asked first."""
        qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        yield qt / f"qtbase_{self.code}.qm"
        yield resources() / "translations" / f"ringside_{self.code}.qm"


def _habits(code: str) -> QLocale:
    """How numbers and dates are written: as the system does where it speaks the same language."""
    system = QLocale.system()
    return system if system.name().split("_")[0] == code else QLocale(code)


def _loaded(file: Path) -> QTranslator | None:
    translator = QTranslator()
    return translator if translator.load(str(file)) else None


class Pseudo(QTranslator):
    """A language that shows each text in marks and a third longer, to find what is not translated or too long.

    In force inside ``with``; ``asked`` collects the texts it was asked for.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def translate(
        self, context: str, source: str, disambiguation: bytes | str | None = None, n: int = -1
    ) -> str:
        """The text in marks; Qt's own texts stay as they are."""
        if context != CONTEXT:
            return ""
        self.asked.add(source)
        shown = source.replace("%n", str(n)) if n >= 0 else source
        return f"⟦{shown}{'~' * (len(source) // 3)}⟧"

    def __enter__(self) -> Pseudo:
        QCoreApplication.installTranslator(self)
        return self

    def __exit__(self, *_: object) -> None:
        QCoreApplication.removeTranslator(self)


LANGUAGE = Language()
"""The language of this program."""
