"""The pages of records and news."""
