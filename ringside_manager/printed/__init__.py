"""A league on paper: sheets for the table, and the book of a season."""
