"""The bots: what they may know, how they think, how well they play."""
