"""The language of the window: ours from ``ringside_manager.language``, and Qt's own dialogs from Qt's catalogues."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from ringside_manager.language import LANGUAGE

_INSTALLED: list[QTranslator] = []
"""Qt's translators in force; kept, because Qt does not own them."""


def speak(wish: str = "") -> str:
    """Choose the language of the window: the one wished for, else the system's; return its code."""
    code = LANGUAGE.speak(wish or QLocale.system().name().split("_")[0])
    while _INSTALLED:
        QCoreApplication.removeTranslator(_INSTALLED.pop())
    translator = QTranslator()
    qt = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    if translator.load(str(qt / f"qtbase_{code}.qm")):
        QCoreApplication.installTranslator(translator)
        _INSTALLED.append(translator)
    system = QLocale.system()
    QLocale.setDefault(system if system.name().split("_")[0] == code else QLocale(code))
    return code
