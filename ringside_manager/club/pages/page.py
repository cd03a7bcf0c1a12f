"""What a page is made from and what it is: a visit to an open league, and HTML in a frame."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Any

from ringside_manager import paths
from ringside_manager.almanac import money, signed
from ringside_manager.almanac.files import shown_value
from ringside_manager.campaign.many_places import Role
from ringside_manager.language import LANGUAGE, Message, later, tr
from ringside_manager.office.docket import Party
from ringside_manager.office.office import Office

if TYPE_CHECKING:
    from jinja2 import Environment


@dataclass(frozen=True, slots=True)
class Visit:
    """Somebody looks at a league: ``viewer`` is who he is in it, None for a guest or a stranger.

    ``base`` is the address of the league, ``token`` what his forms carry, ``notice`` a sentence for him, ``head`` the number
    of the journal's last entry, ``look`` light, dark or empty for what his device has.
    """

    office: Office | None
    viewer: Party | None = None
    role: Role | None = None
    base: str = ""
    token: str = ""
    notice: str = ""
    head: int = 0
    look: str = ""

    @property
    def league(self) -> Office:
        """The open league; asked for by pages of a league only."""
        if self.office is None:
            raise LookupError("this page belongs to no league")
        return self.office


@dataclass(frozen=True, slots=True)
class Page:
    """The inside of a page; ``status`` is that of HTTP."""

    title: str
    html: str
    status: int = 200


PageMaker = Callable[[Visit, Mapping[str, str]], Page]

MENU: tuple[tuple[str, Message], ...] = (
    ("", later("Front page")),
    ("office", later("Office")),
    ("card", later("Cards")),
    ("ring", later("In the ring")),
    ("tables", later("Tables")),
    ("charts", later("Charts")),
    ("news", later("News")),
    ("journal", later("Journal")),
    ("rulebook", later("Rulebook")),
    ("proof", later("Proof")),
)


@cache
def _environment() -> Environment:
    from jinja2 import Environment, FileSystemLoader, StrictUndefined

    views = Environment(
        loader=FileSystemLoader(paths.resources() / "club"),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        finalize=shown_value,
    )
    views.globals.update(tr=tr, command=lambda: secrets.token_hex(16))
    views.filters.update(money=money, signed=signed)
    return views


def inside(template: str, visit: Visit, title: str, /, status: int = 200, **facts: Any) -> Page:
    """Render the inside of a page from its template; everything people wrote is shown as text."""
    html = _environment().get_template(template).render(visit=visit, base=visit.base, title=title, **facts)
    return Page(title, html, status)


def framed(page: Page, visit: Visit, name: str) -> str:
    """Return the whole page: its inside in the frame of the league, or of none."""
    league = "" if visit.office is None else visit.office.books.name
    viewer = visit.viewer
    who = tr("guest") if viewer is None else viewer.name
    if viewer is not None and viewer.promoter and not visit.league.books.promoter:
        who = tr("the promoter")  # whom the books know as the program
    template = _environment().get_template("frame.html")
    return template.render(
        page=page, visit=visit, name=name, league=league, menu=MENU, who=who, language=LANGUAGE.code
    )
