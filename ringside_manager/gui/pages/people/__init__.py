"""Pages about people: fighters, managers, bouts between them, rankings and titles."""
