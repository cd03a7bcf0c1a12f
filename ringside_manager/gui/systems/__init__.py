"""What the window knows of each bout system: a room for each, found by entry point."""
