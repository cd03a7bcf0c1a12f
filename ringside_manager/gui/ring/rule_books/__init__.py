"""One pairing, or a whole card, under every bout system: what each makes of it."""
