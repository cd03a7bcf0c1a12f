"""The evening of a season or of the whole campaign."""
