"""The almanac of a league as files: tables, a site of pages (``almanac.site``), or one document."""

from ringside_manager.almanac.bouts import how, money, result_line, signed
from ringside_manager.almanac.files import (
    FORMATS,
    PAGES,
    bout_html,
    bout_sheet,
    bout_text,
    led_line,
    write_almanac,
)
from ringside_manager.almanac.league import plain

__all__ = [
    "FORMATS",
    "PAGES",
    "bout_html",
    "bout_sheet",
    "bout_text",
    "how",
    "led_line",
    "money",
    "plain",
    "result_line",
    "signed",
    "write_almanac",
]
