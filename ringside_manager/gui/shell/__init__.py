"""The frame around the pages: navigation, bars, menus, notices, the palette, and the way between pages."""
