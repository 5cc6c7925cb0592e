"""The same tables in a terminal: line by line, for eyes and for screen readers."""
