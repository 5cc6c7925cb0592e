"""Measurements: how fast matches run, beside others, and whether both builds play the same."""
