"""Looking back on a bout: what decisions cost, where it turned, what the dice gave."""
