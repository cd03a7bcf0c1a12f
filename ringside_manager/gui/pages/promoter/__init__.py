"""The promoter's desk, and a league in many places: a member's outbox, and the desk of its keeper."""
