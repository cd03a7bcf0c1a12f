"""The ledger: every movement of money."""
