"""The ring: the page on which bouts of the league are boxed and watched."""
