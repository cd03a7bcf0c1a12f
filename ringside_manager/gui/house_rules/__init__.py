"""House rules in the window: packs in files, compared, and as a form."""
