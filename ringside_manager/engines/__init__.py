"""The bout systems, one folder each, none importing another."""
