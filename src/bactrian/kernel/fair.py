"""The fair dealer: chance that players can check afterwards.

Before the first deal the hash of a secret is shown (the *commitment*); every seat may add a salt of
its own.  Each pick follows from both and from its number in the match.  When the match is over the
secret is shown, and anybody can recompute every roll and draw.
"""

import hashlib
import hmac
import secrets
from collections.abc import Sequence
from typing import Final

from bactrian.kernel.dealer import Dealer
from bactrian.kernel.errors import Malformed

SECRET_BYTES: Final = 32


def commitment(secret: str) -> str:
    """The hash that is shown before the first deal."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


class FairDealer(Dealer):
    """All chance follows from a committed secret and the seats' salts."""

    def __init__(
        self, secret: str | None = None, salts: Sequence[str] = (), count: int = 0
    ) -> None:
        self.secret: Final = secrets.token_hex(SECRET_BYTES) if secret is None else secret
        try:
            key = bytes.fromhex(self.secret)
        except ValueError:
            raise Malformed("a secret is written in hexadecimal digits") from None
        if len(key) < 16:
            raise Malformed("a secret has at least 32 hexadecimal digits")
        for salt in salts:
            if not salt or not salt.isascii() or not salt.isalnum():
                raise Malformed(f"a salt consists of plain letters and digits, not “{salt}”")
        self.salts: Final = tuple(salts)
        self._key: Final = key
        self._count = count

    def pick(self, size: int) -> int:
        """A number from 0 to ``size - 1``, each as likely as the others."""
        fair = (1 << 64) - (1 << 64) % size
        while True:
            text = f"{self._count} {' '.join(self.salts)}".encode()
            self._count += 1
            word = int.from_bytes(hmac.digest(self._key, text, "sha256")[:8], "big")
            if word < fair:
                return word % size

    def clone(self) -> "FairDealer":
        """A dealer with the same future."""
        return FairDealer(self.secret, self.salts, self._count)

    def header(self) -> str:
        """The commitment and the salts; never the secret."""
        return " ".join(["fair", commitment(self.secret), *self.salts])

    def reveal(self) -> str:
        """The secret, for the end of the match."""
        return self.secret
