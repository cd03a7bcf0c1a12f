"""The office of whoever sits at the keyboard."""
