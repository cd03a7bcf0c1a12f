"""Mending the league: correct a result, strike, restore, undo to a point, branch off."""
