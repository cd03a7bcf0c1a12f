"""What doors show of a league: frozen facts read from the books, without a word of prose."""
