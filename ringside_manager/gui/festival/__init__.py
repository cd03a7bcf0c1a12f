"""Festivals without a league: founded, run bout by bout, shown as they stand, taken out of the window."""
