"""A league in many places as the window shows it: a member's outbox, and the keeper's desk."""
