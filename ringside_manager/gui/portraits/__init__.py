"""Portraits of fighters: drawn from their features, or a picture somebody put beside the set."""
