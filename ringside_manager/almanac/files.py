"""The files of an almanac, by form."""

from __future__ import annotations

import json
from pathlib import Path

from ringside_manager.almanac.rows import plain
from ringside_manager.files import new_folder
from ringside_manager.office.queries.almanac import Almanac

FORMATS = ("csv", "html", "json")
"""Tables, pages for a browser, or one document."""


def almanac_files(told: Almanac, form: str) -> dict[str, str]:
    """The texts of an almanac in one of ``FORMATS``, by file name; sealed bids are not in it."""
    if form == "json":
        return {"league.json": json.dumps(plain(told), ensure_ascii=True, indent=2) + "\n"}
    if form == "csv":
        from ringside_manager.almanac.tables import tables

        return tables(told)
    from ringside_manager.almanac.pages import pages

    return pages(told)


def write_almanac(told: Almanac, folder: Path, form: str) -> int:
    """Write an almanac into a new folder, all of it or nothing; how many files it has.

    Raises ``SaveExistsError`` if the folder holds anything, and what the disk does.
    """
    files = almanac_files(told, form)
    with new_folder(folder) as part:
        for name, text in files.items():
            path = part / name
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8", newline="\n")
    return len(files)
