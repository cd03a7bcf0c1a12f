"""One league, many places: keys and seals, the shared folder, the server with its pages; the only room that knows a network."""
