"""Many bouts of the same two boxers: what is likely, and how sure that is."""
