"""The games: one folder per rulebook, and none of them knows another."""
