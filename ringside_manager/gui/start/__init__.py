"""Before a league is open: the start page, founding a league, the draft room and the auction room."""
