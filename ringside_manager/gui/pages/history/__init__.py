"""The pages of records and news, and the evening of a season or of the whole campaign."""
