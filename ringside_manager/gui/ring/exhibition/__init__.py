"""Bouts that count for nothing but themselves: made, put aside, taken up, watched again."""
