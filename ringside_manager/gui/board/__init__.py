"""The board: a bout as its printed game would lie on the table, painted as vectors."""
