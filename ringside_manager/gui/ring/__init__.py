"""The ring: bouts watched, played and looked back on."""
