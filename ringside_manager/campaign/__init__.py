"""The rules of the league as pure functions: values in, values out, whole numbers only (C1-C70).

Popularity is counted in half points (``_half``), purses in whole dollars (``_dollars``), managers' money in
cents (``_cents``).  Nothing here knows weight classes: whoever keeps several calls these functions once for
the fighters of each (C1).
"""
