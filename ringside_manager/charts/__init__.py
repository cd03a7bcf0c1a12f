"""Charts: rows in, a Matplotlib figure out; Matplotlib itself is imported when the first one is drawn."""
