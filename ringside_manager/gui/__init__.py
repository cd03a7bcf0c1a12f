"""The window: thin pages over the office, and everything that makes them pleasant to use."""
