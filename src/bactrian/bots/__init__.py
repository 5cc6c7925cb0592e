"""Bots: they know what their seat may know, and choose."""
