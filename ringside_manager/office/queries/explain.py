"""Every computed number can say how it came about; see ``Explanation`` and ``Term``.

Each is worked out anew from its inputs by the campaign's own functions, so that it agrees with the
books or shows where they do not.
"""

from __future__ import annotations

from ringside_manager.office.queries.explain_bout import explain_carried, explain_eligibility
from ringside_manager.office.queries.explain_money import explain_purse, explain_share, purse_lines
from ringside_manager.office.queries.explain_percentage import explain_percentage
from ringside_manager.office.queries.explain_standing import explain_pop, explain_rank
from ringside_manager.office.queries.explain_values import Amount, Explanation, Line, Subject, Term, Unit

__all__ = [
    "Amount",
    "Explanation",
    "Line",
    "Subject",
    "Term",
    "Unit",
    "explain_carried",
    "explain_eligibility",
    "explain_percentage",
    "explain_pop",
    "explain_purse",
    "explain_rank",
    "explain_share",
    "purse_lines",
]
