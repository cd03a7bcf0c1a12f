"""Making bouts in the window: the sheet of a pair, the chance to win, offers and their answers."""
