"""A league as a site: pages that link to each other, searched and sorted without a server, brought up to date in place."""

from ringside_manager.almanac.site.folder import MARK, Portrait, Written
from ringside_manager.almanac.site.front import export_site

__all__ = ["MARK", "Portrait", "Written", "export_site"]
