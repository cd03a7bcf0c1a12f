"""An almanac as pages for a browser; they need nothing but themselves."""

from __future__ import annotations

from collections.abc import Iterator

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from ringside_manager import paths
from ringside_manager.almanac.bouts import BoutRow, how, money, result_line, signed
from ringside_manager.almanac.league import Almanac
from ringside_manager.office.facts.named import played_by
from ringside_manager.text_safety import PAGE_POLICY, file_slug, visible


def pages(almanac: Almanac) -> dict[str, str]:
    """Files by name; every text of people is shown as text, whatever it looks like."""
    links = dict(_links(almanac))
    views = environment()
    told = {
        name: views.get_template(name).render(almanac=almanac, links=links, root="")
        for name in ("index.html", "results.html", "ledger.html", "news.html")
    }
    fighter = views.get_template("fighter.html")
    for page in almanac.fighters:
        told[links[page.name]] = fighter.render(almanac=almanac, page=page, links=links, root="../")
    return told


def _links(almanac: Almanac) -> Iterator[tuple[str, str]]:
    """The page of every fighter; the number keeps names apart whose letters look alike."""
    for number, page in enumerate(almanac.fighters, 1):
        yield page.name, f"fighters/{number:03}-{file_slug(page.name)}.html"


def environment() -> Environment:
    """Where the pages of the almanac are made: everything inserted is shown as text."""
    views = Environment(
        loader=FileSystemLoader(paths.resources() / "almanac"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        keep_trailing_newline=True,
        finalize=_shown,
    )
    views.globals["policy"] = PAGE_POLICY
    views.filters.update(
        money=money, played_by=played_by, signed=signed, how=how, result=result_line, nights=_nights
    )
    return views


def _shown(value: object) -> object:
    """What stands in a page for a value: hidden signs as their codes, nothing for what is missing."""
    if value is None:
        return ""
    return visible(value) if type(value) is str else value


def _nights(bouts: tuple[BoutRow, ...]) -> list[tuple[int, list[BoutRow]]]:
    """The bouts that were fought, by night."""
    fought: dict[int, list[BoutRow]] = {}
    for bout in bouts:
        if bout.state == "fought":
            fought.setdefault(bout.night, []).append(bout)
    return sorted(fought.items())
