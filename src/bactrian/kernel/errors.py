"""Everything that can be refused, each with a sentence that says what would have been accepted."""


class BactrianError(ValueError):
    """Input that cannot be used; nothing was changed by it."""


class Malformed(BactrianError):
    """Text or a number that means nothing to this game."""


class NotAsked(BactrianError):
    """An answer from a seat that is not asked anything."""


class IllegalAction(BactrianError):
    """An answer that is none of the options."""


class CannotUndo(BactrianError):
    """There is nothing this seat may take back."""


class ScriptError(BactrianError):
    """A scripted or recorded dealer was asked for something its script does not hold."""


class ComponentError(BactrianError):
    """A component file that does not describe a playable game."""


class JournalError(BactrianError):
    """A journal with a line that cannot follow."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason
