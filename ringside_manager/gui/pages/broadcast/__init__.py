"""A fight night for the television: walk-ons, bouts, scorecards, standings, full screen and by itself."""
