"""What the server refuses, with the sentence that a client is told."""


class Refusal(Exception):
    """Something that cannot be done; nothing was changed by asking for it."""

    def __init__(self, status: int, error: str) -> None:
        super().__init__(error)
        self.status = status
        self.error = error
