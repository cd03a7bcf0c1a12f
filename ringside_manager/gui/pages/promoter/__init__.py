"""The promoter's desk."""
