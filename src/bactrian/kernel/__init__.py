"""What all games share: a match is a small, fast, pure machine that asks one question at a time."""
